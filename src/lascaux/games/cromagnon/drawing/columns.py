"""The forces in a conflict as columns: a brick for each tribe and each tile, in bidding order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from lascaux.art import palette
from lascaux.art.lettering import text
from lascaux.art.palette import SEATS
from lascaux.art.svg import Element, group, path, rect, stamp
from lascaux.engine.picture import Part
from lascaux.games.cromagnon.drawing.furniture import tile
from lascaux.games.cromagnon.view import ConflictView, ContenderView

_BRICK, _WIDEST = 60.0, 124.0  # units
_FOOT = 92.0  # below the columns: whose it is, the force, and whether they may still bid
_FORCE, _GAIN, _WORD = 44.0, 36.0, 25.0  # sizes of letters
READ = 11.0 / _WORD  # pixels to a unit, from which on words are drawn
_OVER = 56.0  # above the highest column: what it would bring
_WORDS = 4  # as many contenders have room for them
_PASSED = 0.5
_BONE = "#ecdcb8"
ADDS = (0.5, 1.0, 1.5)  # what a tile may add to a force


@dataclass(frozen=True)
class Room:
    """Where the columns stand."""

    start: float
    width: float
    top: float
    bottom: float

    @property
    def ground(self) -> float:
        """On what they stand."""
        return self.bottom - _FOOT


class Columns:
    """A column for each contender of a conflict."""

    def __init__(self, conflict: ConflictView, to_move: int, room: Room) -> None:
        self.contenders, self.to_move, self.room = conflict["contenders"], to_move, room
        self.most = max([each["force"] for each in self.contenders], default=1.0)
        tallest = room.ground - room.top - _OVER
        self.brick = min(_BRICK, tallest / (self.most + max(ADDS)))
        self.apart = min(_WIDEST + 18, (room.width - 24) / max(len(self.contenders), 1))

    def parts(self) -> Iterator[Part]:
        """The columns, and a line at the force that is to be beaten."""
        room = self.room
        yield Part("beat", _line(round(room.ground - self.most * self.brick, 1), room))
        for place, each in enumerate(self.contenders):
            now = each["seat"] == self.to_move
            drawn = _column(*_facts(each), self.brick, self.wide, room.ground - room.top)
            yield Part(f"force-{each['seat']}", self._panel(now) + drawn, self._spot(place))
            if len(self.contenders) <= _WORDS:
                word = _written(_word(each, now), now)
                yield Part(f"word-{each['seat']}", word, self._spot(place), least=READ)

    def previews(self, seat: int) -> Iterator[Part]:
        """One more tile of a seat, by what it would add: `bid-1`, `bid-0.5`."""
        for place, each in enumerate(self.contenders):
            for adds in ADDS if each["seat"] == seat else ():
                low = -each["force"] * self.brick
                drawn = _one_more(round(low - adds * self.brick, 1), self.wide, adds * self.brick)
                yield Part(f"bid-{adds:g}", drawn, self._spot(place))

    @property
    def wide(self) -> float:
        """How wide a brick is."""
        return min(_WIDEST, self.apart - 18)

    def _spot(self, place: int) -> str:
        room = self.room
        left = room.start + room.width / 2 - self.apart * (len(self.contenders) - 1) / 2
        return f"translate({left + self.apart * place:.1f} {room.ground:g})"

    def _panel(self, now: bool) -> str:
        return _panel(self.apart - 6, self.room.ground - self.room.top, now)


def _facts(each: ContenderView) -> tuple[int, int, tuple[str, ...], float, float, int, bool]:
    bids = tuple([bid["type"] for bid in each["bids"]])
    forces = each["added"], each["force"]
    return each["seat"], each["tribes"], bids, *forces, each["payout"], each["passed"]


def _word(each: ContenderView, now: bool) -> str:
    """Whether somebody may still bid, as far as everybody knows."""
    if each["passed"]:
        return "passed"
    if now:
        return "to bid"
    return "may bid" if each["matching"] or each["may_hide_half"] else "no tile"


@lru_cache(maxsize=16)
def _written(word: str, now: bool) -> str:
    ink = palette.CHALK if now else palette.OCHRE_LIGHT
    return text(0, 78, _WORD, word, "middle", fill=ink).render()


@lru_cache(maxsize=64)
def _line(y: float, room: Room) -> str:
    return path(
        f"M{room.start + 12:g} {y:g}H{room.start + room.width - 12:g}",
        stroke=palette.CHALK,
        stroke_width=3.4,
        stroke_linecap="round",
        stroke_dasharray=".1 10",
        stroke_opacity=0.8,
    ).render()


@lru_cache(maxsize=64)
def _panel(wide: float, high: float, now: bool) -> str:
    """What a column stands in front of; whoever is to bid has a frame."""
    return rect(
        round(-wide / 2, 1),
        round(-high, 1),
        round(wide, 1),
        round(high + _FOOT - 4, 1),
        rx=12,
        fill=palette.CHALK,
        fill_opacity=0.16 if now else 0.07,
        stroke=palette.CHALK if now else "none",
        stroke_width=3,
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
    brick: float,
    wide: float,
    high: float,
) -> str:
    """One contender, on the ground at (0, 0); what it would bring stands at the top."""
    shapes: list[Element] = []
    y = 0.0
    for _ in range(tribes):
        y -= brick
        shapes.append(_stone(y, wide, brick, SEATS[seat].paint))
    for bid in bids:
        one = brick * added / len(bids)
        y -= one
        shapes.append(_stone(y, wide, one, _BONE))
        shapes.append(tile(f"type-{bid}", 0, y + one / 2, max(one - 6, 16)))
    shapes += [
        stamp(f"token-{seat}", -22, 34, 0.34),
        text(4, 48, _FORCE, _told(force)),
    ]
    if payout:
        shapes.append(text(0, 42 - high, _GAIN, f"+{payout}", "middle", fill=palette.GOLD))
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


@lru_cache(maxsize=512)
def _one_more(y: float, wide: float, high: float) -> str:
    """A brick that is not there yet, over whatever stands there."""
    return rect(
        -wide / 2,
        round(y + 1.5, 1),
        wide,
        round(high - 3, 1),
        rx=min(8, high / 4),
        fill=_BONE,
        stroke=palette.GOLD,
        stroke_width=4,
        stroke_dasharray="9 6",
    ).render()


def _told(force: float) -> str:
    """A force in letters.

    >>> _told(3.0), _told(2.5), _told(0.5)
    ('3', '2½', '½')
    """
    whole = int(force)
    return f"{whole or ''}½" if force > whole else str(whole)
