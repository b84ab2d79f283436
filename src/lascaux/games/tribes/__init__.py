"""Tribes: a row of tiles that everybody wants, and a land of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lascaux.engine.game import Component, Game, Region
from lascaux.engine.options import flag, number, open_points
from lascaux.engine.pane import Decision, Names, Pane, Refusal
from lascaux.engine.people import People
from lascaux.engine.rng import Rng
from lascaux.engine.rulebook import Illustrations
from lascaux.engine.state import SPECTATOR, Event
from lascaux.games.tribes.content.checklist import components
from lascaux.games.tribes.content.reader import load, standard
from lascaux.games.tribes.drawing.cover import cover
from lascaux.games.tribes.drawing.icons import drawings, needs_of
from lascaux.games.tribes.drawing.illustrations import illustrations
from lascaux.games.tribes.drawing.stage import board
from lascaux.games.tribes.insight import TribesInsight
from lascaux.games.tribes.rules import setup
from lascaux.games.tribes.rules.notation import SEAT_NAMES, action_space
from lascaux.games.tribes.rules.state import TribesState, blank
from lascaux.games.tribes.rules.tables import Tables
from lascaux.games.tribes.view import SOURCE_NAMES, TribesView, view
from lascaux.games.tribes.words.asked import Asked
from lascaux.games.tribes.words.choices import decision
from lascaux.games.tribes.words.explanations import headline, regions
from lascaux.games.tribes.words.gestures import gesture
from lascaux.games.tribes.words.labels import Words
from lascaux.games.tribes.words.log import ENDINGS, chronicle
from lascaux.games.tribes.words.reasons import why_not
from lascaux.games.tribes.words.shelves import eyes_of, panes
from lascaux.games.tribes.words.sketch import sketch
from lascaux.games.tribes.words.summaries import summary


@dataclass(frozen=True)
class TribesOptions:
    """Ways to play Tribes: what the rulebook leaves open, and what is shown."""

    event_before_used_tile: bool = flag(
        True,
        "a new event joins the row before the tile that brought it (A1)",
        yes="the used tile is the very last in the row",
        no="the event is the very last in the row",
    )
    procreate_shift_covers_shortfall: bool = flag(
        True,
        "members may shift for those that a small reserve lacks (A6)",
        yes="a shift for every member that the reserve lacks",
        no="shifts only when the reserve is empty",
    )
    empty_bag_turnbacks_per_missing_draw: bool = flag(
        True,
        "how many exhausted lands may be turned back when the bag is empty (A8)",
        yes="one for each land that the bag lacks",
        no="one, however many it lacks",
    )
    bronze_event_without_effect_counts: bool = flag(
        True,
        "a Bronze Age event counts for the end even if it does not concern its taker (A23)",
        yes="every one that is taken brings the end nearer",
        no="only those that concern their taker do, so the game is longer",
    )
    open_points: bool = open_points("A31")
    round_cap: int = number(400, "stop and score after so many rounds (A38)", least=1, most=999)


class TribesGame(Game[TribesState, TribesView, TribesOptions]):
    """Tribes, the 2019 edition."""

    id = "tribes"
    title = "Tribes"
    designers = "Rustan Håkansson"
    publisher = "Kosmos"
    description = (
        "Take a tile, or pay shells to jump it; grow and explore a land of your own,\n"
        "and lead your tribe from the Stone Age to the Bronze Age."
    )
    minutes = 45
    least_players = 2
    most_players = 4
    seat_names = SEAT_NAMES
    sources = SOURCE_NAMES
    tie_break = "most shells, then fewest exhausted lands"
    endings = ENDINGS
    Options = TribesOptions
    View = TribesView
    insight = TribesInsight()

    def __init__(self, content_file: Path | None = None) -> None:
        """The printed components, or those of a corrected content file."""
        self.content = load(content_file) if content_file else standard()
        self.content_version = self.content.version
        self.tables = Tables(self.content)
        self.actions = action_space(self.content)
        self.words = Words(self.content, self.actions)
        self.chronicle = chronicle(self.content)

    def set_up(self, players: int, rng: Rng, options: TribesOptions, log: bool) -> TribesState:
        """Everything shuffled and drawn, and the start player about to place a member."""
        state = TribesState(self.tables, players, rng.split())
        state.logging = log
        state.event_first = options.event_before_used_tile
        state.shift_shortfall = options.procreate_shift_covers_shortfall
        state.turn_back_each = options.empty_bag_turnbacks_per_missing_draw
        state.idle_counts = options.bronze_event_without_effect_counts
        state.open_points = options.open_points
        state.round_cap = options.round_cap
        setup.set_up(state, rng)
        state.run()
        return state

    def blank(self, players: int) -> TribesState:
        """A table with nothing on it."""
        return blank(self.tables, players)

    def view(self, state: TribesState, seat: int = SPECTATOR) -> TribesView:
        """What a seat may know: all but what lies face down, the draws to come, others' points."""
        return view(state, seat, self.content, self.actions)

    def panes(self, view: TribesView, names: Names = ()) -> tuple[Pane, ...]:
        """The row, a land and the boards; one's own tribe, the others and the bag."""
        eyes = eyes_of(view)
        cards = drawings(view, eyes, self.content)
        needs = needs_of(view, eyes)
        return panes(view, names, self.content, board(view, eyes), cards, needs)

    def decision(self, state: TribesState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """What is asked, with every legal action as people choose it."""
        if state.over or state.paused or seat != state.to_move:
            return super().decision(state, seat, names)
        return decision(self._asked(state, names))

    def gesture(self, state: TribesState, thing: str, place: str) -> tuple[int, ...]:
        """A board with a tile for it, all members to one land, a member to a far land."""
        return gesture(self._asked(state), thing, place)

    def summary(self, state: TribesState, actions: Sequence[int], names: Names = ()) -> str:
        """What a plan comes to, and what it will bring to light."""
        return summary(self._asked(state, names), actions)

    def why_not(
        self, state: TribesState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        """Why a tile, a board or a land cannot be chosen now."""
        return why_not(self._asked(state, names), name, seat, People(names or SEAT_NAMES, seat))

    def headline(self, view: TribesView, names: Names = ()) -> str:
        """The round, and who closes it."""
        return headline(view, names)

    def regions(self, view: TribesView, names: Names = ()) -> list[Region]:
        """Lands, tiles, boards and tribes, and what is to be said of each."""
        return regions(view, names, self.content, eyes_of(view))

    def lights(self, event: Event, seat: int = SPECTATOR) -> list[str]:
        """What a log entry speaks of; of lands the tribe, whose card shows them to everybody."""
        return list(dict.fromkeys(map(_tribe_of, super().lights(event, seat))))

    def _asked(self, state: TribesState, names: Names = ()) -> Asked:
        return Asked(state, self.content, self.actions, names)

    def cover(self) -> str:
        """A tribe that climbs through three epochs."""
        return cover()

    def illustrations(self) -> Illustrations:
        """The pieces that the rules speak of."""
        return illustrations()

    def sketch(self, view: TribesView) -> str:
        """The row, the boards and the tribes in letters."""
        return sketch(view)

    def label(self, state: TribesState, action: int, seat: int = SPECTATOR) -> str:
        """What an action does."""
        return self.words.label(state, action)

    def components(self) -> Iterable[Component]:
        """All that is in the box."""
        return components(self.content)


def _tribe_of(name: str) -> str:
    """The card of the tribe to which a land belongs; everything else is named by itself."""
    kind, _, rest = name.partition("-")
    return f"seat-{rest.partition('-')[0]}" if kind == "land" else name
