"""Saved games: read as a story, checked, and drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from lascaux.cli.flags import AsJson, ContentFile, RecordFile
from lascaux.cli.pictures import write_picture
from lascaux.cli.screen import say, say_json
from lascaux.engine import record as records
from lascaux.engine.errors import OptionError, RecordError
from lascaux.engine.game import Game
from lascaux.engine.record import Record, Step
from lascaux.engine.state import SPECTATOR, Event, State


def replay(file: RecordFile, json: AsJson = False, content: ContentFile = None) -> None:
    """Tell a saved game decision by decision; with --json, one object a line.

    Line 0 is the position before the first decision. Of a game that is not over it tells moves as
    the other players may read them, and what everybody may see; of one that is over, everything.
    """
    record = Record.load(file)
    game = records.game_of(record, content)
    if json:
        first = record.first_state(game)
        say_json({"number": 0} | _position_data(first, first.log, game, record), indent=None)
    else:
        _begin_story(record, game)
    for step in record.replay(game):
        told = step.notation if record.result else game.public_notation(step.action)
        if json:
            say_json(_step_data(step, game, told, record), indent=None)
        else:
            note = f"  # {step.note}" if step.note else ""
            say(f"{step.number} {game.seat_names[step.seat]} {told}{note}", "bold")
            for event in step.events:
                say(f"    {game.sentence(event)}")
    if not json:
        say(f"Result: {record.result}" if record.result else "The game is not over.")


def _begin_story(record: Record, game: Game) -> None:
    seats = [f"{game.seat_names[seat]} ({who})" for seat, who in enumerate(record.seats)]
    say(f"{game.title}, seed {record.seed!r}: {', '.join(seats)}")
    for event in record.first_state(game).log:
        say(f"    {game.sentence(event)}")


def _step_data(step: Step, game: Game, told: str, record: Record) -> dict[str, Any]:
    """A decision with the text that may be told of it; where that hides something, no code."""
    hidden = told != step.notation
    return {
        "number": step.number,
        "seat": step.seat,
        "name": game.seat_names[step.seat],
        "notation": told,
        "action": None if hidden else step.action,
        "data": None if hidden else game.actions.data(step.action),
        "note": step.note,
        **_position_data(step.state, step.events, game, record),
    }


def _position_data(state: State, events: list[Event], game: Game, record: Record) -> dict[str, Any]:
    """What came about, and what is seen then: by all, and once it is over by each, with points."""
    data: dict[str, Any] = {
        "events": [game.event(event) for event in events],
        "view": game.view(state),
    }
    if record.result:
        sources = [dict(zip(game.sources, side, strict=True)) for side in state.breakdown()]
        data["views"] = [game.view(state, seat) for seat in range(state.players)]
        data["points"] = dict(zip(game.side_names(state.players), sources, strict=True))
    return data


def verify(
    file: RecordFile,
    seed_hash: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="The seed's hash that the table showed before the end."),
    ] = None,
    content: ContentFile = None,
) -> None:
    """Replay a saved game and check that every move and the result are right."""
    record = Record.load(file)
    if seed_hash is not None and records.seed_hash(record.seed) != seed_hash.strip().lower():
        raise RecordError(f"the seed's hash is {records.seed_hash(record.seed)}, not {seed_hash}")
    game = records.game_of(record, content)
    state = record.verify(game)
    if not state.over:
        say(f"ok: {len(record.moves)} decisions; the game is not over")
    elif not record.check:
        say(f"ok: {len(record.moves)} decisions; the game is over, but no result is stated")
    else:
        say(f"ok: {len(record.moves)} decisions; {record.result}")


def draw(
    file: RecordFile,
    to: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="OUT", help="OUT.svg or OUT.png; else beside the record."
        ),
    ] = None,
    move: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="The position after N moves; else the last."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="K", min=0, help="As seat K sees it, from 0; else as a spectator."),
    ] = None,
    width: Annotated[
        int | None, typer.Option(metavar="PIXELS", min=100, max=20_000, help="Width of a PNG.")
    ] = None,
    content: ContentFile = None,
) -> None:
    """Draw a position of a saved game."""
    record = Record.load(file)
    game = records.game_of(record, content)
    if seat is not None and seat >= record.players:
        raise OptionError(f"--seat goes from 0 to {record.players - 1}, not {seat}")
    state = position_after(record, game, len(record.moves) if move is None else move)
    view = game.view(state, SPECTATOR if seat is None else seat)
    say(str(write_picture(game.draw(view), to or file.with_suffix(".svg"), width)))


def position_after(record: Record, game: Game, move: int) -> State:
    """The position after so many moves of a record."""
    if move > len(record.moves):
        raise OptionError(f"--move goes from 0 to {len(record.moves)}, not {move}")
    for step in record.replay(game):
        if step.number == move:
            return step.state
    return record.first_state(game)
