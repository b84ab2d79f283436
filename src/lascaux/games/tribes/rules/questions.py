"""What is known of each step: what it asks, by which rule, and whether chance speaks in it."""

from __future__ import annotations

from typing import Final

from lascaux.engine.agenda import Steps, asks, happens
from lascaux.games.tribes.rules import steps

STEPS: Final = Steps(
    happens(steps.BEGIN_TURN, "begin turn"),
    happens(steps.END_TURN, "end turn"),
    happens(steps.DRAW_LANDS, "draw lands", chance=True),
    happens(steps.COMPLETE_BOARD, "complete board"),
    happens(steps.TURN_UP, "turn up", chance=True),
    happens(steps.REVEAL_EVENT, "reveal event", chance=True),
    happens(steps.TOUCH, "touch"),
    happens(steps.EVENT_LEAVES, "event leaves"),
    asks(
        steps.FIRST_MEMBER,
        "first member",
        "where does your first member stand?",
        "T32",
        told="places the first member",
    ),
    asks(
        steps.SELECT_TILE,
        "select tile",
        "which tile do you take?",
        "T35",
        told="selects a tile",
        always=True,
    ),
    asks(
        steps.USE_HAND,
        "use hand",
        "the action, or which achievement?",
        "T44",
        told="uses a tile with a hand",
    ),
    asks(
        steps.EXHAUST_WILD,
        "exhaust wild",
        "which land do you exhaust for what is missing?",
        "T80",
        told="exhausts a land for an achievement",
    ),
    asks(
        steps.PLACE_MEMBER,
        "place member",
        "where does the new member go?",
        "T49",
        told="places a new member",
    ),
    asks(
        steps.SHIFT_FROM,
        "shift from",
        "shift a member from which land?",
        "T122",
        told="may shift members",
    ),
    asks(
        steps.SHIFT_TO,
        "shift to",
        "to which land does the member shift?",
        "T122",
        told="shifts a member",
    ),
    asks(
        steps.MOVE_FROM,
        "move from",
        "from which land does a member step?",
        "T53",
        told="may move members",
    ),
    asks(
        steps.MOVE_TO,
        "move to",
        "to which land does the member step?",
        "T53",
        told="moves a member",
    ),
    asks(
        steps.LAY_WHICH,
        "lay which",
        "which of your new lands do you lay next?",
        "T57",
        told="lays new lands",
    ),
    asks(
        steps.LAY_WHERE,
        "lay where",
        "where do you lay it?",
        "T58",
        told="decides where a land goes",
    ),
    asks(
        steps.TURN_LAND_BACK,
        "turn land back",
        "turn an exhausted land back?",
        "T125",
        told="may turn exhausted lands back",
    ),
    asks(
        steps.LOSE_MEMBER,
        "lose member",
        "where do you lose a member?",
        "A25",
        told="chooses which member is lost",
    ),
    asks(
        steps.EXHAUST_LAND,
        "exhaust land",
        "which empty land is exhausted?",
        "T101",
        told="chooses which land is exhausted",
    ),
)
