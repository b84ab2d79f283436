"""What one seat may know of a position, as plain data. Only the decks' order is hidden."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, cast

from typing_extensions import TypedDict

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import numbers_in
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
from lascaux.games.rise.rules import bargains, conflict, goals, steps, turn, villages
from lascaux.games.rise.rules.codes import (
    GOODS,
    INVADERS,
    NEUTRAL,
    NONE,
    QUEUE,
    SABERTOOTH,
    TRIBES,
)
from lascaux.games.rise.rules.notation import SEAT_NAMES
from lascaux.games.rise.rules.state import RiseState

SOURCE_NAMES = ("villages", "developments", "achievements", "events", "elders")

Strength: TypeAlias = Literal["weak", "normal", "strong"]
STRENGTHS: tuple[Strength, ...] = ("weak", "normal", "strong")
Goods: TypeAlias = dict[str, int]  # by resource
_OF_ANY_KIND = (steps.START_GOODS, steps.WILD_GOODS, steps.POTTERY_GOODS)


class ModesView(TypedDict):
    """Which advanced modes are played."""

    elders: bool
    leaders: bool


class CellView(TypedDict):
    """A place of the map, for instance one where the volcano could rise."""

    id: str
    q: int
    r: int


class ConflictView(TypedDict):
    """Whom a fight now would leave in a hex."""

    members: list[int]  # by seat
    invaders: int


class HexView(CellView):
    """A hex with all that stands on it."""

    terrain: list[str]  # what it counts as
    special: str | None
    members: list[int]  # by seat
    invaders: int
    limit: int
    village: int | Literal["neutral"] | None  # whose
    elder: int | None  # whose
    frozen: bool  # the glacier lies here
    stones: int  # on the glacier, or left by it
    mammoth: bool
    tiger: bool
    chieftain: bool
    by_volcano: bool
    conflict: ConflictView | None


class MammothView(TypedDict):
    """Where the mammoth is, and who has tamed it."""

    hex: str
    tamer: int | None


class DiceView(TypedDict):
    """The faces not yet placed, and how many dice the next player will roll."""

    hand: list[str]
    pool: int


ActionView = TypedDict(
    "ActionView",
    {
        "id": str,
        "name": str,
        "dice": list[str],  # three faces, the newest first
        "used": bool,
        "strength": Strength,
        "with": dict[str, Strength],  # by face: what a die with it would make of the action
        "values": list[int],  # weak, normal, strong
    },
)


class CurrentView(TypedDict):
    """The action that is being taken, and how much of it is left."""

    action: str
    strength: Strength
    left: int
    done: int | None  # None where that cannot be told


class EventView(TypedDict):
    """An event in its slot, and what lies on it."""

    id: str
    name: str
    text: str
    goods: Goods
    price: int | None
    captured: list[int]  # by seat


class EventsView(TypedDict):
    """The slots and the deck."""

    slots: list[EventView]
    slot_count: int
    deck: int
    unseen: list[str]
    discard: list[str]
    set_aside: list[str]
    start_village: int | None  # its number; None once it is built


class TribeView(TypedDict):
    """A tribe, and what a village costs it."""

    id: str
    name: str
    cost: Goods


class PowerView(TypedDict):
    """A leader's power."""

    id: str
    name: str
    text: str


class GoalView(TypedDict):
    """A goal card, whether it could be completed now, and how far its parts have come."""

    id: str
    name: str
    kind: Literal["development", "achievement"]
    points: int
    cost: Goods
    text: str
    ready: bool
    progress: list[list[int]]  # of an achievement: how much there is of how much


class SeatView(TypedDict):
    """A seat: its points, its people, its goods and its goals."""

    seat: int
    name: str
    score: int
    points: dict[str, int]  # by source
    tribe: TribeView
    power: PowerView | None
    powers: list[PowerView]  # the two on the leader card
    supply: int
    on_map: int
    waiting: int
    captured: int
    goods: Goods
    villages: int  # a hidden one included
    village_short: int  # resources that it lacks for one more
    hidden: bool
    elder: str | None  # the hex
    in_progress: list[GoalView]
    completed: list[GoalView]
    deck: int
    unseen: list[str]
    bottom: list[str]  # goals that all know to lie there, the top one first
    tokens: list[str]  # of events
    next_villages: int  # points that its villages promise


class LastView(TypedDict):
    """What has changed on this turn, or else on the one before."""

    hexes: list[str]


class ChoiceView(TypedDict):
    """A legal action, its notation, its kind, and whatever it is about."""

    action: int
    text: str
    kind: str
    hex: NotRequired[str]
    source: NotRequired[str]
    target: NotRequired[str]
    cell: NotRequired[str]
    die: NotRequired[str]
    act: NotRequired[str]
    resource: NotRequired[str]
    give: NotRequired[list[str]]
    pay: NotRequired[Goods]
    goal: NotRequired[str]
    event: NotRequired[str]
    power: NotRequired[str]
    seat: NotRequired[int]
    tribe: NotRequired[int]


class RiseView(TypedDict):
    """A position as a seat, or a spectator, sees it; `choices` are for the seat to move alone."""

    game: Literal["rise"]
    players: int
    seat: int | None  # None for a spectator
    over: bool
    to_move: int
    active: int  # whose turn it is
    first: int  # who began
    turn: int
    target: int  # points that win
    winners: list[int]
    step: str  # the question that is asked; "" when the game is over
    to_take: int  # resources, one after the other and each of any kind
    modes: ModesView
    hexes: list[HexView]
    volcano: CellView | None
    volcano_cells: list[CellView]  # where it could rise
    mammoth: MammothView | None
    tiger: str | None  # the hex
    chieftain: str | None  # the hex
    dice: DiceView
    actions: list[ActionView]
    current: CurrentView | None
    events: EventsView
    seats: list[SeatView]
    borrowed: str | None  # the development that the active player's elder has borrowed
    last: LastView
    so_far: list[int]  # what else of this turn counts, as the rules keep it
    choices: list[ChoiceView]


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


def to_take(state: RiseState) -> int:
    """How many resources are to be taken one after the other, each of any kind."""
    return int(state.asked >> ABOUT_SHIFT) if state.asked & STEP in _OF_ANY_KIND else 0


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
        "unseen": [content.goals[goal].id for goal in sorted(state.goal_deck(seat))],
        "bottom": [content.goals[goal].id for goal in state.known_goals(seat)],
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
        _goal(
            content.goals[number],
            is_ready(state, seat, number),
            goals.progress(state, seat, number),
        )
        for number in numbers_in(chosen)
    ]


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


def _choices(state: RiseState, actions: ActionSpace) -> list[ChoiceView]:
    return [_choice(actions, action) for action in state.legal()]


def _choice(actions: ActionSpace, action: int) -> ChoiceView:
    about = {"action": action, "text": actions.text(action), **actions.data(action)}
    return cast(ChoiceView, about)  # the families of notation.py name what it is about
