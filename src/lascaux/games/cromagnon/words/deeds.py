"""What the actions under tiles do, in a sentence, with their rules."""

from __future__ import annotations

from lascaux.engine.words import count
from lascaux.games.cromagnon.content.parts import Action, Content

RULES = {
    "value": "C68",
    "own_move": "C69",
    "foreign": "C70",
    "relocate": "C71",
    "pay_all": "C72",
    "grow": "C73",
    "temple": "C74",
    "half": "C75",
    "vp_by_hand": "C76",
    "set_bonus": "C77",
}
_TEXTS = {
    "value": "Shown as soon as it is found: a value tile goes to an area with resource tiles.",
    "own_move": "Played in step 3: {steps} for tribes of yours, wherever they are.",
    "foreign": "Played in step 3: {steps} for tribes of others, never to where entering costs.",
    "relocate": "Played in step 3: tribes of one area go to others where you have tribes.",
    "pay_all": "Given when you enter an area: it pays the whole cost.",
    "grow": "Played in step 3: {tribes} come from your stock to a temple.",
    "temple": "Played in step 3: it becomes a temple where you have a tribe, with your marker on.",
    "half": "In a conflict it adds ½ in any area.",
    "vp_by_hand": "Played in step 3: a point for each tile you hold, itself included.",
    "set_bonus": "At the end each trio of god, trade good and tool, without itself,"
    " pays {set_bonus}.",
}


_BRIEF = {
    "own_move": "Move {n}",
    "foreign": "Others {n}",
    "relocate": "Relo\u00adcate",
    "half": "½",
    "vp_by_hand": "Points",
    "set_bonus": "Sets",
}


def briefly(action: Action) -> str:
    """An action in a word, where there is little room.

    >>> from lascaux.games.cromagnon.content.reader import standard
    >>> [briefly(each) for each in standard().actions[1:4]]
    ['Move 2', 'Move 3', 'Others 2']
    """
    return _BRIEF[action.kind].format(n=action.n) if action.kind in _BRIEF else action.name


def deed(action: Action, content: Content) -> str:
    """What a tile with this action does.

    >>> from lascaux.games.cromagnon.content.reader import standard
    >>> actions = {each.id: each for each in standard().actions}
    >>> deed(actions["grow_3"], standard())
    'Played in step 3: 3 tribes come from your stock to a temple.'
    """
    return _TEXTS[action.kind].format(
        steps=count(action.n, "step"),
        tribes=count(action.n, "tribe"),
        set_bonus=count(content.constants.set_bonus, "point"),
    )
