import dataclasses
import multiprocessing
from pathlib import Path

import pytest

from lascaux import LascauxError
from lascaux.arena.simulation.simulate import Plan, Series, simulate
from lascaux.arena.simulation.tally import Tally
from lascaux.engine import record

PLAN = Plan("pebbles", 2, ("random", "stubborn"), games=100, seed="s")


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(PLAN, progress=lambda part: heard.append(part.games))
    assert sum(heard) == 100
    assert len(heard) > 1


def test_a_shorter_series_is_the_beginning_of_a_longer_one() -> None:
    parts = [dataclasses.replace(PLAN, games=games) for games in (1, 2)]
    one, two = (simulate(plan) for plan in parts)
    assert one.by_seat(0).scores < two.by_seat(0).scores


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"players": 9, "bots": ("random",) * 9},
        {"bots": ("random",)},
        {"bots": ("random", "nobody")},
        {"games": 0},
        {"options": {"rounds": "99"}},
    ],
)
def test_a_plan_is_checked_before_any_work(wrong: dict[str, object]) -> None:
    plan = dataclasses.replace(PLAN, **wrong)  # type: ignore[arg-type]
    with pytest.raises(LascauxError):
        simulate(plan, jobs=2)
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_no_hang() -> None:
    def kill_all(_: Tally) -> None:
        for process in multiprocessing.active_children():
            process.kill()

    with pytest.raises(LascauxError, match="ended before its work was done"):
        simulate(dataclasses.replace(PLAN, games=10**5), jobs=2, progress=kill_all)
    assert multiprocessing.active_children() == []


def test_rotated_seats_play_the_same_deals() -> None:
    plan = Plan("hunters", 2, ("greedy", "random"), games=4, seed="deal", rotate=True)
    assert [plan.deal(index) for index in range(4)] == ["deal 0", "deal 0", "deal 1", "deal 1"]
    assert [plan.seats(index)[0] for index in range(4)] == ["greedy", "random"] * 2


def test_a_match_is_the_same_game_with_and_without_a_log() -> None:
    series = Series(Plan("hunters", 2, ("greedy", "random"), games=2, seed="log", rotate=True))
    (plain, match), (logged, same) = series.match(1), series.match(1, log=True)
    assert match == same
    assert (plain.over, plain.scores()) == (True, logged.scores())
    assert not plain.log
    assert logged.log


def test_every_game_can_be_saved_as_a_record_that_verifies(tmp_path: Path) -> None:
    plan = Plan("pebbles", 2, ("greedy", "random"), games=3, seed="kept", records=tmp_path)
    tally = simulate(plan)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["pebbles-0.txt", "pebbles-1.txt", "pebbles-2.txt"]
    scores = []
    for file in files:
        saved = record.load(file)
        assert saved.seats == ["greedy", "random"]
        scores.append(record.verify(saved, record.game_of(saved)).scores()[0])
    assert sorted(scores) == sorted(tally.by_seat(0).scores.elements())
