"""Cro-Magnon: tribes spread over the whole earth, with secrets in hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from lascaux.engine.errors import OptionError
from lascaux.engine.game import Component, Game, Region
from lascaux.engine.options import choice, flag, number, text
from lascaux.engine.pane import Decision, Names, Pane, Refusal, Standing, TurnSteps
from lascaux.engine.people import People
from lascaux.engine.rng import Rng
from lascaux.engine.rulebook import Illustrations
from lascaux.engine.state import SPECTATOR
from lascaux.games.cromagnon.content.checklist import components
from lascaux.games.cromagnon.content.reader import load, standard
from lascaux.games.cromagnon.drawing.cards import drawings
from lascaux.games.cromagnon.drawing.cover import cover
from lascaux.games.cromagnon.drawing.illustrations import illustrations
from lascaux.games.cromagnon.drawing.panes import stage
from lascaux.games.cromagnon.drawing.poster import draw
from lascaux.games.cromagnon.insight import CroMagnonInsight
from lascaux.games.cromagnon.rules import setup
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES, action_space
from lascaux.games.cromagnon.rules.position import BITS
from lascaux.games.cromagnon.rules.state import CroMagnonState, blank
from lascaux.games.cromagnon.rules.tables import Tables
from lascaux.games.cromagnon.view import (
    HALF_MODES,
    REVISIT_SCOPES,
    SOURCE_NAMES,
    CroMagnonView,
    view,
)
from lascaux.games.cromagnon.words.asked import Asked
from lascaux.games.cromagnon.words.choices import decision
from lascaux.games.cromagnon.words.explanations import headline, regions, turn_steps
from lascaux.games.cromagnon.words.gestures import gesture
from lascaux.games.cromagnon.words.in_conflict import passing
from lascaux.games.cromagnon.words.labels import Words
from lascaux.games.cromagnon.words.log import ENDINGS, chronicle
from lascaux.games.cromagnon.words.looking import Looking
from lascaux.games.cromagnon.words.reasons import why_not
from lascaux.games.cromagnon.words.shelves import panes
from lascaux.games.cromagnon.words.sketch import sketch
from lascaux.games.cromagnon.words.summaries import summary


@dataclass(frozen=True)
class CroMagnonOptions:
    """Ways to play Cro-Magnon: what the rulebook leaves open."""

    value_tile_kept: bool = flag(
        True,
        "a value icon stays in the hand once it is resolved (A8)",
        yes="it then serves like any other tile",
        no="it is discarded before step 3",
    )
    foreign_can_move_marker: bool = flag(
        True,
        "foreign movement may move a marker cube off its temple (A17)",
        yes="so you can open the temples of others to everybody",
        no="a marker leaves only if its owner moves it",
    )
    no_revisit_scope: str = choice(
        "turn",
        "how long a tribe may not go back to where it was (A16)",
        choices=REVISIT_SCOPES,
        means={
            "turn": "for the whole turn, action tiles included",
            "step": "for step 1; an action tile may take it back",
        },
    )
    half_tile_mode: str = choice(
        "half_any_or_one_match",
        "what a half tile adds to a force (A30)",
        choices=HALF_MODES,
        means={
            "half_any_or_one_match": "a half anywhere, or one where its type lies",
            "half_only": "a half, wherever it is played",
            "one_and_half_on_match": "a half, or one and a half where its type lies",
        },
    )
    second_tie_more_than_two_zero: bool = flag(
        False,
        "three or more who share the second place get nothing (A37)",
        yes="only two can share it",
        no="any number share its points, rounded down",
    )
    reveal_discards: bool = flag(
        False,
        "tiles that are bid or paid are shown (A40)",
        yes="everybody sees what was under them",
        no="others see only their type",
    )
    stall_rounds: int = number(
        8,
        "stop and score after so many rounds in which nobody takes a tile (A42)",
        least=1,
        most=99,
    )
    head_start: str = text(
        "0,0,0,0,0",
        "points at the start, by place in the turn order: five numbers from 0 to 9 (A50)",
    )

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[0-9](,[0-9]){4}", self.head_start):
            raise OptionError(
                f"--head-start takes five numbers from 0 to 9, such as 0,1,2,2,3,"
                f" not {self.head_start!r}"
            )


class CroMagnonGame(Game[CroMagnonState, CroMagnonView, CroMagnonOptions]):
    """Cro-Magnon, the 2016 print-and-play edition."""

    id = "cromagnon"
    title = "Cro-Magnon"
    designers = "Patrick Rael"
    publisher = "print and play"
    description = (
        "Lead your tribes out of Africa, and gather what the earth gives:\n"
        "when a kind runs out, it is fought for. Best with three or more."
    )
    minutes = 45
    least_players = 2
    most_players = 5
    usual_players = 3
    by_players: ClassVar[Mapping[int, str]] = {
        2: "With two there is little to fight over: three and more make the better game."
    }
    seat_names = SEAT_NAMES
    sources = SOURCE_NAMES
    tie_break = "most tiles held, then gods, trade goods and tools"
    endings = ENDINGS
    secrets = True
    Options = CroMagnonOptions
    View = CroMagnonView
    insight = CroMagnonInsight()

    def __init__(self, content_file: Path | None = None) -> None:
        """The printed components, or those of a corrected content file."""
        self.content = load(content_file) if content_file else standard()
        self.content_version = self.content.version
        self.tables = Tables(self.content)
        self.actions = action_space(self.content)
        self.words = Words(self.content, self.actions)
        self.chronicle = chronicle(self.content)

    def set_up(
        self, players: int, rng: Rng, options: CroMagnonOptions, log: bool
    ) -> CroMagnonState:
        """Everything dealt, and whoever was drawn to begin about to choose."""
        state = CroMagnonState(self.tables, players, rng.split())
        state.logging = log
        state.value_kept = options.value_tile_kept
        state.foreign_marker = options.foreign_can_move_marker
        state.revisit_later = options.no_revisit_scope == "step"
        state.half_mode = HALF_MODES.index(options.half_tile_mode)
        state.second_tie_zero = options.second_tie_more_than_two_zero
        state.reveal_spent = options.reveal_discards
        state.stall_rounds = options.stall_rounds
        for place, points in enumerate(options.head_start.split(",")):
            state.head_start |= int(points) << (int(BITS) * place)
        setup.set_up(state, rng)
        state.run()
        return state

    def blank(self, players: int) -> CroMagnonState:
        """A table with nothing on it."""
        return blank(self.tables, players)

    def view(self, state: CroMagnonState, seat: int = SPECTATOR) -> CroMagnonView:
        """What a seat may know: not what is under others' tiles, nor a move that is not done."""
        return view(state, seat, self.content, self.actions)

    def panes(self, view: CroMagnonView, names: Names = ()) -> tuple[Pane, ...]:
        """The types, the earth or where it is fought, one's own hand and those of the others."""
        looking = Looking(view, names, self.content, drawings(view))
        return panes(looking, stage(view, self.content))

    def draw(self, view: CroMagnonView) -> str:
        """All of it on a cave wall."""
        return draw(self.title, view, self.content, self.panes(view))

    def cover(self) -> str:
        """Tribes that walk out of Africa."""
        return cover()

    def illustrations(self) -> Illustrations:
        """The pieces that the rules speak of."""
        return illustrations(self.content)

    def headline(self, view: CroMagnonView, names: Names = ()) -> str:
        """How many types have been scored."""
        return headline(view)

    def turn_steps(self, view: CroMagnonView) -> TurnSteps | None:
        """Move, take, play, fight."""
        return turn_steps(view)

    def decision(self, state: CroMagnonState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """What is asked, with every legal action as people choose it."""
        if state.over or state.paused or seat != state.to_move:
            return super().decision(state, seat, names)
        return decision(self._asked(state, names))

    def gesture(self, state: CroMagnonState, thing: str, place: str) -> tuple[int, ...]:
        """A tribe to a far area, all the rest to the last one, a tile by its type."""
        return gesture(self._asked(state), thing, place)

    def summary(self, state: CroMagnonState, actions: Sequence[int], names: Names = ()) -> str:
        """What a plan comes to: 'Move 2 to South Asia, take Amber'."""
        return summary(self._asked(state, names), actions)

    def why_not(
        self, state: CroMagnonState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        """Why an area, a tile or a type cannot be chosen now."""
        return why_not(self._asked(state, names), name, seat, People(names or SEAT_NAMES, seat))

    def standing(self, state: CroMagnonState, seat: int) -> Standing | None:
        """In a conflict: to pass in this area."""
        return passing(state, seat, self.content)

    def regions(self, view: CroMagnonView, names: Names = ()) -> list[Region]:
        """Areas, types and seats, and what is to be said of each."""
        return regions(Looking(view, names, self.content, {}))

    def _asked(self, state: CroMagnonState, names: Names = ()) -> Asked:
        return Asked(state, self.content, self.actions, names)

    def sketch(self, view: CroMagnonView) -> str:
        """Areas, types and seats in letters."""
        return sketch(view)

    def label(self, state: CroMagnonState, action: int, seat: int = SPECTATOR) -> str:
        """What an action does, to whoever decides."""
        return self.words.label(state, action, seat)

    def components(self) -> Iterable[Component]:
        """All that is in the box."""
        return components(self.content)
