"""Mine: food, status, goods, what can be carried, and the own abilities."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.words import count, listed, sentence
from lascaux.games.epoch.content.parts import MATERIALS, RAW
from lascaux.games.epoch.view import EpochView, SideView
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.names import amounts

SOURCES = ("collected", "tiles", "sites", "bonus")


def mine(looking: Looking) -> Pane:
    """The viewer's own clan, food, and a card for every kind of goods."""
    side = looking.view["sides"][looking.you]
    goods = [_good(looking, side, kind) for kind in MATERIALS if side["goods"].get(kind)]
    return Pane(
        "mine",
        "mine",
        "Your clan",
        "Mine",
        cards=(clan(looking, looking.you), _food(looking, side), *goods),
        columns=2,
        peek=_peek(looking, side),
    )


def clan(looking: Looking, number: int) -> Card:
    """A side: huts, offers and abilities; status where it is shown."""
    side = looking.view["sides"][number]
    points = side["points"]
    return Card(
        f"clan-{number}",
        "The dummy" if looking.solo and number else looking.people.name(number),
        looking.drawing(f"clan-{number}"),
        chips=tuple(_chips(looking, number, side)),
        badge="" if points is None else str(sum(points)),
        text=clan_text(looking, number),
        rule="E129" if number != looking.you else "E148",
        seat=number,
        wide=True,
    )


def _chips(looking: Looking, number: int, side: SideView) -> Iterator[Chip]:
    end = looking.content.constants.end_tiles
    yield Chip(f"{side['huts']}/{end} huts")
    yield Chip(count(side["offers"], "offer"))
    if shows_status(looking.view, number):
        yield Chip(str(side["status"]), "status", "collected status")
    if number != looking.you and not (looking.solo and number):
        yield Chip(str(side["food"]), "food", "food")
        yield from carried(side)
    if number == looking.you:
        yield from _abilities(looking, side)
    if number in looking.view["turn"]["homage"] and not looking.view["over"]:
        yield Chip("open this turn", tone="good")


def _abilities(looking: Looking, side: SideView) -> Iterator[Chip]:
    """The own inventions; what is used up in this turn is told as such."""
    used = looking.view["turn"]["used"] if looking.is_active else []
    for each in side["abilities"]:
        name = looking.names.ability(each)
        yield Chip("", each, f"{name}, used" if each in used else name)


def carried(side: SideView) -> list[Chip]:
    """What a side has, by kind."""
    return [Chip(str(n), kind, kind) for kind, n in side["goods"].items()]


def shows_status(view: EpochView, number: int) -> bool:
    """Is the status that a side has collected shown to whoever looks?"""
    return view["over"] or view["open_points"] or number == view["seat"]


def clan_text(looking: Looking, number: int) -> str:
    """All there is to say of a side."""
    side = looking.view["sides"][number]
    who, have = looking.people.who(number), looking.people.verb(number, "have")
    said = [f"{who} {have} {count(side['huts'], 'hut')} and {count(side['offers'], 'offer')}"]
    names = listed(looking.names.ability(each) for each in side["abilities"])
    said.append(f"abilities: {names}" if names else "no ability yet")
    if not (looking.solo and number):
        goods = amounts(side["goods"]) or "no goods"
        said.append(f"{side['food']} food and {goods}; {side['places']} places to carry them")
    if shows_status(looking.view, number):
        said.append(f"{side['status']} status collected")
    if side["points"]:
        points = zip(SOURCES, side["points"], strict=True)
        found = [f"{source} {n}" for source, n in points if n]
        said.append(f"points so far: {listed(found) or 'none'}")
    return " ".join([sentence(each) for each in said])


def _food(looking: Looking, side: SideView) -> Card:
    most = looking.content.constants.food_places
    purse = looking.view["purse"] if looking.is_active else 0
    return Card(
        "good-food",
        "Food",
        looking.drawing("food"),
        badge=str(side["food"]),
        lines=(f"of {most} places",),
        note=f"{purse} in the purse" if purse else "",
        text=f"Food has {most} places of its own; beyond them 4 food take a place for goods. Only"
        " who moves must be able to carry it.",
        rule="E150",
    )


def _good(looking: Looking, side: SideView, kind: str) -> Card:
    return Card(
        f"good-{kind}",
        kind.capitalize(),
        looking.drawing(kind),
        badge=str(side["goods"][kind]),
        text=good_text(kind),
        rule="E101" if kind == "deer" else "E148",
    )


def good_text(kind: str) -> str:
    """Where a material comes from."""
    found = {
        "deer": "A deer: eat it for 3 food at any time, butcher it, or give it as raw material.",
        "leather": "Leather: made of hides by Tanning.",
        "rope": "Rope: made of flax by Rope making. With one, a mountain costs 2 food on foot.",
        "bronze": "Bronze: made of ore by Casting bronze.",
    }
    if kind in found:
        return found[kind]
    name = kind.capitalize()
    if kind in RAW:
        return f"{name}: a raw material, taken by working."
    return f"{name}: processed, from butchering a deer or from keeping looking when you gather."


def _peek(looking: Looking, side: SideView) -> tuple[Chip, ...]:
    """What is always seen: food, goods, too many, status, huts."""
    load = looking.view["load"]
    over = load["load"] - load["on_foot"]
    too_many = [Chip(f"{over} too many", tone="bad")] if over > 0 else []
    return (
        Chip(str(side["food"]), "food", "food"),
        Chip(str(side["status"]), "status", "status"),
        *carried(side),
        *too_many,
        Chip(count(side["huts"], "hut")),
    )
