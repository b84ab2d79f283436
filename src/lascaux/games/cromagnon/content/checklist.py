"""The components as a list for people who want to check them against their box."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.game import Component
from lascaux.engine.words import count
from lascaux.games.cromagnon.content.parts import Area, Content


def components(content: Content) -> Iterator[Component]:
    """Everything in the content file, with where each value comes from."""
    numbers = content.constants
    summary = (
        f"{numbers.tribes} tribes each, {numbers.starting_tribes} of them at the start;"
        f" option A brings {numbers.growth}; at most {numbers.most_steps} steps;"
        f" {numbers.spaces} spaces for value and temple tiles in an area;"
        f" {numbers.set_bonus} points for a set; {numbers.types_to_end} types end the game"
    )
    yield Component("constants", summary, *numbers.origin)
    for category in content.categories:
        chart = " ".join(str(points) for points in category.chart)
        summary = (
            f"{category.name}: {count(category.types, 'type')} of {category.copies};"
            f" tiles of one type at the end {chart}"
        )
        yield Component(category.id, summary, *category.origin)
    for number, area in enumerate(content.areas):
        yield Component(area.id, _area(content, number, area), *area.origin)
    names = {area.id: area.name for area in content.areas}
    for link in content.links:
        summary = f"{names[link.source]} to {names[link.target]} ({link.kind.replace('_', ' ')})"
        yield Component(f"link_{link.source}_{link.target}", summary, *link.origin)
    for action in content.actions:
        yield Component(f"action_{action.id}", action.name, *action.origin)
    actions = {action.id: action.name for action in content.actions}
    for each in content.types:
        under = ", ".join(actions[action] for action in each.actions)
        yield Component(each.id, f"{each.name} ({each.category}): {under}", *each.origin)
    for when, values in (
        ("initial", content.initial_values),
        ("additional", content.additional_values),
    ):
        for number, value in enumerate(values, 1):
            summary = f"{count(value.copies, 'tile')} {value.first}/{value.second}"
            yield Component(f"{when}_value_{number}", summary, *value.origin)


def _area(content: Content, number: int, area: Area) -> str:
    one = {category.id: category.one for category in content.categories}
    cost = f", to come first costs a {' and a '.join(one[c] for c in area.cost)}"
    return f"{number} {area.name}{cost if area.cost else ''}"
