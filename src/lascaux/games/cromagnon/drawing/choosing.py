"""What can be chosen on the map, and what would appear there.

Areas have the names of their ids. What lies in one can be chosen by itself only where a choice is
about it: `near_east.amber` is a tile, `near_east.s1` are tribes, `near_east.temple` is a temple.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from lascaux.art.svg import number, numbers, path, rect, stamp
from lascaux.engine.picture import Part
from lascaux.games.cromagnon.drawing import furniture, world
from lascaux.games.cromagnon.drawing.places import HOME_SIZE, PLACES, TILE, VALUE_HIGH, VALUE_WIDE
from lascaux.games.cromagnon.drawing.tiles import MIDDLE, PLATE, PLATES
from lascaux.games.cromagnon.view import AreaView, ChoiceView, CroMagnonView

WIDER = 1.1  # a target reaches a little over what it is about


def targets(view: CroMagnonView) -> Iterator[Part]:
    """Areas, and above them those tiles, tribes and temples that choices are about."""
    for area in view["areas"]:
        yield Part(area["id"], _outline(area["number"]), origin(area["number"]))
    found: dict[str, Part] = {}
    areas = {area["id"]: area for area in view["areas"]}
    for choice in view["choices"]:
        for part in _about(view, choice, areas):
            found[part.key] = part
    yield from found.values()


def origin(area: int) -> str:
    """The transform to where an area's name stands; previews are drawn round that."""
    return f"translate({numbers(PLACES[area].x, PLACES[area].y)})"


def _about(view: CroMagnonView, choice: ChoiceView, areas: dict[str, AreaView]) -> Iterator[Part]:
    """The parts of areas that one choice is about."""
    kind, seat = choice["kind"], view["seat"]
    if kind == "take":
        yield from _tile(areas[choice["area"]], choice["category"])
    elif kind == "of":
        yield from _all_tribes(areas, choice["seat"])
    elif kind == "another":
        yield from _others_that_move(view, areas)
    elif kind == "grow":
        yield from _temple(areas[choice["area"]], {None, seat})
    elif kind in ("start", "from"):
        yield from _temple(areas[choice["area"]], {seat})
    elif kind == "marker":
        victim = view["move"]["victim"] if view["move"] else None
        yield from _temple(areas[choice["area"]], {seat if victim is None else victim})
    elif kind == "send-marker" and view["move"] and view["move"]["origin"]:
        yield from _temple(areas[view["move"]["origin"]], {seat})


def _all_tribes(areas: dict[str, AreaView], seat: int) -> Iterator[Part]:
    for area in areas.values():
        if area["tribes"][seat]:
            yield _tribes(area, seat)


def _others_that_move(view: CroMagnonView, areas: dict[str, AreaView]) -> Iterator[Part]:
    """Another tribe is to walk: one of others by its token, an own marker by its temple."""
    if view["current"]["action"] and view["move"] and view["move"]["kind"] == "foreign":
        for seat in range(view["players"]):
            if seat != view["seat"]:
                yield from _all_tribes(areas, seat)
    else:
        for area in areas.values():
            yield from _temple(area, {view["seat"]})


# Outlines


@cache
def _outline(area: int) -> str:
    place = PLACES[area]
    return path(world.lit(area, place.x, place.y)).render()


def _tile(area: AreaView, category: str) -> Iterator[Part]:
    for slot, each in enumerate(area["resources"]):
        if each["category"] == category and each["type"]:
            spot = PLACES[area["number"]].tile(slot)
            yield Part(f"{area['id']}.{each['type']}", _plate(category, *spot))


@cache
def _plate(category: str, x: float, y: float) -> str:
    size = TILE / PLATE * WIDER
    spot = numbers(x, y - MIDDLE * size, decimals=1)
    return path(
        PLATES[category][0], transform=f"translate({spot})scale({number(size, 3)})"
    ).render()


def _tribes(area: AreaView, seat: int) -> Part:
    return Part(f"{area['id']}.s{seat}", _box(*furniture.tribe_box(area, seat)))


def _temple(area: AreaView, owners: set[int | None]) -> Iterator[Part]:
    """A temple on which the marker of one of these stands; None is nobody."""
    spaces = area["spaces"]
    for index, each in enumerate(spaces):
        if each["kind"] == "temple" and each["owner"] in owners:
            x, y = PLACES[area["number"]].value(index, len(spaces))
            wide, high = HOME_SIZE if not area["number"] else (VALUE_WIDE, VALUE_HIGH)
            wide, high = wide * WIDER, high * WIDER
            yield Part(f"{area['id']}.temple", _box(x - wide / 2, y - high / 2, wide, high))
            return


@lru_cache(maxsize=1024)
def _box(left: float, top: float, wide: float, high: float) -> str:
    return rect(round(left, 1), round(top, 1), round(wide, 1), round(high, 1), rx=8).render()


# What would appear


def previews(view: CroMagnonView) -> Iterator[Part]:
    """What a choice would put on an area: `tribe-near_east`, `temple-near_east`, `value-near_east`.

    They are drawn round the area's name.
    """
    seat = view["seat"]
    if seat is None or not view["choices"]:
        return
    drawn = view["drawn_value"]
    for area in view["areas"]:
        place = PLACES[area["number"]]
        x, y = place.tribes([*filter(None, area["tribes"]), 1])[-1]
        yield Part(f"tribe-{area['id']}", _ghost(f"token-{seat}", x - place.x, y - place.y))
        if area["free_spaces"] and area["number"]:
            x, y = furniture.next_space(area)
            yield Part(f"temple-{area['id']}", _ghost("temple", x - place.x, y - place.y, 1.0))
            if drawn:
                value = _ghost_value(drawn["first"], drawn["second"], x - place.x, y - place.y)
                yield Part(f"value-{area['id']}", value)


@lru_cache(maxsize=4096)
def _ghost(symbol: str, x: float, y: float, size: float = furniture.TOKEN_SIZE) -> str:
    return stamp(symbol, round(x, 1), round(y, 1), size).render()


@lru_cache(maxsize=4096)
def _ghost_value(first: int, second: int, x: float, y: float) -> str:
    return furniture.slab(first, second, round(x, 1), round(y, 1)).render()
