"""The components as flat tables of ints, worked out once per content and shared by all states."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.games.tribes.content.parts import (
    ACTIONS,
    CONDITIONS,
    OPERATIONS,
    RESOURCES,
    TARGETS,
    TRACKS,
    Content,
)
from lascaux.games.tribes.rules.codes import COLUMNS, SEATS, SLOTS, SPACES


class Tables:
    """What the rules look up. Boards and events are numbered through all epochs."""

    def __init__(self, content: Content) -> None:
        self.version: str = content.version
        numbers = content.constants
        self.members: i64 = numbers.members
        self.shells: i64 = numbers.shells
        self.most_members: i64 = numbers.most_members
        self.most_lands: i64 = numbers.most_lands
        self.copies: vec[i64] = vec[i64]([land.copies for land in content.lands])
        self._tabulate_players(content)
        self._tabulate_tiles(content)
        self._tabulate_tracks(content)
        self._tabulate_boards(content)
        self._tabulate_events(content)
        self._tabulate_links()

    def _tabulate_players(self, content: Content) -> None:
        """From two players on; points at the start by place in the turn order."""
        points = [[*table.start_points, 0, 0][:SEATS] for table in content.tables]
        self.start_points: vec[i64] = vec[i64]([n for row in points for n in row])
        self.bronze_events: vec[i64] = vec[i64]([table.bronze_events for table in content.tables])

    def _tabulate_tiles(self, content: Content) -> None:
        self.tile_action: vec[i64] = vec[i64](
            [ACTIONS.index(tile.action) for tile in content.tiles]
        )
        self.tile_hand: vec[i64] = vec[i64]([int(tile.hand) for tile in content.tiles])

    def _tabulate_tracks(self, content: Content) -> None:
        """By track and level, from the lowest up; the tracks need not be equally long."""
        self.top: vec[i64] = vec[i64]([len(track.values) - 1 for track in content.tracks])
        longest = max(len(track.values) for track in content.tracks)
        filled = [(*track.values, *[0] * (longest - len(track.values))) for track in content.tracks]
        ends = [(*t.end_points, *[0] * (longest - len(t.values))) for t in content.tracks]
        self.levels: i64 = longest
        self.value: vec[i64] = vec[i64]([n for track in filled for n in track])
        self.end_points: vec[i64] = vec[i64]([n for track in ends for n in track])

    def _tabulate_boards(self, content: Content) -> None:
        boards = content.boards
        self.board_resource: vec[i64] = vec[i64]([RESOURCES.index(b.resource) for b in boards])
        self.board_count: vec[i64] = vec[i64]([board.count for board in boards])
        self.board_track: vec[i64] = vec[i64]([TRACKS.index(b.progress) for b in boards])
        self.board_points: vec[i64] = vec[i64]([n for board in boards for n in board.points])
        self.board_bolt: vec[i64] = vec[i64](
            [int(space + 1 in board.bolts) for board in boards for space in range(SPACES)]
        )

    def _tabulate_events(self, content: Content) -> None:
        events = content.events
        self.event_condition: vec[i64] = vec[i64]([CONDITIONS.index(e.condition) for e in events])
        effects = [effect for event in events for effect in event.effects]
        self.effect_target: vec[i64] = vec[i64]([TARGETS.index(e.target) for e in effects])
        self.effect_op: vec[i64] = vec[i64]([OPERATIONS.index(e.op) for e in effects])
        self.effect_n: vec[i64] = vec[i64]([effect.n for effect in effects])
        first = [0]
        for event in events:
            first.append(first[-1] + len(event.effects))
        self.first_effect: vec[i64] = vec[i64](first)  # an event's effects reach to the next one's

    def _tabulate_links(self) -> None:
        """Where an arrow may lie: from a slot to the next epoch's in a column beside it (T87)."""
        links = [
            (slot, slot + COLUMNS + step)
            for slot in range(SLOTS - COLUMNS)
            for step in (-1, 1)
            if 0 <= slot % COLUMNS + step < COLUMNS
        ]
        self.link_from: vec[i64] = vec[i64]([source for source, _ in links])
        self.link_to: vec[i64] = vec[i64]([target for _, target in links])
        self.links_to: vec[i64] = vec[i64](  # by slot: the links that lead to it
            [
                sum(bit(n) for n, (_, target) in enumerate(links) if target == slot)
                for slot in range(SLOTS)
            ]
        )
