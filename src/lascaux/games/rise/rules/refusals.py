"""Why an action is refused: the sentence and the rule for every illegal decision."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import bit
from lascaux.engine.errors import IllegalAction
from lascaux.games.rise.rules import moving, steps, villages
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    ACTIONS,
    BUILD_AT,
    BUILD_HIDDEN,
    DEVELOPMENTS,
    FIGHT_AT,
    GATHER_AT,
    GROW_AT,
    MAMMOTH,
    PAY,
    PLACE_DIE,
    SETTLE,
    TAME,
)


def refusal(board: Board, action: i64) -> IllegalAction:
    """The first rule that an illegal action breaks."""
    tables = board.tables
    step = board.asked & STEP
    if action >= tables.action_space:
        return IllegalAction(f"{action} is no action of this game", "")
    if action >= tables.at:
        return _about_hexes(board, step, action)
    if tables.complete <= action < tables.discard:
        return _no_goal(board, step, action - tables.complete)
    if PAY <= action < tables.complete and step in (steps.PAY_VILLAGE, steps.PAY_ALTAR):
        return IllegalAction("that is not the price, or you do not have it", board.question().rule)
    if PLACE_DIE <= action < TAME and step == steps.CHOOSE_ACTION:
        return _no_die(board, action - PLACE_DIE)
    if TAME <= action < TAME + 3 and step == steps.CHOOSE_ACTION:
        return _no_taming(board, action - TAME)
    if action == BUILD_HIDDEN and step == steps.STEP_FIVE:
        return IllegalAction("you cannot build a hidden village now", "R136")
    return board.not_asked()


def _no_die(board: Board, placement: i64) -> IllegalAction:
    if board.used >> (placement % ACTIONS) & 1:
        return IllegalAction("you have taken that action this turn", "R32")
    return IllegalAction("you have no die with that face", "R33")


def _no_taming(board: Board, face: i64) -> IllegalAction:
    if not board.active_events >> MAMMOTH & 1:
        return IllegalAction("there is no wild mammoth", "R151")
    if face not in (board.die_one, board.die_two):
        return IllegalAction("you have no die with that face", "R33")
    return IllegalAction("you have too few members beside the mammoth", "R151")


def _no_goal(board: Board, step: i64, goal: i64) -> IllegalAction:
    if step != steps.STEP_FIVE:
        return IllegalAction("goals are completed after conflicts", "R74")
    if board.completed[board.active] >> goal & 1:
        return IllegalAction("you have completed that goal", "R75")
    if not board.in_progress[board.active] >> goal & 1:
        return IllegalAction("that goal is not in progress", "R54")
    if goal < DEVELOPMENTS:
        return IllegalAction("you cannot pay for that development", "R77")
    return IllegalAction("the map does not show that achievement", "R78")


def _about_hexes(board: Board, step: i64, action: i64) -> IllegalAction:
    """Actions that name one hex or two."""
    tables = board.tables
    if action >= tables.move:
        return _no_move(board, step, action - tables.move)
    place = (action - tables.at) % tables.places
    family = (action - tables.at) // tables.places
    h = board.land.outline.hex_at[place]
    if h < 0:
        return IllegalAction(f"this map has no hex {tables.place_names[place]}", "R4")
    if family == GROW_AT and step in (steps.GROW_BASE, steps.GROW_EXTRA):
        return IllegalAction("members only come where your tribe already is", "R42")
    if family == GATHER_AT and step == steps.GATHER_HEX:
        return _no_gathering(board, h)
    if family == BUILD_AT and step == steps.STEP_FIVE:
        return _no_building(board, h)
    if family == SETTLE and step in (steps.START_HEX, steps.START_BESIDE):
        return _no_settling(board, step, h)
    if family == SETTLE and step == steps.REENTER:
        return IllegalAction("come back to an empty hex", "R94")
    if family == FIGHT_AT and step == steps.NEXT_CONFLICT:
        return IllegalAction("that hex does not hold too many", "R60")
    return board.not_asked()


def _no_move(board: Board, step: i64, pair: i64) -> IllegalAction:
    if step not in (steps.MOVE_MEMBERS, steps.WANDER_FIRST, steps.WANDER_AGAIN):
        return board.not_asked()
    places = board.tables.places
    source = board.land.outline.hex_at[pair // places]
    target = board.land.outline.hex_at[pair % places]
    if source < 0 or target < 0:
        return IllegalAction("this map has no such hex", "R4")
    if step == steps.WANDER_AGAIN:
        return IllegalAction("the second wayfarer goes where the first went", "R126")
    if step == steps.MOVE_MEMBERS and not board.left:
        return IllegalAction("no more members may move", "R44")
    if not board.count(source, board.active):
        return IllegalAction("you have no member there", "R44")
    if not moving.can_leave(board, source):
        return IllegalAction("all your members there have moved this turn", "R47")
    return IllegalAction("that is too far for a member", "R48")


def _no_gathering(board: Board, h: i64) -> IllegalAction:
    if not board.here[board.active] >> h & 1:
        return IllegalAction("you have no member there", "R49")
    if board.marked >> h & 1:
        return IllegalAction("you have gathered there already", "Q6")
    if board.count(h, board.active) < board.land.need[h]:
        return IllegalAction(f"it takes {board.land.need[h]} members to gather there", "R110")
    return IllegalAction("you have gathered from all the hexes you may", "R50")


def _no_building(board: Board, h: i64) -> IllegalAction:
    if not board.here[board.active] >> h & 1:
        return IllegalAction("you have no member there", "R84")
    if board.village_hexes() >> h & 1:
        return IllegalAction("a village stands there already", "R84")
    if board.frozen and h == board.glacier:
        return IllegalAction("no village can stand on the glacier", "R113")
    if not board.villages_in_stock():
        return IllegalAction("no village is left", "Q26")
    assert not villages.can_pay(board)
    return IllegalAction("you cannot pay for a village", "R83")


def _no_settling(board: Board, step: i64, h: i64) -> IllegalAction:
    taken = False
    for seat in range(board.players):
        if board.here[seat] & bit(h):
            taken = True
    if taken:
        return IllegalAction("somebody has settled there", "R20")
    if step == steps.START_BESIDE:
        return IllegalAction("that is not beside your other members", "R22")
    return IllegalAction("there is no free hex beside it", "R22")
