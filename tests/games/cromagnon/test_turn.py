"""Options A and B: growing at temples, who must move, and who passes."""

from __future__ import annotations

import pytest

from tests.games.cromagnon.scenario import Story


@pytest.mark.rule("C31")
@pytest.mark.rule("C32")
def test_a_turn_is_to_grow_or_to_move() -> None:
    story = Story(tribes={"Red": "east_africa 2, near_east 1"})
    assert story.choices == ["grow east_africa", "start east_africa", "start near_east"]
    story.play("grow east_africa")
    assert (story.tribes("Red"), story.stock("Red")) == ("east_africa 4, near_east 1", 10)


@pytest.mark.rule("C34")
def test_growing_ends_the_turn() -> None:
    story = Story(hand={"Red": "obsidian/own_2"})
    story.play("grow east_africa")
    assert story.asked == ("Green", "choose turn")
    assert story.hand("Red") == "obsidian/own_2"
    assert story.happened("took nothing") == []


@pytest.mark.rule("C33")
@pytest.mark.rule("A18")
def test_a_temple_is_for_its_owner_until_it_is_open() -> None:
    spaces = {"near_east": "5/2 Red", "siberia": "5/2 Green open", "south_asia": "5/2 Green"}
    tribes = {
        "Red": "near_east 1, siberia 1",
        "Green": "siberia 1, south_asia 1, near_east 1",
        "Black": "east_africa 1",
    }
    story = Story(players=3, tribes=tribes, spaces=spaces)
    assert story.may("grow") == ["east_africa", "near_east", "siberia"]
    story.refuses("grow south_asia", "C33").refuses("grow oceania", "C32").play("grow siberia")
    assert story.may("grow") == ["east_africa", "siberia", "south_asia"]
    assert story.play("grow east_africa").may("grow") == ["east_africa", "siberia"]


@pytest.mark.rule("A11")
def test_tribes_in_east_africa_do_not_mark_its_temple() -> None:
    story = Story(tribes={"Red": "near_east 1", "Green": "east_africa 4"})
    story.play("grow east_africa")
    assert story.tribes("Red") == "east_africa 2, near_east 1"


@pytest.mark.rule("A12")
def test_d40_with_one_tribe_in_stock_one_comes() -> None:
    story = Story(stock={"Red": 1}).play("grow east_africa")
    assert (story.tribes("Red"), story.stock("Red")) == ("east_africa 2", 0)


@pytest.mark.rule("A12")
def test_d41_without_stock_nobody_grows() -> None:
    story = Story(stock={"Red": 0})
    assert story.may("grow") == []
    story.refuses("grow east_africa", "A12")


@pytest.mark.rule("A12")
def test_tribes_are_placed_in_the_area_not_on_the_temple() -> None:
    spaces = {"near_east": "5/2 Red"}
    story = Story(tribes={"Red": "near_east 1"}, spaces=spaces).play("grow near_east")
    assert story.view["areas"][4]["markers"] == [1, 0]
    assert story.tribes("Red") == "near_east 3"


@pytest.mark.rule("A13")
def test_nobody_may_pass() -> None:
    Story().refuses("pass", "A13").refuses("stop", "A13")


ALL_IN_SOUTH_AMERICA = {"Red": "south_america 15"}


@pytest.mark.rule("A15")
@pytest.mark.rule("A13")
def test_d31_who_can_do_nothing_passes() -> None:
    story = Story(tribes=ALL_IN_SOUTH_AMERICA, hand={"Red": "hand_axe/half"})
    assert story.asked == ("Green", "choose turn")
    assert story.happened("passed turn") == [{"seat": 0}]


@pytest.mark.rule("A15")
def test_d31_with_a_trade_good_there_is_a_way() -> None:
    story = Story(tribes=ALL_IN_SOUTH_AMERICA, hand={"Red": "amber/relocate"})
    assert story.choices == ["start south_america"]
    assert story.asked == ("Red", "choose turn")


@pytest.mark.rule("A15")
def test_d30_nobody_starts_who_would_have_to_desert_what_was_paid_for() -> None:
    hand = {"Red": "ochre/pay_all sky_father/grow_2 amber/relocate"}
    tribes = {"Red": "south_america 1", "Green": "south_america 1"}
    story = Story(tribes=tribes, hand=hand)
    assert story.may("start") == []
    story.refuses("start south_america", "A15").refuses("start siberia", "C36")
    alone = Story(tribes={"Red": "south_america 1"}, hand=hand)
    assert alone.may("start") == ["south_america"]


@pytest.mark.rule("C35")
@pytest.mark.rule("C67")
@pytest.mark.rule("A49")
def test_the_steps_of_option_b_come_in_order() -> None:
    story = Story(
        tribes={"Red": "near_east 1"},
        lying={"central_asia": "earth_mother obsidian -"},
        left={"earth_mother": "grow_3"},
        hand={"Red": "fish_hook/own_3"},
    )
    assert story.asked == ("Red", "choose turn")
    story.play("start near_east", "send central_asia")
    assert story.asked == ("Red", "take tile")
    story.play("take central_asia gods")
    assert story.asked == ("Red", "play tile")
    story.play("play fish_hook/own_3", "on south_asia", "stop")
    assert [entry["type"] for entry in story.happened("completed")] == ["earth_mother"]
    assert story.points("Red") == {}, "it had left the area when it was scored"


@pytest.mark.rule("A49")
def test_a_value_tile_counts_in_the_session_that_its_icon_starts() -> None:
    story = Story(
        tribes={"Red": "near_east 1"},
        lying={"central_asia": "earth_mother - -"},
        left={"earth_mother": "value"},
    )
    story.will_draw("3/1").play("start near_east", "send central_asia")
    assert story.asked == ("Red", "place value")
    story.play("value central_asia")
    assert story.scored == {"earth_mother"}
    central = [entry for entry in story.happened("scored") if entry["area"] == "central_asia"]
    assert central == [{"seat": 0, "points": 8, "source": "areas", "area": "central_asia"}]
