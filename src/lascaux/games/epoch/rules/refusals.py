"""Why an action is refused: the sentence and the rule for every illegal decision."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import bit
from lascaux.engine.errors import IllegalAction
from lascaux.games.epoch.rules import developing, dummy, offering, steps
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    ACT,
    ACTED,
    ACTION_SPACE,
    BURN,
    BUTCHER,
    BUY,
    CANOE,
    CATCH,
    COOK,
    CUT,
    DEER,
    DEVELOP,
    DEVELOPED,
    EAT,
    EFFORT,
    END_TURN,
    EXPLORE,
    HOMAGE,
    HORSE,
    LEAVE,
    LOAD,
    LOOK,
    MAKE,
    NONE,
    OFFER,
    OFFERED,
    PADDLE,
    PAY,
    PAY_HORSE,
    PERSIST,
    PLACE,
    POTTERY,
    REFUSE,
    SEATS,
    SEGMENTS,
    STEPS_A_TURN,
    STRING,
    TURN_UP,
    WALK,
    WATER,
    WORK,
)
from lascaux.games.epoch.rules.steps import SEAT
from lascaux.games.epoch.rules.tables import NO_WAY


def refusal(table: Table, action: i64) -> IllegalAction:
    """The first rule that an illegal action breaks."""
    step = table.asked & STEP
    seat = table.asked >> ABOUT_SHIFT & SEAT
    if action >= ACTION_SPACE:
        return IllegalAction(f"{action} is no action of this game", "")
    if step == steps.PLACE_LEADER and PLACE <= action < WALK:
        return _no_placing(table, action - PLACE)
    if steps.IN_WORK <= step <= steps.IN_EXPLORE:
        return _not_in_action(table, seat, action)
    if step == steps.MAIN:
        return _not_in_turn(table, seat, action)
    if step in (steps.PAY_PART, steps.PAY_SEGMENT) and PAY <= action < OFFER:
        return IllegalAction("that does not pay what is asked for", "E85")
    if step == steps.LEAVE_BEHIND and LEAVE <= action < LEAVE + 14:
        return IllegalAction("you have none of it, or this step needs it", "A63")
    if step == steps.LOADING and LEAVE <= action < PAY:
        return IllegalAction("there is none, or it went the other way in this load", "A67")
    return table.not_asked()


def _no_placing(table: Table, cell: i64) -> IllegalAction:
    if not table.face_up >> cell & 1:
        return IllegalAction("a leader is placed on a face-up tile", "E137")
    return IllegalAction("another leader stands there", "A9")


def _not_in_action(table: Table, seat: i64, action: i64) -> IllegalAction:
    """Within an action."""
    if WALK <= action < TURN_UP:
        return IllegalAction("nobody moves during an action", "E44")
    if BUY <= action < LOOK and table.action == WORK:
        return IllegalAction("your work power does not cover that", "E48")
    if action == EFFORT and table.action == WORK:
        return IllegalAction("no more effort, or no food for it", "E51")
    if LOOK <= action < CATCH:
        return IllegalAction("you keep looking once, for 2 food, when you gather", "E59")
    if CATCH <= action < PERSIST:
        return IllegalAction("a big catch comes twice, for ore, flint or stone, in fishing", "E61")
    if PERSIST <= action < STRING:
        return IllegalAction("you do not give up once, for what you have, in hunting", "E64")
    if STRING <= action < COOK:
        return IllegalAction("a bow has two strings a hunt, of what you have", "E197")
    if COOK <= action < CUT:
        if not table.can_use(POTTERY):
            return IllegalAction("you have no pottery", "E217")
        if table.action == BUTCHER and table.options_used == 0:
            return IllegalAction("first you butcher a deer", "E42")
        return IllegalAction("pottery takes 1 resource, once a turn", "A21")
    if CUT <= action < MAKE and table.action == BUTCHER:
        if table.has(seat, DEER) == 0:
            return IllegalAction("you have no deer", "E66")
        return IllegalAction("that is not what a deer gives you", "E67")
    if TURN_UP <= action < DEVELOP and table.action == EXPLORE:
        return _no_tile_up(table, seat, action - TURN_UP)
    if MAKE <= action < BURN:
        return IllegalAction("nothing in this action takes what that makes", "A19")
    return _no_extra(table, seat, action)


def _no_tile_up(table: Table, seat: i64, cell: i64) -> IllegalAction:
    if table.face_up >> cell & 1:
        return IllegalAction("that tile is explored", "E69")
    if not table.tables.near[table.leader[seat]] >> cell & 1:
        return IllegalAction("that tile is not beside your leader", "E69")
    return IllegalAction("you have no food for it", "A14")


def _no_extra(table: Table, seat: i64, action: i64) -> IllegalAction:
    """Homage and deer."""
    if action == EAT:
        return IllegalAction("you have no deer", "E101")
    if HOMAGE <= action < LEAVE:
        side = action - HOMAGE
        if side == SEATS and table.is_solo():
            side = table.players
        elif side >= table.players:
            side = seat  # nobody of that name plays along
        if side == seat:
            return IllegalAction("homage is paid to another player", "E129")
        if table.paid_homage >> side & 1:
            return IllegalAction("you have paid homage there in this turn", "A2")
        if table.abilities[side] == 0:
            return IllegalAction("there is no ability to use", "A2")
        return IllegalAction("you have no status to give", "E129")
    return table.not_asked()


def _not_in_turn(table: Table, seat: i64, action: i64) -> IllegalAction:
    """From the menu of a whole turn."""
    if WALK <= action < TURN_UP:
        return _no_step(table, seat, action)
    if table.is_crossing(seat):
        return IllegalAction("you cannot stop on another leader's tile", "E108")
    if action == END_TURN:
        return IllegalAction("the dummy must go there, and you can step aside", "A54")
    if ACT <= action < LOAD:
        return _no_action(table, seat, action - ACT)
    if action == LOAD:
        return IllegalAction("nothing to leave or take, or you have just done so", "A64")
    if action == PAY_HORSE:
        if not table.can_use(HORSE):
            return IllegalAction("you have no horse", "E211")
        return IllegalAction("the horse is paid once, with food", "E211")
    if action >= DEVELOP:
        return _no_development(table, seat, action - DEVELOP)
    if OFFER <= action < REFUSE:
        return _no_offer(table, seat, action - OFFER)
    if MAKE <= action < BURN:
        return _no_batch(table, seat, action - MAKE)
    return _no_extra(table, seat, action)


def _no_action(table: Table, seat: i64, action: i64) -> IllegalAction:
    if table.done & ACTED:
        return IllegalAction("you have done your action", "E33")
    if action == BUTCHER:
        return IllegalAction("you have no deer", "E66")
    if action == WORK:
        if table.here(seat) == WATER:
            return IllegalAction("there is nothing to work for on water", "A12")
        return IllegalAction("work takes a food", "E46")
    if action == EXPLORE:
        return IllegalAction("exploring takes a food and a face-down tile beside", "E69")
    return IllegalAction("this landscape gives nothing of that", "A12")


def _no_step(table: Table, seat: i64, action: i64) -> IllegalAction:
    on_foot = action < PADDLE
    cell = action - (WALK if on_foot else PADDLE)
    if not table.tables.near[table.leader[seat]] >> cell & 1:
        return IllegalAction("a step leads to a tile beside", "E104")
    if not table.face_up >> cell & 1:
        return IllegalAction("that tile is not explored", "E106")
    if table.steps_taken >= STEPS_A_TURN and not table.is_crossing(seat):
        return IllegalAction("you have gone far enough for a turn", "A64")
    land = table.land(cell)
    if not on_foot:
        if not table.can_use(CANOE):
            return IllegalAction("you have no canoe", "E115")
        if table.tables.paddle_needs_rope[land]:
            return IllegalAction("without a rope a canoe cannot go there, or food is short", "E119")
    elif table.tables.walk[land] == NO_WAY:
        return IllegalAction("nobody walks onto water", "E111")
    elif table.here(seat) == WATER and not table.exempt and not table.can_use(CANOE):
        return IllegalAction("without a canoe you leave the water first of all, or not", "E122")
    if table.leader_on(cell, seat) != NONE:
        return IllegalAction("you could not get off that tile again", "A63")
    return IllegalAction("you have not enough food", "E104")


def _no_development(table: Table, seat: i64, cell: i64) -> IllegalAction:
    if table.done & DEVELOPED:
        return IllegalAction("you have developed a tile in this turn", "E76")
    if not developing.within_reach(table, seat) & bit(cell):
        return IllegalAction("the tile must be face up under your leader, or beside it", "E81")
    if table.hut[cell] != NONE:
        return IllegalAction("that tile is developed", "E76")
    if table.asked_at >> cell & 1:
        return IllegalAction("you have asked for that tile in this turn", "A1")
    if table.abilities[seat] >> table.tables.tile_ability[table.tile[cell]] & 1:
        return IllegalAction("you have that ability", "E84")
    if dummy.claims(table, cell):
        return IllegalAction("the dummy will develop that tile", "A1")
    if table.huts_of(seat) >= table.tables.huts:
        return IllegalAction("you have no hut left", "E15")
    return IllegalAction("you cannot pay for that", "E77")


def _no_offer(table: Table, seat: i64, place: i64) -> IllegalAction:
    slot = place // SEGMENTS
    if table.done & OFFERED:
        return IllegalAction("you have made an offer in this turn", "E87")
    if table.tables.slot_of[table.leader[seat]] != slot or table.sites[slot] == NONE:
        return IllegalAction("your leader is not beside that site", "E91")
    if table.offered_at[seat] >> slot & 1:
        return IllegalAction("you have a token at that site", "E90")
    if not offering.may_offer_at(table, seat, slot):
        return IllegalAction("you have no token left", "E15")
    if not offering.is_free(table, place):
        return IllegalAction("that segment is taken, or not in this game", "E89")
    return IllegalAction("you cannot pay for that", "E88")


def _no_batch(table: Table, seat: i64, converter: i64) -> IllegalAction:
    if not table.can_use(table.tables.maker[converter]):
        return IllegalAction("without the ability that cannot be made", "E127")
    if table.batches[converter] >= table.tables.batches[converter]:
        return IllegalAction("three times a turn are all", "E202")
    return IllegalAction("you lack material, fuel or food for it", "E167")
