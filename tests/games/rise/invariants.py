"""What must hold in every position of Rise of Tribes: nothing gets lost, nothing is overfull."""

from __future__ import annotations

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import count_bits
from lascaux.games.rise.rules import steps
from lascaux.games.rise.rules.codes import (
    AMBUSH,
    GOODS,
    INVADERS,
    INVASION,
    NEUTRAL,
    NONE,
    RING,
    TRIBES,
    VOLCANO,
)
from lascaux.games.rise.rules.state import RiseState


def check(state: RiseState) -> None:
    """Assert all that must hold."""
    _check_dice(state)
    _check_members(state)
    _check_villages(state)
    _check_goals(state)
    _check_events(state)
    assert all(number >= 0 for number in state.goods)
    assert len(state.goods) == state.players * GOODS
    scores = state.scores()
    assert all(score >= 0 for score in scores)
    won = [score for score in scores if score >= state.tables.target]
    assert len(won) <= 1
    assert bool(won) == (state.over and state.ending == 0)
    assert state.over == (len(state.legal()) == 0)


def _check_dice(state: RiseState) -> None:
    assert len(state.queues) == 12
    assert all(0 <= die <= 2 for die in state.queues)
    assert all(NONE <= die <= 2 for die in (state.die_one, state.die_two))
    assert count_bits(state.used) <= 2


def _check_members(state: RiseState) -> None:
    hexes = range(state.land.outline.hexes)
    assert all(number >= 0 for number in state.members)
    for tribe in range(TRIBES):
        occupied = sum(1 << h for h in hexes if state.count(h, tribe))
        assert occupied == state.here[tribe]
    for seat in range(state.players):
        waiting = state.waiting if state.power[seat] == AMBUSH else 0
        parts = (state.on_map(seat), state.supply[seat], state.captured[seat], waiting)
        assert min(parts) >= 0
        assert sum(parts) == state.tables.members
    invaders = sum(state.count(h, INVADERS) for h in hexes)
    assert invaders <= 5
    placing = any(state.agenda[at] & STEP == steps.PLACE_PIECE for at in range(state.depth))
    asked = state.asked & STEP == steps.PLACE_PIECE
    if not placing and not asked:
        assert bool(invaders) == bool(state.active_events >> INVASION & 1)
    if state.asked & STEP == steps.STEP_FIVE:
        assert all(state.crowd(h) <= state.limit(h) for h in hexes)


def _check_villages(state: RiseState) -> None:
    taken = 0
    for owner in range(TRIBES):
        assert not taken & state.villages[owner]
        taken |= state.villages[owner]
        if owner != NEUTRAL and owner < state.players:
            assert not state.villages[owner] & ~state.here[owner]
    assert state.villages_in_stock() >= 0
    assert state.settled or not (taken and state.turn)
    if state.frozen:
        assert not taken >> state.glacier & 1
    for seat in range(state.players):
        elder = state.elder[seat]
        assert elder == NONE or state.villages[seat] >> elder & 1
    if state.tamer != NONE:
        assert state.here[state.tamer] >> state.mammoth & 1
    assert state.chieftain == NONE or taken >> state.chieftain & 1


def _check_goals(state: RiseState) -> None:
    in_use = [g for g in range(state.tables.goals) if state.tables.goal_players[g] <= state.players]
    for seat in range(state.players):
        size, top = state.deck_size[seat], state.deck_top[seat]
        deck = [state.decks[seat * RING + (top + at) % RING] for at in range(size)]
        shown = [
            goal
            for goal in range(state.tables.goals)
            if (state.in_progress[seat] | state.completed[seat]) >> goal & 1
        ]
        assert not state.in_progress[seat] & state.completed[seat]
        assert sorted(deck + shown) == in_use
        assert 0 <= state.known[seat] <= size


def _check_events(state: RiseState) -> None:
    late = 0 if state.settled else state.tables.late_events
    deck = [state.event_deck[at] for at in range(state.events_left)]
    slots = [event for event in state.slots if event != NONE]
    piles = [state.event_discard, state.active_events, late]
    listed = [event for pile in piles for event in range(16) if pile >> event & 1]
    erupting = [
        VOLCANO for at in range(state.depth) if state.agenda[at] & STEP == steps.VOLCANO_RETURNS
    ]
    assert sorted(slots) == [event for event in range(16) if state.active_events >> event & 1]
    assert sorted(deck + listed + erupting) == list(range(16))
    assert not (state.event_discard | state.active_events) >> VOLCANO & 1
