"""Recorded games of bots that can play: every way to end, told so that a stranger can referee."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from lascaux.engine.record import Record
from lascaux.games.epoch.rules.state import EpochState
from tests.cli.command import run
from tests.games.epoch.answers import GAME
from tests.games.epoch.recount import Recount

pytestmark = pytest.mark.once

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(path.stem for path in FOLDER.glob("*.txt"))


def ended(name: str) -> EpochState:
    """The last position of a recorded game, once all of it has been checked."""
    state = Record.load(FOLDER / f"{name}.txt").verify(GAME)
    assert isinstance(state, EpochState)
    return state


@pytest.mark.rule("E139")
@pytest.mark.rule("E140")
@pytest.mark.rule("A61")
def test_every_way_to_end_is_recorded() -> None:
    assert {GAME.result(ended(name)).ending for name in RECORDS} == set(GAME.endings)


@pytest.mark.rule("E188")
def test_one_of_them_is_won_against_the_dummy() -> None:
    state = ended("alone-1")
    person, dummy = state.scores()
    assert person > dummy
    assert state.winners() == [0]


@pytest.mark.parametrize("name", ["alone-1", "eight-tiles-2"])
def test_a_referee_needs_no_more_than_the_replay(name: str) -> None:
    """Who decided what, and everything that is on the table afterwards, follows from its lines."""
    lines = run("replay", FOLDER / f"{name}.txt", "--json").stdout.splitlines()
    told: list[dict[str, Any]] = [json.loads(line) for line in lines]
    tiles: dict[str, str] = {}
    start = told[0]["view"]
    recount = Recount(start, start["sides"][0]["food"], tiles.__getitem__)
    for before, now in pairwise([{}, *told]):
        tiles |= {cell["id"]: cell["tile"] for cell in now["view"]["cells"] if cell["tile"]}
        if before:
            assert now["seat"] == before["view"]["to_move"]
            offered = before["views"][now["seat"]]["choices"]
            assert {"action": now["action"], "text": now["notation"]} in offered
            recount.decided(now["notation"])
        for event in now["events"]:
            recount.follow(event)
        if now["view"]["asked"] != "leave behind":  # on the way it is told where the step leads
            check(now["view"], recount)
    sides = range(len(start["sides"]))
    assert [[*told[-1]["points"].values()][side] for side in sides] == [
        dict(zip(GAME.sources, recount.points(side), strict=True)) for side in sides
    ]


def check(view: dict[str, Any], recount: Recount) -> None:
    """What lies on the table is what the lines have told."""
    for side, seen in enumerate(view["sides"]):
        assert (seen["food"], seen["status"]) == (recount.food[side], recount.status[side])
        assert seen["goods"] == +recount.goods[side]
        assert seen["leader"] == recount.leader[side]
        assert {*seen["abilities"]} == recount.owns(side)
    for cell in view["cells"]:
        assert cell["face_up"] == (cell["id"] in recount.open)
        assert cell["hut"] == recount.hut.get(cell["id"])
        assert Counter(cell["loose"]) == +recount.loose[cell["id"]]
    for site in view["sites"]:
        tokens = [recount.tokens.get((site["slot"], n)) for n in range(len(site["tokens"]))]
        assert site["tokens"] == tokens
        assert site["discovered"] == (site["slot"] in recount.found)
