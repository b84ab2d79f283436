"""The components as flat tables of ints, worked out once per content and shared by all states.

Sets of areas and of tiles are bit sets. A back is what tells turned tiles apart: type and action.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.cromagnon.content.parts import CATEGORIES, KINDS, LEFT_OVER, Content
from lascaux.games.cromagnon.rules.codes import (
    AREAS,
    FOREIGN,
    GROW,
    HALF,
    OWN_MOVE,
    PAY_ALL,
    PLAY,
    POINTS_BY_HAND,
    RELOCATE,
    SET_BONUS,
    TEMPLE,
    VALUE,
)
from lascaux.games.cromagnon.rules.codes import CATEGORIES as CATEGORY_COUNT


class Tables:
    """What the rules look up."""

    def __init__(self, content: Content) -> None:
        self.version: str = content.version
        numbers = content.constants
        self.tribes: i64 = numbers.tribes
        self.starting_tribes: i64 = numbers.starting_tribes
        self.growth: i64 = numbers.growth
        self.most_steps: i64 = numbers.most_steps
        self.spaces: i64 = numbers.spaces
        self.set_bonus: i64 = numbers.set_bonus
        self.types_to_end: i64 = numbers.types_to_end
        self._tabulate_areas(content)
        self._tabulate_types(content)
        self._tabulate_tiles(content)
        self._tabulate_values(content)

    def _tabulate_areas(self, content: Content) -> None:
        ids = content.area_ids
        near = [0] * len(ids)
        for link in content.links:
            ends = (ids.index(link.source), ids.index(link.target))
            near[ends[0]] |= bit(ends[1])
            near[ends[1]] |= bit(ends[0])
        self.near: vec[i64] = vec[i64](near)  # by area: those one step away
        self.distance: vec[i64] = vec[i64]([n for area in range(AREAS) for n in _steps(near, area)])
        costs = [[CATEGORIES.index(each) for each in area.cost] for area in content.areas]
        self.costly: i64 = sum(bit(area) for area, cost in enumerate(costs) if cost)
        self.first_symbol: vec[i64] = vec[i64](
            [sum(len(cost) for cost in costs[:area]) for area in range(AREAS + 1)]
        )  # an area's symbols reach to the next one's
        self.symbols: vec[i64] = vec[i64]([each for cost in costs for each in cost])  # category
        self.roams: i64 = sum(
            bit(area)
            for area in range(AREAS)
            if _walk_is_free(near, self.costly, area, bit(area), content.constants.most_steps)
        )  # areas from which all steps can be spent whatever is to be paid elsewhere (A15)

    def _tabulate_types(self, content: Content) -> None:
        types = content.types
        self.category_of: vec[i64] = vec[i64]([CATEGORIES.index(t.category) for t in types])
        self.left_over: i64 = CATEGORIES.index(LEFT_OVER)
        self.copies: vec[i64] = vec[i64]([len(each.actions) for each in types])
        charts = [category.chart for category in content.categories]
        longest = max(len(chart) for chart in charts)
        self.chart_size: i64 = longest + 1
        self.chart: vec[i64] = vec[i64](
            [n for chart in charts for n in (0, *chart, *[0] * (longest - len(chart)))]
        )  # by category and number of tiles

    def _tabulate_tiles(self, content: Content) -> None:
        tiles, backs, types = content.tiles, content.backs, content.type_ids
        actions = {action.id: action for action in content.actions}
        kinds = [KINDS.index(actions[action].kind) for _, action in tiles]
        self.tiles: i64 = len(tiles)
        self.backs: i64 = len(backs)
        self.pay: i64 = PLAY + len(backs)  # the action that pays with back 0
        self.bid: i64 = PLAY + 2 * len(backs)  # the one that bids it
        self.type_of: vec[i64] = vec[i64]([types.index(each) for each, _ in tiles])
        self.action_of: vec[i64] = vec[i64]([content.action_ids.index(a) for _, a in tiles])
        self.kind_of: vec[i64] = vec[i64](kinds)
        self.number_of: vec[i64] = vec[i64]([actions[action].n for _, action in tiles])
        self.back_of: vec[i64] = vec[i64]([backs.index(tile) for tile in tiles])
        self.of_back: vec[i64] = vec[i64](_sets(self.back_of, len(backs)))
        self.of_type: vec[i64] = vec[i64](_sets(self.type_of, len(types)))
        self.of_category: vec[i64] = vec[i64](
            _sets([self.category_of[each] for each in self.type_of], CATEGORY_COUNT)
        )
        of_kind = _sets(kinds, len(KINDS))
        self.value_tiles: i64 = of_kind[VALUE]
        self.pay_all_tiles: i64 = of_kind[PAY_ALL]
        self.half_tiles: i64 = of_kind[HALF]
        self.set_tiles: i64 = of_kind[SET_BONUS]
        self.step_3_tiles: i64 = sum(
            of_kind[each] for each in (OWN_MOVE, FOREIGN, RELOCATE, GROW, TEMPLE, POINTS_BY_HAND)
        )

    def _tabulate_values(self, content: Content) -> None:
        values = content.values
        self.first_value: vec[i64] = vec[i64]([first for first, _ in values])
        self.second_value: vec[i64] = vec[i64]([second for _, second in values])
        initial = sum(each.copies for each in content.initial_values)
        self.initial_values: i64 = initial
        self.additional_values: i64 = sum(bit(n) for n in range(initial, len(values)))


def _steps(near: list[int], start: int) -> list[int]:
    """How many steps away each area is from one of them."""
    found = [0 if area == start else len(near) for area in range(len(near))]
    for step in range(1, len(near)):
        for area in range(len(near)):
            beside = [other for other in range(len(near)) if near[area] >> other & 1]
            if found[area] > step and any(found[other] == step - 1 for other in beside):
                found[area] = step
    return found


def _sets(group_of: vec[i64] | list[int], groups: int) -> list[int]:
    """For each group the set of its members."""
    found = [0] * groups
    for member, group in enumerate(group_of):
        found[group] |= bit(member)
    return found


def _walk_is_free(near: list[int], costly: int, here: int, visited: int, left: int) -> bool:
    """Is there a way of so many steps that enters no area twice and none that may cost?"""
    if left == 0:
        return True
    return any(
        _walk_is_free(near, costly, area, visited | bit(area), left - 1)
        for area in range(len(near))
        if near[here] & ~visited & ~costly & bit(area)
    )
