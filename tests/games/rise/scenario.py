"""Stories: a position in a few lines, decisions in notation, and questions about the outcome."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import bit
from lascaux.engine.rng import Rng
from lascaux.games.rise import RiseGame, RiseOptions
from lascaux.games.rise.content.parts import (
    ACTIONS,
    EVENTS,
    FACES,
    POWERS,
    RESOURCES,
    SPECIALS,
    TERRAINS,
    TRIBES,
)
from lascaux.games.rise.rules import entries, steps, turn
from lascaux.games.rise.rules.codes import ANY_TERRAIN, GOODS, INVADERS, NEUTRAL, NONE, QUEUE, RING
from lascaux.games.rise.rules.codes import TRIBES as KINDS
from lascaux.games.rise.rules.notation import SEAT_NAMES, TRIBE_NAMES
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.rules.tables import Land
from tests.games.rise.answers import GAME, GOALS, PLACES, Answers, seat_of

__all__ = ["GAME", "Story"]

USUAL_ROLL = "sun moon"  # what is rolled when a story does not say

# Where a story can set in: the step of the turn that comes next.
STEPS = {
    "start": steps.SCORE_VILLAGES,  # or coming back, for a tribe that has nobody on the map
    "before roll": steps.BEFORE_ROLL,
    "roll": steps.ROLL_DICE,
    "rolled": steps.LIGHT_IN_THE_DARK,
    "doubles": steps.CHECK_DOUBLES,
    "actions": steps.CHOOSE_ACTION,
    "conflict": steps.BEFORE_CONFLICT,
    "five": steps.STEP_FIVE,
}


class Story(Answers):
    """A game in the middle, as a test tells it, played on by the real rules.

    Hexes are told as `b2 lake Red 3 Green 1 village Red elder Red`, also with `invaders 3`,
    `village nobody`, `mammoth`, `tiger`, `chieftain`, a special tile instead of a terrain
    (`b2 tar_pit Red 1`, `b2 glacier`), or `melted` where the glacier was. A terrain that is not
    told is one of the tiles left over, members that are not told are in the supply, goals in the
    deck, events in the event deck. A deck may be told from the top: with dots the others follow
    in the order of the content (`decks={"Red": "bow horse ..."}`), without them that is all.
    Active events are told with what lies on them, if that is not what is printed:
    `slots=["mild_winter 1 food", "sabertooth 1 Red"]`. Powers bring the leaders' mode.

    `step` says where in the turn the story sets in (see STEPS), `hand` which dice have been
    rolled, or will be if that is still to come; a single die sets in with the second action.
    Later dice are told with `will_roll`, otherwise a sun and a moon come up, and `with_event`
    puts an event on top of its deck.

    >>> story = Story("b2 lake Red 2", "b3 forest Green 3", hand="sun moon")
    >>> story.play("place sun on grow", "place moon on move", "move b2 b3", "move b2 b3")
    Story(b2 Red 4; b3 Red 2 Green 3; Green: choose action)
    >>> story.supply("Red"), story.dice("grow"), story.scores
    (14, 'sun sun moon', {})
    """

    def __init__(
        self,
        *hexes: str,
        players: int = 2,
        turn: str = "Red",
        step: str = "actions",
        hand: str = USUAL_ROLL,
        used: Iterable[str] = (),
        dice: Mapping[str, str] | None = None,
        goods: Mapping[str, str] | None = None,
        points: Mapping[str, int] | None = None,
        tribes: Mapping[str, str] | None = None,
        powers: Mapping[str, str] | None = None,
        goals: Mapping[str, str] | None = None,
        completed: Mapping[str, str] | None = None,
        decks: Mapping[str, str] | None = None,
        slots: Iterable[str] = (),
        event_deck: str | None = None,
        discarded: str = "",
        tokens: Mapping[str, str] | None = None,
        tamer: str = "",
        volcano: str = "",
        stones: int | None = None,
        waiting: int = 0,
        hidden: Iterable[str] = (),
        settled: bool = False,
        elders: bool = False,
        game: RiseGame = GAME,
    ) -> None:
        self.game = game
        told = [_told(text) for text in hexes]
        land = self._land(players, told)
        self.begin(game, RiseState(game.tables, land, players, Rng("story")))
        self.state.clear_table()
        self.state.elders = elders
        self.state.leaders = bool(powers)
        self.state.first = self.state.active = seat_of(turn)
        self.state.start_village = 1
        self._rolls: list[str] = []
        for name, words in told:
            self._put(self.hex(name), words)
        self._set_tribes(tribes or {}, powers or {})
        self._set_wealth(goods or {}, points or {})
        self._set_goals(goals or {}, completed or {}, decks or {})
        self._set_extras(tokens or {}, tamer, volcano, stones, waiting, hidden)
        self._set_events(slots, event_deck, discarded, settled)
        self._check()
        for action, faces in (dice or {}).items():
            self._set_dice(action, faces)
        self._begin(step, hand, used)

    @classmethod
    def from_box(cls, players: int = 2, seed: str = "any", **options: Any) -> Story:
        """A new game as the box deals it, before anybody has settled."""
        story = cls.__new__(cls)
        state = GAME.new(players, seed, RiseOptions(**options), log=True)
        assert isinstance(state, RiseState)
        story.begin(GAME, state)
        story.names = [PLACES[place] for place in state.land.outline.places]
        story._rolls = []
        return story

    # Telling

    def _land(self, players: int, told: list[tuple[str, list[str]]]) -> Land:
        """The tiles as told; the other hexes get what is left of the basic ones."""
        tables = self.game.tables
        outline = tables.outline(players)
        self.names = [PLACES[place] for place in outline.places]
        terrain = [0] * len(self.names)
        special = [NONE] * len(self.names)
        left = [kind for kind in range(GOODS) for _ in range(outline.tiles_each)]
        for name, words in told:
            for word in words:
                if word in TERRAINS:
                    terrain[self.hex(name)] = bit(TERRAINS.index(word))
                elif word in SPECIALS and word != "glacier":
                    tile = SPECIALS.index(word)
                    special[self.hex(name)] = tile
                    terrain[self.hex(name)] = tables.special_replaces[tile]
                elif word in ("glacier", "melted"):
                    terrain[self.hex(name)] = terrain[self.hex(name)] or tables.glacier_covers
        for kinds in terrain:
            if kinds and kinds != ANY_TERRAIN:
                kind = kinds.bit_length() - 1
                assert kind in left, f"there are not so many tiles: {TERRAINS[kind]}"
                left.remove(kind)
        for h, kinds in enumerate(terrain):
            if not kinds:
                terrain[h] = bit(left.pop(0))
        return Land(tables, outline, vec[i64](terrain), vec[i64](special))

    def _put(self, h: int, words: list[str]) -> None:
        """Put on a hex what was told of it."""
        state = self.state
        after = iter(words)
        for word in after:
            if word in TRIBE_NAMES:
                tribe, number = TRIBE_NAMES.index(word), int(next(after))
                state.members[h * KINDS + tribe] = number
                state.here[tribe] |= bit(h)
                if tribe != INVADERS:
                    state.supply[tribe] -= number
            elif word == "village":
                owner = next(after)
                state.villages[NEUTRAL if owner == "nobody" else seat_of(owner)] |= bit(h)
            elif word == "elder":
                state.elder[seat_of(next(after))] = h
            elif word in ("mammoth", "tiger", "chieftain"):
                setattr(state, word, h)
            elif word in ("glacier", "melted"):
                state.glacier = h
                state.frozen = word == "glacier"
                state.stones = 0 if state.frozen else state.tables.glacier_melts_at
            else:
                assert word in (*TERRAINS, *SPECIALS), f"what is {word!r}?"

    def _set_tribes(self, tribes: Mapping[str, str], powers: Mapping[str, str]) -> None:
        state = self.state
        chosen = {seat_of(owner): TRIBES.index(tribe) for owner, tribe in tribes.items()}
        for owner, power in powers.items():
            state.power[seat_of(owner)] = POWERS.index(power)
            chosen[seat_of(owner)] = POWERS.index(power) // 2
        free = [tribe for tribe in range(len(TRIBES)) if tribe not in chosen.values()]
        for seat in range(state.players):
            state.tribe[seat] = chosen[seat] if seat in chosen else free.pop(0)

    def _set_wealth(self, goods: Mapping[str, str], points: Mapping[str, int]) -> None:
        for owner, text in goods.items():
            for resource, number in _goods(text).items():
                self.state.goods[seat_of(owner) * GOODS + RESOURCES.index(resource)] = number
        for owner, number in points.items():
            self.state.award(seat_of(owner), number, 0)

    def _set_goals(
        self, goals: Mapping[str, str], completed: Mapping[str, str], decks: Mapping[str, str]
    ) -> None:
        state = self.state
        for seat in range(state.players):
            name = SEAT_NAMES[seat]
            state.in_progress[seat] = _set_of(goals.get(name, ""), GOALS)
            state.completed[seat] = _set_of(completed.get(name, ""), GOALS)
            open_goals = state.in_progress[seat] | state.completed[seat]
            rest = [
                goal
                for number, goal in enumerate(GOALS)
                if not open_goals >> number & 1
                and state.tables.goal_players[number] <= state.players
            ]
            deck = _stacked(decks.get(name, "..."), rest)
            assert not _set_of(" ".join(deck), GOALS) & open_goals, f"{name} has a goal twice"
            state.deck_size[seat] = len(deck)
            for at, goal in enumerate(deck):
                state.decks[seat * RING + at] = GOALS.index(goal)

    def _set_events(
        self, slots: Iterable[str], deck: str | None, discarded: str, settled: bool
    ) -> None:
        state = self.state
        state.settled = settled or bool(state.village_hexes() | state.hidden)
        for slot, text in enumerate(slots):
            event, *words = text.split()
            number = EVENTS.index(event)
            state.slots[slot] = number
            state.active_events |= bit(number)
            goods = _goods(" ".join(words)) if words and words[1] not in SEAT_NAMES else {}
            for kind, resource in enumerate(RESOURCES):
                printed = state.tables.put_on_tile(number, kind, state.players)
                state.on_tiles[slot * GOODS + kind] = goods.get(resource, 0) if goods else printed
            if words and not goods:
                for captives, owner in zip(words[::2], words[1::2], strict=True):
                    state.captured[seat_of(owner)] = int(captives)
                    state.supply[seat_of(owner)] -= int(captives)
        state.event_discard = _set_of(discarded, EVENTS)
        known = state.active_events | state.event_discard
        if not state.settled:
            known |= state.tables.late_events
        rest = [name for number, name in enumerate(EVENTS) if not known >> number & 1]
        stack = _stacked("..." if deck is None else deck, rest)
        state.events_left = len(stack)
        for at, event in enumerate(reversed(stack)):
            state.event_deck[at] = EVENTS.index(event)

    def _set_extras(
        self,
        tokens: Mapping[str, str],
        tamer: str,
        volcano: str,
        stones: int | None,
        waiting: int,
        hidden: Iterable[str],
    ) -> None:
        state = self.state
        for token, owner in tokens.items():
            assert token in ("walls", "canoe", "altar")
            setattr(state, token, seat_of(owner))
        if tamer:
            state.tamer = seat_of(tamer)
        if volcano:
            state.volcano = int(volcano.removeprefix("v")) - 1
        if stones is not None:
            state.stones = stones
        if waiting:
            seat = state.who_leads_by(POWERS.index("ambush"))
            state.waiting = waiting
            state.supply[seat] -= waiting
        for owner in hidden:
            state.hidden |= bit(seat_of(owner))

    def _check(self) -> None:
        """Could this stand on a table?"""
        state = self.state
        for seat in range(state.players):
            assert state.supply[seat] >= 0, f"{SEAT_NAMES[seat]} has only 20 members"
            assert not state.villages[seat] & ~state.here[seat], "a village without members"
            elder = state.elder[seat]
            assert elder == NONE or state.villages[seat] >> elder & 1, "an elder without a village"
        assert not state.here[INVADERS] or "invaders" in self.slots, "invaders without their event"

    def _set_dice(self, action: str, faces: str) -> None:
        for at, face in enumerate(faces.split(), QUEUE * ACTIONS.index(action)):
            self.state.queues[at] = FACES.index(face)

    def _begin(self, step: str, hand: str, used: Iterable[str]) -> None:
        """Plan the turn and leave out what comes before the step with which the story sets in."""
        state = self.state
        turn.begin(state)
        if step != "start":
            while state.agenda[state.depth - 1] & STEP != STEPS[step]:
                state.depth -= 1
                state.agenda[state.depth] = 0
        for action in used:
            state.used |= bit(ACTIONS.index(action))
        if step in ("start", "before roll", "roll"):
            self.will_roll(hand)
        elif step in ("rolled", "doubles", "actions"):
            dice = [FACES.index(face) for face in hand.split()]
            state.die_one = dice[0]
            state.die_two = dice[1] if len(dice) == 2 else NONE
            if len(dice) == 1:  # the second action
                state.depth -= 1
                state.agenda[state.depth] = 0
        state.logging = True
        self._let_roll()
        state.run()

    # Acting

    def will_roll(self, *rolls: str) -> Story:
        """Say which dice come up in the next rolls, such as `sun blank`."""
        self._rolls.extend(rolls)
        return self

    def with_event(self, event: str) -> Story:
        """Put an event that is in its deck on top of it."""
        state = self.state
        stack = [name for name in self.event_deck if name != event]
        assert len(stack) == state.events_left - 1, f"{event} is not in the deck"
        for at, name in enumerate(reversed([event, *stack])):
            state.event_deck[at] = EVENTS.index(name)
        return self

    def before(self, action: int) -> None:
        """See to the dice that a decision leads to."""
        self._let_roll(action)

    def _let_roll(self, action: int | None = None) -> None:
        """Choose the luck with which the next decision leads to the dice that were told."""
        state = self.state
        luck = state.rng
        for seed in count():
            ahead = state.copy()
            ahead.rng = luck.copy()
            ahead.logging = True
            if action is None:
                ahead.run()
            elif action in ahead.legal():
                ahead.advance(action)
            rolled = [
                f"{FACES[entry[2]]} {FACES[entry[3]]}"
                for entry in ahead.log
                if entry[0] == entries.ROLLED
            ]
            told = [*self._rolls, *[USUAL_ROLL] * len(rolled)][: len(rolled)]
            if rolled == told:
                state.rng = luck
                del self._rolls[: len(rolled)]
                return
            luck = Rng(f"story {seed}")


def _told(text: str) -> tuple[str, list[str]]:
    name, *words = text.split()
    return name, words


def _goods(text: str) -> dict[str, int]:
    """What `2 food 1 stone` means."""
    words = text.split()
    assert set(words[1::2]) <= set(RESOURCES), text
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


def _set_of(text: str, names: Iterable[str]) -> int:
    numbers = {name: number for number, name in enumerate(names)}
    return sum(bit(numbers[name]) for name in text.split())


def _stacked(text: str, rest: Iterable[str]) -> list[str]:
    """The cards that were told; dots stand for all the others."""
    told = text.split()
    others: Iterator[str] = (card for card in rest if card not in told)
    return [name for word in told for name in (others if word == "..." else [word])]
