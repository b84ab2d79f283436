"""What is being done: the turn so far, and the question that is asked."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import numbers_in
from lascaux.games.epoch.content.parts import ABILITIES, CONVERTERS, MATERIALS, SLOTS, Content
from lascaux.games.epoch.rules import (
    codes,
    developing,
    dummy,
    entries,
    journeys,
    offering,
    steps,
    working,
)
from lascaux.games.epoch.rules.codes import NONE, NORTH_VILLAGE, SEGMENTS, WORKED
from lascaux.games.epoch.rules.notation import ACTION_NAMES
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.rules.steps import REST_SHIFT
from lascaux.games.epoch.view.prospects import work_left
from lascaux.games.epoch.view.shapes import (
    DummyView,
    MoveView,
    PaymentView,
    RequestView,
    StepView,
    TurnView,
    WorkView,
)

SETS_OUT = 2  # in this of its eight rounds the dummy leaves its village
AT = (1 << entries.TILE_SHIFT) - 1  # the cell of a spot
DONE = ("acted", "developed", "offered")  # in the order of the bits


def turn_view(state: EpochState) -> TurnView:
    """What has been done in the turn."""
    batches = {craft: int(state.batches[n]) for n, craft in enumerate(CONVERTERS)}
    used = [craft for n, craft in enumerate(CONVERTERS) if _is_spent(state, n)]
    used += ["jug"] if state.jug_used else []
    used += ["pottery"] if state.pottery_used else []
    seat = int(state.active)
    placed = not state.over and state.leader[seat] != NONE
    return TurnView(
        done=[name for number, name in enumerate(DONE) if state.done >> number & 1],
        homage=[int(side) for side in numbers_in(state.paid_homage)],
        used=[each for each in ABILITIES if each in used],
        batches={craft: number for craft, number in batches.items() if number},
        horse_carries=bool(state.horse_carries),
        action=None if state.action == NONE else ACTION_NAMES[state.action],
        options_used=int(state.options_used) if state.action != NONE else 0,
        food_paid=int(state.way_paid),
        blocked=bool(placed and _is_on_its_way(state) and dummy.is_blocked(state, seat)),
    )


def _is_spent(state: EpochState, converter: int) -> bool:
    return bool(state.batches[converter] >= state.tables.batches[converter])


def work_view(state: EpochState) -> WorkView | None:
    """The work under way."""
    if state.action != codes.WORK:
        return None
    seat = int(state.active)
    power, used = work_left(state, seat)
    first = state.here(seat) * WORKED
    prices = {MATERIALS[kind]: int(state.tables.power[first + kind]) for kind in range(WORKED)}
    return WorkView(
        food=_food_for(state),
        power=power,
        used=used,
        left=int(power - used),
        efforts=int(state.efforts),
        most_efforts=int(working.most_efforts(state)),
        prices={material: price for material, price in prices.items() if price},
        bought=picked(state),
    )


def _food_for(state: EpochState) -> int:
    """What the work has cost."""
    tables = state.tables
    own = min(int(state.efforts), int(tables.efforts))
    by_horse = (int(state.efforts) - own) * int(tables.horse_food)
    return int(tables.work_food + own * tables.effort_food) + by_horse


def picked(state: EpochState) -> dict[str, int]:
    """What was bought, reserved or given just now."""
    return {MATERIALS[kind]: int(number) for kind, number in enumerate(state.picked) if number}


def _rest(state: EpochState) -> int:
    return int(state.asked >> ABOUT_SHIFT >> REST_SHIFT)


def step_view(state: EpochState, content: Content) -> StepView | None:
    """The step for which something must be left behind."""
    if int(state.asked & STEP) != steps.LEAVE_BEHIND:
        return None
    rest, seat = _rest(state), int(state.to_move)
    way = rest >> journeys.WAY_SHIFT
    return StepView(
        cell=content.cell_ids[rest & journeys.CELL],
        by_canoe=way == codes.BY_CANOE,
        load=int(journeys.load_of(state, seat)),
        places=int(journeys.capacity(state, seat, way)),
    )


def planned_view(state: EpochState, seat: int, content: Content) -> list[MoveView]:
    """The steps that were tried on a held twin by whoever looks."""
    if state.holder != seat or seat < 0:
        return []
    cells = content.cell_ids
    moves = [event for event in state.log if event[0] in (entries.WALKED, entries.PADDLED)]
    return [
        MoveView(source=cells[source & AT], cell=cells[cell & AT], food=food)
        for _, _, source, cell, food in moves
    ]


def payment_view(state: EpochState, content: Content) -> PaymentView | None:
    """The price that is being paid."""
    step, rest = int(state.asked & STEP), _rest(state)
    if step == steps.PAY_PART:
        cell = content.cell_ids[rest & developing.CELL]
        return PaymentView(cell=cell, slot=None, segment=None, picked=picked(state))
    if step == steps.PAY_SEGMENT:
        slot, segment = divmod(rest & offering.PLACE, int(SEGMENTS))
        return PaymentView(cell=None, slot=SLOTS[slot], segment=segment + 1, picked=picked(state))
    return None


def request_view(state: EpochState, content: Content, actions: ActionSpace) -> RequestView | None:
    """Leave that is asked for, or its price."""
    step, rest = int(state.asked & STEP), _rest(state)
    if step not in (steps.PERMIT, steps.ANSWER_PRICE):
        return None
    cell = rest & developing.CELL
    price = rest >> developing.MORE_SHIFT
    return RequestView(
        cell=content.cell_ids[cell],
        asker=int(state.active),
        owner=int(state.leader_on(cell, state.active)),
        reserved=picked(state),
        price=actions.text(price) if step == steps.ANSWER_PRICE else None,
    )


def dummy_view(state: EpochState, content: Content) -> DummyView | None:
    """Where the dummy goes, in the solo game."""
    if not state.is_solo():
        return None
    needed = int(dummy.needed_cell(state)) if _is_on_its_way(state) else int(NONE)
    return DummyView(
        heads=None if state.dummy_heads == NONE else SLOTS[state.dummy_heads],
        next_cell=None if needed == NONE else content.cell_ids[needed],
    )


def _is_on_its_way(state: EpochState) -> bool:
    """Is it known where the dummy stands before its next turn?"""
    if not state.is_solo() or state.leader[dummy.DUMMY] == NONE:
        return False
    in_village = state.leader[dummy.DUMMY] >= NORTH_VILLAGE
    return bool(in_village or dummy.phase(state.round + 1) != SETS_OUT)
