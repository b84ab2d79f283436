"""What would come of a choice, found out on a twin of the position by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.bits import bit, count_bits, numbers_in
from lascaux.engine.pane import Chip
from lascaux.games.rise.content.parts import RESOURCES
from lascaux.games.rise.rules import conflict, gathering, moving, steps, villages
from lascaux.games.rise.rules.codes import (
    GOODS,
    PAY,
    PLENTIFUL_FOOD,
    PLENTIFUL_STONE,
    PLENTIFUL_WOOD,
    STONE,
    TRIBES,
)
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.words.asked import Asked

PLENTIFUL = (PLENTIFUL_FOOD, PLENTIFUL_WOOD, PLENTIFUL_STONE)  # by resource

Amounts: TypeAlias = tuple[int, ...]  # by resource
Look: TypeAlias = tuple[tuple[Chip, ...], str]  # what comes of it, in short and in words


# Members in a hex


def grown(asked: Asked, h: int, members: int = 1) -> Look:
    """How full a hex would be with more members, or what a fight would leave there."""
    twin = asked.state.copy()
    twin.enter(h, asked.seat, members)
    here, limit = int(twin.crowd(h)), int(twin.limit(h))
    chips, words = _look(asked, twin, h)
    return ((Chip(f"{here} of {limit}"),) if here <= limit else chips), words


def with_one_more(asked: Asked, h: int) -> Look:
    """What a hex would be like with one more member of whoever decides: in short, and in words."""
    twin = asked.state.copy()
    twin.enter(h, asked.seat, 1)
    return _look(asked, twin, h)


def _look(asked: Asked, twin: RiseState, h: int) -> Look:
    seat = asked.seat
    own, others, limit = int(twin.count(h, seat)), int(twin.opposing(h, seat)), int(twin.limit(h))
    if own + others > limit:
        chips, words = fight(asked, twin, h)
        return chips, f"{own + others} where {limit} have room: {words}"
    if others:
        return (Chip(f"{own} : {others}", name=f"{own} of yours, {others} others"),), (
            f"{own} of yours, {others} others"
        )
    if own == 1:
        return (Chip("alone"),), "alone there"
    return (Chip(f"{own} of {limit}"),), f"{own} of yours there, room for {limit}"


def fight(asked: Asked, board: RiseState, h: int) -> Look:
    """Whom a conflict in a hex would leave, and whose village it would cost."""
    seat, twin = asked.seat, board.copy()
    mine = int(board.count(h, seat))
    conflict.fight_by_guess(twin, h)
    left = int(twin.count(h, seat))
    if mine:
        worse = not left or not board.opposing(h, seat)
        chips = [Chip(f"fight: you {left}", tone="bad" if worse else "")]
        words = f"a fight leaves {left or 'none'} of yours"
    else:
        victor = next((tribe for tribe in range(TRIBES) if twin.count(h, tribe)), None)
        number = 0 if victor is None else int(twin.count(h, victor))
        who = "nobody" if victor is None else f"{asked.people.name(victor)} {number}"
        symbol = "spears" if victor is None else f"pawn-{victor}"
        chips = [Chip(str(number), symbol, f"a fight leaves {who}")]
        words = f"a fight leaves {who}"
    for owner in range(board.players):
        if board.villages[owner] >> h & 1 and not twin.villages[owner] >> h & 1:
            tone = "bad" if owner == seat else "good"
            chips.append(Chip("village lost" if owner == seat else "village falls", tone=tone))
            words += f", and {asked.people.whose(owner)} village falls"
    return tuple(chips), words


def walk(asked: Asked, source: int, target: int, action: int) -> Look:
    """What comes of a member's walk: what is lost behind it, and what it finds."""
    state, seat = asked.state, asked.seat
    chips: list[Chip] = []
    said: list[str] = []
    village, beast = state.villages[seat] >> source & 1, state.tamer == seat
    if state.count(source, seat) == 1 and (village or (beast and state.mammoth == source)):
        twin = state.copy()
        twin.advance(action)
        if village and not twin.villages[seat] >> source & 1:
            chips.append(Chip("village lost", tone="bad"))
            said.append(f"your village on {asked.name(source)} is lost")
        if beast and twin.tamer != seat:
            chips.append(Chip("mammoth lost", tone="bad"))
            said.append("your mammoth is lost")
    if moving.would_discover(state, target):
        chips.append(Chip("+1", "shell", "a resource from Discovery", "good"))
        said.append("Discovery gives a resource")
    return tuple(chips), "; ".join(said)


# Resources


def gathered(asked: Asked, action: int) -> tuple[tuple[Chip, ...], Amounts | None]:
    """What a hex would give, as chips and as amounts; None where its kind is still to be chosen."""
    twin = asked.after(action)
    gains = _gained(asked, twin)
    step = twin.asked & STEP
    if step == steps.WILD_GOODS:
        number = int(twin.asked >> ABOUT_SHIFT)
        return (*plus(gains), Chip(f"+{number} any", tone="good")), None
    if step == steps.STONE_OR_OWN:
        number = int(twin.asked >> ABOUT_SHIFT >> steps.PAIR_SHIFT)
        h = int(twin.asked >> ABOUT_SHIFT & steps.PAIR)
        kinds = [name for kind, name in enumerate(RESOURCES) if twin.land.terrain[h] >> kind & 1]
        own = [Chip(f"+{number}", name, name, "good") for name in kinds]
        stone = RESOURCES[STONE]
        return (*plus(gains), *own, Chip(f"or +{number}", stone, stone, "good")), None
    return plus(gains) or (Chip("nothing"),), gains


def yield_from(asked: Asked, actions: Sequence[int]) -> Amounts:
    """What whoever decides gains by these decisions."""
    return _gained(asked, asked.after(*actions))


def _gained(asked: Asked, twin: RiseState) -> Amounts:
    at = asked.seat * GOODS
    before = asked.state.goods
    return tuple([int(twin.goods[at + kind] - before[at + kind]) for kind in range(GOODS)])


def plus(amounts: Amounts) -> tuple[Chip, ...]:
    """Resources that come, as chips.

    >>> [(chip.text, chip.symbol) for chip in plus((0, 2, 0))]
    [('+2', 'wood')]
    """
    return tuple(
        [
            Chip(f"+{number}", name, name, "good")
            for name, number in zip(RESOURCES, amounts, strict=True)
            if number
        ]
    )


def plus_text(amounts: Amounts) -> str:
    """Resources that come, in words.

    >>> plus_text((0, 2, 2)), plus_text((0, 0, 0))
    ('+2 wood, +2 stone', 'nothing')
    """
    found = zip(RESOURCES, amounts, strict=True)
    return ", ".join([f"+{number} {name}" for name, number in found if number]) or "nothing"


def harvest(state: RiseState) -> Amounts | None:
    """What the hexes of this Gather have given so far; None where the table does not show it."""
    amounts = [0] * GOODS
    seen_plenty = state.active_events | state.event_discard
    for h in numbers_in(state.marked):
        if state.land.wild >> h & 1 or (h == state.glacier and not state.frozen):
            return None
        for kind in range(GOODS):
            if not state.land.terrain[h] >> kind & 1:
                continue
            if seen_plenty >> PLENTIFUL[kind] & 1:
                return None
            given = int(STONE) if state.stony >> h & 1 else kind
            amounts[given] += int(gathering.yield_of(state, h))
    return tuple(amounts)


def village_price(asked: Asked) -> tuple[Chip, ...]:
    """What a village costs whoever builds one now, unless there are several ways to pay."""
    found = list(villages.payable(asked.state))
    if len(found) != 1:
        return (Chip(f"{len(found)} ways to pay"),)
    price = int(found[0] - PAY)
    return paid((price // 25, price // 5 % 5, price % 5))


def paid(amounts: Amounts) -> tuple[Chip, ...]:
    """A price, as chips."""
    found = zip(RESOURCES, amounts, strict=True)
    return tuple([Chip(str(number), name, name) for name, number in found if number])


# Land


def reach_of(asked: Asked, h: int) -> tuple[Chip, ...]:
    """How many hexes give each resource, here and beside."""
    land = asked.state.land
    hexes = land.outline.near[h] | bit(h)
    counted = [
        (name, int(count_bits(land.of[kind] & hexes))) for kind, name in enumerate(RESOURCES)
    ]
    return tuple(
        [Chip(str(number), name, f"hexes with {name}") for name, number in counted if number]
    )
