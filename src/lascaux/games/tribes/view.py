"""What one seat may know of a position, as plain data.

All seats know the same but for points: the order of the stacks, what lies face down and the
draws to come are hidden from everybody, and the points of others unless they are played open.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, cast

from typing_extensions import TypedDict

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import count_bits, numbers_in
from lascaux.games.tribes.content.parts import EPOCHS, RESOURCES, TRACKS, Content
from lascaux.games.tribes.rules import achievements, codes, ending, events, outlook, row, steps
from lascaux.games.tribes.rules.codes import (
    ACTION_TILES,
    BOARDS_EACH,
    COLUMNS,
    EVENTS_EACH,
    LANDS,
    NONE,
    SLOTS,
    SPACES,
)
from lascaux.games.tribes.rules.notation import SEAT_NAMES
from lascaux.games.tribes.rules.state import TribesState
from lascaux.games.tribes.rules.steps import MORE_SHIFT, REST_SHIFT, SLOT

SOURCE_NAMES = (
    *("start", "epoch 1", "epoch 2", "epoch 3", "events"),
    *("procreation", "exploration", "movement", "most members", "most lands"),
)

Counts: TypeAlias = dict[str, int]  # by resource

# The questions that are asked as often as something is left.
COUNTED = (
    *(steps.PLACE_MEMBER, steps.SHIFT_FROM, steps.MOVE_FROM, steps.TURN_LAND_BACK),
    *(steps.LOSE_MEMBER, steps.EXHAUST_LAND),
)


class OptionsView(TypedDict):
    """Which way it is played."""

    event_before_used_tile: bool
    procreate_shift_covers_shortfall: bool
    empty_bag_turnbacks_per_missing_draw: bool
    bronze_event_without_effect_counts: bool
    open_points: bool
    round_cap: int


class OutlookView(TypedDict):
    """What a tile would bring whoever took it now: how many come, below zero how many are lost."""

    points: int
    members: int
    shifts: int
    lands: int
    turned_back: int
    steps: int
    shells: int  # from others


class TileView(TypedDict):
    """A tile of the row: what it costs whoever's turn it is, and what it would bring each seat."""

    id: str
    name: str
    event: bool
    hand: bool
    epoch: int | None  # of an event, from 1
    text: str  # of an event
    shells: int  # that lie on it
    price: int
    in_reach: bool
    concerns: list[bool]  # by seat: would an event work, if that seat took it?
    brings: list[OutlookView]  # by seat; where points are hidden, what is printed


class BoardView(TypedDict):
    """A place for an achievement board; what is unknown of it is None or empty."""

    epoch: int  # from 1
    column: int  # from 0
    face_up: bool
    id: str | None
    name: str | None
    resource: str | None
    count: int | None
    points: list[int]
    bolts: list[int]  # spaces, from 1
    progress: str | None
    stones: list[int]  # seats, from the left
    short: list[int | None]  # by seat: lands to be exhausted for it; None where that is no help
    reach: list[str]  # by seat: "direct", "arrow", "none", or "done"
    possible: list[bool]  # by seat: could it be completed with a hand now?


class EpochView(TypedDict):
    """What everybody can tell of an epoch's stack and boards."""

    name: str
    events_left: int
    unseen_events: list[str]
    unseen_boards: list[str]  # face down, or removed
    removed: str | None  # once it can be told


class ArrowView(TypedDict):
    """An arrow on the main board, from slot to slot, each as epoch and column."""

    seat: int
    source: list[int]
    target: list[int]


class LandView(TypedDict):
    """A land in its place, counted from the seat's first one."""

    number: int
    q: int
    r: int
    resource: str
    exhausted: bool
    members: int


class TrackView(TypedDict):
    """How far a seat has come on a track."""

    level: int
    value: int
    end_points: int


class SeatView(TypedDict):
    """A seat: its points as far as they are shown, its people and its lands."""

    seat: int
    name: str
    score: int | None
    points: dict[str, int] | None  # by source
    if_ended: int | None  # points in all, if the game ended now
    shells: int
    reserve: int
    members: int
    fresh_lands: int
    exhausted_lands: int
    most_members: bool
    most_lands: bool
    strongest: bool
    weakest: bool
    arrow: bool  # still to be laid
    tracks: dict[str, TrackView]
    lands: list[LandView]


class CurrentView(TypedDict):
    """What is asked; the rest is None where the question is about no such thing."""

    step: str  # "" when the game is over
    forced: bool  # only the first tile can be paid
    left: int | None  # members, steps or lands, this one included
    land: int | None  # from which a member goes
    resource: str | None  # of the land that is to be laid
    board: str | None  # for which lands are exhausted


class ChoiceView(TypedDict):
    """A legal action, its notation, its kind, and whatever it is about."""

    action: int
    text: str
    kind: str
    tile: NotRequired[str]
    board: NotRequired[str]
    source: NotRequired[str]
    resource: NotRequired[str]
    land: NotRequired[int]
    side: NotRequired[str]


class TribesView(TypedDict):
    """A position as a seat, or a spectator, sees it; `choices` are for the seat to move alone."""

    game: Literal["tribes"]
    players: int
    seat: int | None  # None for a spectator
    options: OptionsView
    over: bool
    to_move: int
    active: int  # whose turn it is
    first: int  # who has the arrowhead
    round: int
    turn: int
    winners: list[int]
    current: CurrentView
    row: list[TileView]
    selected: str | None  # the tile that is being carried out
    boards: list[BoardView]
    epochs: list[EpochView]
    arrows: list[ArrowView]
    displayed: list[str]  # Bronze Age events that count
    bronze_left: int  # how many more bring the last round
    boxed: list[str]  # events that have left the game
    bag: Counts
    drawn: Counts  # lands to be laid
    seats: list[SeatView]
    choices: list[ChoiceView]


def view(state: TribesState, seat: int, content: Content, actions: ActionSpace) -> TribesView:
    """The position as a seat, or a spectator, sees it."""
    return {
        "game": "tribes",
        "players": state.players,
        "seat": seat if seat >= 0 else None,
        "options": _options(state),
        "over": state.over,
        "to_move": state.to_move,
        "active": state.active,
        "first": state.first,
        "round": state.round,
        "turn": state.turn,
        "winners": state.winners() if state.over else [],
        "current": _current(state, content),
        "row": [_tile(state, content, place, seat) for place in range(state.row_length)],
        "selected": None if state.selected == NONE else content.tile_ids[state.selected],
        "boards": [_board(state, content, slot) for slot in range(SLOTS)],
        "epochs": [_epoch(state, content, epoch) for epoch in range(len(EPOCHS))],
        "arrows": [_arrow(state, each) for each in range(state.players) if state.arrow[each] >= 0],
        "displayed": [content.events[event].id for event in numbers_in(state.displayed)],
        "bronze_left": max(0, state.bronze_left()),
        "boxed": [content.events[event].id for event in numbers_in(state.boxed)],
        "bag": dict(zip(RESOURCES, state.bag, strict=True)),
        "drawn": dict(zip(RESOURCES, state.drawn, strict=True)),
        "seats": [_seat(state, each, seat) for each in range(state.players)],
        "choices": _choices(state, actions) if seat == state.to_move else [],
    }


def _options(state: TribesState) -> OptionsView:
    return {
        "event_before_used_tile": state.event_first,
        "procreate_shift_covers_shortfall": state.shift_shortfall,
        "empty_bag_turnbacks_per_missing_draw": state.turn_back_each,
        "bronze_event_without_effect_counts": state.idle_counts,
        "open_points": state.open_points,
        "round_cap": state.round_cap,
    }


def _current(state: TribesState, content: Content) -> CurrentView:
    step = state.asked & STEP
    rest = state.asked >> ABOUT_SHIFT >> REST_SHIFT
    wild = step == steps.EXHAUST_WILD
    left = rest >> MORE_SHIFT if wild else rest if step in COUNTED else None
    return {
        "step": state.question().step,
        "forced": step == steps.SELECT_TILE and row.in_reach(state, state.to_move) == 1,
        "left": left,
        "land": rest + 1 if step in (steps.SHIFT_TO, steps.MOVE_TO) else None,
        "resource": RESOURCES[rest] if step == steps.LAY_WHERE else None,
        "board": content.boards[state.board_in(rest & SLOT)].id if wild else None,
    }


def _tile(state: TribesState, content: Content, place: int, viewer: int) -> TileView:
    number = state.row[place]
    event = content.events[number - ACTION_TILES] if number >= ACTION_TILES else None
    seats = range(state.players) if event else ()
    return {
        "id": content.tile_ids[number],
        "name": content.tile_names[number],
        "event": event is not None,
        "hand": event is None and content.tiles[number].hand,
        "epoch": event.epoch if event else None,
        "text": event.text if event else "",
        "shells": state.shells_on[number],
        "price": place,
        "in_reach": place < row.in_reach(state, state.active),
        "concerns": [events.concerns(state, seat, number - ACTION_TILES) for seat in seats],
        "brings": [_outlook(state, seat, number, viewer) for seat in range(state.players)],
    }


def _outlook(state: TribesState, seat: int, tile: int, viewer: int) -> OutlookView:
    known = state.shows_points(seat, viewer)
    found = outlook.of_tile(state, seat, tile, open_points=known)
    return cast(OutlookView, found._asdict())


def _board(state: TribesState, content: Content, slot: int) -> BoardView:
    known = bool(state.face_up >> slot & 1)
    board = content.boards[state.board_in(slot)]
    stones = state.spaces[slot * SPACES : slot * SPACES + state.stones_in(slot)]
    seats = range(state.players)
    return {
        "epoch": slot // COLUMNS + 1,
        "column": slot % COLUMNS,
        "face_up": known,
        "id": board.id if known else None,
        "name": board.name if known else None,
        "resource": board.resource if known else None,
        "count": board.count if known else None,
        "points": list(board.points) if known else [],
        "bolts": list(board.bolts) if known else [],
        "progress": board.progress if known else None,
        "stones": list(stones),
        "short": [_short(state, seat, slot) if known else None for seat in seats],
        "reach": [_reach(state, seat, slot) for seat in seats],
        "possible": [achievements.can_complete(state, seat, slot) for seat in seats],
    }


def _short(state: TribesState, seat: int, slot: int) -> int | None:
    missing = achievements.shortfall(state, seat, slot)
    return None if missing == NONE else missing


def _reach(state: TribesState, seat: int, slot: int) -> str:
    if state.achieved[seat] >> slot & 1:
        return "done"
    return ("none", "direct", "arrow")[achievements.reach(state, seat, slot)]


def _epoch(state: TribesState, content: Content, epoch: int) -> EpochView:
    first, left = epoch * EVENTS_EACH, state.stack_left[epoch]
    stack = sorted(state.stacks[first : first + left])
    known = [state.face_up >> (epoch * COLUMNS + column) & 1 for column in range(COLUMNS)]
    places = [column for column in range(BOARDS_EACH) if column == COLUMNS or not known[column]]
    unseen = sorted(state.boards[epoch * BOARDS_EACH + place] for place in places)
    return {
        "name": EPOCHS[epoch],
        "events_left": left,
        "unseen_events": [content.events[event].id for event in stack],
        "unseen_boards": [content.boards[board].id for board in unseen],
        "removed": content.boards[unseen[0]].id if len(unseen) == 1 else None,
    }


def _arrow(state: TribesState, seat: int) -> ArrowView:
    link = state.arrow[seat]
    source, target = state.tables.link_from[link], state.tables.link_to[link]
    return {
        "seat": seat,
        "source": [source // COLUMNS + 1, source % COLUMNS],
        "target": [target // COLUMNS + 1, target % COLUMNS],
    }


def _seat(state: TribesState, owner: int, seat: int) -> SeatView:
    points = state.breakdown()[owner]
    shown = state.shows_points(owner, seat)  # A31
    more = 0 if state.over else ending.bonus_points(state, owner)
    return {
        "seat": owner,
        "name": SEAT_NAMES[owner],
        "score": sum(points) if shown else None,
        "points": dict(zip(SOURCE_NAMES, points, strict=True)) if shown else None,
        "if_ended": sum(points) + more if shown else None,
        "shells": state.shells[owner],
        "reserve": state.reserve[owner],
        "members": state.on_lands(owner),
        "fresh_lands": state.fresh_lands(owner),
        "exhausted_lands": count_bits(state.exhausted[owner]),
        "most_members": ending.has_most_members(state, owner),
        "most_lands": ending.has_most_lands(state, owner),
        "strongest": state.is_strongest(owner),
        "weakest": state.is_weakest(owner),
        "arrow": state.arrow[owner] == NONE,
        "tracks": {name: _track(state, owner, track) for track, name in enumerate(TRACKS)},
        "lands": [_land(state, owner, n) for n in range(state.territories[owner].size())],
    }


def _track(state: TribesState, seat: int, track: int) -> TrackView:
    return {
        "level": state.levels[seat * codes.TRACKS + track],
        "value": state.worth(seat, track),
        "end_points": ending.track_points(state, seat, track),
    }


def _land(state: TribesState, seat: int, land: int) -> LandView:
    territory = state.territories[seat]
    return {
        "number": land + 1,
        "q": territory.q(land),
        "r": territory.r(land),
        "resource": RESOURCES[state.resource_of(seat, land)],
        "exhausted": bool(state.exhausted[seat] >> land & 1),
        "members": state.members[seat * LANDS + land],
    }


def _choices(state: TribesState, actions: ActionSpace) -> list[ChoiceView]:
    return [_choice(actions, action) for action in state.legal()]


def _choice(actions: ActionSpace, action: int) -> ChoiceView:
    about = {"action": action, "text": actions.text(action), **actions.data(action)}
    return cast(ChoiceView, about)  # the families of notation.py name what it is about
