"""Gestures: what people do in one movement, as the chain of decisions that it stands for."""

from __future__ import annotations

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import numbers_in
from lascaux.games.rise.content.parts import ACTIONS, FACES
from lascaux.games.rise.rules import entries, growing, moving, steps
from lascaux.games.rise.rules.codes import ACTIONS as ACTION_COUNT
from lascaux.games.rise.rules.codes import (
    DISCOVERY,
    GATHER_AT,
    GO_ON,
    GROW_AT,
    MAMMOTH_TO,
    NO,
    NONE,
    PLACE_DIE,
    STOP,
    TRADER,
    WAYFARERS,
)
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.words.asked import Asked

GROWING = (steps.GROW_BASE, steps.GROW_EXTRA)


def gesture(asked: Asked, thing: str, place: str) -> tuple[int, ...]:
    """The decisions that a movement from a thing to a place stands for, or none.

    A die onto its action, which may end the one before; a member, or once one has gone there all
    the rest, from hex to hex, and farther by relay; all the rest to a hex where the tribe grows;
    all hexes that may still give.
    """
    onward = _onward(asked, thing, place)
    if onward:
        return onward
    h = asked.hex_at(place)
    if asked.step == steps.GATHER_HEX and (h >= 0 or place in ("", "action-gather")):
        return all_ripe(asked)
    if asked.step in GROWING and place == "action-grow":
        return _the_rest(asked, _grown_last(asked))
    if asked.step in GROWING and h >= 0:
        return _the_rest(asked, h)
    if asked.step == steps.MOVE_MEMBERS and h >= 0:
        return _walk(asked, thing, h)
    return ()


def offers_the_rest(asked: Asked) -> bool:
    """Is something left that can go where the last one went, wherever that was?"""
    state = asked.state
    if state.leads_by(TRADER):
        return False
    if asked.step in GROWING:
        return bool(state.marked) and most_grown(asked) > 1 and not growing.can_wait(state)
    if asked.step != steps.MOVE_MEMBERS or not state.extra or state.tamer == asked.seat:
        return False
    if state.left < 2 or state.active_events >> DISCOVERY & 1:  # where it was found is picked last
        return False
    hexes = range(state.land.outline.hexes)
    ends = [h for h in hexes if moving.has_arrived(state, h)]
    return all(any(_walk_from(asked, source, end) for source in hexes) for end in ends)


def all_ripe(asked: Asked) -> tuple[int, ...]:
    """All hexes that may still give, if there are no more of them than may.

    One whose resource is to be chosen comes last; two of them cannot be taken together.
    """
    state = asked.state
    wanted = [int(action) for action in state.legal() if _is_about(asked, int(action), GATHER_AT)]
    if not 0 < len(wanted) <= state.left:
        return ()
    asking = [action for action in wanted if asks_back(state, action)]
    if len(asking) > 1:
        return ()
    return tuple([action for action in wanted if action not in asking] + asking)


def the_rest_follows(asked: Asked) -> tuple[int, ...]:
    """All members that are still to come, to where the last one came; if there is room for them."""
    state = asked.state
    h = _grown_last(asked) if asked.step in GROWING else -1
    rest = _the_rest(asked, h)
    return rest if rest and state.crowd(h) + len(rest) <= state.limit(h) else ()


def _grown_last(asked: Asked) -> int:
    """The hex to which the last new member came, or -1; of several hexes only the log knows it."""
    state = asked.state
    grown = list(numbers_in(state.marked))
    if len(grown) < 2:
        return int(grown[0]) if grown else -1
    last = next((event for event in reversed(state.log) if event[0] == entries.GREW), None)
    return int(state.land.outline.hex_at[last[2]]) if last else -1


def asks_back(state: RiseState, action: int) -> bool:
    """Does a hex ask which resource it is to give?"""
    twin = state.copy()
    twin.advance(action)
    return int(twin.asked & STEP) in (steps.WILD_GOODS, steps.STONE_OR_OWN)


def _the_rest(asked: Asked, h: int) -> tuple[int, ...]:
    """All members that are still to come, to one hex, if they may."""
    action = _at(asked, GROW_AT, h) if h >= 0 else -1
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
        return _walk_from(asked, source, target) or _relay(asked, source, target)
    if moving.can_leave(state, source):
        return _walk_from(asked, source, target) * all_but_needed(asked, source)
    found: tuple[int, ...] = ()
    for other in range(state.land.outline.hexes):
        found += _walk_from(asked, other, target) * all_but_needed(asked, other)
    return found[: state.left]


def _relay(asked: Asked, source: int, target: int) -> tuple[int, ...]:
    """A walk that is too far for one: others on the way each go on for whoever comes.

    There must be one shortest way; else it is for people to say which one they mean.
    """
    state, seen = asked.state, {source}
    ways: dict[int, list[tuple[int, ...]]] = {source: [()]}  # the legs to each hex, by its number
    for _ in range(state.left):
        further: dict[int, list[tuple[int, ...]]] = {}
        for start, found in ways.items():
            for h in set(range(state.land.outline.hexes)) - seen:
                leg = _walk_from(asked, start, h)
                further.setdefault(h, []).extend([(*way, *leg) for way in found if leg])
        if further.get(target):
            return further[target][0] if len(further[target]) == 1 else ()
        seen |= {h for h, found in further.items() if found}
        ways = {h: found for h, found in further.items() if moving.can_leave(state, h)}
    return ()


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


def _onward(asked: Asked, thing: str, place: str) -> tuple[int, ...]:
    """What can only be chosen once what goes on now has ended: that end, and the choice.

    A die onto an action, or a goal.
    """
    now, found = asked, tuple[int, ...]()
    while not now.state.paused and not now.state.over:
        action = _meant(now, thing, place)
        if action in now.legal:
            return (*found, action)
        ends = _going_on(now)
        if not ends:
            break
        found += ends
        now = asked.at(asked.after(*found))
    return ()


def _going_on(asked: Asked) -> tuple[int, ...]:
    """How one goes on from a question to what comes after it; but nobody gathers nothing."""
    step, state = asked.step, asked.state
    if step == steps.GATHER_HEX and not state.marked:
        hexes = all_ripe(asked)
        return () if not hexes or asks_back(state, hexes[-1]) else hexes
    rest = the_rest_follows(asked)
    if rest:
        return rest
    end = _GOING_ON.get(step, int(STOP))
    return (end,) if end in asked.legal else ()


_GOING_ON = {
    steps.BEFORE_CONFLICT: int(GO_ON),
    **dict.fromkeys((steps.AMBUSH_FIRST, steps.FARM_LAKE), int(NO)),
}


def _meant(asked: Asked, thing: str, place: str) -> int:
    """The action that these names mean where dice or goals are asked for."""
    if asked.step == steps.CHOOSE_ACTION:
        return _die(asked.state, thing.removeprefix("die-"), place.removeprefix("action-"))
    goals = [goal.id for goal in asked.content.goals]
    name = place.removeprefix(asked.card(""))
    if asked.step != steps.STEP_FIVE or name not in goals:
        return -1
    return int(asked.state.tables.complete) + goals.index(name)


def _die(twin: RiseState, face: str, act: str) -> int:
    """A die onto an action; the only one need not be named."""
    hand = {int(die) for die in (twin.die_one, twin.die_two) if die != NONE}
    die = FACES.index(face) if face in FACES else -1
    if die not in hand:
        die = hand.pop() if len(hand) == 1 else -1
    if die < 0 or act not in ACTIONS:
        return -1
    return int(PLACE_DIE) + die * int(ACTION_COUNT) + ACTIONS.index(act)


def _at(asked: Asked, family: int, h: int) -> int:
    """The action of a family about a hex."""
    state = asked.state
    return int(state.tables.at + family * state.tables.places + state.place(h))


def _is_about(asked: Asked, action: int, family: int) -> bool:
    tables = asked.state.tables
    first = tables.at + family * tables.places
    return bool(first <= action < first + tables.places)
