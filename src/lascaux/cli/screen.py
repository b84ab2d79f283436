"""The screen: where text, tables and JSON go, on a terminal or into a file."""

from __future__ import annotations

import io
import json
import os
import sys
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

FILE_WIDTH = 120  # of tables that no terminal limits


def output() -> Console:
    """A console on standard output, as it is now."""
    limited = sys.stdout.isatty() or "COLUMNS" in os.environ
    return Console(highlight=False, width=None if limited else FILE_WIDTH)


def errors() -> Console:
    """A console on standard error, for progress and complaints."""
    return Console(stderr=True, highlight=False)


def say(text: str, style: str = "") -> None:
    """Print a line as it is: no markup, and no line breaks that are not in it."""
    output().print(Text(text, style), soft_wrap=True)


def complain(text: str) -> None:
    """Print a line on standard error, led by the program's name."""
    errors().print(Text(f"lascaux: {text}"), soft_wrap=True)


def say_json(data: Any, indent: int | None = 2) -> None:
    """Print plain data as JSON; without indent, on one line."""
    typer.echo(json.dumps(data, indent=indent))


def accept_any_input() -> None:
    """Let bytes that are no text be read as wrong text, which can be answered; call it first."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
