"""The frame of a turn: villages score, dice are rolled and placed, windows open (R25 to R40)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits, offer
from lascaux.games.rise.rules import bargains, entries, goals, villages
from lascaux.games.rise.rules.changes import (
    TOO_LONG,
    USED_CUNNING,
    USED_DREAMTIME,
    Board,
)
from lascaux.games.rise.rules.codes import (
    ACTIONS,
    CHIEFTAIN,
    CUNNING,
    DREAM,
    DREAMTIME,
    END_TURN,
    GATHER,
    GIVE,
    GO_ON,
    GOODS,
    GROW,
    LIGHT,
    MAMMOTH,
    MOON,
    MOVE,
    NO,
    NONE,
    NORMAL,
    PLACE_DIE,
    QUEUE,
    ROLL,
    SETTLE,
    STRONG,
    SUN,
    TAME,
    TRIBES,
    WEAK,
    YES,
)
from lascaux.games.rise.rules.position import FROM_EVENTS, FROM_VILLAGES
from lascaux.games.rise.rules.steps import (
    ACTION_DONE,
    AMBUSH_FIRST,
    BEFORE_CONFLICT,
    BEFORE_ROLL,
    BEGIN_TURN,
    CHECK_DOUBLES,
    CHOOSE_ACTION,
    CUNNING_PRICE,
    DRAW_EVENT,
    DRAW_GOAL,
    END_OF_TURN,
    LIGHT_IN_THE_DARK,
    LOWER_TEXT,
    NEXT_CONFLICT,
    REENTER,
    ROLL_DICE,
    SCORE_VILLAGES,
    STEP_FIVE,
    TAKE_ACTION,
    TAR_PIT,
)


def begin(board: Board) -> None:
    """Plan the turn's five steps, the last one first (R25); no game goes on for ever (Q71)."""
    if board.turn == 0:
        board.active = board.first  # who settled first also begins (R23)
    if board.turn == board.tables.most_turns:
        board.finish(TOO_LONG)
        return
    board.turn += 1
    board.touched_before = board.touched
    board.touched = 0
    board.used = 0
    board.spent = 0
    board.discovered = 0
    board.borrowed = NONE
    if board.logging:
        board.log.append((entries.TURN, board.active, board.turn))
    board.plan(END_OF_TURN)
    board.plan(STEP_FIVE)
    board.plan(TAR_PIT)
    board.plan(NEXT_CONFLICT)
    board.plan(AMBUSH_FIRST)
    board.plan(BEFORE_CONFLICT)
    board.plan(CHOOSE_ACTION)
    board.plan(CHOOSE_ACTION)
    board.plan(CHECK_DOUBLES)
    board.plan(LIGHT_IN_THE_DARK)
    board.plan(ROLL_DICE)
    board.plan(BEFORE_ROLL)
    board.plan(SCORE_VILLAGES)
    if not board.here[board.active]:
        board.plan(REENTER)


def end(board: Board) -> None:
    """The next player clockwise (R23)."""
    board.action = NONE
    board.active = (board.active + 1) % board.players
    board.plan(BEGIN_TURN)


# Step 1


def score_villages(board: Board) -> None:
    """One point for each own village, two for the one that the chieftain visits (R27, R87)."""
    seat = board.active
    for h in range(board.land.outline.hexes):
        if board.villages[seat] >> h & 1:
            board.award(seat, _village_points(board, h), FROM_VILLAGES)
    if board.hidden >> seat & 1:
        board.award(seat, 1, FROM_VILLAGES)


def _village_points(board: Board, h: i64) -> i64:
    return board.tables.event_amount[CHIEFTAIN] if h == board.chieftain else 1


def promised_points(board: Board, seat: i64) -> i64:
    """The points that a seat's villages will bring, if they stand."""
    points = board.hidden >> seat & 1
    for h in range(board.land.outline.hexes):
        if board.villages[seat] >> h & 1:
            points += _village_points(board, h)
    return points


# Step 2


def roll(board: Board) -> None:
    """Roll the two free dice (R29)."""
    faces = board.tables.faces
    board.die_one = faces[board.rng.below(6)]
    board.die_two = faces[board.rng.below(6)]
    board.reveals += 1
    if board.logging:
        board.log.append((entries.ROLLED, board.active, board.die_one, board.die_two))


def check_doubles(board: Board) -> None:
    """Doubles wake the active events, the oldest first, then bring a new one (R30, R88, R90)."""
    if board.die_one != board.die_two:
        return
    board.plan(DRAW_EVENT)
    slot = board.tables.slots - 1
    while slot >= 0:
        if board.slots[slot] != NONE:
            board.plan(LOWER_TEXT, board.slots[slot])
        slot -= 1


# Step 3


def strength_of(board: Board, action: i64) -> i64:
    """How strong an action's dice make it."""
    at = action * QUEUE
    return _strength(board.queues[at], board.queues[at + 1], board.queues[at + 2])


def strength_with(board: Board, action: i64, face: i64) -> i64:
    """How strong an action would be once a die with this face has come in (R34)."""
    at = action * QUEUE
    return _strength(face, board.queues[at], board.queues[at + 1])


def _strength(one: i64, two: i64, three: i64) -> i64:
    """Two moons make an action weak, two suns strong (R38 to R40)."""
    alike = one if one in (two, three) else two if two == three else NONE
    if alike == SUN:
        return STRONG
    return WEAK if alike == MOON else NORMAL


def done_so_far(board: Board) -> i64:
    """How many members or hexes of the action are done, NONE where that cannot be told."""
    if board.action == MOVE:
        return board.extra
    if board.action == GATHER:
        return count_bits(board.marked)
    if board.action == GROW and board.supply[board.active] > board.left:  # else fewer may come
        return board.tables.worth[board.action * 3 + board.strength] - board.left
    return NONE


def action_done(board: Board) -> None:
    """An action at full strength puts a stone on the glacier; enough melt it (R115, R116, Q75)."""
    if not board.frozen or board.strength != STRONG:
        return
    board.stones += 1
    if board.logging:
        board.log.append((entries.STONE_ON_GLACIER, board.stones))
    if board.stones == board.tables.glacier_melts_at:
        board.frozen = False
        if board.logging:
            board.log.append((entries.MELTED, board.place(board.glacier)))


# What may be decided


def options(board: Board, step: i64) -> vec[i64]:
    """The answers to a question of the turn's frame."""
    result = vec[i64](capacity=12)
    if step == CHOOSE_ACTION:
        return bargains.offers(board, _die_placements(board, result), True)
    if step == STEP_FIVE:
        result = goals.offers(board, villages.offers(board, result))
        return append(bargains.offers(board, result, False), END_TURN)
    if step == BEFORE_ROLL:
        result = _dreams(board, append(result, ROLL))
        return bargains.offers(board, result, False)
    if step == BEFORE_CONFLICT:
        return bargains.offers(board, append(result, GO_ON), True)
    if step == LIGHT_IN_THE_DARK:
        return _lights(board, result)
    if step == CUNNING_PRICE:
        return _cunning_prices(board, result)
    return board.offer(result, SETTLE, _reentry_hexes(board))


def _die_placements(board: Board, result: vec[i64]) -> vec[i64]:
    """Each different die on each action not yet taken, or on the mammoth (R32, R33, Q12)."""
    result = _placements_of(board, board.die_one, result)
    if board.die_two != board.die_one:
        result = _placements_of(board, board.die_two, result)
    return result


def _placements_of(board: Board, face: i64, result: vec[i64]) -> vec[i64]:
    if face == NONE:
        return result
    for action in range(ACTIONS):
        if not board.used >> action & 1:
            result = append(result, PLACE_DIE + face * ACTIONS + action)
    if can_tame(board):
        result = append(result, TAME + face)
    return result


def can_tame(board: Board) -> bool:
    """Enough members and the majority beside a wild mammoth (R151)."""
    if not board.active_events >> MAMMOTH & 1:
        return False
    own = board.count(board.mammoth, board.active)
    enough = own >= board.tables.event_amount[MAMMOTH]
    return enough and own > board.opposing(board.mammoth, board.active)


def _dreams(board: Board, result: vec[i64]) -> vec[i64]:
    """Dreamtime: one goal for the next, or one for nothing (R130)."""
    seat = board.active
    if not board.leads_by(DREAMTIME) or board.spent & USED_DREAMTIME or not board.deck_size[seat]:
        return result
    if not board.in_progress[seat]:
        return append(result, DREAM)
    return offer(result, board.tables.discard, board.in_progress[seat])


def _lights(board: Board, result: vec[i64]) -> vec[i64]:
    """Light in the Dark: is there a moon to turn (R137, Q66)?"""
    if board.leads_by(LIGHT) and (board.die_one == MOON or board.die_two == MOON):
        result = append(append(result, YES), NO)
    return result


def _cunning_prices(board: Board, result: vec[i64]) -> vec[i64]:
    """Cunning: any resource makes the action one level stronger (R122)."""
    if not board.leads_by(CUNNING) or board.spent & USED_CUNNING or board.strength == STRONG:
        return result
    for resource in range(GOODS):
        if board.goods[board.active * GOODS + resource]:
            result = append(result, GIVE + resource)
    return append(result, NO) if len(result) else result


def _reentry_hexes(board: Board) -> i64:
    """Empty hexes, if there are any (R94, Q70)."""
    taken: i64 = 0
    for tribe in range(TRIBES):
        taken |= board.here[tribe]
    free = board.land.outline.all & ~taken
    return free if free else board.land.outline.all


# What a decision does


def answer(board: Board, step: i64, action: i64) -> None:
    """Carry out a decision of the turn's frame."""
    if step == CHOOSE_ACTION:
        if action >= PLACE_DIE and action < TAME:
            _place_die(board, (action - PLACE_DIE) // ACTIONS, (action - PLACE_DIE) % ACTIONS)
        elif action >= TAME and action < TAME + 3:
            _tame(board, action - TAME)
        else:
            board.plan(CHOOSE_ACTION)
            bargains.strike(board, action)
    elif step == STEP_FIVE:
        if action != END_TURN:
            board.plan(STEP_FIVE)
            if not villages.decide(board, action) and not goals.decide(board, action):
                bargains.strike(board, action)
    elif step == BEFORE_ROLL:
        if action != ROLL:
            board.plan(BEFORE_ROLL)
            _dream_or_bargain(board, action)
    elif step == BEFORE_CONFLICT:
        if action != GO_ON:
            board.plan(BEFORE_CONFLICT)
            bargains.strike(board, action)
    elif step == LIGHT_IN_THE_DARK:
        if action == YES:
            _turn_moon(board)
    elif step == CUNNING_PRICE:
        if action != NO:
            _raise_strength(board, action - GIVE)
    else:
        _reenter(board, board.hex_of(action))


def _place_die(board: Board, face: i64, action: i64) -> None:
    """The die enters, the others shift, the last one falls out to be rolled next (R33 to R36)."""
    _spend_die(board, face)
    at = action * QUEUE
    board.queues[at + 2] = board.queues[at + 1]
    board.queues[at + 1] = board.queues[at]
    board.queues[at] = face
    board.used |= bit(action)
    board.action = action
    board.strength = strength_of(board, action)
    if board.logging:
        board.log.append((entries.PLACED, board.active, face, action, board.strength))
    board.plan(ACTION_DONE)
    board.plan(TAKE_ACTION)
    board.plan(CUNNING_PRICE)


def _spend_die(board: Board, face: i64) -> None:
    """A die leaves the hand."""
    if board.die_one == face:
        board.die_one = NONE
    else:
        board.die_two = NONE


def _tame(board: Board, face: i64) -> None:
    """A die spent on the mammoth goes straight to the next player's dice (R151, Q5)."""
    _spend_die(board, face)
    board.tamer = board.active
    if board.logging:
        board.log.append((entries.TAMED, board.active, face))
    board.end_event(MAMMOTH)
    board.award(board.active, board.tables.event_points[MAMMOTH], FROM_EVENTS)


def _dream_or_bargain(board: Board, action: i64) -> None:
    goal = action - board.tables.discard
    if action != DREAM and not 0 <= goal < board.tables.goals:
        bargains.strike(board, action)
        return
    board.spent |= USED_DREAMTIME
    if board.logging:
        board.log.append((entries.DREAMT, board.active))
    if action != DREAM:
        board.put_under_deck(board.active, goal)
    board.plan(DRAW_GOAL)


def _turn_moon(board: Board) -> None:
    if board.die_one == MOON:
        board.die_one = SUN
    else:
        board.die_two = SUN
    if board.logging:
        board.log.append((entries.LIGHT, board.active))


def _raise_strength(board: Board, resource: i64) -> None:
    board.spent |= USED_CUNNING
    board.pay(board.active, resource, 1)
    board.strength += 1
    if board.logging:
        board.log.append((entries.RAISED, board.active, board.action, board.strength))


def _reenter(board: Board, h: i64) -> None:
    """An eliminated tribe comes back, from its board when its supply is short (R94, Q69)."""
    seat = board.active
    members = board.tables.reentry
    from_supply = members if members < board.supply[seat] else board.supply[seat]
    board.supply[seat] -= from_supply
    board.waiting -= members - from_supply
    board.enter(h, seat, members)
    if board.logging:
        board.log.append((entries.SETTLED, seat, board.place(h), members))
