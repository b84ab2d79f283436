"""Twins: a position copied, written down as numbers, and read back."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.games.rise.rules.changes import Board


def copy_to(board: Board, twin: Board) -> None:
    """Give the twin a table of its own that looks the same; what is never written is shared."""
    twin.to_move = board.to_move
    twin.over = board.over
    twin.ending = board.ending
    twin.reveals = board.reveals
    twin.elders = board.elders
    twin.leaders = board.leaders
    twin.depth = board.depth
    twin.asked = board.asked
    twin.first = board.first
    twin.active = board.active
    twin.turn = board.turn
    twin.used = board.used
    twin.spent = board.spent
    twin.borrowed = board.borrowed
    twin.discovered = board.discovered
    twin.touched = board.touched
    twin.touched_before = board.touched_before
    twin.action = board.action
    twin.strength = board.strength
    twin.left = board.left
    twin.extra = board.extra
    twin.marked = board.marked
    twin.stony = board.stony
    twin.arrived = board.arrived
    twin.victim = board.victim
    twin.lost = board.lost
    twin.die_one = board.die_one
    twin.die_two = board.die_two
    twin.hidden = board.hidden
    twin.settled = board.settled
    twin.start_village = board.start_village
    twin.glacier = board.glacier
    twin.stones = board.stones
    twin.frozen = board.frozen
    twin.volcano = board.volcano
    twin.mammoth = board.mammoth
    twin.tamer = board.tamer
    twin.tiger = board.tiger
    twin.chieftain = board.chieftain
    twin.waiting = board.waiting
    twin.events_left = board.events_left
    twin.event_discard = board.event_discard
    twin.active_events = board.active_events
    twin.walls = board.walls
    twin.canoe = board.canoe
    twin.altar = board.altar
    twin.answers = board.answers[:]
    twin.agenda = board.agenda[:]
    twin.queues = board.queues[:]
    twin.members = board.members[:]
    twin.here = board.here[:]
    twin.villages = board.villages[:]
    twin.elder = board.elder[:]
    twin.tribe = board.tribe[:]
    twin.power = board.power[:]
    twin.supply = board.supply[:]
    twin.captured = board.captured[:]
    twin.goods = board.goods[:]
    twin.points = board.points[:]
    twin.in_progress = board.in_progress[:]
    twin.completed = board.completed[:]
    twin.decks = board.decks[:]
    twin.deck_top = board.deck_top[:]
    twin.deck_size = board.deck_size[:]
    twin.known = board.known[:]
    twin.event_deck = board.event_deck[:]
    twin.slots = board.slots[:]
    twin.on_tiles = board.on_tiles[:]


def numbers_of(board: Board) -> list[int]:
    """All that can change, as `take_numbers` reads it back."""
    numbers: list[int] = [
        board.to_move,
        int(board.over),
        board.ending,
        board.reveals,
        int(board.elders),
        int(board.leaders),
        board.depth,
        board.asked,
        board.first,
        board.active,
        board.turn,
        board.used,
        board.spent,
        board.borrowed,
        board.discovered,
        board.touched,
        board.touched_before,
        board.action,
        board.strength,
        board.left,
        board.extra,
        board.marked,
        board.stony,
        board.arrived,
        board.victim,
        board.lost,
        board.die_one,
        board.die_two,
        board.hidden,
        int(board.settled),
        board.start_village,
        board.glacier,
        board.stones,
        int(board.frozen),
        board.volcano,
        board.mammoth,
        board.tamer,
        board.tiger,
        board.chieftain,
        board.waiting,
        board.events_left,
        board.event_discard,
        board.active_events,
        board.walls,
        board.canoe,
        board.altar,
    ]
    for part in _parts(board):
        numbers.extend(part)
    return numbers


def _parts(board: Board) -> list[vec[i64]]:
    """The vectors of a position, in the order in which they are written down."""
    return [
        board.agenda,
        board.queues,
        board.members,
        board.here,
        board.villages,
        board.elder,
        board.tribe,
        board.power,
        board.supply,
        board.captured,
        board.goods,
        board.points,
        board.in_progress,
        board.completed,
        board.decks,
        board.deck_top,
        board.deck_size,
        board.known,
        board.event_deck,
        board.slots,
        board.on_tiles,
    ]


def take_numbers(board: Board, numbers: list[int]) -> None:
    """Make a cleared table look as it was written down."""
    board.to_move = numbers[0]
    board.over = bool(numbers[1])
    board.ending = numbers[2]
    board.reveals = numbers[3]
    board.elders = bool(numbers[4])
    board.leaders = bool(numbers[5])
    board.depth = numbers[6]
    board.asked = numbers[7]
    board.first = numbers[8]
    board.active = numbers[9]
    board.turn = numbers[10]
    board.used = numbers[11]
    board.spent = numbers[12]
    board.borrowed = numbers[13]
    board.discovered = numbers[14]
    board.touched = numbers[15]
    board.touched_before = numbers[16]
    board.action = numbers[17]
    board.strength = numbers[18]
    board.left = numbers[19]
    board.extra = numbers[20]
    board.marked = numbers[21]
    board.stony = numbers[22]
    board.arrived = numbers[23]
    board.victim = numbers[24]
    board.lost = numbers[25]
    board.die_one = numbers[26]
    board.die_two = numbers[27]
    board.hidden = numbers[28]
    board.settled = bool(numbers[29])
    board.start_village = numbers[30]
    board.glacier = numbers[31]
    board.stones = numbers[32]
    board.frozen = bool(numbers[33])
    board.volcano = numbers[34]
    board.mammoth = numbers[35]
    board.tamer = numbers[36]
    board.tiger = numbers[37]
    board.chieftain = numbers[38]
    board.waiting = numbers[39]
    board.events_left = numbers[40]
    board.event_discard = numbers[41]
    board.active_events = numbers[42]
    board.walls = numbers[43]
    board.canoe = numbers[44]
    board.altar = numbers[45]
    at = 46
    for part in _parts(board):
        for place in range(i64(len(part))):
            part[place] = numbers[at]
            at += 1
