"""Set-up: the land is dealt, decks are shuffled, and everybody settles somewhere (R2 to R24)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, numbers_in
from lascaux.engine.piles import shuffled
from lascaux.engine.rng import Rng
from lascaux.engine.vectors import put, zeros
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    ANY_TERRAIN,
    CHOOSE,
    EVENT_COUNT,
    GLACIER,
    GOODS,
    NONE,
    PUT_AT,
    RING,
    SETTLE,
    SPECIAL_COUNT,
    TAKE,
    TRIBE_COUNT,
    WILD_LAND,
)
from lascaux.games.rise.rules.steps import (
    BEGIN_TURN,
    CHOOSE_POWER,
    PLACE_GLACIER,
    SEAT_SETS_UP,
    START_BESIDE,
    START_GOODS,
    START_HEX,
)
from lascaux.games.rise.rules.tables import Land, Tables


def choose_specials(
    tables: Tables, players: i64, preset: list[int], at_random: i64, free: list[int], rng: Rng
) -> i64:
    """The set of special tiles for a game (R101, R171, Q74).

    `preset` tiles and those taken at random replace at most half of a terrain; a `free` list
    is the players' own business.
    """
    chosen: i64 = 0
    for tile in free:
        chosen |= bit(tile)
    for tile in preset:
        if _within_half(tables, players, chosen | bit(tile)):
            chosen |= bit(tile)
    for tile in shuffled(vec[i64](list(range(SPECIAL_COUNT))), rng):
        more = chosen | bit(tile)
        if at_random and more != chosen and _within_half(tables, players, more):
            chosen = more
            at_random -= 1
    return chosen


def _within_half(tables: Tables, players: i64, chosen: i64) -> bool:
    """Is no terrain replaced or covered by more than half? Wild Land finds a place anyway."""
    for kind in range(GOODS):
        number: i64 = 0
        for tile in range(SPECIAL_COUNT):
            terrains = tables.special_replaces[tile]
            if tile == GLACIER:
                terrains = tables.glacier_covers
            if chosen >> tile & 1 and terrains == bit(kind):
                number += 1
        if 2 * number > tables.outline(players).tiles_each:
            return False
    return True


def deal_land(tables: Tables, players: i64, specials: i64, rng: Rng) -> Land:
    """Mix the tiles and lay them into the outline; special ones take others' places (R4, R102)."""
    outline = tables.outline(players)
    terrain = vec[i64](capacity=outline.hexes)
    for kind in range(GOODS):
        for _ in range(outline.tiles_each):
            terrain = append(terrain, bit(kind))
    rng.shuffle(terrain)
    special = vec[i64]([NONE] * outline.hexes)
    for tile in range(SPECIAL_COUNT):
        if specials >> tile & 1 and tile != GLACIER:
            _swap(tables, tile, terrain, special, rng)
    return Land(tables, outline, terrain, special)


def _swap(tables: Tables, tile: i64, terrain: vec[i64], special: vec[i64], rng: Rng) -> None:
    """Put a special tile in the place of a random basic one that it may replace (Q57).

    Wild Land comes after the others and takes a terrain of which most is still basic.
    """
    basic = zeros(GOODS)
    most: i64 = 0
    for kind in range(GOODS):
        for h in range(i64(len(terrain))):
            if special[h] == NONE and terrain[h] == bit(kind):
                basic[kind] += 1
        if basic[kind] > most:
            most = basic[kind]
    eligible = vec[i64]()
    for h in range(i64(len(terrain))):
        for kind in range(GOODS):
            fits = tables.special_replaces[tile] >> kind & 1
            if tile == WILD_LAND and basic[kind] < most:
                fits = 0
            if fits and special[h] == NONE and terrain[h] == bit(kind):
                eligible = append(eligible, h)
    h = eligible[rng.below(i64(len(eligible)))]
    special[h] = tile
    if tile == WILD_LAND:
        terrain[h] = ANY_TERRAIN


def set_up(board: Board, glacier: bool, rng: Rng) -> None:
    """Shuffle everything, find the start player, and plan what each seat decides (R5 to R23)."""
    board.clear_table()
    _deal_tribes(board, rng)
    for seat in range(board.players):
        _shuffle_goals(board, seat, rng)
    _shuffle_events(board, rng)
    _find_start_player(board, rng)
    board.plan(BEGIN_TURN)
    for place in range(board.players):
        board.plan(SEAT_SETS_UP, board.players - 1 - place)
    if glacier:
        board.plan(PLACE_GLACIER)


def _deal_tribes(board: Board, rng: Rng) -> None:
    """Everybody gets one of the player boards at random (R8)."""
    boards = shuffled(vec[i64](list(range(TRIBE_COUNT))), rng)
    for seat in range(board.players):
        board.tribe[seat] = boards[seat]


def _shuffle_goals(board: Board, seat: i64, rng: Rng) -> None:
    """A deck of all goals that so many players use (R5 to R7)."""
    goals = vec[i64](capacity=RING)
    for goal in range(board.tables.goals):
        if board.tables.goal_players[goal] <= board.players:
            goals = append(goals, goal)
    rng.shuffle(goals)
    board.deck_size[seat] = i64(len(goals))
    put(board.decks, seat * RING, goals)


def _shuffle_events(board: Board, rng: Rng) -> None:
    """All events but the two that wait for the first village (R12, R13)."""
    early = numbers_in((bit(EVENT_COUNT) - 1) & ~board.tables.late_events)
    rng.shuffle(early)
    board.events_left = i64(len(early))
    put(board.event_deck, 0, early)


def _find_start_player(board: Board, rng: Rng) -> None:
    """Everybody draws a village; the lowest number begins and marks the late events (R17, R18)."""
    villages = shuffled(vec[i64]([n + 1 for n in range(board.tables.villages)]), rng)
    board.first = 0
    for seat in range(board.players):
        if villages[seat] < villages[board.first]:
            board.first = seat
    board.start_village = villages[board.first]
    board.active = board.first
    if board.logging:
        board.log.append((entries.BEGAN, board.first, board.start_village))


def seat_sets_up(board: Board, place: i64) -> None:
    """What the player at this place of the turn order decides (R19 to R22, R119)."""
    board.active = (board.first + place) % board.players
    if board.tables.start_goods[place]:
        board.plan(START_GOODS, board.tables.start_goods[place])
    board.plan(START_HEX, place)
    if board.leaders:
        board.plan(CHOOSE_POWER)


def options(board: Board, step: i64, about: i64) -> vec[i64]:
    """The answers to a question of the set-up."""
    result = vec[i64](capacity=16)
    if step == START_GOODS:
        for resource in range(GOODS):
            result = append(result, TAKE + resource)
        return result
    if step == CHOOSE_POWER:
        result = append(result, CHOOSE + 2 * board.tribe[board.active])
        return append(result, CHOOSE + 2 * board.tribe[board.active] + 1)
    if step == PLACE_GLACIER:
        return board.offer(result, PUT_AT, _glacier_hexes(board))
    if step == START_BESIDE:
        return board.offer(result, SETTLE, _free_hexes(board) & board.land.outline.near[about])
    return board.offer(result, SETTLE, _start_hexes(board, about))


def _glacier_hexes(board: Board) -> i64:
    """Mountains, basic or great, but not Wild Land (R111, Q74)."""
    hexes: i64 = 0
    for h in range(board.land.outline.hexes):
        if board.land.terrain[h] == board.tables.glacier_covers:
            hexes |= bit(h)
    return hexes


def _free_hexes(board: Board) -> i64:
    """Hexes without members (Q70)."""
    taken: i64 = 0
    for seat in range(board.players):
        taken |= board.here[seat]
    return board.land.outline.all & ~taken


def _start_hexes(board: Board, place: i64) -> i64:
    """Free hexes; who divides the members needs a free neighbour, if there is such a hex."""
    free = _free_hexes(board)
    if board.tables.start_hexes[place] == 1:
        return free
    paired: i64 = 0
    for h in range(board.land.outline.hexes):
        if free >> h & 1 and free & board.land.outline.near[h]:
            paired |= bit(h)
    return paired if paired else free


def answer(board: Board, step: i64, about: i64, action: i64) -> None:
    """Carry out a decision of the set-up."""
    if step == START_GOODS:
        board.gain(board.active, action - TAKE, 1)
        if about > 1:
            board.plan(START_GOODS, about - 1)
    elif step == CHOOSE_POWER:
        board.power[board.active] = action - CHOOSE
        if board.logging:
            board.log.append((entries.POWER, board.active, action - CHOOSE))
    elif step == PLACE_GLACIER:
        board.glacier = board.hex_of(action)
        board.frozen = True
        if board.logging:
            board.log.append((entries.GLACIER, board.active, board.place(board.glacier)))
    elif step == START_BESIDE:
        _found_camp(board, board.hex_of(action), 1)
    else:
        _settle_at(board, about, board.hex_of(action))


def _settle_at(board: Board, place: i64, h: i64) -> None:
    """All start members into one hex, or all but one and that one beside them (R19 to R22)."""
    members = board.tables.start_members[place]
    if board.tables.start_hexes[place] == 2 and _free_hexes(board) & board.land.outline.near[h]:
        members -= 1
        board.plan(START_BESIDE, h)
    _found_camp(board, h, members)


def _found_camp(board: Board, h: i64, members: i64) -> None:
    board.supply[board.active] -= members
    board.enter(h, board.active, members)
    if board.logging:
        board.log.append((entries.SETTLED, board.active, board.place(h), members))
