"""Parquet: an arena's rows as a table for pandas, polars or DuckDB, one row per game and seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lascaux.arena.contests.results import ArenaResults, SeatResult
from lascaux.engine.errors import LascauxError

try:
    import pyarrow  # type: ignore[import-untyped]
    from pyarrow import parquet
except ImportError as error:
    raise LascauxError("the arena writes with pyarrow: pip install 'lascaux[arena]'") from error

PLAN = "lascaux.arena.plan"  # in the file's metadata
POINTS = "points_"  # leads the name of a source's column


def write(results: ArenaResults, path: Path) -> None:
    """Save the rows; the plan goes into the file's metadata."""
    sources = list(dict.fromkeys(name for row in results.rows for name in row.sources))
    table = pyarrow.Table.from_pylist([_flat(row, sources) for row in results.rows])
    plan = json.dumps(results.plan.to_json())
    parquet.write_table(table.replace_schema_metadata({PLAN: plan}), path)


def _flat(row: SeatResult, sources: list[str]) -> dict[str, Any]:
    flat = row.to_json()
    points = flat.pop("sources")
    return {**flat, **{f"{POINTS}{name}": points.get(name, 0) for name in sources}}
