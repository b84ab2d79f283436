"""What nobody knows, what follows by elimination, and what a redraw may change."""

from __future__ import annotations

import pytest

from lascaux.engine.rng import Rng
from lascaux.engine.state import SPECTATOR
from lascaux.games.tribes import TribesOptions
from lascaux.games.tribes.rules.position import FROM_EVENTS, SOURCES
from lascaux.games.tribes.rules.state import TribesState
from tests.games.tribes.scenario import GAME, Story


@pytest.mark.rule("A34")
def test_a_removed_board_is_known_once_four_are_face_up() -> None:
    names = ("hunting", "leather_making", "cooking", "barter")
    for stones in range(5):
        story = Story(stones=dict.fromkeys(names[:stones], "Red"))
        removed = story.view["epochs"][1]["removed"]
        assert removed == ("pilgrimage" if stones == 4 else None)


@pytest.mark.rule("A34")
def test_boards_that_lie_face_down_are_redrawn_with_the_removed_one() -> None:
    story = Story(stones={"hunting": "Red"})
    seen: dict[int, set[int]] = {place: set() for place in range(15)}
    for number in range(200):
        redrawn = story.state.determinize(1, Rng(str(number)))
        for place in range(15):
            seen[place].add(redrawn.boards[place])
    assert [len(seen[place]) for place in range(15)] == [1] * 5 + [1, 4, 4, 4, 4] + [5] * 5


@pytest.mark.rule("T24")
def test_the_order_of_the_stacks_is_redrawn_and_nothing_else_of_them() -> None:
    story = Story(row="fever procreate", stacks={1: "cave_bear"})
    orders = set()
    for number in range(50):
        redrawn = story.state.determinize(0, Rng(str(number)))
        assert list(redrawn.stack_left) == [7, 8, 8]
        assert sorted(redrawn.stacks) == sorted(story.state.stacks)
        assert list(redrawn.row) == list(story.state.row)
        orders.add(tuple(redrawn.stacks[:7]))
    assert len(orders) > 40


@pytest.mark.rule("T13")
def test_draws_to_come_are_redrawn() -> None:
    story = Story(row="explore", levels={"Red": "exploration 4"})
    drawn = set()
    for number in range(30):
        redrawn = story.state.determinize(0, Rng(str(number)))
        assert list(redrawn.bag) == list(story.state.bag)
        redrawn.apply(GAME.parse("take explore"))
        drawn.add(tuple(redrawn.drawn))
    assert len(drawn) > 10


def test_a_held_twin_stops_where_something_hidden_would_be_seen() -> None:
    twin = Story(row="explore").state.held()
    twin.apply(GAME.parse("take explore"))
    assert twin.paused
    story = Story(lands={"Red": "horse 1, goat, wheat"}, row="move_hand").play("take move_hand")
    held = story.state.held()
    assert isinstance(held, TribesState)
    held.apply(GAME.parse("complete hunting"))
    assert held.paused
    view = GAME.view(held, 0)
    assert view["seats"][0]["score"] == 2, "what is certain is shown"
    assert [board["id"] for board in view["boards"][4:8]] == [None] * 4
    assert [tile["event"] for tile in view["row"]] == []


def test_a_held_twin_stops_before_an_event_is_revealed() -> None:
    """The second stone turns up no board; its bolt alone brings something new."""
    story = Story(
        lands={"Red": "horse 1, goat, wheat"}, row="move_hand", stones={"hunting": "Green"}
    ).play("take move_hand")
    held = story.state.held()
    assert isinstance(held, TribesState)
    held.apply(GAME.parse("complete hunting"))
    assert held.paused
    assert GAME.view(held, 0)["row"] == []


def test_a_held_twin_goes_on_from_an_empty_bag() -> None:
    story = Story(lands={"Red": "goat 1, horse!, wheat!"}, row="explore", bag="")
    twin = story.state.held()
    twin.apply(GAME.parse("take explore"))
    assert not twin.paused
    assert len(twin.legal()) == 3


def test_a_held_twin_stops_before_others_decide() -> None:
    lands = dict.fromkeys(("Red", "Green"), "goat 1, horse 1, wheat")
    twin = Story(lands=lands, row="fever move").state.held()
    twin.apply(GAME.parse("take fever"))
    twin.apply(GAME.parse("lose 1"))
    assert (twin.paused, twin.to_move) == (True, 0)


def shown(state: TribesState, seat: int) -> list[object]:
    """All that a seat is shown and told of a position."""
    view = GAME.view(state, seat)
    panes = GAME.panes(view)
    names = [name for pane in panes for name in pane.names()]
    return [
        *(view, panes, GAME.sketch(view), GAME.headline(view), GAME.regions(view)),
        *(GAME.shown_scores(state, seat), GAME.prompt(state, seat), GAME.decision(state, seat)),
        [GAME.label(state, action, seat) for action in state.legal()],
        [GAME.why_not(state, name, seat) for name in names],
    ]


@pytest.mark.rule("A31")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_nothing_that_is_displayed_tells_how_many_points_others_have(seat: int) -> None:
    chance = Rng("points")
    for opened in (False, True):
        state = GAME.new(3, "points", TribesOptions(open_points=opened))
        told = 0
        for decision in range(240):
            actions = state.legal()
            state.apply(actions[chance.below(len(actions))])
            if decision % 40 == 39:
                richer = state.copy()
                for other in range(3):
                    if other != seat:
                        richer.points[other * SOURCES + FROM_EVENTS] += 9
                told += shown(richer, seat) != shown(state, seat)
        assert told == (6 if opened else 0)
