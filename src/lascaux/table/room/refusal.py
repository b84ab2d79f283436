"""Refused: what is said to somebody whose command the table does not carry out."""

from __future__ import annotations

from lascaux.engine.errors import LascauxError


class Refused(LascauxError):
    """A command that the table does not carry out; nothing has changed."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.rule = rule
