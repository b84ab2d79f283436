"""Choices within an action: its options, what helps, and an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lascaux.engine.pane import Chip, Choice
from lascaux.engine.words import listed, sentence
from lascaux.games.epoch.content.parts import MATERIALS
from lascaux.games.epoch.rules import codes, providing, working
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view.prospects import work_left
from lascaux.games.epoch.words import chains, extras, in_turn
from lascaux.games.epoch.words.asked import TURN, Asked
from lascaux.games.epoch.words.names import halves, some


def choices(asked: Asked, action: int, about: dict[str, Any]) -> Iterator[Choice]:
    """One legal action within an action."""
    kind = about["kind"]
    if kind in ("homage", "eat", "make"):
        yield extras.choice(asked, action, about)
    elif kind == "turn-up":
        yield in_turn.turn_up(asked, (action,), about["cell"])
    elif kind == "stop":
        yield chains.stop(asked, action)
    elif kind == "effort":
        yield _effort(asked, action)
    elif kind == "buy":
        yield _buy(asked, action, about["material"])
    elif kind == "cut":
        yield _cut(asked, action, about["items"].split("+"))
    elif kind == "look":
        yield _look(asked, action, about["material"])
    else:
        yield _give(asked, action, kind, about["material"])


# Work


def _effort(asked: Asked, action: int) -> Choice:
    tables = asked.state.tables
    food = int(working.effort_food(asked.state))
    by_horse = asked.state.efforts >= tables.efforts
    power = int(tables.horse_power if by_horse else tables.effort_power)
    who = "let a horse pull" if by_horse else "one more effort"
    return Choice(
        action,
        sentence(f"{who}: {food} food for {power} work power"),
        thing="effort",
        confirm="One more effort",
        short="effort",
        gains=(Chip(f"+{power} power"),),
        chain=TURN,
        most=asked.times(action),
    )


def _buy(asked: Asked, action: int, material: str) -> Choice:
    power, used = work_left(_after(asked, action), asked.seat)
    price = halves(used - work_left(asked.state, asked.seat)[1])
    return Choice(
        action,
        sentence(f"take 1 {material}: {price} work power, {halves(power - used)} left then"),
        thing=f"buy-{material}",
        confirm=f"Take {material}",
        short=f"1 {material}",
        gains=(Chip(f"+1 {material}"),),
        chain=TURN,
        most=asked.times(action),
    )


def _after(asked: Asked, action: int) -> EpochState:
    """The work with one unit more, before it ends by itself."""
    twin = asked.state.copy()
    twin.picked[action - codes.BUY] += 1
    return twin


# Deer


def cut_name(items: list[str]) -> str:
    """The name of the card for taking these items of a deer."""
    return f"cut-{'-'.join(items)}"


def _cut(asked: Asked, action: int, items: list[str]) -> Choice:
    told = taken(asked, items)
    return Choice(
        action,
        sentence(f"of a deer take {told}"),
        thing=cut_name(items),
        confirm=f"Take {told}",
        short=told,
        gains=(Chip(f"+{told}"),),
        chain=TURN,
        most=asked.times(action),
    )


def taken(asked: Asked, items: list[str]) -> str:
    """What is taken of a deer, with what abilities add."""
    tables, state = asked.state.tables, asked.state
    food = int(tables.butcher_food) if "food" in items else 0
    food += int(state.bonus(codes.BUTCHER_FOOD, state.usable))
    said = [f"1 {item}" for item in items if item != "food"]
    return listed([*said, f"{food} food"] if food else said)


# Options


def _look(asked: Asked, action: int, material: str) -> Choice:
    food = int(asked.state.tables.look_food)
    return Choice(
        action,
        f"Keep looking: {food} food back for 1 {material}.",
        thing=f"look-{material}",
        confirm=f"Keep looking: 1 {material}",
        short=f"keep looking: 1 {material}",
        gains=(Chip(f"−{food} food"), Chip(f"+1 {material}")),
        chain=TURN,
    )


def _give(asked: Asked, action: int, kind: str, material: str) -> Choice:
    """A counter is given for food or a deer."""
    tables = asked.state.tables
    number = 1
    if kind == "string":
        number = int(providing.string_cost(asked.state, action - codes.STRING))
    way, gain, words = {
        "catch": ("big catch", f"{tables.catch_food} food", "a big catch"),
        "persist": ("do not give up", "1 deer", "do not give up"),
        "string": ("bow", f"{tables.string_food} food", "use the bow"),
        "cook": ("cook", f"{tables.cook_food} food", "cook"),
    }[kind]
    assert material in MATERIALS
    given = some(number, material) if number else "the other half of the rope"
    return Choice(
        action,
        sentence(f"{words}: {given} for {gain}"),
        thing=f"good-{material}",
        way=way,
        confirm=f"Give {given}, get {gain}" if number else f"Get {gain}",
        short=f"{way}: {given}",
        gains=(Chip(f"+{gain}"),),
        chain=TURN,
        most=asked.times(action),
    )
