"""The components as a list for people who want to check them against their box."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.game import Component
from lascaux.engine.words import count
from lascaux.games.tribes.content.parts import EPOCHS, Board, Content


def components(content: Content) -> Iterator[Component]:
    """Everything in the content file, with where each value comes from."""
    numbers = content.constants
    summary = (
        f"{numbers.members} members, {numbers.stones} stones and {numbers.shells} shells each;"
        f" at the end {numbers.most_members} points for most members"
        f" and {numbers.most_lands} for most lands"
    )
    yield Component("constants", summary, *numbers.origin)
    for table in content.tables:
        points = ", ".join(str(number) for number in table.start_points)
        summary = f"points at the start {points}; {table.bronze_events} Bronze Age events end it"
        yield Component(f"players_{table.players}", summary, *table.origin)
    for land in content.lands:
        yield Component(land.id, f"{land.name}: {count(land.copies, 'land')}", *land.origin)
    for tile in content.tiles:
        yield Component(f"tile_{tile.id}", tile.name, *tile.origin)
    for track in content.tracks:
        values = " ".join(
            f"{value}/{end}" for value, end in _spaces(track.values, track.end_points)
        )
        yield Component(track.id, f"{track.name}, value/points at the end: {values}", *track.origin)
    for board in content.boards:
        yield Component(board.id, _board(board), *board.origin)
    for event in content.events:
        summary = f"{event.name}, {EPOCHS[event.epoch - 1]}: {event.text}"
        yield Component(event.id, summary, *event.origin)
    for tooth in content.teeth:
        yield Component(
            f"tooth_{tooth.value}", count(tooth.copies, "bear tooth", "bear teeth"), *tooth.origin
        )


def _spaces(values: tuple[int, ...], ends: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(values, ends, strict=True))


def _board(board: Board) -> str:
    spaces = " ".join(
        f"{points}{'!' if space in board.bolts else ''}"
        for space, points in enumerate(board.points, 1)
    )
    asks = f"{board.count} {board.resource}"
    return f"{board.name}, {EPOCHS[board.epoch - 1]}: {asks}, {board.progress} +1, points {spaces}"
