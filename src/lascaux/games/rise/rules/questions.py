"""What is known of each step: what it asks, the rule that it is about, and where chance speaks."""

from __future__ import annotations

from lascaux.engine.agenda import Steps, asks, happens
from lascaux.engine.state import Question
from lascaux.games.rise.rules import steps
from lascaux.games.rise.rules.codes import (
    ABANDONED_VILLAGE,
    CHIEFTAIN,
    INVASION,
    MAMMOTH,
    SABERTOOTH,
)

STEPS = Steps(
    happens(steps.SEAT_SETS_UP, "seat sets up"),
    happens(steps.BEGIN_TURN, "begin turn"),
    happens(steps.SCORE_VILLAGES, "score villages"),
    happens(steps.ROLL_DICE, "roll dice", chance=True),
    happens(steps.CHECK_DOUBLES, "check doubles"),
    happens(steps.TAKE_ACTION, "take action"),
    happens(steps.ACTION_DONE, "action done"),
    happens(steps.GROW_DONE, "grow done"),
    happens(steps.MOVE_DONE, "move done"),
    happens(steps.GATHER_DONE, "gather done"),
    happens(steps.DRAW_GOALS, "draw goals", chance=True),
    happens(steps.FIGHT, "fight"),
    happens(steps.TAR_PIT, "tar pit"),
    happens(steps.END_OF_TURN, "end of turn"),
    happens(steps.LOWER_TEXT, "lower text"),
    happens(steps.DRAW_EVENT, "draw event", chance=True),
    happens(steps.ERUPT, "erupt"),
    happens(steps.VOLCANO_RETURNS, "volcano returns", chance=True),
    happens(steps.DRAW_GOAL, "draw goal", chance=True),
    happens(steps.LATE_EVENTS, "late events", chance=True),
    asks(steps.PLACE_GLACIER, "place glacier", "which mountain lies under the glacier?", "R111"),
    asks(steps.CHOOSE_POWER, "choose power", "which power has your leader?", "R119"),
    asks(steps.START_HEX, "start hex", "where does your tribe settle?", "R19"),
    asks(
        steps.START_BESIDE, "start beside", "where beside them does the third member settle?", "R22"
    ),
    asks(steps.START_GOODS, "start goods", "which resource do you start with?", "R21"),
    asks(
        steps.REENTER, "reenter", "your tribe is gone from the map: where does it come back?", "R94"
    ),
    asks(steps.BEFORE_ROLL, "before roll", "roll, or do something first?", "R29"),
    asks(steps.LIGHT_IN_THE_DARK, "light in the dark", "turn a moon into a sun?", "R137"),
    asks(steps.CHOOSE_ACTION, "choose action", "which die goes on which action?", "R33"),
    asks(
        steps.CUNNING_PRICE, "cunning price", "pay a resource to make this action stronger?", "R122"
    ),
    asks(
        steps.BEFORE_CONFLICT,
        "before conflict",
        "anything else before conflicts are resolved?",
        "R61",
    ),
    asks(steps.STEP_FIVE, "step five", "build villages, complete goals, or end your turn?", "R74"),
    asks(steps.GROW_BASE, "grow base", "where does the new member go?", "R42"),
    asks(steps.GROW_EXTRA, "grow extra", "add an extra member?", "Q2"),
    asks(steps.GROW_SHARED, "grow shared", "add one more where opponents are?", "R125"),
    asks(steps.MOVE_MEMBERS, "move members", "who moves where?", "R44"),
    asks(steps.WANDER_FIRST, "wander first", "which wayfarers go where?", "R126"),
    asks(steps.WANDER_AGAIN, "wander again", "does a second wayfarer go along?", "R126"),
    asks(steps.DISCOVER, "discover", "which resource have you discovered?", "R139"),
    asks(steps.GATHER_HEX, "gather hex", "from which hex do you gather?", "R51"),
    asks(
        steps.STONE_OR_OWN, "stone or own", "its own resource, or stone from the volcano?", "R160"
    ),
    asks(steps.WILD_GOODS, "wild goods", "which resource does Wild Land give?", "R105"),
    asks(steps.BASKET_GOODS, "basket goods", "what goes into the basket?", "R77"),
    asks(steps.FARM_LAKE, "farm lake", "add a member to a lake?", "R124"),
    asks(
        steps.BOUNTY_GOODS, "bounty goods", "which resource is your share (Shared Bounty)?", "R131"
    ),
    asks(steps.LEAD_DISCARD, "lead discard", "put a goal under your deck before you draw?", "R56"),
    asks(steps.AMBUSH_FIRST, "ambush first", "spring an ambush?", "R128"),
    asks(steps.AMBUSH_MORE, "ambush more", "one more from the ambush?", "R128"),
    asks(steps.NEXT_CONFLICT, "next conflict", "which conflict comes first?", "R63"),
    asks(steps.BOW_VICTIM, "bow victim", "whom does your bow hit?", "R65"),
    asks(steps.EVADE_FIRST, "evade first", "do the members you lost flee (Evasion)?", "R134"),
    asks(steps.EVADE_MORE, "evade more", "does one more flee (Evasion)?", "R134"),
    asks(steps.PAY_VILLAGE, "pay village", "how do you pay for the village?", "R83"),
    asks(steps.BRING_ELDER, "bring elder", "does your elder come to the new village?", "R96"),
    asks(steps.PLACE_PIECE, "place piece", "where?", "R90"),
    asks(steps.TIGER_MOVES, "tiger moves", "where does the tiger go?", "R155"),
    asks(steps.TIGER_PREY, "tiger prey", "whom does the tiger capture?", "R154"),
    asks(steps.VOLCANO_CELL, "volcano cell", "where does the volcano rise?", "R157"),
    asks(steps.LAVA_HEX, "lava hex", "where does the lava flow?", "R158"),
    asks(steps.LAVA_VICTIM, "lava victim", "whom does the lava take?", "R158"),
    asks(steps.PAY_ALTAR, "pay altar", "how do you pay for the altar?", "R166"),
    asks(steps.SACRIFICE, "sacrifice", "who is sacrificed?", "R166"),
    asks(steps.POTTERY_GIFT, "pottery gift", "what do you give?", "R77"),
    asks(steps.POTTERY_GOODS, "pottery goods", "what do you take?", "R77"),
    asks(steps.ELDER_GIFT, "elder gift", "what does your elder give?", "R98"),
    asks(steps.LEARN_PRICE, "learn price", "what do you pay for the goal?", "R148"),
    asks(steps.INTIMIDATE_PRICE, "intimidate price", "what do you pay?", "R132"),
    asks(steps.INTIMIDATE_WHOM, "intimidate whom", "whom do you push?", "R132"),
    asks(steps.PUSH_WHERE, "push where", "where must they go?", "R132"),
)

# `PLACE_PIECE` asks by the event that it is about.
PIECES: dict[int, Question] = {
    INVASION: Question("place piece", "where do the invaders land?", "R143"),
    MAMMOTH: Question("place piece", "to which lake does the mammoth come?", "R150"),
    SABERTOOTH: Question("place piece", "to which mountain does the tiger come?", "R154"),
    ABANDONED_VILLAGE: Question("place piece", "where does the abandoned village stand?", "R167"),
    CHIEFTAIN: Question("place piece", "which village does the chieftain visit?", "R167"),
}
