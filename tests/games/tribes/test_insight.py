"""What the guess at a position is good for: a bot that looks one decision ahead plays sensibly."""

from __future__ import annotations

import pytest

import lascaux
from lascaux import Rng, Sight
from lascaux.arena.simulation.simulate import Plan, simulate
from lascaux.bots import bot
from lascaux.games.tribes.rules.ending import PLAYED_OUT
from tests.games.tribes.scenario import GAME, Story

HOPELESS = {"Red": "goat! 1, horse!, wheat!", "Green": "goat! 1, horse!, wheat!"}


def best(story: Story) -> str:
    """What the greedy bot does, in notation."""
    sight = Sight(story.state, story.state.to_move, Rng("eyes"))
    return story.game.notation(bot("greedy", story.game, Rng("mine")).choose(sight))


def worth(story: Story, owner: str = "Red") -> float:
    """What a seat's position is worth."""
    seat = ("Red", "Green").index(owner)
    return sum(story.game.insight.features(story.state, seat).values())


# The row


def test_a_tile_that_costs_nothing_is_better_than_the_same_for_shells() -> None:
    lands = {"Red": "goat! 2, horse!, wheat!"}
    assert best(Story(lands=lands, row="procreate explore procreate_hand")) == "take procreate"


def test_shells_on_a_tile_are_worth_having() -> None:
    poor = Story(lands=HOPELESS, row="move procreate")
    rich = Story(lands=HOPELESS, row="move:3 procreate:3")
    assert worth(rich.play("take move")) > worth(poor.play("take move"))


def test_a_hand_is_worth_the_board_that_it_completes() -> None:
    story = Story(lands={"Red": "goat 1, wheat 1, gold"}, row="move procreate explore_hand")
    assert best(story) == "take explore_hand"
    assert best(story.play("take explore_hand")).startswith("complete ")


# Resources and boards


def test_a_board_for_which_the_land_is_there_comes_before_one_that_costs_a_land() -> None:
    story = Story(lands={"Red": "goat 1, wheat, gold"}, row="move_hand procreate")
    assert best(story.play("take move_hand")) == "complete leather_making"


def test_of_what_must_be_exhausted_the_least_is_given() -> None:
    story = Story(
        lands={"Red": "goat 1, goat 1, gold, incense 1"},
        stones={"leather_making": "Red", "barter": "Red", "cooking": "Red", "hunting": "Green"},
        row="move_hand procreate",
        boards={2: "horse_riding cheese_making"},
    )
    story.play("take move_hand", "complete hunting")
    assert best(story) == "exhaust 4", "Cheese Making asks for both goats"


def test_the_nearer_a_land_that_is_needed_the_better() -> None:
    def with_horse(place: str) -> Story:
        lands = "goat! 2, wheat!, gold!, incense! at 3 sw, incense! at 4 sw"
        return Story(lands={"Red": f"{lands}, horse at {place}"}, row="move procreate")

    assert worth(with_horse("1 nw")) > worth(with_horse("4 w")) > worth(with_horse("5 sw"))


def test_a_member_whom_nobody_misses_steps_to_a_land_that_gives_something() -> None:
    lands = {"Red": "goat 1, horse! 2, wheat!, gold at 2 e"}
    story = Story(lands=lands, row="move procreate")
    assert best(story) == "take move"
    assert best(story.play("take move")) == "move 2"
    assert best(story.play("move 2")) == "to 4"


def test_a_shift_that_leaves_a_land_without_gain_is_not_made() -> None:
    lands = {"Red": "goat 1, horse 1, wheat 13"}
    story = Story(lands=lands, row="procreate move").play("take procreate")
    assert best(story) in ("stop", "shift 3")


@pytest.mark.parametrize("track", ["procreation", "exploration", "movement", "strength"])
def test_a_level_of_a_track_is_worth_something(track: str) -> None:
    low, high = Story(), Story(levels={"Red": f"{track} 1"})
    assert worth(high) > worth(low)


def test_an_arrow_is_kept_for_later_if_there_is_another_way() -> None:
    stones = {"cooking": "Red", "barter": "Green Red"}
    direct = Story(stones=stones, boards={1: "cooking barter", 2: "farming smelting"})
    laid = Story(
        stones=stones,
        boards={1: "cooking barter", 2: "farming smelting"},
        arrows={"Red": "cooking smelting"},
    )
    assert worth(direct) >= worth(laid)


# The end


def one_event_left(points: dict[str, int]) -> Story:
    """Red may end the game now: Green has no turn after this one."""
    return Story(
        turn="Red",
        first="Green",
        points=points,
        row="earthquake move",
        displayed="plague",
        lands=HOPELESS,
    )


def test_who_leads_ends_the_game() -> None:
    assert best(one_event_left({"Red": 20, "Green": 10})) == "take earthquake"


def test_who_would_lose_does_not_end_it() -> None:
    assert best(one_event_left({"Red": 10, "Green": 20})) == "take move"


def test_in_the_last_turn_only_points_count() -> None:
    story = Story(
        turn="Red",
        first="Green",
        row="procreate explore move harvest_festival",
        displayed="plague uprising",
        shells={"Red": 3},
    )
    assert best(story) == "take harvest_festival"


def test_once_it_is_over_nothing_counts_but_points() -> None:
    story = one_event_left({"Red": 20, "Green": 10}).play("take earthquake")
    assert story.state.over
    assert worth(story) == story.state.scores()[0]


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_come_to_their_end(players: int) -> None:
    played = simulate(Plan("tribes", players, ("greedy",) * players, games=200, seed="to the end"))
    assert list(played.endings) == [GAME.endings[PLAYED_OUT]]
