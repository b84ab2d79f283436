"""Labels: what a choice would do, and how the game stands, in a few words."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace
from lascaux.engine.pane import Names
from lascaux.engine.words import count
from lascaux.games.hunters.content.tiles import KINDS, Content
from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.codes import (
    BIG_GAME_SHIFT,
    DEER_SHIFT,
    FISH_SHIFT,
    OPEN_SIDES,
    PIECE_ACTIONS,
    SEVEN_BITS,
    SIX_BITS,
    TIGER_SHIFT,
)
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.view import SEAT_NAMES, HuntersView
from lascaux.games.hunters.words.log import big_game, laid
from lascaux.games.hunters.words.whereabouts import zone_place

_WHERE = {"hunter": "in", "gatherer": "in", "fisherman": "on", "hut": "on"}


def describe(view: HuntersView, called: Names = ()) -> str:
    """The position in a sentence or two.

    >>> import lascaux
    >>> game = lascaux.game("hunters")
    >>> describe(game.view(game.new(2)))
    '1 tile is laid. Red has 0 points, Green has 0 points. Red is to move.'
    """
    seats = view["seats"]
    called = called or [seat["name"] for seat in seats]
    count = len(view["tiles"])
    parts = [f"{count} tile{' is' if count == 1 else 's are'} laid."]
    scores = [(called[seat["seat"]], seat["score"]) for seat in seats]
    said = [f"{name} has {score} point{'s'[: score != 1]}" for name, score in scores]
    parts.append(", ".join(said) + ".")
    if view["over"]:
        names = [called[seat["seat"]] for seat in seats if seat["seat"] in view["winners"]]
        parts.append(f"The game is over; {' and '.join(names) or 'nobody'} won.")
    else:
        parts.append(f"{called[view['to_move']]} is to move.")
    return " ".join(parts)


def headline(view: HuntersView) -> str:
    """How far the game is: 'turn 23, 22 tiles left'."""
    if view["over"]:
        return f"after {count(view['turn'], 'turn')}"
    return f"turn {view['turn']}, {count(view['land_left'], 'tile')} left"


def label(state: HuntersState, content: Content, actions: ActionSpace, action: int) -> str:
    """What an action does, and what it would score at once."""
    about = actions.data(action)
    kind = about["kind"]
    if kind == "lay":
        tile_id = state.tables.tile_ids[state.tile]
        text = laid(content, tile_id, about["x"], about["y"], about["rotation"])
    elif kind == "skip":
        text = "no piece"
    else:
        zone = state.tables.zone_at[state.tile * PIECE_ACTIONS + action - state.tables.first_piece]
        text = _piece_label(state, content, kind, about["zone"], zone)
    gains = _gains(state, action)
    return f"{text} ({gains})" if gains else text


def _piece_label(state: HuntersState, content: Content, piece: str, name: str, zone: int) -> str:
    """The piece, where on the tile it would stand, and what that area is so far."""
    tile = content.tile(state.tables.tile_ids[state.tile])
    where = zone_place(tile, state.rotation_of(state.tile), name)
    words = [piece, _WHERE[piece], "the", KINDS[name[0]], where]
    return f"{' '.join(filter(None, words))}: {_area_so_far(state, piece, zone)}"


def _area_so_far(state: HuntersState, piece: str, zone: int) -> str:
    """What the area that a piece would claim holds already."""
    node = zone + state.tables.water if piece == "hut" else zone
    sums = state.sums[state.root(node)]
    if piece == "hut":
        return f"a river system with {sums >> FISH_SHIFT & SIX_BITS} fish"
    if piece == "hunter":
        herd = [
            count(sums >> DEER_SHIFT & SIX_BITS, "deer", "deer"),
            count(sums >> TIGER_SHIFT & SIX_BITS, "tiger"),
            big_game(sums >> BIG_GAME_SHIFT & SEVEN_BITS),
        ]
        return ", ".join(animals for animals in herd if animals[0] != "0") or "no animals"
    open_sides = sums & OPEN_SIDES
    return count(open_sides, "open side") if open_sides else "finished"


def _gains(state: HuntersState, action: int) -> str:
    """Who would score how much at once; nothing that depends on the next draw."""
    ahead = state.held()
    ahead.logging = True
    ahead.advance(action)
    gains = [0] * ahead.players
    for event in ahead.log:
        if event[0] == entries.ENDED:
            break
        if event[0] == entries.SCORED:
            gains[event[1]] += event[2]
    return ", ".join(f"{SEAT_NAMES[seat]} +{gain}" for seat, gain in enumerate(gains) if gain)
