"""The summary of an arena: ratings and win rates as plain data, and digests to compare runs by."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import lascaux
from lascaux.arena.contests.results import ArenaResults, SeatResult

DIGITS = 12  # of a digest
INCOMPARABLE = ("seconds", "output")  # differ from run to run, and say nothing about the game


def summary(results: ArenaResults) -> dict[str, Any]:
    """What `--json` prints; the same for the same plan, where the bots repeat themselves.

    Where bots play alone there are neither ratings nor rates of one against another.
    """
    alone = results.plan.alone
    return {
        "lascaux": lascaux.__version__,
        "plan": results.plan.to_json(),
        "games": results.games,
        **({"alone": {each.bot: each.to_json() for each in results.alone()}} if alone else {}),
        "win_rates": results.win_rates(),
        "win_rates_95": results.win_rates_95(),
        "ratings": {rating.bot: rating.to_json() for rating in results.ratings()},
        "forfeits": [
            {"game": row.game, "bot": row.bot, "why": row.forfeit} for row in results.forfeits
        ],
        "digest": _digest(game_digests(results)),
    }


def game_digests(results: ArenaResults) -> list[str]:
    """For each game a short hash of all that can be compared."""
    return [_digest([_comparable(row) for row in rows]) for _, rows in results.by_game()]


def _comparable(row: SeatResult) -> dict[str, Any]:
    return {name: value for name, value in row.to_json().items() if name not in INCOMPARABLE}


def _digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:DIGITS]
