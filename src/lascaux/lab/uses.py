"""Uses: which tiles, cards and powers each seat had to do with, read from a game's log.

A log entry that names a seat and, in another field, a component of the game is a use of that
component by that seat; what the seat did with it is the entry's name: a goal is drawn, or
completed. No game needs to say more than its log already does.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable

from lascaux.engine.game import Game
from lascaux.engine.state import Event

Use = tuple[str, str]  # what was done, and with which component


class UseReader:
    """Reads the uses of one game's components from logs."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._components = {component.id for component in game.components()}
        self._known: dict[Event, list[tuple[int, Use]]] = {}  # most entries come again and again

    def read(self, log: Iterable[Event], players: int) -> tuple[Counter[Use], ...]:
        """How often each seat used what; what the rules do for a side of theirs is no use."""
        found: tuple[Counter[Use], ...] = tuple(Counter() for _ in range(players))
        for event in log:
            for seat, use in self._uses(event):
                if seat < players:
                    found[seat][use] += 1
        return found

    def _uses(self, event: Event) -> list[tuple[int, Use]]:
        if event not in self._known:
            self._known[event] = self._look_at(event)
        return self._known[event]

    def _look_at(self, event: Event) -> list[tuple[int, Use]]:
        seat = self._game.event(event).get("seat")
        if not isinstance(seat, int):
            return []
        data = self._game.event(event, seat)  # whoever used it knows what it was
        name = str(data.pop("event"))
        named = [value for value in data.values() if isinstance(value, str)]
        return [(seat, (name, value)) for value in named if value in self._components]


class UseTable:
    """How often every seat of many games used what: a column of numbers for each use.

    There are many seats, so what they did is kept as small as it can be.
    """

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._columns: dict[Use, array[int]] = {}

    def put(self, seat: int, uses: Counter[Use]) -> None:
        """Note what a seat did; seats are counted through all games."""
        for use, times in uses.items():
            if use not in self._columns:
                self._columns[use] = self._empty()
            self._columns[use][seat] = times

    def uses(self) -> set[Use]:
        """All that was done by anybody."""
        return set(self._columns)

    def column(self, use: Use) -> array[int]:
        """How often each seat did it."""
        return self._columns.get(use) or self._empty()

    def _empty(self) -> array[int]:
        return array("I", [0]) * self._seats
