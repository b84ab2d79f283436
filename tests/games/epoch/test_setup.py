"""Set-up in all modes, the draft, and the first round (E1 to E16, E137, A4 to A11, A68)."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.engine.bits import count_bits, numbers_in
from lascaux.engine.errors import OptionError
from lascaux.engine.rng import Rng
from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.content.parts import LANDSCAPES
from lascaux.games.epoch.rules import setup
from lascaux.games.epoch.rules.codes import CELLS as CELL_COUNT
from lascaux.games.epoch.rules.codes import NONE, RING_ONE
from tests.games.epoch.answers import CELLS, GAME, TILES
from tests.games.epoch.scenario import Story

AXIS = {"R1-01", "R1-03", "R1-05", "R1-07"}
DIAGONAL = {"R1-02", "R1-04", "R1-06", "R1-08"}
START = set(GAME.content.start_tiles)
OTHERS = set(CELLS[RING_ONE:CELL_COUNT])


def drafted(players: int, seed: str = "any", **options: object) -> Story:
    """A game whose draft is over, everybody choosing the first tile offered."""
    story = Story.from_box(players, seed, **options)
    while story.step == "draft tile":
        story.play(story.choices[0])
    return story


@pytest.mark.rule("E3")
@pytest.mark.rule("E8")
@pytest.mark.rule("A6")
@pytest.mark.parametrize(("players", "counters"), [(2, 50), (3, 48), (4, 46)])
def test_normal_play_lays_so_many_status_counters(players: int, counters: int) -> None:
    story = drafted(players)
    sites = 3 * count_bits(story.state.undiscovered)
    assert len(story.face_down) + sites == counters
    assert story.face_down >= OTHERS
    assert story.face_down & AXIS == set()


@pytest.mark.rule("E4")
@pytest.mark.rule("A10")
def test_normal_play_begins_with_two_developed_tiles_each() -> None:
    story = drafted(3)
    for seat in range(3):
        assert count_bits(story.state.abilities[seat]) == story.state.huts_of(seat) == 2
    assert story.points("Red")["developed tiles"] > 0


@pytest.mark.rule("E5")
@pytest.mark.rule("A6")
def test_extended_play_begins_without_developed_tiles() -> None:
    story = Story.from_box(4, mode="extended")
    assert list(story.state.abilities) == [0, 0, 0, 0]
    assert story.face_down == OTHERS | DIAGONAL
    ring = {TILES[story.state.tile[cell]] for cell in range(RING_ONE)}
    assert ring == START


@pytest.mark.rule("E7")
@pytest.mark.parametrize("mode", ["normal", "extended"])
def test_start_tiles_lie_in_the_first_ring_and_no_others(mode: str) -> None:
    story = drafted(2, mode=mode) if mode == "normal" else Story.from_box(2, mode=mode)
    assert {TILES[story.state.tile[cell]] for cell in range(RING_ONE)} == START
    assert {TILES[story.state.tile[cell]] for cell in range(RING_ONE, CELL_COUNT)} == {
        tile for tile in TILES if tile not in START
    }


@pytest.mark.rule("A4")
def test_four_of_six_sites_are_in_play_one_in_each_quadrant() -> None:
    seen = set()
    for seed in range(12):
        sites = list(Story.from_box(2, str(seed), mode="extended").state.sites)
        assert sites[4:] == [NONE, NONE]
        assert len(set(sites[:4])) == 4
        seen |= set(sites[:4])
    assert len(seen) == 6
    assert NONE not in list(Story.from_box(2, six_sites=True).state.sites)


@pytest.mark.rule("A7")
@pytest.mark.rule("A68")
def test_fixed_pairs_follow_the_turn_order() -> None:
    story = Story.from_box(4, "any", start_mode="fixed")
    first = story.state.first
    pairs = [
        {"bow", "tanning"},
        {"fishing_pole", "rope_making"},
        {"basket", "casting_bronze"},
        {"pottery", "axe"},
    ]
    for place, pair in enumerate(pairs):
        seat = (first + place) % 4
        assert set(story.abilities(GAME.seat_names[seat]).split()) == pair
        cells = GAME.content.places[place].cells
        assert [story.hut(cell) for cell in cells] == [GAME.seat_names[seat]] * 2


@pytest.mark.rule("A7")
@pytest.mark.rule("A68")
def test_the_last_in_the_turn_order_drafts_first_and_then_back_again() -> None:
    story = Story.from_box(3, "order")
    first = story.state.first
    asked, shown = [], []
    while story.step == "draft tile":
        asked.append((story.state.to_move - first) % 3)
        shown.append(len(story.choices))
        story.play(story.choices[-1])
    assert asked == [2, 1, 0, 0, 1, 2]
    assert shown == [5, 5, 5, 5, 4, 3]


@pytest.mark.rule("A7")
def test_the_last_tile_of_a_draft_of_four_is_nobodys_choice() -> None:
    story = Story.from_box(4)
    picks = 0
    while story.step == "draft tile":
        story.play(story.choices[0])
        picks += 1
    assert picks == 7
    assert sum(map(count_bits, story.state.abilities)) == 8


@pytest.mark.rule("A7")
def test_what_is_first_picked_lies_on_the_first_cell_of_the_place() -> None:
    story = Story.from_box(2, "cells")
    last = story.decides
    tile = story.may("draft")[0]
    story.play(f"draft {tile}")
    while story.step == "draft tile":
        story.play(story.choices[0])
    assert TILES[story.state.tile[CELLS.index("R1-03")]] == tile
    assert story.hut("R1-03") == last


@pytest.mark.rule("A8")
def test_everybody_begins_with_twelve_food_and_nothing_else() -> None:
    state = Story.from_box(4, mode="extended").state
    assert list(state.food) == [12] * 4
    assert sum(state.status) == sum(state.goods) == 0
    assert list(Story.from_box(2, start_food=7).state.food) == [7, 7]


@pytest.mark.rule("A8")
@pytest.mark.rule("A68")
def test_the_starting_player_is_drawn() -> None:
    firsts = {Story.from_box(4, str(seed), mode="extended").state.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("E13")
@pytest.mark.rule("E14")
def test_carrier_boards_are_a_handicap_by_seat() -> None:
    assert list(Story.from_box(3).state.places) == [5, 5, 5]
    assert list(Story.from_box(3, carrier_places="6").state.places) == [6, 6, 6]
    assert list(Story.from_box(3, carrier_places="5,5,7").state.places) == [5, 5, 7]


@pytest.mark.rule("E14")
@pytest.mark.parametrize("told", ["4", "8", "5,6", "five", "", "5,5,5,5"])
def test_other_carrier_boards_there_are_not(told: str) -> None:
    with pytest.raises(OptionError, match="carrier places are a number from 5 to 7"):
        GAME.new(3, "any", EpochOptions(carrier_places=told))


def test_a_fair_set_up_leads_to_every_site_on_foot() -> None:
    for seed in range(25):
        assert setup.is_fair(Story.from_box(2, str(seed), six_sites=True).state)
    unfair = [
        seed
        for seed in range(60)
        if not setup.is_fair(Story.from_box(2, str(seed), fair_setup=False).state)
    ]
    assert unfair, "without the option some layouts are unfair"


# The first round


@pytest.mark.rule("E137")
@pytest.mark.rule("A9")
def test_in_the_first_round_a_leader_is_placed_on_a_free_face_up_tile() -> None:
    story = Story.from_box(2, "place", mode="extended")
    assert story.step == "place leader"
    assert set(story.may("place")) == AXIS | {"V-N", "V-S"}
    one = story.decides
    story.play("place V-N").play("explore", "turn-up R1-02")
    story.play("stop", "end-turn")
    assert story.decides != one
    assert set(story.may("place")) == AXIS | {"V-S", "R1-02"}, "and one explored just now"


@pytest.mark.rule("E138")
def test_then_a_normal_turn_follows() -> None:
    story = Story.from_box(2, "normal turn", mode="extended").play("place V-N")
    assert story.step == "main"
    assert {"work", "gather", "fish", "hunt", "explore", "end-turn"} <= set(story.choices)


@pytest.mark.rule("A9")
@pytest.mark.rule("E122")
def test_a_leader_may_begin_on_water_and_leave_it_on_foot() -> None:
    tiles = {"R1-05": "water", "R2-08": "grasslands"}
    story = Story(tiles=tiles, in_round=1, food={"Red": 5}, leaders={"Red": ""})
    story.play("place R1-05")
    assert story.may("walk") == ["R2-08", "V-S"]


@pytest.mark.rule("A11")
def test_villages_are_neither_explored_nor_developed() -> None:
    story = Story(food={"Red": 9}, goods={"Red": "9 wood 9 stone 9 hide 9 flax 9 antler"})
    assert "V-N" not in story.may("develop")
    assert story.is_up("V-N", "V-S")


# What is hidden


@pytest.mark.rule("A5")
def test_backs_show_the_landscape_unless_they_are_all_alike() -> None:
    story = Story.from_box(2, mode="extended")
    down = [cell for cell in story.view["cells"] if not cell["face_up"]]
    assert all(cell["landscape"] in LANDSCAPES and cell["tile"] is None for cell in down)
    alike = Story.from_box(2, mode="extended", backs_show_terrain=False)
    down = [cell for cell in alike.view["cells"] if not cell["face_up"]]
    assert all(cell["landscape"] is None for cell in down)


@pytest.mark.rule("A5")
@pytest.mark.rule("E30")
@pytest.mark.parametrize("known", [True, False])
def test_face_down_tiles_are_redrawn_in_two_pools_by_their_backs(known: bool) -> None:
    state = Story.from_box(2, "pools", mode="extended", backs_show_terrain=known).state
    lands = [GAME.tables.tile_land[tile] for tile in state.tile]
    arrangements, rings = set(), set()
    for number in range(10):
        twin = state.determinize(0, Rng(str(number)))
        arrangements.add(tuple(twin.tile))
        rings.add(tuple(twin.tile[:RING_ONE]))
        assert {TILES[twin.tile[cell]] for cell in range(RING_ONE)} == START
        assert Counter(twin.tile) == Counter(state.tile)
        same = [GAME.tables.tile_land[tile] for tile in twin.tile] == lands
        assert same or not known
        assert setup.is_fair(twin)
        for cell in numbers_in(state.face_up & ((1 << CELL_COUNT) - 1)):
            assert twin.tile[cell] == state.tile[cell]
    assert len(arrangements) == 10
    assert known or len(rings) > 1, "the first ring is redrawn too"


@pytest.mark.rule("A70")
@pytest.mark.rule("E30")
@pytest.mark.rule("E31")
def test_collected_status_is_counted_but_not_displayed() -> None:
    story = Story(status={"Red": 4, "Green": 6})
    assert [side["status"] for side in story.view["sides"]] == [4, 6]
    assert story.state.determinize(0, Rng("any")).status[1] == 6
    assert GAME.shown_scores(story.state, 0) == [4, None]
    shown = Story(status={"Red": 4, "Green": 6}, open_points=True)
    assert GAME.shown_scores(shown.state, 0) == [4, 6]
