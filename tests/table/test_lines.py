"""Lines of the log: how far back they go, and what stands in them."""

from __future__ import annotations

from lascaux.bots import bot
from lascaux.engine.game import game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import SPECTATOR, State
from lascaux.table.screen.lines import LOG_LINES, log_lines

NAMES = ("Ana", "Ben", "Cleo", "Dov")


def played(game_id: str, decisions: int) -> State:
    """A game of four greedy bots, on until it is the turn of the first."""
    found = game(game_id)
    state = found.new(4, "lines", log=True)
    mind, eyes = bot("greedy", found, Rng("mind")), Rng("eyes")
    made = 0
    while made < decisions or state.to_move != 0:
        state.apply(int(mind.choose(Sight(state, int(state.to_move), eyes))))
        made += 1
    return state


def test_all_that_others_did_since_ones_last_turn_is_told() -> None:
    state = played("rise", 120)
    lines = log_lines(game("rise"), state, 0, NAMES)
    heads = [line.seat for line in lines if line.mark == "turn"]
    assert len(lines) > LOG_LINES
    assert heads == [0, 1, 2, 3, 0]
    assert lines[-1].number == len(state.log)


def test_whoever_watches_is_told_the_latest() -> None:
    state = played("rise", 120)
    assert len(log_lines(game("rise"), state, SPECTATOR, NAMES)) == LOG_LINES


def test_where_a_tile_lies_is_said_to_those_who_do_not_see_it() -> None:
    state = played("hunters", 3)
    lines = log_lines(game("hunters"), state, 0, NAMES)
    laid = next(line for line in lines if line.kind == "laid")
    assert [words.is_aside for words in laid.parts] == [False, True]
    assert laid.parts[0].text == "Ana lays a tile."
    assert laid.parts[1].text.startswith(" It lies ")
