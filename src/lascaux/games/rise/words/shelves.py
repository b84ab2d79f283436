"""The panes of a table: the land between its shelves."""

from __future__ import annotations

from lascaux.engine.pane import Names, Pane
from lascaux.games.rise.content.parts import Content
from lascaux.games.rise.rules.tables import Tables
from lascaux.games.rise.view import RiseView
from lascaux.games.rise.words.bench import bench
from lascaux.games.rise.words.open_shelves import Drawings, events, others, rail
from lascaux.games.rise.words.own_shelf import own_shelf
from lascaux.games.rise.words.people import People


class Shelves:
    """Sets the cards of a view."""

    def __init__(self, content: Content, tables: Tables) -> None:
        self.content = content
        self.tables = tables

    def panes(
        self, view: RiseView, names: Names, stage: Pane, drawings: Drawings
    ) -> tuple[Pane, ...]:
        """Rail, land, bench, the viewer's tribe, events and the others; who watches has none."""
        seat = view["seat"]
        people = People(names, -1 if seat is None else seat)
        found = [rail(view, drawings), stage]
        on_bench = bench(view, drawings, self.content)
        if on_bench:
            found.append(on_bench)
        if seat is not None:
            own = view["seats"][seat]
            found.append(own_shelf(view, own, people, drawings, self.content))
        found.append(events(view, drawings, self.content, self.tables))
        found.append(others(view, people))
        return tuple(found)
