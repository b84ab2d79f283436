"""Reads content.toml into typed, immutable components and refuses a file that does not add up."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from lascaux.engine.content import load_content
from lascaux.engine.errors import ContentError
from lascaux.games.rise.content.parts import (
    ACTIONS,
    DEVELOPMENTS,
    EVENTS,
    FACES,
    MOST_ACHIEVEMENTS,
    MOST_CELLS,
    MOST_PRICE,
    NEIGHBOURS,
    NUMBER_OF_PLAYERS,
    POWERS,
    PRESETS,
    RESOURCES,
    SPECIALS,
    STATUSES,
    TERRAINS,
    TRIBES,
    ActionRow,
    Constants,
    Content,
    Dice,
    EventTile,
    Goal,
    HexTest,
    Map,
    Power,
    Preset,
    Source,
    SpecialTile,
    Start,
    Tribe,
)


@cache
def standard() -> Content:
    """The components of the printed game."""
    return load(Path(__file__).with_name("content.toml"))


def load(path: Path) -> Content:
    """Read a content file; a broken one is refused with the entry and the field named."""
    return load_content(path, _content)


T = TypeVar("T")


class _Entry:
    """One table of the file, with every complaint naming the entry and the field."""

    def __init__(self, name: str, fields: object) -> None:
        if not isinstance(fields, dict):
            raise ContentError(f"{name}: must be a table")
        self.fields: dict[str, Any] = dict(fields)
        self.name = f"{name} {fields['id']}" if isinstance(fields.get("id"), str) else name

    def bad(self, field: str, why: str) -> ContentError:
        return ContentError(f"{self.name}: {field}: {why}")

    def take(self, field: str, default: object = None) -> Any:
        """A field's value; what is left in the end was unknown."""
        if field not in self.fields and default is None:
            raise self.bad(field, "is missing")
        return self.fields.pop(field, default)

    def text(self, field: str, default: str | None = None) -> str:
        value = self.take(field, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise self.bad(field, "must be text")
        return value

    def word(self, field: str, words: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(field, default)
        if value != default and value not in words:
            raise self.bad(field, f"{value!r} is none of {', '.join(words)}")
        return value

    def words(self, field: str, words: tuple[str, ...], default: object = None) -> tuple[str, ...]:
        value = self.take(field, default)
        if not isinstance(value, list):
            raise self.bad(field, "must be a list")
        for word in value:
            if word not in words:
                raise self.bad(field, f"{word!r} is none of {', '.join(words)}")
        return tuple(value)

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.take(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.bad(field, f"must be a number from {least} to {most}")
        return value

    def flag(self, field: str) -> bool:
        value = self.take(field, False)
        if not isinstance(value, bool):
            raise self.bad(field, "must be true or false")
        return value

    def goods(self, least: int = 0) -> tuple[int, int, int]:
        """A number of each resource."""
        food, wood, stone = (self.number(name, least, MOST_PRICE) for name in RESOURCES)
        return food, wood, stone

    def origin(self) -> Source:
        kinds = ("rulebook", "public", "reconstructed")
        return Source(
            self.word("provenance", kinds), self.text("source"), self.text("note", default="")
        )

    def end(self) -> None:
        """Refuse what nobody has asked for."""
        for field in self.fields:
            raise self.bad(field, "no such field")


def _content(data: dict[str, Any]) -> Content:
    edition = data.pop("edition", None)
    if not isinstance(edition, str):
        raise ContentError("edition: must be text")
    (constants,) = _read(data, "constants", _constants)
    (dice,) = _read(data, "dice", _dice)
    maps = _read(data, "map", _map)
    starts = _read(data, "start", _start)
    actions = _read(data, "action", _action, ACTIONS)
    tribes = _read(data, "tribe", _tribe, TRIBES)
    developments = _read(data, "development", _development, DEVELOPMENTS)
    achievements = _read(data, "achievement", _achievement)
    events = _read(data, "event", _event, EVENTS)
    powers = _read(data, "power", _power, POWERS)
    specials = _read(data, "special", _special, SPECIALS)
    presets = _read(data, "preset", _preset, PRESETS)
    for section in data:
        raise ContentError(f"{section}: no such section")
    _check_maps(maps, starts)
    _check_achievements(achievements)
    _check_powers(powers)
    parts = (constants, maps, starts, dice, actions, tribes, developments, achievements)
    facts = repr((*parts, events, powers, specials, presets))
    return Content(
        edition=edition,
        constants=constants,
        maps=maps,
        starts=starts,
        dice=dice,
        actions=actions,
        tribes=tribes,
        goals=developments + achievements,
        events=events,
        powers=powers,
        specials=specials,
        presets=presets,
        version=hashlib.sha256(facts.encode()).hexdigest()[:12],
    )


def _read(
    data: dict[str, Any], section: str, make: Callable[[_Entry], T], ids: tuple[str, ...] = ()
) -> tuple[T, ...]:
    """The entries of a section; with `ids`, all of these and in their order."""
    entries = data.pop(section, None)
    if not entries:
        raise ContentError(f"{section}: the file has none")
    tables = entries if isinstance(entries, list) else [entries]
    made = {}
    for number, table in enumerate(tables, 1):
        entry = _Entry(section, table)
        name = str(entry.fields.get("id", number))
        if name in made:
            raise ContentError(f"{section} {name}: id: given twice")
        made[name] = make(entry)
        entry.end()
    if not ids:
        return tuple(made.values())
    for name in [*made, *ids]:
        if name not in ids:
            raise ContentError(f"{section} {name}: id: the rules know no such {section}")
        if name not in made:
            raise ContentError(f"{section} {name}: is missing")
    return tuple(made[name] for name in ids)


def _constants(entry: _Entry) -> Constants:
    return Constants(
        target=entry.number("target", 1, 99),
        members=entry.number("members", 4, 60),
        limit=entry.number("limit", 2, 20),
        villages=entry.number("villages", 4, 60),
        event_slots=entry.number("event_slots", 1, 4),
        reentry=entry.number("reentry", 1, 4),
        most_turns=entry.number("most_turns", 10, 9999),
        origin=entry.origin(),
    )


def _map(entry: _Entry) -> Map:
    cells = entry.take("cells")
    good = isinstance(cells, list) and all(
        isinstance(cell, list) and [type(number) for number in cell] == [int, int] for cell in cells
    )
    if not good or len({(q, r) for q, r in cells}) != len(cells):
        raise entry.bad("cells", "must be a list of different [q, r]")
    found = Map(
        players=entry.number("players", 2, 4),
        tiles=entry.number("tiles", 1, MOST_CELLS // 3),
        cells=tuple((q, r) for q, r in cells),
        origin=entry.origin(),
    )
    if len(found.cells) != 3 * found.tiles:
        raise entry.bad("cells", f"{len(cells)} cells for {3 * found.tiles} tiles")
    if not _hangs_together(found.cells):
        raise entry.bad("cells", "the map falls into pieces")
    return found


def _hangs_together(cells: tuple[tuple[int, int], ...]) -> bool:
    left = set(cells[1:])
    border = [cells[0]]
    while border:
        q, r = border.pop()
        near = {(q + dq, r + dr) for dq, dr in NEIGHBOURS} & left
        left -= near
        border.extend(near)
    return not left


def _start(entry: _Entry) -> Start:
    return Start(
        members=entry.number("members", 2, 5),
        hexes=entry.number("hexes", 1, 2),
        goods=entry.number("goods", 0, 9),
        origin=entry.origin(),
    )


def _dice(entry: _Entry) -> Dice:
    dice = Dice(entry.words("faces", FACES), entry.words("queue", FACES), entry.origin())
    if len(dice.faces) != 6 or len(dice.queue) != 3:
        raise entry.bad("faces", "a die has 6 faces and 3 dice lie on an action")
    return dice


def _action(entry: _Entry) -> ActionRow:
    return ActionRow(
        id=entry.text("id"),
        name=entry.text("name"),
        values=(
            entry.number("weak", 0, 9),
            entry.number("normal", 0, 9),
            entry.number("strong", 0, 9),
        ),
        each=entry.number("each", 1, 9, default=1),
        origin=entry.origin(),
    )


def _tribe(entry: _Entry) -> Tribe:
    return Tribe(entry.text("id"), entry.text("name"), entry.goods(), entry.origin())


def _development(entry: _Entry) -> Goal:
    return Goal(
        id=entry.text("id"),
        name=entry.text("name"),
        text=entry.text("text"),
        points=entry.number("points", 0, 9),
        cost=entry.goods(),
        amount=entry.number("amount", 0, 4, default=0),
        least_players=entry.number("least_players", 2, 4, default=2),
        members=0,
        hexes=(),
        razed=False,
        origin=entry.origin(),
    )


def _achievement(entry: _Entry) -> Goal:
    tests = entry.take("hexes", [])
    if not isinstance(tests, list):
        raise entry.bad("hexes", "must be a list")
    return Goal(
        id=entry.text("id"),
        name=entry.text("name"),
        text=entry.text("text"),
        points=entry.number("points", 0, 9),
        cost=(0, 0, 0),
        amount=0,
        least_players=entry.number("least_players", 2, 4, default=2),
        members=entry.number("members", 0, 60, default=0),
        hexes=tuple(_hex_test(entry, test) for test in tests),
        razed=entry.flag("razed"),
        origin=entry.origin(),
    )


def _hex_test(achievement: _Entry, fields: object) -> HexTest:
    entry = _Entry(f"{achievement.name}: hexes", fields)
    test = HexTest(
        terrain=entry.word("terrain", (*TERRAINS, "any")),
        status=entry.word("status", STATUSES),
        members=entry.number("members", 1, 20, default=1),
        opposing=entry.number("opposing", 0, 20, default=0),
        count=entry.number("count", 1, MOST_CELLS),
    )
    entry.end()
    return test


def _event(entry: _Entry) -> EventTile:
    goods = _Entry(f"event {entry.text('id')}: goods", entry.take("goods", {}))
    put = [goods.number(name, NUMBER_OF_PLAYERS, 9, default=0) for name in RESOURCES]
    goods.end()
    return EventTile(
        id=entry.name.removeprefix("event "),
        name=entry.text("name"),
        text=entry.text("text"),
        late=entry.flag("late"),
        goods=(put[0], put[1], put[2]),
        counter=entry.word("counter", RESOURCES, default=""),
        ends_at=entry.number("ends_at", NUMBER_OF_PLAYERS, 9, default=0),
        amount=entry.number("amount", 0, 9, default=0),
        most=entry.number("most", 0, 9, default=0),
        points=entry.number("points", 0, 9, default=0),
        price=entry.number("price", 0, MOST_PRICE, default=0),
        goods_price=entry.word("goods_price", RESOURCES, default=""),
        origin=entry.origin(),
    )


def _power(entry: _Entry) -> Power:
    return Power(
        id=entry.text("id"),
        tribe=entry.word("tribe", TRIBES),
        name=entry.text("name"),
        text=entry.text("text"),
        amount=entry.number("amount", 0, 9, default=0),
        origin=entry.origin(),
    )


def _special(entry: _Entry) -> SpecialTile:
    tile = SpecialTile(
        id=entry.text("id"),
        name=entry.text("name"),
        text=entry.text("text"),
        replaces=entry.words("replaces", TERRAINS, default=[]),
        covers=entry.word("covers", TERRAINS, default=""),
        bonus=entry.number("bonus", 0, 9, default=0),
        need=entry.number("need", 1, 9, default=1),
        lone_member_dies=entry.flag("lone_member_dies"),
        limit=entry.number("limit", 0, 9, default=0),
        cap=entry.number("cap", 0, 9, default=0),
        melts_at=entry.number("melts_at", 0, 9, default=0),
        origin=entry.origin(),
    )
    if bool(tile.replaces) == bool(tile.covers):
        raise entry.bad("replaces", "a tile either replaces or covers another")
    return tile


def _preset(entry: _Entry) -> Preset:
    return Preset(
        id=entry.text("id"),
        tiles=entry.words("tiles", SPECIALS),
        random=entry.number("random", 0, len(SPECIALS)),
        origin=entry.origin(),
    )


def _check_maps(maps: tuple[Map, ...], starts: tuple[Start, ...]) -> None:
    if sorted(found.players for found in maps) != [2, 3, 4]:
        raise ContentError("map: there must be one each for 2, 3 and 4 players")
    if len(starts) != 4:
        raise ContentError("start: there must be four, in turn order")


def _check_achievements(achievements: tuple[Goal, ...]) -> None:
    if len(achievements) > MOST_ACHIEVEMENTS - 1:
        raise ContentError(f"achievement: at most {MOST_ACHIEVEMENTS - 1}")
    for goal in achievements:
        if not (goal.members or goal.hexes or goal.razed):
            raise ContentError(f"achievement {goal.id}: hexes: it asks for nothing")


def _check_powers(powers: tuple[Power, ...]) -> None:
    for number, power in enumerate(powers):
        if power.tribe != TRIBES[number // 2]:
            raise ContentError(f"power {power.id}: tribe: must be {TRIBES[number // 2]}")
