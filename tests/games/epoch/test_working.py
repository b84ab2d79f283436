"""Work: what food and work power bring, and the tools that halve prices (E45 to E56)."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story, on


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
