"""Why an action is refused: the sentence and the rule for every illegal decision."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import count_bits
from lascaux.engine.errors import IllegalAction
from lascaux.engine.territory import NAMED_BEFORE
from lascaux.games.tribes.rules import achievements, steps
from lascaux.games.tribes.rules.achievements import BY_OWN_ARROW, DIRECTLY
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import (
    ACTION_SPACE,
    BOARDS_EACH,
    COLUMNS,
    COMPLETE,
    EXHAUST,
    GO_TO,
    LANDS,
    LAY,
    LAY_AT,
    LOSE,
    NONE,
    PROCREATE_AT,
    SETTLE,
    SHIFT,
    STEP_FROM,
    STOP,
    TAKE,
    TURN_BACK,
)
from lascaux.games.tribes.rules.steps import REST_SHIFT, SEAT, SLOT


def refusal(table: Table, action: i64) -> IllegalAction:
    """The first rule that an illegal action breaks."""
    step = table.asked & STEP
    about = table.asked >> ABOUT_SHIFT
    seat = about & SEAT
    if action >= ACTION_SPACE:
        return IllegalAction(f"{action} is no action of this game", "")
    if action == STOP:
        return _no_stop(table, step)
    if TAKE <= action < COMPLETE and step == steps.SELECT_TILE:
        return _no_tile(table, seat, action - TAKE)
    if COMPLETE <= action < LAY:
        if step != steps.USE_HAND:
            return IllegalAction("an achievement takes a tile with a hand", "T61")
        return _no_board(table, seat, action)
    if LAY <= action < LAY_AT and step == steps.LAY_WHICH:
        return IllegalAction("you have drawn no such land", "T57")
    if LAY_AT <= action < SETTLE and step == steps.LAY_WHERE:
        return _no_spot(table, seat, action - LAY_AT)
    if action >= SETTLE:
        land = (action - SETTLE) % LANDS
        return _no_land(table, step, seat, about >> REST_SHIFT, action - land, land)
    return table.not_asked()


def _no_stop(table: Table, step: i64) -> IllegalAction:
    if step == steps.SELECT_TILE:
        return IllegalAction("you must take a tile", "T35")
    if step == steps.PLACE_MEMBER:
        return IllegalAction("every member that your reserve has must come", "A5")
    if step in (steps.LAY_WHICH, steps.LAY_WHERE):
        return IllegalAction("every land that you have drawn must be laid", "A9")
    return table.not_asked()


def _no_tile(table: Table, seat: i64, tile: i64) -> IllegalAction:
    price = table.place_in_row(tile)
    if price == NONE:
        return IllegalAction("that tile is not in the row", "T92")
    shells = table.shells[seat]
    if price <= shells + table.shells_on[tile]:
        return IllegalAction(
            f"that costs {price} and you have {shells}; shells on it do not pay", "A2"
        )
    return IllegalAction(f"that costs {price} and you have {shells}", "T38")


def _no_board(table: Table, seat: i64, action: i64) -> IllegalAction:
    board = achievements.target_of(action)
    slot = achievements.slot_of(table, board)
    epoch = board // BOARDS_EACH
    if slot == NONE or not table.face_up >> slot & 1:
        if count_bits(table.face_up >> (epoch * COLUMNS) & 15) == COLUMNS:
            return IllegalAction("that board is not in this game", "T20")
        return IllegalAction("that board is not face up", "T77")
    if table.achieved[seat] >> slot & 1:
        return IllegalAction("you have completed that board", "T76")
    way = achievements.reach(table, seat, slot)
    if achievements.foot_of(action) != NONE:
        link = achievements.link_of(table, action)
        if way == DIRECTLY:
            return IllegalAction("that board needs no arrow", "A18")
        if link == NONE or not achievements.feet_of(table, seat, slot) >> link & 1:
            return IllegalAction("an arrow starts beside, from a board with your stone", "T87")
        if way != BY_OWN_ARROW:
            return IllegalAction("you have laid your arrow", "T86")
    elif way == BY_OWN_ARROW:
        return IllegalAction("say from which board your arrow leads there", "T87")
    elif way != DIRECTLY:
        if achievements.feet_of(table, seat, slot):
            return IllegalAction("you have laid your arrow", "T86")
        return IllegalAction("you have no stone on the board below", "T75")
    return _no_resource(table, seat, slot)


def _no_resource(table: Table, seat: i64, slot: i64) -> IllegalAction:
    lands = achievements.genuine(table, seat, slot)
    if lands == 0 and slot >= COLUMNS:
        return IllegalAction("at least one land must really give what the board asks for", "T84")
    crowded = False
    for land in range(LANDS):
        if lands >> land & 1 and table.members[seat * LANDS + land] > 1:
            crowded = True
    if crowded:
        return IllegalAction("several members on one land count once", "T66")
    return IllegalAction("you lack lands that give it, and others to exhaust", "T79")


def _no_spot(table: Table, seat: i64, spot: i64) -> IllegalAction:
    near = table.territories[seat].near
    if spot < i64(len(near)) and near[spot] == NAMED_BEFORE:
        return IllegalAction("that cell is named after a land laid earlier", "T58")
    return IllegalAction("that is no free cell beside your land", "T58")


def _no_land(
    table: Table, step: i64, seat: i64, rest: i64, family: i64, land: i64
) -> IllegalAction:
    """Actions that name one of the own lands."""
    occupied = table.occupied[seat] >> land & 1
    exhausted = table.exhausted[seat] >> land & 1
    if family == SETTLE and step == steps.FIRST_MEMBER:
        return IllegalAction("you begin on one of your three lands", "T32")
    if family == PROCREATE_AT and step == steps.PLACE_MEMBER:
        return IllegalAction("new members join others, on a land of yours", "T51")
    if family == SHIFT and step == steps.SHIFT_FROM:
        return IllegalAction("no member of yours is there", "A7")
    if family == GO_TO and step == steps.SHIFT_TO:
        return IllegalAction("members shift to another land with members", "A7")
    if family == STEP_FROM and step == steps.MOVE_FROM:
        return IllegalAction("no member of yours is there", "T53")
    if family == GO_TO and step == steps.MOVE_TO:
        return IllegalAction("a step leads to a land beside", "T53")
    if family == TURN_BACK and step == steps.TURN_LAND_BACK:
        return IllegalAction("only an exhausted land without members is turned back", "T125")
    if family == LOSE and step == steps.LOSE_MEMBER:
        return IllegalAction("no member of yours is there", "A25")
    if family == EXHAUST and step == steps.EXHAUST_LAND:
        if occupied:
            return IllegalAction("members stand on that land", "T101")
        return IllegalAction("you have no such land that is not exhausted", "A26")
    if family == EXHAUST and step == steps.EXHAUST_WILD:
        if not occupied:
            return IllegalAction("no member of yours is there", "T80")
        if exhausted:
            return IllegalAction("that land is exhausted", "T81")
        assert achievements.genuine(table, seat, rest & SLOT) >> land & 1
        return IllegalAction("that land gives what the board asks for", "A14")
    return table.not_asked()
