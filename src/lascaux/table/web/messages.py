"""Messages: what has changed for one viewer since the last time, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, NamedTuple

import orjson
from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from lascaux.engine.game import Game
from lascaux.engine.pane import Card, Chip, Choice, Decision, Pane, Stop
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.table.screen.lines import LINES_KEPT, LogLine
from lascaux.table.screen.people import Person
from lascaux.table.screen.screen import Screen
from lascaux.table.web.assets import assets

# What each fragment is made of: as long as that is the same, so is the fragment.
FRAGMENTS = {
    "seats": ("people", "tells_others"),
    "people": ("people", "over", "closed", "rematch"),
    "notices": ("guide", "game", "rematch", "request", "asked", "started", "host"),
    "chat": ("chat",),
    "result": (
        *("result", "names", "watching", "rematch", "table", "record", "seed", "seed_hash"),
        "may_look_back",
    ),
}
CARDS_KEPT = 4_096  # of all tables together
LINE = 8  # letters to tell a line by itself
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
    found.globals["kinds"] = _kinds
    found.globals["chips"] = _chips
    found.globals["static"] = assets().address
    found.globals["imported"] = assets().imported
    return found


@cache  # an environment would look its own up under a lock
def _fragment(environment: Environment, name: str) -> Template:
    return environment.get_template(f"fragments/{name}.html")


# --- pieces of HTML that many screens share ---


def _log_lines(lines: Iterable[LogLine]) -> Markup:
    html = "".join([_log_line(line) for line in lines])
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


@lru_cache(LINES_KEPT)
def _log_line(line: LogLine) -> str:
    return _fragment(templates(), "log_line").render(line=line)


@lru_cache(CARDS_KEPT)
def _card(card: Card, person: Person | None) -> str:
    """A card; one about a seat tells also who sits there."""
    return _fragment(templates(), "card").render(card=card, person=person)


@lru_cache(1024)
def _heading(text: str) -> str:
    return _fragment(templates(), "group").render(text=text)


@lru_cache(4096)
def _chips(chips: tuple[Chip, ...]) -> Markup:
    html = _fragment(templates(), "chips").render(chips=chips)
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


def _shelf(pane: Pane, people: tuple[Person, ...]) -> Markup:
    """All cards of a pane, for a page that is sent as a whole."""
    html = "".join(_cards(pane, people).values())
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


def _pane(pane: Pane, people: tuple[Person, ...]) -> Markup:
    """A pane with all that is in it, for a page that is sent as a whole."""
    template = _fragment(templates(), "pane")
    html = template.render(frame=_bare(pane), pane=pane, people=people)
    return Markup(html)  # noqa: S704 - the template has escaped what it was given


def _cards(pane: Pane, people: tuple[Person, ...]) -> dict[str, str]:
    """The cards of a shelf and the headings of their groups, by key, in their order."""
    found: dict[str, str] = {}
    group = ""
    for card in pane.cards:
        if card.group != group:
            group = card.group
            found[f"{GROUP}{group}"] = _heading(group)
        found[card.key] = _card(card, people[card.seat] if card.seat >= 0 else None)
    return found


# --- what one viewer has been sent ---


@dataclass
class _Sent:
    """What a viewer has of one pane."""

    frame: str = ""
    title: tuple[str, str] = ("", "")
    cards: dict[str, str] = field(default_factory=dict)
    compact: dict[str, str] = field(default_factory=dict)
    peek: str = ""
    links: list[list[str]] = field(default_factory=list)
    about: tuple[Any, ...] = ()  # a board's box, words and the order of its layers
    layers: dict[str, Layer] = field(default_factory=dict)


class Outbox:
    """Remembers what one viewer has been sent."""

    def __init__(self, templates: Environment, game: Game) -> None:
        self._templates = templates
        self._game = game
        self._facts: dict[str, dict[str, Any]] = {}
        self._fragments: dict[str, str] = {}
        self._panes: dict[str, _Sent] = {}
        self._order: list[str] = []
        self._log: list[LogLine] = []
        self._view = b"{}"
        self._names: tuple[str, ...] = ()

    def message(self, screen: Screen) -> dict[str, Any]:
        """What to send so that the viewer sees this screen."""
        # As bytes: hundreds of views full of lists would keep the garbage collector busy.
        self._view, self._names = orjson.dumps(screen.view), screen.names
        return _head(screen) | {
            **_standing(screen),
            **_guided(screen),
            "ask": _ask(screen.decision),
            "fragments": self._changed_fragments(screen),
            **self._changed_log(screen.log),
            **self._changed_panes(screen),
        }

    def regions(self) -> list[dict[str, Any]]:
        """What there is to explain on the latest screen; it takes long, so only for who asks."""
        view = orjson.loads(self._view)
        return [vars(region) for region in self._game.regions(view, self._names)]

    def everything(self, screen: Screen) -> dict[str, Any]:
        """Screen and regions in one message."""
        return self.message(screen) | {"regions": self.regions()}

    def _changed_fragments(self, screen: Screen) -> dict[str, Any]:
        changed = {}
        for name, parts in FRAGMENTS.items():
            facts = {part: getattr(screen, part) for part in parts}
            if facts == self._facts.get(name):
                continue
            self._facts[name] = facts
            html = _fragment(self._templates, name).render(screen=SimpleNamespace(**facts))
            before = self._fragments.get(name, "")
            if before != html:
                changed[name] = _changed_text(html, before)
                self._fragments[name] = html
        return changed

    def _changed_log(self, lines: list[LogLine]) -> dict[str, Any]:
        """The lines that are new or say something else, and which are the first and the last."""
        if lines == self._log:
            return {}
        known = {line.number: line for line in self._log}
        news = [line for line in lines if known.get(line.number) != line]
        self._log = lines
        ends = [lines[0].number, lines[-1].number] if lines else [0, -1]
        changed = {str(line.number): _log_line(line) for line in news}
        return {"log": {"ends": ends, "changed": changed}}

    def _changed_panes(self, screen: Screen) -> dict[str, Any]:
        order = [pane.key for pane in screen.panes]
        before, self._panes = self._panes, {}
        changed = {}
        for pane in screen.panes:
            frame, sent = _frame(_bare(pane)), before.get(pane.key)
            if sent is None or sent.frame != frame:
                sent = _Sent()  # with a new frame everything is new
            self._panes[pane.key] = sent
            news = self._changed_pane(pane, frame, sent, screen.people)
            if news:
                changed[pane.key] = news
        if not changed and order == self._order:
            return {}
        self._order = order
        return {"panes": {"order": order, "kinds": _kinds(screen.panes), "changed": changed}}

    def _changed_pane(
        self, pane: Pane, frame: str, sent: _Sent, people: tuple[Person, ...]
    ) -> dict[str, Any]:
        news: dict[str, Any] = {}
        if frame != sent.frame:
            news["frame"] = sent.frame = frame
        title = (pane.title, pane.tab or pane.title)
        if title != sent.title:
            news["title"] = sent.title = title
        sent.cards, cards = _changed_cards(_cards(pane, people), sent.cards)
        if cards:
            news["cards"] = cards
        if pane.compact:
            sent.compact, cards = _changed_cards(_cards(pane.compact, people), sent.compact)
            if cards:
                news["compact"] = cards
        peek = str(_chips(pane.peek))
        if peek != sent.peek:
            news["peek"] = sent.peek = peek
        links = [[link.start, link.end, link.tone] for link in pane.links]
        if links != sent.links:
            news["links"] = sent.links = links
        board = _changed_board(pane.board, sent) if pane.board else None
        if board:
            news["board"] = board
        return news


def _head(screen: Screen) -> dict[str, Any]:
    return {
        "say": "screen",
        "position": screen.position,
        "title": screen.title,
        "headline": screen.headline,
        "step": screen.steps.now if screen.steps else -1,
        "turn": screen.turn,
        "eyes": screen.eyes,
        "since": screen.since,
        "mine": screen.mine,
        "watching": screen.watching,
        "over": screen.over,
        "started": screen.started,
        "thinking": screen.thinking,
        "plan": screen.plan,
        "finished": screen.finished,
        "summary": screen.summary,
        "can_undo": screen.can_undo,
        "can_reset": screen.can_reset,
        "can_ask": screen.can_ask,
        "free_ask": screen.free_ask,
        "coach": screen.coach,
        "curtain": screen.curtain,
    }


def _guided(screen: Screen) -> dict[str, Any]:
    """What the page has to know of a lesson beside its note."""
    note = screen.guide
    return {name: getattr(note, name) for name in ("look", "back", "rest")} if note else {}


def _standing(screen: Screen) -> dict[str, Any]:
    """What may be said beforehand; mostly nothing, and then it is not mentioned."""
    if screen.standing is None:
        return {}
    standing, said = screen.standing
    return {"standing": {"about": standing.about, "words": standing.words, "said": said}}


# --- choices: many, and much alike ---

_FIELDS = ("words", "thing", "place", "way", "shows", "confirm", "short", "more", "chain")


def _ask(decision: Decision) -> dict[str, Any]:
    """A decision: each choice is a row of numbers of texts, which are told once."""
    texts: dict[str, int] = {"": 0}
    rows = [_row(choice, texts) for choice in decision.choices]
    chain = decision.chain
    return {
        "prompt": decision.prompt,
        "rule": decision.rule,
        "calm": decision.calm,
        "chain": [chain.key, chain.words, chain.end, chain.all, chain.ahead] if chain else None,
        "texts": list(texts),
        "choices": rows,
    }


def _row(choice: Choice, texts: dict[str, int]) -> list[Any]:
    """Action or actions, flags, most, gains, and texts; what is nothing at the end is left out."""
    gains = [
        [texts.setdefault(text, len(texts)) for text in (g.text, g.symbol, g.name, g.tone)]
        for g in choice.gains
    ]
    told = [texts.setdefault(getattr(choice, name), len(texts)) for name in _FIELDS]
    while told and not told[-1]:
        told.pop()
    flags = choice.quiet + 2 * choice.turns
    actions = list(choice.actions) if choice.then else choice.action
    return [actions, flags, choice.most, gains or 0, *told]


# --- texts ---


def _changed_text(now: str, before: str) -> str | list[tuple[int, str]]:
    r"""A text, or its lines that say something else than before, by number, if that is less.

    >>> _changed_text("a stag\nthat stands at bay", "a deer\nthat stands at bay")
    [(0, 'a stag')]
    """
    lines, known = now.split("\n"), before.split("\n")
    if len(lines) != len(known):
        return now
    changed = [(n, line) for n, line in enumerate(lines) if line != known[n]]
    return changed if sum(len(line) + LINE for _, line in changed) < len(now) else now


# --- panes ---


def _changed_cards(
    now: dict[str, str], before: dict[str, str]
) -> tuple[dict[str, str], dict[str, Any] | None]:
    if now == before and list(now) == list(before):
        return before, None
    changed = {
        key: _changed_text(html, before.get(key, ""))
        for key, html in now.items()
        if before.get(key) != html
    }
    return now, {"order": list(now), "changed": changed}


def _kinds(panes: Sequence[Pane]) -> str:
    """In words for the style sheet, what there is to be arranged.

    It could find that out by itself, with :has(); but then a browser goes through all of the table
    whenever anything in it changes.

    >>> _kinds([Pane("hand", "rail", "Hand", rail="inset"), Pane("land", "stage", "Land")])
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


class _Frame(NamedTuple):
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


def _bare(pane: Pane) -> _Frame:
    return _Frame(
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
def _frame(bare: _Frame) -> str:
    template = _fragment(templates(), "pane")
    return template.render(frame=bare, pane=None, people=())


def _changed_board(picture: Picture, sent: _Sent) -> dict[str, Any] | None:
    order = [layer.name for layer in picture.layers]
    layers = [_layer(layer, sent.layers.get(layer.name)) for layer in picture.layers]
    changed = [layer for layer in layers if layer is not None]
    about = (picture.box, picture.description, order)
    if not changed and about == sent.about:
        return None
    sent.about = about
    sent.layers = {layer.name: layer for layer in picture.layers}
    return {
        "box": picture.box,
        "words": picture.description,
        "order": order,
        "layers": changed,
    }


def _layer(layer: Layer, before: Layer | None) -> dict[str, Any] | None:
    """A layer with its new and changed parts, or None when it is as before."""
    if layer == before:
        return None
    if before is None:
        news: dict[str, Any] = {
            "parts": {part.key: _part(part) for part in layer.parts},
            "keys": [part.key for part in layer.parts],
        }
    else:
        news = _changed_parts(layer.parts, before.parts)
    if before is None or (layer.attributes, layer.named) != (before.attributes, before.named):
        news |= {"attributes": layer.attributes, "named": layer.named}
    return news | {"name": layer.name}


def _changed_parts(parts: tuple[Part, ...], before: tuple[Part, ...]) -> dict[str, Any]:
    """What is new between the parts at both ends that are as they were: most of them are."""
    first, end = _same_at_ends(parts, before)
    now, then = parts[first : len(parts) - end], before[first : len(before) - end]
    known = {part.key: part for part in then}
    after = parts[len(parts) - end].key if end else ""
    changed = {part.key: _part(part) for part in now if known.get(part.key) != part}
    order = _order([part.key for part in now], list(known), after)
    if order is None:
        order = {"keys": [part.key for part in parts]}
    return {"parts": changed} | order


def _same_at_ends(now: Sequence[Any], then: Sequence[Any]) -> tuple[int, int]:
    """How many there are in common at the beginning and, of the rest, at the end.

    >>> _same_at_ends("abcxde", "abcde"), _same_at_ends("aa", "aaa")
    ((3, 2), (2, 0))
    """
    least = min(len(now), len(then))
    first = _first_difference(now, then, least)
    return first, min(_first_difference(now[::-1], then[::-1], least), least - first)


def _first_difference(now: Sequence[Any], then: Sequence[Any], least: int) -> int:
    pairs = zip(now, then, strict=False)
    return next((n for n, (new, old) in enumerate(pairs) if new != old), least)


def _part(part: Part) -> list[Any]:
    sizes = [part.least, part.below] if part.least or part.below else []
    return [part.svg, part.place, *sizes]


def _order(keys: list[str], known: list[str], after: str) -> dict[str, Any] | None:
    """Which parts are gone, and before which others the new ones lie; None, if shuffled.

    What is asked about lies before the part `after`, or on top if there is none.
    """
    if keys == known:
        return {}
    now, then = set(keys), set(known)
    if [key for key in known if key in now] != [key for key in keys if key in then]:
        return None
    fresh = [(key, follows) for key, follows in pairwise([*keys, after]) if key not in then]
    gone = [key for key in known if key not in now]
    return {"gone": gone, "fresh": fresh} if gone or fresh else {}
