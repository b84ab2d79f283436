"""The shapes of a view: plain data with declared keys."""

from __future__ import annotations

from typing_extensions import TypedDict


class CellView(TypedDict):
    """A tile on the board; face down without its name, and with its landscape if backs show it."""

    id: str
    face_up: bool
    tile: str | None
    landscape: str | None
    hut: int | None
    loose: dict[str, int]


class SiteView(TypedDict):
    """A ceremonial site: whose token lies on which segment, and what that brings so far."""

    slot: str
    site: str
    discovered: bool
    tokens: list[int | None]
    brings: list[int]  # by segment: to whose token it is, or to the viewer who would put one there


class SideView(TypedDict):
    """What a side has; its points by source where they are shown."""

    name: str
    leader: str | None
    food: int
    status: int
    goods: dict[str, int]
    abilities: list[str]
    places: int
    huts: int
    offers: int
    points: list[int] | None


class HelpView(TypedDict):
    """What the abilities of another side would add to an action here."""

    side: int
    food: int
    deer: int
    power: int


class ActionView(TypedDict):
    """What an action would give where a leader stands, with the abilities at hand."""

    action: str
    possible: bool
    food: int
    deer: int
    power: int  # of working with every effort
    tiles: int  # that can be explored
    help: list[HelpView]


class LoadView(TypedDict):
    """What somebody carries, in places, and how many places there are; by canoe if there is one."""

    load: int
    on_foot: int
    by_canoe: int | None


class WayView(TypedDict):
    """A tile that can be reached: the food for the whole way, and its steps."""

    cell: str
    food: int
    steps: list[str]
    prices: list[int]  # the food for each step
    by_canoe: bool  # on any step


class MoveView(TypedDict):
    """A step that the viewer has planned, and the food that it takes."""

    source: str
    cell: str
    food: int


class WorkView(TypedDict):
    """How far working has come; power that is used is told in halves, rounded up when it counts."""

    food: int
    power: int
    used: float
    left: int
    efforts: int
    most_efforts: int
    prices: dict[str, int]
    bought: dict[str, int]


class StepView(TypedDict):
    """A step for which the load is too large."""

    cell: str
    by_canoe: bool
    load: int
    places: int


class PaymentView(TypedDict):
    """What is being paid: a tile by its cell, or a segment of a site; and what was picked."""

    cell: str | None
    slot: str | None
    segment: int | None
    picked: dict[str, int]


class RequestView(TypedDict):
    """A tile under somebody's leader, who is asked for leave; and the price that is wanted."""

    cell: str
    asker: int
    owner: int
    reserved: dict[str, int]
    price: str | None


class TurnView(TypedDict):
    """What has been done in the turn, and what abilities have been used up."""

    done: list[str]
    homage: list[int]
    used: list[str]
    batches: dict[str, int]
    horse_carries: bool
    action: str | None
    options_used: int
    food_paid: int  # on the journey so far
    blocked: bool  # the dummy must go where the leader stands


class DummyView(TypedDict):
    """Where the dummy goes next, as far as that is known."""

    heads: str | None
    next_cell: str | None


class ChoiceView(TypedDict):
    """A legal action and its notation."""

    action: int
    text: str


class EpochView(TypedDict):
    """Everything that a seat may know."""

    game: str
    players: int
    seat: int
    round: int
    last_rounds: int | None
    first: int
    active: int
    to_move: int
    asked: str
    over: bool
    winners: list[int]
    open_points: bool
    egtved_other_must_differ: bool
    cells: list[CellView]
    sites: list[SiteView]
    sides: list[SideView]
    display: list[str]
    drafted: dict[str, int]  # while start tiles are chosen: who has taken which
    usable: list[str]
    purse: int
    turn: TurnView
    actions: list[ActionView]
    load: LoadView
    reach: list[WayView]
    planned: list[MoveView]
    work: WorkView | None
    step: StepView | None
    payment: PaymentView | None
    request: RequestView | None
    dummy: DummyView | None
    choices: list[ChoiceView]
