"""Whole games against the recount: points, people, goods, goals and fights, all the time."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from lascaux.games.rise import RiseOptions
from lascaux.games.rise.content.parts import RESOURCES
from lascaux.games.rise.view import SOURCE_NAMES, RiseView
from tests.games.rise.answers import GAME
from tests.games.rise.recount import INVADERS, NAMES, Recount
from tests.games.rise.walks import EVERYTHING, Player, begin, modes, player_counts, seeds


class Walk:
    """One game, played at random by the engine and followed by the recount."""

    def __init__(self, players: int, options: RiseOptions, seed: int) -> None:
        self.state = begin(players, options, seed)
        self.player = Player(seed)
        self.recount = Recount(GAME.view(self.state))
        self.read = 0
        self.decisions = 0

    def play(self) -> None:
        """To the end."""
        self.follow()
        while not self.state.over:
            self.state.apply(self.player.choose(self.state))
            self.follow()

    def follow(self) -> None:
        """Let the recount read on, and compare."""
        for entry in self.state.log[self.read :]:
            self.recount.follow(entry)
        self.read = len(self.state.log)
        self.recount.finish_fight()
        self.compare_numbers()
        self.decisions += 1
        if self.decisions % 10 == 0 or self.state.over:
            view = GAME.view(self.state)
            self.compare_seats(view)
            self.compare_hexes(view)
            self.compare_table(view)

    def compare_numbers(self) -> None:
        """Points, people and goods, straight from the position."""
        recount, state = self.recount, self.state
        seats = range(recount.players)
        points = [[recount.points[seat][name] for name in SOURCE_NAMES] for seat in seats]
        assert state.breakdown() == points
        assert state.scores() == [recount.score(seat) for seat in seats]
        assert min(state.scores()) >= 0
        goods = [recount.goods[seat][name] for seat in seats for name in RESOURCES]
        assert list(state.goods) == goods
        crowds = recount.members.values()
        assert list(state.members) == [crowd[tribe] for crowd in crowds for tribe in range(5)]
        assert list(state.supply) == recount.supply

    def compare_seats(self, view: RiseView) -> None:
        """Points and all that players have."""
        recount = self.recount
        assert view["over"] == (recount.over or self.state.ending == 1)
        for seat, shown in enumerate(view["seats"]):
            assert shown["points"] == {name: recount.points[seat][name] for name in SOURCE_NAMES}
            assert shown["score"] == recount.score(seat)
            assert shown["goods"] == {name: recount.goods[seat][name] for name in RESOURCES}
            assert shown["supply"] == recount.supply[seat] >= 0
            assert shown["waiting"] == recount.waiting[seat] >= 0
            assert shown["captured"] == recount.captives[seat]
            assert shown["on_map"] == recount.on_map(seat)
            assert {goal["id"] for goal in shown["in_progress"]} == recount.open_goals[seat]
            assert {goal["id"] for goal in shown["completed"]} == recount.completed_goals[seat]
            assert shown["bottom"] == recount.bottom[seat]
            assert shown["hidden"] == (seat in recount.hidden)
            on_map = list(recount.villages.values()).count(seat)
            assert shown["villages"] == on_map + shown["hidden"]
            owned = [token for token, owner in recount.tokens.items() if owner == seat]
            assert set(shown["tokens"]) == set(owned)
            assert shown["elder"] == recount.elders.get(seat)

    def compare_hexes(self, view: RiseView) -> None:
        """Who and what is where."""
        recount = self.recount
        for spot in view["hexes"]:
            crowd = recount.members[spot["id"]]
            assert spot["members"] == [crowd[seat] for seat in range(recount.players)]
            assert spot["invaders"] == crowd[INVADERS]
            assert spot["village"] == recount.villages.get(spot["id"])
            assert spot["mammoth"] == (
                recount.mammoth is not None and spot["id"] == recount.mammoth[0]
            )
            assert spot["tiger"] == (spot["id"] == recount.tiger)
            assert spot["chieftain"] == (spot["id"] == recount.chief)
            assert spot["frozen"] == (recount.is_frozen and spot["id"] == recount.ice)
            assert spot["stones"] == (recount.stones if spot["id"] == recount.ice else 0)
            assert spot["limit"] == recount.limit(spot["id"])

    def compare_table(self, view: RiseView) -> None:
        """Dice and event tiles."""
        recount = self.recount
        assert {action["id"]: action["dice"] for action in view["actions"]} == recount.queues
        assert sorted(view["dice"]["hand"]) == sorted(recount.hand)
        assert [tile["id"] for tile in view["events"]["slots"]] == recount.active_events


def walk(players: int, options: RiseOptions, seed: int) -> Walk:
    game = Walk(players, options, seed)
    game.play()
    return game


@settings(max_examples=12, deadline=None)
@given(players=player_counts, options=modes, seed=seeds)
def test_a_game_agrees_with_the_recount(players: int, options: RiseOptions, seed: int) -> None:
    walk(players, options, seed)


@pytest.mark.slow
@settings(max_examples=600, deadline=None)
@given(players=player_counts, options=modes, seed=seeds)
def test_many_games_agree_with_the_recount(players: int, options: RiseOptions, seed: int) -> None:
    walk(players, options, seed)


def test_the_walks_meet_nearly_everything_that_can_happen() -> None:
    seen: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for seed in range(12):
        game = walk(2 + seed % 3, EVERYTHING, seed)
        seen += game.recount.seen
        for seat in game.recount.points:
            points += +seat
    assert set(points) == set(SOURCE_NAMES)
    assert len(set(NAMES.values()) - set(seen)) <= 6, "of 54 kinds of log entries"
