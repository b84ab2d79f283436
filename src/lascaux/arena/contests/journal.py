"""The journal: every finished game of an arena on disk, so that a killed arena can go on."""

from __future__ import annotations

import json
import sys
from dataclasses import fields
from pathlib import Path
from types import TracebackType
from typing import Any

from lascaux.arena.contests.plan import ArenaPlan, Bout
from lascaux.arena.contests.results import ArenaResults, SeatResult
from lascaux.engine.errors import LascauxError

FILE = "journal.jsonl"
FORMAT = 1

# What JSON makes of the fields of a row, by their declared types.
_PLAIN = {"int": (int,), "float": (int, float), "str": (str,), "dict[str, int]": (dict,)}


class Journal:
    """A file of JSON lines: the plan, then a line for each game with the rows of its seats.

    A line that was being written when the arena was killed is dropped, and its game is played
    again. While one arena has the journal open, no other can open it.
    """

    def __init__(self, folder: Path, plan: ArenaPlan) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self.plan = plan
        self.rows: list[SeatResult] = []
        self.played: set[int] = set()  # the numbers of the games that are here
        self._file = self.path.open("a+b")
        try:
            _lock(self._file.fileno(), self.path)
            self._take_up()
        except BaseException:
            self._file.close()
            raise

    def _take_up(self) -> None:
        """Read what there is; a new journal begins with the plan."""
        self._file.seek(0)
        lines = _whole_lines(self._file.read())
        self._file.truncate(sum(map(len, lines)))
        if not lines:
            self._write({"format": FORMAT, "plan": self.plan.to_json()})
            return
        found, self.rows = _read(lines, self.path)
        self.played = {row.game for row in self.rows}
        if found != self.plan:
            raise LascauxError(
                f"{self.path.parent} holds another arena: {_difference(found, self.plan)}; "
                "choose another folder with --out"
            )

    def add(self, rows: list[SeatResult]) -> None:
        """Keep a game that has just ended."""
        self.rows += rows
        self.played.add(rows[0].game)
        self._write({"game": rows[0].game, "seats": [_without_game(row) for row in rows]})

    def results(self) -> ArenaResults:
        """All games so far."""
        return ArenaResults.of(self.plan, self.rows)

    def _write(self, data: dict[str, Any]) -> None:
        """A line at once: what the system has taken survives the end of this process."""
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def read_journal(folder: Path) -> ArenaResults:
    """The plan and the games so far of an arena's folder."""
    path = folder / FILE
    if not path.is_file():
        raise LascauxError(f"{folder} holds no arena: there is no {FILE}")
    lines = _whole_lines(path.read_bytes())
    if not lines:
        raise LascauxError(f"{path} is empty")
    return ArenaResults.of(*_read(lines, path))


def _whole_lines(data: bytes) -> list[bytes]:
    return [line for line in data.splitlines(keepends=True) if line.endswith(b"\n")]


def _read(lines: list[bytes], path: Path) -> tuple[ArenaPlan, list[SeatResult]]:
    head, *games = [_parsed(line, f"{path}, line {at}") for at, line in enumerate(lines, 1)]
    if head.get("format") != FORMAT or "plan" not in head:
        raise LascauxError(f"{path} is no journal of an arena that this version can read")
    try:
        plan = ArenaPlan.from_json(head["plan"])
    except LascauxError as error:
        raise LascauxError(f"{path}: {error}") from None
    rows: dict[int, list[SeatResult]] = {}
    for at, game in enumerate(games, 2):
        found = _rows(game, plan)
        if not found:
            raise LascauxError(f"{path}, line {at}: this is no game of its arena")
        number = found[0].game
        if number in rows:
            raise LascauxError(f"{path}, line {at}: game {number} is here for the second time")
        rows[number] = found
    return plan, [row for found in rows.values() for row in found]


def _rows(game: dict[str, Any], plan: ArenaPlan) -> list[SeatResult]:
    """A row for each seat; none if this is no game of the plan."""
    number, seats = game.get("game"), game.get("seats")
    if type(number) is not int or not 0 <= number < plan.total:
        return []
    if not isinstance(seats, list) or len(seats) != plan.players:
        return []
    try:
        rows = [SeatResult(game=number, **seat) for seat in seats]
    except TypeError:
        return []
    bout = plan.bout(number)
    return rows if all(_fits(row, seat, bout) for seat, row in enumerate(rows)) else []


def _fits(row: SeatResult, seat: int, bout: Bout) -> bool:
    typed = all(type(getattr(row, each.name)) in _PLAIN[str(each.type)] for each in fields(row))
    return (
        typed
        and all(type(points) is int for points in row.sources.values())
        and 0 <= row.share <= 1
        and (row.pairing, row.deal) == (bout.title, bout.deal)
        and (row.seat, row.bot) == (seat, bout.seats[seat])
    )


def _parsed(line: bytes, where: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        raise LascauxError(f"{where}: this is no JSON") from None
    if not isinstance(data, dict):
        raise LascauxError(f"{where}: this is no JSON object")
    return data


def _without_game(row: SeatResult) -> dict[str, Any]:
    data = row.to_json()
    del data["game"]
    return data


def _difference(found: ArenaPlan, wanted: ArenaPlan) -> str:
    theirs, ours = found.to_json(), wanted.to_json()
    return ", ".join(
        f"its {name} is {theirs[name]!r}, not {ours[name]!r}"
        for name in ours
        if theirs[name] != ours[name]
    )


def _lock(file: int, path: Path) -> None:
    """Held until the file is closed, or its process is gone."""
    if sys.platform == "win32":
        return  # it has no lock that would let others read
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise LascauxError(f"another arena is just writing to {path.parent}") from None
