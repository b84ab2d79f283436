"""For authors of games: all that a game is made of, in one place.

A game is a `State` (or an `Agenda`, whose turns are planned in `Steps`) and a `Game`. What it
does is declared in an `ActionSpace`, what happens is told by a `Chronicle`, what is in the box is
read by `load_content`, what can be chosen at the start are options, what a bot may think is an
`Insight`, and what is seen is a `Picture`, in parts of SVG. CONTRIBUTING tells how they fit
together.

>>> space = ActionSpace(family(0, "pass"), family(1, "bid {coins}", coins=["one", "two"]))
>>> space.text(2)
'bid two'
"""

from lascaux.engine.actions import ActionSpace, family, together
from lascaux.engine.agenda import Agenda, Step, Steps, asks, happens
from lascaux.engine.bits import bit, count_bits, numbers_in, offer, offer_coded
from lascaux.engine.chronicle import (
    NUMBER,
    YES_OR_NO,
    Chronicle,
    Meaning,
    counts,
    kind,
    places,
    seats,
    things,
)
from lascaux.engine.content import Entry, Sections, Source, load_content, version_of
from lascaux.engine.errors import (
    ContentError,
    IllegalAction,
    LascauxError,
    NotationError,
    OptionError,
)
from lascaux.engine.game import Component, Game, Region, Result
from lascaux.engine.hexes import (
    around,
    beside,
    connected,
    distance,
    hang_together,
    neighbour_sets,
    neighbours,
    place_names,
    ring,
)
from lascaux.engine.insight import NO_LANDMARK, Insight, lead, shares, won
from lascaux.engine.marks import FIRST_MARK, mark, mark_all, mark_set
from lascaux.engine.options import NoOptions, choice, decimal, flag, number, open_points, text
from lascaux.engine.pane import (
    Card,
    Chain,
    Chip,
    Choice,
    Decision,
    Link,
    Names,
    Pane,
    Refusal,
    Standing,
    Stop,
    TurnSteps,
)
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.engine.piles import redraw_part, shuffled, shuffled_set
from lascaux.engine.points import by_source, points_of
from lascaux.engine.rng import Rng
from lascaux.engine.rulebook import Illustrations, Shown
from lascaux.engine.sentence import Sentence, Token
from lascaux.engine.state import NOBODY, SPECTATOR, Event, Question, State
from lascaux.engine.territory import NAMED_BEFORE, SIDES, SPOT, Territory
from lascaux.engine.vectors import put, zeros
from lascaux.engine.words import count

__all__ = [
    "FIRST_MARK",
    "NAMED_BEFORE",
    "NOBODY",
    "NO_LANDMARK",
    "NUMBER",
    "SIDES",
    "SPECTATOR",
    "SPOT",
    "YES_OR_NO",
    "ActionSpace",
    "Agenda",
    "Card",
    "Chain",
    "Chip",
    "Choice",
    "Chronicle",
    "Component",
    "ContentError",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "Illustrations",
    "Insight",
    "LascauxError",
    "Layer",
    "Link",
    "Meaning",
    "Names",
    "NoOptions",
    "NotationError",
    "OptionError",
    "Pane",
    "Part",
    "Picture",
    "Question",
    "Refusal",
    "Region",
    "Result",
    "Rng",
    "Sections",
    "Sentence",
    "Shown",
    "Source",
    "Standing",
    "State",
    "Step",
    "Steps",
    "Stop",
    "Territory",
    "Token",
    "TurnSteps",
    "around",
    "asks",
    "beside",
    "bit",
    "by_source",
    "choice",
    "connected",
    "count",
    "count_bits",
    "counts",
    "decimal",
    "distance",
    "family",
    "flag",
    "hang_together",
    "happens",
    "kind",
    "lead",
    "load_content",
    "mark",
    "mark_all",
    "mark_set",
    "neighbour_sets",
    "neighbours",
    "number",
    "numbers_in",
    "offer",
    "offer_coded",
    "open_points",
    "place_names",
    "places",
    "points_of",
    "put",
    "redraw_part",
    "ring",
    "seats",
    "shares",
    "shuffled",
    "shuffled_set",
    "text",
    "things",
    "together",
    "version_of",
    "won",
    "zeros",
]
