"""The action board: four actions with three dice each, what they are worth, and the free dice."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from lascaux.art import palette
from lascaux.art.dice import FACES, SLATE
from lascaux.art.lettering import FONT, fitted, text
from lascaux.art.surfaces import hide, ragged, slab
from lascaux.art.svg import Element, attributes, group, path, stamp, use
from lascaux.art.symbols import line
from lascaux.engine.picture import Layer, Part
from lascaux.games.rise.drawing.layout import action_box, dice_box

STRENGTHS = ("weak", "normal", "strong")
COUNTED = {"grow": "members", "move": "members", "gather": "hexes", "lead": "goals"}
# The questions that are asked while an action is being taken.
_TAKING = {
    *("cunning price", "grow base", "grow extra", "grow shared"),
    *("move members", "wander first", "wander again", "discover"),
    *("gather hex", "stone or own", "wild goods", "basket goods", "farm lake", "bounty goods"),
    "lead discard",
}
_WRITTEN = attributes(font_family=FONT, pointer_events="none")
_PLATES = {
    "weak": (SLATE, palette.CHALK),
    "normal": (palette.BONE, palette.CHARCOAL),
    "strong": ("#eeb13a", palette.CHARCOAL),
}
_DIE = 0.56
_DICE_ROW = 79.0
_PLATE_ROW = 112.0
_PLATE_WIDE, _PLATE_HIGH = 66.0, 48.0


def boards(view: dict[str, Any]) -> Layer:
    """The four actions and the dice in hand."""
    current = view["current"] if view["step"] in _TAKING else None
    parts = [
        Part(
            action["id"],
            _action(
                action["id"],
                action["name"],
                tuple(action["dice"]),
                action["used"],
                action["strength"],
                tuple([action["with"][face] for face in FACES]),
                tuple(action["values"]),
                current["left"] if current and current["action"] == action["id"] else None,
            ),
            action_box(index).place,
        )
        for index, action in enumerate(view["actions"])
    ]
    parts.append(_dice(view))
    return Layer("actions", tuple(parts), _WRITTEN)


@lru_cache(maxsize=4096)
def _action(
    name: str,
    title: str,
    dice: tuple[str, ...],
    used: bool,
    strength: str,
    ways: tuple[str, ...],
    values: tuple[int, ...],
    left: int | None,
) -> str:
    box = action_box(0)
    taken = left is not None
    shapes = [
        _sign(name, 33, 31),
        fitted(60, 39, 24.5, title.upper(), 96, fill=palette.CHARCOAL, font_weight="bold"),
        text(
            box.width - 17,
            38,
            15,
            f"{left} left" if taken else COUNTED.get(name, ""),
            "end",
            fill="#8a2a14" if taken else palette.UMBER,
            font_weight="bold" if taken else "normal",
            font_style="italic",
        ),
        *_queue(dice),
        *_worth(values, strength, ways),
    ]
    found = [
        *hide(box.width, box.height, name),
        group(*shapes, opacity=0.42 if used and not taken else None),
    ]
    if taken:
        found.append(
            path(
                ragged(box.width, box.height, 2, name),
                fill="none",
                stroke=palette.CHALK,
                stroke_width=5,
            )
        )
    elif used:
        found.append(
            use(
                "hand",
                transform=f"translate({box.width - 44} 92)rotate(14)scale(.85)",
                color="#7c2a15",
                opacity=0.85,
            )
        )
    return group(*found).render()


def _sign(name: str, x: float, y: float) -> Element:
    if name == "grow":
        return stamp("crowd", x, y, 0.44)
    if name == "move":
        return stamp("steps", x, y, 0.5, color=palette.UMBER_DEEP)
    if name == "gather":
        return group(
            stamp("wood", x - 9, y - 8, 0.26),
            stamp("stone", x + 11, y - 3, 0.25),
            stamp("food", x + 1, y + 13, 0.34),
        )
    return stamp("staff", x, y, 0.46)


def _queue(dice: tuple[str, ...]) -> list[Element]:
    """Three dice; the newest one has come in from the left."""
    chevron = line("M15 71L24 80L15 89", 4, palette.UMBER)
    return [
        chevron,
        *(
            stamp(f"die-{face}", 63 + 62 * place, _DICE_ROW, _DIE)
            for place, face in enumerate(dice)
        ),
        line("M222 74L222 88M216 83L222 90L228 83", 3.6, palette.UMBER),
    ]


def _worth(values: tuple[int, ...], strength: str, ways: tuple[str, ...]) -> list[Element]:
    """What the action is worth at each strength, and which face would lead there."""
    shapes = []
    for index, name in enumerate(STRENGTHS):
        paint, ink = _PLATES[name]
        x = 12 + index * 74.0
        now = name == strength
        shapes.append(
            group(
                path(
                    ragged(_PLATE_WIDE, _PLATE_HIGH, 0, name),
                    fill=paint,
                    stroke=palette.CHARCOAL,
                    stroke_width=2.4,
                ),
                text(20, 35, 33, str(values[index]), "middle", fill=ink, font_weight="bold"),
                *_faces_to(name, ways),
                *([_ring(name)] if now else []),
                transform=f"translate({x} {_PLATE_ROW})",
            )
        )
    return shapes


def _faces_to(strength: str, ways: tuple[str, ...]) -> list[Element]:
    """The faces that would give this strength now."""
    faces = [face for face, way in zip(FACES, ways, strict=True) if way == strength]
    rows = {1: ((48, 24),), 2: ((48, 14), (48, 34)), 3: ((40, 14), (56, 14), (48, 34))}
    size = 0.23 if len(faces) == 1 else 0.19
    return [
        stamp(f"sign-{face}", x, y, size if face != "blank" else size * 0.9)
        for face, (x, y) in zip(faces, rows.get(len(faces), ()), strict=True)
    ]


def _ring(seed: str) -> Element:
    return path(
        ragged(_PLATE_WIDE + 6, _PLATE_HIGH + 6, 0, seed, "ring"),
        fill="none",
        stroke=palette.RED_OCHRE,
        stroke_width=5,
        transform="translate(-3 -3)",
    )


def placing(index: int, dice: list[str], face: str) -> str:
    """The action's dice and its strength once a die with that face has come in."""
    return _placing(index, (face, *dice[:-1]))


@lru_cache(maxsize=512)
def _placing(index: int, dice: tuple[str, ...]) -> str:
    box = action_box(index)
    strength = STRENGTHS.index(strength_of(dice))
    shapes: list[Element] = [
        path(
            ragged(200, 66, 0, "placing"),
            fill=palette.CHALK,
            stroke=palette.RED_OCHRE,
            stroke_width=4,
            transform="translate(26 47)",
        ),
        *_queue(dice),
        group(_ring("to"), transform=f"translate({12 + strength * 74} {_PLATE_ROW})scale(1)"),
        line(f"M{45 + strength * 74} 106L{45 + strength * 74} 113", 6, palette.RED_OCHRE),
    ]
    return group(*shapes, transform=box.place).render()


def strength_of(dice: tuple[str, ...]) -> str:
    """What three dice make of an action.

    >>> strength_of(("sun", "moon", "sun")), strength_of(("sun", "moon", "blank"))
    ('strong', 'normal')
    """
    if dice.count("sun") > 1:
        return "strong"
    return "weak" if dice.count("moon") > 1 else "normal"


def _dice(view: dict[str, Any]) -> Part:
    box = dice_box()
    dice = view["dice"]
    return Part("dice", _free(tuple(dice["hand"]), dice["pool"]), box.place)


@cache
def _free(hand: tuple[str, ...], pool: int) -> str:
    box = dice_box()
    shapes = [*slab(box.width, box.height, "dice")]
    faces = [*hand, *["free"] * pool][:2]
    for place, face in enumerate(faces):
        shapes.append(stamp(f"die-{face}", 52 + 76 * place, box.height / 2, 0.62))
    words = "to place" if hand else "to roll"
    shapes.append(fitted(168, box.height / 2 + 7, 21, words, 76))
    return group(*shapes).render()
