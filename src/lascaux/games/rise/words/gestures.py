"""Gestures: what people do in one movement, as the chain of decisions that it stands for."""

from __future__ import annotations

from lascaux.engine.agenda import STEP
from lascaux.games.rise.content.parts import ACTIONS, FACES
from lascaux.games.rise.rules import growing, moving, steps
from lascaux.games.rise.rules.codes import ACTIONS as ACTION_COUNT
from lascaux.games.rise.rules.codes import (
    DISCOVERY,
    GATHER_AT,
    GROW_AT,
    MAMMOTH_TO,
    PLACE_DIE,
    TRADER,
    WAYFARERS,
)
from lascaux.games.rise.words.asked import Asked

GROWING = (steps.GROW_BASE, steps.GROW_EXTRA)


def gesture(asked: Asked, thing: str, place: str) -> tuple[int, ...]:
    """The decisions that a movement from a thing to a place stands for, or none.

    A die onto its action; a member, or once one has gone there all the rest, from hex to hex; all
    the rest to a hex where the tribe grows; all hexes that may still give.
    """
    if asked.step == steps.GATHER_HEX:
        return all_ripe(asked)
    h = asked.hex_at(place)
    if asked.step in GROWING and h >= 0:
        return _the_rest(asked, h)
    if asked.step == steps.MOVE_MEMBERS and h >= 0:
        return _walk(asked, thing, h)
    if asked.step == steps.CHOOSE_ACTION:
        return _die(asked, thing.removeprefix("die-"), place.removeprefix("action-"))
    return ()


def offers_the_rest(asked: Asked) -> bool:
    """Is something left that can go where the last one went, wherever that was?"""
    state = asked.state
    if state.left < 2 or state.leads_by(TRADER):
        return False
    if asked.step == steps.GROW_BASE:
        return bool(state.marked) and not growing.can_wait(state)
    if asked.step != steps.MOVE_MEMBERS or not state.extra or state.tamer == asked.seat:
        return False
    if state.active_events >> DISCOVERY & 1:  # what was found may have been picked last
        return False
    hexes = range(state.land.outline.hexes)
    ends = [h for h in hexes if moving.has_arrived(state, h)]
    return all(any(_walk_from(asked, source, end) for source in hexes) for end in ends)


def all_ripe(asked: Asked) -> tuple[int, ...]:
    """All hexes that may still give, if there are no more of them and none of them asks back."""
    state = asked.state
    wanted = [int(action) for action in state.legal() if _is_about(asked, int(action), GATHER_AT)]
    if not 0 < len(wanted) <= state.left:
        return ()
    twin = state.copy()
    twin.holder = state.to_move
    for number, action in enumerate(wanted, 1):
        twin.advance(action)
        if number < len(wanted) and twin.asked & STEP != steps.GATHER_HEX:
            return ()
    return () if twin.asked & STEP in (steps.WILD_GOODS, steps.STONE_OR_OWN) else tuple(wanted)


def _the_rest(asked: Asked, h: int) -> tuple[int, ...]:
    """All members that are still to come, to one hex."""
    action = _at(asked, GROW_AT, h)
    return (action,) * most_grown(asked) if action in asked.legal else ()


def most_grown(asked: Asked) -> int:
    """How many members may come to one hex, one after the other."""
    state = asked.state
    if asked.step == steps.GROW_SHARED:
        return 1
    more = state.left + state.extra if asked.step == steps.GROW_BASE else state.extra
    return int(min(more, state.supply[state.active]))


def _walk(asked: Asked, thing: str, target: int) -> tuple[int, ...]:
    """One goes the first time, then all the rest; from elsewhere if nobody is left there."""
    state = asked.state
    if thing == "mammoth":
        action = _at(asked, MAMMOTH_TO, target)
        return (action,) if action in asked.legal else ()
    source = asked.hex_at(thing)
    if source < 0:
        return ()
    if not moving.has_arrived(state, target):
        return _walk_from(asked, source, target)
    if moving.can_leave(state, source):
        return _walk_from(asked, source, target) * all_but_needed(asked, source)
    found: tuple[int, ...] = ()
    for other in range(state.land.outline.hexes):
        found += _walk_from(asked, other, target) * all_but_needed(asked, other)
    return found[: state.left]


def _walk_from(asked: Asked, source: int, target: int) -> tuple[int, ...]:
    """A member's walk, if it is legal."""
    state, tables = asked.state, asked.state.tables
    action = int(tables.move + state.place(source) * tables.places + state.place(target))
    return (action,) if action in asked.legal else ()


def all_but_needed(asked: Asked, source: int) -> int:
    """How many may leave a hex together: one stays with a village or a tamed mammoth."""
    state, seat = asked.state, asked.seat
    number = most_walks(asked, source)
    guarded = state.villages[seat] >> source & 1 or (
        state.tamer == seat and state.mammoth == source
    )
    if guarded and number == state.count(source, seat):
        number -= 1
    return max(1, number)


def most_walks(asked: Asked, source: int) -> int:
    """How many members may still walk from a hex, one after the other."""
    state = asked.state
    most = state.left
    if asked.step == steps.WANDER_FIRST:
        most = state.tables.power_amount[WAYFARERS]
    elif asked.step == steps.WANDER_AGAIN:
        most = 1
    return int(min(most, moving.unmoved(state, source)))


def _die(asked: Asked, face: str, act: str) -> tuple[int, ...]:
    if face not in FACES or act not in ACTIONS:
        return ()
    action = int(PLACE_DIE) + FACES.index(face) * int(ACTION_COUNT) + ACTIONS.index(act)
    return (action,) if action in asked.legal else ()


def _at(asked: Asked, family: int, h: int) -> int:
    """The action of a family about a hex."""
    state = asked.state
    return int(state.tables.at + family * state.tables.places + state.place(h))


def _is_about(asked: Asked, action: int, family: int) -> bool:
    tables = asked.state.tables
    first = tables.at + family * tables.places
    return bool(first <= action < first + tables.places)
