"""What a plan comes to, told by what happened on the twin where it was tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from lascaux.engine.state import Event
from lascaux.engine.words import listed, opening
from lascaux.games.epoch.content.parts import MATERIALS
from lascaux.games.epoch.rules import codes, entries
from lascaux.games.epoch.rules.notation import ITEM_NAMES
from lascaux.games.epoch.words.asked import Asked
from lascaux.games.epoch.words.names import amounts

Goods = Counter[str]
_STEPS = (entries.WALKED, entries.PADDLED)
_CRAFTS = ("rope", "leather", "bronze")


def summary(asked: Asked, actions: Sequence[int]) -> str:
    """What these decisions of whoever decides come to: 'Go to Boots, 3 food, develop Boots'."""
    twin = asked.state.held()
    for action in actions:
        twin.apply(action)
    said = [told(asked, twin.log)] if twin.log else []
    if any(codes.TURN_UP <= action < codes.DEVELOP for action in actions) or _explores(actions):
        said.append("turn up a tile")
    if codes.END_TURN in actions:
        said.append("end turn")
    return opening(", ".join(filter(None, said)))


def _explores(actions: Sequence[int]) -> bool:
    return int(codes.ACT + codes.EXPLORE) in actions


def told(asked: Asked, log: Iterable[Event]) -> str:
    """Log entries of one player, folded: deeds of one kind that follow each other are one."""
    runs: list[tuple[str, list[Event]]] = []
    for event in log:
        topic = _topic(event[0])
        if topic == "leave" and runs and runs[-1][0] == "go":
            topic = "go"  # a journey, on which something stays behind
        if topic and runs and runs[-1][0] == topic:
            runs[-1][1].append(event)
        elif topic:
            runs.append((topic, [event]))
    return ", ".join(filter(None, [_TELLERS[topic](asked, events) for topic, events in runs]))


_TOPICS = {
    entries.PLACED: "start",
    **dict.fromkeys(_STEPS, "go"),
    entries.LEFT: "leave",
    entries.TOOK: "take",
    entries.WORKED: "work",
    entries.BOUGHT: "work",
    **dict.fromkeys((entries.GATHERED, entries.FISHED, entries.HUNTED), "provide"),
    **dict.fromkeys((entries.LOOKED, entries.CAUGHT, entries.PERSISTED), "provide"),
    **dict.fromkeys((entries.STRUNG, entries.COOKED, entries.HELPED), "provide"),
    entries.BUTCHERED: "butcher",
    entries.DEVELOPED: "develop",
    entries.REQUESTED: "ask",
    entries.OFFERED: "offer",
    entries.HOMAGE: "homage",
    entries.MADE: "make",
    entries.ATE: "eat",
    entries.PAID_HORSE: "horse",
}


def _topic(kind: int) -> str:
    return _TOPICS.get(kind, "")


def _start(asked: Asked, events: list[Event]) -> str:
    return f"start on {asked.names.spot(events[-1][2])}"


def _go(asked: Asked, events: list[Event]) -> str:
    moves = [event for event in events if event[0] in _STEPS]
    left = [event for event in events if event[0] not in _STEPS]
    food = sum(event[4] for event in moves)
    gone = f"go to {asked.names.spot(moves[-1][3])}, {food} food"
    return f"{gone}, {_leave(asked, left)}" if left else gone


def _leave(asked: Asked, events: list[Event]) -> str:
    return f"leave {amounts(_kinds(events, 3))}"


def _take(asked: Asked, events: list[Event]) -> str:
    return f"pick up {amounts(_kinds(events, 3))}"


def _kinds(events: Iterable[Event], field: int) -> Goods:
    return Counter([MATERIALS[event[field]] for event in events])


def _work(asked: Asked, events: list[Event]) -> str:
    paid = [event[3] for event in events if event[0] == entries.WORKED]
    bought = _kinds([event for event in events if event[0] == entries.BOUGHT], 2)
    work = [f"work for {sum(paid)} food"] if paid else []
    return ", ".join(work + ([f"take {amounts(bought)}"] if bought else []))


def _provide(asked: Asked, events: list[Event]) -> str:
    """Gathering, fishing or hunting with its options: all that it gives together."""
    food = deer = 0
    found, given = Counter[str](), Counter[str]()
    for kind, _, *rest in events:
        if kind in (entries.GATHERED, entries.FISHED):
            food += rest[1] + rest[2]
        elif kind == entries.HUNTED:
            deer, food = deer + rest[1], food + rest[2]
        elif kind == entries.HELPED:
            food, deer = food + rest[0], deer + rest[1]
        elif kind == entries.LOOKED:
            found[MATERIALS[rest[0]]] += 1
            food -= rest[1]
        else:
            given[MATERIALS[rest[0]]] += rest[1] if kind == entries.STRUNG else 1
            deer += kind == entries.PERSISTED
            food += rest[-1] if kind != entries.PERSISTED else 0
    verbs = {entries.GATHERED: "gather", entries.FISHED: "fish", entries.HUNTED: "hunt"}
    verb = next((verbs[event[0]] for event in events if event[0] in verbs), "get")
    gains = [f"{deer} deer"] if deer else []
    gains += [f"{food} food"] if food else []
    gains += [amounts(found)] if found else []
    return f"{verb} {listed(gains)}" + (f", give {amounts(given)}" if given else "")


def _butcher(asked: Asked, events: list[Event]) -> str:
    items = Counter[str]()
    for _, _, members, food in events:
        for number, item in enumerate(ITEM_NAMES[:3]):
            items[item] += members >> number & 1
        items["food"] += food
    return f"butcher {len(events)}: {amounts(items)}"


def _develop(asked: Asked, events: list[Event]) -> str:
    return f"develop {asked.names.spot(events[-1][2])}"


def _ask(asked: Asked, events: list[Event]) -> str:
    _, _, spot, owner = events[-1]
    return f"ask {asked.people.name(owner)} for {asked.names.spot(spot)}"


def _offer(asked: Asked, events: list[Event]) -> str:
    goods = {material: events[-1][4 + n] for n, material in enumerate(MATERIALS)}
    return f"offer {amounts(goods)}"


def _homage(asked: Asked, events: list[Event]) -> str:
    sides = [min(event[2], int(asked.state.players)) for event in events]
    return f"1 ★ to {listed(asked.people.name(side) for side in sides)}"


def _make(asked: Asked, events: list[Event]) -> str:
    made: Goods = Counter()
    for _, _, craft, _ in events:
        made[_CRAFTS[craft]] += int(asked.state.tables.makes[craft])
    return f"make {amounts(made)}"


def _eat(asked: Asked, events: list[Event]) -> str:
    return f"eat {len(events)} deer"


def _horse(asked: Asked, events: list[Event]) -> str:
    return "feed a horse"


_TELLERS: dict[str, Callable[[Asked, list[Event]], str]] = {
    "start": _start,
    "go": _go,
    "leave": _leave,
    "take": _take,
    "work": _work,
    "provide": _provide,
    "butcher": _butcher,
    "develop": _develop,
    "ask": _ask,
    "offer": _offer,
    "homage": _homage,
    "make": _make,
    "eat": _eat,
    "horse": _horse,
}
