"""The cover of Hunters & Gatherers: a mammoth on three tiles, and the hunters who have found it."""

from __future__ import annotations

from lascaux.art import animals, palette, symbols
from lascaux.art.curves import brush
from lascaux.art.lids import lid
from lascaux.art.svg import Element, Markup, ellipse, group, number, numbers, path, rect, stamp, use
from lascaux.games.hunters.content.reader import standard
from lascaux.games.hunters.drawing import country, groves, plain
from lascaux.games.hunters.drawing.laid import TILE, Laid, place

# From left to right: a river comes out of the picture and goes back, the forest stands behind it.
ROW = (("L29", 2), ("L48", 2), ("L26", 2))
LEFT, TOP, WIDE, HIGH = 27.0, 206.0, 1.82, 1.55  # where the tiles lie, and how large they are
RIM, EDGE = 13.0, "#96703f"  # how thick they are, and what they are made of

# A runner who holds a spear over the shoulder, in a box some 100 high, looking right.
_LEGS = (
    "M-4 8C6 18 18 22 22 32C20 40 16 46 12 54L24 56"
    "M-6 8C-12 20 -14 28 -24 34C-32 38 -40 38 -50 36L-54 46"
)
_HEAD = "M-4 -42A10 10 0 1 0 16 -42A10 10 0 1 0 -4 -42Z"
_BODY = "M2 -30C-4 -16 -8 -4 -5 10"
_ARMS = "M1 -26C-10 -24 -20 -22 -26 -30L-18 -44M1 -26C12 -20 22 -16 34 -22"
_SPEAR = "M-58 -34L48 -52"
_FLINT = "M44 -58L66 -56L46 -46Z"
# Where they run: place, size and paint, the farthest first.
_HUNTERS = (
    (204, 262, 0.6, palette.SEATS[3].paint),
    (86, 276, 0.72, palette.SEATS[4].paint),
    (158, 316, 0.9, palette.SEATS[0].paint),
)

# Where a hair of the mammoth's coat begins.
_COAT = tuple(
    (-24 + 5.6 * column + 2.6 * (row % 2), -20 + 8 * row + 3 * (column % 3))
    for row in range(6)
    for column in range(11)
    if (column - 4.5) ** 2 / 30 + (row - 3.2) ** 2 / 9 < 1
)


def cover() -> str:
    """One standalone SVG document.

    >>> cover().startswith("<svg ")
    True
    """
    return lid(
        "Hunters & Gatherers",
        "A mammoth on a meadow by a river. Hunters with spears run towards it.",
        [
            *plain.definitions(),
            *groves.symbols(),
            animals.mammoth(),
            animals.deer(),
            animals.aurochs(),
            *symbols.trees(),
            symbols.hand(),
        ],
        [*_older(), *_rim(), _tiles()],
        [
            _shadow(390, 336, 116),
            *_mammoth(390, 232, 2.45),
            *(_hunter(x, y, size, paint) for x, y, size, paint in _HUNTERS),
        ],
    )


def _older() -> list[Element]:
    """What was painted on the wall long before: beasts and hands, almost gone."""
    herd = (("aurochs", 132, 108, 1.35, True), ("deer", 486, 92, 0.95, False))
    hands = ((52, 62, -20), (92, 40, 12), (556, 172, 24))
    return [
        *(
            stamp(f"{name}-bare", x, y, size, mirrored=mirrored, opacity=0.3)
            for name, x, y, size, mirrored in herd
        ),
        *(
            use(
                "hand",
                transform=f"translate({numbers(x, y)})rotate({turn})scale(.3)",
                color=palette.RED_OCHRE,
                opacity=0.5,
            )
            for x, y, turn in hands
        ),
    ]


def _mammoth(x: float, y: float, size: float) -> list[Element]:
    """The beast of the tiles, so large that more of its coat is seen."""
    coat = "".join(
        f"M{numbers(left, top)}C{numbers(left - 1, top + 4, left, top + 8, left - 2, top + 12)}"
        for left, top in _COAT
    )
    return [
        stamp("mammoth-bare", x, y, size),
        path(
            brush(coat, 1.3, 0.1),
            fill=palette.UMBER_DEEP,
            fill_opacity=0.75,
            transform=f"translate({numbers(x, y)})scale({number(size)})",
        ),
    ]


def _tiles() -> Element:
    """The row of tiles as one landscape, without the animals that are printed on them."""
    laid = [Laid(standard().tile(id), x, 0, rotation) for x, (id, rotation) in enumerate(ROW)]
    ground = rect(0, 0, len(ROW), 1, fill=f"url(#{plain.GROUND})", transform=f"scale({TILE:g})")
    land = [Markup(layer.svg()) for layer in country.land(laid) if layer.name == "land"]
    trees = [
        group(*groves.groves(spot.tile, spot.rotation, TILE), transform=place(spot.x, spot.y))
        for spot in laid
    ]
    there = f"translate({numbers(LEFT, TOP)})scale({numbers(WIDE, HIGH)})"
    return group(ground, *land, *trees, transform=there)


def _rim() -> list[Element]:
    """The edge of the tiles, and their shadow."""
    width, high = len(ROW) * TILE * WIDE, TILE * HIGH
    bottom = TOP + high
    joints = "".join(
        f"M{numbers(LEFT + n * TILE * WIDE, bottom)}v{number(RIM)}" for n in range(1, len(ROW))
    )
    return [
        ellipse(
            LEFT + width / 2, bottom + RIM, width * 0.53, 15, fill=palette.SOOT, fill_opacity=0.6
        ),
        rect(LEFT, TOP, width, high + RIM, fill=EDGE, stroke=palette.CHARCOAL, stroke_width=5),
        path(joints, stroke=palette.CHARCOAL, stroke_width=3),
    ]


def _shadow(x: float, y: float, reach: float) -> Element:
    return ellipse(x, y, reach, reach / 9, fill=palette.SOOT, fill_opacity=0.42)


def _hunter(x: float, y: float, size: float, paint: str) -> Element:
    """A hunter in one seat's paint, on a halo, as the animals have."""
    flesh = "".join([brush(_LEGS + _ARMS, 9, 0.45), brush(_BODY, 17, 0.5), _HEAD])
    outline = "".join([flesh, brush(_SPEAR, 4.5, 0.6), _FLINT])
    return group(
        _rimmed(outline, palette.OCHRE_LIGHT, 10, stroke_opacity=0.75),
        _rimmed(outline, palette.CHARCOAL, 4.2),
        path(flesh, fill=paint),
        path(_FLINT, fill=palette.CHALK),
        transform=f"translate({numbers(x, y)})scale({number(size)})",
    )


def _rimmed(data: str, paint: str, width: float, **more: float) -> Element:
    return path(data, fill=paint, stroke=paint, stroke_width=width, stroke_linejoin="round", **more)
