"""The laws of telling see: whatever is let out of a private hand on purpose, they find."""

from typing import Any

import pytest
from whisper import DEALT, DREW, KINDS, MEANINGS, NUMBERS, WhisperGame, WhisperState

from lascaux import SPECTATOR, Game, IllegalAction, Rng
from lascaux.author import Card, Decision, Names, Pane, Refusal
from lascaux.engine.chronicle import Chronicle, kind
from lascaux.engine.state import Event
from lascaux.testing import check_deals, check_decision, check_position
from tests.conformance.walk import walk


def check(game: Game) -> None:
    """All laws of telling, on a few games."""
    rng = Rng("laws")
    check_deals(game, 3)
    for seed in map(str, range(4)):
        for state in walk(game.new(3, seed), seed):
            check_position(game, state, rng)
            for action in state.legal():
                check_decision(game, state, action, rng)


def test_the_game_itself_keeps_its_secrets() -> None:
    check(WhisperGame())


class TellsDraws(WhisperGame):
    """A private sentence that is not filtered."""

    chronicle = Chronicle(
        {**KINDS, DREW: kind("drew", "seat card", "{seat} draws {card}.")}, MEANINGS
    )


class TellsDeals(WhisperGame):
    """One that is told before the first decision."""

    chronicle = Chronicle(
        {**KINDS, DEALT: kind("dealt", "seat one two three", "{seat} is dealt {one}.")}, MEANINGS
    )


class TellsInData(WhisperGame):
    """The sentence is filtered, the data are not."""

    def event(self, event: Event, seat: int = SPECTATOR) -> dict[str, Any]:
        return super().event(event, event[1])


class TellsByLight(WhisperGame):
    """Nothing is said, but the card lights up."""

    def lights(self, event: Event, seat: int = SPECTATOR) -> list[str]:
        return super().lights(event, event[1])


class TellsInThePrompt(WhisperGame):
    """Everybody reads what is asked of one."""

    def prompt(self, state: WhisperState, seat: int = SPECTATOR) -> str:
        return super().prompt(state, state.to_move)


class TellsInLabels(WhisperGame):
    """Everybody reads what one could do."""

    def label(self, state: WhisperState, action: int, seat: int = SPECTATOR) -> str:
        return super().label(state, action, state.to_move)


class TellsInRemarks(WhisperGame):
    """A record would hold everybody's hand."""

    def remark(self, state: WhisperState, action: int, seat: int = SPECTATOR) -> str:
        return super().remark(state, action, state.to_move)


class TellsScores(WhisperGame):
    """Points tell what is in the hand."""

    def shown_scores(self, state: WhisperState, seat: int = SPECTATOR) -> list[int | None]:
        return list(state.scores())


class ShowsChoices(WhisperGame):
    """What may be decided tells what is in the hand."""

    def allowed(self, state: WhisperState, seat: int) -> list[int]:
        return [int(action) for action in state.legal()]


class TellsInACard(WhisperGame):
    """Everybody's shelf shows the hand of whoever is to move."""

    truth: WhisperState

    def view(self, state: WhisperState, seat: int = SPECTATOR) -> dict[str, Any]:
        self.truth = state
        return super().view(state, seat)

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        hand = [NUMBERS[card] for card in self.truth.hands[self.truth.to_move]]
        card = Card("known", "To move", lines=tuple(hand))
        return (*super().panes(view, names), Pane("known", "common", "Known", cards=(card,)))


class TellsInTheDecision(WhisperGame):
    """Everybody is asked what one is asked."""

    def decision(self, state: WhisperState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        return super().decision(state, int(state.to_move), names)


class TellsInReasons(WhisperGame):
    """Who asks why not learns who has the highest card."""

    def why_not(
        self, state: WhisperState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        holders = [owner for owner, hand in enumerate(state.hands) if len(NUMBERS) - 1 in hand]
        return Refusal(f"The highest card is held by {holders}.")


@pytest.mark.parametrize("leak", WhisperGame.__subclasses__())
def test_a_leak_is_found(leak: type[WhisperGame]) -> None:
    with pytest.raises(AssertionError):
        check(leak())


def refuses_with_the_holder(state: WhisperState, action: int) -> IllegalAction:
    card = int(action) % len(NUMBERS)
    holders = [seat for seat, hand in enumerate(state.hands) if card in hand]
    return IllegalAction(f"held by {holders}", "W2")


def test_a_refusal_that_names_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WhisperState, "refusal", refuses_with_the_holder)
    with pytest.raises(AssertionError):
        check(WhisperGame())


def test_a_redraw_that_forgets_what_was_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def holds(state: WhisperState, seat: int, card: int) -> bool:
        return seat >= 0 and card in state.hands[seat]

    redraw = WhisperState.determinize

    def forgetful(state: WhisperState, seat: int, rng: Rng) -> WhisperState:
        with monkeypatch.context() as patch:
            patch.setattr(WhisperState, "knows", holds)
            return redraw(state, seat, rng)

    monkeypatch.setattr(WhisperState, "determinize", forgetful)
    with pytest.raises(AssertionError):
        check(WhisperGame())
