"""What a segment of a site asks for, on its plate, or who gave it; small, a ring or a token."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art import palette
from lascaux.art.lettering import text
from lascaux.art.svg import Element, circle, group, rect, stamp
from lascaux.games.epoch.content.parts import Amounts, Segment
from lascaux.games.epoch.drawing.places import Box
from lascaux.games.epoch.drawing.tiles import SMALLEST_LETTERS

LETTERS = 16.5
READ = SMALLEST_LETTERS / LETTERS  # pixels to a unit, below which a ring is drawn instead
ICON, SMALL_ICON = 20.0, 18.0
_DIGIT = 0.64 * LETTERS
_SLASH = 8.0
_SKINS, _STRINGS = {"hide", "leather"}, {"rope", "tendon", "flax"}

Item = tuple[str, str]  # letters, or nothing and a symbol


def price(segment: Segment) -> list[Item]:
    """What a segment asks for, as letters and symbols in a row."""
    found: list[Item] = []
    for number, symbol in ((segment.raw, "raw"), (segment.processed, "made")):
        found += _times(number, symbol)
    for number, symbol in ((segment.different, "any"), (segment.different_processed, "made")):
        if number:
            found += [(str(number), ""), ("", "different"), ("", symbol)]
    for part in segment.parts:
        found += _part(part)
    found += _times(segment.other, "any")
    if segment.two_of:
        found += [("2+2", ""), *(("", name) for name in segment.two_of)]
    return found


def _times(number: int, symbol: str) -> list[Item]:
    if not number:
        return []
    return [*([(str(number), "")] if number > 1 else []), ("", symbol)]


def _part(part: Amounts) -> list[Item]:
    """One of several materials: two kinds of skin and three of string have signs of their own."""
    names, numbers = {name for name, _ in part}, {number for _, number in part}
    if len(part) > 1 and names <= _STRINGS:
        return [("", "string")]
    if len(numbers) == 1 and names == _SKINS:
        return _times(part[0][1], "skin")
    found: list[Item] = []
    for name, number in part:
        found += [*([("/", "")] if found else []), *_times(number, name)]
    return found


@lru_cache(maxsize=512)
def plate(box: Box, segment: Segment) -> str:
    """A slab of bone with what is asked for."""
    items = price(segment)
    icon = ICON if len(items) < 5 else SMALL_ICON
    wide = sum(_wide(item, icon) for item in items)
    left, top, width, height = box
    x, y = left + (width - wide) / 2, top + height / 2
    shapes = [_slab(box, palette.BONE, palette.CHARCOAL)]
    for item in items:
        words, symbol = item
        step = _wide(item, icon)
        if words:
            shapes.append(_letters(x + step / 2, y + 6, words))
        else:
            size = (icon - 1) / 124
            shapes.append(stamp(symbol, round(x + step / 2, 1), round(y + 6 * size, 1), size))
        x += step
    return group(*shapes).render()


def _wide(item: Item, icon: float) -> float:
    words = item[0]
    return icon if not words else _SLASH if words == "/" else _DIGIT * len(words) + 2


@lru_cache(maxsize=512)
def given(box: Box, seat: int, status: int) -> str:
    """Whose token lies there, and what it brings if that is certain."""
    left, top, width, height = box
    x, y = left + width / 2, top + height / 2
    shapes = [_slab(box, "#8b7a62", palette.CHARCOAL)]
    if not status:
        return group(*shapes, stamp(f"token-{seat}", x, y + 1, 0.16)).render()
    return group(
        *shapes,
        stamp(f"token-{seat}", x - 22, y + 1, 0.16),
        text(x, y + 6, LETTERS, str(status), "middle", font_weight="bold"),
        stamp("status", x + 17, y + 1, 0.145),
    ).render()


def _slab(box: Box, paint: str, edge: str) -> Element:
    left, top, width, height = box
    return rect(left, top, width, height, rx=5, fill=paint, stroke=edge, stroke_width=1.8)


def _letters(x: float, y: float, words: str) -> Element:
    return text(round(x, 1), round(y, 1), LETTERS, words, "middle", fill=palette.CHARCOAL, font_weight="bold")


@lru_cache(maxsize=512)
def pip(box: Box, seat: int) -> str:
    """An open ring, or the token of whoever gave."""
    left, top, width, height = box
    x, y = round(left + width / 2, 1), round(top + height / 2, 1)
    if seat >= 0:
        return stamp(f"token-{seat}", x, y, 0.2).render()
    return circle(
        x, y, 8.5, fill=palette.CHARCOAL, fill_opacity=0.4, stroke=palette.BONE, stroke_width=3
    ).render()


@lru_cache(maxsize=256)
def target(box: Box) -> str:
    """Where one can point at it."""
    left, top, width, height = box
    return rect(left, top, width, height, rx=5).render()
