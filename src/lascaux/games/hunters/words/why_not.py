"""Why a square or a zone cannot be chosen now, with the rule that says so."""

from __future__ import annotations

import re

from lascaux.engine.pane import Refusal
from lascaux.engine.people import People
from lascaux.engine.words import count, listed, sentence
from lascaux.games.hunters.content.tiles import KINDS, Content
from lascaux.games.hunters.rules.codes import HUT_ON_RIVER
from lascaux.games.hunters.rules.position import CELL_SHIFT, CODE
from lascaux.games.hunters.rules.refusals import DIRECTIONS, mismatches
from lascaux.games.hunters.rules.refusals import KINDS as SIDE_KINDS
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.rules.tables import piece_codes
from lascaux.games.hunters.view import AreaView, areas
from lascaux.games.hunters.words.choices import HAND
from lascaux.games.hunters.words.places import PIECES, plural

SQUARE = re.compile(r"(-?\d+),(-?\d+)")


def why_not(state: HuntersState, content: Content, name: str, seat: int, people: People) -> Refusal:
    """Why what has this name cannot be chosen."""
    if state.over or state.paused:
        return Refusal("The game is over." if state.over else "Confirm, or take it back.")
    if seat != state.to_move:
        return Refusal(f"It is {people.whose(state.to_move)} turn.", "H13")
    square = SQUARE.fullmatch(name)
    if square:
        return _square(state, int(square[1]), int(square[2]))
    if name in state.tables.zone_number:
        return _zone(state, content, name, people)
    if name == HAND and state.laid:
        return Refusal("The tile is laid already.", "H14")
    return Refusal("That cannot be chosen now.")


# Squares


def _square(state: HuntersState, x: int, y: int) -> Refusal:
    tables = state.tables
    if max(abs(x), abs(y)) >= tables.tiles:
        return Refusal("That is too far away.", "H20")
    cell = tables.cell(x, y)
    entry = next((found for found in state.frontier if found >> CELL_SHIFT == cell), None)
    if state.laid or entry is None:
        refused = state.refusal(cell * 4)
        return Refusal(sentence(refused.reason), refused.rule)
    code = entry & CODE
    wrong = [mismatches(tables, state.tile, code, rotation) for rotation in range(4)]
    best = min(wrong, key=len)
    if not best:
        return Refusal("The tile fits here.", "H21")
    told = listed(
        f"{SIDE_KINDS[shown]} would meet {SIDE_KINDS[wanted]} in the {DIRECTIONS[direction]}"
        for direction, shown, wanted in best
    )
    text = sentence(told if len(best) < 2 else f"at best {told}")
    return Refusal(f"{text} {_fitting(state, code)}", "H21")


def _fitting(state: HuntersState, code: int) -> str:
    """How many of the tiles to come would fit on a square."""
    left = list(state.land)[state.land_drawn :]
    fitting = sum(state.tables.fits[tile * 256 + code] > 0 for tile in left)
    if not left:
        return "No tile is left."
    verb = "fit" if fitting > 1 else "fits"
    return f"{fitting or 'None'} of {count(len(left), 'tile')} {verb} here."


# Zones


def _zone(state: HuntersState, content: Content, name: str, people: People) -> Refusal:
    """Why no piece may go there; on a river that means neither a fisherman nor a hut."""
    tables = state.tables
    number = tables.zone_number[name]
    if not state.laid:
        return Refusal("First lay the tile; a piece may go on it then.", "H14")
    if tables.zone_tile[number] != state.tile:
        return Refusal("A piece goes only on the tile just laid.", "H28")
    legal = set(state.legal())
    codes = [c for c in piece_codes(content.zone(name)) if tables.first_piece + c not in legal]
    if not codes:
        return Refusal("A piece may go there.", "H26")
    about = areas(state, content)
    refused = [_piece(state, code, name, about, people) for code in codes]
    return Refusal(" ".join(refusal.text for refusal in refused), refused[0].rule)


def _piece(
    state: HuntersState, code: int, name: str, about: list[AreaView], people: People
) -> Refusal:
    rule = state.refusal(state.tables.first_piece + code).rule
    hut = code >= HUT_ON_RIVER
    kind = "system" if hut else KINDS[name.split(".")[1][0]]
    piece = PIECES[kind]
    if rule == "H40":
        return Refusal(f"You have no {'hut' if hut else 'tribe member'} left to place.", rule)
    if rule in ("H35", "H36"):
        (area,) = [one for one in about if one["kind"] == kind and name in one["zones"]]
        owners = people.in_order(seat for seat, many in enumerate(area["pieces"]) if many)
        whose = listed(people.whose(seat) for seat in owners)
        many = sum(area["pieces"])
        place = " in that river system" if hut else " there"
        verb = f"{piece} is" if many == 1 else f"{plural(piece)} are"
        return Refusal(sentence(f"{whose} {verb}{place}"), rule)
    same = "river system" if hut else kind
    return Refusal(f"It is the same {same} as another part of the tile: choose that.", rule)
