"""A second bookkeeping of Cro-Magnon, made from the log alone and by the rulebook's own words.

It knows the map, the chart and the value tiles from the content, and nothing of the rules' code.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from lascaux.games.cromagnon.view import CroMagnonView
from tests.games.cromagnon.answers import GAME

CATEGORY = {each.id: each.category for each in GAME.content.types}
CHART = {category.id: (0, *category.chart) for category in GAME.content.categories}
SOURCE = {"gods": "gods", "trade_goods": "trade goods", "tools": "tools"}

Event = dict[str, Any]


class Recount:
    """Follows a game by what its log tells everybody; areas are told by the names of places."""

    def __init__(self, view: CroMagnonView) -> None:
        self.players = view["players"]
        self.no_second_for_three = view["options"]["second_tie_more_than_two_zero"]
        seats = range(self.players)
        self.tribes = {(seat, "east_africa"): 4 for seat in seats}
        self.stock = [11] * self.players
        self.hand: list[Counter[str]] = [Counter() for _ in seats]
        self.undersides: list[Counter[tuple[str, str]]] = [Counter() for _ in seats]
        self.values = {
            area["id"]: [(s["first"], s["second"]) for s in area["spaces"][-1:]]
            for area in view["areas"]
            if area["number"]
        }
        self.temples: Counter[str] = Counter()
        self.flipped: set[tuple[str, str]] = set()
        self.left = {each["id"]: each["left"] for each in view["types"]}
        self.points: list[Counter[str]] = [Counter() for _ in seats]
        self.expected: list[Counter[str]] = [Counter() for _ in seats]
        self.bids: Counter[int] = Counter()
        self.seen: Counter[str] = Counter()

    def follow(self, event: Event) -> None:
        """Take over one entry."""
        self.seen[event["event"]] += 1
        follow = getattr(self, "_" + event["event"].replace(" ", "_"), None)
        if follow:
            follow(event)

    # Tribes

    def _grew(self, event: Event) -> None:
        self._come(event["seat"], event["area"], event["tribes"])
        assert self.stock[event["seat"]] == event["stock"]

    def _come(self, seat: int, area: str, number: int) -> None:
        self.stock[seat] -= number
        self.tribes[seat, area] = self.tribes.get((seat, area), 0) + number

    def _walked(self, event: Event) -> None:
        self._go(event["owner"], event["area"], event["to_area"], event["tribes"])

    def _relocated(self, event: Event) -> None:
        self._go(event["seat"], event["area"], event["to_area"], event["tribes"])

    def _go(self, owner: int, area: str, target: str, number: int) -> None:
        self.tribes[owner, area] -= number
        self.tribes[owner, target] = self.tribes.get((owner, target), 0) + number

    def _built(self, event: Event) -> None:
        self.temples[event["area"]] += 1
        self._come(event["seat"], event["area"], 1)

    # Tiles

    def _took(self, event: Event) -> None:
        self.left[event["type"]] -= 1
        assert self.left[event["type"]] == event["left"]
        self.hand[event["seat"]][event["type"]] += 1
        self.flipped.add((event["area"], event["type"]))

    def _paid(self, event: Event) -> None:
        self.hand[event["seat"]][event["type"]] -= 1

    _paid_all = _discarded = _paid

    def _played(self, event: Event) -> None:
        if event["action"] == "vp_by_hand":
            self.expected[event["seat"]]["points by hand"] += self.hand[event["seat"]].total()
        self.hand[event["seat"]][event["type"]] -= 1

    def _bid(self, event: Event) -> None:
        self.hand[event["seat"]][event["type"]] -= 1
        self.bids[event["seat"]] += int(2 * event["force"])

    _bid_half = _bid

    def _placed_value(self, event: Event) -> None:
        self.values[event["area"]].append((event["first"], event["second"]))
        assert self.worth(event["area"]) == (event["first_now"], event["second_now"])

    # Conflicts

    def worth(self, area: str) -> tuple[int, int]:
        """What the first and the second place are worth."""
        values = self.values[area]
        return sum(first for first, _ in values), sum(second for _, second in values)

    def _removed(self, event: Event) -> None:
        """The area has been scored: pay by the rulebook."""
        area = event["area"]
        force = {
            seat: 2 * self.tribes[seat, area] + self.bids[seat]
            for seat in range(self.players)
            if self.tribes.get((seat, area), 0)
        }
        for seat, points in self._payout(force, *self.worth(area)).items():
            self.expected[seat]["areas"] += points
        self.flipped.remove((area, event["type"]))
        self.bids.clear()

    def _payout(self, force: dict[int, int], first: int, second: int) -> dict[int, int]:
        ranks = sorted(set(force.values()), reverse=True)
        groups = [[seat for seat in force if force[seat] == rank] for rank in ranks]
        if not groups or len(groups[0]) > 2:
            return {}
        if len(groups[0]) == 2:
            return dict.fromkeys(groups[0], (first + second) // 2)
        points = {groups[0][0]: first}
        if len(groups) > 1 and not (self.no_second_for_three and len(groups[1]) > 2):
            points |= dict.fromkeys(groups[1], second // len(groups[1]))
        return points

    # Points

    def _scored(self, event: Event) -> None:
        self.points[event["seat"]][event["source"]] += event["points"]
        if event["source"] == "start":
            self.expected[event["seat"]]["start"] += event["points"]

    def _held(self, event: Event) -> None:
        self.undersides[event["seat"]][event["type"], event["action"]] += 1

    def _ended(self, event: Event) -> None:
        for seat, tiles in enumerate(self.undersides):
            held: Counter[str] = Counter()
            for (kind, _), number in tiles.items():
                held[kind] += number
            assert +held == +self.hand[seat], "what is turned up is what was taken and not spent"
            for kind, number in held.items():
                category = CATEGORY[kind]
                self.expected[seat][SOURCE[category]] += CHART[category][number]
            for (kind, action), number in tiles.items():
                if action == "set_bonus":
                    self.expected[seat]["sets"] += number * 4 * _trios(held - Counter([kind]))

    def winners(self) -> list[int]:
        """Who has won: most points, then tiles, gods, trade goods, tools."""
        ranks = [
            (
                self.points[seat].total(),
                self.hand[seat].total(),
                *[_held_of(self.hand[seat], category) for category in CHART],
            )
            for seat in range(self.players)
        ]
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]


def _held_of(held: Counter[str], category: str) -> int:
    return sum(number for kind, number in held.items() if CATEGORY[kind] == category)


def _trios(held: Counter[str]) -> int:
    return min(_held_of(held, category) for category in CHART)
