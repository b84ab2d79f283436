"""Load: many live tables with a greedy bot each, and how long a person waits for the screen.

`python tools/load.py --tables 200 --seconds 20` starts a real server on loopback with a
database of its own, sits down at that many tables, and plays random legal moves as a person
would: look at the answer, point at something to have it explained, think for 2 to 5 seconds,
decide. The tables start in the middle of
the game, where there is most to draw and to choose; `--moves 0` starts at the beginning. It
prints how long it takes from sending a decision to receiving the screen with it, next to a no-op
on the same sockets in the same run: `ping` to `pong`. Part of both is this script, which shares
the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import lascaux
from lascaux.engine.game import Game, game
from lascaux.table.store.rows import Move
from lascaux.table.store.store import Store
from running import Server

MOST_TABLES = 2000
MOST_SECONDS = 600.0
PATIENCE = 120.0  # seconds for one answer
AT_ONCE = 20  # tables set up at the same time


@dataclass
class Counts:
    """What was measured and what happened, over all tables."""

    actions: list[float] = field(default_factory=list)
    pings: list[float] = field(default_factory=list)
    screens: int = 0
    bytes: int = 0
    bot_moves: int = 0
    refused: int = 0
    lost: int = 0
    over: int = 0


class Start:
    """The moment when everybody has a board in front of them; nothing is measured before."""

    def __init__(self, players: int) -> None:
        self._missing = players
        self._ready = asyncio.Event()
        self._at = 0.0

    async def wait(self) -> float:
        """Say that one is ready and wait for the rest."""
        self.give_up()
        await self._ready.wait()
        return self._at

    def give_up(self) -> None:
        """One less to wait for."""
        self._missing -= 1
        if self._missing == 0:
            self._at = time.monotonic()
            self._ready.set()


class Player:
    """A person at a table, over one WebSocket."""

    def __init__(self, url: str, cookie: str, think: tuple[float, float], counts: Counts) -> None:
        self._url = url
        self._cookie = cookie
        self._think = think
        self._counts = counts
        self._position = -1
        self._choices: list[int] = []
        self._over = False
        self._numbers = 0
        self._measuring = False

    async def play(self, start: Start, seconds: float, rng: random.Random) -> None:
        """Sit down, wait for the others, and play for so long."""
        headers = {"Cookie": f"lascaux={self._cookie}"}
        try:
            async with connect(
                self._url,
                additional_headers=headers,
                max_size=None,
                compression=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            ) as socket:
                await self._until_mine(socket)
                begin = await start.wait()
                until = begin + seconds
                self._measuring = True
                await self._rest(socket, begin + rng.uniform(0, self._think[1]))
                while time.monotonic() < until and not self._over:
                    await self._ping(socket)
                    await self._act(socket, rng)
                    await self._until_mine(socket)
                    await self._send(socket, do="explain")
                    await self._rest(
                        socket, min(until, time.monotonic() + rng.uniform(*self._think))
                    )
        except (ConnectionClosed, TimeoutError, OSError):
            self._counts.lost += 1
            start.give_up()
        self._counts.over += self._over

    async def _ping(self, socket: ClientConnection) -> None:
        sent = time.perf_counter()
        await self._send(socket, do="ping")
        while (await self._receive(socket))["say"] != "pong":
            pass
        self._counts.pings.append(time.perf_counter() - sent)

    async def _act(self, socket: ClientConnection, rng: random.Random) -> None:
        if not self._choices:
            return
        before = self._position
        sent = time.perf_counter()
        await self._send(socket, do="act", position=before, action=rng.choice(self._choices))
        while self._position == before:
            if (await self._receive(socket))["say"] == "refused":
                self._counts.refused += 1
                return
        self._counts.actions.append(time.perf_counter() - sent)

    async def _until_mine(self, socket: ClientConnection) -> None:
        while not self._choices and not self._over:
            await self._receive(socket)

    async def _rest(self, socket: ClientConnection, until: float) -> None:
        """Think; whatever comes in meanwhile is read at once, as a browser would."""
        while (left := until - time.monotonic()) > 0:
            try:
                await asyncio.wait_for(self._receive(socket), left)
            except TimeoutError:
                return

    async def _send(self, socket: ClientConnection, **command: Any) -> None:
        self._numbers += 1
        await socket.send(json.dumps({"id": self._numbers, **command}))

    async def _receive(self, socket: ClientConnection) -> dict[str, Any]:
        text = await asyncio.wait_for(socket.recv(), PATIENCE)
        message: dict[str, Any] = json.loads(text)
        if message["say"] == "screen":
            if self._measuring:
                self._counts.screens += 1
                self._counts.bytes += len(text)
                self._counts.bot_moves += not message["mine"]
            self._position = message["position"]
            self._choices = [choice[0] for choice in message["ask"]["choices"]]
            self._over = message["over"]
        return message


def seed_of(table: int) -> str:
    """Every run deals the same games."""
    return f"load {table}"


async def create(client: httpx.AsyncClient, game_id: str, number: int) -> tuple[str, str]:
    """A table with a greedy bot: its address and the token of the person's seat."""
    wanted = {"game": game_id, "seats": ["me", "bot:greedy"], "seed": seed_of(number)}
    answer = await client.post("/api/tables", json=wanted)
    answer.raise_for_status()
    made = answer.json()
    return made["url"], made["token"]


async def play_ahead(store: Store, table_id: str, played: Game, seed: str, moves: int) -> None:
    """Store random moves of both seats, before anybody looks at the table."""
    state = played.new(2, seed)
    rng = random.Random(seed)
    for number in range(1, moves + 1):
        if state.over:
            return
        action, seat = rng.choice(list(state.legal())), int(state.to_move)
        state.apply(action)
        move = Move(number, seat, played.notation(action), time.time(), chain=number)
        result = "over" if state.over else ""
        await store.add_moves(table_id, number, [move], result, int(state.to_move))


async def run(server: Server, database: str, wanted: argparse.Namespace) -> Counts:
    """Set the tables up, play at them, and measure."""
    counts = Counts()
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> tuple[str, str]:
        async with gate:
            return await create(client, wanted.game, number)

    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        tables = await asyncio.gather(*(one(number) for number in range(wanted.tables)))
    if wanted.moves:
        store, played = Store(database), game(wanted.game)
        for number, (url, _) in enumerate(tables):
            await play_ahead(store, url.split("/")[-1], played, seed_of(number), wanted.moves)
        store.close()
    line = server.url.replace("http", "ws", 1)
    players = [
        Player(f"{line}{url}/live", token, (wanted.least, wanted.most), counts)
        for url, token in tables
    ]
    start = Start(len(players))
    games = [
        player.play(start, wanted.seconds, random.Random(number))
        for number, player in enumerate(players)
    ]
    await asyncio.gather(*games)
    return counts


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """The middle and the slow end, in milliseconds.

    >>> percentiles([0.001, 0.002, 0.003])
    {'p50': 2.0, 'p95': 3.0, 'p99': 3.0, 'worst': 3.0}
    """
    if not seconds:
        return dict.fromkeys(("p50", "p95", "p99", "worst"), float("nan"))
    line = sorted(seconds)
    at = {f"p{share}": line[min(len(line) - 1, len(line) * share // 100)] for share in (50, 95, 99)}
    return {name: round(value * 1000, 2) for name, value in (at | {"worst": line[-1]}).items()}


def report(wanted: argparse.Namespace, counts: Counts) -> dict[str, Any]:
    """All figures of a run."""
    return {
        "game": wanted.game,
        "tables": wanted.tables,
        "decisions before": wanted.moves,
        "seconds": wanted.seconds,
        "think": [wanted.least, wanted.most],
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "compiled": lascaux.COMPILED,
        "action to screen, ms": percentiles(counts.actions),
        "ping to pong, ms": percentiles(counts.pings),
        "actions": len(counts.actions),
        "pings": len(counts.pings),
        "screens": counts.screens,
        "screens of others' moves": counts.bot_moves,
        "megabytes": round(counts.bytes / 1e6, 1),
        "refused": counts.refused,
        "lost connections": counts.lost,
        "games over": counts.over,
    }


def read_arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="hunters")
    parser.add_argument("--moves", type=int, default=70, help="decisions taken before")
    parser.add_argument("--least", type=float, default=2.0, help="seconds of thinking, at least")
    parser.add_argument("--most", type=float, default=5.0, help="seconds of thinking, at most")
    parser.add_argument("--pace", type=float, default=0.4, help="seconds that a bot takes at least")
    parser.add_argument("--database", default="", help="a URL; else a new SQLite file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args()
    wanted.tables = max(1, min(MOST_TABLES, wanted.tables))
    wanted.seconds = max(1.0, min(MOST_SECONDS, wanted.seconds))
    wanted.least = max(0.0, wanted.least)
    wanted.most = max(wanted.least, wanted.most)
    return wanted


def main() -> None:
    """Start the server, run, end the server, print."""
    wanted = read_arguments()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{Path(folder) / 'load.db'}"
        with Server(database, pace=wanted.pace) as server:
            counts = asyncio.run(run(server, database, wanted))
    figures = report(wanted, counts)
    if wanted.json:
        print(json.dumps(figures, indent=2))
        return
    for name, value in figures.items():
        if isinstance(value, dict):
            value = "  ".join(f"{part} {number:8.2f}" for part, number in value.items())
        print(f"{name:>26}  {value}")


if __name__ == "__main__":
    main()
