"""Gather: occupied hexes give what grows in them (R49 to R52)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    AGRICULTURE,
    BASKET,
    FARM_AT,
    FARMING,
    FOCUSED_EFFORT,
    FOOD,
    GATHER_AT,
    GOODS,
    NO,
    NONE,
    PLENTIFUL_FOOD,
    PLENTIFUL_STONE,
    PLENTIFUL_WOOD,
    SHARED_BOUNTY,
    STONE,
    STOP,
    TAKE,
    WOOD,
)
from lascaux.games.rise.rules.steps import (
    BASKET_GOODS,
    BOUNTY_GOODS,
    FARM_LAKE,
    GATHER_DONE,
    GATHER_HEX,
    PAIR,
    PAIR_SHIFT,
    STONE_OR_OWN,
    WILD_GOODS,
)


def begin(board: Board) -> None:
    """Up to so many different hexes (R50, Q6)."""
    board.marked = 0
    board.stony = 0
    board.plan(GATHER_DONE)
    board.plan(GATHER_HEX)


def done(board: Board) -> None:
    """What follows the hexes: basket, villages' fields, farms, and who shares (R123, R124)."""
    seat = board.active
    board.plan(BOUNTY_GOODS)
    if board.leads_by(FARMING):
        board.plan(FARM_LAKE)
    if board.leads_by(AGRICULTURE):
        amount = board.tables.power_amount[AGRICULTURE]
        board.gain(seat, FOOD, amount * board.village_count(seat))
    board.plan(BASKET_GOODS)


def options(board: Board, step: i64, about: i64) -> vec[i64]:
    """What may be gathered."""
    result = vec[i64](capacity=8)
    if step == GATHER_HEX:
        hexes = ripe_hexes(board) if board.left else i64(0)
        return append(board.offer(result, GATHER_AT, hexes), STOP)
    if step == FARM_LAKE:
        lakes = board.marked & board.land.of[0] if board.supply[board.active] else i64(0)
        return append(board.offer(result, FARM_AT, lakes), NO) if lakes else result
    if step == STONE_OR_OWN:
        kinds = board.land.terrain[about & PAIR] | bit(STONE)
    elif step == BASKET_GOODS:
        kinds = _basket_kinds(board)
    elif step == BOUNTY_GOODS:
        kinds = _bounty_kinds(board)
    else:
        kinds = 7
    return offer(result, TAKE, kinds)


def ripe_hexes(board: Board) -> i64:
    """Occupied hexes not yet used, with members enough where many are needed (R49, R110)."""
    hexes = board.here[board.active] & ~board.marked
    for h in range(board.land.outline.hexes):
        if hexes >> h & 1 and board.count(h, board.active) < board.land.need[h]:
            hexes &= ~bit(h)
    return hexes


def _basket_kinds(board: Board) -> i64:
    """The basket gives one more of what a hex has given; the glacier gives no more (R114, Q73)."""
    if not board.has(BASKET):
        return 0
    kinds: i64 = 0
    for h in range(board.land.outline.hexes):
        if board.marked >> h & 1 and not (board.frozen and h == board.glacier):
            kinds |= bit(STONE) if board.stony >> h & 1 else board.land.terrain[h]
    return kinds


def _bounty_kinds(board: Board) -> i64:
    """Shared Bounty: what an onlooker in a gathered hex could take right now (R131, Q68, Q78)."""
    seat = board.who_leads_by(SHARED_BOUNTY) if board.leaders else NONE
    if seat == NONE or seat == board.active or not board.here[seat] & board.marked:
        return 0
    kinds: i64 = 0
    for h in range(board.land.outline.hexes):
        if board.count(h, seat) >= board.land.need[h]:
            kinds |= board.land.terrain[h]
            if board.near_volcano() >> h & 1:
                kinds |= bit(STONE)
    return kinds


def answer(board: Board, step: i64, about: i64, action: i64) -> None:
    """Carry out a decision of a Gather."""
    if step == GATHER_HEX:
        if action != STOP:
            _gather_from(board, board.hex_of(action))
    elif step == FARM_LAKE:
        if action != NO:
            _farm(board, board.hex_of(action))
    elif step == STONE_OR_OWN:
        if action == TAKE + STONE:
            board.stony |= bit(about & PAIR)
        board.gain(board.active, action - TAKE, about >> PAIR_SHIFT)
    elif step == WILD_GOODS:
        board.gain(board.active, action - TAKE, 1)
        if about > 1:
            board.plan(WILD_GOODS, about - 1)
    elif step == BASKET_GOODS:
        board.gain(board.active, action - TAKE, board.tables.goal_amount[BASKET])
        board.use_up(BASKET)
    else:
        board.gain(board.to_move, action - TAKE, 1)


def _farm(board: Board, h: i64) -> None:
    """A member more in a lake that was gathered from (R124)."""
    board.add_member(h, board.active)
    if board.logging:
        board.log.append((entries.GREW, board.active, board.place(h)))


def _gather_from(board: Board, h: i64) -> None:
    """A hex gives its resource, or what its neighbour or its nature allows (R52, R105, R160)."""
    board.marked |= bit(h)
    board.left -= 1
    if board.logging:
        board.log.append((entries.GATHERED, board.active, board.place(h)))
    if board.left:
        board.plan(GATHER_HEX)
    amount = yield_of(board, h)
    if board.land.wild >> h & 1:
        board.plan(WILD_GOODS, amount)
    elif board.near_volcano() >> h & 1 and not board.land.of[STONE] >> h & 1:
        board.plan(STONE_OR_OWN, h | amount << PAIR_SHIFT)
    else:
        for resource in range(GOODS):
            if board.land.terrain[h] >> resource & 1:
                board.gain(board.active, resource, amount)
    _take_plenty(board, h, PLENTIFUL_FOOD, FOOD)
    _take_plenty(board, h, PLENTIFUL_WOOD, WOOD)
    _take_plenty(board, h, PLENTIFUL_STONE, STONE)
    if h == board.glacier and not board.frozen:
        board.gain(board.active, STONE, board.stones)
        board.stones = 0


def yield_of(board: Board, h: i64) -> i64:
    """What a hex gives: great tiles and focused effort more, the glacier little (R103, R127)."""
    tables = board.tables
    amount = tables.each + board.land.bonus[h]
    crowded = board.count(h, board.active) >= tables.power_amount[FOCUSED_EFFORT]
    if crowded and board.leads_by(FOCUSED_EFFORT):
        amount += 1
    if board.frozen and h == board.glacier and amount > tables.glacier_cap:
        amount = tables.glacier_cap
    return amount


def _take_plenty(board: Board, h: i64, event: i64, resource: i64) -> None:
    """A plentiful event adds to each hex of its terrain, whatever was taken there (R147, Q47)."""
    if board.active_events >> event & 1 and board.land.of[resource] >> h & 1:
        amount = board.tables.event_amount[event]
        board.gain(board.active, resource, board.take_from_tile(event, resource, amount))
