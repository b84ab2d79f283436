"""Events that no printed tile has: whatever the content says is carried out, for whomever."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux.engine.rng import Rng
from lascaux.games.tribes import TribesGame
from lascaux.games.tribes.content import reader
from tests.games.tribes.invariants import check
from tests.games.tribes.scenario import Story

TEXT = Path(reader.__file__).with_name("content.toml").read_text(encoding="utf-8")


def game_with(tmp_path: Path, **effects: str) -> TribesGame:
    """Tribes with other effects of some events, as `all explore 2; self gain_vp 1`."""
    blocks = TEXT.split("[[event]]")
    for number, block in enumerate(blocks):
        for event, told in effects.items():
            if f'id = "{event}"' in block:
                parts = [effect.split() for effect in told.split(";")]
                listed = ", ".join(f'{{target = "{t}", op = "{o}", n = {n}}}' for t, o, n in parts)
                old = next(line for line in block.splitlines() if line.startswith("effects"))
                blocks[number] = block.replace(old, f"effects = [{listed}]")
    path = tmp_path / "content.toml"
    path.write_text("[[event]]".join(blocks), encoding="utf-8")
    return TribesGame(path)


@pytest.mark.rule("T102")
def test_all_may_explore(tmp_path: Path) -> None:
    game = game_with(tmp_path, fever="all explore 1")
    story = Story(game=game, players=3, turn="Green", first="Green", row="fever move")
    story.will_draw("gold", "goat", "wheat").play("take fever")
    for owner, kind in (("Green", "gold"), ("Black", "goat"), ("Red", "wheat")):
        assert story.asked == (owner, "lay where")
        story.play("at 1 w")
        assert story.lands(owner) == f"goat 1, horse, wheat, {kind}"
    assert story.turn == "Black"


@pytest.mark.rule("T102")
def test_all_may_get_members(tmp_path: Path) -> None:
    game = game_with(tmp_path, fever="all gain_members 2")
    lands = {"Red": "goat 1, horse 1, wheat", "Green": "goat 14, horse 1, wheat"}
    story = Story(game=game, lands=lands, row="fever move").play("take fever")
    story.play("procreate 1", "procreate 2")
    assert story.asked == ("Green", "select tile"), "an empty reserve gives nothing, and no shifts"
    assert story.lands("Red") == "goat 2, horse 2, wheat"


def test_others_may_move_and_effects_come_in_their_order(tmp_path: Path) -> None:
    game = game_with(tmp_path, fever="self gain_vp 1; others move 1; self lose_vp 3")
    story = Story(game=game, players=3, points={"Red": 5}, row="fever move").play("take fever")
    assert story.all_points == [6, 0, 0]
    assert story.asked == ("Green", "move from")
    story.play("stop")
    assert story.asked == ("Black", "move from")
    story.play("move 1", "to 3")
    assert story.lands("Black") == "goat, horse, wheat 1"
    assert story.all_points == [3, 0, 0]
    assert story.asked == ("Green", "select tile")


@pytest.mark.parametrize(
    "op",
    ["gain_vp", "lose_vp", "lose_members", "exhaust_empty", "gain_members", "explore", "move"],
)
def test_an_effect_of_nothing_does_nothing(tmp_path: Path, op: str) -> None:
    game = game_with(tmp_path, fever=f"all {op} 0")
    lands = dict.fromkeys(("Red", "Green"), "goat 2, horse 1, wheat, gold!")
    story = Story(game=game, lands=lands, points={"Red": 4}, row="fever move").play("take fever")
    assert story.asked == ("Green", "select tile")
    assert (story.lands("Red"), story.lands("Green")) == tuple(lands.values())
    assert story.all_points == [4, 0]


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_with_such_events_lose_nothing(tmp_path: Path, players: int) -> None:
    game = game_with(
        tmp_path,
        fever="all explore 2",
        cave_bear="all move 2; self gain_members 3",
        hard_winter="all gain_members 2; others lose_members 1",
        epidemic="others explore 5; self lose_members 9",
        plague="all exhaust_empty 3; all explore 1",
        harvest_festival="others give_shell_to_taker 5",
    )
    for seed in range(3):
        state, rng = game.new(players, f"odd {seed}"), Rng(f"odd {seed}")
        while not state.over:
            check(state)
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
