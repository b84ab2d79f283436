"""Plants, stones and signs in the manner of a cave painting, drawn round (0, 0)."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.curves import brush
from lascaux.art.svg import Element, circle, group, path

INK = palette.CHARCOAL


def line(data: str, width: float, colour: str = INK, **more: str | float) -> Element:
    """A line with round ends."""
    return path(
        data,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **more,
    )


def shape(data: str, paint: str, width: float = 2.0, **more: str | float) -> Element:
    """A patch of paint with a charcoal contour."""
    return path(data, fill=paint, stroke=INK, stroke_width=width, stroke_linejoin="round", **more)


_TREES = (
    (
        "M0 0L1 -30",
        "M0 -104C-9 -84 -24 -66 -33 -48C-29 -47 -25 -48 -22 -49C-27 -38 -34 -29 -40 -21"
        "C-14 -12 14 -12 40 -21C34 -29 27 -38 22 -49C25 -48 29 -47 33 -48C24 -66 9 -84 0 -104Z",
        "M-3 -86C-8 -73 -15 -62 -21 -54M-6 -58C-11 -47 -18 -37 -26 -29",
    ),
    (
        "M0 0C1 -12 -1 -24 0 -44M0 -20L14 -40",
        "M-4 -100C-22 -102 -34 -88 -31 -74C-44 -66 -40 -44 -22 -41C-12 -32 6 -32 14 -38"
        "C34 -36 44 -54 34 -68C39 -84 22 -98 8 -94C4 -99 0 -100 -4 -100Z",
        "M-22 -72C-19 -83 -12 -88 -3 -88M-27 -55C-21 -60 -14 -61 -8 -59",
    ),
    (
        "M0 0L0 -50M0 -20L-13 -40M0 -28L12 -46",
        "M0 -102C-22 -96 -35 -74 -33 -56C-31 -38 -15 -32 0 -34C15 -32 31 -38 33 -56"
        "C35 -74 22 -96 0 -102Z",
        "M-15 -78C-20 -68 -21 -60 -19 -52M-1 -88C-6 -76 -7 -68 -6 -58",
    ),
    (
        "M0 0L0 -28",
        "M0 -114C-5 -98 -14 -86 -22 -78C-19 -78 -15 -78 -13 -79C-18 -66 -25 -56 -31 -48"
        "C-27 -48 -22 -49 -19 -51C-24 -40 -31 -30 -38 -21C-13 -12 13 -12 38 -21"
        "C31 -30 24 -40 19 -51"
        "C22 -49 27 -48 31 -48C25 -56 18 -66 13 -79C15 -78 19 -78 22 -78C14 -86 5 -98 0 -114Z",
        "M-4 -94L-11 -83M-7 -70L-17 -56M-9 -44L-21 -30",
    ),
    (
        "M0 0C-2 -14 2 -26 0 -42",
        "M-2 -86C-28 -88 -47 -72 -43 -55C-39 -40 -17 -36 0 -38C19 -34 42 -40 45 -57"
        "C47 -75 23 -88 -2 -86Z",
        "M-29 -60C-27 -70 -17 -75 -6 -75M2 -51C10 -49 21 -51 28 -57",
    ),
)
# The paint of each tree's crown and of the light upon it.
_LEAVES = (
    ("#37472f", "#6d7a48"),
    ("#515c34", "#8d8a4c"),
    ("#434f30", "#7a7d45"),
    ("#2f4033", "#647550"),
    ("#6a6230", "#a2924a"),
)


def trees() -> list[Element]:
    """Five trees, `tree-0` to `tree-4`: their foot is at (0, 0), they are some 100 high."""
    bark = "#2b2118"
    return [
        group(
            line(trunk, 9, bark),
            path(crown, fill=leaf, stroke="#20241a", stroke_width=4, stroke_linejoin="round"),
            line(light, 6, pale),
            id=f"tree-{index}",
        )
        for index, ((trunk, crown, light), (leaf, pale)) in enumerate(
            zip(_TREES, _LEAVES, strict=True)
        )
    ]


def grass() -> list[Element]:
    """Three tufts, `grass-0` to `grass-2`."""
    blades = (
        "M-14 4C-12 -8 -14 -14 -18 -22M0 4C0 -10 2 -18 4 -28M12 4C14 -8 18 -14 24 -18",
        "M-8 4C-8 -6 -12 -14 -18 -18M4 4C6 -8 6 -16 4 -24",
        "M-18 2C-16 -8 -18 -14 -20 -18M-6 4C-4 -8 -4 -18 -6 -28M6 4C8 -8 12 -16 16 -24"
        "M18 2C22 -6 26 -10 30 -12",
    )
    return [
        group(path(brush(data, 6.5, 0.2), fill=palette.GRASS), id=f"grass-{index}")
        for index, data in enumerate(blades)
    ]


def nugget() -> Element:
    """A gold nugget."""
    return group(
        shape("M-38 14L-30 -14L-8 -32L20 -28L38 -4L34 20L8 34L-24 30Z", palette.GOLD, 6),
        path("M-30 -14L-8 -32L20 -28L6 -12L-14 -6Z", fill="#fbe39a"),
        path("M38 -4L34 20L8 34L10 10Z", fill="#c08a1e"),
        line("M-30 -14L-14 -6L6 -12L20 -28M-14 -6L-24 30M6 -12L10 10L38 -4M10 10L8 34", 2.6),
        id="gold",
    )


def mushrooms() -> Element:
    """Three mushrooms on one foot."""

    def one(x: float, y: float, size: float) -> Element:
        return group(
            shape("M-9 0C-7 14 -8 26 -11 38L11 38C8 26 7 14 9 0Z", palette.CHALK, 5),
            shape(
                "M-36 4C-34 -22 -16 -36 0 -36C16 -36 34 -22 36 4C18 10 -18 10 -36 4Z",
                palette.RED_OCHRE,
                5,
            ),
            *(
                circle(a, b, r, fill=palette.CHALK)
                for a, b, r in ((-16, -10, 5), (3, -21, 6), (18, -6, 5))
            ),
            transform=f"translate({x} {y})scale({size})",
        )

    return group(one(-22, 8, 0.62), one(24, 12, 0.55), one(0, -6, 0.85), id="mushrooms")


def shrine() -> Element:
    """Standing stones with a capstone, and a hand of red on the wall behind them."""
    stone = "#cfc2a6"
    return group(
        line("M-44 40L44 40", 4, palette.UMBER),
        shape("M-34 40C-38 20 -34 0 -28 -12L-12 -12C-9 6 -10 24 -13 40Z", stone, 4),
        shape("M13 40C10 22 9 6 12 -12L28 -12C35 2 37 22 33 40Z", "#b5a789", 4),
        shape(
            "M-46 -12C-48 -24 -36 -32 -16 -33C8 -36 34 -34 46 -24C49 -17 46 -12 42 -11Z",
            "#ddd2b8",
            4,
        ),
        line("M0 36C-5 26 -5 16 0 8C5 16 5 26 0 36", 3.4, palette.RED_OCHRE),
        line("M-30 -24L-10 -26M18 -24L32 -20M-26 10L-24 24M22 6L24 22", 2.4, palette.UMBER),
        id="shrine",
    )


def fire() -> Element:
    """A camp fire."""
    return group(
        line("M-34 38L30 24M34 38L-30 24", 10),
        line("M-34 38L30 24M34 38L-30 24", 4.5, palette.UMBER),
        shape(
            "M0 -46C10 -26 30 -14 28 8C27 24 14 32 0 32C-14 32 -27 24 -28 8C-29 -6 -16 -12 -14 -26"
            "C-8 -22 -5 -18 -4 -12C2 -22 2 -34 0 -46Z",
            "#c8401d",
            4,
        ),
        path(
            "M2 -18C8 -6 18 0 16 12C15 22 8 27 0 27C-9 27 -16 21 -16 11C-16 2 -10 -2 -8 -9"
            "C-3 -6 0 -3 0 2C3 -4 3 -10 2 -18Z",
            fill=palette.GOLD,
        ),
        id="fire",
    )


def volcano() -> Element:
    """A smoking mountain."""
    return group(
        line(
            "M-4 -30C-16 -38 -8 -50 2 -46C4 -56 20 -56 20 -46C30 -46 32 -36 24 -32",
            4,
            palette.CHALK,
            stroke_opacity=0.85,
        ),
        shape(
            "M-50 42C-32 24 -22 2 -13 -22C-7 -18 7 -18 13 -22C22 2 32 24 50 42"
            "C20 48 -20 48 -50 42Z",
            "#7b5a45",
            3.4,
        ),
        path("M13 -22C22 2 32 24 50 42C38 45 28 46 18 46C18 22 12 0 5 -19Z", fill=palette.UMBER),
        shape(
            "M-13 -22C-7 -28 7 -28 13 -22C9 -18 9 -8 6 -4C3 -8 2 -10 0 -2C-3 8 -5 2 -6 -6"
            "C-8 -12 -10 -16 -13 -22Z",
            "#cf4a1f",
            2.6,
        ),
        line("M-24 20C-20 12 -18 6 -15 -2M-34 34C-30 28 -26 24 -24 20M-4 34C-3 26 -2 20 0 14", 2.6),
        id="volcano",
    )


def spring() -> Element:
    """Rocks round the place where a river rises."""
    grey, pale = "#9b8d79", "#b8ab94"
    return group(
        shape("M-60 16C-64 0 -54 -14 -40 -12C-28 -10 -26 8 -34 18C-42 26 -56 26 -60 16Z", grey, 5),
        shape(
            "M-30 -34C-26 -50 -4 -54 4 -42C8 -32 -2 -24 -14 -22C-26 -20 -32 -26 -30 -34Z", pale, 5
        ),
        shape("M30 -30C40 -36 58 -26 58 -10C56 2 42 4 34 -6C26 -14 24 -26 30 -30Z", grey, 5),
        shape("M34 28C42 20 56 26 54 38C50 48 34 48 30 40C29 35 30 31 34 28Z", pale, 5),
        id="spring",
    )


def hand() -> Element:
    """A hand print: five fingers and the palm, the sign of the winner."""
    fingers = "M-24 2L-42 -14M-14 -12L-20 -44M0 -14L0 -50M13 -12L19 -44M24 4L36 -22"
    return group(
        path("M-24 2C-22 -14 22 -14 24 2C24 18 18 32 14 40C4 46 -6 46 -14 40C-20 30 -24 18 -24 2Z"),
        path(fingers, stroke_width=12.5, stroke_linecap="round", stroke="currentColor"),
        fill="currentColor",
        id="hand",
    )


def symbols() -> list[Element]:
    """All plants, stones and signs, to be put among the definitions of a picture."""
    return [
        *trees(),
        *grass(),
        nugget(),
        mushrooms(),
        shrine(),
        fire(),
        volcano(),
        spring(),
        hand(),
    ]
