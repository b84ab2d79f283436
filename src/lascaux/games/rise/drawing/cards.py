"""Goal cards: large ones to read, small ones to count, with what they cost and what they bring."""

from __future__ import annotations

from functools import cache, lru_cache

from lascaux.art import palette
from lascaux.art.lettering import fitted, paragraph, text
from lascaux.art.surfaces import ragged
from lascaux.art.svg import Element, circle, group, numbers, path, stamp, use
from lascaux.art.symbols import line
from lascaux.games.rise.content.parts import RESOURCES
from lascaux.games.rise.drawing.land import OUTLINE
from lascaux.games.rise.view import GoalView

DEVELOPMENT, ACHIEVEMENT = "#4f7482", "#8d5a36"
CARD_HIGH = 142.0
LABEL_HIGH = 68.0
SMALL = 36.0

# Which symbol stands for a goal, and its size.
_SIGNS = {
    "bow": ("bow", 0.95),
    "horse": ("horse", 1.0),
    "pottery": ("pot", 0.95),
    "basket": ("basket", 0.95),
    "oxen": ("aurochs", 0.95),
    "fire": ("fire", 1.0),
    "stone_axe": ("axe", 0.95),
    "entire_tribe": ("crowd", 1.05),
    "far_horizons": ("horizon", 0.95),
}


def definitions() -> list[Element]:
    """The sign of every goal, as `goal-bow` and so on; `goal-other` for those unheard of."""
    signs = [
        group(stamp(symbol, 0, 0, size), id=f"goal-{goal}")
        for goal, (symbol, size) in _SIGNS.items()
    ]
    return [
        *signs,
        group(use("hand", color=palette.RED_OCHRE), id="goal-cave_painting"),
        group(use("hand", color=palette.CHALK), id="goal-other"),
        _terrain_goal("lake_dwellers", palette.WATER, stamp("fish", 0, 8, 0.62)),
        _terrain_goal(
            "forest_keepers",
            palette.FOREST,
            stamp("tree-0", -14, 34, 0.6),
            stamp("tree-1", 16, 40, 0.58),
        ),
        _terrain_goal("mountain_holders", "#c0ae8d", stamp("peak-0", 0, 32, 0.66)),
        group(
            stamp("crowd", 0, 10, 0.72), stamp("spears", 0, -10, 0.86), id="goal-uneasy_neighbours"
        ),
        group(stamp("hut-empty", 0, 6, 0.92), stamp("fire", 14, 12, 0.6), id="goal-raiders"),
    ]


_KNOWN = {
    *_SIGNS,
    *("cave_painting", "lake_dwellers", "forest_keepers", "mountain_holders"),
    *("uneasy_neighbours", "raiders"),
}


def _terrain_goal(goal: str, paint: str, *things: Element) -> Element:
    ground = path(
        OUTLINE, fill=paint, stroke=palette.CHARCOAL, stroke_width=9, transform="scale(.48)"
    )
    return group(ground, *things, id=f"goal-{goal}")


def sign_of(goal: str) -> str:
    """The id of a goal's sign."""
    return f"goal-{goal}" if goal in _KNOWN else "goal-other"


Facts = tuple[str, str, str, int, tuple[int, ...], str, bool]


def facts(goal: GoalView) -> Facts:
    """What a card shows, as a value."""
    cost = tuple([goal["cost"][name] for name in RESOURCES])
    return goal["id"], goal["name"], goal["kind"], goal["points"], cost, goal["text"], goal["ready"]


@lru_cache(maxsize=2048)
def card(
    width: float,
    goal: str,
    name: str,
    kind: str,
    points: int,
    cost: tuple[int, int, int],
    words: str,
    ready: bool,
) -> str:
    """A whole card, 142 high."""
    development = kind == "development"
    shapes = [
        *_blank(width, CARD_HIGH, kind, ready),
        stamp(sign_of(goal), width / 2, 42 if development else 30, 0.64 if development else 0.44),
        _points(points, width - 17, 19),
    ]
    if development:
        shapes.append(_name(width / 2, 96, 20, name, width - 14))
        shapes.append(_cost(cost, width / 2, 120))
    else:
        shapes.append(_title(name, width))
        shapes.append(
            paragraph(
                9, 88, 15, words, width - 18, CARD_HIGH - 94, "middle", fill=palette.UMBER_DEEP
            )
        )
    if ready:
        shapes.append(_ready(18, 20))
    return group(*shapes).render()


@lru_cache(maxsize=2048)
def label(
    width: float,
    goal: str,
    name: str,
    kind: str,
    points: int,
    cost: tuple[int, int, int],
    words: str,
    ready: bool,
) -> str:
    """A card of which only the upper part is seen, 68 high, for when there are many."""
    shapes = [
        *_blank(width, LABEL_HIGH, kind, ready),
        stamp(sign_of(goal), 24, 22, 0.35),
        _points(points, width - 17, 18, 0.85),
        paragraph(
            7, 39, 15, name, width - 14, 28, "middle", fill=palette.CHARCOAL, font_weight="bold"
        ),
    ]
    if kind == "development":
        shapes.append(_cost(cost, 43 + (width - 74) / 2, 22, 0.62))
    if ready:
        shapes.append(_ready(14, 14, 0.8))
    return group(*shapes).render()


@lru_cache(maxsize=512)
def small(size: float, goal: str, kind: str, ready: bool, completed: bool) -> str:
    """Nothing but the sign: on bone while in progress, on gold once it is completed."""
    edge = DEVELOPMENT if kind == "development" else ACHIEVEMENT
    shapes = [
        path(
            ragged(SMALL, SMALL, 0.5, kind, completed),
            fill=palette.GOLD if completed else palette.BONE,
            stroke=edge,
            stroke_width=3.6,
        ),
        stamp(sign_of(goal), SMALL / 2, SMALL / 2, 0.28),
    ]
    if ready:
        shapes.append(_ready(7, 8, 0.55))
    part = size / SMALL
    return group(*shapes, transform=None if part == 1 else f"scale({part:.3f})").render()


_TOKENS = {"walls": "palisade", "canoe": "canoe", "altar": "shrine"}


@cache
def token(size: float, name: str) -> str:
    """A token that was bought from an event, on a plate of hide."""
    part = size / SMALL
    return group(
        path(
            ragged(SMALL, SMALL, 0.5, name),
            fill="#caa36a",
            stroke=palette.CHARCOAL,
            stroke_width=2.4,
        ),
        stamp(_TOKENS[name], SMALL / 2, SMALL / 2, 0.28),
        transform=None if part == 1 else f"scale({part:.3f})",
    ).render()


def _blank(width: float, height: float, kind: str, ready: bool) -> list[Element]:
    edge = DEVELOPMENT if kind == "development" else ACHIEVEMENT
    return [
        path(
            ragged(width, height, 1, kind),
            fill=palette.BONE,
            stroke=palette.GOLD if ready else palette.CHARCOAL,
            stroke_width=5 if ready else 2.4,
        ),
        path(ragged(width, height, 5.5, kind), fill="none", stroke=edge, stroke_width=5),
    ]


def _name(x: float, y: float, size: float, name: str, width: float) -> Element:
    return fitted(x, y, size, name, width, "middle", fill=palette.CHARCOAL, font_weight="bold")


def _title(name: str, width: float) -> Element:
    """The name of an achievement, in two lines if it is long."""
    return paragraph(
        8, 54, 17.5, name, width - 16, 35, "middle", fill=palette.CHARCOAL, font_weight="bold"
    )


def _points(points: int, x: float, y: float, size: float = 1.0) -> Element:
    return group(
        circle(0, 0, 15, fill=palette.RED_OCHRE, stroke=palette.CHARCOAL, stroke_width=2.4),
        text(0, 7.5, 22, str(points), "middle", font_weight="bold"),
        transform=f"translate({numbers(x, y)})scale({numbers(size)})",
    )


def _cost(cost: tuple[int, int, int], x: float, y: float, size: float = 1.0) -> Element:
    """What a development costs, one sign for each resource."""
    signs = [name for name, number in zip(RESOURCES, cost, strict=True) for _ in range(number)]
    apart = min(25.0, 88 / max(len(signs), 1)) * size
    first = x - apart * (len(signs) - 1) / 2
    return group(*(stamp(name, first + apart * n, y, 0.25 * size) for n, name in enumerate(signs)))


def _ready(x: float, y: float, size: float = 1.0) -> Element:
    return group(
        circle(0, 0, 13, fill="#5d7a33", stroke=palette.CHARCOAL, stroke_width=2.4),
        line("M-6 0L-1.5 5.5L7 -5.5", 4, palette.CHALK),
        transform=f"translate({x} {y})scale({size})",
    )
