"""Parts of the recount: a conflict and an action, counted by hand."""

from __future__ import annotations

from collections import Counter

ACTION_WORTH = {  # weak, normal, strong
    "grow": (2, 3, 4),
    "move": (2, 4, 6),
    "gather": (1, 2, 3),
    "lead": (1, 2, 3),
}


class Fight:
    """A conflict from its beginning on."""

    def __init__(self, place: str, crowd: Counter[int], limit: int, offense: int | None) -> None:
        self.place = place
        self.crowd = Counter(crowd)
        self.limit = limit
        self.offense = offense
        self.victim: int | None = None
        self.walls = False

    def outcome(self) -> Counter[int]:
        """Who is left: bow and walls, round after round, then the limit (R65 to R72)."""
        left = Counter(self.crowd)
        if self.victim is not None:
            left[self.victim] -= 1
        if self.walls and self.offense is not None:
            left[self.offense] -= 1
        while len(+left) > 1:
            left = +left
            for tribe in list(left):
                left[tribe] -= 1
        for tribe in left:
            left[tribe] = min(left[tribe], self.limit)
        return +left


class Action:
    """An action that is being taken."""

    def __init__(self, name: str, strength: int, extra: int, supply: int) -> None:
        self.name = name
        self.strength = strength
        self.extra = extra  # what developments, events and powers add at most
        self.supply = supply  # members at hand for GROW
        self.done: Counter[str] = Counter()
        self.may_leave: Counter[str] = Counter()  # MOVE: who has not moved, by hex

    @property
    def worth(self) -> int:
        """Members, hexes or cards."""
        return ACTION_WORTH[self.name][self.strength]
