"""The tables that an arena prints: ratings and who beat whom, or how each did who plays alone."""

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
    players, each = count(plan.players, "player"), "bot" if plan.alone else "pairing"
    say(f"{title}: {results.games} games, {players}, {plan.games} for each {each}")
    say(f"Seed {plan.seed!r}, content {plan.content_version}")
    if plan.alone:
        _show_alone(results)
    else:
        _show_ratings(results)
        _show_win_rates(results)
    _show_forfeits(results)


def _show_alone(results: ArenaResults) -> None:
    table = Table("bot", title="on the same deals", title_justify="left")
    for name in ("mean score", "95 %", "win rate", "95 %", "games", "s/decision"):
        table.add_column(name, justify="right", no_wrap=True)
    for each in results.alone():
        told = each.to_json()
        low, high = each.interval
        table.add_row(
            each.bot,
            f"{told['score']['mean']:.2f}" if told["score"] else "",
            "{:.2f} to {:.2f}".format(*told["score_95"]) if told["score_95"] else "",
            f"{each.rate:.1%}",
            f"{low:.1%}-{high:.1%}",
            str(each.games),
            _thinking(results, each.bot),
        )
    output().print(table)
    say("One player: bots do not meet, so there are no ratings. A win is one against the rules.")


def _show_ratings(results: ArenaResults) -> None:
    table = Table("bot", title="ratings", title_justify="left")
    for name in ("rating", "95 %", "games", "s/decision"):
        table.add_column(name, justify="right", no_wrap=True)
    for rating in results.ratings():
        table.add_row(
            rating.bot,
            f"{rating.mu:.1f}",
            f"{rating.low:.1f} to {rating.high:.1f}",
            str(rating.games),
            _thinking(results, rating.bot),
        )
    output().print(table)


def _thinking(results: ArenaResults, bot: str) -> str:
    """For how many seconds a bot thinks about a decision."""
    rows = [row for row in results.rows if row.bot == bot]
    decisions = sum(row.own_decisions for row in rows)
    return f"{sum(row.seconds for row in rows) / max(decisions, 1):.2g}"


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
