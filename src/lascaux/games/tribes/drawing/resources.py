"""The five resources: goat, horse, wheat, gold and incense, as silhouettes in several forms."""

from __future__ import annotations

from dataclasses import dataclass

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, group, path, use
from lascaux.art.symbols import line
from lascaux.art.tools import CLAY
from lascaux.games.tribes.drawing.paint import (
    EMBER,
    OUTLINE,
    STRAW,
    flat,
    haloed,
    mirrored,
    symmetric,
    within,
)

_FUR, _CHESTNUT = "#7a4a2a", "#9c5a2c"


@dataclass(frozen=True)
class Resource:
    """What a resource looks like: its outline, lines within it, and all of it painted."""

    silhouette: str
    lines: str
    shapes: tuple[Element, ...]


_HORN = "M-1 -18C-6 -54 -38 -70 -58 -38C-42 -46 -26 -34 -20 -7C-13 -9 -6 -12 -1 -18Z"
_EAR = "M-18 0C-29 -5 -44 3 -51 20C-38 23 -23 17 -15 10Z"
_FACE = "M-20 -7C-11 -16 11 -16 20 -7C21 8 17 18 12 26C10 34 -10 34 -12 26C-17 18 -21 8 -20 -7Z"
_BEARD = "M-10 29C-8 37 -4 45 0 50C4 45 8 37 10 29C5 34 -5 34 -10 29Z"
_GOAT = symmetric(
    "M0 -14C-6 -54 -38 -70 -58 -38C-42 -46 -26 -34 -20 -4C-32 -4 -45 5 -51 20C-38 23 -23 17 -16 11"
    "C-15 17 -13 22 -12 26C-9 36 -4 45 0 50"
)


def _goat() -> Resource:
    """A head with two horns, seen from the front."""
    ears, horns = _EAR + mirrored(_EAR), _HORN + mirrored(_HORN)
    return Resource(
        _GOAT,
        "M-20 -6C-11 -15 11 -15 20 -6M-8 4h0M8 4h0M-5 26L0 29L5 26",
        (
            flat(horns + _BEARD, palette.BONE),
            flat(ears + _FACE, _FUR),
            line("M-24 -26L-14 -30M-31 -38L-23 -46M24 -26L14 -30M31 -38L23 -46", 4, _FUR),
            line("M-9 2L-8 3M9 2L8 3M-4 24L0 27L4 24", 6, palette.CHALK),
        ),
    )


_HORSE = (
    "M3 -62C8 -56 11 -51 13 -45C35 -33 47 -6 47 46L-16 46C-11 34 -3 27 1 16C-8 19 -17 20 -24 24"
    "C-29 34 -43 35 -49 26C-54 17 -49 8 -44 0C-36 -14 -30 -31 -15 -41C-9 -46 -4 -53 3 -62Z"
)
_MANE = (
    "M3 -62C8 -56 11 -51 13 -45C35 -33 47 -6 47 46L33 46C34 34 32 26 29 20C28 24 26 27 23 29"
    "C24 16 21 6 16 -2C15 2 13 5 10 7C10 -8 4 -22 -5 -32C-1 -42 3 -52 3 -62Z"
)


def _horse() -> Resource:
    """A head in profile, looking left."""
    return Resource(
        _HORSE,
        "M-17 -20h0M-43 15L-41 13M12 -22C22 -8 26 8 26 28",
        (
            flat(_HORSE, _CHESTNUT),
            path(_MANE, fill=palette.CHARCOAL),
            circle(-17, -20, 5, fill=palette.CHARCOAL),
            line("M-43 15L-41 13M-38 25C-34 25 -31 23 -29 21", 5),
        ),
    )


_KERNELS = "".join(
    f"M0 {foot}"
    f"C{-17 * way} {foot} {-28 * way} {foot - 9} {-26 * way} {foot - 27}"
    f"C{-10 * way} {foot - 25} {-1 * way} {foot - 15} 0 {foot}Z"
    for foot in (22, 1, -20)
    for way in (1, -1)
)
_TIP = "M0 -30C-11 -38 -11 -52 0 -64C11 -52 11 -38 0 -30Z"
_STALK = "M-3 16L-3 50L3 50L3 16Z"
_EAR_OF_WHEAT = symmetric(
    "M0 -64C-7 -56 -11 -49 -9 -40C-14 -44 -20 -47 -26 -47C-28 -38 -26 -31 -18 -25"
    "C-21 -26 -23 -26 -26 -26C-28 -17 -26 -10 -18 -4C-21 -5 -23 -5 -26 -5C-29 11 -20 22 -3 23"
    "C-3 32 -3 41 -3 50C-2 50 -1 50 0 50"
)


def _wheat() -> Resource:
    """An ear on its stalk."""
    return Resource(
        _EAR_OF_WHEAT,
        "M0 46L0 -28M-16 -5L0 2M16 -5L0 2M-16 -26L0 -19M16 -26L0 -19",
        (
            flat(_STALK, STRAW),
            flat(_KERNELS + _TIP, STRAW),
            line("M-15 6L-7 13M15 6L7 13M-15 -15L-7 -8M15 -15L7 -8", 3, "#fbe3a0"),
        ),
    )


_NUGGET = "M-47 -2L-29 -42L14 -48L47 -16L34 32L-22 40Z"
_FACETS = "M-29 -42L-18 -12L6 -18L14 -48M-18 -12L-22 40M6 -18L10 14L34 32M10 14L-22 40"


def _gold() -> Resource:
    """A nugget with six sides."""
    return Resource(
        _NUGGET,
        _FACETS,
        (
            flat(_NUGGET, palette.GOLD),
            path("M-29 -42L14 -48L6 -18L-18 -12Z", fill="#fdeeb6"),
            path("M47 -16L34 32L10 14L6 -18Z", fill="#b97d17"),
            line(_FACETS, 3),
        ),
    )


_BOWL = "M-46 0L46 0C44 20 32 30 13 33L18 48C6 50 -6 50 -18 48L-13 33C-32 30 -44 20 -46 0Z"
_CURL = brush("M2 -4C-26 -18 22 -28 2 -42C-12 -54 10 -68 20 -54", 14, 0.3)
_RESIN = "M-38 2C-42 -18 -18 -22 -12 -6C-6 -20 14 -18 16 -4C22 -20 44 -14 38 2Z"


def _incense() -> Resource:
    """A burner on a foot, with lumps of resin that glow and a curl of smoke."""
    return Resource(
        _BOWL + _CURL,
        "M-20 12L-16 19L-12 12M12 12L16 19L20 12",
        (
            flat(_RESIN, EMBER),
            flat(_CURL, palette.CHALK),
            flat(_BOWL, CLAY),
            path("M-24 9L-16 22L-8 9ZM8 9L16 22L24 9Z", fill=palette.CHARCOAL),
        ),
    )


RESOURCES = {
    "goat": _goat(),
    "horse": _horse(),
    "wheat": _wheat(),
    "gold": _gold(),
    "incense": _incense(),
}


def definitions() -> list[Element]:
    """Every resource in four forms: `resource-goat`, `-bare`, `-open` and `-lacking`.

    The first stands on a halo, the second does not. Of what a board needs the first is held by a
    member, an open one is there without a member, and of one that is lacking only a trace is seen.
    """
    return [form for name, found in RESOURCES.items() for form in _forms(name, found)]


def _forms(name: str, resource: Resource) -> list[Element]:
    bare = f"resource-{name}-bare"
    return [
        group(*resource.shapes, id=bare),
        haloed(f"resource-{name}", resource.silhouette, use(bare)),
        haloed(
            f"resource-{name}-open",
            resource.silhouette,
            flat(resource.silhouette, palette.CHALK, OUTLINE + 1),
            line(resource.lines, 4),
            light=palette.CHALK,
        ),
        group(
            line(resource.silhouette, OUTLINE + 3, palette.BONE),
            line(resource.silhouette, OUTLINE, stroke_dasharray="9 10"),
            transform=within(),
            id=f"resource-{name}-lacking",
        ),
    ]
