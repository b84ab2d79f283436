"""Tribal elders: how they come, what they borrow, and how they are lost."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from lascaux.games.rise import RiseOptions
from lascaux.games.rise.content.parts import DEVELOPMENTS
from tests.games.rise.scenario import GAME, Story

HOME = "b2 lake Red 2 village Red elder Red"


def story_with(*hexes: str, **more: Any) -> Story:
    """Red has an elder at b2 and Green lives at a1, if nothing else is told."""
    return Story(*(hexes or (HOME, "a1 forest Green 2")), elders=True, **more)


@pytest.mark.rule("R95")
@pytest.mark.parametrize(
    ("elders", "leaders", "terrain"),
    list(product((False, True), (False, True), ("none", "tar-pit"))),
)
def test_the_three_modes_combine_freely(elders: bool, leaders: bool, terrain: str) -> None:
    state = GAME.new(3, "modes", RiseOptions(elders=elders, leaders=leaders, terrain=terrain))
    view = GAME.view(state)
    assert view["modes"] == {"elders": elders, "leaders": leaders}
    specials = [place["special"] for place in view["hexes"] if place["special"]]
    assert specials == (["tar_pit"] if terrain == "tar-pit" else [])
    assert (view["step"] == "choose power") == leaders


# How an elder comes


@pytest.mark.rule("R96")
@pytest.mark.parametrize(("answer", "elder"), [("yes", "b3"), ("no", "")])
def test_with_a_new_village_the_elder_may_come(answer: str, elder: str) -> None:
    story = story_with(
        *("b2 lake Red 2", "b3 Red 1", "a1 Green 2"),
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "4 food"},
    )
    story.play("build b3")
    assert (story.decides, story.step, story.choices) == ("Red", "bring elder", ["no", "yes"])
    story.play(answer)
    assert story.where("elder Red") == elder
    assert story.villages == {"b3": "Red"}


@pytest.mark.rule("R96")
@pytest.mark.rule("R24")
def test_without_elders_nobody_is_asked_for_one() -> None:
    story = Story(
        "b2 lake Red 2", step="five", tribes={"Red": "dananu"}, goods={"Red": "4 food"}
    ).play("build b2")
    assert story.villages == {"b2": "Red"}
    assert story.where("elder Red") == ""
    assert story.turn == "Green"


@pytest.mark.rule("R96")
def test_an_elder_does_not_come_with_a_village_that_is_taken_over() -> None:
    hexes = ("b2 lake Red 2 village nobody", "a1 Green 2")
    story = story_with(*hexes, step="five", settled=True, slots=["abandoned_village"])
    story.play("claim b2")
    assert story.villages == {"b2": "Red"}
    assert (story.turn, story.where("elder Red")) == ("Green", "")


@pytest.mark.rule("Q53")
def test_an_elder_on_the_map_stays_where_it_is() -> None:
    story = story_with(
        *(HOME, "b3 Red 1", "a1 Green 2"),
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "4 food"},
    )
    story.play("build b3")
    assert (story.turn, story.where("elder Red")) == ("Green", "b2")


@pytest.mark.rule("R97")
def test_an_elder_counts_for_no_limit_and_in_no_fight() -> None:
    alone = story_with("b2 Red 5 village Red elder Red", "a1 Green 1", step="conflict")
    assert alone.members("b2") == {"Red": 5}
    fight = story_with(
        "b2 Red 3 Green 3 village Red elder Red", "a1 Green 1", "c3 Red 1", step="conflict"
    )
    assert fight.members("b2") == {}


# What an elder lets its owner do


@pytest.mark.rule("R98")
def test_a_resource_for_a_player_brings_the_use_of_one_development() -> None:
    story = story_with(
        *(HOME, "a2 forest Green 2"),
        players=3,
        completed={"Green": "horse oxen entire_tribe", "Black": "bow"},
        goods={"Red": "2 food 1 wood"},
    )
    assert story.may("borrow") == ["bow from Black", "horse from Green", "oxen from Green"]
    story.play("borrow oxen from Green")
    assert story.choices == ["give food", "give wood"]
    story.play("give wood")
    assert (story.goods("Red"), story.goods("Green")) == ({"food": 2}, {"wood": 1})
    assert story.view["borrowed"] == "oxen"
    assert story.may("borrow") == [], "once in a turn"
    assert (story.completed("Red"), story.scores) == (set(), {}), "it is only borrowed"


@pytest.mark.rule("R98")
def test_the_elder_can_borrow_on_every_turn_anew() -> None:
    story = story_with(completed={"Green": "bow"}, goods={"Red": "2 food"}, step="five")
    story.play("borrow bow from Green", "place sun on lead", "place moon on gather", "stop")
    assert (story.turn, story.step) == ("Red", "before roll")
    assert story.may("borrow") == ["bow from Green"]


@pytest.mark.rule("R98")
@pytest.mark.parametrize("goods", ["", "1 stone"])
def test_without_a_resource_nothing_can_be_borrowed(goods: str) -> None:
    story = story_with(completed={"Green": "horse"}, goods={"Red": goods, "Green": "3 food"})
    assert bool(story.may("borrow")) == bool(goods)


@pytest.mark.rule("R98")
@pytest.mark.rule("Q13")
@pytest.mark.parametrize("step", ["before roll", "actions", "conflict", "five"])
def test_borrowing_is_possible_in_every_free_moment(step: str) -> None:
    story = story_with(step=step, completed={"Green": "bow"}, goods={"Red": "1 food"})
    assert (story.decides, story.may("borrow")) == ("Red", ["bow from Green"])


@pytest.mark.rule("R98")
@pytest.mark.rule("Q56")
def test_only_opponents_lend() -> None:
    story = story_with(completed={"Red": "horse", "Green": "basket"}, goods={"Red": "1 food"})
    assert story.may("borrow") == ["basket from Green"]


@pytest.mark.rule("Q56")
def test_what_one_has_developed_oneself_is_not_borrowed() -> None:
    story = story_with(
        *(HOME, "a2 forest Green 2"),
        players=3,
        completed={"Red": "horse", "Green": "horse basket", "Black": "horse bow"},
        goods={"Red": "1 food"},
    )
    assert story.may("borrow") == ["basket from Green", "bow from Black"]
    story.refusal("borrow horse from Green")
    assert story.goods("Red") == {"food": 1}


@pytest.mark.rule("R170")
def test_the_elder_can_be_used_as_soon_as_it_is_on_the_map() -> None:
    story = story_with(
        *("b2 lake Red 2", "a1 Green 2"),
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "5 food"},
        completed={"Green": "stone_axe"},
    )
    assert story.may("borrow") == []
    story.play("build b2", "yes")
    assert story.may("borrow") == ["stone_axe from Green"]


@pytest.mark.rule("R170")
def test_the_elder_can_be_used_only_as_long_as_it_is_on_the_map() -> None:
    hexes = ("b2 lake Red 1 village Red elder Red", "a1 Green 2")
    story = story_with(*hexes, completed={"Green": "bow"}, goods={"Red": "1 food"}, hand="moon sun")
    assert story.may("borrow") == ["bow from Green"]
    story.play("place moon on move", "move b2 b3")
    assert story.step == "choose action"
    assert (story.where("elder Red"), story.may("borrow")) == ("", [])


# Each development serves once


def borrowing(development: str, *hexes: str, **more: Any) -> Story:
    """Red has just borrowed a development from Green, and paid a stone for it."""
    more = {"goods": {"Red": "1 stone"}, "hand": "blank sun", **more}
    hexes = hexes or (HOME, "a1 forest Green 2")
    story = story_with(*hexes, completed={"Green": development}, **more)
    return story.play(f"borrow {development} from Green")


@pytest.mark.rule("Q56")
def test_a_borrowed_horse_serves_one_move() -> None:
    story = borrowing("horse", "b1 Red 1", "c3 Red 1 village Red elder Red", "a1 Green 2")
    story.play("place blank on move")
    assert "move b1 b3" in story.choices
    story.play("stop")
    assert story.view["borrowed"] is None


@pytest.mark.rule("Q56")
def test_borrowed_oxen_serve_one_move() -> None:
    story = borrowing("oxen", "b1 Red 5", HOME, "a1 Green 2", hand="moon sun")
    story.play("place moon on move", *["move b1 c1"] * 4)
    assert (story.step, story.members("c1")) == ("choose action", {"Red": 4})
    assert story.view["borrowed"] is None


@pytest.mark.rule("Q56")
def test_a_borrowed_basket_serves_one_gather() -> None:
    story = borrowing("basket", hand="moon sun").play("place moon on gather", "gather b2")
    assert story.goods("Red") == {"food": 3}
    assert story.view["borrowed"] is None


@pytest.mark.rule("Q56")
def test_a_borrowed_fire_serves_one_grow() -> None:
    story = borrowing("fire", hand="moon sun").play("place moon on grow")
    assert (story.members("b2"), story.choices) == ({"Red": 4}, ["grow b2", "stop"])
    story.play("grow b2")
    assert (story.members("b2"), story.view["borrowed"]) == ({"Red": 5}, None)


@pytest.mark.rule("Q56")
def test_a_borrowed_cave_painting_serves_one_lead() -> None:
    story = borrowing("cave_painting", hand="moon sun", decks={"Red": "fire basket oxen ..."})
    story.play("place moon on lead")
    assert story.goals("Red") == {"fire", "basket"}
    assert story.view["borrowed"] is None


@pytest.mark.rule("Q56")
def test_a_borrowed_bow_serves_one_conflict() -> None:
    hexes = ("b1 Red 3 Green 3", "c3 Red 3 Green 3", HOME, "a1 Green 1")
    story = borrowing("bow", *hexes, step="conflict").play("fight b1")
    assert story.members("b1") == {"Red": 1}
    assert story.members("c3") == {}
    assert story.view["borrowed"] is None


@pytest.mark.rule("Q56")
def test_a_borrowed_stone_axe_serves_one_village() -> None:
    story = borrowing(
        *("stone_axe", HOME, "b3 Red 1", "c3 Red 1", "a1 Green 2"),
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "7 food"},
    )
    story.play("build b3")
    assert story.goods("Red") == {"food": 3}, "1 for Green, 3 for the village"
    assert story.may("build") == [], "the next one costs 4 again"


@pytest.mark.rule("Q56")
def test_a_borrowed_pottery_serves_one_exchange() -> None:
    story = borrowing(
        *("pottery", HOME, "a2 Green 2"), players=3, goods={"Red": "3 stone"}, step="five"
    )
    assert story.may("pottery to") == ["Black", "Green"]
    story.play("pottery to Black", "take food", "take wood")
    assert story.goods("Red") == {"food": 1, "wood": 1, "stone": 1}
    assert (story.goods("Black"), story.goods("Green")) == ({"stone": 1}, {"stone": 1})
    assert story.turn == "Green", "Red is asked nothing more"


@pytest.mark.rule("Q56")
@pytest.mark.parametrize("development", DEVELOPMENTS)
def test_what_was_borrowed_and_not_used_goes_back_at_the_end_of_the_turn(development: str) -> None:
    story = borrowing(development, HOME, "a2 forest Green 2", players=3, step="five")
    assert story.turn == "Green" or story.view["borrowed"] == development
    while story.turn == "Red":
        story.play("end turn")
    assert story.view["borrowed"] is None


# How an elder is lost


RAIDED = "b2 Red 4 Green 2 village Green elder Green"


@pytest.mark.rule("R99")
@pytest.mark.rule("R100")
def test_e20_who_destroys_the_village_of_an_elder_scores_a_point() -> None:
    story = story_with(
        *(RAIDED, "a1 Green 1"),
        step="conflict",
        tribes={"Green": "dananu"},
        goods={"Green": "5 food"},
        completed={"Red": "fire"},
    )
    assert story.members("b2") == {"Red": 2}
    assert (story.villages, story.where("elder Green")) == ({}, "")
    assert story.scores == {"Red": 1}
    assert story.state.breakdown()[0] == [0, 0, 0, 0, 1]
    assert (story.turn, story.may("borrow")) == ("Green", [])
    story.play("place sun on lead", "place moon on gather", "stop", "build a1", "yes")
    assert story.where("elder Green") == "a1"
    assert story.may("borrow") == ["fire from Red"]


@pytest.mark.rule("R99")
def test_a_village_without_an_elder_brings_the_attacker_nothing() -> None:
    hexes = ("b2 Red 4 Green 2 village Green", "a1 Green 1 village Green elder Green")
    story = story_with(*hexes, step="conflict")
    assert story.villages == {"a1": "Green"}
    assert story.where("elder Green") == "a1"
    assert "Red" not in story.scores


@pytest.mark.rule("R99")
def test_an_elder_whose_village_holds_is_not_lost() -> None:
    hexes = ("b2 Red 2 Green 4 village Green elder Green", "a1 Red 1")
    story = story_with(*hexes, step="conflict")
    assert story.where("elder Green") == "b2"
    assert "Red" not in story.scores


@pytest.mark.rule("R99")
@pytest.mark.rule("Q55")
def test_in_a_draw_the_attacker_scores_as_well() -> None:
    hexes = ("b2 Red 3 Green 3 village Green elder Green", "a1 Green 1", "c3 Red 1")
    assert story_with(*hexes, step="conflict").scores == {"Red": 1}


@pytest.mark.rule("Q54")
def test_an_elder_left_behind_comes_back_and_nobody_scores() -> None:
    hexes = ("b2 lake Red 1 Green 1 village Red elder Red", "a1 Green 2")
    story = story_with(*hexes, hand="moon sun").play("place moon on move", "move b2 b3")
    assert (story.villages, story.where("elder Red"), story.scores) == ({}, "", {})


@pytest.mark.rule("Q54")
@pytest.mark.rule("Q55")
def test_who_loses_the_own_elder_as_attacker_scores_nothing() -> None:
    hexes = ("b2 Red 2 Green 4 village Red elder Red", "c3 Red 1")
    story = story_with(*hexes, step="conflict")
    assert (story.members("b2"), story.where("elder Red")) == ({"Green": 2}, "")
    assert story.scores == {}


@pytest.mark.rule("Q55")
def test_without_the_active_player_in_the_fight_there_is_no_attacker() -> None:
    hexes = ("b2 Green 2 Black 4 village Green elder Green", "c3 Red 1", "a3 Green 1")
    story = story_with(*hexes, step="conflict", players=3)
    assert story.members("b2") == {"Black": 2}
    assert (story.villages, story.where("elder Green"), story.scores) == ({}, "", {})


@pytest.mark.rule("R99")
def test_the_point_for_an_elder_can_win_the_game() -> None:
    story = story_with(RAIDED, "a1 Green 1", step="conflict", points={"Red": 14})
    assert story.over
    assert story.winners == ["Red"]
