"""What the guess at a position is good for: a bot that looks one decision ahead plays sensibly."""

from __future__ import annotations

import pytest

import lascaux
from lascaux import Rng, Sight
from lascaux.bots.bot import Bot
from lascaux.bots.greedy import GreedyBot
from lascaux.bots.random import RandomBot
from lascaux.engine.agenda import STEP
from lascaux.games.cromagnon.rules.codes import OF_SEAT
from lascaux.games.cromagnon.rules.ending import TYPES_SCORED
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.rules.steps import (
    BID,
    PLAY_TILE,
    ROAM_FROM,
    ROAM_ON,
    ROAM_TO,
    ROAM_WHOSE,
)
from tests.games.cromagnon.answers import GAME
from tests.games.cromagnon.scenario import Story


def best(story: Story) -> str:
    """What the greedy bot does, in notation."""
    sight = Sight(story.state, story.state.to_move, Rng("eyes"))
    return GAME.notation(GreedyBot(Rng("mine"), GAME.insight).choose(sight))


def worth(story: Story, owner: str = "Red") -> float:
    """What a seat's position is worth."""
    seat = ("Red", "Green", "Black").index(owner)
    return sum(GAME.insight.features(story.state, seat).values())


def test_a_crowd_that_leads_is_worth_more() -> None:
    behind = Story(tribes={"Red": "near_east 1", "Green": "near_east 2"})
    ahead = Story(tribes={"Red": "near_east 3", "Green": "near_east 2"})
    assert worth(ahead) > worth(behind)


def test_of_tiles_the_third_of_a_tool_is_taken() -> None:
    story = Story(
        tribes={"Red": "near_east 1", "Green": "near_east 1"},
        hand={"Red": "spear_thrower/own_3 spear_thrower/half"},
        left={"spear_thrower": "foreign_2", "amber": "value foreign_3 relocate"},
        lying={"central_asia": "- amber spear_thrower", "south_asia": "- amber -"},
        spaces={"central_asia": "7/3"},
    )
    story.play("start near_east", "send south_asia", "on central_asia")
    assert best(story) == "take central_asia tools"


def in_conflict(red: int, green: int, spaces: str, hand: str) -> Story:
    """Black has completed Fire Drills; Red is asked for a tile in Oceania."""
    story = Story(
        players=3,
        turn_of="Black",
        tribes={
            "Black": "east_africa 1",
            "Red": f"oceania {red}",
            "Green": f"oceania {green}",
        },
        lying={"west_africa": "- - fire_drill", "oceania": "earth_mother ochre fire_drill!"},
        left={"fire_drill": "grow_3"},
        spaces={"oceania": spaces},
        hand={"Red": hand},
    )
    return story.play("start east_africa", "send west_africa", "play nothing", "fight oceania")


def test_a_tile_is_played_where_it_wins_more_than_it_is_worth() -> None:
    assert best(in_conflict(2, 2, "7/3 4/1", "earth_mother/value")) == "bid earth_mother/value"


def test_none_is_played_where_it_changes_nothing() -> None:
    assert best(in_conflict(4, 1, "7/3", "earth_mother/value")) == "pass"
    assert best(in_conflict(1, 9, "7/3", "earth_mother/value ochre/value")) == "pass"


def test_two_are_played_where_only_two_win() -> None:
    story = in_conflict(2, 4, "7/3 7/3", "earth_mother/value ochre/value earth_mother/temple")
    assert best(story).startswith("bid ")


def test_the_longer_nothing_is_taken_the_more_a_tile_counts() -> None:
    early = Story(tribes={"Red": "near_east 1"}, dry=0).play("start near_east")
    late = Story(tribes={"Red": "near_east 1"}, dry=14).play("start near_east")
    assert GAME.insight.value(late.state, 0) > GAME.insight.value(early.state, 0) + 10


def test_of_two_who_stand_alike_whoever_is_next_has_the_better_chances() -> None:
    red = GAME.insight.outlook(Story(turn_of="Red").state)
    green = GAME.insight.outlook(Story(turn_of="Green").state)
    assert red[0] > red[1]
    assert list(red) == pytest.approx([green[1], green[0]])


def test_a_move_under_way_is_judged_as_it_will_be_completed() -> None:
    story = Story(tribes={"Red": "near_east 2", "Green": "near_east 2"}).play("start near_east")
    done = GAME.insight.completed(story.state)
    assert isinstance(done, CroMagnonState)
    assert (int(story.state.chain) > 0, int(done.chain)) == (True, 0)
    assert list(GAME.insight.outlook(story.state)) == list(GAME.insight.outlook(done))
    assert GAME.insight.value(story.state, 0) == GAME.insight.value(done, 0)


@pytest.mark.once
def test_no_colour_is_dearer_than_another() -> None:
    """A whole game, and the same with everybody one seat further on: all choices are worth as much.

    Somebody who moves others' tribes once moved those of the first colour of the box before those
    of the last, where both seemed to be the same.
    """

    def moved_on(action: int) -> int:
        seat = action - OF_SEAT
        return OF_SEAT + (seat + 1) % 5 if 0 <= seat < 5 else action

    game = GAME.new(5, "colours")
    other = game.copy()
    other.first, other.active, other.to_move = ((seat + 1) % 5 for seat in (game.first,) * 3)
    lots, asked = Rng("by lot"), set()
    while game.turn < 60:
        asked.add(game.asked & STEP)
        for action in game.choices():
            worth_here = GAME.insight.value_after(game, action)
            assert worth_here == GAME.insight.value_after(other, moved_on(action)), game.asked
        action = game.choices()[lots.below(len(game.choices()))]
        game.apply(action)
        other.apply(moved_on(action))
    assert asked >= {PLAY_TILE, ROAM_WHOSE, ROAM_FROM, ROAM_TO, ROAM_ON, BID}


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_by_itself_makes_nobody_look_better(players: int) -> None:
    """Else a search likes best whatever puts off the answers of the others."""
    gains = []
    for number in range(10):
        bot, rng = GreedyBot(Rng("mine"), GAME.insight), Rng("eyes")
        state = GAME.new(players, f"turns {number}")
        turn, mover, chance = 0, 0, 0.0
        while not state.over:
            if state.turn > turn:
                chances = GAME.insight.outlook(state)
                gains += [chances[mover] - chance] if turn else []
                turn, mover = int(state.turn), int(state.active)
                chance = chances[mover]
            state.apply(bot.choose(Sight(state, state.to_move, rng)))
    assert abs(sum(gains) / len(gains)) < 0.04


def play(bots: list[Bot], seed: str) -> CroMagnonState:
    state, rng = GAME.new(len(bots), seed), Rng(seed)
    while not state.over:
        seat = int(state.to_move)
        state.apply(bots[seat].choose(Sight(state, seat, rng)))
    return state


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_games_come_to_their_end(players: int) -> None:
    for number in range(20):
        bots: list[Bot] = [GreedyBot(Rng(f"{seat}"), GAME.insight) for seat in range(players)]
        assert play(bots, f"to the end {number}").ending == TYPES_SCORED


@pytest.mark.skipif(not lascaux.COMPILED, reason="plays many games: compiled only")
def test_greedy_beats_random() -> None:
    won = 0
    for number in range(20):
        bots: list[Bot] = [GreedyBot(Rng("g"), GAME.insight), RandomBot(Rng("r"))]
        seat = number % 2
        won += play(bots[:: -1 if seat else 1], f"beats {number // 2}").winners() == [seat]
    assert won >= 18
