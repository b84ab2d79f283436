"""What the log tells: sentences with names and numbers, what they light, and plain data."""

from __future__ import annotations

import pytest

from lascaux.games.epoch.words.log import KINDS
from tests.games.epoch.scenario import GAME, Story
from tests.games.epoch.test_long_turn import the_example


def test_the_sentences_of_a_long_turn() -> None:
    story = the_example()
    story.play("develop R2-09", "homage Green", "walk R1-06", "work", "effort", "buy stone")
    story.play("homage Black", "stop", "walk V-S", "walk V-N", "walk R1-02", "walk R2-03")
    story.play("walk R3-04")
    assert story.sentences == [
        "Round 2: Red.",
        "Red develops Dagger for 1 stone and 2 antlers.",
        "Red pays homage to Green: 1 status.",
        "Red gets 1 food from the jug.",
        "Red walks to Casting bronze: 1 food.",
        "Red works on Casting bronze: 1 food, 3 work power.",
        "Red works on Casting bronze: 1 food, 4 work power.",
        "Red takes 1 stone.",
        "Red pays homage to Black: 1 status.",
        "Red walks to the southern village: 1 food.",
        "Red walks to the northern village: 0 food.",
        "Red walks to Pottery: 0 food.",
        "Red walks to Axe: 1 food.",
        "Red walks to Shovel: 1 food.",
    ]


def test_people_are_called_by_their_names() -> None:
    story = the_example().play("homage Green")
    told = GAME.sentence(story.state.log[1], 0)
    assert told.text(["Ana", "Ben", "Cara"]) == "Ana pays homage to Ben: 1 status."


def test_a_sum_is_told_with_its_parts() -> None:
    story = Story(
        tiles={"R1-05": "marshes"},
        leaders={"Red": "R1-05"},
        owns={"Red": "fishing_pole hoop_net"},
        goods={"Red": "1 ore"},
    )
    story.play("fish", "catch ore")
    story.tells("3 + 9 = 12 food").tells("Red gives 1 ore for a big catch: 2 food.")


def test_help_that_comes_during_an_action_is_told_by_itself() -> None:
    story = Story(
        tiles={"R1-05": "marshes", "R1-03": "grasslands"},
        leaders={"Red": "R1-05", "Green": "R1-03"},
        owns={"Green": "fishing_pole"},
        goods={"Red": "1 ore"},
        status={"Red": 1},
    )
    story.play("fish", "homage Green")
    assert story.sentences[-2:] == ["Red pays homage to Green: 1 status.", "Red gets 4 food more."]


def test_deer_are_told_one_by_one() -> None:
    story = Story(
        tiles={"R1-05": "forest"},
        leaders={"Red": "R1-05"},
        goods={"Red": "2 deer"},
        owns={"Red": "axe"},
    )
    story.play("butcher", "cut antler+hide", "cut tendon+food")
    assert story.sentences[-2:] == [
        "Red butchers a deer: 1 antler, 1 hide and 1 food.",
        "Red butchers a deer: 1 tendon and 4 food.",
    ]


def permission(*answers: str) -> list[str]:
    """What is told of a request and of what comes of it."""
    story = Story(
        tiles={"R1-02": "basket_a", "R1-01": "forest"},
        leaders={"Red": "R1-01", "Green": "R1-02"},
        goods={"Red": "3 wood"},
        food={"Red": 5},
        status={"Red": 2},
    )
    return story.play("develop R1-02", *answers).sentences[1:]


def test_leave_is_told_from_the_question_to_the_price() -> None:
    asked = "Red asks Green for leave to develop Basket."
    assert permission("refuse") == [asked, "Green refuses Red leave to develop Basket."]
    assert permission("grant")[1:] == [
        "Green lets Red develop Basket.",
        "Red develops Basket for 3 wood.",
    ]
    assert permission("ask-status 2", "accept")[1:] == [
        "Green wants 2 status of Red for Basket.",
        "Red gives Green 2 status for leave to develop Basket.",
        "Red develops Basket for 3 wood.",
    ]
    assert permission("ask-food 1", "withdraw")[-1] == (
        "Red does not pay for leave to develop Basket."
    )


def test_sites_are_told_by_their_names_and_lit() -> None:
    story = the_example().play("homage Black")
    story = Story(
        tiles={"R3-04": "grasslands"},
        leaders={"Red": "R3-04"},
        goods={"Red": "1 hide 1 tendon 1 wood"},
        sites={"NE": "egtved", "SE": "carnac"},
        undiscovered="SE",
    )
    story.play("offer NE 1")
    offered = next(event for event in story.state.log if GAME.event(event)["event"] == "offered")
    assert str(GAME.sentence(offered)) == "Red offers 1 wood, 1 hide and 1 tendon at Egtved."
    assert GAME.lights(offered) == ["NE"]
    assert GAME.event(offered) | {"wood": 1, "hide": 1, "tendon": 1, "segment": 0} == (
        GAME.event(offered)
    )


@pytest.mark.rule("E170")
def test_the_dummy_has_a_name_and_a_side_and_no_seat() -> None:
    story = Story.from_box(1, "any")
    story.play(story.choices[0])
    placed = GAME.event(story.state.log[-2])
    assert (placed["event"], placed["seat"]) == ("placed", 1)
    assert "The dummy starts from the" in story.sentences[-2]
    told = GAME.sentence(story.state.log[-2]).text(["Ana", "Dummy"])
    assert told.startswith("The dummy starts from the")


@pytest.mark.rule("E142")
@pytest.mark.rule("E145")
def test_at_the_end_points_are_told_by_source_and_add_up() -> None:
    story = Story(
        in_round=1,
        round_cap=1,
        turn="Green",
        leaders={"Red": "V-N"},
        owns={"Red": "axe cart", "Green": "jug"},
        status={"Red": 7},
        tokens={"SE 1": "Red", "SW 2": "Red"},
    )
    story.play("end-turn")
    assert story.sentences[-7:] == [
        "Red scores 7 points for collected status.",
        "Red scores 6 points for developed tiles.",
        "Green scores 1 point for developed tiles.",
        "Red scores 2 points at Valcamonica.",
        "Red scores 5 points at Egtved.",
        "Red scores 5 points for bonus.",
        "The last round of the table was over.",
    ]
    scored = story.happened("scored") + story.happened("scored site")
    assert sum(each["points"] for each in scored if each["seat"] == 0) == story.scores["Red"]
    sites = [each["points"] for each in scored if each["source"] == "ceremonial sites"]
    assert sum(sites) == 7, "what a table counts together has its source"


def test_every_kind_of_entry_has_a_name_of_its_own() -> None:
    names = [kind.name for kind in KINDS.values()]
    assert len(set(names)) == len(names)
