"""A progress bar for games: how many are done, how fast they go, how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskProgressColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from lascaux.cli.screen import errors


class _RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.3g} games/s")


@contextmanager
def games_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many of the games are done.

    Those that it is told of first were done before; they do not count for the rate.
    """
    console = errors()
    with Progress(
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        _RateColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:

        def tell(done: int) -> None:
            if bar.tasks:
                bar.update(bar.task_ids[0], completed=done)
            else:
                bar.add_task("", total=games, completed=done)

        yield tell
