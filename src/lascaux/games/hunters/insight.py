"""What a bot may look at: a quick guess at what each seat's areas will be worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.insight import Insight, lead, shares, won
from lascaux.engine.marks import FIRST_MARK, mark, mark_all
from lascaux.engine.points import points_of
from lascaux.engine.state import State
from lascaux.games.hunters.rules.codes import (
    GOLD_SHIFT,
    MUSHROOMS_SHIFT,
    OPEN_SIDES,
    PIECES,
    SCORED,
    SIX_BITS,
    SIZE_SHIFT,
)
from lascaux.games.hunters.rules.position import NOWHERE, SQUARE
from lascaux.games.hunters.rules.scoring import (
    SOURCES,
    forest_value,
    holders,
    meadow_value,
    river_value,
    system_value,
)
from lascaux.games.hunters.rules.state import HuntersState

# Guesses, by hand: how likely one open side is closed in time, what a piece in supply is worth
# over a whole game, and how much more a herd or a shoal will grow.
LIKELY: Final = 0.75
MEMBER_WORTH: Final = 4.0
HUT_WORTH: Final = 5.0
GROWTH: Final = 5.0
FISH_AT_ENDS: Final[i64] = 1  # of a river, mostly

# How far the end may differ from the guess, in points: on the last tile, and besides on the first.
SPREAD_LATE: Final = 3.0
SPREAD_EARLY: Final = 16.0


class HuntersInsight(Insight):
    """Points so far, plus what occupied areas promise, plus the pieces still in supply."""

    def value(self, state: State, seat: i64) -> float:
        """The seat's lead over its best rival, by guess."""
        assert isinstance(state, HuntersState)
        return lead(self.worths(state), seat)

    def chances(self, state: State) -> vec[float]:
        """Each seat's chance to win, by what it may expect and how much may still change."""
        assert isinstance(state, HuntersState)
        if state.over:
            return won(state)
        return shares(self.worths(state), SPREAD_LATE + SPREAD_EARLY * self._share_left(state))

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """The seat's worth by where it comes from."""
        assert isinstance(state, HuntersState)
        left = self._share_left(state)
        found = {
            "points at once": float(points_of(state.points, seat, SOURCES)),
            "tribe members in supply": MEMBER_WORTH * float(state.members[seat]) * left,
            "huts in supply": HUT_WORTH * float(state.huts[seat]) * left,
            "forests": 0.0,
            "meadows": 0.0,
            "rivers": 0.0,
            "fishing huts": 0.0,
        }
        if state.over:
            return found
        tables = state.tables
        for node in range(tables.zones + tables.water):
            sums = state.sums[node]
            if not sums & PIECES or sums & SCORED or state.parent[node] != node:
                continue
            share = vec[float]([0.0] * state.players)
            self._add_to_holders(state, share, sums, self._promise(state, node, sums, left))
            found[self._kind(state, node)] += share[seat]
        return found

    def pieces(self, state: State, seat: i64) -> dict[str, float]:
        """Members and huts that the seat has not placed."""
        assert isinstance(state, HuntersState)
        return {
            "tribe members in supply": float(state.members[seat]),
            "huts in supply": float(state.huts[seat]),
        }

    def _kind(self, state: HuntersState, node: i64) -> str:
        """What players call an area."""
        tables = state.tables
        if node < tables.meadows[0]:
            return "forests"
        if node < tables.rivers[0]:
            return "meadows"
        return "rivers" if node < tables.lakes[0] else "fishing huts"

    def landmark(self, state: State, seat: i64) -> i64:
        """Where the tiles and pieces are, what is in hand, and the points; no seat sees less."""
        assert isinstance(state, HuntersState)
        seen = mark(FIRST_MARK, state.tile << 8 | state.to_move << 4 | i64(state.laid))
        for tile in range(state.tables.tiles):
            if state.spot[tile] != NOWHERE:
                seen = mark(seen, tile << 20 | state.spot[tile] & SQUARE)
        for zone in range(state.tables.zones):
            if state.occupant[zone]:
                seen = mark(seen, zone << 4 | state.occupant[zone])
        return mark_all(seen, state.points)

    def worths(self, state: HuntersState) -> vec[float]:
        """What each seat may expect in the end."""
        worths = vec[float]([0.0] * state.players)
        left = self._share_left(state)
        for seat in range(state.players):
            worths[seat] = float(points_of(state.points, seat, SOURCES))
            worths[seat] += MEMBER_WORTH * float(state.members[seat]) * left
            worths[seat] += HUT_WORTH * float(state.huts[seat]) * left
        if not state.over:
            self._add_areas(state, worths, left)
        return worths

    def _share_left(self, state: HuntersState) -> float:
        """How much of the land pile is still to come, from 1 down to 0."""
        if state.over:
            return 0.0
        return 1.0 - float(state.land_drawn) / float(len(state.land))

    def _add_areas(self, state: HuntersState, worths: vec[float], left: float) -> None:
        """Each occupied area's promise to whoever holds it."""
        tables = state.tables
        for node in range(tables.zones + tables.water):
            sums = state.sums[node]
            if not sums & PIECES or sums & SCORED or state.parent[node] != node:
                continue
            self._add_to_holders(state, worths, sums, self._promise(state, node, sums, left))

    def _promise(self, state: HuntersState, node: i64, sums: i64, left: float) -> float:
        """What an area may bring to whoever holds it."""
        tables = state.tables
        if node < tables.meadows[0]:
            return self._forest(sums, left)
        if node < tables.rivers[0]:
            return self._meadow(sums, left)
        if node < tables.lakes[0]:
            return self._river(sums, left)
        return float(system_value(sums)) + GROWTH * left

    def _forest(self, sums: i64, left: float) -> float:
        size = sums >> SIZE_SHIFT  # in zones, hardly ever more than there are tiles
        value = float(forest_value(size, sums >> MUSHROOMS_SHIFT & SIX_BITS))
        if sums >> GOLD_SHIFT & SIX_BITS:
            value += 2.0
        return value * self._chance(sums & OPEN_SIDES, left) + MEMBER_WORTH * left * 0.5

    def _river(self, sums: i64, left: float) -> float:
        value = float(river_value(sums >> SIZE_SHIFT, FISH_AT_ENDS))
        return value * self._chance(sums & OPEN_SIDES, left) + MEMBER_WORTH * left * 0.6

    def _meadow(self, sums: i64, left: float) -> float:
        return float(meadow_value(sums)) + GROWTH * left

    def _chance(self, open_sides: i64, left: float) -> float:
        """How likely the area is finished before the tiles run out."""
        if open_sides == 0:
            return 1.0
        chance = 0.2 + 0.8 * left
        for _ in range(open_sides):
            chance *= LIKELY
        return chance

    def _add_to_holders(
        self, state: HuntersState, worths: vec[float], sums: i64, promise: float
    ) -> None:
        expecting = holders(sums, state.players)
        for seat in range(state.players):
            if expecting >> seat & 1:
                worths[seat] += promise
