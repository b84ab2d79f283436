"""Procreate, move and explore, and what happens when members or lands run out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tribes.scenario import Story

# A line of five lands to the east, after the triangle of lands 1, 2 and 3.
LINE = "goat 1, horse, wheat, gold at 2 e, incense at 4 e"


def procreating(lands: str, level: int, **told: Any) -> Story:
    """Red has just taken procreate."""
    story = Story(lands={"Red": lands}, levels={"Red": f"procreation {level}"}, **told)
    return story.play("take procreate")


def moving(lands: str, level: int, **told: Any) -> Story:
    """Red has just taken move."""
    return Story(
        lands={"Red": lands}, levels={"Red": f"movement {level}"}, row="move", **told
    ).play("take move")


def exploring(lands: str, level: int, *draws: str, **told: Any) -> Story:
    """Red has just taken explore."""
    levels = {"Red": f"exploration {level}"}
    story = Story(lands={"Red": lands}, levels=levels, row="explore", **told)
    return story.will_draw(*draws).play("take explore")


# Procreate


@pytest.mark.rule("T48")
@pytest.mark.rule("T60")
@pytest.mark.parametrize("level", range(5))
def test_as_many_members_come_as_the_track_shows(level: int) -> None:
    story = procreating("goat 1, horse, wheat", level)
    assert story.lands("Red") == f"goat {level + 2}, horse, wheat"
    assert story.reserve("Red") == 14 - level - 1
    assert story.decides == "Green"


@pytest.mark.rule("T49")
@pytest.mark.rule("T51")
def test_new_members_join_others() -> None:
    story = procreating("goat 1, horse, wheat 1", 0)
    assert story.choices == ["procreate 1", "procreate 3"]
    assert story.refusal("procreate 2") == "T51"
    assert story.refusal("procreate 4") == "T51"


@pytest.mark.rule("T50")
@pytest.mark.rule("T130")
@pytest.mark.parametrize(
    ("targets", "result"),
    [
        ("111", "goat 4, horse 1, wheat"),
        ("121", "goat 3, horse 2, wheat"),
        ("222", "goat 1, horse 4, wheat"),
    ],
)
def test_new_members_may_be_together_or_spread(targets: str, result: str) -> None:
    story = procreating("goat 1, horse 1, wheat", 2)
    assert story.play(*[f"procreate {land}" for land in targets]).lands("Red") == result


@pytest.mark.rule("T130")
def test_a_land_has_room_for_a_whole_tribe() -> None:
    story = procreating("goat 11, horse, wheat", 3)
    assert story.lands("Red") == "goat 15, horse, wheat"


@pytest.mark.rule("A5")
def test_all_members_must_come() -> None:
    story = procreating("goat 1, horse 1, wheat", 2)
    assert story.refusal("stop") == "A5"
    story.play("procreate 1")
    assert story.refusal("stop") == "A5"


@pytest.mark.rule("A10")
def test_members_may_come_to_an_exhausted_land() -> None:
    story = procreating("goat! 1, horse 1, wheat", 0)
    assert story.play("procreate 1").lands("Red") == "goat! 2, horse 1, wheat"


# Shifts


@pytest.mark.rule("T122")
@pytest.mark.rule("T123")
@pytest.mark.parametrize("level", range(3))
def test_without_a_reserve_as_many_members_may_shift(level: int) -> None:
    story = procreating("goat 14, horse 1, wheat", level)
    for left in range(level + 1):
        assert story.asked == ("Red", "shift from")
        assert story.choices == ["shift 1", "shift 2", "stop"]
        story.play("shift 1")
        assert (
            story.lands("Red") == f"goat {14 - level - 1}, horse {level + 2}, wheat" or left < level
        )
    assert story.decides == "Green"
    assert story.reserve("Red") == 0


@pytest.mark.rule("A5")
@pytest.mark.rule("T122")
def test_nobody_has_to_shift() -> None:
    story = procreating("goat 14, horse 1, wheat", 2).play("shift 1", "stop")
    assert story.lands("Red") == "goat 13, horse 2, wheat"
    assert story.decides == "Green"
    assert procreating("goat 14, horse 1, wheat", 2).play("stop").decides == "Green"


@pytest.mark.rule("T124")
def test_shifts_reach_any_land_however_far() -> None:
    lands = "goat 13, horse, wheat 1, gold at 2 e, incense 1 at 4 e"
    story = procreating(lands, 0).play("shift 1")
    assert story.choices == ["to 3", "to 5"]
    story.play("to 5")
    assert story.lands("Red") == "goat 12, horse, wheat 1, gold, incense 2"


@pytest.mark.rule("A7")
def test_a_shift_goes_to_another_land_that_had_a_member_before() -> None:
    lands = "goat 1, horse 13, wheat! 1, gold"
    story = procreating(lands, 1)
    assert story.refusal("shift 4") == "A7"
    story.play("shift 1")
    assert story.choices == ["to 2", "to 3"], (
        "an exhausted one, but neither its own nor an empty one"
    )
    assert story.refusal("to 1") == story.refusal("to 4") == "A7"
    story.play("to 3")
    assert story.lands("Red") == "goat, horse 13, wheat! 2, gold", "the last one may go"
    assert story.choices == ["shift 2", "shift 3", "stop"]
    story.play("shift 2").play()
    assert story.lands("Red") == "goat, horse 12, wheat! 3, gold", "one target is no question"


@pytest.mark.rule("T122")
def test_with_members_on_one_land_there_is_nothing_to_shift() -> None:
    assert procreating("goat 15, horse, wheat", 2).decides == "Green"


@pytest.mark.rule("A6")
@pytest.mark.parametrize("covers", [True, False])
def test_a_small_reserve_and_then_shifts(covers: bool) -> None:
    lands = "goat 9, horse 5, wheat"
    story = procreating(lands, 2, procreate_shift_covers_shortfall=covers)
    assert story.asked == ("Red", "place member")
    story.play("procreate 1")
    assert story.lands("Red") == "goat 10, horse 5, wheat"
    assert story.asked == (("Red", "shift from") if covers else ("Green", "select tile"))
    if covers:
        story.play("shift 1", "shift 1")
        assert story.lands("Red") == "goat 8, horse 7, wheat"
        assert story.decides == "Green"


@pytest.mark.rule("A6")
def test_an_empty_reserve_allows_shifts_whatever_the_option_says() -> None:
    story = procreating("goat 14, horse 1, wheat", 0, procreate_shift_covers_shortfall=False)
    assert story.asked == ("Red", "shift from")


# Move


@pytest.mark.rule("T52")
@pytest.mark.rule("T60")
@pytest.mark.parametrize("level", range(5))
def test_as_many_steps_as_the_track_shows(level: int) -> None:
    story = moving("goat 8, horse, wheat", level)
    for _ in range(level + 1):
        assert story.step == "move from"
        story.play("move 1", "to 2")
    assert story.lands("Red") == f"goat {7 - level}, horse {level + 1}, wheat"
    assert story.decides == "Green"


@pytest.mark.rule("T53")
def test_a_step_leads_to_a_land_beside() -> None:
    story = moving(LINE, 0)
    assert story.refusal("move 2") == "T53"
    story.play("move 1")
    assert story.choices == ["to 2", "to 3"]
    assert story.refusal("to 4") == story.refusal("to 5") == story.refusal("to 1") == "T53"
    story = moving(LINE.replace("gold", "gold 1"), 0).play("move 4")
    assert story.choices == ["to 2", "to 5"]


@pytest.mark.rule("T54")
def test_steps_go_to_one_member_or_to_several() -> None:
    story = moving(LINE, 3).play("move 1", "to 2", "move 2", "to 4", "move 4", "to 5")
    assert story.lands("Red") == "goat, horse, wheat, gold, incense 1"
    story = moving(LINE.replace("goat 1", "goat 3"), 2)
    story.play("move 1", "to 2", "move 1", "to 3", "move 1", "to 3")
    assert story.lands("Red") == "goat, horse 1, wheat 2, gold, incense"


@pytest.mark.rule("T55")
def test_steps_may_be_left_unused() -> None:
    assert moving(LINE, 2).play("stop").lands("Red") == "goat 1, horse, wheat, gold, incense"
    story = moving(LINE, 2).play("move 1", "to 2", "stop")
    assert (story.lands("Red"), story.decides) == ("goat, horse 1, wheat, gold, incense", "Green")


@pytest.mark.rule("T82")
@pytest.mark.rule("A10")
@pytest.mark.rule("T130")
def test_members_enter_and_cross_empty_and_exhausted_lands() -> None:
    story = moving("goat 1, horse! at, wheat, gold at 2 e".replace(" at,", ","), 1)
    story.play("move 1", "to 2", "move 2", "to 4")
    assert story.lands("Red") == "goat, horse!, wheat, gold 1"


@pytest.mark.rule("A41")
def test_a_step_back_is_allowed() -> None:
    story = moving("goat 1, horse, wheat", 1).play("move 1", "to 2", "move 2")
    assert "to 1" in story.choices


# Explore


@pytest.mark.rule("T56")
@pytest.mark.rule("T60")
@pytest.mark.parametrize("level", range(5))
def test_as_many_lands_as_the_track_shows(level: int) -> None:
    story = exploring("goat 1, horse, wheat", level, *["gold"] * (level + 1))
    assert sum(story.state.drawn) == level + 1
    for _ in range(level + 1):
        assert story.step == "lay where"
        story.play(story.choices[0])
    assert story.state.territories[0].size() == 4 + level
    assert story.bag["gold"] == 10 - level - 1
    assert story.decides == "Green"


@pytest.mark.rule("T57")
def test_all_are_drawn_before_the_first_is_laid() -> None:
    story = exploring("goat 1, horse, wheat", 2, "gold", "incense", "gold")
    assert story.view["drawn"] == {"goat": 0, "horse": 0, "wheat": 0, "gold": 2, "incense": 1}
    assert [entry["resource"] for entry in story.happened("drew")] == ["gold", "incense", "gold"]
    assert story.choices == ["lay gold", "lay incense"]
    assert story.refusal("lay goat") == "T57"


@pytest.mark.rule("T58")
def test_a_land_goes_to_any_free_cell_beside_the_territory() -> None:
    story = exploring("goat 1, horse, wheat", 0, "gold")
    named_by_first = ["at 1 ne", "at 1 nw", "at 1 sw", "at 1 w"]
    named_by_second = ["at 2 e", "at 2 ne", "at 2 se"]
    assert story.choices == [*named_by_first, *named_by_second, "at 3 se", "at 3 sw"]
    assert story.refusal("at 1 e") == "T58", "a land lies there"
    assert story.refusal("at 3 w") == "T58", "it has its name from land 1"
    assert story.refusal("at 4 e") == "T58", "there is no such land"


@pytest.mark.rule("T59")
def test_lands_stay_where_they_are() -> None:
    story = exploring("goat 1, horse, wheat", 0, "gold")
    before = [(land["q"], land["r"]) for land in story.view["seats"][0]["lands"]]
    story.play("at 2 e", "take explore")
    after = [(land["q"], land["r"]) for land in story.view["seats"][0]["lands"]]
    assert after == [*before, (2, 0)]


@pytest.mark.rule("A9")
def test_new_lands_come_in_any_order_and_beside_each_other() -> None:
    story = exploring("goat 1, horse, wheat", 1, "gold", "incense").play("lay incense", "at 2 e")
    assert story.step == "lay where", "one kind in hand is no question"
    assert "at 4 e" in story.choices
    assert story.refusal("stop") == "A9"
    story.play("at 4 e")
    assert story.lands("Red") == "goat 1, horse, wheat, incense, gold"
    story = exploring("goat 1, horse, wheat", 1, "gold", "incense").play("lay gold")
    assert story.refusal("stop") == "A9"
    story.play("at 2 e", "at 1 w")
    assert story.lands("Red") == "goat 1, horse, wheat, gold, incense"


@pytest.mark.rule("A10")
def test_lands_may_lie_beside_exhausted_ones() -> None:
    story = exploring("goat! 1, horse!, wheat!", 0, "gold")
    assert len(story.may("at")) == 9


# An empty bag


@pytest.mark.rule("T125")
@pytest.mark.rule("T126")
def test_an_exhausted_land_is_turned_back_and_gives_again() -> None:
    story = exploring("goat 1, horse! 1, wheat!, gold!", 0, bag="")
    assert story.asked == ("Red", "turn land back")
    assert story.choices == ["stop", "turn-back 3", "turn-back 4"]
    assert story.refusal("turn-back 2") == "T125", "somebody stands there"
    assert story.refusal("turn-back 1") == "T125", "it is not exhausted"
    story.play("turn-back 3")
    assert story.lands("Red") == "goat 1, horse! 1, wheat, gold!"
    story = Story(
        lands={"Red": "goat 1, horse, wheat!"}, row="explore move move_hand procreate", bag=""
    )
    story.play("take explore", "turn-back 3", "take procreate", "take move", "move 1", "to 3")
    story.play("take explore", "take move_hand")
    assert "complete cooking" in story.choices
    story.play("complete cooking")
    assert story.lands("Red") == "goat, horse, wheat 1", "wheat itself, nothing was exhausted"


@pytest.mark.rule("T127")
@pytest.mark.parametrize("lands", ["goat 1, horse, wheat", "goat! 1, horse! 1, wheat"])
def test_where_there_is_none_to_turn_back_nothing_happens(lands: str) -> None:
    story = exploring(lands, 4, bag="")
    assert story.lands("Red") == lands
    assert story.asked == ("Green", "select tile")


@pytest.mark.rule("A8")
@pytest.mark.parametrize(("each", "number"), [(True, 3), (False, 1)])
def test_one_land_may_be_turned_back_for_each_missing_draw(each: bool, number: int) -> None:
    lands = "goat 1, horse!, wheat!, gold!, incense!"
    story = exploring(lands, 2, bag="", empty_bag_turnbacks_per_missing_draw=each)
    for land in range(2, 2 + number):
        assert story.step == "turn land back"
        story.play(f"turn-back {land}")
    assert story.decides == "Green"
    assert story.lands("Red").count("!") == 4 - number


@pytest.mark.rule("A8")
def test_what_is_left_in_the_bag_comes_first_and_turning_back_is_free() -> None:
    story = exploring("goat 1, horse!, wheat!", 2, bag="gold")
    assert story.step == "lay where"
    story.play("at 1 w")
    assert story.step == "turn land back"
    story.play("turn-back 2")
    assert story.choices == ["stop", "turn-back 3"]
    story.play("stop")
    assert story.lands("Red") == "goat 1, horse, wheat!, gold"
    assert story.decides == "Green"


@pytest.mark.rule("A8")
def test_a_full_bag_turns_nothing_back() -> None:
    story = exploring("goat 1, horse!, wheat!", 1, "gold", "gold").play("at 1 w", "at 1 nw")
    assert story.decides == "Green"


@pytest.mark.rule("T7")
@pytest.mark.rule("A40")
def test_what_an_exhausted_land_showed_remains_known() -> None:
    lands = Story(lands={"Red": "goat! 1, horse!, wheat"}).view["seats"][0]["lands"]
    assert [(land["resource"], land["exhausted"]) for land in lands] == [
        ("goat", True),
        ("horse", True),
        ("wheat", False),
    ]
