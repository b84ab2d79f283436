"""Reads content.toml into typed, immutable components and refuses a file that does not add up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lascaux.engine.content import Entry, Sections, load_content, version_of
from lascaux.engine.errors import ContentError
from lascaux.games.cromagnon.content.parts import (
    AREAS,
    CATEGORIES,
    COUNTED_KINDS,
    KINDS,
    LEFT_OVER,
    LINK_KINDS,
    MOST_STEPS,
    MOST_TRIBES,
    SPACES,
    TYPES,
    Action,
    Area,
    Category,
    Constants,
    Content,
    Link,
    Type,
    ValueTile,
)


@cache
def standard() -> Content:
    """The components of the printed game."""
    return load(Path(__file__).with_name("content.toml"))


def load(path: Path) -> Content:
    """Read a content file; a broken one is refused with the entry and the field named."""
    return load_content(path, _content)


def _content(file: Sections) -> Content:
    edition = file.edition()
    constants = file.one("constants", _constants)
    categories = file.all("category", _category, CATEGORIES)
    areas = file.all("area", _area)
    links = file.all("link", lambda entry: _link(entry, areas))
    actions = file.all("action", _action)
    read = file.all("type", lambda entry: _type(entry, actions))
    types = tuple(sorted(read, key=lambda each: CATEGORIES.index(each.category)))
    initial = file.all("initial_value", _value)
    additional = file.all("additional_value", _value)
    _check_categories(categories, types)
    _check_areas(areas)
    _check_links(links)
    _check_actions(actions, types)
    _check_values(initial, additional, actions, types)
    return Content(
        edition=edition,
        constants=constants,
        categories=categories,
        areas=areas,
        links=links,
        actions=actions,
        types=types,
        initial_values=initial,
        additional_values=additional,
        version=version_of(
            (constants, categories, areas, links, actions, types, initial, additional)
        ),
    )


def _constants(entry: Entry) -> Constants:
    constants = Constants(
        tribes=entry.number("tribes", 1, MOST_TRIBES),
        starting_tribes=entry.number("starting_tribes", 1, MOST_TRIBES),
        growth=entry.number("growth", 1, MOST_TRIBES),
        most_steps=entry.number("most_steps", 1, MOST_STEPS),
        spaces=entry.number("spaces", 1, SPACES),
        set_bonus=entry.number("set_bonus", 0, 99),
        types_to_end=entry.number("types_to_end", 1, TYPES),
        origin=entry.origin(),
    )
    if constants.starting_tribes > constants.tribes:
        raise entry.bad("starting_tribes", f"a player has only {constants.tribes} tribes")
    return constants


def _category(entry: Entry) -> Category:
    category = Category(
        id=entry.text("id"),
        name=entry.text("name"),
        one=entry.text("one"),
        types=entry.number("types", 1, TYPES),
        copies=entry.number("copies", 1, AREAS),
        chart=_points(entry, "chart"),
        origin=entry.origin(),
    )
    if len(category.chart) != category.copies:
        raise entry.bad("chart", f"must be {category.copies} numbers, one for each copy")
    tiles = AREAS if category.id == LEFT_OVER else AREAS - 1
    if category.types * category.copies != tiles:
        raise entry.bad("copies", f"must make {tiles} tiles with {category.types} types")
    return category


def _area(entry: Entry) -> Area:
    return Area(
        id=entry.text("id"),
        name=entry.text("name"),
        cost=entry.words("cost", CATEGORIES, []),
        origin=entry.origin(),
    )


def _link(entry: Entry, areas: tuple[Area, ...]) -> Link:
    ids = tuple(area.id for area in areas)
    link = Link(
        source=entry.word("from", ids),
        target=entry.word("to", ids),
        kind=entry.word("kind", LINK_KINDS),
        origin=entry.origin(),
    )
    if link.source == link.target:
        raise entry.bad("to", "leads back to the same area")
    return link


def _action(entry: Entry) -> Action:
    action_id, name = entry.text("id"), entry.text("name")
    kind = entry.word("kind", KINDS)
    if kind in COUNTED_KINDS:
        n = entry.number("n", 1, MOST_TRIBES if kind == "grow" else MOST_STEPS)
    else:
        n = 0
    return Action(action_id, name, kind, n, entry.origin())


def _type(entry: Entry, actions: tuple[Action, ...]) -> Type:
    return Type(
        id=entry.text("id"),
        name=entry.text("name"),
        category=entry.word("category", CATEGORIES),
        actions=entry.words("actions", tuple(action.id for action in actions)),
        origin=entry.origin(),
    )


def _value(entry: Entry) -> ValueTile:
    return ValueTile(
        first=entry.number("first", 0, 99),
        second=entry.number("second", 0, 99),
        copies=entry.number("copies", 1, 2 * AREAS),
        origin=entry.origin(),
    )


def _points(entry: Entry, field: str) -> tuple[int, ...]:
    numbers = entry.take(field)
    good = isinstance(numbers, list) and all(
        type(number) is int and 0 <= number <= 99 for number in numbers
    )
    if not good:
        raise entry.bad(field, "must be a list of numbers from 0 to 99")
    return tuple(numbers)


def _check_categories(categories: tuple[Category, ...], types: tuple[Type, ...]) -> None:
    """As many types as each category says, and an action under each tile (C21, C25)."""
    for category in categories:
        found = [each for each in types if each.category == category.id]
        if len(found) != category.types:
            raise ContentError(f"type: {len(found)} {category.id}, not {category.types}")
        for each in found:
            if len(each.actions) != category.copies:
                raise ContentError(
                    f"type {each.id}: actions: must be {category.copies}, one for each tile"
                )
    if len(types) != TYPES:
        raise ContentError(f"type: {len(types)} types, not {TYPES}")


def _check_areas(areas: tuple[Area, ...]) -> None:
    if len(areas) != AREAS:
        raise ContentError(f"area: {len(areas)} areas, not {AREAS}")
    if areas[0].cost:
        raise ContentError(f"area {areas[0].id}: cost: everybody starts in the first area")


def _check_links(links: tuple[Link, ...]) -> None:
    """Each way is there once, and leads from everywhere to everywhere."""
    ways = [frozenset((link.source, link.target)) for link in links]
    for number, way in enumerate(ways, 1):
        if ways.count(way) > 1:
            raise ContentError(f"link number {number}: to: {' and '.join(sorted(way))} are twice")
    reached = {links[0].source}
    for _ in range(AREAS):
        reached |= {area for way in ways if way & reached for area in way}
    if len(reached) != AREAS:
        raise ContentError(f"link: only {len(reached)} of {AREAS} areas hang together")


def _check_actions(actions: tuple[Action, ...], types: tuple[Type, ...]) -> None:
    """What nobody finds under a tile is a slip."""
    used = {action for each in types for action in each.actions}
    for action in actions:
        if action.id not in used:
            raise ContentError(f"action {action.id}: id: is under no tile")


def _check_values(
    initial: tuple[ValueTile, ...],
    additional: tuple[ValueTile, ...],
    actions: tuple[Action, ...],
    types: tuple[Type, ...],
) -> None:
    """A value tile for each area that scores, and another for each value icon (C13, A10)."""
    first = sum(value.copies for value in initial)
    if first != AREAS - 1:
        raise ContentError(f"initial_value: copies: {first} tiles, not {AREAS - 1}")
    kinds = {action.id: action.kind for action in actions}
    icons = sum(kinds[action] == "value" for each in types for action in each.actions)
    more = sum(value.copies for value in additional)
    if more != icons:
        raise ContentError(f"additional_value: copies: {more} tiles for {icons} value icons")
