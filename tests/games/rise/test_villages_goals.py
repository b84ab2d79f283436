"""Villages, what holds for all points, and how a lost tribe comes back."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.engine.playout import playout
from lascaux.engine.rng import Rng
from lascaux.games.rise.rules import entries
from tests.games.rise.answers import GAME
from tests.games.rise.scenario import Story

FAR = "c3 Green 2"  # somebody who is not in the way
DABA = "1 food 2 wood 1 stone"  # what a village costs the first tribe
LATE = {"abandoned_village", "chieftain"}


def building(*hexes: str, villages: int = 1, **told: Any) -> Story:
    """Red is a Daba in Step 5 and has the price of so many villages."""
    goods = f"{villages} food {2 * villages} wood {villages} stone"
    return Story(*hexes, tribes={"Red": "daba"}, goods={"Red": goods}, step="five", **told)


# Building


@pytest.mark.rule("R83")
def test_as_many_villages_may_be_built_as_can_be_paid() -> None:
    story = building("a1 Red 1", "b2 Red 1", "c1 Red 1", FAR, villages=2)
    assert story.may("build") == ["a1", "b2", "c1"]
    story.play("build b2")
    assert story.goods("Red") == {"food": 1, "wood": 2, "stone": 1}
    assert story.may("build") == ["a1", "c1"]
    story.play("build c1")
    assert (story.goods("Red"), story.villages) == ({}, {"b2": "Red", "c1": "Red"})
    assert story.turn == "Green"  # the third cannot be paid


@pytest.mark.rule("R83")
def test_nobody_has_to_build() -> None:
    story = building("a1 Red 1", FAR).play("end turn")
    assert (story.villages, story.goods("Red")) == ({}, {"food": 1, "wood": 2, "stone": 1})


@pytest.mark.rule("R83")
def test_a_village_that_cannot_be_paid_is_refused() -> None:
    story = Story(
        *("a1 Red 1", FAR),
        tribes={"Red": "dananu"},
        goods={"Red": "3 food 4 wood 4 stone"},
        goals={"Red": "bow"},
        step="five",
    )
    assert story.refusal("build a1") == "R83"


@pytest.mark.rule("R83")
@pytest.mark.rule("R25")
def test_villages_are_built_in_step_five_only() -> None:
    story = Story("a1 Red 1", FAR, goods={"Red": "4 food 4 wood 4 stone"})
    assert story.may("build") == []
    assert story.refusal("build a1") == "R33"


@pytest.mark.rule("R84")
@pytest.mark.rule("Q24")
def test_a_village_needs_a_member_and_a_hex_without_any_village() -> None:
    story = building(
        *("a1 Red 2 village Red", "a2 Red 1 Green 4", "b2 Red 3 Green 1 village Green"),
        *("b3 Red 1", "c1 Red 1 village nobody", "c3 Green 1"),
        slots=["abandoned_village"],
    )
    assert story.may("build") == ["a2", "b3"]
    for taken in ("a1", "b2", "c1", "c3", "c2"):
        assert story.refusal(f"build {taken}") == "R84"
    story.play("build a2")  # among others
    assert story.villages["a2"] == "Red"


@pytest.mark.rule("R85")
def test_with_the_first_village_the_two_late_events_join_the_deck() -> None:
    story = building("a1 Red 1", "b2 Red 1", FAR, villages=2)
    before = story.event_deck
    assert not LATE & set(before)
    assert story.view["events"]["start_village"] == 1
    story.play("build a1")
    assert set(story.event_deck) == {*before, *LATE}
    assert len(story.event_deck) == 16
    assert story.view["events"]["set_aside"] == []
    assert story.view["events"]["start_village"] is None
    assert [event for event in story.event_deck if event not in LATE] != before  # shuffled
    shuffled = story.event_deck
    story.play("build b2")
    assert story.event_deck == shuffled  # only once in the game


@pytest.mark.rule("R85")
def test_the_late_events_can_come_to_lie_anywhere_in_the_deck() -> None:
    places = set()
    for seed in range(40):
        story = building("a1 Red 1", "b2 Red 1", FAR, villages=2)
        story.state.rng = Rng(str(seed))
        story.play("build a1")
        places.add(story.event_deck.index("chieftain"))
    assert len(places) > 10


# Losing


@pytest.mark.rule("R86")
@pytest.mark.rule("Q23")
def test_a_village_is_lost_as_soon_as_its_last_member_walks_away() -> None:
    story = Story("a1 Red 1 village Red", "a2 Red 1", FAR).play("place sun on move", "move a1 b1")
    assert story.villages == {}
    assert story.step == "move members"  # in the middle of the action
    story.play("move a2 a1")
    assert (story.members("a1"), story.villages) == ({"Red": 1}, {})


@pytest.mark.rule("R86")
@pytest.mark.rule("Q23")
def test_whoever_moves_another_member_in_first_keeps_the_village() -> None:
    story = Story("a1 Red 1 village Red", "a2 Red 1", FAR)
    story.play("place sun on move", "move a2 a1", "move a1 b1")
    assert story.map == {"a1": "Red 1", "b1": "Red 1", "c3": "Green 2"}
    assert story.villages == {"a1": "Red"}


@pytest.mark.rule("R86")
def test_members_of_others_do_not_keep_a_village() -> None:
    story = Story("a1 Red 1 Green 2 village Red").play("place sun on move", "move a1 b1")
    assert story.villages == {}
    assert story.noted(entries.VILLAGE_LOST) == [(0, story.state.place(story.hex("a1")))]


@pytest.mark.rule("R86")
def test_a_village_is_lost_with_the_last_member_that_an_event_takes() -> None:
    story = Story(
        *("a1 mountain Red 2", "b2 mountain Green 1 village Green", "c3 Green 1"),
        step="roll",
        hand="moon moon",
        event_deck="sabertooth ...",
    ).play("put b2")
    assert (story.members("b2"), story.villages) == ({}, {})


@pytest.mark.rule("R87")
def test_a_village_scores_every_time_the_turn_of_its_owner_begins() -> None:
    story = building("a1 Red 2", FAR).play("build a1")
    assert (story.scores, story.turn) == ({}, "Green")
    scored = []
    for _ in range(4):
        story.play("place sun on move", "stop", "place moon on gather", "stop")
        scored.append((story.turn, story.scores))
    assert scored == [
        *(("Red", {"Red": 1}), ("Green", {"Red": 1}), ("Red", {"Red": 2}), ("Green", {"Red": 2}))
    ]


# Step 5


@pytest.mark.rule("Q25")
def test_goals_and_villages_may_be_mixed_as_one_likes() -> None:
    story = Story(
        *("a1 Red 1", "b2 Red 1", FAR),
        tribes={"Red": "dananu"},
        goals={"Red": "bow oxen"},
        goods={"Red": "10 food 2 wood 2 stone"},
        step="five",
    )
    story.play("complete bow", "build b2", "complete oxen", "build a1")
    assert story.villages == {"a1": "Red", "b2": "Red"}
    assert (story.scores, story.goods("Red")) == ({"Red": 2}, {})
    assert story.turn == "Green"


@pytest.mark.rule("Q25")
def test_a_development_helps_in_the_same_step() -> None:
    story = Story(
        *("a1 Red 1", FAR),
        tribes={"Red": "dananu"},
        goals={"Red": "stone_axe"},
        goods={"Red": "4 food 1 wood 1 stone"},
        step="five",
    ).play("complete stone_axe", "build a1")
    assert (story.villages, story.goods("Red")) == ({"a1": "Red"}, {})


@pytest.mark.rule("Q25")
def test_an_achievement_is_judged_when_it_is_completed() -> None:
    def at_the_altar() -> Story:
        return Story(
            *("a1 lake Red 3", "a2 lake Red 3", FAR),
            goals={"Red": "lake_dwellers"},
            goods={"Red": "4 stone"},
            slots=["altar"],
            step="five",
        )

    story = at_the_altar().play("buy altar", "sacrifice a1")
    assert (story.scores, story.goals("Red")) == ({"Red": 2}, {"lake_dwellers"})
    story = at_the_altar().play("complete lake_dwellers", "buy altar", "sacrifice a1")
    assert story.scores == {"Red": 4}


# Supplies


def crowded(owners: str, **told: Any) -> Story:
    """Red could build at e2; so many villages stand on the map, one letter for each."""
    names = {"R": "Red", "G": "Green", "B": "Black", "Y": "Yellow"}
    hexes = [name for name in Story.from_box(4).names if name != "e2"]
    homes = [
        f"{name} village nobody"
        if owner == "n"
        else f"{name} {names[owner]} 1 village {names[owner]}"
        for name, owner in zip(hexes, owners, strict=False)
    ]
    told.setdefault("tribes", {"Red": "tunga"})
    return Story(
        *(*homes, "e2 Red 1"),
        players=4,
        goods={"Red": "9 food 9 wood 9 stone"},
        goals={"Red": "bow"},
        step="five",
        **told,
    )


@pytest.mark.rule("Q26")
def test_there_are_twelve_villages_and_no_more() -> None:
    story = crowded("RRRGGGBBBYY")
    assert story.may("build") == ["e2"]
    story.play("build e2")
    assert story.state.villages_in_stock() == 0
    story = crowded("RRRGGGBBBYYY")
    assert story.may("build") == []
    assert story.refusal("build e2") == "Q26"


@pytest.mark.rule("Q26")
def test_villages_of_nobody_and_hidden_ones_are_among_the_twelve() -> None:
    story = crowded("RRGGGBBBYYn", slots=["abandoned_village"])
    assert story.may("build") == ["e2"]
    told: dict[str, Any] = {"tribes": {}, "powers": {"Red": "hidden_village"}, "hidden": ["Red"]}
    story = crowded("RRGGGBBBYYn", slots=["abandoned_village"], **told)
    assert story.refusal("build e2") == "Q26"
    story = crowded("RRGGGBBBYY", **told)
    assert story.may("build") == ["e2"]


@pytest.mark.rule("Q26")
def test_a_lost_village_can_be_built_again() -> None:
    story = crowded("RRRGGGBBBYYY")
    state = story.state
    state.remove(story.hex("a4"), 0, 1)
    state.settle(-1)
    assert state.villages_in_stock() == 1
    story.play("complete bow")
    assert story.may("build") == ["e2"]


@pytest.mark.rule("Q27")
def test_resources_never_run_out() -> None:
    story = Story("a1 lake Red 1", FAR, goods={"Red": "96 food", "Green": "96 food"})
    story.play("place moon on gather", "gather a1")
    assert story.goods("Red") == {"food": 98}


# Points


@pytest.mark.rule("Q28")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_no_score_falls_below_zero(before: int, after: int) -> None:
    story = Story("a1 lake Red 1 mammoth", FAR, tamer="Red", points={"Red": before})
    story.play("place sun on move", "move a1 b1")
    assert story.where("mammoth") == ""
    assert story.state.scores() == [after, 0]
    assert not story.over


@pytest.mark.rule("Q30")
def test_points_on_the_turn_of_another_count_and_can_win() -> None:
    story = Story("a1 Red 1", FAR, points={"Red": 3, "Green": 13})
    story.state.award(1, 1, 3)
    assert (story.scores, story.over) == ({"Red": 3, "Green": 14}, False)
    story.state.award(1, 1, 3)
    assert (story.winners, story.turn) == (["Green"], "Red")


@pytest.mark.rule("Q31")
def test_everybody_sees_everything_but_the_order_of_the_decks() -> None:
    story = Story(
        *("a1 Red 2", FAR),
        goods={"Red": "3 food", "Green": "1 stone"},
        points={"Green": 4},
        goals={"Red": "bow", "Green": "raiders"},
    )
    views = [GAME.view(story.state, seat) for seat in (-1, 0, 1)]
    public = [
        {part: seen for part, seen in view.items() if part not in ("seat", "choices")}
        for view in views
    ]
    assert public[0] == public[1] == public[2]
    green = views[1]["seats"][1]
    assert (green["goods"]["stone"], green["score"]) == (1, 4)
    assert [goal["id"] for goal in green["in_progress"]] == ["raiders"]
    assert "order" not in views[0]["events"]
    assert views[0]["events"]["unseen"] == sorted(
        views[0]["events"]["unseen"], key=[event.id for event in GAME.content.events].index
    )


@pytest.mark.rule("Q32")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_players_do_not_trade_with_each_other(seed: str) -> None:
    story = Story.from_box(2, seed)  # without Pottery and without elders
    playout(story.state, Rng(seed))
    assert story.noted(entries.GAVE) == story.noted(entries.TRADED) == []


@pytest.mark.rule("Q71")
def test_nobody_has_to_score_so_a_game_can_go_on_for_long() -> None:
    story = Story("a1 Red 2", FAR, goals={"Red": "bow"}, goods={"Red": "2 wood 1 stone"})
    for _ in range(25):
        for _ in ("Red", "Green"):
            story.play("place sun on lead", "place moon on move", "stop")
            if story.step == "step five":
                story.play("end turn")
    assert (story.over, story.scores) == (False, {})
    assert story.state.turn == 51
    assert story.turn == "Red"


# Coming back


@pytest.mark.rule("R94")
@pytest.mark.rule("Q70")
def test_a_lost_tribe_comes_back_with_two_members_on_an_unoccupied_hex() -> None:
    story = Story(
        *("a1 Green 2", "b2 invaders 3", "c1 lake mammoth", "c2 mountain tiger"),
        *("c3 village nobody", "b3 Green 1"),
        slots=["invaders", "mammoth"],
        step="start",
    )
    assert (story.turn, story.step) == ("Red", "reenter")
    assert story.may("settle") == ["a2", "a3", "b1", "c1", "c2", "c3"]
    assert story.refusal("settle a1") == story.refusal("settle b2") == "R94"
    assert story.noted(entries.ROLLED) == []  # that comes afterwards
    story.play("settle c2")
    assert (story.members("c2"), story.supply("Red")) == ({"Red": 2}, 18)
    assert (story.step, story.hand) == ("choose action", "sun moon")


@pytest.mark.rule("R94")
def test_if_no_hex_is_unoccupied_any_hex_will_do() -> None:
    names = Story.from_box(2).names
    story = Story(*(f"{name} Green 1" for name in names), step="start")
    assert story.may("settle") == names
    story.play("settle b2")
    assert story.members("b2") == {"Red": 2, "Green": 1}


@pytest.mark.rule("R94")
def test_whoever_has_a_member_left_does_not_come_back() -> None:
    story = Story("a1 Red 1", FAR, step="start")
    assert (story.map["a1"], story.step) == ("Red 1", "choose action")


@pytest.mark.rule("R94")
def test_the_others_play_on_until_the_lost_tribe_has_its_turn() -> None:
    story = Story("b2 Red 3 Green 3", "c3 Black 2", players=3, step="conflict")
    assert story.map == {"c3": "Black 2"}
    assert (story.turn, story.step) == ("Green", "reenter")
    story.play("settle b1", "place sun on lead", "place moon on grow")
    story.play("place sun on lead", "place moon on grow")
    assert (story.turn, story.step) == ("Red", "reenter")
    assert story.map == {"b1": "Green 4", "c3": "Black 4"}
