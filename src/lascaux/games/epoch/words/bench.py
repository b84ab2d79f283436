"""The bench: what is being prepared, with everything that it needs besides a place."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.words import count, listed, opening
from lascaux.games.epoch.view import PaymentView, RequestView, WorkView
from lascaux.games.epoch.words.aiming import parts_of
from lascaux.games.epoch.words.deeds import deed
from lascaux.games.epoch.words.log import asked_price
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.names import amounts, demand, halves, price, some
from lascaux.games.epoch.words.permission import ask_name


def bench(looking: Looking) -> Pane | None:
    """What whoever decides prepares; nobody else sees a bench."""
    view = looking.view
    if not view["choices"] or view["over"]:
        return None
    cards = list(_cards(looking))
    if not cards:
        return None
    title = {
        "permit": "May it be developed?",
        "answer price": "Leave to develop",
        "loading": "Load",
        "pay part": "Develop",
        "pay segment": "Offer",
    }.get(view["asked"], "")
    named = title or opening(view["turn"]["action"] or "plan")
    return Pane("plan", "bench", named, "Plan", cards=tuple(cards), columns=2)


def _cards(looking: Looking) -> Iterator[Card]:
    view = looking.view
    texts = [choice["text"] for choice in view["choices"]]
    if view["work"]:
        yield from _work(looking, view["work"], texts)
    if view["payment"]:
        yield _payment(looking, view["payment"])
    if view["request"]:
        yield from _request(looking, view["request"], texts)
    for text in texts:
        kind, _, what = text.partition(" ")
        if kind == "look":
            yield _plain(looking, f"look-{what}", f"1 {what}", what, "2 food back", "E59")
        elif kind == "cut":
            items = what.split("+")
            name = f"cut-{'-'.join(items)}"
            yield _plain(looking, name, opening(listed(items)), items[0], "of a deer", "E67")
        elif kind == "take":
            number = looking.cells[looking.mine["leader"] or ""]["loose"].get(what, 0)
            yield _plain(looking, f"lies-{what}", opening(what), what, f"{number} lie here", "E156")


def _plain(looking: Looking, key: str, title: str, drawing: str, line: str, rule: str) -> Card:
    return Card(key, title, looking.drawing(drawing), lines=(line,), rule=rule)


# Work


def _work(looking: Looking, work: WorkView, texts: list[str]) -> Iterator[Card]:
    """The power and what it costs, one more effort, and every material with its price."""
    used, left = halves(work["used"]), halves(work["power"] - work["used"])
    yield Card(
        "work-power",
        f"{work['power']} work power",
        looking.drawing("work"),
        chips=(Chip(f"{work['food']} food paid"), Chip(f"{used} used"), Chip(f"{left} left")),
        text="Half prices of tools are added up and rounded once: what is used counts in halves.",
        rule="E160",
        parts=(looking.mine["leader"] or "",),
        wide=True,
    )
    yield Card(
        "effort",
        "Effort",
        looking.drawing("power"),
        lines=("1 food, +1 power",),
        note=f"{work['efforts']} of {work['most_efforts']}",
        state="open" if "effort" in texts else "missing",
        rule="E50",
    )
    for material, power in work["prices"].items():
        bought = work["bought"].get(material, 0)
        yield Card(
            f"buy-{material}",
            opening(material),
            looking.drawing(material),
            lines=(f"{power} power",),
            badge=f"+{bought}" if bought else "",
            state="open" if f"buy {material}" in texts else "missing",
            rule="E48",
        )


# Paying


def _payment(looking: Looking, payment: PaymentView) -> Card:
    """What is paid for, what it asks for, and what has been picked."""
    picked = [
        Chip(str(n), kind, f"{some(n, kind)} picked") for kind, n in payment["picked"].items()
    ]
    if payment["cell"]:
        tile = looking.content.tile(looking.cells[payment["cell"]]["tile"] or "")
        name, drawing, asks = looking.names.tile(tile.id), tile.ability, price(tile.price)
        part, rule = payment["cell"], "E85"
    else:
        slot, segment = payment["slot"] or "", payment["segment"] or 1
        site = next(each for each in looking.view["sites"] if each["slot"] == slot)
        found = looking.sites[site["site"]]
        asks = demand(found.segments(looking.view["players"])[segment - 1])
        name, drawing, part, rule = found.name, found.id, f"{slot}.{segment}", "E88"
    return Card(
        "payment",
        name,
        looking.drawing(drawing),
        lines=(asks,),
        chips=tuple(picked),
        rule=rule,
        parts=(part,),
        wide=True,
    )


# Leave to develop


def _request(looking: Looking, request: RequestView, texts: list[str]) -> Iterator[Card]:
    """What is asked for: the tile and its use; and every price that can be named."""
    tile = looking.content.tile(looking.cells[request["cell"]]["tile"] or "")
    asker, pays = looking.people.name(request["asker"]), amounts(request["reserved"])
    whose = f"you, for {pays}" if request["asker"] == looking.you else f"{asker}, who pays {pays}"
    short = sum(
        part.lacking for part in parts_of(tile.price, looking.mine["goods"], looking.barred())
    )
    known = tile.ability in looking.mine["abilities"]
    mine = "you have it" if known else f"you lack {count(short, 'counter')}" if short else ""
    yield Card(
        "request",
        looking.names.tile(tile.id),
        looking.drawing(tile.ability),
        lines=(f"{tile.status} status to {whose}", deed(looking.abilities[tile.ability])),
        chips=(Chip(mine or "you could pay it"),) if request["price"] is None else (),
        rule="E82",
        parts=(request["cell"],),
        wide=True,
    )
    for text in texts:
        if text == "grant":
            yield _plain(looking, "ask-free", "Yes, for nothing", "free", "no price", "A1")
        elif text.startswith("ask-"):
            gain = asked_price(text)
            kind = gain.partition(" ")[2]
            yield _plain(looking, ask_name(text), opening(f"for {gain}"), kind, "your gain", "A1")
