"""Recorded games of bots that can play: every way to end, told so that a stranger can referee."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from lascaux.engine.record import Record
from lascaux.games.cromagnon.rules.state import CroMagnonState
from tests.cli.command import run
from tests.games.cromagnon.answers import GAME
from tests.games.cromagnon.recount import Recount

pytestmark = pytest.mark.once

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(path.stem for path in FOLDER.glob("*.txt"))


def ended(name: str) -> CroMagnonState:
    """The last position of a recorded game, once all of it has been checked."""
    state = Record.load(FOLDER / f"{name}.txt").verify(GAME)
    assert isinstance(state, CroMagnonState)
    return state


def test_every_way_to_end_is_recorded() -> None:
    assert {GAME.result(ended(name)).ending for name in RECORDS} == set(GAME.endings)


@pytest.mark.rule("C106")
@pytest.mark.rule("C107")
@pytest.mark.parametrize(
    ("name", "points", "winner"), [("tied-2", [151, 151], 0), ("tied-5", [53, 60, 70, 75, 75], 4)]
)
def test_a_game_was_decided_by_tiles(name: str, points: list[int], winner: int) -> None:
    state = ended(name)
    assert state.scores() == points
    assert state.winners() == [winner]


@pytest.mark.parametrize("name", ["tied-2", "stalled-3"])
def test_a_referee_needs_no_more_than_the_replay(name: str) -> None:
    """Who decided what, what became of it, and all points follow from its lines."""
    lines = run("replay", FOLDER / f"{name}.txt", "--json").stdout.splitlines()
    told: list[dict[str, Any]] = [json.loads(line) for line in lines]
    recount = Recount(told[0]["view"])
    for before, now in pairwise([{}, *told]):
        if before:
            assert now["seat"] == before["view"]["to_move"]
            offered = before["views"][now["seat"]]["choices"]
            assert now["notation"] in {each["text"] for each in offered}
        for event in now["events"]:
            recount.follow(event)
    last = told[-1]
    assert [Counter(points) for points in last["points"].values()] == recount.points
    assert recount.points == recount.expected
    assert recount.winners() == ended(name).winners()
    for seat, view in enumerate(last["views"]):
        hand = view["seats"][seat]["hand"]
        assert Counter(tile["type"] for tile in hand) == +recount.hand[seat]
