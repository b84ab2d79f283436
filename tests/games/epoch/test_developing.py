"""Develop a tile, with alternatives and permission (E76 to E86, A1, A38 to A40)."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story

AXE = {"Red": "1 wood 3 stone"}


def beside(tile: str, **told: object) -> Story:
    """Red on the southern village, beside a tile."""
    return Story(tiles={"R1-05": tile}, leaders={"Red": "V-S"}, **told)  # type: ignore[arg-type]


@pytest.mark.rule("E77")
@pytest.mark.rule("E78")
@pytest.mark.rule("E79")
@pytest.mark.rule("E143")
def test_a_tile_is_paid_and_gets_a_hut_and_gives_its_status() -> None:
    story = beside("axe_a", goods=AXE).play("develop R1-05")
    assert (story.goods("Red"), story.hut("R1-05")) == ("", "Red")
    assert story.points("Red") == {"developed tiles": 2}


@pytest.mark.rule("E80")
@pytest.mark.rule("E23")
@pytest.mark.rule("E214")
def test_an_ability_works_in_the_turn_in_which_it_is_developed() -> None:
    story = beside("jug_a", goods={"Red": "2 clay"}, food={"Red": 0}).play("develop R1-05")
    assert (story.abilities("Red"), story.food("Red")) == ("jug", 1)
    story = Story(
        tiles={"R1-05": "basket_b"}, leaders={"Red": "R1-05"}, goods={"Red": "3 wood"}
    ).play("develop R1-05", "gather")
    assert story.food("Red") == 5


@pytest.mark.rule("E76")
@pytest.mark.rule("E33")
def test_one_tile_a_turn_and_none_that_is_developed() -> None:
    tiles = {"R1-05": "axe_a", "R1-04": "basket_a"}
    goods = {"Red": "4 wood 3 stone"}
    story = Story(tiles=tiles, goods=goods)
    assert story.may("develop") == ["R1-04", "R1-05"]
    assert story.play("develop R1-05").may("develop") == []
    taken = Story(tiles={"R1-05": "axe_a"}, owns={"Green": "axe"}, goods=AXE)
    assert taken.hut("R1-05") == "Green"
    assert taken.may("develop") == []


@pytest.mark.rule("E81")
def test_under_the_leader_or_beside_it_and_face_up() -> None:
    assert beside("axe_a?", goods=AXE).may("develop") == []
    under = Story(tiles={"R1-05": "axe_a"}, leaders={"Red": "R1-05"}, goods=AXE)
    assert under.may("develop") == ["R1-05"]
    far = Story(tiles={"R1-05": "axe_a"}, leaders={"Red": "V-N"}, goods=AXE)
    assert far.may("develop") == []


@pytest.mark.rule("E86")
def test_a_canoe_is_developed_from_beside_the_water() -> None:
    story = beside("canoe_a", goods={"Red": "2 hide 2 wood"}).play("develop R1-05")
    assert story.abilities("Red") == "canoe"


@pytest.mark.rule("E84")
@pytest.mark.rule("A40")
def test_no_ability_twice_but_two_may_have_it() -> None:
    tiles = {"R1-05": "axe_a", "R2-08": "axe_b"}
    own = Story(tiles=tiles, leaders={"Red": "R1-05"}, owns={"Red": "axe"}, goods=AXE)
    assert own.hut("R1-05") == "Red"
    assert own.may("develop") == []
    other = Story(tiles=tiles, leaders={"Red": "R1-05"}, owns={"Green": "axe"}, goods=AXE)
    assert other.play("develop R2-08").abilities("Red") == other.abilities("Green") == "axe"


@pytest.mark.rule("E85")
@pytest.mark.rule("A38")
def test_t7_four_ways_to_pay_for_casting_bronze() -> None:
    goods = {"Red": "1 stone 1 clay 1 wood 1 hide 1 leather"}
    for oven in ("stone", "clay"):
        for bellows in ("hide", "leather"):
            story = beside("casting_bronze_a", goods=goods).play("develop R1-05")
            assert story.choices == ["pay clay", "pay stone"]
            story.play(f"pay {oven}")
            assert story.choices == ["pay hide", "pay leather"], "wood has no alternative"
            story.play(f"pay {bellows}")
            left = {"stone", "clay", "hide", "leather"} - {oven, bellows}
            assert {word for word in story.goods("Red").split() if word != "1"} == left
            assert story.abilities("Red") == "casting_bronze"


@pytest.mark.rule("A38")
def test_alternatives_are_not_mixed() -> None:
    story = beside("axe_a", goods={"Red": "1 wood 2 stone 1 flint"})
    assert story.may("develop") == []


@pytest.mark.rule("A39")
def test_a_deer_replaces_no_named_material() -> None:
    assert beside("basket_a", goods={"Red": "2 wood 1 deer"}).may("develop") == []


@pytest.mark.rule("E15")
@pytest.mark.rule("A49")
def test_without_a_hut_nothing_is_developed() -> None:
    owned = "basket boots bow canoe cart cloak dagger gloves horse jug"
    story = beside("axe_a", goods=AXE, owns={"Red": owned})
    assert story.state.huts_of(0) == 10
    assert "R1-05" in story.may("develop")
    story._build(0, "pick")
    story.play("load", "stop")
    assert story.may("develop") == []


# Permission


def asking(goods: str = "1 wood 3 stone", **told: object) -> Story:
    """Red wants the tile on which Green stands."""
    return Story(
        tiles={"R1-05": "axe_a"},
        leaders={"Red": "V-S", "Green": "R1-05"},
        goods={"Red": goods},
        **told,  # type: ignore[arg-type]
    ).play("develop R1-05")


@pytest.mark.rule("E82")
@pytest.mark.rule("A1")
def test_who_stands_on_the_tile_is_asked_before_anything_is_paid() -> None:
    story = asking()
    assert (story.step, story.decides) == ("permit", "Green")
    assert story.goods("Red") == "1 wood 3 stone"
    story.play("grant")
    assert (story.decides, story.goods("Red"), story.hut("R1-05")) == ("Red", "", "Red")


@pytest.mark.rule("E83")
@pytest.mark.rule("A1")
def test_a_refusal_costs_nothing_and_leaves_the_development() -> None:
    story = Story(
        tiles={"R1-05": "axe_a", "R1-04": "basket_a"},
        leaders={"Red": "V-S", "Green": "R1-05"},
        goods={"Red": "4 wood 3 stone"},
    ).play("develop R1-05", "refuse")
    assert story.goods("Red") == "4 wood 3 stone"
    assert story.may("develop") == ["R1-04"], "the same tile cannot be asked for again"
    assert story.play("develop R1-04").abilities("Red") == "basket"


@pytest.mark.rule("A1")
@pytest.mark.rule("E83")
@pytest.mark.parametrize(
    ("price", "asker", "owner"),
    [
        ("ask-status 2", ("2 rope", 2, 2), ("", 0, 2)),
        ("ask-food 2", ("2 rope", 0, 4), ("", 2, 0)),
        ("ask-for rope", ("1 rope", 2, 4), ("1 rope", 0, 0)),
    ],
)
def test_a_price_is_paid_when_it_is_accepted(
    price: str, asker: tuple[str, int, int], owner: tuple[str, int, int]
) -> None:
    story = asking("1 wood 3 stone 2 rope", food={"Red": 2}, status={"Red": 4}).play(price)
    assert (story.step, story.decides) == ("answer price", "Red")
    story.play("accept")
    assert story.hut("R1-05") == "Red"
    assert (story.goods("Red"), story.food("Red"), story.status("Red")) == asker
    assert (story.goods("Green"), story.food("Green"), story.status("Green")) == owner


@pytest.mark.rule("A1")
def test_t51_a_price_that_cannot_be_paid_is_withdrawn_from() -> None:
    story = asking("2 wood 3 stone 2 rope", food={"Red": 2})
    menu = ["ask-food 1", "ask-food 2", "ask-for rope", "ask-for wood", "ask-status 1"]
    assert story.choices == [*menu, "ask-status 2", "ask-status 3", "grant", "refuse"]
    story.play("ask-status 2")
    assert story.choices == ["withdraw"], "not taken by itself: a person must see the price"
    story.play("withdraw")
    assert story.goods("Red") == "2 wood 3 stone 2 rope"
    assert story.may("develop") == []
    assert story.step == "main"


@pytest.mark.rule("A1")
def test_in_the_next_turn_one_may_ask_again() -> None:
    story = asking().play("refuse", "end-turn", "end-turn")
    assert (story.turn, story.may("develop")) == ("Red", ["R1-05"])


@pytest.mark.rule("A1")
def test_permission_can_always_be_given() -> None:
    story = asking(permission_mode="always")
    assert (story.step, story.hut("R1-05")) == ("main", "Red")
