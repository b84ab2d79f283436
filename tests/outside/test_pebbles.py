"""What an author outside the project tests: that the game keeps the laws, and its own rules.

This file needs nothing but the game, Lascaux, and pytest to run it.
"""

from pebbles import Options, PebblesGame

from lascaux.testing import Story, check_game

GAME = PebblesGame()


def test_pebbles_keeps_all_laws() -> None:
    check_game(GAME)


def test_whoever_takes_gets_what_the_die_shows() -> None:
    story = Story(GAME, players=2, seed="pond")
    assert (story.decides, story.choices) == ("Chalk", ["roll", "take"])
    story.tells("Chalk rolled 4.").play("take").tells("Chalk took 4.")
    assert (story.scores, story.decides) == ({"Chalk": 4}, "Ochre")


def test_the_neighbour_decides_whether_a_second_roll_is_doubled() -> None:
    story = Story(GAME, players=3, seed="pond").refuses("double", "P2").play("roll")
    assert (story.decides, story.choices) == ("Ochre", ["double", "single"])
    story.refuses("take", "P3").play("double").tells("Chalk rolled 6.")
    assert story.happened("took") == [{"seat": 0, "count": 12}]


def test_a_number_that_divides_the_pebbles_is_worth_five() -> None:
    story = Story(GAME, players=2, seed="pond", options=Options(rounds=1)).play("take", "take")
    assert story.over
    assert story.view["secrets"] == [2, 5]
    assert (story.scores, story.winners) == ({"Chalk": 9, "Ochre": 6}, ["Chalk"])
    story.tells("Chalk drew 2.", seat=0).tells("Chalk drew a secret number.", seat=1)
