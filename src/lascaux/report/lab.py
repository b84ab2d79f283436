"""The report of the lab: one HTML page that shows what a change makes, or how a game is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lascaux.art.svg import Element
from lascaux.engine.game import Game
from lascaux.engine.words import count, percent
from lascaux.lab.findings import (
    Findings,
    command_of,
    difference_text,
    level_text,
    sentences,
    value_text,
)
from lascaux.lab.measures import (
    LENGTH,
    SCORES,
    SOURCES,
    Chapter,
    Measure,
    lengths,
    scores,
)
from lascaux.lab.play import LabGames
from lascaux.lab.stats import SURE
from lascaux.lab.worth import LEAST_SEATS, UseLine
from lascaux.report.page import details, page_header, section, table, text, write_page
from lascaux.report.parts import levels, sources, spread
from lascaux.report.plots import Dot, DotRow

_MOST_SHOWN = 15  # uses in the plot; the table has all


def write_lab_report(findings: Findings, games: LabGames, game: Game, path: Path) -> None:
    """Write the answer to a question as one page that opens without a network."""
    parts = []
    for chapter in findings.chapters:
        picture, *more = _pictures(chapter, findings, games, game)
        measures = _measures(chapter.measures, findings.ways)
        parts.append(section(chapter.title, picture, measures, *more))
    if findings.uses:
        parts.append(_uses(findings))
    title = f"{game.title}: {'what a change makes' if findings.changes else 'a close look'}"
    write_page(path, title, _header(findings, game, title), parts)


def _header(findings: Findings, game: Game, title: str) -> Element:
    plan = findings.plan
    facts = {
        "Game": f"{game.title} ({game.id})",
        "Players": str(plan.players),
        "Bots": ", ".join(dict.fromkeys(plan.bots)),
        "Games": f"{plan.games:,}{' each way, on the same deals' if findings.changes else ''}",
        "Seed": plan.seed,
        "Content": " and ".join(dict.fromkeys(findings.contents)),
        **{f"Option {name}": value for name, value in plan.options.items()},
    }
    asked = [f"Changed: {', '.join(findings.changes)}."] if findings.changes else []
    told = [*asked, *sentences(findings)]
    return page_header("Lab", title, told, facts, command_of(findings))


def _pictures(chapter: Chapter, findings: Findings, games: LabGames, game: Game) -> list[Element]:
    """The pictures that suit a chapter."""
    ways = findings.ways
    if chapter.title == LENGTH:
        return spread(LENGTH, dict(zip(ways, map(lengths, games.deals), strict=True)), True)
    if chapter.title == SCORES:
        return spread(SCORES, dict(zip(ways, map(scores, games.deals), strict=True)), True)
    if chapter.title == SOURCES:
        return sources(SOURCES, _points(chapter, ways), game.sources)
    caption = "Lines are 95 % intervals."
    if chapter.even is not None:
        caption += f" Dashed: an even share, {percent(chapter.even, 1)}."
    return [_levels(chapter.title, chapter.measures, ways, caption, chapter.even)]


def _points(chapter: Chapter, ways: Sequence[str]) -> dict[str, dict[str, float]]:
    return {
        way: {
            measure.name: level.value
            for measure in chapter.measures
            if (level := measure.levels[index]) is not None
        }
        for index, way in enumerate(ways)
    }


def _levels(
    title: str,
    measures: Sequence[Measure],
    ways: Sequence[str],
    caption: str,
    even: float | None,
    about: Sequence[str] = (),
) -> Element:
    rows = [
        DotRow(
            measure.name,
            " → ".join(value_text(level, measure.unit) for level in measure.levels),
            tuple(
                Dot(level.value, level.low, level.high, series)
                for series, level in enumerate(measure.levels)
                if level is not None
            ),
            "".join(about[number : number + 1]),
        )
        for number, measure in enumerate(measures)
    ]
    return levels(title, rows, caption, even, ways if len(ways) > 1 else ())


def _measures(
    measures: Sequence[Measure], ways: Sequence[str], about: Sequence[str] = ()
) -> Element:
    """A table of measures, with the columns that have something to say."""
    changed, judged = len(ways) > 1, any(measure.verdict for measure in measures)
    heads = [
        "",
        *ways,
        *(["difference"] if changed else []),
        *(["verdict"] if judged else []),
        *(["what it is"] if about else []),
    ]
    rows = [
        [
            measure.name,
            *(level_text(level, measure.unit) for level in measure.levels),
            *([difference_text(measure)] if changed else []),
            *([measure.verdict] if judged else []),
            *about[number : number + 1],
        ]
        for number, measure in enumerate(measures)
    ]
    words = [column for column, head in enumerate(heads) if head in ("verdict", "what it is")]
    return table(heads, rows, words)


def _uses(findings: Findings) -> Element:
    """How often components were used, and what that has to do with winning."""
    lines, ways = findings.uses, findings.ways
    told = findings.notable()
    return section(
        "Tiles, cards and powers",
        text(
            "How much more often seats win that used a thing than seats that did not. That need"
            " not be the thing's own doing: who leads can afford more."
        ),
        *([_surest(told, ways)] if told else []),
        details(
            f"What all {count(len(lines), 'use')} are worth",
            text(f"Where fewer than {LEAST_SEATS} seats did it, or did not, nothing is said."),
            _measures([line.worth for line in lines], ways, [line.summary for line in lines]),
        ),
        details(
            "How often each was used in a game", _measures([line.often for line in lines], ways)
        ),
    )


def _surest(lines: Sequence[UseLine], ways: Sequence[str]) -> Element:
    first = "Those asked about, then those" if lines[0].asked else "Those"
    caption = (
        f"{first} whose {'change' if len(ways) > 1 else 'worth'} is surest, in percentage points"
        " with 95 % intervals; dashed: none."
        f" Of all {count(len(lines), 'line')} about {len(lines) * SURE:.0f} would look"
        " different by chance alone; 'clearly' in the table takes that into account."
    )
    shown = lines[:_MOST_SHOWN]
    about = [line.summary for line in shown]
    return _levels("What uses are worth", [line.worth for line in shown], ways, caption, 0.0, about)
