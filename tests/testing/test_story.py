"""Stories: they play by notation, hold what a test says of them, and look at every position."""

import pytest
from pebbles import PebblesGame

import lascaux
from lascaux import LascauxError
from lascaux.testing import Story
from tests.testing import faults
from tests.testing.faults import with_positions


def test_a_story_says_where_a_test_is_wrong() -> None:
    story = Story(PebblesGame(), players=2, seed="pond")
    with pytest.raises(AssertionError, match="'double' is refused by rule P2, not P3"):
        story.refuses("double", "P3")
    with pytest.raises(AssertionError, match="'take' is legal"):
        Story(PebblesGame(), players=2, seed="pond").refusal("take")
    with pytest.raises(AssertionError, match=r"'Chalk rolled 5' is not in .*Chalk rolled 4\."):
        story.tells("Chalk rolled 5")
    with pytest.raises(AssertionError, match="the game is not over"):
        assert story.winners


def test_after_every_decision_twins_are_compared() -> None:
    with pytest.raises(AssertionError, match="a copy is not equal"):
        Story(with_positions(faults.CopyForgets), players=2).play("take")
    with pytest.raises(AssertionError, match="a restored position is not equal"):
        Story(faults.RestoreForgets(), players=2).play("take", "roll")


def test_a_refusal_that_leaves_a_trace_is_caught() -> None:
    with pytest.raises(AssertionError, match="the refusal of 'double' has changed the position"):
        Story(with_positions(faults.RefusesWithATrace), players=2).refuses("double", "P2")


def test_what_may_be_taken_back_is_taken_back() -> None:
    story = Story(with_positions(faults.DoublesAlone), players=2).play("roll")
    assert (story.choices, story.decides) == (["double", "single"], "Chalk")
    assert story.undo().choices == ["roll", "take"]
    with pytest.raises(LascauxError, match="nothing"):
        story.undo()


def test_a_story_begins_with_the_options_it_is_told() -> None:
    game = lascaux.game("pebbles")
    story = Story(game, players=3, seed="any", options=game.Options(generous=True))
    assert story.scores == {"Chalk": 3, "Ochre": 3, "Soot": 3}
