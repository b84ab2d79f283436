"""Chains: what is confirmed together, how it ends, what one movement does, and summaries."""

from __future__ import annotations

import pytest

from lascaux import Rng
from lascaux.engine.pane import Chain
from tests.games.tribes.answers import GAME
from tests.games.tribes.choosing import NAMES, asked, positions, told
from tests.games.tribes.scenario import Story


def notations(actions: tuple[int, ...]) -> list[str]:
    return [GAME.notation(action) for action in actions]


def ended(chain: Chain | None) -> tuple[str, list[str]]:
    """What Confirm says, and what it adds."""
    assert chain is not None
    return chain.words, notations(chain.end)


def moved(story: Story, thing: str, place: str) -> list[str]:
    """What one movement stands for."""
    return notations(GAME.gesture(story.state, thing, place))


def summed_up(story: Story, *plan: str) -> str:
    return GAME.summary(story.state, [GAME.parse(notation) for notation in plan], NAMES)


# Chains


def test_a_whole_turn_is_one_chain_and_that_of_another_is_its_own() -> None:
    story = Story(lands={"Red": "goat 1, wheat 2, gold"}, row="move fever procreate")
    for notation in ("take move", "move 2", "to 3"):
        decision = told(story)
        assert decision.chain is not None
        assert {decision.chain.key, *(each.chain for each in decision.choices)} == {"turn"}
        story.play(notation)
    assert story.decides == "Green"
    story.play("take fever")
    decision = told(story)  # Green has one land with members only, so Red is asked
    assert story.decides == "Red" and decision.chain is not None
    assert decision.chain.key == "answer"
    assert told(Story.from_box()).choices[0].chain == "settle"


def test_steps_that_are_left_can_be_left() -> None:
    story = Story(
        lands={"Red": "goat 1, wheat 2, gold"}, row="move procreate", levels={"Red": "movement 2"}
    ).play("take move")
    assert ended(told(story).chain) == ("", [])
    story.play("move 2", "to 3")
    assert ended(told(story).chain) == ("Move 1 step, leave 2", ["stop"])
    story.play("move 3", "to 2")
    assert ended(told(story).chain) == ("Move 2 steps, leave 1", ["stop"])


def test_shifts_and_lands_that_are_turned_back_can_be_left() -> None:
    shifts = Story(
        lands={"Red": "goat 8, wheat 7, gold"},
        row="procreate move",
        levels={"Red": "procreation 1"},
    ).play("take procreate")
    assert ended(told(shifts).chain) == ("", [])
    shifts.play("shift 1")
    assert ended(told(shifts).chain) == ("Shift no more", ["stop"])
    lands = Story(
        lands={"Red": "goat 1, wheat, gold!, horse!"},
        row="explore procreate",
        bag="",
        levels={"Red": "exploration 1"},
    ).play("take explore")
    assert ended(told(lands).chain) == ("", [])
    lands.play("turn-back 3")
    assert ended(told(lands).chain) == ("Leave the others", ["stop"])
    single = Story(
        lands={"Red": "goat 1, wheat, gold!, horse!"},
        row="explore procreate",
        bag="",
        levels={"Red": "exploration 1"},
        empty_bag_turnbacks_per_missing_draw=False,
    ).play("take explore")
    assert ended(told(single).chain) == ("", []), "nothing was done yet"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_ends_a_chain_can_be_done(players: int) -> None:
    for state in positions(players, 5, 3):
        chain = asked(state).chain
        assert chain is not None
        twin = state.held()
        for action in chain.end:
            assert action in twin.legal()
            twin.apply(action)


# Gestures


def test_a_board_takes_the_cheapest_tile_with_a_hand() -> None:
    story = Story(
        lands={"Red": "horse 1, goat, gold"},
        row="procreate move_hand explore explore_hand",
        shells={"Red": 3},
    )
    assert moved(story, "", "board-hunting") == ["take move_hand", "complete hunting"]
    other = moved(story, "tile-explore_hand", "board-hunting")
    assert other == ["take explore_hand", "complete hunting"]
    assert moved(story, "tile-procreate", "board-hunting") == []
    poor = Story(lands={"Red": "horse 1, goat, gold"}, row="move move_hand", shells={"Red": 0})
    assert moved(poor, "", "board-hunting") == []


def test_all_members_come_to_one_land_and_go_from_one() -> None:
    story = Story(
        lands={"Red": "goat 1, wheat 1, gold"},
        row="procreate move",
        levels={"Red": "procreation 2"},
    ).play("take procreate")
    assert moved(story, "", "land-0-2") == ["procreate 2"] * 3
    assert moved(story, "", "land-0-3") == []
    story.play("procreate 1")
    chain = told(story).chain
    assert chain is not None and chain.all == "All here"
    assert moved(story, "", "land-0-1") == ["procreate 1"] * 2
    lost = Story(
        lands={"Red": "goat 3, wheat 1, gold"},
        row="war_captives move",
        levels={"Green": "strength 1"},
    ).play("take war_captives")
    assert moved(lost, "", "land-0-1") == ["lose 1"] * 2
    assert moved(lost, "", "land-0-2") == ["lose 2"]


def far() -> Story:
    """The third land of a way, two steps from the first."""
    return Story(
        lands={"Red": "goat 1, horse, wheat, gold at 2 e"},
        row="move_hand move procreate",
        levels={"Red": "movement 1"},
    )


def test_a_member_walks_to_a_far_land_in_one_movement() -> None:
    story = far().play("take move")
    assert moved(story, "land-0-1", "land-0-4") == ["move 1", "to 2", "move 2", "to 4"]
    assert moved(story, "", "land-0-4") == ["move 1", "to 2", "move 2", "to 4"]  # nobody else can
    story.play("move 1")
    assert moved(story, "land-0-1", "land-0-4") == ["to 2", "move 2", "to 4"]
    slow = Story(lands={"Red": "goat 1, horse, wheat, gold at 2 e"}, row="move procreate")
    assert moved(slow.play("take move"), "land-0-1", "land-0-4") == []  # one step only


def test_a_land_begins_the_action_of_a_tile_with_a_hand() -> None:
    story = far().play("take move_hand")
    assert moved(story, "", "land-0-1") == ["act", "move 1"]
    assert moved(story, "", "land-0-2") == []  # nobody stands there


def test_a_movement_that_stands_for_nothing_is_none() -> None:
    story = far()
    assert moved(story, "", "bag") == []
    assert moved(story, "land-0-1", "land-0-2") == []  # first a tile
    assert moved(story.play("take move"), "land-0-2", "land-0-1") == []


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_a_movement_stands_for_can_be_done(players: int) -> None:
    rng = Rng("gestures")
    for state in positions(players, 6, 5):
        panes = GAME.panes(GAME.view(state, int(state.to_move)), NAMES)
        names = ["", *(name for pane in panes for name in pane.names())]
        for place in names[1:]:
            twin = state.held()
            for action in GAME.gesture(state, names[rng.below(len(names))], place):
                assert action in twin.legal()
                twin.apply(action)


# Summaries


def test_a_plan_tells_what_was_paid_and_what_was_done() -> None:
    story = Story(
        lands={"Red": "goat 1, wheat 1, gold"},
        row="move procreate:1 explore",
        levels={"Red": "procreation 2"},
    )
    plan = ("take procreate", "procreate 1", "procreate 2", "procreate 1")
    paid = "Procreate, pay 1 shell, take 1: 5 left"
    assert summed_up(story, *plan) == f"{paid}; place 3: goat 2, wheat 1"
    assert summed_up(story, plan[0]) == ""  # one alone tells itself


def test_a_plan_with_a_board_tells_its_points_and_what_is_revealed() -> None:
    story = Story(
        lands={"Red": "goat 1, wheat 1, gold 1"},
        row="procreate move_hand explore",
        boards={1: "hunting leather_making cooking barter"},
        stones={"hunting": "Green Black"},
        players=3,
    )
    assert summed_up(story, "take move_hand", "complete hunting", "exhaust 3") == (
        "Pay 1 shell: 4 left; complete Hunting: +1 VP, exploration 1 to 2; exhaust 1: gold"
    )
    assert summed_up(story, "take move_hand", "complete barter") == (
        "Pay 1 shell: 4 left; complete Barter: +2 VP, movement 1 to 2;"
        " a board is turned up and an event is revealed, no undo"
    )


def test_a_plan_counts_steps_and_lands() -> None:
    story = far()
    walk = ("take move", "move 1", "to 2", "move 2", "to 4")
    assert summed_up(story, *walk) == "Move, pay 1 shell: 4 left; go 2 steps"
    explored = Story(
        lands={"Red": "goat 1, wheat 1, gold"},
        row="explore procreate",
        levels={"Red": "exploration 1"},
    ).will_draw("gold", "horse")
    explored.play("take explore")
    plan = ("lay gold", "at 1 w", "at 1 nw")
    assert summed_up(explored, *plan) == "Lay 2 lands"
