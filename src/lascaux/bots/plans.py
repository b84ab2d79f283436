"""Plans: the next own steps behind an idea, in the game's words, as far as its seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.bots.ideas import Idea
from lascaux.engine.game import Game
from lascaux.engine.sight import Sight
from lascaux.engine.words import sentence

MOST_STEPS = 4  # that are told of a turn
THEN = ", then "


def plan_of(game: Game, sight: Sight, idea: Idea) -> str:
    """The rest of this turn, and how the next one is expected to begin."""
    now, later = _this_turn(game, sight, idea), _next_turn(game, sight, idea)
    said = [sentence(f"plan: {now}")] if now else []
    if later:
        said.append(sentence(f"next turn: {later}"))
    return " ".join(said)


def _this_turn(game: Game, sight: Sight, idea: Idea) -> str:
    """What the turn comes to; nothing if that is the choice alone."""
    actions = idea.turn.actions
    if len(actions) < 2:
        return ""
    summary = game.summary(sight.state, actions)
    return summary or _told(list(_steps(game, sight, actions))[1:])


def _next_turn(game: Game, sight: Sight, idea: Idea) -> str:
    """The own steps that the search expects once the others have moved."""
    turn, line = idea.turn.actions, idea.prospect.line
    if line[: len(turn)] != turn:
        return ""
    return _told(list(_steps(game, sight, line, len(turn))))


def _steps(game: Game, sight: Sight, line: tuple[int, ...], first: int = 0) -> Iterator[str]:
    """What the seat does in a line from a step on, until others move again."""
    state, seat = sight.state.copy(), sight.seat
    told = False
    for number, action in enumerate(line):
        mine = state.to_move == seat
        if number >= first:
            if told and not mine:
                return
            if mine:
                told = True
                yield game.label(state, action, seat)
        state.advance(action)


def _told(steps: list[str]) -> str:
    """Steps in a row, each once."""
    different = list(dict.fromkeys(steps))
    more = [" and so on"] if len(different) > MOST_STEPS else []
    return THEN.join(different[:MOST_STEPS]) + "".join(more)
