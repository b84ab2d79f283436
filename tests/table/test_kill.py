"""The server is killed at random moments; every move that anybody had seen is there afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
import websockets

from tests.table.house import Seen
from tests.table.server import Server, running

PATIENCE = 60.0  # seconds, on a machine that has other things to do
TABLES = 4  # that are played at the same time
LONGEST_LIFE = 40  # moves that are seen before the server is killed
BETWEEN_MOVES = 0.02  # seconds
TOO_FAST = "too fast; wait a moment"  # what somebody is told who sends more than people do


@dataclass
class Table:
    """What the clients of one table have been shown so far."""

    id: str
    token: str
    position: int = 0
    log: dict[int, str] = field(default_factory=dict)
    over: bool = False

    def look_at(self, seen: Seen) -> None:
        """A client has been shown a screen. Nothing is taken back at these tables."""
        self.position = max(self.position, seen.position)
        self.log |= public(seen)
        self.over = self.over or seen.last["over"]


def public(seen: Seen) -> dict[int, str]:
    """The log without what each seat reads in its own words."""
    return {number: line for number, line in seen.log.items() if " drew " not in line}


def new_table(server: Server) -> Table:
    wanted = {"game": "pebbles", "seats": ["me", "me", "bot:random"], "options": {"rounds": "9"}}
    answer = httpx.post(f"{server.address}/api/tables", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return Table(answer.json()["table"], answer.json()["token"])


def connect(server: Server, table: Table, token: str) -> websockets.connect:
    headers = {"cookie": f"lascaux={token}"}
    address = f"{server.live}/t/{table.id}/live"
    return websockets.connect(address, additional_headers=headers, open_timeout=PATIENCE)


async def play(server: Server, table: Table, token: str, rng: random.Random) -> None:
    """Act as fast as it goes, until the server is gone or the game is over."""
    seen = Seen()
    try:
        async with connect(server, table, token) as socket:
            number = 0
            async for text in socket:
                message = json.loads(text)
                if message.get("text") == TOO_FAST:
                    await asyncio.sleep(BETWEEN_MOVES)
                elif message["say"] == "screen":
                    seen.take(message)
                    table.look_at(seen)
                else:
                    continue
                if table.over:
                    return
                number += 1
                if command := answer(seen, rng):
                    await socket.send(json.dumps({"id": number, **command}))
    except (websockets.ConnectionClosed, websockets.InvalidMessage, OSError):
        pass  # killed


def answer(seen: Seen, rng: random.Random) -> dict[str, object]:
    """What to do next, if it is one's turn."""
    if seen.last["curtain"]:
        return {"do": "open", "seat": seen.last["turn"]}
    if seen.actions:
        return {"do": "act", "position": seen.position, "action": rng.choice(seen.actions)}
    return {}


def moves_seen(tables: list[Table]) -> int:
    """All that have come to anybody's eyes."""
    return sum(table.position for table in tables)


async def one_life(server: Server, tables: list[Table], rng: random.Random) -> None:
    """Everybody plays; in the middle of it the server is killed."""
    clients = [
        asyncio.create_task(play(server, table, token, random.Random(rng.random())))
        for table in tables
        for token in (table.token, "a-spectator")
    ]
    enough = moves_seen(tables) + rng.randint(2, LONGEST_LIFE)
    async with asyncio.timeout(PATIENCE):
        while moves_seen(tables) < enough and not all(table.over for table in tables):
            await asyncio.sleep(0.005)
    # Not a wait for something: the random moment is what this test is about.
    await asyncio.sleep(rng.uniform(0, BETWEEN_MOVES))
    await asyncio.to_thread(server.kill)
    await asyncio.wait_for(asyncio.gather(*clients), PATIENCE)


async def compare(server: Server, table: Table) -> None:
    """All that anybody had been shown before is still so."""
    async with connect(server, table, "somebody-else") as socket:
        seen = Seen()
        seen.take(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
    assert seen.position >= table.position, (seen.position, table.position)
    assert max(seen.log) >= max(table.log, default=0)
    for number, line in public(seen).items():
        assert table.log.get(number, line) == line, (number, line, table.log[number])
    assert seen.last["over"] >= table.over
    table.look_at(seen)


def kill_again_and_again(rounds: int) -> int:
    """Gives how many moves had been seen when the server was killed."""
    rng = random.Random(os.environ.get("LASCAUX_KILL_SEED", "kill"))
    moves = 0
    with running() as server:
        tables = [new_table(server) for _ in range(TABLES)]
        for _ in range(rounds):
            asyncio.run(one_life(server, tables, rng))
            server.start()
            for table in tables:
                asyncio.run(compare(server, table))
            moves += moves_seen([table for table in tables if table.over])
            tables = [new_table(server) if table.over else table for table in tables]
        moves += moves_seen(tables)
        # A process for bots that was just being born complains of its parent's death, in Python's
        # own code; none of ours may.
        assert "lascaux/" not in server.errors(), server.errors()
    return moves


def test_every_move_that_was_seen_is_there_after_a_kill() -> None:
    rounds = 2
    moves = kill_again_and_again(rounds)
    assert moves > rounds
    print(f"killed {rounds} times, {moves} moves seen, none lost")


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_every_move_that_was_seen_is_there_after_many_kills() -> None:
    rounds = 60
    moves = kill_again_and_again(rounds)
    assert moves > 2 * rounds
    print(f"killed {rounds} times, {moves} moves seen, none lost")


def processes_of(group: int) -> list[int]:
    """The living processes of a group."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = path.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(after_name[2]) == group and after_name[0] != "Z":
            found.append(int(path.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_no_thinking_process_outlives_a_killed_server() -> None:
    with running() as server:
        table = new_table(server)
        rng = random.Random("x")
        asyncio.run(asyncio.wait_for(play(server, table, table.token, rng), PATIENCE))
        assert table.over
        group = server.group
        assert len(processes_of(group)) > 1
        server.kill()
        deadline = time.monotonic() + PATIENCE
        while processes_of(group) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert processes_of(group) == []


def test_ctrl_c_ends_it_while_people_look_on() -> None:
    with running() as server:
        table = new_table(server)
        with (
            httpx.Client(timeout=PATIENCE) as client,
            client.stream("GET", f"{server.address}/api/tables/{table.id}/events") as stream,
        ):
            assert next(stream.iter_lines()).startswith("data:")

            async def end() -> int:
                async with connect(server, table, table.token) as socket:
                    await socket.recv()
                    return await asyncio.to_thread(server.interrupt, 20.0)

            code = asyncio.run(end())
        assert code in (0, -2)
        assert "Traceback" not in server.errors(), server.errors()
