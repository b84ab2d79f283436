"""Conflicts: hexes that hold too many are fought out after the actions (R59 to R73)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    AMBUSH,
    AMBUSH_AT,
    BOW,
    EVADE_TO,
    EVASION,
    FIGHT_AT,
    NO,
    NONE,
    STOP,
    STRIKE,
    TRIBES,
)
from lascaux.games.rise.rules.steps import (
    AMBUSH_FIRST,
    AMBUSH_MORE,
    BOW_VICTIM,
    EVADE_FIRST,
    EVADE_MORE,
    FIGHT,
    NEXT_CONFLICT,
    PAIR,
    PAIR_SHIFT,
)


def overfull_hexes(board: Board) -> i64:
    """The hexes in conflict (R60)."""
    occupied = board.occupied()
    hexes: i64 = 0
    h: i64 = 0
    while occupied:
        if occupied & 1 and board.crowd(h) > board.limit(h):
            hexes |= bit(h)
        occupied >>= 1
        h += 1
    return hexes


def offense_in(board: Board, h: i64) -> i64:
    """The active player, if its members are there against others, else NONE (R69, Q16, Q17)."""
    if board.count(h, board.active) and board.opposing(h, board.active):
        return board.active
    return NONE


def strongest_defender(board: Board, h: i64) -> i64:
    """The tribe with most members in a hex, besides the active player's."""
    best: i64 = NONE
    most: i64 = 0
    for tribe in range(TRIBES):
        if tribe != board.active and board.count(h, tribe) > most:
            best = tribe
            most = board.count(h, tribe)
    return best


def options(board: Board, step: i64, about: i64) -> vec[i64]:
    """The answers to a question of the conflict step."""
    result = vec[i64](capacity=8)
    if step == NEXT_CONFLICT:
        return board.offer(result, FIGHT_AT, overfull_hexes(board))
    if step == AMBUSH_FIRST:
        if board.leads_by(AMBUSH) and board.waiting and board.here[board.active]:
            result = append(board.offer(result, AMBUSH_AT, board.here[board.active]), NO)
        return result
    if step == AMBUSH_MORE:
        return append(board.offer(result, AMBUSH_AT, bit(about)), STOP) if board.waiting else result
    if step == BOW_VICTIM:
        return _bow_victims(board, about, result)
    return _escapes(board, step, about, result)


def _bow_victims(board: Board, h: i64, result: vec[i64]) -> vec[i64]:
    """The bow hits one defender, invaders too (R65, R68, Q18)."""
    if not board.has(BOW) or offense_in(board, h) == NONE:
        return result
    for tribe in range(TRIBES):
        if tribe != board.active and board.count(h, tribe):
            result = append(result, STRIKE + tribe)
    return result


def _escapes(board: Board, step: i64, about: i64, result: vec[i64]) -> vec[i64]:
    """Evasion: hexes beside the conflict with room for one more (R134, Q41, Q79)."""
    if not board.lost or board.who_leads_by(EVASION) == NONE:
        return result
    if step == EVADE_MORE:
        target = about & PAIR
        if about >> PAIR_SHIFT and _has_room(board, target):
            result = append(board.offer(result, EVADE_TO, bit(target)), STOP)
        return result
    hexes: i64 = 0
    for h in range(board.land.outline.hexes):
        if board.land.outline.near[about] >> h & 1 and _has_room(board, h):
            hexes |= bit(h)
    return append(board.offer(result, EVADE_TO, hexes), NO) if hexes else result


def _has_room(board: Board, h: i64) -> bool:
    return board.crowd(h) < board.limit(h)


def answer(board: Board, step: i64, about: i64, action: i64) -> None:
    """Carry out a decision of the conflict step."""
    if step == NEXT_CONFLICT:
        h = board.hex_of(action)
        board.victim = NONE
        board.plan(NEXT_CONFLICT)
        board.plan(EVADE_FIRST, h)
        board.plan(FIGHT, h)
        board.plan(BOW_VICTIM, h)
    elif step == BOW_VICTIM:
        board.victim = action - STRIKE
    elif action in (NO, STOP):
        board.lost = 0
    elif step in (AMBUSH_FIRST, AMBUSH_MORE):
        _deploy(board, board.hex_of(action))
    else:
        _evade(board, step, about, board.hex_of(action))


def _deploy(board: Board, h: i64) -> None:
    """A waiting member comes into a hex, and only that hex (R128)."""
    board.waiting -= 1
    board.enter(h, board.active, 1)
    board.plan(AMBUSH_MORE, h)
    if board.logging:
        board.log.append((entries.AMBUSHED, board.active, board.place(h)))


def _evade(board: Board, step: i64, about: i64, target: i64) -> None:
    """A lost member flees instead, a second one only to the same hex."""
    board.lost -= 1
    board.add_member(target, board.to_move)
    if board.logging:
        board.log.append((entries.EVADED, board.to_move, board.place(target)))
    more = board.tables.power_amount[EVASION] if step == EVADE_FIRST else about >> PAIR_SHIFT
    board.plan(EVADE_MORE, target | (more - 1) << PAIR_SHIFT)


def fight(board: Board, h: i64) -> None:
    """Bow and walls, then rounds until at most one tribe is left, then the limit (R65 to R72)."""
    if board.logging:
        board.log.append((entries.CONFLICT, board.place(h), board.crowd(h)))
    offense = offense_in(board, h)
    evader = board.who_leads_by(EVASION) if board.leaders else NONE
    before = board.count(h, evader) if evader != NONE else i64(0)
    if offense != NONE:
        _bow_and_walls(board, h, offense)
    _rounds(board, h)
    _trim(board, h)
    board.lost = before - board.count(h, evader) if evader != NONE else i64(0)
    board.victim = NONE
    board.settle(offense)


def _bow_and_walls(board: Board, h: i64, offense: i64) -> None:
    """Both at once, on the hex as it was before the fight (R65 to R67, Q15)."""
    owner = board.walls
    if owner not in (NONE, offense) and board.villages[owner] >> h & 1:
        if board.logging:
            board.log.append((entries.WALLS, owner, board.place(h)))
        board.remove(h, offense, 1)
    if board.victim != NONE:
        if board.logging:
            board.log.append((entries.BOW, offense, board.victim, board.place(h)))
        board.remove(h, board.victim, 1)
        board.use_up(BOW)


def _rounds(board: Board, h: i64) -> None:
    """All tribes lose one at a time until at most one is left (R70, R71).

    That takes as many rounds as the second largest tribe has members.
    """
    largest: i64 = 0
    rounds: i64 = 0
    for tribe in range(TRIBES):
        number = board.count(h, tribe)
        if number > largest:
            rounds = largest
            largest = number
        elif number > rounds:
            rounds = number
    if rounds:
        for tribe in range(TRIBES):
            number = board.count(h, tribe)
            board.remove(h, tribe, rounds if rounds < number else number)


def _trim(board: Board, h: i64) -> None:
    """A single tribe shrinks to what the hex can hold (R72, Q14, Q19)."""
    for tribe in range(TRIBES):
        surplus = board.count(h, tribe) - board.limit(h)
        if surplus > 0:
            board.remove(h, tribe, surplus)


def tar_pit(board: Board) -> None:
    """Whoever is alone of its tribe in the tar is lost (R108, Q62)."""
    if not board.land.deadly:
        return
    for h in range(board.land.outline.hexes):
        if board.land.deadly >> h & 1:
            for tribe in range(TRIBES):
                if board.count(h, tribe) == 1:
                    if board.logging:
                        board.log.append((entries.SANK, tribe, board.place(h)))
                    board.remove(h, tribe, 1)
    board.settle(NONE)
