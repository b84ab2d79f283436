"""Failure: a bot that was asked to decide and has not."""

from __future__ import annotations

from lascaux.engine.errors import LascauxError

NOBODY = -1


class BotFailed(LascauxError):
    """A bot that has not decided; the text says what became of it.

    `output` is what the bot printed last, if it prints anything; `seat` is whose bot it is, once
    somebody knows.
    """

    def __init__(self, text: str, output: str = "", seat: int = NOBODY) -> None:
        super().__init__(text)
        self.output = output
        self.seat = seat

    def of(self, name: str) -> BotFailed:
        """The same, with the seat and the bot's name in the text, for whoever set it to play.

        >>> str(BotFailed("it gave up", seat=1).of("greedy"))
        'seat 1 (greedy): it gave up'
        """
        return BotFailed(f"seat {self.seat} ({name}): {self}", self.output, self.seat)
