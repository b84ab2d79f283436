"""Leaks that the laws catch which every game keeps, and a payment that tells nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lascaux.engine.chronicle import Data
from lascaux.engine.rng import Rng
from lascaux.engine.state import SPECTATOR, Event
from lascaux.games.cromagnon import CroMagnonGame
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.view import CroMagnonView, view
from lascaux.testing import (
    check_decision,
    check_position,
    check_questions,
    check_redraws_look_the_same,
)
from tests.games.cromagnon.answers import GAME
from tests.games.cromagnon.scenario import Story
from tests.games.cromagnon.walks import positions

Law = Callable[[CroMagnonGame, int, str], None]

# Leaks, each of another kind


class ShowsUndersides(CroMagnonGame):
    """Its view tells everybody what is under every tile."""

    def view(self, state: CroMagnonState, seat: int = SPECTATOR) -> CroMagnonView:
        shown = state.copy()
        shown.shown |= shown.hand[0] | shown.hand[1]
        return view(shown, seat, self.content, self.actions)


class ShowsMoves(CroMagnonGame):
    """Its view tells everybody of a move that is not done."""

    def view(self, state: CroMagnonState, seat: int = SPECTATOR) -> CroMagnonView:
        found = super().view(state, seat)
        found["to_move"], found["turn"] = int(state.to_move), int(state.turn * 100 + state.depth)
        found["dry_turns"] = int(state.steps_left)
        return found


class TellsActions(CroMagnonGame):
    """Its log tells everybody what is under a tile that was taken, paid or bid."""

    def event(self, event: Event, seat: int = SPECTATOR) -> Data:
        return self.chronicle.data(event, event[1] if len(event) > 1 else seat)


class LabelsPayments(CroMagnonGame):
    """Its labels tell everybody what may be decided."""

    def label(self, state: CroMagnonState, action: int, seat: int = SPECTATOR) -> str:
        return self.words.label(state, action, int(state.to_move))


class PromptsSteps(CroMagnonGame):
    """Its prompt tells everybody which step of a move is being decided."""

    def prompt(self, state: CroMagnonState, seat: int = SPECTATOR) -> str:
        return f"{self.seat_names[state.to_move]}: {state.question().text}"


class TellsRule(CroMagnonGame):
    """It tells everybody which rule is being decided about."""

    def rule_now(self, state: CroMagnonState, seat: int = SPECTATOR) -> str:
        return state.question().rule


def breaks(law: Law, game: CroMagnonGame) -> bool:
    """Does a law catch a leak?"""
    try:
        law(game, 2, "leak")
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(
    ("leaky", "law"),
    [
        (ShowsUndersides, check_redraws_look_the_same),
        (ShowsMoves, check_redraws_look_the_same),
        (PromptsSteps, check_questions),
        (TellsRule, check_questions),
    ],
)
def test_a_leak_is_caught(leaky: type[CroMagnonGame], law: Law) -> None:
    assert breaks(law, leaky())


def test_labels_that_tell_what_is_under_a_tile_are_caught() -> None:
    story = Story(
        tribes={"Red": "southeast_asia 1"}, hand={"Red": "amber/relocate amber/vp_by_hand"}
    ).play("start southeast_asia", "send oceania")
    check_position(GAME, story.state, Rng("labels"))
    with pytest.raises(AssertionError, match="a label or remark tells"):
        check_position(LabelsPayments(), story.state, Rng("labels"))


def test_a_log_that_tells_too_much_is_caught() -> None:
    leaky: Any = TellsActions()
    caught = []
    for state in positions(2, 3, every=3):
        for action in list(state.legal()):
            if GAME.notation(action).startswith(("bid", "take")):
                check_decision(GAME, state, int(action), Rng("told"), passing=())
                caught.append(_is_caught(leaky, state, int(action)))
    assert any(caught)


def _is_caught(game: CroMagnonGame, state: CroMagnonState, action: int) -> bool:
    try:
        check_decision(game, state, action, Rng("told"), passing=())
    except AssertionError:
        return True
    return False


def test_a_payment_tells_nothing_that_a_plain_move_would_not() -> None:
    """Two truths that look alike: with a hidden tile that pays all, and without."""
    told = []
    for hand in ("amber/relocate bone_needle/pay_all", "amber/relocate bone_needle/own_2"):
        story = Story(tribes={"Red": "southeast_asia 1"}, hand={"Red": hand})
        story.play("start southeast_asia", "send oceania")
        if story.step == "pay":
            story.play("pay amber/relocate")
        assert story.step == "take tile"
        view_of_green: Any = story.view_of("Green")
        told.append((view_of_green, story.told(1), [GAME.event(e, 1) for e in story.state.log]))
    assert told[0] == told[1]
