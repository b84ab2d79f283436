"""Chains: decisions that are confirmed together, how far they have come, and what ends them."""

from __future__ import annotations

from lascaux.engine.pane import Chain, Choice
from lascaux.engine.words import count
from lascaux.games.tribes.rules import steps
from lascaux.games.tribes.rules.codes import STOP
from lascaux.games.tribes.words.asked import Asked

ALL_HERE = "All here"


def chain_of(asked: Asked) -> Chain:
    """The chain that a question is part of, and how it would end here."""
    words = so_far(asked)
    return Chain(asked.chain, words, (int(STOP),) if words else (), _all(asked))


def so_far(asked: Asked) -> str:
    """What Confirm says if the chain ends here; nothing where nothing was done yet."""
    if asked.step not in _OPTIONAL or not _done(asked):
        return ""
    if asked.step == steps.MOVE_FROM:
        return f"Move {count(_done(asked), 'step')}, leave {asked.rest}"
    return _OPTIONAL[asked.step]


def _done(asked: Asked) -> int:
    """How much of what the tile gives was done, or was not possible."""
    single = asked.step == steps.TURN_LAND_BACK and not asked.state.turn_back_each
    return (1 if single else asked.strength) - asked.rest


# What may be left undone, and what Confirm says then.
_OPTIONAL = {
    steps.MOVE_FROM: "Move",
    steps.SHIFT_FROM: "Shift no more",
    steps.TURN_LAND_BACK: "Leave the others",
}


def stop(asked: Asked, action: int) -> Choice:
    """To do no more, or nothing."""
    done = so_far(asked)
    words = {
        steps.MOVE_FROM: f"Stop, {count(asked.rest, 'step')} unused" if done else "Move nobody",
        steps.SHIFT_FROM: "Shift no more" if done else "Shift nobody",
        steps.TURN_LAND_BACK: "Leave the others" if done else "Leave it",
    }[asked.step]
    return Choice(action, f"{words}.", confirm=words, short=words, chain=asked.chain, quiet=True)


def _all(asked: Asked) -> str:
    """What a button for all the rest says, once one member was placed and more are to come."""
    if asked.step != steps.PLACE_MEMBER:
        return ""
    begun = asked.rest < min(asked.strength, int(asked.state.reserve[asked.seat]))
    return ALL_HERE if begun else ""
