"""How far everything is: what is looked up for bots agrees with the rules, step by step."""

from __future__ import annotations

from heapq import heappop, heappush

from hypothesis import given
from hypothesis import strategies as st

from lascaux.engine.bits import bit, numbers_in
from lascaux.engine.rng import Rng
from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.rules import journeys
from lascaux.games.epoch.rules.codes import ALL_CELLS, BOOTS, BY_CANOE, CANOE, NONE, ON_FOOT, ROPE
from lascaux.games.epoch.rules.reach import FAR, Reach
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view.prospects import ways
from tests.games.epoch.answers import CELLS as IDS
from tests.games.epoch.answers import GAME
from tests.games.epoch.scenario import Story


def by_steps(state: EpochState, seat: int) -> dict[int, int]:
    """The food of the cheapest way to every cell, by trying every step that the rules know."""
    rope, first = state.has(seat, ROPE) > 0, int(state.leader[seat])
    found: dict[int, int] = {}
    ways = [(0, first)]
    exempt = state.exempt
    while ways:
        food, source = heappop(ways)
        if source in found:
            continue
        found[source] = food
        state.exempt = exempt and source == first
        for cell in numbers_in(state.tables.near[source] & state.face_up):
            for way in (ON_FOOT, BY_CANOE):
                price = journeys.step_price(state, source, cell, way, rope)
                if food + price < FAR:
                    heappush(ways, (food + int(price), int(cell)))
    state.exempt = exempt
    return found


@given(st.integers(0, 10_000), st.integers(2, 4), st.integers(0, 7))
def test_the_cheapest_way_is_the_one_of_single_steps(seed: int, players: int, has: int) -> None:
    options = EpochOptions(mode="extended", round_cap=12)
    state, rng = GAME.new(players, str(seed), options), Rng(str(seed))
    while not state.over and (state.round < 1 + seed % 9 or state.question().step != "main"):
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    if state.over:
        return
    seat = state.active
    state.usable |= bit(BOOTS) * (has & 1) | bit(CANOE) * (has >> 1 & 1)
    state.add(seat, ROPE, has >> 2)
    reach, found = Reach(state, seat, state.leader[seat], state.usable), by_steps(state, seat)
    for cell in range(ALL_CELLS):
        free = state.leader_on(cell, seat) == NONE
        assert reach.to_cell[cell] == (found.get(cell, FAR) if free else FAR), IDS[cell]
        beside = [
            found[each]
            for each in numbers_in(state.tables.near[cell] | bit(cell))
            if each in found and state.leader_on(each, seat) == NONE
        ]
        if state.face_up >> cell & 1:
            assert reach.beside[cell] == min(beside, default=FAR), IDS[cell]
    for cell, way in ways(state, seat).items():
        assert way.total == found[cell], "what the view tells is the same"
    for land in range(6):
        there = [cell for cell in range(ALL_CELLS) if state.face_up >> cell & 1]
        near = [reach.to_cell[cell] for cell in there if state.land(cell) == land]
        assert reach.to_land[land] == min(near, default=FAR)


def test_nobody_looks_at_what_is_face_down_or_across_it() -> None:
    story = Story(tiles={"R1-05": "forest?", "R2-08": "forest"}, food={"Red": 9})
    reach = Reach(story.state, 0, story.state.leader[0], 0)
    assert reach.to_cell[IDS.index("V-N")] == 2
    assert reach.to_cell[IDS.index("R1-05")] == FAR
    assert reach.to_cell[IDS.index("R2-08")] == FAR
