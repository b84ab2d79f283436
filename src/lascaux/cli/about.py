"""What is there: the installed games, their rules and their content."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table

from lascaux.cli.flags import AsJson, ContentFile, possible_values
from lascaux.cli.screen import output, say, say_json
from lascaux.engine import game as registry
from lascaux.engine.errors import UnknownName
from lascaux.engine.game import Component, Game
from lascaux.engine.options import specs, value_text
from lascaux.engine.words import count

RECONSTRUCTED = "reconstructed"
_RULE = re.compile(r"^- \*\*(\w+)\*\* .*(?:\n  .*)*", re.MULTILINE)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id.")]


def games(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Show all about this one.")
    ] = None,
    json: AsJson = False,
) -> None:
    """List the installed games, or one with its options."""
    if game is None:
        found = [registry.game(id) for id in registry.game_ids()]
        if json:
            say_json([_facts(each) for each in found])
        else:
            _show_games(found)
    elif json:
        say_json(_facts(registry.game(game)))
    else:
        _show_game(registry.game(game))


def _facts(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "designers": game.designers,
        "publisher": game.publisher,
        "description": game.description,
        "least_players": game.least_players,
        "most_players": game.most_players,
        "usual_players": game.usual_players,
        "rule_sides": {n: game.rule_sides(n) for n in game.player_counts},
        "minutes": game.minutes,
        "content": game.content_version,
        "seat_names": list(game.seat_names),
        "sources": list(game.sources),
        "endings": list(game.endings),
        "options": [{**asdict(spec), "flag": spec.flag} for spec in specs(game.Options)],
    }


def _players(game: Game) -> str:
    least, most = game.least_players, game.most_players
    return str(least) if least == most else f"{least}-{most}"


def _show_games(found: list[Game]) -> None:
    table = Table()
    for name in ("id", "title", "players", "minutes", "designers", "content"):
        table.add_column(name, overflow="fold")
    for game in found:
        players, minutes = _players(game), str(game.minutes)
        row = (game.id, game.title, players, minutes, game.designers, game.content_version)
        table.add_row(*row)
    output().print(table)


def _rule_lines(game: Game) -> list[str]:
    """Which sides the rules play, and with how many players if not with any number."""
    names = {n: " and ".join(game.side_names(n)[n:]) for n in game.player_counts}
    if len(set(names.values())) == 1:
        return [f"The rules play {name}." for name in {*names.values()} if name]
    return [
        f"With {count(n, 'player')} the rules play {name}." for n, name in names.items() if name
    ]


def _show_game(game: Game) -> None:
    say(f"{game.title} ({game.id})", "bold")
    say(game.description)
    say(f"By {game.designers}; {game.publisher}.")
    minutes = count(game.minutes, "minute")
    say(f"{game.players_text}, {minutes}, content {game.content_version}.")
    for line in _rule_lines(game):
        say(line)
    options = specs(game.Options)
    if not options:
        say("It has no options.")
        return
    table = Table("option", "value", "default", "")
    for spec in options:
        table.add_row(spec.flag, possible_values(spec), value_text(spec.default), spec.help)
    output().print(table)


def rules(
    game: GameId,
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", help="Only this item, such as H21.")
    ] = None,
) -> None:
    """Print a game's rules, or one of them."""
    text = registry.game(game).rules()
    if number is not None:
        text = _rule(text, number, game)
    console = output()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        say(text.rstrip())


def _rule(text: str, number: str, game: str) -> str:
    """One item of a rules page: its first line and those indented below it."""
    items = {found[1].upper(): found[0] for found in _RULE.finditer(text)}
    if number.upper() not in items:
        raise UnknownName(
            f"{game} has no rule {number!r}; `lascaux rules {game}` prints all {len(items)}"
        )
    return items[number.upper()]


def content(
    game: GameId,
    content: ContentFile = None,
    everything: Annotated[
        bool, typer.Option("--all", help="All entries, not only those reconstructed.")
    ] = False,
    json: AsJson = False,
) -> None:
    """List what a game's content file only reconstructs, to check it against a box."""
    found = registry.game(game, content)
    components = list(found.components())
    counts = Counter(component.provenance for component in components)
    shown = [each for each in components if everything or each.provenance == RECONSTRUCTED]
    if json:
        say_json(
            {
                "game": found.id,
                "content": found.content_version,
                "counts": dict(sorted(counts.items())),
                "components": [asdict(component) for component in shown],
            }
        )
        return
    if shown:
        _show_components(shown)
    sums = ", ".join(f"{count} {provenance}" for provenance, count in sorted(counts.items()))
    say(f"{found.id}, content {found.content_version}: {len(components)} entries: {sums or 'none'}")


def _show_components(components: list[Component]) -> None:
    table = Table("id", "what", "source", "note")
    for each in components:
        source = f"{each.provenance}: {each.source}" if each.source else each.provenance
        table.add_row(each.id, each.summary, source, each.note)
    output().print(table)
