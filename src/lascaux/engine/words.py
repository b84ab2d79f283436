"""Words that everybody needs: numbers with their nouns and as people read them, sentences."""

from __future__ import annotations

from collections.abc import Iterable


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> count(1, "tile"), count(2, "tile"), count(2, "hex", "hexes")
    ('1 tile', '2 tiles', '2 hexes')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def opening(text: str) -> str:
    """Words as they begin a sentence.

    >>> opening("where does this tile go?")
    'Where does this tile go?'
    """
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Words with a capital letter and a full stop.

    >>> sentence("two lands are laid"), sentence("Take it?"), sentence("goat (exhausted)")
    ('Two lands are laid.', 'Take it?', 'Goat (exhausted).')
    """
    return opening(text) + ("" if text.rstrip(")").endswith((".", "?", "!")) else ".")


def listed(words: Iterable[str], last: str = "and") -> str:
    """Several things in a row.

    >>> listed(["goat", "horse", "wheat"]), listed(["goat", "horse"], "or"), listed([])
    ('goat, horse and wheat', 'goat or horse', '')
    """
    *first, end = [*words] or [""]
    return f"{', '.join(first)} {last} {end}" if first else end


def decimal(value: float, decimals: int, sign: str = "") -> str:
    """A number with a proper minus, and none before a zero; `sign` '+' asks for a plus too.

    >>> decimal(-3.14159, 2), decimal(-0.001, 2), decimal(0.5, 1, "+")
    ('−3.14', '0.00', '+0.5')
    """
    rounded = round(value, decimals) or 0.0
    return f"{rounded:{sign}.{decimals}f}".replace("-", "−")


def percent(rate: float, decimals: int = 0) -> str:
    """A rate, such as a chance, in percent.

    >>> percent(0.523), percent(0.5, 1), percent(-0.0312, 1)
    ('52 %', '50.0 %', '−3.1 %')
    """
    return f"{decimal(100 * rate, decimals)} %"


def percent_more(high: float, low: float) -> str:
    """By how much one rate is above another, both being told in whole percents.

    >>> percent_more(0.314, 0.266), percent_more(0.314, 0.306)
    ('4 %', '1 %')
    """
    return percent(max(1, round(100 * high) - round(100 * low)) / 100)
