"""Whole games agree with a second bookkeeping made from the log alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lascaux
from lascaux import Sight
from lascaux.bots.greedy import GreedyBot
from lascaux.engine.bits import numbers_in
from lascaux.engine.rng import Rng
from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.content.parts import MATERIALS, SLOTS
from lascaux.games.epoch.rules.codes import CELLS as CELL_COUNT
from lascaux.games.epoch.rules.codes import KINDS, NONE, SEGMENTS
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.words.log import KINDS as ENTRIES
from tests.games.epoch.answers import CELLS, GAME, TILES
from tests.games.epoch.recount import Recount

pytestmark = pytest.mark.once

EVERY = 20  # decisions between two comparisons
LIKED = ("offer", "develop", "pay", "accept", "make", "string", "catch", "turn-up", "explore")
SOMETIMES = ("hunt", "butcher", "cut", "paddle", "buy", "withdraw", "ask", "homage")
OPTIONS = st.builds(
    EpochOptions,
    mode=st.sampled_from(("normal", "extended")),
    start_food=st.sampled_from((12, 40)),
    six_sites=st.booleans(),
    egtved_other_must_differ=st.booleans(),
    permission_mode=st.sampled_from(("ask", "always")),
    dummy_repeats_abilities=st.booleans(),
    round_cap=st.just(14),
)


class Player:
    """Decides for everybody: now as the greedy bot would, now at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(f"walk {seed}")
        self.bot = GreedyBot(self.rng.split(), GAME.insight)

    def choose(self, state: EpochState) -> int:
        """Anything, but rather what brings the game on, or what is rarely done."""
        rng = self.rng
        if lascaux.COMPILED and rng.below(2):
            return int(self.bot.choose(Sight(state, state.to_move, rng)))
        actions = list(state.legal())
        texts = [GAME.notation(action) for action in actions]
        wanted = LIKED if rng.below(2) else SOMETIMES
        liked = [a for a, text in zip(actions, texts, strict=True) if text.startswith(wanted)]
        if liked and rng.below(3):
            actions = liked
        elif len(actions) > 1 and "end-turn" in texts and rng.below(3):
            actions.pop(texts.index("end-turn"))
        return actions[rng.below(len(actions))]


def walk(players: int, options: EpochOptions, seed: int) -> Recount:
    """A game beside its recount."""
    state, player = GAME.new(players, str(seed), options, log=True), Player(seed)
    recount = Recount(
        GAME.view(state), options.start_food, lambda cell: TILES[state.tile[CELLS.index(cell)]]
    )
    told = decisions = 0
    while True:
        for entry in state.log[told:]:
            recount.follow(GAME.event(entry))
        told = len(state.log)
        if decisions % EVERY == 0 and state.question().step == "main":
            compare(state, recount)
        if state.over:
            break
        action = player.choose(state)
        recount.decided(GAME.notation(action))
        state.apply(action)
        decisions += 1
    compare(state, recount)
    assert [recount.points(side) for side in range(state.sides)] == state.breakdown()
    return recount


def compare(state: EpochState, recount: Recount) -> None:
    """What lies on the table is what the log has told."""
    assert (list(state.food), list(state.status)) == (recount.food, recount.status)
    for side, goods in enumerate(recount.goods):
        assert held(state.goods, side) == +goods
    for number, cell in enumerate(CELLS):
        assert held(state.loose, number) == +recount.loose[cell]
    huts = {CELLS[n]: side for n, side in enumerate(state.hut) if side != NONE}
    assert huts == recount.hut
    assert {CELLS[n] for n in numbers_in(state.face_up)} == recount.open
    at = [None if cell == NONE else CELLS[cell] for cell in state.leader]
    assert at == recount.leader
    tokens = [(place, side) for place, side in enumerate(state.tokens) if side != NONE]
    assert {(SLOTS[n // SEGMENTS], n % SEGMENTS): side for n, side in tokens} == recount.tokens
    hidden = {SLOTS[n] for n in numbers_in(state.undiscovered)}
    assert hidden == recount.site.keys() - recount.found
    assert len(CELLS) == CELL_COUNT + 2


def held(counts: Iterable[int], owner: int) -> Counter[str]:
    """What somebody has, or what lies on a cell."""
    own = list(counts)[owner * KINDS : (owner + 1) * KINDS]
    return +Counter(dict(zip(MATERIALS, own, strict=True)))


@settings(max_examples=8)
@given(st.integers(1, 4), OPTIONS, st.integers(0, 2**32))
def test_a_game_agrees_with_the_recount(players: int, options: EpochOptions, seed: int) -> None:
    walk(players, options, seed)


@pytest.mark.slow
@settings(max_examples=400)
@given(st.integers(1, 4), OPTIONS, st.integers(0, 2**32))
def test_many_games_agree_with_the_recount(players: int, options: EpochOptions, seed: int) -> None:
    walk(players, options, seed)


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
def test_the_games_meet_everything_that_can_happen() -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        seen += walk(1 + seed % 4, EpochOptions(start_food=40, round_cap=30), seed).seen
    assert {kind.name for kind in ENTRIES.values()} - seen.keys() == set()
