"""The agenda: a stack of steps that a position works through until somebody has a choice.

A game plans steps. A step either happens by itself or asks somebody, and the engine runs them, the
latest first, until a question has more than one answer. What a step does, whom it asks and which
answers it allows is the game's own, in four methods that are called natively.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lascaux.engine.errors import IllegalAction
from lascaux.engine.state import NOBODY, TO_DECIDE, Question, State

STEP: Final[i64] = 255  # the part of an entry that says which step it is
ABOUT_SHIFT: Final[i64] = 8  # above it: what the step is about, a hex, a seat, a count

PLACES: Final[i64] = 40  # a turn needs about a dozen, its deepest decision a few more

# What is known of a step.
ASKS: Final[i64] = 1  # somebody decides
ALWAYS: Final[i64] = 2  # asked even if there is one answer: a person must see it
PUBLIC: Final[i64] = 4  # asked even if there is one answer: that there is only one is a secret
CHANCE: Final[i64] = 8  # something hidden or random happens


class Step(NamedTuple):
    """One kind of step: its number, its name, and what is asked, if somebody is."""

    number: int
    name: str
    question: str = ""
    rule: str = ""
    flags: int = 0
    told: str = TO_DECIDE


def happens(number: int, name: str, *, chance: bool = False) -> Step:
    """A step that nobody decides."""
    return Step(number, name, flags=int(CHANCE) if chance else 0)


def asks(
    number: int,
    name: str,
    question: str,
    rule: str,
    *,
    told: str = TO_DECIDE,
    always: bool = False,
    public: bool = False,
) -> Step:
    """A step at which somebody decides: the question, and the rule that it is about.

    `told` is what others are told of whoever decides: 'decides where the tribe settles'.
    """
    flags = int(ASKS) | (int(ALWAYS) if always else 0) | (int(PUBLIC) if public else 0)
    return Step(number, name, question, rule, flags, told)


class Steps:
    """All kinds of steps of a game.

    >>> steps = Steps(happens(1, "roll", chance=True), asks(32, "keep", "keep the roll?", "P2"))
    >>> steps.question(32)
    Question(step='keep', text='keep the roll?', rule='P2', told='is to decide')
    """

    def __init__(self, *steps: Step) -> None:
        self.flags: vec[i64] = vec[i64]([i64(0)] * (STEP + 1))
        self.by_number: dict[int, Step] = {}
        for step in steps:
            assert 0 < step.number <= STEP, f"the number of {step.name} does not fit"
            assert step.number not in self.by_number, f"{step.number} is the number of two steps"
            self.by_number[step.number] = step
            self.flags[step.number] = step.flags

    def question(self, number: int) -> Question:
        """What a step asks."""
        step = self.by_number[number]
        return Question(step.name, step.question, step.rule, step.told)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(State):
    """A position with an agenda; a game fills in `carry_out`, `decider`, `options`, `answer`.

    `asked` is the entry that waits for a decision, `answers` are those that it allows.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("agenda", "depth", "asked")
    DERIVED: ClassVar[tuple[str, ...]] = ("answers",)
    SHARED: ClassVar[tuple[str, ...]] = ("steps",)

    def __init__(self, players: i64, steps: Steps) -> None:
        """An agenda without room; `clear_agenda` makes it, and a copy takes its original's."""
        super().__init__(players)
        self.steps: Steps = steps
        self.agenda: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.asked: i64 = 0
        self.answers: vec[i64] = vec[i64]()

    # What a game fills in

    def carry_out(self, step: i64, about: i64) -> None:
        """Do what happens by itself."""
        raise NotImplementedError

    def decider(self, step: i64, about: i64) -> i64:
        """The seat that decides; not always the one whose turn it is."""
        raise NotImplementedError

    def options(self, step: i64, about: i64) -> vec[i64]:
        """The answers to a question; `to_move` is who decides. Without any it falls away."""
        raise NotImplementedError

    def answer(self, step: i64, about: i64, action: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    # What the engine does

    def clear_agenda(self) -> None:
        """An empty agenda, with room."""
        self.agenda = vec[i64]([i64(0)] * PLACES)
        self.depth = 0

    def plan(self, step: i64, about: i64 = 0) -> None:
        """Put a step on top of the agenda: it comes before all that is planned already."""
        depth = self.depth
        self.agenda[depth] = step | about << ABOUT_SHIFT
        self.depth = depth + 1

    def plan_clockwise(self, step: i64, first: i64) -> None:
        """Plan the same step about every seat, in clockwise order from the first one on."""
        for place in range(self.players):
            self.plan(step, (first + self.players - 1 - place) % self.players)

    def choices(self) -> vec[i64]:
        """The answers to the question that is asked."""
        return self.answers

    def advance(self, action: i64) -> None:
        """Answer the question that is asked, and play on to the next one."""
        self.answer(self.asked & STEP, self.asked >> ABOUT_SHIFT, action)
        self.run()

    def run(self) -> None:
        """Do what is planned, until somebody has a choice or the game is over."""
        agenda = self.agenda
        known = self.steps.flags
        while not self.over:
            top = self.depth - 1
            entry = agenda[top]
            flags = known[entry & STEP]
            if flags & CHANCE and self.halts():
                break
            self.depth = top
            agenda[top] = 0
            if not flags & ASKS:
                self.carry_out(entry & STEP, entry >> ABOUT_SHIFT)
            elif self._ask(entry, flags):
                if self.paused:
                    break
                return
        self.asked = 0
        self.answers = vec[i64]()

    def _ask(self, entry: i64, flags: i64) -> bool:
        """Ask a question; one without an answer falls away, a single answer is given at once.

        Says whether the run ends here, with a question or because a held twin has to stop.
        """
        step = entry & STEP
        about = entry >> ABOUT_SHIFT
        self.asked = entry
        self.to_move = self.decider(step, about)
        answers = self.options(step, about)
        if len(answers) == 0:
            return False
        if len(answers) == 1 and not flags & (ALWAYS | PUBLIC):
            self.answer(step, about, answers[0])
            return False
        if self.holder == NOBODY or not self.halts_before(self.to_move):
            self.answers = answers
        return True

    def derive(self) -> None:
        """Ask again what was asked, which finds the answers."""
        if not self.over:
            self.agenda[self.depth] = self.asked
            self.depth += 1
            self.run()

    def question(self) -> Question:
        """What is asked now, and the rule that it is about."""
        if self.over or self.paused:
            return super().question()
        return self.steps.question(self.asked & STEP)

    def refusal(self, action: i64) -> IllegalAction:
        """Why an action, known to be illegal, is refused; a game may know better."""
        return self.not_asked()

    def not_asked(self) -> IllegalAction:
        """An action that is no answer to the question."""
        asked = self.question()
        return IllegalAction(f"that is no answer to the question: {asked.text}", asked.rule)
