"""What one seat may know of a position, as plain data. Only the decks' order is hidden."""

from __future__ import annotations

from typing import cast

from lascaux.engine.actions import ActionSpace
from lascaux.engine.bits import count_bits, numbers_in
from lascaux.games.rise.content.parts import (
    ACTIONS,
    EVENTS,
    FACES,
    POWERS,
    RESOURCES,
    SPECIALS,
    TERRAINS,
    Content,
    Goal,
)
from lascaux.games.rise.rules import bargains, conflict, goals, turn, villages
from lascaux.games.rise.rules.codes import (
    GATHER,
    GOODS,
    GROW,
    INVADERS,
    MOVE,
    NEUTRAL,
    NONE,
    QUEUE,
    RING,
    SABERTOOTH,
    TEST_FIELDS,
    TRIBES,
)
from lascaux.games.rise.rules.notation import SEAT_NAMES
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view.shapes import (
    SOURCE_NAMES,
    STRENGTHS,
    ActionView,
    CellView,
    ChoiceView,
    ConflictView,
    CurrentView,
    DiceView,
    EventsView,
    EventView,
    GoalView,
    Goods,
    HexView,
    LastView,
    MammothView,
    ModesView,
    PowerView,
    RiseView,
    SeatView,
    Strength,
    TribeView,
)

__all__ = [
    "SOURCE_NAMES",
    "STRENGTHS",
    "ActionView",
    "CellView",
    "ChoiceView",
    "ConflictView",
    "CurrentView",
    "DiceView",
    "EventView",
    "EventsView",
    "GoalView",
    "Goods",
    "HexView",
    "LastView",
    "MammothView",
    "ModesView",
    "PowerView",
    "RiseView",
    "SeatView",
    "Strength",
    "TribeView",
    "hex_name",
    "is_ready",
    "terrains",
    "view",
]


def view(state: RiseState, seat: int, content: Content, actions: ActionSpace) -> RiseView:
    """The position as a seat, or a spectator, sees it."""
    outline = state.land.outline
    cells: list[CellView] = [
        {"id": state.tables.cell_names[number], "q": q, "r": r}
        for number, (q, r) in enumerate(outline.volcano_cells)
    ]
    return {
        "game": "rise",
        "players": state.players,
        "seat": seat if seat >= 0 else None,
        "over": state.over,
        "to_move": state.to_move,
        "active": state.active,
        "first": state.first,
        "turn": state.turn,
        "target": content.constants.target,
        "winners": state.winners() if state.over else [],
        "step": state.question().step,
        "modes": {"elders": state.elders, "leaders": state.leaders},
        "hexes": [_hex(state, h) for h in range(outline.hexes)],
        "volcano": None if state.volcano == NONE else cells[state.volcano],
        "volcano_cells": cells,
        "mammoth": _mammoth(state),
        "tiger": _name(state, state.tiger),
        "chieftain": _name(state, state.chieftain),
        "dice": _dice(state),
        "actions": [_action(state, content, number) for number in range(len(ACTIONS))],
        "current": _current(state),
        "events": _events(state, content),
        "seats": [_seat(state, content, each) for each in range(state.players)],
        "borrowed": None if state.borrowed == NONE else content.goals[state.borrowed].id,
        "last": {"hexes": _names(state, state.touched or state.touched_before)},
        "so_far": state.so_far(),
        "choices": _choices(state, actions) if seat == state.to_move else [],
    }


def hex_name(state: RiseState, h: int) -> str:
    """The name of a hex, such as `b2`."""
    return state.tables.place_names[state.land.outline.places[h]]


def _name(state: RiseState, h: int) -> str | None:
    return None if h == NONE else hex_name(state, h)


def _names(state: RiseState, hexes: int) -> list[str]:
    return [hex_name(state, h) for h in numbers_in(hexes)]


def _hex(state: RiseState, h: int) -> HexView:
    q, r = state.land.outline.cells[h]
    special = state.land.special[h]
    owners = [owner for owner in range(TRIBES) if state.villages[owner] >> h & 1]
    elders = [seat for seat in range(state.players) if state.elder[seat] == h]
    return {
        "id": hex_name(state, h),
        "q": q,
        "r": r,
        "terrain": terrains(state, h),
        "special": None if special == NONE else SPECIALS[special],
        "members": [state.count(h, seat) for seat in range(state.players)],
        "invaders": state.count(h, INVADERS),
        "limit": state.limit(h),
        "village": None if not owners else "neutral" if owners[0] == NEUTRAL else owners[0],
        "elder": elders[0] if elders else None,
        "frozen": state.frozen and state.glacier == h,
        "stones": state.stones if state.glacier == h else 0,
        "mammoth": state.mammoth == h,
        "tiger": state.tiger == h,
        "chieftain": state.chieftain == h,
        "by_volcano": bool(state.near_volcano() >> h & 1),
        "conflict": _forecast(state, h),
    }


def terrains(state: RiseState, h: int) -> list[str]:
    """What a hex counts as."""
    return [name for kind, name in enumerate(TERRAINS) if state.land.terrain[h] >> kind & 1]


def _forecast(state: RiseState, h: int) -> ConflictView | None:
    """Whom a fight now would leave."""
    if state.crowd(h) <= state.limit(h):
        return None
    ahead = state.copy()
    conflict.fight_by_guess(ahead, h)
    left = [ahead.count(h, seat) for seat in range(state.players)]
    return {"members": left, "invaders": ahead.count(h, INVADERS)}


def _mammoth(state: RiseState) -> MammothView | None:
    if state.mammoth == NONE:
        return None
    tamer = None if state.tamer == NONE else state.tamer
    return {"hex": hex_name(state, state.mammoth), "tamer": tamer}


def _dice(state: RiseState) -> DiceView:
    hand = [FACES[die] for die in (state.die_one, state.die_two) if die != NONE]
    return {"hand": hand, "pool": 2 - len(hand)}


def _action(state: RiseState, content: Content, action: int) -> ActionView:
    dice = list(state.queues[action * QUEUE : action * QUEUE + QUEUE])
    row = content.actions[action]
    return {
        "id": row.id,
        "name": row.name,
        "dice": [FACES[die] for die in dice],
        "used": bool(state.used >> action & 1),
        "strength": STRENGTHS[turn.strength_of(state, action)],
        "with": {
            face: STRENGTHS[turn.strength_with(state, action, number)]
            for number, face in enumerate(FACES)
        },
        "values": list(row.values),
    }


def _current(state: RiseState) -> CurrentView | None:
    if state.action == NONE:
        return None
    return {
        "action": ACTIONS[state.action],
        "strength": STRENGTHS[state.strength],
        "left": state.left,
        "done": _done(state),
    }


def _done(state: RiseState) -> int | None:
    """How many members or hexes of the action are done; not how many goals."""
    if state.action == MOVE:
        return state.extra
    if state.action == GATHER:
        return count_bits(state.marked)
    if state.action == GROW and state.supply[state.active] > state.left:  # else fewer may come
        return state.tables.worth[state.action * 3 + state.strength] - state.left
    return None


def _events(state: RiseState, content: Content) -> EventsView:
    deck = sorted(state.event_deck[at] for at in range(state.events_left))
    late = state.tables.late_events
    return {
        "slots": [_tile(state, content, event) for event in state.slots if event != NONE],
        "slot_count": len(state.slots),
        "deck": state.events_left,
        "unseen": [EVENTS[event] for event in deck],
        "discard": [EVENTS[event] for event in numbers_in(state.event_discard)],
        "set_aside": [] if state.settled else [EVENTS[event] for event in numbers_in(late)],
        "start_village": None if state.settled else state.start_village,
    }


def _tile(state: RiseState, content: Content, event: int) -> EventView:
    tile = content.events[event]
    price = bargains.price_of(state, event) if tile.price else None
    captured = list(state.captured) if event == SABERTOOTH else [0] * state.players
    return {
        "id": tile.id,
        "name": tile.name,
        "text": tile.text,
        "goods": {name: state.on_tile(event, n) for n, name in enumerate(RESOURCES)},
        "price": price,
        "captured": captured,
    }


def _seat(state: RiseState, content: Content, seat: int) -> SeatView:
    points = state.breakdown()[seat]
    tribe = content.tribes[state.tribe[seat]]
    power = state.power[seat]
    owners = {"walls": state.walls, "canoe": state.canoe, "altar": state.altar}
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "score": sum(points),
        "points": dict(zip(SOURCE_NAMES, points, strict=True)),
        "tribe": {"id": tribe.id, "name": tribe.name, "cost": _goods(tribe.cost)},
        "power": None if power == NONE else _power(content, power),
        "powers": [_power(content, 2 * state.tribe[seat] + which) for which in (0, 1)],
        "supply": state.supply[seat],
        "on_map": state.on_map(seat),
        "waiting": state.waiting if power != NONE and POWERS[power] == "ambush" else 0,
        "captured": state.captured[seat],
        "goods": _goods([state.goods[seat * GOODS + resource] for resource in range(GOODS)]),
        "villages": state.village_count(seat),
        "village_short": villages.short_of(state, seat),
        "hidden": bool(state.hidden >> seat & 1),
        "elder": _name(state, state.elder[seat]),
        "in_progress": _goals(state, content, seat, state.in_progress[seat]),
        "completed": _goals(state, content, seat, state.completed[seat]),
        "deck": state.deck_size[seat],
        "unseen": [content.goals[goal].id for goal in sorted(_deck(state, seat))],
        "bottom": [content.goals[goal].id for goal in _bottom(state, seat)],
        "tokens": [token for token, owner in owners.items() if owner == seat],
        "next_villages": turn.promised_points(state, seat),
    }


def _goods(numbers: list[int] | tuple[int, int, int]) -> Goods:
    return dict(zip(RESOURCES, numbers, strict=True))


def _power(content: Content, power: int) -> PowerView:
    found = content.powers[power]
    return {"id": found.id, "name": found.name, "text": found.text}


def _goals(state: RiseState, content: Content, seat: int, chosen: int) -> list[GoalView]:
    return [
        _goal(content.goals[number], is_ready(state, seat, number), _progress(state, seat, number))
        for number in numbers_in(chosen)
    ]


def _progress(state: RiseState, seat: int, goal: int) -> list[list[int]]:
    """Members, a razed village, then hexes of each kind: how many there are of how many."""
    tables = state.tables
    found = []
    if tables.goal_members[goal]:
        found.append([int(state.on_map(seat)), int(tables.goal_members[goal])])
    if tables.goal_razed[goal]:
        found.append([int(goals.has_razed(state, seat)), 1])
    for test in range(tables.first_test[goal], tables.first_test[goal + 1], TEST_FIELDS):
        need = int(tables.tests[test + TEST_FIELDS - 1])
        found.append([int(goals.count_hexes(state, seat, test)), need])
    return found


def _goal(goal: Goal, ready: bool, progress: list[list[int]]) -> GoalView:
    return {
        "id": goal.id,
        "name": goal.name,
        "kind": "development" if goal.is_development else "achievement",
        "points": goal.points,
        "cost": _goods(goal.cost),
        "text": goal.text,
        "ready": ready,
        "progress": progress,
    }


def is_ready(state: RiseState, seat: int, goal: int) -> bool:
    """Could a seat complete this goal now, if it were asked?"""
    in_progress = state.in_progress[seat] >> goal & 1
    return bool(in_progress) and goals.can_complete(state, seat, goal)


def _deck(state: RiseState, seat: int) -> list[int]:
    """The cards of a goal deck from the top."""
    top = state.deck_top[seat]
    return [state.decks[seat * RING + (top + at) % RING] for at in range(state.deck_size[seat])]


def _bottom(state: RiseState, seat: int) -> list[int]:
    """The cards that all know to lie at the bottom of a deck."""
    cards = _deck(state, seat)
    return cards[len(cards) - state.known[seat] :]


def _choices(state: RiseState, actions: ActionSpace) -> list[ChoiceView]:
    return [_choice(actions, action) for action in state.legal()]


def _choice(actions: ActionSpace, action: int) -> ChoiceView:
    about = {"action": action, "text": actions.text(action), **actions.data(action)}
    return cast(ChoiceView, about)  # the families of notation.py name what it is about
