"""Bots play every game, the same way twice, and from nothing but what their seat may know."""

import pytest

import lascaux
from lascaux import Rng, Sight
from lascaux.bots import Bot, bot, bot_names
from lascaux.bots.kinds import LEVELS
from lascaux.bots.match import play_match
from lascaux.testing.option_sets import both_ends
from tests.conformance.walk import start, tables, walk

TABLES = tables()
SMALLEST = [(game_id, lascaux.game(game_id).least_players) for game_id in lascaux.game_ids()]

# The levels are made of these, with budgets that would take long here; a program is no bot of ours.
SPECS = (
    *(name for name in bot_names() if name not in ("program", "search", *LEVELS[2:])),
    "search:iterations=5",
    "search:iterations=5,rollout=3,tries=3,others=quick",
    "search:iterations=5,rollout=1,others=against",
)


@pytest.mark.once
@pytest.mark.parametrize(("game_id", "players"), SMALLEST)
@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_plays_every_game_and_the_same_way_twice(
    game_id: str, players: int, spec: str
) -> None:
    game = lascaux.game(game_id)
    games = []
    for _ in range(2):
        state = start(game_id, players, "bots")
        seats = [bot(spec, game, Rng(f"{spec} {seat}")) for seat in range(players)]
        games.append(play_match(state, seats, Rng("eyes")))
        assert state.over
    assert games[0] == games[1]


@pytest.mark.once
@pytest.mark.parametrize(
    ("game_id", "players", "advanced"),
    [*((*table, False) for table in TABLES), *((*table, True) for table in SMALLEST)],
)
@pytest.mark.parametrize("spec", SPECS)
def test_a_choice_depends_on_nothing_that_the_seat_cannot_know(
    game_id: str, players: int, spec: str, advanced: bool
) -> None:
    """Two bots with the same chance and the same memories look at two truths that look the same."""
    game = lascaux.game(game_id)
    options = both_ends(game)[-1] if advanced else game.Options()
    bots = [[bot(spec, game, Rng(f"fair {seat}")) for seat in range(players)] for _ in range(2)]
    for step, state in enumerate(walk(game.new(players, "fair", options), "fair")):
        if step % 17 or state.over:
            continue
        seat = int(state.to_move)
        truths = (state, state.determinize(seat, Rng(f"hidden {step}")))
        one, other = (
            each[seat].choose(Sight(truth, seat, Rng(f"eyes {step}")))
            for each, truth in zip(bots, truths, strict=True)
        )
        assert one == other


class PeepingBot(Bot):
    """Decides by the true position, which it has no right to."""

    def __init__(self, truth: lascaux.State) -> None:
        super().__init__(Rng("fair"))
        self.truth = truth

    def choose(self, sight: Sight) -> int:
        """An action that the whole position decides, hidden parts too."""
        actions = sight.legal()
        return int(actions[int(self.truth.fingerprint(), 16) % len(actions)])


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_bot_that_saw_the_truth_would_be_caught(game_id: str) -> None:
    caught = 0
    players = lascaux.game(game_id).usual_players
    for step, state in enumerate(walk(start(game_id, players, "fair"), "fair")):
        if state.over:
            break
        another_truth = state.determinize(state.to_move, Rng(f"hidden {step}"))
        choices = {
            PeepingBot(truth).choose(Sight(truth, state.to_move, Rng("eyes")))
            for truth in (state, another_truth)
        }
        caught += len(choices) > 1
    assert caught
