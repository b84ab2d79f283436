"""What is under way: the question, a movement, and the tribes that have moved this turn."""

from __future__ import annotations

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.games.cromagnon.content.parts import CATEGORIES, KINDS
from lascaux.games.cromagnon.rules import costs, steps
from lascaux.games.cromagnon.rules.codes import NONE
from lascaux.games.cromagnon.rules.paths import area_at, end_of, length_of, owner_of
from lascaux.games.cromagnon.view.looking import Looking
from lascaux.games.cromagnon.view.shapes import STAGE_OF, CurrentView, MovedView, MoveView


def current_view(looking: Looking) -> CurrentView:
    """What is asked, as far as the seat may know it."""
    state = looking.state
    question = state.question()
    stage = "" if state.over else STAGE_OF.get(question.step, "play")
    action = None
    if state.in_play != NONE and looking.seat == state.active:
        action = looking.content.tiles[state.in_play][1]
    return {"step": question.step, "stage": stage, "action": action}


def move_view(looking: Looking) -> MoveView:
    """The movement under way."""
    state = looking.state
    step, about = state.asked & STEP, state.asked >> ABOUT_SHIFT
    paying = step == steps.PAY
    area = about & steps.AREA
    kind, tile = "step 1", None
    if state.in_play != NONE:
        kind = KINDS[state.tables.kind_of[state.in_play]]
        tile = looking.content.tiles[state.in_play][0]
    symbol = costs.category_of(state, area, about >> steps.SYMBOL_SHIFT) if paying else NONE
    foreign = state.roamer not in (NONE, state.active)
    return {
        "kind": kind,
        "tile": tile,
        "origin": None if state.origin == NONE else looking.areas[state.origin],
        "victim": state.roamer if foreign else None,
        "steps_left": None if kind == "relocate" else state.steps_left,
        "entering": looking.areas[area] if paying else None,
        "symbol": CATEGORIES[symbol] if paying else None,
    }


def moved_view(looking: Looking, place: int) -> MovedView:
    """A tribe that has moved this turn."""
    path = looking.state.moved[place]
    return {
        "number": place + 1,
        "owner": owner_of(path),
        "area": looking.areas[end_of(path)],
        "path": [looking.areas[area_at(path, at)] for at in range(length_of(path))],
        "walking": place == looking.state.walking,
    }
