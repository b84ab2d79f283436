"""Signs for what can be had and done: goods, footprints, spears, seasons, drawn round (0, 0)."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element, circle, ellipse, group, path, use
from lascaux.art.symbols import line, shape

BARK = "#6b4527"
LOG = "#c08a52"
GREY, PALE, DARK = "#9c948a", "#c4bcb0", "#6e675f"


def food() -> Element:
    """A fish on a shadow of its own, so that it is seen on any ground."""
    return group(use("fish"), id="food")


def wood() -> Element:
    """Three logs, two below and one above."""

    def log(x: float, y: float) -> Element:
        return group(
            shape(
                "M-30 -17L26 -17C36 -17 42 -9 42 0C42 9 36 17 26 17L-30 17C-38 14 -40 -14 -30 -17Z",
                BARK,
                4.5,
            ),
            line("M-6 -9L18 -9M-12 2L10 2M0 10L22 10", 3, "#8f6238"),
            ellipse(-29, 0, 12, 16, fill=LOG, stroke=palette.CHARCOAL, stroke_width=4),
            ellipse(-29, 0, 5, 8, fill="none", stroke=BARK, stroke_width=3),
            transform=f"translate({x} {y})",
        )

    return group(log(-4, -18), log(4, 18), id="wood")


def stone() -> Element:
    """A broken piece of rock."""
    return group(
        shape("M-42 22L-36 -12L-12 -36L22 -34L42 -6L38 24L8 38L-24 36Z", GREY, 5),
        path("M-36 -12L-12 -36L22 -34L6 -14L-16 -4Z", fill=PALE),
        path("M42 -6L38 24L8 38L10 6Z", fill=DARK),
        line("M-36 -12L-16 -4L6 -14L22 -34M-16 -4L-24 36M6 -14L10 6L42 -6M10 6L8 38", 2.8),
        id="stone",
    )


def steps() -> Element:
    """Two footprints."""

    def foot(x: float, y: float, lean: float) -> Element:
        toes = ((-11, -25, 5.4), (-3, -30, 4.6), (4, -29, 4.2), (10, -25, 3.8), (14, -19, 3.2))
        return group(
            path(
                "M-13 -14C-8 -22 10 -20 13 -10C15 0 8 8 9 18C10 28 4 33 -2 32C-9 31 -10 24 -8 16"
                "C-7 6 -16 -4 -13 -14Z"
            ),
            *(circle(a, b, r) for a, b, r in toes),
            transform=f"translate({x} {y})rotate({lean})",
        )

    return group(foot(-20, 14, -8), foot(20, -12, 10), fill="currentColor", id="steps")


def spears() -> Element:
    """Two crossed spears: a fight."""

    def spear(mirrored: bool) -> Element:
        return group(
            line("M-36 44L28 -32", 9),
            line("M-36 44L28 -32", 4.4, LOG),
            shape("M46 -52C46 -36 40 -26 32 -22L22 -30C26 -40 34 -48 46 -52Z", PALE, 3.6),
            line("M20 -20L30 -14M16 -26L12 -34", 3.4, palette.RED_OCHRE),
            transform="scale(-1 1)" if mirrored else None,
        )

    return group(spear(False), spear(True), id="spears")


def snow() -> Element:
    """A snow flake."""
    arm = "M0 0L0 -44M0 -26L-11 -37M0 -26L11 -37M0 -13L-7 -20M0 -13L7 -20"
    arms = [group(line(arm, 7), transform=f"rotate({60 * i})") for i in range(6)]
    pale = [group(line(arm, 3.4, "#dcebef"), transform=f"rotate({60 * i})") for i in range(6)]
    return group(*arms, *pale, id="snow")


def drought() -> Element:
    """Dry ground that has cracked under the sun."""
    return group(
        shape("M-48 10C-30 2 30 2 48 10L44 44C14 48 -14 48 -44 44Z", palette.OCHRE, 4),
        line(
            "M-40 20L-22 24L-14 12L4 18L16 10L38 18M-22 24L-26 42M4 18L0 32L-14 38M0 32L16 42"
            "M24 15L30 30L26 44",
            3.4,
            palette.UMBER,
        ),
        use("sign-sun", transform="translate(0 -22)scale(.56)"),
        id="drought",
    )


def horizon() -> Element:
    """A way to far hills under a rising sun."""
    return group(
        use("sign-sun", transform="translate(4 -8)scale(.62)"),
        shape(
            "M-50 10C-40 -6 -26 -12 -14 2C-4 -8 14 -14 26 2C34 -6 44 -2 50 8L50 40L-50 40Z",
            "#8d7a5c",
            4,
        ),
        path("M-50 22C-20 14 20 14 50 22L50 40L-50 40Z", fill=palette.GRASS),
        line("M-8 40C-14 28 10 24 2 10", 6, palette.CHALK),
        line("M-50 10C-40 -6 -26 -12 -14 2C-4 -8 14 -14 26 2C34 -6 44 -2 50 8", 4),
        line("M-50 41L50 41", 4),
        id="horizon",
    )


def discovery() -> Element:
    """Footprints towards a find: a shell."""
    return group(
        shape(
            "M-40 30C-48 -8 -24 -40 6 -40C34 -40 48 -14 40 8C34 26 14 36 -4 30C-18 24 -22 8 -14 -4"
            "C-6 -14 12 -14 16 0C18 8 12 14 6 12",
            palette.OCHRE_LIGHT,
            4.6,
        ),
        line("M-40 30C-20 44 20 42 40 8", 4.6),
        line(
            "M-34 -8L-20 -2M-20 -28L-10 -16M4 -38L4 -22M28 -30L18 -18M40 -8L24 -4M32 18L20 10",
            3,
            palette.RED_OCHRE,
        ),
        id="shell",
    )


def knowledge() -> Element:
    """Two hands that touch."""
    return group(
        use("hand", transform="translate(-21 4)rotate(12)scale(.62)", color=palette.RED_OCHRE),
        use("hand", transform="translate(23 2)rotate(-12)scale(-.62 .62)", color=palette.CHARCOAL),
        id="hands",
    )


def crowd() -> Element:
    """Many people, close together."""

    def one(x: float, y: float, size: float, paint: str) -> Element:
        return group(
            shape("M-12 6C-12 -8 12 -8 12 6L15 40L-15 40Z", paint, 4.5),
            circle(0, -14, 10, fill=paint, stroke=palette.CHARCOAL, stroke_width=4.5),
            transform=f"translate({x} {y})scale({size})",
        )

    red, dark = palette.RED_OCHRE, palette.UMBER
    return group(
        one(-30, -14, 0.72, dark),
        one(0, -20, 0.72, red),
        one(30, -14, 0.72, dark),
        one(-17, 4, 0.95, red),
        one(17, 4, 0.95, red),
        one(-38, 12, 0.85, dark),
        one(38, 12, 0.85, dark),
        one(0, 14, 0.85, dark),
        id="crowd",
    )


def signs() -> list[Element]:
    """All signs, to be put among the definitions of a picture, after animals, symbols and dice."""
    return [
        *(food(), wood(), stone(), steps(), spears(), snow()),
        *(drought(), horizon(), discovery(), knowledge(), crowd()),
    ]
