"""Gestures: what people do in one movement, as the chain of decisions that it stands for."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.territory import SIDES
from lascaux.games.tribes.rules import steps
from lascaux.games.tribes.rules.codes import (
    ACT,
    COMPLETE,
    GO_TO,
    LANDS,
    LAY,
    LOSE,
    PROCREATE_AT,
    SETTLE,
    STEP_FROM,
    TAKE,
)
from lascaux.games.tribes.rules.state import TribesState
from lascaux.games.tribes.words.asked import Asked


def gesture(asked: Asked, thing: str, place: str) -> tuple[int, ...]:
    """The decisions that a movement from a thing to a place stands for, or none.

    A board, which takes a tile with a hand first; all new members to a land, or all that are lost
    from it; a member to a far land; a land for the action of a tile with a hand.
    """
    if asked.step == steps.SELECT_TILE:
        return _with_a_hand(asked, thing, place)
    land = asked.land_at(place)
    if not land:
        return ()
    if asked.step == steps.PLACE_MEMBER:
        return _again(asked, int(PROCREATE_AT) + land - 1, asked.rest)
    if asked.step == steps.LOSE_MEMBER:
        here = asked.land(land)["members"]
        return _again(asked, int(LOSE) + land - 1, min(asked.rest, here))
    if asked.step == steps.USE_HAND:
        return _act_on(asked, land)
    if asked.step in (steps.MOVE_FROM, steps.MOVE_TO):
        return _walk(asked, asked.land_at(thing), land)
    return ()


def _again(asked: Asked, action: int, times: int) -> tuple[int, ...]:
    return (action,) * times if action in asked.legal else ()


# Boards and tiles


def _with_a_hand(asked: Asked, thing: str, place: str) -> tuple[int, ...]:
    """A board: with the tile that is named, else with the cheapest one that has a hand."""
    for name, tile in asked.tiles.items():
        take = int(TAKE) + asked.content.tile_ids.index(tile["id"])
        if tile["hand"] and take in asked.legal and (name == thing or thing not in asked.tiles):
            found = _completing(asked, asked.ahead(take), place)
            return (take, found) if found else ()
    return ()


def _completing(asked: Asked, twin: TribesState, place: str) -> int:
    """The action that completes a board, if there is just one."""
    found = [
        int(action)
        for action in twin.legal()
        if COMPLETE <= action < LAY and f"board-{asked.actions.data(int(action))['board']}" == place
    ]
    return found[0] if len(found) == 1 else 0


def _act_on(asked: Asked, land: int) -> tuple[int, ...]:
    """The action half of a tile with a hand, begun on a land."""
    twin = asked.ahead(int(ACT))
    wanted = {
        action
        for action in map(int, twin.legal())
        if action >= SETTLE and (action - SETTLE) % LANDS == land - 1
    }
    return (int(ACT), *wanted) if len(wanted) == 1 else ()


# Walking


def _walk(asked: Asked, source: int, target: int) -> tuple[int, ...]:
    """A member's way to a land, if its steps reach so far."""
    if asked.step == steps.MOVE_TO:
        source = asked.rest + 1
    source = source or _nearest(asked, target)
    if not source or not asked.land(source)["members"]:
        return ()
    way = path(asked, source, target)
    if not way or len(way) > steps_left(asked):
        return ()
    return tuple(_steps(asked, source, way))


def steps_left(asked: Asked) -> int:
    """How many steps are left, the one that is being taken included."""
    if asked.step == steps.MOVE_FROM:
        return asked.rest
    state = asked.state
    after = int(state.agenda[state.depth - 1])
    more = after >> int(ABOUT_SHIFT + steps.REST_SHIFT) if after & STEP == steps.MOVE_FROM else 0
    return 1 + more


def _steps(asked: Asked, source: int, way: list[int]) -> Iterator[int]:
    """The decisions of a way; where there is only one land to go to, nobody is asked."""
    twin = asked.ahead()
    here = source
    for land in way:
        if twin.asked & STEP == steps.MOVE_FROM:
            yield int(STEP_FROM) + here - 1
            twin.advance(int(STEP_FROM) + here - 1)
        if twin.asked & STEP == steps.MOVE_TO:
            yield int(GO_TO) + land - 1
            twin.advance(int(GO_TO) + land - 1)
        here = land


def _nearest(asked: Asked, target: int) -> int:
    """The land whose members have the shortest way to another, if there is just one."""
    far = {
        land["number"]: len(path(asked, land["number"], target))
        for land in asked.me["lands"]
        if land["members"] and land["number"] != target
    }
    best = min(far.values(), default=0)
    found = [number for number, steps in far.items() if steps == best]
    return found[0] if len(found) == 1 else 0


def path(asked: Asked, source: int, target: int) -> list[int]:
    """The lands of a shortest way, without the first; none if it is no way at all."""
    near = asked.state.territories[asked.seat].near
    came_from = {source: 0}
    ways = [source]
    for here in ways:
        first = (here - 1) * int(SIDES)
        for other in near[first : first + int(SIDES)]:
            if other >= 0 and int(other) + 1 not in came_from:
                came_from[int(other) + 1] = here
                ways.append(int(other) + 1)
    found: list[int] = []
    while target in came_from and target != source:
        found.insert(0, target)
        target = came_from[target]
    return found
