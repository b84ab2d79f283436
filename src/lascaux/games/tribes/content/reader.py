"""Reads content.toml into typed, immutable components and refuses a file that does not add up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lascaux.engine.content import Entry, Sections, load_content, version_of
from lascaux.engine.errors import ContentError
from lascaux.games.tribes.content.parts import (
    ACTIONS,
    BOARDS_EACH,
    COLUMNS,
    CONDITIONS,
    EPOCHS,
    EVENTS_EACH,
    GIVES_TO_TAKER,
    LEAST_COPIES,
    MOST_LANDS,
    OPERATIONS,
    RESOURCES,
    SPACES,
    TARGETS,
    TILES,
    TONES,
    TRACKS,
    ActionTile,
    Board,
    Constants,
    Content,
    Effect,
    EventTile,
    LandTile,
    Table,
    Tooth,
    Track,
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
    tables = file.all("table", _table)
    lands = file.all("land", _land, RESOURCES)
    tiles = file.all("tile", _tile)
    tracks = file.all("track", _track, TRACKS)
    boards = tuple(sorted(file.all("board", _board), key=lambda board: board.epoch))
    events = tuple(sorted(file.all("event", _event), key=lambda event: event.epoch))
    teeth = file.all("tooth", _tooth)
    _check_tables(tables)
    _check_lands(lands)
    _check_tiles(tiles)
    _check_boards(boards, constants)
    _check_bolts(boards)
    _check_tracks(tracks, boards)
    _check_events(events)
    return Content(
        edition=edition,
        constants=constants,
        tables=tables,
        lands=lands,
        tiles=tiles,
        tracks=tracks,
        boards=boards,
        events=events,
        teeth=teeth,
        version=version_of((constants, tables, lands, tiles, tracks, boards, events)),
    )


def _constants(entry: Entry) -> Constants:
    return Constants(
        members=entry.number("members", 1, 60),
        stones=entry.number("stones", 1, 60),
        shells=entry.number("shells", 0, 20),
        most_members=entry.number("most_members", 0, 99),
        most_lands=entry.number("most_lands", 0, 99),
        origin=entry.origin(),
    )


def _table(entry: Entry) -> Table:
    table = Table(
        players=entry.number("players", 2, 4),
        start_points=_numbers(entry, "start_points", 0, 99),
        bronze_events=entry.number("bronze_events", 1, EVENTS_EACH),
        origin=entry.origin(),
    )
    if len(table.start_points) != table.players:
        raise entry.bad("start_points", f"must be {table.players} numbers, in turn order")
    return table


def _land(entry: Entry) -> LandTile:
    return LandTile(
        id=entry.text("id"),
        name=entry.text("name"),
        copies=entry.number("copies", LEAST_COPIES, MOST_LANDS),
        origin=entry.origin(),
    )


def _tile(entry: Entry) -> ActionTile:
    return ActionTile(
        id=entry.text("id"),
        name=entry.text("name"),
        action=entry.word("action", ACTIONS),
        hand=entry.flag("hand"),
        origin=entry.origin(),
    )


def _track(entry: Entry) -> Track:
    track = Track(
        id=entry.text("id"),
        name=entry.text("name"),
        values=_numbers(entry, "values", 0, 15),
        end_points=_numbers(entry, "end_points", 0, 99),
        origin=entry.origin(),
    )
    if len(track.end_points) != len(track.values):
        raise entry.bad("end_points", "must be as many numbers as values")
    return track


def _board(entry: Entry) -> Board:
    board = Board(
        id=entry.text("id"),
        name=entry.text("name"),
        epoch=entry.number("epoch", 1, len(EPOCHS)),
        resource=entry.word("resource", RESOURCES),
        count=entry.number("count", 1, 9),
        points=_numbers(entry, "points", 0, 99),
        bolts=_numbers(entry, "bolts", 1, SPACES),
        progress=entry.word("progress", TRACKS),
        origin=entry.origin(),
    )
    if len(board.points) != SPACES:
        raise entry.bad("points", f"must be {SPACES} numbers, one for each space")
    if len(set(board.bolts)) != len(board.bolts):
        raise entry.bad("bolts", "names a space twice")
    return board


def _event(entry: Entry) -> EventTile:
    event = EventTile(
        id=entry.text("id"),
        name=entry.text("name"),
        epoch=entry.number("epoch", 1, len(EPOCHS)),
        condition=entry.word("condition", CONDITIONS),
        effects=entry.parts("effects", _effect),
        text=entry.text("text"),
        tone=entry.word("tone", TONES),
        origin=entry.origin(),
    )
    if not any(
        effect.target != "others" or effect.op in GIVES_TO_TAKER for effect in event.effects
    ):
        raise entry.bad("effects", "none of them touches the taker, so it could never work")
    return event


def _effect(entry: Entry) -> Effect:
    effect = Effect(
        target=entry.word("target", TARGETS),
        op=entry.word("op", OPERATIONS),
        n=entry.number("n", 0, 15),
    )
    if effect.op in GIVES_TO_TAKER and effect.target != "others":
        raise entry.bad("target", f"only others can {effect.op}")
    return effect


def _tooth(entry: Entry) -> Tooth:
    return Tooth(entry.number("value", 1, 99), entry.number("copies", 1, 99), entry.origin())


def _numbers(entry: Entry, field: str, least: int, most: int) -> tuple[int, ...]:
    """A list of whole numbers."""
    numbers = entry.take(field)
    good = isinstance(numbers, list) and all(
        type(number) is int and least <= number <= most for number in numbers
    )
    if not good:
        raise entry.bad(field, f"must be a list of numbers from {least} to {most}")
    return tuple(numbers)


def _check_tables(tables: tuple[Table, ...]) -> None:
    if [table.players for table in tables] != [2, 3, 4]:
        raise ContentError("table: there must be one each for 2, 3 and 4 players, in this order")


def _check_lands(lands: tuple[LandTile, ...]) -> None:
    number = sum(land.copies for land in lands)
    if number > MOST_LANDS:
        raise ContentError(f"land: copies: {number} lands in all, and at most {MOST_LANDS} fit")


def _check_tiles(tiles: tuple[ActionTile, ...]) -> None:
    """Three tiles show an action each, three an action and a hand (T42, T43)."""
    plain = sorted(tile.action for tile in tiles if not tile.hand)
    if plain != sorted(ACTIONS) or len(tiles) != TILES:
        raise ContentError("tile: there must be one for each action and three with a hand")


def _check_boards(boards: tuple[Board, ...], constants: Constants) -> None:
    for number, name in enumerate(EPOCHS, 1):
        found = sum(board.epoch == number for board in boards)
        if found != BOARDS_EACH:
            raise ContentError(f"board: {found} of the {name}, not {BOARDS_EACH}")
    if constants.stones < COLUMNS * len(EPOCHS):
        raise ContentError("constants: stones: too few to complete every board")


def _check_bolts(boards: tuple[Board, ...]) -> None:
    """The boards in play never ask for more events than there are (A37)."""
    for number, name in enumerate(EPOCHS, 1):
        bolts = sorted(len(board.bolts) for board in boards if board.epoch == number)
        if sum(bolts[-COLUMNS:]) > EVENTS_EACH:
            raise ContentError(f"board: more than {EVENTS_EACH} bolts on boards of the {name}")


def _check_tracks(tracks: tuple[Track, ...], boards: tuple[Board, ...]) -> None:
    """No marker can go beyond the top of its track (A21)."""
    for track in tracks:
        raises = sum(board.progress == track.id for board in boards)
        if raises >= len(track.values):
            raise ContentError(f"track {track.id}: values: {raises} boards raise it above its top")


def _check_events(events: tuple[EventTile, ...]) -> None:
    for number, name in enumerate(EPOCHS, 1):
        found = sum(event.epoch == number for event in events)
        if found != EVENTS_EACH:
            raise ContentError(f"event: {found} of the {name}, not {EVENTS_EACH}")
