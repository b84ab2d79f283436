"""What a test can ask about a position, in the words in which stories are told."""

from __future__ import annotations

from collections.abc import Iterable

from lascaux.games.rise import RiseGame
from lascaux.games.rise.content.parts import ACTIONS, EVENTS, FACES, RESOURCES
from lascaux.games.rise.rules.codes import GOODS, NONE, QUEUE, RING
from lascaux.games.rise.rules.notation import SEAT_NAMES, TRIBE_NAMES
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view import RiseView
from lascaux.testing import Story

GAME = RiseGame()
GOALS = [goal.id for goal in GAME.content.goals]
PLACES = GAME.tables.place_names


class Answers(Story):
    """A position, and questions about it."""

    game: RiseGame
    state: RiseState
    names: list[str]  # of the hexes, by their numbers

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return SEAT_NAMES[self.state.active]

    @property
    def step(self) -> str:
        """What is asked, such as `choose action`; nothing once the game is over."""
        return self.view["step"]

    @property
    def view(self) -> RiseView:
        """What everybody can see."""
        return self.game.view(self.state)

    @property
    def volcano(self) -> str:
        """The cell in which the volcano has risen, or nothing."""
        cell = self.view["volcano"]
        return cell["id"] if cell else ""

    @property
    def map(self) -> dict[str, str]:
        """Who is where: by hex, as in the beginning (`Red 3 Green 1`)."""
        crowds = {name: self.members(name) for name in self.names}
        return {
            name: " ".join(f"{tribe} {number}" for tribe, number in crowd.items())
            for name, crowd in crowds.items()
            if crowd
        }

    def members(self, place: str) -> dict[str, int]:
        """Who has how many members in a hex."""
        counts = {n: self.state.count(self.hex(place), t) for t, n in enumerate(TRIBE_NAMES)}
        return {name: number for name, number in counts.items() if number}

    @property
    def villages(self) -> dict[str, str]:
        """By hex the owner of the village there."""
        owners = (*SEAT_NAMES, "nobody")
        return {
            name: owner
            for h, name in enumerate(self.names)
            for number, owner in enumerate(owners)
            if self.state.villages[number] >> h & 1
        }

    def supply(self, owner: str) -> int:
        """How many members a player has off the map, to be used."""
        return self.state.supply[seat_of(owner)]

    def goods(self, owner: str) -> dict[str, int]:
        """What resources a player has."""
        at = seat_of(owner) * GOODS
        counts = {name: self.state.goods[at + kind] for kind, name in enumerate(RESOURCES)}
        return {name: number for name, number in counts.items() if number}

    def goals(self, owner: str) -> set[str]:
        """A player's goals in progress."""
        return names_in(self.state.in_progress[seat_of(owner)], GOALS)

    def completed(self, owner: str) -> set[str]:
        """A player's completed goals."""
        return names_in(self.state.completed[seat_of(owner)], GOALS)

    def deck(self, owner: str) -> list[str]:
        """A player's goal deck, the top first."""
        seat = seat_of(owner)
        top, size = self.state.deck_top[seat], self.state.deck_size[seat]
        return [GOALS[self.state.decks[seat * RING + (top + at) % RING]] for at in range(size)]

    def dice(self, action: str) -> str:
        """The dice on an action, the newest first."""
        at = QUEUE * ACTIONS.index(action)
        return " ".join(FACES[die] for die in self.state.queues[at : at + QUEUE])

    @property
    def hand(self) -> str:
        """The dice that are rolled and not yet placed."""
        dice = (self.state.die_one, self.state.die_two)
        return " ".join(FACES[die] for die in dice if die != NONE)

    @property
    def slots(self) -> list[str]:
        """The active events, the oldest first."""
        return [EVENTS[event] for event in self.state.slots if event != NONE]

    def on_tile(self, event: str) -> dict[str, int]:
        """The resources on an active event."""
        number = EVENTS.index(event)
        counts = {name: self.state.on_tile(number, kind) for kind, name in enumerate(RESOURCES)}
        return {name: amount for name, amount in counts.items() if amount}

    @property
    def event_deck(self) -> list[str]:
        """The event deck, the next one first."""
        return [EVENTS[event] for event in self.state.event_deck[: self.state.events_left]][::-1]

    @property
    def discarded(self) -> set[str]:
        """The discarded events."""
        return names_in(self.state.event_discard, EVENTS)

    def where(self, piece: str) -> str:
        """The hex of `mammoth`, `tiger`, `chieftain` or `elder Red`; nothing if there is none."""
        kind, *owner = piece.split()
        h = self.state.elder[seat_of(owner[0])] if owner else getattr(self.state, kind)
        return "" if h == NONE else self.names[h]

    def noted(self, kind: int) -> list[tuple[int, ...]]:
        """The numbers of the log entries of one kind, see events.py."""
        return [entry[1:] for entry in self.state.log if entry[0] == kind]

    def hex(self, name: str) -> int:
        """The number of a hex."""
        assert name in self.names, f"there is no hex {name} on this map"
        return self.names.index(name)

    def __repr__(self) -> str:
        where = "; ".join(f"{name} {crowd}" for name, crowd in self.map.items())
        asked = "over" if self.over else f"{self.decides}: {self.step}"
        return f"Story({where}; {asked})"


def seat_of(name: str) -> int:
    """The number of a seat."""
    return SEAT_NAMES.index(name)


def names_in(chosen: int, names: Iterable[str]) -> set[str]:
    """The members of a set."""
    return {name for number, name in enumerate(names) if chosen >> number & 1}
