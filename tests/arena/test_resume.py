from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lascaux import LascauxError, game
from lascaux.arena.contests.engines import Collect, LocalEngine
from lascaux.arena.contests.journal import FILE, Journal, read_journal
from lascaux.arena.contests.plan import ArenaPlan, make_plan
from lascaux.arena.contests.run import run_arena
from tests.cli.command import begin

PLAN = make_plan("pebbles", ["greedy", "random"], 10, "s")


class Crash(Exception):
    """Something that nobody has foreseen."""


class FailingEngine:
    """Plays as the local one does, and crashes after three games."""

    nodes = 1

    def play(self, plan: ArenaPlan, numbers: Sequence[int], collect: Collect) -> None:
        LocalEngine().play(plan, numbers[:3], collect)
        raise Crash


def numbers(folder: Path) -> list[int]:
    """The games of a journal in the order in which they stand there."""
    lines = (folder / FILE).read_text().splitlines()
    return [json.loads(line)["game"] for line in lines[1:]]


def test_a_crashed_arena_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(Crash):
            run_arena(PLAN, tmp_path, FailingEngine())
    assert numbers(tmp_path) == [0, 1, 2, 3, 4, 5]
    heard: list[int] = []
    resumed = run_arena(PLAN, tmp_path, LocalEngine(), heard.append)
    assert heard == [6, 7, 8, 9, 10]
    assert numbers(tmp_path) == list(range(10))
    assert resumed == run_arena(PLAN, tmp_path / "other", LocalEngine())


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
def test_a_killed_arena_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    command = ("arena", "pebbles", "-n", 200, "--seed", "s", "--rounds", 9, "--jobs", 2, "--json")
    running = begin(*command, "--out", killed)
    journal = killed / FILE
    while not journal.exists() or journal.read_bytes().count(b"\n") <= 20:
        assert running.poll() is None
        time.sleep(0.005)
    running.send_signal(signal.SIGKILL)
    running.communicate()
    before = numbers_of_whole_lines(journal)
    assert 20 <= len(before) < 200
    for folder in (killed, whole):
        done = begin(*command, "--out", folder)
        done.communicate()
        assert done.returncode == 0
    after = numbers(killed)
    assert after[: len(before)] == before
    assert sorted(after) == list(range(200))
    assert read_journal(killed) == read_journal(whole)


def numbers_of_whole_lines(journal: Path) -> list[int]:
    lines = journal.read_bytes().split(b"\n")[1:-1]
    return [json.loads(line)["game"] for line in lines]


@pytest.mark.parametrize("torn", [1, 20, 10**6])
def test_a_torn_last_line_is_played_again(tmp_path: Path, torn: int) -> None:
    whole = run_arena(PLAN, tmp_path, LocalEngine())
    journal = tmp_path / FILE
    data = journal.read_bytes()
    last = len(data.splitlines(keepends=True)[-1])
    journal.write_bytes(data[: -min(torn, last - 1)])
    assert read_journal(tmp_path).games == 9
    heard: list[int] = []
    assert run_arena(PLAN, tmp_path, LocalEngine(), heard.append) == whole
    assert heard == [9, 10]


def test_a_journal_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"format":1,"pl')
    assert run_arena(PLAN, tmp_path, LocalEngine()).games == 10


def test_a_folder_with_another_plan_is_refused_and_left_alone(tmp_path: Path) -> None:
    run_arena(PLAN, tmp_path, LocalEngine())
    before = (tmp_path / FILE).read_bytes()
    other = make_plan("pebbles", ["greedy", "stubborn"], 10, "t")
    with pytest.raises(LascauxError, match=r"holds another arena: its bots .* its seed is 's'"):
        run_arena(other, tmp_path, LocalEngine())
    assert (tmp_path / FILE).read_bytes() == before


def test_an_arena_whose_content_has_changed_does_not_go_on(tmp_path: Path) -> None:
    content = tmp_path / "mine.toml"
    own = game("hunters").file("content/content.toml")
    content.write_text(own.read_text(encoding="utf-8"), encoding="utf-8")
    plan = make_plan("hunters", ["random", "stubborn"], 2, "s", content=content)
    run_arena(plan, tmp_path / "out", LocalEngine())
    changed = replace(plan, content_version="another")
    with pytest.raises(LascauxError, match="planned with content another of hunters"):
        run_arena(changed, tmp_path / "out", LocalEngine(2))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"nonsense\n", "line 1: this is no JSON"),
        (b"[]\n", "line 1: this is no JSON object"),
        (b'{"format":99,"plan":{}}\n', "no journal of an arena that this version can read"),
        (b'{"format":1,"plan":{}}\n', "no plan of an arena"),
        (b'{"format":1,"plan":3}\n', "no plan of an arena"),
        (b'{"format":1,"plan":{}}\n{"game":1}\n', "no plan of an arena"),
    ],
)
def test_a_file_that_is_no_journal_is_refused(tmp_path: Path, text: bytes, why: str) -> None:
    (tmp_path / FILE).write_bytes(text)
    with pytest.raises(LascauxError, match=why):
        read_journal(tmp_path)
    with pytest.raises(LascauxError, match=why):
        run_arena(PLAN, tmp_path, LocalEngine())
    assert (tmp_path / FILE).read_bytes() == text


@pytest.mark.parametrize(
    "change",
    [
        {"game": "1"},
        {"game": 10},
        {"game": -1},
        {"game": True},
        {"seats": 5},
        {"seats": []},
        {"seats": [1, 2]},
        {"seats": [{}, {}]},
    ],
)
def test_a_line_that_is_no_game_of_the_arena_is_refused(
    tmp_path: Path, change: dict[str, object]
) -> None:
    refused_with(tmp_path, lambda game: game.update(change))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("bot", "nobody"),
        ("bot", 5),
        ("seat", 1),
        ("deal", "another"),
        ("pairing", None),
        ("score", "9"),
        ("share", "1"),
        ("share", 7.0),
        ("sources", [1]),
        ("sources", {"secret": "1"}),
        ("forfeit", 1),
        ("weather", "fine"),
    ],
)
def test_a_game_with_a_wrong_value_is_refused(tmp_path: Path, name: str, value: object) -> None:
    refused_with(tmp_path, lambda game: game["seats"][0].update({name: value}))


def refused_with(folder: Path, spoil: Callable[[dict[str, Any]], None]) -> None:
    """Spoil the first game of a journal; it must be refused in one line and left alone."""
    run_arena(PLAN, folder, LocalEngine())
    head, game, *rest = (folder / FILE).read_text().splitlines()
    data = json.loads(game)
    spoil(data)
    text = "".join(f"{line}\n" for line in (head, json.dumps(data), *rest))
    (folder / FILE).write_text(text)
    with pytest.raises(LascauxError, match="line 2: this is no game of its arena"):
        read_journal(folder)
    with pytest.raises(LascauxError, match="line 2: this is no game of its arena"):
        run_arena(PLAN, folder, LocalEngine())
    assert (folder / FILE).read_text() == text


def test_a_game_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    run_arena(PLAN, tmp_path, LocalEngine())
    journal = tmp_path / FILE
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join([*lines, lines[3]]))
    with pytest.raises(LascauxError, match="line 12: game 2 is here for the second time"):
        read_journal(tmp_path)


def test_a_folder_without_a_journal_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(LascauxError, match="holds no arena"):
        read_journal(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no lock that lets others read")
def test_two_arenas_cannot_write_to_one_journal(tmp_path: Path) -> None:
    with Journal(tmp_path, PLAN), pytest.raises(LascauxError, match="another arena"):
        run_arena(PLAN, tmp_path, LocalEngine())
    run_arena(PLAN, tmp_path, LocalEngine())
