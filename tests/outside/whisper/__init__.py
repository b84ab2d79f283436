"""Whisper: a tiny game from outside the project, in which every hand is private.

Cards that are known to their holder alone, shown to one other, or drawn by one after another has
put them under the deck; actions that name a secret. It proves that nothing of this leaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.author import (
    SPECTATOR,
    Card,
    Chip,
    Choice,
    Chronicle,
    Component,
    Decision,
    Game,
    IllegalAction,
    Layer,
    Names,
    NotationError,
    Pane,
    Part,
    Picture,
    Question,
    Refusal,
    Rng,
    State,
    kind,
    places,
    seats,
)

NAMES = ("Flint", "Amber", "Slate")
CARDS = 12  # numbered from 1; a code counts from 0
HAND = 3
ROUNDS = 3
FOR_SHOWING = 2
NUMBERS = [str(code + 1) for code in range(CARDS)]
CARD_IDS = [f"card-{number}" for number in NUMBERS]
FIRST_SHOW = CARDS  # the first actions swap a card each
PASS = FIRST_SHOW + CARDS * len(NAMES)
DEALT, SWAPPED, DREW, SHOWED, PASSED, TURNED_UP = range(6)


KINDS = {
    DEALT: kind(
        "dealt",
        "seat one two three",
        "{seat} is dealt {one}, {two} and {three}.",
        secret="one two three",
        to_others="{seat} is dealt three cards.",
    ),
    SWAPPED: kind(
        "swapped",
        "seat card",
        "{seat} puts {card} under the deck.",
        secret="card",
        to_others="{seat} puts a card under the deck.",
    ),
    DREW: kind(
        "drew",
        "seat card",
        "{seat} draws {card}.",
        secret="card",
        to_others="{seat} draws a card.",
    ),
    SHOWED: kind(
        "showed",
        "seat other_seat card",
        "{seat} shows {card} to {other_seat}.",
        secret="card",
        known_to="seat other_seat",
        to_others="{seat} shows a card to {other_seat}.",
    ),
    PASSED: kind("passed", "seat", "{seat} passes."),
    TURNED_UP: kind("turned up", "seat one two three", "{seat} turns up {one}, {two} and {three}."),
}

MEANINGS = {
    **dict.fromkeys(("seat", "other_seat"), seats(NAMES)),
    **dict.fromkeys(
        ("card", "one", "two", "three"),
        places(CARD_IDS, NUMBERS),
    ),
}


class WhisperState(State):
    """A position: the hands, the deck, and for each card who knows where it is."""

    GAME = "whisper"
    FIELDS = ("turns_left", "shown", "hands", "deck", "seen")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.turns_left = ROUNDS * players
        self.shown = [0] * players  # how often each has shown a card
        self.hands: list[list[int]] = [[] for _ in range(players)]  # each sorted
        self.deck: list[int] = []  # from the top
        self.seen = [0] * CARDS  # by card: the set of seats that know where it is, in bits

    def free(self, seat: int) -> list[int]:
        """The cards of a hand that nobody else has seen (W5)."""
        return [card for card in self.hands[seat] if self.seen[card] == 1 << seat]

    def knows(self, seat: int, card: int) -> bool:
        """Does a seat know where a card is?"""
        return self.over or (seat >= 0 and bool(self.seen[card] >> seat & 1))

    def choices(self) -> vec[i64]:
        """Swap, show or pass."""
        if self.over or self.paused:
            return vec[i64]()
        free = self.free(self.to_move)
        others = [seat for seat in range(self.players) if seat != self.to_move]
        shows = [FIRST_SHOW + card * len(NAMES) + seat for card in free for seat in others]
        return vec[i64]([i64(action) for action in [*free, *shows, PASS]])

    def advance(self, action: i64) -> None:
        """One thing is done, and it is the next one's turn."""
        if action < FIRST_SHOW:
            self._swap(int(action))
        elif action < PASS:
            self._show(*divmod(int(action) - FIRST_SHOW, len(NAMES)))
        else:
            self._tell(PASSED, self.to_move)
        if self.paused or self.halts():  # another's turn, or all hands, come to light
            return
        self.to_move = (self.to_move + 1) % self.players
        self.turns_left -= 1
        if self.turns_left == 0:
            self._turn_up()

    def _swap(self, card: int) -> None:
        """Put a card under the deck and draw the top one (W3)."""
        seat, hand = self.to_move, self.hands[self.to_move]
        hand.remove(card)
        self.deck.append(card)
        if self.halts():
            return
        drawn = self.deck.pop(0)
        hand.append(drawn)
        hand.sort()
        self.seen[drawn] |= 1 << seat
        self.reveals += 1
        self._tell(SWAPPED, seat, card)
        self._tell(DREW, seat, drawn)

    def _show(self, card: int, other: int) -> None:
        """Let another see a card (W4)."""
        if self.halts():
            return
        self.seen[card] |= 1 << other
        self.shown[self.to_move] += 1
        self.reveals += 1
        self._tell(SHOWED, self.to_move, other, card)

    def _turn_up(self) -> None:
        self.over = True
        self.reveals += 1
        for seat, hand in enumerate(self.hands):
            self._tell(TURNED_UP, seat, *hand)

    def _tell(self, *event: int) -> None:
        if self.logging:
            self.log.append(event)

    def question(self) -> Question:
        """There is only one."""
        if self.over or self.paused:
            return super().question()
        told = "swaps a card, shows one, or passes"
        return Question("turn", "Swap a card, show one, or pass?", "W2", told)

    def refusal(self, action: i64) -> IllegalAction:
        """Why not; of a card that is not in the hand nothing more is said."""
        if action > PASS:
            return IllegalAction(f"{action} is no action of this game", "")
        card, other = int(action), -1
        if action >= FIRST_SHOW:
            card, other = divmod(int(action) - FIRST_SHOW, len(NAMES))
        if other >= self.players or other == self.to_move:
            return IllegalAction("a card is shown to somebody else at the table", "W4")
        if card not in self.hands[self.to_move]:
            return IllegalAction("that card is not in your hand", "W2")
        return IllegalAction("somebody else has seen that card", "W5")

    def breakdown(self) -> list[list[int]]:
        """The numbers in the hand, and points for showing."""
        return [
            [sum(hand) + len(hand), FOR_SHOWING * shown]
            for hand, shown in zip(self.hands, self.shown, strict=True)
        ]

    def copy(self) -> WhisperState:
        """An independent twin."""
        twin = WhisperState(self.players)
        twin.take_ints(self.to_ints())
        return twin

    def determinize(self, seat: i64, rng: Rng) -> WhisperState:
        """A twin in which the cards that a seat cannot place lie anywhere that they may lie.

        Who else has seen the card that lies somewhere is known to all, and stays with the place.
        """
        twin = self.copy()
        unknown = shuffled([card for card in range(CARDS) if not self.knows(seat, card)], rng)
        for owner, hand in enumerate(self.hands):
            kept = [card for card in hand if self.knows(seat, card)]
            eyes = sorted(self.seen[card] for card in hand if not self.knows(seat, card))
            redrawn = [unknown.pop() for _ in eyes]
            twin.hands[owner] = sorted(kept + redrawn)
            for card, who in zip(redrawn, eyes, strict=True):
                twin.seen[card] = who
        for at, card in enumerate(self.deck):
            if not self.knows(seat, card):
                twin.deck[at] = unknown.pop()
                twin.seen[twin.deck[at]] = self.seen[card]
        return twin


def shuffled(cards: Iterable[int], rng: Rng) -> list[int]:
    """The cards in random order."""
    mixed = vec[i64]([i64(card) for card in cards])
    rng.shuffle(mixed)
    return [int(card) for card in mixed]


class WhisperGame(Game[WhisperState]):
    """Whisper."""

    id = "whisper"
    title = "Whisper"
    designers = "nobody in particular"
    publisher = "none"
    description = "Keep your cards to yourself,\nor whisper one to a friend."
    minutes = 2
    least_players = 2
    most_players = 3
    seat_names = NAMES
    sources = ("cards", "showing")
    endings = ("All hands are turned up.",)
    secrets = True
    chronicle = Chronicle(KINDS, MEANINGS)

    @property
    def action_space(self) -> int:
        """A swap for each card, a show for each card and seat, and passing."""
        return PASS + 1

    def set_up(self, players: int, rng: Rng, options: Any, log: bool) -> WhisperState:
        """Three cards for everybody."""
        state = WhisperState(players)
        state.logging = log
        cards = shuffled(range(CARDS), rng)
        for seat in range(players):
            state.hands[seat] = sorted(cards.pop() for _ in range(HAND))
            for card in state.hands[seat]:
                state.seen[card] = 1 << seat
        state.deck = cards
        if log:
            state.log.extend((DEALT, seat, *hand) for seat, hand in enumerate(state.hands))
        return state

    def blank(self, players: int) -> WhisperState:
        """Nothing dealt."""
        return WhisperState(players)

    def notation(self, action: int) -> str:
        """What is done with which card."""
        what, card, other = self._about(action)
        return " ".join(filter(None, (what, card, other)))

    def public_notation(self, action: int) -> str:
        """The same without the card."""
        what, _, other = self._about(action)
        return f"{what} {other}".strip()

    def _about(self, action: int) -> tuple[str, str, str]:
        """What is done, with which card, and who is to see it."""
        if not 0 <= action <= PASS:
            raise NotationError(f"{action} is no action of this game")
        if action == PASS:
            return "pass", "", ""
        if action < FIRST_SHOW:
            return "swap", NUMBERS[action], ""
        card, other = divmod(action - FIRST_SHOW, len(NAMES))
        return "show", NUMBERS[card], NAMES[other]

    def parse(self, text: str) -> int:
        """The action that a text means."""
        for action in range(self.action_space):
            if self.notation(action) == text:
                return action
        raise NotationError(f"{text[:40]!r} is no move: try 'swap 7', 'show 7 Amber' or 'pass'")

    def view(self, state: WhisperState, seat: int = SPECTATOR) -> dict[str, Any]:
        """The cards that a seat can place, and who has seen the others."""
        return {
            "seat": seat,
            "players": state.players,
            "over": state.over,
            "to_move": state.to_move,
            "turns_left": state.turns_left,
            "shown": list(state.shown),
            "hands": [
                _cards(state, seat, sorted(hand, key=_by_eyes(state, seat))) for hand in state.hands
            ],
            "deck": _cards(state, seat, state.deck),
            "choices": [
                {"action": action, "text": self.notation(action)}
                for action in self.allowed(state, seat)
            ],
        }

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        """Other people's hands and the deck on a board, one's own hand as cards."""
        mine = view["seat"]
        rows = {f"hand-{seat}": cards for seat, cards in enumerate(view["hands"]) if seat != mine}
        board = _board(self.title, self.sketch(view), {**rows, "deck": view["deck"]})
        shown = tuple(
            Card(f"seat-{seat}", (names or NAMES)[seat], lines=(f"{times} shown",), seat=seat)
            for seat, times in enumerate(view["shown"])
        )
        panes = (
            Pane("hands", "stage", "Hands and deck", tab="Hands", board=board),
            Pane("shown", "others", "Players", cards=shown),
        )
        if mine < 0:
            return panes
        hand = tuple(_held(card, mine) for card in view["hands"][mine])
        peek = tuple(Chip(card.title, name="in your hand") for card in hand)
        return (*panes, Pane("hand", "mine", "Your hand", cards=hand, peek=peek))

    def headline(self, view: dict[str, Any], names: Names = ()) -> str:
        """How long it takes."""
        return f"{view['turns_left']} to come"

    def decision(self, state: WhisperState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """A card of one's own, and where it is put or whose eyes see it."""
        asked = super().decision(state, seat, names)
        choices = [self._choice(each, names or NAMES) for each in asked.choices]
        return replace(asked, choices=tuple(choices))

    def _choice(self, choice: Choice, names: Names) -> Choice:
        if choice.action == PASS:
            return replace(choice, words="Pass, and keep all cards.", confirm="Pass", quiet=True)
        if choice.action < FIRST_SHOW:
            words = f"Put {NUMBERS[choice.action]} under the deck and draw."
            return replace(choice, words=words, thing=CARD_IDS[choice.action], place="deck")
        card, other = divmod(choice.action - FIRST_SHOW, len(NAMES))
        return replace(
            choice,
            words=f"Show {NUMBERS[card]} to {names[other]}.",
            thing=CARD_IDS[card],
            place=f"hand-{other}",
            gains=(Chip(f"+{FOR_SHOWING}", name="points", tone="good"),),
        )

    def why_not(
        self, state: WhisperState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        """Of one's own cards, that somebody has seen them; else nothing more than the rule."""
        if seat >= 0 and name in [CARD_IDS[card] for card in state.hands[seat]]:
            return Refusal("Somebody else has seen that card.", "W5")
        return Refusal("You choose among the cards of your own hand.", "W2")

    def sketch(self, view: dict[str, Any]) -> str:
        """A line for each hand, and one for the deck."""
        rows = zip(NAMES, view["hands"], strict=False)
        hands = [f"{name}: {_hand(cards)}" for name, cards in rows]
        return "\n".join([*hands, f"deck: {_hand(view['deck'])}"])

    def prompt(self, state: WhisperState, seat: int = SPECTATOR) -> str:
        """The question, to whoever decides with the cards that they may use."""
        if state.over:
            return "The game is over."
        asked = f"{NAMES[state.to_move]}: swap a card, show one, or pass?"
        if seat != state.to_move:
            return asked
        free = ", ".join(NUMBERS[card] for card in state.free(seat)) or "none"
        return f"{asked} Nobody else has seen: {free}."

    def rule_now(self, state: WhisperState, seat: int = SPECTATOR) -> str:
        """There is only one question."""
        return "" if state.over else "W2"

    def label(self, state: WhisperState, action: int, seat: int = SPECTATOR) -> str:
        """What is done; with which card only to whoever does it."""
        what, card, other = self._about(action)
        named = card if seat == state.to_move else "a card"
        if what == "swap":
            return f"put {named} under the deck and draw"
        return f"show {named} to {other}" if what == "show" else "pass"

    def shown_scores(self, state: WhisperState, seat: int = SPECTATOR) -> list[int | None]:
        """One's own points; in the end everybody's."""
        return [
            score if state.over or owner == seat else None
            for owner, score in enumerate(state.scores())
        ]

    def remark(self, state: WhisperState, action: int, seat: int = SPECTATOR) -> str:
        """The hand that was chosen from, for whoever held it."""
        hand = state.hands[state.to_move]
        return " ".join(NUMBERS[card] for card in hand) if seat == state.to_move else ""

    def components(self) -> Iterable[Component]:
        """Twelve cards."""
        for id, number in zip(CARD_IDS, NUMBERS, strict=True):
            yield Component(id, f"the card {number}", "public", "everybody has some")


def _by_eyes(state: WhisperState, seat: int) -> Callable[[int], tuple[int, int]]:
    """The order of cards in a hand that tells a seat nothing about those it does not know."""
    return lambda card: (state.seen[card], card if state.knows(seat, card) else 0)


def _cards(state: WhisperState, seat: int, cards: list[int]) -> list[dict[str, Any]]:
    return [
        {
            "card": card + 1 if state.knows(seat, card) else None,
            "seen_by": [other for other in range(state.players) if state.seen[card] >> other & 1],
        }
        for card in cards
    ]


def _hand(cards: list[dict[str, Any]]) -> str:
    return " ".join("?" if card["card"] is None else str(card["card"]) for card in cards)


def _held(card: dict[str, Any], seat: int) -> Card:
    """A card of one's own hand."""
    seen = len(card["seen_by"]) > 1
    note = "seen by another" if seen else ""
    number = card["card"]
    return Card(CARD_IDS[number - 1], str(number), state="used" if seen else "open", note=note)


def _board(title: str, description: str, rows: dict[str, list[dict[str, Any]]]) -> Picture:
    """Rows of cards; each row has a name, and each card whose number is known."""
    width = 20 * max(map(len, rows.values()))
    cards = [
        (card, row, at) for row, cards in enumerate(rows.values()) for at, card in enumerate(cards)
    ]
    named = [
        Part(name, f'<rect width="{width}" height="30"/>', f"translate(0 {30 * row})")
        for row, name in enumerate(rows)
    ]
    named += [
        Part(
            CARD_IDS[card["card"] - 1],
            '<rect x="2" y="2" width="16" height="26"/>',
            f"translate({20 * at} {30 * row})",
        )
        for card, row, at in cards
        if card["card"] is not None
    ]
    drawn = Layer("cards", tuple(_card(card, row, at) for card, row, at in cards))
    box = (0.0, 0.0, float(width), 30.0 * len(rows))
    return Picture(title, description, box, "", (drawn, Layer("places", tuple(named), named=True)))


def _card(card: dict[str, Any], row: int, at: int) -> Part:
    place = f"translate({20 * at} {30 * row})"
    back = '<rect x="2" y="2" width="16" height="26" rx="3" fill="peru"/>'
    number = card["card"]
    if number is None:
        return Part(f"back-{row}-{at}", back, place)
    face = f'<text x="10" y="19" text-anchor="middle">{number}</text>'
    return Part(
        CARD_IDS[number - 1], f'<g data-part="{CARD_IDS[number - 1]}">{back}{face}</g>', place
    )
