"""The page of a game's rules: summary, contents, numbered rules, pictures, and what is ours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from lascaux.engine.game import game
from lascaux.engine.options import specs
from lascaux.engine.pane import SYMBOL_BOX
from lascaux.engine.rulebook import (
    RULINGS,
    SUMMARY,
    Illustrations,
    Shown,
    chapters,
    numbers,
    opening,
)
from lascaux.table.screen.cards import game_card
from lascaux.table.web.pages import TheGame, Them, page

STACKED = 5  # a table with more columns stays one on a phone, too

router = APIRouter(include_in_schema=False)

_ITEM = re.compile(r"<li>\s*(<p>)?<strong>([^<]+)</strong>(\s*<em>\(table only\)</em>)?")
_CELL = re.compile(r"<td>([^<†]+)(†?)</td>")
_NUMBER = re.compile(r"[A-Z]+\d+")
_MENTION = re.compile(r"(?<=[ (\n])[A-Z]+\d+(?=[ ,.;:)\n])")
_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_HEADER = re.compile(r"<th>(.*?)</th>")
_ROW = re.compile(r"<tr>\n<td>.*?</tr>", re.DOTALL)
_OPTION = re.compile(r"<code>(\w+)</code>")
_MARK = re.compile(r"<em>\((table only|our ruling)\)</em>")
_OURS = '<span class="kind ours">our ruling</span>'
_TABLE_ONLY = '<span class="kind">table only</span>'


@dataclass(frozen=True)
class Chapter:
    """A part of the rules under its own heading."""

    anchor: str
    title: str
    heading: Markup
    html: Markup


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game, ready to be set."""

    opening: Markup
    summary: Markup | None
    chapters: tuple[Chapter, ...]
    symbols: Markup  # what the pictures are drawn with


@router.get("/games/{game_id}/rules")
async def rules(request: Request, visitor: Them, found: TheGame) -> Response:
    """The numbered rules, each with an anchor."""
    return page(request, visitor, "rules.html", game=game_card(found.id), book=rulebook(found.id))


@cache
def rulebook(game_id: str) -> Rulebook:
    """A game's rules, read once."""
    found = game(game_id)
    text, pictures = found.rules(), found.illustrations()
    parts = chapters(text)
    setter = _Setter(
        frozenset(numbers(text)),
        frozenset(numbers(parts.get(RULINGS, ""))),
        {spec.name: f"/games/{game_id}#option-{spec.name}" for spec in specs(found.Options)},
        pictures,
    )
    summary = parts.pop(SUMMARY, None)
    return Rulebook(
        setter.html(opening(text)),
        None if summary is None else setter.html(summary),
        tuple(
            [
                Chapter(anchor(title), title, setter.named(title), setter.html(part))
                for title, part in parts.items()
            ]
        ),
        Markup(pictures.definitions),  # noqa: S704 - drawn by the game
    )


def anchor(place: str) -> str:
    """What a link to a chapter or a rule names; no chapter is taken for a rule.

    >>> anchor("Final scoring: huts"), anchor("H21")
    ('chapter-final-scoring-huts', 'H21')
    """
    if _NUMBER.fullmatch(place):
        return place
    return "chapter-" + "-".join(re.findall(r"\w+", place.lower()))


@dataclass(frozen=True)
class _Setter:
    """Sets Markdown as HTML, with what is known of the whole rulebook."""

    known: frozenset[str]  # the numbers of all rules
    ours: frozenset[str]  # the numbers of our own rulings
    options: Mapping[str, str]  # where each is chosen
    pictures: Illustrations

    def html(self, text: str) -> Markup:
        """A rule's number is the id of its item, and leads to it from elsewhere."""
        html = MarkdownIt().enable("table").render(text)
        html = _MENTION.sub(self._link, html)
        html = _CELL.sub(self._cell, _ITEM.sub(self._item, html))
        html = _OPTION.sub(self._option, html)
        html = _TABLE.sub(_table, html)
        html = _MARK.sub(lambda found: _OURS if found[1] in _OURS else _TABLE_ONLY, html)
        return Markup(html)  # noqa: S704 - our own Markdown

    def named(self, name: str) -> Markup:
        """A name with the picture of what it names, which says no more than the name."""
        shown = self.pictures.places.get(name, ())
        return Markup("").join([*[piece(each, silent=True) for each in shown], escape(name)])

    def _item(self, found: re.Match[str]) -> str:
        paragraph, first, aside = found[1] or "", found[2], found[3]
        if not _NUMBER.fullmatch(first):
            return f"<li>{paragraph}<strong>{self.named(Markup(first))}</strong>{aside or ''}"  # noqa: S704
        mark = _TABLE_ONLY if aside else _OURS if first in self.ours else ""
        kind = "numbered aside" if aside else "numbered"
        number = f'<a class="number" href="#{first}" tabindex="-1">{first}</a>'
        return f'<li id="{first}" class="{kind}">{self._beside(first)}{paragraph}{number} {mark}'

    def _beside(self, number: str) -> str:
        shown = [piece(each) for each in self.pictures.places.get(number, ())]
        return f'<span class="pieces">{"".join(shown)}</span>' if shown else ""

    def _cell(self, found: re.Match[str]) -> str:
        return f"<td>{self.named(Markup(found[1]))}{found[2]}</td>"  # noqa: S704

    def _option(self, found: re.Match[str]) -> str:
        name = found[1]
        if name not in self.options:
            return found[0]
        return f'<a href="{self.options[name]}">option: {name.replace("_", " ")}</a>'

    def _link(self, found: re.Match[str]) -> str:
        number = found[0]
        if number not in self.known:
            return number
        kind = ' class="to-ours" title="our ruling"' if number in self.ours else ""
        return f'<a{kind} href="#{number}">{number}</a>'


def _table(found: re.Match[str]) -> str:
    """A table whose cells know what they tell: on a phone they stand one below the other."""
    headers = _HEADER.findall(found[0])
    labels = iter(headers * len(_ROW.findall(found[0])))
    html = re.sub("<td>", lambda _: f'<td data-label="{next(labels)}">', found[0])
    kind = "across" if len(headers) > STACKED else "across stacked"
    return f'<div class="{kind}" role="group" aria-label="Table" tabindex="0">{html}</div>'


def piece(shown: Shown, *, silent: bool = False) -> Markup:
    """A small picture, and what it shows; silent where the text beside it says that."""
    box = " ".join(f"{each:g}" for each in SYMBOL_BOX)
    name = Markup(' aria-hidden="true">') if silent else Markup(' role="img">')
    told = "" if silent else Markup("<title>{}</title>").format(shown.words)
    return Markup('<svg class="piece" viewBox="{}"{}{}<use href="#{}"/></svg>').format(
        box, name, told, shown.symbol
    )
