"""Goals: developments are paid for, achievements are shown, and both stay for good."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.rise.rules import entries
from tests.games.rise.answers import GAME, GOALS
from tests.games.rise.scenario import Story

FAR = "c3 Green 2"  # somebody who is not in the way
PRICES = {
    "bow": "2 wood 1 stone",
    "horse": "2 food 1 wood",
    "pottery": "1 food 2 stone",
    "basket": "1 food 2 wood",
    "oxen": "2 food 1 stone",
    "fire": "1 food 1 wood 1 stone",
    "cave_painting": "1 wood 2 stone",
    "stone_axe": "1 food 1 wood 1 stone",
}
PLENTY = {"Red": "9 food 9 wood 9 stone"}


def in_step_five(*hexes: str, goals: str, goods: str = "", **told: Any) -> Story:
    """Red may complete goals now, if there is anything to complete."""
    return Story(
        *hexes, goals={"Red": goals}, goods={"Red": goods} if goods else {}, step="five", **told
    )


def ready(goal: str, *hexes: str, **told: Any) -> bool:
    """Could Red complete this goal in such a position?"""
    return in_step_five(*hexes, goals=goal, **told).may("complete") == [goal]


# Completing


@pytest.mark.rule("R74")
@pytest.mark.rule("R79")
def test_any_number_of_goals_may_be_completed_and_none_has_to_be() -> None:
    story = Story("a1 Red 2", FAR, goals={"Red": "bow fire horse"}, goods=PLENTY, step="five")
    assert story.may("complete") == ["bow", "fire", "horse"]
    assert "end turn" in story.choices
    story.play("complete horse", "complete bow", "complete fire")
    assert story.scores == {"Red": 3}
    story = Story("a1 Red 2", FAR, goals={"Red": "bow fire horse"}, goods=PLENTY, step="five")
    story.play("end turn")
    assert (story.goals("Red"), story.scores) == ({"bow", "fire", "horse"}, {})
    assert story.turn == "Green"


@pytest.mark.rule("R74")
def test_goals_are_completed_in_step_five_and_not_before() -> None:
    story = Story("a1 Red 2", FAR, goals={"Red": "bow"}, goods=PLENTY)
    assert story.may("complete") == []
    assert story.refusal("complete bow") == "R74"


@pytest.mark.rule("R74")
def test_only_ones_own_goals_in_progress_can_be_completed() -> None:
    story = Story("a1 Red 2", FAR, goals={"Red": "bow", "Green": "fire"}, goods=PLENTY, step="five")
    assert story.may("complete") == ["bow"]
    assert story.refusal("complete fire") == "R54"


@pytest.mark.rule("R75")
def test_a_completed_goal_is_no_longer_in_progress() -> None:
    story = Story("a1 Red 2", FAR, goals={"Red": "bow fire"}, goods=PLENTY, step="five")
    story.play("complete bow")
    assert (story.goals("Red"), story.completed("Red")) == ({"fire"}, {"bow"})
    assert story.refusal("complete bow") == "R75"
    seat = story.view["seats"][0]
    assert [goal["id"] for goal in seat["completed"]] == ["bow"]
    assert "bow" not in story.deck("Red")


@pytest.mark.rule("R76")
def test_points_stay_when_the_situation_is_gone() -> None:
    story = in_step_five("a1 lake Red 3", "b1 lake Red 3", FAR, goals="lake_dwellers")
    story.play("complete lake_dwellers")
    assert (story.scores, story.turn) == ({"Red": 2}, "Green")
    story.play("place sun on lead", "place moon on grow")
    story.play("place sun on move", *["move a1 a2"] * 3, "stop", "place moon on lead")
    assert "a1" not in story.map
    assert story.scores == {"Red": 2}
    assert story.completed("Red") == {"lake_dwellers"}


@pytest.mark.rule("R76")
def test_what_a_development_allows_lasts_for_the_rest_of_the_game() -> None:
    story = in_step_five("a1 Red 1", FAR, goals="fire", goods=PRICES["fire"])
    story.play("complete fire")
    for _ in range(2):  # in the next turns of Red, again and again
        story.play("place sun on lead", "place moon on grow")
        assert story.turn == "Red"
        story.play("place sun on lead", "place moon on grow")
        assert story.choices == ["grow a1", "stop"]
        story.play("stop")
        assert story.turn == "Green"


# Developments


@pytest.mark.rule("R77")
@pytest.mark.parametrize("goal", PRICES)
def test_a_development_is_paid_with_resources_and_worth_a_point(goal: str) -> None:
    story = in_step_five("b2 Red 2", FAR, goals=goal, goods=PRICES[goal], players=3)
    assert story.may("complete") == [goal]
    story.play(f"complete {goal}")
    assert (story.goods("Red"), story.scores) == ({}, {"Red": 1})
    assert story.state.breakdown()[0] == [0, 1, 0, 0, 0]


@pytest.mark.rule("R77")
@pytest.mark.parametrize("goal", PRICES)
def test_a_development_needs_all_that_it_costs(goal: str) -> None:
    words = PRICES[goal].split()
    for resource, number in zip(words[1::2], words[::2], strict=True):
        stock = {"food": 4, "wood": 4, "stone": 4, resource: int(number) - 1}
        text = " ".join(f"{amount} {name}" for name, amount in stock.items())
        assert not ready(goal, "b2 Red 2", FAR, goods=text, players=3)


@pytest.mark.rule("R77")
def test_paying_for_one_development_can_be_too_much_for_the_next() -> None:
    story = in_step_five("a1 Red 2", FAR, goals="bow basket", goods="1 food 3 wood 1 stone")
    assert story.may("complete") == ["basket", "bow"]
    story.play("complete bow")
    assert story.goods("Red") == {"food": 1, "wood": 1}
    assert (story.scores, story.goals("Red")) == ({"Red": 1}, {"basket"})


@pytest.mark.rule("R77")
def test_a_development_that_cannot_be_paid_is_refused() -> None:
    story = in_step_five("a1 Red 2", FAR, goals="bow fire", goods="2 wood 1 stone")
    assert story.refusal("complete fire") == "R77"


@pytest.mark.rule("R77")
def test_the_stone_axe_leaves_out_one_printed_resource_of_each_village() -> None:
    story = Story(
        *("a1 Red 1", "b2 Red 1", FAR),
        tribes={"Red": "daba"},
        completed={"Red": "stone_axe"},
        goods={"Red": "2 food 3 wood 1 stone"},
        step="five",
    )
    story.play("build a1")
    assert story.may("pay") == ["1 food 1 wood 1 stone", "1 food 2 wood", "2 wood 1 stone"]
    story.play("pay 1 food 2 wood")
    assert story.goods("Red") == {"food": 1, "wood": 1, "stone": 1}
    story.play("build b2")  # only one way is left to pay
    assert (story.goods("Red"), story.villages) == ({}, {"a1": "Red", "b2": "Red"})


@pytest.mark.rule("R77")
@pytest.mark.rule("Q32")
def test_pottery_gives_one_resource_away_and_brings_any_two() -> None:
    story = Story(
        *("b2 Red 1", "c3 Green 1"),
        players=3,
        completed={"Red": "pottery"},
        goods={"Red": "1 food 1 wood"},
        step="five",
    )
    assert story.choices == ["end turn", "pottery to Black", "pottery to Green"]
    story.play("pottery to Black")
    assert story.choices == ["give food", "give wood"]
    story.play("give wood", "take stone", "take wood")
    assert story.goods("Red") == {"food": 1, "wood": 1, "stone": 1}
    assert (story.goods("Green"), story.goods("Black")) == ({}, {"wood": 1})
    assert story.turn == "Green"  # once in a turn, and nothing else to do


# Achievements


@pytest.mark.rule("R78")
def test_achievements_are_worth_two_to_four_points() -> None:
    points = {goal.id: goal.points for goal in GAME.content.goals if not goal.is_development}
    assert points == {
        "entire_tribe": 4,
        "lake_dwellers": 2,
        "forest_keepers": 2,
        "mountain_holders": 2,
        "far_horizons": 3,
        "uneasy_neighbours": 3,
        "raiders": 3,
    }
    assert [goal for goal in GOALS if goal not in PRICES] == list(points)


@pytest.mark.rule("R78")
def test_an_achievement_costs_nothing_and_scores_its_points() -> None:
    story = in_step_five(
        "a1 lake Red 3", "b1 lake Red 3", FAR, goals="lake_dwellers bow", goods="4 food"
    )
    assert story.refusal("complete bow") == "R77"
    story.play("complete lake_dwellers")
    assert (story.goods("Red"), story.scores) == ({"food": 4}, {"Red": 2})
    assert story.state.breakdown()[0] == [0, 0, 2, 0, 0]


@pytest.mark.rule("R78")
def test_an_achievement_that_the_map_does_not_show_is_refused() -> None:
    story = in_step_five("a1 Red 2", FAR, goals="far_horizons bow", goods=PRICES["bow"])
    assert story.refusal("complete far_horizons") == "R78"


@pytest.mark.rule("R78")
def test_the_entire_tribe_is_20_members_on_land() -> None:
    homes = ("a1 Red 5", "a2 Red 5", "b2 Red 5", "c1 Green 1")
    assert ready("entire_tribe", *homes, "b1 Red 5")
    assert not ready("entire_tribe", *homes, "b1 Red 4")
    assert not ready("entire_tribe", *homes, "b1 Red 4 tiger", slots=["sabertooth 1 Red"])


@pytest.mark.rule("R78")
@pytest.mark.rule("R82")
@pytest.mark.parametrize(
    ("goal", "kind", "other"),
    [
        ("lake_dwellers", "lake", "forest"),
        ("forest_keepers", "forest", "mountain"),
        ("mountain_holders", "mountain", "lake"),
    ],
)
def test_two_hexes_of_a_terrain_under_control_with_three_members_each(
    goal: str, kind: str, other: str
) -> None:
    assert ready(goal, f"a1 {kind} Red 3", f"b2 {kind} Red 4", FAR)
    assert not ready(goal, f"a1 {kind} Red 3", f"b2 {kind} Red 2", FAR)
    assert not ready(goal, f"a1 {kind} Red 3", f"b2 {other} Red 3", FAR)
    assert not ready(goal, f"a1 {kind} Red 3", f"b2 {kind} Red 4 Green 1", FAR)
    assert not ready(goal, f"a1 {kind} Green 3", f"b2 {kind} Red 3", FAR)


@pytest.mark.rule("R78")
@pytest.mark.rule("R80")
def test_far_horizons_asks_for_two_hexes_of_each_terrain_shared_or_not() -> None:
    lakes, forests = (
        ("a1 lake Red 1", "a2 lake Red 1 Green 4"),
        ("a3 forest Red 1", "b1 forest Red 1"),
    )
    mountains = ("b2 mountain Red 1", "b3 mountain Red 1 Green 1")
    assert ready("far_horizons", *lakes, *forests, *mountains)
    assert not ready("far_horizons", *lakes[:1], *forests, *mountains)
    assert not ready("far_horizons", *lakes, *forests[1:], *mountains)
    assert not ready("far_horizons", *lakes, *forests, *mountains[1:])
    assert not ready("far_horizons", *lakes, *forests, "b2 mountain Green 1", "b3 mountain Red 5")


@pytest.mark.rule("R78")
@pytest.mark.rule("R81")
@pytest.mark.parametrize(
    ("crowd", "fits"),
    [
        ("Red 2 Green 1", True),
        ("Red 2 Green 2", False),
        ("Red 3 Green 1 Black 1", True),
        ("Red 2 Green 1 Black 1", False),  # more than each of them, but not than both
        ("Red 5", False),  # nobody there is uneasy
    ],
)
def test_uneasy_neighbours_asks_for_majorities_over_all_opponents(crowd: str, fits: bool) -> None:
    found = ready("uneasy_neighbours", "a2 Red 2 Black 1", f"b2 {crowd}", players=3)
    assert found == fits


@pytest.mark.rule("Q33")
def test_one_has_the_majority_where_one_is_alone() -> None:
    alone = Story("a1 lake Red 3 mammoth", FAR, slots=["mammoth"])  # to tame takes the majority
    assert alone.may("tame with") == ["moon", "sun"]
    shared = Story("a1 lake Red 3 Green 3 mammoth", slots=["mammoth"])
    assert shared.may("tame with") == []


@pytest.mark.rule("R78")
def test_raiders_have_destroyed_a_village_as_offense_in_this_turn() -> None:
    def after_conflict(*hexes: str, turn: str = "Red") -> Story:
        goals = dict.fromkeys(("Red", "Green"), "raiders")
        return Story(*hexes, turn=turn, goals=goals, step="conflict", players=3)

    story = after_conflict("b2 Red 4 Green 2 village Green")
    assert story.may("complete") == ["raiders"]
    story.play("complete raiders")
    assert story.scores == {"Red": 3}
    story = after_conflict("b2 Red 4 Green 5 village Green", "a3 Red 1")
    assert story.turn == "Green"  # the village stands, there was nothing to complete
    story = after_conflict("b2 Red 2 Green 4 village Red", "a3 Red 1")
    assert (story.villages, story.turn) == ({}, "Green")  # one's own village
    story = after_conflict("b2 Black 4 Green 2 village Green", "a3 Red 1")
    assert (story.villages, story.turn) == ({}, "Green")  # without an offense


@pytest.mark.rule("R78")
def test_raiders_are_too_late_in_the_next_turn() -> None:
    story = Story(
        *("b2 Red 4 Green 2 village Green", "c3 Green 2"),
        goals={"Red": "raiders"},
        step="conflict",
    ).play("end turn", "place sun on lead", "place moon on grow")
    story.play("place sun on lead", "place moon on grow")
    assert story.turn == "Green"
    assert story.noted(entries.COMPLETED) == []
    assert story.goals("Red") >= {"raiders"}


# Status in a hex


@pytest.mark.rule("R80")
@pytest.mark.rule("R81")
@pytest.mark.rule("R82")
def test_occupation_majority_and_control_are_three_different_things() -> None:
    def fits(crowd: str, goal: str) -> bool:
        lakes = (f"a1 lake {crowd}", "a2 lake Red 3")
        rest = ("a3 forest Red 1", "b1 forest Red 1", "b2 mountain Red 1", "b3 mountain Red 1")
        return ready(goal, *lakes, *rest, "c1 lake Red 2 Green 1")

    assert fits("Red 3", "lake_dwellers")
    assert not fits("Red 3", "uneasy_neighbours")
    assert not fits("Red 3 Green 1", "lake_dwellers")
    assert fits("Red 3 Green 1", "uneasy_neighbours")
    assert not fits("Red 1 Green 3", "uneasy_neighbours")
    assert fits("Red 1 Green 3", "far_horizons")
