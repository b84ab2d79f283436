"""For authors of games: the laws that every game keeps, and stories for tests of its own.

`check_game(MyGame())` tries all laws; each can be tried by itself. A `Story` plays a game by
notation in a test. Nothing here needs a test framework: what is wrong raises AssertionError.
"""

from lascaux.testing.by_seat import (
    check_deals,
    check_deciders,
    check_decision,
    check_position,
    check_questions,
    check_secrets,
    check_sentences,
    check_unseen_decisions,
)
from lascaux.testing.choosing import check_choices, check_plans
from lascaux.testing.codes import check_code, check_codes
from lascaux.testing.fields import check_fields, check_fields_declared
from lascaux.testing.held import check_held, check_held_twins
from lascaux.testing.insight import check_chances, check_landmarks
from lascaux.testing.knowledge import (
    check_redraws_are_blind,
    check_redraws_differ,
    check_redraws_look_the_same,
    check_sights,
    check_surprises,
    check_views_are_plain,
)
from lascaux.testing.laws import GAME_LAWS, TABLE_LAWS, check_game
from lascaux.testing.lessons import check_lesson
from lascaux.testing.memory import check_forgers, check_memory, check_nothing_is_shared
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
from lascaux.testing.story import Story
from lascaux.testing.walk import sample, walk
from lascaux.testing.words import check_box, check_labels, check_nonsense, check_notation

__all__ = [
    "GAME_LAWS",
    "TABLE_LAWS",
    "Story",
    "check_box",
    "check_chances",
    "check_choices",
    "check_code",
    "check_codes",
    "check_copies",
    "check_deals",
    "check_deciders",
    "check_decision",
    "check_drawings",
    "check_fields",
    "check_fields_declared",
    "check_forgers",
    "check_game",
    "check_games_end",
    "check_held",
    "check_held_twins",
    "check_labels",
    "check_landmarks",
    "check_legal_actions",
    "check_lesson",
    "check_log",
    "check_memory",
    "check_nonsense",
    "check_notation",
    "check_nothing_is_shared",
    "check_options",
    "check_panes",
    "check_plans",
    "check_position",
    "check_questions",
    "check_redraws_are_blind",
    "check_redraws_differ",
    "check_redraws_look_the_same",
    "check_refusals",
    "check_regions",
    "check_restoring",
    "check_secrets",
    "check_sentences",
    "check_sides",
    "check_sights",
    "check_surprises",
    "check_tables",
    "check_undo",
    "check_unseen_decisions",
    "check_views_are_plain",
    "check_what_is_taken_back",
    "sample",
    "walk",
]
