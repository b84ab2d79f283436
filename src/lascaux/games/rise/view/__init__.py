"""What one seat may know of a position, as plain data. Only the decks' order is hidden."""

from __future__ import annotations

from typing import cast

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import numbers_in
from lascaux.games.rise.content.parts import ACTIONS, EVENTS, FACES, RESOURCES, Content
from lascaux.games.rise.rules import bargains, steps, turn
from lascaux.games.rise.rules.codes import NONE, QUEUE, SABERTOOTH
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view.on_land import (
    hex_name,
    hex_names,
    hex_view,
    mammoth_view,
    name_or_none,
    terrains,
)
from lascaux.games.rise.view.seats import SOURCE_NAMES, seat_view
from lascaux.games.rise.view.shapes import (
    ActionView,
    CellView,
    ChoiceView,
    CurrentView,
    DiceView,
    EventsView,
    EventView,
    GoalView,
    Goods,
    HexView,
    RiseView,
    SeatView,
    Strength,
)

__all__ = [
    "SOURCE_NAMES",
    "STRENGTHS",
    "ActionView",
    "CellView",
    "ChoiceView",
    "DiceView",
    "EventView",
    "EventsView",
    "GoalView",
    "Goods",
    "HexView",
    "RiseView",
    "SeatView",
    "Strength",
    "hex_name",
    "terrains",
    "to_take",
    "view",
]

STRENGTHS: tuple[Strength, ...] = ("weak", "normal", "strong")
_OF_ANY_KIND = (steps.START_GOODS, steps.WILD_GOODS, steps.POTTERY_GOODS)


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
        "to_take": to_take(state),
        "modes": {"elders": state.elders, "leaders": state.leaders},
        "hexes": [hex_view(state, h) for h in range(outline.hexes)],
        "volcano": None if state.volcano == NONE else cells[state.volcano],
        "volcano_cells": cells,
        "mammoth": mammoth_view(state),
        "tiger": name_or_none(state, state.tiger),
        "chieftain": name_or_none(state, state.chieftain),
        "dice": _dice(state),
        "actions": [_action(state, content, number) for number in range(len(ACTIONS))],
        "current": _current(state),
        "events": _events(state, content),
        "seats": [seat_view(state, content, each) for each in range(state.players)],
        "borrowed": None if state.borrowed == NONE else content.goals[state.borrowed].id,
        "last": {"hexes": hex_names(state, state.touched or state.touched_before)},
        "so_far": state.so_far(),
        "choices": _choices(state, actions) if seat == state.to_move else [],
    }


def to_take(state: RiseState) -> int:
    """How many resources are to be taken one after the other, each of any kind."""
    return int(state.asked >> ABOUT_SHIFT) if state.asked & STEP in _OF_ANY_KIND else 0


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
    done = turn.done_so_far(state)
    return {
        "action": ACTIONS[state.action],
        "strength": STRENGTHS[state.strength],
        "left": state.left,
        "done": None if done == NONE else done,
    }


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


def _choices(state: RiseState, actions: ActionSpace) -> list[ChoiceView]:
    return [_choice(actions, action) for action in state.legal()]


def _choice(actions: ActionSpace, action: int) -> ChoiceView:
    about = {"action": action, "text": actions.text(action), **actions.data(action)}
    return cast(ChoiceView, about)  # the families of notation.py name what it is about
