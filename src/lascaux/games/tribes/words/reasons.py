"""Why something cannot be chosen now: a sentence and the rule, for whatever somebody points at."""

from __future__ import annotations

from lascaux.engine.agenda import ABOUT_SHIFT
from lascaux.engine.bits import numbers_in
from lascaux.engine.pane import Refusal
from lascaux.engine.people import People
from lascaux.engine.words import count, sentence
from lascaux.games.tribes.rules import achievements, refusals, steps
from lascaux.games.tribes.rules.codes import (
    COLUMNS,
    COMPLETE,
    EXHAUST,
    GO_TO,
    LOSE,
    PROCREATE_AT,
    SETTLE,
    SHIFT,
    STEP_FROM,
    TAKE,
    TURN_BACK,
)
from lascaux.games.tribes.rules.steps import USE_HAND
from lascaux.games.tribes.view import BoardView
from lascaux.games.tribes.words import gestures
from lascaux.games.tribes.words.asked import Asked

# Which family of actions about lands a question is answered with.
_FAMILIES = {
    steps.FIRST_MEMBER: SETTLE,
    steps.EXHAUST_WILD: EXHAUST,
    steps.PLACE_MEMBER: PROCREATE_AT,
    steps.SHIFT_FROM: SHIFT,
    steps.SHIFT_TO: GO_TO,
    steps.MOVE_FROM: STEP_FROM,
    steps.TURN_LAND_BACK: TURN_BACK,
    steps.LOSE_MEMBER: LOSE,
    steps.EXHAUST_LAND: EXHAUST,
}


def why_not(asked: Asked, name: str, seat: int, people: People) -> Refusal:
    """Why what has this name cannot be chosen now."""
    state = asked.state
    if state.over:
        return Refusal("The game is over.", "T111")
    if state.paused:
        return Refusal("Confirm or undo what you have planned first.", "T34")
    if seat != asked.seat:
        return Refusal(f"It is for {people.name(asked.seat)} to decide.", "T46")
    if name in asked.tiles:
        return _tile(asked, name)
    kind, _, rest = name.partition("-")
    if kind == "board" and rest in asked.boards:
        return _board(asked, rest)
    if kind == "slot":
        return Refusal("That board is not face up yet: the first stone below turns it up.", "T77")
    land = asked.land_at(name)
    if land:
        return _land(asked, land)
    return _KNOWN.get(kind) or _another_question(asked)


_KNOWN = {
    "bag": Refusal("Lands come out of the bag when you explore.", "T56"),
    "clock": Refusal("It only tells how near the end is.", "T106"),
}


def _another_question(asked: Asked) -> Refusal:
    question = asked.state.question()
    return Refusal(f"Now it is asked: {question.text}", question.rule)


def _by_rules(asked: Asked, action: int) -> Refusal:
    """What the rules say to an action; to one that they allow, only what is asked."""
    if action in asked.legal:
        return _another_question(asked)
    refused = refusals.refusal(asked.state, action)
    return Refusal(sentence(refused.reason), refused.rule)


def _tile(asked: Asked, name: str) -> Refusal:
    """A tile that is too dear, or one that has to wait."""
    if asked.step != steps.SELECT_TILE:
        return Refusal("One tile a turn; the next one is for the next turn.", "T34")
    tile = asked.content.tile_ids.index(asked.tiles[name]["id"])
    return _by_rules(asked, int(TAKE) + tile)


def _board(asked: Asked, id: str) -> Refusal:
    """What the rules would say if a hand were in use; else that it takes one."""
    if asked.step not in (steps.SELECT_TILE, USE_HAND):
        return Refusal("A board is completed with a tile that shows a hand.", "T61")
    board = asked.boards[id]
    if board["possible"][asked.seat]:
        return _hand(asked)
    twin = asked.state.copy()
    twin.asked = USE_HAND | asked.seat << ABOUT_SHIFT
    refused = refusals.refusal(twin, _completing(asked, board))
    status = asked.shelf.status(board)
    return Refusal(f"{board['name']}: {status}. {sentence(refused.reason)}", refused.rule)


def _completing(asked: Asked, board: BoardView) -> int:
    """The action that would complete a board, by the own arrow where only that leads to it."""
    slot = (board["epoch"] - 1) * COLUMNS + board["column"]
    if board["reach"][asked.seat] == "arrow":
        feet = achievements.feet_of(asked.state, asked.seat, slot)
        return int(achievements.arrow_action(asked.state, numbers_in(feet)[0]))
    return int(COMPLETE + asked.state.board_in(slot))


def _hand(asked: Asked) -> Refusal:
    """A board that could be completed, but not with one tap."""
    if asked.step == USE_HAND:
        return Refusal("Choose the board from which your arrow leads there.", "T87")
    first = next(tile for tile in asked.view["row"] if tile["hand"])
    if first["in_reach"]:
        return Refusal("First take a tile with a hand: your arrow can come from two sides.", "T87")
    short = first["price"] - asked.me["shells"]
    return Refusal(f"The first tile with a hand is {count(short, 'shell')} too dear.", "T61")


def _land(asked: Asked, land: int) -> Refusal:
    if asked.step == steps.SELECT_TILE:
        return Refusal("First take a tile of the row.", "T34")
    if asked.step == steps.USE_HAND:
        return Refusal("First say what the hand is for: the action, or a board.", "T44")
    if asked.step == steps.MOVE_TO:
        return _too_far(asked, land)
    if asked.step not in _FAMILIES:
        return _another_question(asked)
    return _by_rules(asked, int(_FAMILIES[asked.step]) + land - 1)


def _too_far(asked: Asked, land: int) -> Refusal:
    """A land that the steps do not reach."""
    if land == asked.rest + 1:
        return Refusal("The member stands there already.", "T53")
    if int(GO_TO) + land - 1 in asked.legal:
        return _another_question(asked)
    far = len(gestures.path(asked, asked.rest + 1, land))
    left = gestures.steps_left(asked)
    return Refusal(f"That is {count(far, 'step')} away, and {left} left.", "T53")
