"""Crowded tables: every game with the most players, in its middle and at its end, in a database.

And some for two, to be played on from where they are, and some in which something is prepared. As
a program: `python tools/crowded.py DATABASE [TABLE ...]`. It runs in a process of its own, for
there the games in tests/outside count as installed.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from deals import ALL, Deal, set_up

OUTSIDE = Path(__file__).parent.parent / "tests" / "outside"
GAMES = (OUTSIDE,)  # folders with games from outside the project
ALL_OPTIONS = {
    "elders": "yes",
    "leaders": "yes",
    "terrain": "spice+bounty+hazard+wild-land+glacier",
}
CROWDED = (
    Deal("hunters", "hunters", 5, 116),  # 58 tiles
    Deal("hunters-end", "hunters", 5, ALL),
    Deal("rise-2", "rise", 4, 400, ALL_OPTIONS),  # with a volcano
    Deal("rise-12", "rise", 4, ALL, ALL_OPTIONS),
    Deal("tribes-54", "tribes", 4, 355, {"open_points": "yes"}),  # eleven tiles, three arrows
    Deal("tribes-12", "tribes", 4, ALL),
    Deal("cro-b", "cromagnon", 5, 214),  # tribes everywhere
    Deal("cro-c", "cromagnon", 5, 243),  # tiles are bid
    Deal("cro-a", "cromagnon", 5, ALL),
    Deal("epoch-a", "epoch", 4, 280),  # most tiles lie open
    Deal("epoch-b", "epoch", 4, ALL),
)
TO_PLAY = (
    Deal("hunters-log", "hunters", 2, 40),
    Deal("hunters-last", "hunters", 2, 100),
    Deal("rise-chain", "rise", 2, 45),  # four new members go somewhere
    Deal("rise-last", "rise", 2, 100, ALL_OPTIONS | {"terrain": "glacier+tar-pit"}),
    Deal("tribes-lands", "tribes", 2, 54),  # two new lands to lay
    Deal("tribes-last-4", "tribes", 2, 113),  # one event is left until the last round
    Deal("cro-last", "cromagnon", 2, 312, {"stall_rounds": "2"}),  # eight types are scored
)
WITH_A_BENCH = (
    Deal("epoch-c", "epoch", 4, 200, until="bench"),
    Deal("pebbles-2", "pebbles", 3, 3, {"rounds": "9"}, until="bench"),  # on the stage
)
EVERYTHING = (*CROWDED, *TO_PLAY, *WITH_A_BENCH)
TABLES = tuple(deal.id for deal in CROWDED)
ONE_OF_EACH = tuple({deal.game: deal.id for deal in reversed(CROWDED)}.values())  # game


def store(database: str, tables: Iterable[str] = TABLES) -> None:
    """Put crowded tables into a database, for a server that has the `GAMES`, too."""
    path = [*map(str, GAMES), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = dict(os.environ) | {"PYTHONPATH": os.pathsep.join(path)}
    subprocess.run([sys.executable, __file__, database, *tables], env=environment, check=True)


def main() -> None:
    """Play and store."""
    database, *tables = sys.argv[1:]
    for deal in EVERYTHING:
        if not tables or deal.id in tables:
            asyncio.run(set_up(database, deal))


if __name__ == "__main__":
    main()
