"""Chains: decisions that are confirmed together, how far they have come, and what ends them."""

from __future__ import annotations

from lascaux.engine.pane import Chain, Choice
from lascaux.engine.words import opening
from lascaux.games.epoch.rules import steps
from lascaux.games.epoch.rules.codes import NONE, STOP
from lascaux.games.epoch.words.asked import TURN, Asked
from lascaux.games.epoch.words.summaries import told

ALL = "Do all this"
BRIEF = 32  # letters that a button has room for
_ALONE = (int(steps.DRAFT_TILE), int(steps.PERMIT))


def chain_of(asked: Asked) -> Chain | None:
    """All that somebody does in a turn can be prepared together, and confirmed at any rest."""
    if asked.step in _ALONE or asked.step >> 4 == steps.DUMMY:
        return None
    if int(STOP) in asked.legal:
        return Chain(TURN, so_far(asked), (int(STOP),))
    resting = asked.step == steps.MAIN and not asked.state.is_crossing(asked.seat)
    planned = asked.state.holder != NONE and bool(asked.state.log)
    return Chain(TURN, so_far(asked) if resting and planned else "")


def so_far(asked: Asked) -> str:
    """What Confirm says here: what was prepared, if that is short enough."""
    words = opening(told(asked, asked.state.log)) if asked.state.holder != NONE else ""
    if 0 < len(words) <= BRIEF:
        return words
    if asked.step == steps.MAIN:
        return ALL
    action = asked.view["turn"]["action"]
    return opening(action) if words and action else "Done"


def stop(asked: Asked, action: int) -> Choice:
    """To do no more of an action, or of loading."""
    action_name = asked.view["turn"]["action"]
    words = {
        "work": "Work no more; work power that is left is lost.",
        "explore": "One tile is enough.",
    }.get(action_name or "", f"{opening(action_name or 'load')} no more.")
    confirm = "One is enough" if action_name == "explore" else "Done"
    return Choice(action, words, confirm=confirm, short="done", chain=TURN, quiet=True)
