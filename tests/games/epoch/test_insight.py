"""What the guess at a position is good for: a bot that looks one decision ahead plays sensibly."""

from __future__ import annotations

from typing import Any

import pytest

import lascaux
from lascaux import Rng, Sight
from lascaux.bots.bot import Bot
from lascaux.bots.greedy import GreedyBot
from lascaux.bots.random import RandomBot
from lascaux.games.epoch.rules.ending import ROUND_CAP
from lascaux.games.epoch.rules.state import EpochState
from lascaux.testing import check_chances
from tests.games.epoch.answers import GAME
from tests.games.epoch.scenario import Story, on


def best(story: Story) -> str:
    """What the greedy bot does, in notation."""
    sight = Sight(story.state, story.state.to_move, Rng("eyes"))
    return GAME.notation(GreedyBot(Rng("mine"), GAME.insight).choose(sight))


def part(story: Story, name: str, seat: int = 0) -> float:
    """A part of what a side's position is worth."""
    return GAME.insight.features(story.state, seat)[name]


def whole_turn(story: Story) -> list[str]:
    """What the greedy bot does until its turn is over."""
    now, done = int(story.state.turn), []
    while story.state.turn == now:
        done.append(best(story))
        story.play(done[-1])
    return done


def test_a_tile_that_can_be_paid_is_developed() -> None:
    story = Story(tiles={"R1-05": "basket_a"}, goods={"Red": "3 wood"}, food={"Red": 5})
    assert "develop R1-05" in whole_turn(story)


def test_an_offer_that_can_be_paid_is_made() -> None:
    story = Story(
        tiles={"R3-04": "forest"},
        leaders={"Red": "R3-04"},
        goods={"Red": "1 antler 1 tendon 1 wood"},
        sites={"NE": "egtved"},
        undiscovered="",
        food={"Red": 5},
    )
    assert "offer NE 2" in whole_turn(story)


def test_who_has_enough_to_eat_explores_at_once() -> None:
    story = Story.from_box(2, "first", start_mode="fixed", start_food=18)
    assert "explore" in whole_turn(story)
    assert story.state.status[story.state.first] == 2


def test_nobody_gains_by_standing_in_the_way() -> None:
    """On a tile to be crossed it is as good as where one can get to from there."""
    tiles = {"R1-05": "forest", "R1-04": "forest", "R2-07": "forest"}
    story = Story(tiles=tiles, leaders={"Red": "R1-05", "Green": "R1-04"}, food={"Red": 12})
    here = GAME.insight.value(story.play("walk R1-04").state, 0)
    beyond = []
    for step in story.may("walk"):
        beyond.append(GAME.insight.value(story.play(f"walk {step}").state, 0))
        story.undo()
    assert here == pytest.approx(max(beyond))


def test_a_kind_that_nobody_can_make_is_no_aim() -> None:
    """Four processed materials are offered only where leather, rope or bronze can be had."""
    told: dict[str, Any] = {
        "tiles": {"R3-04": "forest"},
        "leaders": {"Red": "R3-04"},
        "goods": {"Red": "1 hide 1 antler 1 tendon"},
        "sites": {"NE": "barger"},
        "tokens": {"NE 1": "Green"},
        "undiscovered": "",
        "food": {"Red": 5},
    }
    with_rope = Story(**told, owns={"Red": "rope_making"})
    assert part(with_rope, "aims") > part(Story(**told), "aims") + 2


def test_who_is_hungry_looks_for_food() -> None:
    story = Story(food={"Red": 0}, all_up=True, leaders={"Red": "V-S"})
    assert {"gather", "fish", "hunt"} & set(whole_turn(story))


def test_work_is_for_what_an_aim_lacks() -> None:
    tiles = {"R1-05": "forest", "R2-08": "basket_b"}
    story = Story(tiles=tiles, leaders={"Red": "R1-05"}, goods={"Red": "1 wood"}, food={"Red": 9})
    before = part(story, "aims")
    story.play("work", "buy wood")
    assert part(story, "aims") > before
    assert best(story) == "buy wood"


def test_an_aim_that_is_nearer_is_worth_more() -> None:
    tiles = {"R1-05": "grasslands", "R2-08": "grasslands", "R3-11": "hoop_net_a"}
    told = {"tiles": tiles, "goods": {"Red": "3 wood 1 rope"}, "food": {"Red": 9}}
    near = Story(leaders={"Red": "R2-08"}, **told)  # type: ignore[arg-type]
    far = Story(leaders={"Red": "R1-05"}, **told)  # type: ignore[arg-type]
    assert part(near, "aims") > part(far, "aims") > 0


@pytest.mark.rule("E187")
def test_the_end_cuts_the_way_of_the_dummy_short() -> None:
    story = Story(players=1, in_round=10)
    all_of_it = part(story, "the way to go", 1)
    story.state.countdown = 3
    assert 0 < part(story, "the way to go", 1) < all_of_it / 2
    story.state.countdown = 1
    assert part(story, "the way to go", 1) == 0


def test_a_load_is_not_looked_into_for_nothing() -> None:
    story = on("forest", goods={"Red": "1 wood"}, food={"Red": 0})
    assert "load" not in whole_turn(story)


def test_of_a_deer_is_taken_what_an_aim_lacks() -> None:
    tiles = {"R1-05": "forest", "R2-08": "gloves_a"}
    goods = {"Red": "1 deer 2 flax"}
    story = Story(tiles=tiles, leaders={"Red": "R1-05"}, goods=goods, food={"Red": 9})
    assert "hide" in best(story.play("butcher"))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_chances_add_up(players: int) -> None:
    check_chances(GAME, players)


def play(bots: list[Bot], seed: str) -> EpochState:
    """A game between bots, to its end."""
    state, rng = GAME.new(len(bots), seed), Rng(f"eyes {seed}")
    while not state.over:
        state.apply(bots[state.to_move].choose(Sight(state, state.to_move, rng)))
    return state


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
def test_greedy_beats_random() -> None:
    won = 0
    for number in range(20):
        bots: list[Bot] = [GreedyBot(Rng("g"), GAME.insight), RandomBot(Rng("r"))]
        seat = number % 2
        won += play(bots[:: -1 if seat else 1], f"beats {number // 2}").winners() == [seat]
    assert won >= 18


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
def test_alone_greedy_beats_the_dummy_now_and_then() -> None:
    """With the numbers for people it did so in one of twelve."""
    games = [play([GreedyBot(Rng("g"), GAME.insight)], f"alone {number}") for number in range(60)]
    assert sum(state.winners() == [0] for state in games) > 10


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
@pytest.mark.parametrize("players", [1, 2])
def test_greedy_bots_do_not_walk_to_and_fro(players: int) -> None:
    steps = back = 0
    for number in range(10):
        state, rng = GAME.new(players, f"about {number}"), Rng("eyes")
        bots = [GreedyBot(Rng(f"{seat}"), GAME.insight) for seat in range(players)]
        journey: list[int] = []
        while not state.over:
            action = bots[state.to_move].choose(Sight(state, state.to_move, rng))
            walker, place = state.active, int(state.leader[state.active])
            state.apply(action)
            if not GAME.notation(action).startswith(("walk", "paddle")):
                journey = []
                continue
            journey.append(place)
            steps += 1
            back += int(state.leader[walker]) in journey
    assert back * 10 < steps


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_most_games_of_greedy_bots_end_by_themselves(players: int) -> None:
    ended = 0
    for number in range(10):
        bots: list[Bot] = [GreedyBot(Rng(f"{seat}"), GAME.insight) for seat in range(players)]
        ended += play(bots, f"to the end {number}").ending != ROUND_CAP
    assert ended >= 9
