"""Stories: a position in a few lines, decisions in notation, and questions about the outcome."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.rng import Rng
from lascaux.games.hunters import HuntersGame
from lascaux.games.hunters.content.reader import standard
from lascaux.games.hunters.content.tiles import Content, Tile
from lascaux.games.hunters.rules.codes import PIECES_SHIFT
from lascaux.games.hunters.rules.notation import action_space
from lascaux.games.hunters.rules.position import CELL_SHIFT, NOWHERE
from lascaux.games.hunters.rules.scoring import FIRST_HUT, FIRST_MEMBER
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.rules.tables import Tables
from lascaux.games.hunters.view import SEAT_NAMES, HuntersView
from lascaux.games.hunters.words.log import chronicle
from lascaux.testing import story

GAME = HuntersGame()
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def game_with(content: Content) -> HuntersGame:
    """The game with tiles of one's own."""
    game = HuntersGame()
    game.content = content
    game.tables = Tables(content)
    game.actions = action_space(game.tables)
    game.chronicle = chronicle(game.tables, content, game.actions)
    return game


def game_with_copies(*tile_ids: str) -> HuntersGame:
    """The game with a second copy of some tiles: `L53` once more as `L53b`, then as `L53c`."""
    tiles = list(standard().tiles)
    for tile_id in tile_ids:
        copies = sum(tile.id.startswith(tile_id) for tile in tiles)
        copy = dataclasses.replace(standard().tile(tile_id), id=f"{tile_id}{'abcdef'[copies]}")
        tiles.append(copy)
    return game_with(dataclasses.replace(standard(), tiles=tuple(tiles)))


def game_with_zone(tile_id: str, zone_name: str, **printed: Any) -> HuntersGame:
    """The game with something else printed on one zone of a tile."""
    tiles = list(standard().tiles)
    number = [tile.id for tile in tiles].index(tile_id)
    zones = tuple(
        dataclasses.replace(zone, **printed) if zone.name == zone_name else zone
        for zone in tiles[number].zones
    )
    tiles[number] = dataclasses.replace(tiles[number], zones=zones)
    return game_with(dataclasses.replace(standard(), tiles=tuple(tiles)))


class Story(story.Story):
    """A game in the middle, as a test tells it, played on by the real rules.

    Tiles are told as `L37 1,0 r3` (`r0` may be left out) in any order in which they hang
    together, pieces as `Red hunter L37.m0`. What is not told stays as it is in the box: both
    piles hold all other tiles in the order of the content, with the tile in hand just drawn.

    >>> story = Story("S00 0,0", hand="L09").play("lay -1,0 r1", "fisherman r1")
    >>> story.scores, story.decides
    ({'Red': 4}, 'Green')
    """

    game: HuntersGame
    state: HuntersState

    def __init__(
        self,
        *tiles: str,
        pieces: Iterable[str] = (),
        hand: str = "",
        turn: str = "Red",
        players: int = 2,
        land: Iterable[str] | None = None,
        bonus: Iterable[str] | None = None,
        game: HuntersGame = GAME,
    ) -> None:
        self.begin(game, HuntersState(game.tables, players))
        self.state.set_up(Rng("story"))
        self.state.to_move = SEAT_NAMES.index(turn)
        self._lay_all([_told(text) for text in tiles])
        for text in pieces:
            self._put(*text.split())
        self._stack(hand, land, bonus)
        self.state.logging = True

    # Telling

    def _lay_all(self, told: list[tuple[str, int, int, int]]) -> None:
        """Lay the tiles directly, each next to an earlier one, sides matching."""
        state, tables = self.state, self.game.tables
        state.tiles_laid = 0
        state.spot = vec[i64]([NOWHERE] * tables.tiles)
        state.parent = tables.first_parents[:]
        state.sums = tables.first_sums[:]
        state.frontier = append(vec[i64](), tables.cell(told[0][1], told[0][2]) << CELL_SHIFT)
        table: dict[tuple[int, int], tuple[Tile, int]] = {}
        waiting = list(told)
        while waiting:
            touching = [one for one in waiting if not table or _touches(table, one[1], one[2])]
            assert touching, f"{waiting} hang in the air"
            name, x, y, rotation = touching[0]
            waiting.remove(touching[0])
            tile = self.game.content.tile(name)
            assert (x, y) not in table and _matches(table, tile, x, y, rotation), touching[0]
            table[x, y] = tile, rotation
            state.lay(tables.tile_ids.index(name), tables.cell(x, y), rotation)

    def _put(self, owner: str, piece: str, where: str) -> None:
        """Put a piece on the table, out of its owner's supply."""
        state, tables = self.state, self.game.tables
        seat = SEAT_NAMES.index(owner)
        zone = tables.zone_number[where]
        assert state.spot[tables.zone_tile[zone]] != NOWHERE and not state.occupant[zone], where
        assert where.split(".")[1][0] in {"hunter": "m", "gatherer": "f"}.get(piece, "rl"), where
        if piece == "hut":
            state.occupant[zone] = FIRST_HUT + seat
            state.huts[seat] -= 1
            zone += tables.water
        else:
            state.occupant[zone] = FIRST_MEMBER + seat
            state.members[seat] -= 1
        state.sums[state.root(zone)] += bit(PIECES_SHIFT + 4 * seat)

    def _stack(self, hand: str, land: Iterable[str] | None, bonus: Iterable[str] | None) -> None:
        state, ids = self.state, self.game.tables.tile_ids
        used = {*(ids[tile] for tile in state.laid_tiles()), hand}
        kinds = {tile.id: tile.kind for tile in self.game.content.tiles}
        for kind, told in (("land", land), ("bonus", bonus)):
            rest = [name for name in ids if name not in used] if told is None else list(told)
            assert told is None or not used & set(rest), f"{rest} already in use"
            drawn = [hand] if kinds.get(hand) == kind else []
            pile = vec[i64]([ids.index(n) for n in drawn + rest if kinds[n] == kind])
            assert told is None or len(pile) == len(drawn) + len(rest), f"not {kind}: {rest}"
            setattr(state, kind, pile)
            setattr(state, f"{kind}_drawn", len(drawn))
        if hand:
            state.tile = ids.index(hand)
            state.bonus_turn = kinds[hand] == "bonus"

    def supply(self, owner: str, members: int | None = None, huts: int | None = None) -> Story:
        """Say how many pieces a player has left, wherever the others may be."""
        seat = SEAT_NAMES.index(owner)
        if members is not None:
            self.state.members[seat] = members
        if huts is not None:
            self.state.huts[seat] = huts
        return self

    # Acting

    def end(self) -> Story:
        """Score the end of the game here and now, without a last tile."""
        self.state.over = True
        self.state.score_the_end()
        return self

    # Asking

    @property
    def hand(self) -> str:
        """The tile in hand, or just laid; nothing once the game is over."""
        tile = self.view["tile"]
        return tile["id"] if tile else ""

    @property
    def bonus(self) -> bool:
        """Is the tile in hand, or just laid, a bonus tile?"""
        tile = self.view["tile"]
        assert tile is not None, "the game is over"
        return tile["bonus"]

    @property
    def view(self) -> HuntersView:
        """What everybody can see."""
        return self.game.view(self.state)

    @property
    def pieces(self) -> list[str]:
        """The pieces on the table, told as in the beginning, in alphabetical order."""
        return sorted(
            f"{SEAT_NAMES[piece['seat']]} {piece['piece']} {piece['tile']}.{piece['zone']}"
            for piece in self.view["pieces"]
        )

    def members(self, owner: str) -> int:
        """A player's tribe members in supply."""
        return self.state.members[SEAT_NAMES.index(owner)]

    def huts(self, owner: str) -> int:
        """A player's huts in supply."""
        return self.state.huts[SEAT_NAMES.index(owner)]

    def area(self, zone: str) -> set[str]:
        """The zones of the forest, river or meadow to which a zone belongs."""
        return self._joined(zone, 0)

    def system(self, zone: str) -> set[str]:
        """The rivers and lakes of the river system to which a zone belongs."""
        return self._joined(zone, self.game.tables.water)

    def _joined(self, zone: str, layer: int) -> set[str]:
        root = self.state.root(self.game.tables.zone_number[zone] + layer)
        return {
            name
            for name, number in self.game.tables.zone_number.items()
            if (not layer or ".r" in name or ".l" in name)
            and self.state.root(number + layer) == root
        }


def _told(text: str) -> tuple[str, int, int, int]:
    name, square, *turns = text.split()
    x, y = square.split(",")
    return name, int(x), int(y), int(turns[0].removeprefix("r")) if turns else 0


def _touches(table: dict[tuple[int, int], tuple[Tile, int]], x: int, y: int) -> bool:
    return any((x + dx, y + dy) in table for dx, dy in STEPS)


def _matches(
    table: dict[tuple[int, int], tuple[Tile, int]], tile: Tile, x: int, y: int, rotation: int
) -> bool:
    for direction, (dx, dy) in enumerate(STEPS):
        if (x + dx, y + dy) in table:
            other, turned = table[x + dx, y + dy]
            shown = tile.side_kind((direction - rotation) % 4)
            if other.side_kind((direction + 2 - turned) % 4) != shown:
                return False
    return True
