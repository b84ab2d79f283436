"""Content files: a game's components in TOML, read with clear errors."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from lascaux.engine.errors import ContentError

T = TypeVar("T")


def load_content(path: Path, build: Callable[[dict[str, Any]], T]) -> T:
    """What `build` makes of a content file; whatever is wrong with it is said with its path."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"{path}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: not a TOML file: {error}") from None
    try:
        return build(data)
    except ContentError as error:
        raise ContentError(f"{path}: {error}") from None
