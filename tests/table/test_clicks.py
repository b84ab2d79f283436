"""What a turn of advanced rise takes, counted from the choices' data of recorded games."""

from __future__ import annotations

from clicks import PLAYERS, counted, together


def test_a_turn_takes_at_most_half_of_what_it_took_decision_by_decision() -> None:
    found = together([counted(players) for players in PLAYERS])
    assert (found.turns, found.before) == (91, 1821)
    assert 2 * found.dragged <= found.before
