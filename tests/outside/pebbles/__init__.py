"""Pebbles: a tiny game from outside the project, in plain Python, with all that a game can have.

Dice from the state's own generator, hidden numbers, a decision outside one's own turn, options.
It proves that a package which only depends on Lascaux can add a game and a bot.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lascaux import Sight
from lascaux.author import (
    SPECTATOR,
    ActionSpace,
    Card,
    Chip,
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
    choice,
    count,
    family,
    flag,
    kind,
    number,
    seats,
)
from lascaux.bots import Bot, Kind

TAKE, ROLL, DOUBLE, SINGLE = range(4)
SPACE = ActionSpace(
    family(TAKE, "take"),
    family(ROLL, "roll"),
    family(DOUBLE, "double", public="answer"),  # others learn it from what comes of it
    family(SINGLE, "single", public="answer"),
)
NAMES = ("Chalk", "Ochre", "Soot")
ROLLED, TOOK, DREW = range(3)
PEBBLE = '<defs><circle id="pebble" r="44" fill="silver" stroke="black" stroke-width="6"/></defs>'


@dataclass(frozen=True)
class Options:
    """Ways to play Pebbles."""

    rounds: int = number(3, "how many rounds are played", least=1, most=9)
    generous: bool = flag(False, "everybody starts with three pebbles")
    dice: str = choice("six", "which die is rolled", choices=("six", "ten"))


class PebblesState(State):
    """A position of Pebbles. `active` takes the pebbles; `to_move` may be somebody else."""

    GAME = "pebbles"
    FIELDS = ("rng", "faces", "turns_left", "active", "die", "asked", "secrets", "pebbles")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.rng = Rng("")
        self.faces = 6
        self.turns_left = 0
        self.active = 0
        self.die = 0
        self.asked = False  # the left neighbour decides about the second roll
        self.secrets = [2] * players
        self.pebbles = [0] * players

    def roll(self) -> None:
        """Throw the die."""
        self.die = self.rng.below(self.faces) + 1
        self.reveals += 1
        if self.logging:
            self.log.append((ROLLED, self.active, self.die))

    def choices(self) -> vec[i64]:
        """Take or roll again; or double or single for the neighbour."""
        if self.over or self.paused:
            return vec[i64]()
        return vec[i64]([DOUBLE, SINGLE] if self.asked else [TAKE, ROLL])

    def advance(self, action: i64) -> None:
        """Play on to the next decision."""
        neighbour = (self.active + 1) % self.players
        if action == ROLL:
            if not self.halts_before(neighbour):
                self.asked = True
                self.to_move = neighbour
            return
        if action != TAKE:
            if self.halts():
                return
            self.roll()
            self.asked = False
        self._take(self.die * (2 if action == DOUBLE else 1))

    def _take(self, pebbles: int) -> None:
        self.pebbles[self.active] += pebbles
        if self.logging:
            self.log.append((TOOK, self.active, pebbles))
        self.turns_left -= 1
        if self.halts():  # the next die, or all secrets, come to light
            return
        self.active = (self.active + 1) % self.players
        self.to_move = self.active
        if self.turns_left == 0:
            self.over = True
        else:
            self.roll()

    def question(self) -> Question:
        """What is asked, of whom."""
        if self.over or self.paused:
            return super().question()
        if self.asked:
            told = "decides whether the second roll is doubled"
            return Question("answer", "Is the second roll doubled?", "P3", told)
        return Question("turn", "Take the pebbles, or roll again?", "P2", "decides what to take")

    def refusal(self, action: i64) -> IllegalAction:
        """Why not."""
        if action >= SPACE.size:
            return IllegalAction(f"{action} is no action of this game", "")
        return IllegalAction("that is not asked now", "P3" if self.asked else "P2")

    def breakdown(self) -> list[list[int]]:
        """Pebbles, and five for a secret number that divides them."""
        return [
            [pebbles, 5 if self.over and pebbles % secret == 0 else 0]
            for pebbles, secret in zip(self.pebbles, self.secrets, strict=True)
        ]

    def copy(self) -> PebblesState:
        """An independent twin."""
        twin = type(self)(self.players)
        twin.take_ints(self.to_ints())
        return twin

    def determinize(self, seat: i64, rng: Rng) -> PebblesState:
        """A twin with other people's secrets and all future dice drawn anew."""
        twin = self.copy()
        if not self.over:
            twin.rng = rng.split()
            for other in range(self.players):
                if other != seat:
                    twin.secrets[other] = rng.below(5) + 2
        return twin


class PebblesGame(Game):
    """Pebbles."""

    id = "pebbles"
    title = "Pebbles"
    designers = "nobody in particular"
    publisher = "none"
    description = "Roll for pebbles,\nand hope that your secret number divides them."
    minutes = 2
    least_players = 2
    most_players = 3
    seat_names = NAMES
    sources = ("pebbles", "secret")
    endings = ("The last round is over.",)
    Options = Options
    actions = SPACE
    secrets = True
    chronicle = Chronicle(
        {
            ROLLED: kind("rolled", "seat count", "{seat} rolled {count}."),
            TOOK: kind("took", "seat count", "{seat} took {count}."),
            DREW: kind(
                "drew",
                "seat count",
                "{seat} drew {count}.",
                secret="count",
                to_others="{seat} drew a secret number.",
            ),
        },
        {"seat": seats(NAMES)},
    )

    def set_up(self, players: int, rng: Rng, options: Any, log: bool) -> PebblesState:
        """Secrets drawn, the first die rolled."""
        state = self.blank(players)
        state.rng = rng.split()
        state.faces = 10 if options.dice == "ten" else 6
        state.turns_left = options.rounds * players
        state.logging = log
        state.secrets = [rng.below(5) + 2 for _ in range(players)]
        if log:
            state.log.extend((DREW, seat, secret) for seat, secret in enumerate(state.secrets))
        state.pebbles = [3 if options.generous else 0] * players
        state.roll()
        return state

    def blank(self, players: int) -> PebblesState:
        """Nothing drawn and nothing rolled."""
        return PebblesState(players)

    def view(self, state: State, seat: int = SPECTATOR) -> dict[str, Any]:
        """Everything but other people's secrets and the dice to come."""
        assert isinstance(state, PebblesState)
        return {
            "seat": seat,
            "to_move": state.to_move,
            "active": state.active,
            "asked": state.asked,
            "die": state.die,
            "turns_left": state.turns_left,
            "pebbles": list(state.pebbles),
            "secrets": [
                secret if seat == owner or state.over else None
                for owner, secret in enumerate(state.secrets)
            ],
        }

    def board(self, view: dict[str, Any]) -> Picture:
        """A row of circles for each player."""
        dots = tuple(
            Part(f"{seat}-{i}", f'<circle cx="{9 * i}" cy="{9 * seat}" r="4"/>')
            for seat, pebbles in enumerate(view["pebbles"])
            for i in range(pebbles)
        )
        box = (-9.0, -9.0, 9.0 * max(8, *view["pebbles"]) + 9, 9.0 * len(view["pebbles"]) + 9)
        return Picture(self.title, self.sketch(view), box, PEBBLE, (Layer("dots", dots),))

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        """The pebbles, what can be done or is asked, who has how many, one's own secret."""
        board = self.board(view)
        width = board.box[2]
        rows = tuple(
            Part(f"row-{seat}", f'<rect x="-9" y="{9 * seat - 4.5}" width="{width}" height="9"/>')
            for seat in range(len(view["pebbles"]))
        )
        named = replace(board, layers=(*board.layers, Layer("rows", rows, named=True)))
        panes: tuple[Pane, ...] = (
            Pane("answers", "rail", "Die", cards=_to_do(view)),
            Pane("pebbles", "stage", "Pebbles", board=named, ratio=width / board.box[3]),
            Pane("players", "others", "Players", cards=_players(view, names or NAMES)),
        )
        if view["asked"]:
            asked = Pane("asked", "bench", "Doubled?", cards=ANSWERS, columns=2, on_stage=True)
            panes = (*panes, asked)
        if view["seat"] < 0:
            return panes
        secret = str(view["secrets"][view["seat"]])
        card = Card("secret", "Your secret number", badge=secret, rule="P4")
        chip = Chip(secret, name="your secret number")
        return (*panes, Pane("mine", "mine", "Yours", cards=(card,), peek=(chip,)))

    def headline(self, view: dict[str, Any], names: Names = ()) -> str:
        """How long it takes."""
        return f"{count(view['turns_left'], 'turn')} left"

    def decision(self, state: State, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """The answers are cards."""
        asked = super().decision(state, seat, names)
        choices = [
            replace(choice, thing=self.notation(choice.action), confirm=choice.words.capitalize())
            for choice in asked.choices
        ]
        return replace(asked, choices=tuple(choices))

    def why_not(self, state: State, name: str, seat: int = SPECTATOR, names: Names = ()) -> Refusal:
        """Pebbles stay where they are."""
        if name.startswith("row-"):
            return Refusal("Pebbles that were taken stay where they are.", "P2")
        return super().why_not(state, name, seat, names)

    def sketch(self, view: dict[str, Any]) -> str:
        """A line for each player."""
        rows = zip(NAMES, view["pebbles"], strict=False)
        return "\n".join(f"{name}: {'o' * pebbles}" for name, pebbles in rows)

    def prompt(self, state: State, seat: int = SPECTATOR) -> str:
        """The question."""
        return f"{NAMES[state.to_move]}: what now?"

    def label(self, state: State, action: int, seat: int = SPECTATOR) -> str:
        """The word itself, as far as it is for the seat to read."""
        mine = seat == state.to_move
        return self.notation(action) if mine else self.public_notation(action)

    def components(self) -> Iterable[Component]:
        """A die."""
        yield Component("die", "a die", "public", "everybody has one")


ANSWERS = (
    Card("double", "Double", lines=("The second roll counts twice.",), rule="P3"),
    Card("single", "Single", lines=("The second roll counts once.",), rule="P3"),
)


def _to_do(view: dict[str, Any]) -> tuple[Card, ...]:
    """A card for each thing that one may do with the die, used while a neighbour is asked."""
    die = Chip(str(view["die"]), "pebble", "pebbles")
    cards = (
        Card("take", "Take", lines=("As many as the die shows.",), chips=(die,), rule="P2"),
        Card("roll", "Roll again", lines=("And take those, doubled or not.",), rule="P2"),
    )
    return tuple(replace(card, state="used") for card in cards) if view["asked"] else cards


def _players(view: dict[str, Any], names: Names) -> tuple[Card, ...]:
    return tuple(
        Card(
            f"seat-{seat}", names[seat], chips=(Chip(str(pebbles), "pebble", "pebbles"),), seat=seat
        )
        for seat, pebbles in enumerate(view["pebbles"])
    )


class StubbornBot(Bot):
    """Always takes the first legal action."""

    def choose(self, sight: Sight) -> i64:
        """The first."""
        return sight.legal()[0]


STUBBORN = Kind("Takes the first thing it may do.", lambda game, rng, settings: StubbornBot(rng))
