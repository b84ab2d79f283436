"""The cover of Rise of Tribes: an island of hexes with the villages of the tribes, and the dice."""

from __future__ import annotations

from lascaux.art import animals, dice, palette, pieces, signs, symbols, tools, wilds
from lascaux.art.lids import lid
from lascaux.art.svg import Element, Markup, ellipse, group, numbers, path, stamp, use
from lascaux.games.rise.drawing.land import OUTLINE, painting

MIDDLE = (300.0, 254.0)
SIZE, TILT = 0.83, 0.56  # of a hex, and how far the land leans away
RIM, EDGE = 22.0, "#96703f"  # how thick the land is, and what it is made of
HALF, ROW = 86.6, 150.0  # from hex to hex

# What lies where, counted in half hexes to the right and in rows: the farthest first.
LAND = (
    (-1, -1, "mountain"),
    (1, -1, "forest"),
    (-2, 0, "forest"),
    (0, 0, "lake"),
    (2, 0, "mountain"),
    (-1, 1, "mountain"),
    (1, 1, "forest"),
)
# The seat of a village, and the hex where it stands.
VILLAGES = ((3, 1, -1), (0, -2, 0), (2, 2, 0), (1, 1, 1))
# Where its people stand, seen from the village.
PEOPLE = ((-40, 6), (37, 4), (-19, 24), (20, 25))


def cover() -> str:
    """One standalone SVG document.

    >>> cover().startswith("<svg ")
    True
    """
    return lid(
        "Rise of Tribes",
        "An island of forests, mountains and a lake with four villages; dice with sun and moon.",
        _definitions(),
        [_island()],
        [*_dice(), _at("canoe", 0, 0, 0.62), *_villages()],
    )


def _definitions() -> list[Element]:
    tribes = {f"{what}-{seat}" for what in ("hut", "member") for seat, *_ in VILLAGES}
    people = [*pieces.pieces(), *pieces.tribes()]
    return [
        *pieces.seat_patterns(),
        *(piece for piece in people if piece.attributes["id"] in tribes),
        *symbols.trees(),
        *dice.dice(),
        *wilds.peaks(),
        wilds.reeds(),
        animals.fish(),
        signs.stone(),
        tools.canoe(),
    ]


def _island() -> Element:
    """The land as one mass with a thick edge, and upon it the terrain of each hex."""
    terrain = [
        group(Markup(painting(kind, f"cover {index}")), transform=_place(column, row))
        for index, (column, row, kind) in enumerate(LAND)
    ]
    return group(
        _mass(RIM + 12, palette.SOOT, 26, fill_opacity=0.6),
        _mass(RIM, palette.CHARCOAL, 14),
        _mass(RIM, EDGE, 4),
        _mass(0, palette.CHARCOAL, 12),
        _mass(0, palette.OCHRE, 5),
        *terrain,
        transform=f"translate({numbers(*MIDDLE)})scale({numbers(SIZE, SIZE * TILT)})",
    )


def _place(column: int, row: int, lower: float = 0) -> str:
    return f"translate({numbers(HALF * column, ROW * row + lower)})"


def _mass(lower: float, paint: str, wider: float, **more: float) -> Element:
    return group(
        *(path(OUTLINE, transform=_place(column, row, lower)) for column, row, _ in LAND),
        fill=paint,
        stroke=paint,
        stroke_width=wider,
        stroke_linejoin="round",
        **more,
    )


def _at(name: str, column: int, row: int, size: float, dx: float = 0, dy: float = 0) -> Element:
    """A thing that stands on a hex, upright."""
    x, y = MIDDLE
    return stamp(name, x + HALF * column * SIZE + dx, y + ROW * row * SIZE * TILT + dy, size)


def _villages() -> list[Element]:
    found = []
    for seat, column, row in VILLAGES:
        found.append(_at(f"hut-{seat}", column, row, 0.62, 0, -13))
        found += [_at(f"member-{seat}", column, row, 0.38, dx, dy) for dx, dy in PEOPLE]
    return found


def _dice() -> list[Element]:
    """The two dice in the sky, each in its own light."""
    return [
        shape
        for face, x, y, turn in (("sun", 226, 68, -14), ("moon", 374, 68, 12))
        for shape in (
            ellipse(x, y, 92, 84, fill="url(#sun)"),
            use(f"die-{face}", transform=f"translate({numbers(x, y)})rotate({turn})scale(.82)"),
        )
    ]
