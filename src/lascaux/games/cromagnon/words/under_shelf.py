"""What may be under tiles: each type's reference card, and where its actions have gone."""

from __future__ import annotations

from collections import Counter

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.words import listed, sentence
from lascaux.games.cromagnon.view import BackView, TypeView
from lascaux.games.cromagnon.words.looking import Looking


def under(looking: Looking) -> Pane:
    """Types that are nearly out come first, those that have been scored last."""
    types = sorted(looking.view["types"], key=lambda each: (each["scored"], each["left"]))
    cards = [_type(looking, each) for each in types]
    return Pane(
        "under", "common", "Under the tiles", "Types", cards=(_values(looking), *cards), columns=2
    )


def _type(looking: Looking, each: TypeView) -> Card:
    lines = [_told(looking, each, back) for back in each["backs"]]
    return Card(
        f"under-{each['id']}",
        each["name"],
        *looking.drawings[f"under-{each['id']}"],
        chips=() if each["scored"] else tuple([_chip(looking, each, b) for b in each["backs"]]),
        state="used" if each["scored"] else "open",
        note="scored" if each["scored"] else "",
        text=sentence("; ".join(lines)) + _left_out(each),
        rule="C59",
    )


def _left_out(each: TypeView) -> str:
    return " One of its tiles left the game, and nobody has seen it." if each["removed"] else ""


def _chip(looking: Looking, each: TypeView, back: BackView) -> Chip:
    """The same where there is little room: its icon, and whose it is or may be."""
    action = looking.actions[back["action"]]
    times = f"×{back['copies']} " if back["copies"] > 1 else ""
    places = ", ".join(_places(looking, each, back))
    return Chip(f"{times}{places}", f"action-{back['action']}", action.name, "quiet")


def _told(looking: Looking, each: TypeView, back: BackView) -> str:
    """An action, and where its tiles are: 'Relocate: yours'."""
    name = looking.actions[back["action"]].name
    times = f" ×{back['copies']}" if back["copies"] > 1 else ""
    return f"{name}{times}: {', '.join(_places(looking, each, back))}"


def _places(looking: Looking, each: TypeView, back: BackView) -> list[str]:
    said = []
    if back["shown"]:
        said.append(_shown(looking, each["id"], back))
    if back["mine"]:
        said.append("yours")
    if back["unseen"]:
        said.append(_unseen(looking, each, back))
    return said


def _shown(looking: Looking, kind: str, back: BackView) -> str:
    """Who holds it, for all to see; else it is spent, or a temple."""
    holders = [
        looking.people.who(seat["seat"])
        for seat in looking.view["seats"]
        for tile in seat["hand"]
        if tile["shown"] and (tile["type"], tile["action"]) == (kind, back["action"])
    ]
    return f"shown by {listed(holders)}" if holders else "played"


def _unseen(looking: Looking, each: TypeView, back: BackView) -> str:
    """Whose it may be, or that it is still to be taken."""
    holders = [
        looking.people.name(seat["seat"])
        for seat in looking.view["seats"]
        if seat["seat"] != looking.you
        and any(tile["type"] == each["id"] and tile["action"] is None for tile in seat["hand"])
    ]
    if back["others_may_hold"] and holders:
        return f"{listed(holders, 'or')}, or left" if each["left"] else f"{listed(holders, 'or')}?"
    return "left" if each["left"] else "unseen"


def _values(looking: Looking) -> Card:
    """The value tiles that are still to come, in no order."""
    left = Counter([f"{each['first']}/{each['second']}" for each in looking.view["values_left"]])
    told = [f"{value} ×{number}" if number > 1 else value for value, number in left.items()]
    return Card(
        "values",
        "Value tiles to come",
        lines=(", ".join(told) or "none",),
        badge=str(left.total()),
        text="Whoever finds a value icon puts the next of them on an area. Nobody knows which.",
        rule="C108",
        wide=True,
    )
