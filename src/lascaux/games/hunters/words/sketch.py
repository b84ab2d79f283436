"""A position as plain text: the map in letters, for terminals and for quick looks."""

from __future__ import annotations

from lascaux.games.hunters.content.checklist import describe
from lascaux.games.hunters.content.tiles import Content, Tile
from lascaux.games.hunters.view import HuntersView, PieceName, TileView

LETTERS = {"meadow": ".", "forest": "F", "river": "~"}
PIECES: dict[PieceName, str] = {"hunter": "h", "gatherer": "g", "fisherman": "f", "hut": "H"}
CELL_WIDTH = 6
LEGEND = ". meadow  F forest  ~ river    g gatherer  f fisherman  h hunter  H hut"


def sketch(view: HuntersView, content: Content) -> str:
    """The map, three lines a tile, with the squares' coordinates along the edges.

    The middle of a tile shows the piece on it, led by the first letter of its owner's name.
    """
    laid = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    marks = {
        piece["tile"]: _initial(view, piece["seat"]) + PIECES[piece["piece"]]
        for piece in view["pieces"]
    }
    columns = range(min(x for x, _ in laid) - 1, max(x for x, _ in laid) + 2)
    rows = range(min(y for _, y in laid) - 1, max(y for _, y in laid) + 2)
    lines = ["     " + "".join(f"{x:^{CELL_WIDTH}}" for x in columns).rstrip()]
    for y in rows:
        cells = [_cell(laid.get((x, y)), content, marks) for x in columns]
        for part in range(3):
            margin = f"{y:4} " if part == 1 else "     "
            lines.append((margin + "".join(cell[part] for cell in cells)).rstrip())
    if view["tile"] and view["phase"] == "place":
        lines += _in_hand(view["tile"]["id"], content)
    return "\n".join([*lines, LEGEND])


def _in_hand(tile_id: str, content: Content) -> list[str]:
    tile = content.tile(tile_id)
    picture = [f"     {row}" for row in _picture(tile, 0, "")]
    return ["", f"in hand, {tile.id}: {describe(tile)}", *picture, ""]


def _initial(view: HuntersView, seat: int) -> str:
    name = view["seats"][seat]["name"]
    return "K" if name == "Black" else name[0]  # B is Blue, as printers have it


def _cell(laid: TileView | None, content: Content, marks: dict[str, str]) -> tuple[str, str, str]:
    if laid is None:
        blank = " " * CELL_WIDTH
        return blank, f"{'·':^{CELL_WIDTH}}", blank
    return _picture(content.tile(laid["id"]), laid["rotation"], marks.get(laid["id"], ""))


def _picture(tile: Tile, rotation: int, mark: str) -> tuple[str, str, str]:
    north, east, south, west = (
        LETTERS[tile.side_kind((direction - rotation) % 4)] for direction in range(4)
    )
    return f"/ {north}{north} \\", f"{west} {mark or '  '} {east}", f"\\ {south}{south} /"
