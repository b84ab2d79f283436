"""What the view tells besides what lies on the table: what is asked, and what is possible."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tribes.scenario import GAME, Story

GOATS = {"leather_making": "Red", "cheese_making": "Red"}


def current(story: Story) -> dict[str, Any]:
    """What is asked, without what it is not about."""
    return {name: told for name, told in story.view["current"].items() if told}


@pytest.mark.parametrize(
    ("told", "moves", "asked"),
    [
        ({}, [], {"step": "select tile"}),
        (
            {"lands": {"Red": "goat 1, horse 1, wheat"}, "levels": {"Red": "procreation 2"}},
            ["take procreate", "procreate 1"],
            {"step": "place member", "left": 2},
        ),
        ({"levels": {"Red": "movement 1"}}, ["take move"], {"step": "move from", "left": 2}),
        ({}, ["take move", "move 1"], {"step": "move to", "land": 1}),
        (
            {"lands": {"Red": "goat 13, horse 1, wheat 1"}},
            ["take procreate", "shift 2"],
            {"step": "shift to", "land": 2},
        ),
        (
            {"lands": {"Red": "goat 1, horse 1, wheat 1, gold 1"}, "stones": GOATS},
            ["take move_hand", "complete weaving"],
            {"step": "exhaust wild", "left": 2, "board": "weaving"},
        ),
    ],
)
def test_what_is_asked(told: dict[str, Any], moves: list[str], asked: dict[str, Any]) -> None:
    assert current(Story(**told).play(*moves)) == asked


def test_the_land_that_is_to_be_laid() -> None:
    story = Story(row="explore").will_draw("incense").play("take explore")
    assert current(story) == {"step": "lay where", "resource": "incense"}


def test_nothing_is_asked_once_it_is_over() -> None:
    story = Story(row="harvest_festival", turn="Green", displayed="conquest")
    assert current(story.play("take harvest_festival")) == {}


def test_what_is_possible_and_what_is_missing() -> None:
    story = Story(
        lands={"Red": "goat 1, horse 1, wheat", "Green": "gold! 1, horse, wheat"}, stones=GOATS
    )
    boards = {board["id"]: board for board in story.view["boards"] if board["id"]}
    told = {
        id: (board["possible"][0], board["short"][0], board["reach"][0])
        for id, board in boards.items()
    }
    assert told == {
        "hunting": (True, 0, "direct"),
        "leather_making": (False, 0, "done"),
        "cooking": (True, 1, "direct"),
        "barter": (True, 1, "direct"),
        "cheese_making": (False, 1, "done"),
        "weaving": (False, None, "direct"),
    }
    assert not any(board["possible"][1] for board in boards.values()), "Green holds nothing"


def test_prices_are_those_of_whoever_plays() -> None:
    story = Story(row="move:1 explore fever", shells={"Red": 1})
    row = [
        (tile["id"], tile["price"], tile["in_reach"], tile["shells"]) for tile in story.view["row"]
    ]
    assert row == [("move", 0, True, 1), ("explore", 1, True, 0), ("fever", 2, False, 0)]


def test_only_whoever_decides_has_choices() -> None:
    story = Story(lands={"Red": "goat 1, horse, wheat"}).play("take move")
    assert [choice["text"] for choice in GAME.view(story.state, 0)["choices"]] == ["move 1", "stop"]
    assert GAME.view(story.state, 1)["choices"] == story.view["choices"] == []
