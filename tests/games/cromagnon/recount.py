"""A second bookkeeping of Cro-Magnon, made from the log alone and by the rulebook's own words.

It knows chart, categories and costs from the content, and nothing of the rules' code. Points are
never read from the log: they follow from tribes, tiles and values. On the way it is a referee:
whose turn it is, who may take, pay, grow, bid and pick.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from lascaux.games.cromagnon.view import CroMagnonView
from tests.games.cromagnon.answers import GAME

CATEGORY = {each.id: each.category for each in GAME.content.types}
CHART = {category.id: (0, *category.chart) for category in GAME.content.categories}
SOURCE = {"gods": "gods", "trade_goods": "trade goods", "tools": "tools"}
COST = {area.id: sorted(area.cost) for area in GAME.content.areas}
HOME = "east_africa"
MOVING = ("paid", "paid all", "walked", "opened", "showed")  # entries within one movement

Event = dict[str, Any]


class Recount:
    """Follows a game by what its log tells everybody; areas are told by the names of places."""

    def __init__(self, view: CroMagnonView) -> None:
        self.players = view["players"]
        self.options = view["options"]
        seats = range(self.players)
        self.tribes = {(seat, HOME): 4 for seat in seats}
        self.stock = [11] * self.players
        self.hand: list[Counter[str]] = [Counter() for _ in seats]
        self.undersides: list[Counter[tuple[str, str]]] = [Counter() for _ in seats]
        self.values = {
            area["id"]: [(s["first"], s["second"]) for s in area["spaces"][-1:]]
            for area in view["areas"]
            if area["number"]
        }
        self.values_left = 10
        self.temples: dict[str, list[int | None]] = {area: [] for area in self.values}
        self.lying = {
            (area["id"], tile["type"])
            for area in view["areas"]
            for tile in area["resources"]
            if tile["type"]
        }
        self.flipped: set[tuple[str, str]] = set()
        self.touched: set[str] = set()
        self.left = {each["id"]: each["left"] for each in view["types"]}
        self.points: list[Counter[str]] = [Counter() for _ in seats]
        self.expected: list[Counter[str]] = [Counter() for _ in seats]
        self.seen: Counter[str] = Counter()
        # The turn
        self.active: int | None = None
        self.taken: str | None = None
        self.played = False
        self.dry = 0
        self.before = dict(self.tribes)  # where tribes were when a movement began
        self.payments: dict[str, list[str]] = {}  # in this movement: categories, or "all"
        self.bound: set[str] = set()  # areas paid for this turn
        # A session
        self.scored = 0
        self.session: str | None = None
        self.to_fight: set[str] = set()
        self.picker = -1
        self.fight: str | None = None
        self.waiting: list[int] = []  # who has not passed, the next one first
        self.bids: Counter[int] = Counter()

    def follow(self, event: Event) -> None:
        """Take over one entry."""
        self.seen[event["event"]] += 1
        if event["event"] not in MOVING:
            self._end_movement()
        follow = getattr(self, "_" + event["event"].replace(" ", "_"), None)
        if follow:
            follow(event)

    # Turns

    def _began(self, event: Event) -> None:
        self.active = event["seat"] - 1

    def _turn(self, event: Event) -> None:
        if event["number"] > 1:
            self._end_turn()
        assert self.active is not None
        self.active = (self.active + 1) % self.players
        assert event["seat"] == self.active

    def _end_turn(self) -> None:
        assert self.session is None
        gone = {kind for kind, left in self.left.items() if not left}
        assert len(gone) == self.scored, "the last tile of a type brings a session"
        self._rest()

    def _rest(self) -> None:
        """Whoever paid is still there; the next turn is a new one."""
        for area in self.bound:
            assert self.tribes[self.active or 0, area], "who has paid stays"
        self.bound.clear()
        self.dry = 0 if self.taken else self.dry + 1
        self.taken, self.played = None, False

    # Tribes

    def _grew(self, event: Event) -> None:
        owners = self.temples.get(event["area"], [None])
        assert None in owners or event["seat"] in owners, "no temple of one's own or of all"
        self._come(event["seat"], event["area"], event["tribes"])
        assert self.stock[event["seat"]] == event["stock"]

    def _come(self, seat: int, area: str, number: int) -> None:
        self.stock[seat] -= number
        self.tribes[seat, area] = self.tribes.get((seat, area), 0) + number

    def _walked(self, event: Event) -> None:
        way = [event[place] for place in ("via", "second_via", "to_area") if event[place]]
        for area in way:
            if self._was_due(area):
                assert area in self.payments, "nobody enters without paying"
        assert len({event["area"], *way}) == 1 + len(way), "nobody goes back"
        self._go(event["owner"], event["area"], event["to_area"], event["tribes"])

    def _was_due(self, area: str) -> bool:
        """Did an area cost something when the movement began?"""
        empty = not any(self.before.get((seat, area)) for seat in range(self.players))
        return bool(COST[area]) and empty and area not in self.touched

    def _end_movement(self) -> None:
        """All that was paid is what the areas show, and somebody stays there."""
        for area, paid in self.payments.items():
            assert sorted(paid) in (COST[area], ["all"])
            assert area not in self.touched
            self.bound.add(area)
        self.payments.clear()
        self.before = dict(self.tribes)

    def _opened(self, event: Event) -> None:
        owners = self.temples[event["area"]]
        owners[owners.index(event["owner"])] = None

    def _relocated(self, event: Event) -> None:
        assert self.before[event["seat"], event["to_area"]], "only to where one has a tribe"
        self._go(event["seat"], event["area"], event["to_area"], event["tribes"])

    def _go(self, owner: int, area: str, target: str, number: int) -> None:
        self.tribes[owner, area] -= number
        self.tribes[owner, target] = self.tribes.get((owner, target), 0) + number

    def _built(self, event: Event) -> None:
        assert self.tribes[event["seat"], event["area"]]
        self.temples[event["area"]].append(event["seat"])
        self._come(event["seat"], event["area"], 1)
        self._check_spaces(event["area"])

    def _check_spaces(self, area: str) -> None:
        assert len(self.values[area]) + len(self.temples[area]) <= 3

    # Tiles

    def _took(self, event: Event) -> None:
        assert self.taken is None, "one tile a turn"
        assert self.tribes[event["seat"], event["area"]]
        assert (event["area"], event["type"]) in self.lying - self.flipped
        self.taken = event["type"]
        self.touched.add(event["area"])
        self.left[event["type"]] -= 1
        assert self.left[event["type"]] == event["left"]
        self.hand[event["seat"]][event["type"]] += 1
        self.flipped.add((event["area"], event["type"]))

    def _took_nothing(self, event: Event) -> None:
        present = {area for (seat, area), n in self.tribes.items() if n and seat == event["seat"]}
        assert not any(area in present for area, _ in self.lying - self.flipped)

    def _paid(self, event: Event) -> None:
        self.payments.setdefault(event["area"], []).append(CATEGORY[event["type"]])
        self._discarded(event)

    def _paid_all(self, event: Event) -> None:
        self.payments.setdefault(event["area"], []).append("all")
        self._discarded(event)

    def _discarded(self, event: Event) -> None:
        self.hand[event["seat"]][event["type"]] -= 1

    def _played(self, event: Event) -> None:
        assert not self.played, "one tile a turn"
        self.played = True
        if event["action"] == "vp_by_hand":
            self.expected[event["seat"]]["points by hand"] += self.hand[event["seat"]].total()
        self.hand[event["seat"]][event["type"]] -= 1

    def _drew_value(self, event: Event) -> None:
        self.values_left -= 1

    def _placed_value(self, event: Event) -> None:
        assert any(area == event["area"] for area, _ in self.lying)
        self.values[event["area"]].append((event["first"], event["second"]))
        assert self.worth(event["area"]) == (event["first_now"], event["second_now"])
        self._check_spaces(event["area"])

    # Conflicts

    def _completed(self, event: Event) -> None:
        assert (event["seat"], event["type"]) == (self.active, self.taken)
        assert self.left[event["type"]] == 0
        self.session, self.picker = event["type"], event["seat"]
        self.to_fight = {area for area, kind in self.lying if kind == self.session}

    def _picked(self, event: Event) -> None:
        assert event["seat"] == self.picker
        self.fight = event["area"]
        self.to_fight.remove(self.fight)
        order = [(self.picker + place) % self.players for place in range(self.players)]
        there = [seat for seat in order if self.tribes.get((seat, self.fight))]
        self.waiting = there if len(there) > 1 else []

    def _bid(self, event: Event) -> None:
        assert (self.fight, event["type"]) in self.lying, "its type must lie there"
        self._lay_down(event, 2)

    def _bid_half(self, event: Event) -> None:
        lies = (self.fight, event["type"]) in self.lying
        more = lies and self.options["half_tile_mode"] == "one_and_half_on_match"
        self._lay_down(event, 3 if more else 1)

    def _lay_down(self, event: Event, force: int) -> None:
        self._discarded(event)
        self.bids[event["seat"]] += force
        self.waiting.append(self._next(event))

    def _passed(self, event: Event) -> None:
        self._next(event)

    def _next(self, event: Event) -> int:
        """Whoever it was for to play a tile or pass."""
        assert event["seat"] == self.waiting[0]
        return self.waiting.pop(0)

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
        assert (area, event["type"], self.waiting) == (self.fight, self.session, [])
        for seat, points in self._payout(force, *self.worth(area)).items():
            self.expected[seat]["areas"] += points
        winners = [seat for seat in force if force[seat] == max(force.values())]
        self.picker = winners[0] if len(winners) == 1 else self.picker
        self.flipped.remove((area, event["type"]))
        self.lying.remove((area, event["type"]))
        self.bids.clear()

    def _type_scored(self, event: Event) -> None:
        assert not self.to_fight
        self.session = None
        self.scored += 1
        assert (event["number"], event["type"]) == (self.scored, self.taken)

    def _payout(self, force: dict[int, int], first: int, second: int) -> dict[int, int]:
        ranks = sorted(set(force.values()), reverse=True)
        groups = [[seat for seat in force if force[seat] == rank] for rank in ranks]
        if not groups or len(groups[0]) > 2:
            return {}
        if len(groups[0]) == 2:
            return dict.fromkeys(groups[0], (first + second) // 2)
        points = {groups[0][0]: first}
        if len(groups) > 1 and not (
            self.options["second_tie_more_than_two_zero"] and len(groups[1]) > 2
        ):
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
        self._rest()
        stalled = self.dry >= self.options["stall_rounds"] * self.players
        assert (self.scored == 9, stalled) == (event["how"] == "types scored", self.scored < 9)
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
