"""Whole games agree with a second bookkeeping made from the log alone."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest
from hypothesis import given, settings

from lascaux.games.tribes import TribesOptions
from lascaux.games.tribes.view import SeatView, TribesView
from lascaux.games.tribes.words.log import KINDS
from tests.games.tribes.answers import GAME
from tests.games.tribes.recount import Recount
from tests.games.tribes.walks import Player, begin, player_counts, seeds, ways

EVERY = 5  # decisions between two comparisons: most decisions change little


class Walk:
    """A random game beside its recount."""

    def __init__(self, players: int, options: TribesOptions, seed: int) -> None:
        self.state = begin(players, options, seed)
        self.recount = Recount(GAME.view(self.state))
        self.player = Player(seed)
        self.told = 0

    def play(self) -> None:
        """To the end."""
        for decisions in count():
            self.listen()
            if decisions % EVERY == 0 or self.state.over:
                self.compare(GAME.view(self.state))
            if self.state.over:
                break
            self.state.apply(self.player.choose(self.state))
        assert self.state.winners() == self.recount.winners()

    def listen(self) -> None:
        """Take over what the log has told."""
        for entry in self.state.log[self.told :]:
            self.recount.follow(GAME.event(entry))
        self.told = len(self.state.log)

    def compare(self, view: TribesView) -> None:
        """What the position shows is what the log has told."""
        recount = self.recount
        assert [tile["id"] for tile in view["row"]] == recount.row
        assert [tile["shells"] for tile in view["row"]] == [recount.lying[t] for t in recount.row]
        stones = {board["id"]: board["stones"] for board in view["boards"] if board["stones"]}
        assert stones == recount.stones
        assert view["bag"] == dict(recount.bag)
        assert +Counter(view["drawn"]) == +recount.drawn
        if view["selected"] is None or view["over"]:
            assert set(view["displayed"]) == recount.displayed
            assert set(view["boxed"]) == recount.boxed
        for seat in view["seats"]:
            self.compare_seat(seat["seat"], seat)

    def compare_seat(self, seat: int, shown: SeatView) -> None:
        """What a seat has."""
        recount = self.recount
        points = dict(zip(GAME.sources, self.state.breakdown()[seat], strict=True))
        assert {source: n for source, n in points.items() if n} == {
            source: n for source, n in recount.points[seat].items() if n
        }
        assert shown["shells"] == recount.shells[seat]
        assert shown["reserve"] == 15 - sum(recount.members[seat].values())
        assert [land["resource"] for land in shown["lands"]] == recount.lands[seat]
        members = [recount.members[seat][land["number"]] for land in shown["lands"]]
        assert [land["members"] for land in shown["lands"]] == members
        flipped = {land["number"] for land in shown["lands"] if land["exhausted"]}
        assert flipped == recount.exhausted[seat]
        levels = {name: track["level"] for name, track in shown["tracks"].items()}
        assert levels == recount.levels[seat]
        assert shown["arrow"] == (recount.arrows[seat] is None)


def walk(players: int, options: TribesOptions, seed: int) -> Recount:
    game = Walk(players, options, seed)
    game.play()
    return game.recount


@settings(max_examples=8, deadline=None)
@given(players=player_counts, options=ways, seed=seeds)
def test_a_game_agrees_with_the_recount(players: int, options: TribesOptions, seed: int) -> None:
    walk(players, options, seed)


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(players=player_counts, options=ways, seed=seeds)
def test_many_games_agree_with_the_recount(players: int, options: TribesOptions, seed: int) -> None:
    walk(players, options, seed)


def test_the_walks_meet_everything_that_can_happen() -> None:
    seen: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for seed in range(4):
        recount = walk(2 + seed % 3, TribesOptions(), seed)
        seen += recount.seen
        for points in recount.points:
            sources += +points
    assert set(seen) == {kind.name for kind in KINDS.values()}
    assert set(sources) == set(GAME.sources)
