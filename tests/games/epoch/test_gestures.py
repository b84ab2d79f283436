"""Journeys and aims in one movement: the cheapest way, its price, and what stays behind."""

from __future__ import annotations

from typing import cast

import pytest

from lascaux.engine.rng import Rng
from lascaux.games.epoch.rules.state import EpochState
from lascaux.testing.walk import walk
from tests.games.epoch.answers import GAME
from tests.games.epoch.choosing import gesture, summary
from tests.games.epoch.scenario import Story
from tests.games.epoch.test_long_turn import the_example


def land(**more: object) -> Story:
    """Red on a village; a mountain is the short way north, grasslands and forest go round it."""
    tiles = {"R1-01": "mountain", "R1-02": "grasslands", "R2-02": "forest", "R2-01": "grasslands"}
    told: dict[str, object] = {"tiles": tiles, "leaders": {"Red": "V-N"}, "food": {"Red": 12}}
    return Story(**(told | more))  # type: ignore[arg-type]


@pytest.mark.rule("E104")
def test_a_journey_goes_the_cheapest_way() -> None:
    story = land()
    assert gesture(story, "leader-0", "R2-01") == ["walk R1-02", "walk R2-02", "walk R2-01"]
    assert gesture(story, "", "R2-01") == gesture(story, "leader-0", "R2-01")
    assert summary(story, *gesture(story, "", "R2-01")).endswith(", 4 food")


@pytest.mark.rule("E114")
def test_with_a_rope_the_mountain_is_shorter() -> None:
    story = land(goods={"Red": "1 rope"})
    assert gesture(story, "", "R2-01") == ["walk R1-01", "walk R2-01"]
    assert summary(story, *gesture(story, "", "R2-01")).endswith(", 3 food")


@pytest.mark.rule("E204")
def test_a_cloak_halves_what_is_shown_and_paid() -> None:
    story = the_example().play("develop R2-09", "homage Green", "walk R1-06")
    story.play("homage Black")
    reach = {way["cell"]: way["food"] for way in GAME.view(story.state, 0)["reach"]}
    before = story.food("Red")
    story.play(*gesture(story, "", "R3-04"))
    assert (story.at("Red"), before - story.food("Red")) == ("R3-04", reach["R3-04"])


def test_without_enough_food_there_is_no_way() -> None:
    story = land(food={"Red": 3})
    assert gesture(story, "", "R2-01") == []
    assert gesture(story, "", "R2-02") == ["walk R1-02", "walk R2-02"]


@pytest.mark.rule("E153")
def test_what_cannot_be_carried_stays_behind_raw_first() -> None:
    story = land(goods={"Red": "4 wood 2 hide 1 rope"})
    chain = gesture(story, "", "R2-01")
    assert chain == ["walk R1-01", "leave wood", "leave wood", "walk R2-01"]
    assert summary(story, *chain).startswith("Go to ")
    story.play(*chain)
    assert (story.loose("V-N"), story.goods("Red")) == ("2 wood", "2 wood 2 hide 1 rope")


@pytest.mark.rule("E108")
def test_the_way_crosses_other_leaders_and_never_ends_there() -> None:
    story = land(leaders={"Red": "V-N", "Green": "R1-02"})
    assert gesture(story, "", "R1-02") == []
    assert gesture(story, "", "R2-02") == ["walk R1-02", "walk R2-02"]


def test_a_card_of_the_aims_stands_for_what_it_is_about() -> None:
    story = Story(
        tiles={"R1-01": "bow_a", "R1-02": "basket_a"},
        leaders={"Red": "R1-01"},
        goods={"Red": "3 wood"},
    )
    assert gesture(story, "", "aim-R1-02") == ["develop R1-02"]
    assert gesture(story, "", "aim-NE") == []


def test_prices_that_are_shown_are_those_that_are_paid() -> None:
    rng = Rng("ways")
    tried = 0
    for position in walk(GAME.new(3, "ways"), "ways"):
        state = cast(EpochState, position)
        seat = int(state.to_move)
        if state.over or state.question().step != "main" or rng.below(6):
            continue
        for way in GAME.view(state, seat)["reach"]:
            chain = GAME.gesture(state, "", way["cell"])
            assert chain, f"{way} is shown and cannot be gone"
            twin = state.copy()
            for action in chain:
                twin.apply(action)
            food = state.food[seat] + state.purse - twin.food[seat] - twin.purse
            cells = GAME.content.cell_ids
            assert (cells[twin.leader[seat]], food) == (way["cell"], way["food"])
            tried += 1
        if tried > 300:
            return
    raise AssertionError("too few ways were tried")
