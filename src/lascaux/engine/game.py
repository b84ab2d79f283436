"""Game: what is known about a game before it is played, and the registry of all games."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias

from typing_extensions import TypeVar

from lascaux.engine.actions import ActionSpace
from lascaux.engine.chronicle import Chronicle, Mark
from lascaux.engine.code import mark_of, read_code
from lascaux.engine.errors import LascauxError, OptionError, UnknownName
from lascaux.engine.fields import field_names
from lascaux.engine.insight import Insight
from lascaux.engine.options import NoOptions
from lascaux.engine.pane import Choice, Decision, Names, Pane, Refusal, Standing, TurnSteps
from lascaux.engine.picture import Picture
from lascaux.engine.rng import Rng
from lascaux.engine.rulebook import Illustrations
from lascaux.engine.sentence import Sentence
from lascaux.engine.state import SPECTATOR, Event, State
from lascaux.engine.words import count, opening

ENTRY_POINTS = "lascaux.games"
COVER_DECISIONS = 60

# What a game is made of: its positions, what is seen of them, and ways to play it. Who writes
# `Game` alone takes any game.
S = TypeVar("S", bound=State, default=Any)
V = TypeVar("V", bound=Mapping[str, Any], default=Any)
Ways = TypeVar("Ways", default=Any)


@dataclass(frozen=True)
class Component:
    """One entry of a game's content, for people who want to check it against their box."""

    id: str
    summary: str
    provenance: str
    source: str
    note: str = ""


@dataclass(frozen=True)
class Region:
    """Names on boards that belong together, with a sentence about them."""

    parts: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Result:
    """How a game ended: the points of each side with their sources, who won, why it was over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    ending: str


class Game(ABC, Generic[S, V, Ways]):
    """A game that can be played: static facts, new positions, and its words and pictures.

    What is shown or said is asked for a seat, and tells no more than that seat may know; who asks
    for nobody in particular is told what everybody may know.

    >>> import lascaux
    >>> game = lascaux.game("hunters")
    >>> state = game.new(players=2, seed="any text")
    >>> game.notation(state.legal()[0])
    'lay 0,-1 r3'
    """

    id: ClassVar[str]
    title: ClassVar[str]
    designers: ClassVar[str]
    publisher: ClassVar[str]
    description: ClassVar[str]  # two lines for a lobby
    minutes: ClassVar[int]
    least_players: ClassVar[int]
    most_players: ClassVar[int]
    usual_players: ClassVar[int]  # if nobody says how many; two, unless a game knows better
    by_players: ClassVar[Mapping[int, str]] = {}  # what is to be known of so many players
    seat_names: ClassVar[tuple[str, ...]]  # of all seats there can be, then of the rules' sides
    sources: ClassVar[tuple[str, ...]]  # where points come from
    endings: ClassVar[tuple[str, ...]]  # how a game can end, each a sentence
    tie_break: ClassVar[str] = ""  # what decides among those with most points, if anything does
    rules_version: ClassVar[str] = "1"  # moves on when the same decisions lead somewhere else
    Options: ClassVar[type] = NoOptions
    View: ClassVar[type] = dict  # what `view` gives; a TypedDict tells tools and bots more
    insight: ClassVar[Insight] = Insight()
    actions: ActionSpace  # all that can be done, which may depend on the content
    secrets: ClassVar[bool] = False  # does a seat know what the others may not?
    chronicle: Chronicle  # how log entries are told

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "usual_players" not in vars(cls) and "least_players" in vars(cls):
            cls.usual_players = min(max(2, cls.least_players), cls.most_players)

    def __init__(self, content_file: Path | None = None) -> None:
        """The game with its own content, or with a corrected content file."""
        if content_file is not None:
            raise LascauxError(f"{self.id} has no content file of its own to replace")
        self.content_version = "none"

    @property
    def action_space(self) -> int:
        """Actions are the ints from 0 to this, exclusive."""
        return self.actions.size

    @abstractmethod
    def set_up(self, players: int, rng: Rng, options: Ways, log: bool) -> S:
        """A first position; the arguments have been checked. With `log`, events are kept."""

    @abstractmethod
    def blank(self, players: int) -> S:
        """A position for so many players in which nothing is set up yet; `restore` fills it."""

    def restore(self, numbers: list[int]) -> S:
        """The position that `State.to_ints` described."""
        state = self.blank(numbers[0])
        state.take_ints(numbers)
        return state

    def position(self, code: str) -> S:
        """The position that `State.code` wrote in one line."""
        found = read_code(code)
        if found.game != self.id:
            raise LascauxError(f"this is a position of {found.game}, not of {self.id}")
        if found.content != self.content_version:
            raise LascauxError(
                f"this position has content {found.content} of {self.id}, but this is"
                f" {self.content_version}: pass the file it was played with as --content FILE"
            )
        if not found.numbers or not self.least_players <= found.numbers[0] <= self.most_players:
            raise LascauxError("this position code is damaged: copy all of it")
        state = self.blank(found.numbers[0])
        if found.fields != mark_of(field_names(type(state))):
            raise LascauxError(f"this position is of another version of {self.id} than this one")
        try:
            state.take_ints(found.numbers)
        except (LascauxError, IndexError, ValueError, TypeError, OverflowError):
            raise LascauxError("this position code is damaged: copy all of it") from None
        return state

    def notation(self, action: int) -> str:
        """The stable, readable text of an action: for the player who acts, and for records."""
        return self.actions.text(action)

    def public_notation(self, action: int) -> str:
        """What others may read of an action while the game runs."""
        return self.actions.public_text(action)

    def parse(self, text: str) -> int:
        """The action that a notation means; NotationError when it means none."""
        return self.actions.parse(text)

    @abstractmethod
    def view(self, state: S, seat: int = SPECTATOR) -> V:
        """What a seat may know, as plain data."""

    @abstractmethod
    def panes(self, view: V, names: Names = ()) -> tuple[Pane, ...]:
        """A view as it is shown at a table: boards and shelves.

        `names` are those that people gave, by seat; without them the game's own are used.
        """

    def headline(self, view: V, names: Names = ()) -> str:
        """How far the game is, in a few words: 'turn 23, first to 15 wins'."""
        return ""

    def turn_steps(self, view: V) -> TurnSteps | None:
        """The steps of the turn, where whoever plays should know at which of several they are."""
        return None

    def draw(self, view: V) -> str:
        """A view as a standalone SVG document, for print; without boards, an empty one."""
        board = next((pane.board for pane in self.panes(view) if pane.board), None)
        return (board or Picture(self.title, self.sketch(view), (0, 0, 1, 1), "", ())).svg()

    def cover(self) -> str:
        """The lid of the game's box as a standalone SVG document, three wide by two high.

        A game that has not drawn one shows itself in the middle of being played.
        """
        state, rng = self.new(seed="cover"), Rng("cover")
        for _ in range(COVER_DECISIONS):
            if not state.over:
                actions = state.legal()
                state.apply(actions[rng.below(len(actions))])
        return self.draw(self.view(state))

    @abstractmethod
    def sketch(self, view: V) -> str:
        """A view as plain text for a terminal."""

    def prompt(self, state: S, seat: int = SPECTATOR) -> str:
        """Who is asked what, in one sentence, as far as a seat may know it."""
        if state.over:
            return "The game is over."
        asked = state.as_seen_by(seat)
        return f"{self.seat_names[asked.to_move]}: {asked.question().text}"

    @abstractmethod
    def label(self, state: S, action: int, seat: int = SPECTATOR) -> str:
        """What a legal action would do, in a few words, as far as a seat may know it."""

    def allowed(self, state: S, seat: int) -> list[int]:
        """The legal actions if it is for this seat to decide, else none."""
        return [int(action) for action in state.legal()] if seat == state.to_move else []

    def decision(self, state: S, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """What is asked now, told to a seat: with all choices to whoever decides, else without.

        Every legal action begins a choice, in the order of `State.legal`.
        """
        if state.over:
            return Decision("The game is over.")
        if state.paused:
            return Decision("")
        seen = state.as_seen_by(seat)
        asked, mover = seen.question(), int(seen.to_move)
        if seat != mover:
            return Decision(f"{(names or self.seat_names)[mover]} {asked.told}.", asked.rule)
        choices = [
            Choice(int(action), opening(self.label(state, int(action), seat)))
            for action in state.legal()
        ]
        prompt = opening(asked.text) or self.prompt(state, seat)
        return Decision(prompt, asked.rule, tuple(choices))

    def gesture(self, state: S, thing: str, place: str) -> tuple[int, ...]:
        """The chain of actions for what a person does in one movement: thing, then place.

        The way to a far tile; or, with the last place again, all the rest there. None: no actions.
        """
        return ()

    def summary(self, state: S, actions: Sequence[int], names: Names = ()) -> str:
        """What a plan of whoever decides comes to, in a few words; nothing: its steps tell it."""
        return ""

    def other_ways(self, state: S, actions: Sequence[int], names: Names = ()) -> Pane | None:
        """What else a plan could be, as cards of a bench: plans that come `instead`; or nothing.

        Where something is prepared already, they join its bench.
        """
        return None

    def standing(self, state: S, seat: int) -> Standing | None:
        """What a seat may answer beforehand; whether it may depends on what everybody knows."""
        return None

    def why_not(self, state: S, name: str, seat: int = SPECTATOR, names: Names = ()) -> Refusal:
        """Why what has this name cannot be chosen now, as far as a seat may know it."""
        return Refusal("That cannot be chosen now.")

    def shown_scores(self, state: S, seat: int = SPECTATOR) -> list[int | None]:
        """Each side's points so far, None where a seat is not shown them."""
        scores = enumerate(state.scores())
        return [score if state.shows_points(side, seat) else None for side, score in scores]

    def warm_up(self) -> None:
        """Do in advance what takes long the first time; a server calls it when it starts."""

    def rule_now(self, state: S, seat: int = SPECTATOR) -> str:
        """The number of the rule that the present decision is about."""
        return state.as_seen_by(seat).question().rule

    def regions(self, view: V, names: Names = ()) -> list[Region]:
        """What parts of the boards belong together, and what is to be said of them."""
        return []

    def remark(self, state: S, action: int, seat: int = SPECTATOR) -> str:
        """What a reader of a record wants to know besides the notation; mostly nothing."""
        return ""

    def event(self, event: Event, seat: int = SPECTATOR) -> dict[str, Any]:
        """A log entry as plain data with names, as far as a seat may know it."""
        return self.chronicle.data(event, seat)

    def sentence(self, event: Event, seat: int = SPECTATOR) -> Sentence:
        """A log entry as a sentence, as far as a seat may know it."""
        return self.chronicle.sentence(event, seat)

    def doer(self, event: Event, seat: int = SPECTATOR) -> int | None:
        """Whose doing a log entry is, as far as a seat may know it: what its field `seat` says."""
        found: int | None = self.event(event, seat).get("seat")
        return found

    def mark(self, event: Event) -> Mark:
        """What a log entry stands out as: the beginning of a `turn`, a `conflict`, or nothing."""
        return self.chronicle.mark(event)

    def lights(self, event: Event, seat: int = SPECTATOR) -> list[str]:
        """The names, on boards and shelves, that a log entry speaks of, as a seat may know it."""
        return self.chronicle.lights(event, seat)

    @abstractmethod
    def components(self) -> Iterable[Component]:
        """Everything in the content file, with where each value comes from."""

    def new(
        self,
        players: int | None = None,
        seed: str = "",
        options: Ways | None = None,
        log: bool = False,
    ) -> S:
        """A first position. The same arguments give the same game everywhere."""
        players = self.usual_players if players is None else players
        if not self.least_players <= players <= self.most_players:
            raise OptionError(f"{self.id} is for {self.players_text}, not {players}")
        ways: Ways = self.Options() if options is None else options
        if not isinstance(ways, self.Options):
            raise OptionError(f"options of {self.id} must be {self.Options.__qualname__}")
        return self.set_up(players, Rng(f"{self.id} {seed}"), ways, log)

    @property
    def player_counts(self) -> range:
        """The numbers of players that the game is for."""
        return range(self.least_players, self.most_players + 1)

    @property
    def players_text(self) -> str:
        """For how many the game is: '2 to 5 players'."""
        least, most = self.least_players, self.most_players
        return count(least, "player") if least == most else f"{least} to {most} players"

    def rule_sides(self, players: int) -> int:
        """How many sides the rules play when so many play: they score and never decide."""
        return 0

    def side_names(self, players: int) -> tuple[str, ...]:
        """What the sides are called when so many play: the players, then those the rules play."""
        first = self.most_players
        return self.seat_names[:players] + self.seat_names[first : first + self.rule_sides(players)]

    def result(self, state: S) -> Result:
        """The result of a game that is over."""
        return Result(
            scores=tuple(state.scores()),
            winners=tuple(state.winners()),
            breakdown=tuple(
                dict(zip(self.sources, points, strict=True)) for points in state.breakdown()
            ),
            ending=self.endings[state.ending] if state.over else "",
        )

    def rules(self) -> str:
        """The rules in Markdown, every rule numbered."""
        return self.file("RULES.md").read_text(encoding="utf-8")

    def illustrations(self) -> Illustrations:
        """Small pictures of the pieces that the rules speak of."""
        return Illustrations()

    def file(self, name: str) -> Path:
        """Where a file of the game's package is, or would be."""
        return Path(inspect.getfile(type(self))).parent / name


InstalledGame: TypeAlias = Game[State, dict[str, Any], Any]


def game_ids() -> list[str]:
    """The ids of all installed games, sorted."""
    return sorted({entry.name for entry in entry_points(group=ENTRY_POINTS)})


def game(id: str, content: Path | str | None = None) -> InstalledGame:
    """An installed game, by its id, with its own content or a corrected content file."""
    return _standard(id) if content is None else _class(id)(Path(content))


@cache
def _standard(id: str) -> InstalledGame:
    """A game never changes, so everybody can have the same one."""
    return _class(id)(None)


def _class(id: str) -> type[InstalledGame]:
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == id:
            found: type[InstalledGame] = entry.load()
            return found
    raise UnknownName(f"there is no game {id!r}; installed: {', '.join(game_ids()) or 'none'}")
