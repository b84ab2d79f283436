"""Beasts of an older age, scratched in chalk into the empty seas, almost gone."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.art import animals, palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, group, path, stamp

# Strokes of each beast, drawn round (0, 0), some 200 wide, looking left.
_WHALE = (
    "M-98 8C-92 -22 -52 -40 -6 -36C34 -32 62 -14 84 -8C92 -12 100 -26 112 -34"
    "C114 -22 110 -12 104 -4"
    "C112 2 118 12 118 22C106 18 96 10 86 2C62 20 24 34 -20 34C-62 34 -94 26 -98 8"
    "M-96 10C-76 14 -52 12 -34 4M-88 20C-70 24 -52 22 -36 16M-74 29C-62 31 -52 30 -42 26"
    "M-28 20C-30 36 -22 50 -8 56C-8 44 -10 32 -14 24"
    "M-58 -34C-62 -46 -70 -54 -82 -56M-56 -34C-52 -48 -46 -54 -34 -56M-57 -36"
    "C-58 -50 -58 -58 -58 -64"
)
_MAMMOTH = (
    "M-62 34C-66 10 -68 -18 -56 -36C-46 -52 -28 -50 -22 -36C-10 -56 18 -58 36 -42"
    "C52 -34 62 -16 62 6"
    "C64 20 62 34 60 50"
    "M-62 34C-62 46 -70 54 -80 52M-48 -6C-52 14 -52 28 -50 40"
    "M-56 6C-72 18 -86 16 -92 2M-50 12C-66 28 -84 30 -98 18"
    "M-30 50C-32 34 -32 22 -36 8M-12 52C-12 40 -12 32 -14 24M38 52C38 40 36 32 32 24M60 50L60 54"
    "M-14 24C0 32 18 32 32 24M-8 30L-6 40M2 32L2 44M12 32L12 44M22 31L22 40"
    "M62 6C70 12 72 22 70 32M-22 -36C-18 -26 -18 -16 -24 -8M6 -50L8 -38M20 -48L22 -36M-4 -46L-2 -34"
)
_BISON = (
    "M-76 26C-88 20 -90 2 -80 -10C-72 -20 -62 -22 -54 -30C-44 -50 -18 -62 4 -50"
    "C24 -38 44 -30 62 -22"
    "C76 -14 80 4 74 20C72 32 74 42 76 54"
    "M-76 26C-70 34 -62 34 -56 28C-50 36 -44 40 -38 40L-36 54M-24 54C-26 42 -24 34 -20 28"
    "C4 34 30 32 48 22C52 32 56 42 56 54M62 54C62 42 64 34 66 26M-12 54C-14 44 -12 38 -10 32"
    "M-74 -14C-86 -20 -88 -34 -78 -44M-64 -22C-68 -34 -62 -44 -52 -46"
    "M-58 22C-60 32 -58 42 -62 50M-66 30L-68 44M74 -8C86 -2 88 14 84 28"
    "M-44 -36L-38 -24M-30 -46L-24 -32M-14 -52L-10 -38M2 -48L4 -36M-48 -12L-40 -2M-34 -10L-28 2"
)
_FISH = (
    "M-34 2C-22 -14 6 -16 24 0L38 -12C36 -4 36 6 38 14L24 3C8 16 -20 16 -34 2M-18 -8"
    "C-14 -2 -14 4 -18 10"
)
_EYES = {"whale": (-62, -2), "mammoth": (-46, -20), "bison": (-72, 2), "fish": (-25, 0)}
_STROKES = {"whale": _WHALE, "mammoth": _MAMMOTH, "bison": _BISON, "fish": _FISH}
FAINT = 0.26

# Which, where, how large, and whether it looks right.
_HERD = (
    ("bison", 118, 778, 1.05, True),
    ("mammoth", 640, 660, 0.95, False),
    ("whale", 1218, 420, 0.72, False),
    ("fish", 1238, 262, 0.8, False),
    ("fish", 1264, 236, 0.55, False),
    ("fish", 560, 586, 0.6, True),
    ("fish", 1392, 826, 0.7, True),
    ("fish", 1416, 800, 0.5, True),
    ("fish", 1556, 300, 0.5, False),
)
_PAINTED = (
    ("mammoth", 1112, 84, 0.78, False),
    ("aurochs", 1398, 318, 0.74, False),
    ("tiger", 797, 650, 0.5, True),
    ("deer", 522, 564, 0.52, True),
    ("horse", 1062, 410, 0.5, False),
)


def definitions() -> list[Element]:
    """All of them."""
    return [
        *(animals.mammoth(), animals.aurochs(), animals.tiger(), animals.deer(), animals.horse()),
        *_scratched(),
    ]


def _scratched() -> list[Element]:
    return [
        group(
            path(brush(strokes, 4.6 if name != "fish" else 4, 0.3)),
            circle(*_EYES[name], 2.6),
            fill=palette.CHALK,
            id=f"scratched-{name}",
        )
        for name, strokes in _STROKES.items()
    ]


def painted() -> Iterator[Element]:
    """Beasts of the land, where nothing else lies."""
    for name, x, y, size, mirrored in _PAINTED:
        yield stamp(f"{name}-bare", x, y, size, mirrored=mirrored, opacity=0.5)


def herd() -> Iterator[Element]:
    """All of them where they swim or stand."""
    for name, x, y, size, mirrored in _HERD:
        yield stamp(f"scratched-{name}", x, y, size, mirrored=mirrored, opacity=FAINT)
