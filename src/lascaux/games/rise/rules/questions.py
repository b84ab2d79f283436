"""The question behind each step that asks, and the rule that it is about."""

from __future__ import annotations

from lascaux.games.rise.rules import steps
from lascaux.games.rise.rules.codes import (
    ABANDONED_VILLAGE,
    CHIEFTAIN,
    INVASION,
    MAMMOTH,
    SABERTOOTH,
)

QUESTIONS: dict[int, tuple[str, str]] = {
    steps.PLACE_GLACIER: ("which mountain lies under the glacier?", "R111"),
    steps.CHOOSE_POWER: ("which power has your leader?", "R119"),
    steps.START_HEX: ("where does your tribe settle?", "R19"),
    steps.START_BESIDE: ("where beside them does the third member settle?", "R22"),
    steps.START_GOODS: ("which resource do you start with?", "R21"),
    steps.REENTER: ("your tribe is gone from the map: where does it come back?", "R94"),
    steps.BEFORE_ROLL: ("roll, or do something first?", "R29"),
    steps.LIGHT_IN_THE_DARK: ("turn a moon into a sun?", "R137"),
    steps.CHOOSE_ACTION: ("which die goes on which action?", "R33"),
    steps.CUNNING_PRICE: ("pay a resource to make this action stronger?", "R122"),
    steps.BEFORE_CONFLICT: ("anything else before conflicts are resolved?", "R61"),
    steps.STEP_FIVE: ("build villages, complete goals, or end your turn?", "R74"),
    steps.GROW_BASE: ("where does the new member go?", "R42"),
    steps.GROW_EXTRA: ("add an extra member?", "Q2"),
    steps.GROW_SHARED: ("add one more where opponents are?", "R125"),
    steps.MOVE_MEMBERS: ("who moves where?", "R44"),
    steps.WANDER_FIRST: ("which wayfarers go where?", "R126"),
    steps.WANDER_AGAIN: ("does a second wayfarer go along?", "R126"),
    steps.DISCOVER: ("which resource have you discovered?", "R139"),
    steps.GATHER_HEX: ("from which hex do you gather?", "R51"),
    steps.STONE_OR_OWN: ("its own resource, or stone from the volcano?", "R160"),
    steps.WILD_GOODS: ("which resource does Wild Land give?", "R105"),
    steps.BASKET_GOODS: ("what goes into the basket?", "R77"),
    steps.FARM_LAKE: ("add a member to a lake?", "R124"),
    steps.BOUNTY_GOODS: ("which resource is your share (Shared Bounty)?", "R131"),
    steps.LEAD_DISCARD: ("put a goal under your deck before you draw?", "R56"),
    steps.AMBUSH_FIRST: ("spring an ambush?", "R128"),
    steps.AMBUSH_MORE: ("one more from the ambush?", "R128"),
    steps.NEXT_CONFLICT: ("which conflict comes first?", "R63"),
    steps.BOW_VICTIM: ("whom does your bow hit?", "R65"),
    steps.EVADE_FIRST: ("do the members you lost flee (Evasion)?", "R134"),
    steps.EVADE_MORE: ("does one more flee (Evasion)?", "R134"),
    steps.PAY_VILLAGE: ("how do you pay for the village?", "R83"),
    steps.BRING_ELDER: ("does your elder come to the new village?", "R96"),
    steps.PLACE_PIECE: ("where?", "R90"),
    steps.TIGER_MOVES: ("where does the tiger go?", "R155"),
    steps.TIGER_PREY: ("whom does the tiger capture?", "R154"),
    steps.VOLCANO_CELL: ("where does the volcano rise?", "R157"),
    steps.LAVA_HEX: ("where does the lava flow?", "R158"),
    steps.LAVA_VICTIM: ("whom does the lava take?", "R158"),
    steps.PAY_ALTAR: ("how do you pay for the altar?", "R166"),
    steps.SACRIFICE: ("who is sacrificed?", "R166"),
    steps.POTTERY_GIFT: ("what do you give?", "R77"),
    steps.POTTERY_GOODS: ("what do you take?", "R77"),
    steps.ELDER_GIFT: ("what does your elder give?", "R98"),
    steps.LEARN_PRICE: ("what do you pay for the goal?", "R148"),
    steps.INTIMIDATE_PRICE: ("what do you pay?", "R132"),
    steps.INTIMIDATE_WHOM: ("whom do you push?", "R132"),
    steps.PUSH_WHERE: ("where must they go?", "R132"),
}

PIECES: dict[int, tuple[str, str]] = {
    INVASION: ("where do the invaders land?", "R143"),
    MAMMOTH: ("to which lake does the mammoth come?", "R150"),
    SABERTOOTH: ("to which mountain does the tiger come?", "R154"),
    ABANDONED_VILLAGE: ("where does the abandoned village stand?", "R167"),
    CHIEFTAIN: ("which village does the chieftain visit?", "R167"),
}


def question(asked: int) -> tuple[str, str]:
    """What is asked, and the number of the rule; `asked` is as in `Board.asked`."""
    step = asked & steps.STEP
    if step == steps.PLACE_PIECE:
        return PIECES[asked >> steps.ABOUT_SHIFT]
    return QUESTIONS[step]
