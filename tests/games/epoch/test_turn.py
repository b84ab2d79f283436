"""The turn: its three steps, extras within an action, and the carrier board (E33 to E44)."""

from __future__ import annotations

import pytest

from lascaux.games.epoch.rules.journeys import capacity, load_of
from tests.games.epoch.scenario import Story, on


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


@pytest.mark.rule("E133")
def test_another_spear_in_the_middle_of_a_hunt_adds_nothing() -> None:
    owns = {"Red": "spear", "Green": "spear"}
    story = on("forest", food={"Red": 0}, owns=owns, status={"Red": 1}, goods={"Red": "1 stone"})
    story.play("hunt", "homage Green")
    assert (story.food("Red"), story.goods("Red")) == (1, "1 stone 2 deer")


# The carrier board


@pytest.mark.rule("E58")
@pytest.mark.rule("E63")
@pytest.mark.rule("E148")
@pytest.mark.rule("E151")
def test_t18_what_a_carrier_board_holds() -> None:
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
