"""A match: bots play one game to its end, each from what its own seat may know."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass

from mypy_extensions import i64

from lascaux.bots.bot import Bot
from lascaux.bots.failure import BotFailed
from lascaux.engine.errors import IllegalAction, Tampered
from lascaux.engine.memory import shared_mark
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

Remark = Callable[[State, int], str]  # what a reader wants to know of an action in a position


@dataclass
class Match:
    """What was decided in a game, decision by decision: by which seat, and which action."""

    seats: list[int]
    actions: list[int]
    remarks: list[str]  # where they were asked for


def play_match(state: State, bots: list[Bot], rng: Rng, remark: Remark | None = None) -> Match:
    """Let the bots, one for each seat, decide until the game is over.

    `rng` redraws what the bots cannot see; it must not be the one that dealt the game. A bot that
    raises, or chooses what is not legal, ends the match with BotFailed, which names its seat. Once
    one has written into the tables that all positions share, nothing in this process counts any
    more: Tampered. A record needs remarks: `play_match(..., remark=game.remark)`.
    """
    tables = shared_mark(state)
    try:
        return _played(state, bots, rng, remark)
    finally:
        if shared_mark(state) != tables:
            raise Tampered("a bot has written into the tables of the rules: no game counts now")


def _played(state: State, bots: list[Bot], rng: Rng, remark: Remark | None) -> Match:
    seats: list[int] = []
    actions: list[int] = []
    remarks: list[str] = []
    while not state.over:
        seat = state.to_move
        action = _choice(bots[seat], Sight(state, seat, rng))
        before = state if remark is None else state.copy()
        try:
            state.apply(action)
        except IllegalAction as error:
            raise BotFailed(f"it chose what is not legal: {error}", "", seat) from None
        seats.append(seat)
        actions.append(action)
        if remark is not None:
            remarks.append(remark(before, action))
    for seat in range(state.players):
        _tell_end(bots[seat], Sight(state, seat, rng))
    return Match(seats, actions, remarks)


def _choice(bot: Bot, sight: Sight) -> i64:
    try:
        return i64(bot.choose(sight))
    except (Exception, SystemExit) as error:
        raise _failure(error, sight.seat) from error


def _tell_end(bot: Bot, sight: Sight) -> None:
    try:
        bot.see_end(sight)
    except (Exception, SystemExit) as error:
        raise _failure(error, sight.seat) from error


def _failure(error: BaseException, seat: int) -> BotFailed:
    """What a bot has just raised, as the failure of its seat."""
    if isinstance(error, BotFailed):
        return BotFailed(str(error), error.output, seat)
    return BotFailed(f"{type(error).__name__}: {error}", traceback.format_exc(), seat)
