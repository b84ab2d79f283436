"""What would come of a choice, in numbers."""

from __future__ import annotations

from collections.abc import Sequence

from lascaux.engine.words import listed
from lascaux.games.cromagnon.content.parts import CATEGORIES
from lascaux.games.cromagnon.rules import costs, ending
from lascaux.games.cromagnon.view import TypeView
from lascaux.games.cromagnon.words.asked import Asked


def standing(asked: Asked, tribes: Sequence[int], area: str) -> str:
    """Who stands in an area with so many tribes by seat: 'you 3, Ben 1'."""
    return asked.people.counted(tribes) or f"nobody in {asked.name(area)}"


def forces_then(tribes: Sequence[int], area: str, owner: int, asked: Asked) -> str:
    """The force of somebody and of the strongest other: '3 : 1'."""
    others = max([number for seat, number in enumerate(tribes) if seat != owner], default=0)
    return f"{tribes[owner]} : {others}" if others else str(tribes[owner])


def price(now: Asked, area: str) -> list[str]:
    """What it costs to enter an area, if anything."""
    number = now.content.area_ids.index(area)
    if not costs.due(now.state) >> number & 1:
        return []
    ones = {each.id: each.one for each in now.content.categories}
    cost = [ones[each] for each in now.content.areas[number].cost]
    return [f"it costs a {listed(cost, 'and a')}"]


def hand_without(asked: Asked, kind: str, back: str) -> str:
    """What the own hand is worth at the end, and what is left of that without a tile."""
    hand = int(asked.state.hand[asked.seat])
    tile = int(asked.state.tile_of_back(hand, asked.content.backs.index((kind, back))))
    now, then = worth_of(asked, hand), worth_of(asked, hand & ~(1 << tile))
    return f"Your hand is worth {then} at the end then, instead of {now}."


def worth_of(asked: Asked, hand: int) -> int:
    """What a hand is worth at the end."""
    state = asked.state
    chart = sum(int(ending.chart_points(state, hand, each)) for each in range(len(CATEGORIES)))
    return chart + int(ending.set_points(state, hand))


def chart_gain(asked: Asked, each: TypeView) -> int:
    """What one more tile of a type adds to the own hand by the chart."""
    category = next(other for other in asked.content.categories if other.id == each["category"])
    chart = (0, *category.chart)
    held = sum(tile["type"] == each["id"] for tile in asked.me["hand"])
    return chart[min(held + 1, len(chart) - 1)] - chart[min(held, len(chart) - 1)]


def could_finish(asked: Asked, each: TypeView, taken_in: str) -> list[str]:
    """Who stands at the one tile that would be left of a type."""
    left = [area for area in each["open_in"] if area != taken_in]
    if len(left) != 1:
        return []
    tribes = asked.areas[left[0]]["tribes"]
    seats = [seat for seat, number in enumerate(tribes) if number and seat != asked.seat]
    return [asked.people.name(seat) for seat in seats]
