"""Patience: a tiny game for one from outside the project, against a side that the rules play.

It proves that nothing needs a rival who decides: one seat decides, two sides score.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.author import (
    SPECTATOR,
    ActionSpace,
    Card,
    Chronicle,
    Component,
    Decision,
    Game,
    IllegalAction,
    Layer,
    Names,
    Pane,
    Part,
    Picture,
    Question,
    Refusal,
    Rng,
    State,
    family,
    kind,
    number,
    seats,
    things,
)

LOW, HIGH = range(2)
HEARTH, SHADE = range(2)
NAMES = ("Hearth", "Shade")
TURNED, TOOK, GOT = range(3)
CARDS = 12
CARD_IDS = [f"card_{card}" for card in range(CARDS + 1)]


@dataclass(frozen=True)
class Options:
    """Ways to play Patience."""

    rounds: int = number(6, "how many pairs of cards are turned up", least=2, most=CARDS // 2)


class PatienceState(State):
    """A position of Patience: the deck, whose first cards lie open, and what was taken of it."""

    GAME = "patience"
    FIELDS = ("deck", "rounds", "taken", "left")

    def __init__(self) -> None:
        super().__init__(1)
        self.sides = 2
        self.deck: list[int] = []
        self.rounds = 0
        self.taken: list[int] = []  # in order
        self.left: list[int] = []

    @property
    def pair(self) -> list[int]:
        """The open cards that are to be chosen from, the lower one first."""
        at = 2 * len(self.taken)
        return [] if self.over or self.paused else sorted(self.deck[at : at + 2])

    def turn_up(self) -> None:
        """Turn up the next two cards."""
        self.reveals += 1
        if self.logging:
            self.log.append((TURNED, *self.pair))

    def choices(self) -> vec[i64]:
        """Either card."""
        return vec[i64]([] if self.over or self.paused else [LOW, HIGH])

    def question(self) -> Question:
        """There is only one."""
        if self.over or self.paused:
            return super().question()
        return Question("take", "which card do you take?", "S2")

    def advance(self, action: i64) -> None:
        """Take a card, leave the other, and turn up two more."""
        low, high = self.pair
        taken, left = (low, high) if action == LOW else (high, low)
        self.taken.append(taken)
        self.left.append(left)
        if self.logging:
            self.log += [(TOOK, HEARTH, taken), (GOT, SHADE, left)]
        self.over = len(self.taken) == self.rounds
        if not self.over and not self.halts():
            self.turn_up()

    def refusal(self, action: i64) -> IllegalAction:
        """There is nothing else to do."""
        return IllegalAction(f"{action} is no action of this game", "")

    def breakdown(self) -> list[list[int]]:
        """Cards that rise, for the player; all that were left, for the Shade."""
        before = [0, *self.taken]
        rising = sum(card for card, last in zip(self.taken, before, strict=False) if card > last)
        return [[rising, 0], [0, sum(self.left)]]

    def copy(self) -> PatienceState:
        """An independent twin."""
        twin = PatienceState()
        twin.take_ints(self.to_ints())
        return twin

    def determinize(self, seat: i64, rng: Rng) -> PatienceState:
        """A twin with the cards that lie face down shuffled anew."""
        twin = self.copy()
        seen = 2 * (len(self.taken) + (not self.over))
        hidden = vec[i64](sorted(self.deck[seen:]))
        rng.shuffle(hidden)
        twin.deck[seen:] = [int(card) for card in hidden]
        return twin


class PatienceGame(Game[PatienceState]):
    """Patience."""

    id = "patience"
    title = "Patience"
    designers = "nobody in particular"
    publisher = "none"
    description = "Take cards that rise,\nand leave little to the Shade."
    minutes = 1
    least_players = 1
    most_players = 1
    seat_names = NAMES
    sources = ("rising cards", "cards left")
    endings = ("The last pair is taken.",)
    Options = Options
    actions = ActionSpace(family(LOW, "low"), family(HIGH, "high"))
    chronicle = Chronicle(
        {
            TURNED: kind("turned up", "one two", "{one} and {two} are turned up."),
            TOOK: kind("took", "seat card", "{seat} takes the {card}."),
            GOT: kind("got", "seat card", "{seat} gets the {card}."),
        },
        {"seat": seats(NAMES), "card": things(CARD_IDS, [str(card) for card in range(CARDS + 1)])},
    )

    def rule_sides(self, players: int) -> int:
        """The Shade."""
        return 1

    def blank(self, players: int) -> PatienceState:
        """Nothing dealt."""
        return PatienceState()

    def set_up(self, players: int, rng: Rng, options: Any, log: bool) -> PatienceState:
        """The deck shuffled, two cards turned up."""
        deck = vec[i64](list(range(1, CARDS + 1)))
        rng.shuffle(deck)
        state = PatienceState()
        state.deck = [int(card) for card in deck]
        state.rounds = options.rounds
        state.logging = log
        state.turn_up()
        return state

    def remark(self, state: PatienceState, action: int, seat: int = SPECTATOR) -> str:
        """Which card is taken."""
        return str(state.pair[action])

    def view(self, state: PatienceState, seat: int = SPECTATOR) -> dict[str, Any]:
        """Everything but the cards that lie face down."""
        return {
            "pair": state.pair,
            "taken": list(state.taken),
            "left": list(state.left),
            "rounds": state.rounds,
        }

    def draw(self, view: dict[str, Any]) -> str:
        """A row of numbers for each side, and the open pair below."""
        rows = (view["taken"], view["left"], view["pair"])
        parts = tuple(
            Part(str(card), f'<text x="{20 * at}" y="{20 * row}">{card}</text>')
            for row, cards in enumerate(rows)
            for at, card in enumerate(cards)
        )
        box = (-10.0, -20.0, 20.0 * CARDS, 80.0)
        return Picture(self.title, self.sketch(view), box, "", (Layer("cards", parts),)).svg()

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        """Three shelves: the open pair is the stage."""
        hearth, shade = (names or NAMES[:1])[0], NAMES[SHADE]
        return (
            Pane("pair", "stage", "Turned up", cards=_cards(view["pair"])),
            Pane("taken", "common", f"{hearth} has", cards=_cards(view["taken"])),
            Pane("left", "common", f"{shade} has", cards=_cards(view["left"])),
        )

    def headline(self, view: dict[str, Any], names: Names = ()) -> str:
        """How far it is."""
        return f"{len(view['taken'])} of {view['rounds']} taken"

    def decision(self, state: PatienceState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """Either card is taken by pointing at it."""
        asked = super().decision(state, seat, names)
        choices = [
            replace(choice, thing=CARD_IDS[state.pair[choice.action]]) for choice in asked.choices
        ]
        return replace(asked, choices=tuple(choices))

    def why_not(
        self, state: PatienceState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        """What lies with somebody stays there."""
        return Refusal("Only a card that was turned up now can be taken.", "S2")

    def sketch(self, view: dict[str, Any]) -> str:
        """A line for each side, and one for the open pair."""
        rows = zip((*NAMES, "open"), (view["taken"], view["left"], view["pair"]), strict=True)
        return "\n".join(f"{name}: {' '.join(map(str, cards))}" for name, cards in rows)

    def label(self, state: PatienceState, action: int, seat: int = SPECTATOR) -> str:
        """The card."""
        return f"take the {state.pair[action]}"

    def components(self) -> Iterable[Component]:
        """The cards."""
        for card in range(1, CARDS + 1):
            yield Component(f"card_{card}", f"a card with a {card}", "public", "any pack of cards")


def _cards(numbers: list[int]) -> tuple[Card, ...]:
    return tuple(Card(CARD_IDS[number], str(number), badge=str(number)) for number in numbers)
