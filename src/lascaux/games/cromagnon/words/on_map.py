"""Choices that are made on the map: where to grow, what to take, where tiles are put."""

from __future__ import annotations

from typing import Any

from lascaux.engine.pane import Chip, Choice
from lascaux.engine.words import count, listed, sentence
from lascaux.games.cromagnon.rules import steps
from lascaux.games.cromagnon.rules.codes import NONE
from lascaux.games.cromagnon.view import TypeView
from lascaux.games.cromagnon.words import outcomes
from lascaux.games.cromagnon.words.asked import Asked
from lascaux.games.cromagnon.words.type_shelf import DRAWN


def choice(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """An action about one area."""
    area = about["area"]
    if about["kind"] == "take":
        return _take(asked, action, area, about["category"])
    return {"grow": _grow, "value": _value, "temple": _build}[about["kind"]](asked, action, area)


def _grow(asked: Asked, action: int, area: str) -> Choice:
    """Tribes come to a temple; as a turn by itself it ends at once."""
    state, tables = asked.state, asked.state.tables
    whole_turn = asked.step == steps.CHOOSE_TURN
    worth = tables.growth if state.in_play == NONE else tables.number_of[state.in_play]
    number = min(int(worth), int(state.stock[asked.seat]))
    left = int(state.stock[asked.seat]) - number
    name, before = asked.name(area), asked.areas[area]["tribes"][asked.seat]
    ends = ", end turn" if whole_turn else ""
    return Choice(
        action,
        sentence(f"grow: {count(number, 'tribe')} to {name}, {before + number} there then"),
        thing=f"{area}.temple",
        confirm=f"Grow {number} in {name}{ends}",
        short=f"grow {number} in {name}",
        more=sentence(f"{left} left in stock") + (" Your turn ends with it." if whole_turn else ""),
        gains=(Chip(f"+{number}: {before + number}", f"token-{asked.seat}", "tribes there then"),),
        chain="" if whole_turn else asked.chain,
    )


def _take(asked: Asked, action: int, area: str, category: str) -> Choice:
    """An open tile; the last one of its type starts a fight, and the page says for what."""
    found = asked.type_at(area, category)
    name, left = found["name"], found["left"] - 1
    gain = outcomes.chart_gain(asked, found)
    told = f"take {name} in {asked.name(area)}"
    last = not left
    mine = found["would_pay"][asked.seat]
    gains = (
        Chip(f"fight +{mine}", name=f"the last {name}", tone="bad")
        if last
        else Chip(f"+{gain}", name=name, tone="good"),
    )
    words = f"{told}: {left} left, worth +{gain} at the end"
    return Choice(
        action,
        sentence(_last(told, found) if last else words),
        thing=f"{area}.{found['id']}",
        confirm="Take, then fight" if last else f"Take {name}",
        short=f"take the last {name}" if last else f"take {name}",
        more=_consequence(asked, found, area),
        shows=f"lens-{found['id']}" if last else "",
        gains=gains,
        chain=asked.chain,
    )


def taking(asked: Asked, area: str, category: str) -> str:
    """A tile in a plan: 'take Amber', 'take the last Amber, fight in 2 areas: you +7, Ben +5'."""
    found = asked.type_at(area, category)
    if found["left"] > 1:
        return f"take {found['name']}"
    pays = asked.people.counted(found["would_pay"], "+") or "nobody scores"
    return f"take the last {found['name']}, fight in {_areas(found)}: {pays}"


def _last(told: str, found: TypeView) -> str:
    return f"{told}. It is the last one: conflict in {_areas(found)}"


def _areas(found: TypeView) -> str:
    return count(len(found["open_in"]) + len(found["flipped_in"]), "area")


def _consequence(asked: Asked, found: TypeView, area: str) -> str:
    """Who would get what if it is the last one; who could finish the type next."""
    if found["left"] == 1:
        pays = asked.people.counted(found["would_pay"], "+")
        return sentence(f"if nobody bids: {pays or 'nobody scores'}")
    rivals = outcomes.could_finish(asked, found, area)
    return f"{listed(rivals, 'or')} could finish it." if rivals else ""


def _value(asked: Asked, action: int, area: str) -> Choice:
    """An area for the value tile that was drawn."""
    found, drawn = asked.areas[area], asked.view["drawn_value"]
    assert drawn
    first, second = found["first"] + drawn["first"], found["second"] + drawn["second"]
    pays = asked.people.counted(found["payouts"], "+")
    tiles = sum(each["state"] != "gone" for each in found["resources"])
    return Choice(
        action,
        f"{found['name']} is worth {first}/{second} then, now {found['first']}/{found['second']}.",
        thing=DRAWN,
        place=area,
        shows=f"value-{area}",
        confirm=f"Put {drawn['first']}/{drawn['second']} on {found['name']}",
        short=found["name"],
        more=f"{sentence(f'as it stands: {pays}') if pays else 'Nobody is there.'}"
        f" {count(tiles, 'tile')} still to be scored there.",
        gains=(Chip(f"{first}/{second}", "slab", "worth then"),),
    )


def _build(asked: Asked, action: int, area: str) -> Choice:
    """An area for the temple."""
    found = asked.areas[area]
    tribes = found["tribes"][asked.seat] + 1
    return Choice(
        action,
        f"Build a temple in {found['name']} with your marker: {count(tribes, 'tribe')} then.",
        place=area,
        shows=f"temple-{area}",
        confirm=f"Build in {found['name']}",
        short=f"temple in {found['name']}",
        more=f"{count(found['free_spaces'] - 1, 'space')} left free there.",
        gains=(Chip(str(tribes), f"token-{asked.seat}", "tribes there then"),),
        chain=asked.chain,
    )
