"""Planning: decisions are tried on a held twin before anybody takes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from lascaux.engine.errors import IllegalAction
from lascaux.engine.game import Game
from lascaux.engine.pane import Choice, Names
from lascaux.engine.state import State
from lascaux.table.room.refusal import Refused

MOST_PLANNED = 64  # decisions; what people do in one go has about a dozen


class Decided(Protocol):
    """Where decisions are tried: a table that is now, or a trial of what was."""

    game: Game

    @property
    def state(self) -> State:
        """The position."""

    def check_decisions(self, holder: str, position: int, actions: Sequence[int]) -> None:
        """Refuse decisions of somebody who may not take them now, at least not these."""


@dataclass(frozen=True)
class Plan:
    """Decisions that somebody tries, and the held twin on which they were taken."""

    actions: tuple[int, ...]
    state: State
    chain: str  # that the last of them belongs to


def made_plan(
    now: Decided, holder: str, position: int, actions: Sequence[int], last: Plan | None = None
) -> Plan:
    """The twin after these decisions; nothing happens at the table, and nobody learns of it.

    Where something is taken out of the last plan, what cannot be without it goes too.
    """
    now.check_decisions(holder, position, actions)
    if len(actions) > MOST_PLANNED:
        raise Refused(f"a plan has at most {MOST_PLANNED} steps")
    twin, chain = now.state.held(), ""
    for number, action in enumerate(actions, 1):
        if number == len(actions):
            chain = _chain_of(now, twin, action)
        try:
            twin.apply(action)
        except IllegalAction as error:
            if last and len(actions) < len(last.actions):
                return made_plan(now, holder, position, actions[: number - 1])
            raise Refused(error.reason, error.rule) from None
    return Plan(tuple(actions), twin, chain)


def _chain_of(now: Decided, state: State, action: int) -> str:
    choices: tuple[Choice, ...] = now.game.decision(state, int(state.to_move)).choices
    return next((choice.chain for choice in choices if choice.action == action), "")


def gestured(now: Decided, plan: Plan, thing: str, place: str, names: Names) -> list[int]:
    """A plan with what somebody does in one movement; if that is nothing, the reason why."""
    game, twin = now.game, plan.state
    chain = () if twin.over or twin.paused else game.gesture(twin, thing, place)
    if chain:
        return [*plan.actions, *chain]
    refusal = game.why_not(twin, place or thing, int(twin.to_move), names)
    raise Refused(refusal.text, refusal.rule)
