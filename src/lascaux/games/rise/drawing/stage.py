"""The land as a board by itself: hexes, who stands in them, marks, and what would appear there.

A hex measures 100 units to its corner, so that a unit is as many pixels as a hundredth of that.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from lascaux.art import animals, dice, palette, patterns, pieces, signs, symbols, tools, wilds
from lascaux.art.curves import Point, between
from lascaux.art.lettering import FONT, outlined
from lascaux.art.svg import Element, attributes, element, group, numbers, path, rect, stamp
from lascaux.art.symbols import line
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.rise.drawing import crowd, emblems, tribes
from lascaux.games.rise.drawing.land import CORNERS, HEX, KINDS, OUTLINE, ice, painting
from lascaux.games.rise.view import CellView, HexView, RiseView

TITLE = "The land"
ROOMY = 0.6  # pixels to a unit from which there is room for what is written small
MARGIN = 14.0
RISING = "volcano cell"  # the question where it rises
VOLCANO = 0.84  # of a hex: it stands at the coast, not in the middle of its own cell

_GROUND = attributes(
    fill=palette.OCHRE, stroke=palette.OCHRE, stroke_width=6, stroke_linejoin="round"
)
_SHADOW = attributes(
    fill=palette.SOOT, stroke=palette.SOOT, stroke_width=18, stroke_linejoin="round"
)
_UNSEEN = attributes(fill=palette.CHALK, fill_opacity=0, stroke="none")
_CHALK = attributes(
    fill="none",
    stroke=palette.CHALK,
    stroke_linecap="round",
    stroke_opacity=0.95,
    pointer_events="none",
)
_UNTOUCHED = attributes(pointer_events="none")
_WRITTEN = attributes(font_family=FONT, pointer_events="none", font_weight="bold")
_SHORT = {"desert_oasis": "Oasis"}  # names of special tiles that are too long otherwise
# Questions about one tribe among those of a hex.
_STRIKES = ("bow victim", "tiger prey", "lava victim", "intimidate whom")


@dataclass(frozen=True, eq=False)
class Land:
    """The middles of hexes and of the places of a volcano, their transforms, and what is seen."""

    hexes: dict[str, Point]
    cells: dict[str, Point]
    places: dict[str, str]
    box: tuple[float, float, float, float]


def board(view: RiseView) -> Picture:
    """The land of a view, the same for the same view.

    >>> import lascaux
    >>> game = lascaux.game("rise")
    >>> found = board(game.view(game.new(2, "any text")))
    >>> sorted(found.names())[:3]
    ['a1', 'a2', 'a3']
    """
    land = land_of(view)
    *ground, names = _ground(view, land)
    layers = (
        *ground,
        _last(view, land),
        _conflicts(view, land),
        names,
        _pieces(view, land),
        _previews(view),
        _named(view, land),
    )
    return Picture(TITLE, _described(view), land.box, definitions(), layers)


def _described(view: RiseView) -> str:
    taken = sum(any(cell["members"]) for cell in view["hexes"])
    return f"{len(view['hexes'])} hexes, {taken} of them with people."


@cache
def definitions() -> str:
    """Symbols, patterns and gradients, for all positions the same."""
    return element("defs", *shapes()).render()


def shapes() -> list[Element]:
    """All of them, each after those that it is made of."""
    return [
        *patterns.definitions(),
        *pieces.seat_patterns(),
        *animals.animals(),
        animals.horse(),
        *symbols.symbols(),
        *dice.dice(),
        *[each for each in pieces.tribes() if not str(each.attributes["id"]).startswith("member")],
        *signs.signs(),
        *tools.tools(),
        *wilds.wilds(),
        *emblems.definitions(),
        *tribes.definitions(),
    ]


def warm_up(names: Iterable[str]) -> None:
    """Paint every terrain on the hexes of these names, and all that is the same for all games."""
    definitions()
    for name in names:
        for kind in KINDS:
            painting(kind, name)


# --- where everything is ---


def land_of(view: RiseView) -> Land:
    """The land of a view; there is room for a volcano once it has risen, or may rise anywhere."""
    risen = view["volcano"]
    cells = [risen] if risen else view["volcano_cells"] if view["step"] == RISING else []
    return _land(_cells(view["hexes"]), _cells(cells))


def _cells(found: Sequence[CellView]) -> tuple[tuple[str, int, int], ...]:
    return tuple([(cell["id"], cell["q"], cell["r"]) for cell in found])


@lru_cache(maxsize=64)
def _land(hexes: tuple[tuple[str, int, int], ...], cells: tuple[tuple[str, int, int], ...]) -> Land:
    middles = {name: _middle(q, r) for name, q, r in hexes}
    coast = {name: _at_the_coast(_middle(q, r), list(middles.values())) for name, q, r in cells}
    half = HEX * math.sqrt(3) / 2
    spots = [(x, y, 1.0) for x, y in middles.values()] + [
        (x, y, VOLCANO * 0.9) for x, y in coast.values()
    ]
    left = min(x - half * part for x, _, part in spots) - MARGIN
    right = max(x + half * part for x, _, part in spots) + MARGIN
    top = min(y - HEX * part for _, y, part in spots) - MARGIN
    bottom = max(y + HEX * part for _, y, part in spots) + MARGIN
    places = {name: f"translate({numbers(*at)})" for name, at in middles.items()}
    places |= {name: f"translate({numbers(*at)})scale({VOLCANO})" for name, at in coast.items()}
    box = (round(left, 1), round(top, 1), round(right - left, 1), round(bottom - top, 1))
    return Land(middles, coast, places, box)


def _middle(q: int, r: int) -> Point:
    return round(HEX * math.sqrt(3) * (q + r / 2), 2), HEX * 1.5 * r


def _at_the_coast(middle: Point, land: list[Point]) -> Point:
    """A place a little nearer to the hexes beside it."""
    near = [other for other in land if math.dist(middle, other) < 1.8 * HEX]
    if not near:
        return middle
    mean = (sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near))
    return between(middle, mean, 0.22)


# --- the ground ---


Ground = tuple[str, str, str, bool, bool]  # name, painting, special name, ice?, crowded?


def _ground(view: RiseView, land: Land) -> tuple[Layer, ...]:
    cells = sorted(view["hexes"], key=lambda cell: (cell["r"], cell["q"]))
    risen = view["volcano"]
    stony = tuple([cell["id"] for cell in cells if cell["by_volcano"]])
    ground = tuple([_ground_of(view, cell) for cell in cells])
    return _painted(ground, risen["id"] if risen else "", stony, land)


def _ground_of(view: RiseView, cell: HexView) -> Ground:
    special = cell["special"] or ""
    shown = cell["terrain"][0] if special in ("", "glacier") else special
    written = "glacier" if cell["frozen"] else special
    crowded = crowd.needs_three_rows(len(crowd.things_in(view, cell)))
    return cell["id"], shown, written, cell["frozen"], crowded


@lru_cache(maxsize=512)
def _painted(
    ground: tuple[Ground, ...], volcano: str, stony: tuple[str, ...], land: Land
) -> tuple[Layer, ...]:
    """The land from its shadow up to its names; nearer hexes overlap farther ones."""
    places = land.places
    hexes = [Part(name, _outline(), places[name]) for name, *_ in ground]
    shadows, fire = list(hexes), []
    written = [part for each in ground for part in _names(*each, places[each[0]])]
    if volcano:
        shadows.append(Part("volcano", _outline(), places[volcano]))
        fire.append(Part("volcano", painting("volcano", "volcano"), places[volcano]))
    terrain = [Part(name, painting(shown, name), places[name]) for name, shown, *_ in ground]
    frost = [Part(name, ice(name), places[name]) for name, _, _, frozen, _ in ground if frozen]
    if volcano:
        frost += [Part(f"{name}-stone", _border_stone(land, name, volcano)) for name in stony]
    return (
        Layer("wall", (Part("wall", _wall(land.box)),), _UNTOUCHED),
        Layer("shadow", tuple(shadows), _SHADOW),
        Layer("ground", tuple(hexes), _GROUND),
        Layer("volcano", tuple(fire)),
        Layer("terrain", tuple(terrain)),
        Layer("upon", tuple(frost)),  # ice, and stones beside the volcano
        Layer("names", tuple(written), _WRITTEN),
    )


@lru_cache(maxsize=32)
def _wall(box: tuple[float, float, float, float]) -> str:
    """Beasts of an older age on the rock in the corners, almost gone."""
    left, top, width, height = box
    herd = (
        *(("aurochs-bare", 0.09, 0.1), ("deer-bare", 0.91, 0.1)),
        *(("horse-bare", 0.09, 0.9), ("mammoth-bare", 0.91, 0.9)),
    )
    return group(
        *(
            group(
                stamp(name, left + width * x, top + height * y, 1.1, mirrored=x < 0.5),
                opacity=0.12,
            )
            for name, x, y in herd
        )
    ).render()


@cache
def _outline() -> str:
    return path(OUTLINE).render()


def _names(
    name: str, _shown: str, special: str, _frozen: bool, crowded: bool, place: str
) -> list[Part]:
    """A hex's name, small where there is room for it to be read; it gives way to a crowd."""
    parts = [Part(f"{name}-small", _written(name, -76, 19), place, least=ROOMY)]
    if not crowded:
        parts.append(Part(name, _written(name, -64, 29), place, below=ROOMY))
        if special:
            words = _SHORT.get(special, special.replace("_", " ").title())
            parts.append(Part(f"{name}-kind", _written(words, -53, 19), place, least=ROOMY))
    return parts


@lru_cache(maxsize=1024)
def _written(words: str, y: float, size: float) -> str:
    return outlined(0, y, size, words, stroke_opacity=0.85).render()


def _border_stone(land: Land, name: str, cell: str) -> str:
    """A stone on the border, to remind one that a hex beside the volcano may give stone."""
    x, y = between(land.hexes[name], land.cells[cell], 0.52)
    return stamp("stone", x, y, 0.26).render()


# --- marks ---


def _last(view: RiseView, land: Land) -> Layer:
    """A chalk line round the hexes of the last turn."""
    parts = [Part(name, _chalk_hex(), land.places[name]) for name in view["last"]["hexes"]]
    return Layer("last", tuple(parts), _CHALK)


@cache
def _chalk_hex() -> str:
    """A hex drawn by hand in six strokes that overshoot their corners."""
    data = ""
    for side, (x1, y1) in enumerate(CORNERS):
        x2, y2 = CORNERS[(side + 1) % 6]
        dx, dy = (x2 - x1) * 0.035, (y2 - y1) * 0.035
        mx, my = (x1 + x2) / 2 * 0.99, (y1 + y2) / 2 * 0.99
        data += f"M{numbers(x1 - dx, y1 - dy, decimals=1)}"
        data += f"Q{numbers(mx, my, x2 + dx, y2 + dy, decimals=1)}"
    return path(data, stroke_width=4, transform="scale(.955)").render()


def _conflicts(view: RiseView, land: Land) -> Layer:
    """A red rim where too many are together."""
    full = [cell["id"] for cell in view["hexes"] if cell["conflict"]]
    return Layer(
        "conflicts", tuple([Part(name, _rim(), land.places[name]) for name in full]), _UNTOUCHED
    )


@cache
def _rim() -> str:
    return group(
        *(
            path(
                OUTLINE,
                fill="none",
                stroke=colour,
                stroke_width=width,
                stroke_linejoin="round",
                transform="scale(.93)",
            )
            for colour, width in ((palette.CHALK, 11), ("#b3301a", 6.5))
        )
    ).render()


# --- pieces ---


def _pieces(view: RiseView, land: Land) -> Layer:
    """All that stands in the hexes; those that can walk keep their keys."""
    parts = []
    for cell in view["hexes"]:
        x, y = land.hexes[cell["id"]]
        things = crowd.things_in(view, cell)
        for thing, spot in zip(things, crowd.spots(len(things)), strict=True):
            at = (round(x + spot.x, 1), round(y + spot.y, 1))
            drawn = crowd.drawn(thing.kind, thing.which, thing.number, spot.form, *at)
            parts.append(Part(thing.key, drawn))
    return Layer("pieces", tuple(parts), _WRITTEN)


# --- previews ---


def _previews(view: RiseView) -> Layer:
    """What a choice of the viewer's would put in a hex, round its middle."""
    seat = view["seat"]
    mine = seat is not None and view["choices"]
    return Layer("previews", _ghosts(seat) if mine and seat is not None else (), _UNTOUCHED)


@cache
def _ghosts(seat: int) -> tuple[Part, ...]:
    ghosts = {
        "member": tribes.put(f"pawn-{seat}", 0, 66, 0.72),
        "push": stamp("steps", 0, 60, 0.5, color=palette.CHALK),
        "hut": tribes.put(f"tent-{seat}", 0, 66, 0.9),
        "hut-empty": tribes.put("tent-empty", 0, 66, 0.9),
        "spears": stamp("spears", 0, 66, 0.4),
        "fire": stamp("fire", 0, 62, 0.44),
        "shrine": stamp("shrine", 0, 64, 0.44),
        "basket": stamp("basket", 0, 64, 0.4),
        "snow": stamp("snow", 0, 0, 0.8),
        "mammoth": stamp("mammoth", 0, 62, 0.46),
        "tiger": stamp("tiger", 0, 62, 0.44),
        "chieftain": stamp("chieftain", 0, 60, 0.4),
        "invader": tribes.put("pawn-4", 0, 64, 0.8),
        "volcano": stamp("volcano", 0, 0, 1.3),
    }
    parts = [Part(key, shape.render()) for key, shape in ghosts.items()]
    parts += [Part(f"walk-{way}", _arrow(way, seat)) for way in range(6)]
    return tuple(parts)


def _arrow(way: int, seat: int) -> str:
    """An arrow across the border through which a member comes in.

    It is drawn for who walks east and turned for the others.
    """
    data = "M-104 0L-66 0M-78 -13L-64 0L-78 13"
    paint = palette.SEATS[seat].paint
    return group(
        line(data, 15, palette.CHALK), line(data, 8, paint), transform=f"rotate({60 * way})"
    ).render()


# --- what can be pointed at ---


def _named(view: RiseView, land: Land) -> Layer:
    """Unseen shapes for hexes, the volcano or its places, and those who are struck or walk."""
    parts = [Part(cell["id"], _outline(), land.places[cell["id"]]) for cell in view["hexes"]]
    risen = view["volcano"]
    if risen:
        parts.append(Part("volcano", _outline(), land.places[risen["id"]]))
    else:
        parts += [Part(name, _outline(), land.places[name]) for name in land.cells]
    kinds = {choice["kind"] for choice in view["choices"]}
    if view["step"] in _STRIKES or "mammoth" in kinds:
        for cell in view["hexes"]:
            parts += _figures(view, cell, land, "mammoth" in kinds)
    return Layer("hexes", tuple(parts), _UNSEEN, named=True)


def _figures(view: RiseView, cell: HexView, land: Land, mammoth: bool) -> list[Part]:
    """The figures of a hex by themselves: the mammoth, or those of whom one is struck."""
    things = crowd.things_in(view, cell)
    found = []
    for thing, spot in zip(things, crowd.spots(len(things)), strict=True):
        name = f"{cell['id']}.m{thing.which}" if thing.kind == "tribe" else ""
        if mammoth:
            name = "mammoth" if thing.key == "mammoth" else ""
        if name:
            found.append(Part(name, _figure(spot), land.places[cell["id"]]))
    return found


@lru_cache(maxsize=64)
def _figure(spot: crowd.Spot) -> str:
    return rect(spot.x - spot.wide / 2, spot.y - 24, spot.wide, 48, rx=10).render()
