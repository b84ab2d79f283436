"""Choices as people make them: every legal action as a thing, a place and a way."""

from __future__ import annotations

from typing import Any

from lascaux.engine.pane import Choice, Decision
from lascaux.engine.words import count, opening
from lascaux.games.tribes.rules import steps
from lascaux.games.tribes.words import chains, on_land, on_table
from lascaux.games.tribes.words.asked import Asked

_CALM = (steps.LAY_WHERE,)  # where nearly everything can be chosen


def decision(asked: Asked) -> Decision:
    """What whoever decides is asked, with all choices."""
    question = asked.state.question()
    return Decision(
        prompt(asked),
        question.rule,
        choices(asked),
        chains.chain_of(asked),
        asked.step in _CALM,
    )


def choices(asked: Asked) -> tuple[Choice, ...]:
    """Every legal action as a choice, in the order of the rules."""
    return tuple([choice(asked, int(action)) for action in asked.state.legal()])


def choice(asked: Asked, action: int) -> Choice:
    """One legal action as a choice."""
    about: dict[str, Any] = asked.actions.data(action)
    kind = about["kind"]
    if kind == "take":
        return on_table.take(asked, action, about["tile"])
    if kind == "act":
        return on_table.act(asked, action)
    if kind == "complete":
        return on_table.complete(asked, action, about)
    if kind == "lay":
        return on_land.lay(asked, action, about["resource"])
    if kind == "at":
        return on_land.lay_at(asked, action, about["land"], about["side"])
    return chains.stop(asked, action) if kind == "stop" else on_land.on_land(asked, action, about)


def prompt(asked: Asked) -> str:
    """What is asked, with its numbers and names."""
    current, rest = asked.view["current"], asked.rest
    told = {
        steps.USE_HAND: "complete which board? Or use the action of the tile.",
        steps.MOVE_FROM: f"who moves? {count(rest, 'step')} left.",
        steps.LAY_WHERE: f"where do you lay {current['resource']}?",
        steps.LOSE_MEMBER: f"where do you lose {count(rest, 'member')}?",
    }
    if current["forced"]:
        told[steps.SELECT_TILE] = "only the first tile is in reach: you must take it."
    if asked.step == steps.EXHAUST_WILD:
        told[asked.step] = _wild(asked)
    if rest > 1:
        told[steps.PLACE_MEMBER] = f"where do {rest} new members go?"
        told[steps.EXHAUST_LAND] = f"which {rest} empty lands are exhausted?"
    return opening(told.get(asked.step, asked.state.question().text))


def _wild(asked: Asked) -> str:
    current = asked.view["current"]
    board = asked.boards[current["board"] or ""]
    number = f" {current['left']} are missing." if (current["left"] or 0) > 1 else ""
    return f"exhaust which land in place of {board['resource']}, for {board['name']}?{number}"
