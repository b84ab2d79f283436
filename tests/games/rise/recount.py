"""A second bookkeeping: what the log tells, counted again by hand, slowly and by the rulebook.

Points are never read from the log: they follow from villages, goals, purchases, the mammoth and
fights. Everything is kept under its name; a tribe is a seat, and the invaders are number 4.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from lascaux import game
from lascaux.games.rise.content.parts import ACTIONS, EVENTS, FACES, POWERS, RESOURCES
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.codes import TRADE
from tests.games.rise.answers import GOALS, PLACES
from tests.games.rise.recount_parts import Action, Fight

INVADERS = 4
NAMES = {
    number: name.lower()
    for name, number in vars(entries).items()
    if name.isupper() and isinstance(number, int)
}
# What each goal and token is worth, as the lists in the rules say.
DEVELOPMENTS = ["bow", "horse", "pottery", "basket", "oxen", "fire", "cave_painting", "stone_axe"]
WORTH = {
    **dict.fromkeys(DEVELOPMENTS, 1),
    **dict.fromkeys(("lake_dwellers", "forest_keepers", "mountain_holders"), 2),
    **dict.fromkeys(("far_horizons", "uneasy_neighbours", "raiders"), 3),
    "entire_tribe": 4,
}
TOKEN_WORTH = {"walls": 1, "canoe": 1, "altar": 2}
# What belongs to a fight and does not end it.
IN_A_FIGHT = {
    *("walls", "bow", "removed", "village_lost", "elder_lost", "scored", "event_ended"),
    "mammoth_lost",
}


class Recount:
    """A game as its log tells it."""

    def __init__(self, view: dict[str, Any]) -> None:
        players = self.players = len(view["seats"])
        self.special = {spot["id"]: spot["special"] for spot in view["hexes"]}
        self.members: dict[str, Counter[int]] = {name: Counter() for name in self.special}
        self.villages: dict[str, int | str] = {}
        self.hidden: set[int] = set()
        self.elders: dict[int, str] = {}
        self.supply = [20] * players
        self.waiting, self.captives = [0] * players, [0] * players
        self.goods: list[Counter[str]] = [Counter() for _ in range(players)]
        self.open_goals: list[set[str]] = [set() for _ in range(players)]
        self.completed_goals: list[set[str]] = [set() for _ in range(players)]
        self.bottom: list[list[str]] = [[] for _ in range(players)]  # seen going under the deck
        self.points: list[Counter[str]] = [Counter() for _ in range(players)]
        self.tokens: dict[str, int] = {}
        self.queues = {action: ["sun", "moon", "blank"] for action in ACTIONS}
        self.hand: list[str] = []
        self.active_events: list[str] = []
        self.mammoth: tuple[str, int | None] | None = None
        self.tiger: str | None = None
        self.chief: str | None = None
        self.ice: str | None = None
        self.is_frozen = False
        self.stones = 0
        self.powers: list[str | None] = [None] * players
        self.who = 0
        self.used: list[str] = []
        self.on_loan: str | None = None
        self.villages_wait = False  # for a tribe that has to come back first
        self.action: Action | None = None
        self.fight: Fight | None = None
        self.over = False
        self.seen: Counter[str] = Counter()

    # Reading the log

    def follow(self, entry: tuple[int, ...]) -> None:
        """Take up one entry."""
        name = NAMES[entry[0]]
        self.seen[name] += 1
        if name not in IN_A_FIGHT:
            self.finish_fight()
        getattr(self, f"on_{name}", lambda *numbers: None)(*entry[1:])

    def award(self, seat: int, points: int, source: str) -> None:
        """Points, unless somebody has won already (R93)."""
        if not self.over:
            self.points[seat][source] += points
            self.over = self.score(seat) >= 15

    def score(self, seat: int) -> int:
        """All points of a seat."""
        return sum(self.points[seat].values())

    def on_map(self, seat: int) -> int:
        """A seat's members on land."""
        return sum(crowd[seat] for crowd in self.members.values())

    def limit(self, place: str) -> int:
        """How many a hex holds."""
        if place == self.ice and self.is_frozen:
            return 3
        return 4 if "drought" in self.active_events else 5

    def has(self, development: str) -> bool:
        """May the active player use it?"""
        return development in self.completed_goals[self.who] or self.on_loan == development

    # Members

    def come(self, seat: int, place: int, number: int = 1) -> None:
        """From the supply, and from the board if that is short."""
        from_board = max(0, number - self.supply[seat])
        self.supply[seat] -= number - from_board
        self.waiting[seat] -= from_board
        self.members[PLACES[place]][seat] += number

    def go(self, tribe: int, place: int, number: int = 1) -> None:
        """Out of a hex."""
        crowd = self.members[PLACES[place]]
        assert crowd[tribe] >= number
        crowd[tribe] -= number

    def on_settled(self, seat: int, place: int, number: int) -> None:
        self.come(seat, place, number)
        if self.villages_wait:
            self.score_villages()

    def on_grew(self, seat: int, place: int) -> None:
        assert self.members[PLACES[place]][seat], "new members come where others are (R42)"
        self.come(seat, place)
        self.count("members")

    def on_waits(self, seat: int) -> None:
        assert self.powers[seat] == "ambush"
        self.supply[seat] -= 1
        self.waiting[seat] += 1
        self.count("members")

    def on_moved(self, seat: int, source: int, target: int) -> None:
        self.go(seat, source)
        self.members[PLACES[target]][seat] += 1
        self.count("members")
        assert self.now.may_leave[PLACES[source]], "nobody moves twice (R47)"
        self.now.may_leave[PLACES[source]] -= 1

    def on_pushed(self, seat: int, tribe: int, source: int, target: int) -> None:
        assert self.powers[seat] == "intimidate"
        self.go(tribe, source)
        self.members[PLACES[target]][tribe] += 1

    def on_removed(self, tribe: int, place: int, number: int) -> None:
        self.go(tribe, place, number)
        if tribe != INVADERS:
            self.supply[tribe] += number

    def on_evaded(self, seat: int, place: int) -> None:
        assert self.powers[seat] == "evasion"
        self.come(seat, place)
        assert sum(self.members[PLACES[place]].values()) <= self.limit(PLACES[place])

    def on_ambushed(self, seat: int, place: int) -> None:
        self.waiting[seat] -= 1
        self.members[PLACES[place]][seat] += 1

    def on_captured(self, seat: int, place: int) -> None:
        assert PLACES[place] == self.tiger
        self.go(seat, place)
        self.captives[seat] += 1

    def on_sank(self, tribe: int, place: int) -> None:
        assert self.special[PLACES[place]] == "tar_pit"
        assert self.members[PLACES[place]][tribe] == 1

    # The turn and its actions

    def on_power(self, seat: int, power: int) -> None:
        self.powers[seat] = POWERS[power]

    def on_turn(self, seat: int, number: int) -> None:
        self.finish_action()
        self.who = seat
        self.used = []
        self.on_loan = None
        self.villages_wait = not self.on_map(seat)
        if not self.villages_wait:
            self.score_villages()

    def score_villages(self) -> None:
        """A point for each village, two where the chieftain is (R27)."""
        self.villages_wait = False
        for place in self.members:
            if self.villages.get(place) == self.who:
                self.award(self.who, 2 if place == self.chief else 1, "villages")
        if self.who in self.hidden:
            self.award(self.who, 1, "villages")

    def on_rolled(self, seat: int, one: int, two: int) -> None:
        assert not self.hand
        self.hand = [FACES[one], FACES[two]]

    def on_light(self, seat: int) -> None:
        self.hand[self.hand.index("moon")] = "sun"

    def on_placed(self, seat: int, face: int, action: int, strength: int) -> None:
        self.finish_action()
        name = ACTIONS[action]
        assert name not in self.used, "two different actions (R32)"
        self.used.append(name)
        self.hand.remove(FACES[face])
        queue = self.queues[name] = [FACES[face], *self.queues[name][:2]]
        strong, weak = queue.count("sun") >= 2, queue.count("moon") >= 2
        assert strength == (2 if strong else 0 if weak else 1)
        self.action = Action(name, strength, self.extra(name), self.supply[seat])
        for place, crowd in self.members.items():
            self.action.may_leave[place] = crowd[seat]

    def on_raised(self, seat: int, action: int, strength: int) -> None:
        assert self.powers[seat] == "cunning"
        self.now.strength += 1
        assert self.now.strength == strength <= 2

    @property
    def now(self) -> Action:
        """The present action."""
        assert self.action is not None
        return self.action

    def count(self, what: str) -> None:
        """Something more in the present action."""
        self.now.done[what] += 1

    def extra(self, action: str) -> int:
        """What an action may or will bring beyond its dice."""
        power = self.powers[self.who]
        if action == "grow":
            mild = 2 if "mild_winter" in self.active_events else 0
            return self.has("fire") + mild + (2 if power == "exogeny" else 0)
        if action == "move":
            return 2 * self.has("oxen") + (2 if power == "wayfarers" else 0)
        return int(action == "lead" and self.has("cave_painting"))

    def finish_action(self) -> None:
        """Was it neither more nor less than it should be?"""
        action, self.action = self.action, None
        if action is None:
            return
        done, most = action.done, action.worth + action.extra
        if action.name == "grow":
            assert done["members"] <= min(most, action.supply)
            assert done["members"] >= min(action.worth, action.supply) or not done["members"]
        elif action.name == "move":
            assert done["members"] <= most
        elif action.name == "gather":
            assert done["hexes"] <= action.worth
            assert done["members"] <= int(self.powers[self.who] == "farming")
        else:
            seen = self.open_goals[self.who] | self.completed_goals[self.who]
            wanted = most + done["discarded"]
            assert done["drawn"] == wanted or len(seen) == (14 if self.players == 2 else 15)
            assert done["drawn"] <= wanted

    def on_gathered(self, seat: int, place: int) -> None:
        name = PLACES[place]
        need = 3 if self.special[name] in ("jungle", "desert_oasis") else 1
        assert self.members[name][seat] >= need
        self.count("hexes")
        self.count(f"from {name}")
        assert self.now.done[f"from {name}"] == 1, "no hex gives twice (R51)"
        if name == self.ice and not self.is_frozen:
            self.stones = 0

    # Resources and goals

    def on_gained(self, seat: int, resource: int, number: int) -> None:
        self.goods[seat][RESOURCES[resource]] += number

    def on_paid(self, seat: int, resource: int, number: int) -> None:
        self.goods[seat][RESOURCES[resource]] -= number
        assert min(self.goods[seat].values()) >= 0

    def on_learnt(self, seat: int, resource: int) -> None:
        self.finish_action()  # the goal that is now drawn is no part of a LEAD
        self.on_paid(seat, resource, 1)

    def on_gave(self, seat: int, resource: int, to: int) -> None:
        self.on_paid(seat, resource, 1)
        self.on_gained(to, resource, 1)

    def on_traded(self, seat: int, trade: int) -> None:
        deal = game("rise").actions.data(TRADE + trade)
        self.goods[seat].subtract(deal["give"])
        assert min(self.goods[seat].values()) >= 0
        self.goods[seat][deal["resource"]] += 1

    def on_borrowed(self, seat: int, goal: int, lender: int) -> None:
        assert seat in self.elders
        assert GOALS[goal] in self.completed_goals[lender]
        self.on_loan = GOALS[goal]

    def on_drew_goal(self, seat: int, goal: int) -> None:
        assert GOALS[goal] not in self.open_goals[seat] | self.completed_goals[seat]
        self.open_goals[seat].add(GOALS[goal])
        if GOALS[goal] in self.bottom[seat]:
            assert self.bottom[seat].pop(0) == GOALS[goal]
        if self.action and self.action.name == "lead":
            self.count("drawn")

    def on_discarded_goal(self, seat: int, goal: int) -> None:
        self.open_goals[seat].remove(GOALS[goal])
        self.bottom[seat].append(GOALS[goal])
        if self.action and self.action.name == "lead":
            self.count("discarded")

    def on_completed(self, seat: int, goal: int) -> None:
        name = GOALS[goal]
        self.open_goals[seat].remove(name)
        self.completed_goals[seat].add(name)
        development = WORTH[name] == 1
        self.award(seat, WORTH[name], "developments" if development else "achievements")

    # Villages

    def on_built(self, seat: int, place: int) -> None:
        if place == -1:
            assert self.powers[seat] == "hidden_village"
            assert seat in self.villages.values()
            assert seat not in self.hidden
            self.hidden.add(seat)
        else:
            name = PLACES[place]
            assert name not in self.villages and self.members[name][seat]
            assert not (self.is_frozen and name == self.ice)
            self.villages[name] = seat
        assert len(self.villages) + len(self.hidden) <= 12

    def on_claimed(self, seat: int, place: int) -> None:
        crowd = +self.members[PLACES[place]]
        assert list(crowd) == [seat]
        assert self.villages[PLACES[place]] == "neutral"
        self.villages[PLACES[place]] = seat

    def on_village_lost(self, owner: int, place: int) -> None:
        assert self.villages.pop(PLACES[place]) == owner
        assert not self.members[PLACES[place]][owner]

    def on_elder(self, seat: int, place: int) -> None:
        assert seat not in self.elders
        assert self.villages[PLACES[place]] == seat
        self.elders[seat] = PLACES[place]

    def on_elder_lost(self, owner: int) -> None:
        assert self.elders.pop(owner) not in self.villages
        if self.fight and self.fight.offense not in (None, owner):
            self.award(self.who, 1, "elders")

    # Conflicts

    def on_conflict(self, place: int, number: int) -> None:
        name = PLACES[place]
        crowd = +self.members[name]
        assert sum(crowd.values()) == number > self.limit(name)
        offense = self.who if crowd[self.who] and len(crowd) > 1 else None
        self.fight = Fight(name, crowd, self.limit(name), offense)
        owner = self.tokens.get("walls")
        if offense is not None and owner not in (None, offense):
            self.fight.walls = self.villages.get(name) == owner

    def on_walls(self, owner: int, place: int) -> None:
        assert self.fight is not None and self.fight.walls

    def on_bow(self, seat: int, tribe: int, place: int) -> None:
        assert self.fight is not None and self.has("bow")
        assert self.fight.crowd[tribe] and tribe != seat == self.fight.offense
        self.fight.victim = tribe
        if self.on_loan == "bow":
            self.on_loan = None

    def finish_fight(self) -> None:
        """Did it come out as it should?"""
        fight, self.fight = self.fight, None
        if fight:
            assert +self.members[fight.place] == fight.outcome()
            if fight.offense is not None and self.has("bow"):
                assert fight.victim is not None

    # Events

    def on_event(self, seat: int, event: int) -> None:
        name = EVENTS[event]
        if name != "volcano":
            self.active_events.append(name)
            assert len(self.active_events) <= 2

    def on_event_ended(self, event: int) -> None:
        name = EVENTS[event]
        self.active_events.remove(name)
        if name == "sabertooth":
            self.supply = [a + b for a, b in zip(self.supply, self.captives, strict=True)]
            self.captives = [0] * self.players
            self.tiger = None
        elif name == "chieftain":
            self.chief = None
        elif name == "mammoth" and self.mammoth and self.mammoth[1] is None:
            self.mammoth = None
        elif name == "abandoned_village":
            self.villages = {p: owner for p, owner in self.villages.items() if owner != "neutral"}
        elif name == "invaders":
            assert not any(crowd[INVADERS] for crowd in self.members.values())
            if self.fight and self.fight.offense is not None:
                self.award(self.fight.offense, 2, "events")

    def on_put(self, seat: int, event: int, place: int) -> None:
        name, where = EVENTS[event], PLACES[place]
        if name == "invaders":
            first = not any(crowd[INVADERS] for crowd in self.members.values())
            self.members[where][INVADERS] += 3 if first else 1
        elif name == "mammoth":
            self.mammoth = (where, None)
        elif name == "sabertooth":
            self.tiger = where
        elif name == "chieftain":
            self.chief = where
        else:
            self.villages[where] = "neutral"

    def on_tamed(self, seat: int, face: int) -> None:
        assert self.mammoth is not None
        crowd = self.members[self.mammoth[0]]
        assert crowd[seat] >= 3
        assert 2 * crowd[seat] > sum(crowd.values())
        self.hand.remove(FACES[face])
        self.mammoth = (self.mammoth[0], seat)
        self.award(seat, 3, "events")

    def on_mammoth_moved(self, seat: int, place: int) -> None:
        assert self.mammoth is not None
        assert self.mammoth[1] == seat
        assert self.members[PLACES[place]][seat]
        self.mammoth = (PLACES[place], seat)
        self.count("mammoth")
        assert self.now.done["mammoth"] == 1

    def on_mammoth_lost(self, seat: int, points: int) -> None:
        assert self.mammoth is not None
        where, tamer = self.mammoth
        assert tamer == seat
        assert not self.members[where][seat]
        assert points == min(3, self.score(seat))
        self.points[seat]["events"] -= points
        self.mammoth = None

    def on_bought(self, seat: int, event: int) -> None:
        name = EVENTS[event]
        assert name not in self.tokens
        self.tokens[name] = seat
        self.award(seat, TOKEN_WORTH[name], "events")

    # The glacier

    def on_glacier(self, seat: int, place: int) -> None:
        self.ice, self.is_frozen = PLACES[place], True

    def on_stone_on_glacier(self, stones: int) -> None:
        assert self.now.strength == 2
        self.stones += 1
        assert self.stones == stones <= 5

    def on_melted(self, place: int) -> None:
        assert self.stones == 5
        self.is_frozen = False
