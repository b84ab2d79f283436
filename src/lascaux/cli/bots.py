"""Who there is to play against: the installed bots, what each does and what can be set."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.table import Table

from lascaux.bots import bot_names, read_spec, tidy_spec
from lascaux.cli.flags import AsJson, possible_values
from lascaux.cli.screen import output, say, say_json
from lascaux.engine.options import specs, value_text


def bots(
    spec: Annotated[
        str | None,
        typer.Argument(metavar="SPEC", help="Show all about this one, such as search:time=2."),
    ] = None,
    json: AsJson = False,
) -> None:
    """List the installed bots, or one with its settings.

    A spec is what --bots takes: a bot, and settings that differ from the default, as in
    search:iterations=800,rollout=30.
    """
    if spec is None:
        if json:
            say_json([_facts(name) for name in bot_names()])
        else:
            _show_bots()
    elif json:
        say_json(_facts(spec))
    else:
        _show_bot(spec)


def _facts(spec: str) -> dict[str, Any]:
    """All about a bot, in plain data; each setting with the value that the spec gives it."""
    kind, settings = read_spec(spec)
    return {
        "name": tidy_spec(spec).partition(":")[0],
        "spec": tidy_spec(spec),
        "summary": kind.summary,
        "settings": [
            {**asdict(each), "value": getattr(settings, each.name)} for each in specs(kind.Settings)
        ],
        "why_not_at_table": kind.why_not_at_table(settings),
    }


def _show_bots() -> None:
    table = Table("bot", "", "settings")
    for name in bot_names():
        kind, _ = read_spec(name)
        table.add_row(name, kind.summary, ", ".join(each.name for each in specs(kind.Settings)))
    output().print(table)
    say("What a setting means: lascaux bots BOT", "dim")


def _show_bot(spec: str) -> None:
    kind, settings = read_spec(spec)
    say(tidy_spec(spec), "bold")
    say(kind.summary)
    why_not = kind.why_not_at_table(settings)
    if why_not:
        say(f"Not at a table: {why_not}.")
    found = specs(kind.Settings)
    if not found:
        say("It has no settings.")
        return
    table = Table("setting", "value", "possible", "default", "")
    for each in found:
        value, default = value_text(getattr(settings, each.name)), value_text(each.default)
        table.add_row(each.name, value, possible_values(each), default, each.help)
    output().print(table)
