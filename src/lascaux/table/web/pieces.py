"""Pieces of HTML: the templates, and what is made of them once for many screens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from lascaux.engine.pane import Card, Chip, Pane, Stop
from lascaux.table.screen.lines import LINES_KEPT, LogLine
from lascaux.table.screen.people import Person
from lascaux.table.web.assets import assets

CARDS_KEPT = 4_096  # of all tables together
GROUP = "group "  # begins the key of a heading among cards


class _Lean(PackageLoader):
    """Reads templates without what indents their lines: nobody sees it, but it would be sent."""

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str, Callable[[], bool] | None]:
        source, name, is_current = super().get_source(environment, template)
        return re.sub(r"\n\s+", "\n", source), name, is_current


@cache
def templates() -> Environment:
    """The templates; a name that is not given is an error, not an empty text."""
    found = Environment(
        loader=_Lean("lascaux.table.web"),
        autoescape=True,
        trim_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,  # looking for newer files at every screen takes time
    )
    found.globals["log_lines"] = _log_lines
    found.globals["shelf"] = _shelf
    found.globals["pane"] = _pane
    found.globals["kinds"] = kinds
    found.globals["chips"] = chips_of
    found.globals["badge"] = badge
    found.globals["static"] = assets().address
    found.globals["imported"] = assets().imported
    return found


@cache  # an environment would look its own up under a lock
def fragment(environment: Environment, name: str) -> Template:
    """The template of a fragment."""
    return environment.get_template(f"fragments/{name}.html")


def _log_lines(lines: Iterable[LogLine]) -> Markup:
    html = "".join([log_line(line) for line in lines])
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


@lru_cache(LINES_KEPT)
def log_line(line: LogLine) -> str:
    """A line of the log."""
    return fragment(templates(), "log_line").render(line=line)


@lru_cache(CARDS_KEPT)
def _card(card: Card, person: Person | None) -> str:
    """A card; one about a seat tells also who sits there."""
    return fragment(templates(), "card").render(card=card, person=person)


@lru_cache(1024)
def _heading(text: str) -> str:
    name, _, more = text.partition(": ")
    return fragment(templates(), "group").render(text=text, name=name, more=more)


@cache
def badge(seat: int) -> Markup:
    """The mark of a seat; the page that shows it has its shape."""
    use = f'<use href="#badge-{seat}"/>'
    frame = 'class="badge" viewBox="-62 -68 124 124" aria-hidden="true" focusable="false"'
    return Markup(f"<svg {frame}>{use}</svg>")  # noqa: S704 - made of a number


@lru_cache(4096)
def chips_of(chips: tuple[Chip, ...]) -> Markup:
    """Chips in a row."""
    html = fragment(templates(), "chips").render(chips=chips)
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


def _shelf(pane: Pane, people: tuple[Person, ...]) -> Markup:
    """All cards of a pane, for a page that is sent as a whole."""
    html = "".join(cards_of(pane, people).values())
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


def _pane(pane: Pane, people: tuple[Person, ...]) -> Markup:
    """A pane with all that is in it, for a page that is sent as a whole."""
    template = fragment(templates(), "pane")
    html = template.render(frame=bare(pane), pane=pane, people=people)
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


def cards_of(pane: Pane, people: tuple[Person, ...]) -> dict[str, str]:
    """The cards of a shelf and the headings of their groups, by key, in their order."""
    found: dict[str, str] = {}
    group = ""
    for card in pane.cards:
        if card.group != group:
            group = card.group
            found[f"{GROUP}{group}"] = _heading(group)
        found[card.key] = _card(card, people[card.seat] if card.seat >= 0 else None)
    return found


class Frame(NamedTuple):
    """What a pane is like before anything is in it."""

    key: str
    role: str
    rail: str
    right: bool
    least: tuple[int, int]
    columns: int
    on_stage: bool
    stops: tuple[Stop, ...]
    smallest: float
    compact: int  # the columns of its second form, -1 without one
    board: str  # what it is called, if it is one


def bare(pane: Pane) -> Frame:
    """A pane without what is in it."""
    return Frame(
        pane.key,
        pane.role,
        pane.rail,
        pane.right,
        pane.least,
        pane.columns,
        pane.on_stage,
        pane.stops,
        pane.smallest,
        pane.compact.columns if pane.compact else -1,
        pane.board.title if pane.board else "",
    )


@lru_cache(4096)
def frame_of(bare: Frame) -> str:
    """The frame as HTML, with room for what will be in it."""
    template = fragment(templates(), "pane")
    return template.render(frame=bare, pane=None, people=())


def kinds(panes: Sequence[Pane]) -> str:
    """In words for the style sheet, what there is to be arranged.

    It could find that out by itself, with :has(); but then a browser goes through all of the table
    whenever anything in it changes.

    >>> kinds([Pane("hand", "rail", "Hand", rail="inset"), Pane("land", "stage", "Land")])
    'rail inset stage'
    """
    roles = [pane.role for pane in panes]
    several = [f"{role}s" for role in ("stage", "common") if roles.count(role) > 1]
    return " ".join([*(word for pane in panes for word in _kind(pane)), *several])


def _kind(pane: Pane) -> list[str]:
    if pane.role == "bench" and pane.on_stage:
        return ["on-stage"]
    if pane.role != "rail":
        return [pane.role]
    is_grid = pane.columns or (pane.compact and pane.compact.columns)
    return [
        *("rail", pane.rail),
        *(["right"] if pane.right else []),
        *(["rail-grid"] if is_grid else []),
    ]
