"""The components as a list for people who want to check them against their box."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.game import Component
from lascaux.games.rise.content.parts import RESOURCES, Content, Goal, goods_text


def components(content: Content) -> Iterator[Component]:
    """Everything in the content file, with where each value comes from."""
    numbers = content.constants
    summary = (
        f"{numbers.target} points win, {numbers.members} members each, {numbers.limit} in a hex,"
        f" {numbers.villages} villages, {numbers.event_slots} event slots"
    )
    yield Component("constants", summary, *numbers.origin)
    for found in content.maps:
        cells = " ".join(f"{q},{r}" for q, r in found.cells)
        yield Component(f"map_{found.players}", f"{found.tiles} of each: {cells}", *found.origin)
    for place, start in enumerate(content.starts, 1):
        summary = f"{start.members} members in {start.hexes}, {start.goods} resources"
        yield Component(f"start_{place}", summary, *start.origin)
    dice = content.dice
    yield Component("dice", f"{' '.join(dice.faces)}; {' '.join(dice.queue)}", *dice.origin)
    for row in content.actions:
        values = "/".join(str(value) for value in row.values)
        yield Component(row.id, f"{row.name} {values}", *row.origin)
    for tribe in content.tribes:
        yield Component(tribe.id, f"{tribe.name}: village {_goods(tribe.cost)}", *tribe.origin)
    for goal in content.goals:
        yield Component(goal.id, _goal(goal), *goal.origin)
    for event in content.events:
        yield Component(event.id, f"{event.name}: {event.text}", *event.origin)
    for power in content.powers:
        yield Component(power.id, f"{power.name}: {power.text}", *power.origin)
    for tile in content.specials:
        yield Component(tile.id, f"{tile.name}: {tile.text}", *tile.origin)
    for preset in content.presets:
        tiles = ", ".join(preset.tiles) or f"{preset.random} by lot"
        yield Component(preset.id, tiles, *preset.origin)


def _goal(goal: Goal) -> str:
    cost = f", costs {_goods(goal.cost)}" if goal.is_development else ""
    return f"{goal.name}, {goal.points} points{cost}: {goal.text}"


def _goods(numbers: tuple[int, int, int]) -> str:
    return goods_text(dict(zip(RESOURCES, numbers, strict=True)))
