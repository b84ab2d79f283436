"""Step 1: movement points, steps, markers, and where no tribe may go."""

from __future__ import annotations

import pytest

from tests.games.cromagnon.scenario import Story

CROWD = {"Red": "near_east 2", "Green": "near_east 2"}


@pytest.mark.rule("C39")
@pytest.mark.rule("C42")
@pytest.mark.rule("C47")
def test_e1_a_detour_burns_what_is_left() -> None:
    story = Story(turn_of="Green", tribes=CROWD).play("start near_east")
    assert story.steps_left == 3
    story.play("send south_asia").refuses("stop", "C39").refuses("send near_east", "C38")
    story.play("send central_asia").refuses("stop", "C39").play("on south_asia")
    assert (story.tribes("Green"), story.step) == ("south_asia 2", "take tile")


@pytest.mark.rule("C37")
def test_e2_two_tribes_that_are_left_have_two_points() -> None:
    story = Story(tribes={"Red": "near_east 2", "Green": "south_asia 2"})
    story.play("start near_east")
    assert story.steps_left == 2
    story.play("send eastern_europe", "send eastern_europe")
    assert story.tribes("Red") == "eastern_europe 2"


def steps_beside(green: str) -> int:
    """How many steps a red tribe in the Near East has, with these green ones."""
    return Story(tribes={"Red": "near_east 1", "Green": green}).view["areas"][4]["steps"]


@pytest.mark.rule("C37")
def test_d20_a_tribe_alone_has_one_step() -> None:
    assert steps_beside("east_africa 1") == 1


@pytest.mark.rule("C37")
def test_d21_with_another_it_has_two_and_must_take_them() -> None:
    assert steps_beside("near_east 1") == 2
    story = Story(tribes={"Red": "near_east 1", "Green": "near_east 1"})
    story.play("start near_east", "send south_asia").refuses("stop", "C39").play(
        "on southeast_asia"
    )
    assert story.tribes("Red") == "southeast_asia 1"


@pytest.mark.rule("C37")
def test_d22_with_six_others_it_has_three() -> None:
    assert steps_beside("near_east 6") == 3


@pytest.mark.rule("A14")
def test_points_are_counted_once() -> None:
    story = Story(tribes={"Red": "near_east 3"}).play("start near_east", "send south_asia")
    assert story.steps_left == 2, "though only two are left there"


@pytest.mark.rule("C43")
def test_d23_no_tribe_goes_back_to_where_it_was() -> None:
    story = Story(tribes={"Red": "near_east 1", "Green": "near_east 6"})
    story.play("start near_east", "send south_asia", "on central_asia")
    story.refuses("on near_east", "C43").refuses("on south_asia", "C43")
    assert story.may("on") == ["east_asia", "eastern_europe"]


@pytest.mark.rule("C36")
@pytest.mark.rule("C41")
def test_only_own_tribes_of_the_chosen_area_move() -> None:
    tribes = {"Red": "near_east 1, central_asia 3", "Green": "near_east 2, south_asia 1"}
    story = Story(tribes=tribes).refuses("start south_asia", "C36").play("start near_east")
    assert [choice.split()[0] for choice in story.choices] == ["send"] * 5
    story.play("send central_asia").refuses("send south_asia", "C41")
    assert story.may("on") == ["east_asia", "south_asia"], "beyond Eastern Europe all costs"


@pytest.mark.rule("C40")
def test_at_least_one_tribe_leaves() -> None:
    story = Story(tribes={"Red": "near_east 1"}).play("start near_east")
    story.refuses("stop", "C39").refuses("on south_asia", "C41")


@pytest.mark.rule("C38")
def test_a_step_leads_to_an_adjacent_area() -> None:
    story = Story(tribes={"Red": "near_east 1"}).play("start near_east")
    assert story.may("send") == [
        *("central_asia", "east_africa", "eastern_europe", "north_africa", "south_asia")
    ]
    story.refuses("send siberia", "C38").refuses("send near_east", "C38")


@pytest.mark.rule("A16")
def test_d32_no_order_of_targets_is_imposed() -> None:
    story = Story(tribes={"Red": "near_east 2"}).play("start near_east", "send south_asia")
    assert {"central_asia", "south_asia"} <= set(story.may("send"))


@pytest.mark.rule("C44")
def test_a_marker_cube_counts_for_the_points() -> None:
    spaces = {"near_east": "5/2 Green"}
    story = Story(tribes={"Red": "near_east 1", "Green": "near_east 1"}, spaces=spaces)
    assert story.view["areas"][4]["steps"] == 2


@pytest.mark.rule("C45")
@pytest.mark.rule("C46")
@pytest.mark.rule("A17")
def test_d58_a_marker_that_walks_off_opens_its_temple_for_good() -> None:
    spaces = {"near_east": "5/2 Red"}
    story = Story(tribes={"Red": "near_east 2"}, spaces=spaces).play("start near_east")
    story.play("send south_asia", "send-marker south_asia")
    story.will_find("temple").play("take south_asia gods", "play nothing")
    assert story.spaces("near_east") == "5/2 open"
    story.tells("temple in Near East is now open to all")
    assert story.turn == "Green"
    assert story.may("grow") == ["east_africa", "near_east"]
    story.play("grow near_east")
    assert story.spaces("near_east") == "5/2 open", "it is nobody's again"
    assert story.may("grow") == ["east_africa", "near_east"]


@pytest.mark.rule("A17")
def test_a_plain_step_takes_a_tribe_that_marks_nothing() -> None:
    spaces = {"near_east": "5/2 Red"}
    story = Story(tribes={"Red": "near_east 2"}, spaces=spaces).play("start near_east")
    assert (len(story.may("send")), len(story.may("send-marker"))) == (5, 5)
    story.play("send south_asia").refuses("send south_asia", "C41")
    assert story.spaces("near_east") == "5/2 Red"
    bare = Story(tribes={"Red": "near_east 2"}).play("start near_east")
    bare.refuses("send-marker south_asia", "A17")


@pytest.mark.rule("A18")
def test_two_temples_in_one_area_have_a_marker_each() -> None:
    spaces = {"near_east": "5/2 Red Red"}
    story = Story(tribes={"Red": "near_east 2"}, spaces=spaces).play("start near_east")
    story.refuses("send south_asia", "C41").play("send-marker south_asia")
    assert story.spaces("near_east") == "5/2 open Red"


@pytest.mark.rule("A15")
def test_a_step_that_would_strand_points_is_not_offered() -> None:
    tribes = {"Red": "oceania 1", "Green": "oceania 1"}
    story = Story(tribes=tribes)
    view = story.game.view(story.state, 0)
    story.play("start oceania").play("on east_asia")
    assert [area["id"] for area in view["areas"] if area["cost_due"]] == [
        *("western_europe", "siberia", "australia", "north_america")
    ]
    assert story.tribes("Red") == "east_asia 1", "by Southeast Asia, the only way to go on"
    three = Story(tribes={"Red": "oceania 2", "Green": "oceania 1"}).play("start oceania")
    assert three.may("send") == ["south_america", "southeast_asia"]
    three.refuses("send australia", "C53").play("send south_america")
    assert three.may("on") == ["east_asia", "south_asia"]


@pytest.mark.rule("A16")
def test_a_tribe_that_another_has_followed_does_not_walk_on() -> None:
    story = Story(tribes={"Red": "near_east 3"}).play(
        "start near_east", "send south_asia", "send central_asia"
    )
    assert "southeast_asia" not in story.may("on"), "the first one has come to its end"
    assert "east_asia" in story.may("on")


@pytest.mark.rule("C39")
def test_the_last_tribe_is_not_sent_where_it_could_not_walk_on() -> None:
    tribes = {"Red": "oceania 2", "Green": "oceania 1"}
    story = Story(tribes=tribes).play("start oceania", "send southeast_asia")
    assert story.may("send") == ["southeast_asia"]
    story.refuses("send south_america", "C39")
