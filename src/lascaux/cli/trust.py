"""Trust: a file from elsewhere may name a program, which runs only when somebody says yes."""

from __future__ import annotations

from collections.abc import Iterable

import typer

from lascaux.bots import read_spec
from lascaux.bots.kinds import ProgramSettings
from lascaux.engine.errors import LascauxError


def ask_before_running(specs: Iterable[str]) -> None:
    """Ask about each command that these bots would run; anything but yes is an error."""
    for spec in specs:
        _, settings = read_spec(spec)
        if isinstance(settings, ProgramSettings):
            # Not on standard output, which may be JSON for a script.
            asked = f"It runs the program {settings.command!r}. Type yes to go on: "
            typer.echo(asked, nl=False, err=True)
            if input().strip() != "yes":
                raise LascauxError("nothing was changed, and no program was run")
