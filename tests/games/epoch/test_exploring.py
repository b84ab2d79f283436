"""Explore, and ceremonial sites that are discovered (E69 to E75, A14 to A17)."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story


@pytest.mark.rule("E69")
@pytest.mark.rule("E70")
@pytest.mark.rule("E18")
def test_a_food_for_a_tile_beside_and_its_status() -> None:
    story = Story(leaders={"Red": "V-N"}, food={"Red": 3}).play("explore")
    assert set(story.may("turn-up")) == {"R1-01", "R1-02", "R1-03", "R1-07", "R1-08"}
    story.play("turn-up R1-01")
    assert story.is_up("R1-01")
    assert (story.food("Red"), story.status("Red")) == (2, 1)


@pytest.mark.rule("E71")
@pytest.mark.rule("E72")
@pytest.mark.rule("E73")
@pytest.mark.rule("A14")
def test_a_second_tile_costs_another_food_and_is_decided_afterwards() -> None:
    story = Story(leaders={"Red": "V-N"}, food={"Red": 3}).play("explore", "turn-up R1-01")
    assert "stop" in story.choices
    assert story.may("walk") == []
    story.play("turn-up R1-02")
    assert (story.food("Red"), story.status("Red")) == (1, 2)
    assert story.step == "main", "two tiles are all"
    assert "explore" not in story.choices


@pytest.mark.rule("E72")
def test_with_one_food_the_action_ends_after_one_tile() -> None:
    story = Story(leaders={"Red": "V-N"}, food={"Red": 1}).play("explore", "turn-up R1-01")
    assert story.step == "main"
    assert "explore" not in Story(leaders={"Red": "V-N"}, food={"Red": 0}).choices


@pytest.mark.rule("E71")
def test_with_nothing_left_to_turn_up_the_action_ends_whatever_else_one_could_do() -> None:
    told = {"goods": {"Red": "1 deer"}, "status": {"Red": 1}, "owns": {"Green": "basket"}}
    tiles = {"R3-11": "forest", "R3-10": "forest?", "R3-12": "forest", "R2-08": "forest"}
    story = Story(tiles=tiles, leaders={"Red": "R3-11"}, food={"Red": 5}, **told)  # type: ignore[arg-type]
    assert story.play("explore", "turn-up R3-10").step == "main"


@pytest.mark.rule("A19")
def test_a_deer_may_feed_the_second_tile() -> None:
    story = Story(leaders={"Red": "V-N"}, food={"Red": 1}, goods={"Red": "1 deer"})
    story.play("explore", "turn-up R1-01", "eat", "turn-up R1-02")
    assert (story.food("Red"), story.status("Red")) == (2, 2)


def beside_the_site(**told: object) -> Story:
    """Red next to both tiles that touch the site in the northeast."""
    return Story(
        tiles={"R2-03": "forest"},
        leaders={"Red": "R2-03"},
        food={"Red": 5},
        **told,  # type: ignore[arg-type]
    )


@pytest.mark.rule("E74")
@pytest.mark.rule("E75")
def test_a_discovered_site_gives_three_and_turns_up_its_other_tile() -> None:
    story = beside_the_site().play("explore", "turn-up R3-04")
    assert story.status("Red") == 4
    assert story.undiscovered == {"SE", "SW", "NW"}
    assert not story.is_up("R3-03"), "only after the action"
    story.play("stop")
    assert story.is_up("R3-03")
    assert story.status("Red") == 4, "its status goes to the stock"


@pytest.mark.rule("A15")
def test_the_other_tile_can_still_be_explored_in_the_same_action() -> None:
    story = beside_the_site().play("explore", "turn-up R3-04", "turn-up R3-03")
    assert story.status("Red") == 5


@pytest.mark.rule("A16")
def test_beside_a_discovered_site_a_tile_gives_one() -> None:
    story = beside_the_site(undiscovered="SE").play("explore", "turn-up R3-04")
    assert story.status("Red") == 1
    story.play("stop")
    assert not story.is_up("R3-03"), "nothing was discovered now"


SIX = {"NE": "carnac", "SE": "valcamonica", "SW": "egtved", "NW": "barger", "E": "varna"}


@pytest.mark.rule("A17")
@pytest.mark.rule("A48")
@pytest.mark.rule("E97")
def test_t53_a_site_between_two_quadrants() -> None:
    tiles = {"R3-08": "forest", "R2-04": "forest"}
    goods = "1 wood 1 flax 1 clay 1 stone 2 leather 2 hide"
    told = {"sites": SIX, "undiscovered": "NE SW NW E W", "six_sites": True}
    story = Story(
        tiles=tiles,
        leaders={"Red": "R3-08", "Green": "R2-04"},
        goods={"Red": goods, "Green": goods},
        food={"Green": 9, "Red": 9},
        **told,  # type: ignore[arg-type]
    )
    story.play("offer SE 1", "pay wood", "pay flax", "pay clay", "pay stone", "end-turn")
    assert story.is_up("R3-06")
    assert "E" in story.undiscovered, "R3-05 is still face down"
    explored = Story(
        tiles={**tiles, "R3-06": "grasslands"},
        turn="Green",
        first="Green",
        leaders={"Green": "R2-04", "Red": "R3-08"},
        food={"Green": 5},
        **told,  # type: ignore[arg-type]
    ).play("explore", "turn-up R3-05")
    assert explored.status("Green") == 4
    offered = Story(
        tiles={**tiles, "R3-06": "grasslands"},
        leaders={"Red": "R3-06"},
        goods={"Red": "2 leather 2 hide"},
        **told,  # type: ignore[arg-type]
    ).play("offer E 1")
    assert "E" not in offered.undiscovered
    assert offered.status("Red") == 0
    assert offered.is_up("R3-01", "R3-05", "R3-08", "R3-11")
    assert not offered.is_up("R3-15")


@pytest.mark.rule("A17")
def test_a_site_whose_tiles_are_all_turned_up_loses_its_status() -> None:
    story = Story(
        tiles={"R3-08": "forest", "R3-05": "forest"},
        leaders={"Red": "R3-08"},
        goods={"Red": "1 wood 1 flax 1 clay 1 stone"},
        sites=SIX,
        undiscovered="NE SW NW E",
        six_sites=True,
    )
    story.play("offer SE 1")
    assert story.undiscovered == {"NE", "SW", "NW"}
