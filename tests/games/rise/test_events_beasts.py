"""The mammoth and the sabertooth tiger."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.rise.rules import entries
from tests.games.rise.scenario import Story

# Mammoth


def drawn(*hexes: str, event: str = "mammoth", **more: Any) -> Story:
    """An event is drawn on two suns."""
    return Story(*hexes, step="doubles", hand="sun sun", event_deck=f"{event} ...", **more)


@pytest.mark.rule("R150")
def test_the_mammoth_comes_to_the_least_populated_lake() -> None:
    story = drawn("a1 lake Red 2", "b1 lake Green 1", "c1 lake Red 1 Green 1")
    assert story.where("mammoth") == "b1", "other terrains are empty, but no lakes"
    assert story.slots == ["mammoth"]


@pytest.mark.rule("R150")
def test_among_equal_lakes_even_empty_ones_the_active_player_chooses() -> None:
    story = drawn("a1 lake", "b1 lake Green 1", "c1 lake", "a2 forest Red 1")
    assert (story.decides, story.choices) == ("Red", ["put a1", "put c1"])
    story.play("put c1")
    assert story.where("mammoth") == "c1"
    assert story.map == {"b1": "Green 1", "a2": "Red 1"}, "it is no member"


@pytest.mark.rule("R151")
@pytest.mark.parametrize(
    ("crowd", "tames"),
    [
        ("Red 3", True),
        ("Red 2", False),
        ("Red 3 Green 2", True),
        ("Red 3 Green 3", False),
        ("Red 3 Green 1 Black 2", False),
        ("Red 4 Green 1 Black 2", True),
    ],
)
def test_three_members_and_the_majority_are_needed_to_tame(crowd: str, tames: bool) -> None:
    story = Story(f"b2 lake {crowd} mammoth", "a2 Red 5", players=3, slots=["mammoth"])
    assert story.may("tame with") == (["moon", "sun"] if tames else [])


@pytest.mark.rule("R151")
def test_invaders_stand_against_the_majority_beside_the_mammoth() -> None:
    story = Story(
        *("b2 lake Red 3 invaders 3 mammoth", "a2 Green 1"), slots=["mammoth", "invaders"]
    )
    assert story.may("tame with") == []


@pytest.mark.rule("R151")
@pytest.mark.rule("Q5")
def test_a_die_spent_on_the_mammoth_tames_it_instead_of_an_action() -> None:
    story = Story("b2 lake Red 3 mammoth", "a1 Green 1", slots=["mammoth"])
    story.play("tame with moon")
    assert story.scores == {"Red": 3}
    assert story.state.breakdown()[0] == [0, 0, 0, 3, 0]
    assert (story.slots, story.discarded) == ([], {"mammoth"})
    assert story.where("mammoth") == "b2"
    assert story.view["mammoth"] == {"hex": "b2", "tamer": 0}
    assert all(story.dice(act) == "sun moon blank" for act in ("grow", "move", "gather", "lead"))
    assert (story.hand, story.view["dice"]["pool"]) == ("sun", 1)
    assert story.choices == [f"place sun on {act}" for act in ("gather", "grow", "lead", "move")]
    story.play("place sun on lead")
    assert (story.turn, story.hand) == ("Green", "sun moon"), "one action, and two dice go on"


@pytest.mark.rule("R151")
def test_the_mammoth_may_come_after_an_action_too() -> None:
    story = Story("b2 lake Red 1 mammoth", "a1 Green 1", slots=["mammoth"])
    assert story.may("tame with") == []
    story.play("place sun on grow")
    assert story.may("tame with") == ["moon"], "there are 5 members now"
    story.play("tame with moon")
    assert (story.scores, story.turn) == ({"Red": 3}, "Green")


@pytest.mark.rule("R151")
def test_on_doubles_food_comes_onto_the_mammoth_and_with_three_it_leaves() -> None:
    hexes = ("b2 lake Red 3 mammoth", "a1 Green 1")
    story = Story(*hexes, step="doubles", hand="sun sun", slots=["mammoth 1 food", "walls"])
    assert story.on_tile("mammoth") == {"food": 2}
    assert story.where("mammoth") == "b2"
    gone = Story(
        *hexes,
        step="doubles",
        hand="sun sun",
        slots=["mammoth 2 food"],
        event_deck="drought ...",
    )
    assert gone.slots == ["drought"]
    assert gone.where("mammoth") == ""
    assert gone.scores == {}
    assert gone.may("tame with") == []


TAMED = ("b2 lake Red 2 mammoth", "c3 Red 1", "a1 Red 1", "a3 Green 1")


@pytest.mark.rule("R152")
def test_the_tamed_mammoth_moves_once_with_a_move_for_nothing() -> None:
    story = Story(*TAMED, tamer="Red", points={"Red": 3}, hand="moon sun")
    story.play("place moon on move")
    assert story.may("mammoth") == ["a1", "c3"], "any other hex with the tamer's members"
    story.play("move b2 b3", "mammoth c3")
    assert story.where("mammoth") == "c3"
    assert story.may("mammoth") == [], "only once"
    story.play("move b2 b3")
    assert story.map == {"a1": "Red 1", "a3": "Green 1", "b3": "Red 2", "c3": "Red 1"}
    assert story.step == "choose action", "it used up none of the 2 moves"
    assert story.scores == {"Red": 3}


@pytest.mark.rule("R152")
def test_the_mammoth_can_follow_when_all_moves_are_made() -> None:
    story = Story(*TAMED, tamer="Red", points={"Red": 3}, hand="moon sun")
    story.play("place moon on move", "move c3 b3", "move b2 b3")
    assert story.choices == ["mammoth a1", "mammoth b3", "stop"]
    story.play("mammoth b3")
    assert (story.where("mammoth"), story.step) == ("b3", "choose action")


@pytest.mark.rule("R152")
def test_others_cannot_move_the_mammoth() -> None:
    story = Story(*TAMED, "c1 Green 1", tamer="Red", turn="Green", hand="moon sun")
    story.play("place moon on move")
    assert story.may("mammoth") == []


@pytest.mark.rule("R153")
def test_e16_when_the_last_member_leaves_the_mammoth_is_lost() -> None:
    story = Story(*TAMED, tamer="Red", points={"Red": 5}, hand="blank sun", discarded="mammoth")
    story.play("place blank on move", "move b2 b3")
    assert (story.scores, story.where("mammoth")) == ({"Red": 5}, "b2")
    story.play("move b2 b3")
    assert (story.scores, story.where("mammoth")) == ({"Red": 2}, "")
    assert story.view["mammoth"] is None
    assert story.discarded == {"mammoth"}
    assert story.may("mammoth") == []


@pytest.mark.rule("R153")
def test_a_member_who_comes_first_keeps_the_mammoth() -> None:
    hexes = ("b2 lake Red 1 mammoth", "b1 Red 1", "a3 Green 1")
    story = Story(*hexes, tamer="Red", points={"Red": 5}, hand="blank sun")
    story.play("place blank on move", "move b1 b2", "move b2 b3")
    assert (story.scores, story.where("mammoth")) == ({"Red": 5}, "b2")


@pytest.mark.rule("R153")
def test_the_mammoth_is_lost_in_a_conflict_on_anybodys_turn() -> None:
    story = Story(
        *("b2 lake Red 2 Green 4 mammoth", "a1 Red 1"),
        turn="Green",
        step="conflict",
        tamer="Red",
        points={"Red": 3},
    )
    assert story.members("b2") == {"Green": 2}
    assert (story.scores, story.where("mammoth")) == ({}, "")


@pytest.mark.rule("R153")
def test_the_tiger_can_cost_the_mammoth() -> None:
    story = Story(
        *("b2 mountain Red 1 mammoth", "a1 Red 1 tiger"),
        step="doubles",
        hand="sun sun",
        slots=["sabertooth", "walls"],
        tamer="Red",
        points={"Red": 7},
    )
    assert (story.scores, story.where("mammoth")) == ({"Red": 4}, "")


@pytest.mark.rule("R153")
@pytest.mark.rule("Q28")
def test_the_mammoth_costs_no_more_points_than_there_are() -> None:
    story = Story(
        *("b2 lake Red 1 mammoth", "a1 Green 1"), tamer="Red", points={"Red": 1}, hand="moon sun"
    )
    story.play("place moon on move", "move b2 b3")
    assert story.state.scores() == [0, 0]
    assert story.noted(entries.MAMMOTH_LOST) == [(0, 1)], "what is told is what was lost"


@pytest.mark.rule("R153")
def test_a_lost_mammoth_can_come_again() -> None:
    hexes = ("b2 lake Red 1 mammoth", "a1 lake Green 1", "a2 lake Green 1")
    story = Story(*hexes, tamer="Red", points={"Red": 3}, event_deck="", discarded="mammoth")
    story.play("place moon on move", "move b2 c2").will_roll("sun sun")
    story.play("place sun on lead")
    assert (story.turn, story.slots, story.where("mammoth")) == ("Green", ["mammoth"], "b2")
    assert story.view["mammoth"] == {"hex": "b2", "tamer": None}


# Sabertooth Tiger


@pytest.mark.rule("R154")
def test_the_tiger_comes_to_a_mountain_and_captures_at_once() -> None:
    story = drawn("a1 mountain Red 2", "b1 lake Green 3", "c1 forest Red 1", event="sabertooth")
    assert story.where("tiger") == "a1", "the one mountain with members"
    assert story.members("a1") == {"Red": 1}
    assert story.view["events"]["slots"][0]["captured"] == [1, 0]
    assert story.slots == ["sabertooth"]
    assert story.supply("Red") == 17, "a captive is not in the supply"


@pytest.mark.rule("R154")
@pytest.mark.rule("Q42")
def test_the_active_player_chooses_a_mountain_with_members() -> None:
    hexes = ("a1 mountain Red 1", "b1 mountain Green 3", "c1 mountain", "a3 lake Red 2")
    story = drawn(*hexes, event="sabertooth")
    assert (story.decides, story.choices) == ("Red", ["put a1", "put b1"])
    story.play("put b1")
    assert story.members("b1") == {"Green": 2}


@pytest.mark.rule("Q42")
def test_without_members_on_mountains_the_tiger_still_comes_to_one() -> None:
    hexes = ("a1 mountain invaders 3", "b1 mountain", "c1 mountain", "a3 lake Red 2")
    story = drawn(*hexes, event="sabertooth", slots=["invaders"])
    assert story.choices == ["put a1", "put b1", "put c1"], "invaders are no prey"
    story.play("put a1")
    assert story.members("a1") == {"invaders": 4}
    assert story.state.captured[0] == 0
    assert (story.slots, story.step) == (["invaders", "sabertooth"], "choose action")


@pytest.mark.rule("R155")
@pytest.mark.rule("Q42")
def test_on_doubles_the_tiger_goes_to_another_hex_and_captures_again() -> None:
    hexes = ("a2 mountain Red 2 tiger", "b3 lake Green 2", "c3 Red 1", "a3 forest")
    story = Story(
        *hexes, players=3, step="doubles", hand="sun sun", slots=["sabertooth 1 Red", "walls"]
    )
    assert (story.decides, story.choices) == ("Red", ["put b3", "put c3"])
    story.play("put b3")
    assert (story.where("tiger"), story.members("b3")) == ("b3", {"Green": 1})
    assert list(story.state.captured) == [1, 1, 0]
    assert story.members("a2") == {"Red": 2}


@pytest.mark.rule("R155")
def test_whoever_rolled_the_doubles_leads_the_tiger() -> None:
    story = Story(
        *("a1 mountain Red 2 tiger", "b3 lake Green 2", "c3 Red 1"),
        turn="Green",
        step="doubles",
        hand="sun sun",
        slots=["sabertooth", "walls"],
    )
    assert (story.decides, story.choices) == ("Green", ["put b3", "put c3"])


@pytest.mark.rule("Q42")
def test_with_nobody_elsewhere_the_tiger_goes_to_any_other_hex() -> None:
    story = Story(
        *("a1 mountain Red 2 Green 1 tiger",),
        step="doubles",
        hand="sun sun",
        slots=["sabertooth", "walls"],
    )
    assert story.may("put") == ["a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
    story.play("put c3")
    assert (story.where("tiger"), list(story.state.captured)) == ("c3", [0, 0])


@pytest.mark.rule("R156")
@pytest.mark.rule("Q43")
def test_the_active_player_picks_a_tribe_but_no_invaders_and_no_elder() -> None:
    story = drawn(
        "a1 mountain Red 1 Green 2 invaders 1 village Green elder Green",
        event="sabertooth",
        slots=["invaders"],
        elders=True,
    )
    assert (story.decides, story.choices) == ("Red", ["strike Green", "strike Red"])
    story.play("strike Green")
    assert story.members("a1") == {"Red": 1, "Green": 1, "invaders": 2}
    assert story.where("elder Green") == "a1"
    assert story.where("tiger") == "a1"


@pytest.mark.rule("R156")
def test_the_tiger_prefers_members_to_invaders() -> None:
    hexes = ("a2 mountain tiger", "b3 invaders 3", "c3 Green 1", "a3 Red 1")
    story = Story(
        *hexes, step="doubles", hand="sun sun", slots=["sabertooth", "invaders"], players=3
    )
    assert story.may("put") == ["a3", "c3"]


@pytest.mark.rule("Q44")
def test_captives_go_home_when_there_are_as_many_as_players() -> None:
    hexes = ("a2 mountain Red 2 tiger", "b3 lake Green 2")
    story = Story(
        *hexes,
        players=3,
        step="doubles",
        hand="sun sun",
        slots=["sabertooth 1 Red 1 Green"],
        event_deck="walls ...",
    )
    assert (story.supply("Red"), story.supply("Green")) == (18, 19), "one Green was taken"
    assert list(story.state.captured) == [0, 0, 0]
    assert (story.where("tiger"), story.slots) == ("", ["walls"])
    assert story.discarded == {"sabertooth"}
    assert story.map == {"a2": "Red 2", "b3": "Green 1"}


@pytest.mark.rule("Q44")
def test_a_captive_is_missing_from_the_entire_tribe() -> None:
    hexes = ("a1 Red 5", "a2 Red 5", "b1 Red 5", "b3 Green 1 tiger")
    goal = {"Red": "entire_tribe"}
    complete = Story(*hexes, "b2 Red 5", step="five", goals=goal)
    assert complete.may("complete") == ["entire_tribe"]
    story = Story(*hexes, "b2 Red 4", step="five", goals=goal, slots=["sabertooth 1 Red"])
    assert story.supply("Red") == 0
    assert story.may("complete") == []


@pytest.mark.rule("R154")
@pytest.mark.rule("R86")
def test_a_village_falls_with_the_last_member_that_the_tiger_takes() -> None:
    story = drawn(
        *("a1 mountain Green 1 village Green", "b1 lake Green 3", "c1 forest Red 1"),
        event="sabertooth",
    )
    assert story.villages == {}
    assert len(story.noted(entries.VILLAGE_LOST)) == 1
    assert story.scores == {}
