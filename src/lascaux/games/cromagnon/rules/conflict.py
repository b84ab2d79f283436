"""Conflict: the areas of a completed type are fought over and scored (C66, C78 to C95)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits, offer
from lascaux.engine.vectors import zeros
from lascaux.games.cromagnon.rules import ending, entries, knowledge
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import (
    BID_HALF,
    FIGHT,
    HALF_FORCE,
    HALF_OR_ONE,
    NONE,
    ONE_AND_HALF,
    PASS,
    PLAY,
    TILE_FORCE,
    TRIBE_FORCE,
)
from lascaux.games.cromagnon.rules.position import FROM_AREAS, lowest
from lascaux.games.cromagnon.rules.steps import (
    BID,
    END_TURN,
    FINISH,
    NEXT_BID,
    NEXT_CONFLICT,
    PICK_AREA,
)

NO_LIMIT: Final[i64] = 1 << 30


def check(table: Table) -> None:
    """Step 4: was the last tile of a type taken this turn (C66, A33)?"""
    kind = table.taken
    if kind == NONE or table.board & table.tables.of_type[kind]:
        table.plan(END_TURN)
        return
    table.session = kind
    table.to_fight = table.flipped_in[kind]
    table.picker = table.active
    if table.logging:
        areas = count_bits(table.to_fight)
        table.log.append((entries.COMPLETED, table.active, kind, areas))
    table.plan(NEXT_CONFLICT)


def next_conflict(table: Table) -> None:
    """Another area is picked, until all have been scored (C93)."""
    if table.to_fight:
        table.plan(PICK_AREA)
    else:
        _end_session(table)


def _end_session(table: Table) -> None:
    """One more type has been scored; nine of them end the game at once (C99, A41)."""
    table.scored |= bit(table.session)
    number = count_bits(table.scored)
    if table.logging:
        table.log.append((entries.TYPE_SCORED, table.session, number))
    table.session = NONE
    table.fought = 0
    table.picker = NONE
    if number == table.tables.types_to_end:
        table.plan(FINISH, ending.TYPES_SCORED)
    else:
        table.plan(END_TURN)


def options_to_pick(table: Table) -> vec[i64]:
    """Any area that is left, with or without tribes of the picker (C78, A39)."""
    return offer(vec[i64](capacity=4), FIGHT, table.to_fight)


def pick(table: Table, area: i64) -> None:
    """Those who are there bid in turn; who is alone is not asked (C79, A34, A35, A53)."""
    table.to_fight &= ~bit(area)
    table.area = area
    if table.logging:
        table.log.append((entries.PICKED, table.picker, area))
    if contenders(table, area) > 1:
        table.plan(NEXT_BID, _next_from(table, table.picker))
    else:
        settle(table)


def contenders(table: Table, area: i64) -> i64:
    """How many players have tribes in an area."""
    number: i64 = 0
    for seat in range(table.players):
        if table.tribes_of(seat, area):
            number += 1
    return number


def _next_from(table: Table, first: i64) -> i64:
    """The first, clockwise from a seat on, who is there and has not passed, or NONE."""
    for place in range(table.players):
        seat = (first + place) % table.players
        if table.tribes_of(seat, table.area) and not table.passed >> seat & 1:
            return seat
    return NONE


def next_bid(table: Table, seat: i64) -> None:
    """Ask for a tile; who has none, as everybody knows, passes without being asked (A55)."""
    if knowledge.may_bid(table, seat, table.area):
        table.plan(BID, seat)
    else:
        _pass(table, seat, 1)


def options_to_bid(table: Table, seat: i64) -> vec[i64]:
    """Pass, any tile whose type lies there, or a half tile of any type (C80, C82, A30)."""
    tables = table.tables
    fitting = knowledge.fitting_tiles(table, table.area)
    result = append(vec[i64](capacity=8), PASS)
    backs: i64 = 0
    tiles = table.hand[seat] & (fitting | tables.half_tiles)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        back = tables.back_of[tile]
        if backs >> back & 1:
            continue
        backs |= bit(back)
        is_half = tables.half_tiles >> tile & 1
        if fitting >> tile & 1 and (not is_half or table.half_mode == HALF_OR_ONE):
            result = append(result, tables.bid + back)
        if is_half:
            result = append(result, BID_HALF + tables.type_of[tile])
    return result


def answer(table: Table, seat: i64, action: i64) -> None:
    """A tile is played, or a player has passed for this area (C81, C82)."""
    if action == PASS:
        _pass(table, seat, 0)
        return
    if action < PLAY:
        _bid_half(table, seat, action - BID_HALF)
    else:
        _bid(table, seat, table.tile_of_back(table.hand[seat], action - table.tables.bid))
    _ask_next(table, seat)


def _bid(table: Table, seat: i64, tile: i64) -> None:
    """An ordinary tile: others see its type alone (A40)."""
    _lay_down(table, seat, tile, TILE_FORCE)
    if table.logging:
        kind, under = table.tables.type_of[tile], table.tables.action_of[tile]
        table.log.append((entries.BID, seat, table.area, kind, under, TILE_FORCE))
    if table.reveal_spent:
        table.show(tile)
        table.tell_of_tile(entries.SHOWED, seat, tile)


def _bid_half(table: Table, seat: i64, kind: i64) -> None:
    """A half tile used as such is shown (C75)."""
    tables = table.tables
    tile = lowest(table.hand[seat] & tables.half_tiles & tables.of_type[kind])
    force = half_force(table, kind)
    _lay_down(table, seat, tile, force)
    table.show(tile)
    if table.logging:
        table.log.append((entries.BID_HALF, seat, table.area, kind, force))


def half_force(table: Table, kind: i64) -> i64:
    """What a half tile of a type adds in the area under way (A30)."""
    if table.half_mode == ONE_AND_HALF and table.types_in(table.area) >> kind & 1:
        return TILE_FORCE + HALF_FORCE
    return HALF_FORCE


def _lay_down(table: Table, seat: i64, tile: i64, force: i64) -> None:
    table.hand[seat] &= ~bit(tile)
    table.bid[seat] |= bit(tile)
    table.added[seat] += force


def _pass(table: Table, seat: i64, by_itself: i64) -> None:
    table.passed |= bit(seat)
    if table.logging:
        table.log.append((entries.PASSED, seat, table.area, by_itself))
    _ask_next(table, seat)


def _ask_next(table: Table, seat: i64) -> None:
    """The next one who has not passed, perhaps the same again, until all have (C83, A35)."""
    following = _next_from(table, seat + 1)
    if following == NONE:
        settle(table)
    else:
        table.plan(NEXT_BID, following)


# Scoring


def force_of(table: Table, seat: i64, area: i64) -> i64:
    """Tribes and the tiles played there, in halves; without a tribe there nothing (C84)."""
    tribes = table.tribes_of(seat, area)
    if tribes == 0:
        return 0
    force = TRIBE_FORCE * tribes
    return force + table.added[seat] if area == table.area else force


def payouts(table: Table, area: i64) -> vec[i64]:
    """What each seat would get if an area were scored as things stand (C85 to C89, A37)."""
    points = zeros(table.players)
    if table.tribes[area] == 0:
        return points
    first: i64 = 0  # the highest force, and the next one below
    second: i64 = 0
    leaders: i64 = 0  # how many have it
    runners: i64 = 0
    for seat in range(table.players):
        force = force_of(table, seat, area)
        points[seat] = force
        if force > first:
            second, runners = first, leaders
            first, leaders = force, 1
        elif force == first:
            leaders += 1
        elif force > second:
            second, runners = force, 1
        elif force == second:
            runners += 1
    for_first, for_second = _prizes(table, area, leaders, runners if second else 0)
    for seat in range(table.players):
        force = points[seat]
        if force == first:
            points[seat] = for_first
        else:
            points[seat] = for_second if force and force == second else 0
    return points


def _prizes(table: Table, area: i64, leaders: i64, runners: i64) -> tuple[i64, i64]:
    """What each of so many at the first and at the second place gets (C85 to C89, A37)."""
    for_first, for_second = table.first_value(area), table.second_value(area)
    if leaders > 2:
        return 0, 0
    if leaders == 2:
        return (for_first + for_second) // 2, 0
    if runners == 0 or (runners > 2 and table.second_tie_zero):
        return for_first, 0
    return for_first, for_second // runners


def _highest_below(table: Table, area: i64, limit: i64) -> i64:
    """The highest force in an area that is below a limit; 0 if there is none."""
    best: i64 = 0
    for seat in range(table.players):
        force = force_of(table, seat, area)
        if best < force < limit:
            best = force
    return best


def _how_many_have(table: Table, area: i64, wanted: i64) -> i64:
    number: i64 = 0
    for seat in range(table.players):
        if force_of(table, seat, area) == wanted:
            number += 1
    return number


def settle(table: Table) -> None:
    """The area is scored, tiles played there are spent, and its tile leaves (C90 to C95)."""
    area = table.area
    points = payouts(table, area)
    winner = winner_of(table, area)
    if table.logging:
        _tell_forces(table, area)
    for seat in range(table.players):
        table.award(seat, points[seat], FROM_AREAS, area)
        table.spent[seat] |= table.bid[seat]
        table.bid[seat] = 0
        table.added[seat] = 0
    if winner != NONE:
        table.picker = winner
    table.flipped_in[table.session] &= ~bit(area)
    table.fought |= bit(area)
    table.area = NONE
    table.passed = 0
    if table.logging:
        table.log.append((entries.REMOVED, area, table.session))
    table.plan(NEXT_CONFLICT)


def winner_of(table: Table, area: i64) -> i64:
    """Who alone has the highest force, or NONE (C92, A39)."""
    best = _highest_below(table, area, NO_LIMIT)
    if best == 0 or _how_many_have(table, area, best) > 1:
        return NONE
    winner: i64 = 0
    while force_of(table, winner, area) != best:
        winner += 1
    return winner


def _tell_forces(table: Table, area: i64) -> None:
    """Everybody's force, and what kind of tie there is."""
    forces = [force_of(table, seat, area) for seat in range(table.players)]
    for seat in range(table.players):
        if forces[seat]:
            table.log.append((entries.FORCE, seat, area, forces[seat]))
    best = sorted([force for force in forces if force], reverse=True)
    if not best:
        table.log.append((entries.EMPTY, area))
    elif best.count(best[0]) > 1:
        table.log.append((entries.TIED_FIRST, area, best.count(best[0])))
    elif len(best) > 1 and best.count(best[1]) > 1:
        table.log.append((entries.TIED_SECOND, area, best.count(best[1])))
