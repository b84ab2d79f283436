"""What lies on an area: tiles, values and temples, tribes, and what it costs to come first."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art import palette
from lascaux.art.curves import Point
from lascaux.art.lettering import text
from lascaux.art.svg import Element, group, rect, stamp
from lascaux.games.cromagnon.drawing.places import (
    DIGIT,
    PLACES,
    TILE,
    TOKEN,
    TOKEN_HIGH,
    VALUE_APART,
    Place,
)
from lascaux.games.cromagnon.drawing.tiles import MIDDLE, PLATE
from lascaux.games.cromagnon.view import AreaView

FIRST, SECOND, NUMBER, PAY = 28.0, 26.4, 27.0, 26.4  # sizes of letters
TOKEN_SIZE = TOKEN / 112
PILL_HIGH = 36.0

Space = tuple[int, int, int]  # first and second; of a temple -1 and whose it is, -1 if nobody's


# Resource tiles


def tiles(area: AreaView) -> str:
    """The three places for resource tiles; there are none in the home of all."""
    symbols = tuple(
        [
            f"place-{each['category']}"
            if each["type"] is None
            else f"{'type' if each['state'] == 'open' else 'taken'}-{each['type']}"
            for each in area["resources"]
        ]
    )
    return _tiles(area["number"], symbols) if area["number"] else ""


@lru_cache(maxsize=4096)
def _tiles(number: int, symbols: tuple[str, ...]) -> str:
    return "".join(
        [tile(symbol, *PLACES[number].tile(slot)).render() for slot, symbol in enumerate(symbols)]
    )


def tile(symbol: str, x: float, y: float, size: float = TILE) -> Element:
    """A tile whose middle is at x, y."""
    scale = size / PLATE
    return stamp(symbol, round(x, 1), round(y - MIDDLE * scale, 1), scale)


# Values and temples


def spaces(area: AreaView) -> str:
    """Value tiles and temples where they lie on the map."""
    return _spaces(area["number"], spaces_of(area))


def spaces_of(area: AreaView) -> tuple[Space, ...]:
    """Value tiles and temples in the order in which they came."""
    found: list[Space] = []
    for each in area["spaces"]:
        if each["kind"] == "value":
            found.append((each["first"], each["second"], 0))
        else:
            found.append((-1, 0, -1 if each["owner"] is None else each["owner"]))
    return tuple(found)


@lru_cache(maxsize=8192)
def _spaces(number: int, found: tuple[Space, ...]) -> str:
    place = PLACES[number]
    if not number and found and found[0][0] < 0:
        x, y = place.value(0, 1)
        return stamp("home", x, y, 1).render()
    return group(
        *(space(each, *place.value(index, len(found))) for index, each in enumerate(found))
    ).render()


def space(found: Space, x: float, y: float, size: float = 1.0) -> Element:
    """A value tile or a temple whose middle is at x, y."""
    first, second, owner = found
    if first >= 0:
        return slab(first, second, x, y, size)
    shapes = [stamp("temple", x, y, size)]
    if owner >= 0:
        shapes.append(stamp(f"token-{owner}", x, round(y + 6.6 * size, 1), 0.15 * size))
    return group(*shapes)


def slab(first: int, second: int, x: float, y: float, size: float = 1.0) -> Element:
    """A value tile: what the first gets is large and left."""
    baseline = round(y + 9.6 * size, 1)
    shapes = [stamp("slab", x, y, size)]
    for points, aside, letters, ink in (
        (first, -11.5, FIRST, palette.CHARCOAL),
        (second, 11.5, SECOND, palette.CHALK),
    ):
        fits = letters * size / (1 if points < 10 else 1.6)
        at = round(x + aside * size, 1)
        shapes.append(text(at, baseline, fits, str(points), "middle", fill=ink))
    return group(*shapes)


# Tribes


def standing(area: AreaView) -> list[tuple[int, str]]:
    """Who stands here, and how each is drawn."""
    seats = [seat for seat, tribes in enumerate(area["tribes"]) if tribes]
    counts = tuple([area["tribes"][seat] for seat in seats])
    most = max(counts, default=0)
    drawn = []
    for index, seat in enumerate(seats):
        strongest = bool(area["number"]) and counts[index] == most
        drawn.append((seat, _tribe(area["number"], seat, counts, index, strongest)))
    return drawn


@lru_cache(maxsize=8192)
def _tribe(number: int, seat: int, counts: tuple[int, ...], index: int, strongest: bool) -> str:
    x, y = PLACES[number].tribes(counts)[index]
    return tribe(seat, counts[index], x, y, strongest).render()


def tokens(area: AreaView) -> list[tuple[int, str]]:
    """Who stands here, without numbers, which could not be read."""
    seats = [seat for seat, tribes in enumerate(area["tribes"]) if tribes]
    counts = tuple([area["tribes"][seat] for seat in seats])
    return [(seat, _token(area["number"], seat, counts, at)) for at, seat in enumerate(seats)]


@lru_cache(maxsize=8192)
def _token(number: int, seat: int, counts: tuple[int, ...], index: int) -> str:
    x, y = PLACES[number].tribes(counts)[index]
    return stamp(f"token-{seat}", round(x, 1), round(y + 1.2, 1), TOKEN_SIZE).render()


def tribe(
    seat: int,
    count: int,
    x: float,
    y: float,
    strongest: bool = False,
    ink: tuple[str, str] = (palette.CHARCOAL, palette.CHALK),
) -> Element:
    """A token with its number to the right; a bar stands under the strongest.

    `ink` is what the number is written with, and the halo round it.
    """
    shapes = [
        stamp(f"token-{seat}", round(x, 1), round(y + 1.2, 1), TOKEN_SIZE),
        text(
            round(x + TOKEN / 2 + 1, 1),
            round(y + 9.4, 1),
            NUMBER,
            str(count),
            fill=ink[0],
            stroke=ink[1],
            stroke_width=5,
            stroke_linejoin="round",
            paint_order="stroke",
        ),
    ]
    if strongest:
        wide = TOKEN + DIGIT * len(str(count)) - 2
        shapes.append(
            rect(
                round(x - TOKEN / 2, 1),
                round(y + 13.4, 1),
                wide,
                3.6,
                rx=2,
                fill=palette.CHARCOAL,
                stroke=palette.CHALK,
                stroke_width=1,
            )
        )
    return group(*shapes)


def tribe_box(area: AreaView, seat: int) -> tuple[float, float, float, float]:
    """Where the tribes of a seat stand: left, top, width, height."""
    seats = [each for each, tribes in enumerate(area["tribes"]) if tribes]
    counts = [area["tribes"][each] for each in seats]
    x, y = PLACES[area["number"]].tribes(counts)[seats.index(seat)]
    wide = TOKEN + DIGIT * len(str(area["tribes"][seat]))
    return round(x - TOKEN / 2 - 3, 1), y - TOKEN_HIGH / 2, wide + 6, TOKEN_HIGH


# Costs


def cost(area: AreaView) -> str:
    """What the first who comes pays, while it is due."""
    return _cost(area["number"], tuple(area["cost"])) if area["cost_due"] else ""


@lru_cache(maxsize=256)
def _cost(number: int, categories: tuple[str, ...]) -> str:
    return pill(PLACES[number], categories).render()


def pill(place: Place, categories: tuple[str, ...]) -> Element:
    """A dark pill: pay, and the shapes of what is paid with."""
    x, y = place.cost
    word = 57.0
    wide = word + 31 * len(categories) + 18
    left = round(x - wide / 2, 1)
    return group(
        rect(
            left,
            y - PILL_HIGH / 2,
            wide,
            PILL_HIGH,
            rx=PILL_HIGH / 2,
            fill=palette.CHARCOAL,
            stroke=palette.CHALK,
            stroke_width=2.2,
        ),
        text(left + 12, y + 7.6, PAY, "pay"),
        *(
            tile(f"category-{name}", left + word + 24 + 31 * index, y, 27)
            for index, name in enumerate(categories)
        ),
    )


def next_space(area: AreaView) -> Point:
    """Where one more value tile or temple would lie, to the right of the others."""
    place, here = PLACES[area["number"]], len(area["spaces"])
    if not here:
        return place.value(0, 1)
    x, y = place.value(here - 1, here)
    return x + VALUE_APART, y
