"""Citing: the numbers of rules in other texts lead to these rules."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from lascaux.engine.game import game
from lascaux.engine.rulebook import RULINGS, chapters, numbers

_CITED = re.compile(r"\b[A-Z]+\d+\b")


def cited(text: str, game_id: str) -> Markup:
    """A text in which the numbers of a game's rules lead to them.

    >>> cited("points (A31)", "tribes")
    Markup('points (<a href="/games/tribes/rules#A31">A31</a>)')
    """
    known = numbers(game(game_id).rules())

    def link(found: re.Match[str]) -> str:
        number = found[0]
        return (
            f'<a href="/games/{game_id}/rules#{number}">{number}</a>' if number in known else number
        )

    return Markup(_CITED.sub(link, str(escape(text))))  # noqa: S704 - escaped


def cites_a_ruling(text: str, game_id: str) -> bool:
    """Whether a text is about something that the rulebook leaves open.

    >>> cites_a_ruling("points (A31)", "tribes"), cites_a_ruling("elders (R96)", "rise")
    (True, False)
    """
    ours = numbers(chapters(game(game_id).rules()).get(RULINGS, ""))
    return not set(ours).isdisjoint(_CITED.findall(text))
