"""What choices, labels, plans and the log say, word for word and number by number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.epoch.answers import GAME
from tests.games.epoch.choosing import choice, gains, gesture, refused, summary, told
from tests.games.epoch.scenario import Story, on
from tests.games.epoch.test_choices import forest
from tests.games.epoch.test_other_ways import bench

LABELS = {
    "withdraw": "do not pay, and do not develop",
    "accept": "pay what is wanted, and develop",
    "refuse": "refuse",
    "grant": "allow it for nothing",
    "ask-food 2": "allow it for 2 food",
    "ask-status 2": "allow it for 2 status",
    "ask-for wood": "allow it for 1 wood",
    "look hide": "keep looking: 1 hide",
    "catch ore": "a big catch, for 1 ore",
    "dummy-heads NE": "the dummy heads northeast",
    "offer NE 1": "offer on segment 1 of Carnac",
    "homage Dummy": "pay homage to the dummy",
    "cut antler+hide": "of a deer take antler, hide",
    "turn-up R3-04": "turn up marshes (R3-04)",
    "walk R1-02": "walk to Basket (R1-02)",
    "paddle R1-02": "paddle to Basket (R1-02)",
}


@pytest.mark.parametrize("notation", LABELS)
def test_an_action_is_told_in_a_few_words(notation: str) -> None:
    assert GAME.label(forest().state, GAME.parse(notation)) == LABELS[notation]


# Choices


@pytest.mark.rule("E129")
def test_homage_says_what_it_opens_and_what_is_left() -> None:
    story = forest(owns={"Green": "axe"}, status={"Red": 3})
    found = choice(story, "homage Green")
    assert (found.words, found.more) == (
        "Give Ben 1 status and use Axe this turn.",
        "You have 2 status left then.",
    )
    assert gains(story, "homage Green") == ["★ 3 → 2"]


@pytest.mark.rule("E74")
def test_where_nothing_is_to_be_discovered_a_tile_brings_one_status() -> None:
    story = Story(tiles={"R1-05": "grasslands"}, leaders={"Red": "R1-05"}, food={"Red": 3})
    found = next(each for each in told(story).choices if each.thing == "act-explore")
    assert found.words == "Turn up unexplored forest: 1 food for 1 status."
    assert found.more == "There may lie Axe or Bow.", "start tiles lie inside"
    assert [chip.text for chip in found.gains] == ["+1 ★"]


def test_of_many_inventions_only_their_number_is_told() -> None:
    story = Story(
        tiles={"R1-05": "grasslands"},
        leaders={"Red": "R1-05"},
        food={"Red": 3},
        backs_show_terrain=False,
    )
    found = {each.more for each in told(story).choices if each.thing == "act-explore"}
    assert "20 inventions may lie there." in found, "the other bow is a start tile"


def test_work_says_what_it_gives_with_and_without_effort() -> None:
    assert choice(on("forest", owns={"Red": "gloves"}), "work").words == (
        "Work here: 1 food for 3 work power, 5 with every effort."
    )
    story = forest(leaders={"Red": "R1-01", "Green": "V-N"}).play("work", "effort", "effort")
    story.play("stop", "end-turn", "end-turn")
    assert gains(story, "work") == ["2 to 4 power"], "efforts of an earlier turn do not count"
    story = on("forest", owns={"Red": "horse"}).play("work", "effort")
    assert choice(story, "effort").words == "One more effort: 1 food for 1 work power."
    assert choice(story.play("effort"), "effort").words.startswith("Let a horse pull")


@pytest.mark.rule("E66")
def test_butchering_says_how_many_deer_and_what_tools_add() -> None:
    assert choice(on("grasslands", goods={"Red": "7 deer"}), "butcher").words == (
        "Butcher up to 5 deer."
    )
    story = on("grasslands", goods={"Red": "2 deer"}, owns={"Red": "axe"}).play("butcher")
    assert choice(story, "cut antler+hide").words == "Of a deer take 1 antler, 1 hide and 1 food."
    assert choice(story, "cut hide+food").words == "Of a deer take 1 hide and 4 food."


@pytest.mark.rule("E160")
def test_making_says_when_a_half_is_due_and_how_often_it_goes_on() -> None:
    story = on("forest", owns={"Red": "tanning"}, goods={"Red": "6 hide"})
    first = choice(story, "make leather")
    second = choice(story.play("make leather"), "make leather")
    assert (first.words, first.more) == (
        "Make 3 leather of 2 hides and 1 food.",
        "Tanning: 2 more times this turn.",
    )
    assert (second.words, second.more) == (
        "Make 3 leather of 2 hides.",
        "Tanning: 1 more time this turn.",
    )


@pytest.mark.rule("E144")
def test_an_offer_says_its_points_the_bonus_and_what_turns_up() -> None:
    """The first, the second and the third: 2, then 3 more, then 5 more."""
    found = []
    for tokens in ({}, {"SW 1": "Red"}, {"SW 1": "Red", "SE 1": "Red"}):
        story = Story(
            tiles={"R3-04": "grasslands"},
            leaders={"Red": "R3-04"},
            goods={"Red": "1 leather 1 hide 1 rope 1 bronze"},
            sites={"NE": "barger", "SE": "carnac", "SW": "egtved"},
            tokens=tokens,
        )
        assert choice(story, "offer NE 1").words.startswith(
            "Offer at Barger-Oosterveld: 2 different processed, for 4 status"
        )
        found.append((*gains(story, "offer NE 2"), choice(story, "offer NE 2").more))
    turned = "It turns up 12 tiles of the quadrant."
    second = "Your second offer: all tiles are turned up, and 3 more rounds follow."
    assert found == [("+8 + 2 ★", turned), ("+8 + 3 ★", second), ("+8 + 5 ★", turned)]


@pytest.mark.rule("A45")
def test_a_second_offer_late_in_the_game_promises_no_more_rounds() -> None:
    known: dict[str, Any] = {
        "tiles": {"R3-04": "grasslands"},
        "leaders": {"Red": "R3-04"},
        "goods": {"Red": "1 leather 1 hide 1 rope 1 bronze"},
        "sites": {"NE": "barger", "SW": "egtved"},
        "tokens": {"SW 1": "Red"},
    }
    late = Story(**known)
    late.state.countdown = 2
    assert choice(late, "offer NE 2").more == "Your second offer: all tiles are turned up."
    assert choice(Story(all_up=True, undiscovered="", **known), "offer NE 2").more == ""


def test_the_end_of_a_turn_says_what_could_still_be_done() -> None:
    assert choice(forest(), "end-turn").more == "Your action is unused."
    assert choice(forest(goods={"Red": "3 wood"}), "end-turn").more == (
        "Your action is unused and you could still develop."
    )
    assert told(forest().play("gather", "stop")).prompt == (
        "A tile, an offer or the end of your turn?"
    )
    story = forest(goods={"Red": "3 wood"}).play("develop R1-02")
    assert told(story).prompt == "An action, an offer or the end of your turn?"


@pytest.mark.rule("A1")
def test_leave_is_asked_for_only_where_it_may_be_refused() -> None:
    where = {"Red": "R1-01", "Green": "R1-02"}
    free = forest(goods={"Red": "3 wood"}, leaders=where, permission_mode="always")
    assert choice(free, "develop R1-02").confirm == "Develop Basket"
    story = forest(goods={"Red": "3 wood"}, leaders=where).play("develop R1-02")
    assert choice(story, "refuse").words == "No: Ana does not develop Basket, and pays nothing."
    assert choice(story, "ask-food 1").words == "Let Ana develop Basket for 1 food."
    assert choice(story.play("ask-food 1"), "accept").words == "Pay Ben 1 food and develop Basket."


@pytest.mark.rule("E153")
def test_what_stays_behind_is_told_with_the_room_that_is_left() -> None:
    story = Story(
        tiles={"R1-05": "bow_b", "R1-06": "axe_a"},
        leaders={"Red": "R1-05"},
        food={"Red": 9},
        goods={"Red": "4 wood 4 hide"},
    ).play("walk R1-06")
    assert told(story).prompt == "3 places too many for Axe: what stays here?"
    leave = choice(story, "leave wood")
    assert (leave.words, leave.more) == (
        "Leave 1 wood on Bow, for anybody.",
        "7 of 5 places are full then.",
    )
    laden = Story(
        tiles={"R1-05": "bow_b", "R1-06": "canoe_a"},
        leaders={"Red": "R1-05"},
        food={"Red": 9},
        goods={"Red": "8 wood 4 hide"},
        owns={"Red": "canoe"},
    ).play("paddle R1-06")
    assert choice(laden, "leave wood").more == "11 of 10 places are full then."


def test_goods_that_lie_here_fill_a_carrier() -> None:
    story = forest(goods={"Red": "2 wood 1 hide"}, loose={"R1-01": "1 clay"}).play("load")
    assert choice(story, "leave wood").more == "2 of 5 on foot then."
    assert choice(story, "take clay").more == "4 of 5 on foot then."


def test_what_is_paid_is_counted_by_what_this_answer_takes() -> None:
    """Casting bronze wants a wood besides; Varna two each of two."""
    story = Story(
        tiles={"R1-01": "forest", "R1-02": "casting_bronze_a"},
        leaders={"Red": "R1-01"},
        goods={"Red": "2 stone 1 clay 1 wood 1 hide 1 leather"},
    ).play("develop R1-02")
    assert choice(story, "pay stone").words == "Give 1 stone, 1 left then."
    site = Story(
        tiles={"R3-04": "grasslands"},
        leaders={"Red": "R3-04"},
        goods={"Red": "3 rope 3 leather"},
        sites={"NE": "carnac"},
        players=2,
    )
    assert "offer NE 1" not in site.choices
    many = Story(
        tiles={"R3-04": "grasslands"},
        leaders={"Red": "R3-04"},
        goods={"Red": "3 wood 3 clay 1 rope"},
        sites={"NE": "carnac"},
    ).play("offer NE 1", "pay wood")
    assert choice(many, "pay wood").words == "Give 1 wood, 2 left then."


@pytest.mark.rule("E176")
def test_the_dummy_goes_onto_the_first_tile_of_its_way() -> None:
    story = Story(players=1, in_round=1, leaders={"Red": "V-S", "Dummy": "V-N"}, all_up=True).play(
        "end-turn"
    )
    assert {each.confirm: each.place for each in told(story).choices} == {
        "It goes northeast": "R1-02",
        "It goes northwest": "R1-08",
    }


# Plans


def test_a_site_is_offered_to_in_one_movement_only_where_one_segment_can_be_paid() -> None:
    told: dict[str, object] = {"tiles": {"R3-04": "grasslands"}, "leaders": {"Red": "R3-04"}}
    found = [
        gesture(Story(sites={"NE": "barger"}, goods={"Red": goods}, **told), "aim-NE")  # type: ignore[arg-type]
        for goods in ("1 leather 1 rope", "1 leather 1 rope 1 bronze 1 hide")
    ]
    assert found == [["offer NE 1"], []]


def test_an_action_can_be_ended_by_confirm_alone() -> None:
    chain = told(forest().play("work")).chain
    assert chain
    assert (chain.words, [GAME.notation(action) for action in chain.end]) == ("Done", ["stop"])


def test_plans_count_what_options_give_and_take() -> None:
    story = on("grasslands", goods={"Red": "1 wood 1 leather"}, owns={"Red": "basket"})
    assert summary(story, "gather", "look hide") == "Gather 3 food and 1 hide"
    assert summary(story, "hunt", "persist leather") == "Hunt 2 deer, give 1 leather"
    crafts = on("forest", owns={"Red": "tanning"}, goods={"Red": "6 hide"})
    assert summary(crafts, "make leather", "make leather") == "Make 6 leather"


def test_a_way_by_canoe_alone_is_called_so() -> None:
    tiles = {
        "R1-01": "mountain",
        "R1-02": "canoe_a",
        "R2-02": "fishing_pole_b",
        "R2-01": "hoop_net_a",
    }
    story = Story(
        tiles=tiles,
        leaders={"Red": "V-N"},
        food={"Red": 12},
        owns={"Red": "canoe", "Green": "boots"},
        goods={"Red": "11 wood"},
    )
    ways = [card.title for card in bench(story).values() if card.group == "Ways"]
    assert ways == ["By canoe"]


# Reasons


def test_a_done_action_is_the_reason_before_the_landscape() -> None:
    story = on("marshes").play("gather", "stop")
    assert refused(story, "act-hunt") == ("You have done your action.", "E33")


@pytest.mark.rule("E115")
def test_with_a_canoe_food_is_the_reason_on_water() -> None:
    story = Story(
        tiles={"R1-05": "marshes", "R2-08": "jug_b"},
        leaders={"Red": "R1-05"},
        owns={"Red": "canoe"},
        food={"Red": 0},
    )
    assert refused(story, "R2-08") != ("Without a canoe nobody goes onto water.", "E115")


# The log


def test_the_log_tells_options_by_what_they_take_and_give() -> None:
    on("grasslands").play("gather", "look hide").tells("Red keeps looking: 1 hide for 2 food.")
    shot = on("grasslands", owns={"Red": "bow"}, goods={"Red": "1 rope"})
    shot.play("hunt", "string rope", "string rope")
    shot.tells("Red uses the bow with 1 rope: 3 food.")
    shot.tells("Red uses the bow with the other half of the rope: 3 food.")
    tanned = on("forest", owns={"Red": "tanning"}, goods={"Red": "4 hide"})
    tanned.play("make leather", "make leather")
    assert tanned.sentences[-2:] == ["Red makes 3 leather for 1 food.", "Red makes 3 leather."]


def test_help_with_hunting_is_told_with_deer_and_food() -> None:
    story = on("grasslands", owns={"Green": "spear"}, goods={"Red": "1 leather"}, status={"Red": 1})
    story.play("hunt", "homage Green").tells("Red gets 1 deer and 1 food more.")


def test_paddling_and_the_dummys_way_are_told_as_such() -> None:
    story = Story(
        tiles={"R1-05": "grasslands", "R1-06": "jug_b"},
        leaders={"Red": "R1-05"},
        food={"Red": 9},
        owns={"Red": "canoe"},
    )
    story.play("paddle R1-06").tells("Red paddles to Jug: 1 food.")
    alone = Story(players=1, in_round=3, leaders={"Dummy": "R1-02"}, all_up=True)
    alone.state.dummy_heads = 0
    alone.play("end-turn").tells("The dummy goes to Pottery.")


@pytest.mark.rule("E139")
def test_why_the_last_rounds_begin_is_told() -> None:
    open_land = Story(all_up=True, turn="Green", leaders={"Red": "V-N"})
    open_land.play("end-turn").tells("Three more rounds follow, since all tiles lie face up.")
    eight = Story(
        turn="Green",
        leaders={"Red": "V-N"},
        owns={"Red": "axe basket boots bow cart cloak dagger gloves"},
    )
    eight.play("end-turn").tells(
        "Three more rounds follow, since a clan has developed eight tiles."
    )
