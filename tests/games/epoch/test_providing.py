"""Gather, fish, hunt and butcher, with their options (E57 to E68)."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story, on

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


@pytest.mark.rule("E42")
@pytest.mark.rule("E217")
def test_nobody_cooks_as_a_butcher_before_a_deer_is_butchered() -> None:
    story = on("forest", goods={"Red": "2 deer 1 clay"}, owns={"Red": "pottery"}).play("butcher")
    story.refuses("cook clay", "E42").play("cut antler+hide")
    assert story.may("cook") == ["antler", "clay", "deer", "hide"]


@pytest.mark.rule("E217")
@pytest.mark.rule("A21")
def test_pottery_takes_any_counter_when_gathering_or_fishing_but_not_hunting() -> None:
    told = {"goods": {"Red": "1 deer 1 bronze"}, "owns": {"Red": "pottery"}, "food": {"Red": 0}}
    for action, food in (("gather", 7), ("fish", 6)):
        story = on("forest", **told).play(action)
        assert story.may("cook") == ["bronze", "deer"]
        assert story.play("cook deer").food("Red") == food
    assert on("forest", **told).play("hunt").may("cook") == []
