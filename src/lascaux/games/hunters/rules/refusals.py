"""Why an action is refused: the sentence and the rule for every illegal decision."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.errors import IllegalAction
from lascaux.games.hunters.rules.codes import HUT_ON_RIVER, PIECE_ACTIONS, SKIP
from lascaux.games.hunters.rules.position import CELL_SHIFT, CODE, Board
from lascaux.games.hunters.rules.tables import Tables

DIRECTIONS = ("north", "east", "south", "west")
KINDS = ("", "meadow", "forest", "river")


def why_no_square(board: Board, tile: i64, laid: bool, action: i64) -> IllegalAction:
    """Why the tile may not be laid there and that way round."""
    if laid:
        return IllegalAction("the tile is laid: now place a piece on it or skip", "H14")
    cell = action >> 2
    rotation = action & 3
    for other in board.laid_tiles():
        if board.cell_of(other) == cell:
            return IllegalAction("a tile lies on that square already", "H20")
    for entry in board.frontier:
        if entry >> CELL_SHIFT == cell:
            return _why_no_rotation(board, tile, entry & CODE, rotation)
    return IllegalAction("no tile touches that square with a full side", "H20")


def _why_no_rotation(board: Board, tile: i64, code: i64, rotation: i64) -> IllegalAction:
    for direction, shown, wanted in mismatches(board.tables, tile, code, rotation):
        return IllegalAction(
            f"the tile has a {KINDS[shown]} to the {DIRECTIONS[direction]}"
            f" where its neighbour has a {KINDS[wanted]}",
            "H21",
        )
    return IllegalAction("the tile looks the same turned less: use the smallest rotation", "H22")


def mismatches(tables: Tables, tile: i64, code: i64, rotation: i64) -> list[tuple[int, int, int]]:
    """The sides that would not match: the direction, what the tile shows, what it would meet."""
    found: list[tuple[int, int, int]] = []
    for direction in range(4):
        wanted = code >> 2 * direction & 3
        shown = i64(tables.side_kind[(tile * 4 + rotation) * 4 + direction])
        if wanted not in (0, shown):
            found.append((direction, shown, wanted))
    return found


def why_no_piece(
    board: Board, tile: i64, laid: bool, code: i64, has_member: bool, has_hut: bool
) -> IllegalAction:
    """Why that piece may not go there."""
    tables = board.tables
    if not laid:
        return IllegalAction("first lay the tile", "H14")
    assert code != SKIP, "not placing a piece is always allowed"
    zone = tables.zone_at[tile * PIECE_ACTIONS + code]
    if zone < 0:
        return IllegalAction("the tile just laid has no such zone", "H28")
    if code < HUT_ON_RIVER:
        if not has_member:
            return IllegalAction("no tribe member is left in your supply", "H40")
        if board.occupied(zone):
            return IllegalAction("a tribe member is already somewhere in that area", "H35")
        return IllegalAction("another zone of this tile names the same area", "A16")
    if not has_hut:
        return IllegalAction("no hut is left in your supply", "H40")
    if board.occupied(zone + tables.water):
        return IllegalAction("a hut already stands somewhere in that river system", "H36")
    return IllegalAction("another zone of this tile names the same river system", "A12")
