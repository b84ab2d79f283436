"""Every registered game keeps every law, with every number of players."""

from collections.abc import Callable, Iterable
from dataclasses import asdict
from itertools import combinations, product
from typing import Any

import pytest

import lascaux
from lascaux import Game, Rng
from lascaux.testing import (
    GAME_LAWS,
    TABLE_LAWS,
    check_choices,
    check_drawings,
    check_landmarks,
    check_lesson,
    check_panes,
    check_plans,
    check_questions,
    check_regions,
    check_sentences,
    check_surprises,
    check_unseen_decisions,
)
from lascaux.testing.option_sets import all_option_sets
from lascaux.testing.play import check_played
from tests.conformance.walk import option_sets, tables

MANY = 60  # combinations of options

# Laws about what is shown, which is never compiled.
SHOWN = (
    *(check_choices, check_drawings, check_lesson, check_panes, check_plans, check_questions),
    *(check_regions, check_sentences),
)


# Laws that take long: by default with the fewest and the most players, else among slow tests.
LONG = (
    *(check_choices, check_landmarks, check_panes, check_plans, check_questions, check_regions),
    *(check_surprises, check_unseen_decisions),
)


def mark(law: Callable[..., None]) -> list[pytest.MarkDecorator]:
    """What is shown does not depend on the build."""
    return [pytest.mark.once] if law in SHOWN else []


def laws_at_tables() -> list[Any]:
    """Each law with every game and number of players, and its marks."""
    found = []
    for law, (game_id, players) in product(TABLE_LAWS, tables()):
        counts = lascaux.game(game_id).player_counts
        long = law in LONG and players not in (min(counts), max(counts))
        marks = [*mark(law), *([pytest.mark.slow] if long else [])]
        name = f"{law.__name__}-{game_id}-{players}"
        found.append(pytest.param(law, game_id, players, marks=marks, id=name))
    return found


@pytest.mark.parametrize("game_id", lascaux.game_ids())
@pytest.mark.parametrize("law", [pytest.param(law, marks=mark(law)) for law in GAME_LAWS])
def test_every_game_keeps(law: Callable[[Game], None], game_id: str) -> None:
    law(lascaux.game(game_id))


@pytest.mark.parametrize(("law", "game_id", "players"), laws_at_tables())
def test_with_every_number_of_players_it_keeps(
    law: Callable[[Game, int, str], None], game_id: str, players: int
) -> None:
    law(lascaux.game(game_id), players, "law")


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), tables())
def test_with_many_of_all_combinations_of_options_it_is_played(game_id: str, players: int) -> None:
    game, rng = lascaux.game(game_id), Rng("options")
    every = all_option_sets(game)
    for _ in range(min(MANY, len(every))):
        check_played(game, players, every[rng.below(len(every))])


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_options_are_tried_two_by_two(game_id: str) -> None:
    """Every two values that meet in some combination meet in one of those that are tried."""
    game = lascaux.game(game_id)
    tried = {pair for options in option_sets(game) for pair in met(options)}
    assert tried >= {pair for options in all_option_sets(game) for pair in met(options)}
    assert option_sets(game)[0] == game.Options()


def met(options: Any) -> Iterable[Any]:
    """Every two settings of some options."""
    return combinations(asdict(options).items(), 2)


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_game_is_registered_under_its_id(game_id: str) -> None:
    assert lascaux.game(game_id).id == game_id
