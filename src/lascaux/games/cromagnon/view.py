"""What one seat may know of a position, as plain data.

The type of every tile is known to all, what is under it only to its owner until it is shown. While
somebody moves or plays a tile, everybody else sees the table as it was before (A55).
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, cast

from typing_extensions import TypedDict

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import count_bits, numbers_in
from lascaux.games.cromagnon.content.parts import CATEGORIES, KINDS, Content
from lascaux.games.cromagnon.rules import conflict, costs, ending, knowledge, spending, steps
from lascaux.games.cromagnon.rules.codes import HOME, NONE, SEATS, SPACES, TEMPLE_TILE
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES
from lascaux.games.cromagnon.rules.paths import area_at, end_of, length_of, owner_of
from lascaux.games.cromagnon.rules.position import BITS, OPEN, PART
from lascaux.games.cromagnon.rules.state import CroMagnonState

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


def view(state: CroMagnonState, seat: int, content: Content, actions: ActionSpace) -> CroMagnonView:
    """The position as a seat, or a spectator, sees it."""
    return _Looking(state.as_seen_by(seat), seat, content).view(
        [_choice(actions, action) for action in state.legal()] if seat == state.to_move else []
    )


def _choice(actions: ActionSpace, action: int) -> ChoiceView:
    about = {"action": action, "text": actions.text(action), **actions.data(action)}
    return cast(ChoiceView, about)  # the families of notation.py name what it is about


class _Looking:
    """One seat that looks at a position."""

    def __init__(self, state: CroMagnonState, seat: int, content: Content) -> None:
        self.state = state
        self.seat = seat
        self.content = content
        self.areas, self.types = content.area_ids, content.type_ids
        self.players = range(state.players)
        everything = (1 << state.tables.tiles) - 1
        known = int(knowledge.known_to(state, seat))
        self.known = everything if state.over else known
        self.mine = known & ~int(state.shown)
        self.payouts = [list(conflict.payouts(state, area)) for area in range(len(self.areas))]

    def view(self, choices: list[ChoiceView]) -> CroMagnonView:
        """All of it."""
        state = self.state
        mine = state.chain and self.seat == state.active
        return {
            "game": "cromagnon",
            "players": state.players,
            "seat": self.seat if self.seat >= 0 else None,
            "options": _options(state),
            "over": state.over,
            "to_move": state.to_move,
            "active": state.active,
            "first": state.first,
            "turn": state.turn,
            "dry_turns": state.dry,
            "dry_turns_to_end": state.stall_rounds * state.players,
            "winners": state.winners() if state.over else [],
            "current": self._current(),
            "areas": [self._area(area) for area in range(len(self.areas))],
            "types": [self._type(kind) for kind in range(len(self.types))],
            "types_scored": count_bits(state.scored),
            "types_to_end": state.tables.types_to_end,
            "values_left": self._values_left(),
            "drawn_value": None if state.drawn == NONE else self._value(state.drawn),
            "dropped": self.content.tiles[state.dropped][1] if state.over else None,
            "seats": [self._seat(seat) for seat in self.players],
            "moved": [self._moved(place) for place, path in enumerate(state.moved) if path],
            "paid": self._area_ids(state.paid),
            "move": self._move() if mine else None,
            "conflict": None if state.session == NONE else self._conflict(),
            "choices": choices,
        }

    # The map

    def _area(self, area: int) -> AreaView:
        state = self.state
        printed: list[SpaceView] = [_temple(None, None)] if area == HOME else []
        tiles = [self._space(area, space) for space in range(state.tiles_in(area))]
        free = int(state.tables.spaces) - len(tiles)
        return {
            "id": self.areas[area],
            "name": self.content.areas[area].name,
            "number": area,
            "links": [self.areas[other] for other in numbers_in(state.tables.near[area])],
            "tribes": [state.tribes_of(seat, area) for seat in self.players],
            "markers": [state.markers(seat, area) for seat in self.players],
            "steps": spending.steps_of(state, area),
            "spaces": printed + tiles,
            "free_spaces": 0 if area == HOME else free,
            "first": state.first_value(area),
            "second": state.second_value(area),
            "temple_for": [state.temple_for(seat, area) for seat in self.players],
            "resources": [self._resource(area, each) for each in range(len(CATEGORIES))],
            "cost": list(self.content.areas[area].cost),
            "cost_due": bool(costs.due(state) >> area & 1),
            "payouts": self.payouts[area],
        }

    def _space(self, area: int, space: int) -> SpaceView:
        tile, mark = self.state.spaces[area * SPACES + space], self.state.mark(area, space)
        if tile >= TEMPLE_TILE:
            owner = None if mark == OPEN else mark - 1
            return _temple(self.content.tiles[tile - TEMPLE_TILE][0], owner)
        return {"kind": "value", **self._value(tile), "type": None, "owner": None}

    def _value(self, tile: int) -> ValueView:
        first, second = self.content.values[tile]
        return {"first": first, "second": second}

    def _values_left(self) -> list[ValueView]:
        left = sorted(self.content.values[tile] for tile in numbers_in(self.state.stack))
        return [{"first": first, "second": second} for first, second in left]

    def _resource(self, area: int, category: int) -> ResourceView:
        kind = self.state.type_at(area, category)
        lies = "gone"
        if kind != NONE:
            lies = "open" if self.state.open_in[kind] >> area & 1 else "flipped"
        return {
            "category": CATEGORIES[category],
            "type": None if kind == NONE else self.types[kind],
            "state": lies,
        }

    # Types

    def _type(self, kind: int) -> TypeView:
        state = self.state
        each = self.content.types[kind]
        lies_in = state.open_in[kind] | state.flipped_in[kind]
        left_out = kind == state.left_out
        paid = [self.payouts[area] for area in numbers_in(lies_in)]
        return {
            "id": each.id,
            "name": each.name,
            "category": each.category,
            "left": state.left_of(kind),
            "copies": state.tables.copies[kind] - left_out,
            "removed": left_out,
            "scored": bool(state.scored >> kind & 1),
            "open_in": self._area_ids(state.open_in[kind]),
            "flipped_in": self._area_ids(state.flipped_in[kind]),
            "would_pay": [sum(points[seat] for points in paid) for seat in self.players],
            "backs": [self._back(kind, action) for action in dict.fromkeys(each.actions)],
        }

    def _area_ids(self, areas: int) -> list[str]:
        return [self.areas[area] for area in numbers_in(areas)]

    def _back(self, kind: int, action: str) -> BackView:
        state = self.state
        back = self.content.backs.index((self.types[kind], action))
        tiles = int(state.tables.of_back[back])
        unseen = count_bits(tiles & ~self.known)
        hidden = any(self._is_hidden(kind, seat) for seat in self.players)
        is_value = bool(tiles & state.tables.value_tiles)
        return {
            "action": action,
            "copies": count_bits(tiles),
            "shown": count_bits(tiles & state.shown),
            "mine": count_bits(tiles & self.mine),
            "unseen": unseen,
            "others_may_hold": unseen > 0 and hidden and not is_value,
        }

    def _is_hidden(self, kind: int, seat: int) -> bool:
        """Has a seat a tile of a type, held or just bid, that whoever looks cannot know?"""
        tiles = self.state.hand[seat] | self.state.bid[seat]
        return bool(tiles & self.state.tables.of_type[kind] & ~self.known)

    # Seats

    def _seat(self, owner: int) -> SeatView:
        state = self.state
        hand = state.hand[owner]
        points = dict(zip(SOURCE_NAMES, state.breakdown()[owner], strict=True))
        chart = sum(ending.chart_points(state, hand, each) for each in range(len(CATEGORIES)))
        sets = None if hand & ~self.known else ending.set_points(state, hand)
        return {
            "seat": owner,
            "name": SEAT_NAMES[owner],
            "score": sum(points.values()),
            "points": points,
            "stock": state.stock[owner],
            "on_map": state.tables.tribes - state.stock[owner],
            "hand": self._tiles(hand),
            "spent": self._tiles(state.spent[owner]),
            "gods": state.held_of(owner, 0),
            "trade_goods": state.held_of(owner, 1),
            "tools": state.held_of(owner, 2),
            "chart": chart,
            "sets": sets,
            "may_hide_half": knowledge.may_hide_half(state, owner),
        }

    def _tiles(self, tiles: int) -> list[TileView]:
        """Tiles by type; those that cannot be told apart are in no order that would tell them."""
        found = [self._tile(tile) for tile in numbers_in(tiles)]
        order = {each: number for number, each in enumerate(self.types)}
        return sorted(found, key=lambda tile: (order[tile["type"]], tile["action"] or ""))

    def _tile(self, tile: int) -> TileView:
        kind, action = self.content.tiles[tile]
        category = self.content.types[self.state.tables.type_of[tile]].category
        return {
            "type": kind,
            "category": category,
            "action": action if self.known >> tile & 1 else None,
            "shown": bool(self.state.shown >> tile & 1) or self.state.over,
        }

    # What is under way

    def _current(self) -> CurrentView:
        state = self.state
        question = state.question()
        stage = "" if state.over else STAGE_OF.get(question.step, "play")
        action = None
        if state.in_play != NONE and self.seat == state.active:
            action = self.content.tiles[state.in_play][1]
        return {"step": question.step, "stage": stage, "action": action}

    def _move(self) -> MoveView:
        state = self.state
        step, about = state.asked & STEP, state.asked >> ABOUT_SHIFT
        paying = step == steps.PAY
        area = about & steps.AREA
        kind, tile = "step 1", None
        if state.in_play != NONE:
            kind = KINDS[state.tables.kind_of[state.in_play]]
            tile = self.content.tiles[state.in_play][0]
        symbol = costs.category_of(state, area, about >> steps.SYMBOL_SHIFT) if paying else NONE
        foreign = state.roamer not in (NONE, state.active)
        return {
            "kind": kind,
            "tile": tile,
            "origin": None if state.origin == NONE else self.areas[state.origin],
            "victim": state.roamer if foreign else None,
            "steps_left": None if kind == "relocate" else state.steps_left,
            "entering": self.areas[area] if paying else None,
            "symbol": CATEGORIES[symbol] if paying else None,
        }

    def _moved(self, place: int) -> MovedView:
        path = self.state.moved[place]
        return {
            "number": place + 1,
            "owner": owner_of(path),
            "area": self.areas[end_of(path)],
            "path": [self.areas[area_at(path, at)] for at in range(length_of(path))],
            "walking": place == self.state.walking,
        }

    def _conflict(self) -> ConflictView:
        state = self.state
        area = int(state.area)
        here = area != NONE
        first, second = (state.first_value(area), state.second_value(area)) if here else (0, 0)
        types = numbers_in(state.types_in(area) if here else 0)
        return {
            "type": self.types[state.session],
            "picker": state.picker,
            "scored": self._area_ids(state.fought),
            "area": self.areas[area] if here else None,
            "to_come": self._area_ids(state.to_fight),
            "types_here": [self.types[kind] for kind in types],
            "first": first,
            "second": second,
            "tie": (first + second) // 2,
            "contenders": self._contenders(area) if here else [],
        }

    def _contenders(self, area: int) -> list[ContenderView]:
        state = self.state
        order = [(state.picker + place) % state.players for place in self.players]
        seats = [seat for seat in order if state.tribes_of(seat, area)]
        forces = {seat: int(conflict.force_of(state, seat, area)) for seat in seats}
        fitting = int(knowledge.fitting_tiles(state, area))
        return [
            {
                "seat": seat,
                "tribes": state.tribes_of(seat, area),
                "bids": self._tiles(state.bid[seat]),
                "added": state.added[seat] / 2,
                "force": forces[seat] / 2,
                "passed": bool(state.passed >> seat & 1),
                "place": 1 + sum(force > forces[seat] for force in forces.values()),
                "payout": self.payouts[area][seat],
                "matching": count_bits(state.hand[seat] & fitting),
                "may_hide_half": knowledge.may_hide_half(state, seat),
            }
            for seat in seats
        ]


def _temple(kind: str | None, owner: int | None) -> SpaceView:
    return {"kind": "temple", "first": 0, "second": 0, "type": kind, "owner": owner}


def _options(state: CroMagnonState) -> OptionsView:
    return {
        "value_tile_kept": state.value_kept,
        "foreign_can_move_marker": state.foreign_marker,
        "no_revisit_scope": REVISIT_SCOPES[state.revisit_later],
        "half_tile_mode": HALF_MODES[state.half_mode],
        "second_tie_more_than_two_zero": state.second_tie_zero,
        "reveal_discards": state.reveal_spent,
        "stall_rounds": state.stall_rounds,
        "head_start": [state.head_start >> (BITS * place) & PART for place in range(SEATS)],
    }
