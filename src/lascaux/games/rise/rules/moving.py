"""Move: members walk to other hexes, each at most once on a turn (R44 to R48)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, offer_coded
from lascaux.engine.hexes import around
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import MOVED_MAMMOTH, WANDERED, Board
from lascaux.games.rise.rules.codes import (
    DISCOVERY,
    GOODS,
    HORSE,
    MAMMOTH_TO,
    OXEN,
    PATHFINDER,
    STOP,
    TAKE,
    WANDER,
    WAYFARERS,
)
from lascaux.games.rise.rules.steps import (
    DISCOVER,
    MOVE_DONE,
    MOVE_MEMBERS,
    PAIR,
    PAIR_SHIFT,
    WANDER_AGAIN,
    WANDER_FIRST,
)


def begin(board: Board) -> None:
    """So many members may move, oxen carry more (R44)."""
    board.arrived = 0
    board.extra = 0  # members moved so far
    if board.has(OXEN):
        board.left += board.tables.goal_amount[OXEN]
    board.plan(MOVE_DONE)
    board.plan(MOVE_MEMBERS)


def done(board: Board) -> None:
    """Borrowed horses and oxen go home (Q56)."""
    board.arrived = 0
    board.use_up(HORSE)
    board.use_up(OXEN)


def options(board: Board, step: i64, about: i64) -> vec[i64]:
    """Who may walk where."""
    if step == MOVE_MEMBERS:
        return _moves(board)
    if step == DISCOVER:
        result = vec[i64](capacity=GOODS)
        for resource in range(GOODS):
            if board.on_tile(DISCOVERY, resource):
                result = append(result, TAKE + resource)
        return result
    if step == WANDER_FIRST:
        result = vec[i64](capacity=32)
        for h in range(board.land.outline.hexes):
            if can_leave(board, h):
                result = _offer_moves(board, result, h, board.land.outline.near_two[h])
        return result
    return _wander_again(board, about & PAIR, about >> PAIR_SHIFT)


def _moves(board: Board) -> vec[i64]:
    """A member's walk, the tamed mammoth's, the wayfarers' start, or nothing more."""
    result = vec[i64](capacity=32)
    own = board.here[board.active]
    if board.left:
        for h in range(board.land.outline.hexes):
            if own >> h & 1 and can_leave(board, h):
                result = _offer_moves(board, result, h, reach(board, h))
    if may_wander(board):
        result = append(result, WANDER)
    if may_move_mammoth(board):
        result = board.offer(result, MAMMOTH_TO, own & ~bit(board.mammoth))
    return append(result, STOP)


def _offer_moves(board: Board, result: vec[i64], source: i64, targets: i64) -> vec[i64]:
    places = board.land.outline.places
    first = board.tables.move + places[source] * board.tables.places
    return offer_coded(result, first, targets, places)


def can_leave(board: Board, h: i64) -> bool:
    """Is there a member who has not moved this turn (R47)?"""
    return board.count(h, board.active) > (board.arrived >> (4 * h) & 15)


def unmoved(board: Board, h: i64) -> i64:
    """How many members in a hex have not moved this turn (R47)."""
    return board.count(h, board.active) - has_arrived(board, h)


def has_arrived(board: Board, h: i64) -> i64:
    """How many members have moved into a hex this turn."""
    return board.arrived >> (4 * h) & 15


def may_wander(board: Board) -> bool:
    """Wayfarers go before the first member of the normal move or after its last (R126)."""
    if not board.leads_by(WAYFARERS) or board.spent & WANDERED:
        return False
    if board.extra and board.left:
        return False
    for h in range(board.land.outline.hexes):
        if can_leave(board, h):
            return True
    return False


def may_move_mammoth(board: Board) -> bool:
    """Once in a Move, to any other hex that its tamer occupies (R152)."""
    return board.tamer == board.active and not board.spent & MOVED_MAMMOTH


def reach(board: Board, source: i64) -> i64:
    """The hexes that a member can walk to (R45, R48), with horse, canoe and pathfinder."""
    outline = board.land.outline
    steps: i64 = 1
    if board.has(HORSE):
        steps += board.tables.goal_amount[HORSE]
    if board.canoe != board.active and not board.leads_by(PATHFINDER):
        if steps == 1:
            return outline.near[source]
        if steps == 2:
            return outline.near_two[source]
    return _far_reach(board, source, steps)


def _far_reach(board: Board, source: i64, steps: i64) -> i64:
    """Reach when some steps are free: the canoe's first lake (R165), a pathfinder's start (R133).

    `dry` are the hexes reached with the canoe still to use, `wet` all others; both at the
    present cost, those at the next one as `dry_next` and `wet_next`.
    """
    lakes = board.land.of[0]
    paddles = board.canoe == board.active
    near = board.land.outline.near
    beside = near[source]
    alike = _alike(board, source) if board.leads_by(PATHFINDER) else i64(0)
    dry: i64 = 0
    wet: i64 = 0
    dry_next: i64 = 0
    wet_next: i64 = 0
    if paddles:
        wet = beside & lakes
        dry = beside & alike & ~lakes
        dry_next = beside & ~alike & ~lakes
    else:
        wet = beside & alike
        wet_next = beside & ~alike
    found = dry | wet
    for _ in range(steps):
        wet |= around(near, dry) & lakes
        dry_next |= around(near, dry) & ~lakes
        wet_next |= around(near, wet)
        found |= wet | dry_next | wet_next
        dry = dry_next
        wet = wet_next
        dry_next = 0
        wet_next = 0
    found |= around(near, dry) & lakes
    return found & ~bit(source)


def _alike(board: Board, source: i64) -> i64:
    """The hexes that share a terrain with this one (Q76)."""
    hexes: i64 = 0
    for kind in range(GOODS):
        if board.land.terrain[source] >> kind & 1:
            hexes |= board.land.of[kind]
    return hexes


def _wander_again(board: Board, source: i64, target: i64) -> vec[i64]:
    """The second wayfarer goes the same way or not at all (R126)."""
    result = vec[i64](capacity=2)
    if can_leave(board, source):
        result = append(_offer_moves(board, result, source, bit(target)), STOP)
    return result


def answer(board: Board, step: i64, about: i64, action: i64) -> None:
    """Carry out a decision of a Move."""
    if step == DISCOVER:
        board.gain(board.active, action - TAKE, board.take_from_tile(DISCOVERY, action - TAKE, 1))
        return
    tables = board.tables
    if action < tables.move:
        _no_walk(board, step, action)
        return
    pair = action - tables.move
    source = board.land.outline.hex_at[pair // tables.places]
    target = board.land.outline.hex_at[pair % tables.places]
    if step == MOVE_MEMBERS:
        board.left -= 1
        board.extra += 1
        board.plan(MOVE_MEMBERS)
    elif step == WANDER_FIRST and tables.power_amount[WAYFARERS] > 1:
        board.plan(WANDER_AGAIN, source | target << PAIR_SHIFT)
    _walk(board, source, target)


def _no_walk(board: Board, step: i64, action: i64) -> None:
    """Stop, begin to wander, or lead the mammoth."""
    if step != MOVE_MEMBERS:
        return
    if action == WANDER:
        board.spent |= WANDERED
        board.plan(MOVE_MEMBERS)
        board.plan(WANDER_FIRST)
    elif action != STOP:
        board.spent |= MOVED_MAMMOTH
        board.mammoth = board.hex_of(action)
        if board.logging:
            board.log.append((entries.MAMMOTH_MOVED, board.active, board.place(board.mammoth)))
        board.plan(MOVE_MEMBERS)
    elif board.extra and board.left:
        board.left = 0  # the normal move is over: now the wayfarers may go
        board.plan(MOVE_MEMBERS)


def _walk(board: Board, source: i64, target: i64) -> None:
    """One member goes from hex to hex; what it leaves behind may fall at once (Q23)."""
    seat = board.active
    finds = would_discover(board, target)
    board.leave(source, seat, 1)
    board.enter(target, seat, 1)
    board.arrived += bit(4 * target)
    if board.logging:
        board.log.append((entries.MOVED, seat, board.place(source), board.place(target)))
    board.settle(-1)
    if finds:
        board.discovered |= bit(target)
        board.plan(DISCOVER)


def would_discover(board: Board, target: i64) -> bool:
    """Discovery pays for a hex with other players' members and none of one's own (R139, Q45)."""
    if not board.active_events >> DISCOVERY & 1 or board.discovered >> target & 1:
        return False
    mine = board.here[board.active] >> target & 1
    return not mine and board.rivals_in(target, board.active)
