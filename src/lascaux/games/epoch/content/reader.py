"""Reads content.toml into typed, immutable components and refuses a file that does not add up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lascaux.engine.content import Entry, Sections, load_content, version_of
from lascaux.engine.hexes import Cell
from lascaux.games.epoch.content import checks
from lascaux.games.epoch.content.parts import (
    ABILITIES,
    BONUSES,
    COUNTS,
    LANDSCAPES,
    MATERIALS,
    MOST_PARTS,
    MOST_PLAYERS,
    QUADRANTS,
    SITES,
    SLOTS,
    WORKED,
    Ability,
    Actions,
    Amounts,
    Beginning,
    Constants,
    Content,
    Landscape,
    Material,
    Place,
    Segment,
    Site,
    Slot,
    Start,
    Tile,
    Village,
)

FURTHEST = 9  # of a coordinate


@cache
def standard() -> Content:
    """The components of the printed game."""
    return load(Path(__file__).with_name("content.toml"))


def load(path: Path) -> Content:
    """Read a content file; a broken one is refused with the entry and the field named."""
    return load_content(path, _content)


def _content(file: Sections) -> Content:
    content = Content(
        edition=file.edition(),
        constants=file.one("constants", _constants),
        start=file.one("start", _start),
        actions=file.one("actions", _actions),
        materials=file.all("material", _material, MATERIALS),
        landscapes=file.all("landscape", _landscape, LANDSCAPES),
        villages=file.all("village", _village),
        cells=file.all("cell", _cell),
        slots=file.all("slot", _slot, SLOTS),
        places=file.all("place", _place),
        abilities=file.all("ability", _ability, ABILITIES),
        tiles=file.all("tile", _tile),
        sites=file.all("site", _site, SITES),
        version="",
    )
    checks.check(content)
    return Content(**{**vars(content), "version": version_of(content)})


def _constants(entry: Entry) -> Constants:
    return Constants(
        huts=entry.number("huts", 1, 42),
        offer_tokens=entry.number("offer_tokens", 1, 6),
        food_places=entry.number("food_places", 0, 99),
        resource_places=entry.number("resource_places", 1, 20),
        most_places=entry.number("most_places", 1, 20),
        food_per_place=entry.number("food_per_place", 1, 9),
        tile_status=entry.number("tile_status", 0, 9),
        site_status=entry.number("site_status", 0, 20),
        end_tiles=entry.number("end_tiles", 3, 42),
        last_rounds=entry.number("last_rounds", 1, 9),
        offer_bonus=_numbers(entry, "offer_bonus", 0, 99),
        deer_food=entry.number("deer_food", 0, 9),
        origin=entry.origin(),
    )


def _start(entry: Entry) -> Start:
    return Start(entry.number("food", 0, 99), entry.number("display", 1, 8), entry.origin())


def _actions(entry: Entry) -> Actions:
    return Actions(
        work_food=entry.number("work_food", 0, 9),
        work_power=entry.number("work_power", 1, 9),
        efforts=entry.number("efforts", 0, 5),
        effort_food=entry.number("effort_food", 1, 9),
        effort_power=entry.number("effort_power", 1, 9),
        look_food=entry.number("look_food", 0, 9),
        catches=entry.number("catches", 0, 5),
        catch_food=entry.number("catch_food", 0, 9),
        butcher_deer=entry.number("butcher_deer", 1, 20),
        butcher_items=entry.number("butcher_items", 1, 3),
        butcher_food=entry.number("butcher_food", 0, 9),
        explore_food=entry.number("explore_food", 0, 9),
        explore_tiles=entry.number("explore_tiles", 1, 6),
        origin=entry.origin(),
    )


def _material(entry: Entry) -> Material:
    return Material(
        id=entry.text("id"),
        name=entry.text("name"),
        kind=entry.word("kind", ("raw", "processed")),
        origin=entry.origin(),
    )


def _landscape(entry: Entry) -> Landscape:
    return Landscape(
        id=entry.text("id"),
        name=entry.text("name"),
        village=entry.flag("village"),
        work=_amounts(entry, "work", WORKED, most=9, default=True),
        gather=entry.number("gather", 0, 9),
        fish=entry.number("fish", 0, 9),
        hunt=entry.number("hunt", 0, 9),
        walk=entry.number("walk", 0, 9) if "walk" in entry else None,
        walk_with_rope=_maybe(entry, "walk_with_rope"),
        paddle=entry.number("paddle", 0, 9),
        paddle_needs_rope=entry.flag("paddle_needs_rope"),
        origin=entry.origin(),
    )


def _village(entry: Entry) -> Village:
    return Village(
        id=entry.text("id"),
        name=entry.text("name"),
        at=_at(entry),
        heads=entry.words("heads", QUADRANTS),
        origin=entry.origin(),
    )


def _cell(entry: Entry) -> Place:
    return Place(
        id=entry.text("id"),
        at=_at(entry),
        ring=entry.number("ring", 1, 3),
        quadrants=entry.words("quadrants", QUADRANTS),
        origin=entry.origin(),
    )


def _slot(entry: Entry) -> Slot:
    return Slot(
        id=entry.text("id"),
        at=_at(entry),
        quadrants=entry.words("quadrants", QUADRANTS),
        extra=entry.flag("extra"),
        path=_texts(entry, "path"),
        origin=entry.origin(),
    )


def _place(entry: Entry) -> Beginning:
    return Beginning(_texts(entry, "cells"), _texts(entry, "tiles"), entry.origin())


def _ability(entry: Entry) -> Ability:
    return Ability(
        id=entry.text("id"),
        name=entry.text("name"),
        bonuses=tuple(entry.number(bonus, 0, 20, 0) for bonus in BONUSES),
        half=entry.words("half", WORKED, []),
        half_units=entry.number("half_units", 0, 9, 0),
        strings=entry.number("strings", 0, 5, 0),
        string_food=entry.number("string_food", 0, 9, 0),
        two_strings=_amounts(entry, "two_strings", MATERIALS, most=9, default=True),
        paddle=entry.flag("paddle"),
        journey_divisor=entry.number("journey_divisor", 1, 2, 1),
        paid_food=entry.number("paid_food", 0, 9, 0),
        paid_places=entry.number("paid_places", 0, 20, 0),
        paid_power=entry.number("paid_power", 0, 9, 0),
        cook_food=entry.number("cook_food", 0, 9, 0),
        batches=entry.number("batches", 0, 9, 0),
        takes=_amounts(entry, "takes", MATERIALS, most=9, default=True),
        half_of=entry.words("half_of", (*MATERIALS, "food"), []),
        makes=_amounts(entry, "makes", MATERIALS, most=9, default=True),
        origin=entry.origin(),
    )


def _tile(entry: Entry) -> Tile:
    tile = Tile(
        id=entry.text("id"),
        ability=entry.word("ability", ABILITIES),
        landscape=entry.word("landscape", LANDSCAPES),
        start=entry.flag("start"),
        status=entry.number("status", 0, 20),
        price=_price(entry, "price"),
        origin=entry.origin(),
    )
    if not tile.price:
        raise entry.bad("price", "must ask for something")
    return tile


def _site(entry: Entry) -> Site:
    return Site(
        id=entry.text("id"),
        name=entry.text("name"),
        counts=entry.word("counts", COUNTS),
        per=entry.number("per", 1, 9, 1),
        status=entry.number("status", 0, 20, 0),
        shared=_numbers(entry, "shared", 0, 99) if "shared" in entry else (0,) * MOST_PLAYERS,
        base=entry.parts("base", _segment),
        three=entry.parts("three", _segment),
        four=entry.parts("four", _segment),
        origin=entry.origin(),
    )


def _segment(entry: Entry) -> Segment:
    segment = Segment(
        raw=entry.number("raw", 0, 9, 0),
        processed=entry.number("processed", 0, 9, 0),
        different=entry.number("different", 0, len(MATERIALS), 0),
        different_processed=entry.number("different_processed", 0, 6, 0),
        parts=_price(entry, "parts") if "parts" in entry else (),
        other=entry.number("other", 0, 1, 0),
        two_of=entry.words("two_of", MATERIALS, []),
        status=entry.number("status", 0, 20, 0),
    )
    if len(set(segment.two_of)) != len(segment.two_of) or len(segment.two_of) not in (0, 3):
        raise entry.bad("two_of", "must be three different materials")
    asks = (segment.raw, segment.processed, segment.different, segment.different_processed)
    if not any((*asks, *segment.parts, *segment.two_of)):
        raise entry.bad("raw", "nothing is asked for")
    return segment


def _price(entry: Entry, field: str) -> tuple[Amounts, ...]:
    """Parts, of each of which one material is paid; no material may be in two of them."""
    parts = entry.take(field)
    if not isinstance(parts, list) or len(parts) > MOST_PARTS:
        raise entry.bad(field, f"must be a list of at most {MOST_PARTS} parts")
    price = tuple(
        _amounts(Entry(f"{entry.name}: {field}", {"part": part}), "part", MATERIALS, most=9)
        for part in parts
    )
    named = [material for part in price for material, _ in part]
    if len(set(named)) != len(named):
        raise entry.bad(field, "names a material in two parts")
    if any(not 0 < len(part) <= MOST_PARTS for part in price):
        raise entry.bad(field, f"a part names one to {MOST_PARTS} materials")
    return price


def _amounts(
    entry: Entry, field: str, materials: tuple[str, ...], *, most: int, default: bool = False
) -> Amounts:
    """A table of materials and numbers; with `default` an empty one where there is none."""
    value = entry.take(field, {} if default else None)
    if not isinstance(value, dict):
        raise entry.bad(field, "must be a table of materials and numbers")
    for material, number in value.items():
        if material not in materials:
            raise entry.bad(field, f"{material!r} is none of {', '.join(materials)}")
        if type(number) is not int or not 1 <= number <= most:
            raise entry.bad(field, f"{material} must be a number from 1 to {most}")
    return tuple(value.items())


def _maybe(entry: Entry, field: str) -> int | None:
    return entry.number(field, 0, 9) if field in entry else None


def _at(entry: Entry) -> Cell:
    q, r = (*_numbers(entry, "at", -FURTHEST, FURTHEST), 0, 0)[:2]
    return q, r


def _texts(entry: Entry, field: str) -> tuple[str, ...]:
    texts = entry.take(field, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise entry.bad(field, "must be a list of texts")
    return tuple(texts)


def _numbers(entry: Entry, field: str, least: int, most: int) -> tuple[int, ...]:
    """A list of whole numbers."""
    numbers = entry.take(field)
    good = isinstance(numbers, list) and all(
        type(number) is int and least <= number <= most for number in numbers
    )
    if not good:
        raise entry.bad(field, f"must be a list of numbers from {least} to {most}")
    return tuple(numbers)
