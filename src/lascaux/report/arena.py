"""The report of an arena: one HTML page with ratings, win rates, scores, lengths and seats."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

from lascaux.arena.contests.plan import LADDER, ArenaPlan
from lascaux.arena.contests.results import Alone, ArenaResults, SeatResult
from lascaux.arena.simulation.tally import describe, mean_95, wilson
from lascaux.art.svg import Element, element
from lascaux.engine import game as registry
from lascaux.engine.game import Game
from lascaux.engine.words import count, decimal, percent
from lascaux.report.page import (
    details,
    figure,
    page_header,
    section,
    table,
    text,
    write_page,
)
from lascaux.report.parts import (
    DATA,
    levels,
    percent_span,
    sources,
    spread,
)
from lascaux.report.plots import Dot, DotRow, breakable, interval_plot, scale

_MOST_FORFEITS = 20  # that are told one by one, with what the bot had printed
_LONGEST_OUTPUT = 1000  # letters of that, from its end
_STRONGEST = 62  # percent of the full colour, so that numbers stay readable upon it

Rows = list[SeatResult]


def write_report(results: ArenaResults, path: Path) -> None:
    """Write what an arena has found out as one page that opens without a network."""
    plan = results.plan
    game = registry.game(plan.game)
    broken = {failed.game for failed in results.forfeits}
    # The scores and the length of a game that was broken off say nothing.
    whole = [row for row in results.rows if row.game not in broken]
    if plan.alone:
        parts = [_wins_alone(results), *_scores_alone(results)]
    else:
        parts = [_ladder(results), _matrix(results), _seats(results, game)]
    if whole:
        parts += [_scores(plan, whole), _sources(plan, game, whole), _lengths(plan, whole)]
    if results.forfeits:
        parts.append(_forfeits(results, game))
    title = f"{game.title}: {_who(plan)}"
    write_page(path, title, _header(results, game, title), parts)


def _who(plan: ArenaPlan) -> str:
    few = len(plan.bots) == 2
    return " against ".join(plan.bots) if few else f"{count(len(plan.bots), 'bot')} compared"


def command_of(plan: ArenaPlan) -> str:
    """The command that plays a plan.

    >>> command_of(ArenaPlan("rise", 2, ("greedy", "random"), 200, "s", {"leaders": "yes"}))
    'lascaux arena rise --leaders yes --bots greedy,random --games 200 --players 2 --seed s'
    """
    words = ["lascaux", "arena", plan.game]
    for name, value in plan.options.items():
        words += [f"--{name.replace('_', '-')}", value]
    words += ["--bots", ",".join(plan.bots), "--games", str(plan.games)]
    words += ["--players", str(plan.players), "--seed", plan.seed]
    if plan.mode == LADDER:
        words.append("--ladder")
    if plan.content:
        words += ["--content", Path(plan.content).name]
    return shlex.join(words)


def _header(results: ArenaResults, game: Game, title: str) -> Element:
    plan = results.plan
    facts = {
        "Game": f"{game.title} ({game.id})",
        "Players": str(plan.players),
        "Games": f"{results.games:,}; {plan.games:,} for each {_unit(plan)}",
        "Who meets whom": _meetings(plan),
        "Seats": "each deal by every bot" if plan.alone else "each deal from every seat",
        "Seed": plan.seed,
        "Content": plan.content_version,
        **{f"Option {name}": value for name, value in plan.options.items()},
    }
    return page_header("Arena", title, _findings(results), facts, command_of(plan))


def _unit(plan: ArenaPlan) -> str:
    return "bot" if plan.alone else "pair of bots"


def _meetings(plan: ArenaPlan) -> str:
    if plan.alone:
        return "nobody: one plays alone, so there are no ratings"
    return "neighbours only" if plan.mode == LADDER else "all bots, all others"


def _findings(results: ArenaResults) -> list[str]:
    """Who is ahead, and whether that can be told."""
    if results.plan.alone:
        return _findings_alone(results.alone())
    best, *others = results.ratings()
    level = [other.bot for other in others if other.high >= best.low]
    told = (
        f"{best.bot} leads, but its interval overlaps with that of {' and '.join(level)}."
        if level
        else f"{best.bot} is the strongest: its interval lies above that of every other bot."
    )
    if len(others) > 1:
        return [told]
    rate = results.win_rates()[best.bot][others[0].bot]
    low, high = results.win_rates_95()[best.bot][others[0].bot]
    return [f"{best.bot} wins {percent(rate, 1)} of the games ({percent_span(low, high)}).", told]


def _findings_alone(bots: list[Alone]) -> list[str]:
    best, *others = bots
    low, high = best.interval
    level = [other.bot for other in others if other.interval[1] >= low]
    told = (
        f"{best.bot} wins most, but its interval overlaps with that of {' and '.join(level)}."
        if level
        else f"{best.bot} wins most: its interval lies above that of every other bot."
    )
    wins = f"{best.bot} wins {percent(best.rate, 1)} of its games ({percent_span(low, high)})."
    return [wins, told]


def _wins_alone(results: ArenaResults) -> Element:
    """How often each bot wins that plays alone."""
    rows, cells = [], []
    for each in results.alone():
        low, high = each.interval
        note = f"{percent(each.rate, 1)} ({percent_span(low, high, 0)})"
        rows.append(DotRow(each.bot, note, (Dot(each.rate, low, high),)))
        wins = f"{each.wins:.1f}"
        cells.append([each.bot, wins, percent(each.rate, 1), percent_span(low, high)])
    return section(
        "Wins",
        text("How often each bot wins against the rules; all have played the same deals."),
        levels("Wins", rows, "Lines are 95 % intervals."),
        details(DATA, table(("bot", "wins", "win rate", "95 %"), cells)),
    )


def _scores_alone(results: ArenaResults) -> list[Element]:
    """The mean score of each bot that plays alone, as far as its interval can be told."""
    rows, cells, ends = [], [], []
    for each in results.alone():
        span = mean_95(each.scores)
        if span is None:
            continue
        (low, high), mean = span, describe(each.scores)["mean"]
        bounds = f"{decimal(low, 2)} to {decimal(high, 2)}"
        rows.append(DotRow(each.bot, f"{decimal(mean, 2)} ({bounds})", (Dot(mean, low, high),)))
        cells.append([each.bot, decimal(mean, 2), bounds, f"{each.scores.total():,}"])
        ends += [low, high]
    if not rows:
        return []
    plot = interval_plot(rows, scale(ends), "Lines are 95 % intervals.")
    title = "Mean scores"
    return [
        section(
            title,
            text("The points of each bot on average; all have played the same deals."),
            figure(plot, title),
            details(DATA, table(("bot", "mean", "95 %", "games"), cells)),
        )
    ]


def _ladder(results: ArenaResults) -> Element:
    ratings = results.ratings()
    rows = [
        DotRow(
            each.bot,
            f"{each.mu:.1f} ({each.low:.1f} to {each.high:.1f})".replace("-", "−"),
            (Dot(each.mu, each.low, each.high),),
        )
        for each in ratings
    ]
    over = scale([end for each in ratings for end in (each.low, each.high)])
    cells = [
        (
            each.bot,
            f"{each.mu:.2f}".replace("-", "−"),
            f"{each.low:.2f} to {each.high:.2f}".replace("-", "−"),
            f"{each.ordinal:.2f}".replace("-", "−"),
            f"{each.games:,}",
        )
        for each in ratings
    ]
    return section(
        "Rating ladder",
        text("Strength on one scale, from all games together; every bot begins at 25."),
        figure(interval_plot(rows, over, "Lines are 95 % intervals."), "Rating ladder"),
        details(DATA, table(("bot", "rating", "95 %", "surely above", "games"), cells)),
    )


def _matrix(results: ArenaResults) -> Element:
    """Every bot's win rate against every other: a heat map that is a table."""
    bots = [each.bot for each in results.ratings()]
    rates, spans = results.win_rates(), results.win_rates_95()
    heads = [element("th", "wins of … against", scope="col")]
    for number, bot in enumerate(bots, 1):
        heads.append(element("th", element("abbr", str(number), title=bot), scope="col"))
    rows = []
    for number, bot in enumerate(bots, 1):
        cells = [element("th", breakable(f"{number} · {bot}"), scope="row")]
        for other in bots:
            rate, span = rates.get(bot, {}).get(other), spans.get(bot, {}).get(other)
            cells.append(_heat(rate, span) if rate is not None and span else _no_heat(bot == other))
        rows.append(element("tr", *cells))
    grid = element(
        "table",
        element("thead", element("tr", *heads)),
        element("tbody", *rows),
        class_="matrix",
    )
    words = (
        "How often the bot of a row wins against the bot of a column; a shared win counts as the"
        " share. Blue is more than an even share, orange less; small figures are 95 % intervals."
    )
    scrolled = element("div", grid, class_="wide", tabindex="0", role="group", aria_label="table")
    return section("Who beats whom", text(words), scrolled)


def _heat(rate: float, span: list[float]) -> Element:
    much = f"--much:{abs(rate - 0.5) * 2 * _STRONGEST:.0f}%"
    small = element("small", percent_span(span[0], span[1], 0))
    kind = "wins" if rate >= 0.5 else "loses"
    return element("td", element("b", percent(rate, 1)), small, class_=kind, style=much)


def _no_heat(same: bool) -> Element:
    return element("td", "–" if same else "not met", class_="self")


def _seats(results: ArenaResults, game: Game) -> Element:
    """Wins by seat, whoever sat there."""
    players, games = results.plan.players, results.games
    rows, cells = [], []
    for seat in range(players):
        wins = sum(row.share for row in results.rows if row.seat == seat)
        rate, (low, high) = wins / games, wilson(wins, games)
        name = f"{seat + 1} · {game.seat_names[seat]}"
        note = f"{percent(rate, 1)} ({percent_span(low, high, 0)})"
        rows.append(DotRow(name, note, (Dot(rate, low, high),)))
        cells.append([name, f"{wins:.1f}", percent(rate, 1), percent_span(low, high)])
    caption = f"Lines are 95 % intervals. Dashed: an even share, {percent(1 / players, 1)}."
    return section(
        "Wins by seat",
        text("All bots have sat on all seats, so what differs here is the seat's own doing."),
        levels("Wins by seat", rows, caption, 1 / players),
        details(DATA, table(("seat", "wins", "win rate", "95 %"), cells)),
    )


def _scores(plan: ArenaPlan, rows: Rows) -> Element:
    groups = {bot: Counter(row.score for row in rows if row.bot == bot) for bot in plan.bots}
    met = {bot: found for bot, found in groups.items() if found}
    against = "" if plan.alone else ", against all it has met"
    words = f"The points of each bot at the end of a game{against}."
    return section("Scores", text(words), *spread("Scores", met))


def _sources(plan: ArenaPlan, game: Game, rows: Rows) -> Element:
    groups = {}
    for bot in plan.bots:
        own = [row for row in rows if row.bot == bot]
        if own:
            groups[bot] = {
                source: sum(row.sources.get(source, 0) for row in own) / len(own)
                for source in game.sources
            }
    words = "Where the points of each bot come from."
    title = "Points by source"
    return section(title, text(words), *sources(title, groups, game.sources))


def _lengths(plan: ArenaPlan, rows: Rows) -> Element:
    lengths: dict[str, dict[int, int]] = {}
    for row in rows:
        lengths.setdefault(row.pairing, {})[row.game] = row.decisions
    groups = {pairing: Counter(found.values()) for pairing, found in lengths.items()}
    whose = "" if plan.alone else f" of all {plan.players} seats together"
    words = f"Decisions{whose} until a game is over."
    title = "Length of games"
    return section(title, text(words), *spread(title, groups))


def _forfeits(results: ArenaResults, game: Game) -> Element:
    """Games that a bot broke off, with what it had printed last."""
    failed = results.forfeits
    sums = Counter(row.bot for row in failed)
    told = ", ".join(f"{bot} {count(number, 'game')}" for bot, number in sums.most_common())
    cells = [
        [str(row.game), row.bot, game.seat_names[row.seat], row.forfeit]
        for row in failed[:_MOST_FORFEITS]
    ]
    outputs = [
        details(f"Output in game {row.game}", element("pre", row.output[-_LONGEST_OUTPUT:]))
        for row in failed[:_MOST_FORFEITS]
        if row.output
    ]
    more = len(failed) - len(cells)
    return section(
        "Forfeits",
        text(f"Lost because the bot failed: {told}."),
        table(("game", "bot", "seat", "why"), cells, words=(1, 2, 3)),
        *([text(f"And {more} more, in the rows of the results.")] if more else []),
        *outputs,
    )
