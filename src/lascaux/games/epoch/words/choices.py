"""Choices as people make them: every legal action as a thing, a place and a way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lascaux.engine.pane import Choice, Decision
from lascaux.engine.words import count, listed, opening
from lascaux.games.epoch.rules import steps
from lascaux.games.epoch.view import RequestView
from lascaux.games.epoch.words import (
    beginning,
    chains,
    in_action,
    in_turn,
    on_way,
    paying,
    permission,
)
from lascaux.games.epoch.words.asked import Asked
from lascaux.games.epoch.words.log import asked_price
from lascaux.games.epoch.words.names import halves


def decision(asked: Asked) -> Decision:
    """What whoever decides is asked, with all choices."""
    return Decision(
        prompt(asked),
        asked.state.question().rule,
        tuple(choices(asked)),
        chains.chain_of(asked),
        asked.step == steps.MAIN,
    )


def choices(asked: Asked) -> Iterator[Choice]:
    """Every legal action as one choice or several, in the order of the rules."""
    pays = asked.step == steps.PAY_PART
    tell = paying.choices if pays else _TELLERS[asked.step >> 4]
    for action in asked.legal:
        yield from tell(asked, action, asked.about(action))


_TELLERS: dict[int, Callable[[Asked, int, dict[str, Any]], Iterator[Choice]]] = {
    int(steps.SETUP): beginning.choices,
    int(steps.TURN): in_turn.choices,
    int(steps.ACTIONS): in_action.choices,
    int(steps.JOURNEYS): on_way.choices,
    int(steps.DEVELOPING): permission.choices,
    int(steps.OFFERING): paying.choices,
    int(steps.EXTRAS): paying.choices,
    int(steps.DUMMY): beginning.choices,
}


def prompt(asked: Asked) -> str:
    """What is asked, with its numbers and names."""
    view = asked.view
    said = asked.state.question().text
    work, step, payment, request = view["work"], view["step"], view["payment"], view["request"]
    if work:
        left = halves(work["power"] - work["used"])
        more = "what do you take" if work["left"] else "one more effort, or done"
        said = f"{left} work power left: {more}?"
    elif step:
        over = count(step["load"] - step["places"], "place")
        said = f"{over} too many for {asked.spot(step['cell'])}: what stays here?"
    elif payment and payment["cell"]:
        said = f"with what do you pay for {asked.spot(payment['cell'])}?"
    elif request:
        said = _permission(asked, request)
    elif asked.step == steps.MAIN:
        said = _turn(asked)
    return opening(said)


def _turn(asked: Asked) -> str:
    """What is still to be done in the turn."""
    if asked.view["turn"]["blocked"]:
        return "the dummy comes here next: step aside before you end your turn"
    done = asked.view["turn"]["done"]
    deeds = (("acted", "an action"), ("developed", "a tile"), ("offered", "an offer"))
    left = [what for word, what in deeds if word not in done]
    if len(left) == len(deeds):
        return f"{listed(left)}, in any order?"
    return (
        f"{listed([*left, 'the end of your turn'], 'or')}?" if left else "go on, or end your turn?"
    )


def _permission(asked: Asked, request: RequestView) -> str:
    tile = asked.spot(request["cell"])
    if request["price"] is None:
        asker = asked.people.name(request["asker"])
        return f"may {asker} develop {tile}, where your leader stands?"
    owner = asked.people.name(request["owner"])
    return f"{owner} wants {asked_price(request['price'])} for leave to develop {tile}. Pay it?"
