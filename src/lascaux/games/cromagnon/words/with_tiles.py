"""Choices that are made with tiles in hand: what is played in step 3, and what pays for an area."""

from __future__ import annotations

from typing import Any

from lascaux.engine.pane import Choice
from lascaux.engine.words import count, sentence
from lascaux.games.cromagnon.words import outcomes
from lascaux.games.cromagnon.words.asked import Asked
from lascaux.games.cromagnon.words.deeds import deed
from lascaux.games.cromagnon.words.hand_shelf import held_name


def choice(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """An action about one of the own tiles, or that none is played."""
    if about["kind"] == "play nothing":
        return Choice(action, "Play nothing.", confirm="Play nothing", quiet=True)
    if about["kind"] == "play":
        return _play(asked, action, about["type"], about["back"])
    if about["kind"] == "pay":
        return _pay(asked, action, about["type"], about["back"])
    return _pay_all(asked, action, about["type"])


def _play(asked: Asked, action: int, kind: str, back: str) -> Choice:
    name = asked.under(back)
    found = next(each for each in asked.content.actions if each.id == back)
    hand = len(asked.me["hand"])
    words, confirm = f"{name}. {deed(found, asked.content)}", f"Play {name}"
    if found.kind == "vp_by_hand":
        words = f"{name}: {count(hand, 'point')} for {count(hand, 'tile')}, and this one is spent."
        confirm = f"Cash in {hand}"
    return Choice(
        action,
        words,
        thing=held_name(kind, back),
        confirm=confirm,
        short=name,
        more=outcomes.hand_without(asked, kind, back),
        chain=asked.chain,
    )


def _pay(asked: Asked, action: int, kind: str, back: str) -> Choice:
    name, category = asked.types[kind]["name"], asked.types[kind]["category"]
    one = next(each.one for each in asked.content.categories if each.id == category)
    return Choice(
        action,
        sentence(f"pay {name} ({asked.under(back)}) as a {one}; nobody sees what is under it"),
        thing=held_name(kind, back),
        way=f"as a {one}",
        confirm=f"Pay {name}",
        short=f"pay {name}",
        more=outcomes.hand_without(asked, kind, back),
        chain=asked.chain,
    )


def _pay_all(asked: Asked, action: int, kind: str) -> Choice:
    name = asked.types[kind]["name"]
    back = next(each.id for each in asked.content.actions if each.kind == "pay_all")
    return Choice(
        action,
        f"Show {name}: it pays the whole cost.",
        thing=held_name(kind, back),
        way="pays all",
        confirm=f"Pay all with {name}",
        short=f"pay all with {name}",
        more=outcomes.hand_without(asked, kind, back),
        chain=asked.chain,
    )
