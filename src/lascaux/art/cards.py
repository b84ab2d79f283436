"""Cards and shelves on paper: the one form in SVG of what a live page sets as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lascaux.art import palette
from lascaux.art.lettering import WIDE, fitted, height_of, outlined, paragraph, text
from lascaux.art.palette import SEATS
from lascaux.art.surfaces import ragged, slab
from lascaux.art.svg import Element, Markup, circle, element, group, numbers, path, rect, stamp, use
from lascaux.engine.pane import SYMBOL_BOX, Card, Chip, Link, Pane

TITLE, TEXT, HEADING = 19.0, 15.0, 24.0  # sizes of letters
HEAD = HEADING + 12  # how high the title of a pane is
PAD, GAP = 13.0, 14.0
NARROW = 170.0  # a card less wide has its drawing above its text
PICTURE = 78.0  # how high a drawing is
BESIDE = 0.42  # of a card: how wide a drawing beside its text may be
ICON = 27.0
CHIP_HIGH = 31.0
USUAL_CARD = 240.0
ROOM = 0.93  # of its place, how much a paragraph fills: fonts differ

_PAYABLE, _LACKING = "#4f8438", "#9a3c20"
_MENDED, _GLOWING = "#a9cc7d", "#eb9673"  # the same on dark rock


@dataclass(frozen=True)
class _Ink:
    """What is written with on one kind of ground."""

    words: str
    strong: str
    good: str
    bad: str


_ON_BONE = _Ink(palette.UMBER_DEEP, palette.CHARCOAL, "#3b6427", _LACKING)
_ON_ROCK = _Ink(palette.BONE, palette.CHALK, _MENDED, _GLOWING)


def card_svg(card: Card, width: float, height: float = 0.0) -> tuple[Element, float]:
    """A card so wide, its corner at (0, 0), and how high it is: `height`, or what it needs.

    A card about a seat is a slab of rock with the seat's badge, any other is made of bone.

    >>> bow, high = card_svg(Card("bow", "Bow", lines=("Hunters shoot further.",)), 240)
    >>> high
    68.78
    """
    ink = _ON_BONE if card.seat < 0 else _ON_ROCK
    shapes, needed = _inside(card, width, ink)
    high = max(needed, height)
    done = (
        [
            use(
                "hand",
                transform=f"translate({numbers(width - 26, high - 24)})rotate(14)scale(.34)",
                color=palette.RED_OCHRE,
                opacity=0.62,
            )
        ]
        if card.state == "done"
        else []
    )
    return (
        group(
            *_ground(card, width, high),
            *done,
            *shapes,
            opacity=0.6 if card.state == "used" else None,
        ),
        high,
    )


def _ground(card: Card, width: float, height: float) -> list[Element]:
    if card.seat >= 0:
        paint = SEATS[card.seat % len(SEATS)].paint
        strip = rect(
            6, 9, 5, height - 18, rx=2.5, fill=paint, stroke=palette.CHALK, stroke_width=0.8
        )
        return [*slab(width, height, card.key, lit=card.state == "payable"), strip]
    outline = ragged(width, height, 2, card.key)
    edge, wide = (_PAYABLE, 4.0) if card.state == "payable" else (palette.CHARCOAL, 2.4)
    return [
        path(outline, fill=palette.SOOT, fill_opacity=0.5, transform="translate(2 3.5)"),
        path(outline, fill=palette.BONE, stroke=edge, stroke_width=wide),
        path(
            ragged(width, height, 6, card.key),
            fill="none",
            stroke=palette.OCHRE_DEEP,
            stroke_opacity=0.7,
            stroke_width=1.2,
        ),
    ]


def _inside(card: Card, width: float, ink: _Ink) -> tuple[list[Element], float]:
    """What stands on a card, and how high the card must be for it."""
    shapes: list[Element] = []
    left, top = PAD + (7 if card.seat >= 0 else 0), PAD
    right, least = width - PAD, 0.0
    if card.drawing:
        beside = width >= NARROW
        room = max(PICTURE, (right - left) * BESIDE) if beside else right - left
        wide, high = _fitting(card.frame, room, PICTURE)
        shapes.append(_drawing(card, left if beside else (width - wide) / 2, top, wide, high))
        if beside:
            left, least = left + wide + 11, top + high + PAD
        else:
            top += high + 6
    top = _head(shapes, card, left, top, right, ink)
    for line in card.lines:
        top = _words(shapes, line, left, top + 3, right - left, TEXT, ink.words)
    top = _chips(shapes, card.chips, left, top, right, ink)
    if card.note:
        colour = {"missing": ink.bad, "payable": ink.good}.get(card.state, ink.words)
        top = _words(shapes, card.note, left, top + 3, right - left, TEXT, colour, "italic")
    return shapes, max(round(top + PAD, 2), least)


def _head(
    shapes: list[Element], card: Card, left: float, top: float, right: float, ink: _Ink
) -> float:
    """Badge of the seat, title, and what stands out, in one row; gives where it ends."""
    high = 0.0
    if card.seat >= 0:
        shapes.append(stamp(f"badge-{card.seat % len(SEATS)}", left + 13, top + 13.5, 0.24))
        left, high = left + 33, 27.0
    if card.badge:
        wide = max(26.0, len(card.badge) * TEXT * WIDE + 16)
        right -= wide
        shapes += [
            rect(
                right,
                top - 2,
                wide,
                26,
                rx=13,
                fill=palette.GOLD,
                stroke=palette.CHARCOAL,
                stroke_width=1.6,
            ),
            text(
                right + wide / 2,
                top + 17,
                TEXT + 2,
                card.badge,
                "middle",
                fill=palette.CHARCOAL,
                font_weight="bold",
            ),
        ]
        right, high = right - 6, max(high, 26.0)
    down = 2.0 if high else 0.0
    end = _words(shapes, card.title, left, top + down, right - left, TITLE, ink.strong, bold=True)
    return max(end, top + high)


def _words(
    shapes: list[Element],
    words: str,
    left: float,
    top: float,
    width: float,
    size: float,
    colour: str,
    style: str = "normal",
    *,
    bold: bool = False,
) -> float:
    """A paragraph; gives where it ends."""
    width *= ROOM
    high = height_of(words, size, width, bold=bold)
    more = {"font_weight": "bold"} if bold else {}
    more |= {"font_style": style} if style != "normal" else {}
    shapes.append(paragraph(left, top, size, words, width, high + 0.5, fill=colour, **more))
    return top + high


def _fitting(
    frame: tuple[float, float, float, float], width: float, height: float
) -> tuple[float, float]:
    """How large a drawing is that is at most so wide and high."""
    scale = min(width / frame[2], height / frame[3])
    return frame[2] * scale, frame[3] * scale


def _drawing(card: Card, x: float, y: float, width: float, height: float) -> Element:
    return element(
        "svg",
        Markup(card.drawing),
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox=numbers(*card.frame),
    )


def _chips(
    shapes: list[Element],
    chips: Iterable[Chip],
    left: float,
    top: float,
    right: float,
    ink: _Ink,
) -> float:
    """Chips in rows; gives where they end."""
    x, y, end = left, top + 5, top
    for chip in chips:
        wide = _wide(chip)
        if x > left and x + wide > right:
            x, y = left, y + CHIP_HIGH
        shapes.append(group(*_chip(chip, wide, ink), transform=f"translate({numbers(x, y)})"))
        x, end = x + wide + 9, y + CHIP_HIGH - 2
    return end


def _wide(chip: Chip) -> float:
    words = len(chip.text) * (TEXT + 1) * WIDE
    seat = 12.0 if chip.tone.startswith("seat-") else 0.0
    return (ICON if chip.symbol else 0.0) + (words + 3 if chip.text else 0.0) + seat


def _chip(chip: Chip, width: float, ink: _Ink) -> Iterator[Element]:
    colour, x = {"good": ink.good, "bad": ink.bad}.get(chip.tone, ink.strong), 0.0
    if chip.name:
        yield element("title", chip.name)
    if chip.tone.startswith("seat-"):
        pigment = SEATS[int(chip.tone.removeprefix("seat-")) % len(SEATS)]
        yield rect(
            0, 1, width, 27, rx=8, fill=pigment.paint, stroke=palette.CHALK, stroke_width=1.2
        )
        colour = pigment.lettering
        x = 6.0
    if chip.symbol:
        left, top, box, _ = SYMBOL_BOX
        size = (ICON - 1) / box
        yield stamp(chip.symbol, x - left * size, 1.5 - top * size, size)
        x += ICON + 2
    if chip.text:
        faint = 0.7 if chip.tone == "quiet" else 1.0
        yield text(x, 20, TEXT + 1, chip.text, fill=colour, fill_opacity=faint)


def shelf(
    pane: Pane, width: float, columns: int = 0, *, head: bool = True
) -> tuple[Element, float]:
    """The cards of a pane in rows under its title, so wide, and how high all of it is.

    >>> cards = tuple(Card(name, name.title()) for name in ("bow", "axe", "pot"))
    >>> round(shelf(Pane("tools", "common", "Tools", cards=cards), 500, columns=2)[1])
    146
    """
    columns = columns or pane.columns or max(1, round(width / USUAL_CARD))
    wide = (width - GAP * (columns - 1)) / columns
    shapes: list[Element] = []
    centres: dict[str, tuple[float, float]] = {}
    top = 0.0
    if head:
        shapes.append(heading(pane.title, width))
        top = HEAD
    for name in dict.fromkeys(card.group for card in pane.cards):
        if name:
            shapes.append(fitted(2, top + 15, 17, name, width, fill=palette.OCHRE_LIGHT))
            top += 24
        for row in _rows([card for card in pane.cards if card.group == name], columns):
            size = width if row[0].wide else wide
            high = max(card_svg(card, size)[1] for card in row)
            for column, card in enumerate(row):
                x = column * (size + GAP)
                drawn = card_svg(card, size, high)[0]
                shapes.append(group(drawn, transform=f"translate({numbers(x, top)})"))
                centres[card.key] = (x + size / 2, top + high / 2)
            top += high + GAP
    return group(*_lines(pane.links, centres), *shapes), max(top - GAP, 0.0)


def heading(words: str, width: float) -> Element:
    """The title of a pane, above it."""
    size = min(HEADING, width / max(len(words) * WIDE, 1))
    return outlined(2, HEADING - 3, size, words, "start", font_weight="bold")


def _rows(cards: list[Card], columns: int) -> Iterator[list[Card]]:
    """Cards in order, so many beside each other; a wide one has a row of its own."""
    row: list[Card] = []
    for card in cards:
        if row and (card.wide or len(row) == columns):
            yield row
            row = []
        row.append(card)
        if card.wide:
            yield row
            row = []
    if row:
        yield row


def _lines(links: Iterable[Link], centres: dict[str, tuple[float, float]]) -> Iterator[Element]:
    """The links between cards, from centre to centre: what the cards leave free is seen."""
    for link in links:
        start, end = centres[link.start], centres[link.end]
        colour = {"good": _MENDED, "bad": _GLOWING}.get(link.tone, palette.CHALK)
        yield path(
            f"M{numbers(*start)}L{numbers(*end)}",
            fill="none",
            stroke=colour,
            stroke_width=4,
            stroke_opacity=0.4 if link.tone == "quiet" else 0.85,
            stroke_linecap="round",
        )
        yield circle(*start, 3, fill=colour)
