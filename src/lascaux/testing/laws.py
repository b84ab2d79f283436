"""All laws, and all of them on one game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lascaux.engine.game import Game
from lascaux.engine.game import game as installed
from lascaux.testing.by_seat import (
    check_deals,
    check_deciders,
    check_questions,
    check_secrets,
    check_sentences,
    check_unseen_decisions,
)
from lascaux.testing.choosing import check_choices, check_plans
from lascaux.testing.codes import check_codes
from lascaux.testing.fields import check_fields_declared
from lascaux.testing.held import check_held_twins
from lascaux.testing.insight import check_chances, check_landmarks
from lascaux.testing.knowledge import (
    check_redraws_are_blind,
    check_redraws_differ,
    check_redraws_look_the_same,
    check_sights,
    check_surprises,
    check_views_are_plain,
)
from lascaux.testing.lessons import check_lesson
from lascaux.testing.memory import check_forgers, check_nothing_is_shared
from lascaux.testing.panes import check_panes
from lascaux.testing.pictures import check_drawings, check_regions
from lascaux.testing.play import (
    check_copies,
    check_games_end,
    check_legal_actions,
    check_log,
    check_options,
    check_refusals,
    check_restoring,
    check_sides,
    check_tables,
    check_undo,
    check_what_is_taken_back,
)
from lascaux.testing.words import check_box, check_labels, check_nonsense, check_notation

# Of a game as such, whoever plays it.
GAME_LAWS: tuple[Callable[[Game], None], ...] = (
    check_box,
    check_notation,
    check_nonsense,
    check_options,
    check_lesson,
)

# Of a game with so many players, tried on the positions of games that the seed decides.
TABLE_LAWS: tuple[Callable[[Game, int, str], None], ...] = (
    check_games_end,
    check_sides,
    check_legal_actions,
    check_refusals,
    check_fields_declared,
    check_copies,
    check_restoring,
    check_codes,
    check_nothing_is_shared,
    check_tables,
    check_forgers,
    check_log,
    check_undo,
    check_what_is_taken_back,
    check_held_twins,
    check_redraws_look_the_same,
    check_redraws_are_blind,
    check_redraws_differ,
    check_sights,
    check_surprises,
    check_views_are_plain,
    check_questions,
    check_deciders,
    check_deals,
    check_sentences,
    check_unseen_decisions,
    check_secrets,
    check_labels,
    check_drawings,
    check_regions,
    check_panes,
    check_choices,
    check_plans,
    check_chances,
    check_landmarks,
)


def check_game(game: Game | str, seed: str = "law") -> None:
    """Try all laws on a game, or on the installed game of that id, with every number of players.

    The first law that is broken raises AssertionError; a note names the law. Another seed tries
    them on other games.
    """
    game = installed(game) if isinstance(game, str) else game
    for law in GAME_LAWS:
        with _named(f"{law.__name__}: {game.id}"):
            law(game)
    for players in game.player_counts:
        for table_law in TABLE_LAWS:
            about = f"{game.id} with {players} players, seed {seed!r}"
            with _named(f"{table_law.__name__}: {about}"):
                table_law(game, players, seed)


@contextmanager
def _named(about: str) -> Iterator[None]:
    """Add to whatever goes wrong which law was tried on what."""
    try:
        yield
    except Exception as error:
        error.add_note(about)
        raise
