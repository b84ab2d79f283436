"""Chains, gestures and summaries: what a person does in one go, and what Confirm says."""

from __future__ import annotations

from tests.games.cromagnon.choosing import choice, gesture, summary, told
from tests.games.cromagnon.scenario import GAME, Story


def test_a_move_and_the_tile_are_one_chain_that_cannot_end_before_all_steps_are_spent() -> None:
    story = Story(tribes={"Red": "near_east 2", "Green": "near_east 2"})
    assert choice(story, "start near_east", "send south_asia").chain == "move"
    story.play("start near_east", "send south_asia")
    chain = told(story).chain
    assert chain and (chain.key, chain.words) == ("move", "")
    assert told(story).prompt == "Who steps where? 2 steps to spend."
    story.play("send central_asia", "on south_asia")
    chain = told(story).chain
    assert chain and chain.key == "move"


def test_a_far_area_takes_the_shortest_way() -> None:
    story = Story(tribes={"Red": "near_east 1", "Green": "near_east 2"})
    assert gesture(story, "near_east", "southeast_asia") == [
        *("start near_east", "send south_asia", "on southeast_asia")
    ]
    assert gesture(story, "", "southeast_asia")[-1] == "on southeast_asia"
    assert gesture(story, "near_east", "australia") == []


def test_the_rest_goes_where_the_last_one_went() -> None:
    story = Story(tribes={"Red": "near_east 3"}).play("start near_east", "send south_asia")
    chain = told(story).chain
    assert chain and chain.all == "The rest here"
    assert gesture(story, "near_east", "south_asia") == ["send south_asia", "send south_asia"]
    assert choice(story, "send south_asia").most == 2
    story.play("send south_asia")
    chain = told(story).chain
    assert chain and chain.all == "", "one is no rest"


def test_relocating_can_end_after_one_and_sends_the_rest_with_one_movement() -> None:
    story = Story(
        tribes={"Red": "near_east 4, siberia 1, west_africa 1"}, hand={"Red": "amber/relocate"}
    )
    story.play("start west_africa", "send southern_africa", "take southern_africa tools")
    story.play("play amber/relocate")
    assert choice(story, "from near_east", "send siberia").place == "siberia"
    story.play("from near_east", "send siberia")
    chain = told(story).chain
    assert chain and (chain.words, chain.all) == ("Relocate 1", "The rest here")
    assert [GAME.notation(action) for action in chain.end] == ["stop"]
    assert gesture(story, "near_east", "siberia") == ["send siberia"] * 3


def test_own_movement_may_leave_steps_unused() -> None:
    story = Story(tribes={"Red": "near_east 1, siberia 1"}, hand={"Red": "fish_hook/own_3"})
    story.play("start near_east", "send central_asia", "take central_asia tools")
    story.play("play fish_hook/own_3", "from siberia", "on east_asia")
    chain = told(story).chain
    assert chain and chain.words == "Done, 2 steps unused"
    assert choice(story, "stop").quiet


def test_a_type_takes_its_tile_where_there_is_just_one() -> None:
    story = Story(
        tribes={"Red": "near_east 1"}, lying={"central_asia": "earth_mother amber hand_axe"}
    ).play("start near_east", "send central_asia")
    assert gesture(story, "", "type-amber") == ["take central_asia trade_goods"]
    assert gesture(story, "", "central_asia") == []


def test_a_plan_is_summed_up_on_the_button() -> None:
    story = Story(
        tribes={"Red": "near_east 2"}, lying={"south_asia": "earth_mother amber hand_axe"}
    )
    plan = ("start near_east", "send south_asia", "send south_asia", "take south_asia tools")
    assert summary(story, *plan) == "Move 2 to South Asia, take Hand Axe"
    assert summary(story, *plan[:2]) == "Move 1 to South Asia"


def test_a_plan_that_takes_the_last_tile_tells_who_would_win_what() -> None:
    story = Story(
        tribes={"Red": "near_east 1", "Green": "siberia 2"},
        lying={"south_asia": "earth_mother ochre -", "siberia": "earth_mother! - -"},
        left={"earth_mother": "temple"},
    )
    plan = ("start near_east", "send south_asia", "take south_asia gods")
    told = "Move 1 to South Asia, take the last Earth Mother, fight in 2 areas: you +5, Ben +5"
    assert summary(story, *plan) == told


def test_cashing_in_says_for_how_much() -> None:
    story = Story(
        tribes={"Red": "near_east 1"}, hand={"Red": "amber/vp_by_hand ochre/foreign_2"}
    ).play("start near_east", "send central_asia", "take central_asia tools")
    assert choice(story, "play amber/vp_by_hand").confirm == "Cash in 3"
    assert summary(story, "play amber/vp_by_hand") == "Cash in 3"
