"""Surfaces: the cave wall, stains, cracks, and the filters that make paint look like paint."""

from __future__ import annotations

import math

from lascaux.art import palette
from lascaux.art.curves import Curve, chance, path_data
from lascaux.art.svg import Element, element, ellipse, group, number, numbers, path, rect, use


def rough(name: str, scale: float, x: float, y: float, width: float, height: float) -> Element:
    """A filter that frays the edges of paint by some units; it covers the box given."""
    return element(
        "filter",
        element(
            "feTurbulence",
            type="fractalNoise",
            baseFrequency="0.05",
            numOctaves=2,
            seed=7,
            result="noise",
        ),
        element(
            "feDisplacementMap",
            in_="SourceGraphic",
            in2="noise",
            scale=scale,
            xChannelSelector="R",
            yChannelSelector="G",
        ),
        id=name,
        filterUnits="userSpaceOnUse",
        x=x,
        y=y,
        width=width,
        height=height,
        color_interpolation_filters="sRGB",
    )


def grain(name: str, frequency: float, colour: tuple[float, float, float], bite: float) -> Element:
    """A filter that turns a box into grains of one colour with gaps between them."""
    red, green, blue = colour
    matrix = f"0 0 0 0 {red} 0 0 0 0 {green} 0 0 0 0 {blue} {bite} 0 0 0 {-0.46 * bite:.3f}"
    return element(
        "filter",
        element(
            "feTurbulence",
            type="fractalNoise",
            # Unequal frequencies, as the lattice of the noise would show otherwise.
            baseFrequency=f"{frequency:.4f} {frequency * 1.37:.4f}",
            numOctaves=2,
            seed=11,
        ),
        element("feColorMatrix", type="matrix", values=matrix),
        id=name,
        x=0,
        y=0,
        width=1,
        height=1,
        color_interpolation_filters="sRGB",
    )


def glow(name: str, *stops: tuple[float, str, float]) -> Element:
    """A round gradient; each stop is how far out, the colour, and how opaque it is."""
    return element(
        "radialGradient",
        *(
            element("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
            for offset, colour, opacity in stops
        ),
        id=name,
    )


def definitions() -> list[Element]:
    """The gradients and patterns that every picture may use."""
    return [
        glow(
            "torchlight",
            (0, palette.CAVE_LIT, 1),
            (0.55, palette.CAVE, 1),
            (1, palette.CAVE_DEEP, 1),
        ),
        glow("stain-dark", (0, palette.CAVE_DEEP, 0.4), (1, palette.CAVE_DEEP, 0)),
        glow("stain-pale", (0, palette.BONE, 0.26), (1, palette.BONE, 0)),
        glow("sun", (0, "#f2d9a0", 0.75), (1, "#f2d9a0", 0)),
        glow("shade", (0, "#a88a45", 0.55), (1, "#a88a45", 0)),
        glow("rust", (0, "#c07a3c", 0.4), (1, "#c07a3c", 0)),
    ]


def wall(width: float, height: float) -> Element:
    """A lit cave wall of that size: stains, cracks, and animals and hands from the art kit."""
    scale = math.hypot(width, height)
    stains = []
    for index in range(11):
        x, y = chance("stain", index, "x") * width, chance("stain", index, "y") * height
        reach = (0.05 + 0.13 * chance("stain", index, "r")) * scale
        stains.append(
            ellipse(
                x,
                y,
                reach,
                reach * (0.35 + 0.4 * chance("stain", index, "h")),
                fill="url(#stain-pale)" if index % 2 else "url(#stain-dark)",
            )
        )
    cracks = "".join(_crack(index, width, height) for index in range(9))
    return group(
        rect(0, 0, width, height, fill="url(#torchlight)"),
        *stains,
        path(
            cracks,
            fill="none",
            stroke=palette.CAVE_DEEP,
            stroke_width=scale / 1100,
            stroke_opacity=0.6,
            stroke_linecap="round",
        ),
        path(
            cracks,
            fill="none",
            stroke=palette.BONE,
            stroke_width=scale / 2400,
            stroke_opacity=0.25,
            transform=f"translate({scale / 1100:.2f} {scale / 1100:.2f})",
        ),
        *_paintings(width, height),
        *_hands(width, height),
        class_="wall",
    )


def stone(width: float, height: float) -> list[Element]:
    """The grain of the stone over a picture of that size; it shows through all the paint."""
    return [
        grain("grain", 560 / height, (0.12, 0.08, 0.05), 0.75),
        rect(0, 0, width, height, filter="url(#grain)", pointer_events="none"),
    ]


def _paintings(width: float, height: float) -> list[Element]:
    """Great beasts of an older age, so faded that whatever is played covers them."""
    size = height / 330
    herd = (
        ("aurochs", 0.2, 0.3, 1.0),
        ("deer", 0.56, 0.2, 0.8),
        ("mammoth", 0.6, 0.76, 1.0),
        ("deer", 0.17, 0.76, 0.85),
    )
    return [
        group(
            use(
                f"{name}-bare",
                transform=f"translate({numbers(x * width, y * height)})"
                f"scale({numbers(size * part * (-1 if x < 0.5 else 1), size * part)})",
            ),
            opacity=0.16,
        )
        for name, x, y, part in herd
    ]


def _hands(width: float, height: float) -> list[Element]:
    """Old hand prints near the corners of the wall, almost gone."""
    size = height / 1500
    places = ((0.035, 0.1), (0.075, 0.055), (0.03, 0.9), (0.07, 0.945), (0.66, 0.965), (0.72, 0.93))
    return [
        use(
            "hand",
            transform=f"translate({numbers(x * width, y * height)})"
            f"rotate({number(chance('hand', x) * 70 - 35)})scale({number(size)})",
            color=palette.RED_OCHRE,
            opacity=0.3,
        )
        for x, y in places
    ]


def _crack(index: int, width: float, height: float) -> str:
    x, y = chance("crack", index, "x") * width, chance("crack", index, "y") * height
    heading = chance("crack", index, "a") * math.tau
    points = [(x, y)]
    for knot in range(9):
        heading += (chance("crack", index, knot) - 0.5) * 1.1
        length = (0.015 + 0.03 * chance("crack", index, knot, "l")) * height
        x, y = x + math.cos(heading) * length, y + math.sin(heading) * length
        points.append((x, y))
    line: Curve = tuple(points)
    return path_data([line], 1, closed=False)
