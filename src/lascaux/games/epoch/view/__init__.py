"""What a seat may know of a position, as plain data: all but the fronts of face-down tiles."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace
from lascaux.engine.bits import count_bits, numbers_in
from lascaux.games.epoch.content.parts import (
    ABILITIES,
    LANDSCAPES,
    MATERIALS,
    SITES,
    SLOTS,
    Content,
)
from lascaux.games.epoch.rules import setup
from lascaux.games.epoch.rules.codes import CELLS, KINDS, NONE, SEGMENTS
from lascaux.games.epoch.rules.ending import site_points
from lascaux.games.epoch.rules.notation import SEAT_NAMES
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view.prospects import actions_view, load_view, reach_view, turn_of
from lascaux.games.epoch.view.shapes import (
    ActionView,
    CellView,
    ChoiceView,
    DummyView,
    EpochView,
    HelpView,
    LoadView,
    MoveView,
    PaymentView,
    RequestView,
    SideView,
    SiteView,
    StepView,
    TurnView,
    WayView,
    WorkView,
)
from lascaux.games.epoch.view.under_way import (
    dummy_view,
    payment_view,
    planned_view,
    request_view,
    step_view,
    turn_view,
    work_view,
)

__all__ = [
    "ActionView",
    "CellView",
    "ChoiceView",
    "DummyView",
    "EpochView",
    "HelpView",
    "LoadView",
    "MoveView",
    "PaymentView",
    "RequestView",
    "SideView",
    "SiteView",
    "StepView",
    "TurnView",
    "WayView",
    "WorkView",
    "view",
]


def view(state: EpochState, seat: int, content: Content, actions: ActionSpace) -> EpochView:
    """What a seat may know; no seat knows more than the others.

    What could be done is told for the viewer, and to spectators for whoever's turn it is.
    """
    cells = content.cell_ids
    eyes = seat if seat >= 0 else int(state.active)
    twin = turn_of(state, eyes)
    return EpochView(
        game="epoch",
        players=int(state.players),
        seat=seat,
        round=int(state.round),
        last_rounds=None if state.countdown == NONE else int(state.countdown),
        first=int(state.first),
        active=int(state.active),
        to_move=int(state.to_move),
        asked=state.question().step,
        over=state.over,
        winners=state.winners() if state.over else [],
        open_points=bool(state.open_points),
        egtved_other_must_differ=bool(state.other_differs),
        cells=[_cell(state, number, cells, content) for number in range(len(cells))],
        sites=[_site(state, slot, content, eyes) for slot in _slots(state)],
        sides=[_side(state, side, cells, seat) for side in range(state.sides)],
        display=[content.start_tiles[tile] for tile in numbers_in(state.display)],
        drafted=_drafted(state, content),
        usable=[ABILITIES[ability] for ability in numbers_in(state.usable)],
        purse=int(state.purse),
        turn=turn_view(state),
        actions=actions_view(twin, eyes),
        load=load_view(twin, eyes),
        reach=reach_view(twin, eyes, content),
        planned=planned_view(state, seat, content),
        work=work_view(state),
        step=step_view(state, content),
        payment=payment_view(state, content),
        request=request_view(state, content, actions),
        dummy=dummy_view(state, content),
        choices=[
            ChoiceView(action=int(action), text=actions.text(int(action)))
            for action in (state.legal() if seat == state.to_move else ())
        ],
    )


def _drafted(state: EpochState, content: Content) -> dict[str, int]:
    """Whose the start tiles are that were chosen; once they are laid, huts tell it."""
    picks = int(state.picks) if state.display else 0
    places = [setup.place_of_pick(state, pick) for pick in range(picks)]
    seats = [int(setup.seat_of_place(state, place // 2)) for place in places]
    tiles = [content.start_tiles[state.drafted[pick]] for pick in range(picks)]
    return dict(zip(tiles, seats, strict=True))


def _slots(state: EpochState) -> list[int]:
    return [slot for slot, site in enumerate(state.sites) if site != NONE]


def _cell(state: EpochState, number: int, cells: list[str], content: Content) -> CellView:
    face_up = bool(state.face_up >> number & 1)
    village = number >= CELLS
    tile = NONE if village else state.tile[number]
    seen = face_up or (state.backs_known and tile != NONE)
    counts = state.loose[number * KINDS : (number + 1) * KINDS]
    return CellView(
        id=cells[number],
        face_up=face_up,
        tile=content.tiles[tile].id if face_up and not village else None,
        landscape=LANDSCAPES[state.land(number)] if seen else None,
        hut=None if village or state.hut[number] == NONE else int(state.hut[number]),
        loose={MATERIALS[kind]: int(n) for kind, n in enumerate(counts) if n},
    )


def _site(state: EpochState, slot: int, content: Content, eyes: int) -> SiteView:
    site = content.sites[state.sites[slot]]
    segments = len(site.segments(state.players))
    tokens = state.tokens[slot * SEGMENTS : slot * SEGMENTS + segments]
    return SiteView(
        slot=SLOTS[slot],
        site=SITES[state.sites[slot]],
        discovered=not state.undiscovered >> slot & 1,
        tokens=[None if token == NONE else int(token) for token in tokens],
        brings=[_brings(state, slot, segment, eyes) for segment in range(segments)],
    )


def _brings(state: EpochState, slot: int, segment: int, eyes: int) -> int:
    """The points of the token on a segment, or of the viewer's if it were there."""
    place = slot * int(SEGMENTS) + segment
    owner = int(state.tokens[place])
    if owner != NONE:
        return int(site_points(state, owner, slot))
    twin = state.copy()
    twin.tokens[place] = eyes
    return int(site_points(twin, eyes, slot))


def _side(state: EpochState, side: int, cells: list[str], seat: int) -> SideView:
    goods = state.goods[side * KINDS : (side + 1) * KINDS]
    name = SEAT_NAMES[side] if side < state.players else SEAT_NAMES[-1]
    shown = state.shows_points(side, seat)
    return SideView(
        name=name,
        leader=None if state.leader[side] == NONE else cells[state.leader[side]],
        food=int(state.food[side]),
        status=int(state.status[side]),
        goods={MATERIALS[kind]: int(n) for kind, n in enumerate(goods) if n},
        abilities=[ABILITIES[ability] for ability in numbers_in(state.abilities[side])],
        places=int(state.places[side]),
        huts=int(state.huts_of(side)),
        offers=count_bits(state.offered_at[side]),
        points=[int(points) for points in state.breakdown()[side]] if shown else None,
    )
