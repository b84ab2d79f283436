"""The motifs of the events of the Neolithic."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, group, path, stamp
from lascaux.art.symbols import line
from lascaux.art.tools import CLAY, FLINT, WOOD, WOOD_LIGHT
from lascaux.games.tribes.drawing.paint import STONE, flat, haloed, pole, within

_CLUB = (
    "M-50 38C-50 46 -42 52 -34 48L10 12C32 8 50 -12 52 -34C53 -52 36 -62 20 -56"
    "C-2 -48 -14 -28 -14 -8Z"
)
_SPIKES = (
    "M-6 -34L-26 -44L-14 -20ZM10 -52L4 -68L24 -58ZM48 -48L60 -58L52 -32ZM46 -10L58 4L34 4ZM18 10"
    "L26 28L6 16Z"
)
_LOOP = "M8 8C-40 0 -50 -58 0 -58C50 -58 40 0 -8 8"
_ENDS = "M-4 26C-8 34 -16 42 -26 48M4 26C10 34 18 42 30 46"
_KNOT = "M-17 2L17 -2M-17 13L17 9M-17 24L17 20"
_HUT = "M-48 46C-46 16 -28 -24 -6 -44L-14 -60L-4 -58L0 -50L5 -60L14 -57L7 -43C28 -24 46 16 48 46Z"
_DOOR = "M-13 46C-12 28 -7 18 0 11C7 18 12 28 13 46Z"
_LOCUST = (
    "M-50 2C-52 -12 -40 -18 -28 -14C-8 -14 26 -8 52 8C54 14 46 16 36 15L-24 18C-38 20 -49 14 -50 2Z"
)
_WING = "M-26 -12C-2 -26 34 -18 56 4C36 10 4 10 -18 6Z"
_THIGH = "M0 16C8 -14 18 -36 28 -46C34 -46 36 -42 34 -36C28 -18 18 4 10 18Z"


def motifs() -> list[Element]:
    """Club, rope, sun, wall, drum, spotted hut, locust and sledge."""
    return [
        _raiders(),
        _war_captives(),
        _drought(),
        _border_victory(),
        _tribal_feast(),
        _epidemic(),
        _locusts(),
        _great_trek(),
    ]


def _raiders() -> Element:
    """A club with teeth of flint."""
    return haloed(
        "event-raiders",
        _CLUB + _SPIKES,
        flat(_SPIKES, FLINT),
        flat(_CLUB, WOOD),
        line("M4 -20C10 -32 20 -40 30 -42M-30 30L-14 14", 4, WOOD_LIGHT),
        line("M-42 32L-32 44M-36 26L-26 38", 5, palette.RED_OCHRE),
        size=0.9,
    )


def _war_captives() -> Element:
    """A noose."""
    return group(
        line(_LOOP + _ENDS, 26, palette.OCHRE_LIGHT),
        *pole(_ENDS, 10, palette.OCHRE),
        _twist(_ENDS),
        *pole(_LOOP, 10, palette.OCHRE),
        _twist(_LOOP),
        *pole(_KNOT, 7, palette.OCHRE_LIGHT),
        transform=within(0.9),
        id="event-war_captives",
    )


def _twist(rope: str) -> Element:
    return path(rope, fill="none", stroke=palette.UMBER, stroke_width=10, stroke_dasharray="4 9")


def _drought() -> Element:
    """A sun that burns on cracked ground."""
    ground = "M-56 20C-30 10 30 10 56 20L52 48L-52 48Z"
    return group(
        stamp("sign-sun", 0, -20, 0.95),
        flat(ground, palette.OCHRE),
        line(
            "M-40 30L-22 26L-10 34L8 26L24 34L42 28M-22 26L-26 14M-10 34L-14 47M24 34L20 47M8 26"
            "L12 14",
            4.5,
            palette.UMBER,
        ),
        id="event-drought",
    )


def _border_victory() -> Element:
    """A wall of stones, and a pennant upon it."""
    wall = "M-56 48L-54 -6L54 -8L56 48Z"
    pennant = "M6 -62L48 -50L6 -36Z"
    return haloed(
        "event-border_victory",
        wall + pennant,
        *pole("M4 -60L4 0", 4, WOOD_LIGHT),
        flat(pennant, palette.RED_OCHRE),
        flat(wall, STONE),
        line(
            "M-54 12L55 11M-55 30L55 30M-20 -6L-20 11M20 -7L20 11M-38 12L-38 30M0 12L0 30M38 11"
            "L38 30M-18 30L-18 48M20 30L20 48",
            4.5,
        ),
        line(
            "M-46 -1L-28 -1M-12 -1L10 -1M28 -2L46 -2M-30 18L-10 18M8 18L28 18M-46 36L-28 36M-8 36"
            "L10 36",
            3,
            "#d2c8b8",
        ),
    )


def _tribal_feast() -> Element:
    """A drum with its sticks."""
    body = "M-46 -12C-42 10 -36 30 -34 42C-18 52 18 52 34 42C36 30 42 10 46 -12Z"
    sticks = "M-52 -58L-14 -22M52 -58L14 -22"
    return haloed(
        "event-tribal_feast",
        body + brush(sticks, 14, 0.8),
        flat(body, CLAY),
        line("M-42 -2L-30 40L-16 2L0 46L16 2L30 40L42 -2", 5, palette.CHALK),
        flat("M-48 -14A48 15 0 1 1 48 -14A48 15 0 1 1 -48 -14Z", palette.BONE),
        *pole(sticks, 6, WOOD_LIGHT),
        line("M-15 -21h0M15 -21h0", 15),
    )


def _epidemic() -> Element:
    """A hut with spots."""
    spots = ((-17, -4, 8), (13, -18, 7), (27, 16, 9), (-31, 26, 8), (-2, -30, 5))
    return haloed(
        "event-epidemic",
        _HUT,
        flat(_HUT, palette.OCHRE),
        path(_DOOR, fill=palette.CHARCOAL),
        *(circle(x, y, r, fill="#b3261b", stroke="#6d120c", stroke_width=3) for x, y, r in spots),
    )


def _locusts() -> Element:
    """A locust, ready to leap."""
    legs = "M-26 16L-36 44M-10 18L-14 46M31 -40L50 46"
    return haloed(
        "event-locusts",
        _LOCUST + _WING + _THIGH + brush(legs, 10, 0.8),
        line(legs + "M-42 -12C-46 -28 -52 -38 -60 -44M-36 -14C-36 -28 -40 -40 -46 -50", 6),
        flat(_LOCUST, "#8d9440"),
        flat(_WING, "#c9c27a"),
        flat(_THIGH, "#6f7a30"),
        circle(-40, -3, 4.5, fill=palette.CHARCOAL),
        line("M-27 -13C-22 -4 -22 8 -25 17", 4),
    )


def _great_trek() -> Element:
    """Somebody who pulls a loaded sledge."""
    walker = brush("M-40 -22C-38 -8 -36 4 -34 14", 20, 0.7) + brush(
        "M-35 8C-38 24 -44 36 -54 46M-34 8C-28 22 -24 34 -22 48M-38 -16C-32 -6 -26 0 -16 2", 11, 0.6
    )
    head = "M-56 -38A13 13 0 1 0 -30 -38A13 13 0 1 0 -56 -38Z"
    load = "M-2 24C-6 -10 8 -30 28 -30C50 -28 58 -4 54 24Z"
    runner = "M-12 14C-14 32 -8 40 4 40L56 40"
    return haloed(
        "event-great_trek",
        walker + head + load + brush(runner, 16, 0.8),
        line("M-18 2L2 26", 5),
        flat(load, palette.OCHRE),
        line(
            "M-2 6C18 0 38 0 56 6M16 -28C12 -8 12 8 14 24M40 -26C46 -8 46 8 42 24", 5, palette.UMBER
        ),
        *pole(runner, 6, WOOD_LIGHT),
        *pole("M12 26L12 38M44 26L44 38", 4, WOOD_LIGHT),
        flat(walker, palette.RED_OCHRE),
        flat(head, palette.RED_OCHRE),
        size=0.9,
    )
