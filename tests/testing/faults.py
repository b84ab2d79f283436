"""Games with one fault each: Pebbles, with something that an author may easily get wrong."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64
from pebbles import DOUBLE, ROLL, ROLLED, SINGLE, TAKE, PebblesGame, PebblesState

from lascaux import SPECTATOR, IllegalAction, Insight, NotationError, Rng, State
from lascaux.engine.game import Region
from lascaux.engine.lesson import FILE
from lascaux.engine.pane import Names, Standing
from lascaux.engine.sentence import Sentence
from lascaux.engine.state import NOBODY, Event


class Faulty(PebblesGame):
    """Pebbles, with positions of another class."""

    positions: ClassVar[type[PebblesState]] = PebblesState

    def blank(self, players: int) -> PebblesState:
        return self.positions(players)

    def rules(self) -> str:
        return PebblesGame().rules()


def with_positions(kind: type[PebblesState]) -> PebblesGame:
    """Pebbles with faulty positions."""

    class Game(Faulty):
        positions = kind

    return Game()


class Mistaught(PebblesGame):
    """Pebbles, with a lesson that its rules do not allow."""

    def file(self, name: str) -> Path:
        return Path(__file__).with_name("mistaught.toml") if name == FILE else super().file(name)


# Play


class Endless(PebblesState):
    def _take(self, pebbles: int) -> None:
        self.turns_left += 1
        super()._take(pebbles)


class UnknownEnding(PebblesState):
    def _take(self, pebbles: int) -> None:
        super()._take(pebbles)
        self.ending = 7 if self.over else 0


class NobodyWins(PebblesState):
    def winners(self) -> list[int]:
        return []


class OneSideTooMany(Faulty):
    def rule_sides(self, players: int) -> int:
        return 1


class AsksNobody(PebblesState):
    def advance(self, action: i64) -> None:
        super().advance(action)
        if self.asked:
            self.to_move = self.players


class OffersTwice(PebblesState):
    def choices(self) -> vec[i64]:
        return vec[i64]([*super().choices(), *super().choices()])


class RefusesWithATrace(PebblesState):
    def refusal(self, action: i64) -> IllegalAction:
        self.die += 1
        return super().refusal(action)


class RefusesByNoRule(PebblesState):
    def refusal(self, action: i64) -> IllegalAction:
        return IllegalAction("no", "P99")


class Undeclared(PebblesState):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.mood = 0


class CopyForgets(PebblesState):
    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.turns_left = 2
        return twin


class CopyForgetsWhatIsRare(PebblesState):
    """A field that is the same in every position that one meets, and no copy has it."""

    FIELDS = ("omen",)  # type: ignore[assignment]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.omen = 0

    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.omen = 0  # type: ignore[attr-defined]
        return twin


class RestoreForgets(Faulty):
    def restore(self, numbers: list[int]) -> State:
        state = super().restore(numbers)
        assert isinstance(state, PebblesState)
        state.asked = False
        return state


class CodeForgets(Faulty):
    def position(self, code: str) -> State:
        state = super().position(code)
        assert isinstance(state, PebblesState)
        state.die = 1
        return state


class Nameless(PebblesState):
    def __repr__(self) -> str:
        return "<a position>"


class CopyShares(PebblesState):
    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.pebbles = self.pebbles
        return twin


WORTH = vec[i64]([0])


class WritesIntoTheTables(PebblesState):
    SHARED = ("worth",)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.worth = WORTH

    def _take(self, pebbles: int) -> None:
        super()._take(pebbles)
        self.worth[0] += 1


class HandsOutItsOwn(PebblesState):
    DERIVED = ("offers",)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.offers = super().choices()

    def derive(self) -> None:
        self.offers = super().choices()

    def advance(self, action: i64) -> None:
        super().advance(action)
        self.derive()

    def choices(self) -> vec[i64]:
        return self.offers

    def legal(self) -> vec[i64]:
        return self.offers

    def copy(self) -> PebblesState:
        twin = super().copy()
        assert isinstance(twin, HandsOutItsOwn)
        twin.offers = self.offers
        return twin


class LogDraws(PebblesState):
    def roll(self) -> None:
        if self.logging:
            self.rng.word()
        super().roll()


class FailsAtTheEndOfAnOption(Faulty):
    def set_up(self, players: int, rng: Rng, options: Any, log: bool) -> PebblesState:
        state = super().set_up(players, rng, options, log)
        state.turns_left = 0 if options.rounds == 9 else state.turns_left
        return state


class DoublesAlone(PebblesState):
    """No fault: whoever rolls again decides the rest too, and may take that back."""

    def advance(self, action: i64) -> None:
        super().advance(action)
        self.to_move = self.active


class UndoLeavesATrace(DoublesAlone):
    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.pebbles = self.pebbles
        return twin

    def advance(self, action: i64) -> None:
        super().advance(action)
        if action == ROLL:
            self.pebbles[self.active] += 1


class RollsInSecret(DoublesAlone):
    def advance(self, action: i64) -> None:
        super().advance(action)
        if action == ROLL:
            self.die = self.rng.below(self.faces) + 1


class HeldRollsOn(PebblesState):
    def halts(self) -> bool:
        return False


class HeldAsksOn(PebblesState):
    def halts_before(self, seat: i64) -> bool:
        return seat == NOBODY and super().halts_before(seat)


# Knowledge


class RedrawsItsOwnSecret(PebblesState):
    def determinize(self, seat: i64, rng: Rng) -> PebblesState:
        return super().determinize(SPECTATOR, rng)


class RedrawPeeks(PebblesState):
    def determinize(self, seat: i64, rng: Rng) -> PebblesState:
        twin = super().determinize(seat, rng)
        rival = (seat + 1) % self.players
        if self.secrets[rival] % 2:
            twin.secrets[rival] = self.secrets[rival]
        return twin


class RedrawsNothing(PebblesState):
    def determinize(self, seat: i64, rng: Rng) -> PebblesState:
        return self.copy()


class RedrawKeepsTheLog(PebblesState):
    def determinize(self, seat: i64, rng: Rng) -> PebblesState:
        twin = super().determinize(seat, rng)
        twin.log = list(self.log)
        return twin


class RedrawKeepsTheDice(PebblesState):
    def determinize(self, seat: i64, rng: Rng) -> PebblesState:
        twin = super().determinize(seat, rng)
        twin.rng = self.rng.copy()
        return twin


class ViewHasATuple(Faulty):
    def view(self, state: State, seat: int = SPECTATOR) -> dict[str, Any]:
        view = super().view(state, seat)
        return {**view, "pebbles": tuple(view["pebbles"])}


# Telling and words


def secret_of(state: State, seat: int) -> int:
    assert isinstance(state, PebblesState)
    return state.secrets[seat]


class PromptTells(Faulty):
    def prompt(self, state: State, seat: int = SPECTATOR) -> str:
        return f"Your number is {secret_of(state, state.to_move)}: what now?"


class LabelTells(Faulty):
    def label(self, state: State, action: int, seat: int = SPECTATOR) -> str:
        rival = secret_of(state, (state.to_move + 1) % state.players)
        return f"{super().label(state, action, seat)}, and they have {rival}"


class RefusalTells(PebblesState):
    def refusal(self, action: i64) -> IllegalAction:
        rival = self.secrets[(self.to_move + 1) % self.players]
        return IllegalAction(f"not with {rival} against you", super().refusal(action).rule)


class SentenceTells(Faulty):
    def sentence(self, event: Event, seat: int = SPECTATOR) -> Sentence:
        return super().sentence(event, event[1])


class LogTells(PebblesState):
    def _take(self, pebbles: int) -> None:
        if self.logging:
            self.log.append((ROLLED, self.active, self.secrets[self.active]))
        super()._take(pebbles)


class ChoicesForAll(Faulty):
    def allowed(self, state: State, seat: int) -> list[int]:
        return [int(action) for action in state.legal()]


class KeepsTheScore(Faulty):
    def shown_scores(self, state: State, seat: int = SPECTATOR) -> list[int | None]:
        return [score if owner == seat else None for owner, score in enumerate(state.scores())]


class HidesARollHalfway(PebblesState):
    """Who is not asked is to see a roll when it is done; but the question tells of it before."""

    def as_seen_by(self, seat: i64) -> State:
        if not self.asked or seat == self.to_move:
            return self
        twin = self.copy()
        twin.asked, twin.to_move = False, twin.active
        return twin


class AsksAnotherUnseen(Faulty):
    """All that is seen of a roll is hidden until the neighbour, who knows, has answered."""

    positions = HidesARollHalfway

    def view(self, state: State, seat: int = SPECTATOR) -> dict[str, Any]:
        return super().view(state.as_seen_by(seat), seat)

    def prompt(self, state: State, seat: int = SPECTATOR) -> str:
        return super().prompt(state.as_seen_by(seat), seat)


class HidesARollFromPlayersOnly(HidesARollHalfway):
    def as_seen_by(self, seat: i64) -> State:
        return self if seat == SPECTATOR else super().as_seen_by(seat)


class TellsOfAHiddenRoll(HidesARollHalfway):
    def advance(self, action: i64) -> None:
        if action == ROLL and self.logging:
            self.log.append((ROLLED, self.active, self.die))
        super().advance(action)


class SaysBeforehandWhatIsNotAllowed(Faulty):
    def standing(self, state: State, seat: int) -> Standing | None:
        return None if seat < 0 else Standing("any question", DOUBLE, "Double")


class StandingAnswerTells(Faulty):
    def standing(self, state: State, seat: int) -> Standing | None:
        hidden = secret_of(state, (int(state.to_move) + 1) % int(state.players))
        return None if seat < 0 else Standing(str(hidden), TAKE, "Take")


class DeniesItsSecrets(Faulty):
    secrets = False


class TellsPlayersAllScores(DeniesItsSecrets):
    """Points that are hidden from a spectator, but not from rivals."""

    def shown_scores(self, state: State, seat: int = SPECTATOR) -> list[int | None]:
        return [None if seat == SPECTATOR else score for score in state.scores()]


class EntryTells(Faulty):
    def event(self, event: Event, seat: int = SPECTATOR) -> dict[str, Any]:
        return {**super().event(event, seat), "told": event[2]}


class OneLabelForAll(Faulty):
    def label(self, state: State, action: int, seat: int = SPECTATOR) -> str:
        return "something"


class OneTextForTwo(Faulty):
    def notation(self, action: int) -> str:
        return super().notation(DOUBLE if action == SINGLE else action)


class UnderstandsAnything(Faulty):
    def parse(self, text: str) -> int:
        try:
            return super().parse(text)
        except NotationError:
            return TAKE


class DescribedInALine(Faulty):
    description = "Roll for pebbles."


# Pictures


class DrawnAnew(Faulty):
    drawn = count()

    def draw(self, view: dict[str, Any]) -> str:
        return super().draw(view).replace("<title>", f"<title>{next(self.drawn)} ")


class NotDrawnToTheEnd(Faulty):
    def draw(self, view: dict[str, Any]) -> str:
        return super().draw(view).removesuffix("</svg>\n")


class SpeaksOfWhatIsNotThere(Faulty):
    def regions(self, view: dict[str, Any], names: Names = ()) -> list[Region]:
        return [Region(("pond",), "A pond.")]


class LightsWhatIsNotThere(Faulty):
    def lights(self, event: Event, seat: int = SPECTATOR) -> list[str]:
        return ["pond"]


# Insight


class TooHopeful(Insight):
    def chances(self, state: State) -> vec[float]:
        return vec[float]([0.9] * state.players)


class LandmarkPeeks(Insight):
    def landmark(self, state: State, seat: i64) -> i64:
        return secret_of(state, (int(seat) + 1) % state.players)


class LandmarkForAll(Insight):
    def landmark(self, state: State, seat: i64) -> i64:
        return 1


class LandmarkByTheWay(Insight):
    """By the view and by when it is asked, the same twice, so that a redraw's is the same."""

    def __init__(self) -> None:
        self.asked = count(1)

    def landmark(self, state: State, seat: i64) -> i64:
        look = repr(PebblesGame().view(state, seat))
        return hash((look, next(self.asked) // 2)) % 2**60


def with_insight(insight: Insight) -> PebblesGame:
    """Pebbles with a faulty insight."""
    game = Faulty()
    game.insight = insight  # type: ignore[misc]  # of this game alone
    return game
