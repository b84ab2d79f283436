"""What is known of each step: what it asks, by which rule, and whether chance speaks in it.

Whether somebody is asked at all must not tell what is under their tiles. So the questions that
could are asked even if there is one answer (A55).
"""

from __future__ import annotations

from typing import Final

from lascaux.engine.agenda import Steps, asks, happens
from lascaux.games.cromagnon.rules import steps

MOVES = "moves"
PLAYS = "may play an action tile"

STEPS: Final = Steps(
    happens(steps.BEGIN_TURN, "begin turn"),
    happens(steps.END_TURN, "end turn"),
    happens(steps.DRAW_TILE, "draw tile", chance=True),
    happens(steps.DRAW_VALUE, "draw value", chance=True),
    happens(steps.STEP_INTO, "step into"),
    happens(steps.BEGIN_STEP_3, "begin step 3"),
    happens(steps.CHECK_CONFLICT, "check conflict"),
    happens(steps.NEXT_BID, "next bid"),
    happens(steps.NEXT_CONFLICT, "next conflict"),
    happens(steps.FINISH, "finish", chance=True),  # all tiles are turned up
    asks(
        steps.CHOOSE_TURN,
        "choose turn",
        "grow at a temple, or move from which area?",
        "C31",
        told=MOVES,
        public=True,
    ),
    asks(
        steps.TAKE_TILE,
        "take tile",
        "which tile do you take?",
        "C54",
        told="takes a tile",
    ),
    asks(
        steps.PLACE_VALUE,
        "place value",
        "where do you put the value tile?",
        "C60",
        told="places a value tile",
    ),
    asks(steps.MOVE, "move", "which tribe steps where?", "C38", told=MOVES),
    asks(steps.PAY, "pay", "with which tile do you pay?", "C50", told=MOVES),
    asks(
        steps.PLAY_TILE,
        "play tile",
        "do you play an action tile?",
        "C63",
        told=PLAYS,
        public=True,
    ),
    asks(steps.GROW_WHERE, "grow where", "at which temple do you grow?", "C73", told=PLAYS),
    asks(steps.BUILD_WHERE, "build where", "where do you build the temple?", "C74", told=PLAYS),
    asks(steps.ROAM_WHOSE, "roam whose", "whose tribe do you move?", "C70", told=PLAYS),
    asks(steps.ROAM_FROM, "roam from", "which tribe moves?", "C69", told=PLAYS),
    asks(steps.ROAM_TO, "roam to", "where does it step?", "C69", told=PLAYS),
    asks(steps.ROAM_ON, "roam on", "on, another tribe, or stop?", "C69", told=PLAYS),
    asks(
        steps.RELOCATE_FROM,
        "relocate from",
        "out of which area do tribes go?",
        "C71",
        told=PLAYS,
    ),
    asks(
        steps.RELOCATE_TO,
        "relocate to",
        "where does the next tribe go, or stop?",
        "C71",
        told=PLAYS,
    ),
    asks(
        steps.PICK_AREA,
        "pick area",
        "which area is fought over next?",
        "C78",
        told="picks the next conflict",
    ),
    asks(
        steps.BID,
        "bid",
        "play a tile in this conflict, or pass?",
        "C79",
        told="may play a tile in the conflict",
        public=True,
    ),
)
