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
from lascaux.engine.state import SPECTATOR
from lascaux.games.epoch.content.checklist import components
from lascaux.games.epoch.content.reader import load, standard
from lascaux.games.epoch.drawing.cards import drawings
from lascaux.games.epoch.drawing.cover import cover
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
from lascaux.games.epoch.words.gestures import gesture
from lascaux.games.epoch.words.labels import Words
from lascaux.games.epoch.words.log import ENDINGS, SOURCES, chronicle
from lascaux.games.epoch.words.looking import Looking
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
        "normal", "begin with two inventions, or with none (E4, E5)", choices=("normal", "extended")
    )
    start_mode: str = choice(
        "draft",
        "choose the inventions of normal play, or take fixed ones (A7)",
        choices=("draft", "fixed"),
    )
    backs_show_terrain: bool = flag(True, "a face-down tile shows its landscape (A5)")
    fair_setup: bool = flag(True, "every site can be reached on foot")
    six_sites: bool = flag(False, "all six ceremonial sites are in play (A4)")
    open_points: bool = open_points("A70")
    permission_mode: str = choice(
        "ask",
        "ask who stands on a tile for permission, or it is always given (A1)",
        choices=("ask", "always"),
    )
    egtved_other_must_differ: bool = flag(
        True, "the other resource for Egtved is of another kind (A41)"
    )
    carrier_places: str = text("5", "resources carried from the start: 5 to 7, or one per seat")
    start_food: int = number(STANDARD_FOOD, "food at the start (A8)", least=0, most=99)
    dummy_repeats_abilities: bool = flag(
        False, "the dummy puts huts on inventions that it has already (A52)"
    )
    round_cap: int = number(60, "stop after so many rounds, 0 for never (A61)", least=0, most=999)


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
        return headline(view, self.content.constants.end_tiles)

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

    def rule_sides(self, players: int) -> int:
        """The dummy plays with one person only (E169)."""
        return 1 if players == 1 else 0

    def components(self) -> Iterable[Component]:
        """All that is in the box."""
        return components(self.content)
