"""Why an action is refused: the sentence and the rule for every illegal decision.

It tells no more than whoever decides can know: about tiles only what is in the own hand.
"""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import bit
from lascaux.engine.errors import IllegalAction
from lascaux.games.cromagnon.rules import costs, knowledge, roaming, steps
from lascaux.games.cromagnon.rules.changes import Table
from lascaux.games.cromagnon.rules.codes import (
    ANOTHER,
    AREAS,
    BID_HALF,
    BUILD,
    CATEGORIES,
    FIGHT,
    FOREIGN,
    FROM,
    FROM_MARKER,
    FROM_MOVED,
    GROW,
    GROW_AT,
    HALF,
    HOME,
    NONE,
    OF_SEAT,
    OWN_MOVE,
    PASS,
    PAY_ALL,
    PAY_ALL_WITH,
    PLAY,
    PUT_VALUE,
    RELOCATE,
    SEND,
    SEND_MARKER,
    SET_BONUS,
    START_FROM,
    STOP,
    TAKE,
    TEMPLE,
    VALUE,
    WALK_ON,
)
from lascaux.games.cromagnon.rules.paths import alike, end_of, owner_of, visited_on
from lascaux.games.cromagnon.rules.position import lowest
from lascaux.games.cromagnon.rules.steps import AREA, SYMBOL_SHIFT


def refusal(table: Table, action: i64) -> IllegalAction:
    """The first rule that an illegal action breaks."""
    step = table.asked & STEP
    if action >= table.tables.bid + table.tables.backs:
        return IllegalAction(f"{action} is no action of this game", "")
    if action < GROW_AT:
        return _no_word(table, step, action)
    if action < START_FROM and step in (steps.CHOOSE_TURN, steps.GROW_WHERE):
        return _no_temple(table, step, action - GROW_AT)
    if START_FROM <= action < SEND and step == steps.CHOOSE_TURN:
        return _no_start(table, action - START_FROM)
    if SEND <= action < FROM and step == steps.MOVE:
        return _no_move(table, action)
    if SEND <= action < WALK_ON and step == steps.RELOCATE_TO:
        return _no_relocation(table, action)
    if WALK_ON <= action < FROM and step in (steps.ROAM_TO, steps.ROAM_ON):
        return _no_walk(table, table.roamer, action - WALK_ON)
    if FROM <= action < OF_SEAT and step == steps.ROAM_FROM:
        return _no_tribe(table, action)
    if FROM <= action < FROM_MARKER and step == steps.RELOCATE_FROM:
        return _no_source(table, action - FROM)
    if OF_SEAT <= action < TAKE and step == steps.ROAM_WHOSE:
        return _no_victim(table, action - OF_SEAT)
    if TAKE <= action < PUT_VALUE and step == steps.TAKE_TILE:
        return _no_resource(table, action - TAKE)
    return _no_place_or_tile(table, step, action)


def _no_place_or_tile(table: Table, step: i64, action: i64) -> IllegalAction:
    about = table.asked >> ABOUT_SHIFT
    if PUT_VALUE <= action < BUILD and step == steps.PLACE_VALUE:
        return _no_space(table, action - PUT_VALUE)
    if BUILD <= action < FIGHT and step == steps.BUILD_WHERE:
        return _no_building(table, action - BUILD)
    if FIGHT <= action < BID_HALF and step == steps.PICK_AREA:
        return _no_fight(table, action - FIGHT)
    if BID_HALF <= action < PAY_ALL_WITH and step == steps.BID:
        return IllegalAction("you hold no half tile of that type", "C75")
    if PAY_ALL_WITH <= action < PLAY and step == steps.PAY:
        return _no_pay_all(table, about >> SYMBOL_SHIFT)
    if PLAY <= action < table.tables.pay and step == steps.PLAY_TILE:
        return _no_play(table, action - PLAY)
    if table.tables.pay <= action < table.tables.bid and step == steps.PAY:
        return _no_payment(table, about & AREA, about >> SYMBOL_SHIFT, action - table.tables.pay)
    if table.tables.bid <= action and step == steps.BID:
        return _no_bid(table, action - table.tables.bid)
    return table.not_asked()


def _no_word(table: Table, step: i64, action: i64) -> IllegalAction:
    """Neither `stop` nor `pass` nor `another` is possible now."""
    if action in (STOP, PASS) and step == steps.CHOOSE_TURN:
        return IllegalAction("you must grow or move", "A13")
    if action == STOP and step == steps.MOVE:
        left = table.steps_left
        return IllegalAction(f"all movement points must be spent: {left} to go", "C39")
    if action in (STOP, PASS) and step == steps.TAKE_TILE:
        return IllegalAction("you must take a tile", "C54")
    if action == STOP and step in (steps.ROAM_WHOSE, steps.ROAM_FROM, steps.ROAM_TO):
        return IllegalAction("a tribe must take a step first", "A52")
    if action == STOP and step in (steps.RELOCATE_FROM, steps.RELOCATE_TO):
        return IllegalAction("a tribe must go first", "A52")
    if action == ANOTHER and step == steps.ROAM_ON:
        return IllegalAction("no other tribe can step anywhere", "A52")
    return table.not_asked()


def _no_temple(table: Table, step: i64, area: i64) -> IllegalAction:
    if step == steps.CHOOSE_TURN and table.stock[table.active] == 0:
        return IllegalAction("you have no tribes in stock", "A12")
    if table.marks[area] == 0:
        return IllegalAction("there is no temple", "C32")
    return IllegalAction("that temple is another player's", "C33")


def _no_start(table: Table, area: i64) -> IllegalAction:
    if table.tribes_of(table.active, area) == 0:
        return IllegalAction("you have no tribe there", "C36")
    return IllegalAction("not all movement points could be spent from there", "A15")


def _no_move(table: Table, action: i64) -> IllegalAction:
    """A step in step 1, of a tribe that sets out or of the one in hand."""
    seat, origin = table.active, table.origin
    if action >= WALK_ON:
        if table.walking == NONE:
            return IllegalAction("no tribe is on its way yet", "C41")
        return _no_walk(table, seat, action - WALK_ON)
    if action >= SEND_MARKER and table.markers(seat, origin) == 0:
        return IllegalAction("you have no marker cube there", "A17")
    if action < SEND_MARKER and table.unmoved(seat, origin) == 0:
        return IllegalAction("no other tribe of yours can set out from there", "C41")
    return _no_step(table, origin, bit(origin), (action - SEND) % AREAS)


def _no_walk(table: Table, seat: i64, target: i64) -> IllegalAction:
    """A further step of the tribe in hand."""
    path = table.moved[table.walking]
    here = end_of(path)
    if table.tables.near[here] >> target & 1:
        if roaming.bound(table, seat, here):
            return IllegalAction("a tribe must stay in an area that you paid for", "C51")
        if seat != table.active and costs.due(table) >> target & 1:
            return IllegalAction("others cannot be moved to where it costs something", "C70")
    return _no_step(table, here, visited_on(path), target)


def _no_step(table: Table, here: i64, visited: i64, target: i64) -> IllegalAction:
    if target == here or not table.tables.near[here] >> target & 1:
        return IllegalAction("a step leads to an adjacent area", "C38")
    if visited >> target & 1:
        return IllegalAction("that tribe has been there this turn", "C43")
    if costs.barred(table, table.hand[table.active]) >> target & 1:
        return IllegalAction("you cannot pay what it costs to enter", "C53")
    return IllegalAction("then not all movement points could be spent", "C39")


def _no_relocation(table: Table, action: i64) -> IllegalAction:
    seat, origin = table.active, table.origin
    target = (action - SEND) % AREAS
    if not table.targets >> target & 1:
        return IllegalAction("tribes relocate to another area where you have one", "C71")
    if costs.is_bound(table, seat, origin):
        return IllegalAction("a tribe must stay in an area that you paid for", "A21")
    if action >= SEND_MARKER:
        return IllegalAction("you have no marker cube there", "A17")
    return IllegalAction("only the marker cube is left there", "A17")


def _no_tribe(table: Table, action: i64) -> IllegalAction:
    """A tribe that is to walk by a tile."""
    seat = table.roamer
    if action >= FROM_MOVED:
        return _no_moved_tribe(table, action - FROM_MOVED)
    area = (action - FROM) % AREAS
    if action >= FROM_MARKER:
        if table.markers(seat, area) == 0:
            return IllegalAction("there is no such marker cube", "A17")
        if not roaming.has_marker(table, seat, area):
            return IllegalAction("marker cubes of others cannot be moved", "A17")
    elif table.tribes_of(seat, area) == 0:
        return IllegalAction("there is no such tribe", "C69")
    elif table.unmoved(seat, area) == 0:
        return IllegalAction("all tribes there have walked, or stand on temples", "A16")
    return _stands_still(table, seat, area)


def _no_moved_tribe(table: Table, place: i64) -> IllegalAction:
    path = table.moved[place]
    if path == 0 or owner_of(path) != table.roamer:
        return IllegalAction("there is no such tribe", "A16")
    if table.walked >> place & 1:
        return IllegalAction("that tribe has finished walking", "A16")
    for other in range(place):
        if alike(table.moved[other], path) and not table.walked >> other & 1:
            return IllegalAction("that is the same as an earlier one", "A16")
    if table.tables.near[end_of(path)] & ~visited_on(path) == 0:
        return IllegalAction("it has been in every area beside", "C43")
    return _stands_still(table, table.roamer, end_of(path))


def _stands_still(table: Table, seat: i64, area: i64) -> IllegalAction:
    if roaming.bound(table, seat, area):
        return IllegalAction("a tribe must stay in an area that you paid for", "A21")
    if seat != table.active:
        return IllegalAction("others cannot be moved to where it costs something", "C70")
    return IllegalAction("you cannot pay what it costs to enter", "C53")


def _no_source(table: Table, area: i64) -> IllegalAction:
    if table.tribes_of(table.active, area) == 0:
        return IllegalAction("you have no tribe there", "C71")
    return IllegalAction("a tribe must stay in an area that you paid for", "A21")


def _no_victim(table: Table, seat: i64) -> IllegalAction:
    if seat == table.active:
        return IllegalAction("this tile moves tribes of others", "A28")
    if seat >= table.players:
        return IllegalAction("nobody plays that colour", "A28")
    return IllegalAction("none of these tribes can be moved", "C70")


def _no_resource(table: Table, code: i64) -> IllegalAction:
    area, category = code // CATEGORIES, code % CATEGORIES
    kind = table.type_at(area, category)
    if kind == NONE:
        return IllegalAction("no such tile is there", "C54")
    if table.flipped_in[kind] >> area & 1:
        return IllegalAction("that tile has been taken", "C57")
    return IllegalAction("you have no tribe there", "C54")


def _no_space(table: Table, area: i64) -> IllegalAction:
    if area == HOME:
        return IllegalAction("there are no value tiles at home", "C24")
    if not table.with_resources() >> area & 1:
        return IllegalAction("no resource tile is there", "C60")
    return IllegalAction("no space is free there", "C61")


def _no_building(table: Table, area: i64) -> IllegalAction:
    if area == HOME:
        return IllegalAction("there are no spaces at home", "A29")
    if table.tribes_of(table.active, area) == 0:
        return IllegalAction("you have no tribe there", "C74")
    return IllegalAction("no space is free there", "C16")


def _no_fight(table: Table, area: i64) -> IllegalAction:
    if table.fought >> area & 1:
        return IllegalAction("that area has been scored", "C93")
    return IllegalAction("no tile of that type is there", "C66")


def _no_pay_all(table: Table, symbol: i64) -> IllegalAction:
    if symbol:
        return IllegalAction("you are paying tile by tile", "A23")
    return IllegalAction("you hold no tile of that type that pays all", "C72")


def _no_payment(table: Table, area: i64, symbol: i64, back: i64) -> IllegalAction:
    tables = table.tables
    if table.tile_of_back(table.hand[table.active], back) == NONE:
        if table.in_play != NONE and tables.back_of[table.in_play] == back:
            return IllegalAction("the tile in play cannot pay", "A24")
        return IllegalAction("you hold no such tile", "C50")
    tile = lowest(tables.of_back[back])
    category = tables.category_of[tables.type_of[tile]]
    if category != costs.category_of(table, area, symbol):
        return IllegalAction("that is not of the category shown", "C50")
    return IllegalAction("then the rest could not be paid", "C50")


def _no_play(table: Table, back: i64) -> IllegalAction:
    """A tile that cannot be played in step 3."""
    if table.tile_of_back(table.hand[table.active], back) == NONE:
        return IllegalAction("you hold no such tile", "C63")
    kind = table.tables.kind_of[lowest(table.tables.of_back[back])]
    if kind in (VALUE, PAY_ALL, HALF, SET_BONUS):
        rules = {VALUE: "C68", PAY_ALL: "C72", HALF: "C75", SET_BONUS: "C77"}
        return IllegalAction("that tile is not played in step 3", rules[kind])
    if kind in (GROW, TEMPLE) and table.stock[table.active] == 0:
        return IllegalAction("you have no tribes in stock", "A12" if kind == GROW else "A29")
    reasons = {
        OWN_MOVE: "no tribe of yours can step anywhere",
        FOREIGN: "no tribe of others can step anywhere",
        RELOCATE: "no tribe of yours can relocate",
        TEMPLE: "no space is free where you are",
    }
    return IllegalAction(reasons[kind], "A29" if kind == TEMPLE else "A52")


def _no_bid(table: Table, back: i64) -> IllegalAction:
    if table.tile_of_back(table.hand[table.to_move], back) == NONE:
        return IllegalAction("you hold no such tile", "C79")
    tile = lowest(table.tables.of_back[back])
    if knowledge.fitting_tiles(table, table.area) >> tile & 1:
        return IllegalAction("a half tile counts only as such", "A30")
    return IllegalAction("no tile of that type is in the area", "C80")
