"""Messages: what has changed for one viewer since the last time, and nothing else."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import orjson
from jinja2 import Environment

from lascaux.engine.game import Game
from lascaux.engine.pane import Choice, Decision, Pane
from lascaux.table.screen.lines import LogLine
from lascaux.table.screen.people import Person
from lascaux.table.screen.screen import Screen
from lascaux.table.web.changes import Sent, changed_board, changed_cards, changed_text
from lascaux.table.web.pieces import bare, cards_of, chips_of, fragment, frame_of, kinds, log_line

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


class Outbox:
    """Remembers what one viewer has been sent."""

    def __init__(self, templates: Environment, game: Game) -> None:
        self._templates = templates
        self._game = game
        self._facts: dict[str, dict[str, Any]] = {}
        self._fragments: dict[str, str] = {}
        self._panes: dict[str, Sent] = {}
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
            html = fragment(self._templates, name).render(screen=SimpleNamespace(**facts))
            before = self._fragments.get(name, "")
            if before != html:
                changed[name] = changed_text(html, before)
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
        changed = {str(line.number): log_line(line) for line in news}
        return {"log": {"ends": ends, "changed": changed}}

    def _changed_panes(self, screen: Screen) -> dict[str, Any]:
        order = [pane.key for pane in screen.panes]
        before, self._panes = self._panes, {}
        changed = {}
        for pane in screen.panes:
            frame, sent = frame_of(bare(pane)), before.get(pane.key)
            if sent is None or sent.frame != frame:
                sent = Sent()  # with a new frame everything is new
            self._panes[pane.key] = sent
            news = self._changed_pane(pane, frame, sent, screen.people)
            if news:
                changed[pane.key] = news
        if not changed and order == self._order:
            return {}
        self._order = order
        return {"panes": {"order": order, "kinds": kinds(screen.panes), "changed": changed}}

    def _changed_pane(
        self, pane: Pane, frame: str, sent: Sent, people: tuple[Person, ...]
    ) -> dict[str, Any]:
        news: dict[str, Any] = {}
        if frame != sent.frame:
            news["frame"] = sent.frame = frame
        title = (pane.title, pane.tab or pane.title)
        if title != sent.title:
            news["title"] = sent.title = title
        sent.cards, cards = changed_cards(cards_of(pane, people), sent.cards)
        if cards:
            news["cards"] = cards
        if pane.compact:
            sent.compact, cards = changed_cards(cards_of(pane.compact, people), sent.compact)
            if cards:
                news["compact"] = cards
        peek = str(chips_of(pane.peek))
        if peek != sent.peek:
            news["peek"] = sent.peek = peek
        links = [[link.start, link.end, link.tone] for link in pane.links]
        if links != sent.links:
            news["links"] = sent.links = links
        board = changed_board(pane.board, sent) if pane.board else None
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
