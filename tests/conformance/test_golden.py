"""Golden records, move orders and perft counts do not drift, and no game goes without them."""

import json

import pytest

import lascaux
from lascaux.engine.record import Record
from tests.conformance.golden import FOLDER, golden_order, golden_perft, golden_record
from tests.conformance.walk import tables


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_the_golden_record_verifies_and_is_played_the_same(game_id: str, players: int) -> None:
    path = FOLDER / f"{game_id}-{players}.txt"
    assert path.exists(), f"no golden record {path.name}: run `make golden`"
    written = Record.load(path)
    assert written.verify().over
    assert golden_record(game_id, players) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_the_order_of_legal_actions_is_stable(game_id: str) -> None:
    assert golden_order(game_id) == (FOLDER / f"{game_id}-order.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_the_number_of_positions_is_stable(game_id: str) -> None:
    text = (FOLDER / f"{game_id}-perft.json").read_text(encoding="utf-8")
    assert len(json.loads(text)) >= 2
    assert golden_perft(game_id) == text
