"""Actions and their notation: `start near_east`, `send south_asia`, `bid amber/relocate`.

What is under a tile is left out of what others may read of a payment or a bid (A40).
"""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace, Family, family, together
from lascaux.games.cromagnon.content.parts import CATEGORIES, Content
from lascaux.games.cromagnon.rules import codes

SEAT_NAMES = ("Red", "Green", "Black", "Yellow", "Blue")

_EXAMPLES = (
    *("grow east_africa", "start east_africa", "send near_east", "on south_asia"),
    *("take near_east tools", "play nothing", "pass", "stop"),
)


def action_space(content: Content) -> ActionSpace:
    """Answers to every question."""
    backs = content.backs
    tiles = together(type=[each for each, _ in backs], back=[back for _, back in backs])
    pay, bid = codes.PLAY + len(backs), codes.PLAY + 2 * len(backs)
    return ActionSpace(
        family(codes.STOP, "stop"),
        family(codes.PASS, "pass"),
        family(codes.PLAY_NOTHING, "play nothing"),
        family(codes.ANOTHER, "another"),
        *_about_areas(content, _BEFORE_TRIBES),
        family(codes.FROM_MOVED, "moved {number}", number=(1, 2, 3)),
        family(
            codes.OF_SEAT,
            "of {seat}",
            seat=[(name, seat) for seat, name in enumerate(SEAT_NAMES)],
        ),
        family(codes.TAKE, "take {area} {category}", area=content.area_ids, category=CATEGORIES),
        *_about_areas(content, _AFTER_TRIBES),
        family(codes.BID_HALF, "half {type}", type=content.type_ids),
        family(codes.PAY_ALL_WITH, "pay-all {type}", type=content.type_ids),
        family(codes.PLAY, "play {type}/{back}", tiles),
        family(pay, "pay {type}/{back}", tiles, public="pay {type}"),
        family(bid, "bid {type}/{back}", tiles, public="bid {type}"),
        examples=_EXAMPLES,
    )


_BEFORE_TRIBES = {
    codes.GROW_AT: "grow",
    codes.START_FROM: "start",
    codes.SEND: "send",
    codes.SEND_MARKER: "send-marker",
    codes.WALK_ON: "on",
    codes.FROM: "from",
    codes.FROM_MARKER: "marker",
}
_AFTER_TRIBES = {codes.PUT_VALUE: "value", codes.BUILD: "temple", codes.FIGHT: "fight"}


def _about_areas(content: Content, words: dict[int, str]) -> list[Family]:
    ids = content.area_ids
    return [family(first, f"{word} {{area}}", area=ids) for first, word in words.items()]
