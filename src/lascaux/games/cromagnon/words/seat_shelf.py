"""The others: their points, their stock, their tiles by type, and what they could add now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.words import count, listed, sentence
from lascaux.games.cromagnon.view import ContenderView, SeatView
from lascaux.games.cromagnon.words.deeds import briefly
from lascaux.games.cromagnon.words.forces import half_text
from lascaux.games.cromagnon.words.looking import Looking


def others(looking: Looking) -> Pane:
    """A card for each seat that is not the viewer's."""
    seats = [seat for seat in looking.view["seats"] if seat["seat"] != looking.you]
    cards = tuple([_seat(looking, seat) for seat in seats])
    return Pane("seats", "others", "Others", "Others", cards=cards)


def worth(seat: SeatView) -> int:
    """What a hand brings at the end, as far as one knows."""
    return seat["chart"] + (seat["sets"] or 0)


def _seat(looking: Looking, seat: SeatView) -> Card:
    number = seat["seat"]
    return Card(
        f"seat-{number}",
        looking.people.name(number),
        *looking.drawings[f"seat-{number}"],
        chips=_chips(looking, seat),
        badge=str(seat["score"]),
        text=seat_text(looking, seat),
        rule="C59",
        seat=number,
    )


def _chips(looking: Looking, seat: SeatView) -> tuple[Chip, ...]:
    """While tiles are bid: what somebody may do, as everybody can tell. Else what they have."""
    number, view = seat["seat"], looking.view
    conflict = view["conflict"]
    if conflict and conflict["area"]:
        here = [each for each in conflict["contenders"] if each["seat"] == number]
        told = could_add(here[0]) if here else "not here"
        return (*force_chips(looking, number), Chip(told, tone="" if here else "quiet"))
    stock = Chip(f"{seat['stock']} in stock", f"token-{number}", "tribes")
    if view["over"]:
        return (stock, *_undersides(looking, seat))
    return stock, Chip(f"worth {worth(seat)}", name="at the end")


def _undersides(looking: Looking, seat: SeatView) -> Iterator[Chip]:
    """What was under the tiles that somebody kept: at the end they are turned up."""
    for tile in seat["hand"]:
        if tile["action"]:
            under, kind = looking.actions[tile["action"]], looking.types[tile["type"]].name
            yield Chip(briefly(under), f"action-{under.id}", f"under {kind}")


_PLACES = ("", "1st", "2nd", "3rd", "4th", "5th")


def force_chips(looking: Looking, seat: int) -> list[Chip]:
    """In a conflict: somebody's force, place and points as it stands."""
    conflict = looking.view["conflict"]
    for each in conflict["contenders"] if conflict else []:
        if each["seat"] == seat:
            place = f"{_PLACES[each['place']]} +{each['payout']}"
            return [Chip(f"force {half_text(each['force'])}"), Chip(place, name="as it stands")]
    return []


def could_add(found: ContenderView) -> str:
    """What a contender may still add, by what everybody knows: 'could add 2, ½?'."""
    if found["passed"]:
        return "passed"
    told = [str(found["matching"])] if found["matching"] else []
    told += ["½?"] if found["may_hide_half"] else []
    return f"could add {', '.join(told)}" if told else "can add nothing"


def seat_text(looking: Looking, seat: SeatView) -> str:
    """All there is to say of a seat."""
    who = looking.people.who(seat["seat"])
    have = looking.people.verb(seat["seat"], "have")
    tiles = Counter([tile["type"] for tile in seat["hand"]])
    names = [
        f"{looking.types[kind].name} ×{number}" if number > 1 else looking.types[kind].name
        for kind, number in tiles.items()
    ]
    tribes = f"{count(seat['on_map'], 'tribe')} on the map and {seat['stock']} in stock"
    said = [
        sentence(f"{who} {have} {count(seat['score'], 'point')}, {tribes}"),
        sentence(f"tiles: {listed(names)}" if names else "no tiles"),
        f"They are worth {worth(seat)} at the end." if names else "",
    ]
    shown = [
        f"{looking.types[tile['type']].name} is {looking.actions[tile['action'] or ''].name}"
        for tile in seat["hand"]
        if tile["shown"] and tile["action"]
    ]
    said += [sentence(f"shown: {listed(shown)}")] if shown else []
    won = [f"{source} {points}" for source, points in seat["points"].items() if points]
    said += [sentence(f"points so far: {listed(won)}")] if won else []
    return " ".join(filter(None, said))
