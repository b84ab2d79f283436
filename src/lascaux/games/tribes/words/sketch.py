"""A position as plain text: row, boards and tribes, for terminals."""

from __future__ import annotations

from lascaux.games.tribes.view import BoardView, LandView, SeatView, TileView, TribesView


def sketch(view: TribesView) -> str:
    """The row, the boards from the Bronze Age down, the bag, and what everybody has."""
    lines = [f"round {view['round']}", " | ".join(_tile(tile) for tile in view["row"]), ""]
    for epoch in (3, 2, 1):
        boards = [board for board in view["boards"] if board["epoch"] == epoch]
        lines.append(" | ".join(_board(view, board) for board in boards))
    bag = ", ".join(f"{number} {kind}" for kind, number in view["bag"].items())
    lines += ["", f"bag: {bag}; events of the Bronze Age to come: {view['bronze_left']}"]
    for seat in view["seats"]:
        lines += ["", *_seat(seat)]
    return "\n".join(lines)


def _tile(tile: TileView) -> str:
    shells = f" ({tile['shells']})" if tile["shells"] else ""
    return f"{tile['id']}{shells}"


def _board(view: TribesView, board: BoardView) -> str:
    if not board["face_up"]:
        return "?"
    stones = "".join(view["seats"][seat]["name"][0] for seat in board["stones"])
    return f"{board['name']}: {board['count']} {board['resource']} {stones}".strip()


def _seat(seat: SeatView) -> list[str]:
    score = "?" if seat["score"] is None else seat["score"]
    tracks = ", ".join(f"{name} {track['value']}" for name, track in seat["tracks"].items())
    head = f"{seat['name']}: {score} points, {seat['shells']} shells, {seat['reserve']} in reserve"
    return [head, f"  {tracks}", f"  {'  '.join(_land(land) for land in seat['lands'])}"]


def _land(land: LandView) -> str:
    gives = f"({land['resource']})" if land["exhausted"] else land["resource"]
    return f"{land['number']} {gives} {land['members'] or '.'}"
