"""A timeline plays single actions and chains, and goes back as far as fair play allows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import lascaux
from lascaux.engine.errors import IllegalAction
from lascaux.engine.state import Event, State
from lascaux.engine.timeline import CHAIN_TOO_LONG, Timeline
from tests.quiet import with_quiet_actions

TAKE, ROLL, DOUBLE, SINGLE = range(4)


def hunters(seed: str = "timeline") -> Timeline:
    return Timeline(lascaux.game("hunters").new(2, seed, log=True))


def pebbles(rounds: int = 3) -> Timeline:
    game = lascaux.game("pebbles")
    return Timeline(game.new(2, "timeline", game.Options(rounds=rounds), log=True))


def a_turn(timeline: Timeline) -> list[int]:
    """A tile and a piece, or none, for the tile: two decisions of one player."""
    twin = timeline.state.copy()
    actions = []
    for _ in range(2):
        actions.append(int(twin.legal()[-1]))
        twin.apply(actions[-1])
    return actions


def whole(state: State) -> tuple[list[int], list[Event]]:
    return state.to_ints(), list(state.log)


def test_a_chain_leads_where_its_actions_lead_one_by_one() -> None:
    together, single = hunters(), hunters()
    for _ in range(20):
        chain = a_turn(together)
        together.play(*chain)
        for action in chain:
            single.play(action)
        assert whole(together.state) == whole(single.state)
        assert together.actions == single.actions


def test_a_trial_changes_nothing_until_it_is_taken() -> None:
    timeline = hunters()
    before = whole(timeline.state)
    trial = timeline.tried(a_turn(timeline))
    assert whole(timeline.state) == before
    assert timeline.actions == []
    timeline.take(trial)
    assert timeline.state is trial.state
    assert timeline.state.log[: len(before[1])] == before[1]
    assert len(timeline.state.log) > len(before[1])


def test_an_illegal_action_refuses_the_whole_chain() -> None:
    timeline = hunters()
    before = whole(timeline.state)
    first = int(timeline.state.legal()[0])
    for chain in ([first, first], [first, 10**6], [-1], [first, -1], []):
        with pytest.raises(IllegalAction):
            timeline.play(*chain)
        assert whole(timeline.state) == before
        assert timeline.actions == []
        assert not timeline.can_undo


def test_a_chain_does_not_go_on_where_something_came_to_light_or_somebody_else_decides() -> None:
    timeline = hunters()
    turn = a_turn(timeline)
    said = set()
    for more in (0, 1, 10**6, -1):  # whether or not it would be legal there
        with pytest.raises(IllegalAction) as caught:
            timeline.play(*turn, more)
        said.add(caught.value.reason)
    assert said == {CHAIN_TOO_LONG}
    game = pebbles()
    with pytest.raises(IllegalAction, match="one player decides"):
        game.play(ROLL, DOUBLE)  # it is the neighbour who says how often it counts
    with pytest.raises(IllegalAction, match="one player decides"):
        game.play(TAKE, TAKE)


def test_a_chain_does_not_go_on_after_the_end() -> None:
    game = pebbles(rounds=1)
    game.play(TAKE)
    with pytest.raises(IllegalAction, match="one player decides"):
        game.play(TAKE, TAKE)
    game.play(TAKE)
    assert game.state.over


def test_undo_takes_back_one_chain() -> None:
    seed, made, quiet = with_quiet_actions("rise", 3)
    timeline = Timeline(lascaux.game("rise").new(2, seed, log=True))
    for action in made:
        timeline.play(action)
    before = whole(timeline.state)
    timeline.play(*quiet[:2])
    between = whole(timeline.state)
    timeline.play(quiet[2])
    assert timeline.undoable >= 2
    assert timeline.undo() == 1
    assert whole(timeline.state) == between
    assert timeline.undo() == 2
    assert whole(timeline.state) == before
    assert timeline.actions == made


class CountedLog(list[Event]):
    """A log that counts how many of its entries have been read."""

    read = 0

    def __iter__(self) -> Iterator[Event]:
        for event in super().__iter__():
            CountedLog.read += 1
            yield event


@pytest.mark.parametrize("moves", [15, 60])
def test_a_move_costs_the_same_however_long_the_log_is(moves: int) -> None:
    """Nobody reads, let alone copies, what was in the log before."""
    timeline = hunters("long")
    timeline.state.log = CountedLog(timeline.state.log)
    CountedLog.read = 0
    for _ in range(moves):
        timeline.play(int(timeline.state.legal()[0]))
        if timeline.can_undo:
            timeline.play(int(timeline.state.legal()[0]))
            if timeline.can_undo:
                timeline.undo()
    assert isinstance(timeline.state.log, CountedLog)
    assert len(timeline.state.log) > moves
    assert CountedLog.read == 0
