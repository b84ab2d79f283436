"""Choices as people make them: thing, place and way, with what comes of them."""

from __future__ import annotations

import pytest

from tests.games.epoch.choosing import choice, gains, planned, summary, told
from tests.games.epoch.scenario import Story
from tests.games.epoch.test_long_turn import the_example


def forest(**more: object) -> Story:
    """Red on a forest tile, beside Basket."""
    told: dict[str, object] = {
        "tiles": {"R1-01": "bow_a", "R1-02": "basket_a"},
        "leaders": {"Red": "R1-01"},
        "food": {"Red": 6},
    }
    return Story(**(told | more))  # type: ignore[arg-type]


def test_the_turn_is_calm_and_asks_for_its_three_things() -> None:
    asked = told(forest())
    assert asked.prompt == "An action, a tile and an offer, in any order?"
    assert (asked.rule, asked.calm) == ("E33", True)


@pytest.mark.rule("E36")
def test_an_action_says_what_it_gives_and_who_could_add_to_it() -> None:
    story = forest(
        owns={"Green": "hoop_net", "Red": "sowing"}, leaders={"Red": "R1-01", "Green": "V-S"}
    )
    gather = choice(story, "gather")
    assert (gather.thing, gather.confirm) == ("act-gather", "Gather 6 food")
    assert choice(story, "fish").more == "For 1 status: with Ben +5 food."


def test_a_tile_can_be_walked_to_or_developed() -> None:
    story = forest(goods={"Red": "3 wood"})
    walk, develop = choice(story, "walk R1-02"), choice(story, "develop R1-02")
    assert (walk.place, walk.way, develop.place, develop.way) == (
        *("R1-02", "on foot"),
        *("R1-02", "develop"),
    )
    assert gains(story, "walk R1-02") == ["3 food"]
    assert develop.words == "Develop Basket for 3 wood: 2 status at the end."
    assert develop.more == "Your hut 1 of 8."


def test_a_tile_under_another_leader_says_who_is_asked() -> None:
    story = forest(goods={"Red": "3 wood"}, leaders={"Red": "R1-01", "Green": "R1-02"})
    develop = choice(story, "develop R1-02")
    assert develop.confirm == "Ask Ben"
    assert develop.more == "Ben may refuse or name a price; nothing is paid before."
    assert choice(story, "walk R1-02").more.endswith("so you must go on.")


@pytest.mark.rule("E74")
def test_exploring_is_one_pick_and_tells_of_the_site() -> None:
    story = Story(
        tiles={"R2-03": "grasslands", "R3-04": "shovel_b?", "R3-05": "forest?"},
        leaders={"Red": "R2-03"},
        food={"Red": 3},
    )
    found = choice(story, "explore", "turn-up R3-04")
    assert (found.thing, found.place) == ("act-explore", "R3-04")
    assert "1 status and 3 more for discovering Carnac" in found.words
    assert gains(story, "explore", "turn-up R3-04") == ["+4 ★"]


def test_what_may_lie_on_a_back_is_what_nobody_has_seen() -> None:
    story = Story(
        tiles={"R2-03": "grasslands", "R3-04": "canoe_a?", "R3-05": "forest?"},
        leaders={"Red": "R2-03"},
        food={"Red": 3},
    )
    more = choice(story, "explore", "turn-up R3-04").more
    assert more == "There may lie Canoe, Fishing pole, Hoop net, Jug or Spear."


@pytest.mark.rule("E160")
def test_work_counts_in_halves() -> None:
    story = forest(owns={"Red": "axe"}).play("work")
    assert told(story).prompt == "2 work power left: what do you take?"
    assert choice(story, "buy wood").words == "Take 1 wood: ½ work power, 1½ left then."
    assert choice(story, "buy wood").most == 4, "half each, then nothing is left"
    assert choice(story, "effort").most == 2


def test_a_deer_is_cut_by_one_card_and_eaten_by_another() -> None:
    story = forest(goods={"Red": "2 deer"}).play("butcher")
    cut = choice(story, "cut antler+hide")
    assert (cut.thing, cut.most, cut.words) == (
        *("cut-antler-hide", 2),
        "Of a deer take 1 antler and 1 hide.",
    )
    assert (choice(story, "eat").thing, choice(story, "eat").way) == ("good-deer", "eat")


def test_one_counter_may_do_several_things() -> None:
    story = Story(
        tiles={"R1-05": "marshes"},
        leaders={"Red": "R1-05"},
        goods={"Red": "1 stone"},
        owns={"Red": "pottery"},
    ).play("fish")
    ways = {c.way for c in told(story).choices if c.thing == "good-stone"}
    assert ways == {"big catch", "cook"}


@pytest.mark.rule("A1")
def test_prices_for_leave_are_cards_and_no_is_quiet() -> None:
    story = forest(
        goods={"Red": "3 wood 1 clay"}, leaders={"Red": "R1-01", "Green": "R1-02"}, food={"Red": 1}
    ).play("develop R1-02")
    asked = told(story)
    assert asked.prompt == "May Ana develop Basket, where your leader stands?"
    things = [c.thing for c in asked.choices]
    assert things == [
        *("", "ask-free", "ask-status-1", "ask-status-2", "ask-status-3"),
        *("ask-food-1", "ask-clay"),
    ]
    assert (asked.choices[0].quiet, asked.choices[0].confirm) == (True, "No")
    story.play("ask-food 1")
    assert told(story).prompt == "Ben wants 1 food for leave to develop Basket. Pay it?"
    assert [c.confirm for c in told(story).choices] == ["Withdraw", "Pay 1 food, develop"]


def test_a_plan_can_be_confirmed_wherever_the_turn_rests() -> None:
    story = forest()
    assert not (chain := told(story).chain) or not chain.words, "nothing is planned yet"
    chain = planned(story, "work", "effort", "buy wood").chain
    assert chain and chain.key == "turn"
    assert chain.words == "Work for 2 food, take 1 wood"
    assert [story.game.notation(action) for action in chain.end] == ["stop"]


def test_nobody_rests_on_another_leaders_tile() -> None:
    story = forest(leaders={"Red": "R1-01", "Green": "R1-02"}, tiles=crossing(), food={"Red": 9})
    chain = planned(story, "walk R1-02").chain
    assert chain and not chain.words
    chain = planned(story, "walk R1-02", "walk R2-03").chain
    assert chain and chain.words == "Go to Sowing, 4 food"


def crossing() -> dict[str, str]:
    return {"R1-01": "bow_a", "R1-02": "basket_a", "R2-03": "sowing_a"}


def test_a_plan_is_summed_up_by_what_it_does() -> None:
    story = forest(goods={"Red": "2 wood"})
    plan = ("work", "buy wood", "stop", "develop R1-02", "walk R1-02", "end-turn")
    assert summary(story, *plan) == (
        "Work for 1 food, take 1 wood, develop Basket, go to Basket, 3 food, end turn"
    )
    assert summary(story, "explore", story.game.notation(first_down(story))) == "Turn up a tile"


def first_down(story: Story) -> int:
    """The first tile that could be turned up."""
    (found, *_) = [c.then[0] for c in told(story).choices if c.then]
    return found


def test_goods_that_are_made_and_left_are_counted_together() -> None:
    story = the_example().play("develop R2-09", "homage Black")
    plan = ("walk V-S",) if "walk V-S" in story.choices else ("walk R1-06", "walk V-S")
    assert summary(story, *plan).startswith("Go to the southern village, ")


@pytest.mark.rule("E171")
@pytest.mark.rule("A54")
def test_who_would_block_the_dummy_is_told_before_and_after() -> None:
    story = Story(
        players=1,
        in_round=3,
        tiles={"R1-02": "grasslands", "R2-03": "forest", "R2-02": "grasslands"},
        leaders={"Red": "R2-02", "Dummy": "R1-02"},
        food={"Red": 8},
    )
    story.state.dummy_heads = 0
    assert choice(story, "walk R2-03").more.endswith(
        "The dummy comes there next, so you may not end your turn there."
    )
    story.play("walk R2-03")
    assert told(story).prompt == "The dummy comes here next: step aside before you end your turn"
    assert "end-turn" not in story.choices
