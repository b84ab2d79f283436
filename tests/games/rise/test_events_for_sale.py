"""Walls, Dugout Canoe and Altar: their prices, when they are bought, and what they are good for."""

from __future__ import annotations

import pytest

from tests.games.rise.scenario import Story

LAND = ("b2 lake Red 3", "a1 forest Green 3")
PRICES = [("walls", "stone"), ("canoe", "wood")]


@pytest.mark.rule("R161")
@pytest.mark.parametrize(("tile", "resource"), PRICES)
@pytest.mark.parametrize("lying", [0, 1, 2])
def test_each_resource_on_a_tile_makes_it_one_cheaper(tile: str, resource: str, lying: int) -> None:
    price = 3 - lying
    slots = [f"{tile} {lying} {resource}"]
    poor = Story(*LAND, slots=slots, goods={"Red": f"{price - 1} {resource} 4 food"})
    assert f"buy {tile}" not in poor.choices
    story = Story(*LAND, slots=slots, goods={"Red": f"{price} {resource} 4 food"})
    story.play(f"buy {tile}")
    assert story.goods("Red") == {"food": 4}
    assert story.scores == {"Red": 1}
    assert story.state.breakdown()[0] == [0, 0, 0, 1, 0]


@pytest.mark.rule("R161")
@pytest.mark.parametrize(("tile", "resource"), PRICES)
def test_doubles_put_a_resource_on_a_tile_that_nobody_has_bought(tile: str, resource: str) -> None:
    story = Story(*LAND, step="doubles", hand="sun sun", slots=[tile, "mild_winter"])
    assert story.on_tile(tile) == {resource: 1}
    assert story.view["events"]["slots"][0]["price"] == 2


@pytest.mark.rule("R161")
@pytest.mark.rule("Q72")
def test_doubles_make_the_altar_cheaper_by_one_resource_of_any_type() -> None:
    story = Story(*LAND, step="doubles", hand="sun sun", slots=["altar 1 stone", "mild_winter"])
    assert sum(story.on_tile("altar").values()) == 2


@pytest.mark.rule("R162")
@pytest.mark.rule("Q48")
@pytest.mark.parametrize(
    ("tile", "resource"), [("walls", "stone"), ("canoe", "wood"), ("altar", "stone")]
)
def test_a_tile_whose_price_falls_to_nothing_is_discarded(tile: str, resource: str) -> None:
    story = Story(
        *LAND,
        step="doubles",
        hand="sun sun",
        slots=[f"{tile} 2 {resource}", "mild_winter"],
        event_deck="drought ...",
    )
    assert story.slots == ["mild_winter", "drought"]
    assert story.discarded == {tile}
    assert getattr(story.state, tile) == -1, "nobody gets it"
    assert story.scores == {}


@pytest.mark.rule("R163")
@pytest.mark.rule("Q13")
@pytest.mark.parametrize("step", ["before roll", "actions", "conflict", "five"])
def test_a_tile_can_be_bought_in_every_free_moment_of_the_own_turn(step: str) -> None:
    goods = {"Red": "3 stone", "Green": "3 stone"}
    story = Story(*LAND, step=step, slots=["walls"], goods=goods)
    assert story.decides == "Red"
    story.play("buy walls")
    assert story.view["seats"][0]["tokens"] == ["walls"]
    assert story.goods("Green") == {"stone": 3}


@pytest.mark.rule("R163")
def test_a_tile_can_be_bought_between_the_two_actions() -> None:
    story = Story(*LAND, slots=["walls"], goods={"Red": "2 stone"})
    assert "buy walls" not in story.choices
    story = Story("b2 mountain Red 3", *LAND[1:], slots=["walls"], goods={"Red": "2 stone"})
    story.play("place moon on gather", "gather b2")
    assert "buy walls" in story.choices


@pytest.mark.rule("Q49")
@pytest.mark.parametrize(("tile", "resource"), PRICES)
def test_a_sold_tile_is_discarded_and_the_token_stays(tile: str, resource: str) -> None:
    story = Story(*LAND, slots=[tile], goods={"Red": f"3 {resource}"}).play(f"buy {tile}")
    assert (story.slots, story.discarded) == ([], {tile})
    story.play("place sun on lead", "place moon on gather", "stop")
    assert story.turn == "Green"
    assert story.view["seats"][0]["tokens"] == [tile]


# Walls


FIGHT = "b2 Red 3 Green 3 village Green"


@pytest.mark.rule("R164")
def test_walls_protect_every_village_of_their_owner() -> None:
    hexes = (FIGHT, "c3 Red 3 Green 3 village Green", "a1 Red 1", "a3 Green 1")
    story = Story(*hexes, step="conflict", tokens={"walls": "Green"}).play("fight b2")
    assert story.map == {"a1": "Red 1", "a3": "Green 1", "b2": "Green 1", "c3": "Green 1"}
    assert story.villages == {"b2": "Green", "c3": "Green"}


@pytest.mark.rule("R164")
@pytest.mark.parametrize("owner", ["Red", ""])
def test_walls_protect_nobody_but_their_owner(owner: str) -> None:
    story = Story(FIGHT, "a1 Red 1", step="conflict", tokens={"walls": owner} if owner else {})
    assert story.map == {"a1": "Red 1"}
    assert story.villages == {}


@pytest.mark.rule("R164")
def test_walls_need_a_village_in_the_hex() -> None:
    hexes = ("b2 Red 3 Green 3", "a1 Green 1 village Green", "c3 Red 1")
    story = Story(*hexes, step="conflict", tokens={"walls": "Green"})
    assert story.members("b2") == {}


@pytest.mark.rule("R164")
def test_walls_do_nothing_on_their_owners_turn() -> None:
    hexes = ("b2 Red 3 Green 3 village Red", "a1 Green 1", "c3 Red 1")
    story = Story(*hexes, step="conflict", tokens={"walls": "Red"})
    assert story.members("b2") == {}


# Dugout Canoe


@pytest.mark.rule("R165")
def test_the_canoe_goes_across_a_lake_or_into_one_behind_land() -> None:
    hexes = ("b1 forest Red 1", "a2 lake", "b2 mountain", "b3 lake", "c2 forest", "c3 Green 1")
    on_foot = Story(*hexes, hand="moon sun").play("place moon on move")
    assert on_foot.may("move") == ["b1 a1", "b1 a2", "b1 b2", "b1 c1"]
    paddling = Story(*hexes, hand="moon sun", tokens={"canoe": "Red"}).play("place moon on move")
    assert paddling.may("move") == ["b1 a1", "b1 a2", "b1 a3", "b1 b2", "b1 b3", "b1 c1"]


@pytest.mark.rule("R165")
def test_only_the_first_lake_of_a_move_is_free() -> None:
    hexes = ("a1 forest Red 1", "a2 lake", "a3 lake", "b3 lake", "b1 mountain", "c3 Green 1")
    story = Story(*hexes, hand="moon sun", tokens={"canoe": "Red"}).play("place moon on move")
    assert story.may("move") == ["a1 a2", "a1 a3", "a1 b1", "a1 b2"]


@pytest.mark.rule("R165")
def test_the_canoe_helps_every_member_of_its_owner_and_nobody_else() -> None:
    hexes = ("a1 forest Red 2", "a2 lake", "a3 forest", "c1 Green 1", "b1 mountain")
    story = Story(*hexes, hand="moon sun", tokens={"canoe": "Red"})
    story.play("place moon on move", "move a1 a3", "move a1 a3")
    assert story.members("a3") == {"Red": 2}
    others = Story(*hexes, hand="moon sun", tokens={"canoe": "Green"}).play("place moon on move")
    assert others.may("move") == ["a1 a2", "a1 b1"]


@pytest.mark.rule("R163")
@pytest.mark.rule("R165")
def test_a_canoe_is_used_straight_away_but_only_in_a_move() -> None:
    hexes = ("a1 forest Red 1", "a2 lake", "a3 forest", "c1 Green 1", "b1 mountain")
    story = Story(*hexes, hand="moon sun", slots=["canoe"], goods={"Red": "3 wood"})
    story.play("buy canoe")
    assert story.may("move") == []
    story.play("place moon on move")
    assert "move a1 a3" in story.choices


@pytest.mark.rule("R165")
def test_canoe_and_horse_add_up() -> None:
    hexes = ("a1 forest Red 1", "a2 lake", "a3 forest", "b3 forest", "b1 mountain", "c3 Green 1")
    story = Story(
        *hexes, hand="moon sun", tokens={"canoe": "Red"}, completed={"Red": "horse"}
    ).play("place moon on move")
    assert "move a1 b3" in story.choices, "the lake for nothing, then 2 hexes"
    assert "move a1 c3" not in story.choices


# Altar


def altar_payments(goods: str, lying: int = 0) -> list[str]:
    """What can be paid for the Altar; all of it is offered even if it is only one thing."""
    story = Story(*LAND, slots=[f"altar {lying} stone"], goods={"Red": goods}, step="five")
    if "buy altar" not in story.choices:
        return []
    story.play("buy altar")
    return story.may("pay") or ["one"]


@pytest.mark.rule("R166")
def test_e15_the_altar_costs_four_equal_resources_or_one_of_each() -> None:
    assert altar_payments("4 food 4 wood 4 stone") == [
        *("1 food 1 wood 1 stone", "4 food", "4 stone", "4 wood"),
    ]
    assert altar_payments("3 food 3 wood") == []
    assert altar_payments("3 food 3 stone") == []
    for goods in ("4 food", "4 wood", "4 stone", "1 food 1 wood 1 stone"):
        story = Story(*LAND, slots=["altar"], goods={"Red": goods}).play("buy altar")
        assert story.goods("Red") == {}
        assert story.members("b2") == {"Red": 2}, "and a member, who goes back to the supply"
        assert story.supply("Red") == 18
        assert story.scores == {"Red": 2}
        assert (story.slots, story.discarded) == ([], {"altar"})
        assert story.view["seats"][0]["tokens"] == ["altar"]


@pytest.mark.rule("R166")
def test_the_buyer_chooses_the_member_for_the_altar() -> None:
    hexes = ("b2 Red 1 village Red", "b3 Red 2", "a1 Green 1")
    story = Story(*hexes, slots=["altar"], goods={"Red": "4 food"}).play("buy altar")
    assert (story.step, story.choices) == ("sacrifice", ["sacrifice b2", "sacrifice b3"])
    story.play("sacrifice b2")
    assert story.map == {"b3": "Red 2", "a1": "Green 1"}
    assert story.villages == {}, "no village stands alone"


@pytest.mark.rule("R166")
def test_without_a_member_there_is_no_altar() -> None:
    story = Story("a1 Green 1", slots=["altar"], goods={"Red": "4 food"})
    assert "buy altar" not in story.choices


@pytest.mark.rule("Q48")
def test_both_prices_of_the_altar_fall_together() -> None:
    assert altar_payments("4 food 4 wood 4 stone", 1) == [
        *("1 food 1 stone", "1 food 1 wood", "1 wood 1 stone"),
        *("3 food", "3 stone", "3 wood"),
    ]
    assert altar_payments("2 food", 1) == []
    assert altar_payments("1 food 1 wood", 1) == ["one"]
    assert altar_payments("4 food 4 wood 4 stone", 2) == [
        *("1 food", "1 stone", "1 wood", "2 food", "2 stone", "2 wood"),
    ]
    story = Story(*LAND, slots=["altar 2 food"], goods={"Red": "1 wood"}).play("buy altar")
    assert (story.members("b2"), story.scores) == ({"Red": 2}, {"Red": 2})
