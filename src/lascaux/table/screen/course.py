"""The course of a finished game: its curve of chances as lines and marks, for a template."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from lascaux.bots.hindsight import Curve, Point
from lascaux.engine.game import Game
from lascaux.engine.words import percent
from lascaux.table.screen.people import by_name

WIDE, HIGH = 360, 190
LEFT, RIGHT, TOP, BOTTOM = 48, 350, 10, 168


@dataclass(frozen=True)
class Line:
    """The chances of one seat."""

    seat: int
    name: str
    points: str  # as SVG has it


@dataclass(frozen=True)
class Mark:
    """A turning point, on the line and in words."""

    number: int
    move: int
    seat: int
    name: str
    before: str
    after: str
    text: str
    x: float
    y: float


@dataclass(frozen=True)
class Course:
    """What the template draws; 50 % is at the height `middle`."""

    lines: list[Line]
    marks: list[Mark]
    moves: int
    wide: int = WIDE
    high: int = HIGH
    left: int = LEFT
    right: int = RIGHT
    top: int = TOP
    bottom: int = BOTTOM
    middle: float = (TOP + BOTTOM) / 2


def course(game: Game, curve: Curve, names: Sequence[str]) -> Course:
    """A curve as a drawing, with its turning points numbered in their order."""
    moves = curve.points[-1].move
    seats = sorted({point.seat for point in curve.points})
    lines = [
        Line(seat, names[seat], " ".join(_at(each, moves) for each in curve.of(seat)))
        for seat in seats
    ]
    marks = [
        Mark(
            number,
            turn.move,
            turn.seat,
            names[turn.seat],
            percent(turn.before),
            percent(turn.after),
            by_name(turn.text, game, names),
            _x(turn.move, moves),
            _y(_between(curve.of(turn.seat), turn.move)),
        )
        for number, turn in enumerate(curve.turning_points, 1)
    ]
    return Course(lines, marks, moves)


def _at(point: Point, moves: int) -> str:
    return f"{_x(point.move, moves)},{_y(point.chance)}"


def _between(points: list[Point], move: int) -> float:
    """The chance where a line crosses a move."""
    for now, later in pairwise(points):
        if now.move <= move <= later.move:
            share = (move - now.move) / max(1, later.move - now.move)
            return now.chance + share * (later.chance - now.chance)
    return points[0].chance


def _x(move: int, moves: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * move / max(1, moves), 1)


def _y(chance: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * chance, 1)
