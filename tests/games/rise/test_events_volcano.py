"""The volcano: where it rises, how it erupts, and the stone beside it."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.rise.content.parts import EVENTS
from lascaux.games.rise.rules import entries
from tests.games.rise.scenario import Story

CELLS = [f"v{number}" for number in range(1, 9)]  # round the map for two players

# What v1, beside a1 and a2, and others touch: see the picture of the map in the rules.
BESIDE = {
    "v1": {"a1", "a2"},
    "v2": {"a2", "a3"},
    "v3": {"a3", "b3"},
    "v4": {"a1", "b1"},
    "v5": {"b3", "c3"},
    "v6": {"b1", "c1"},
    "v7": {"c1", "c2"},
    "v8": {"c2", "c3"},
}


def erupt(*hexes: str, hand: str, volcano: str = "v1", **more: Any) -> Story:
    """The Volcano is drawn on doubles."""
    more = {"event_deck": "volcano ...", **more}
    return Story(*hexes, step="doubles", hand=hand, volcano=volcano, **more)


@pytest.mark.rule("R157")
@pytest.mark.rule("Q40")
@pytest.mark.parametrize("cell", CELLS)
def test_the_volcano_rises_outside_the_map_beside_two_hexes(cell: str) -> None:
    story = Story(*(f"{name} Red 1" for name in BESIDE[cell]), volcano=cell)
    assert {place["id"] for place in story.view["hexes"] if place["by_volcano"]} == BESIDE[cell]


@pytest.mark.rule("R157")
@pytest.mark.rule("Q40")
def test_it_rises_beside_the_active_player_if_it_can() -> None:
    story = erupt("a1 Red 1", "b2 Red 2", "c3 Green 1", hand="blank blank", volcano="")
    assert (story.decides, story.may("volcano")) == ("Red", ["v1", "v4"])
    story.play("volcano v4")
    assert story.volcano == "v4"
    assert story.step == "choose action"


@pytest.mark.rule("Q40")
def test_far_from_all_its_places_the_active_player_may_take_any() -> None:
    story = erupt("b2 Red 2", "c3 Green 1", hand="blank blank", volcano="")
    assert story.may("volcano") == CELLS


@pytest.mark.rule("R157")
@pytest.mark.rule("R159")
def test_it_rises_only_once() -> None:
    story = erupt("a1 Red 1", "c3 Green 1", hand="blank blank", volcano="v8")
    assert story.step == "choose action"
    assert story.volcano == "v8"


@pytest.mark.rule("R158")
def test_it_erupts_the_first_time_too() -> None:
    story = erupt("a1 Red 1", "b2 Red 2", "a2 Green 1", hand="blank blank", volcano="")
    story.play("volcano v1")
    assert (story.goods("Red"), story.goods("Green")) == ({"stone": 1}, {"stone": 1})


@pytest.mark.rule("R158")
def test_two_blanks_bring_smoke_and_a_stone_for_each_neighbour() -> None:
    story = erupt("a1 Red 3", "a2 Red 1 Green 1", "c3 Green 4", hand="blank blank")
    assert (story.goods("Red"), story.goods("Green")) == ({"stone": 1}, {"stone": 1})
    assert story.map == {"a1": "Red 3", "a2": "Red 1 Green 1", "c3": "Green 4"}
    apart = erupt("b2 Red 3", "a2 Green 1", hand="blank blank", volcano="v1")
    assert (apart.goods("Red"), apart.goods("Green")) == ({}, {"stone": 1})


@pytest.mark.rule("R158")
def test_two_suns_bring_lava_that_takes_two_members_of_one_hex() -> None:
    story = erupt("a1 Red 1 Green 2", "a2 Red 3", hand="sun sun")
    assert (story.decides, story.choices) == ("Red", ["lava a1", "lava a2"])
    story.play("lava a1")
    assert story.choices == ["strike Green", "strike Red"]
    story.play("strike Green", "strike Green")
    assert story.map == {"a1": "Red 1", "a2": "Red 3"}
    assert (story.step, story.supply("Green")) == ("choose action", 20)


@pytest.mark.rule("R158")
def test_the_victims_of_the_lava_can_be_of_different_tribes() -> None:
    story = erupt("a1 Red 2 Green 2", "a2 Red 3", hand="sun sun")
    story.play("lava a1", "strike Red", "strike Green")
    assert story.members("a1") == {"Red": 1, "Green": 1}
    assert story.step == "choose action"


@pytest.mark.rule("R158")
@pytest.mark.parametrize(("crowd", "left"), [("", {}), ("Green 1", {}), ("Green 3", {"Green": 1})])
def test_lava_takes_what_there_is(crowd: str, left: dict[str, int]) -> None:
    story = erupt(f"a1 {crowd}", "a2 Red 3", "c3 Green 1", hand="sun sun").play("lava a1")
    assert story.members("a1") == left
    assert story.step == "choose action"


@pytest.mark.rule("R158")
def test_two_moons_bring_the_great_eruption() -> None:
    story = erupt(
        *("a1 Red 2 Green 1 invaders 3", "a2 Red 1", "b2 Red 2 Green 2"),
        hand="moon moon",
        slots=["invaders"],
    )
    assert story.map == {"a1": "Red 1 invaders 3", "b2": "Red 2 Green 2"}, "1 invader had come"
    assert (story.supply("Red"), story.supply("Green")) == (17, 18)


@pytest.mark.rule("R158")
@pytest.mark.rule("R86")
@pytest.mark.rule("Q54")
def test_an_eruption_destroys_what_it_empties_and_nobody_scores() -> None:
    story = erupt("a1 Green 1 village Green elder Green", "b2 Red 2", hand="moon moon", elders=True)
    assert story.villages == {}
    assert story.where("elder Green") == ""
    assert story.scores == {}


@pytest.mark.rule("R158")
@pytest.mark.rule("R137")
def test_light_in_the_dark_decides_about_the_eruption() -> None:
    story = Story(
        *("a1 Red 2", "a2 Green 1"),
        step="rolled",
        hand="moon sun",
        volcano="v1",
        event_deck="volcano ...",
        powers={"Red": "light_in_the_dark"},
    )
    story.play("yes")
    assert story.choices == ["lava a1", "lava a2"]


@pytest.mark.rule("R159")
def test_the_volcano_is_shuffled_back_and_takes_no_slot() -> None:
    places = set()
    for others in range(1, 8):
        deck = ["volcano", *EVENTS[:others]]
        story = erupt("a1 Red 3", "c3 Green 3", hand="blank blank", event_deck=" ".join(deck))
        assert story.slots == []
        assert sorted(story.event_deck) == sorted(deck)
        assert story.discarded == set()
        assert len(story.noted(entries.ERUPTION)) == 1, "one event for one roll"
        places.add(story.event_deck.index("volcano"))
    assert len(places) > 1


@pytest.mark.rule("R159")
def test_the_next_player_may_draw_it_again_and_it_only_erupts() -> None:
    story = erupt("a1 Red 2", "b1 Green 2", hand="blank blank", volcano="")
    story.play("volcano v4").with_event("volcano").will_roll("moon moon")
    story.play("place blank on lead", "place blank on gather", "gather a1", "take food")
    assert story.turn == "Green"
    assert story.map == {"a1": "Red 1", "b1": "Green 1"}
    assert story.volcano == "v4"


@pytest.mark.rule("R160")
def test_beside_the_volcano_a_hex_gives_its_own_resource_or_stone() -> None:
    hexes = ("a1 lake Red 1", "a2 forest Red 1", "b1 forest Red 1", "c3 Green 1")
    story = Story(*hexes, volcano="v1", hand="sun moon")
    story.play("place sun on gather", "gather a1")
    assert (story.step, story.choices) == ("stone or own", ["take food", "take stone"])
    story.play("take stone", "gather a2", "take wood", "gather b1")
    assert story.goods("Red") == {"stone": 2, "wood": 4}, "b1 is not beside it: no question"


@pytest.mark.rule("R160")
def test_a_mountain_beside_the_volcano_gives_stone_anyway() -> None:
    story = Story("a1 mountain Red 1", "c3 Green 1", volcano="v1", hand="moon sun")
    story.play("place moon on gather", "gather a1")
    assert (story.goods("Red"), story.step) == ({"stone": 2}, "choose action")


@pytest.mark.rule("Q73")
def test_extras_follow_what_was_chosen_beside_the_volcano() -> None:
    story = Story(
        *("a1 great_lake Red 4", "c3 Green 1"),
        volcano="v1",
        hand="moon sun",
        powers={"Red": "focused_effort"},
        completed={"Red": "basket"},
    )
    story.play("place moon on gather", "gather a1", "take stone")
    assert story.goods("Red") == {"stone": 5}, "2, and 1 each for tile, power and Basket"


@pytest.mark.rule("Q73")
def test_with_its_own_type_chosen_the_basket_brings_that_one() -> None:
    story = Story(
        *("a1 lake Red 1", "c3 Green 1"), volcano="v1", hand="moon sun", completed={"Red": "basket"}
    )
    story.play("place moon on gather", "gather a1", "take food")
    assert story.goods("Red") == {"food": 3}


@pytest.mark.rule("Q73")
def test_the_basket_may_go_to_any_of_the_hexes() -> None:
    story = Story(
        *("a1 lake Red 1", "a2 lake Red 1", "c3 Green 1"),
        volcano="v1",
        hand="blank sun",
        completed={"Red": "basket"},
    )
    story.play("place blank on gather", "gather a1", "take stone", "gather a2", "take food")
    assert (story.step, story.choices) == ("basket goods", ["take food", "take stone"])


@pytest.mark.rule("Q73")
@pytest.mark.rule("R114")
def test_the_glacier_beside_the_volcano_gives_one_stone() -> None:
    story = Story("a1 glacier Red 1", "c3 Green 1", volcano="v1", hand="moon sun")
    story.play("place moon on gather", "gather a1")
    assert story.goods("Red") == {"stone": 1}


@pytest.mark.rule("Q39")
def test_nothing_moves_into_the_volcano_and_it_gives_nothing_itself() -> None:
    story = Story("a1 lake Red 3", "c3 Green 1", volcano="v1", hand="blank sun")
    story.play("place blank on move")
    assert story.may("move") == ["a1 a2", "a1 b1"]
    assert len(story.view["hexes"]) == 9, "it is not one of the hexes"
    story = Story("a1 lake Red 3", "c3 Green 1", volcano="v1", hand="blank sun")
    story.play("place blank on gather")
    assert story.may("gather") == ["a1"]
