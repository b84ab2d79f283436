"""The bench of a conflict: who is there with which force, and what each would get."""

from __future__ import annotations

from lascaux.engine.pane import Card, Pane
from lascaux.engine.words import count
from lascaux.games.cromagnon.view import ConflictView, ContenderView
from lascaux.games.cromagnon.words.looking import Looking
from lascaux.games.cromagnon.words.people import half_text, sentence
from lascaux.games.cromagnon.words.seat_shelf import could_add

_PLACES = ("", "1st", "2nd", "3rd", "4th", "5th")


def forces(looking: Looking) -> Pane:
    """A column for each contender, in bidding order."""
    conflict = looking.view["conflict"]
    assert conflict
    cards = tuple([_force(looking, conflict, each) for each in conflict["contenders"]])
    return Pane("forces", "bench", "Forces", cards=cards, columns=len(cards), on_stage=True)


def _force(looking: Looking, conflict: ConflictView, found: ContenderView) -> Card:
    seat = found["seat"]
    return Card(
        f"force-{seat}",
        looking.people.name(seat),
        *looking.drawings[f"force-{seat}"],
        lines=(*_parts(looking, found), _place(conflict, found)),
        badge=half_text(found["force"]),
        state="used" if found["passed"] else "open",
        note=_note(looking, found),
        text=_text(looking, conflict, found),
        rule="C84",
        seat=seat,
    )


def _parts(looking: Looking, found: ContenderView) -> list[str]:
    """What a force is made of."""
    bids = [looking.types[bid["type"]].name for bid in found["bids"]]
    return [count(found["tribes"], "tribe"), *bids]


def _place(conflict: ConflictView, found: ContenderView) -> str:
    level = sum(each["place"] == found["place"] for each in conflict["contenders"])
    place = f"{_PLACES[found['place']]}, {'tied, ' if level > 1 else ''}"
    return f"{place}+{found['payout']}"


def _note(looking: Looking, found: ContenderView) -> str:
    if found["seat"] == looking.view["to_move"] and not found["passed"]:
        return "to bid"
    return could_add(found)


def _text(looking: Looking, conflict: ConflictView, found: ContenderView) -> str:
    who = looking.people.name(found["seat"])
    made = ", ".join(_parts(looking, found))
    prize = f"{conflict['first']} for the first, {conflict['second']} for the second"
    tie = f"two who tie for the first get {conflict['tie']} each"
    return (
        f"{who}: force {half_text(found['force'])} ({made}). "
        f"If bidding ended now: +{found['payout']}. {sentence(f'{prize}; {tie}')}"
    )
