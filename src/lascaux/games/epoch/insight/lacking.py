"""What a side lacks for a price: work power by landscape, things of a deer, points."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.vectors import zeros
from lascaux.games.epoch.insight.weights import NEVER, Weights
from lascaux.games.epoch.rules import developing, offering
from lascaux.games.epoch.rules.codes import (
    CONVERTERS,
    DEMANDS,
    DIFFERENT,
    DIFFERENT_PROCESSED,
    HIDE,
    KINDS,
    LANDSCAPES,
    NONE,
    OTHER,
    PART,
    RAW,
    SOME_PROCESSED,
    SOME_RAW,
    TENDON,
    TWO_OF,
    WORKED,
)
from lascaux.games.epoch.rules.state import EpochState


class Lack:
    """Of one price at a time."""

    def __init__(self, weights: Weights, state: EpochState, side: i64) -> None:
        self.w: Weights = weights
        self.state: EpochState = state
        self.side: i64 = side
        self.by_kind: vec[float] = costs_by_kind(weights, state, side)
        self.cost: float = 0.0  # in points, without work
        self.power: vec[i64] = zeros(LANDSCAPES)  # by landscape, for raw materials
        self.items: i64 = 0  # hides, antlers, tendons

    def begin(self) -> None:
        """Another price: nothing is lacking yet."""
        self.cost = 0.0
        self.items = 0
        for land in range(LANDSCAPES):
            self.power[land] = 0

    def add_tile(self, tile: i64) -> None:
        """What developing a tile takes."""
        tables = self.state.tables
        for part in range(tables.parts[tile]):
            at = (tile * developing.PARTS + part) * developing.PARTS
            self._add_part(tables.price_kind, tables.price_number, at)

    def add_segment(self, place: i64) -> None:
        """What an offer on a segment takes."""
        tables = self.state.tables
        first = offering.segment_at(self.state, place) * DEMANDS
        for at in range(first, first + DEMANDS):
            demand = tables.demand[at]
            if demand == 0:
                break
            if demand == PART:
                part = at * offering.ALTERNATIVES
                self._add_part(tables.part_kind, tables.part_number, part)
            elif demand == TWO_OF:
                self._add_two_of(at * offering.ALTERNATIVES)
            else:
                self._add_any(demand, tables.demand_number[at])

    def is_paid(self) -> bool:
        """Is nothing lacking?"""
        return self.cost == 0.0 and not self.power[0]

    def _add(self, kind: i64, missing: i64) -> None:
        if missing <= 0:
            return
        if kind < WORKED:
            for land in range(LANDSCAPES):
                self.power[land] += missing * self.state.tables.power[land * WORKED + kind]
            return
        self.cost += float(missing) * self.by_kind[kind]
        if HIDE <= kind <= TENDON:
            self.items += missing

    def _add_part(self, kinds: vec[i64], numbers: vec[i64], at: i64) -> None:
        """The cheapest alternative of a part."""
        best = NEVER
        best_kind: i64 = NONE
        best_missing: i64 = 0
        for way in range(developing.PARTS):
            kind = kinds[at + way]
            if kind == NONE:
                continue
            missing = numbers[at + way] - self.state.has(self.side, kind)
            if missing <= 0:
                return
            cost = float(missing) * self.by_kind[kind]
            if cost < best:
                best = cost
                best_kind = kind
                best_missing = missing
        if best_kind == NONE:
            self.cost += NEVER
        else:
            self._add(best_kind, best_missing)

    def _add_any(self, demand: i64, number: i64) -> None:
        """What is missing where the kind is free."""
        missing = number
        by_kind = demand in (DIFFERENT, DIFFERENT_PROCESSED)
        end = RAW if demand == SOME_RAW else KINDS
        for kind in range(offering.first_of(demand), end):
            held = self.state.has(self.side, kind)
            if held:
                missing -= 1 if by_kind else held
        if demand == OTHER:
            missing += 2
        if missing <= 0:
            return
        if demand == DIFFERENT_PROCESSED:
            self._add_kinds(missing)
        elif demand == SOME_PROCESSED:
            self._add(HIDE, missing)
        else:
            for land in range(LANDSCAPES):
                self.power[land] += missing * (2 if by_kind else 1)

    def _add_kinds(self, missing: i64) -> None:
        """So many more kinds of processed materials; not all can be had in every game."""
        chosen: i64 = 0
        for _ in range(missing):
            best: i64 = NONE
            for kind in range(HIDE, KINDS):
                if self.state.has(self.side, kind) or chosen >> kind & 1:
                    continue
                if best == NONE or self.by_kind[kind] < self.by_kind[best]:
                    best = kind
            if best == NONE:
                self.cost += NEVER
                return
            chosen |= bit(best)
            self._add(best, 1)

    def _add_two_of(self, first: i64) -> None:
        """The two cheaper ones of three."""
        dearest = first
        for at in range(first + 1, first + offering.ALTERNATIVES):
            if self._price(at) > self._price(dearest):
                dearest = at
        for at in range(first, first + offering.ALTERNATIVES):
            if at != dearest:
                self._add(self.state.tables.part_kind[at], self._missing(at))

    def _price(self, at: i64) -> float:
        return float(self._missing(at)) * self.by_kind[self.state.tables.part_kind[at]]

    def _missing(self, at: i64) -> i64:
        """Of one of three materials."""
        held = self.state.has(self.side, self.state.tables.part_kind[at])
        missing = self.state.tables.part_number[at] - held
        return missing if missing > 0 else i64(0)


def costs_by_kind(w: Weights, state: EpochState, side: i64) -> vec[float]:
    """What a counter takes, in points; raw materials by the least work power."""
    costs = vec[float]([w.power] * KINDS)
    for kind in range(HIDE, TENDON + 1):
        costs[kind] = w.item
    others: i64 = 0
    for other in range(state.sides):
        if other != side:
            others |= state.abilities[other]
    for converter in range(CONVERTERS):
        kind = state.tables.makes_kind[converter]
        maker = state.tables.maker[converter]
        costs[kind] = NEVER
        if state.abilities[side] >> maker & 1:
            costs[kind] = w.made
        elif others >> maker & 1 and state.status[side] > 0:
            costs[kind] = w.borrowed
    return costs
