"""Hunters & Gatherers: a landscape laid tile by tile, and who lives off it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from lascaux.art.posters import poster
from lascaux.engine.game import Component, Game, Region
from lascaux.engine.options import NoOptions
from lascaux.engine.pane import Decision, Names, Pane, Refusal
from lascaux.engine.people import People
from lascaux.engine.rng import Rng
from lascaux.engine.rulebook import Illustrations
from lascaux.engine.state import SPECTATOR
from lascaux.games.hunters.content.checklist import components
from lascaux.games.hunters.content.reader import load, standard
from lascaux.games.hunters.drawing.country import flat, upright
from lascaux.games.hunters.drawing.cover import cover
from lascaux.games.hunters.drawing.illustrations import illustrations
from lascaux.games.hunters.drawing.laid import TILE
from lascaux.games.hunters.drawing.shelves import drawings, illustrated
from lascaux.games.hunters.drawing.stage import stage
from lascaux.games.hunters.insight import HuntersInsight
from lascaux.games.hunters.rules.notation import action_space
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.rules.tables import Tables
from lascaux.games.hunters.view import SEAT_NAMES, SOURCE_NAMES, HuntersView, view
from lascaux.games.hunters.words import choices, labels, log
from lascaux.games.hunters.words.explanations import regions
from lascaux.games.hunters.words.shelves import printed, shelves
from lascaux.games.hunters.words.sketch import sketch
from lascaux.games.hunters.words.why_not import why_not

FINGER = 56  # pixels of a tile that a finger hits


class HuntersGame(Game[HuntersState, HuntersView, NoOptions]):
    """Carcassonne: Hunters & Gatherers, the 2014 edition."""

    id = "hunters"
    title = "Hunters & Gatherers"
    designers = "Klaus-Jürgen Wrede"
    publisher = "Hans im Glück, Z-Man Games"
    description = (
        "Lay tiles to grow a land of meadows, forests and rivers,\n"
        "and send your tribe to gather, to fish and to hunt in it."
    )
    minutes = 45
    least_players = 2
    most_players = 5
    seat_names = SEAT_NAMES
    sources = SOURCE_NAMES
    endings = log.ENDINGS
    View = HuntersView
    insight = HuntersInsight()

    def __init__(self, content_file: Path | None = None) -> None:
        """The printed tiles, or those of a corrected content file."""
        self.content = load(content_file) if content_file else standard()
        self.content_version = self.content.version
        self.tables = Tables(self.content)
        self.actions = action_space(self.tables)
        self.chronicle = log.chronicle(self.tables, self.content, self.actions)

    def set_up(self, players: int, rng: Rng, options: NoOptions, log: bool) -> HuntersState:
        """The start tile on the table and the first tile in seat 0's hand."""
        state = HuntersState(self.tables, players)
        state.logging = log
        state.set_up(rng)
        return state

    def blank(self, players: int) -> HuntersState:
        """A table with nothing on it."""
        return HuntersState(self.tables, players)

    def view(self, state: HuntersState, seat: int = SPECTATOR) -> HuntersView:
        """What a seat may know: all but the order of the piles."""
        return view(state, seat, self.content, self.actions)

    def panes(self, view: HuntersView, names: Names = ()) -> tuple[Pane, ...]:
        """The land, and the shelves beside it."""
        land = stage(view, self.content, labels.describe(view, names))
        drawn = drawings(view, self.content)
        _, _, width, height = land.box
        return (
            Pane(
                *("land", "stage", "The land", "Land", land),
                ratio=width / height,
                smallest=FINGER / TILE,
            ),
            *(illustrated(pane, drawn) for pane in shelves(view, self.content, names)),
        )

    def headline(self, view: HuntersView, names: Names = ()) -> str:
        """The turn, and how long the game will last."""
        return labels.headline(view)

    def decision(self, state: HuntersState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """Where the tile goes, or what goes on it, with what would come of it."""
        if state.over or state.paused or seat != state.to_move:
            return super().decision(state, seat, names)
        return choices.decision(state, self.content, People(names or SEAT_NAMES, seat))

    def why_not(
        self, state: HuntersState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        """Why the tile does not fit on a square, or no piece may go on a zone."""
        return why_not(state, self.content, name, seat, People(names or SEAT_NAMES, seat))

    def warm_up(self) -> None:
        """Paint every tile in every rotation."""
        for tile in self.content.tiles:
            flat(tile, tile.id)
            for rotation in range(4):
                upright(tile, rotation)

    def draw(self, view: HuntersView) -> str:
        """The landscape on a cave wall, with the scores beside it."""
        panes = self.panes(view)
        board = next(pane.board for pane in panes if pane.board)
        return poster(
            self.title,
            board.description,
            (printed(pane, view) for pane in panes),
            board.definitions,
            places={"hand": "right"},
            frayed=("ground", "land", "upright"),
            without=("wall",),
        )

    def cover(self) -> str:
        """A mammoth and its hunters."""
        return cover()

    def illustrations(self) -> Illustrations:
        """The pieces that the rules speak of."""
        return illustrations()

    def sketch(self, view: HuntersView) -> str:
        """The landscape in letters."""
        return sketch(view, self.content)

    def label(self, state: HuntersState, action: int, seat: int = SPECTATOR) -> str:
        """What an action does, and what it scores at once."""
        return labels.label(state, self.content, self.actions, action)

    def regions(self, view: HuntersView, names: Names = ()) -> list[Region]:
        """Forests, meadows, rivers and river systems."""
        seat = view["seat"]
        return regions(view, People(names or SEAT_NAMES, SPECTATOR if seat is None else seat))

    def remark(self, state: HuntersState, action: int, seat: int = SPECTATOR) -> str:
        """Which tile is laid."""
        return "" if state.laid else self.tables.tile_ids[state.tile]

    def components(self) -> Iterable[Component]:
        """All tiles."""
        return components(self.content)
