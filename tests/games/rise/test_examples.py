"""The worked examples of the basic game, each with its exact numbers.

Those about event tiles and advanced play are with the tests of their rules.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.codes import BLANK, MOON, NORMAL, STRONG, SUN, WEAK
from lascaux.games.rise.rules.notation import SEAT_NAMES
from tests.games.rise.scenario import Story

FAR = "c3 Green 2"  # somebody who is not in the way


# Set-up


@pytest.mark.parametrize(("players", "each", "all_tiles"), [(2, 3, 9), (3, 4, 12), (4, 5, 15)])
def test_e1_one_tile_more_than_players_of_each_terrain(
    players: int, each: int, all_tiles: int
) -> None:
    cells = Story.from_box(players).view["hexes"]
    assert len(cells) == all_tiles
    kinds = Counter(terrain for cell in cells for terrain in cell["terrain"])
    assert kinds == {"lake": each, "forest": each, "mountain": each}


def test_e2_four_players_have_settled() -> None:
    story = Story.from_box(4)
    order = [SEAT_NAMES[(story.state.first + place) % 4] for place in range(4)]
    story.play("settle c3", "settle b2", "settle d4", "take food", "take stone")
    story.play("settle d1", "settle d2", "take wood", "take wood")
    homes = {name: [p for p, crowd in story.map.items() if name in crowd] for name in order}
    assert [sum(story.members(p)[n] for p in homes[n]) for n in order] == [2, 3, 3, 3]
    assert [len(homes[name]) for name in order] == [1, 1, 1, 2]
    assert [sum(story.goods(name).values()) for name in order] == [0, 0, 2, 2]
    assert all(len(story.members(place)) == 1 for place in story.map)
    assert (story.members("d1"), story.members("d2")) == ({order[3]: 2}, {order[3]: 1})


# Actions


@pytest.mark.parametrize("targets", ["a1 a1 a1", "b2 b2 b2", "a1 b2 a1", "c1 a1 b2"])
def test_e3_exactly_three_members_come_to_hexes_where_red_is(targets: str) -> None:
    story = Story("a1 Red 1", "b2 Red 1", "c1 Red 1", FAR, hand="blank sun")
    story.play("place blank on grow")
    for target in targets.split():
        assert story.choices == ["grow a1", "grow b2", "grow c1"]
        assert story.refusal("grow c3") == story.refusal("grow a2") == "R42"
        story.play(f"grow {target}")
    assert story.step == "choose action"
    came = Counter(targets.split())
    assert [story.members(name)["Red"] - 1 for name in ("a1", "b2", "c1")] == [
        came[name] for name in ("a1", "b2", "c1")
    ]
    assert story.supply("Red") == 14


def test_e4_two_lakes_and_a_forest_give_four_food_or_two_and_two() -> None:
    results = []
    for one, two in combinations(("a1", "a2", "b2"), 2):
        story = Story("a1 lake Red 1", "a2 lake Red 2", "b2 forest Red 1", FAR, hand="blank sun")
        story.play("place blank on gather", f"gather {one}")
        assert story.refusal(f"gather {one}") == "Q6"
        story.play(f"gather {two}")
        assert story.step == "choose action"
        results.append(story.goods("Red"))
    assert results == [{"food": 4}, {"food": 2, "wood": 2}, {"food": 2, "wood": 2}]


def test_e7_a_pathfinder_passes_a_mountain_on_the_way_to_a_lake() -> None:
    def targets(**told: Any) -> list[str]:
        story = Story("a1 mountain Red 1", "a2 mountain", "a3 lake", "b1 forest", FAR, **told)
        return [text.split()[1] for text in story.play("place sun on move").may("move")]

    kiror: dict[str, Any] = {"powers": {"Red": "pathfinder"}}
    assert targets() == ["a2", "b1"]
    assert targets(**kiror) == ["a2", "a3", "b1", "b2"]
    horse = targets(**kiror, completed={"Red": "horse"})
    assert horse == ["a2", "a3", "b1", "b2", "b3", "c1", "c2"]


@pytest.mark.parametrize(
    ("moves", "in_progress", "deck"),
    [
        (["stop"], "bow horse basket oxen fire", "raiders far_horizons stone_axe"),
        (["discard bow", "stop"], "horse basket oxen fire raiders", "far_horizons stone_axe bow"),
        (
            ["discard horse", "discard bow"],
            "basket oxen fire raiders far_horizons",
            "stone_axe horse bow",
        ),
    ],
)
def test_e11_two_villages_let_two_goals_go_and_two_more_come(
    moves: list[str], in_progress: str, deck: str
) -> None:
    story = Story(
        *("a1 Red 1 village Red", "b2 Red 1 village Red", FAR),
        hand="blank sun",
        goals={"Red": "bow horse basket"},
        decks={"Red": "oxen fire raiders far_horizons stone_axe"},
    ).play("place blank on lead", *moves)
    assert story.goals("Red") == set(in_progress.split())
    assert story.deck("Red") == deck.split()
    assert story.step == "choose action"


def test_e22_two_and_four_less_two_is_no_conflict() -> None:
    story = Story("b2 Red 2", FAR).play("place sun on grow")
    assert story.members("b2") == {"Red": 6}
    story.play("place moon on move", "move b2 a3", "move b2 a3")
    assert story.map == {"a3": "Red 2", "b2": "Red 4", "c3": "Green 2"}
    assert story.noted(entries.CONFLICT) == []
    stayed = Story("b2 Red 2", FAR).play("place sun on grow", "place moon on move", "stop")
    assert (stayed.members("b2"), stayed.supply("Red")) == ({"Red": 5}, 15)


# Example of play


def test_e5_tristan_and_aidan_play() -> None:
    tristan, aidan = "Red", "Green"
    story = Story(
        *("a1 lake Red 4", "b1 forest Red 4", "a2 forest", "a3 lake", "b2 mountain", "c1 mountain"),
        *("b3 lake Green 2", "c2 forest Green 1", "c3 mountain Green 2 village Green"),
        turn=tristan,
        step="start",
        hand="sun moon",
        decks={aidan: "bow oxen ..."},
        event_deck="sabertooth ...",
    )
    # 1. He rolls a sun and a moon: no event.
    assert story.noted(entries.ROLLED) == [(0, SUN, MOON)]
    assert (story.step, story.slots) == ("choose action", [])
    # 2. The sun on GROW: four members come.
    story.play("place sun on grow", "grow a1", "grow a1", "grow a1", "grow b1")
    assert story.dice("grow") == "sun sun moon"
    assert (story.members("a1"), story.members("b1")) == ({"Red": 7}, {"Red": 5})
    assert (story.supply(tristan), story.hand) == (8, "moon")
    # 3. The moon on MOVE: two may move.
    story.play("place moon on move")
    assert story.dice("move") == "moon sun moon"
    # 4. He moves two out of the crowded hex: no conflict, no goal. 5. Aidan rolls.
    story.will_roll("sun blank").play("move a1 a2", "move a1 a2")
    assert (story.map["a1"], story.map["a2"], story.map["b1"]) == ("Red 5", "Red 2", "Red 5")
    assert story.noted(entries.CONFLICT) == story.noted(entries.COMPLETED) == []
    assert (story.turn, story.hand) == (aidan, "sun blank")
    assert story.noted(entries.ROLLED)[1] == (1, SUN, BLANK)
    assert story.slots == []
    before = story.scores[aidan]
    assert before == 1  # of the village that the end of the example speaks of
    # 6. The blank on LEAD: two cards.
    story.play("place blank on lead")
    assert story.dice("lead") == "blank sun moon"
    assert story.goals(aidan) == {"bow", "oxen"}
    # 7. The sun on GATHER: six resources.
    story.play("place sun on gather", "gather b3", "gather c2", "gather c3")
    assert story.dice("gather") == "sun sun moon"
    assert story.goods(aidan) == {"food": 2, "wood": 2, "stone": 2}
    # 8. They pay for both goals: two points.
    story.play("complete bow").will_roll("blank blank").play("complete oxen")
    assert (story.goods(aidan), story.completed(aidan)) == ({}, {"bow", "oxen"})
    assert story.scores == {aidan: before + 2}
    # 9. Tristan rolls doubles, and the tiger goes to the mountain with Aidan's village.
    assert (story.turn, story.hand) == (tristan, "blank blank")
    assert (story.slots, story.where("tiger")) == (["sabertooth"], "c3")
    assert (story.members("c3"), story.villages) == ({"Green": 1}, {"c3": "Green"})
    strengths = [entry[2:] for entry in story.noted(entries.PLACED)]
    assert strengths == [(0, STRONG), (1, WEAK), (3, NORMAL), (2, STRONG)]
    assert story.step == "choose action"


# Conflict


def fought(crowd: str, **told: Any) -> Story:
    """Red is active, and the crowd in b2 has to be settled; Red has somebody elsewhere, too."""
    return Story(f"b2 {crowd}", "a3 Red 1", players=3, step="conflict", **told)


def test_e8_the_bow_leaves_five_and_the_fight_goes_on() -> None:
    story = fought("Red 3 Green 3", completed={"Red": "bow"})
    assert story.members("b2") == {"Red": 1}
    assert [entry[2] for entry in story.noted(entries.REMOVED)] == [1, 2, 2]  # bow, two rounds


def test_e9_three_against_three_leaves_nobody_and_no_village() -> None:
    for owner in ("Red", "Green"):
        story = fought(f"Red 3 Green 3 village {owner}")
        assert (story.members("b2"), story.villages) == ({}, {})


def test_e10_of_eight_alone_five_stay() -> None:
    assert fought("Red 8").members("b2") == {"Red": 5}


def test_c1_four_against_two() -> None:
    assert fought("Red 4 Green 2").members("b2") == {"Red": 2}


def test_c2_five_against_one() -> None:
    assert fought("Red 5 Green 1").members("b2") == {"Red": 4}


def test_c3_three_against_two_and_two() -> None:
    assert fought("Red 3 Green 2 Black 2").members("b2") == {"Red": 1}


def test_c4_three_against_two_and_one() -> None:
    assert fought("Red 3 Green 2 Black 1").members("b2") == {"Red": 1}


def test_c5_two_against_two_and_two() -> None:
    assert fought("Red 2 Green 2 Black 2").members("b2") == {}


def test_c6_four_against_three_invaders() -> None:
    story = fought("Red 4 invaders 3", slots=["invaders"])
    assert story.members("b2") == {"Red": 1}
    assert (story.slots, story.discarded) == ([], {"invaders"})
    assert story.scores == {"Red": 2}


def test_c7_three_and_two_are_no_conflict() -> None:
    story = fought("Red 3 Green 2")
    assert story.members("b2") == {"Red": 3, "Green": 2}
    assert story.noted(entries.CONFLICT) == []


def test_c8_nine_against_one() -> None:
    story = fought("Red 9 Green 1")
    assert (story.members("b2"), story.supply("Red")) == ({"Red": 5}, 14)


def test_c9_the_bow_removes_the_only_defender() -> None:
    assert fought("Red 5 Green 1", completed={"Red": "bow"}).members("b2") == {"Red": 5}


def test_c10_the_walls_make_it_even() -> None:
    story = fought("Red 4 Green 3 village Green", tokens={"walls": "Green"})
    assert (story.members("b2"), story.villages) == ({}, {})


def test_c11_bow_and_walls_at_once() -> None:
    told: dict[str, Any] = {"completed": {"Red": "bow"}, "tokens": {"walls": "Green"}}
    story = fought("Red 4 Green 4 village Green", **told)
    assert (story.members("b2"), story.villages) == ({}, {})


def test_c12_a_bow_without_a_defender() -> None:
    assert fought("Red 7", completed={"Red": "bow"}).members("b2") == {"Red": 5}


def test_c13_three_against_two_in_a_drought() -> None:
    assert fought("Red 3 Green 2", slots=["drought"]).members("b2") == {"Red": 1}


def test_c14_two_against_two_on_the_glacier() -> None:
    assert fought("glacier Red 2 Green 2").members("b2") == {}


def test_c15_five_alone_in_a_drought() -> None:
    assert fought("Red 5", slots=["drought"]).members("b2") == {"Red": 4}


def test_c16_the_bow_of_somebody_elsewhere() -> None:
    assert fought("Green 4 Black 2", completed={"Red": "bow"}).members("b2") == {"Green": 2}


# Villages and coming back


def test_e12_the_first_village_brings_two_more_events() -> None:
    story = Story(
        *("a1 Red 1", FAR), tribes={"Red": "dananu"}, goods={"Red": "4 food"}, step="five"
    )
    before = story.event_deck
    assert story.view["events"]["start_village"] == 1
    story.play("build a1")
    assert story.view["events"]["start_village"] is None
    assert len(story.event_deck) == len(before) + 2 == 16
    assert set(story.event_deck) - set(before) == {"abandoned_village", "chieftain"}
    assert [event for event in story.event_deck if event in before] != before


def test_e13_a_village_scores_in_later_turns_as_long_as_it_stands() -> None:
    story = Story(
        *("a1 Red 1", FAR), tribes={"Red": "dananu"}, goods={"Red": "4 food"}, step="five"
    ).play("build a1")
    idle = ("place sun on move", "stop", "place moon on gather", "stop")
    assert story.scores == {}
    assert story.play(*idle).scores == {"Red": 1}
    story.play("place sun on move", "move a1 b1", "place moon on gather", "stop")
    assert story.villages == {}
    story.play(*idle)
    assert (story.turn, story.scores) == ("Red", {"Red": 1})


def test_e21_two_members_come_back_before_the_villages_score() -> None:
    story = Story("a1 Green 1", "b2 Green 1", step="start", hidden=["Red"])
    assert story.may("settle") == ["a2", "a3", "b1", "b3", "c1", "c2", "c3"]
    assert story.noted(entries.SCORED) == []
    story.play("settle c1")
    assert (story.members("c1"), story.scores) == ({"Red": 2}, {"Red": 1})
    everywhere = [f"{name} Green 1" for name in story.names]
    story = Story(*everywhere, step="start")
    assert story.may("settle") == story.names
