"""The examples of RULES.md, with exactly their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.engine.rng import Rng
from lascaux.games.tribes.rules import ending
from tests.games.tribes.scenario import GAME, Story

# The rulebook's


@pytest.mark.parametrize("shells", range(6))
def test_we1_the_first_tile_is_free(shells: int) -> None:
    story = Story(row="procreate move explore", shells={"Red": shells}).play("take procreate")
    assert story.shells("Red") == shells
    assert story.row == "move explore procreate"


def test_we2_the_third_tile_costs_two_shells() -> None:
    story = Story(row="procreate move explore").will_draw("gold").play("take explore")
    assert story.row == "procreate:1 move:1"
    assert story.shells("Red") == 3
    assert story.play("at 1 w").lands("Red") == "goat 1, horse, wheat, gold"


def test_we3_a_shell_on_the_tile_makes_up_for_the_one_paid() -> None:
    story = Story(row="move:1 explore:1 procreate").play("take explore")
    assert story.shells("Red") == 5
    assert story.row == "move:2 procreate"


def test_we4_two_new_members() -> None:
    def begin() -> Story:
        lands = {"Red": "goat 1, wheat 1, gold"}
        return Story(lands=lands, levels={"Red": "procreation 1"}).play("take procreate")

    story = begin().play("procreate 1", "procreate 1")
    assert story.lands("Red") == "goat 3, wheat 1, gold"
    assert story.reserve("Red") == 13 - 2
    assert begin().play("procreate 1", "procreate 2").lands("Red") == "goat 2, wheat 2, gold"
    assert begin().refusal("procreate 3") == "T51"


def test_we5_one_member_goes_two_lands_far_and_another_one() -> None:
    lands = {"Red": "goat 2, horse, wheat, gold at 2 e"}
    story = Story(lands=lands, levels={"Red": "movement 2"}, row="move").play("take move")
    story.play("move 1", "to 2", "move 2", "to 4", "move 1", "to 3")
    assert story.lands("Red") == "goat, horse, wheat 1, gold 1"
    assert (story.reserve("Red"), story.decides) == (13, "Green")


def test_we6_wheat_and_gold_are_drawn_and_laid() -> None:
    story = Story(levels={"Red": "exploration 1"}, row="explore").will_draw("wheat", "gold")
    before = sum(story.bag.values())
    story.play("take explore", "lay wheat", "at 2 e", "at 1 w")
    assert story.lands("Red") == "goat 1, horse, wheat, wheat, gold"
    assert sum(story.bag.values()) == before - 2


def test_we7_the_first_to_complete_hunting() -> None:
    lands = {"Red": "horse 1, goat, wheat"}
    story = Story(lands=lands, row="procreate_hand move", stacks={1: "cave_bear"})
    story.play("take procreate_hand", "complete hunting")
    assert story.stones("hunting") == "Red"
    assert story.points("Red") == {"epoch 1": 2}
    assert story.level("Red", "exploration") == 1
    assert "horse_riding" in story.open_boards
    assert story.row == "move cave_bear procreate_hand"


def test_we8_the_third_to_complete_cooking() -> None:
    story = Story(
        players=3,
        lands={"Red": "wheat 1, goat, horse"},
        row="procreate_hand move",
        stones={"cooking": "Green Black"},
    )
    before = story.open_boards
    story.play("take procreate_hand", "complete cooking")
    assert story.stones("cooking") == "Green Black Red"
    assert story.points("Red") == {"epoch 1": 1}
    assert story.level("Red", "procreation") == 1
    assert story.row == "move procreate_hand"
    assert story.open_boards == before


CHEESE_ABOVE_COOKING = {2: "horse_riding farming cheese_making smelting pilgrimage"}


def cheese(lands: str, stones: dict[str, str]) -> Story:
    story = Story(lands={"Red": lands}, row="move_hand", boards=CHEESE_ABOVE_COOKING, stones=stones)
    return story.play("take move_hand")


def test_we9_two_goats_for_cheese_making() -> None:
    story = cheese("goat 2, horse, wheat, goat 1", {"cooking": "Red"})
    story.play("complete cheese_making")
    assert story.lands("Red") == "goat 2, horse, wheat, goat 1"
    assert story.stones("cheese_making") == "Red"
    assert story.points("Red") == {"epoch 2": 4}
    story = cheese("goat 2, horse, wheat, goat", {"cooking": "Red"})
    assert story.refusal("complete cheese_making") == "T66"
    story = cheese("goat 2, horse, wheat, goat 1", {"cooking": "Green"})
    assert story.refusal("complete cheese_making") == "T75"


def test_we10_wheat_stands_for_the_missing_goat() -> None:
    story = cheese("goat 1, horse, wheat 1", {"cooking": "Red"}).play("complete cheese_making")
    assert story.lands("Red") == "goat 1, horse, wheat! 1"
    assert story.stones("cheese_making") == "Red"


def test_we11_an_arrow_from_cheese_making_to_weaving() -> None:
    story = Story(
        lands={"Red": "goat 1, horse, wheat, goat 1, goat 1"},
        row="move_hand",
        boards={2: "cheese_making smelting", 3: "chariots weaving"},
        stones={"hunting": "Red", "leather_making": "Green", "cheese_making": "Red"}
        | {"smelting": "Green"},
    ).play("take move_hand", "complete weaving from cheese_making")
    assert story.arrows == {"Red": "cheese_making weaving"}
    assert story.points("Red") == {"epoch 3": 6}
    assert not story.view["seats"][0]["arrow"]


def test_we12_an_event_for_the_weakest_and_the_taker_is_not() -> None:
    story = Story(
        row="raiders move", levels={"Red": "strength 1"}, points={"Red": 5, "Green": 5}
    ).play("take raiders")
    assert story.all_points == [5, 5]
    assert (story.row, story.boxed) == ("move", {"raiders"})


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("taker", ["Red", "Green"])
def test_we13_all_on_one_space_are_strongest_and_weakest(level: int, taker: str) -> None:
    levels = {"Red": f"strength {level}", "Green": f"strength {level}"}
    told: dict[str, Any] = {"turn": taker, "levels": levels, "points": {taker: 5}}
    story = Story(row="conquest move", **told).play("take conquest")
    assert story.points(taker)["events"] == 9
    story = Story(row="raiders move", **told).play("take raiders")
    assert story.points(taker)["events"] == 3


# Our own; DT1 and DT27 are in test_setup.py


def test_dt2_without_shells_only_the_first_tile() -> None:
    assert Story(shells={"Red": 0}).choices == ["take procreate"]


def test_dt3_two_shells_and_a_row_of_eight() -> None:
    row = "move explore fever procreate move_hand explore_hand raiders procreate_hand"
    assert Story(shells={"Red": 2}, row=row).may("take") == ["explore", "fever", "move"]


def test_dt4_an_event_with_three_shells() -> None:
    story = Story(row="harvest_festival:3 move explore").play("take harvest_festival")
    assert story.shells("Red") == 8
    assert story.points("Red") == {"events": 2}
    assert story.row == "move explore"
    assert story.displayed == {"harvest_festival"}


def test_dt5_two_shells_more_on_a_tile_that_two_have_jumped() -> None:
    story = Story(row="fever:1 procreate move explore").play("take procreate", "take move", "stop")
    assert story.row.split()[0] == "fever:3"


def test_dt6_gold_is_exhausted_for_horse() -> None:
    story = Story(lands={"Red": "horse, gold 1, wheat"}, row="move_hand")
    story.play("take move_hand", "complete hunting")
    assert story.lands("Red") == "horse, gold! 1, wheat"
    assert story.stones("hunting") == "Red"


def test_dt7_gold_and_goat_are_exhausted_for_two_wheat() -> None:
    story = Story(
        lands={"Red": "wheat 1, gold 1, goat 1"},
        row="move_hand",
        stones={"cooking": "Red", "farming": "Red"},
    ).play("take move_hand", "complete ploughing")
    assert story.lands("Red") == "wheat 1, gold! 1, goat! 1"
    assert story.points("Red") == {"epoch 3": 6}


def test_dt8_an_arrow_from_either_side() -> None:
    lands = {"Red": "goat 1, horse, wheat, goat 1"}
    stones = {"hunting": "Red Green", "cooking": "Red", "leather_making": "Green"}
    story = Story(lands=lands, row="move_hand", stones=stones).play("take move_hand")
    offered = [text for text in story.may("complete") if text.startswith("cheese_making")]
    assert offered == ["cheese_making from cooking", "cheese_making from hunting"]
    arrows = {"Green": "hunting cheese_making"}
    story = Story(lands=lands, row="move_hand", stones=stones, arrows=arrows).play("take move_hand")
    offered = [text for text in story.may("complete") if text.startswith("cheese_making")]
    assert offered == ["cheese_making"]
    assert story.play("complete cheese_making").arrows == arrows


def test_dt9_an_exhausted_land_serves_for_nothing() -> None:
    story = Story(lands={"Red": "horse! 1, goat! 1, wheat"}, row="move_hand")
    assert story.play("take move_hand").step == "move from", "no board can be completed"


def test_dt10_two_members_of_which_three_are_to_be_lost() -> None:
    story = Story(lands={"Red": "goat 1, horse 1, wheat"}, row="uprising move")
    story.play("take uprising", "lose 2")
    assert (story.lands("Red"), story.decides) == ("goat 1, horse, wheat", "Green")


def test_dt11_all_lands_have_members() -> None:
    story = Story(lands={"Red": "goat 1, horse 1, wheat 1"}, row="drought move")
    story.play("take drought")
    assert (story.lands("Red"), story.decides) == ("goat 1, horse 1, wheat 1", "Green")


def test_dt12_the_third_is_not_strongest() -> None:
    levels = {"Red": "strength 2", "Green": "strength 2", "Black": "strength 1"}
    story = Story(players=3, levels=levels, turn="Black", row="woolly_rhino move")
    story.play("take woolly_rhino")
    assert story.all_points == [0, 0, 0]
    assert story.boxed == {"woolly_rhino"}


def test_dt13_fever_asks_the_taker_then_clockwise() -> None:
    lands = dict.fromkeys(("Red", "Green", "Black"), "goat 1, horse 1, wheat")
    story = Story(players=3, lands=lands, turn="Green", row="fever move").play("take fever")
    asked = []
    while story.step == "lose member":
        asked.append(story.decides)
        story.play("lose 1")
    assert asked == ["Green", "Black", "Red"]


CONQUEST: dict[str, Any] = {
    "players": 3,
    "levels": {"Red": "strength 1", "Green": "strength 2"},
    "displayed": "tribute plunder",
    "row": "conquest move",
}


def test_dt14_the_third_event_counts_without_effect() -> None:
    story = Story(**CONQUEST).play("take conquest")
    assert story.all_points == [0, 0, 0]
    assert len(story.displayed) == 3
    story.tells("This round is the last.")
    story.play("take move", "stop", "take move", "stop")
    assert story.over


def test_dt15_two_shifts_between_two_lands() -> None:
    lands = {"Red": "goat 9, horse 6, wheat"}
    story = Story(lands=lands, levels={"Red": "procreation 1"}).play("take procreate")
    assert story.choices == ["shift 1", "shift 2", "stop"]
    story.play("shift 1")
    assert story.choices == ["shift 1", "shift 2", "stop"]
    story.play("shift 2")
    assert (story.lands("Red"), story.decides) == ("goat 9, horse 6, wheat", "Green")


@pytest.mark.parametrize("covers", [True, False])
def test_dt16_one_member_must_come_then_one_may_shift(covers: bool) -> None:
    story = Story(
        lands={"Red": "goat 9, horse 5, wheat"},
        levels={"Red": "procreation 1"},
        procreate_shift_covers_shortfall=covers,
    ).play("take procreate")
    assert story.choices == ["procreate 1", "procreate 2"]
    story.play("procreate 1")
    assert story.decides == ("Red" if covers else "Green")
    if covers:
        assert story.choices == ["shift 1", "shift 2", "stop"]
        assert story.play("shift 2").decides == "Green"


def test_dt17_the_third_player_still_has_a_turn() -> None:
    story = Story(
        players=3, turn="Green", row="harvest_festival move", displayed="tribute plunder"
    ).play("take harvest_festival")
    assert story.asked == ("Black", "select tile")
    assert story.play("take move", "stop").over


def test_dt18_one_more_event_in_the_last_round() -> None:
    story = Story(row="harvest_festival plunder move", displayed="conquest")
    story.play("take harvest_festival")
    assert not story.over
    story.play("take plunder")
    assert story.over
    assert len(story.displayed) == 3
    assert story.points("Green")["events"] == 2
    assert story.shells("Green") == 6


def test_dt19_most_members_and_most_lands() -> None:
    lands = {
        "Red": "goat 9, " + ", ".join(["horse"] * 7),
        "Green": "goat 9, " + ", ".join([*["wheat"] * 9, "goat!"]),
        "Black": "gold 7, " + ", ".join(["incense"] * 9),
    }
    story = Story(players=3, lands=lands)
    ending.finish(story.state, ending.PLAYED_OUT)
    assert story.all_points == [2, 4, 2]


def test_dt20_fewest_exhausted_lands() -> None:
    lands = {
        "Red": "goat 1, horse, wheat, gold!, gold!, gold!",
        "Green": "goat 1, horse, wheat, gold!, gold!",
    }
    story = Story(lands=lands, shells={"Red": 4, "Green": 4}, points={"Red": 27, "Green": 27})
    ending.finish(story.state, ending.PLAYED_OUT)
    assert story.all_points == [31, 31]
    assert story.winners == ["Green"]


def test_dt21_all_is_even() -> None:
    story = Story(points={"Red": 27, "Green": 27})
    ending.finish(story.state, ending.PLAYED_OUT)
    assert story.winners == ["Red", "Green"]


def test_dt22_three_rounds_are_enough() -> None:
    story = Story(row="move", round_cap=3)
    for _ in range(6):
        assert not story.over
        story.play("take move", "stop")
    assert story.over
    assert GAME.result(story.state).ending == "The game has taken too long and is stopped."
    assert story.all_points == [4, 4]


def test_dt23_nothing_is_above_the_bronze_age() -> None:
    story = Story(
        lands={"Red": "goat 1, horse, wheat, goat 1, goat 1"},
        row="move_hand",
        stones={"leather_making": "Red", "cheese_making": "Red"},
    ).play("take move_hand")
    before = story.open_boards
    assert story.play("complete weaving").open_boards == before
    assert not story.happened("turned up")


def test_dt24_the_arrow_is_spent() -> None:
    story = Story(
        lands={"Red": "gold 1, horse, wheat, gold 1"},
        row="move_hand",
        stones={"cooking": "Red", "barter": "Green", "leather_making": "Red", "hunting": "Green"},
        arrows={"Red": "leather_making horse_riding"},
    ).play("take move_hand")
    assert "smelting" in story.open_boards
    assert not [text for text in story.may("complete") if text.startswith("smelting")]
    assert story.refusal("complete smelting") == "T86"


def test_dt25_shells_on_the_wanted_tile_do_not_pay() -> None:
    story = Story(row="move:2 explore:2 procreate", shells={"Red": 0})
    assert story.choices == ["take move"]
    assert story.refusal("take explore") == "A2"


def test_dt26_two_steps_are_lost() -> None:
    story = Story(levels={"Red": "movement 2"}, row="move").play("take move", "move 1", "to 2")
    assert story.play("stop").decides == "Green"
    assert story.lands("Red") == "goat, horse 1, wheat"


def test_dt28_without_effect_and_not_counted() -> None:
    story = Story(**CONQUEST, bronze_event_without_effect_counts=False)
    story.play("take conquest")
    assert story.all_points == [0, 0, 0]
    assert (story.boxed, len(story.displayed)) == ({"conquest"}, 2)
    assert not story.happened("last round")
    story.play("take move", "stop", "take move", "stop")
    assert not story.over


def test_dt29_a_step_back_leaves_one_step() -> None:
    story = Story(levels={"Red": "movement 2"}, row="move").play("take move", "move 1", "to 2")
    story.play("move 2")
    assert story.choices == ["to 1", "to 3"]
    story.play("to 1")
    assert story.view["current"]["left"] == 1
    assert story.play("move 1", "to 3").decides == "Green"


def test_dt30_tribute() -> None:
    story = Story(
        players=3,
        levels={"Red": "strength 1", "Green": "strength 1"},
        points={"Red": 5, "Green": 3},
        row="tribute move",
    ).play("take tribute")
    assert story.all_points == [6, 2, 0]


@pytest.mark.rule("A34")
def test_dt31_what_is_known_of_boards_that_nobody_has_seen() -> None:
    story = Story(
        boards={1: "hunting cooking barter shamanism", 2: "horse_riding farming smelting"},
        stones={"hunting": "Red", "cooking": "Red", "barter": "Red"},
    )
    epochs = story.view["epochs"]
    assert epochs[0]["removed"] == "leather_making"
    assert epochs[1]["removed"] is None
    assert epochs[1]["unseen_boards"] == ["cheese_making", "pilgrimage"]
    places = set()
    for number in range(20):
        redrawn = story.state.determinize(0, Rng(str(number)))
        assert list(redrawn.boards[:5]) == list(story.state.boards[:5])
        assert list(redrawn.boards[5:8]) == list(story.state.boards[5:8])
        places.add(tuple(redrawn.boards[8:10]))
    assert places == {(6, 9), (9, 6)}, "Cheese Making or Pilgrimage is in the box"


def test_dt32_a_forced_tile_is_asked_for() -> None:
    story = Story(row="raiders move", shells={"Red": 0})
    assert story.asked == ("Red", "select tile")
    assert story.choices == ["take raiders"]
    assert story.view["current"]["forced"]


def test_dt33_the_bag_is_empty() -> None:
    story = Story(
        lands={"Red": "goat!, wheat! 1, horse 1"},
        levels={"Red": "exploration 1"},
        row="explore",
        bag="",
    ).play("take explore")
    assert story.choices == ["stop", "turn-back 1"]
    assert story.refusal("turn-back 2") == "T125"
    story.play("turn-back 1")
    assert (story.lands("Red"), story.decides) == ("goat, wheat! 1, horse 1", "Green")
