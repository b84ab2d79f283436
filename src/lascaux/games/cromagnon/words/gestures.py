"""Gestures: what people do in one movement, as the chain of decisions that it stands for."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.games.cromagnon.rules import steps
from lascaux.games.cromagnon.rules.codes import (
    AREAS,
    FIGHT,
    NONE,
    SEND,
    START_FROM,
    WALK_ON,
)
from lascaux.games.cromagnon.rules.paths import length_of
from lascaux.games.cromagnon.words.asked import Asked

_WALKS = (steps.CHOOSE_TURN, steps.MOVE)


def gesture(asked: Asked, thing: str, place: str) -> tuple[int, ...]:
    """The decisions that a movement from a thing to a place stands for, or none.

    A tribe to a far area; all the rest to the last one; a tile by its area or its type; an area
    that is fought for by its card.
    """
    if asked.step in _WALKS and place in asked.content.area_ids:
        rest = the_rest(asked) if thing in ("", asked.origin) else ()
        return rest if rest and place == asked.walker else _walk(asked, thing, place)
    if asked.step == steps.RELOCATE_TO and place in asked.content.area_ids:
        return _again(asked, int(SEND) + asked.content.area_ids.index(place))
    if asked.step == steps.TAKE_TILE:
        return _take(asked, place or thing)
    if asked.step == steps.PICK_AREA:
        return _only(
            asked,
            [f"fight-{asked.content.area_ids[a - FIGHT]}" for a in asked.legal],
            place or thing,
        )
    return ()


def _only(asked: Asked, names: list[str], name: str) -> tuple[int, ...]:
    found = [action for action, each in zip(asked.legal, names, strict=True) if each == name]
    return tuple(found) if len(found) == 1 else ()


def _take(asked: Asked, name: str) -> tuple[int, ...]:
    """The only tile of an area, or of a type, that can be taken."""
    found = []
    for action in asked.legal:
        about = asked.about(action)
        kind = asked.type_at(about["area"], about["category"])["id"]
        if name in (about["area"], f"type-{kind}"):
            found.append(action)
    return tuple(found) if len(found) == 1 else ()


# The rest


def the_rest(asked: Asked) -> tuple[int, ...]:
    """Where one tribe has gone, all others that can go there too: by as many decisions."""
    if asked.step == steps.RELOCATE_TO:
        return _again(asked, _last_sent(asked))
    if asked.step != steps.MOVE or asked.state.walking == NONE:
        return ()
    if length_of(asked.state.moved[asked.state.walking]) != 2:
        return ()  # it has walked on, so others would not do the same
    found = _again(asked, int(SEND) + asked.content.area_ids.index(asked.walker))
    return found if len(found) > 1 else ()


def _last_sent(asked: Asked) -> int:
    """The one area to which tribes have relocated."""
    state = asked.state
    gone = [
        area
        for area in range(AREAS)
        if state.targets >> area & 1
        and state.tribes_of(asked.seat, area) != state.before[area] >> (4 * asked.seat) & 15
    ]
    return int(SEND) + gone[0] if len(gone) == 1 else -1


def _again(asked: Asked, action: int) -> tuple[int, ...]:
    """An action as often as it can be taken."""
    twin, times = asked.ahead(), 0
    while action >= 0 and asked.goes_on(twin, asked.step) and action in list(twin.legal()):
        twin.advance(action)
        times += 1
    return (action,) * times


# Walking


def _walk(asked: Asked, thing: str, place: str) -> tuple[int, ...]:
    """The shortest way of one tribe to an area, from the one that was picked if any was."""
    target = asked.content.area_ids.index(place)
    ways: list[tuple[int, ...]] = []
    starts = [chain for chain in _first(asked, thing) if chain]
    for chain in starts:
        ways += _ways(asked, chain, target)
    best = min(map(len, ways), default=0)
    found = [way for way in ways if len(way) == best]
    origins = {way[0] if asked.step == steps.CHOOSE_TURN else 0 for way in found}
    return found[0] if len(origins) == 1 else ()


def _first(asked: Asked, thing: str) -> Iterator[tuple[int, ...]]:
    """The first step of a tribe that is picked, or of any."""
    for action in asked.legal:
        if START_FROM <= action < SEND:
            area = asked.content.area_ids[action - START_FROM]
            twin = asked.ahead(action)
            if thing in ("", area) and asked.goes_on(twin, steps.MOVE):
                for send in map(int, twin.legal()):
                    if send < SEND + AREAS:
                        yield (action, send)
        elif (SEND <= action < SEND + AREAS and thing in ("", asked.origin)) or (
            WALK_ON <= action < WALK_ON + AREAS and thing in ("", asked.walker)
        ):
            yield (action,)


def _ways(asked: Asked, chain: tuple[int, ...], target: int) -> Iterator[tuple[int, ...]]:
    """The chain with further steps of the same tribe until it comes to the target."""
    if (chain[-1] - int(SEND)) % int(AREAS) == target:
        yield chain
        return
    twin = asked.ahead(*chain)
    if asked.goes_on(twin, steps.MOVE):
        for action in map(int, twin.legal()):
            if WALK_ON <= action < WALK_ON + AREAS:
                yield from _ways(asked, (*chain, action), target)
