"""A second bookkeeping of Epoch, made from the log alone and by the rulebook's own words.

It knows landscapes, prices and sites from the content, and nothing of the rules' code. Points are
never read from the log: they follow from counters, huts and tokens. On the way it is a referee:
what steps, materials, tiles and offers cost, what abilities add, and what comes once a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from decimal import ROUND_HALF_UP, Decimal
from itertools import combinations, product
from typing import Any

from lascaux.games.epoch.content.parts import Segment
from lascaux.games.epoch.view import EpochView
from tests.games.epoch.answers import GAME

CONTENT = GAME.content
LANDS = {land.id: land for land in CONTENT.landscapes}
SITES = {site.id: site for site in CONTENT.sites}
NEAR = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
AT = {cell.id: cell.at for cell in CONTENT.cells}
AT |= {village.id: village.at for village in CONTENT.villages}
RAW = ("wood", "flax", "clay", "stone", "flint", "ore", "deer")
FINE = ("hide", "antler", "tendon", "leather", "rope", "bronze")
GATHERING = {"basket": 2, "sowing": 3}
FISHING = {"fishing_pole": 4, "hoop_net": 5, "spear": 2}
TOOLS = {
    "axe": ("wood",),
    "dagger": ("flax",),
    "shovel": ("ore", "clay"),
    "pick": ("stone", "flint"),
}
MAKES = {
    "rope_making": ("flax", "rope"),
    "tanning": ("hide", "leather"),
    "casting_bronze": ("ore", "bronze"),
}
BONUS = (0, 2, 5, 10, 15)

Event = dict[str, Any]
Goods = Counter[str]


class Recount:
    """Follows a game by what its log tells everybody; `tile_at` says what lies on an open cell."""

    def __init__(self, view: EpochView, food: int, tile_at: Callable[[str], str]) -> None:
        self.players = view["players"]
        self.tile_at = tile_at
        self.differs = view["egtved_other_must_differ"]
        self.site = {site["slot"]: SITES[site["site"]] for site in view["sites"]}
        sides = range(len(view["sides"]))
        self.food = [food if side < self.players else 0 for side in sides]
        self.status = [0 for _ in sides]
        self.goods: list[Goods] = [Counter() for _ in sides]
        self.leader: list[str | None] = [None for _ in sides]
        self.loose: dict[str, Goods] = {cell: Counter() for cell in AT}
        self.hut: dict[str, int] = {}
        self.open = {village.id for village in CONTENT.villages}
        self.open |= {cell["id"] for cell in view["cells"] if cell["face_up"]}
        self.found: set[str] = set()  # slots on which no status lies any more
        self.tokens: dict[tuple[str, int], int] = {}  # by slot and segment
        self.seen: Counter[str] = Counter()
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.homage: set[int] = set()
        self.once: Counter[str] = Counter()
        self._begin_journey()
        self._begin_work(0)

    def _begin_journey(self) -> None:
        self.purse = self.sum = self.paid = 0

    def _begin_work(self, power: int) -> None:
        self.power, self.bought = power, Counter[str]()

    # What is followed

    def decided(self, notation: str) -> None:
        """A decision ends a journey unless it is a part of one."""
        if notation.split()[0] not in ("walk", "paddle", "leave", "take", "load", "stop", "horse"):
            self._begin_journey()

    def follow(self, event: Event) -> None:
        """Take over one entry."""
        self.seen[event["event"]] += 1
        follow = getattr(self, "_" + event["event"].replace(" ", "_"), None)
        if follow:
            follow(event)
        assert min(self.food) >= 0
        assert min(self.status) >= 0
        assert all(min(goods.values(), default=0) >= 0 for goods in self.goods)

    def owns(self, side: int) -> set[str]:
        """The abilities of a side."""
        return {CONTENT.tile(self.tile_at(c)).ability for c, who in self.hut.items() if who == side}

    def uses(self, side: int) -> set[str]:
        """Own and borrowed abilities; a type counts once."""
        return self.owns(side).union(*[self.owns(each) for each in self.homage])

    def land(self, cell: str) -> str:
        """The landscape of a cell; villages are forest."""
        return "forest" if cell.startswith("V") else CONTENT.tile(self.tile_at(cell)).landscape

    # Setting out

    def _turn(self, event: Event) -> None:
        self._begin_turn()

    def _placed(self, event: Event) -> None:
        assert event["spot"] in self.open
        self.leader[event["seat"]] = event["spot"]

    def _began_with(self, event: Event) -> None:
        self.open.add(event["spot"])
        self.hut[event["spot"]] = event["seat"]

    def _moved_dummy(self, event: Event) -> None:
        self.leader[1] = event["spot"]

    def _dummy_left(self, event: Event) -> None:
        self.leader[1] = None

    # Actions

    def _act(self, name: str) -> None:
        assert not {"work", "gather", "fish", "hunt", "butcher", "explore"} - {name} & {*self.once}
        self.once[name] += 1

    def _worked(self, event: Event) -> None:
        self._act("work")
        seat, times = event["seat"], self.once["work"]
        self.food[seat] -= event["food"]
        assert event["food"] == 1
        assert times <= (4 if "horse" in self.uses(seat) else 3)
        assert event["power"] == 1 + times + ("gloves" in self.uses(seat))
        self.power = event["power"]

    def _bought(self, event: Event) -> None:
        seat = event["seat"]
        self.goods[seat][event["material"]] += 1
        self.bought[event["material"]] += 1
        prices = dict(LANDS[self.land(self.leader[seat] or "")].work)
        price = Decimal(sum(n * prices[kind] for kind, n in self.bought.items()))
        for tool in TOOLS.keys() & self.uses(seat):
            units = sorted([prices[kind] for kind in self.bought.elements() if kind in TOOLS[tool]])
            price -= Decimal(sum(units[-4:])) / 2
        gloves = "gloves" in self.uses(seat) and self.power == 1 + self.once["work"]
        assert nearest(price, 1) <= self.power + gloves

    def _gathered(self, event: Event) -> None:
        self._provided(event, "gather", GATHERING)

    def _fished(self, event: Event) -> None:
        self._provided(event, "fish", FISHING)

    def _provided(self, event: Event, name: str, added: dict[str, int]) -> None:
        self._act(name)
        seat, land = event["seat"], LANDS[self.land(event["spot"])]
        assert event["food"] == (land.gather if name == "gather" else land.fish) > 0
        assert event["more"] == sum(added[each] for each in added.keys() & self.uses(seat))
        self.food[seat] += event["food"] + event["more"]

    def _hunted(self, event: Event) -> None:
        self._act("hunt")
        spear = "spear" in self.uses(event["seat"])
        assert self.land(event["spot"]) not in ("marshes", "water")
        assert (event["deer"], event["food"]) == (1 + spear, int(spear))
        self._helped(event)

    def _helped(self, event: Event) -> None:
        self.food[event["seat"]] += event["food"]
        self.goods[event["seat"]]["deer"] += event["deer"]

    def _jug(self, event: Event) -> None:
        assert "jug" in self.uses(event["seat"])
        assert event["food"] == self._first("jug")
        self.food[event["seat"]] += 1

    def _first(self, name: str, most: int = 1) -> int:
        self.once[name] += 1
        assert self.once[name] <= most, name
        return 1

    def _looked(self, event: Event) -> None:
        self._first("look")
        assert event["material"] in FINE[:3]
        self.goods[event["seat"]][event["material"]] += 1
        self.food[event["seat"]] -= 2

    def _caught(self, event: Event) -> None:
        self._first("catch", 2)
        assert event["material"] in ("ore", "flint", "stone")
        self._gives(event, 2)

    def _cooked(self, event: Event) -> None:
        assert "pottery" in self.uses(event["seat"])
        assert {"gather", "fish", "butcher"} & {*self.once}, "after the main component"
        self._first("cook")
        self._gives(event, 4)

    def _gives(self, event: Event, food: int) -> None:
        assert event["food"] == food
        self.goods[event["seat"]][event["material"]] -= 1
        self.food[event["seat"]] += food

    def _persisted(self, event: Event) -> None:
        self._first("persist")
        assert event["material"] in ("leather", "rope", "ore", "flint", "stone")
        self.goods[event["seat"]][event["material"]] -= 1
        self.goods[event["seat"]]["deer"] += 1

    def _strung(self, event: Event) -> None:
        assert "bow" in self.uses(event["seat"])
        self._first("string", 2)
        self._first(f"string of {event['material']}", 2)
        halves = self.once["string of rope"]
        number = {"tendon": 1, "flax": 2, "rope": halves % 2}[event["material"]]
        assert (event["number"], event["food"]) == (number, 3)
        self.goods[event["seat"]][event["material"]] -= number
        self.food[event["seat"]] += 3

    def _butchered(self, event: Event) -> None:
        seat, items = event["seat"], event["items"]
        self._act("butcher")
        assert self.once["butcher"] <= 5
        assert len({*items}) == len(items) == 2 + ("dagger" in self.uses(seat))
        assert event["food"] == 3 * ("food" in items) + ("axe" in self.uses(seat))
        self.goods[seat]["deer"] -= 1
        self.goods[seat].update(item for item in items if item != "food")
        self.food[seat] += event["food"]

    # Exploring

    def _explored(self, event: Event) -> None:
        side, cell = event["seat"], event["spot"]
        assert cell not in self.open
        assert touches(AT[cell], AT[self.leader[side] or ""])
        if side < self.players:
            self._act("explore")
            assert self.once["explore"] <= 2
            self.food[side] -= 1
        self.open.add(cell)
        self.status[side] += 1

    def _discovered(self, event: Event) -> None:
        assert event["site"] not in self.found
        self.found.add(event["site"])
        self.status[event["seat"]] += 3

    def _turned_up(self, event: Event) -> None:
        self.open.add(event["spot"])

    def _forgotten(self, event: Event) -> None:
        assert event["site"] not in self.found
        self.found.add(event["site"])

    # Tiles and sites

    def _developed(self, event: Event) -> None:
        side, cell = event["seat"], event["spot"]
        tile = CONTENT.tile(self.tile_at(cell))
        assert cell in self.open
        assert cell not in self.hut
        assert tile.ability not in self.owns(side) or side >= self.players
        paid = +Counter({kind: event[kind] for kind in (*RAW, *FINE)})
        if side < self.players:
            self._first("develop")
            here = self.leader[side] or ""
            assert cell == here or touches(AT[cell], AT[here])
            assert paid in [Counter(dict(way)) for way in product(*tile.price)]
        self.goods[side].subtract(paid)
        self.hut[cell] = side

    def _agreed(self, event: Event) -> None:
        how, _, what = event["answer"].partition(" ")
        seat, owner = event["seat"], event["owner"]
        assert self.leader[owner] == event["spot"]
        if how == "ask-for":
            self.goods[seat][what] -= 1
            self.goods[owner][what] += 1
        else:
            held = self.food if how == "ask-food" else self.status
            held[seat] -= int(what)
            held[owner] += int(what)

    def _offered(self, event: Event) -> None:
        side, slot = event["seat"], event["site"]
        place = (slot, event["segment"])
        given = +Counter({kind: event[kind] for kind in (*RAW, *FINE)})
        at = next(each.at for each in CONTENT.slots if each.id == slot)
        assert touches(at, AT[self.leader[side] or ""])
        assert place not in self.tokens
        assert (slot, side) not in [(each, who) for (each, _), who in self.tokens.items()]
        if side < self.players:
            self._first("offer")
            segment = self.site[slot].segments(self.players)[event["segment"]]
            assert pays(segment, given, self.differs)
        self.goods[side].subtract(given)
        self.tokens[place] = side

    # Moving

    def _walked(self, event: Event) -> None:
        seat, land = event["seat"], LANDS[self.land(event["spot"])]
        roped = self.goods[seat]["rope"] and land.walk_with_rope is not None
        price = land.walk_with_rope if roped else land.walk
        assert price is not None, "nobody walks onto water"
        self._goes(event, max(0, price - ("boots" in self.uses(seat))))

    def _paddled(self, event: Event) -> None:
        seat, land = event["seat"], LANDS[self.land(event["spot"])]
        assert "canoe" in self.uses(seat)
        assert self.goods[seat]["rope"] or not land.paddle_needs_rope
        self._goes(event, land.paddle)

    def _goes(self, event: Event, price: int) -> None:
        seat = event["seat"]
        assert event["spot"] in self.open
        assert touches(AT[event["spot"]], AT[self.leader[seat] or ""])
        self.sum += price
        whole = nearest(self.sum, 2) if "cloak" in self.uses(seat) else self.sum
        assert event["food"] == whole - self.paid
        self.paid = whole
        from_purse = min(self.purse, event["food"])
        self.purse -= from_purse
        self.food[seat] -= event["food"] - from_purse
        self.leader[seat] = event["spot"]

    def _left(self, event: Event) -> None:
        self.goods[event["seat"]][event["material"]] -= 1
        self.loose[event["spot"]][event["material"]] += 1

    def _took(self, event: Event) -> None:
        self.goods[event["seat"]][event["material"]] += 1
        self.loose[event["spot"]][event["material"]] -= 1
        assert self.loose[event["spot"]][event["material"]] >= 0

    def _left_food(self, event: Event) -> None:
        assert 0 < event["food"] <= 4
        self.food[event["seat"]] -= event["food"]
        self.purse += event["food"]

    def _paid_horse(self, event: Event) -> None:
        assert "horse" in self.uses(event["seat"])
        self._first("horse carries")
        self.food[event["seat"]] -= event["food"]

    # Extras

    def _ate(self, event: Event) -> None:
        self.goods[event["seat"]]["deer"] -= 1
        self.food[event["seat"]] += 3

    def _made(self, event: Event) -> None:
        seat, craft = event["seat"], event["craft"]
        assert craft in self.uses(seat)
        self._first(craft, 3)
        takes, makes = MAKES[craft]
        self.goods[seat][takes] -= 2
        self.goods[seat][makes] += 3
        if event["fuel"] == "food":
            assert craft != "casting_bronze"
            self.food[seat] -= 1
        elif event["fuel"]:
            assert craft == "casting_bronze"
            assert event["fuel"] in ("wood", "antler")
            self.goods[seat][event["fuel"]] -= 1

    def _homage(self, event: Event) -> None:
        seat, owner = event["seat"], event["owner"]
        assert owner not in {*self.homage, seat}
        assert self.owns(owner)
        self.homage.add(owner)
        self.status[seat] -= 1
        self.status[owner] += 1

    # The end

    def points(self, side: int) -> list[int]:
        """By source, in the order of the game's sources."""
        huts = [cell for cell, who in self.hut.items() if who == side]
        offers = [place for place, who in self.tokens.items() if who == side]
        return [
            self.status[side],
            sum(CONTENT.tile(self.tile_at(cell)).status for cell in huts),
            sum(self._site_points(side, *place, len(huts)) for place in offers),
            BONUS[len(offers)],
        ]

    def _site_points(self, side: int, slot: str, segment: int, huts: int) -> int:
        site = self.site[slot]
        sharing = sum(each == slot for each, _ in self.tokens)
        if site.id == "carnac":
            return nearest(huts, 2)
        if site.id == "valcamonica":
            return nearest(self.status[side], 3)
        if site.id == "barger":
            return site.segments(self.players)[segment].status
        if site.id == "stonehenge":
            return nearest({3: 12, 4: 16}.get(self.players, 8), sharing)
        return {"egtved": 5, "varna": 4}[site.id]


def nearest(number: int | Decimal, by: int) -> int:
    """A quotient rounded as at school: a half goes up."""
    return int((Decimal(number) / by).quantize(Decimal(1), ROUND_HALF_UP))


def touches(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Have two hexes an edge in common?"""
    return (one[0] - other[0], one[1] - other[1]) in NEAR


def pays(segment: Segment, given: Goods, differs: bool) -> bool:
    """Are these counters what a segment asks for?"""
    raw = sum(given[kind] for kind in RAW)
    fine = sum(given[kind] for kind in FINE)
    if segment.raw or segment.processed:
        return (raw, fine) == (segment.raw, segment.processed)
    if segment.different:
        return [*given.values()] == [1] * segment.different
    if segment.different_processed:
        return not raw and [*given.values()] == [1] * segment.different_processed
    if segment.two_of:
        return given in [Counter({a: 2, b: 2}) for a, b in combinations(segment.two_of, 2)]
    return any(_is_rest(given, way, segment.other, differs) for way in product(*segment.parts))


def _is_rest(given: Goods, way: Iterable[tuple[str, int]], other: int, differs: bool) -> bool:
    """Are these the parts of a price, and so many other counters?"""
    parts = Counter(dict(way))
    rest = given - parts
    fits = not parts - given and rest.total() == other
    return fits and not (differs and rest.keys() & parts.keys())
