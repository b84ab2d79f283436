"""One's own hand: every tile with what is under it, which nobody else sees."""

from __future__ import annotations

from collections import Counter

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.words import count
from lascaux.games.cromagnon.content.parts import Action
from lascaux.games.cromagnon.view import SeatView, TileView
from lascaux.games.cromagnon.words.deeds import RULES, briefly, deed
from lascaux.games.cromagnon.words.looking import Looking
from lascaux.games.cromagnon.words.seat_shelf import force_chips, seat_text, worth

# What a half tile adds where its type lies, and how that is told (A30).
_WHERE_IT_FITS = {
    "half_any_or_one_match": ("1 or ½", " Where its type lies it may add 1 instead."),
    "half_only": ("½", ""),
    "one_and_half_on_match": ("1½", " Where its type lies it adds 1½."),
}


def held_name(kind: str, action: str) -> str:
    """The name of the card of tiles in the own hand that cannot be told apart."""
    return f"held-{kind}-{action}"


def mine(looking: Looking) -> Pane:
    """The viewer's points and stock, then the tiles; those that are alike are one card."""
    seat = looking.view["seats"][looking.you]
    tiles = Counter([(tile["type"], tile["action"] or "") for tile in seat["hand"]])
    shown = {(tile["type"], tile["action"]) for tile in seat["hand"] if tile["shown"]}
    cards = [
        _tile(looking, kind, action, number, (kind, action) in shown)
        for (kind, action), number in tiles.items()
    ]
    return Pane(
        "hand",
        "mine",
        "Your hand",
        "Mine",
        cards=(_head(looking, seat), *cards),
        columns=2,
        peek=_peek(looking, seat),
    )


def _head(looking: Looking, seat: SeatView) -> Card:
    number = seat["seat"]
    return Card(
        f"seat-{number}",
        looking.people.name(number),
        chips=(
            *(force_chips(looking, number) or _belongings(seat)),
            *([] if looking.view["over"] else [Chip(f"worth {worth(seat)} at the end")]),
        ),
        badge=str(seat["score"]),
        text=seat_text(looking, seat),
        rule="C65",
        seat=number,
        wide=True,
    )


def _belongings(seat: SeatView) -> list[Chip]:
    stock = Chip(f"{seat['stock']} in stock", f"token-{seat['seat']}", "tribes")
    return [stock, Chip(count(len(seat["hand"]), "tile"))]


def _tile(looking: Looking, kind: str, action: str, number: int, shown: bool) -> Card:
    found = looking.actions[action]
    name = held_name(kind, action)
    return Card(
        name,
        looking.types[kind].name,
        *looking.drawings[name],
        chips=(Chip(briefly(found), f"action-{action}", "under it"),),
        badge=f"×{number}" if number > 1 else "",
        note=_note(looking, kind, found.kind, shown),
        text=f"{found.name}. {_uses(looking, found)}",
        rule=RULES[found.kind],
    )


def _uses(looking: Looking, action: Action) -> str:
    """What a tile does, and what it can be kept for."""
    does = deed(action, looking.content)
    if action.kind != "half":
        kept = "Or keep it: it adds 1 in a conflict where its type lies, or scores at the end."
        return f"{does} {kept}"
    _, more = _half_where_it_fits(looking)
    return f"{does}{more} Or keep it: it scores at the end."


def _note(looking: Looking, kind: str, does: str, shown: bool) -> str:
    conflict = looking.view["conflict"]
    if conflict and conflict["area"] and not looking.view["over"]:
        fits = kind in conflict["types_here"]
        if does == "half":
            return f"adds {_half_where_it_fits(looking)[0] if fits else '½'}"
        return "adds 1" if fits else "not here"
    return "shown" if shown and not looking.view["over"] else ""


def _half_where_it_fits(looking: Looking) -> tuple[str, str]:
    return _WHERE_IT_FITS[looking.view["options"]["half_tile_mode"]]


def _peek(looking: Looking, seat: SeatView) -> tuple[Chip, ...]:
    """What is always seen: points, stock, and each tile with its underside."""
    return (
        Chip(f"{seat['stock']} in stock", f"token-{seat['seat']}"),
        *[_glimpse(looking, tile) for tile in seat["hand"]],
    )


def _glimpse(looking: Looking, tile: TileView) -> Chip:
    under = looking.actions[tile["action"] or ""]
    return Chip(briefly(under), f"type-{tile['type']}", looking.types[tile["type"]].name)
