"""The lens: what a type would pay if it were scored now, shown on the areas where it lies.

It is seen while one points at a type: rings round its tiles, and who would get what in each area in
the place of the area's values.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from lascaux.art import palette
from lascaux.art.lettering import text
from lascaux.art.svg import Element, group, rect, stamp, use
from lascaux.engine.picture import Part
from lascaux.games.cromagnon.drawing.furniture import TOKEN_SIZE
from lascaux.games.cromagnon.drawing.places import DIGIT, PLACES, TOKEN
from lascaux.games.cromagnon.view import AreaView, CroMagnonView

_HIGH, _LETTERS = 40.0, 27.0


def lenses(view: CroMagnonView) -> Iterator[Part]:
    """What every area pays, `pays-siberia`, and where every type lies: `lens-amber`."""
    for area in view["areas"]:
        if any(area["payouts"]):
            yield Part(f"pays-{area['id']}", _pays(area["number"], tuple(area["payouts"])))
    for each in view["types"]:
        if not each["scored"]:
            yield Part(f"lens-{each['id']}", _lens(tuple(_spots(view["areas"], each["id"]))))


def _spots(areas: list[AreaView], kind: str) -> Iterator[tuple[int, int, bool]]:
    """Where tiles of a type lie: the area's number, the place there, and if anybody is paid."""
    for area in areas:
        for slot, each in enumerate(area["resources"]):
            if each["type"] == kind:
                yield area["number"], slot, any(area["payouts"])


@lru_cache(maxsize=1024)
def _lens(spots: tuple[tuple[int, int, bool], ...]) -> str:
    rings = [ring(*PLACES[area].tile(slot)) for area, slot, _ in spots]
    return group(*rings, *(use(_id(area)) for area, _, paid in spots if paid)).render()


def ring(x: float, y: float) -> Element:
    """Round a tile of the type that is looked at or scored."""
    return stamp("ring", x, y, 1)


@cache
def _id(area: int) -> str:
    return f"pays-{area}"


@lru_cache(maxsize=4096)
def _pays(number: int, payouts: tuple[int, ...]) -> str:
    """Who would get how much, the most first, on a pill over the values."""
    seats = [seat for seat, points in enumerate(payouts) if points]
    seats.sort(key=lambda seat: -payouts[seat])
    wide = [TOKEN + 4 + DIGIT * len(f"+{payouts[seat]}") for seat in seats]
    x, y = PLACES[number].value(0, 1)
    left = round(x - 23 if PLACES[number].form == "wide" else x - sum(wide) / 2, 1) - 6
    shapes = [
        rect(
            left,
            y - _HIGH / 2,
            sum(wide) + 12,
            _HIGH,
            rx=9,
            fill=palette.CHALK,
            stroke=palette.CHARCOAL,
            stroke_width=2.6,
        )
    ]
    at = left + 6
    for seat, room in zip(seats, wide, strict=True):
        shapes.append(stamp(f"token-{seat}", round(at + TOKEN / 2, 1), y + 1.2, TOKEN_SIZE))
        told = f"+{payouts[seat]}"
        shapes.append(
            text(round(at + TOKEN + 2, 1), y + 9.4, _LETTERS, told, fill=palette.CHARCOAL)
        )
        at += room
    return group(*shapes, id=_id(number)).render()
