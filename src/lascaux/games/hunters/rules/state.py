"""Hunters & Gatherers: the turn, from drawing a tile to the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer
from lascaux.engine.errors import IllegalAction
from lascaux.engine.piles import redraw_part, shuffled
from lascaux.engine.rng import Rng
from lascaux.engine.state import Question
from lascaux.engine.vectors import zeros
from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.codes import (
    FISHERMAN,
    GATHERER,
    HUNTER,
    HUT_ON_LAKE,
    HUT_ON_RIVER,
    PIECE_ACTIONS,
    PIECES_SHIFT,
    SKIP,
)
from lascaux.games.hunters.rules.position import CELL_SHIFT, CODE
from lascaux.games.hunters.rules.refusals import why_no_piece, why_no_square
from lascaux.games.hunters.rules.scoring import FIRST_HUT, FIRST_MEMBER, SOURCES, Scoring
from lascaux.games.hunters.rules.tables import Tables

MEMBERS_EACH: Final[i64] = 5  # the sixth marks the score (H10)
HUTS_EACH: Final[i64] = 2

# How the game ended, in the order of the game's `endings`.
LAST_TILE_LAID: Final[i64] = 0
LAST_TILE_BOXED: Final[i64] = 1


@final
class HuntersState(Scoring):
    """A position of Hunters & Gatherers.

    `tile` is the tile in hand, or the one just laid while its owner may put a piece on it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("tile", "laid", "placings", "bonus_turn", "land", "land_drawn", "bonus", "bonus_drawn"),
    )

    def __init__(self, tables: Tables, players: i64) -> None:
        super().__init__(tables, players)
        self.tile: i64 = 0
        self.laid: bool = False  # the tile lies: now a piece or not
        self.placings: i64 = 0  # once laid: bit set of the legal piece actions
        self.bonus_turn: bool = False  # the tile is this turn's bonus tile (H63)
        self.land: vec[i64] = vec[i64]()
        self.land_drawn: i64 = 0
        self.bonus: vec[i64] = vec[i64]()
        self.bonus_drawn: i64 = 0

    def set_up(self, rng: Rng) -> None:
        """Shuffle both piles, deal the pieces, lay the start tile, draw for seat 0 (H6 to H11)."""
        self.land = shuffled(self.tables.land, rng)
        self.bonus = shuffled(self.tables.bonus, rng)
        self.points = zeros(self.players * SOURCES)
        self.members = vec[i64]([MEMBERS_EACH] * self.players)
        self.huts = vec[i64]([HUTS_EACH] * self.players)
        self.clear_board()
        self._draw_land()

    # What may be done

    def choices(self) -> vec[i64]:
        """Squares and rotations for the tile in hand, or pieces for the tile just laid."""
        if self.over or self.paused:
            return vec[i64]()
        return self._legal_pieces() if self.laid else self._legal_squares()

    def _legal_squares(self) -> vec[i64]:
        """Every free square that touches a tile, in every rotation that matches (H20 to H22)."""
        fits = self.tables.fits
        row = self.tile * 256
        result = vec[i64](capacity=56)  # mostly enough, and still a small block
        for entry in self.frontier:
            rotations = fits[row + (entry & CODE)]
            if rotations:
                action = (entry >> CELL_SHIFT) * 4
                if rotations & 1:
                    result = append(result, action)
                if rotations & 2:
                    result = append(result, action + 1)
                if rotations & 4:
                    result = append(result, action + 2)
                if rotations & 8:
                    result = append(result, action + 3)
        return result

    def _legal_pieces(self) -> vec[i64]:
        """What `_find_placings` found when the tile was laid."""
        return offer(vec[i64](capacity=12), self.tables.first_piece, self.placings)

    def turn_number(self) -> int:
        """How many turns there have been."""
        return self.land_drawn

    def content_version(self) -> str:
        """The version of the tiles."""
        return self.tables.version

    def question(self) -> Question:
        """Where the tile goes, or whether a piece goes on it."""
        if self.over or self.paused:
            return super().question()
        tile = "this bonus tile" if self.bonus_turn else "this tile"
        if self.laid:
            told = "may place a piece on it"
            return Question("occupy", f"place a piece on {tile}?", "H26", told)
        told = "lays a bonus tile" if self.bonus_turn else "lays a tile"
        return Question("place", f"where does {tile} go?", "H20", told)

    def refusal(self, action: i64) -> IllegalAction:
        """The first rule that an illegal action breaks."""
        if action >= self.tables.action_space:
            return IllegalAction(f"{action} is no action of this game", "")
        if action < self.tables.first_piece:
            return why_no_square(self, self.tile, self.laid, action)
        code = action - self.tables.first_piece
        seat = self.to_move
        return why_no_piece(
            self, self.tile, self.laid, code, self.members[seat] > 0, self.huts[seat] > 0
        )

    # What a decision does

    def advance(self, action: i64) -> None:
        """Lay the tile, or put a piece on it, and play on to the next decision."""
        if self.laid:
            self._place_piece(action - self.tables.first_piece)
        else:
            self._lay_tile(action >> 2, action & 3)

    def _lay_tile(self, cell: i64, rotation: i64) -> None:
        self.lay(self.tile, cell, rotation)
        if self.logging:
            x = self.tables.x(cell)
            y = self.tables.y(cell)
            self.log.append((entries.LAID, self.to_move, self.tile, x, y, rotation))
        self.placings = self._find_placings()
        if self.placings:
            self.laid = True
            self.placings |= bit(SKIP)
        else:
            self._finish_tile()

    def _find_placings(self) -> i64:
        """The pieces that may go on the tile just laid, by supply and occupation (H26 to H41)."""
        placings: i64 = 0
        tables = self.tables
        tile = self.tile
        if self.members[self.to_move]:
            placings |= self._free_areas(tables.meadows[tile], tables.meadows[tile + 1], HUNTER)
            placings |= self._free_areas(tables.forests[tile], tables.forests[tile + 1], GATHERER)
            placings |= self._free_areas(tables.rivers[tile], tables.rivers[tile + 1], FISHERMAN)
        if self.huts[self.to_move]:
            placings |= self._free_systems(tile)
        return placings

    def _free_areas(self, first: i64, last: i64, role: i64) -> i64:
        """One choice for each area without tribe members, at its first zone here (H35, A16)."""
        placings: i64 = 0
        for zone in range(first, last):
            if not self.occupied(zone) and not self._same_area_before(first, zone, 0):
                placings |= bit(role + self.tables.digit[zone])
        return placings

    def _free_systems(self, tile: i64) -> i64:
        """One choice for each river system without huts: its first lake or river (H36, A12)."""
        placings: i64 = 0
        tables = self.tables
        water = tables.water
        lake = tables.lakes[tile]
        for zone in range(lake, tables.lakes[tile + 1]):
            if not self.occupied(zone + water) and not self._same_area_before(lake, zone, water):
                placings |= bit(HUT_ON_LAKE + tables.digit[zone] - 8)
        river = tables.rivers[tile]
        for zone in range(river, tables.rivers[tile + 1]):
            if (
                not self.occupied(zone + water)
                and not self._same_area_before(river, zone, water)
                and not self._system_has_lake(zone + water, tile)
            ):
                placings |= bit(HUT_ON_RIVER + tables.digit[zone])
        return placings

    def _same_area_before(self, first: i64, zone: i64, layer: i64) -> bool:
        """Does an earlier zone of the tile belong to the same area?"""
        for earlier in range(first, zone):
            if self.root(earlier + layer) == self.root(zone + layer):
                return True
        return False

    def _system_has_lake(self, node: i64, tile: i64) -> bool:
        """Does a lake of the tile belong to this river system?"""
        tables = self.tables
        for lake in range(tables.lakes[tile], tables.lakes[tile + 1]):
            if self.root(lake + tables.water) == self.root(node):
                return True
        return False

    def _place_piece(self, code: i64) -> None:
        self.laid = False
        self.placings = 0
        if code != SKIP:
            seat = self.to_move
            zone = self.tables.zone_at[self.tile * PIECE_ACTIONS + code]
            if code < HUT_ON_RIVER:
                self.occupant[zone] = FIRST_MEMBER + seat
                self.members[seat] -= 1
                self.sums[self.root(zone)] += bit(PIECES_SHIFT + 4 * seat)
            else:
                self.occupant[zone] = FIRST_HUT + seat
                self.huts[seat] -= 1
                self.sums[self.root(zone + self.tables.water)] += bit(PIECES_SHIFT + 4 * seat)
            if self.logging:
                self.log.append((entries.PLACED, seat, code, zone))
        self._finish_tile()

    def _finish_tile(self) -> None:
        """Score what is finished; gold brings one bonus tile, else the next turn (H60 to H69)."""
        gold = self.score_finished(self.tile)
        if gold and not self.bonus_turn and self._draw_bonus():
            return
        self._next_turn()

    def _draw_bonus(self) -> bool:
        """Draw a bonus tile that fits somewhere; False when there is none (H68, A8)."""
        if self.logging:
            drawn_out = self.bonus_drawn == i64(len(self.bonus))
            self.log.append((entries.NO_BONUS if drawn_out else entries.GOLD, self.to_move))
        while self.bonus_drawn < i64(len(self.bonus)):
            if self.halts():
                return True
            self.bonus_turn = True
            tile = self.bonus[self.bonus_drawn]
            self.bonus_drawn += 1
            if self._keep_or_box(tile):
                return True
        return False

    def _next_turn(self) -> None:
        """The next player clockwise draws, unless the last land tile has been laid (H13, H95)."""
        self.bonus_turn = False
        if self.land_drawn == i64(len(self.land)):
            self._end(LAST_TILE_LAID)
            return
        if self.halts():
            return
        self.to_move += 1
        if self.to_move == self.players:
            self.to_move = 0
        self._draw_land()

    def _draw_land(self) -> None:
        """Draw until a tile fits; with no tile left the game ends (H23, H122)."""
        while self.land_drawn < i64(len(self.land)):
            tile = self.land[self.land_drawn]
            self.land_drawn += 1
            if self._keep_or_box(tile):
                return
        self._end(LAST_TILE_BOXED)

    def _keep_or_box(self, tile: i64) -> bool:
        """Take the drawn tile in hand, or out of the game when it fits nowhere (H23)."""
        self.reveals += 1
        kept = self.fits_somewhere(tile)
        if kept:
            self.tile = tile
        if self.logging:
            self.log.append((entries.DRAWN if kept else entries.BOXED, self.to_move, tile))
        return kept

    def _end(self, how: i64) -> None:
        self.over = True
        self.ending = how
        if self.logging:
            self.log.append((entries.ENDED, how))
        self.score_the_end()

    def scores_if_ended(self) -> list[int]:
        """Each seat's points if the game ended now, the tile just laid without a piece."""
        twin = self.held()
        assert isinstance(twin, HuntersState)
        if twin.laid:
            twin.advance(self.tables.first_piece + SKIP)
        if not twin.over:
            twin.score_the_end()
        return twin.scores()

    def layer_seat(self) -> i64:
        """Who laid the latest tile, if anybody but the start tile has been laid (H13)."""
        waiting = not self.laid and not self.bonus_turn and not self.paused
        if waiting and not (self.over and self.ending == LAST_TILE_LAID):
            return (self.to_move + self.players - 1) % self.players
        return self.to_move

    # Twins

    def copy(self) -> HuntersState:
        """An independent twin, without the log; only the tables are shared."""
        twin = HuntersState(self.tables, self.players)
        self.copy_board(twin)
        twin.points = self.points[:]
        twin.members = self.members[:]
        twin.huts = self.huts[:]
        twin.tile = self.tile
        twin.laid = self.laid
        twin.placings = self.placings
        twin.bonus_turn = self.bonus_turn
        twin.land = self.land[:]
        twin.land_drawn = self.land_drawn
        twin.bonus = self.bonus[:]
        twin.bonus_drawn = self.bonus_drawn
        return twin

    def determinize(self, seat: i64, rng: Rng) -> HuntersState:
        """A twin with the undrawn tiles shuffled: their order is all that is hidden."""
        twin = self.copy()
        redraw_part(twin.land, self.land_drawn, i64(len(self.land)), rng)
        redraw_part(twin.bonus, self.bonus_drawn, i64(len(self.bonus)), rng)
        return twin
