"""Why a move is refused, where a chapter's own tests do not ask."""

from __future__ import annotations

import pytest

from tests.games.rise.scenario import Story


@pytest.mark.rule("R44")
def test_no_more_members_than_the_action_shows() -> None:
    hexes = ("b2 lake Red 4 mammoth", "a1 Red 1", "a3 Green 1")
    story = Story(*hexes, tamer="Red", points={"Red": 3}, hand="moon sun")
    story.play("place moon on move", "move b2 b3", "move b2 b3")
    assert story.may("mammoth") == ["a1", "b3"], "Red is still asked"
    assert story.refusal("move b2 b3") == "R44"


@pytest.mark.rule("R110")
def test_two_members_are_too_few_to_gather_in_the_jungle() -> None:
    story = Story("b2 jungle Red 2", "a1 lake Red 1", "c3 Green 1").play("place sun on gather")
    assert story.refusal("gather b2") == "R110"


@pytest.mark.rule("R113")
def test_no_village_on_the_glacier() -> None:
    hexes = ("b2 glacier Red 1", "a1 lake Red 1", "c3 Green 1")
    story = Story(*hexes, step="five", tribes={"Red": "dananu"}, goods={"Red": "8 food"})
    assert story.may("build") == ["a1"]
    assert story.refusal("build b2") == "R113"


@pytest.mark.rule("R126")
def test_the_second_wayfarer_goes_where_the_first_went() -> None:
    hexes = ("b1 Red 3", "c1 Red 2", "a3 Green 1")
    story = Story(*hexes, powers={"Red": "wayfarers"}, hand="moon sun")
    story.play("place moon on move", "wander", "move b1 b3")
    assert story.choices == ["move b1 b3", "stop"]
    assert story.refusal("move b1 b2") == story.refusal("move c1 b1") == "R126"


@pytest.mark.rule("R136")
@pytest.mark.parametrize("power", ["hidden_village", "light_in_the_dark"])
def test_no_hidden_village_without_the_power_or_one_on_the_map(power: str) -> None:
    hexes = ("b2 Red 2", "c3 Green 1")
    goods = {"Red": "6 food 6 wood 6 stone"}
    story = Story(*hexes, powers={"Red": power}, step="five", goods=goods)
    assert story.refusal("build hidden") == "R136"


@pytest.mark.rule("R151")
@pytest.mark.parametrize(
    ("hexes", "slots"),
    [
        (("b2 lake Red 4", "c3 Green 1"), []),  # no mammoth
        (("b2 lake Red 1 mammoth", "c3 Green 1"), ["mammoth"]),  # too few
        (("b2 lake Red 3 Green 3 mammoth",), ["mammoth"]),  # not the majority
    ],
)
def test_a_mammoth_that_cannot_be_tamed(hexes: tuple[str, ...], slots: list[str]) -> None:
    assert Story(*hexes, slots=slots).refusal("tame with sun") == "R151"


@pytest.mark.rule("R33")
@pytest.mark.rule("R151")
def test_a_mammoth_is_tamed_with_a_die_in_hand() -> None:
    story = Story("b2 lake Red 4 mammoth", "c3 Green 1", slots=["mammoth"], hand="sun moon")
    assert story.may("tame with") == ["moon", "sun"]
    assert story.refusal("tame with blank") == "R33"


@pytest.mark.rule("R83")
@pytest.mark.rule("R166")
def test_a_price_that_is_not_asked_or_not_there() -> None:
    village = Story(
        "b2 lake Red 1",
        "c3 Green 1",
        step="five",
        powers={"Red": "crafty_builders"},
        goods={"Red": "2 food 2 wood"},
    ).play("build b2")
    assert village.refusal("pay 3 food") == village.refusal("pay 1 food 1 wood") == "R83"
    altar = Story(
        *("b2 lake Red 2", "c3 Green 1"),
        slots=["altar"],
        step="five",
        goods={"Red": "5 food 1 wood 1 stone"},
    ).play("buy altar")
    assert altar.choices == ["pay 1 food 1 wood 1 stone", "pay 4 food"]
    assert altar.refusal("pay 4 wood") == "R166"
