"""The long example of a turn, as one continuous story (T20)."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story

FACE_DOWN = ["R2-01", "R2-02", "R2-04", "R3-01", "R3-02", "R3-05", "R3-06"]


def the_example() -> Story:
    """Red, Anna (Green) and Erik (Black), as the example finds them."""
    tiles = {
        "R2-10": "sowing_a",
        "R2-09": "dagger_b",
        "R1-06": "casting_bronze_a",
        "R1-02": "pottery_a",
        "R2-03": "axe_b",
        "R3-04": "shovel_a",
        "R3-03": "spear_a",
        "R3-05": "basket_b?",
        "R1-05": "rope_making_a",
        "R1-01": "axe_a",
        "R2-11": "boots_a",
        "R2-12": "gloves_a",
        "R2-13": "pick_a",
        "R2-14": "jug_a",
        "R3-15": "jug_b",
        "R3-17": "cart_a",
        "R3-18": "cloak_a",
        "R1-03": "grasslands",
        "R1-07": "forest",
    }
    return Story(
        players=3,
        mode="extended",
        tiles=tiles,
        leaders={"Red": "R2-10", "Green": "R1-03", "Black": "R1-07"},
        food={"Red": 15},
        goods={"Red": "1 flint 1 stone 2 antler 1 rope 1 flax"},
        status={"Red": 7, "Green": 3, "Black": 3},
        owns={
            "Red": "rope_making",
            "Green": "boots gloves pick jug",
            "Black": "axe jug cart cloak",
        },
        sites={"NE": "varna", "SE": "carnac", "SW": "egtved", "NW": "barger"},
        undiscovered="SE SW NW",
    )


@pytest.mark.rule("E34")
@pytest.mark.rule("E130")
@pytest.mark.rule("E132")
@pytest.mark.rule("E133")
@pytest.mark.rule("E215")
def test_t20_the_long_example_of_a_turn() -> None:
    story = the_example()
    assert set(FACE_DOWN) <= story.face_down
    # T20.1: both parts of the price have one way
    story.play("develop R2-09")
    assert story.goods("Red") == "1 flax 1 flint 1 rope"
    assert (story.hut("R2-09"), story.abilities("Red")) == ("Red", "dagger rope_making")
    # T20.2: a jug at once, then a mountain with rope and boots
    story.play("homage Green")
    assert (story.status("Red"), story.status("Green"), story.food("Red")) == (6, 4, 16)
    story.play("walk R1-06")
    assert (story.food("Red"), story.at("Red")) == (15, "R1-06")
    # T20.3 to T20.5
    story.play("work", "effort", "effort")
    assert story.food("Red") == 12
    story.play("buy stone", "buy flint")
    assert story.goods("Red") == "1 flax 1 stone 2 flint 1 rope"
    story.play("buy flax")
    # T20.6: halves are added, so half a work power is left
    story.play("homage Black", "buy wood", "buy wood", "buy wood", "buy wood")
    assert (story.status("Red"), story.status("Black")) == (5, 4)
    assert story.choices == ["buy flint", "buy stone", "stop"]
    story.play("stop")
    # T20.7: one jug a turn
    assert story.food("Red") == 12
    # T20.8, T20.9: the long way, paid step by step
    food = []
    for cell in ("V-S", "V-N", "R1-02", "R2-03", "R3-04"):
        story.play(f"walk {cell}")
        food.append(story.food("Red"))
    assert food == [11, 11, 11, 10, 9]
    assert story.goods("Red") == "4 wood 2 flax 1 stone 2 flint 1 rope"
    # T20.10
    story.play("make rope")
    assert (story.food("Red"), story.goods("Red")) == (8, "4 wood 1 stone 2 flint 4 rope")
    # T20.11: only rope and flint can be paid
    story.play("offer NE 2")
    assert story.goods("Red") == "4 wood 1 stone 2 rope"
    assert story.tokens("NE") == ["", "Red", "", ""]
    assert story.is_up(*FACE_DOWN)
    assert story.status("Red") == 5, "their status goes to the stock"
    # T20.12: a new journey
    story.play("walk R3-05")
    assert story.food("Red") == 7
    # T20.13
    story.play("end-turn")
    assert (story.food("Red"), story.status("Red")) == (7, 5)
    assert story.goods("Red") == "4 wood 1 stone 2 rope"
    assert story.turn == "Green"
