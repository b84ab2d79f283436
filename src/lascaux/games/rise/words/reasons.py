"""Why something cannot be chosen now: a sentence and the rule, for whatever somebody points at."""

from __future__ import annotations

from lascaux.engine.pane import Names, Refusal
from lascaux.engine.words import sentence
from lascaux.games.rise.content.parts import ACTIONS, RESOURCES, Content
from lascaux.games.rise.rules import bargains, moving, refusals, steps
from lascaux.games.rise.rules.codes import ACTIONS as ACTION_COUNT
from lascaux.games.rise.rules.codes import (
    BUILD_AT,
    FIGHT_AT,
    GATHER_AT,
    GROW_AT,
    MAMMOTH,
    NONE,
    PLACE_DIE,
    SETTLE,
    SHARED_KNOWLEDGE,
    TAME,
)
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.words.asked import Asked
from lascaux.games.rise.words.open_shelves import TAKING
from lascaux.games.rise.words.people import People

# Which family of actions about hexes a question is answered with.
_FAMILIES = {
    **dict.fromkeys((steps.START_HEX, steps.START_BESIDE, steps.REENTER), SETTLE),
    **dict.fromkeys((steps.GROW_BASE, steps.GROW_EXTRA), GROW_AT),
    steps.GATHER_HEX: GATHER_AT,
    steps.NEXT_CONFLICT: FIGHT_AT,
    steps.STEP_FIVE: BUILD_AT,
}
_MOVING = (steps.MOVE_MEMBERS, steps.WANDER_FIRST, steps.WANDER_AGAIN)
_CARDS = {
    "power": ("This power cannot be used now.", "R118"),
    "elder": ("Your elder borrows once on a turn, for a resource.", "R98"),
    "walls": ("The walls work by themselves.", "R164"),
    "canoe": ("The canoe works when you move.", "R165"),
    "altar": ("The altar has brought its points.", "R166"),
}


def why_not(state: RiseState, content: Content, name: str, seat: int, names: Names) -> Refusal:
    """Why what has this name cannot be chosen now."""
    if state.over:
        return Refusal("The game is over.", "R93")
    if state.paused:
        return Refusal("Confirm or undo what you have planned first.", "R34")
    asked = Asked(state, content, names)
    if seat != asked.seat:
        return Refusal(f"It is for {People(names, seat).name(asked.seat)} to decide.", "R23")
    h = asked.hex_at(name)
    if h >= 0:
        return _hex(asked, h)
    kind, _, rest = name.partition("-")
    if kind == "action" and rest in ACTIONS:
        return _action(asked, ACTIONS.index(rest))
    if kind in ("die", "dice"):
        return _dice(asked)
    if kind == "event" and rest.isdecimal():
        return _event(asked, int(rest))
    if kind == "events":
        return Refusal("Events come with doubles, if a slot is free.", "R90")
    if kind == "seat":
        return _card(asked, rest)
    if name == "volcano" or name in state.tables.cell_names:
        return Refusal("Nobody can enter the volcano.", "R157")
    return _another_question(asked)


def _another_question(asked: Asked) -> Refusal:
    question = asked.state.question()
    return Refusal(f"Now it is asked: {question.text}", question.rule)


def _by_rules(asked: Asked, action: int) -> Refusal:
    """What the rules say to an action that they do not allow."""
    found = refusals.refusal(asked.state, action)
    return Refusal(sentence(found.reason), found.rule)


def _hex(asked: Asked, h: int) -> Refusal:
    state, step = asked.state, asked.step
    tables = state.tables
    if step == steps.CHOOSE_ACTION:
        return Refusal("First lay a die on an action.", "R33")
    if step == steps.BEFORE_ROLL:
        return Refusal("First roll the dice.", "R29")
    if step in _MOVING:
        if step == steps.MOVE_MEMBERS and _may_leave(asked, h):
            return Refusal("That is too far for a member.", "R48")
        beside = int(state.land.outline.near[h]).bit_length() - 1
        walk = tables.move + state.place(h) * tables.places + state.place(beside)
        return _by_rules(asked, int(walk))
    family = _FAMILIES.get(step)
    if family is None:
        return _another_question(asked)
    action = int(tables.at + family * tables.places + state.place(h))
    return _another_question(asked) if action in asked.legal else _by_rules(asked, action)


def _may_leave(asked: Asked, h: int) -> bool:
    """Is it a hex that members can leave, so that it is only too far from where one began?"""
    state = asked.state
    return bool(state.left) and bool(moving.can_leave(state, h))


def _action(asked: Asked, action: int) -> Refusal:
    state = asked.state
    if asked.step == steps.CHOOSE_ACTION:
        if not state.used >> action & 1:
            return Refusal("Choose a die first.", "R33")
        die = state.die_one if state.die_one != NONE else state.die_two
        return _by_rules(asked, int(PLACE_DIE + die * ACTION_COUNT) + action)
    if asked.step == steps.BEFORE_ROLL:
        return Refusal("First roll the dice.", "R29")
    if state.action == action and state.question().step in TAKING:
        return _another_question(asked)
    return Refusal("An action is taken with a die, one after the other.", "R34")


def _dice(asked: Asked) -> Refusal:
    if asked.step == steps.CHOOSE_ACTION:
        return Refusal("Choose the action it goes on.", "R33")
    if asked.state.die_one == NONE and asked.state.die_two == NONE:
        return Refusal("Dice are rolled once on a turn.", "R29")
    return Refusal("First carry out the action to its end.", "R34")


def _event(asked: Asked, slot: int) -> Refusal:
    state = asked.state
    if slot >= len(state.slots) or state.slots[slot] == NONE:
        return Refusal("A free place for an event; doubles bring one.", "R90")
    event = int(state.slots[slot])
    tile = asked.content.events[event]
    if event == MAMMOTH and asked.step == steps.CHOOSE_ACTION:
        die = state.die_one if state.die_one != NONE else state.die_two
        return _by_rules(asked, int(TAME + die))
    if tile.price:
        short = _short_of_tile(asked, event)
        if short:
            return Refusal(f"{tile.name}: {short} short.", "R161" if tile.goods_price else "R166")
        return Refusal(f"{tile.name} is bought on your turn, between your actions.", "R163")
    if event == SHARED_KNOWLEDGE:
        return Refusal("Pay a resource for a goal once on your turn, beside an opponent.", "R148")
    return Refusal(f"{tile.name} works by itself.", "R88")


def _short_of_tile(asked: Asked, event: int) -> str:
    """What is missing for a tile that is for sale, or nothing."""
    state, tile = asked.state, asked.content.events[event]
    price = int(bargains.price_of(state, event))
    if not tile.goods_price:
        return "" if bargains.can_buy_altar(state) else "resources or members"
    owned = asked.goods(RESOURCES.index(tile.goods_price))
    return f"{price - owned} {tile.goods_price}" if owned < price else ""


def _card(asked: Asked, name: str) -> Refusal:
    """A card of a tribe."""
    seat, _, what = name.partition(".")
    if seat != str(asked.seat):
        return _another_question(asked)
    if what == "village":
        return _village(asked)
    if what in _CARDS:
        return Refusal(*_CARDS[what])
    goals = [goal.id for goal in asked.content.goals]
    if what not in goals:
        return _another_question(asked)
    number = goals.index(what)
    goal = asked.content.goals[number]
    refused = _by_rules(asked, int(asked.state.tables.complete) + number)
    lacking = [
        f"{price - asked.goods(kind)} {RESOURCES[kind]}"
        for kind, price in enumerate(goal.cost)
        if price > asked.goods(kind)
    ]
    if refused.rule == "R77" and lacking:
        return Refusal(f"{goal.name}: {', '.join(lacking)} short.", refused.rule)
    return refused


def _village(asked: Asked) -> Refusal:
    if asked.step != steps.STEP_FIVE:
        return Refusal("Villages are built after conflicts.", "R25")
    built = [int(action) for action in asked.state.legal()]
    tables = asked.state.tables
    first = int(tables.at + BUILD_AT * tables.places)
    if any(first <= action < first + int(tables.places) for action in built):
        return Refusal("Choose the hex on which it stands.", "R84")
    return Refusal("You cannot build a village now.", "R83")
