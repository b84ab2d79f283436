from __future__ import annotations

from pathlib import Path

import pytest

from lascaux import LascauxError, game, game_ids
from lascaux.arena.contests.contest import Contest
from lascaux.arena.contests.engines import LocalEngine
from lascaux.arena.contests.plan import ArenaPlan, make_plan
from lascaux.arena.contests.results import FORFEITED, SeatResult
from tests.table import broken_bots


def play(plan: ArenaPlan, jobs: int = 1) -> list[SeatResult]:
    rows: list[SeatResult] = []
    LocalEngine(jobs).play(plan, range(plan.total), rows.extend)
    return sorted(rows, key=lambda row: (row.game, row.seat))


@pytest.mark.parametrize("id", game_ids())
def test_a_game_depends_on_nothing_but_the_plan_and_its_number(id: str) -> None:
    plan = make_plan(id, ["random", "search:iterations=2,rollout=1"], 2, "s")
    here = play(plan)
    assert here == play(plan, jobs=2)
    assert here[-plan.players :] == Contest(plan).play(plan.total - 1)


@pytest.mark.parametrize("id", game_ids())
def test_the_rows_of_a_game_add_up(id: str) -> None:
    plan = make_plan(id, ["random", "stubborn"], 2, "s", players=min(3, game(id).most_players))
    for number in range(plan.total):
        rows = Contest(plan).play(number)
        assert [row.bot for row in rows] == list(plan.bout(number).seats)
        assert sum(row.share for row in rows) in (0, pytest.approx(1))
        assert sum(row.own_decisions for row in rows) == rows[0].decisions
        for row in rows:
            assert sum(row.sources.values()) == row.score
            assert (row.rank == 1) == (row.share > 0) or not any(row.share for row in rows)
            assert row.seconds > 0
            assert row.forfeit == row.output == ""


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_bots.install(tmp_path, monkeypatch)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("bot", "why", "output"),
    [
        ("clumsy", "ValueError: dropped the die", "Traceback"),
        ("quitter", "SystemExit: enough", "Traceback"),
        ("cheater", "it chose what is not legal", ""),
        ("mute", "TypeError", "Traceback"),
        ("sore", "ValueError: cannot lose", "Traceback"),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_arena_goes_on(bot: str, why: str, output: str) -> None:
    plan = make_plan("pebbles", ["stubborn", bot], 4, "s")
    rows = play(plan)
    assert len(rows) == 8
    for row in rows:
        lost = row.bot == bot
        assert row.ending == FORFEITED
        assert (row.share, row.rank) == ((0.0, 2) if lost else (1.0, 1))
        assert row.forfeit.startswith(why) == lost
        assert row.output.startswith(output) or not lost
        assert "\n" not in row.forfeit


@pytest.mark.usefixtures("broken")
def test_a_bot_on_several_seats_loses_on_all_when_it_fails_on_one() -> None:
    plan = make_plan("pebbles", ["stubborn", "clumsy"], 6, "s", players=3)
    rows = play(plan)
    assert {row.share for row in rows if row.bot == "clumsy"} == {0.0}
    for number in range(plan.total):
        game = [row for row in rows if row.game == number]
        assert sum(row.share for row in game) == pytest.approx(1)
        assert [bool(row.forfeit) for row in game].count(True) == 1
        assert max(row.rank for row in game if row.bot == "stubborn") < min(
            row.rank for row in game if row.bot == "clumsy"
        )


@pytest.mark.usefixtures("broken")
def test_a_bot_that_takes_its_process_along_is_no_hang() -> None:
    with pytest.raises(LascauxError, match="ended before its work was done"):
        play(make_plan("pebbles", ["stubborn", "dead"], 4, "s"), jobs=2)


def test_other_content_than_planned_is_refused() -> None:
    plan = make_plan("hunters", ["random", "stubborn"], 2, "s")
    other = ArenaPlan.from_json({**plan.to_json(), "content_version": "older"})
    with pytest.raises(LascauxError, match="planned with content older of hunters"):
        Contest(other)


def test_a_plan_for_more_than_the_game_is_for_is_refused_before_any_game() -> None:
    plan = make_plan("pebbles", ["random", "stubborn"], 2, "s")
    with pytest.raises(LascauxError, match="pebbles is for 2 to 3 players, not 8"):
        Contest(ArenaPlan.from_json({**plan.to_json(), "players": 8}))
