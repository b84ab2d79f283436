"""Set-up: what lies where when the first turn begins."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.engine.errors import OptionError
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon import CroMagnonOptions
from tests.games.cromagnon.scenario import GAME, Story

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.rule("C6")
@pytest.mark.rule("A45")
def test_two_to_five_can_play() -> None:
    assert (GAME.least_players, GAME.most_players) == (2, 5)
    assert "three or more" in GAME.description


@COUNTS
@pytest.mark.rule("C21")
@pytest.mark.rule("C23")
@pytest.mark.rule("C25")
@pytest.mark.rule("C27")
@pytest.mark.rule("A33")
def test_d55_what_lies_on_the_table(players: int) -> None:
    story = Story.from_box(players, "d55")
    view = story.view
    tiles = [tile for area in view["areas"] for tile in area["resources"]]
    assert Counter(tile["state"] for tile in tiles) == {"open": 45, "gone": 3}
    assert sum(each["left"] for each in view["types"]) == 45
    goods = [each["left"] for each in view["types"] if each["category"] == "trade_goods"]
    assert sorted(goods) == [3, 4, 4, 4]
    assert all(each["left"] == len(each["open_in"]) for each in view["types"])
    assert view["areas"][0]["tribes"] == [4] * players
    assert [seat["stock"] for seat in view["seats"]] == [11] * players
    assert [seat["score"] for seat in view["seats"]] == [0] * players


@pytest.mark.rule("C19")
@pytest.mark.rule("C13")
def test_every_numbered_area_has_one_initial_value_tile() -> None:
    view = Story.from_box(3, "values").view
    found = [area["spaces"] for area in view["areas"][1:]]
    assert all(len(tiles) == 1 for tiles in found)
    values = Counter((tiles[0]["first"], tiles[0]["second"]) for tiles in found)
    assert values == {(4, 1): 3, (4, 2): 3, (5, 2): 3, (6, 2): 3, (7, 3): 3}


@pytest.mark.rule("C19")
def test_value_tiles_are_dealt_in_random_order() -> None:
    deals = set()
    for seed in range(20):
        areas = Story.from_box(2, f"values {seed}").view["areas"]
        deals.add(tuple((area["first"], area["second"]) for area in areas[1:]))
    assert len(deals) == 20


@pytest.mark.rule("C20")
def test_each_area_gets_a_tile_of_each_category_in_random_order() -> None:
    deals = set()
    for seed in range(20):
        areas = Story.from_box(2, str(seed)).view["areas"]
        for area in areas[1:]:
            assert [tile["category"] for tile in area["resources"]] == [
                "gods",
                "trade_goods",
                "tools",
            ]
        deals.add(tuple(tile["type"] for area in areas for tile in area["resources"]))
    assert len(deals) == 20


@pytest.mark.rule("C15")
@pytest.mark.rule("C24")
def test_east_africa_has_a_temple_and_nothing_else() -> None:
    home, *others = Story.from_box(2, "home").view["areas"]
    assert [tile["state"] for tile in home["resources"]] == ["gone"] * 3
    assert [(space["kind"], space["owner"]) for space in home["spaces"]] == [("temple", None)]
    assert home["free_spaces"] == 0
    assert all(space["kind"] == "value" for area in others for space in area["spaces"])


@pytest.mark.rule("A3")
@pytest.mark.rule("C26")
def test_the_dropped_tile_is_of_the_type_left_over_and_seen_by_nobody() -> None:
    dropped: Counter[int] = Counter()
    for seed in range(60):
        state = Story.from_box(2, f"dropped {seed}").state
        assert state.tables.type_of[state.dropped] == state.left_out
        assert not state.board >> state.dropped & 1
        for seat in (-1, 0, 1):
            assert GAME.view(state, seat)["dropped"] is None
        dropped[int(state.dropped)] += 1
    assert len(dropped) > 12, "any of the sixteen"


@pytest.mark.rule("C22")
@pytest.mark.rule("C9")
def test_nobody_knows_what_is_under_the_tiles() -> None:
    story = Story.from_box(3, "unseen")
    for seat in range(3):
        for each in GAME.view(story.state, seat)["types"]:
            assert all(
                (back["shown"], back["mine"], back["unseen"]) == (0, 0, back["copies"])
                for back in each["backs"]
            )


@pytest.mark.rule("C29")
def test_anybody_may_begin() -> None:
    first = Counter(Story.from_box(5, f"first {seed}").state.first for seed in range(100))
    assert set(first) == {0, 1, 2, 3, 4}


@pytest.mark.rule("C108")
@pytest.mark.rule("C14")
@pytest.mark.rule("A51")
def test_ten_value_tiles_are_to_come_in_unknown_order() -> None:
    story = Story.from_box(2, "stack")
    assert len(story.view["values_left"]) == 10
    lying = {"central_asia": "earth_mother - -"}
    drawn = set()
    for seed in range(100):
        story = Story(
            tribes={"Red": "near_east 1"}, lying=lying, left={"earth_mother": "value value"}
        )
        story.state.rng = Rng(f"stack {seed}")
        story.play("start near_east", "send central_asia")
        value = story.view["drawn_value"]
        assert value is not None
        drawn.add((value["first"], value["second"]))
        assert len(story.view["values_left"]) == 9
    assert drawn == {(1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 2)}


@pytest.mark.rule("C28")
@pytest.mark.rule("A50")
def test_d61_a_head_start_goes_by_place_in_the_turn_order() -> None:
    for seed in range(40):
        story = Story.from_box(3, f"start {seed}", head_start="0,1,2,0,0")
        if story.state.first == 2:
            assert story.state.scores() == [1, 2, 0]
            assert story.points("Green") == {"start": 2}
            return
    raise AssertionError("seat 2 never begins")


@pytest.mark.rule("A50")
@pytest.mark.parametrize(
    "text", ["", "1,2,3", "0,0,0,0,10", "0,0,0,0,-1", "a,b,c,d,e", "0 0 0 0 0"]
)
def test_a_head_start_is_five_digits(text: str) -> None:
    with pytest.raises(OptionError, match="five numbers from 0 to 9"):
        CroMagnonOptions(head_start=text)


@pytest.mark.rule("C30")
def test_turns_go_round_the_table() -> None:
    story = Story.from_box(4, "round")
    order = []
    for _ in range(8):
        order.append(story.state.active)
        story.play("grow east_africa")
    first = order[0]
    assert order == [(first + place) % 4 for place in range(8)]
