"""Actions and their notation: `take explore`, `complete weaving from smelting`, `lay wheat`."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace, Family, family, together
from lascaux.games.tribes.content.parts import BOARDS_EACH, RESOURCES, Content
from lascaux.games.tribes.rules import codes

SEAT_NAMES = ("Red", "Green", "Black", "Yellow")
# The sides of a land, in the order of the directions of `engine.hexes`.
SIDE_NAMES = ("e", "se", "sw", "w", "nw", "ne")
LAND_NAMES = tuple(range(1, codes.LANDS + 1))  # as a player counts the own lands

_EXAMPLES = (
    *("take explore", "act", "complete hunting", "procreate 1", "move 1", "to 2", "lay wheat"),
    "at 1 ne",
)


def action_space(content: Content) -> ActionSpace:
    """Answers to every question."""
    space = ActionSpace(
        family(codes.STOP, "stop"),
        family(codes.ACT, "act"),
        family(codes.TAKE, "take {tile}", tile=content.tile_ids),
        *_about_boards(content),
        family(codes.LAY, "lay {resource}", resource=RESOURCES),
        family(codes.LAY_AT, "at {land} {side}", land=LAND_NAMES, side=SIDE_NAMES),
        *_about_lands(),
        examples=_EXAMPLES,
    )
    assert space.size == codes.ACTION_SPACE
    return space


def _about_boards(content: Content) -> list[Family]:
    boards = [board.id for board in content.boards]
    pairs = [
        (lower, upper)
        for first in range(0, len(boards) - BOARDS_EACH, BOARDS_EACH)
        for lower in boards[first : first + BOARDS_EACH]
        for upper in boards[first + BOARDS_EACH : first + 2 * BOARDS_EACH]
    ]
    arrows = together(board=[upper for _, upper in pairs], source=[lower for lower, _ in pairs])
    return [
        family(codes.COMPLETE, "complete {board}", board=boards),
        family(codes.LAY_ARROW, "complete {board} from {source}", arrows),
    ]


def _about_lands() -> list[Family]:
    words = {
        codes.SETTLE: "settle",
        codes.PROCREATE_AT: "procreate",
        codes.SHIFT: "shift",
        codes.STEP_FROM: "move",
        codes.GO_TO: "to",
        codes.TURN_BACK: "turn-back",
        codes.LOSE: "lose",
        codes.EXHAUST: "exhaust",
    }
    return [family(first, f"{word} {{land}}", land=LAND_NAMES) for first, word in words.items()]
