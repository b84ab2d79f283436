"""A territory as a board by itself: lands, what they give, who stands there, and free cells.

A land measures 100 units to its corner, and the first one lies at the origin.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from lascaux.art import palette
from lascaux.art.curves import Point
from lascaux.art.lettering import FONT, text
from lascaux.art.svg import attributes, element, group, numbers, path, stamp, use
from lascaux.art.symbols import line
from lascaux.engine.hexes import DIRECTIONS, Cell
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.tribes.content.parts import RESOURCES
from lascaux.games.tribes.drawing import symbols
from lascaux.games.tribes.drawing.lands import CUT, HEX
from lascaux.games.tribes.view import LandView, SeatView, TribesView

Box: TypeAlias = tuple[float, float, float, float]

TITLE = "Land"
SIDES = ("e", "se", "sw", "w", "nw", "ne")  # as actions name them, in the order of DIRECTIONS
HALF = HEX * math.sqrt(3) / 2
MARGIN = 16.0
LEAST_WIDE, LEAST_HIGH = 7.6 * HALF, 5.2 * HEX  # a young land is not blown up further than this
NAME, STATE, NUMBER = 32.0, 26.0, 46.0  # sizes of letters
ALONE = 62.0  # of numbers, where names would be too small
SMALLEST_LETTERS = 11.0  # pixels
NAMED = SMALLEST_LETTERS / NAME  # pixels to a unit, from which on names are drawn
NAME_AT, PEOPLE_AT = 22.0, 60.0  # below the middle: a baseline, and the middle of figures
FIGURE = 0.5

_UNSEEN = attributes(fill=palette.CHALK, fill_opacity=0, stroke="none")
_UNTOUCHED = attributes(pointer_events="none")
_WRITTEN = attributes(font_family=FONT, pointer_events="none", font_weight="bold")
_FREE = attributes(
    fill=palette.CHALK,
    fill_opacity=0.08,
    stroke=palette.CHALK,
    stroke_opacity=0.6,
    stroke_width=3,
    stroke_dasharray="10 12",
    pointer_events="none",
)


def board(view: TribesView, owner: int) -> Picture:
    """The territory of a seat, the same for the same view; with its free cells while it is laid.

    >>> from lascaux.games.tribes import TribesGame
    >>> game = TribesGame()
    >>> found = board(game.view(game.new(2, "any text"), 0), 0)
    >>> sorted(found.names())
    ['land-0-1', 'land-0-2', 'land-0-3']
    """
    seat = view["seats"][owner]
    free = spots(view) if owner == view["to_move"] else {}
    layers = (
        Layer("lands", tuple([_land(owner, land) for land in seat["lands"]])),
        Layer(
            "free", tuple([Part(name, _outline(), at(*cell)) for name, cell in free.items()]), _FREE
        ),
        Layer("names", tuple(_names(owner, seat["lands"])), _WRITTEN),
        Layer("pieces", tuple(_people(owner, seat["lands"])), _WRITTEN),
        Layer("previews", _ghosts(owner) if view["choices"] else (), _UNTOUCHED),
        _named(owner, seat["lands"], free),
    )
    cells = (*((land["q"], land["r"]) for land in seat["lands"]), *free.values())
    return Picture(TITLE, _described(seat), _box(cells), definitions(), layers)


def _described(seat: SeatView) -> str:
    number = len(seat["lands"])
    return f"{number} lands, {seat['exhausted_lands']} of them exhausted."


@cache
def definitions() -> str:
    """All symbols, for all positions the same."""
    return element("defs", *symbols.definitions()).render()


# Where everything is


def spots(view: TribesView) -> dict[str, Cell]:
    """The free cells on which a land can be laid now, by name."""
    found = {}
    for choice in view["choices"]:
        if choice["kind"] == "at":
            land = view["seats"][view["to_move"]]["lands"][choice["land"] - 1]
            q, r = DIRECTIONS[SIDES.index(choice["side"])]
            name = f"spot-{choice['land']}-{choice['side']}"
            found[name] = (land["q"] + q, land["r"] + r)
    return found


def middle(q: int, r: int) -> Point:
    """The middle of a cell."""
    return round(2 * HALF * (q + r / 2), 2), 1.5 * HEX * r


@lru_cache(maxsize=4096)
def at(q: int, r: int) -> str:
    """The transform that brings something to a cell."""
    return f"translate({numbers(*middle(q, r))})"


@lru_cache(maxsize=256)
def _box(cells: tuple[Cell, ...]) -> Box:
    return around(cells, LEAST_WIDE, LEAST_HIGH)


def around(cells: Sequence[Cell], least_wide: float = 0.0, least_high: float = 0.0) -> Box:
    """What is seen of so many cells, with a margin."""
    spots = [middle(*cell) for cell in cells]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    width = max(max(xs) - min(xs) + 2 * (HALF + MARGIN), least_wide)
    height = max(max(ys) - min(ys) + 2 * (HEX + MARGIN), least_high)
    left, top = (min(xs) + max(xs) - width) / 2, (min(ys) + max(ys) - height) / 2
    return round(left, 1), round(top, 1), round(width, 1), round(height, 1)


# Lands


def land_symbol(land: LandView) -> str:
    """The symbol of a land as it lies."""
    return f"land-{land['resource']}-exhausted" if land["exhausted"] else f"land-{land['resource']}"


def _land(owner: int, land: LandView) -> Part:
    return Part(_key(owner, land), _copy(land_symbol(land)), at(land["q"], land["r"]))


@cache
def _copy(symbol: str) -> str:
    return use(symbol).render()


def _key(owner: int, land: LandView) -> str:
    return f"land-{owner}-{land['number']}"


def _names(owner: int, lands: Sequence[LandView]) -> list[Part]:
    """What each gives; of an exhausted one that nobody stands on also that it is."""
    found = []
    for land in lands:
        key, place = _key(owner, land), at(land["q"], land["r"])
        found.append(Part(key, _letters(land["resource"], NAME_AT, NAME), place, NAMED))
        if land["exhausted"] and not land["members"]:
            word = _letters("exhausted", NAME_AT + 30, STATE)
            found.append(Part(f"{key}-exhausted", word, place, SMALLEST_LETTERS / STATE))
    return found


@cache
def _letters(words: str, y: float, size: float) -> str:
    return text(0, y, size, words, "middle", fill=palette.CHARCOAL).render()


# People


def _people(owner: int, lands: Sequence[LandView]) -> list[Part]:
    """A figure and a number on every land that somebody stands on; larger without a name."""
    found = []
    for land in lands:
        if land["members"]:
            key, place = _key(owner, land), at(land["q"], land["r"])
            found.append(Part(key, people(owner, land["members"], NUMBER), place, NAMED))
            large = people(owner, land["members"], ALONE)
            found.append(Part(f"{key}-alone", large, place, SMALLEST_LETTERS / ALONE, NAMED))
    return found


@lru_cache(maxsize=128)
def people(owner: int, number: int, size: float) -> str:
    """So many members of a seat, side by side with their number, whose letters have a size."""
    larger = size / NUMBER
    aside, middle = (20.0 if number < 10 else 32.0) * larger, PEOPLE_AT - 12 * (larger > 1)
    return group(
        stamp(f"figure-{owner}", -aside, middle, FIGURE * larger),
        text(
            -aside + 28 * larger,
            middle + 13 * larger,
            size,
            str(number),
            fill=palette.CHARCOAL,
            stroke=palette.CHALK,
            stroke_width=7,
            stroke_linejoin="round",
            paint_order="stroke",
        ),
    ).render()


# What would appear


@cache
def _ghosts(owner: int) -> tuple[Part, ...]:
    """A member, a land that is laid or comes back, one that is exhausted, a step."""
    ghosts = {"member": stamp(f"figure-{owner}", 46, PEOPLE_AT - 4, FIGURE)}
    ghosts["lost"] = line("M-30 36L30 82M30 36L-30 82", 12, "#b3301a")
    for resource in RESOURCES:
        ghosts[f"lay-{resource}"] = use(f"land-{resource}")
        ghosts[f"crack-{resource}"] = use(f"land-{resource}-exhausted")
    return tuple([Part(key, shape.render()) for key, shape in ghosts.items()])


# What can be pointed at


def _named(owner: int, lands: Sequence[LandView], free: dict[str, Cell]) -> Layer:
    parts = [Part(_key(owner, land), _outline(), at(land["q"], land["r"])) for land in lands]
    parts += [Part(name, _outline(), at(*cell)) for name, cell in free.items()]
    return Layer("places", tuple(parts), _UNSEEN, named=True)


@cache
def _outline() -> str:
    return path(CUT, transform="scale(.96)").render()
