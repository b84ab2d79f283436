"""The shapes of a view: plain data with declared keys."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

Strength: TypeAlias = Literal["weak", "normal", "strong"]
Goods: TypeAlias = dict[str, int]  # by resource


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
