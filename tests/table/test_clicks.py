"""A turn of advanced rise takes fewer clicks than when every decision was confirmed by itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tools"))

from clicks import PLAYERS, counted  # found in tools/

SHARE = 0.9  # of the clicks of before


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_takes_fewer_clicks_and_fewer_still_with_drags(players: int) -> None:
    count = counted(players)
    assert count.dragged < count.after < count.before
    assert count.dragged <= SHARE * count.before
