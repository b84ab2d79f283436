"""Compiled or not: finds out, and runs the plain sources when LASCAUX_PURE is set.

A compiled module wins over the source beside it. With `LASCAUX_PURE=1` in the environment the
sources win instead, which lets one installation be tested and measured both ways.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class _SourcesOnly:
    """Finds the modules of this package as Python sources, never as extension modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("lascaux.") or path is None:
            return None
        for folder in path:
            file = Path(folder, name.rpartition(".")[2] + SOURCE_SUFFIXES[0])
            if file.is_file():
                return spec_from_file_location(name, file, loader=SourceFileLoader(name, str(file)))
        return None


def _is_compiled() -> bool:
    """Does the library of all compiled modules lie where this package lies?"""
    beside = Path(__file__).parent.parent
    return any((beside / f"lascaux__mypyc{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)


if os.environ.get("LASCAUX_PURE"):
    sys.meta_path.insert(0, _SourcesOnly())
    COMPILED = False
else:
    COMPILED = _is_compiled()
