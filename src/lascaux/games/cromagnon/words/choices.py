"""Choices as people make them: every legal action as a thing, a place and a way."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.pane import Choice, Decision
from lascaux.engine.words import count, opening, sentence
from lascaux.games.cromagnon.rules import steps
from lascaux.games.cromagnon.words import chains, in_conflict, on_map, walking, with_tiles
from lascaux.games.cromagnon.words.asked import Asked


def decision(asked: Asked) -> Decision:
    """What whoever decides is asked, with all choices."""
    return Decision(
        prompt(asked),
        asked.state.question().rule,
        tuple(choices(asked)),
        chains.chain_of(asked),
        asked.step == steps.CHOOSE_TURN,
    )


def choices(asked: Asked) -> Iterator[Choice]:
    """Every legal action as one choice or several, in the order of the rules."""
    for action in asked.legal:
        yield from _choices(asked, action)


def _choices(asked: Asked, action: int) -> Iterator[Choice]:
    """One legal action: alone, or with each that follows it in the same movement."""
    about = asked.about(action)
    kind = about["kind"]
    if kind in ("start", "from", "marker", "moved", "of", "another"):
        yield from walking.setting_out(asked, action)
    elif kind in ("send", "send-marker", "on"):
        yield walking.step(asked, action)
    elif kind in ("play", "play nothing", "pay", "pay-all"):
        yield with_tiles.choice(asked, action, about)
    elif kind in ("fight", "bid", "half", "pass"):
        yield in_conflict.choice(asked, action, about)
    elif kind == "stop":
        yield chains.stop(asked, action)
    else:
        yield on_map.choice(asked, action, about)


def prompt(asked: Asked) -> str:
    """What is asked, with its numbers and names."""
    view, state = asked.view, asked.state
    left = count(int(state.steps_left), "step")
    move, value, conflict = view["move"], view["drawn_value"], view["conflict"]
    told = {
        steps.CHOOSE_TURN: "move from where? Or grow at a temple.",
        steps.MOVE: f"who steps where? {left} to spend.",
        steps.TAKE_TILE: "which tile do you take?",
        steps.ROAM_WHOSE: f"whose tribe do you move? {left} left.",
        steps.ROAM_FROM: f"which of your tribes moves? {left} left.",
        steps.ROAM_TO: f"where does it step? {left} left.",
        steps.ROAM_ON: f"who steps where? {left} left.",
    }
    if value:
        told[steps.PLACE_VALUE] = f"where do you put {value['first']}/{value['second']}?"
    if asked.step == steps.PAY and move and move["entering"]:
        one = next(each.one for each in asked.content.categories if each.id == move["symbol"])
        told[steps.PAY] = f"pay a {one} to enter {asked.name(move['entering'])}?"
    if conflict:
        kind = asked.types[conflict["type"]]["name"]
        told[steps.PICK_AREA] = f"{kind} is scored: which area is fought over next?"
        if conflict["area"]:
            forces, area = in_conflict.forces(asked), asked.name(conflict["area"])
            told[steps.BID] = f"play a tile, or pass? {sentence(f'{forces} in {area}')}"
    return opening(told.get(asked.step, state.question().text))
