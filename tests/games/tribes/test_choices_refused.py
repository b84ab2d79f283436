"""Why something cannot be chosen: a sentence and a rule for whatever somebody points at."""

from __future__ import annotations

import pytest

from tests.games.tribes.answers import GAME
from tests.games.tribes.choosing import NAMES, RULES, positions, refused
from tests.games.tribes.scenario import Story

ROW = "procreate procreate_hand move move_hand explore explore_hand"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_reason_for_whatever_is_shown(players: int) -> None:
    for state in positions(players, players, 7):
        seat = int(state.to_move)
        for pane in GAME.panes(GAME.view(state, seat), NAMES):
            for name in pane.names():
                reason = GAME.why_not(state, name, seat, NAMES)
                assert reason.text[0].isupper() and reason.text[-1] in ".?", reason
                assert reason.rule in RULES, reason


def test_what_can_be_chosen_is_only_asked_for() -> None:
    story = Story(lands={"Red": "goat 1, wheat 1, gold 1"}, row="procreate_hand move")
    assert refused(story, "tile-procreate_hand") == (
        "Now it is asked: which tile do you take?",
        "T35",
    )
    story.play("take procreate_hand", "complete hunting")
    wild = ("Now it is asked: which land do you exhaust for what is missing?", "T80")
    assert refused(story, "land-0-1") == wild


def test_tiles_that_are_too_dear() -> None:
    story = Story(row="procreate move:2 explore", shells={"Red": 1})
    cost = "That costs 2 and you have 1."
    assert refused(story, "tile-explore") == (cost, "T38")
    poor = Story(row="procreate move:2 explore", shells={"Red": 0})
    assert refused(poor, "tile-move") == (
        "That costs 1 and you have 0; shells on it do not pay.",
        "A2",
    )
    story.play("take procreate")
    assert refused(story, "tile-move", 0) == ("It is for Ben to decide.", "T46")


def test_boards_that_lack_something() -> None:
    boards = {1: "hunting leather_making cooking barter"}
    story = Story(lands={"Red": "horse 1, goat 1, gold"}, row=ROW, boards=boards)
    assert refused(story, "slot-2-0") == (
        "That board is not face up yet: the first stone below turns it up.",
        "T77",
    )
    story = Story(
        lands={"Red": "horse 2, goat, gold"},
        row=ROW,
        boards={1: "hunting leather_making cooking barter", 2: "horse_riding farming"},
        stones={"hunting": "Red", "leather_making": "Green"},
    )
    text, rule = refused(story, "board-horse_riding")
    assert text == "Horse Riding: Lacks 1 horse. Several members on one land count once."
    assert rule == "T66"
    text, rule = refused(story, "board-farming")  # the own arrow would lead there
    assert text == (
        "Farming: Lacks 1 wheat. At least one land must really give what the board asks for."
    )
    assert rule == "T84"
    assert refused(story, "board-hunting") == (
        "Hunting: Yours. You have completed that board.",
        "T76",
    )
    far = Story(
        lands={"Red": "goat 2, wheat, gold"},
        row=ROW,
        boards={1: "hunting leather_making cooking barter", 2: "smelting farming horse_riding"},
        stones={"hunting": "Red", "cooking": "Green"},
    )
    assert refused(far, "board-horse_riding") == (
        "Horse Riding: No way up yet. You have no stone on the board below.",
        "T75",
    )


def test_a_hand_that_is_too_dear_and_an_arrow_that_needs_a_side() -> None:
    dear = Story(
        lands={"Red": "horse 1, goat, gold"},
        row="procreate move explore move_hand",
        shells={"Red": 1},
    )
    assert refused(dear, "board-hunting") == (
        "The first tile with a hand is 2 shells too dear.",
        "T61",
    )
    sides = Story(
        lands={"Red": "horse 1, goat, gold, horse 1"},
        row="move_hand explore",
        boards={1: "hunting leather_making cooking barter", 2: "farming horse_riding"},
        stones={"hunting": "Red", "cooking": "Red", "leather_making": "Green"},
    )
    assert refused(sides, "board-horse_riding") == (
        "First take a tile with a hand: your arrow can come from two sides.",
        "T87",
    )
    sides.play("take move_hand")
    assert refused(sides, "board-horse_riding") == (
        "Choose the board from which your arrow leads there.",
        "T87",
    )
    assert refused(sides, "land-0-1") == (
        "First say what the hand is for: the action, or a board.",
        "T44",
    )


def test_lands_that_are_too_far_or_of_no_use() -> None:
    story = Story(lands={"Red": "goat 1, horse, wheat, gold at 2 e"}, row="move procreate explore")
    assert refused(story, "land-0-2") == ("First take a tile of the row.", "T34")
    story.play("take move", "move 1")
    assert refused(story, "land-0-4") == ("That is 2 steps away, and 1 left.", "T53")
    assert refused(story, "land-0-1") == ("The member stands there already.", "T53")
    grown = Story(lands={"Red": "goat 1, horse 1, wheat"}, row="procreate move")
    grown.play("take procreate")
    assert refused(grown, "land-0-3") == ("New members join others, on a land of yours.", "T51")
    assert refused(grown, "bag") == ("Lands come out of the bag when you explore.", "T56")
    assert refused(grown, "clock") == ("It only tells how near the end is.", "T106")
    assert refused(grown, "tile-move") == (
        "One tile a turn; the next one is for the next turn.",
        "T34",
    )
