"""The cover of Tribes: tiers of rock with the boards of three epochs, and people who climb them."""

from __future__ import annotations

from typing import NamedTuple

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.lids import WIDTH, lid
from lascaux.art.svg import Element, ellipse, group, needed_for, numbers, path, stamp, use
from lascaux.games.tribes.drawing.boards import SLABS
from lascaux.games.tribes.drawing.symbols import definitions

MIDDLE = WIDTH / 2
BOARD = 0.42  # how large a board is


class Tier(NamedTuple):
    """The rock of an epoch: its outline, its ledge, its cracks, and the boards that hang on it."""

    rock: str
    ledge: str
    cracks: str
    boards: tuple[str, ...]
    height: float  # of the middle of the boards
    gap: float  # from board to board


# From below.
TIERS = (
    Tier(
        "M36 358C28 340 32 316 46 303C120 295 220 300 300 296C400 300 480 293 552 302"
        "C568 316 572 340 564 358C480 367 400 363 300 366C200 363 120 367 36 358Z",
        "M40 316C44 306 50 305 60 304C140 297 230 302 300 298C390 302 480 296 548 304"
        "C560 308 562 314 562 320C540 314 500 320 450 315C390 320 330 314 280 318"
        "C220 314 160 320 110 314C80 320 56 314 40 316Z",
        "M84 320L96 336L90 358M214 320L206 336M372 318L384 334L380 350M524 322L512 340L518 356",
        ("hunting", "leather_making", "cooking", "shamanism"),
        337,
        112,
    ),
    Tier(
        "M112 300C106 282 112 258 124 244C200 236 260 241 320 237C380 241 430 236 474 243"
        "C488 258 494 284 488 300C420 306 360 302 300 306C240 302 180 307 112 300Z",
        "M118 258C120 248 126 246 136 245C200 238 270 243 320 239C380 243 430 238 468 245"
        "C480 248 482 254 482 260C450 254 410 260 370 255C310 260 260 254 220 258"
        "C180 254 140 260 118 258Z",
        "M142 260L152 276L146 296M258 258L264 272M344 260L338 276M462 262L452 280L458 298",
        ("horse_riding", "farming", "cheese_making", "smelting"),
        278,
        76,
    ),
    Tier(
        "M196 240C190 222 198 196 210 182C250 174 290 180 320 176C350 180 372 174 392 181"
        "C404 196 410 222 404 240C360 246 330 242 300 246C260 242 230 246 196 240Z",
        "M203 196C205 186 210 184 220 183C255 177 290 182 320 178C350 182 370 177 388 184"
        "C396 187 398 192 398 198C370 192 350 198 320 193C290 198 250 193 203 196Z",
        "M212 200L222 216L216 236M392 202L384 218L388 236",
        ("chariots", "payment", "incense_road"),
        217,
        62,
    ),
)
# Who and what stands on the ledges: where, and how large.
CLIMBERS = (
    ("fire", 68, 284, 0.42),
    ("track-strength", 126, 258, 0.52),
    ("figure-0", 98, 270, 0.56),
    ("horse", 526, 272, 0.66),
    ("figure-3", 484, 268, 0.56),
    ("resource-wheat", 142, 217, 0.42),
    ("figure-1", 172, 209, 0.56),
    ("figure-2", 430, 208, 0.56),
    ("track-procreation", 466, 216, 0.4),
)


def cover() -> str:
    """One standalone SVG document.

    >>> cover().startswith("<svg ")
    True
    """
    climbers = [stamp(name, x, y, size) for name, x, y, size in CLIMBERS]
    boards = [f"board-{name}" for tier in TIERS for name in tier.boards]
    return lid(
        "Tribes",
        "Three tiers of rock, umber, olive and copper, with boards that show what tribes learn. "
        "Four people climb them towards a great hand.",
        needed_for(
            [*boards, *(name for name, *_ in CLIMBERS), "token-hand", "tiger"], definitions()
        ),
        [
            *_older(),
            ellipse(MIDDLE, 112, 140, 108, fill="url(#sun)"),
            stamp("token-hand", MIDDLE, 108, 1.12),
            ellipse(MIDDLE, 364, 284, 13, fill=palette.SOOT, fill_opacity=0.6),
            *(_rock(epoch, tier) for epoch, tier in enumerate(TIERS)),
        ],
        [*(board for tier in TIERS for board in _boards(tier)), *climbers],
    )


def _older() -> list[Element]:
    """What was painted on the wall long before, almost gone."""
    herd = (("tiger", 122, 112, 1.2, True), ("horse", 482, 108, 1.25, False))
    hands = ((48, 196, -20), (204, 56, 14), (398, 52, -12), (556, 188, 22))
    return [
        *(
            stamp(f"{name}-bare", x, y, size, mirrored=mirrored, opacity=0.34)
            for name, x, y, size, mirrored in herd
        ),
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


def _rock(epoch: int, tier: Tier) -> Element:
    paint, smooth, dark = SLABS[epoch]
    return group(
        path(tier.rock, fill=paint, stroke=palette.CHARCOAL, stroke_width=5),
        path(tier.ledge, fill=smooth),
        path(brush(tier.cracks, 4), fill=dark),
    )


def _boards(tier: Tier) -> list[Element]:
    """Side by side on the face of the rock."""
    first = MIDDLE - tier.gap * (len(tier.boards) - 1) / 2
    return [
        stamp(f"board-{name}", first + tier.gap * index, tier.height, BOARD)
        for index, name in enumerate(tier.boards)
    ]
