"""Chains: decisions that are confirmed together, how far they have come, and what ends them."""

from __future__ import annotations

from lascaux.engine.agenda import STEP
from lascaux.engine.bits import count_bits
from lascaux.engine.pane import Chain
from lascaux.engine.words import count
from lascaux.games.rise.rules import conflict, goals, growing, leading, steps, villages
from lascaux.games.rise.rules.changes import MOVED_MAMMOTH, WANDERED
from lascaux.games.rise.rules.codes import END_TURN, EXOGENY, GO_ON, NO, ROLL, STOP
from lascaux.games.rise.words.asked import Asked
from lascaux.games.rise.words.gestures import all_ripe, asks_back, offers_the_rest
from lascaux.games.rise.words.outcomes import harvest, plus_text, yield_from

THE_REST = "The rest here"


def chain_of(asked: Asked) -> Chain:
    """The chain that a question is part of, and how it would end here."""
    if asked.step == steps.CHOOSE_ACTION:
        return Chain(asked.chain, BETWEEN)
    if asked.step == steps.BEFORE_CONFLICT:
        return _before_conflict(asked)
    if asked.step == steps.GATHER_HEX and not asked.state.marked:
        return _before_gathering(asked)
    end = _ENDS.get(asked.step, int(STOP))
    words = words_so_far(asked) if end in asked.legal else ""
    return Chain(asked.chain, words, (end,) if words else (), _all(asked))


def _before_gathering(asked: Asked) -> Chain:
    """Whoever just goes on gathers from all hexes, if they are as many as may give."""
    hexes = all_ripe(asked)
    if not hexes or asks_back(asked.state, hexes[-1]):
        return Chain(asked.chain, all=_all(asked))
    return Chain(asked.chain, f"Gather {plus_text(yield_from(asked, hexes))}", hexes, _all(asked))


def _before_conflict(asked: Asked) -> Chain:
    """Where nobody fights and nothing is left to do the turn ends; else one looks on."""
    twin = asked.state.copy()
    twin.holder = asked.state.to_move
    twin.advance(GO_ON)
    goes_on = not twin.paused and not twin.over
    at_the_end = twin.asked & STEP == steps.STEP_FIVE and not left_undone(asked)
    if conflict.overfull_hexes(asked.state) or (goes_on and not at_the_end):
        return Chain(asked.chain, BETWEEN)
    return Chain(asked.chain, "End turn", (int(GO_ON), *([int(END_TURN)] if goes_on else [])))


BETWEEN = "Confirm"  # what is done is done, and nothing need be added
_ENDS = {
    steps.BEFORE_ROLL: int(ROLL),
    steps.STEP_FIVE: int(END_TURN),
    **dict.fromkeys((steps.FARM_LAKE, steps.AMBUSH_FIRST, steps.EVADE_FIRST), int(NO)),
}
_AT_A_WINDOW = {
    steps.BEFORE_ROLL: "Roll",
    steps.STEP_FIVE: "End turn",
    steps.AMBUSH_FIRST: "Stay in ambush",
    steps.EVADE_FIRST: "Nobody flees",
}


def words_so_far(asked: Asked) -> str:
    """What Confirm says if the chain ends here; nothing where nothing was done yet."""
    state, step = asked.state, asked.step
    if step in _AT_A_WINDOW:
        return _AT_A_WINDOW[step]
    if step in (steps.GROW_EXTRA, steps.GROW_SHARED):
        return f"Grow {grown(asked)}"
    if step == steps.MOVE_MEMBERS:
        return moved(int(state.extra), int(state.left), _has_led(asked))
    if step == steps.WANDER_AGAIN:
        return "One wayfarer goes"
    if step == steps.GATHER_HEX:
        return gathered_so_far(asked) if state.marked else ""
    if step == steps.FARM_LAKE:
        return f"Gather from {count(count_bits(state.marked), 'hex', 'hexes')}"
    if step == steps.LEAD_DISCARD:
        return lead(int(state.extra), int(leading.cards_to_draw(state)))
    if step == steps.AMBUSH_MORE:
        return f"Ambush on {asked.name(asked.about)}"
    return f"Flee to {asked.name(asked.about & int(steps.PAIR))}"


def grown(asked: Asked) -> int:
    """How many members this Grow has brought, once all that must come have come."""
    state = asked.state
    number = int(worth(asked) + growing.extras(state) - state.extra)
    if asked.step == steps.GROW_SHARED:
        number += int(state.tables.power_amount[EXOGENY]) - asked.about
    return number


def grown_with_one_more(asked: Asked) -> str:
    """What Confirm says after one more member, where that may be the last one."""
    state = asked.state
    if asked.step != steps.GROW_BASE:
        return f"Grow {grown(asked) + 1}"
    if state.left > 1:
        return ""
    return f"Grow {worth(asked)}" if state.supply[asked.seat] > 1 else "Grow"  # or fewer came


def worth(asked: Asked) -> int:
    """What the action that is being taken is worth."""
    state = asked.state
    return int(state.tables.worth[state.action * 3 + state.strength])


def moved(number: int, left: int, others: bool = False) -> str:
    """What a Move has come to.

    >>> moved(2, 2), moved(4, 0), moved(0, 4), moved(0, 4, True)
    ('Move 2, leave 2', 'Move 4', '', 'Nobody else moves')
    """
    if not number:
        return "Nobody else moves" if others else ""
    return f"Move {number}, leave {left}" if left else f"Move {number}"


def _has_led(asked: Asked) -> bool:
    """Have the wayfarers or the mammoth gone?"""
    return bool(asked.state.spent & (WANDERED | MOVED_MAMMOTH))


def gathered_so_far(asked: Asked) -> str:
    """What a Gather has brought, or at least from how many hexes."""
    amounts = harvest(asked.state)
    if amounts is None:
        return f"Gather from {count(count_bits(asked.state.marked), 'hex', 'hexes')}"
    return plus_text(amounts)


def lead(away: int, cards: int) -> str:
    """What a Lead will do.

    >>> lead(0, 2), lead(2, 4)
    ('Keep all, draw 2', 'Put 2 away, draw 4')
    """
    return f"Put {away} away, draw {cards}" if away else f"Keep all, draw {cards}"


def _all(asked: Asked) -> str:
    """What a button for all the rest says, where there is one."""
    if asked.step == steps.GATHER_HEX:
        hexes = all_ripe(asked)
        return f"All {len(hexes)}" if len(hexes) > 1 else ""
    return THE_REST if offers_the_rest(asked) else ""


def left_undone(asked: Asked) -> str:
    """What could still be done before the turn ends: 'Raiders is ready, a village is payable'."""
    state = asked.state
    ready = [
        goal.name
        for number, goal in enumerate(asked.content.goals)
        if state.in_progress[asked.seat] >> number & 1
        and goals.can_complete(state, asked.seat, number)
    ]
    said = []
    if ready:
        said.append(f"{' and '.join(ready)} {'is' if len(ready) == 1 else 'are'} ready")
    if villages.building_sites(state) and state.villages_in_stock() and villages.can_pay(state):
        said.append("a village is payable")
    return ", ".join(said)
