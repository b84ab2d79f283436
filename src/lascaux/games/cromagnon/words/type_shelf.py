"""The rail: what is left of each type and what it would pay; in a session, its areas."""

from __future__ import annotations

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.words import count, listed, sentence
from lascaux.games.cromagnon.view import ConflictView, TypeView
from lascaux.games.cromagnon.words.deeds import RULES, briefly, deed
from lascaux.games.cromagnon.words.looking import Looking

# Where long names may be broken.
_BREAKS = {
    "Obsidian": "Obsid\u00adian",
    "Southeast": "South\u00adeast",
    "Southern": "South\u00adern",
}
DRAWN, PLAYED = "drawn", "played"  # cards of what is in hand right now


def rail(looking: Looking) -> Pane:
    """What is in hand right now, then every type; while a type is scored, its areas instead."""
    view = looking.view
    conflict = view["conflict"]
    if conflict:
        return Pane("types", "rail", "Conflicts", "Types", cards=_session(looking, conflict))
    types = [_type(looking, each) for each in view["types"]]
    cards = (*_in_hand(looking), *types)
    return Pane("types", "rail", "Types", "Types", cards=cards)


# What is being done


def _in_hand(looking: Looking) -> list[Card]:
    """A value tile that is about to be placed, or the action tile that is being played."""
    view = looking.view
    value, move, does = view["drawn_value"], view["move"], view["current"]["action"]
    if value:
        return [
            Card(
                DRAWN,
                "Value tile",
                *looking.drawings[DRAWN],
                note="to place",
                text=f"{value['first']} for the first and {value['second']} for the second in"
                " every conflict of the area where it is put.",
                rule="C60",
            )
        ]
    if move and move["tile"] and does:
        action = looking.actions[does]
        return [
            Card(
                PLAYED,
                briefly(action),
                *looking.drawings[PLAYED],
                note="in play",
                text=f"{action.name}. {deed(action, looking.content)}",
                rule=RULES[action.kind],
            )
        ]
    return []


# Types


def _type(looking: Looking, each: TypeView) -> Card:
    return Card(
        f"type-{each['id']}",
        _broken(each["name"]),
        *looking.drawings[f"type-{each['id']}"],
        chips=() if each["scored"] or looking.view["over"] else _prospects(looking, each),
        state="used" if each["scored"] else "open",
        note="scored" if each["scored"] else "",
        text=type_text(looking, each),
        rule="C66",
        parts=looking.on_board([*each["open_in"], *each["flipped_in"]]),
        shows="" if each["scored"] else f"lens-{each['id']}",
    )


def _broken(name: str) -> str:
    return " ".join([_BREAKS.get(word, word) for word in name.split(" ")])


def _prospects(looking: Looking, each: TypeView) -> tuple[Chip, ...]:
    """What the viewer would get if it were scored now, and the best of the others."""
    mine, others = looking.eyes, rivals(looking, each["would_pay"])
    best = max(others, key=lambda seat: each["would_pay"][seat])
    return tuple(
        [
            Chip(
                str(each["would_pay"][seat]),
                f"badge-{seat}",
                f"{each['left']} left; {looking.people.name(seat)}, if it were scored now",
            )
            for seat in (mine, best)
        ]
    )


def rivals(looking: Looking, points: list[int]) -> list[int]:
    """Everybody but whom points are told for."""
    return [seat for seat in range(len(points)) if seat != looking.eyes]


def type_text(looking: Looking, each: TypeView) -> str:
    """All there is to say of a type."""
    category = looking.types[each["id"]].category
    one = next(other.one for other in looking.content.categories if other.id == category)
    said = [sentence(f"a {one}")]
    if each["scored"]:
        return " ".join([*said, "It has been scored, and lies nowhere any more."])
    said.append(f"{each['left']} of {each['copies']} left to take.")
    names = {place: looking.areas[place]["name"] for place in looking.areas}
    lying = [names[place] for place in each["open_in"]]
    taken = [names[place] for place in each["flipped_in"]]
    said += [f"Open in {listed(lying)}."] if lying else []
    said += [f"Taken in {listed(taken)}."] if taken else []
    pays = looking.people.counted(each["would_pay"], "+")
    said.append(sentence(f"if it were scored now and nobody bid: {pays or 'nothing'}"))
    return " ".join(said)


# A session


def _session(looking: Looking, conflict: ConflictView) -> tuple[Card, ...]:
    """The type that is scored, then its areas: the one where tiles are bid, to come, scored."""
    kind = conflict["type"]
    number = looking.view["types_scored"] + 1
    areas = len(conflict["to_come"]) + len(conflict["scored"]) + bool(conflict["area"])
    head = Card(
        f"type-{kind}",
        looking.types[kind].name,
        *looking.drawings[f"type-{kind}"],
        lines=(f"{count(areas, 'area')} to score",),
        note=f"type {number} of {looking.view['types_to_end']}",
        text="Its last tile was taken: every area where it lies is fought over and scored.",
        rule="C66",
    )
    now = [conflict["area"]] if conflict["area"] else []
    order = [(now, "now"), (conflict["to_come"], "to come"), (conflict["scored"], "scored")]
    return (head, *(_fight(looking, area, when) for areas, when in order for area in areas))


def _fight(looking: Looking, id: str, when: str) -> Card:
    area = looking.areas[id]
    scored = when == "scored"
    pays = area["payouts"]
    seats = sorted(
        [seat for seat, points in enumerate(pays) if points], key=lambda seat: -pays[seat]
    )
    chips = [
        Chip(f"+{pays[seat]}", f"badge-{seat}", f"{looking.people.name(seat)} as it stands")
        for seat in seats
    ]
    return Card(
        f"fight-{id}",
        _broken(area["name"]),
        lines=() if scored else (f"{area['first']}/{area['second']}",),
        chips=() if scored else tuple(chips) or (Chip("nobody", tone="quiet"),),
        state="done" if scored else "open",
        note=when,
        text=fight_text(looking, id, when),
        rule="C78",
        parts=looking.on_board([id]),
    )


def fight_text(looking: Looking, id: str, when: str) -> str:
    """How things stand in an area of the session."""
    area = looking.areas[id]
    if when == "scored":
        return f"{area['name']} has been scored for this type."
    pays = looking.people.counted(area["payouts"], "+")
    worth = f"{area['first']} for the first, {area['second']} for the second"
    return f"{area['name']}: {worth}. As it stands: {pays or 'nobody scores'}."
