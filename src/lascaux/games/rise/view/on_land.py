"""What stands on the hexes, and whom a fight would leave there."""

from __future__ import annotations

from lascaux.engine.bits import numbers_in
from lascaux.games.rise.content.parts import SPECIALS, TERRAINS
from lascaux.games.rise.rules import conflict
from lascaux.games.rise.rules.codes import INVADERS, NEUTRAL, NONE, TRIBES
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view.shapes import ConflictView, HexView, MammothView


def hex_name(state: RiseState, h: int) -> str:
    """The name of a hex, such as `b2`."""
    return state.tables.place_names[state.land.outline.places[h]]


def name_or_none(state: RiseState, h: int) -> str | None:
    """The name of a hex, if there is one."""
    return None if h == NONE else hex_name(state, h)


def hex_names(state: RiseState, hexes: int) -> list[str]:
    """The names of some hexes."""
    return [hex_name(state, h) for h in numbers_in(hexes)]


def hex_view(state: RiseState, h: int) -> HexView:
    """A hex with all that stands on it."""
    q, r = state.land.outline.cells[h]
    special = state.land.special[h]
    owners = [owner for owner in range(TRIBES) if state.villages[owner] >> h & 1]
    elders = [seat for seat in range(state.players) if state.elder[seat] == h]
    return {
        "id": hex_name(state, h),
        "q": q,
        "r": r,
        "terrain": terrains(state, h),
        "special": None if special == NONE else SPECIALS[special],
        "members": [state.count(h, seat) for seat in range(state.players)],
        "invaders": state.count(h, INVADERS),
        "limit": state.limit(h),
        "village": None if not owners else "neutral" if owners[0] == NEUTRAL else owners[0],
        "elder": elders[0] if elders else None,
        "frozen": state.frozen and state.glacier == h,
        "stones": state.stones if state.glacier == h else 0,
        "mammoth": state.mammoth == h,
        "tiger": state.tiger == h,
        "chieftain": state.chieftain == h,
        "by_volcano": bool(state.near_volcano() >> h & 1),
        "conflict": _forecast(state, h),
    }


def terrains(state: RiseState, h: int) -> list[str]:
    """What a hex counts as."""
    return [name for kind, name in enumerate(TERRAINS) if state.land.terrain[h] >> kind & 1]


def _forecast(state: RiseState, h: int) -> ConflictView | None:
    """Whom a fight now would leave."""
    if state.crowd(h) <= state.limit(h):
        return None
    ahead = state.copy()
    conflict.fight_by_guess(ahead, h)
    left = [ahead.count(h, seat) for seat in range(state.players)]
    return {"members": left, "invaders": ahead.count(h, INVADERS)}


def mammoth_view(state: RiseState) -> MammothView | None:
    """Where the mammoth is, if it is there."""
    if state.mammoth == NONE:
        return None
    tamer = None if state.tamer == NONE else state.tamer
    return {"hex": hex_name(state, state.mammoth), "tamer": tamer}
