"""Reads content.toml into typed, immutable components and refuses a file that does not add up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lascaux.engine.content import Entry, Sections, load_content, version_of
from lascaux.engine.errors import ContentError
from lascaux.engine.hexes import hang_together
from lascaux.games.rise.content.parts import (
    ACTIONS,
    DEVELOPMENTS,
    EVENTS,
    FACES,
    MOST_ACHIEVEMENTS,
    MOST_CELLS,
    MOST_PRICE,
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


def _content(file: Sections) -> Content:
    edition = file.edition()
    constants = file.one("constants", _constants)
    dice = file.one("dice", _dice)
    maps = file.all("map", _map)
    starts = file.all("start", _start)
    actions = file.all("action", _action, ACTIONS)
    tribes = file.all("tribe", _tribe, TRIBES)
    developments = file.all("development", _development, DEVELOPMENTS)
    achievements = file.all("achievement", _achievement)
    events = file.all("event", _event, EVENTS)
    powers = file.all("power", _power, POWERS)
    specials = file.all("special", _special, SPECIALS)
    presets = file.all("preset", _preset, PRESETS)
    _check_maps(maps, starts)
    _check_achievements(achievements)
    _check_powers(powers)
    parts = (constants, maps, starts, dice, actions, tribes, developments, achievements)
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
        version=version_of((*parts, events, powers, specials, presets)),
    )


def _constants(entry: Entry) -> Constants:
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


def _map(entry: Entry) -> Map:
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
    if not hang_together(found.cells):
        raise entry.bad("cells", "the map falls into pieces")
    return found


def _start(entry: Entry) -> Start:
    return Start(
        members=entry.number("members", 2, 5),
        hexes=entry.number("hexes", 1, 2),
        goods=entry.number("goods", 0, 9),
        origin=entry.origin(),
    )


def _dice(entry: Entry) -> Dice:
    dice = Dice(entry.words("faces", FACES), entry.words("queue", FACES), entry.origin())
    if len(dice.faces) != 6 or len(dice.queue) != 3:
        raise entry.bad("faces", "a die has 6 faces and 3 dice lie on an action")
    return dice


def _action(entry: Entry) -> ActionRow:
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


def _tribe(entry: Entry) -> Tribe:
    return Tribe(entry.text("id"), entry.text("name"), _goods(entry), entry.origin())


def _goods(entry: Entry) -> tuple[int, int, int]:
    """A number of each resource."""
    food, wood, stone = (entry.number(name, 0, MOST_PRICE) for name in RESOURCES)
    return food, wood, stone


def _development(entry: Entry) -> Goal:
    return Goal(
        id=entry.text("id"),
        name=entry.text("name"),
        text=entry.text("text"),
        points=entry.number("points", 0, 9),
        cost=_goods(entry),
        amount=entry.number("amount", 0, 4, default=0),
        least_players=entry.number("least_players", 2, 4, default=2),
        members=0,
        hexes=(),
        razed=False,
        origin=entry.origin(),
    )


def _achievement(entry: Entry) -> Goal:
    return Goal(
        id=entry.text("id"),
        name=entry.text("name"),
        text=entry.text("text"),
        points=entry.number("points", 0, 9),
        cost=(0, 0, 0),
        amount=0,
        least_players=entry.number("least_players", 2, 4, default=2),
        members=entry.number("members", 0, 60, default=0),
        hexes=entry.parts("hexes", _hex_test),
        razed=entry.flag("razed"),
        origin=entry.origin(),
    )


def _hex_test(entry: Entry) -> HexTest:
    return HexTest(
        terrain=entry.word("terrain", (*TERRAINS, "any")),
        status=entry.word("status", STATUSES),
        members=entry.number("members", 1, 20, default=1),
        opposing=entry.number("opposing", 0, 20, default=0),
        count=entry.number("count", 1, MOST_CELLS),
    )


def _event(entry: Entry) -> EventTile:
    return EventTile(
        id=entry.text("id"),
        name=entry.text("name"),
        text=entry.text("text"),
        late=entry.flag("late"),
        goods=entry.part("goods", _goods_on_tile),
        counter=entry.word("counter", RESOURCES, default=""),
        ends_at=entry.number("ends_at", NUMBER_OF_PLAYERS, 9, default=0),
        amount=entry.number("amount", 0, 9, default=0),
        most=entry.number("most", 0, 9, default=0),
        points=entry.number("points", 0, 9, default=0),
        price=entry.number("price", 0, MOST_PRICE, default=0),
        goods_price=entry.word("goods_price", RESOURCES, default=""),
        origin=entry.origin(),
    )


def _goods_on_tile(entry: Entry) -> tuple[int, int, int]:
    food, wood, stone = (entry.number(n, NUMBER_OF_PLAYERS, 9, default=0) for n in RESOURCES)
    return food, wood, stone


def _power(entry: Entry) -> Power:
    return Power(
        id=entry.text("id"),
        tribe=entry.word("tribe", TRIBES),
        name=entry.text("name"),
        text=entry.text("text"),
        amount=entry.number("amount", 0, 9, default=0),
        origin=entry.origin(),
    )


def _special(entry: Entry) -> SpecialTile:
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


def _preset(entry: Entry) -> Preset:
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
