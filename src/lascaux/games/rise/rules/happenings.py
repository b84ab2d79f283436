"""Events: what doubles wake and bring (R88 to R92, R138 to R167)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from lascaux.engine.bits import bit, numbers_in, offer
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.changes import Board
from lascaux.games.rise.rules.codes import (
    ABANDONED_VILLAGE,
    ALTAR,
    BLANK,
    CANOE,
    CHIEFTAIN,
    DROUGHT,
    GOODS,
    INVADERS,
    INVASION,
    LAVA_AT,
    MAMMOTH,
    NEUTRAL,
    NONE,
    PUT_AT,
    SABERTOOTH,
    STONE,
    STRIKE,
    SUN,
    TRIBES,
    VOLCANO,
    WALLS,
)
from lascaux.games.rise.rules.steps import (
    DRAW_EVENT,
    ERUPT,
    LAVA_HEX,
    LAVA_VICTIM,
    PAIR,
    PAIR_SHIFT,
    PLACE_PIECE,
    TIGER_MOVES,
    TIGER_PREY,
    VOLCANO_CELL,
    VOLCANO_RETURNS,
)

# The lower texts


def lower_text(board: Board, event: i64) -> None:
    """What doubles do to an event that already lies in a slot (R88, R161)."""
    if not board.active_events >> event & 1:
        return
    if event == DROUGHT:
        board.end_event(DROUGHT)
    elif event == INVASION:
        _reinforce(board)
    elif event == SABERTOOTH:
        board.plan(TIGER_MOVES)
    elif board.tables.event_counter[event] != NONE:
        _count(board, event)


def _reinforce(board: Board) -> None:
    """One more invader comes to the others, as long as there are tokens."""
    for h in range(board.land.outline.hexes):
        number = board.count(h, INVADERS)
        if number and number < board.tables.event_most[INVASION]:
            board.enter(h, INVADERS, 1)
            if board.logging:
                board.log.append((entries.PUT, board.active, INVASION, board.place(h)))


def _count(board: Board, event: i64) -> None:
    """A resource more on the tile; with enough of them it leaves (R89, R162)."""
    resource = board.tables.event_counter[event]
    board.on_tiles[board.slot_of(event) * GOODS + resource] += 1
    if board.logging:
        board.log.append((entries.EVENT_GROWS, event, resource))
    if board.all_on_tile(event) >= board.tables.ends_at(event, board.players):
        board.end_event(event)


# A new event


def draw(board: Board) -> None:
    """If a slot is free, the next event that can be used (R90, Q36, Q49, Q52)."""
    if board.slots[board.tables.slots - 1] != NONE:
        return
    event = _next_event(board)
    if event == NONE:
        return
    board.reveals += 1
    if _cannot_be_used(board, event):
        board.event_discard |= bit(event)
        if board.logging:
            board.log.append((entries.EVENT_SKIPPED, board.active, event))
        if event != CHIEFTAIN and event != ABANDONED_VILLAGE:
            board.plan(DRAW_EVENT)
        return
    if board.logging:
        board.log.append((entries.EVENT, board.active, event))
    if event == VOLCANO:
        _wake_volcano(board)
    else:
        _activate(board, event)


def _next_event(board: Board) -> i64:
    """The top of the deck; an empty one is made anew of the discard pile (Q37)."""
    if board.events_left == 0:
        _reshuffle(board)
    if board.events_left == 0:
        return NONE
    board.events_left -= 1
    event = board.event_deck[board.events_left]
    board.event_deck[board.events_left] = 0
    return event


def _reshuffle(board: Board) -> None:
    for event in numbers_in(board.event_discard):
        board.event_deck[board.events_left] = event
        board.events_left += 1
    board.event_discard = 0
    if board.logging:
        board.log.append((entries.SHUFFLED,))
    board.shuffle_events()


def _cannot_be_used(board: Board, event: i64) -> bool:
    """Tokens that are owned, a mammoth that is tamed, no village or no place for one."""
    if event == WALLS:
        return board.walls != NONE
    if event == CANOE:
        return board.canoe != NONE
    if event == ALTAR:
        return board.altar != NONE
    if event == MAMMOTH:
        return board.tamer != NONE
    if event in (CHIEFTAIN, ABANDONED_VILLAGE):
        return not piece_hexes(board, event)
    return False


def _activate(board: Board, event: i64) -> None:
    """The event takes a slot, and its pieces and resources come (R138 to R154)."""
    slot: i64 = 0
    while board.slots[slot] != NONE:
        slot += 1
    board.slots[slot] = event
    board.active_events |= bit(event)
    for resource in range(GOODS):
        number = board.tables.put_on_tile(event, resource, board.players)
        board.on_tiles[slot * GOODS + resource] = number
    if event == SABERTOOTH:
        board.plan(TIGER_PREY)
    if event in (INVASION, MAMMOTH, SABERTOOTH, ABANDONED_VILLAGE, CHIEFTAIN):
        board.plan(PLACE_PIECE, event)


def piece_hexes(board: Board, event: i64) -> i64:
    """Where the piece of a new event may go; the active player chooses (R143, R150, R154)."""
    everywhere = board.land.outline.all
    if event == INVASION:
        return least_populated(board, everywhere)
    if event == MAMMOTH:
        return least_populated(board, board.land.of[0])
    if event == SABERTOOTH:
        return _prey_preferred(board, board.land.of[STONE])
    if event == CHIEFTAIN:
        return _villages_of_the_last(board)
    sites = everywhere & ~board.village_hexes()
    if board.frozen:
        sites &= ~bit(board.glacier)
    return least_populated(board, sites) if board.villages_in_stock() else i64(0)


def least_populated(board: Board, hexes: i64) -> i64:
    """Those of the hexes that hold fewest, invaders included (Q38)."""
    fewest: i64 = 1000
    found: i64 = 0
    for h in range(board.land.outline.hexes):
        if hexes >> h & 1:
            crowd = board.crowd(h)
            if crowd < fewest:
                fewest = crowd
                found = 0
            if crowd == fewest:
                found |= bit(h)
    return found


def _prey_preferred(board: Board, hexes: i64) -> i64:
    """Those of the hexes with normal members, if there are any (R156, Q42)."""
    peopled: i64 = 0
    for seat in range(board.players):
        peopled |= board.here[seat]
    return hexes & peopled if hexes & peopled else hexes


def _villages_of_the_last(board: Board) -> i64:
    """The villages of whoever has fewest points among those with a village on the map."""
    fewest: i64 = 1000
    found: i64 = 0
    for seat in range(board.players):
        if board.villages[seat]:
            score = board.score(seat)
            if score < fewest:
                fewest = score
                found = 0
            if score == fewest:
                found |= board.villages[seat]
    return found


def _put_piece(board: Board, event: i64, h: i64) -> None:
    board.touched |= bit(h)
    if board.logging:
        board.log.append((entries.PUT, board.active, event, board.place(h)))
    if event == INVASION:
        board.enter(h, INVADERS, board.tables.event_amount[INVASION])
    elif event == MAMMOTH:
        board.mammoth = h
    elif event == SABERTOOTH:
        board.tiger = h
    elif event == CHIEFTAIN:
        board.chieftain = h
    else:
        board.villages[NEUTRAL] |= bit(h)


def _capture(board: Board, seat: i64) -> None:
    """The tiger takes a member; sated, it leaves (R154, Q44)."""
    h = board.tiger
    board.leave(h, seat, 1)
    board.captured[seat] += 1
    if board.logging:
        board.log.append((entries.CAPTURED, seat, board.place(h)))
    captives: i64 = 0
    for each in range(board.players):
        captives += board.captured[each]
    if captives >= board.tables.ends_at(SABERTOOTH, board.players):
        board.end_event(SABERTOOTH)
    board.settle(NONE)


# The volcano


def _wake_volcano(board: Board) -> None:
    """It rises the first time, erupts each time, and goes back into the deck (R157 to R159)."""
    board.plan(VOLCANO_RETURNS)
    board.plan(ERUPT)
    if board.volcano == NONE:
        board.plan(VOLCANO_CELL)


def volcano_cells(board: Board) -> i64:
    """Outer cells that touch two hexes, next to the active player if possible (R157, Q40)."""
    beside: i64 = 0
    every: i64 = 0
    for cell in range(i64(len(board.land.outline.by_volcano))):
        every |= bit(cell)
        if board.land.outline.by_volcano[cell] & board.here[board.active]:
            beside |= bit(cell)
    return beside if beside else every


def erupt(board: Board) -> None:
    """The doubles decide: smoke, lava or the great eruption (R158)."""
    face = board.die_one
    if board.logging:
        board.log.append((entries.ERUPTION, face))
    if face == BLANK:
        _smoke(board)
    elif face == SUN:
        board.plan(LAVA_HEX)
    else:
        _great_eruption(board)


def _smoke(board: Board) -> None:
    """Everybody beside the volcano takes a stone."""
    for seat in range(board.players):
        if board.here[seat] & board.near_volcano():
            board.gain(seat, STONE, 1)


def _great_eruption(board: Board) -> None:
    """Every tribe loses a member in every hex beside the volcano."""
    for h in range(board.land.outline.hexes):
        if board.near_volcano() >> h & 1:
            for tribe in range(TRIBES):
                if board.count(h, tribe):
                    board.remove(h, tribe, 1)
    board.settle(NONE)


def volcano_returns(board: Board) -> None:
    """The tile is shuffled into the deck, together with the discard pile if that is empty (Q37)."""
    if board.events_left == 0:
        board.event_discard |= bit(VOLCANO)
        _reshuffle(board)
        return
    board.event_deck[board.events_left] = VOLCANO
    board.events_left += 1
    board.shuffle_events()


# Decisions


def options(board: Board, step: i64, about: i64) -> vec[i64]:
    """The answers to an event's question."""
    result = vec[i64](capacity=12)
    if step == PLACE_PIECE:
        return board.offer(result, PUT_AT, piece_hexes(board, about))
    if step == TIGER_MOVES:
        elsewhere = board.land.outline.all & ~bit(board.tiger)
        return board.offer(result, PUT_AT, _prey_preferred(board, elsewhere))
    if step == LAVA_HEX:
        return board.offer(result, LAVA_AT, board.near_volcano())
    if step == VOLCANO_CELL:
        return offer(result, board.tables.rise, volcano_cells(board))
    h = board.tiger if step == TIGER_PREY else about & PAIR
    tribes = board.players if step == TIGER_PREY else TRIBES
    for tribe in range(tribes):
        if board.count(h, tribe):
            result = append(result, STRIKE + tribe)
    return result


def answer(board: Board, step: i64, about: i64, action: i64) -> None:
    """Carry out a decision that an event asks for."""
    if step == PLACE_PIECE:
        _put_piece(board, about, board.hex_of(action))
    elif step == TIGER_MOVES:
        _put_piece(board, SABERTOOTH, board.hex_of(action))
        board.plan(TIGER_PREY)
    elif step == TIGER_PREY:
        _capture(board, action - STRIKE)
    elif step == VOLCANO_CELL:
        board.volcano = action - board.tables.rise
        if board.logging:
            board.log.append((entries.VOLCANO, board.active, board.volcano))
    elif step == LAVA_HEX:
        amount = board.tables.event_amount[VOLCANO]
        board.plan(LAVA_VICTIM, board.hex_of(action) | amount << PAIR_SHIFT)
    else:
        _lava_takes(board, about & PAIR, about >> PAIR_SHIFT, action - STRIKE)


def _lava_takes(board: Board, h: i64, left: i64, tribe: i64) -> None:
    board.remove(h, tribe, 1)
    board.settle(NONE)
    if left > 1:
        board.plan(LAVA_VICTIM, h | (left - 1) << PAIR_SHIFT)
