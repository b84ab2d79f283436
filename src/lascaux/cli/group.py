"""The command group: turns every error a person can put right into one line and an exit code."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from lascaux.cli.screen import complain
from lascaux.engine.errors import LascauxError

END_OF_INPUT = 1
WRONG = 2  # like a mistyped flag
INTERRUPTED = 130  # what shells report for Ctrl-C


class Commands(TyperGroup):
    """Runs a command; bugs still show their traceback, and a closed pipe stays quiet."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that the context names."""
        try:
            return super().invoke(ctx)
        except LascauxError as error:
            complain(str(error))
            raise typer.Exit(WRONG) from None
        except TyperException as error:  # a mistyped flag, value or command
            where = getattr(error, "ctx", None) or ctx
            said = " ".join(error.format_message().split()).rstrip(".")
            complain(f"{said}; {where.command_path} --help tells more")
            raise typer.Exit(WRONG) from None
        except BrokenPipeError:
            raise  # the reader has had enough; typer ends without a word
        except OSError as error:
            if error.filename is None:
                raise
            complain(f"{error.filename}: {error.strerror}")
            raise typer.Exit(WRONG) from None
        except EOFError:
            complain("the input has ended")
            raise typer.Exit(END_OF_INPUT) from None
        except KeyboardInterrupt:
            complain("stopped")
            raise typer.Exit(INTERRUPTED) from None
