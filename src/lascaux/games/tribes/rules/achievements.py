"""Achievements: resources held, lands exhausted for others, arrows, and stones (T61 to T91)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, count_bits, offer
from lascaux.games.tribes.rules import entries
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import (
    ACT,
    ACTION_TILES,
    ARROWS_EACH,
    BOARDS_EACH,
    COLUMNS,
    COMPLETE,
    EPOCHS,
    EVENTS_EACH,
    EXHAUST,
    LAY,
    LAY_ARROW,
    NONE,
    RESOURCES,
    SLOTS,
    SPACES,
    TRACKS,
)
from lascaux.games.tribes.rules.position import FROM_BOARDS
from lascaux.games.tribes.rules.steps import (
    COMPLETE_BOARD,
    EXHAUST_WILD,
    MORE_SHIFT,
    REST_SHIFT,
    REVEAL_EVENT,
    SLOT,
    TURN_UP,
    USE_HAND,
)

# How a board can be reached
OUT_OF_REACH: Final[i64] = 0
DIRECTLY: Final[i64] = 1  # or over an arrow that lies already
BY_OWN_ARROW: Final[i64] = 2


# What can be completed


def reach(table: Table, seat: i64, slot: i64) -> i64:
    """Does a stone below, or an arrow from beside, lead to a board (T75, T88, T91, A17, A18)?"""
    if slot < COLUMNS or table.achieved[seat] >> (slot - COLUMNS) & 1:
        return DIRECTLY
    feet = feet_of(table, seat, slot)
    if not feet:
        return OUT_OF_REACH
    if feet & table.arrows():
        return DIRECTLY
    return BY_OWN_ARROW if table.arrow[seat] == NONE else OUT_OF_REACH


def feet_of(table: Table, seat: i64, slot: i64) -> i64:
    """The links to a slot that begin at a board with the seat's stone (T87)."""
    links = table.tables.links_to[slot]
    feet: i64 = 0
    link: i64 = 0
    while links >> link:
        if links >> link & 1 and table.achieved[seat] >> table.tables.link_from[link] & 1:
            feet |= bit(link)
        link += 1
    return feet


def is_open(table: Table, seat: i64, slot: i64) -> bool:
    """Is a board face up, and without a stone of the seat (T76, T77)?"""
    return table.face_up >> slot & 1 != 0 and not table.achieved[seat] >> slot & 1


def genuine(table: Table, seat: i64, slot: i64) -> i64:
    """The lands that give what a board asks for; each counts once (T64, T66)."""
    kind = table.tables.board_resource[table.board_in(slot)]
    return table.giving(seat) & table.of[seat * RESOURCES + kind]


def shortfall(table: Table, seat: i64, slot: i64) -> i64:
    """How many lands would have to be exhausted for a board (A13); NONE if that does not help."""
    lands = count_bits(genuine(table, seat, slot))
    missing = table.tables.board_count[table.board_in(slot)] - lands
    if missing <= 0:
        return 0
    if lands == 0 and slot >= COLUMNS:  # at least one must be genuine (T84)
        return NONE
    return missing if missing <= count_bits(table.giving(seat)) - lands else NONE


def wild_lands(table: Table, seat: i64, slot: i64) -> i64:
    """The lands that could be exhausted for a board: held, of other kinds (T80, T85, A14)."""
    return table.giving(seat) & ~genuine(table, seat, slot)


def can_complete(table: Table, seat: i64, slot: i64) -> bool:
    """May a seat put a stone on the board in a slot, if it has a hand to use?"""
    return (
        is_open(table, seat, slot)
        and reach(table, seat, slot) != OUT_OF_REACH
        and shortfall(table, seat, slot) != NONE
    )


def options(table: Table, step: i64, seat: i64, rest: i64) -> vec[i64]:
    """The action, or each achievement (T44, A11); then the lands to exhaust."""
    if step == EXHAUST_WILD:
        wild = wild_lands(table, seat, rest & SLOT)
        return offer(vec[i64](capacity=16), EXHAUST, wild)
    result = append(vec[i64](capacity=16), ACT)
    open_to_all = table.face_up & ~table.achieved[seat]
    for slot in range(SLOTS):
        if open_to_all >> slot & 1 and shortfall(table, seat, slot) != NONE:
            result = _offer_board(table, seat, slot, result)
    return result


def _offer_board(table: Table, seat: i64, slot: i64, result: vec[i64]) -> vec[i64]:
    """A board once, or once for each side from which the own arrow could come."""
    way = reach(table, seat, slot)
    if way == DIRECTLY:
        return append(result, COMPLETE + table.board_in(slot))
    if way == BY_OWN_ARROW:
        feet = feet_of(table, seat, slot)
        link: i64 = 0
        while feet >> link:
            if feet >> link & 1:
                result = append(result, arrow_action(table, link))
            link += 1
    return result


def arrow_action(table: Table, link: i64) -> i64:
    """The action that lays an arrow on a link and completes the board at its end."""
    lower = table.board_in(table.tables.link_from[link])
    upper = table.board_in(table.tables.link_to[link])
    epoch = lower // BOARDS_EACH
    lower, upper = lower % BOARDS_EACH, upper % BOARDS_EACH
    return LAY_ARROW + epoch * ARROWS_EACH + lower * BOARDS_EACH + upper


def target_of(action: i64) -> i64:
    """The board that an action completes."""
    if action < LAY_ARROW:
        return action - COMPLETE
    pair = action - LAY_ARROW
    return (pair // ARROWS_EACH + 1) * BOARDS_EACH + pair % BOARDS_EACH


def foot_of(action: i64) -> i64:
    """The board from which an action lays an arrow, or NONE."""
    if action < LAY_ARROW or action >= LAY:
        return NONE
    pair = action - LAY_ARROW
    return pair // ARROWS_EACH * BOARDS_EACH + pair % ARROWS_EACH // BOARDS_EACH


def slot_of(table: Table, board: i64) -> i64:
    """The slot in which a board lies, or NONE: it is the removed one."""
    epoch = board // BOARDS_EACH
    for column in range(COLUMNS):
        if table.boards[epoch * BOARDS_EACH + column] == board:
            return epoch * COLUMNS + column
    return NONE


def link_of(table: Table, action: i64) -> i64:
    """The link on which an action lays the arrow, or NONE."""
    foot = foot_of(action)
    if foot == NONE:
        return NONE
    source = slot_of(table, foot)
    target = slot_of(table, target_of(action))
    for link in range(i64(len(table.tables.link_from))):
        if table.tables.link_from[link] == source and table.tables.link_to[link] == target:
            return link
    return NONE


# Completing


def answer(table: Table, step: i64, seat: i64, rest: i64, action: i64) -> None:
    """A board is chosen, or a land is exhausted for it."""
    if step == USE_HAND:
        begin(table, seat, slot_of(table, target_of(action)), link_of(table, action))
        return
    table.exhaust(seat, action - EXHAUST)
    left = (rest >> MORE_SHIFT) - 1
    if left:
        _ask_for_wild(table, seat, rest & SLOT, left)


def begin(table: Table, seat: i64, slot: i64, link: i64) -> None:
    """Exhaust what is missing, then put the stone (A20)."""
    table.plan(COMPLETE_BOARD, slot | (link + 1) << MORE_SHIFT)
    missing = shortfall(table, seat, slot)
    if missing == 0:
        return
    wild = wild_lands(table, seat, slot)
    if count_bits(wild) == missing:
        table.exhaust_all(seat, wild)
    else:
        _ask_for_wild(table, seat, slot, missing)


def _ask_for_wild(table: Table, seat: i64, slot: i64, number: i64) -> None:
    table.plan(EXHAUST_WILD, seat | (slot | number << MORE_SHIFT) << REST_SHIFT)


def complete(table: Table, slot: i64, link: i64) -> None:
    """Arrow, stone, points, progress; then a board is turned up and an event comes (A20)."""
    seat = table.active
    if link != NONE:
        _lay_arrow(table, seat, link)
    board = table.board_in(slot)
    epoch = slot // COLUMNS
    space = table.stones_in(slot)
    table.spaces[slot * SPACES + space] = seat
    table.achieved[seat] |= bit(slot)
    if table.logging:
        table.log.append((entries.COMPLETED, seat, board, space))
    table.award(seat, table.tables.board_points[board * SPACES + space], FROM_BOARDS + epoch)
    _rise(table, seat, table.tables.board_track[board])
    if table.tables.board_bolt[board * SPACES + space]:
        table.plan(REVEAL_EVENT, epoch)
    if space == 0 and epoch < EPOCHS - 1:
        table.plan(TURN_UP, slot + COLUMNS)


def _lay_arrow(table: Table, seat: i64, link: i64) -> None:
    """The arrow stays where it is laid (T86, T90)."""
    table.arrow[seat] = link
    if table.logging:
        lower = table.board_in(table.tables.link_from[link])
        upper = table.board_in(table.tables.link_to[link])
        table.log.append((entries.ARROW, seat, lower, upper))


def _rise(table: Table, seat: i64, track: i64) -> None:
    """One space up on the board's track; at the top it stays (T73, A21)."""
    at = seat * TRACKS + track
    if table.levels[at] < table.tables.top[track]:
        table.levels[at] += 1
        if table.logging:
            table.log.append((entries.ROSE, seat, track, table.levels[at]))


def turn_up(table: Table, slot: i64) -> None:
    """The first stone turns the board of the next epoch face up for all (T74)."""
    table.face_up |= bit(slot)
    table.reveals += 1
    if table.logging:
        table.log.append((entries.TURNED_UP, table.board_in(slot)))


def reveal_event(table: Table, epoch: i64) -> None:
    """A bolt brings the top event of the epoch's stack to the end of the row (T71, T72, A37)."""
    if table.stack_left[epoch] == 0:
        return
    table.stack_left[epoch] -= 1
    at = epoch * EVENTS_EACH + table.stack_left[epoch]
    event = table.stacks[at]
    table.stacks[at] = NONE
    table.reveals += 1
    if table.logging:
        table.log.append((entries.REVEALED, event))
    if not table.event_first:
        table.return_tile()
    table.join_row(ACTION_TILES + event)
