"""Workers: processes that share out tasks, each taking the next one as soon as it is free."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TypeVar

from lascaux.engine.errors import LascauxError

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

Worker = Callable[[Task], Outcome]
Start = Callable[[], Worker[Task, Outcome]]  # makes a worker ready, once in each process
Collect = Callable[[Outcome], None]


def share_out(
    start: Start[Task, Outcome], tasks: Sequence[Task], jobs: int, collect: Collect[Outcome]
) -> None:
    """Have the tasks done in `jobs` processes; `collect` gets the outcomes as they come.

    With one job all is done in this process. What crosses to the others must be picklable.

    >>> share_out(lambda: abs, [-3, 2], 1, print)
    3
    2
    """
    if jobs == 1:
        work = start()
        for task in tasks:
            collect(work(task))
    elif tasks:
        _share_out(start, iter(tasks), min(jobs, len(tasks)), collect)


def _share_out(
    start: Start[Task, Outcome], tasks: Iterator[Task], jobs: int, collect: Collect[Outcome]
) -> None:
    workers: dict[Connection, BaseProcess] = {}
    try:
        with _interrupts_ignored():
            for _ in range(jobs):
                ours, process = _start_process(start)
                workers[ours] = process
        busy = {pipe for pipe in workers if _send_next(pipe, tasks)}
        while busy:
            ready = wait(list(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                outcome = pipe.recv()
                if isinstance(outcome, LascauxError):
                    raise outcome
                collect(outcome)
                if not _send_next(pipe, tasks):
                    busy.remove(pipe)
    except (EOFError, ConnectionError):
        raise LascauxError("a worker process ended before its work was done") from None
    finally:
        for process in workers.values():
            process.terminate()
        for process in workers.values():
            process.join()


def _start_process(start: Start[Task, Outcome]) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")  # the same on every system, and safe beside threads
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(start, theirs), daemon=True)
    process.start()
    theirs.close()  # so that the end of the worker is the end of the pipe
    return ours, process


def _send_next(pipe: Connection, tasks: Iterator[Task]) -> bool:
    for task in tasks:
        pipe.send(task)
        return True
    return False


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C from their first moment; their parent ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change this, and only it is interrupted
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(start: Start[Task, Outcome], pipe: Connection) -> None:
    """What a worker process does until it is ended or its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work = start()
    while True:
        try:
            pipe.send(_outcome(work, pipe.recv()))
        except (EOFError, ConnectionError):  # nobody is left to work for
            return


def _outcome(work: Worker[Task, Outcome], task: Task) -> Outcome | LascauxError:
    try:
        return work(task)
    except LascauxError as error:  # the parent can say it better than a traceback
        return error
