"""Compiles the rules where that is possible, and says which of the two was installed."""

import os
import sys
from pathlib import Path

from setuptools import setup

# What runs inside a playout or a search uses native integers, and so says by itself that it is
# to be compiled.
SOURCES = sorted(Path("src/lascaux").rglob("*.py"))
COMPILED = [
    str(file) for file in SOURCES if "from mypy_extensions" in file.read_text(encoding="utf-8")
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
        modules = mypycify(["--follow-imports=silent", *COMPILED], opt_level="3")
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
