"""An area that is fought over, enlarged: what may be bid, what can be won, who has which force."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art import palette
from lascaux.art.lettering import FONT, outlined, text
from lascaux.art.svg import Element, attributes, group, number, numbers, path, use
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.drawing import furniture, world
from lascaux.games.cromagnon.drawing.columns import Columns, Room
from lascaux.games.cromagnon.drawing.earth import SHELF, SHELF_OUTER, TORN
from lascaux.games.cromagnon.drawing.stage import definitions
from lascaux.games.cromagnon.drawing.tiles import MIDDLE, PLATE, PLATES, RED
from lascaux.games.cromagnon.view import AreaView, ConflictView, CroMagnonView

WIDTH, HEIGHT = 900.0, 600.0
_LEFT = 390.0  # so much is the land's, the rest is for the columns
_CENTRE = _LEFT / 2
_LAND = (318.0, 230.0)  # how wide and high it may be
_LAND_AT = 220.0  # its middle
_NAME, _SMALL, _SUMS = 42.0, 34.0, (52.0, 44.0, 36.0)  # sizes of letters
_TILE, _TILE_APART = 96.0, 110.0
_NAME_AT, _VALUES_AT, _SUMS_AT = 76.0, 392.0, 486.0  # middles and baselines
_UNSEEN = attributes(fill=palette.CHALK, fill_opacity=0, stroke="none")
_UNTOUCHED = attributes(pointer_events="none")
_WRITTEN = attributes(font_family=FONT, pointer_events="none", font_weight="bold")


def board(view: CroMagnonView, content: Content) -> Picture:
    """The area where bidding goes on; there must be one."""
    conflict = view["conflict"]
    assert conflict and conflict["area"]
    (area,) = [each for each in view["areas"] if each["id"] == conflict["area"]]
    beside = Columns(conflict, view["to_move"], Room(_LEFT, WIDTH - _LEFT, 24, HEIGHT - 20))
    bids = beside.previews(-1 if view["seat"] is None else view["seat"])
    layers = (
        Layer("ground", (Part("land", _land(area["number"])),), _UNTOUCHED),
        Layer("names", (Part("name", _name(area["name"])),), _WRITTEN),
        Layer("tiles", (Part("tiles", _tiles(area, conflict)),), _UNTOUCHED),
        Layer("values", (Part("values", _values(area, conflict)),), _WRITTEN),
        Layer("pieces", tuple(beside.parts()), _WRITTEN),
        Layer("previews", tuple(bids), _WRITTEN),
        Layer("areas", (Part(area["id"], _target(area["number"])),), _UNSEEN, named=True),
    )
    box = (0.0, 0.0, WIDTH, HEIGHT)
    return Picture(area["name"], _described(area, conflict), box, definitions(content), layers)


def _described(area: AreaView, conflict: ConflictView) -> str:
    return (
        f"{area['name']} is fought over: {conflict['first']} for the first, "
        f"{conflict['second']} for the second."
    )


# The ground


def _spot(area: int) -> tuple[float, str]:
    """How much an area is enlarged, and the transform that brings it to the middle."""
    left, top, wide, high = world.extent(area)
    size = min(_LAND[0] / wide, _LAND[1] / high)
    x = _CENTRE - size * (left + wide / 2)
    y = _LAND_AT - size * (top + high / 2)
    return size, f"translate({numbers(x, y, decimals=1)})scale({number(size, 3)})"


@lru_cache(maxsize=16)
def _land(area: int) -> str:
    size, place = _spot(area)
    water = [
        use(f"area-{area}", fill=paint, stroke=paint, stroke_width=wide / size)
        for paint, wide in ((SHELF_OUTER, 56), (SHELF, 32), (TORN, 13))
    ]
    rim = use(f"area-{area}", fill="none", stroke=palette.CHARCOAL, stroke_width=5 / size)
    return group(
        *water, use(f"land-{area}"), rim, transform=place, stroke_linejoin="round"
    ).render()


@lru_cache(maxsize=16)
def _target(area: int) -> str:
    return path(world.lit(area), transform=_spot(area)[1]).render()


# What is there


@lru_cache(maxsize=64)
def _name(words: str) -> str:
    return outlined(_CENTRE, _NAME_AT, _NAME, words).render()


def _tiles(area: AreaView, conflict: ConflictView) -> str:
    """Tiles whose types may be bid; the one that is scored has a red rim."""
    found = [each for each in area["resources"] if each["type"]]
    shapes: list[Element] = []
    for index, each in enumerate(found):
        x = _CENTRE + (index - (len(found) - 1) / 2) * _TILE_APART
        symbol = f"{'type' if each['state'] == 'open' else 'taken'}-{each['type']}"
        if each["type"] == conflict["type"]:
            shapes.append(_rim(each["category"], x))
        shapes.append(furniture.tile(symbol, x, _LAND_AT, _TILE))
    return group(*shapes).render()


def _rim(category: str, x: float) -> Element:
    size = _TILE / PLATE
    return path(
        PLATES[category][0],
        fill=RED,
        stroke=RED,
        stroke_width=22,
        stroke_linejoin="round",
        transform=f"translate({numbers(x, _LAND_AT - MIDDLE * size, decimals=1)})"
        f"scale({number(size, 3)})",
    )


def _values(area: AreaView, conflict: ConflictView) -> str:
    """Value tiles and temples, and below them what both places bring, and two who share them."""
    prizes = (("1st", conflict["first"]), ("2nd", conflict["second"]), ("tie", conflict["tie"]))
    return _summed(furniture.spaces_of(area), prizes)


@lru_cache(maxsize=512)
def _summed(spaces: tuple[furniture.Space, ...], prizes: tuple[tuple[str, int], ...]) -> str:
    shapes = [
        furniture.space(each, _CENTRE + (index - (len(spaces) - 1) / 2) * 100, _VALUES_AT, 1.9)
        for index, each in enumerate(spaces)
    ]
    for place, (word, points) in enumerate(prizes):
        x, y = _CENTRE + ((place % 2) * 170 - 85 if place < 2 else 0), _SUMS_AT + place // 2 * 56
        shapes.append(text(x - 6, y, _SMALL, word, "end", fill=palette.OCHRE_LIGHT))
        shapes.append(text(x + 6, y, _SUMS[place], str(points)))
    return group(*shapes).render()
