from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import lascaux
from lascaux.arena.contests.engines import LocalEngine
from lascaux.arena.contests.journal import FILE, read_journal
from lascaux.arena.contests.run import run_arena
from tests.cli.command import OUTSIDE, complaint

TWO_NODES = Path(__file__).parent / "two_nodes.py"
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": str(OUTSIDE),  # the small game is installed on all nodes
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # all on the loopback address
}

# So that both nodes have begun before one fails.
SLOW = "search:iterations=400" if lascaux.COMPILED else "greedy"

Program = subprocess.Popen[str]


def start(*arguments: object) -> Program:
    return subprocess.Popen(
        [sys.executable, *map(str, arguments)],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def arena(folder: Path, *arguments: object) -> Program:
    program = "from lascaux.cli import main; main()"
    where = ("--engine", "ray", "--json", "--out", folder)
    return start("-c", program, "arena", *arguments, "--seed", "s", *where)


def printed(program: Program) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


@contextmanager
def two_nodes() -> Iterator[tuple[Program, str]]:
    """A Ray cluster and its address."""
    cluster = start(TWO_NODES)
    try:
        yield cluster, printed(cluster)
    finally:
        cluster.communicate()


def report(program: Program) -> dict[str, Any]:
    out, complaints = program.communicate()
    assert complaints == ""
    told: dict[str, Any] = json.loads(out)
    return told


def must_equal_games_played_here(folder: Path, games: int) -> None:
    there = read_journal(folder)
    assert there.games == games
    assert there == run_arena(there.plan, folder / "here", LocalEngine())


def test_a_cluster_of_two_nodes_plays_the_same_games(tmp_path: Path) -> None:
    with two_nodes() as (_, address):
        told = report(arena(tmp_path, "pebbles", "-n", 12, "--ray-address", address))
    assert told["timing"]["nodes"] == 2
    must_equal_games_played_here(tmp_path, 12)


@pytest.mark.slow
def test_a_node_that_fails_loses_no_game(tmp_path: Path) -> None:
    with two_nodes() as (cluster, address):
        bots = ("--bots", f"{SLOW},random")
        playing = arena(tmp_path, "hunters", *bots, "-n", 40, "--ray-address", address)
        while not (tmp_path / FILE).exists() or (tmp_path / FILE).read_bytes().count(b"\n") < 15:
            assert playing.poll() is None
            time.sleep(0.005)
        assert cluster.stdin is not None
        print("fail", file=cluster.stdin, flush=True)
        assert printed(cluster) == "failed"
        assert read_journal(tmp_path).games < 40
        out, said = playing.communicate()  # Ray remarks on the failure where complaints go
    assert out, said
    assert json.loads(out)["timing"]["nodes"] == 2
    must_equal_games_played_here(tmp_path, 40)


@pytest.mark.slow
def test_without_an_address_a_cluster_is_started_and_ended(tmp_path: Path) -> None:
    told = report(arena(tmp_path, "pebbles", "-n", 2))
    assert told["games"] == 2
    assert told["timing"]["nodes"] == 1


def test_a_cluster_that_is_not_there_is_said_at_once(tmp_path: Path) -> None:
    where = ("--ray-address", "127.0.0.1:1", "--out", tmp_path)
    said = complaint("arena", "pebbles", "-n", 2, "--engine", "ray", *where)
    assert "there is no Ray cluster at 127.0.0.1:1" in said
    assert "--ray-address is for --engine ray" in complaint("arena", "pebbles", *where)
