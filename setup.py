"""Compiles the rules where that is possible, and says which of the two was installed."""

import os
import sys
from pathlib import Path

from setuptools import setup

# The modules of a game that hold its rules, by the names that our games give them.
RULES = (
    *("tables", "board", "scoring", "refusals", "rules", "insight"),
    *("steps", "dealing", "turn", "growing", "moving", "gathering", "leading"),
    *("pieces", "conflict", "villages", "goals", "happenings", "bargains", "twins"),
)

# Everything that runs inside a playout or a search.
COMPILED = [
    "engine/bits.py",
    "engine/insight.py",
    "engine/marks.py",
    "engine/playout.py",
    "engine/rng.py",
    "engine/sight.py",
    "engine/state.py",
    "bots/bot.py",
    "bots/gentle.py",
    "bots/greedy.py",
    "bots/match.py",
    "bots/random.py",
    "bots/search.py",
    "bots/tree.py",
    *(
        f"games/{game.name}/{module}.py"
        for game in sorted(Path("src/lascaux/games").iterdir())
        for module in RULES
        if (game / f"{module}.py").exists()
    ),
]


def plain(why: str) -> list:
    print(f"lascaux: {why}; installing plain Python, which is slower", file=sys.stderr)
    return []


def extensions() -> list:
    if os.environ.get("LASCAUX_PURE"):
        return plain("LASCAUX_PURE is set")
    try:
        from mypyc.build import mypycify

        # What the compiled modules import is only read for its types.
        files = [f"src/lascaux/{module}" for module in COMPILED]
        modules = mypycify(["--follow-imports=silent", *files], opt_level="3")
    except (Exception, SystemExit) as error:
        print(
            f"lascaux: the rules cannot be compiled, installing plain Python: {error}",
            file=sys.stderr,
        )
        return []
    for module in modules:
        module.optional = True  # without a C compiler the plain sources are installed
    return modules


setup(ext_modules=extensions())
