"""What a tile is said to bring is what it brings, whoever takes it."""

from __future__ import annotations

import pytest

from lascaux.engine.rng import Rng
from lascaux.games.tribes import TribesOptions
from lascaux.games.tribes.rules import outlook
from lascaux.games.tribes.rules.codes import STOP, TAKE
from lascaux.games.tribes.rules.outlook import Outlook
from lascaux.games.tribes.rules.state import TribesState
from tests.games.tribes.scenario import GAME, Story
from tests.games.tribes.walks import Player


def brought(before: TribesState, tile: int, rng: Rng) -> Outlook:
    """What taking a tile really brings, if nothing is left undone; steps and shifts apart."""
    seat, price = before.active, before.place_in_row(tile)
    shells = before.shells[seat] - price + before.shells_on[tile]
    state = before.copy()
    state.advance(TAKE + tile)
    while not state.over and state.turn == before.turn:
        actions = [action for action in state.legal() if action != STOP] or [STOP]
        act = [action for action in actions if GAME.notation(action) == "act"]
        state.advance(act[0] if act else actions[rng.below(len(actions))])
    lands = state.territories[seat].size() - before.territories[seat].size()
    flipped = before.fresh_lands(seat) + lands - state.fresh_lands(seat)
    return Outlook(
        points=state.score(seat) - before.score(seat),
        members=state.on_lands(seat) - before.on_lands(seat),
        lands=lands - max(flipped, 0),
        turned_back=max(-flipped, 0),
        shells=state.shells[seat] - shells,
    )


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_what_every_tile_brings(players: int, seed: int) -> None:
    options = TribesOptions(
        procreate_shift_covers_shortfall=seed % 2 == 0,
        empty_bag_turnbacks_per_missing_draw=seed % 2 == 0,
        round_cap=400,
    )
    state, player, rng = GAME.new(players, f"outlook {seed}", options), Player(seed), Rng("outlook")
    tried = 0
    while not state.over and state.bronze_left() > 1:  # then the end would pay besides
        if state.question().step == "select tile":
            actions = state.legal()
            tile = actions[rng.below(len(actions))] - TAKE
            told = outlook.of_tile(state, state.active, tile, open_points=True)
            found = brought(state, tile, rng)
            assert told._replace(steps=0, shifts=0) == found, GAME.content.tile_ids[tile]
            tried += 1
        state.apply(player.choose(state))
    assert tried > 40


def test_steps_and_shifts() -> None:
    story = Story(
        row="procreate move great_trek",
        lands={"Red": "goat 13, horse 1, wheat"},
        levels={"Red": "procreation 2 movement 1"},
    )
    tiles = {tile["id"]: tile["brings"][0] for tile in story.view["row"]}
    assert (tiles["procreate"]["members"], tiles["procreate"]["shifts"]) == (1, 2)
    assert (tiles["move"]["steps"], tiles["great_trek"]["steps"]) == (2, 3)
    alone = Story(row="procreate", lands={"Red": "goat 15, horse, wheat"})
    assert alone.view["row"][0]["brings"][0]["shifts"] == 0, "there is nowhere to shift to"


@pytest.mark.rule("A24")
@pytest.mark.rule("A31")
def test_what_is_told_of_points_lost_is_what_one_has() -> None:
    story = Story(row="raiders", points={"Red": 1, "Green": 1})
    raiders = GAME.view(story.state, 0)["row"][0]
    assert [brings["points"] for brings in raiders["brings"]] == [-1, -2], "one's own are known"
