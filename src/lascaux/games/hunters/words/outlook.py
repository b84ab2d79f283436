"""What laying a tile would bring, tried on held twins: what is finished, joined and carried on."""

from __future__ import annotations

from dataclasses import dataclass, field

from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.codes import OPEN_SIDES, PIECES, SKIP
from lascaux.games.hunters.rules.scoring import meadow_value, pieces_of, system_value
from lascaux.games.hunters.rules.state import HuntersState

KINDS = ("forest", "meadow", "river", "system")


@dataclass
class Finished:
    """A forest or river that the tile would finish; `extra` are mushrooms, or fish."""

    kind: str
    tiles: int
    extra: int
    value: int
    gains: dict[int, int] = field(default_factory=dict)  # by seat
    home: list[int] = field(default_factory=list)  # the seats whose tribe members come home


@dataclass
class Touched:
    """An area with pieces that the tile would join to others, or carry on."""

    kind: str
    pieces: list[int]  # by seat, afterwards
    joined: int  # areas that were held before
    open_sides: int
    value: int  # of a meadow or a river system
    value_before: int

    @property
    def can_be_finished(self) -> bool:
        """Does it count when it is finished, not at the end?"""
        return self.kind in ("forest", "river")

    @property
    def told(self) -> bool:
        """Is there anything to say of it? A meadow may grow without a change for anybody."""
        return self.can_be_finished or self.value != self.value_before


@dataclass
class Outlook:
    """What there is to tell about a square and a rotation."""

    finished: list[Finished]
    touched: list[Touched]
    gold: bool  # a bonus tile follows
    gold_in_vain: bool  # there would be one, but none is left
    may_place: bool  # a piece may go on the tile
    ends: bool  # the game is over then
    gains: dict[int, int]  # by seat, at once


class Lookout:
    """Looks ahead from a position; what all choices have in common is found once."""

    def __init__(self, state: HuntersState) -> None:
        self.state = state
        tables = state.tables
        self._starts = (tables.meadows[0], tables.rivers[0], tables.zones)
        sums = list(state.sums)
        parents = list(state.parent)
        self._held = {
            node: sums[node]
            for node in range(len(sums))
            if sums[node] & PIECES and parents[node] == node
        }

    def ahead(self, action: int) -> Outlook:
        """What a legal way to lay the tile would bring if no piece followed."""
        twin = self.state.held()
        assert isinstance(twin, HuntersState)
        twin.logging = True
        twin.advance(action)
        may_place = twin.laid
        if may_place:
            twin.advance(twin.tables.first_piece + SKIP)
        outlook = Outlook([], self._touched(twin), False, False, may_place, twin.over, {})
        for event in twin.log:
            if event[0] == entries.ENDED:
                break
            _note(outlook, event)
        return outlook

    def _touched(self, twin: HuntersState) -> list[Touched]:
        """The areas with pieces to which the tile belongs, unless they are finished."""
        here = {root: sums for root in self._roots(twin) if (sums := twin.sums[root]) & PIECES}
        found: dict[int, Touched] = {}
        for node, before in self._held.items() if here else ():
            root = twin.root(node)
            if root in found:
                found[root].joined += 1
            elif root in here:
                sums, kind = here[root], self._kind(root)
                pieces = [pieces_of(sums, seat) for seat in range(twin.players)]
                values = _value(kind, sums), _value(kind, before)
                found[root] = Touched(kind, pieces, 1, sums & OPEN_SIDES, *values)
        return list(found.values())

    def _roots(self, twin: HuntersState) -> set[int]:
        """The areas and river systems to which the tile belongs."""
        water, first_river = twin.tables.water, self._starts[1]
        zones = twin.tables.zones_on[self.state.tile]
        wet = [zone + water for zone in zones if zone >= first_river]
        return set(map(twin.root, [*zones, *wet]))

    def _kind(self, node: int) -> str:
        return KINDS[sum(node >= start for start in self._starts)]


def _value(kind: str, sums: int) -> int:
    """What counts at the end; forests and rivers count only when they are finished."""
    if kind == "meadow":
        return meadow_value(sums)
    return system_value(sums) if kind == "system" else 0


def _note(outlook: Outlook, event: tuple[int, ...]) -> None:
    """Take in what the rules wrote into the log."""
    match event:
        case (entries.FOREST, _, tiles, extra, value):
            outlook.finished.append(Finished("forest", tiles, extra, value))
        case (entries.RIVER, _, tiles, extra, value):
            outlook.finished.append(Finished("river", tiles, extra, value))
        case (entries.SCORED, seat, points, _):
            outlook.finished[-1].gains[seat] = points
            outlook.gains[seat] = outlook.gains.get(seat, 0) + points
        case (entries.RETURNED, seat, _):
            outlook.finished[-1].home.append(seat)
        case (entries.GOLD, _):
            outlook.gold = True
        case (entries.NO_BONUS, _):
            outlook.gold_in_vain = True
