"""Villages: what they cost, where they may stand, and the elder who comes along (R83 to R100)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, numbers_in
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    ABANDONED_VILLAGE,
    BUILD_AT,
    BUILD_HIDDEN,
    CLAIM_AT,
    CRAFTY_BUILDERS,
    GOODS,
    HIDDEN_VILLAGE,
    NEUTRAL,
    NO,
    NONE,
    PAY,
    STONE_AXE,
    TRIBES,
    YES,
)
from lascaux.games.rise.rules.steps import BRING_ELDER, LATE_EVENTS, ON_BOARD, PAY_VILLAGE


def offers(board: Board, result: vec[i64]) -> vec[i64]:
    """Villages that may be built or taken over in step 5, added to the choices so far."""
    claimable = board.villages[NEUTRAL] & controlled_hexes(board)
    if claimable:
        result = board.offer(result, CLAIM_AT, claimable)
    sites = building_sites(board)
    hidden = may_hide(board)
    if (not sites and not hidden) or not board.villages_in_stock() or not can_pay(board):
        return result
    result = board.offer(result, BUILD_AT, sites)
    return append(result, BUILD_HIDDEN) if hidden else result


def controlled_hexes(board: Board) -> i64:
    """Hexes in which only the active player's members are (R82)."""
    others: i64 = 0
    for tribe in range(TRIBES):
        if tribe != board.active:
            others |= board.here[tribe]
    return board.here[board.active] & ~others


def building_sites(board: Board) -> i64:
    """Occupied hexes without a village, but not the glacier (R84, R113, Q24)."""
    sites = board.here[board.active] & ~board.village_hexes()
    return sites & ~bit(board.glacier) if board.frozen else sites


def may_hide(board: Board) -> bool:
    """One village on the own board, while another stands on the map (R136, Q65)."""
    if not board.leads_by(HIDDEN_VILLAGE):
        return False
    return not board.hidden >> board.active & 1 and board.villages[board.active] != 0


def can_pay(board: Board) -> bool:
    """Is there a price that the active player can pay?"""
    return len(payable(board)) > 0


def payable(board: Board) -> vec[i64]:
    """The payments for a village that the active player can make, as actions."""
    return prices(board, vec[i64](capacity=16))


def prices(board: Board, result: vec[i64]) -> vec[i64]:
    """The payments for a village that the active player can make (R83, D30).

    The printed one; with the stone axe one resource less; crafty builders pay with anything.
    """
    cost = board.tribe[board.active] * GOODS
    food = board.tables.village_cost[cost]
    wood = board.tables.village_cost[cost + 1]
    stone = board.tables.village_cost[cost + 2]
    total = board.tables.power_amount[CRAFTY_BUILDERS]
    if board.has(STONE_AXE):
        total -= 1
        if food:
            result = offer_payment(board, result, food - 1, wood, stone)
        if wood:
            result = offer_payment(board, result, food, wood - 1, stone)
        if stone:
            result = offer_payment(board, result, food, wood, stone - 1)
    else:
        result = offer_payment(board, result, food, wood, stone)
    if board.leads_by(CRAFTY_BUILDERS):
        for any_food in range(total + 1):
            for any_wood in range(total + 1 - any_food):
                rest = total - any_food - any_wood
                result = offer_payment(board, result, any_food, any_wood, rest)
    return result


def short_of(board: Board, seat: i64) -> i64:
    """How many resources a seat lacks for a village, at the price that it comes closest to."""
    lacking: i64 = 0
    for resource in range(GOODS):
        price = board.tables.village_cost[board.tribe[seat] * GOODS + resource]
        owned = board.goods[seat * GOODS + resource]
        if owned < price:
            lacking += price - owned
    axe = board.completed[seat] >> STONE_AXE & 1
    if seat == board.active and board.borrowed == STONE_AXE:
        axe = 1
    if lacking:
        lacking -= axe
    if board.power[seat] == CRAFTY_BUILDERS:
        any_kind = board.tables.power_amount[CRAFTY_BUILDERS] - axe - board.wealth(seat)
        lacking = max(0, min(lacking, any_kind))
    return lacking


def offer_payment(board: Board, result: vec[i64], food: i64, wood: i64, stone: i64) -> vec[i64]:
    """The choices so far, and this payment if it is new and the active player has it."""
    at = board.active * GOODS
    goods = board.goods
    if goods[at] < food or goods[at + 1] < wood or goods[at + 2] < stone:
        return result
    action = PAY + food * 25 + wood * 5 + stone
    for known in result:
        if known == action:
            return result
    return append(result, action)


def pay(board: Board, action: i64) -> None:
    """Hand over what a payment says."""
    price = action - PAY
    board.pay(board.active, 0, price // 25)
    board.pay(board.active, 1, price // 5 % 5)
    board.pay(board.active, 2, price % 5)


def decide(board: Board, action: i64) -> bool:
    """Build or take over a village; says whether the action was about that."""
    first = board.tables.at
    places = board.tables.places
    if action == BUILD_HIDDEN:
        board.plan(PAY_VILLAGE, ON_BOARD)
        return True
    if first + BUILD_AT * places <= action < first + (BUILD_AT + 1) * places:
        board.plan(PAY_VILLAGE, board.hex_of(action))
        return True
    if first + CLAIM_AT * places <= action < first + (CLAIM_AT + 1) * places:
        _claim(board, board.hex_of(action))
        return True
    return False


def _claim(board: Board, h: i64) -> None:
    """An abandoned village becomes one's own."""
    board.villages[NEUTRAL] = 0
    board.villages[board.active] |= bit(h)
    board.touched |= bit(h)
    if board.logging:
        board.log.append((entries.CLAIMED, board.active, board.place(h)))
    board.end_event(ABANDONED_VILLAGE)


def options(board: Board, step: i64) -> vec[i64]:
    """How a village is paid, or whether the elder comes."""
    result = vec[i64](capacity=16)
    if step == PAY_VILLAGE:
        return prices(board, result)
    return append(append(result, YES), NO)


def answer(board: Board, step: i64, about: i64, action: i64) -> None:
    """Pay and build, or bring the elder."""
    if step == PAY_VILLAGE:
        pay(board, action)
        board.use_up(STONE_AXE)
        _build(board, about)
    elif action == YES:
        board.elder[board.active] = about
        if board.logging:
            board.log.append((entries.ELDER, board.active, board.place(about)))


def _build(board: Board, h: i64) -> None:
    """The village stands; the first one of the game wakes the late events (R84, R85, R96)."""
    seat = board.active
    if board.logging:
        board.log.append((entries.BUILT, seat, NONE if h == ON_BOARD else board.place(h)))
    if h == ON_BOARD:
        board.hidden |= bit(seat)
        return
    board.villages[seat] |= bit(h)
    board.touched |= bit(h)
    if board.elders and board.elder[seat] == NONE:
        board.plan(BRING_ELDER, h)
    if not board.settled:
        board.settled = True
        _add_late_events(board)


def _add_late_events(board: Board) -> None:
    """Abandoned Village and Chieftain are shuffled into the event deck (R85, R167)."""
    for event in numbers_in(board.tables.late_events):
        board.event_deck[board.events_left] = event
        board.events_left += 1
    if board.logging:
        board.log.append((entries.LATE_EVENTS,))
    board.plan(LATE_EVENTS)
