"""What a segment of a site asks for, on its plate, or who gave it; small, a ring or a token."""

from __future__ import annotations

from functools import lru_cache

from lascaux.art import palette
from lascaux.art.lettering import text
from lascaux.art.svg import Element, circle, group, rect, stamp
from lascaux.games.epoch.content.parts import Amounts, Segment
from lascaux.games.epoch.drawing.places import Box
from lascaux.games.epoch.drawing.tiles import SMALLEST_LETTERS

LETTERS, LARGE_LETTERS = 17.2, 20.0
READ = SMALLEST_LETTERS / LETTERS  # pixels to a unit, below which a ring is drawn instead
HIGH, MANY = 40.0, 3  # a plate so high has room for large letters, without so many symbols
_PAD = 5.0
_DIGIT, _PLUS, _SLASH = 0.72, 0.86, 0.5  # of the letters' size: how wide they are
_SKINS, _STRINGS = {"hide", "leather"}, {"rope", "tendon", "flax"}

Item = tuple[str, str]  # letters, or nothing and a symbol


def price(segment: Segment) -> list[Item]:
    """What a segment asks for, as letters and symbols in a row."""
    sums = [_times(segment.raw, "raw"), _times(segment.processed, "made")]
    sums += [_different(segment.different, "any"), _different(segment.different_processed, "made")]
    sums += [_part(part) for part in segment.parts]
    sums.append(_times(segment.other, "any"))
    if segment.two_of:
        sums.append([("2+2", ""), *(("", name) for name in segment.two_of)])
    counted = any(letters.isdigit() for items in sums for letters, _ in items)
    found: list[Item] = []
    for items in filter(None, sums):
        found += [*([("+", "")] if found and counted else []), *items]
    return found


def _different(number: int, symbol: str) -> list[Item]:
    return [(str(number), ""), ("", "different"), ("", symbol)] if number else []


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
    """A slab of bone with what is asked for, as large as it fits."""
    items = price(segment)
    left, top, width, height = box
    icons = sum(not each for each, _ in items)
    size = LARGE_LETTERS if height > HIGH and icons < MANY else LETTERS
    words = sum(_wide(each, size) for each, _ in items if each)
    icon = min(0.94 * height, 1.7 * size, (width - 2 * _PAD - words) / icons)
    x, y = left + (width - words - icons * icon) / 2, top + height / 2
    shapes = [_slab(box, palette.BONE)]
    for each, symbol in items:
        step = _wide(each, size) if each else icon
        if each:
            shapes.append(_letters(x + step / 2, y + 0.36 * size, size, each))
        else:
            scale = icon / 124
            shapes.append(stamp(symbol, round(x + step / 2, 1), round(y + 6 * scale, 1), scale))
        x += step
    return group(*shapes).render()


def _wide(words: str, size: float) -> float:
    return size * {"+": _PLUS, "/": _SLASH}.get(words, _DIGIT * len(words))


@lru_cache(maxsize=512)
def given(box: Box, seat: int, status: int) -> str:
    """Whose token lies there, and what it brings if that is certain."""
    left, top, width, height = box
    x, y = left + width / 2, top + height / 2
    size = LARGE_LETTERS if height > HIGH else LETTERS
    shapes = [_slab(box, "#8b7a62")]
    if not status:
        return group(*shapes, stamp(f"token-{seat}", x, y + 1, size / 105)).render()
    return group(
        *shapes,
        stamp(f"token-{seat}", round(x - 1.4 * size, 1), y + 1, size / 105),
        text(x, round(y + 0.36 * size, 1), size, str(status), font_weight="bold"),
        stamp("status", round(x + 1.1 * size, 1), y + 1, size / 115),
    ).render()


def _slab(box: Box, paint: str, **more: float) -> Element:
    return rect(*box, rx=5, fill=paint, stroke=palette.CHARCOAL, stroke_width=1.8, **more)


def _letters(x: float, y: float, size: float, words: str) -> Element:
    bold = {"fill": palette.CHARCOAL, "font_weight": "bold"}
    return text(round(x, 1), round(y, 1), size, words, **bold)


@lru_cache(maxsize=512)
def pip(box: Box, seat: int) -> str:
    """The plate where nothing on it could be read: a ring, or the token of whoever gave."""
    left, top, width, height = box
    x, y = round(left + width / 2, 1), round(top + height / 2, 1)
    if seat >= 0:
        return group(_slab(box, "#8b7a62"), stamp(f"token-{seat}", x, y, 0.19)).render()
    ring = circle(x, y, 7, fill="none", stroke=palette.UMBER, stroke_width=3)
    return group(_slab(box, palette.BONE, fill_opacity=0.8), ring).render()


@lru_cache(maxsize=256)
def target(box: Box) -> str:
    """Where one can point at it."""
    left, top, width, height = box
    return rect(left, top, width, height, rx=5).render()
