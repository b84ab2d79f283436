"""Work, gather, fish, hunt and butcher, with their options (E39 to E68)."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story


def on(land: str, **told: object) -> Story:
    """Red's turn on a tile of a landscape, with plenty of food unless told."""
    known = {"food": {"Red": 9}, **told}
    return Story(tiles={"R1-05": land}, leaders={"Red": "R1-05"}, **known)  # type: ignore[arg-type]


# The turn


@pytest.mark.rule("E33")
@pytest.mark.rule("E39")
def test_one_action_a_turn() -> None:
    story = on("forest").play("gather", "stop")
    assert not {"work", "gather", "fish", "hunt"} & set(story.choices)


@pytest.mark.rule("E35")
@pytest.mark.rule("E38")
@pytest.mark.rule("A60")
def test_every_step_may_be_skipped_and_the_next_player_follows() -> None:
    story = on("forest").play("end-turn")
    assert (story.turn, story.food("Red")) == ("Green", 9)


@pytest.mark.rule("E25")
@pytest.mark.rule("E26")
@pytest.mark.rule("E45")
def test_an_action_happens_on_the_leaders_tile() -> None:
    story = on("marshes").play("gather")
    assert story.food("Red") == 11, "marshes give 2"


@pytest.mark.rule("E40")
@pytest.mark.rule("E41")
def test_the_main_component_comes_first_and_once() -> None:
    story = on("grasslands").play("work")
    assert story.food("Red") == 8
    assert "work" not in story.choices


@pytest.mark.rule("E43")
@pytest.mark.rule("A12")
def test_where_an_action_is_impossible_one_may_move_first() -> None:
    tiles = {"R1-05": "water", "R2-08": "grasslands"}
    story = Story(tiles=tiles, leaders={"Red": "R1-05"}, food={"Red": 9}, owns={"Red": "basket"})
    assert not {"work", "gather", "hunt"} & set(story.choices)
    story.play("walk R2-08")
    assert {"work", "gather", "hunt"} <= set(story.choices)


@pytest.mark.rule("A12")
@pytest.mark.rule("A24")
def test_abilities_do_not_make_an_action_possible() -> None:
    owns = {"Red": "spear hoop_net sowing"}
    assert "fish" not in on("drift_sand", owns=owns).choices
    assert "hunt" not in on("marshes", owns=owns).choices
    assert "gather" not in on("water", owns=owns).choices


@pytest.mark.rule("E44")
@pytest.mark.rule("E56")
@pytest.mark.rule("E110")
def test_nobody_moves_during_an_action() -> None:
    for action in ("work", "gather", "fish", "hunt"):
        story = on("forest", goods={"Red": "1 deer 1 stone"}).play(action)
        assert story.may("walk") == []
        assert "load" not in story.choices


# Work


@pytest.mark.rule("E46")
@pytest.mark.rule("E50")
@pytest.mark.rule("E51")
@pytest.mark.rule("A18")
def test_t2_work_and_sweat() -> None:
    story = on("grasslands").play("work", "effort")
    assert story.food("Red") == 7
    story.play("effort")
    assert story.food("Red") == 6
    assert "effort" not in story.choices


@pytest.mark.rule("E47")
@pytest.mark.rule("E48")
@pytest.mark.rule("E162")
@pytest.mark.parametrize(
    "bought", ["flax clay", "flax flax flax", "stone", "ore ore flax", "ore flax flax"]
)
def test_t2a_what_three_work_power_buy(bought: str) -> None:
    story = on("grasslands").play("work", "effort")
    for material in bought.split():
        story.play(f"buy {material}")
    assert story.may("buy") == [], "nothing is left"


@pytest.mark.rule("E48")
def test_t2a_what_three_work_power_do_not_buy() -> None:
    story = on("grasslands").play("work", "effort", "buy stone")
    assert story.goods("Red") == "1 stone"
    assert story.may("buy") == []
    story = on("grasslands").play("work", "effort", "buy clay")
    assert "clay" not in story.may("buy")


@pytest.mark.rule("E49")
@pytest.mark.rule("E157")
def test_there_is_no_limit_to_what_lies_in_a_camp() -> None:
    story = on("mountain", goods={"Red": "9 stone"}, food={"Red": 40})
    story.play("work", "buy stone", "buy stone")
    assert story.goods("Red") == "11 stone"
    assert story.food("Red") == 39


@pytest.mark.rule("E52")
@pytest.mark.rule("E53")
@pytest.mark.rule("E107")
def test_one_works_on_developed_tiles_of_others() -> None:
    story = Story(
        tiles={"R1-05": "axe_a"},
        leaders={"Red": "V-S"},
        owns={"Green": "axe"},
        food={"Red": 9},
    )
    assert story.hut("R1-05") == "Green"
    story.play("walk R1-05", "work", "buy wood")
    assert story.goods("Red") == "1 wood"


@pytest.mark.rule("E54")
@pytest.mark.rule("E55")
def test_work_power_that_is_not_used_is_lost() -> None:
    story = on("forest").play("work", "stop", "end-turn")
    story.play("place V-N", "end-turn", "work")
    story.play("buy wood", "buy wood")
    assert story.may("buy") == [], "two work power, as ever"


@pytest.mark.rule("A12")
def test_nothing_is_worked_on_water() -> None:
    assert "work" not in on("water").choices
    assert "work" not in on("forest", food={"Red": 0}).choices


@pytest.mark.rule("E126")
@pytest.mark.rule("E189")
def test_t11_the_axe_halves_four_wood() -> None:
    story = on("forest", owns={"Red": "axe"}).play("work", "effort", "effort")
    for _ in range(6):
        story.play("buy wood")
    assert story.goods("Red") == "6 wood"
    assert story.may("buy") == []


@pytest.mark.rule("E209")
@pytest.mark.rule("E216")
@pytest.mark.rule("E160")
@pytest.mark.rule("A3")
@pytest.mark.rule("A66")
def test_t12_pick_and_gloves() -> None:
    story = on("grasslands", owns={"Red": "gloves pick"}).play("work", "effort", "effort")
    assert story.food("Red") == 6
    story.play("buy flint", "buy flint", "buy stone")
    assert story.goods("Red") == "1 stone 2 flint"
    assert story.may("buy") == [], "9/2 is 5 of 5"


@pytest.mark.rule("E207")
def test_t27_the_dagger_halves_four_flax() -> None:
    story = on("grasslands", owns={"Red": "dagger"}).play("work", "effort")
    for _ in range(5):
        story.play("buy flax")
    assert (story.goods("Red"), story.may("buy")) == ("5 flax", [])


@pytest.mark.rule("E209")
def test_t30_gloves() -> None:
    story = on("forest", owns={"Red": "gloves"}).play("work", "effort")
    for _ in range(4):
        story.play("buy wood")
    assert (story.goods("Red"), story.may("buy")) == ("4 wood", [])


@pytest.mark.rule("E212")
@pytest.mark.rule("A18")
@pytest.mark.parametrize(("owns", "wood"), [("horse", 5), ("horse gloves", 6)])
def test_t32_the_horse_works_for_food(owns: str, wood: int) -> None:
    story = on("forest", owns={"Red": owns}).play("work", "effort", "effort", "effort")
    assert story.food("Red") == 5
    assert "effort" not in story.choices
    for _ in range(wood):
        story.play("buy wood")
    assert (story.goods("Red"), story.may("buy")) == (f"{wood} wood", [])


@pytest.mark.rule("E216")
def test_t34_the_pick_takes_stone_and_flint() -> None:
    story = on("drift_sand", owns={"Red": "pick"}).play("work", "effort")
    story.play("buy flint", "buy flint", "buy flint", "buy stone", "buy stone")
    assert (story.goods("Red"), story.may("buy")) == ("2 stone 3 flint", [])


@pytest.mark.rule("E221")
@pytest.mark.parametrize("ore", [0, 1, 2, 3, 4])
def test_t45_the_shovel_takes_any_mix_of_ore_and_clay(ore: int) -> None:
    story = on("marshes", owns={"Red": "shovel"}).play("work")
    story.play(*["buy ore"] * ore, *["buy clay"] * (4 - ore))
    assert story.may("buy") == [], "four halves of 1 are 2"


@pytest.mark.rule("A65")
@pytest.mark.parametrize("order", ["ore ore ore clay clay", "clay ore clay ore ore"])
def test_t49_the_dearest_four_are_halved_in_any_order(order: str) -> None:
    story = on("grasslands", owns={"Red": "shovel"}).play("work", "effort", "effort")
    story.play(*[f"buy {material}" for material in order.split()])
    assert (story.goods("Red"), story.may("buy")) == ("2 clay 3 ore", [])


@pytest.mark.rule("A65")
@pytest.mark.rule("A66")
def test_a_tool_that_comes_by_homage_counts_for_all_that_was_bought() -> None:
    story = on("forest", owns={"Green": "axe"}, status={"Red": 1}).play("work")
    story.play("buy wood", "buy wood")
    assert story.may("buy") == []
    story.play("homage Green")
    assert "wood" in story.may("buy")
    story.play("buy wood", "buy wood")
    assert story.may("buy") == []


# Gather


@pytest.mark.rule("E57")
@pytest.mark.parametrize(
    ("land", "food"),
    [("grasslands", 3), ("forest", 3), ("mountain", 2), ("marshes", 2), ("drift_sand", 1)],
)
def test_t3_gathering_by_landscape(land: str, food: int) -> None:
    story = on(land, food={"Red": 0}).play("gather")
    assert story.food("Red") == food


@pytest.mark.rule("E123")
def test_villages_are_forest() -> None:
    story = Story(leaders={"Red": "V-N"}, food={"Red": 0}).play("gather", "stop")
    assert story.food("Red") == 3


@pytest.mark.rule("E59")
@pytest.mark.rule("E42")
@pytest.mark.rule("A20")
def test_keep_looking_once_with_food_just_gathered() -> None:
    story = on("forest", food={"Red": 0}).play("gather")
    assert story.may("look") == ["antler", "hide", "tendon"]
    story.play("look tendon")
    assert (story.food("Red"), story.goods("Red")) == (1, "1 tendon")
    assert on("forest", food={"Red": 9}).play("gather", "look hide").may("look") == []
    poor = on("drift_sand", food={"Red": 0}).play("gather")
    assert poor.may("look") == []


@pytest.mark.rule("E192")
def test_t13_a_basket_on_a_mountain() -> None:
    story = on("mountain", food={"Red": 0}, owns={"Red": "basket"}).play("gather")
    assert story.food("Red") == 4


@pytest.mark.rule("E222")
def test_sowing_adds_three_to_gathering() -> None:
    story = on("forest", food={"Red": 0}, owns={"Red": "sowing"}).play("gather")
    assert story.food("Red") == 6


# Fish


@pytest.mark.rule("E60")
@pytest.mark.parametrize(
    ("land", "food"), [("grasslands", 1), ("forest", 2), ("mountain", 2), ("water", 4)]
)
def test_fishing_by_landscape(land: str, food: int) -> None:
    assert on(land, food={"Red": 0}).play("fish").food("Red") == food


@pytest.mark.rule("E61")
def test_t4_two_big_catches() -> None:
    story = on("marshes", food={"Red": 0}, goods={"Red": "1 ore 2 flint"}).play("fish")
    assert story.food("Red") == 3
    story.play("catch ore", "catch flint")
    assert (story.food("Red"), story.goods("Red")) == (7, "1 flint")
    assert story.may("catch") == []


@pytest.mark.rule("E208")
def test_t29_the_fishing_pole() -> None:
    assert on("marshes", food={}, owns={"Red": "fishing_pole"}).play("fish").food("Red") == 7


@pytest.mark.rule("E210")
def test_t31_the_hoop_net() -> None:
    assert on("forest", food={}, owns={"Red": "hoop_net"}).play("fish").food("Red") == 7


@pytest.mark.rule("E224")
def test_the_spear_adds_two_to_fishing() -> None:
    assert on("forest", food={}, owns={"Red": "spear"}).play("fish").food("Red") == 4


# Hunt


@pytest.mark.rule("E62")
def test_deer_are_hunted_on_four_landscapes() -> None:
    for land in ("grasslands", "forest", "mountain", "drift_sand"):
        assert on(land).play("hunt").goods("Red") == "1 deer"
    for land in ("marshes", "water"):
        assert "hunt" not in on(land).choices


@pytest.mark.rule("E64")
@pytest.mark.parametrize("material", ["leather", "rope", "ore", "flint", "stone"])
def test_do_not_give_up_once_for_one_of_five(material: str) -> None:
    story = on("forest", goods={"Red": f"2 {material}"}).play("hunt", f"persist {material}")
    assert set(story.goods("Red").split()) == {"1", "2", "deer", material}
    assert "2 deer" in story.goods("Red")
    assert story.may("persist") == []


@pytest.mark.rule("E65")
@pytest.mark.rule("E101")
def test_a_deer_is_eaten_at_any_time_and_as_often_as_one_likes() -> None:
    story = on("marshes", food={"Red": 0}, goods={"Red": "3 deer"}).play("eat", "fish", "eat")
    assert (story.food("Red"), story.goods("Red")) == (9, "1 deer")
    story.play("stop", "eat")
    assert (story.food("Red"), story.goods("Red")) == (12, "")


@pytest.mark.rule("E223")
def test_t37_the_spear_hunts() -> None:
    story = on("grasslands", food={"Red": 0}, owns={"Red": "spear"}).play("hunt")
    assert (story.goods("Red"), story.food("Red")) == ("2 deer", 1)


@pytest.mark.rule("E196")
@pytest.mark.rule("E197")
@pytest.mark.parametrize(
    ("goods", "strings"),
    [
        ("1 rope", "rope rope"),
        ("2 tendon", "tendon tendon"),
        ("4 flax", "flax flax"),
        ("2 flax 1 tendon", "tendon flax"),
    ],
)
def test_t14_two_bow_strings(goods: str, strings: str) -> None:
    story = on("forest", food={"Red": 0}, goods={"Red": goods}, owns={"Red": "bow"}).play("hunt")
    for material in strings.split():
        story.play(f"string {material}")
    assert (story.food("Red"), story.goods("Red")) == (6, "1 deer")
    assert story.may("string") == []


@pytest.mark.rule("A3")
@pytest.mark.rule("E197")
def test_t50_the_second_half_of_a_rope_is_paid_whatever_lies_between() -> None:
    goods = {"Red": "1 stone 1 rope"}
    story = on("grasslands", food={"Red": 0}, goods=goods, owns={"Red": "bow"})
    story.play("hunt", "string rope", "persist stone", "string rope")
    assert (story.food("Red"), story.goods("Red")) == (6, "2 deer")


@pytest.mark.rule("E129")
@pytest.mark.rule("A2")
def test_t17_a_hunt_with_bow_and_spear_of_others() -> None:
    story = Story(
        players=3,
        tiles={"R1-05": "forest"},
        leaders={"Red": "R1-05"},
        goods={"Red": "1 stone 1 tendon 2 flax"},
        status={"Red": 2},
        owns={"Green": "bow", "Black": "spear jug"},
    )
    story.play("hunt", "persist stone", "homage Green", "string tendon", "string flax")
    story.play("homage Black")
    assert (story.goods("Red"), story.food("Red")) == ("3 deer", 8)
    assert [story.status(who) for who in ("Red", "Green", "Black")] == [0, 1, 1]


# Butcher

PAIRS = ["antler+food", "antler+hide", "antler+tendon", "hide+food", "tendon+food", "tendon+hide"]


@pytest.mark.rule("E67")
@pytest.mark.rule("A13")
def test_t5_six_pairs_of_a_deer_on_any_tile() -> None:
    story = on("water", goods={"Red": "1 deer"}).play("butcher")
    assert story.may("cut") == PAIRS
    story.play("cut tendon+food")
    assert (story.goods("Red"), story.food("Red")) == ("1 tendon", 12)


@pytest.mark.rule("E68")
@pytest.mark.rule("A67")
def test_t6_every_deer_by_itself() -> None:
    story = on("forest", food={"Red": 0}, goods={"Red": "3 deer"}).play("butcher")
    story.play("cut hide+food", "cut tendon+hide", "cut hide+food")
    assert (story.goods("Red"), story.food("Red")) == ("3 hide 1 tendon", 6)


@pytest.mark.rule("E66")
def test_five_deer_a_turn() -> None:
    story = on("forest", goods={"Red": "6 deer"}).play("butcher", *["cut antler+hide"] * 5)
    assert story.may("cut") == []
    assert story.goods("Red") == "1 deer 5 hide 5 antler"


@pytest.mark.rule("E190")
@pytest.mark.rule("A23")
def test_the_axe_adds_a_food_for_each_deer() -> None:
    story = on("forest", food={"Red": 0}, goods={"Red": "2 deer"}, owns={"Red": "axe"})
    story.play("butcher", "cut antler+hide", "cut tendon+food")
    assert story.food("Red") == 5


@pytest.mark.rule("E28")
@pytest.mark.rule("E206")
@pytest.mark.rule("A23")
def test_t28_the_dagger_takes_a_third_item_that_is_different() -> None:
    story = on("forest", goods={"Red": "1 deer"}, owns={"Red": "dagger"}).play("butcher")
    threes = ["antler+hide+food", "antler+tendon+food", "antler+tendon+hide", "tendon+hide+food"]
    assert story.may("cut") == threes
    of_antler_and_food = [items for items in threes if "antler" in items and "food" in items]
    assert of_antler_and_food == ["antler+hide+food", "antler+tendon+food"]


@pytest.mark.rule("E217")
@pytest.mark.rule("A21")
def test_t35_pottery_for_a_butcher() -> None:
    goods = {"Red": "3 deer 1 clay"}
    story = on("forest", food={"Red": 0}, goods=goods, owns={"Red": "pottery"}).play("butcher")
    story.play("cut antler+hide", "cut antler+food", "cut antler+food", "cook clay")
    assert (story.goods("Red"), story.food("Red")) == ("1 hide 3 antler", 10)
    assert story.may("cook") == [], "once a turn"


@pytest.mark.rule("E217")
@pytest.mark.rule("A21")
def test_pottery_takes_any_counter_when_gathering_or_fishing_but_not_hunting() -> None:
    told = {"goods": {"Red": "1 deer 1 bronze"}, "owns": {"Red": "pottery"}, "food": {"Red": 0}}
    for action, food in (("gather", 7), ("fish", 6)):
        story = on("forest", **told).play(action)
        assert story.may("cook") == ["bronze", "deer"]
        assert story.play("cook deer").food("Red") == food
    assert on("forest", **told).play("hunt").may("cook") == []


# Extras within an action


@pytest.mark.rule("A19")
@pytest.mark.rule("E36")
@pytest.mark.rule("E225")
def test_t47_a_converter_whose_product_pottery_can_take() -> None:
    story = on(
        "forest", food={"Red": 1}, goods={"Red": "1 deer 1 hide"}, owns={"Red": "tanning pottery"}
    )
    story.play("butcher", "cut antler+hide", "make leather", "cook leather")
    assert (story.goods("Red"), story.food("Red")) == ("1 antler 2 leather", 4)
    for action in ("work", "explore"):
        told = on("forest", goods={"Red": "2 hide"}, owns={"Red": "tanning pottery"})
        assert told.play(action).may("make") == []


@pytest.mark.rule("A19")
def test_while_hunting_rope_and_leather_are_made_as_long_as_they_can_be_given() -> None:
    goods, owns = {"Red": "4 flax 2 hide 2 ore 1 wood"}, "rope_making tanning casting_bronze"
    story = on("forest", goods=goods, owns={"Red": owns}).play("hunt")
    assert story.may("make") == ["leather", "rope"]
    assert story.play("make rope", "persist rope").may("make") == []


@pytest.mark.rule("A19")
def test_no_rope_is_made_for_a_second_string_that_is_paid_already() -> None:
    goods, owns = {"Red": "2 flax 1 stone 1 rope"}, {"Red": "rope_making bow"}
    story = on("forest", goods=goods, owns=owns).play("hunt", "persist stone")
    assert story.may("make") == ["rope"]
    assert story.play("string rope").may("make") == []


@pytest.mark.rule("A66")
@pytest.mark.rule("A2")
@pytest.mark.parametrize(
    ("action", "ability", "food", "deer"),
    [("gather", "basket", 5, ""), ("fish", "hoop_net", 7, ""), ("hunt", "spear", 1, "2 deer")],
)
def test_homage_in_the_middle_of_an_action_gives_at_once(
    action: str, ability: str, food: int, deer: str
) -> None:
    story = on("forest", food={"Red": 0}, owns={"Green": ability}, status={"Red": 1})
    story.play(action, "homage Green")
    assert (story.food("Red"), story.goods("Red")) == (food, deer)


@pytest.mark.rule("E58")
@pytest.mark.rule("E63")
@pytest.mark.rule("E148")
@pytest.mark.rule("E151")
def test_t18_what_a_carrier_board_holds() -> None:
    from lascaux.games.epoch.rules.journeys import capacity, load_of

    goods = {"Red": "1 flax 2 ore 1 stone 1 hide"}
    story = on("forest", food={"Red": 6}, goods=goods)
    assert load_of(story.state, 0) == capacity(story.state, 0, 0) == 5
    story.state.food[0] = 16
    assert load_of(story.state, 0) == 5, "ten food places were free"
    story.state.food[0] = 17
    assert load_of(story.state, 0) == 6
    story.state.food[0] = 21
    assert load_of(story.state, 0) == 7
    assert load_of(on("forest", goods={"Red": "2 deer"}).state, 0) == 2, "deer are resources"
