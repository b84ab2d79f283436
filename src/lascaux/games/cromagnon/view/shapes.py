"""The shape of what a seat may know: plain data with names."""

from __future__ import annotations

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

SOURCE_NAMES = ("start", "areas", "points by hand", "gods", "trade goods", "tools", "sets")
STAGES = ("move", "take", "play", "fight")  # the four steps of option B
STAGE_OF: Final = {  # by step; all others belong to a tile that is played
    **dict.fromkeys(("choose turn", "move"), "move"),
    **dict.fromkeys(("take tile", "place value"), "take"),
    **dict.fromkeys(("pick area", "bid"), "fight"),
}

# Choices of options, as the rules number them.
REVISIT_SCOPES = ("turn", "step")
HALF_MODES = ("half_any_or_one_match", "half_only", "one_and_half_on_match")


class OptionsView(TypedDict):
    """Which way it is played."""

    value_tile_kept: bool
    foreign_can_move_marker: bool
    no_revisit_scope: str
    half_tile_mode: str
    second_tie_more_than_two_zero: bool
    reveal_discards: bool
    stall_rounds: int
    head_start: list[int]  # by place in the turn order


class ResourceView(TypedDict):
    """A place for a resource tile on an area: one for each category, in their order."""

    category: str
    type: str | None  # None in East Africa, and once it has been scored
    state: str  # "open", "flipped" or "gone"


class SpaceView(TypedDict):
    """A value tile or a temple on an area, in the order in which they were put there."""

    kind: str  # "value" or "temple"
    first: int  # of a value tile
    second: int
    type: str | None  # of a temple: the type on the tile's other side; None for the printed one
    owner: int | None  # of a temple: whose marker stands on it; None where it is open to all


class AreaView(TypedDict):
    """An area: who stands there, what lies there, and what it would bring."""

    id: str
    name: str
    number: int  # 0 is East Africa
    links: list[str]  # areas one step away
    tribes: list[int]  # by seat, marker cubes included
    markers: list[int]  # by seat
    steps: int  # movement points of whoever sets out from here
    spaces: list[SpaceView]
    free_spaces: int
    first: int  # the value tiles added up
    second: int
    temple_for: list[bool]  # by seat: can it grow here?
    resources: list[ResourceView]
    cost: list[str]  # categories, one tile each
    cost_due: bool
    payouts: list[int]  # by seat: points if it were scored now and nobody bid


class BackView(TypedDict):
    """An action on the reference card of a type, and where its tiles may be."""

    action: str
    copies: int
    shown: int  # that everybody has seen: held, spent, played or a temple
    mine: int  # that you alone know: in your hand, or spent by you
    unseen: int  # that may be anywhere else
    others_may_hold: bool  # could it be under an unshown tile of somebody else (A9)?


class TypeView(TypedDict):
    """A type of resource: what is left of it, and what its session would bring."""

    id: str
    name: str
    category: str
    left: int  # action tiles on the action board, and open tiles on the map
    copies: int  # in this game
    removed: bool  # is it the type of which one tile left the game at set-up?
    scored: bool
    open_in: list[str]  # areas
    flipped_in: list[str]
    would_pay: list[int]  # by seat: points if it were scored now and nobody bid
    backs: list[BackView]


class TileView(TypedDict):
    """A tile that somebody holds or held."""

    type: str
    category: str
    action: str | None  # None where you cannot know it
    shown: bool  # does everybody know it?


class SeatView(TypedDict):
    """A seat: its points, its tribes and its tiles."""

    seat: int
    name: str
    score: int
    points: dict[str, int]  # by source
    stock: int
    on_map: int
    hand: list[TileView]
    spent: list[TileView]  # bid, paid, played or discarded
    gods: int  # held tiles by category, which break ties
    trade_goods: int
    tools: int
    chart: int  # what the hand is worth at the end by the chart
    sets: int | None  # and by set bonuses; None where you cannot know it
    may_hide_half: bool  # as far as everybody knows, could an unshown tile be a half?


class MovedView(TypedDict):
    """A tribe that has moved this turn; it may not go back to where it has been (C43)."""

    number: int  # from 1, as actions name it
    owner: int
    area: str
    path: list[str]  # areas in which it has been this turn, in order
    walking: bool  # may it walk on now?


class MoveView(TypedDict):
    """A movement under way; only whoever moves sees it."""

    kind: str  # "step 1", "own_move", "foreign" or "relocate"
    tile: str | None  # the type of the action tile that is played
    origin: str | None  # of step 1 and relocate: the area that was chosen
    victim: int | None  # of foreign movement: whose tribe is next
    steps_left: int | None  # not of relocate
    entering: str | None  # the area that is being paid for
    symbol: str | None  # the category that is to be paid next


class ContenderView(TypedDict):
    """Somebody with tribes in the area that is fought over, in bidding order."""

    seat: int
    tribes: int
    bids: list[TileView]  # tiles played in this conflict
    added: float  # by them, in tribes
    force: float  # tribes and tiles, in tribes
    passed: bool
    place: int  # 1, 2, ...; those level share a place
    payout: int  # points if bidding ended now
    matching: int  # held tiles whose type lies on the area
    may_hide_half: bool


class ConflictView(TypedDict):
    """A session: all conflicts that a completed type brings."""

    type: str
    picker: int  # who picks the next area, or has picked this one
    scored: list[str]  # areas
    area: str | None  # where bidding goes on
    to_come: list[str]  # areas
    types_here: list[str]  # that may be bid
    first: int
    second: int
    tie: int  # for each of two who share the first place
    contenders: list[ContenderView]


class CurrentView(TypedDict):
    """What is asked, as far as the seat may know it."""

    step: str  # "" when the game is over
    stage: str  # one of STAGES; "" when the game is over
    action: str | None  # what the tile does that is being played; only for who plays it


class ValueView(TypedDict):
    """A value tile that is on no area."""

    first: int
    second: int


class ChoiceView(TypedDict):
    """A legal action, its notation, its kind, and whatever it is about."""

    action: int
    text: str
    kind: str
    area: NotRequired[str]
    category: NotRequired[str]
    number: NotRequired[int]
    seat: NotRequired[int]
    type: NotRequired[str]
    back: NotRequired[str]


class CroMagnonView(TypedDict):
    """A position as a seat, or a spectator, sees it; `choices` are for the seat to move alone."""

    game: Literal["cromagnon"]
    players: int
    seat: int | None  # None for a spectator
    options: OptionsView
    over: bool
    to_move: int
    active: int  # whose turn it is
    first: int  # who began
    turn: int
    dry_turns: int  # since the last tile was taken
    dry_turns_to_end: int  # so many end the game (A42)
    winners: list[int]
    current: CurrentView
    areas: list[AreaView]
    types: list[TypeView]
    types_scored: int
    types_to_end: int
    values_left: list[ValueView]  # additional value tiles that are still to come, in no order
    drawn_value: ValueView | None  # that is about to be put on an area
    dropped: str | None  # the action under the tile that left the game, once it is over
    seats: list[SeatView]
    moved: list[MovedView]  # tribes that have moved this turn
    paid: list[str]  # areas that were paid for this turn: somebody must stay
    move: MoveView | None
    conflict: ConflictView | None
    choices: list[ChoiceView]
