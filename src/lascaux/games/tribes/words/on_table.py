"""Choices that are made on the row and on the boards: a tile, what a hand is for, an arrow."""

from __future__ import annotations

from typing import Any

from lascaux.engine.pane import Choice
from lascaux.engine.words import count, listed, sentence
from lascaux.games.tribes.rules.codes import COMPLETE, LAY
from lascaux.games.tribes.view import TileView
from lascaux.games.tribes.words import outcomes, worth
from lascaux.games.tribes.words.asked import Asked
from lascaux.games.tribes.words.board_shelf import points
from lascaux.games.tribes.words.row_shelf import LAST_ROUND, bronze_clock, title

# Tiles


def take(asked: Asked, action: int, id: str) -> Choice:
    """A tile of the row: what it does, and what it costs."""
    tile = asked.tiles[f"tile-{id}"]
    name, does = title(tile), worth.of_tile(tile, asked.seat)
    return Choice(
        action,
        _told(asked, tile, name, does),
        thing=f"tile-{id}",
        confirm=_confirm(asked, tile, name, does),
        short=f"{name}, {payment(asked, tile)}",
        more=" ".join(filter(None, [sentence(payment(asked, tile)), _clock(asked, tile)])),
        chain=asked.chain,
    )


def _told(asked: Asked, tile: TileView, name: str, does: str) -> str:
    if tile["event"] and not tile["concerns"][asked.seat]:
        return f"{name} does not concern you: it leaves without effect."
    if not tile["hand"]:
        return f"{name}: {does}."
    number = worth.possible_boards(asked.view, asked.seat)
    boards = f"{count(number, 'board')} possible" if number else "none is possible yet"
    return f"{name}: {does}; or complete a board, {boards}."


def _confirm(asked: Asked, tile: TileView, name: str, does: str) -> str:
    if tile["event"]:
        return f"Take {name}: {does}"
    drawn = tile["brings"][asked.seat]["lands"]
    return f"{name}: draw {count(drawn, 'land')}" if drawn else f"Take {name}"


def payment(asked: Asked, tile: TileView) -> str:
    """What a tile costs and gives in shells: 'pay 2 shells, take 1: 3 left'."""
    left = worth.shells_left(asked.view, tile, asked.seat)
    price = f"pay {count(tile['price'], 'shell')}" if tile["price"] else "free"
    taken = f", take {tile['shells']}" if tile["shells"] else ""
    return f"{price}{taken}: {left} left"


def _clock(asked: Asked, tile: TileView) -> str:
    """What taking a Bronze Age event does to the end of the game."""
    clock = bronze_clock(asked.view, tile, asked.seat)
    if not clock:
        return ""
    if clock != LAST_ROUND:
        return sentence(f"then {clock.removeprefix('bronze ').replace('/', ' of ')} are taken")
    others = outcomes.still_to_play(asked)
    return f"Then {listed(others)} still play, then the count." if others else "Then it is over."


# A tile with a hand


def act(asked: Asked, action: int) -> Choice:
    """The action half of a tile with a hand."""
    name, does = asked.action.title(), outcomes.action_words(asked)
    return Choice(
        action,
        f"{name} with this tile: {does}.",
        confirm=f"{name} instead",
        short=f"{name}: {does}",
        chain=asked.chain,
    )


def complete(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """A board to complete, which tells itself what it brings; by the own arrow from one side."""
    board = asked.boards[about["board"]]
    name, value = board["name"], points(board)
    source = about.get("source", "")
    return Choice(
        action,
        f"Complete {name}: +{value} VP, {outcomes.rise(asked, board)}.",
        thing=f"board-{about['board']}",
        place=f"board-{source}" if _sides(asked, about["board"]) > 1 else "",
        confirm=f"Complete {name}",
        short=f"{name} +{value}",
        more=_besides(asked, action, about),
        chain=asked.chain,
    )


def _sides(asked: Asked, board: str) -> int:
    """In how many ways a board can be completed now."""
    found = [action for action in asked.legal if COMPLETE <= action < LAY]
    return sum(asked.actions.data(action)["board"] == board for action in found)


def _besides(asked: Asked, action: int, about: dict[str, Any]) -> str:
    """What else a board costs and brings to light."""
    said = []
    if "source" in about:
        said.append(f"your arrow leads there from {asked.boards[about['source']]['name']}")
    short = asked.boards[about["board"]]["short"][asked.seat]
    said.append(f"{count(short, 'land')} must be exhausted" if short else "nothing is exhausted")
    coming = outcomes.revealed(asked.ahead(action))
    if coming:
        said.append(f"{coming}: {outcomes.NO_UNDO}")
    return " ".join([sentence(words) for words in said])
