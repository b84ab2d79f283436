"""What is known of each step: what it asks, by which rule, and whether chance speaks in it."""

from __future__ import annotations

from typing import Final

from lascaux.engine.agenda import Step, Steps, asks, happens
from lascaux.games.epoch.rules import steps

_ACTIONS = ("work", "gather", "fish", "hunt", "butcher", "explore")
_QUESTIONS = (
    "more work power, or which raw material?",
    "keep looking, cook, or stop?",
    "a big catch, cook, or stop?",
    "do not give up, use the bow, or stop?",
    "what do you take of the next deer?",
    "which tile do you turn up?",
)
_RULES = ("E48", "E59", "E61", "E64", "E67", "E69")


def _actions() -> list[Step]:
    return [
        asks(int(steps.IN_WORK) + number, name, question, rule, told=f"does an action: {name}")
        for number, (name, question, rule) in enumerate(
            zip(_ACTIONS, _QUESTIONS, _RULES, strict=True)
        )
    ]


STEPS: Final = Steps(
    happens(steps.BEGIN_ROUND, "begin round"),
    happens(steps.BEGIN_TURN, "begin turn"),
    happens(steps.FINISH_TURN, "finish turn"),
    happens(steps.TURN_TILE, "turn tile", chance=True),
    happens(steps.FINISH_EXPLORING, "finish exploring", chance=True),
    happens(steps.REVEAL, "reveal", chance=True),
    happens(steps.REFILL, "refill", chance=True),
    happens(steps.LAY_START, "lay start", chance=True),
    happens(steps.DUMMY_TURN, "dummy turn"),
    happens(steps.DUMMY_STEP, "dummy step"),
    asks(
        steps.DRAFT_TILE,
        "draft tile",
        "with which invention do you begin?",
        "A7",
        told="chooses a start tile",
    ),
    asks(
        steps.PLACE_LEADER,
        "place leader",
        "where does your clan leader begin?",
        "E137",
        told="places the clan leader",
    ),
    asks(steps.MAIN, "main", "what do you do?", "E33", told="is taking a turn", always=True),
    *_actions(),
    asks(
        steps.LEAVE_BEHIND,
        "leave behind",
        "what do you leave behind?",
        "E153",
        told="cannot carry everything",
    ),
    asks(steps.LOADING, "loading", "what do you leave or take?", "E109", told="loads and unloads"),
    asks(
        steps.PAY_PART,
        "pay part",
        "with what do you pay?",
        "E85",
        told="pays for a tile",
    ),
    asks(
        steps.PERMIT,
        "permit",
        "may the tile under your leader be developed?",
        "E82",
        told="is asked for permission",
        always=True,
    ),
    asks(
        steps.ANSWER_PRICE,
        "answer price",
        "do you accept the price?",
        "E83",
        told="is told a price",
        always=True,
    ),
    asks(
        steps.PAY_SEGMENT,
        "pay segment",
        "what do you offer?",
        "E88",
        told="makes an offer",
    ),
    asks(
        steps.CHOOSE_FUEL,
        "choose fuel",
        "what do you burn?",
        "E201",
        told="casts bronze",
    ),
    asks(
        steps.DUMMY_VILLAGE,
        "dummy village",
        "on which village does the dummy stand?",
        "E175",
        told="places the dummy",
    ),
    asks(
        steps.DUMMY_DIRECTION,
        "dummy direction",
        "where does the dummy head?",
        "E176",
        told="directs the dummy",
    ),
    asks(
        steps.DUMMY_SEGMENT,
        "dummy segment",
        "on which segment does the dummy offer?",
        "E181",
        told="chooses the dummy's offer",
    ),
)
