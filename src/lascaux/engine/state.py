"""State: one position of one game, and what every game's position can do."""

from __future__ import annotations

import hashlib
from typing import ClassVar, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lascaux.engine import fields
from lascaux.engine.code import PositionCode, mark_of
from lascaux.engine.errors import IllegalAction
from lascaux.engine.rng import Rng

SPECTATOR: Final = -1  # the seat of somebody who owns nothing and decides nothing
NOBODY: Final[i64] = -1

TO_DECIDE: Final = "is to decide"  # what is told of whoever decides, if no more is known


class Question(NamedTuple):
    """What is asked now: the name of the step, the question, and the rule that it is about.

    `told` is what others are told of whoever decides: 'decides where the tribe settles'.
    """

    step: str
    text: str
    rule: str
    told: str = TO_DECIDE


Event = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: who decides, what may be decided, and what a decision does.

    A game subclasses it and fills in `choices`, `advance`, `refusal`, `copy`, `determinize`,
    and `breakdown`. `choices` and `advance` are for playouts and search, which write into nothing
    and know what they do; everybody else calls `legal` and `apply`.

    Each class names its own attributes once: in `FIELDS` what makes up a position and is written
    down, in `DERIVED` what follows from that and is worked out again, in `SHARED` the tables that
    nobody writes. Nothing else may be shared with what is handed out, copied or redrawn.

    A game whose box hides points names `open_points` among its fields and sets it by its option of
    that name. It governs what is displayed and nothing else: who pays attention can count.
    """

    GAME: ClassVar[str] = ""  # the id of the game
    FIELDS: ClassVar[tuple[str, ...]] = ("to_move", "over", "ending", "reveals")
    DERIVED: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, players: i64) -> None:
        self.players: i64 = players  # who decide: the seats from 0
        self.sides: i64 = players  # who score: the players, then those that the rules play
        self.to_move: i64 = 0  # who decides now; not always the player whose turn it is
        self.over: bool = False
        self.ending: i64 = 0  # index into the game's `endings`, once over
        self.reveals: i64 = 0  # how often chance or hidden information has spoken
        self.open_points: bool = True  # are everybody's points shown before the end?
        self.holder: i64 = NOBODY  # of a held twin: the seat whose decisions it is about
        self.paused: bool = False  # a held twin that has come to chance or to another seat
        self.logging: bool = False
        self.log: list[Event] = []

    def choices(self) -> vec[i64]:
        """The actions that may be taken now, without repeats; empty only when over or paused.

        It may be the position's own vector: read it, and forget it once an action is taken.
        """
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        """The actions that may be taken now, as a vector that the caller may keep and change."""
        return self.choices()[:]

    def advance(self, action: i64) -> None:
        """Take an action that is known to be legal."""
        raise NotImplementedError

    def refusal(self, action: i64) -> IllegalAction:
        """Why an action, known to be illegal, is refused."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin, without the log."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> State:
        """A twin, without the log, in which all that `seat` cannot know is drawn anew.

        The result depends on nothing that the seat cannot know, only on what it can and `rng`.
        """
        raise NotImplementedError

    def as_seen_by(self, seat: i64) -> State:
        """The position as a seat sees it: this one, or a twin without what others do in secret.

        Where how often somebody decides would tell a secret, a game lets the others see a chain of
        decisions once it is complete; until then it gives them the position before it. In such a
        chain one seat decides and nothing comes to light.
        """
        return self

    def is_seen_by_all(self) -> bool:
        """Does everybody see this very position? Only then others learn of it."""
        return self.over or self.as_seen_by(SPECTATOR) is self

    def held(self) -> State:
        """A twin on which whoever decides now can try a chain of decisions, and never commit it.

        It stops, `paused`, before chance or a secret would speak and before another seat decides,
        so that it shows nothing of what will come. Its log tells what was tried.
        """
        twin = self.copy()
        twin.holder = self.to_move
        twin.logging = True
        return twin

    def halts(self) -> bool:
        """Must a held twin stop here, before chance? Then it does.

        A game asks this wherever it would draw, roll or reveal something.
        """
        return self.halts_before(NOBODY)

    def halts_before(self, seat: i64) -> bool:
        """Must a held twin stop before this seat decides? Then it does."""
        if self.holder == NOBODY or seat == self.holder:
            return False
        self.paused = True
        self.to_move = self.holder
        return True

    def question(self) -> Question:
        """What is asked now, and the rule that it is about."""
        return Question("", "", "")

    def breakdown(self) -> list[list[int]]:
        """For each side its points by source, in the order of the game's `sources`."""
        raise NotImplementedError

    def to_ints(self) -> list[int]:
        """The whole position, hidden parts too; the game's `restore` takes it back."""
        return [self.players, *fields.write(self)]

    def take_ints(self, numbers: list[int]) -> None:
        """Become the position that `to_ints` described, of as many players as this one."""
        fields.read(self, numbers[1:])
        self.derive()

    def derive(self) -> None:
        """Work out what is in `DERIVED`, from the fields."""

    def scores(self) -> list[int]:
        """Each side's points so far."""
        return [sum(points) for points in self.breakdown()]

    def shows_points(self, side: i64, seat: i64) -> bool:
        """Is a seat shown how many points a side has?"""
        return self.over or self.open_points or side == seat

    def winners(self) -> list[int]:
        """The sides that have won, or would if the game ended now."""
        scores = self.scores()
        best = max(scores)
        return [side for side in range(len(scores)) if scores[side] == best]

    def apply(self, action: int) -> None:
        """Take an action; an illegal one raises IllegalAction and changes nothing."""
        if not 0 <= action < 1 << 60:
            raise IllegalAction(f"{action} is no action of this game", "")
        if self.over or self.paused:
            raise IllegalAction("the game is over" if self.over else "this twin has stopped", "")
        wanted: i64 = action
        for allowed in self.choices():
            if allowed == wanted:
                self.advance(wanted)
                return
        raise self.refusal(wanted)

    def __repr__(self) -> str:
        name = self.GAME or type(self).__name__
        if self.over:
            return f"<{name}: over, {' : '.join([str(score) for score in self.scores()])}>"
        asked = "held twin, stopped" if self.paused else self.question().text
        return f"<{name}: turn {self.turn_number()}, seat {self.to_move} decides: {asked}>"

    def turn_number(self) -> int:
        """How many turns there have been, this one included; a game that counts none says 0."""
        return 0

    def content_version(self) -> str:
        """The version of the content that this position is made of."""
        return "none"

    def code(self) -> str:
        """The whole position in one line, hidden parts too; the game's `position` takes it back.

        Of a game that is being played, give away only `determinize(seat, rng).code()`.
        """
        mark = mark_of(fields.field_names(type(self)))
        return PositionCode(self.GAME, self.content_version(), mark, self.to_ints()).text()

    def fingerprint(self) -> str:
        """A short hash of the whole position: equal positions, equal text."""
        text = ",".join([str(number) for number in self.to_ints()])
        return hashlib.sha256(text.encode()).hexdigest()[:16]
