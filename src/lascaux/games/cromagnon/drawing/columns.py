"""The forces in a conflict as columns: a brick for each tribe and each tile, in bidding order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from lascaux.art import palette
from lascaux.art.lettering import text
from lascaux.art.palette import SEATS
from lascaux.art.svg import Element, group, path, rect, stamp
from lascaux.engine.picture import Part
from lascaux.games.cromagnon.drawing.furniture import tile
from lascaux.games.cromagnon.view import ConflictView, ContenderView

_TALLEST, _BRICK = 200.0, 50.0  # units: of all bricks, of one
_WIDEST = 108.0
_FOOT = 70.0  # below the columns: whose it is, and the force
_FORCE, _GAIN = 44.0, 34.0  # sizes of letters
_PASSED = 0.5


def columns(
    conflict: ConflictView, to_move: int, start: float, width: float, bottom: float
) -> Iterator[Part]:
    """A column for each contender, and a line at the force that is to be beaten."""
    contenders = conflict["contenders"]
    most = max([each["force"] for each in contenders], default=1.0)
    brick = min(_BRICK, _TALLEST / max(most, 1.0))
    apart = min(_WIDEST + 14, (width - 40) / max(len(contenders), 1))
    left = start + width / 2 - apart * (len(contenders) - 1) / 2
    ground = bottom - _FOOT
    yield Part("beat", _line(round(ground - most * brick, 1), start, width))
    for place, each in enumerate(contenders):
        x = round(left + apart * place, 1)
        drawn = _column(*_facts(each), each["seat"] == to_move, brick, min(_WIDEST, apart - 14))
        yield Part(f"force-{each['seat']}", drawn, f"translate({x:g} {ground:g})")


def _facts(each: ContenderView) -> tuple[int, int, tuple[str, ...], float, float, int, bool]:
    bids = tuple([bid["type"] for bid in each["bids"]])
    forces = each["added"], each["force"]
    return each["seat"], each["tribes"], bids, *forces, each["payout"], each["passed"]


@lru_cache(maxsize=64)
def _line(y: float, start: float, width: float) -> str:
    return path(
        f"M{start + 24:g} {y:g}H{start + width - 24:g}",
        stroke=palette.CHALK,
        stroke_width=3.4,
        stroke_linecap="round",
        stroke_dasharray=".1 10",
        stroke_opacity=0.8,
    ).render()


@lru_cache(maxsize=4096)
def _column(
    seat: int,
    tribes: int,
    bids: tuple[str, ...],
    added: float,
    force: float,
    payout: int,
    passed: bool,
    now: bool,
    brick: float,
    wide: float,
) -> str:
    """One contender, on the ground at (0, 0)."""
    shapes: list[Element] = []
    y = 0.0
    for _ in range(tribes):
        y -= brick
        shapes.append(_stone(y, wide, brick, SEATS[seat].paint))
    for bid in bids:
        high = brick * added / len(bids)
        y -= high
        shapes.append(_stone(y, wide, high, "#ecdcb8"))
        shapes.append(tile(f"type-{bid}", 0, y + high / 2, max(high - 6, 16)))
    shapes += [
        stamp(f"token-{seat}", -22, 38, 0.34),
        text(4, 52, _FORCE, _told(force)),
    ]
    if payout:
        shapes.append(text(0, y - 12, _GAIN, f"+{payout}", "middle", fill=palette.GOLD))
    if now:
        shapes.append(rect(-wide / 2, 62, wide, 5, rx=2.5, fill=palette.CHALK))
    return group(*shapes, opacity=_PASSED if passed else None).render()


def _stone(y: float, wide: float, high: float, paint: str) -> Element:
    return rect(
        -wide / 2,
        round(y + 1.5, 1),
        wide,
        round(high - 3, 1),
        rx=min(8, high / 4),
        fill=paint,
        stroke=palette.CHALK,
        stroke_width=2,
    )


def _told(force: float) -> str:
    """A force in letters.

    >>> _told(3.0), _told(2.5), _told(0.5)
    ('3', '2½', '½')
    """
    whole = int(force)
    return f"{whole or ''}½" if force > whole else str(whole)
