"""The tables that an arena prints: ratings, and who won how often against whom."""

from __future__ import annotations

from rich.table import Table

from lascaux.arena.contests.results import ArenaResults
from lascaux.cli.screen import output, say
from lascaux.engine import game as registry
from lascaux.engine.words import count

FORFEITS_SHOWN = 5


def show(results: ArenaResults) -> None:
    """Everything there is to say on a screen; the report says more."""
    plan = results.plan
    title = registry.game(plan.game).title
    say(f"{title}: {results.games} games, {plan.players} players, {plan.games} for each pairing")
    say(f"Seed {plan.seed!r}, content {plan.content_version}")
    _show_ratings(results)
    _show_win_rates(results)
    _show_forfeits(results)


def _show_ratings(results: ArenaResults) -> None:
    table = Table("bot", title="ratings", title_justify="left")
    for name in ("rating", "95 %", "games", "s/decision"):
        table.add_column(name, justify="right", no_wrap=True)
    for rating in results.ratings():
        rows = [row for row in results.rows if row.bot == rating.bot]
        decisions = sum(row.own_decisions for row in rows)
        table.add_row(
            rating.bot,
            f"{rating.mu:.1f}",
            f"{rating.low:.1f} to {rating.high:.1f}",
            str(rating.games),
            f"{sum(row.seconds for row in rows) / max(decisions, 1):.2g}",
        )
    output().print(table)


def _show_win_rates(results: ArenaResults) -> None:
    bots = [rating.bot for rating in results.ratings()]
    rates, spans = results.win_rates(), results.win_rates_95()
    table = Table("wins of", title="win rates against", title_justify="left")
    for bot in bots:
        table.add_column(bot, justify="right")
    for one in bots:
        cells = []
        for other in bots:
            if other in rates[one]:
                low, high = spans[one][other]
                cells.append(f"{rates[one][other]:.1%}\n{low:.1%}-{high:.1%}")
            else:
                cells.append("")
        table.add_row(one, *cells)
    output().print(table)


def _show_forfeits(results: ArenaResults) -> None:
    failed = results.forfeits
    if failed:
        say(f"{count(len(failed), 'forfeit')}:")
    for row in failed[:FORFEITS_SHOWN]:
        say(f"  game {row.game}, {row.bot}: {row.forfeit}")
    if len(failed) > FORFEITS_SHOWN:
        say(f"  and {len(failed) - FORFEITS_SHOWN} more, in the report")
