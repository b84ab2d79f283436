"""The shelves beside the land: dice and actions, events, and the tribes of the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.words import count
from lascaux.games.rise.content.parts import RESOURCES, Content
from lascaux.games.rise.rules.codes import SABERTOOTH
from lascaux.games.rise.rules.tables import Tables
from lascaux.games.rise.view import ActionView, EventView, Goods, RiseView, SeatView, Strength
from lascaux.games.rise.words.explanations import action_text, event_text, goal_text, seat_text
from lascaux.games.rise.words.people import People

Frame: TypeAlias = tuple[float, float, float, float]
Drawings: TypeAlias = Mapping[str, tuple[str, Frame]]  # of cards, by key

SIGNS: dict[Strength, str] = {"weak": "▼", "normal": "●", "strong": "▲"}
TONES: dict[Strength, str] = {"weak": "bad", "normal": "", "strong": "good"}
# The questions that are asked while an action is being taken.
TAKING = {
    *("cunning price", "grow base", "grow extra", "grow shared"),
    *("move members", "wander first", "wander again", "discover"),
    *("gather hex", "stone or own", "wild goods", "basket goods", "farm lake", "bounty goods"),
    "lead discard",
}
_RULES = {"grow": "R41", "move": "R44", "gather": "R49", "lead": "R53"}
_EVENT_RULES = {
    "discovery": "R139",
    "drought": "R140",
    "invaders": "R143",
    "mild_winter": "R145",
    "plentiful_wood": "R147",
    "plentiful_stone": "R147",
    "plentiful_food": "R147",
    "shared_knowledge": "R148",
    "mammoth": "R151",
    "sabertooth": "R154",
    "volcano": "R158",
    "walls": "R164",
    "canoe": "R165",
    "altar": "R166",
    "abandoned_village": "R167",
    "chieftain": "R167",
}


# Dice and actions


def rail(view: RiseView, drawings: Drawings) -> Pane:
    """The dice in hand, then the four actions."""
    cards = [*_dice(view, drawings), *(_action(view, each, drawings) for each in view["actions"])]
    return Pane("actions", "rail", "Dice and actions", "Actions", cards=tuple(cards), rail="column")


def _dice(view: RiseView, drawings: Drawings) -> list[Card]:
    """A card for each different die, or one for both while they wait to be rolled."""
    hand = view["dice"]["hand"]
    if not hand:
        waits = view["step"] == "before roll"
        drawing, frame = drawings["dice"]
        if waits:
            return [Card("dice", "Dice", drawing, frame, note="to roll", rule="R29")]
        note = "placed" if any(action["used"] for action in view["actions"]) else ""
        return [Card("dice", "Dice", drawing, frame, state="used", note=note, rule="R29")]
    cards = []
    for face in dict.fromkeys(hand):
        drawing, frame = drawings[f"die-{face}"]
        number = hand.count(face)
        badge = str(number) if number > 1 else ""
        cards.append(Card(f"die-{face}", face.title(), drawing, frame, badge=badge, rule="R33"))
    return cards


def _action(view: RiseView, action: ActionView, drawings: Drawings) -> Card:
    name = action["id"]
    current = view["current"] if view["step"] in TAKING else None
    taken = current is not None and current["action"] == name
    drawing, frame = drawings[f"action-{name}"]
    used = action["used"] and not taken
    return Card(
        f"action-{name}",
        action["name"],
        drawing,
        frame,
        chips=_worth(view, action, taken),
        state="used" if used else "open",
        note="used" if used else _progress(view) if taken else "",
        text=action_text(action),
        rule=_RULES.get(name, "R31"),
    )


def _worth(view: RiseView, action: ActionView, taken: bool) -> tuple[Chip, ...]:
    """What each die in hand would make of an action; else what it is worth as it lies."""
    weak, normal, strong = action["values"]
    values: dict[Strength, int] = {"weak": weak, "normal": normal, "strong": strong}
    current = view["current"]
    if taken and current:
        how = current["strength"]
        return (Chip(f"{values[how]} {SIGNS[how]}", name=how, tone=TONES[how]),)
    hand = [] if action["used"] else list(dict.fromkeys(view["dice"]["hand"]))
    if not hand:
        how = action["strength"]
        return (Chip(f"{values[how]} {SIGNS[how]}", name=f"{how} now", tone="quiet"),)
    return tuple(
        [
            Chip(
                f"{values[action['with'][face]]} {SIGNS[action['with'][face]]}",
                f"sign-{face}",
                f"with a {face}, {action['with'][face]}:",
                TONES[action["with"][face]],
                f"die-{face}",
            )
            for face in hand
        ]
    )


def _progress(view: RiseView) -> str:
    """How far an action has come: '2 of 4 set'."""
    current = view["current"]
    assert current is not None
    done, left = current["done"], current["left"]
    if done is None or view["step"] == "cunning price":
        return f"{left} left" if current["action"] == "grow" and left else "taken now"
    return f"{done} of {done + left} set"


# Events


def events(view: RiseView, drawings: Drawings, content: Content, tables: Tables) -> Pane:
    """The slots with what lies on them and when it leaves, and the deck."""
    found = view["events"]
    cards = []
    for slot in range(found["slot_count"]):
        key = f"event-{slot}"
        if slot < len(found["slots"]):
            cards.append(_event(view, key, found["slots"][slot], drawings, content, tables))
        else:
            drawing, frame = drawings[key]
            words = ("Doubles bring one.",)
            cards.append(
                Card(key, "No event", drawing, frame, words, state="used", rule="R90", wide=True)
            )
    lines = [f"{len(found['discard'])} discarded."] if found["discard"] else []
    if found["start_village"] is not None:
        lines.append(f"{len(found['set_aside'])} more wait for the first village.")
    cards.append(
        Card(
            "events-deck",
            f"{found['deck']} to come",
            *drawings["events-deck"],
            tuple(lines) or ("Doubles bring one.",),
            rule="R88",
            wide=True,
        )
    )
    return Pane("events", "common", "Events", "Events", cards=tuple(cards), columns=1)


def _event(
    view: RiseView,
    key: str,
    tile: EventView,
    drawings: Drawings,
    content: Content,
    tables: Tables,
) -> Card:
    drawing, frame = drawings[key]
    chips = [Chip(str(n), name, name) for name, n in tile["goods"].items() if n]
    chips += [
        Chip(str(n), f"pawn-{seat}", "captured", f"seat-{seat}")
        for seat, n in enumerate(tile["captured"])
        if n
    ]
    leaves = when_it_leaves(tile, view["players"], content, tables)
    price = _price(tile, content)
    return Card(
        key,
        tile["name"],
        drawing,
        frame,
        (tile["text"],),
        tuple(chips),
        badge=price,
        note=leaves,
        text=f"{event_text(tile)} {leaves[:1].upper()}{leaves[1:]}.",
        rule=_EVENT_RULES.get(tile["id"], "R88"),
        parts=tuple(_hexes_of(view, tile["id"])),
        wide=True,
    )


def _price(tile: EventView, content: Content) -> str:
    if tile["price"] is None:
        return ""
    kind = next(each.goods_price for each in content.events if each.id == tile["id"])
    return f"{tile['price']} {kind}" if kind else f"{tile['price']} alike"


def when_it_leaves(tile: EventView, players: int, content: Content, tables: Tables) -> str:
    """What ends an event, and how near that is: 'leaves at 3 wood: 1'."""
    number = next(at for at, each in enumerate(content.events) if each.id == tile["id"])
    card = content.events[number]
    lies = sum(tile["goods"].values())
    if card.ends_at:
        most = int(tables.ends_at(number, players))
        if number == SABERTOOTH:
            return f"leaves at {most} captives: {sum(tile['captured'])}"
        kind = "resources" if tile["id"] == "shared_knowledge" else card.counter
        return f"leaves at {most} {kind}: {lies}"
    if any(card.goods):
        kinds = [name for name, n in zip(RESOURCES, card.goods, strict=True) if n]
        return f"leaves when empty: {lies} {kinds[0] if len(kinds) == 1 else 'resources'}"
    if tile["id"] == "invaders":
        return "leaves with the last invader"
    return "leaves with the next doubles"


def _hexes_of(view: RiseView, event: str) -> list[str]:
    """The hexes on which an event has its pieces."""
    if event == "abandoned_village":
        return [cell["id"] for cell in view["hexes"] if cell["village"] == "neutral"]
    if event == "invaders":
        return [cell["id"] for cell in view["hexes"] if cell["invaders"]]
    beast = view["mammoth"]
    places = {
        "mammoth": beast["hex"] if beast else None,
        "sabertooth": view["tiger"],
        "chieftain": view["chieftain"],
    }
    place = places.get(event)
    return [place] if place else []


# The others


def others(view: RiseView, people: People) -> Pane:
    """A card for each tribe that is not the viewer's."""
    cards = [_tribe(view, seat, people) for seat in view["seats"] if seat["seat"] != view["seat"]]
    return Pane("tribes", "others", "Tribes", "Others", cards=tuple(cards), columns=len(cards))


def _tribe(view: RiseView, seat: SeatView, people: People) -> Card:
    number = seat["seat"]
    done, going = len(seat["completed"]), len(seat["in_progress"])
    chips = [
        Chip(str(seat["villages"]), f"tent-{number}", "villages"),
        *goods_chips(seat["goods"]),
        Chip(str(seat["on_map"]), f"pawn-{number}", "members on land"),
    ]
    lines = [f"goals {done} of {done + going}"]
    if seat["power"]:
        lines.insert(0, seat["power"]["name"])
    return Card(
        f"seat-{number}",
        people.name(number),
        lines=tuple(lines),
        chips=tuple(chips),
        badge=str(seat["score"]),
        note=prospects(view, seat, "their"),
        text=everything_of(seat, people),
        seat=number,
    )


def prospects(view: RiseView, seat: SeatView, whose: str) -> str:
    """What the villages of a tribe will bring, or that it has won."""
    if view["over"]:
        return "won" if seat["seat"] in view["winners"] else ""
    return f"+{seat['next_villages']} at {whose} next turn" if seat["next_villages"] else ""


def goods_chips(goods: Goods) -> list[Chip]:
    """What somebody has of each resource."""
    return [Chip(str(number), name, name) for name, number in goods.items()]


def everything_of(seat: SeatView, people: People) -> str:
    """All there is to say of a tribe, its goals included."""
    said = [seat_text(seat, people.name(seat["seat"]))]
    said.append(f"{seat['on_map']} members on land, {seat['supply']} left.")
    if seat["tokens"]:
        said.append(f"Bought: {', '.join(seat['tokens'])}.")
    if seat["elder"]:
        said.append(f"The elder is on {seat['elder']}.")
    said.append(f"{count(seat['deck'], 'goal')} left in the deck.")
    said += [goal_text(goal, completed=False) for goal in seat["in_progress"]]
    said += [goal_text(goal, completed=True) for goal in seat["completed"]]
    return "\n".join(said)
