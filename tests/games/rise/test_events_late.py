"""Abandoned Village and Chieftain, the two events that wait for the first village."""

from __future__ import annotations

import pytest

from lascaux.games.rise.content.parts import EVENTS
from lascaux.games.rise.rules import entries
from tests.games.rise.scenario import Story

# All hexes for two players, each with somebody in it; b2 and c2 hold fewest.
CROWDED = (
    *("a1 Red 2", "a2 Red 2", "a3 Green 3", "b1 Red 2", "b2 lake Green 1"),
    *("b3 Green 3", "c1 Red 2 Green 1", "c2 lake Red 1", "c3 Green 2"),
)

# Abandoned Village


@pytest.mark.rule("R167")
def test_a_village_of_nobody_comes_to_the_least_populated_hex() -> None:
    story = Story(
        *CROWDED, settled=True, step="doubles", hand="sun sun", event_deck="abandoned_village ..."
    )
    assert (story.decides, story.choices) == ("Red", ["put b2", "put c2"])
    story.play("put c2")
    assert story.villages == {"c2": "nobody"}
    assert story.slots == ["abandoned_village"]


@pytest.mark.rule("R167")
@pytest.mark.rule("R113")
def test_it_goes_neither_to_another_village_nor_onto_the_glacier() -> None:
    hexes = [text for text in CROWDED if text[:2] not in ("b2", "c2")]
    story = Story(
        *(*hexes, "b2 glacier Green 1", "c2 lake Red 1 village Red"),
        step="doubles",
        hand="sun sun",
        event_deck="abandoned_village ...",
    )
    assert story.may("put") == ["a1", "a2", "b1", "c3"]


@pytest.mark.rule("R167")
def test_without_a_hex_for_it_the_abandoned_village_is_discarded() -> None:
    names = [f"{row}{column}" for row in "abc" for column in "123"]
    hexes = [f"{name} Red 1 village Red" for name in names]
    story = Story(*hexes, step="doubles", hand="sun sun", event_deck="abandoned_village walls ...")
    assert story.slots == []
    assert story.discarded == {"abandoned_village"}
    assert story.event_deck[0] == "walls", "no other event takes its place"


@pytest.mark.rule("R167")
@pytest.mark.rule("Q26")
def test_without_a_village_in_stock_it_is_discarded() -> None:
    names = ["a4", *(f"b{n}" for n in range(2, 6)), *(f"c{n}" for n in range(1, 6)), "d1", "d2"]
    hexes = [f"{name} Red 1 village Red" for name in names]
    deck = "abandoned_village walls ..."
    story = Story(*hexes, "e2 Green 1", players=4, step="doubles", hand="sun sun", event_deck=deck)
    assert len(names) == 12
    assert story.discarded == {"abandoned_village"}
    assert story.slots == []


LEFT = ("b2 lake Red 1 village nobody", "a1 forest Green 1")


@pytest.mark.rule("R167")
def test_who_controls_its_hex_in_step_five_may_take_it_over_for_nothing() -> None:
    story = Story(*LEFT, slots=["abandoned_village"], step="five", settled=True)
    assert story.choices == ["claim b2", "end turn"]
    story.play("claim b2")
    assert story.villages == {"b2": "Red"}
    assert (story.slots, story.discarded) == ([], {"abandoned_village"})
    assert story.scores == {}
    assert story.view["last"] == {"hexes": ["b2"]}
    story.play("place sun on lead", "place moon on gather", "stop")
    assert story.turn == "Red"
    assert story.scores == {"Red": 1}, "it scores like any village"


@pytest.mark.rule("R167")
@pytest.mark.parametrize("crowd", ["Red 2 Green 1", "Green 1", "Red 2 invaders 3", ""])
def test_without_control_there_is_nothing_to_take_over(crowd: str) -> None:
    slots = ["abandoned_village", "invaders"]
    hexes = (f"b2 lake {crowd} village nobody", "a1 Red 1", "c3 Green 1")
    story = Story(*hexes, slots=slots, step="five", settled=True)
    assert story.may("claim") == []
    assert story.villages == {"b2": "nobody"}


@pytest.mark.rule("R167")
@pytest.mark.rule("R84")
def test_nobody_builds_where_the_abandoned_village_stands() -> None:
    story = Story(
        *("b2 lake Red 1 Green 1 village nobody", "a1 forest Red 1"),
        slots=["abandoned_village"],
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "8 food"},
        settled=True,
    )
    assert story.choices == ["build a1", "end turn"]


@pytest.mark.rule("R167")
@pytest.mark.rule("R27")
def test_a_village_of_nobody_scores_for_nobody_and_allows_no_discard() -> None:
    story = Story(
        *LEFT, slots=["abandoned_village"], step="start", settled=True, goals={"Red": "fire"}
    )
    assert story.scores == {}
    story.play("place sun on lead")
    assert story.step == "choose action"
    assert story.villages == {"b2": "nobody"}


@pytest.mark.rule("R167")
def test_it_needs_no_members_to_stand() -> None:
    story = Story(*LEFT, slots=["abandoned_village"], hand="moon sun", settled=True)
    story.play("place moon on move", "move b2 b3")
    assert story.villages == {"b2": "nobody"}


@pytest.mark.rule("R167")
@pytest.mark.rule("R88")
def test_doubles_put_wood_onto_the_abandoned_village_and_with_three_it_is_gone() -> None:
    slots = ["abandoned_village 1 wood", "mild_winter"]
    story = Story(*LEFT, slots=slots, step="doubles", hand="sun sun", settled=True)
    assert story.on_tile("abandoned_village") == {"wood": 2}
    assert story.villages == {"b2": "nobody"}
    gone = Story(
        *LEFT,
        slots=["abandoned_village 2 wood", "mild_winter"],
        step="doubles",
        hand="sun sun",
        settled=True,
        event_deck="walls ...",
    )
    assert gone.villages == {}
    assert gone.slots == ["mild_winter", "walls"]
    assert gone.state.villages_in_stock() == 12


# Chieftain


def visited(**points: int) -> Story:
    """The Chieftain is drawn when players have so many points."""
    hexes = ("a2 Red 1 village Red", "b1 Red 1 village Red")
    return Story(
        *(*hexes, "c3 Green 1 village Green", "b3 Green 1 village Green", "a3 Black 1"),
        players=3,
        step="doubles",
        hand="sun sun",
        event_deck="chieftain ...",
        points=points,
    )


@pytest.mark.rule("R167")
def test_the_chieftain_visits_the_village_owner_with_fewest_points() -> None:
    story = visited(Red=3, Green=2)
    assert (story.decides, story.choices) == ("Red", ["put b3", "put c3"]), "Black has no village"
    story.play("put c3")
    assert (story.where("chieftain"), story.slots) == ("c3", ["chieftain"])
    assert visited(Red=1, Green=2).choices == ["put a2", "put b1"]
    assert visited(Red=2, Green=2).choices == ["put a2", "put b1", "put b3", "put c3"]


@pytest.mark.rule("R167")
@pytest.mark.rule("Q65")
def test_without_a_village_on_the_map_the_chieftain_is_discarded() -> None:
    story = Story(
        *("a1 Red 1", "b3 Green 1"),
        settled=True,
        powers={"Red": "hidden_village"},
        hidden=["Red"],
        step="doubles",
        hand="sun sun",
        event_deck="chieftain walls ...",
    )
    assert (story.slots, story.discarded) == ([], {"chieftain"})
    assert story.noted(entries.EVENT_SKIPPED) == [(0, EVENTS.index("chieftain"))]
    assert story.event_deck[0] == "walls"


@pytest.mark.rule("R167")
@pytest.mark.rule("R27")
def test_the_visited_village_scores_two_for_its_owner() -> None:
    hexes = ("a1 Red 1 village Red chieftain", "b1 Red 1 village Red", "c3 Green 1 village Green")
    story = Story(*hexes, slots=["chieftain"], step="start")
    assert story.scores == {"Red": 3}
    assert story.state.breakdown()[0] == [3, 0, 0, 0, 0]
    story.play("place sun on lead", "place moon on gather", "stop")
    assert story.scores == {"Red": 3, "Green": 1}
    assert story.view["seats"][0]["next_villages"] == 3


@pytest.mark.rule("R167")
@pytest.mark.rule("R88")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_doubles_feed_the_chieftain_until_there_is_food_for_each_player(players: int) -> None:
    def doubles(food: int) -> Story:
        return Story(
            *("b2 Red 1 village Red chieftain", "c3 Green 1"),
            players=players,
            slots=[f"chieftain {food} food", "mild_winter"],
            step="doubles",
            hand="sun sun",
            event_deck="walls ...",
        )

    stays = doubles(players - 2)
    assert stays.on_tile("chieftain") == {"food": players - 1}
    assert stays.where("chieftain") == "b2"
    leaves = doubles(players - 1)
    assert leaves.slots == ["mild_winter", "walls"]
    assert leaves.where("chieftain") == ""
    assert leaves.villages == {"b2": "Red"}


@pytest.mark.rule("R167")
def test_the_chieftain_leaves_when_the_village_falls() -> None:
    hexes = ("b2 Red 1 village Red chieftain", "c3 Green 1 village Green")
    story = Story(*hexes, slots=["chieftain"], hand="moon sun")
    story.play("place moon on move", "move b2 b3")
    assert story.villages == {"c3": "Green"}
    assert (story.where("chieftain"), story.slots) == ("", [])
    assert story.discarded == {"chieftain"}


@pytest.mark.rule("R167")
def test_the_loss_of_another_village_does_not_matter_to_the_chieftain() -> None:
    hexes = ("b2 Red 1 village Red chieftain", "c2 Red 1 village Red", "a1 Green 1")
    story = Story(*hexes, slots=["chieftain"], hand="moon sun")
    story.play("place moon on move", "move c2 c1")
    assert (story.where("chieftain"), story.slots) == ("b2", ["chieftain"])
