"""Nothing that is handed out, copied or redrawn shares writable memory with the truth."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import lascaux
from lascaux import Rng, Sight, State
from lascaux.bots import Bot
from lascaux.bots.match import play_match
from lascaux.bots.random import RandomBot
from lascaux.engine.errors import Tampered
from lascaux.engine.memory import attributes, shared_names
from lascaux.testing.memory import check_memory
from tests.conformance.walk import start, tables, walk

TABLES = tables()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_writing_into_what_is_handed_out_changes_nothing(game_id: str, players: int) -> None:
    for step, state in enumerate(walk(start(game_id, players, "memory", log=True), "memory")):
        if step % 11 == 0 or state.over:
            check_memory(state)


class ForgingBot(Bot):
    """Makes every move legal in whatever it is handed, and shuffles its choices."""

    def choose(self, sight: Sight) -> i64:
        choices = sight.legal()
        chosen = choices[self.rng.below(len(choices))]
        self.rng.shuffle(choices)
        for at in range(len(choices)):
            choices[at] = 0
        return chosen


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_bot_that_writes_into_its_choices_changes_no_game(game_id: str) -> None:
    def play(kind: type[Bot]) -> list[int]:
        state = lascaux.game(game_id).new(seed="forged")
        bots = [kind(Rng("one")) for _ in range(state.players)]
        play_match(state, bots, Rng("match"))
        return state.to_ints()

    class Shuffling(Bot):
        """Draws the same numbers as the forger and writes nothing."""

        def choose(self, sight: Sight) -> i64:
            choices = sight.legal()
            chosen = choices[self.rng.below(len(choices))]
            self.rng.shuffle(choices[:])
            return chosen

    assert play(ForgingBot) == play(Shuffling)


class TableWritingBot(RandomBot):
    """Writes into the tables of the rules, which it can reach in the same process."""

    def choose(self, sight: Sight) -> i64:
        for name in shared_names(sight.state):
            for value in attributes(getattr(sight.state, name)).values():
                if isinstance(value, vec) and len(value):
                    value[0] += 1
                    WRITTEN.append(value)
                    return super().choose(sight)
        raise AssertionError("there is no table to write into")


WRITTEN: list[vec[i64]] = []


@pytest.mark.parametrize(
    "game_id", [id for id in lascaux.game_ids() if shared_names(lascaux.game(id).new())]
)
def test_a_match_in_which_a_bot_wrote_into_the_tables_does_not_count(game_id: str) -> None:
    state: State = lascaux.game(game_id).new(seed="tables")
    bots: list[Bot] = [RandomBot(Rng("a")), TableWritingBot(Rng("b"))]
    try:
        with pytest.raises(Tampered, match="tables of the rules"):
            play_match(state, bots, Rng("match"))
    finally:
        while WRITTEN:
            WRITTEN.pop()[0] -= 1
