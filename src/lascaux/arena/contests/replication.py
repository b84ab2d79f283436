"""Replication: does an arena that was run again agree with the report of the first run?"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lascaux.arena.contests.plan import ArenaPlan, Pairing, title
from lascaux.arena.contests.results import ArenaResults
from lascaux.arena.contests.summary import game_digests
from lascaux.bots import read_spec
from lascaux.engine.errors import LascauxError


@dataclass(frozen=True)
class Report:
    """What an arena's `report.json` states."""

    plan: ArenaPlan
    intervals: dict[Pairing, list[float]]  # of the win rates, each seen from the first bot
    game_digests: list[str]


@dataclass(frozen=True)
class Verdict:
    """Whether a second run agrees, and how that was found, line by line."""

    agrees: bool
    exact: bool  # every game came out the same
    lines: tuple[str, ...]


def read_report(path: Path) -> Report:
    """The report of an arena that was played to its end."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        plan = ArenaPlan.from_json(data["plan"])
        games, digests = data["games"], data["game_digests"]
    except LascauxError as error:
        raise LascauxError(f"{path} is no report.json of an arena: {error}") from None
    except (ValueError, KeyError, TypeError):
        raise LascauxError(f"{path} is no report.json of an arena") from None
    if not isinstance(digests, list) or not all(isinstance(each, str) for each in digests):
        raise LascauxError(f"{path} is no report.json of an arena: it lacks the games' digests")
    if not games == len(digests) == plan.total:
        raise LascauxError(f"{path} is the report of an arena that was not played to its end")
    intervals = {}
    for pairing in plan.pairings:
        found = _interval(data, pairing)
        if found is None:
            what = f"it lacks the win rate of {title(pairing)}"
            raise LascauxError(f"{path} is no report.json of an arena: {what}")
        intervals[pairing] = found
    return Report(plan, intervals, digests)


def _interval(data: dict[str, Any], pairing: Pairing) -> list[float] | None:
    """The interval of a pairing's win rate as a report states it, or None if it does not."""
    bot, *others = pairing
    try:
        if others:
            low, high = data["win_rates_95"][bot][others[0]]
        else:
            low, high = data["alone"][bot]["win_rate_95"]
        return [low, high] if 0 <= low <= high else None
    except (KeyError, TypeError, ValueError):
        return None


def compare(report: Report, results: ArenaResults) -> Verdict:
    """Game by game; where bots do not repeat themselves, by win rates with their intervals."""
    digests = zip(report.game_digests, game_digests(results), strict=True)
    differing = [number for number, (before, now) in enumerate(digests) if before != now]
    if not differing:
        return Verdict(True, True, (f"agrees: all {results.games} games are the same",))
    agrees, lines = True, []
    for pairing in report.plan.pairings:
        games = [at for at in differing if report.plan.bout(at).pairing == pairing]
        if games:
            fine, line = _judge(pairing, games, report, results)
            agrees = agrees and fine
            lines.append(f"{title(pairing)}: {line}")
    return Verdict(agrees, False, ("agrees" if agrees else "does not agree", *lines))


def _judge(
    pairing: Pairing, games: list[int], report: Report, results: ArenaResults
) -> tuple[bool, str]:
    """A pairing of which some games came out otherwise."""
    first = f"{len(games)} games differ, the first is game {games[0]}"
    restless = [spec for spec in pairing if not _repeats(spec)]
    if not restless:
        return False, first
    before, now = report.intervals[pairing], results.intervals()[pairing]
    overlap = before[0] <= now[1] and now[0] <= before[1]
    told = f"the win rates' intervals {_span(before)} and {_span(now)}"
    meet = "overlap" if overlap else "do not overlap"
    who = " and ".join(restless)
    return overlap, f"{first}, as {who} need not repeat a choice; {told} {meet}"


def _repeats(spec: str) -> bool:
    kind, settings = read_spec(spec)
    return kind.repeats(settings)


def _span(interval: list[float]) -> str:
    low, high = interval
    return f"{low:.1%}-{high:.1%}"
