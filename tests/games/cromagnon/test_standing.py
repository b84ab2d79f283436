"""To pass beforehand: who may say it, and for what."""

from __future__ import annotations

import pytest

from tests.games.cromagnon.scenario import GAME
from tests.games.cromagnon.test_conflict import conflict

RED, GREEN, BLACK = range(3)
TRIBES = {"Red": "oceania 2", "Green": "oceania 1", "Black": "siberia 1"}


@pytest.mark.rule("C82")
def test_who_may_be_asked_can_pass_beforehand() -> None:
    story = conflict(TRIBES, hand={"Green": "hand_axe/half"}, players=3)
    assert [GAME.standing(story.state, seat) for seat in range(-1, 3)] == [None] * 4, "no area yet"
    story.play("fight oceania")
    assert story.decides == "Red", "with the tile that was just taken"
    offered = [GAME.standing(story.state, seat) for seat in range(-1, 3)]
    assert [each is not None for each in offered] == [False, True, True, False]
    said = offered[1 + GREEN]
    assert said and GAME.notation(said.action) == "pass"
    assert said.words == "Pass in Oceania"


@pytest.mark.rule("C82")
def test_it_is_about_one_area_and_over_with_the_pass() -> None:
    areas = {"oceania": "- - fire_drill!", "siberia": "- - fire_drill!"}
    story = conflict(
        {"Red": "oceania 2, siberia 1", "Green": "oceania 1, siberia 1"},
        areas,
        hand={"Red": "hand_axe/half", "Green": "spear_thrower/half"},
    )
    story.play("fight oceania")
    first = GAME.standing(story.state, GREEN)
    assert first and story.decides == "Red"
    story.play("pass")
    assert GAME.standing(story.state, RED) is None
    assert GAME.standing(story.state, GREEN) == first
    story.play("pass")
    assert GAME.standing(story.state, GREEN) is None
    if story.step == "pick area":
        story.play("fight siberia")
    then = GAME.standing(story.state, GREEN)
    assert then and then.about != first.about
    assert then.words == "Pass in Siberia"
