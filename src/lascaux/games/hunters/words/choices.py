"""Choices as people make them: a square and a turn for the tile, then a zone for a piece."""

from __future__ import annotations

from lascaux.engine.pane import Chain, Chip, Choice, Decision
from lascaux.engine.people import People
from lascaux.engine.words import count, listed, opening, sentence
from lascaux.games.hunters.content.tiles import KINDS, Content, Tile
from lascaux.games.hunters.rules.codes import HUT_ON_RIVER, PIECE_ACTIONS, SKIP
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.view import ROLES, areas
from lascaux.games.hunters.words.outlook import Finished, Lookout, Outlook, Touched
from lascaux.games.hunters.words.places import PIECES, plural
from lascaux.games.hunters.words.prospects import Prospect, prospects
from lascaux.games.hunters.words.whereabouts import square, zone_place

TURN = "turn"  # the chain: a tile, then a piece on it
HAND = "hand"  # the name of the tile to be laid
LAY = "Lay it here"
GROUPS = {"forest": "forests", "meadow": "meadows", "river": "rivers", "system": "river systems"}
SINGLE = {kind: many.removesuffix("s") for kind, many in GROUPS.items()}


def decision(state: HuntersState, content: Content, people: People) -> Decision:
    """What whoever is to move is asked, with every legal action as one choice."""
    asked = state.question()
    found = _pieces(state, content) if state.laid else _lays(state, people)
    return Decision(opening(asked.text), asked.rule, found, Chain(TURN) if found else None)


# A tile


def _lays(state: HuntersState, people: People) -> tuple[Choice, ...]:
    tables, lookout = state.tables, Lookout(state)
    found = []
    for action in state.legal():
        cell, way = action >> 2, f"r{action & 3}"
        outlook = lookout.ahead(action)
        mine = outlook.gains.get(state.to_move, 0)
        words, more = _told(state, outlook, people)
        x, y = tables.x(cell), tables.y(cell)
        found.append(
            Choice(
                action=int(action),
                words=words,
                thing=HAND,
                place=f"{x},{y}",
                way=way,
                turns=True,
                shows=way,
                confirm=f"{LAY}, +{mine}" if mine else LAY,
                short="tile",
                more=more or sentence(square(x, y)),
                gains=_gains(state, outlook, people),
                chain=TURN if outlook.may_place else "",  # else it decides
            )
        )
    return tuple(found)


def _gains(state: HuntersState, outlook: Outlook, people: People) -> tuple[Chip, ...]:
    """Points in their owners' colours, a bonus tile, and who would meet whom."""
    mover = state.to_move
    found = []
    for seat in sorted({*outlook.gains, mover}, key=lambda seat: (seat != mover, seat)):
        told = [f"+{outlook.gains[seat]}"] if seat in outlook.gains else []
        told += ["bonus tile"] if outlook.gold and seat == mover else []
        if told:
            found.append(Chip(", ".join(told), name=people.who(seat), tone=f"seat-{seat}"))
    for area in outlook.touched:
        if area.joined > 1:
            numbers = [str(area.pieces[seat]) for seat in _owners(area.pieces, people)]
            name = f"{SINGLE[area.kind]}: {_company(area.pieces, people)}"
            found.append(Chip(" : ".join(numbers), name=name, tone="quiet"))
    return tuple(found)


def _told(state: HuntersState, outlook: Outlook, people: People) -> tuple[str, str]:
    """What would come of it, and why."""
    mover = state.to_move
    finished = sorted(outlook.finished, key=lambda area: (mover not in area.gains, not area.gains))
    more = []
    for area in finished:
        more += [] if area is finished[0] else [_finish(area, people)]
        more += [_account(area, people)] if area.home else []
        if not area.home and outlook.may_place and state.members[mover]:
            more.append(f"A {PIECES[area.kind]} on it would score {area.value} at once.")
    more += ["Gold: a bonus tile."] if outlook.gold else []
    more += ["Gold, but no bonus tile is left."] if outlook.gold_in_vain else []
    more += [_joint(area, people) for area in outlook.touched if area.joined > 1]
    more += [_growth(area, people) for area in outlook.touched if area.joined == 1 and area.told]
    if not outlook.may_place:
        nobody = not state.members[mover] and not state.huts[mover]
        more.append("Nobody is left to place." if nobody else "No place on it is free.")
    more += ["It is the last tile: the game ends."] if outlook.ends else []
    words = _finish(finished[0], people) if finished else f"{LAY}."
    return words, " ".join(dict.fromkeys(more))


def _finish(area: Finished, people: People) -> str:
    """That a forest or river is finished, and for whom."""
    if not area.gains:
        return f"Finishes a {area.kind} with nobody there."
    (first, points), *others = ((seat, area.gains[seat]) for seat in people.in_order(area.gains))
    if others:
        both = people.all_of(area.gains)
        return f"The {area.kind} is finished, +{points} for each: {both}."
    if first == people.you:
        return f"Your {area.kind} is finished, +{points} for you."
    return f"Closes {people.whose(first)} {area.kind}, +{points} for {people.who(first)}."


def _account(area: Finished, people: People) -> str:
    """How the points come about, and who comes home."""
    sizes = [count(area.tiles, "tile")]
    if area.extra:
        patches = count(area.extra, "mushroom patch", "mushroom patches")
        sizes.append(f"{area.extra} fish" if area.kind == "river" else patches)
    owners = people.in_order(set(area.home))
    who = listed(f"{people.whose(seat)} {_workers(area, seat)}" for seat in owners)
    verb = "comes" if len(area.home) == 1 else "come"
    return f"{listed(sizes)}: {count(area.value, 'point')}; {who} {verb} home."


def _workers(area: Finished, seat: int) -> str:
    many, piece = area.home.count(seat), PIECES[area.kind]
    return piece if many == 1 else f"{many} {plural(piece)}"


def _joint(area: Touched, people: People) -> str:
    number = ("", "", "two", "three", "four")[min(area.joined, 4)]
    return f"Joins {number} {GROUPS[area.kind]}: {_company(area.pieces, people)}."


def _company(pieces: list[int], people: People) -> str:
    """Who has how many."""
    seats = _owners(pieces, people)
    return ", ".join(f"{people.who(seat)} {pieces[seat]}" for seat in seats)


def _owners(pieces: list[int], people: People) -> list[int]:
    return people.in_order(seat for seat, number in enumerate(pieces) if number)


def _growth(area: Touched, people: People) -> str:
    """A forest or river comes nearer to its end; a meadow or a river system is worth more."""
    owners = listed(people.whose(seat) for seat in _owners(area.pieces, people))
    whose = f"{owners} {SINGLE[area.kind]}"
    if area.can_be_finished:
        return f"Carries on {whose}, {count(area.open_sides, 'open side')}."
    return sentence(f"{whose}: {area.value} instead of {area.value_before}")


# A piece


def _pieces(state: HuntersState, content: Content) -> tuple[Choice, ...]:
    tile = content.tiles[state.tile]
    promised = prospects(areas(state, content), tile.id)
    return tuple(_piece(state, tile, promised, int(action)) for action in state.legal())


def _piece(
    state: HuntersState, tile: Tile, promised: dict[tuple[str, str], Prospect], action: int
) -> Choice:
    tables = state.tables
    code = action - tables.first_piece
    if code == SKIP:
        return _skip(state, action)
    place = tables.zone_names[tables.zone_at[state.tile * PIECE_ACTIONS + code]]
    name = place.split(".")[1]
    piece = "hut" if code >= HUT_ON_RIVER else ROLES[name[0]]
    area, role = promised[piece, place], piece.capitalize()
    where = ground(tile, state.rotation_of(state.tile), name)
    counted = "fish" if piece == "hut" else KINDS[name[0]]
    return Choice(
        action=action,
        words=f"{role}, {where}: {area.now}.",
        place=place,
        way=piece,
        confirm=f"{role}, +{area.worth}" if area.at_once else f"{role} here",
        short=piece,
        more=_stay(piece, area),
        gains=(Chip(str(area.worth), f"{piece}-{state.to_move}", counted),),
        chain=TURN,
    )


def _stay(piece: str, area: Prospect) -> str:
    """For how long the piece is there."""
    if area.at_once:
        return "Then home at once."
    if piece == "hunter":
        return "You alone there, 1 : 0. A hunter stays to the end."
    if piece == "hut":
        return "You alone there, 1 : 0. Counts at the end; a hut never comes back."
    gold = " Gold: a bonus tile for whoever closes it." if area.gold else ""
    return f"Scores when it is closed, then comes home.{gold}"


def _skip(state: HuntersState, action: int) -> Choice:
    follows = Lookout(state).ahead(action).gold
    return Choice(
        action=action,
        words="Nobody goes on this tile." if follows else "Nobody; that ends your turn.",
        confirm="Nobody" if follows else "Nobody, ends your turn",
        short="nobody",
        more="Gold: a bonus tile follows." if follows else "",
        chain=TURN,
        quiet=True,
    )


def ground(tile: Tile, rotation: int, name: str) -> str:
    """A zone of a tile in few words: 'south meadow', or 'meadow' if there is no other.

    >>> from lascaux.games.hunters.content.reader import standard
    >>> [ground(standard().tile("L24"), 0, zone) for zone in ("r1", "m0", "m2")]
    ['river', 'meadow to the north-west and south-east', 'north-east meadow']
    """
    kind = KINDS[name[0]]
    if sum(zone.name[0] == name[0] for zone in tile.zones) == 1:
        return kind
    where = zone_place(tile, rotation, name)
    side = where.removeprefix("to the ")
    return f"{kind} {where}" if " " in side else f"{side} {kind}"
