"""Chains: decisions that are confirmed together, how far they have come, and what ends them."""

from __future__ import annotations

from lascaux.engine.pane import Chain, Choice
from lascaux.engine.words import count
from lascaux.games.cromagnon.rules import steps
from lascaux.games.cromagnon.rules.codes import STOP
from lascaux.games.cromagnon.words.asked import Asked
from lascaux.games.cromagnon.words.gestures import the_rest

THE_REST = "The rest here"


def chain_of(asked: Asked) -> Chain | None:
    """The chain that a question is part of, and how it would end here."""
    if not asked.chain:
        return None
    words = so_far(asked)
    return Chain(
        asked.chain, words, (int(STOP),) if words else (), THE_REST if the_rest(asked) else ""
    )


def so_far(asked: Asked) -> str:
    """What Confirm says if the chain ends here; nothing where it cannot."""
    if int(STOP) not in asked.legal:
        return ""
    if asked.step == steps.RELOCATE_TO:
        return f"Relocate {relocated(asked)}"
    return f"Done, {count(int(asked.state.steps_left), 'step')} unused"


def relocated(asked: Asked) -> int:
    """How many tribes have left the area."""
    state = asked.state
    before = state.before[state.origin] >> (4 * asked.seat) & 15
    return int(before - state.tribes_of(asked.seat, state.origin))


def stop(asked: Asked, action: int) -> Choice:
    """To do no more."""
    words = so_far(asked)
    return Choice(action, f"{words}.", confirm=words, short=words, chain=asked.chain, quiet=True)
