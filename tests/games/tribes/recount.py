"""A second bookkeeping: what the log tells, counted again by hand, slowly and by the rulebook.

Points are never read from the log: they follow from stones, events, tracks, members and lands.
Everything is kept under its name.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from lascaux.games.tribes.view import TribesView

BOARDS = {  # by epoch, each with its track
    1: {
        "hunting": "exploration",
        "leather_making": "movement",
        "cooking": "procreation",
        "barter": "movement",
        "shamanism": "strength",
    },
    2: {
        "horse_riding": "movement",
        "cheese_making": "procreation",
        "farming": "procreation",
        "smelting": "strength",
        "pilgrimage": "exploration",
    },
    3: {
        "chariots": "strength",
        "weaving": "procreation",
        "ploughing": "exploration",
        "payment": "exploration",
        "incense_road": "movement",
    },
}
WORTH = {1: [2, 2, 1, 1], 2: [4, 3, 3, 2], 3: [6, 4, 4, 3]}
STRONGEST_SCORES = {
    "woolly_rhino": 2,
    "border_victory": 3,
    "conquest": 4,
    "tribute": 1,
    "plunder": 2,
}
WEAKEST_LOSES = {"cave_bear": 1, "raiders": 2, "sea_raiders": 3}
GIVES_SHELLS = ("rival_clan", "plunder")
STRONGEST = (*STRONGEST_SCORES, "rival_clan", "tribal_feast")
WEAKEST = (*WEAKEST_LOSES, "sabre_tooth", "bush_fire", "war_captives", "drought", "uprising")
BRONZE = (
    *("conquest", "tribute", "plunder", "sea_raiders"),
    *("uprising", "plague", "earthquake", "harvest_festival"),
)
TRACKS = ("procreation", "exploration", "movement", "strength")
PAYS = [0, 0, 1, 3, 6]
START = {2: [0, 1], 3: [0, 0, 1], 4: [0, 0, 1, 1]}


class Recount:
    """A game as its log tells it."""

    def __init__(self, view: TribesView) -> None:
        players = self.players = view["players"]
        self.idle_counts = view["options"]["bronze_event_without_effect_counts"]
        self.event_first = view["options"]["event_before_used_tile"]
        self.row = [tile["id"] for tile in view["row"]]
        self.lying: Counter[str] = Counter()  # shells by tile
        self.selected: str | None = None
        self.returned = False
        self.shells = [5] * players
        self.bag = Counter(dict.fromkeys(("goat", "horse", "wheat", "gold", "incense"), 10))
        self.drawn: Counter[str] = Counter()
        self.lands: list[list[str]] = [[] for _ in range(players)]
        self.members: list[Counter[int]] = [Counter() for _ in range(players)]
        self.exhausted: list[set[int]] = [set() for _ in range(players)]
        self.levels = [dict.fromkeys(TRACKS, 0) for _ in range(players)]
        self.stones: dict[str, list[int]] = {}
        self.arrows: list[tuple[str, str] | None] = [None] * players
        self.points: list[Counter[str]] = [Counter() for _ in range(players)]
        self.displayed: set[str] = set()
        self.boxed: set[str] = set()
        self.turn = -1
        self.seen: Counter[str] = Counter()

    def follow(self, entry: dict[str, Any]) -> None:
        """Take over what a log entry tells."""
        kind = entry["event"]
        self.seen[kind] += 1
        told = getattr(self, "_" + kind.replace(" ", "_"), None)
        if told is not None:
            told(entry)

    # Set-up

    def _began(self, entry: dict[str, Any]) -> None:
        for place, points in enumerate(START[self.players]):
            self.points[(entry["seat"] + place) % self.players]["start"] += points

    def _started(self, entry: dict[str, Any]) -> None:
        kinds = [entry[field] for field in ("resource", "second", "third")]
        self.lands[entry["seat"]] = kinds
        self.bag -= Counter(kinds)

    def _settled(self, entry: dict[str, Any]) -> None:
        self._procreated(entry)

    # The row

    def _turn(self, entry: dict[str, Any]) -> None:
        self._leave()
        self.turn = entry["seat"]

    def _leave(self) -> None:
        """The tile of the turn before goes back to the row, or leaves the game."""
        tile, self.selected = self.selected, None
        if tile is None:
            return
        if tile.removesuffix("_hand") in ("procreate", "explore", "move"):
            if not self.returned:
                self.row.append(tile)
        elif tile in BRONZE and (self.works or self.idle_counts):
            self.displayed.add(tile)
        else:
            self.boxed.add(tile)

    def _took(self, entry: dict[str, Any]) -> None:
        seat, tile = entry["seat"], entry["tile"]
        place = self.row.index(tile)
        assert (entry["paid"], entry["gained"]) == (place, self.lying[tile])
        for jumped in self.row[:place]:
            self.lying[jumped] += 1
        self.shells[seat] += self.lying.pop(tile, 0) - place
        self.row.remove(tile)
        self.selected, self.returned = tile, False
        self._event(seat, tile)

    def _event(self, seat: int, tile: str) -> None:
        strength = [levels["strength"] for levels in self.levels]
        strongest = strength[seat] == max(strength)
        weakest = strength[seat] == min(strength)
        self.works = strongest if tile in STRONGEST else weakest or tile not in WEAKEST
        if not self.works:
            return
        others = [other for other in range(self.players) if other != seat]
        self._gain(seat, STRONGEST_SCORES.get(tile, 0))
        self._gain(seat, 2 if tile == "harvest_festival" else 0)
        self._gain(seat, -WEAKEST_LOSES.get(tile, 0))
        for other in others:
            self._gain(other, -1 if tile == "tribute" else 0)
            if tile in GIVES_SHELLS and self.shells[other]:
                self.shells[other] -= 1
                self.shells[seat] += 1

    def _gain(self, seat: int, points: int) -> None:
        self.points[seat]["events"] += max(points, -sum(self.points[seat].values()))

    def _revealed(self, entry: dict[str, Any]) -> None:
        if not self.event_first and self.selected:
            self.row.append(self.selected)
            self.returned = True
        self.row.append(entry["event_tile"])

    # Members and lands

    def _procreated(self, entry: dict[str, Any]) -> None:
        self.members[entry["seat"]][number(entry["land"])] += 1

    def _lost_member(self, entry: dict[str, Any]) -> None:
        self.members[entry["seat"]][number(entry["land"])] -= 1

    def _moved(self, entry: dict[str, Any]) -> None:
        self._lost_member(entry)
        self.members[entry["seat"]][number(entry["to_land"])] += 1

    def _shifted(self, entry: dict[str, Any]) -> None:
        self._moved(entry)

    def _drew(self, entry: dict[str, Any]) -> None:
        self.bag[entry["resource"]] -= 1
        self.drawn[entry["resource"]] += 1

    def _laid(self, entry: dict[str, Any]) -> None:
        self.drawn[entry["resource"]] -= 1
        self.lands[entry["seat"]].append(entry["resource"])
        assert number(entry["land"]) == len(self.lands[entry["seat"]])

    def _exhausted(self, entry: dict[str, Any]) -> None:
        self.exhausted[entry["seat"]].add(number(entry["land"]))

    def _turned_back(self, entry: dict[str, Any]) -> None:
        self.exhausted[entry["seat"]].remove(number(entry["land"]))

    # Boards

    def _completed(self, entry: dict[str, Any]) -> None:
        seat, board = entry["seat"], entry["board"]
        epoch = next(epoch for epoch, boards in BOARDS.items() if board in boards)
        stones = self.stones.setdefault(board, [])
        assert entry["space"] == len(stones)
        self.points[seat][f"epoch {epoch}"] += WORTH[epoch][len(stones)]
        stones.append(seat)
        self.levels[seat][BOARDS[epoch][board]] += 1

    def _arrow(self, entry: dict[str, Any]) -> None:
        self.arrows[entry["seat"]] = (entry["board"], entry["to_board"])

    # The end

    def _ended(self, entry: dict[str, Any]) -> None:
        self._leave()
        on_land = [sum(members.values()) for members in self.members]
        fresh = [len(self.lands[s]) - len(self.exhausted[s]) for s in range(self.players)]
        for seat in range(self.players):
            for track in TRACKS[:3]:
                self.points[seat][track] += PAYS[self.levels[seat][track]]
            self.points[seat]["most members"] += 2 if on_land[seat] == max(on_land) else 0
            self.points[seat]["most lands"] += 2 if fresh[seat] == max(fresh) else 0

    def winners(self) -> list[int]:
        """Most points, most shells, fewest exhausted lands."""
        order = [
            (-sum(self.points[seat].values()), -self.shells[seat], len(self.exhausted[seat]))
            for seat in range(self.players)
        ]
        return [seat for seat in range(self.players) if order[seat] == min(order)]


def number(land: str) -> int:
    """Which land of its owner `land-0-3` is."""
    return int(land.rsplit("-", 1)[1])
