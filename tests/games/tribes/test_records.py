"""Recorded games of bots that can play: every way to end, told so that a stranger can referee."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from lascaux.engine.record import Record
from lascaux.games.tribes.content.parts import RESOURCES
from lascaux.games.tribes.rules.state import TribesState
from tests.cli.command import run
from tests.games.tribes.answers import GAME

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(path.stem for path in FOLDER.glob("*.txt"))


def ended(name: str) -> TribesState:
    """The last position of a recorded game, once all of it has been checked."""
    state = Record.load(FOLDER / f"{name}.txt").verify(GAME)
    assert isinstance(state, TribesState)
    return state


def test_every_way_to_end_is_recorded() -> None:
    assert {GAME.result(ended(name)).ending for name in RECORDS} == set(GAME.endings)


@pytest.mark.rule("T119")
def test_a_game_was_decided_by_shells() -> None:
    state = ended("tied-2")
    assert state.scores() == [36, 36]
    assert list(state.shells) == [5, 3]
    assert state.winners() == [0]


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """A whole game as `lascaux replay --json` tells it."""
    lines = run("replay", FOLDER / "tied-2.txt", "--json").stdout.splitlines()
    return [json.loads(line) for line in lines]


def test_the_replay_says_who_decided_what(told: list[dict[str, Any]]) -> None:
    for before, step in pairwise(told):
        assert step["seat"] == before["view"]["to_move"]
        offered = before["views"][step["seat"]]["choices"]
        found = next(each for each in offered if each["text"] == step["notation"])
        told_as_data = {"action": step["action"], "text": step["notation"], **step["data"]}
        assert found == told_as_data


def test_the_replay_tells_every_draw(told: list[dict[str, Any]]) -> None:
    """What has left the bag, the stacks and the face-down boards was told when it did."""
    bag, first = Counter(dict.fromkeys(RESOURCES, 10)), told[0]["view"]
    for step in told:
        for event in step["events"]:
            if event["event"] == "drew":
                bag[event["resource"]] -= 1
            elif event["event"] == "started":
                bag.subtract(event[name] for name in ("resource", "second", "third"))
        assert bag == Counter(step["view"]["bag"])
    events = [event for step in told for event in step["events"]]
    revealed = [event["event_tile"] for event in events if event["event"] == "revealed"]
    last = told[-1]["view"]
    for before, after in zip(first["epochs"], last["epochs"], strict=True):
        gone = set(before["unseen_events"]) - set(after["unseen_events"])
        assert gone == set(revealed) & set(before["unseen_events"])
    turned = {event["board"] for event in events if event["event"] == "turned up"}
    assert turned == {b["id"] for b in last["boards"] if b["face_up"]} - {
        b["id"] for b in first["boards"] if b["face_up"]
    }


def test_the_replay_tells_points_by_source_as_they_are_scored(told: list[dict[str, Any]]) -> None:
    count: dict[str, Counter[str]] = {name: Counter() for name in ("Red", "Green")}
    for step in told:
        for event in step["events"]:
            if event["event"] in ("scored", "lost points"):
                sign = 1 if event["event"] == "scored" else -1
                count[GAME.seat_names[event["seat"]]][event["source"]] += sign * event["points"]
        for name, points in step["points"].items():
            assert {each: points[each] for each in points if points[each]} == {
                each: number for each, number in count[name].items() if number
            }
        own = [view["seats"][seat]["score"] for seat, view in enumerate(step["views"])]
        assert own == [sum(points.values()) for points in step["points"].values()]
