"""The lid of a game's box: one motif before a lit cave wall, with a torn edge of hide round it."""

from __future__ import annotations

from lascaux.art import palette, patterns
from lascaux.art.surfaces import ragged
from lascaux.art.svg import Element, document, element, ellipse, group, path, rect

WIDTH, HEIGHT = 600.0, 400.0
FRAY = 2.4  # how far the edges of the paint wander


def lid(
    title: str,
    description: str,
    definitions: list[Element],
    scenery: list[Element],
    motif: list[Element],
) -> str:
    """A cover, three wide by two high: scenery of frayed paint, and before it a motif.

    >>> lid("Any", "Nothing at all.", [], [], []).startswith("<svg ")
    True
    """
    return document(
        WIDTH,
        HEIGHT,
        title,
        description,
        element("defs", *patterns.definitions(), *_light(), *definitions),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#lid-wall)"),
        *_stains(),
        ellipse(WIDTH * 0.52, HEIGHT * 0.42, WIDTH * 0.42, HEIGHT * 0.44, fill="url(#lid-light)"),
        patterns.rough("lid-rough", FRAY, 0, 0, WIDTH, HEIGHT),
        group(*scenery, filter="url(#lid-rough)"),
        patterns.grain("lid-grain", 0.9, (0.12, 0.08, 0.05), 0.45),
        rect(0, 0, WIDTH, HEIGHT, filter="url(#lid-grain)"),
        group(*motif),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#lid-edge)"),
        path(
            ragged(WIDTH, HEIGHT, 9, title),
            fill="none",
            stroke=palette.OCHRE_LIGHT,
            stroke_width=2.6,
            stroke_opacity=0.75,
        ),
    )


def _light() -> list[Element]:
    return [
        patterns.glow("lid-wall", (0, "#d6b27c", 1), (0.62, "#a5825c", 1), (1, "#6b5240", 1)),
        patterns.glow("lid-light", (0, "#f6dca0", 0.9), (0.5, "#eec583", 0.45), (1, "#eec583", 0)),
        patterns.glow("lid-edge", (0.78, palette.CAVE_DEEP, 0), (1, palette.CAVE_DEEP, 0.5)),
    ]


def _stains() -> list[Element]:
    """Where the rock is darker and paler."""
    found = ((0.12, 0.2, 150, 70), (0.86, 0.16, 170, 60), (0.3, 0.06, 120, 40), (0.7, 0.4, 130, 50))
    return [
        ellipse(
            x * WIDTH, y * HEIGHT, wide, high, fill=f"url(#stain-{'dark' if n % 2 else 'pale'})"
        )
        for n, (x, y, wide, high) in enumerate(found)
    ]
