"""Moving on foot and by canoe, what is carried, left and taken (E102 to E123, E149 to E157)."""

from __future__ import annotations

import pytest

from lascaux.games.epoch.rules.codes import BY_CANOE, ON_FOOT
from lascaux.games.epoch.rules.journeys import capacity
from tests.games.epoch.scenario import Story

# A way north from the southern village, and one from the first to the second
WAY = ("R1-05", "R2-08", "R3-11", "R3-12")


def on_the_way(lands: str, **told: object) -> Story:
    """Red on the southern village before a row of tiles."""
    tiles = dict(zip(WAY, lands.split(), strict=False))
    known = {"food": {"Red": 16}, **told}
    return Story(tiles=tiles, leaders={"Red": "V-S"}, **known)  # type: ignore[arg-type]


def go(story: Story, *ways: str) -> int:
    """Take these steps; gives the food that they cost."""
    before = story.food("Red") + story.state.purse
    for way in ways:
        story.play(way)
    return before - story.food("Red") - story.state.purse


def walk(story: Story, number: int) -> int:
    """Walk so many tiles of the way."""
    return go(story, *[f"walk {cell}" for cell in WAY[:number]])


# Prices


@pytest.mark.rule("E102")
@pytest.mark.rule("E104")
@pytest.mark.rule("E105")
@pytest.mark.rule("E112")
@pytest.mark.rule("E114")
@pytest.mark.rule("E220")
def test_t9_a_walk_with_a_rope() -> None:
    story = on_the_way("mountain grasslands forest grasslands", goods={"Red": "1 rope"})
    assert walk(story, 4) == 2 + 1 + 2 + 1
    assert story.goods("Red") == "1 rope"


@pytest.mark.rule("E106")
def test_t8_only_explored_tiles() -> None:
    tiles = {
        "R1-01": "mountain",
        "R2-02": "grasslands",
        "R3-03": "forest",
        "R3-04": "grasslands",
        "R1-02": "forest?",
        "R2-03": "marshes?",
    }
    story = Story(tiles=tiles, leaders={"Red": "V-N"}, food={"Red": 9}, goods={"Red": "1 rope"})
    assert story.may("walk") == ["R1-01", "V-S"]
    cost = go(story, "walk R1-01", "walk R2-02", "walk R3-03", "walk R3-04")
    assert (cost, story.at("Red")) == (6, "R3-04")


@pytest.mark.rule("E193")
@pytest.mark.rule("E194")
@pytest.mark.rule("E204")
@pytest.mark.rule("A34")
@pytest.mark.parametrize(
    ("owns", "cost"), [("", 9), ("boots", 5), ("boots cloak", 3), ("cloak", 5)]
)
def test_t15_boots_and_cloak(owns: str, cost: int) -> None:
    story = on_the_way("mountain grasslands forest grasslands", owns={"Red": owns})
    assert walk(story, 4) == cost


@pytest.mark.rule("E193")
@pytest.mark.parametrize(("owns", "cost"), [("boots", 5), ("boots cloak", 3)])
def test_t24_marshes_forest_marshes(owns: str, cost: int) -> None:
    story = on_the_way("marshes forest marshes", owns={"Red": owns})
    assert walk(story, 3) == cost


@pytest.mark.rule("E220")
def test_t36_mountain_marshes_mountain_with_a_rope() -> None:
    story = on_the_way("mountain marshes mountain", goods={"Red": "1 rope"})
    assert walk(story, 3) == 7


@pytest.mark.rule("E123")
@pytest.mark.rule("A36")
def test_villages_are_entered_like_forest() -> None:
    story = on_the_way("forest", owns={"Red": "canoe"})
    assert go(story, "walk V-N") == 2
    assert go(story, "paddle V-S") == 3


@pytest.mark.rule("E111")
@pytest.mark.rule("E113")
@pytest.mark.rule("E115")
def test_water_needs_a_canoe() -> None:
    story = on_the_way("water")
    assert story.may("walk") == ["V-N"]
    assert story.may("paddle") == []
    assert "R1-05" in on_the_way("water", owns={"Red": "canoe"}).may("paddle")


@pytest.mark.rule("E116")
@pytest.mark.rule("E118")
@pytest.mark.rule("E103")
def test_paddling_by_landscape() -> None:
    for land, food in (("grasslands", 3), ("forest", 3), ("marshes", 2), ("water", 1)):
        assert go(on_the_way(land, owns={"Red": "canoe"}), "paddle R1-05") == food


@pytest.mark.rule("E119")
@pytest.mark.rule("E120")
@pytest.mark.rule("E220")
@pytest.mark.rule("E198")
def test_t10_a_canoe_is_dragged_with_a_rope() -> None:
    tiles = {"R1-05": "marshes", "R2-08": "water", "R3-11": "drift_sand"}
    told = {"tiles": tiles, "leaders": {"Red": "R1-05"}, "owns": {"Red": "canoe"}}
    story = Story(food={"Red": 9}, goods={"Red": "9 stone 1 rope"}, **told)  # type: ignore[arg-type]
    assert go(story, "paddle R2-08", "paddle R3-11") == 6
    assert story.goods("Red") == "9 stone 1 rope", "ten resources in the canoe"
    without = Story(food={"Red": 9}, **told)  # type: ignore[arg-type]
    assert "R3-11" not in without.play("paddle R2-08").may("paddle")


@pytest.mark.rule("E119")
def test_a_mountain_is_paddled_with_a_rope_for_more_than_walking() -> None:
    story = on_the_way("mountain", owns={"Red": "canoe"}, goods={"Red": "1 rope"})
    assert go(story, "paddle R1-05") == 5
    assert "R1-05" not in on_the_way("mountain", owns={"Red": "canoe"}).may("paddle")


@pytest.mark.rule("E121")
@pytest.mark.rule("E198")
@pytest.mark.rule("E150")
def test_t25_a_canoe_takes_more_on_land() -> None:
    story = on_the_way("grasslands marshes", owns={"Red": "canoe"}, goods={"Red": "9 stone"})
    assert go(story, "paddle R1-05", "paddle R2-08") == 5
    assert story.goods("Red") == "9 stone"
    story.play("walk R1-05")
    assert story.goods("Red") == "5 stone", "what does not fit stays, and there is one kind only"
    assert story.loose("R2-08") == "4 stone"


@pytest.mark.rule("E204")
@pytest.mark.rule("E205")
@pytest.mark.rule("A26")
@pytest.mark.rule("A3")
def test_t26_each_journey_is_halved_by_itself() -> None:
    tiles = {
        "R1-05": "marshes",
        "R2-08": "water",
        "R3-11": "marshes",
        "R3-12": "forest",
        "R3-13": "drift_sand",
        "R2-09": "grasslands",
    }
    story = Story(tiles=tiles, food={"Red": 12}, owns={"Red": "cloak canoe"})
    steps = ["paddle R1-05", "paddle R2-08", "paddle R3-11", "walk R3-12", "walk R3-13"]
    assert go(story, *steps) == 6, "11/2"
    story.play("gather", "stop")
    assert go(story, "walk R2-09") == 1, "and not a half added to the first journey"


@pytest.mark.rule("A26")
@pytest.mark.rule("A27")
def test_what_ends_a_journey_and_what_does_not() -> None:
    told = {"owns": {"Red": "cloak horse", "Green": "axe"}, "goods": {"Red": "1 deer 1 stone"}}
    lands = "grasslands grasslands"
    through = on_the_way(lands, **told)
    assert go(through, "walk R1-05", "load", "leave stone", "stop") == 1
    assert go(through, "horse") == 1, "the horse itself"
    assert go(through, "walk R2-08") == 0, "two halves make one"
    broken = on_the_way(lands, status={"Red": 1}, **told)
    assert go(broken, "walk R1-05", "homage Green", "walk R2-08") == 2


@pytest.mark.rule("A26")
@pytest.mark.parametrize("act", ["eat", "hunt", "make rope", "develop R3-12", "offer SW 1"])
def test_every_other_act_ends_a_journey(act: str) -> None:
    story = Story(
        tiles={"R3-12": "basket_b", "R3-13": "grasslands", "R2-09": "forest"},
        leaders={"Red": "R2-09"},
        owns={"Red": "cloak rope_making"},
        goods={"Red": f"{'1 deer' if act == 'eat' else '1 hide'} 2 flax 3 wood 1 antler"},
        food={"Red": 9},
        sites={"SW": "barger"},
        undiscovered="",
        carrier_places="7",
    )
    assert go(story, "walk R3-13") == 1
    assert (story.state.way_sum, story.state.way_paid) == (1, 1)
    story.play(act)
    assert (story.state.way_sum, story.state.way_paid) == (0, 0)


@pytest.mark.rule("E195")
@pytest.mark.rule("A33")
def test_boots_do_not_paddle() -> None:
    story = on_the_way("marshes", owns={"Red": "canoe boots"})
    assert go(story, "paddle R1-05") == 2


@pytest.mark.rule("A37")
@pytest.mark.rule("E115")
@pytest.mark.rule("E117")
def test_homage_brings_anothers_canoe_for_the_whole_turn() -> None:
    story = on_the_way("water marshes", owns={"Green": "canoe"}, status={"Red": 1})
    assert story.may("paddle") == []
    story.play("homage Green", "paddle R1-05", "fish")
    assert "R2-08" in story.may("paddle")


# Other leaders


@pytest.mark.rule("E108")
@pytest.mark.rule("A63")
def test_t59_a_tile_with_another_leader_is_crossed_if_one_can_get_off_it() -> None:
    tiles = {"R3-11": "marshes", "R2-08": "grasslands", "R1-05": "forest"}
    leaders = {"Red": "R3-11", "Green": "R2-08"}
    poor = Story(tiles=tiles, leaders=leaders, food={"Red": 2}, goods={"Red": "1 stone"})
    assert poor.may("walk") == []
    story = Story(tiles=tiles, leaders=leaders, food={"Red": 3}, goods={"Red": "1 stone"})
    story.play("walk R2-08")
    assert story.choices == ["load", "walk R1-05"], "nobody stops there"
    story.play("walk R1-05")
    assert "end-turn" in story.choices


@pytest.mark.rule("A63")
def test_the_rope_that_leads_off_an_occupied_tile_is_kept() -> None:
    tiles = {"R3-11": "marshes", "R2-08": "grasslands", "R1-05": "mountain"}
    leaders = {"Red": "R3-11", "Green": "R2-08"}
    told = {"tiles": tiles, "leaders": leaders, "goods": {"Red": "1 rope 1 stone"}}
    short = Story(food={"Red": 3}, **told).play("walk R2-08", "load")  # type: ignore[arg-type]
    assert short.may("leave") == ["stone"], "two food lead up the mountain with a rope only"
    enough = Story(food={"Red": 4}, **told).play("walk R2-08", "load")  # type: ignore[arg-type]
    assert enough.may("leave") == ["rope", "stone"], "three lead back to the marshes"


@pytest.mark.rule("A63")
def test_the_horse_does_not_take_the_food_that_leads_off() -> None:
    tiles = {"R3-11": "forest", "R2-08": "grasslands", "R1-05": "forest"}
    leaders = {"Red": "R3-11", "Green": "R2-08"}
    told = {"tiles": tiles, "leaders": leaders, "owns": {"Red": "horse"}}
    short = Story(food={"Red": 3}, **told).play("walk R2-08")  # type: ignore[arg-type]
    assert "horse" not in short.choices
    enough = Story(food={"Red": 4}, **told).play("walk R2-08")  # type: ignore[arg-type]
    assert "horse" in enough.choices


# The load


@pytest.mark.rule("E149")
@pytest.mark.rule("E152")
@pytest.mark.rule("A28")
@pytest.mark.rule("E191")
@pytest.mark.rule("E200")
@pytest.mark.rule("E211")
@pytest.mark.parametrize(
    ("owns", "walking", "paddling"),
    [("", 5, 5), ("basket", 7, 5), ("cart", 13, 5), ("canoe", 5, 10), ("basket cart", 15, 5)],
)
def test_what_can_be_carried(owns: str, walking: int, paddling: int) -> None:
    state = on_the_way("forest", owns={"Red": owns}).state
    assert (capacity(state, 0, ON_FOOT), capacity(state, 0, BY_CANOE)) == (walking, paddling)


@pytest.mark.rule("E211")
@pytest.mark.rule("A22")
def test_a_paid_horse_carries_four_more_and_works_too() -> None:
    story = on_the_way("forest", owns={"Red": "horse"}).play("horse")
    assert story.food("Red") == 15
    assert capacity(story.state, 0, ON_FOOT) == 9
    assert "horse" not in story.choices
    story.play("walk R1-05", "work", "effort", "effort", "effort")
    assert story.food("Red") == 15 - 2 - 4


@pytest.mark.rule("E153")
@pytest.mark.rule("E155")
@pytest.mark.rule("E156")
def test_what_cannot_be_carried_stays_on_the_tile_that_is_left() -> None:
    story = on_the_way("forest", goods={"Red": "5 stone 2 wood"}).play("walk R1-05")
    assert story.step == "leave behind"
    story.play("leave wood", "leave stone")
    assert (story.at("Red"), story.goods("Red")) == ("R1-05", "1 wood 4 stone")
    assert story.loose("V-S") == "1 wood 1 stone"


@pytest.mark.rule("E154")
@pytest.mark.rule("E155")
@pytest.mark.rule("A29")
@pytest.mark.rule("A63")
def test_t48_food_that_cannot_be_carried_pays_further_steps() -> None:
    story = on_the_way("forest grasslands marshes", food={"Red": 24}, goods={"Red": "5 stone"})
    story.play("walk R1-05")
    assert (story.food("Red"), story.step) == (22, "leave behind")
    assert "leave food" in story.choices
    story.play("leave food")
    assert story.food("Red") == 20
    story.play("leave food")
    assert (story.food("Red"), story.state.purse, story.at("Red")) == (16, 6, "R1-05")
    story.play("walk R2-08", "walk R3-11")
    assert (story.food("Red"), story.state.purse) == (16, 2)
    story.play("gather")
    assert (story.food("Red"), story.state.purse) == (18, 0)
    assert story.loose("V-S") == ""


@pytest.mark.rule("E154")
@pytest.mark.rule("A63")
def test_the_purse_is_empty_when_the_turn_is_over() -> None:
    leaders = {"Red": "V-S", "Green": "V-N"}
    story = Story(tiles={"R1-05": "forest"}, leaders=leaders, food={"Red": 39, "Green": 9})
    story.play("walk R1-05")
    assert (story.food("Red"), story.state.purse) == (36, 1)
    story.play("end-turn")
    assert (story.state.purse, story.state.way_sum, story.state.way_paid) == (0, 0, 0)


@pytest.mark.rule("A64")
def test_steps_are_counted_by_the_turn() -> None:
    leaders = {"Red": "V-S", "Green": "R1-05"}
    tiles = {"R1-05": "grasslands", "R2-08": "grasslands"}
    story = Story(
        tiles=tiles, leaders=leaders, food={"Red": 9, "Green": 9}, owns={"Green": "boots"}
    )
    story.play("walk V-N", "end-turn", "walk R2-08")
    assert story.state.steps_taken == 1


@pytest.mark.rule("A32")
@pytest.mark.rule("A63")
def test_the_rope_that_a_step_needs_is_not_left() -> None:
    goods = {"Red": "6 stone 1 rope"}
    onto_mountain = on_the_way("mountain", goods=goods).play("walk R1-05")
    assert onto_mountain.food("Red") == 14
    assert onto_mountain.at("Red") == "R1-05", "only stones could stay"
    assert onto_mountain.goods("Red") == "4 stone 1 rope"
    elsewhere = on_the_way("forest", goods=goods).play("walk R1-05")
    assert elsewhere.may("leave") == ["rope", "stone"]


@pytest.mark.rule("A63")
def test_who_steps_onto_anothers_tile_does_not_leave_the_last_rope_behind() -> None:
    leaders = {"Red": "V-S", "Green": "R1-05"}
    story = Story(
        tiles={"R1-05": "grasslands"},
        leaders=leaders,
        food={"Red": 9},
        goods={"Red": "6 stone 1 clay 1 rope"},
    ).play("walk R1-05")
    assert story.may("leave") == ["clay", "stone"]


@pytest.mark.rule("A32")
def test_a_rope_on_another_tile_is_not_carried() -> None:
    story = on_the_way("mountain", goods={"Red": "1 rope"}).play("load", "leave rope")
    assert go(story, "walk R1-05") == 5


@pytest.mark.rule("E109")
@pytest.mark.rule("E156")
@pytest.mark.rule("A30")
@pytest.mark.rule("A31")
def test_goods_are_left_and_taken_on_the_way() -> None:
    story = on_the_way("forest", goods={"Red": "2 wood"}, loose={"R1-05": "1 ore", "V-S": "1 clay"})
    story.play("load", "leave wood", "take clay", "stop", "walk R1-05", "load", "take ore")
    assert story.goods("Red") == "1 wood 1 clay 1 ore"
    assert (story.loose("V-S"), story.loose("R1-05")) == ("1 wood", "")


@pytest.mark.rule("E156")
@pytest.mark.rule("A31")
def test_others_take_what_lies_loose_but_not_what_is_in_a_camp() -> None:
    story = Story(
        tiles={"R1-05": "forest"},
        leaders={"Red": "V-S", "Green": "R1-05"},
        goods={"Red": "1 wood", "Green": "3 stone"},
        food={"Green": 9},
    ).play("load", "leave wood", "end-turn")
    assert story.turn == "Green"
    story.play("load", "leave stone", "stop")
    assert story.goods("Green") == "2 stone"
    assert story.loose("R1-05") == "1 stone"


@pytest.mark.rule("A67")
def test_in_one_load_a_kind_goes_one_way() -> None:
    story = on_the_way("forest", goods={"Red": "2 wood"}, loose={"V-S": "1 wood 1 clay"})
    story.play("load")
    assert (story.may("leave"), story.may("take")) == (["wood"], ["clay", "wood"])
    story.play("leave wood")
    assert story.may("take") == ["clay"]
    story.play("take clay")
    assert story.may("leave") == ["wood"]


@pytest.mark.rule("A64")
def test_a_load_comes_once_between_two_other_acts() -> None:
    story = on_the_way("forest", goods={"Red": "2 wood 1 deer"}).play("load", "leave wood", "stop")
    assert "load" not in story.choices
    assert "load" in story.play("eat").choices
    told = {"goods": {"Red": "4 flax"}, "owns": {"Red": "rope_making"}}
    story = on_the_way("forest", **told).play("load", "leave flax", "stop")
    assert "load" in story.play("make rope").choices


@pytest.mark.rule("A64")
def test_forty_steps_a_turn() -> None:
    told = {"owns": {"Red": "boots"}, "food": {"Red": 1}}
    story = on_the_way("grasslands grasslands", **told).play("walk R1-05")
    while story.may("walk"):
        story.play("walk R2-08" if story.at("Red") == "R1-05" else "walk R1-05")
    assert story.state.steps_taken == 40


@pytest.mark.rule("E151")
def test_free_places_take_four_food_each() -> None:
    story = on_the_way("grasslands", food={"Red": 37}).play("walk R1-05")
    assert (story.food("Red"), story.at("Red")) == (36, "R1-05")
    story = on_the_way("grasslands", food={"Red": 38}).play("walk R1-05")
    assert (story.food("Red"), story.state.purse) == (36, 1)


# The water


def on_water(**told: object) -> Story:
    """Red's turn begins on water, without a canoe."""
    tiles = {"R1-05": "water", "R2-08": "grasslands", "R3-11": "water"}
    known = {"food": {"Red": 5}, **told}
    return Story(tiles=tiles, leaders={"Red": "R1-05"}, **known)  # type: ignore[arg-type]


@pytest.mark.rule("E122")
@pytest.mark.rule("A35")
def test_a_turn_that_begins_on_water_may_begin_with_a_step_to_land() -> None:
    story = on_water()
    assert story.may("walk") == ["R2-08", "V-S"]
    assert go(story, "walk R2-08") == 1


@pytest.mark.rule("A35")
@pytest.mark.rule("E122")
def test_t55_what_may_come_before_that_step() -> None:
    told = {"owns": {"Green": "boots"}, "status": {"Red": 1}, "goods": {"Red": "1 deer"}}
    story = on_water(**told)
    assert go(story, "homage Green", "walk R2-08") == 0
    assert on_water(**told).play("eat").may("walk") == []
    assert on_water(**told).play("fish", "stop").may("walk") == []
    assert on_water(**told).play("load", "leave deer").may("walk") == []
    assert on_water(**told).play("load", "stop").may("walk") == ["R2-08", "V-S"]
    assert on_water(owns={"Red": "horse"}).play("horse").may("walk") == ["R2-08", "V-S"]


@pytest.mark.rule("A35")
@pytest.mark.rule("E122")
def test_who_makes_develops_or_offers_something_first_stays_on_the_water() -> None:
    made = on_water(owns={"Red": "rope_making"}, goods={"Red": "2 flax"})
    assert made.play("make rope").may("walk") == []
    tiles = {"R1-05": "water", "R2-08": "basket_b"}
    told = {"leaders": {"Red": "R1-05"}, "food": {"Red": 9}, "goods": {"Red": "3 wood"}}
    developed = Story(tiles=tiles, **told)  # type: ignore[arg-type]
    assert developed.play("develop R2-08").may("walk") == []
    offered = Story(
        tiles={"R3-04": "water", "R3-03": "forest"},
        leaders={"Red": "R3-04"},
        sites={"NE": "egtved"},
        undiscovered="",
        food={"Red": 9},
        goods={"Red": "1 antler 1 tendon 1 wood"},
    )
    assert offered.play("offer NE 2").may("walk") == []


@pytest.mark.rule("A59")
def test_with_a_canoe_one_may_walk_off_the_water_at_any_time() -> None:
    story = on_water(owns={"Red": "canoe"}).play("fish")
    assert story.may("walk") == ["R2-08", "V-S"]
    assert story.may("paddle") == ["R2-08", "V-S"]
    assert go(story, "walk R2-08") == 1
    assert story.may("walk") == [], "and nobody walks onto water"


@pytest.mark.rule("A60")
def test_a_leader_may_stay_on_water_for_good() -> None:
    story = on_water(food={"Red": 0}).play("fish", "end-turn")
    assert (story.turn, story.food("Red")) == ("Green", 4)


@pytest.mark.rule("A64")
def test_after_forty_steps_one_goes_to_and_fro_between_others_no_more() -> None:
    story = Story(
        players=3,
        tiles={"R1-05": "grasslands", "R2-08": "grasslands", "R3-11": "grasslands"},
        leaders={"Red": "R1-05", "Green": "R2-08", "Black": "R3-11"},
        owns={"Red": "boots"},
    )
    for step in range(40):
        story.play("walk R2-08" if step % 2 == 0 else "walk R3-11")
    assert story.at("Red") == "R3-11"
    story.play("walk R2-08")
    assert "R3-11" not in story.may("walk")
    assert "R1-05" in story.may("walk")
