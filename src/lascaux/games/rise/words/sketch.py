"""A position as plain text: land, action board, events and tribes, for terminals."""

from __future__ import annotations

from lascaux.games.rise.content.parts import goods_text
from lascaux.games.rise.view import HexView, RiseView, SeatView

CELL_WIDTH = 12
LETTERS = {"lake": "~", "forest": "F", "mountain": "^"}
LEGEND = "~ lake  F forest  ^ mountain  * special    R3 three of Red, i invaders, Rv Red's village"


def sketch(view: RiseView) -> str:
    """The land row by row, then the dice, the events and what everybody has."""
    lines = [*_land(view), "", *_board(view), *_events(view), ""]
    lines += [_seat(seat) for seat in view["seats"]]
    return "\n".join([*lines, "", LEGEND])


def _land(view: RiseView) -> list[str]:
    lines = []
    left = min(2 * cell["q"] + cell["r"] for cell in view["hexes"])
    for r in sorted({cell["r"] for cell in view["hexes"]}):
        row = sorted((c for c in view["hexes"] if c["r"] == r), key=lambda c: c["q"])
        indent = " " * ((2 * row[0]["q"] + r - left) * CELL_WIDTH // 2)
        lines.append((indent + "".join(f"{_ground(cell):<{CELL_WIDTH}}" for cell in row)).rstrip())
        lines.append(
            (indent + "".join(f"{_people(view, cell):<{CELL_WIDTH}}" for cell in row)).rstrip()
        )
    return lines


def _ground(cell: HexView) -> str:
    """The hex's name, its terrain, and what stands on it."""
    marks = "".join(LETTERS[name] for name in cell["terrain"])
    special = "*" if cell["special"] or cell["frozen"] else ""
    pieces = [name[0] for name in ("mammoth", "tiger", "chieftain") if cell[name]]
    volcano = "!" if cell["by_volcano"] else ""
    return f"{cell['id']}{marks}{special}{volcano}{''.join(pieces)}"


def _people(view: RiseView, cell: HexView) -> str:
    found = []
    for seat in view["seats"]:
        number = cell["members"][seat["seat"]]
        if number:
            found.append(f"{seat['name'][0]}{number}")
        if cell["village"] == seat["seat"]:
            found.append(f"{seat['name'][0]}{'e' if cell['elder'] is not None else 'v'}")
    if cell["invaders"]:
        found.append(f"i{cell['invaders']}")
    if cell["village"] == "neutral":
        found.append("v")
    return " ".join(found) or "."


def _board(view: RiseView) -> list[str]:
    hand = " ".join(view["dice"]["hand"]) or "none"
    rows = [
        f"{action['name']:<7}{' '.join(action['dice']):<18}{action['strength']}"
        + (" (taken)" if action["used"] else "")
        for action in view["actions"]
    ]
    return [*rows, f"dice in hand: {hand}"]


def _events(view: RiseView) -> list[str]:
    return [
        f"event {tile['name']}: {goods_text(tile['goods'])} on it"
        for tile in view["events"]["slots"]
    ]


def _seat(seat: SeatView) -> str:
    goals = ", ".join(goal["name"] for goal in seat["in_progress"]) or "none"
    done = ", ".join(goal["name"] for goal in seat["completed"]) or "none"
    leader = f", {seat['power']['name']}" if seat["power"] else ""
    return (
        f"{seat['name']} ({seat['tribe']['name']}{leader}): {seat['score']} points,"
        f" {goods_text(seat['goods'])}, {seat['supply']} in supply; goals {goals}; done {done}"
    )
