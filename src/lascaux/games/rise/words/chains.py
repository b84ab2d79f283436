"""Chains: decisions that are confirmed together, how far they have come, and what ends them."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.engine.bits import count_bits, numbers_in
from lascaux.engine.pane import Chain
from lascaux.engine.words import count
from lascaux.games.rise.rules import conflict, goals, growing, leading, steps, villages
from lascaux.games.rise.rules.changes import MOVED_MAMMOTH, WANDERED
from lascaux.games.rise.rules.codes import END_TURN, EXOGENY, GO_ON, NO, ROLL, STOP
from lascaux.games.rise.words.asked import TURN, Asked
from lascaux.games.rise.words.gestures import (
    all_ripe,
    asks_back,
    offers_the_rest,
    the_rest_follows,
)
from lascaux.games.rise.words.outcomes import harvest, plus_text, yield_from
from lascaux.games.rise.words.together import nobody_fights

THE_REST = "The rest here"


def chain_of(asked: Asked) -> Chain:
    """The chain that a question is part of, and how it would end here."""
    if asked.step == steps.CHOOSE_ACTION:
        return Chain(asked.chain, BETWEEN)
    if asked.step == steps.STEP_FIVE or nobody_fights(asked):
        end = _at_the_end(asked)
        return Chain(asked.chain, _with_goals(asked, end), end)
    if asked.step == steps.BEFORE_CONFLICT:
        end = _to_the_end(asked)
        return Chain(asked.chain, _with_goals(asked, end) if end else BETWEEN, end)
    words, end = _end_of_action(asked)
    onward = _to_the_end(asked, *end) if words and asked.chain == TURN else ()
    if len(onward) > len(end):
        words, end = f"{words}, {_with_goals(asked, onward).lower()}", onward
    return Chain(asked.chain, words, end, _all(asked), _ahead(asked))


def _ahead(asked: Asked) -> tuple[int, ...]:
    """What hardly anybody would not do: gather from all hexes that may give, flee all together."""
    if asked.step == steps.GATHER_HEX and not asked.state.marked:
        return all_ripe(asked)
    if asked.step == steps.EVADE_MORE:
        return tuple([action for action in sorted(asked.legal) if action != STOP])
    return ()


def _end_of_action(asked: Asked) -> tuple[str, tuple[int, ...]]:
    """How whoever just goes on ends what is being done: what Confirm says, and what it does.

    All hexes give, if they are as many as may; and the rest grows where the last one did.
    """
    if asked.step == steps.GATHER_HEX and not asked.state.marked:
        hexes = all_ripe(asked)
        if not hexes or asks_back(asked.state, hexes[-1]):
            return "", ()
        return f"Gather {plus_text(yield_from(asked, hexes))}", hexes
    rest = the_rest_follows(asked)
    if rest:
        return f"Grow, {len(rest)} more on {asked.name(asked.state.hex_of(rest[0]))}", rest
    end = _ENDS.get(asked.step, int(STOP))
    words = words_so_far(asked) if end in asked.legal else ""
    return words, (end,) if words else ()


def _to_the_end(asked: Asked, *first: int) -> tuple[int, ...]:
    """These decisions and those that end the turn after them, unless there is something to see.

    That is a fight, or a goal or a village that could be paid for.
    """
    twin, found = asked.after(*first), list(first)
    while not twin.paused and not twin.over:
        now = asked.at(twin)
        more: tuple[int, ...] = (int(GO_ON),)
        if now.step == steps.STEP_FIVE and not left_undone(now, payable=True):
            more = _at_the_end(now)
        elif now.step != steps.BEFORE_CONFLICT or conflict.overfull_hexes(twin):
            return ()
        for action in more:
            twin.advance(action)
        found += more
    return tuple(found)


def _at_the_end(asked: Asked) -> tuple[int, ...]:
    """What ends a turn: achievements, which cost nothing, are completed before."""
    found = [int(GO_ON)] if asked.step == steps.BEFORE_CONFLICT else []
    twin = asked.after(*found)
    for number in numbers_in(asked.state.in_progress[asked.seat]):
        action = int(asked.state.tables.complete + number)
        free = not asked.content.goals[number].is_development
        if free and not twin.paused and not twin.over and action in list(twin.legal()):
            twin.advance(action)
            found.append(action)
    return tuple(found) if twin.paused or twin.over else (*found, int(END_TURN))


def _with_goals(asked: Asked, end: Sequence[int]) -> str:
    """What Confirm says of the end of a turn: 'Raiders +3, end turn'."""
    numbers = [action - int(asked.state.tables.complete) for action in end]
    goals = [asked.content.goals[n] for n in numbers if 0 <= n < len(asked.content.goals)]
    said = [f"{goal.name} +{goal.points}" for goal in goals]
    return ", ".join([*said, "end turn"]) if said else "End turn"


BETWEEN = "Confirm"  # what is done is done, and nothing need be added
_ENDS = {
    steps.BEFORE_ROLL: int(ROLL),
    **dict.fromkeys((steps.FARM_LAKE, steps.AMBUSH_FIRST, steps.EVADE_FIRST), int(NO)),
}
_AT_A_WINDOW = {
    steps.BEFORE_ROLL: "Roll",
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


def left_undone(asked: Asked, payable: bool = False) -> str:
    """What could still be done before the turn ends: 'Raiders is ready, a village is payable'.

    Or only what has a price.
    """
    state = asked.state
    ready = [
        goal.name
        for number, goal in enumerate(asked.content.goals)
        if state.in_progress[asked.seat] >> number & 1
        and (goal.is_development or not payable)
        and goals.can_complete(state, asked.seat, number)
    ]
    said = []
    if ready:
        said.append(f"{' and '.join(ready)} {'is' if len(ready) == 1 else 'are'} ready")
    if villages.building_sites(state) and state.villages_in_stock() and villages.can_pay(state):
        said.append("a village is payable")
    return ", ".join(said)
