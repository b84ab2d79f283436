"""Actions and their notation: `place sun on grow`, `move b2 c3`, `complete basket`, `end turn`."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace, Family, family, together
from lascaux.games.rise.content.parts import (
    ACTIONS,
    DEVELOPMENTS,
    FACES,
    POWERS,
    RESOURCES,
    Content,
    goods_text,
)
from lascaux.games.rise.rules import codes
from lascaux.games.rise.rules.tables import Tables

SEAT_NAMES = ("Red", "Green", "Black", "Yellow")
TRIBE_NAMES = (*SEAT_NAMES, "invaders")

_EXAMPLES = (
    *("place sun on grow", "grow b2", "move b2 c3", "gather a1", "complete basket", "build b2"),
    *("stop", "end turn"),
)
_SEATS = [(name, seat) for seat, name in enumerate(SEAT_NAMES)]
_TRIBES = [(name, tribe) for tribe, name in enumerate(TRIBE_NAMES)]


def action_space(tables: Tables, content: Content) -> ActionSpace:
    """Answers to every question, the moves from hex to hex being most of them."""
    space = ActionSpace(
        *_answers(),
        *_about_dice_and_goods(),
        *_about_people(),
        *_about_content(tables, content),
        *_about_hexes(tables),
        examples=_EXAMPLES,
    )
    assert space.size == tables.action_space
    return space


def _answers() -> list[Family]:
    """Actions that need no more words."""
    return [
        family(codes.STOP, "stop"),
        family(codes.NO, "no"),
        family(codes.YES, "yes"),
        family(codes.ROLL, "roll"),
        family(codes.GO_ON, "go on"),
        family(codes.END_TURN, "end turn"),
        family(codes.BUY_WALLS, "buy {event}", event=["walls"]),
        family(codes.BUY_CANOE, "buy {event}", event=["canoe"]),
        family(codes.BUY_ALTAR, "buy {event}", event=["altar"]),
        family(codes.DREAM, "dream"),
        family(codes.BUILD_HIDDEN, "build hidden"),
        family(codes.LEARN, "learn"),
        family(codes.WANDER, "wander"),
        family(codes.GROW_ON_BOARD, "grow board"),
    ]


def _about_dice_and_goods() -> list[Family]:
    trades = zip(codes.TRADE_GIVE_ONE, codes.TRADE_GIVE_TWO, strict=True)
    given = [[RESOURCES[one], RESOURCES[two]] for one, two in trades]
    deals = together(
        give=[(" ".join(goods), goods) for goods in given],
        resource=[RESOURCES[taken] for taken in codes.TRADE_TAKE],
    )
    return [
        family(codes.PLACE_DIE, "place {die} on {act}", die=FACES, act=ACTIONS),
        family(codes.TAME, "tame with {die}", die=FACES),
        family(codes.TAKE, "take {resource}", resource=RESOURCES),
        family(codes.GIVE, "give {resource}", resource=RESOURCES),
        family(codes.TRADE, "trade {give} for {resource}", deals),
    ]


def _about_people() -> list[Family]:
    """Actions about tribes and what they can do, and about prices."""
    prices = [
        dict(zip(RESOURCES, (food, wood, stone), strict=True))
        for food in range(5)
        for wood in range(5)
        for stone in range(5)
    ]
    return [
        family(codes.STRIKE, "strike {tribe}", tribe=_TRIBES),
        family(codes.POTTERY_TO, "pottery to {seat}", seat=_SEATS),
        family(codes.CHOOSE, "power {power}", power=POWERS),
        family(codes.BORROW, "borrow {goal} from {seat}", seat=_SEATS, goal=DEVELOPMENTS),
        family(codes.PAY, "pay {pay}", pay=[(goods_text(price), price) for price in prices]),
    ]


def _about_content(tables: Tables, content: Content) -> list[Family]:
    goals = [goal.id for goal in content.goals]
    return [
        family(tables.complete, "complete {goal}", goal=goals),
        family(tables.discard, "discard {goal}", goal=goals),
        family(tables.rise, "volcano {cell}", cell=tables.cell_names),
    ]


def _about_hexes(tables: Tables) -> list[Family]:
    words = {
        codes.SETTLE: "settle",
        codes.GROW_AT: "grow",
        codes.GATHER_AT: "gather",
        codes.FIGHT_AT: "fight",
        codes.BUILD_AT: "build",
        codes.CLAIM_AT: "claim",
        codes.PUT_AT: "put",
        codes.LAVA_AT: "lava",
        codes.SACRIFICE_AT: "sacrifice",
        codes.PUSH_TO: "push",
        codes.FARM_AT: "farm",
        codes.EVADE_TO: "evade",
        codes.AMBUSH_AT: "ambush",
        codes.INTIMIDATE_AT: "intimidate",
        codes.MAMMOTH_TO: "mammoth",
    }
    hexes = tables.place_names
    return [
        *(
            family(tables.at + number * tables.places, f"{word} {{hex}}", hex=hexes)
            for number, word in words.items()
        ),
        family(tables.move, "move {source} {target}", source=hexes, target=hexes),
    ]
