"""Whole games against the recount: every choice, score, supply and area, decision by decision."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lascaux.engine.rng import Rng
from lascaux.games.hunters.rules.codes import OPEN_SIDES
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.view import HuntersView, TileInPlay
from tests.games.hunters.oracle import NORTH_EAST_SOUTH_WEST, Area, Place, Recount, printed
from tests.games.hunters.scenario import GAME

seeds = st.integers(0, 2**32 - 1)
player_counts = st.integers(2, 5)


def in_play(view: HuntersView) -> TileInPlay:
    """The tile that somebody lays or has just laid."""
    tile = view["tile"]
    assert tile is not None
    return tile


class Walk:
    """One game, played at random by the engine and followed by the recount."""

    def __init__(self, players: int, seed: int) -> None:
        state = GAME.new(players, str(seed))
        assert isinstance(state, HuntersState)
        self.state = state
        self.rng = Rng(f"walk {seed}")
        self.compact = self.rng.below(3) > 0  # a dense land finishes more
        self.recount = Recount(players)
        self.mover = 0
        self.bonus_turn = False
        self.bonus_tiles = 0
        self.actions: list[int] = []

    def play(self) -> None:
        """To the end."""
        view = GAME.view(self.state)
        self.compare(view)
        while not view["over"]:
            action = self.choose(view)
            self.state.apply(action)
            self.actions.append(action)
            after = GAME.view(self.state)
            self.follow(view, GAME.notation(action), after)
            self.compare(after)
            view = after

    def choose(self, view: HuntersView) -> int:
        """A legal action, after comparing what is legal."""
        actions = list(self.state.legal())
        moves = [GAME.notation(action) for action in actions]
        assert len(set(moves)) == len(moves)
        if view["phase"] == "place":
            assert set(moves) == self.recount.lays(in_play(view)["id"])
        else:
            free = self.recount.choices(self.mover)
            assert free, "with nothing to place nobody is asked"
            assert set(moves) == free | {"skip"}
        drawn = [self.rng.below(len(actions)) for _ in range(4 if self.compact else 1)]
        return actions[max(drawn, key=lambda index: self.neighbours(moves[index]))]

    def neighbours(self, move: str) -> int:
        """How many tiles a move's square touches; for pieces any number."""
        if not move.startswith("lay"):
            return 0
        x, y = (int(number) for number in move.split()[1].split(","))
        return sum((x + dx, y + dy) in self.recount.tiles for dx, dy in NORTH_EAST_SOUTH_WEST)

    def follow(self, before: HuntersView, move: str, after: HuntersView) -> None:
        """Let the recount take the decision, and see that play goes on as it should."""
        if before["phase"] == "place":
            self.recount.lay(in_play(before)["id"], move)
            if self.recount.choices(self.mover):
                assert (after["phase"], after["to_move"]) == ("occupy", self.mover)
                assert after["tile"] == before["tile"]
                assert after["boxed"] == before["boxed"]
                return
        elif move != "skip":
            self.recount.put(self.mover, move)
        gold = self.recount.finish()
        boxed = [name for name in after["boxed"] if name not in before["boxed"]]
        assert not any(self.recount.lays(name) for name in boxed)
        if gold and not self.bonus_turn and before["bonus_left"]:
            if not after["over"] and in_play(after)["bonus"]:
                self.bonus_turn = True
                self.bonus_tiles += 1
                assert in_play(after)["id"] in before["unseen_bonus"]
                assert (after["phase"], after["to_move"]) == ("place", self.mover)
                return
            assert after["bonus_left"] == 0
            assert set(before["unseen_bonus"]) <= set(boxed)
        else:
            assert after["bonus_left"] == before["bonus_left"]
        self.bonus_turn = False
        self.next_turn(before, after, boxed)

    def next_turn(self, before: HuntersView, after: HuntersView, boxed: list[str]) -> None:
        """The next player has drawn a land tile, or the game is over."""
        if after["over"]:
            assert after["land_left"] == 0
            assert set(before["unseen_land"]) <= set(boxed)
            ending = 1 if before["unseen_land"] else 0
            assert self.state.ending == ending
            self.recount.finish_game()
            return
        self.mover = (self.mover + 1) % self.recount.players
        assert (after["phase"], after["to_move"]) == ("place", self.mover)
        assert in_play(after)["bonus"] is False
        assert in_play(after)["id"] in before["unseen_land"]

    def compare(self, view: HuntersView) -> None:
        """The table, the pieces, the scores and supplies, and the areas are the same."""
        recount = self.recount
        laid = {(t["x"], t["y"]): (t["id"], t["rotation"]) for t in view["tiles"]}
        assert laid == recount.tiles
        on_table = {(p["seat"], p["piece"], p["tile"], p["zone"]) for p in view["pieces"]}
        assert len(on_table) == len(view["pieces"])
        assert on_table == {
            (p.seat, p.job, recount.tiles[p.place[:2]][0], p.place[2]) for p in recount.pieces
        }
        assert [seat["score"] for seat in view["seats"]] == recount.scores
        assert [seat["members"] for seat in view["seats"]] == recount.members
        assert [seat["huts"] for seat in view["seats"]] == recount.huts
        self.check_supplies(view)
        self.check_areas()

    def check_supplies(self, view: HuntersView) -> None:
        """No piece and no tile is ever lost."""
        for seat in view["seats"]:
            mine = [piece["piece"] for piece in view["pieces"] if piece["seat"] == seat["seat"]]
            assert seat["huts"] + mine.count("hut") == 2
            assert seat["members"] + len(mine) - mine.count("hut") == 5
        in_hand = [in_play(view)["id"]] if view["phase"] == "place" else []
        everywhere = [
            *(tile["id"] for tile in view["tiles"]),
            *(in_hand + view["boxed"] + view["unseen_land"] + view["unseen_bonus"]),
        ]
        assert sorted(everywhere) == sorted(tile.id for tile in GAME.content.tiles)

    def check_areas(self) -> None:
        """The engine's areas are those of the flood fill, and so are their open sides."""
        recount, state, tables = self.recount, self.state, GAME.tables
        for areas, layer in ((recount.features, 0), (recount.systems, tables.water)):
            roots: dict[int, Area] = {}
            for place, area in areas.items():
                root = state.root(self.number(place) + layer)
                assert roots.setdefault(root, area) == area
                if layer == 0 and place[2][0] in "fr":
                    assert state.sums[root] & OPEN_SIDES == recount.open_sides(area)
            assert len(roots) == len(set(areas.values()))
        in_systems = sum(recount.zone(place).fish for place in recount.systems)
        on_tiles = [zone for name, _ in recount.tiles.values() for zone in printed(name).zones]
        assert in_systems == sum(zone.fish for zone in on_tiles)
        if not state.laid:
            for piece in recount.pieces:
                if piece.job in ("gatherer", "fisherman"):
                    assert recount.open_sides(recount.features[piece.place])

    def number(self, place: Place) -> int:
        """The engine's number of a zone."""
        tile = self.recount.tiles[place[:2]][0]
        return GAME.tables.zone_number[f"{tile}.{place[2]}"]


def walk(players: int, seed: int) -> Walk:
    game = Walk(players, seed)
    game.play()
    again = GAME.new(players, str(seed))
    for action in game.actions:
        again.apply(action)
    assert again.fingerprint() == game.state.fingerprint()
    return game


@settings(max_examples=25, deadline=None)
@given(players=player_counts, seed=seeds)
def test_a_game_agrees_with_the_recount(players: int, seed: int) -> None:
    walk(players, seed)


@pytest.mark.slow
@settings(max_examples=1200, deadline=None)
@given(players=player_counts, seed=seeds)
def test_many_games_agree_with_the_recount(players: int, seed: int) -> None:
    walk(players, seed)


def test_the_walks_meet_bonus_tiles_and_all_sources_of_points() -> None:
    games = [walk(2 + seed % 4, seed) for seed in range(4)]
    assert sum(game.bonus_tiles for game in games) > 0
    points = [seat for game in games for seat in game.state.breakdown()]
    assert all(sum(seat[source] for seat in points) > 0 for source in range(4))
