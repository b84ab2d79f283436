"""The lab's statistics: estimates from deals, their differences, and what can be told from them.

An estimate keeps what each deal contributed to it. Two estimates from the same deals can so be
subtracted deal by deal, and what the deals have in common cancels.

Few deals are told as what they are: intervals and chances are Student's, and no difference is
held less likely by chance than that all deals in which there is one point the same way.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.arena.simulation.student import chance_beyond, reach

SURE = 0.05  # results that are rarer than this by chance alone count as clear
LEAST_TO_TELL = 6  # deals: that five all point the same way is not rare enough
_ROUNDING = 1e-9  # what is nearer to zero is zero

NOTHING = "no clear difference"
TOO_FEW = "too few deals to tell"

NUMBER = "number"
RATE = "rate"  # from 0 to 1
GAP = "gap"  # between two rates


@dataclass(frozen=True)
class Estimate:
    """A value, and for each deal how far that deal has moved it."""

    value: float
    pulls: tuple[float, ...]
    unit: str = NUMBER

    @property
    def error(self) -> float:
        """The standard error.

        For rates it is that of one deal more which went the other way: a rate of 0 in ten deals
        does not mean that it never happens.
        """
        deals = len(self.pulls)
        variance = sum(pull * pull for pull in self.pulls) * deals / (deals - 1)
        return math.sqrt(variance + (0.0 if self.unit == NUMBER else 1 / deals**2))

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        half = reach(SURE, len(self.pulls)) * self.error
        return self.value - half, self.value + half

    @property
    def chance(self) -> float:
        """How likely a value this far from zero is when the truth is zero.

        Whole numbers are soon all alike, which looks as if they never spread; but by chance
        alone they point the same way as seldom as coins fall so, not more seldom.
        """
        if self.value == 0:
            return 1.0
        deals = len(self.pulls)
        pointing = sum(abs(self.value + deals * pull) > _ROUNDING for pull in self.pulls)
        alike = min(1.0, 2.0 ** (1 - pointing))
        if self.error == 0:
            return alike
        return max(alike, chance_beyond(abs(self.value) / self.error, deals))

    def minus(self, other: Estimate) -> Estimate:
        """The difference to an estimate from the same deals."""
        pulls = (own - its for own, its in zip(self.pulls, other.pulls, strict=True))
        return Estimate(self.value - other.value, tuple(pulls), self._unit_of_difference)

    def shifted(self, by: float) -> Estimate:
        """The difference to something that is known exactly."""
        return Estimate(self.value - by, self.pulls, self._unit_of_difference)

    @property
    def _unit_of_difference(self) -> str:
        return NUMBER if self.unit == NUMBER else GAP


def mean(values: Sequence[float], unit: str = NUMBER) -> Estimate:
    """The mean of a value for each deal.

    >>> mean([1, 2, 3]).value
    2.0
    """
    deals = len(values)
    middle = sum(values) / deals
    return Estimate(middle, tuple((value - middle) / deals for value in values), unit)


def gap(
    with_it: Sequence[tuple[float, int]], without_it: Sequence[tuple[float, int]]
) -> Estimate | None:
    """How much more often seats win that did something than seats that did not.

    For each deal there are the wins and the number of either; nothing can be told when all seats
    or none did it.
    """
    doers, others = (sum(seats for _, seats in side) for side in (with_it, without_it))
    if not doers or not others:
        return None
    rate_with = sum(wins for wins, _ in with_it) / doers
    rate_without = sum(wins for wins, _ in without_it) / others
    pulls = tuple(
        (wins - seats * rate_with) / doers - (other_wins - other_seats * rate_without) / others
        for (wins, seats), (other_wins, other_seats) in zip(with_it, without_it, strict=True)
    )
    return Estimate(rate_with - rate_without, pulls, GAP)


def verdicts(differences: Sequence[Estimate]) -> list[str]:
    """What can be told of each of some differences that are looked at together.

    Of many differences some look large by chance. 'Clearly' is said of those that stay sure
    after Holm's correction for that, 'perhaps' of those that would be sure alone.

    >>> verdicts([mean([5, 6, 7, 5, 6, 7, 5]), mean([-1, 1, 0, 1, -1, 0, 0])])
    ['clearly more', 'no clear difference']
    >>> verdicts([mean([5, 6, 7])])
    ['too few deals to tell']
    """
    chances = [difference.chance for difference in differences]
    told = [
        NOTHING if len(difference.pulls) >= LEAST_TO_TELL else TOO_FEW for difference in differences
    ]
    by_chance = sorted(range(len(differences)), key=lambda number: chances[number])
    clearly = True
    for place, number in enumerate(by_chance):
        if chances[number] >= SURE:
            break
        clearly = clearly and chances[number] * (len(differences) - place) < SURE
        direction = "more" if differences[number].value > 0 else "less"
        told[number] = f"{'clearly' if clearly else 'perhaps'} {direction}"
    return told
