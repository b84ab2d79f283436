"""What all positions of a game share, a bot can reach; a match in which it writes there is void."""

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


class TableWritingBot(Bot):
    """Writes into the tables of the rules, which it can reach in the same process."""

    def choose(self, sight: Sight) -> i64:
        for name in shared_names(sight.state):
            for value in attributes(getattr(sight.state, name)).values():
                if isinstance(value, vec) and len(value):
                    value[0] += 1
                    WRITTEN.append(value)
                    return sight.legal()[0]
        raise AssertionError("there is no table to write into")


class WritesAndFails(TableWritingBot):
    """Writes, and ends the match before anybody compares."""

    def choose(self, sight: Sight) -> i64:
        super().choose(sight)
        raise ValueError("enough")


WRITTEN: list[vec[i64]] = []


@pytest.mark.parametrize("cheat", [TableWritingBot, WritesAndFails])
@pytest.mark.parametrize(
    "game_id", [id for id in lascaux.game_ids() if shared_names(lascaux.game(id).new())]
)
def test_a_match_in_which_a_bot_wrote_into_the_tables_does_not_count(
    game_id: str, cheat: type[Bot]
) -> None:
    state: State = lascaux.game(game_id).new(seed="tables")
    bots: list[Bot] = [RandomBot(Rng("a")), cheat(Rng("b"))]
    try:
        with pytest.raises(Tampered, match="tables of the rules"):
            play_match(state, bots, Rng("match"))
    finally:
        while WRITTEN:
            WRITTEN.pop()[0] -= 1
