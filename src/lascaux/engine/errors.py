"""The errors that Lascaux raises on purpose, each with a sentence for the person who caused it."""


class LascauxError(Exception):
    """Something the caller can put right; its text says what was wrong and what to do."""


class IllegalAction(LascauxError):
    """An action that the rules do not allow now. The state is unchanged.

    >>> str(IllegalAction("that forest is already occupied", "H35"))
    'that forest is already occupied (rule H35)'
    """

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} (rule {rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class ContentError(LascauxError):
    """A content file that is broken; the text names the file, the entry and the field."""


class NotationError(LascauxError):
    """Text that is no move of this game."""


class OptionError(LascauxError):
    """An option, or a value of one, that the game does not have."""


class RecordError(LascauxError):
    """A record that cannot be read or replayed; the text names the line."""


class Tampered(LascauxError):
    """Somebody has written into the tables that all positions of a game share."""


class UnknownName(LascauxError):
    """A game or bot that is not installed; the text lists those that are."""
