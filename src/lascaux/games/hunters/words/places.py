"""Places: the areas in which somebody has pieces, what they are worth and who else is there."""

from __future__ import annotations

from dataclasses import dataclass

from lascaux.engine.people import People
from lascaux.engine.words import count
from lascaux.games.hunters.view import AreaView, HuntersView, MeadowView, PieceName
from lascaux.games.hunters.words.whereabouts import PLURALS

PIECES: dict[str, PieceName] = {  # by kind of area
    "forest": "gatherer",
    "meadow": "hunter",
    "river": "fisherman",
    "system": "hut",
}
RULES = {"forest": "H55", "meadow": "H105", "river": "H45", "system": "H99"}
LATER = {
    "forest": "Counts when no side is open any more; not before, and not at the end.",
    "meadow": "Counts at the end: 2 for each animal that is not eaten.",
    "river": "Counts when both ends are closed; not before, and not at the end.",
    "system": "Counts at the end: 1 for each fish.",
}


@dataclass(frozen=True)
class Place:
    """An area as one seat sees it that has pieces there."""

    seat: int
    piece: PieceName
    many: int  # how many of that seat's pieces
    zone: str  # on which its first one is
    title: str
    company: str  # who else is there
    worth: int  # to this seat
    text: str
    rule: str
    parts: tuple[str, ...]


def plural(piece: str) -> str:
    """Several pieces of a kind."""
    return "fishermen" if piece == "fisherman" else f"{piece}s"


def places(view: HuntersView, people: People) -> list[Place]:
    """Every place of every seat: forests and rivers, meadows, then huts."""
    standing = {f"{piece['tile']}.{piece['zone']}": piece for piece in view["pieces"]}
    held = [area for area in view["areas"] if any(area["pieces"])]
    order = list(PIECES)
    held.sort(key=lambda area: (order.index(area["kind"]), -area["value"]))
    found = []
    for area in held:
        piece = PIECES[area["kind"]]
        for seat, many in enumerate(area["pieces"]):
            if many:
                zone = next(
                    name
                    for name in area["zones"]
                    if name in standing
                    and standing[name]["seat"] == seat
                    and standing[name]["piece"] == piece
                )
                found.append(_place(area, seat, zone, people))
    return found


def _place(area: AreaView, seat: int, zone: str, people: People) -> Place:
    worth = area["value"] if seat in area["holders"] else 0
    company = _company(area, seat, people)
    title = _title(area)
    told = [title, *([company] if company else [])]
    shares = f"{people.who(seat)} would get {worth}"
    return Place(
        seat=seat,
        piece=PIECES[area["kind"]],
        many=area["pieces"][seat],
        zone=zone,
        title=title,
        company=company,
        worth=worth,
        text=f"{'. '.join(told)}: {shares}. {LATER[area['kind']]}",
        rule=RULES[area["kind"]],
        parts=tuple(area["zones"]),
    )


def _title(area: AreaView) -> str:
    """What kind of area, and what is in it."""
    if area["kind"] == "meadow":
        return ", ".join(["Meadow", *_herd(area)])
    if area["kind"] == "system":
        return f"River system, {area['fish'] or 'no'} fish"
    told = [count(area["open_sides"], "open side") if area["open_sides"] else "finished"]
    if area["kind"] == "forest":
        return ", ".join(["Forest", *told, *(["gold"] if area["gold"] else [])])
    return ", ".join(["River", *told, *([f"{area['fish']} fish"] if area["fish"] else [])])


def _herd(area: MeadowView) -> list[str]:
    herd = area["animals"].items()
    told = [count(number, animal, PLURALS[animal]) for animal, number in herd]
    return [*told, *area["powers"]] or ["no animals"]


def _company(area: AreaView, seat: int, people: People) -> str:
    """How many of whom: '1 : 1 with Ben'; and whether a shrine decides."""
    pieces = area["pieces"]
    others = [other for other, many in enumerate(pieces) if many and other != seat]
    told = [
        f"{pieces[seat]} : {pieces[other]} with {people.who(other)}"
        for other in people.in_order(others)
    ]
    if area["kind"] == "meadow" and area["shrine_seat"] is not None:
        told.append(f"{people.whose(area['shrine_seat'])} shrine")
    return ", ".join(told)
