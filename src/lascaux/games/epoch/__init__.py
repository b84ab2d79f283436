"""Epoch: inventions spread over an unexplored land, and clans that borrow them from each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lascaux.engine.errors import OptionError
from lascaux.engine.game import Component, Game, Region
from lascaux.engine.options import choice, flag, number, open_points, text
from lascaux.engine.pane import Decision, Names, Pane, Refusal, Standing, TurnSteps
from lascaux.engine.rng import Rng
from lascaux.engine.rulebook import Illustrations
from lascaux.engine.state import SPECTATOR
from lascaux.games.epoch.content.checklist import components
from lascaux.games.epoch.content.reader import load, standard
from lascaux.games.epoch.drawing.cards import drawings
from lascaux.games.epoch.drawing.cover import cover
from lascaux.games.epoch.drawing.illustrations import illustrations
from lascaux.games.epoch.drawing.panes import stage
from lascaux.games.epoch.drawing.poster import draw
from lascaux.games.epoch.insight import EpochInsight
from lascaux.games.epoch.rules import setup
from lascaux.games.epoch.rules.notation import SEAT_NAMES, action_space
from lascaux.games.epoch.rules.state import EpochState, blank
from lascaux.games.epoch.rules.tables import Tables
from lascaux.games.epoch.view import EpochView, view
from lascaux.games.epoch.words.asked import Asked
from lascaux.games.epoch.words.choices import decision
from lascaux.games.epoch.words.explanations import headline, regions, turn_steps
from lascaux.games.epoch.words.filling import fills
from lascaux.games.epoch.words.gestures import gesture
from lascaux.games.epoch.words.labels import Words
from lascaux.games.epoch.words.log import ENDINGS, SOURCES, chronicle
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.other_ways import other_ways
from lascaux.games.epoch.words.permission import allowing
from lascaux.games.epoch.words.reasons import why_not
from lascaux.games.epoch.words.shelves import panes
from lascaux.games.epoch.words.sketch import sketch
from lascaux.games.epoch.words.summaries import summary

STANDARD_FOOD = 12


@dataclass(frozen=True)
class EpochOptions:
    """Ways to play Epoch: the modes of the box, what the rulebook leaves open, and handicaps."""

    mode: str = choice(
        "normal",
        "begin with two inventions, or with none (E4, E5); alone it is always none",
        choices=("normal", "extended"),
        means={
            "normal": "normal: two inventions each, and a shorter game",
            "extended": "extended: everything is still to be invented",
        },
    )
    start_mode: str = choice(
        "draft",
        "how the two inventions of normal play are dealt out (A7)",
        choices=("draft", "fixed"),
        means={
            "draft": "everybody chooses, the last in the turn order first",
            "fixed": "everybody gets a pair, and play begins at once",
        },
    )
    backs_show_terrain: bool = flag(
        True,
        "a face-down tile shows its landscape (A5)",
        yes="you know what land you will find, not what is invented there",
        no="you explore into the unknown",
    )
    fair_setup: bool = flag(
        True,
        "every site can be reached on foot",
        yes="the land is laid until no water cuts a site off",
        no="a site may be there for canoes alone",
    )
    six_sites: bool = flag(
        False,
        "all six ceremonial sites are in play (A4)",
        yes="two more to offer at",
        no="four of them, drawn by lot, one in each quadrant",
    )
    open_points: bool = open_points("A70")
    permission_mode: str = choice(
        "ask",
        "whether another leader on a tile can stop you from developing it (A1)",
        choices=("ask", "always"),
        means={
            "ask": "who stands there is asked, and may refuse or name a price",
            "always": "permission is always given, for nothing",
        },
    )
    egtved_other_must_differ: bool = flag(
        True,
        "the third thing that Egtved asks for is of another kind (A41)",
        yes="of another than the two materials that you give",
        no="it may be one more of these",
    )
    carrier_places: str = text(
        "5",
        "resources that everybody can carry from the start (E14): 5, 6 or 7, or a number for each"
        " player, such as 7,5",
    )
    start_food: int = number(
        STANDARD_FOOD, "food that everybody has at the start (A8)", least=0, most=99
    )
    dummy_repeats_abilities: bool = flag(
        False,
        "the dummy of the solo game puts huts on inventions that it has already (A52)",
        yes="it takes away more tiles from you",
        no="it passes such a tile by",
    )
    round_cap: int = number(
        60, "stop and score after so many rounds, 0 for never (A61)", least=0, most=999
    )


class EpochGame(Game[EpochState, EpochView, EpochOptions]):
    """Epoch: Early Inventors, the 2017 edition."""

    id = "epoch"
    title = "Epoch: Early Inventors"
    designers = "Martyn F"
    publisher = "Rio Grande Games"
    description = (
        "Explore a land of forests, mountains and water, invent what helps you live there,\n"
        "pay respect to the inventors whose tools you use, and bring offers to old sites."
    )
    minutes = 90
    least_players = 1
    most_players = 4
    seat_names = SEAT_NAMES
    sources = SOURCES
    endings = ENDINGS
    Options = EpochOptions
    View = EpochView
    insight = EpochInsight()

    def __init__(self, content_file: Path | None = None) -> None:
        """The printed components, or those of a corrected content file."""
        self.content = load(content_file) if content_file else standard()
        self.content_version = self.content.version
        self.tables = Tables(self.content)
        self.actions = action_space(self.content)
        self.words = Words(self.content, self.actions)
        self.chronicle = chronicle(self.content)

    def set_up(self, players: int, rng: Rng, options: EpochOptions, log: bool) -> EpochState:
        """Everything laid, and the first player about to decide."""
        state = EpochState(self.tables, players, rng.split())
        state.logging = log
        state.extended = options.mode == "extended"
        state.draft = options.start_mode == "draft"
        state.backs_known = options.backs_show_terrain
        state.fair = options.fair_setup
        state.six_sites = options.six_sites
        state.open_points = options.open_points
        state.asks_permission = options.permission_mode == "ask"
        state.other_differs = options.egtved_other_must_differ
        state.dummy_repeats = options.dummy_repeats_abilities
        state.round_cap = options.round_cap
        state.clear_table()
        for seat, places in enumerate(self._places(options.carrier_places, players)):
            state.places[seat] = places
        setup.set_up(state, rng, options.start_food)
        state.run()
        return state

    def _places(self, told: str, players: int) -> list[int]:
        """The places of everybody's carrier board: one number for all, or one for each (E14)."""
        numbers = self.content.constants
        least, most = numbers.resource_places, numbers.most_places
        words = told.split(",")
        found = [int(word) for word in words if word.strip().isdecimal()]
        good = len(found) == len(words) in (1, players)
        if not good or not all(least <= places <= most for places in found):
            raise OptionError(
                f"carrier places are a number from {least} to {most}, or one for each of"
                f" {players} players, not {told!r}"
            )
        return found * players if len(found) == 1 else found

    def blank(self, players: int) -> EpochState:
        """A table with nothing on it."""
        return blank(self.tables, players)

    def view(self, state: EpochState, seat: int = SPECTATOR) -> EpochView:
        """What a seat may know: all but the fronts of face-down tiles."""
        return view(state, seat, self.content, self.actions)

    def panes(self, view: EpochView, names: Names = ()) -> tuple[Pane, ...]:
        """Actions, the map, what is prepared, one's own clan, aims, abilities, the others."""
        looking = Looking(view, names, self.content, drawings(view))
        return panes(looking, stage(view, self.content))

    def headline(self, view: EpochView, names: Names = ()) -> str:
        """The round, and how near the end is."""
        return headline(view, self.content.constants)

    def turn_steps(self, view: EpochView) -> TurnSteps | None:
        """Action, development and offer, in any order."""
        return turn_steps(view)

    def decision(self, state: EpochState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """What is asked, with every legal action as people choose it."""
        if state.over or state.paused or seat != state.to_move:
            return super().decision(state, seat, names)
        return decision(self._asked(state, names))

    def gesture(self, state: EpochState, thing: str, place: str) -> tuple[int, ...]:
        """A leader to a far tile by the cheapest way; a card of the aims to what it is about."""
        return gesture(self._asked(state), thing, place)

    def summary(self, state: EpochState, actions: Sequence[int], names: Names = ()) -> str:
        """What a plan comes to: 'Go to Boots, 3 food, develop Boots'."""
        return summary(self._asked(state, names), actions)

    def other_ways(
        self, state: EpochState, actions: Sequence[int], names: Names = ()
    ) -> Pane | None:
        """Other ways of a journey and what could stay behind; and for what aims work could pay."""
        asked = self._asked(state, names)
        drawn = drawings(asked.view)
        return other_ways(asked, actions, drawn) or fills(asked, actions, drawn)

    def why_not(
        self, state: EpochState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        """Why a tile, a site, an action or a card cannot be chosen now."""
        return why_not(self._asked(state, names), name, seat)

    def standing(self, state: EpochState, seat: int) -> Standing | None:
        """Leave to develop the tile under one's leader, given beforehand."""
        return allowing(state, seat, self.content)

    def regions(self, view: EpochView, names: Names = ()) -> list[Region]:
        """Tiles, sites, leaders and clans, and what is to be said of each."""
        return regions(Looking(view, names, self.content, {}))

    def _asked(self, state: EpochState, names: Names = ()) -> Asked:
        return Asked(state, self.content, self.actions, names)

    def sketch(self, view: EpochView) -> str:
        """The map in letters, and a line for each site and side."""
        return sketch(view, self.content)

    def label(self, state: EpochState, action: int, seat: int = SPECTATOR) -> str:
        """What an action does, in a few words."""
        return self.words.label(state, action)

    def draw(self, view: EpochView) -> str:
        """All of it on a cave wall."""
        return draw(self.title, view, self.panes(view))

    def cover(self) -> str:
        """A land on which inventions stand."""
        return cover()

    def illustrations(self) -> Illustrations:
        """The pieces that the rules speak of."""
        return illustrations()

    def rule_sides(self, players: int) -> int:
        """The dummy plays with one person only (E169)."""
        return 1 if players == 1 else 0

    def components(self) -> Iterable[Component]:
        """All that is in the box."""
        return components(self.content)
