"""What somebody could do where their leader stands: actions, helpers, what fits, how far."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from lascaux.engine.bits import bit, count_bits, numbers_in
from lascaux.games.epoch.content.parts import Content
from lascaux.games.epoch.rules import codes, exploring, journeys, providing, turn, working
from lascaux.games.epoch.rules.changes import Table
from lascaux.games.epoch.rules.codes import (
    ACTIONS,
    BY_CANOE,
    CANOE,
    DEER,
    EXPLORE,
    FISH,
    GATHER,
    HUNT,
    NONE,
    ON_FOOT,
    ROPE,
    STEPS_A_TURN,
    WATER,
    WORK,
)
from lascaux.games.epoch.rules.notation import ACTION_NAMES
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view.shapes import ActionView, HelpView, LoadView, WayView

MEANS = (int(ON_FOOT), int(BY_CANOE))


class Leg(NamedTuple):
    """A step of a way: where it leads, on foot or by canoe, its price before a cloak halves it."""

    cell: int
    by: int
    price: int


class Way(NamedTuple):
    """The cheapest way to a tile: the prices of its steps together, and its steps."""

    total: int
    legs: tuple[Leg, ...]


def turn_of(state: EpochState, seat: int) -> EpochState:
    """A twin in which it is a seat's turn: as it stands, or as it would begin."""
    twin = state.copy()
    if seat == state.active:
        return twin
    twin.active = seat
    twin.usable = state.abilities[seat]
    twin.done = twin.paid_homage = twin.steps_taken = 0
    twin.horse_carries = False
    twin.action = NONE
    twin.end_journey()
    twin.clear_picked()
    twin.exempt = state.leader[seat] != NONE and state.here(seat) == WATER
    return twin


# Actions


def actions_view(table: EpochState, seat: int) -> list[ActionView]:
    """The six actions where a leader stands; nothing before it stands anywhere."""
    if table.leader[seat] == NONE:
        return []
    return [_action(table, seat, number) for number in range(ACTIONS)]


def _action(table: EpochState, seat: int, number: int) -> ActionView:
    food, deer, power = _yield(table, seat, number, table.usable)
    possible = not table.done & codes.ACTED and turn.can_act(table, seat, number)
    others = [side for side in range(table.sides) if side != seat]
    helps = [_help(table, seat, number, side, (food, deer, power)) for side in others]
    return ActionView(
        action=ACTION_NAMES[number],
        possible=possible,
        food=food,
        deer=deer,
        power=power,
        tiles=count_bits(exploring.within_reach(table, seat)) if number == EXPLORE else 0,
        help=[each for each in helps if each["food"] or each["deer"] or each["power"]],
    )


def _help(
    table: EpochState, seat: int, number: int, side: int, now: tuple[int, int, int]
) -> HelpView:
    abilities = table.usable | table.abilities[side]
    food, deer, power = _yield(table, seat, number, abilities)
    return HelpView(side=side, food=food - now[0], deer=deer - now[1], power=power - now[2])


def _yield(table: EpochState, seat: int, number: int, abilities: int) -> tuple[int, int, int]:
    """Food, deer and work power of an action with some abilities."""
    if number == WORK:
        if table.here(seat) == WATER:
            return 0, 0, 0
        horse = table.tables.horse_power if abilities >> codes.HORSE & 1 else 0
        sweat = table.tables.efforts * table.tables.effort_power
        more = table.bonus(codes.WORK_POWER, abilities)
        return 0, 0, int(table.tables.base_power + sweat + horse + more)
    if number not in (GATHER, FISH, HUNT):
        return 0, int(table.has(seat, DEER)) if number == codes.BUTCHER else 0, 0
    main = int(providing.main_yield(table, seat, number))
    if not main:
        return 0, 0, 0
    if number == GATHER:
        return main + int(table.bonus(codes.GATHER_FOOD, abilities)), 0, 0
    if number == FISH:
        return main + int(table.bonus(codes.FISH_FOOD, abilities)), 0, 0
    food = int(table.bonus(codes.HUNT_FOOD, abilities))
    return food, main + int(table.bonus(codes.HUNT_DEER, abilities)), 0


# Carrying and walking


def load_view(table: EpochState, seat: int) -> LoadView:
    """How much is carried, and how much could be."""
    return LoadView(
        load=int(journeys.load_of(table, seat)),
        on_foot=int(journeys.capacity(table, seat, ON_FOOT)),
        by_canoe=int(journeys.capacity(table, seat, BY_CANOE)) if table.can_use(CANOE) else None,
    )


def reach_view(table: EpochState, seat: int, content: Content) -> list[WayView]:
    """The tiles that can be reached with the food at hand, and what the cheapest way costs."""
    cells = content.cell_ids
    found = []
    for cell, way in sorted(ways(table, seat).items()):
        found.append(
            WayView(
                cell=cells[cell],
                food=price(table, way),
                steps=[cells[leg.cell] for leg in way.legs],
                prices=_prices(table, way),
                by_canoe=any(leg.by == BY_CANOE for leg in way.legs),
            )
        )
    return found


def price(table: Table, way: Way) -> int:
    """The food that a way costs besides what the journey has cost so far."""
    return int(journeys.whole_price(table, table.way_sum + way.total) - table.way_paid)


def _prices(table: Table, way: Way) -> list[int]:
    """The food for each step, as it comes due."""
    sums = [
        table.way_sum + sum(leg.price for leg in way.legs[:n]) for n in range(len(way.legs) + 1)
    ]
    paid = [int(table.way_paid), *[int(journeys.whole_price(table, each)) for each in sums[1:]]]
    return [then - now for now, then in pairwise(paid)]


def ways(table: EpochState, seat: int, means: tuple[int, ...] = MEANS) -> dict[int, Way]:
    """The cheapest way to every tile on which a leader could stop, as far as food lasts."""
    start = int(table.leader[seat])
    if start == NONE or table.action != NONE:
        return {}
    rope = bool(table.has(seat, ROPE))
    budget = int(table.food[seat] + table.purse)
    most = int(STEPS_A_TURN - table.steps_taken)
    best: dict[int, Way] = {}
    waiting: list[tuple[int, int, tuple[Leg, ...]]] = [(0, 0, ())]
    while waiting:
        total, _, legs = heappop(waiting)
        source = legs[-1].cell if legs else start
        if source in best or price(table, Way(total, legs)) > budget:
            continue
        best[source] = Way(total, legs)
        near = table.tables.near[source] & table.face_up if len(legs) < most else 0
        for cell in numbers_in(near):
            for by in means:
                food = int(journeys.step_price(table, source, cell, by, rope))
                if food != journeys.CANNOT and cell not in best:
                    longer = (*legs, Leg(cell, by, food))
                    heappush(waiting, (total + food, len(longer), longer))
    occupied = sum(
        bit(table.leader[side])
        for side in range(table.sides)
        if side != seat and table.leader[side] != NONE
    )
    return {cell: way for cell, way in best.items() if way.legs and not occupied >> cell & 1}


def work_left(table: Table, seat: int) -> tuple[int, float]:
    """Work power of the action under way, and how much of it is used."""
    return int(working.power(table)), int(working.used_twice(table, seat)) / 2
