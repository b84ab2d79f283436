from __future__ import annotations

from pathlib import Path

import pytest

import lascaux
from lascaux.bots import bot
from lascaux.bots.failure import BotFailed
from lascaux.bots.match import Match, play_match
from lascaux.engine.rng import Rng
from tests.table import broken_bots


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["clumsy", "cheater", "mute", "quitter"])
def test_a_bot_that_does_not_decide_is_named_by_its_seat(
    name: str, seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_bots.install(tmp_path, monkeypatch)
    game = lascaux.game("pebbles")
    state = game.new(2, "s")
    seats = [bot("stubborn", game, Rng("")), bot("stubborn", game, Rng(""))]
    seats[seat] = bot(name, game, Rng(""))
    with pytest.raises(BotFailed) as failure:
        play_match(state, seats, Rng("eyes"))
    assert failure.value.seat == seat == state.to_move
    assert not state.over


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_that_fails_at_the_end_of_a_game_is_named_by_its_seat(
    seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_bots.install(tmp_path, monkeypatch)
    game = lascaux.game("pebbles")
    state = game.new(2, "s")
    seats = [bot("stubborn", game, Rng("")), bot("stubborn", game, Rng(""))]
    seats[seat] = bot("sore", game, Rng(""))
    with pytest.raises(BotFailed, match="ValueError: cannot\nlose") as failure:
        play_match(state, seats, Rng("eyes"))
    assert failure.value.seat == seat
    assert failure.value.output.startswith("Traceback")
    assert state.over


def test_what_a_failed_bot_says_of_itself_is_kept() -> None:
    class Lost(lascaux.bots.Bot):
        def choose(self, sight: lascaux.Sight) -> int:
            raise BotFailed("it lost its way", output="left, right, left")

    state = lascaux.game("pebbles").new(2, "s")
    with pytest.raises(BotFailed, match="it lost its way") as failure:
        play_match(state, [Lost(Rng("")), Lost(Rng(""))], Rng("eyes"))
    assert failure.value.output == "left, right, left"
    assert failure.value.seat == 0


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_match_tells_who_decided_what_and_the_remarks_of_its_record(game_id: str) -> None:
    game = lascaux.game(game_id)
    players = game.least_players
    bots = [bot("random", game, Rng(f"{seat}")) for seat in range(players)]
    match = play_match(game.new(players, "s"), bots, Rng("eyes"), game.remark)
    again = game.new(players, "s")
    replayed = Match([], [], [])
    for action in match.actions:
        replayed.seats.append(int(again.to_move))
        replayed.actions.append(action)
        replayed.remarks.append(game.remark(again, action))
        again.apply(action)
    assert again.over
    assert match == replayed


def test_remarks_are_kept_only_where_they_are_asked_for() -> None:
    game = lascaux.game("hunters")
    bots = [bot("random", game, Rng(f"{seat}")) for seat in range(2)]
    match = play_match(game.new(2, "s"), bots, Rng("eyes"))
    assert match.remarks == []
    assert set(match.seats) == {0, 1}
    assert len(match.seats) == len(match.actions) > 100
