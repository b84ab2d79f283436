"""Choices of what pays: parts of a price, an offer, fuel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lascaux.engine.pane import Choice
from lascaux.engine.words import sentence
from lascaux.games.epoch.content.parts import MATERIALS
from lascaux.games.epoch.words.asked import TURN, Asked
from lascaux.games.epoch.words.names import some


def choices(asked: Asked, action: int, about: dict[str, Any]) -> Iterator[Choice]:
    """One way to pay."""
    if about["kind"] == "pay-both":
        both = f"2 {about['one']} and 2 {about['other']}"
        yield Choice(
            action, f"Give {both}.", confirm=f"Give {both}", short=f"give {both}", chain=TURN
        )
    else:
        yield _pay(asked, action, about["kind"], about["material"])


def _pay(asked: Asked, action: int, kind: str, material: str) -> Choice:
    verb = "burn" if kind == "burn" else "give"
    number = 1 if kind == "burn" else paid(asked, action, material)
    what = some(number, material)
    return Choice(
        action,
        sentence(f"{verb} {what}, {asked.me['goods'].get(material, 0) - number} left then"),
        thing=f"good-{material}",
        way=verb,
        confirm=f"{verb.capitalize()} {what}",
        short=f"{verb} {what}",
        chain=TURN,
        most=asked.times(action),
    )


def paid(asked: Asked, action: int, material: str) -> int:
    """How many counters this answer takes: more are reserved then, or all are gone."""
    kind, seat, now = MATERIALS.index(material), asked.seat, asked.state
    twin = asked.ahead(action)
    gone = int(now.has(seat, kind) - twin.has(seat, kind))
    return (gone or int(twin.picked[kind])) - int(now.picked[kind])
