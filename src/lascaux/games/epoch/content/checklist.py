"""The components as a list for people who want to check them against their box."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.game import Component
from lascaux.games.epoch.content.parts import (
    BONUSES,
    Ability,
    Amounts,
    Content,
    Landscape,
    Segment,
    Site,
)

_SPOKEN = ("id", "name", "origin", "bonuses")


def components(content: Content) -> Iterator[Component]:
    """Everything in the content file, with where each value comes from."""
    numbers, actions = content.constants, content.actions
    summary = (
        f"{numbers.huts} huts and {numbers.offer_tokens} offer tokens each; {numbers.food_places}"
        f" food and {numbers.resource_places} or {numbers.most_places} resources on a board"
    )
    yield Component("constants", summary, *numbers.origin)
    yield Component("start", f"{content.start.food} food each", *content.start.origin)
    summary = f"{actions.work_food} food for {actions.work_power} work power, and so on"
    yield Component("actions", summary, *actions.origin)
    for material in content.materials:
        yield Component(material.id, f"{material.name}: {material.kind}", *material.origin)
    for land in content.landscapes:
        yield Component(land.id, _landscape(land), *land.origin)
    for village in content.villages:
        yield Component(village.id, f"{village.name} at {village.at}", *village.origin)
    for cell in content.cells:
        summary = f"ring {cell.ring}, {' and '.join(cell.quadrants)}, at {cell.at}"
        yield Component(cell.id, summary, *cell.origin)
    for slot in content.slots:
        yield Component(f"slot_{slot.id}", f"a site at {slot.at}", *slot.origin)
    for number, place in enumerate(content.places, 1):
        summary = f"{' and '.join(place.tiles)} on {' and '.join(place.cells)}"
        yield Component(f"place_{number}", summary, *place.origin)
    for ability in content.abilities:
        yield Component(ability.id, _ability(ability), *ability.origin)
    for tile in content.tiles:
        price = " + ".join(_amounts(part) for part in tile.price)
        summary = f"{tile.landscape}, status {tile.status}, price {price}"
        yield Component(tile.id, summary, *tile.origin)
    for site in content.sites:
        yield Component(f"site_{site.id}", _site(site), *site.origin)


def _landscape(land: Landscape) -> str:
    work = ", ".join(f"{material} {power}" for material, power in land.work) or "none"
    walk = "no walking" if land.walk is None else f"walk {land.walk}"
    if land.walk_with_rope is not None:
        walk += f", {land.walk_with_rope} with rope"
    rope = " with rope" if land.paddle_needs_rope else ""
    yields = f"gather {land.gather}, fish {land.fish}, hunt {land.hunt}"
    return f"work: {work}; {yields}; {walk}; paddle {land.paddle}{rope}"


def _ability(ability: Ability) -> str:
    told = {name: n for name, n in zip(BONUSES, ability.bonuses, strict=True) if n}
    told |= {
        name: value
        for name, value in vars(ability).items()
        if name not in _SPOKEN and value and value != 1
    }
    return f"{ability.name}: " + ", ".join(f"{name} {value}" for name, value in told.items())


def _site(site: Site) -> str:
    segments = [_segment(each) for each in (*site.base, *site.three, *site.four)]
    return f"{site.name}, counts {site.counts}: {'; '.join(segments)}"


def _segment(segment: Segment) -> str:
    said = [
        f"{number} {word}"
        for number, word in (
            (segment.raw, "raw"),
            (segment.processed, "processed"),
            (segment.different, "different"),
            (segment.different_processed, "different processed"),
        )
        if number
    ]
    said += [_amounts(part) for part in segment.parts]
    said += ["1 other"] if segment.other else []
    said += [f"2 each of two of {', '.join(segment.two_of)}"] if segment.two_of else []
    return " + ".join(said)


def _amounts(amounts: Amounts) -> str:
    return " or ".join(f"{number} {material}" for material, number in amounts)
