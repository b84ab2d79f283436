"""Actions and their notation: `walk R2-03`, `buy wood`, `offer NE 1`, `homage Black`."""

from __future__ import annotations

from itertools import combinations

from lascaux.engine.actions import ActionSpace, Family, family, together
from lascaux.games.epoch.content.parts import MATERIALS, SLOTS, WORKED, Content
from lascaux.games.epoch.rules import codes

SEAT_NAMES = ("Red", "Green", "Black", "Yellow", "Dummy")
ACTION_NAMES = ("work", "gather", "fish", "hunt", "butcher", "explore")
ITEM_NAMES = ("antler", "tendon", "hide", "food")  # of a butchered deer

_EXAMPLES = (
    *("work", "buy wood", "explore", "turn-up R1-02", "walk R1-01", "develop R1-01"),
    *("offer NE 1", "end-turn"),
)


def action_space(content: Content) -> ActionSpace:
    """Answers to every question."""
    space = ActionSpace(
        family(codes.STOP, "stop"),
        family(codes.END_TURN, "end-turn"),
        *[family(int(codes.ACT) + n, name) for n, name in enumerate(ACTION_NAMES)],
        family(codes.LOAD, "load"),
        family(codes.PAY_HORSE, "horse"),
        family(codes.EAT, "eat"),
        family(codes.EFFORT, "effort"),
        *_about_goods(),
        *_about_offers(),
        *_about_people(content),
        *_about_cells(content),
        examples=_EXAMPLES,
    )
    assert space.size == codes.ACTION_SPACE
    return space


def _about_goods() -> list[Family]:
    sets = ["+".join(_items(n)) for n in range(1, 1 << codes.ITEMS)]
    return [
        family(codes.BUY, "buy {material}", material=WORKED),
        family(codes.LOOK, "look {material}", material=("hide", "antler", "tendon")),
        family(codes.CATCH, "catch {material}", material=("stone", "flint", "ore")),
        family(
            codes.PERSIST,
            "persist {material}",
            material=("leather", "rope", "stone", "flint", "ore"),
        ),
        family(codes.STRING, "string {material}", material=("rope", "tendon", "flax")),
        family(codes.COOK, "cook {material}", material=MATERIALS),
        family(codes.CUT, "cut {items}", items=sets),
        family(codes.MAKE, "make {material}", material=("rope", "leather", "bronze")),
        family(codes.BURN, "burn {material}", material=("wood", "antler")),
        family(codes.HOMAGE, "homage {side}", side=SEAT_NAMES),
        family(codes.LEAVE, "leave {material}", material=(*MATERIALS, "food")),
        family(codes.TAKE, "take {material}", material=MATERIALS),
        family(codes.PAY, "pay {material}", material=MATERIALS),
    ]


def _items(members: int) -> list[str]:
    return [name for n, name in enumerate(ITEM_NAMES) if members >> n & 1]


def _about_offers() -> list[Family]:
    pairs = list(combinations(MATERIALS, 2))
    both = together(one=[one for one, _ in pairs], other=[other for _, other in pairs])
    return [
        family(codes.PAY_BOTH, "pay-both {one} {other}", both),
        family(
            codes.OFFER,
            "offer {slot} {segment}",
            slot=SLOTS,
            segment=tuple(range(1, int(codes.SEGMENTS) + 1)),
        ),
    ]


def _about_people(content: Content) -> list[Family]:
    return [
        family(codes.REFUSE, "refuse"),
        family(codes.GRANT, "grant"),
        family(codes.ASK_STATUS, "ask-status {number}", number=(1, 2, 3)),
        family(codes.ASK_FOOD, "ask-food {number}", number=(1, 2, 3, 4, 5, 6)),
        family(codes.ASK_FOR, "ask-for {material}", material=MATERIALS),
        family(codes.ACCEPT, "accept"),
        family(codes.WITHDRAW, "withdraw"),
        family(codes.DRAFT, "draft {tile}", tile=content.start_tiles),
        family(codes.DUMMY_TO, "dummy-to {village}", village=[v.id for v in content.villages]),
        family(codes.DUMMY_HEADS, "dummy-heads {slot}", slot=SLOTS[: codes.FOUR_SLOTS]),
    ]


def _about_cells(content: Content) -> list[Family]:
    cells = content.cell_ids
    return [
        family(codes.PLACE, "place {cell}", cell=cells),
        family(codes.WALK, "walk {cell}", cell=cells),
        family(codes.PADDLE, "paddle {cell}", cell=cells),
        family(codes.TURN_UP, "turn-up {cell}", cell=cells[: codes.CELLS]),
        family(codes.DEVELOP, "develop {cell}", cell=cells[: codes.CELLS]),
    ]
