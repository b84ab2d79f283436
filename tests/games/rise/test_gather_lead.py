"""GATHER and LEAD: what the land gives, and which goals come."""

from __future__ import annotations

import pytest

from tests.games.rise.answers import GAME, GOALS
from tests.games.rise.scenario import Story

FAR = "c3 Green 2"  # somebody who is not in the way
# The die that makes an action weak, normal or strong, when it lies on sun, moon, blank.
FACE = {"weak": "moon", "normal": "blank", "strong": "sun"}
EVERY_SEAT = (-1, 0, 1)


def gathering(*hexes: str, strength: str = "normal", completed: str = "") -> Story:
    """Red has just laid a die on GATHER."""
    face = FACE[strength]
    story = Story(*hexes, hand=f"{face} sun", completed={"Red": completed})
    return story.play(f"place {face} on gather")


def leading(
    *hexes: str, strength: str = "normal", goals: str = "", deck: str = "...", completed: str = ""
) -> Story:
    """Red has just laid a die on LEAD."""
    face = FACE[strength]
    story = Story(
        *(hexes or ("a1 Red 1",)),
        FAR,
        hand=f"{face} sun",
        goals={"Red": goals},
        decks={"Red": deck},
        completed={"Red": completed},
    )
    return story.play(f"place {face} on lead")


# GATHER


@pytest.mark.rule("R49")
@pytest.mark.rule("Q7")
def test_only_hexes_that_one_occupies_give_anything_whoever_else_is_there() -> None:
    story = gathering("a1 lake Red 1", "b2 forest Red 1 Green 4", "c3 mountain Green 5")
    assert story.choices == ["gather a1", "gather b2", "stop"]
    assert story.refusal("gather c3") == "R49"
    assert story.refusal("gather a2") == "R49"
    story.play("gather b2")
    assert (story.goods("Red"), story.goods("Green")) == ({"wood": 2}, {})


@pytest.mark.rule("R50")
@pytest.mark.rule("Q8")
@pytest.mark.parametrize(
    ("strength", "hexes", "goods"),
    [
        ("weak", ["a1"], {"food": 2}),
        ("normal", ["a1", "a2"], {"food": 2, "wood": 2}),
        ("strong", ["a1", "a2", "a3"], {"food": 2, "wood": 2, "stone": 2}),
    ],
)
def test_the_strength_says_how_many_hexes_give_two_each(
    strength: str, hexes: list[str], goods: dict[str, int]
) -> None:
    story = gathering(
        *("a1 lake Red 1", "a2 forest Red 4", "a3 mountain Red 2", "b1 lake Red 1"),
        strength=strength,
    )
    for name in hexes:
        assert story.step == "gather hex"
        story.play(f"gather {name}")
    assert story.goods("Red") == goods
    assert story.step == "choose action"  # no further hex


@pytest.mark.rule("R51")
@pytest.mark.rule("Q6")
def test_no_hex_gives_twice_in_one_gather() -> None:
    story = gathering("a1 lake Red 3", "a2 forest Red 1", FAR, strength="strong")
    story.play("gather a1")
    assert story.choices == ["gather a2", "stop"]
    assert story.refusal("gather a1") == "Q6"


@pytest.mark.rule("R51")
def test_a_hex_gives_again_in_the_next_gather() -> None:
    story = gathering("a1 lake Red 2", "c3 mountain Green 1").play("gather a1", "place sun on lead")
    story.play("place sun on move", "stop", "place moon on lead")
    story.play("place sun on gather", "gather a1")
    assert story.goods("Red") == {"food": 4}


@pytest.mark.rule("R51")
@pytest.mark.rule("Q6")
def test_one_chooses_the_hexes_and_may_take_fewer() -> None:
    story = gathering("a1 lake Red 1", "a2 forest Red 1", "a3 mountain Red 1", strength="strong")
    story.play("gather a3", "stop")
    assert story.goods("Red") == {"stone": 2}
    assert story.step == "choose action"


@pytest.mark.rule("R52")
@pytest.mark.parametrize(
    ("terrain", "resource"), [("lake", "food"), ("forest", "wood"), ("mountain", "stone")]
)
def test_each_terrain_gives_its_resource(terrain: str, resource: str) -> None:
    story = gathering(f"b2 {terrain} Red 1", FAR, strength="weak").play("gather b2")
    assert story.goods("Red") == {resource: 2}


@pytest.mark.rule("Q51")
@pytest.mark.rule("Q4")
def test_whoever_has_nobody_on_the_map_gathers_nothing() -> None:
    story = gathering(FAR, strength="strong")
    assert (story.dice("gather"), story.step) == ("sun sun moon", "choose action")
    assert story.goods("Red") == {}


@pytest.mark.rule("R76")
def test_the_basket_adds_one_of_what_a_hex_has_given() -> None:
    story = gathering("a1 lake Red 1", "a2 forest Red 1", completed="basket")
    story.play("gather a1", "gather a2")
    assert story.choices == ["take food", "take wood"]
    story.play("take wood")
    assert story.goods("Red") == {"food": 2, "wood": 3}
    assert story.step == "choose action"


@pytest.mark.rule("R76")
def test_the_basket_needs_a_hex_that_gives() -> None:
    story = gathering("a1 lake Red 1", "a2 forest Red 1", completed="basket").play("stop")
    assert story.goods("Red") == {}
    assert story.step == "choose action"
    story = gathering("a1 lake Red 1", "b1 lake Red 1", completed="basket", strength="weak")
    story.play("gather b1")
    assert story.goods("Red") == {"food": 3}


# LEAD


@pytest.mark.rule("R53")
@pytest.mark.parametrize(
    ("strength", "drawn"),
    [
        ("weak", {"raiders"}),
        ("normal", {"raiders", "oxen"}),
        ("strong", {"raiders", "oxen", "bow"}),
    ],
)
def test_lead_draws_as_many_cards_as_it_shows_off_the_top(strength: str, drawn: set[str]) -> None:
    story = leading(strength=strength, deck="raiders oxen bow horse fire")
    assert story.goals("Red") == drawn
    assert story.deck("Red") == ["raiders", "oxen", "bow", "horse", "fire"][len(drawn) :]
    assert len(story.deck("Green")) == 14
    assert story.step == "choose action"


@pytest.mark.rule("R54")
@pytest.mark.rule("R55")
@pytest.mark.rule("Q31")
def test_goals_in_progress_lie_open_developments_and_achievements_alike() -> None:
    story = leading(deck="raiders oxen ...", goals="horse")
    for seat in EVERY_SEAT:
        seen = GAME.view(story.state, seat)["seats"][0]["in_progress"]
        assert {goal["id"]: goal["kind"] for goal in seen} == {
            "horse": "development",
            "oxen": "development",
            "raiders": "achievement",
        }


@pytest.mark.rule("R55")
def test_there_are_8_developments_and_7_achievements() -> None:
    kinds = {goal.id: goal.is_development for goal in GAME.content.goals}
    assert [goal for goal, paid in kinds.items() if paid] == [
        *("bow", "horse", "pottery", "basket", "oxen", "fire", "cave_painting", "stone_axe")
    ]
    assert [goal for goal, paid in kinds.items() if not paid] == [
        *("entire_tribe", "lake_dwellers", "forest_keepers", "mountain_holders"),
        *("far_horizons", "uneasy_neighbours", "raiders"),
    ]


@pytest.mark.rule("R56")
def test_without_a_village_nothing_is_discarded() -> None:
    story = leading(goals="bow horse", deck="fire oxen raiders")
    assert story.goals("Red") == {"bow", "horse", "fire", "oxen"}


@pytest.mark.rule("R56")
def test_villages_of_others_do_not_help() -> None:
    story = leading("a1 Red 1", "b2 Green 1 village Green", goals="bow horse", deck="fire oxen")
    assert story.goals("Red") == {"bow", "horse", "fire", "oxen"}


@pytest.mark.rule("R56")
@pytest.mark.rule("R58")
def test_one_goal_for_each_village_may_go_and_for_each_one_more_comes() -> None:
    villages = ("a1 Red 1 village Red", "b2 Red 1 village Red")
    story = leading(*villages, goals="bow horse basket", deck="fire oxen raiders stone_axe")
    assert story.choices == ["discard basket", "discard bow", "discard horse", "stop"]
    story.play("discard bow")
    assert story.choices == ["discard basket", "discard horse", "stop"]
    story.play("discard horse")
    assert story.step == "choose action"  # no third one for two villages
    assert story.goals("Red") == {"basket", "fire", "oxen", "raiders", "stone_axe"}
    assert story.deck("Red") == ["bow", "horse"]


@pytest.mark.rule("R56")
@pytest.mark.rule("R58")
def test_discarding_is_up_to_the_player() -> None:
    story = leading("a1 Red 1 village Red", goals="bow horse", deck="fire oxen raiders")
    story.play("stop")
    assert story.goals("Red") == {"bow", "horse", "fire", "oxen"}
    assert story.deck("Red") == ["raiders"]


@pytest.mark.rule("R57")
@pytest.mark.rule("Q10")
def test_discards_go_under_the_deck_in_the_order_that_one_chooses() -> None:
    villages = ("a1 Red 1 village Red", "b2 Red 1 village Red", "c1 Red 1 village Red")
    deck = "fire oxen raiders stone_axe entire_tribe"
    story = leading(*villages, strength="weak", goals="bow horse basket", deck=deck)
    story.play("discard horse", "discard bow", "stop")
    assert story.goals("Red") == {"basket", "fire", "oxen", "raiders"}
    assert story.deck("Red") == ["stone_axe", "entire_tribe", "horse", "bow"]
    for seat in EVERY_SEAT:
        assert GAME.view(story.state, seat)["seats"][0]["bottom"] == ["horse", "bow"]


def test_a_search_tells_apart_what_lies_under_a_deck() -> None:
    villages = ("a1 Red 1 village Red", "b2 Red 1 village Red", "c1 Red 1 village Red")
    marks = set()
    for order in (("horse", "bow"), ("bow", "horse")):
        story = leading(*villages, goals="bow horse basket")
        story.play(*(f"discard {goal}" for goal in order))
        assert story.deck("Red")[-2:] == list(order)
        marks.add(GAME.insight.landmark(story.state, 1))
    assert len(marks) == 2


@pytest.mark.rule("R57")
def test_no_card_is_drawn_before_the_last_one_is_discarded() -> None:
    villages = ("a1 Red 1 village Red", "b2 Red 1 village Red")
    story = leading(*villages, goals="bow horse basket", deck="fire oxen raiders stone_axe")
    story.play("discard bow")
    assert story.goals("Red") == {"horse", "basket"}
    assert "discard fire" not in story.choices
    assert story.deck("Red") == ["fire", "oxen", "raiders", "stone_axe", "bow"]


@pytest.mark.rule("Q9")
def test_a_short_deck_gives_what_it_has() -> None:
    story = leading(strength="strong", deck="fire oxen", completed="bow horse")
    assert story.goals("Red") == {"fire", "oxen"}
    assert (story.deck("Red"), story.completed("Red")) == ([], {"bow", "horse"})


@pytest.mark.rule("Q9")
def test_with_an_empty_deck_a_discarded_goal_comes_back() -> None:
    story = leading("a1 Red 1 village Red", goals="bow horse", deck="").play("discard bow")
    assert (story.goals("Red"), story.deck("Red")) == ({"bow", "horse"}, [])


@pytest.mark.rule("Q11")
def test_any_number_of_goals_may_be_in_progress() -> None:
    everything = set(GOALS) - {"pottery"}
    story = leading(strength="strong", goals=" ".join(everything - {"bow", "fire", "raiders"}))
    assert story.goals("Red") == everything


@pytest.mark.rule("R76")
@pytest.mark.parametrize(("strength", "number"), [("weak", 2), ("normal", 3), ("strong", 4)])
def test_cave_painting_draws_one_card_more(strength: str, number: int) -> None:
    story = leading(strength=strength, completed="cave_painting")
    assert len(story.goals("Red")) == number


@pytest.mark.rule("Q51")
def test_lead_works_even_with_nobody_on_the_map() -> None:
    story = Story(FAR, hand="blank sun").play("place blank on lead")
    assert len(story.goals("Red")) == 2
