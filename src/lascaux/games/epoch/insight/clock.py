"""How much time is left, by guess."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.games.epoch.insight.weights import Weights
from lascaux.games.epoch.rules import dummy, ending
from lascaux.games.epoch.rules.codes import ACTED, NONE
from lascaux.games.epoch.rules.state import EpochState


def turns_left(w: Weights, state: EpochState, side: i64) -> float:
    """How often a side is still to act; nothing but acting, or ending a turn, changes it."""
    return rounds_left(w, state) + yet_to_act(state, side)


def rounds_left(w: Weights, state: EpochState) -> float:
    """How many rounds are left after this one."""
    if state.countdown != NONE:
        return float(state.countdown - 1)
    if ending.trigger(state) != NONE:
        return float(state.tables.last_rounds)
    if state.is_solo():
        return float(dummy.LAST + state.tables.last_rounds - state.round)
    left = w.rounds - float(state.round)
    return left if left > w.soon else w.soon


def yet_to_act(state: EpochState, side: i64) -> float:
    """1 if a side's action of this round is still to come."""
    if side >= state.players:
        return 0.0
    place = (side - state.first + state.players) % state.players
    now = (state.active - state.first + state.players) % state.players
    if place == now:
        return 0.0 if state.done & ACTED else 1.0
    return 1.0 if place > now else 0.0


def urgency(w: Weights, state: EpochState) -> float:
    """By how much food counts for less because the game is long, or nearly over."""
    late = float(state.round) - w.patience
    if late <= 0.0 or state.countdown != NONE:
        return 1.0
    return 1.0 + w.haste * late
