"""A turn of advanced rise takes fewer clicks than when every decision was confirmed by itself."""

from __future__ import annotations

import pytest

from clicks import PLAYERS, counted  # found in tools/

TAPPED, DRAGGED = 0.67, 0.6  # at most, of the clicks of before


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_takes_fewer_clicks_and_fewer_still_with_drags(players: int) -> None:
    count = counted(players)
    assert count.dragged < count.after < count.before
    assert count.after <= TAPPED * count.before
    assert count.dragged <= DRAGGED * count.before
