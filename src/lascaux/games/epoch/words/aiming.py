"""What is missing for a tile or an offer, counted from goods alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import combinations, product
from typing import NamedTuple

from lascaux.games.epoch.content.parts import PROCESSED, RAW, Ability, Amounts, Segment

Goods = Mapping[str, int]


class Part(NamedTuple):
    """One part of a price as somebody would pay it: so many of a material, and how many lack."""

    material: str
    number: int
    lacking: int


def cheapest(part: Amounts, goods: Goods, barred: Collection[str] = ()) -> Part:
    """The way to pay a part that lacks least; of equal ones the one that comes first.

    What is `barred` nobody can make: it is no way to pay what one has not.

    >>> cheapest((("bronze", 1), ("stone", 3)), {"stone": 3})
    Part(material='stone', number=3, lacking=0)
    >>> cheapest((("bronze", 1), ("stone", 3)), {}, barred={"bronze"})
    Part(material='stone', number=3, lacking=3)
    """
    ways = [Part(kind, n, max(0, n - goods.get(kind, 0))) for kind, n in part]
    return min(ways, key=lambda way: (way.lacking > 0 and way.material in barred, way.lacking))


def parts_of(price: tuple[Amounts, ...], goods: Goods, barred: Collection[str] = ()) -> list[Part]:
    """Every part of a price; no material is in two of them."""
    return [cheapest(part, goods, barred) for part in price]


def made(goods: Goods, abilities: Iterator[Ability]) -> dict[str, int]:
    """Goods as they would be if all that can be made were made; what that takes is not counted."""
    found = dict(goods)
    for ability in abilities:
        if ability.batches:
            (taken, takes), (kind, makes) = ability.takes[0], ability.makes[0]
            times = min(goods.get(taken, 0) // takes, ability.batches)
            found[kind] = found.get(kind, 0) + times * makes
    return found


def lacking(segment: Segment, goods: Goods, differs: bool = True) -> int:
    """How many counters are missing for an offer.

    >>> lacking(Segment(2, 2, 0, 0, (), 0, (), 0), {"wood": 3, "rope": 1})
    1
    """
    raw = sum(goods.get(kind, 0) for kind in RAW)
    processed = sum(goods.get(kind, 0) for kind in PROCESSED)
    kinds = sum(bool(n) for n in goods.values())
    fine = sum(bool(goods.get(kind, 0)) for kind in PROCESSED)
    missing = max(0, segment.raw - raw) + max(0, segment.processed - processed)
    missing += max(0, segment.different - kinds) + max(0, segment.different_processed - fine)
    if segment.two_of:
        short = [max(0, 2 - goods.get(kind, 0)) for kind in segment.two_of]
        missing += min(one + other for one, other in combinations(short, 2))
    if segment.parts or segment.other:
        missing += min(_lacking_parts(segment, goods, differs))
    return missing


def _lacking_parts(segment: Segment, goods: Goods, differs: bool) -> Iterator[int]:
    """Every way to pay the parts, and the other counter besides."""
    for way in product(*segment.parts):
        left = dict(goods)
        short = 0
        for kind, number in way:
            short += max(0, number - left.get(kind, 0))
            left[kind] = max(0, left.get(kind, 0) - number)
        used = {kind for kind, _ in way} if differs else set()
        rest = sum(n for kind, n in left.items() if kind not in used)
        yield short + max(0, segment.other - rest)
