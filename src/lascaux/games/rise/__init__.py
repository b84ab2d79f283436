"""Rise of Tribes: four actions, dice that everybody shares, and fifteen points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lascaux.engine.bits import bit
from lascaux.engine.errors import OptionError
from lascaux.engine.game import Component, Game, Region
from lascaux.engine.options import choice, flag
from lascaux.engine.pane import Decision, Names, Pane, Refusal
from lascaux.engine.rng import Rng
from lascaux.engine.rulebook import Illustrations
from lascaux.engine.state import SPECTATOR
from lascaux.games.rise.content.checklist import components
from lascaux.games.rise.content.parts import PRESETS, SPECIALS
from lascaux.games.rise.content.reader import load, standard
from lascaux.games.rise.drawing.cover import cover
from lascaux.games.rise.drawing.icons import drawings
from lascaux.games.rise.drawing.illustrations import illustrations
from lascaux.games.rise.drawing.panes import stage
from lascaux.games.rise.drawing.poster import draw
from lascaux.games.rise.drawing.stage import warm_up
from lascaux.games.rise.insight import RiseInsight
from lascaux.games.rise.rules import setup
from lascaux.games.rise.rules.codes import GLACIER
from lascaux.games.rise.rules.notation import SEAT_NAMES, action_space
from lascaux.games.rise.rules.state import RiseState, blank
from lascaux.games.rise.rules.tables import Tables
from lascaux.games.rise.view import SOURCE_NAMES, RiseView, view
from lascaux.games.rise.words.asked import Asked
from lascaux.games.rise.words.choices import Choices
from lascaux.games.rise.words.explanations import regions
from lascaux.games.rise.words.gestures import gesture
from lascaux.games.rise.words.labels import Words
from lascaux.games.rise.words.log import ENDINGS, chronicle
from lascaux.games.rise.words.reasons import why_not
from lascaux.games.rise.words.shelves import Shelves
from lascaux.games.rise.words.sketch import sketch
from lascaux.games.rise.words.summaries import summary

NO_SPECIALS = "none"
SINGLE_TILES = tuple(tile.replace("_", "-") for tile in SPECIALS)
TERRAIN_MEANS = {
    "none": "basic land only",
    "spice": "spice: two special tiles by lot",
    "bounty": "bounty: the three Great tiles",
    "hazard": "hazard: Tar Pit, Jungle, Desert Oasis, Glacier",
    "great-lake": "Great Lake: 1 food more",
    "great-forest": "Great Forest: 1 wood more",
    "great-mountain": "Great Mountain: 1 stone more",
    "tar-pit": "Tar Pit: it takes a tribe's only member",
    "jungle": "Jungle: three must be there to gather",
    "desert-oasis": "Desert Oasis: three must be there to gather",
    "wild-land": "Wild Land: any mix of resources",
    "glacier": "Glacier: room for three, until it melts",
}


@dataclass(frozen=True)
class RiseOptions:
    """Ways to play Rise of Tribes; the three advanced modes combine freely (R95)."""

    elders: bool = flag(
        False,
        "play with tribal elders (R96)",
        yes="an elder comes with a village and borrows what others have developed",
        no="the basic game",
    )
    leaders: bool = flag(
        False,
        "play with leader powers (R118)",
        yes="every tribe chooses one of the two powers of its leader",
        no="the basic game",
    )
    terrain: str = choice(
        NO_SPECIALS,
        "special land in place of some tiles (R101): ready-made mixes, single tiles, or both",
        choices=(NO_SPECIALS, *PRESETS, *SINGLE_TILES),
        several=True,
        means=TERRAIN_MEANS,
    )


class RiseGame(Game[RiseState, RiseView, RiseOptions]):
    """Rise of Tribes, the 2018 edition."""

    id = "rise"
    title = "Rise of Tribes"
    designers = "Brad Brooks"
    publisher = "Breaking Games"
    description = (
        "Grow, move, gather and lead with dice that pass from hand to hand,\n"
        "build villages, and be the first tribe with fifteen points."
    )
    minutes = 45
    least_players = 2
    most_players = 4
    seat_names = SEAT_NAMES
    sources = SOURCE_NAMES
    endings = ENDINGS
    Options = RiseOptions
    View = RiseView
    insight = RiseInsight()

    def __init__(self, content_file: Path | None = None) -> None:
        """The printed components, or those of a corrected content file."""
        self.content = load(content_file) if content_file else standard()
        self.content_version = self.content.version
        self.tables = Tables(self.content)
        self.actions = action_space(self.tables, self.content)
        self.words = Words(self.content, self.tables, self.actions)
        self.choosing = Choices(self.content, self.actions)
        self.shelves = Shelves(self.content, self.tables)
        self.chronicle = chronicle(self.content, self.tables, self.actions)

    def set_up(self, players: int, rng: Rng, options: RiseOptions, log: bool) -> RiseState:
        """The land dealt, and the start player about to settle."""
        specials = self._special_tiles(players, options.terrain, rng)
        land = setup.deal_land(self.tables, players, specials, rng)
        state = RiseState(self.tables, land, players, rng.split())
        state.logging = log
        state.elders = options.elders
        state.leaders = options.leaders
        setup.set_up(state, bool(specials & bit(GLACIER)), rng)
        state.run()
        return state

    def _special_tiles(self, players: int, wanted: str, rng: Rng) -> int:
        """The set of special tiles that an option asks for (Q74)."""
        if wanted == NO_SPECIALS:
            return 0
        presets = {preset.id: preset for preset in self.content.presets}
        fixed: list[str] = []
        free: list[str] = []
        at_random = 0
        for word in wanted.split("+"):
            if word in presets:
                fixed.extend(presets[word].tiles)
                at_random += presets[word].random
            elif word in SINGLE_TILES:
                free.append(SPECIALS[SINGLE_TILES.index(word)])
            elif word != NO_SPECIALS:
                raise OptionError(f"there is no special terrain {word!r}")
        return setup.choose_specials(
            self.tables, players, _numbers(fixed), at_random, _numbers(free), rng
        )

    def blank(self, players: int) -> RiseState:
        """A table with nothing on it."""
        return blank(self.tables, players)

    def view(self, state: RiseState, seat: int = SPECTATOR) -> RiseView:
        """What a seat may know: all but the order of the decks and the dice to come."""
        return view(state, seat, self.content, self.actions)

    def panes(self, view: RiseView, names: Names = ()) -> tuple[Pane, ...]:
        """The land, and shelves with dice and actions, the tribes, the events."""
        return self.shelves.panes(view, names, stage(view), drawings(view))

    def draw(self, view: RiseView) -> str:
        """All of it on a cave wall."""
        return draw(self.title, view, self.panes(view))

    def cover(self) -> str:
        """An island under sun and moon."""
        return cover()

    def illustrations(self) -> Illustrations:
        """The pieces that the rules speak of."""
        return illustrations()

    def warm_up(self) -> None:
        """Paint every terrain wherever it may lie."""
        warm_up(self.tables.place_names)

    def sketch(self, view: RiseView) -> str:
        """The land, the action board and the tribes in letters."""
        return sketch(view)

    def prompt(self, state: RiseState, seat: int = SPECTATOR) -> str:
        """What the player to move is asked."""
        return self.words.prompt(state)

    def decision(self, state: RiseState, seat: int = SPECTATOR, names: Names = ()) -> Decision:
        """What is asked, with every legal action as people choose it."""
        asked = state.question()
        return self.choosing.decision(state, self.words.question(state), asked, seat, names)

    def gesture(self, state: RiseState, thing: str, place: str) -> tuple[int, ...]:
        """All hexes that give, the rest to one hex, a member or all from hex to hex."""
        return gesture(Asked(state, self.content), thing, place)

    def summary(self, state: RiseState, actions: Sequence[int], names: Names = ()) -> str:
        """What a plan comes to: 'Grow 3 on b4; Gather +2 wood'."""
        return summary(self.choosing, state, actions, names)

    def why_not(
        self, state: RiseState, name: str, seat: int = SPECTATOR, names: Names = ()
    ) -> Refusal:
        """Why a hex, an action, a goal, a die or an event cannot be chosen now."""
        return why_not(state, self.content, name, seat, names)

    def headline(self, view: RiseView, names: Names = ()) -> str:
        """How far the game is, and what wins it."""
        return f"turn {view['turn']}, first to {view['target']} wins"

    def label(self, state: RiseState, action: int, seat: int = SPECTATOR) -> str:
        """What an action does."""
        return self.words.label(state, action)

    def regions(self, view: RiseView, names: Names = ()) -> list[Region]:
        """Hexes, boards and cards, and what is to be said of each."""
        return regions(view, names, self.content)

    def components(self) -> Iterable[Component]:
        """All that is in the box."""
        return components(self.content)


def _numbers(tiles: list[str]) -> list[int]:
    return [SPECIALS.index(tile) for tile in tiles]
