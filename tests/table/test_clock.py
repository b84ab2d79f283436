"""Clocks and limits, by themselves."""

from __future__ import annotations

import time

import pytest

from lascaux.table.room.clock import shown, time_left
from lascaux.table.store.rows import Move
from lascaux.table.web import limits


def test_nothing_runs_before_the_first_move() -> None:
    assert time_left(5, 3, [], 0, 1e9) == [300.0] * 3


def test_each_move_costs_its_own_seat() -> None:
    moves = [Move(1, 0, "a", 100.0, 1), Move(2, 1, "b", 110.0, 2), Move(3, 1, "c", 115.0, 3)]
    assert time_left(1, 2, moves, None, 999.0) == [60.0, 45.0]
    assert time_left(1, 2, moves, 0, 125.0) == [50.0, 45.0]
    assert time_left(1, 2, moves, 1, 125.0) == [60.0, 35.0]


def test_a_decision_outside_ones_own_turn_costs_whoever_decides() -> None:
    moves = [Move(1, 0, "roll", 100.0, 1), Move(2, 1, "double", 130.0, 2)]
    assert time_left(1, 3, moves, 2, 131.0) == [60.0, 30.0, 59.0]


def test_time_can_run_out() -> None:
    assert time_left(1, 2, [Move(1, 0, "a", 0.0, 1)], 1, 100.0)[1] < 0
    assert shown(-40.0) == "00:00"
    assert shown(3600.0) == "60:00"


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = limits.Bucket(3, 2.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_person_has_a_bucket_and_old_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    buckets = limits.Buckets(1, 0.0)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")  # now a is forgotten
    assert buckets.take("a")
