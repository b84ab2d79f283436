"""A position declares its fields; what is declared is what is there, copied and written down."""

import pytest

from lascaux.testing.fields import check_fields
from tests.conformance.walk import start, tables, walk


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_fields_are_declared_and_copied(game_id: str, players: int) -> None:
    for step, state in enumerate(walk(start(game_id, players, "fields"), "fields")):
        if step % 7 == 0 or state.over:
            check_fields(state)
