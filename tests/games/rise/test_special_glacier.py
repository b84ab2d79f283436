"""The Glacier: what it takes away, how it melts, and the stones that it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.rise.rules import entries
from tests.games.rise.scenario import Story


def frozen(*hexes: str, **more: Any) -> Story:
    """The Glacier lies on b2."""
    return Story(*hexes, "c3 Green 1", **more)


@pytest.mark.rule("R112")
def test_the_glacier_holds_three() -> None:
    story = frozen("b2 glacier Red 4", "a1 Red 1", step="conflict")
    assert story.members("b2") == {"Red": 3}
    assert frozen("b2 glacier Red 3", step="conflict").members("b2") == {"Red": 3}
    fight = frozen("b2 glacier Red 3 Green 1", step="conflict")
    assert fight.members("b2") == {"Red": 2}


@pytest.mark.rule("R113")
@pytest.mark.parametrize(("land", "sites"), [("glacier", ["b3"]), ("melted", ["b2", "b3"])])
def test_no_village_is_built_on_the_glacier(land: str, sites: list[str]) -> None:
    story = frozen(
        *(f"b2 {land} Red 1", "b3 lake Red 1"),
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "4 food"},
    )
    assert story.may("build") == sites


@pytest.mark.rule("R114")
def test_the_glacier_gives_one_stone_whatever_would_add_to_it() -> None:
    plain = frozen("b2 glacier Red 1", hand="moon sun").play("place moon on gather", "gather b2")
    assert plain.goods("Red") == {"stone": 1}
    story = frozen(
        "b2 great_mountain glacier Red 4",
        hand="moon sun",
        powers={"Red": "focused_effort"},
        completed={"Red": "basket"},
    )
    story.play("place moon on gather", "gather b2")
    assert (story.goods("Red"), story.step) == ({"stone": 1}, "choose action")


@pytest.mark.rule("R114")
def test_the_basket_still_helps_another_hex() -> None:
    hexes = ("b2 glacier Red 1", "b3 mountain Red 1")
    story = frozen(*hexes, hand="blank sun", completed={"Red": "basket"})
    story.play("place blank on gather", "gather b2", "gather b3")
    assert story.goods("Red") == {"stone": 4}, "1, and 2 and 1 more"


@pytest.mark.rule("Q58")
def test_plentiful_stone_comes_on_top_of_the_one() -> None:
    story = frozen("b2 glacier Red 1", hand="moon sun", slots=["plentiful_stone"])
    story.play("place moon on gather", "gather b2")
    assert story.goods("Red") == {"stone": 3}
    assert story.on_tile("plentiful_stone") == {"stone": 4}


@pytest.mark.rule("R115")
@pytest.mark.parametrize("action", ["grow", "move", "gather", "lead"])
@pytest.mark.parametrize("turn", ["Red", "Green"])
def test_every_strong_action_of_anybody_brings_the_glacier_a_stone(action: str, turn: str) -> None:
    story = Story("b2 glacier", "a1 lake Red 2", "c3 lake Green 2", turn=turn, hand="sun moon")
    story.play(f"place sun on {action}")
    if story.step in ("move members", "gather hex"):
        assert story.state.stones == 0, "not before the action has been carried out"
        story.play("stop")
    assert story.state.stones == 1


@pytest.mark.rule("R115")
@pytest.mark.rule("Q75")
def test_a_strong_action_that_achieves_nothing_brings_a_stone_as_well() -> None:
    story = Story("b2 glacier", "c3 Green 2", hand="sun moon").play("place sun on move")
    assert story.map == {"c3": "Green 2"}
    assert story.state.stones == 1


@pytest.mark.rule("R115")
@pytest.mark.parametrize("die", ["moon", "blank"])
def test_weak_and_normal_actions_bring_no_stone(die: str) -> None:
    story = Story("b2 glacier", "a1 Red 1", hand=f"{die} sun").play(f"place {die} on lead")
    assert story.state.stones == 0


@pytest.mark.rule("Q60")
@pytest.mark.parametrize(("answer", "stones"), [("give food", 1), ("no", 0)])
def test_an_action_made_strong_by_cunning_brings_a_stone(answer: str, stones: int) -> None:
    story = Story(
        *("b2 glacier", "a1 Red 1"),
        hand="blank sun",
        powers={"Red": "cunning"},
        goods={"Red": "1 food"},
    )
    story.play("place blank on lead", answer)
    assert story.state.stones == stones


@pytest.mark.rule("R116")
@pytest.mark.rule("R117")
def test_e17_the_fifth_stone_melts_the_glacier() -> None:
    story = Story(
        *("b2 glacier Green 2", "a1 lake Red 1", "c3 lake Green 1"), stones=4, hand="sun moon"
    )
    story.play("place sun on lead")
    place = next(spot for spot in story.view["hexes"] if spot["id"] == "b2")
    assert (place["frozen"], place["limit"], place["stones"]) == (False, 5, 5)
    assert place["terrain"] == ["mountain"]
    assert len(story.noted(entries.MELTED)) == 1
    story.play("place moon on gather", "stop")
    assert story.turn == "Green"
    story.play("place sun on gather", "gather b2")
    assert story.goods("Green") == {"stone": 7}
    assert story.state.stones == 0, "only the next player takes them"


@pytest.mark.rule("R116")
def test_four_stones_do_not_melt_it_and_no_sixth_comes() -> None:
    story = Story("b2 glacier Green 2", "a1 Red 1", stones=3, hand="sun moon")
    story.play("place sun on lead")
    assert (story.state.frozen, story.state.stones) == (True, 4)
    melted = Story("b2 melted", "a1 Red 1", hand="sun moon").play("place sun on lead")
    assert melted.state.stones == 5


@pytest.mark.rule("R117")
def test_the_stones_are_gone_once_they_are_taken() -> None:
    story = frozen("b2 melted Red 1 Green 1", "a1 Red 1", hand="moon sun")
    story.play("place moon on gather", "gather b2")
    assert story.goods("Red") == {"stone": 7}
    story.play("place sun on lead")
    while story.turn == "Red":
        story.play("end turn")
    story.play("place moon on gather", "gather b2")
    assert story.goods("Green") == {"stone": 2}


@pytest.mark.rule("Q75")
def test_the_gather_that_melts_the_glacier_still_gets_one_stone() -> None:
    story = frozen("b2 glacier Red 1", "a1 lake Red 1", stones=4, hand="sun moon")
    story.play("place sun on gather", "gather b2", "stop")
    assert story.goods("Red") == {"stone": 1}
    assert (story.state.frozen, story.state.stones) == (False, 5)


@pytest.mark.rule("Q75")
def test_the_second_action_may_take_the_stones_that_the_first_has_freed() -> None:
    story = frozen("b2 glacier Red 1", "a1 lake Red 1", stones=4, hand="sun moon")
    story.play("place sun on grow", *["grow a1"] * 4, "place moon on gather", "gather b2")
    assert story.goods("Red") == {"stone": 7}


@pytest.mark.rule("Q74")
def test_what_is_below_the_glacier_works_again_after_it_melts() -> None:
    story = frozen("b2 great_mountain melted Red 1", hand="moon sun")
    story.play("place moon on gather", "gather b2")
    assert story.goods("Red") == {"stone": 8}, "2, and 1 for the Great Mountain, and 5"
