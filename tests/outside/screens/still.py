"""A game that stands still: one crowded moment, in which something can always be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.author import (
    SPECTATOR,
    ActionSpace,
    Chain,
    Choice,
    Chronicle,
    Component,
    Decision,
    Game,
    IllegalAction,
    Names,
    Question,
    Refusal,
    Rng,
    State,
    family,
    kind,
    seats,
    things,
)

SEATS = ("Red", "Green", "Black", "Yellow", "Blue")
ROUNDS = 3
UNDERS = 10  # different things that can be hidden under a tile
CHOSE, LOOKED = range(2)


@dataclass(frozen=True)
class Moment:
    """One of a game's moments: what is asked, how much of it in one turn, and what is offered."""

    prompt: str
    told: str
    offers: tuple[Choice, ...]
    steps: int = 1  # that a turn can have, confirmed together
    words: str = ""  # what Confirm says after some of them
    all: str = ""  # what the button for all the rest says
    calm: bool = False


def drawn(rng: Rng, tiles: int) -> list[int]:
    """What is hidden under so many tiles."""
    return [int(rng.below(UNDERS)) for _ in range(tiles)]


class StillState(State):
    """Who is to move, and what little has happened."""

    FIELDS = ("turns_left", "spent", "moment", "points", "unders")
    MOMENTS: ClassVar[tuple[Moment, ...]] = ()

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.turns_left = ROUNDS * players
        self.spent = 0  # steps of this turn
        self.moment = 0
        self.points = [0] * players
        self.unders: list[list[int]] = [
            [] for _ in range(players)
        ]  # of each seat's tiles: what is hidden under them

    def now(self) -> Moment:
        """The moment that is shown."""
        return self.MOMENTS[self.moment]

    def first(self) -> int:
        """The number of the moment's first action."""
        return sum(len(each.offers) for each in self.MOMENTS[: self.moment])

    def stop(self) -> int:
        """The number of the action that ends a turn before all its steps are done."""
        return sum(len(each.offers) for each in self.MOMENTS)

    def choices(self) -> vec[i64]:
        """All that is offered, always; and to stop, once something was done."""
        if self.over or self.paused:
            return vec[i64]()
        first = self.first()
        offered = list(range(first, first + len(self.now().offers)))
        return vec[i64]([*offered, *([self.stop()] if self.spent else [])])

    def advance(self, action: i64) -> None:
        """A point for every step; then it is somebody else's turn."""
        if action != self.stop():
            self.points[self.to_move] += 1
            self.spent += 1
            if self.logging:
                self.log.append((CHOSE, self.to_move, action))
            if self.spent < self.now().steps:
                return
        following = (self.to_move + 1) % self.players
        if self.halts_before(following):
            return
        self.spent = 0
        self.turns_left -= 1
        self.to_move = following
        self.over = self.turns_left == 0

    def question(self) -> Question:
        """The same all the time."""
        if self.over or self.paused:
            return super().question()
        return Question("turn", self.now().prompt, "S1", self.now().told)

    def refusal(self, action: i64) -> IllegalAction:
        """What is not lit."""
        if not 0 <= action <= self.stop():
            return IllegalAction(f"{action} is no action of this game", "")
        return IllegalAction("that is not lit now", "S1")

    def breakdown(self) -> list[list[int]]:
        """A point for each choice."""
        return [[points] for points in self.points]

    def copy(self) -> StillState:
        """An independent twin."""
        twin = type(self)(self.players)
        twin.take_ints(self.to_ints())
        return twin

    def determinize(self, seat: i64, rng: Rng) -> StillState:
        """A twin in which other people's tiles have something else under them."""
        twin = self.copy()
        if not self.over:
            for other, under in enumerate(twin.unders):
                if other != seat:
                    twin.unders[other] = drawn(rng, len(under))
        return twin


class StillGame(Game[StillState]):
    """A game with one crowded moment, or two, between which an option decides."""

    designers = "nobody in particular"
    publisher = "none"
    description = "A crowded moment of a game,\nto be looked at."
    minutes = 1
    sources = ("choices",)
    endings = ("Everybody has seen it.",)
    moments: ClassVar[tuple[Moment, ...]]
    State: ClassVar[type[StillState]]
    second: ClassVar[str] = ""  # the option that shows the second moment

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.seat_names = SEATS[: cls.most_players]
        offers = [offer for moment in cls.moments for offer in moment.offers]
        texts = [f"{number} {offer.words}" for number, offer in enumerate(offers)]
        cls.actions = ActionSpace(
            family(0, "choose {what}", what=texts), family(len(texts), "stop")
        )
        cls.chronicle = Chronicle(
            {
                CHOSE: kind("chose", "seat what", "{seat}: {what}"),
                LOOKED: kind(
                    "looked",
                    "seat under",
                    "{seat} sees number {under} under a tile.",
                    secret="under",
                    to_others="{seat} looks under a tile.",
                ),
            },
            {"seat": seats(cls.seat_names), "what": things([offer.words for offer in offers])},
        )
        cls.State = type(
            f"{cls.__name__}State", (StillState,), {"GAME": cls.id, "MOMENTS": cls.moments}
        )

    def set_up(self, players: int, rng: Rng, options: Any, log: bool) -> StillState:
        """The moment that is wanted."""
        state = self.blank(players)
        state.logging = log
        state.moment = int(bool(self.second) and getattr(options, self.second))
        state.unders = self.hide(players, rng)
        if log:
            looked = [(seat, under[0]) for seat, under in enumerate(state.unders) if under]
            state.log.extend((LOOKED, seat, under) for seat, under in looked)
        return state

    def hide(self, players: int, rng: Rng) -> list[list[int]]:
        """What is hidden under each seat's tiles."""
        return [[] for _ in range(players)]

    def blank(self, players: int) -> StillState:
        """Nothing has happened."""
        return self.State(players)

    def view(self, state: StillState, seat: int = SPECTATOR) -> dict[str, Any]:
        """What little changes, and one's own secrets."""
        return {
            "seat": seat,
            "players": state.players,
            "moment": state.moment,
            "turns_left": state.turns_left,
            "to_move": state.to_move,
            "spent": state.spent,
            "points": list(state.points),
            "unders": [
                list(under) if state.over or owner == seat else None
                for owner, under in enumerate(state.unders)
            ],
        }

    def decision(self, state: StillState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """What is offered, as one chain where a turn has several steps."""
        asked = super().decision(state, seat, names)
        if state.over or seat != state.to_move:
            return asked
        now, many = state.now(), state.now().steps > 1
        chain = Chain("turn") if many else None
        if many and state.spent:
            stop = () if state.paused else (state.stop(),)
            chain = Chain("turn", now.words.format(n=state.spent), stop, now.all)
        choices = [self._choice(state, choice) for choice in asked.choices]
        return replace(asked, choices=tuple(choices), chain=chain, calm=now.calm)

    def _choice(self, state: StillState, choice: Choice) -> Choice:
        if choice.action == state.stop():
            return replace(choice, confirm="Stop", chain="turn", quiet=True)
        offer, steps = self._offer(choice.action), state.now().steps
        most = min(offer.most, steps - state.spent)
        return replace(
            offer, action=choice.action, most=most, chain="turn" if steps > 1 else offer.chain
        )

    def _offer(self, action: int) -> Choice:
        return [offer for moment in self.moments for offer in moment.offers][action]

    def gesture(self, state: StillState, thing: str, place: str) -> tuple[int, ...]:
        """All the rest: the same again, as often as it goes."""
        offers: Sequence[Choice] = self.decision(state, int(state.to_move)).choices
        found = [offer for offer in offers if (offer.thing, offer.place) == (thing, place)]
        named = (thing or place) and state.now().all
        return (found[0].action,) * found[0].most if named and found else ()

    def why_not(
        self, state: StillState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        """What is not lit cannot be chosen."""
        return Refusal("That is not lit now.", "S1")

    def label(self, state: StillState, action: int, seat: int = SPECTATOR) -> str:
        """What a choice would bring."""
        stops = action == state.stop()
        return "Stop here; the rest is not used." if stops else self._offer(action).words

    def sketch(self, view: dict[str, Any]) -> str:
        """The panes' names."""
        return "\n".join(pane.title for pane in self.panes(view))

    def components(self) -> Iterable[Component]:
        """Nothing but a screen."""
        yield Component("screen", "a screen", "public", "drawn for tests")
