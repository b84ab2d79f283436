"""A chain of decisions that others see once it is complete: what they are asked and told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.game import Component, Game
from lascaux.engine.pane import Names, Pane
from lascaux.engine.rng import Rng
from lascaux.engine.state import SPECTATOR, Question, State
from lascaux.engine.timeline import Timeline


class HatState(State):
    """Somebody picks a hat, then, unseen, what to put into it."""

    FIELDS = ("picked",)

    def __init__(self) -> None:
        super().__init__(2)
        self.picked = False

    def choices(self) -> vec[i64]:
        return vec[i64]([0, 1])

    def question(self) -> Question:
        if self.picked:
            return Question("fill", "what goes into the hat?", "H2", "fills a hat")
        return Question("pick", "which hat?", "H1", "picks a hat")

    def as_seen_by(self, seat: i64) -> State:
        return self if seat == self.to_move else HatState()


class HatGame(Game[HatState]):
    """Only what is told of it."""

    seat_names = ("Red", "Green")

    def set_up(self, players: int, rng: Rng, options: Any, log: bool) -> HatState:
        return HatState()

    def blank(self, players: int) -> HatState:
        return HatState()

    def view(self, state: HatState, seat: int = SPECTATOR) -> dict[str, Any]:
        return {}

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        return ()

    def sketch(self, view: dict[str, Any]) -> str:
        return ""

    def label(self, state: HatState, action: int, seat: int = SPECTATOR) -> str:
        return "rabbit"

    def components(self) -> Iterable[Component]:
        return ()


def test_others_hear_of_the_position_that_they_see() -> None:
    game, state = HatGame(), HatState()
    state.picked = True
    assert game.prompt(state, 0) == "Red: what goes into the hat?"
    assert game.rule_now(state, 0) == "H2"
    assert len(game.decision(state, 0).choices) == 2
    for seat in (1, SPECTATOR):
        assert game.prompt(state, seat) == "Red: which hat?"
        assert game.rule_now(state, seat) == "H1"
        assert game.decision(state, seat).prompt == "Red picks a hat."
        assert game.decision(state, seat).choices == ()


def test_without_more_everybody_sees_the_position_itself() -> None:
    state = State(2)
    assert state.as_seen_by(1) is state


class BasketState(State):
    """Somebody puts three apples into a basket; others see it when it is full."""

    FIELDS = ("apples",)

    def __init__(self) -> None:
        super().__init__(2)
        self.apples = 0

    def choices(self) -> vec[i64]:
        return vec[i64]([0])

    def advance(self, action: i64) -> None:
        self.apples += 1
        self.over = self.apples == 9

    def copy(self) -> State:
        twin = BasketState()
        twin.apples, twin.over = self.apples, self.over
        return twin

    def as_seen_by(self, seat: i64) -> State:
        return self if self.apples % 3 == 0 or seat == self.to_move else BasketState()


def test_a_timeline_knows_what_everybody_has_seen() -> None:
    timeline = Timeline(BasketState())
    assert (timeline.seen, timeline.unseen) == ([0], ())
    timeline.play(0, 0)
    assert (timeline.seen, timeline.unseen) == ([0], (0, 0))
    timeline.play(0, 0)  # the first of them fills the basket
    assert (timeline.seen, timeline.unseen) == ([0, 3], (0,))
    timeline.undo()
    assert (timeline.seen, timeline.unseen) == ([0], (0, 0))
    timeline.play(0)
    timeline.play(0)
    timeline.undo()
    assert (timeline.seen, timeline.unseen) == ([0, 3], ())


def test_the_end_is_seen_by_all() -> None:
    state = BasketState()
    state.apples, state.over = 5, True
    assert state.is_seen_by_all()
    state.over = False
    assert not state.is_seen_by_all()
