"""What can be done at any time of the own turn: buying, trading, learning, borrowing, pushing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import offer
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import (
    USED_ELDER,
    USED_INTIMIDATE,
    USED_KNOWLEDGE,
    USED_POTTERY,
    Board,
)
from lascaux.games.rise.rules.codes import (
    ALL_DEVELOPMENTS,
    ALTAR,
    BORROW,
    BUY_ALTAR,
    BUY_CANOE,
    BUY_WALLS,
    CANOE,
    DEVELOPMENTS,
    GIVE,
    GOODS,
    INTIMIDATE,
    INTIMIDATE_AT,
    LEARN,
    NONE,
    POTTERY,
    POTTERY_TO,
    PUSH_TO,
    SACRIFICE_AT,
    SHARED_KNOWLEDGE,
    STRIKE,
    TAKE,
    TRADE,
    TRADE_GIVE_ONE,
    TRADE_GIVE_TWO,
    TRADE_TAKE,
    TRADES,
    WALLS,
)
from lascaux.games.rise.rules.position import FROM_EVENTS
from lascaux.games.rise.rules.steps import (
    DRAW_GOAL,
    ELDER_GIFT,
    INTIMIDATE_PRICE,
    INTIMIDATE_WHOM,
    LEARN_PRICE,
    PAIR,
    PAIR_SHIFT,
    PAY_ALTAR,
    POTTERY_GIFT,
    POTTERY_GOODS,
    PUSH_WHERE,
    SACRIFICE,
)
from lascaux.games.rise.rules.villages import offer_payment, pay

BUYABLE: Final[i64] = 0b11100010000000  # the events with an offer: knowledge, walls, canoe, altar


def offers(board: Board, result: vec[i64], in_step_three: bool) -> vec[i64]:
    """The bargains that are open now, added to the choices so far (Q13, R163)."""
    if board.active_events & BUYABLE:
        result = _event_offers(board, result)
    if board.has(POTTERY) and not board.spent & USED_POTTERY and board.wealth(board.active):
        for other in range(board.players):
            if other != board.active:
                result = append(result, POTTERY_TO + other)
    if board.elders and may_borrow(board):
        result = _loans(board, result)
    if in_step_three and may_intimidate(board):
        result = board.offer(result, INTIMIDATE_AT, shared_hexes(board))
    return result


def _event_offers(board: Board, result: vec[i64]) -> vec[i64]:
    if can_buy(board, WALLS):
        result = append(result, BUY_WALLS)
    if can_buy(board, CANOE):
        result = append(result, BUY_CANOE)
    if can_buy_altar(board):
        result = append(result, BUY_ALTAR)
    if can_learn(board):
        result = append(result, LEARN)
    return result


def price_of(board: Board, event: i64) -> i64:
    """The price of walls or canoe, less what lies on the tile (R161)."""
    return board.tables.event_price[event] - board.all_on_tile(event)


def can_buy(board: Board, event: i64) -> bool:
    """Can the active player pay for walls or canoe?"""
    if not board.active_events >> event & 1:
        return False
    resource = board.tables.event_price_in[event]
    return board.goods[board.active * GOODS + resource] >= price_of(board, event)


def can_buy_altar(board: Board) -> bool:
    """Is there a member to sacrifice and a price to pay (R166)?"""
    if not board.active_events >> ALTAR & 1 or not board.here[board.active]:
        return False
    return len(altar_prices(board, vec[i64](capacity=8))) > 0


def altar_prices(board: Board, result: vec[i64]) -> vec[i64]:
    """So many of one kind, or one fewer and all different; both less the discount (R166, Q48)."""
    alike = board.tables.event_price[ALTAR] - board.all_on_tile(ALTAR)
    different = alike - 1
    result = offer_payment(board, result, alike, 0, 0)
    result = offer_payment(board, result, 0, alike, 0)
    result = offer_payment(board, result, 0, 0, alike)
    for kinds in range(i64(1), i64(8)):
        food = kinds & 1
        wood = kinds >> 1 & 1
        stone = kinds >> 2
        if food + wood + stone == different:
            result = offer_payment(board, result, food, wood, stone)
    return result


def can_learn(board: Board) -> bool:
    """Shared Knowledge: beside an opponent, with a resource and cards left (R148, Q72)."""
    seat = board.active
    if not board.active_events >> SHARED_KNOWLEDGE & 1 or board.spent & USED_KNOWLEDGE:
        return False
    return board.wealth(seat) > 0 and board.deck_size[seat] > 0 and board.shares_a_hex(seat)


def may_borrow(board: Board) -> bool:
    """Is the elder on the map, not used this turn, and something to give (R98, R170)?"""
    seat = board.active
    return board.elder[seat] != NONE and not board.spent & USED_ELDER and board.wealth(seat) > 0


def _loans(board: Board, result: vec[i64]) -> vec[i64]:
    """Developments that an opponent has completed and the active player has not (Q56)."""
    for other in range(board.players):
        if other != board.active:
            new = board.completed[other] & ~board.completed[board.active]
            result = offer(result, BORROW + other * DEVELOPMENTS, new & ALL_DEVELOPMENTS)
    return result


def may_intimidate(board: Board) -> bool:
    """Has the leader that power, not used this turn, and something to pay (R132)?"""
    if not board.leads_by(INTIMIDATE) or board.spent & USED_INTIMIDATE:
        return False
    return board.wealth(board.active) > 0


def shared_hexes(board: Board) -> i64:
    """Hexes that the active player occupies together with another player."""
    others: i64 = 0
    for other in range(board.players):
        if other != board.active:
            others |= board.here[other]
    return board.here[board.active] & others


def trades(board: Board, result: vec[i64]) -> vec[i64]:
    """The trader's exchanges of two resources for one, for whoever decides (R120, Q64)."""
    at = board.to_move * GOODS
    for trade in range(TRADES):
        one = i64(TRADE_GIVE_ONE[trade])
        two = i64(TRADE_GIVE_TWO[trade])
        needed: i64 = 2 if one == two else 1
        if board.goods[at + one] >= needed and board.goods[at + two] >= needed:
            result = append(result, TRADE + trade)
    return result


def trade(board: Board, action: i64) -> None:
    """Two for one."""
    number = action - TRADE
    if board.logging:
        board.log.append((entries.TRADED, board.to_move, number))
    board.goods[board.to_move * GOODS + TRADE_GIVE_ONE[number]] -= 1
    board.goods[board.to_move * GOODS + TRADE_GIVE_TWO[number]] -= 1
    board.goods[board.to_move * GOODS + TRADE_TAKE[number]] += 1


def strike(board: Board, action: i64) -> None:
    """Begin a bargain that was offered."""
    if action == BUY_WALLS:
        _buy(board, WALLS)
        board.walls = board.active
    elif action == BUY_CANOE:
        _buy(board, CANOE)
        board.canoe = board.active
    elif action == BUY_ALTAR:
        board.plan(PAY_ALTAR)
    elif action == LEARN:
        board.spent |= USED_KNOWLEDGE
        board.plan(LEARN_PRICE)
    elif action >= BORROW and action < BORROW + 4 * DEVELOPMENTS:
        board.spent |= USED_ELDER
        loan = action - BORROW
        board.plan(ELDER_GIFT, loan // DEVELOPMENTS | loan % DEVELOPMENTS << PAIR_SHIFT)
    elif action >= POTTERY_TO and action < POTTERY_TO + 4:
        board.spent |= USED_POTTERY
        board.plan(POTTERY_GIFT, action - POTTERY_TO)
    else:
        board.spent |= USED_INTIMIDATE
        board.plan(INTIMIDATE_WHOM, board.hex_of(action))
        board.plan(INTIMIDATE_PRICE)


def _buy(board: Board, event: i64) -> None:
    """Pay, take the token, score (R163, Q49)."""
    board.pay(board.active, board.tables.event_price_in[event], price_of(board, event))
    _take_token(board, event)


def _take_token(board: Board, event: i64) -> None:
    if board.logging:
        board.log.append((entries.BOUGHT, board.active, event))
    board.end_event(event)
    board.award(board.active, board.tables.event_points[event], FROM_EVENTS)


def options(board: Board, step: i64, about: i64) -> vec[i64]:
    """The answers to a bargain's question."""
    result = vec[i64](capacity=8)
    if step == PAY_ALTAR:
        return altar_prices(board, result)
    if step == SACRIFICE:
        return board.offer(result, SACRIFICE_AT, board.here[board.active])
    if step == PUSH_WHERE:
        return board.offer(result, PUSH_TO, board.land.outline.near[about & PAIR])
    if step == INTIMIDATE_WHOM:
        for other in range(board.players):
            if other != board.active and board.count(about, other):
                result = append(result, STRIKE + other)
        return result
    for resource in range(GOODS):
        if step == POTTERY_GOODS:
            result = append(result, TAKE + resource)
        elif board.goods[board.active * GOODS + resource]:
            result = append(result, GIVE + resource)
    return result


def answer(board: Board, step: i64, about: i64, action: i64) -> None:
    """Carry out a decision of a bargain."""
    seat = board.active
    if step == PAY_ALTAR:
        pay(board, action)
        board.plan(SACRIFICE)  # only now: a trader may have traded the price away
    elif step == SACRIFICE:
        board.remove(board.hex_of(action), seat, 1)
        board.altar = seat
        board.settle(NONE)
        _take_token(board, ALTAR)
    elif step == LEARN_PRICE:
        _learn(board, action - GIVE)
    elif step == POTTERY_GIFT:
        _hand_over(board, action - GIVE, about)
        board.use_up(POTTERY)
        board.plan(POTTERY_GOODS, board.tables.goal_amount[POTTERY])
    elif step == POTTERY_GOODS:
        board.gain(seat, action - TAKE, 1)
        if about > 1:
            board.plan(POTTERY_GOODS, about - 1)
    elif step == ELDER_GIFT:
        _hand_over(board, action - GIVE, about & PAIR)
        board.borrowed = about >> PAIR_SHIFT
        if board.logging:
            board.log.append((entries.BORROWED, seat, board.borrowed, about & PAIR))
    elif step == INTIMIDATE_PRICE:
        board.pay(seat, action - GIVE, 1)
    elif step == INTIMIDATE_WHOM:
        board.plan(PUSH_WHERE, about | (action - STRIKE) << PAIR_SHIFT)
    else:
        _push(board, about & PAIR, about >> PAIR_SHIFT, board.hex_of(action))


def _learn(board: Board, resource: i64) -> None:
    """A resource onto the tile for a goal; with enough of them the event ends (R148, R149)."""
    seat = board.active
    if board.logging:
        board.log.append((entries.LEARNT, seat, resource))
    board.goods[seat * GOODS + resource] -= 1
    board.on_tiles[board.slot_of(SHARED_KNOWLEDGE) * GOODS + resource] += 1
    ends_at = board.tables.ends_at(SHARED_KNOWLEDGE, board.players)
    if board.all_on_tile(SHARED_KNOWLEDGE) >= ends_at:
        board.end_event(SHARED_KNOWLEDGE)
    board.plan(DRAW_GOAL)


def _hand_over(board: Board, resource: i64, to: i64) -> None:
    """A resource from the active player to another (Q32)."""
    board.goods[board.active * GOODS + resource] -= 1
    board.goods[to * GOODS + resource] += 1
    if board.logging:
        board.log.append((entries.GAVE, board.active, resource, to))


def _push(board: Board, source: i64, whom: i64, target: i64) -> None:
    """Intimidate: an opposing member must go next door (R132)."""
    board.leave(source, whom, 1)
    board.enter(target, whom, 1)
    if board.logging:
        walk = (board.place(source), board.place(target))
        board.log.append((entries.PUSHED, board.active, whom, *walk))
    board.settle(NONE)
