"""Why something cannot be chosen: a sentence, and a rule that there is."""

from __future__ import annotations

import pytest

from tests.games.epoch.choosing import RULES, panes, refused
from tests.games.epoch.scenario import Story


def marsh(**more: object) -> Story:
    """Red on marshes, with water and a forest beside."""
    told: dict[str, object] = {
        "tiles": {"R1-05": "marshes", "R2-08": "canoe_a", "R1-06": "forest", "R2-09": "grasslands"},
        "leaders": {"Red": "R1-05", "Green": "R1-06"},
        "food": {"Red": 5},
    }
    return Story(**(told | more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "text", "rule"),
    [
        ("act-hunt", "Hunt: no deer on marshes.", "E62"),
        ("act-butcher", "You have no deer.", "E66"),
        ("R2-08", "Without a canoe nobody goes onto water.", "E115"),
        ("R1-06", "You cannot stop where Ben's leader stands.", "E108"),
        ("R1-05", "Your leader stands here.", "E26"),
        ("R3-01", "That tile lies face down: explore it from a tile beside.", "E106"),
        ("NE", "Your leader is not beside that site.", "E91"),
        ("NE.2", "Your leader is not beside that site.", "E91"),
        ("NE.x", "Now it is asked: what do you do?", "E33"),
        ("aim-NE", "Your leader is not beside that site.", "E91"),
        ("aim-R1-05", "You cannot pay for that.", "E77"),
        ("clan-1", "There is no ability to use.", "A2"),
        ("make-rope", "Without the ability that cannot be made.", "E127"),
        ("good-deer", "You have no deer.", "E101"),
        ("leader-0", "Point at a tile: your leader goes there by the cheapest way.", "E102"),
    ],
)
def test_a_tap_on_what_is_not_lit_says_why(name: str, text: str, rule: str) -> None:
    assert refused(marsh(), name) == (text, rule)


def test_to_who_does_not_decide_it_is_said_who_does() -> None:
    assert refused(marsh(), "R1-05", 1) == ("It is for Ana to decide.", "E38")


@pytest.mark.rule("E44")
def test_during_an_action_nobody_moves() -> None:
    story = marsh(goods={"Red": "1 stone"}).play("fish")
    assert refused(story, "R2-09") == ("Nobody moves during an action.", "E44")


@pytest.mark.rule("E108")
def test_who_crosses_goes_on() -> None:
    story = marsh().play("walk R1-06")
    assert refused(story, "act-gather")[1] == "E108"


def test_everything_on_the_table_has_a_reason_with_a_rule() -> None:
    story = marsh()
    names = [name for pane in panes(story, "Red").values() for name in pane.names()]
    for name in names:
        text, rule = refused(story, name)
        assert text.endswith((".", "?")), (name, text)
        assert rule in RULES, (name, rule)
