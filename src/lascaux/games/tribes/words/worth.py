"""What a tile brings, in words: '3 members', '1 member, 2 shifts', '−2 VP'."""

from __future__ import annotations

from lascaux.engine.words import count
from lascaux.games.tribes.view import OutlookView, TileView, TribesView

NO_EFFECT, NOTHING = "no effect now", "nothing"


def signed(number: int, one: str, many: str = "") -> str:
    """How many come or go.

    >>> signed(-2, "land"), signed(1, "shell")
    ('−2 lands', '+1 shell')
    """
    sign = "+" if number > 0 else "−"
    return f"{sign}{count(abs(number), one, many)}"


def of_action(brings: OutlookView) -> str:
    """What an action does."""
    told = {
        "member": brings["members"],
        "shift": brings["shifts"],
        "land": brings["lands"],
        "step": brings["steps"],
    }
    said = [count(number, word) for word, number in told.items() if number]
    if brings["turned_back"]:
        said.append(f"{brings['turned_back']} turned back")
    return ", ".join(said) or NO_EFFECT


def number(brings: OutlookView) -> int:
    """How many times an action can be done: members and shifts, lands of both kinds, or steps."""
    people, lands = brings["members"] + brings["shifts"], brings["lands"] + brings["turned_back"]
    return people + lands + brings["steps"]


def of_event(brings: OutlookView) -> str:
    """What an event does to whoever takes it."""
    told = {
        "member": brings["members"],
        "land": brings["lands"],
        "shell": brings["shells"],
    }
    said = [signed(brings["points"], "VP", "VP")] if brings["points"] else []
    said += [signed(number, word) for word, number in told.items() if number]
    if brings["turned_back"]:
        said.append(f"{brings['turned_back']} turned back")
    if brings["steps"]:
        said.append(count(brings["steps"], "step"))
    return ", ".join(said) or NOTHING


def of_tile(tile: TileView, seat: int) -> str:
    """What a tile does for a seat."""
    brings = tile["brings"][seat]
    return of_event(brings) if tile["event"] else of_action(brings)


def tone(brings: OutlookView) -> str:
    """Is it good or bad?"""
    if min(brings["points"], brings["members"], brings["lands"]) < 0:
        return "bad"
    return "good" if any(brings[name] for name in ("points", "members", "lands", "shells")) else ""


def shells_left(view: TribesView, tile: TileView, seat: int) -> int:
    """The shells of a seat after it has taken a tile; below zero it cannot."""
    left = view["seats"][seat]["shells"] - tile["price"]
    return left + tile["shells"] if left >= 0 else left


def possible_boards(view: TribesView, seat: int) -> int:
    """How many boards a seat could complete with a hand."""
    return sum(board["possible"][seat] for board in view["boards"])
