"""Choices of what may be done at any time: homage, a deer to eat, and what can be made."""

from __future__ import annotations

from typing import Any

from lascaux.engine.pane import Chip, Choice
from lascaux.engine.words import count, listed, sentence
from lascaux.games.epoch.content.parts import ABILITIES, MATERIALS
from lascaux.games.epoch.rules.extras import is_half_due
from lascaux.games.epoch.rules.notation import SEAT_NAMES
from lascaux.games.epoch.words import outcomes
from lascaux.games.epoch.words.asked import TURN, Asked
from lascaux.games.epoch.words.names import some

CRAFTS = ("rope", "leather", "bronze")  # what converters make, in their order


def choice(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """Homage, eating or making."""
    if about["kind"] == "homage":
        return _homage(asked, action, side_of(asked, about["side"]))
    return _eat(asked, action) if about["kind"] == "eat" else _make(asked, action, about)


def side_of(asked: Asked, name: str) -> int:
    """The side with one of the game's own names."""
    number = SEAT_NAMES.index(name)
    return number if number < asked.state.players else int(asked.state.players)


def _homage(asked: Asked, action: int, side: int) -> Choice:
    status = asked.me["status"]
    name = asked.people.name(side)
    fresh = [each for each in asked.view["sides"][side]["abilities"] if each not in usable(asked)]
    opened = listed(asked.names.ability(each) for each in fresh)
    return Choice(
        action,
        sentence(f"give {name} 1 status and use {opened or 'nothing new'} this turn"),
        thing=f"clan-{side}",
        way="homage",
        confirm=f"Give {name} 1 ★",
        short=f"1 ★ to {name}",
        more=" ".join(filter(None, [outcomes.opened_by(asked, side), _left(status)])),
        gains=(Chip(f"★ {status} → {status - 1}", name="your status"),),
        chain=TURN,
    )


def _left(status: int) -> str:
    return f"You have {status - 1} status left then."


def usable(asked: Asked) -> list[str]:
    """The abilities that can be used already."""
    return asked.view["usable"]


def _eat(asked: Asked, action: int) -> Choice:
    food = int(asked.state.tables.deer_food)
    return Choice(
        action,
        f"Eat a deer: {food} food.",
        thing="good-deer",
        way="eat",
        confirm=f"Eat a deer, {food} food",
        short="eat a deer",
        gains=(Chip(f"+{food} food"),),
        chain=TURN,
        most=asked.times(action),
    )


def _make(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """One batch; a half of food or fuel is paid by every other one in a row."""
    craft, tables = CRAFTS.index(about["material"]), asked.state.tables
    takes = some(int(tables.takes[craft]), MATERIALS[tables.takes_kind[craft]])
    makes = some(int(tables.makes[craft]), about["material"])
    fuel = "1 wood or 1 antler" if tables.fuels[craft] else "1 food"
    due = f" and {fuel}" if is_half_due(asked.state, craft) else ""
    left = int(tables.batches[craft] - asked.state.batches[craft]) - 1
    maker = asked.names.ability(ABILITIES[tables.maker[craft]])
    return Choice(
        action,
        sentence(f"make {makes} of {takes}{due}"),
        thing=f"make-{about['material']}",
        confirm=f"Make {makes}",
        short=f"make {makes}",
        more=f"{maker}: {count(left, 'more time', 'more times')} this turn.",
        gains=(Chip(f"+{makes}"),),
        chain=TURN,
        most=asked.times(action),
    )
