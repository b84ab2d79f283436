"""What a tile would bring whoever took it now, counted by the rules; nothing changes."""

from __future__ import annotations

from typing import NamedTuple

from lascaux.engine.bits import count_bits
from lascaux.games.tribes.rules import events, exploring
from lascaux.games.tribes.rules.changes import Table
from lascaux.games.tribes.rules.codes import (
    ACTION_TILES,
    EXHAUST_EMPTY,
    EXPLORE,
    GAIN_MEMBERS,
    GAIN_POINTS,
    GIVE_EXPLORE,
    GIVE_SHELLS,
    LOSE_MEMBERS,
    LOSE_POINTS,
    OTHERS,
    PROCREATE,
)


class Outlook(NamedTuple):
    """How many of each come to a seat; below zero: are lost."""

    points: int = 0
    members: int = 0
    shifts: int = 0
    lands: int = 0
    turned_back: int = 0
    steps: int = 0
    shells: int = 0  # from others; those on the tile and those to be paid are not counted


def of_tile(table: Table, seat: int, tile: int, *, open_points: bool) -> Outlook:
    """What a tile brings; an event by what is printed where points are hidden (A31)."""
    if tile >= ACTION_TILES:
        return of_event(table, seat, tile - ACTION_TILES, open_points=open_points)
    action = table.tables.tile_action[tile]
    return of_action(table, seat, action, table.worth(seat, action))


def of_action(table: Table, seat: int, action: int, number: int) -> Outlook:
    """An action of this strength (T48, T52, T56, A6, A8)."""
    if action == PROCREATE:
        return _procreate(table, seat, number)
    if action == EXPLORE:
        return _explore(table, seat, number)
    return Outlook(steps=number)


def _procreate(table: Table, seat: int, number: int) -> Outlook:
    coming = min(number, table.reserve[seat])
    may_shift = (coming == 0 or table.shift_shortfall) and count_bits(table.occupied[seat]) > 1
    return Outlook(members=coming, shifts=number - coming if may_shift else 0)


def _explore(table: Table, seat: int, number: int) -> Outlook:
    coming = min(number, table.bag_size())
    missing = number - coming if table.turn_back_each else min(number - coming, 1)
    exhausted = count_bits(exploring.can_be_turned_back(table, seat))
    return Outlook(lands=coming, turned_back=min(missing, exhausted))


def of_event(table: Table, seat: int, event: int, *, open_points: bool) -> Outlook:
    """All that an event does to its taker; nothing if it does not concern them (T98)."""
    found = [0] * len(Outlook())
    if events.concerns(table, seat, event):
        tables = table.tables
        for effect in range(tables.first_effect[event], tables.first_effect[event + 1]):
            if tables.effect_target[effect] != OTHERS or tables.effect_op[effect] == GIVE_SHELLS:
                brought = _effect(table, seat, effect, open_points)
                found = [one + other for one, other in zip(found, brought, strict=True)]
    return Outlook(*found)


def _effect(table: Table, seat: int, effect: int, open_points: bool) -> Outlook:
    op, number = table.tables.effect_op[effect], table.tables.effect_n[effect]
    if op == GAIN_POINTS:
        return Outlook(points=number)
    if op == LOSE_POINTS:
        return Outlook(points=-min(number, table.score(seat)) if open_points else -number)
    if op == GIVE_SHELLS:
        others = [table.shells[other] for other in range(table.players) if other != seat]
        return Outlook(shells=sum(min(number, shells) for shells in others))
    if op == LOSE_MEMBERS:
        return Outlook(members=-events.can_lose(table, seat, number))
    if op == EXHAUST_EMPTY:
        return Outlook(lands=-min(number, count_bits(events.empty_lands(table, seat))))
    if op == GAIN_MEMBERS:
        return Outlook(members=min(number, table.reserve[seat]))
    return _explore(table, seat, number) if op == GIVE_EXPLORE else Outlook(steps=number)
