"""The cover of Epoch: a land of hexes on which inventions stand, before an old circle of stones."""

from __future__ import annotations

from lascaux.art import animals, palette, symbols
from lascaux.art.lids import lid
from lascaux.art.svg import Element, ellipse, group, needed_for, numbers, path, stamp, use
from lascaux.games.epoch.drawing.lands import CUT
from lascaux.games.epoch.drawing.places import middle
from lascaux.games.epoch.drawing.strokes import bare
from lascaux.games.epoch.drawing.symbols import symbols as own_symbols

MIDDLE = (300.0, 276.0)
WIDE, LOW = 1.26, 0.74  # the tiles are seen from the side
THICK = 9.0

# Tiles from the back: where, which land, and what stands on it: a symbol, how large, how high.
TILES = (
    ((0, -1), "plinth", (("stonehenge", 0, -38, 1.0),)),
    ((-1, 0), "land-water", (("canoe", 0, -16, 0.56),)),
    ((1, -1), "land-mountain", (("pick", 4, -26, 0.54),)),
    ((-2, 1), "land-marshes", (("hoop_net", 0, -18, 0.52),)),
    ((2, -1), "land-forest", (("axe", 0, -20, 0.54),)),
    ((0, 0), "village", (("leader-2", -26, 8, 0.34), ("leader-1", 26, 8, 0.34))),
    ((-1, 1), "land-grasslands", (("pottery", 0, -16, 0.52),)),
    ((1, 0), "land-grasslands", (("horse", 0, -18, 0.54),)),
    ((0, 1), "land-drift_sand", (("leader-0", -26, -4, 0.44), ("leader-3", 26, -4, 0.44))),
)
# On the wall above, in the manner of those who were here first.
PAINTED = (
    *(("bow", 88, 92, 0.5), ("basket", 160, 60, 0.44), ("jug", 226, 44, 0.4)),
    *(("spear", 374, 44, 0.44), ("cart", 444, 62, 0.46), ("dagger", 514, 94, 0.46)),
)


def cover() -> str:
    """One standalone SVG document.

    >>> cover().startswith("<svg ")
    True
    """
    things = {name for _, _, things in TILES for name, *_ in things}
    pieces = {name for name in things if name.startswith("leader-")}
    signs = {name for name, *_ in PAINTED} | things - pieces
    lands = {symbol for _, symbol, _ in TILES}
    return lid(
        "Epoch: Early Inventors",
        "A land of hexes seen from the side: water with a canoe, a mountain with a pick, a forest "
        "with an axe, a village with the leaders of four clans. Behind it stands a circle of "
        "stones, and on the wall more inventions are painted.",
        [
            *(animals.aurochs(), symbols.hand()),
            *(bare(sign) for sign in own_symbols() if sign.attributes["id"] in signs),
            *needed_for(lands | pieces, own_symbols()),
        ],
        [
            *_older(),
            ellipse(300, 150, 176, 120, fill="url(#sun)"),
            *(stamp(f"{name}-bare", x, y, size, opacity=0.85) for name, x, y, size in PAINTED),
            ellipse(300, 366, 262, 18, fill=palette.SOOT, fill_opacity=0.6),
        ],
        [shape for tile in TILES for shape in _tile(*tile)],
    )


def _older() -> list[Element]:
    """What was painted on the wall long before, almost gone."""
    hands = ((42, 176, -20), (560, 172, 22), (300, 30, 4))
    return [
        stamp("aurochs-bare", 108, 168, 1.0, mirrored=True, opacity=0.3),
        stamp("aurochs-bare", 492, 168, 1.0, opacity=0.3),
        *(
            use(
                "hand",
                transform=f"translate({numbers(x, y)})rotate({turn})scale(.28)",
                color=palette.RED_OCHRE,
                opacity=0.45,
            )
            for x, y, turn in hands
        ),
    ]


def _tile(
    cell: tuple[int, int], symbol: str, things: tuple[tuple[str, float, float, float], ...]
) -> list[Element]:
    """A slab of land, and what stands on it, upright."""
    dx, dy = middle(cell)
    x, y = MIDDLE[0] + dx * WIDE, MIDDLE[1] + dy * LOW
    flat = f"scale({WIDE} {LOW})"
    return [
        group(
            path(
                CUT,
                fill=palette.UMBER_DEEP,
                stroke=palette.CHARCOAL,
                stroke_width=2,
                transform=f"translate(0 {THICK}){flat}",
            ),
            use(symbol, transform=flat),
            transform=f"translate({numbers(x, y)})",
        ),
        *(shape for thing in things for shape in _upright(x, y, *thing)),
    ]


def _upright(x: float, y: float, name: str, aside: float, up: float, size: float) -> list[Element]:
    """Something that stands on a tile, with its shadow."""
    x, foot = x + aside, y + up + 50 * size
    drawn = name if name.startswith("leader-") else f"{name}-bare"
    return [
        ellipse(x, foot, 52 * size, 11 * size, fill=palette.CHARCOAL, fill_opacity=0.28),
        stamp(drawn, x, y + up, size),
    ]
