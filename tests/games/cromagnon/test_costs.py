"""Entry costs: when they are due, what pays them, and who has to stay."""

from __future__ import annotations

import pytest

from tests.games.cromagnon.scenario import Story

BESIDE_AMERICA = {"Red": "east_asia 1"}
TO_AMERICA = ("start east_asia", "send north_america")


@pytest.mark.rule("C48")
@pytest.mark.rule("C50")
@pytest.mark.rule("C52")
def test_e6_the_first_to_come_pays_a_tile_of_each_category() -> None:
    story = Story(
        tribes={"Red": "east_asia 1", "Green": "siberia 1"},
        hand={"Red": "sky_father/value amber/relocate"},
        left={"amber": "vp_by_hand"},
    )
    story.play("start east_asia", "send north_america")
    assert story.tribes("Red") == "north_america 1"
    assert (story.hand("Red"), story.spent("Red")) == ("", "sky_father/value amber/relocate")
    assert [entry["type"] for entry in story.happened("paid")] == ["sky_father", "amber"]
    story.will_find("grow_2").play("take north_america gods", "play nothing")
    story.play("start siberia", "send north_america")
    assert story.tribes("Green") == "north_america 1", "for nothing"


@pytest.mark.rule("C50")
@pytest.mark.rule("C51")
def test_d25_both_tiles_are_discarded_and_a_tribe_stays() -> None:
    story = Story(tribes=BESIDE_AMERICA, hand={"Red": "sky_father/grow_2 amber/relocate"})
    story.play(*TO_AMERICA)
    assert (story.tribes("Red"), story.hand("Red")) == ("north_america 1", "")
    assert story.spent("Red") == "sky_father/grow_2 amber/relocate"


@pytest.mark.rule("C53")
def test_d26_who_cannot_pay_cannot_enter() -> None:
    hand = {"Red": "sky_father/grow_2 beast_spirit/half"}
    story = Story(tribes=BESIDE_AMERICA, hand=hand).play("start east_asia")
    story.refuses("send north_america", "C53")
    assert "north_america" not in story.may("send")


@pytest.mark.rule("C72")
@pytest.mark.rule("A23")
def test_d27_one_tile_can_pay_all() -> None:
    story = Story(tribes=BESIDE_AMERICA, hand={"Red": "bone_needle/pay_all"}).play(*TO_AMERICA)
    assert (story.hand("Red"), story.spent("Red")) == ("", "bone_needle/pay_all")
    assert story.happened("paid all") == [
        {"seat": 0, "area": "north_america", "type": "bone_needle"}
    ]


@pytest.mark.rule("C49")
def test_d28_where_somebody_is_nobody_pays() -> None:
    tribes = BESIDE_AMERICA | {"Green": "north_america 1"}
    story = Story(tribes=tribes).play(*TO_AMERICA)
    assert story.tribes("Red") == "north_america 1"


@pytest.mark.rule("C49")
def test_d29_where_a_tile_was_taken_nobody_pays() -> None:
    lying = {"north_america": "sky_father - fish_hook"}
    story = Story(tribes=BESIDE_AMERICA, lying=lying).play(*TO_AMERICA)
    assert story.tribes("Red") == "north_america 1"


@pytest.mark.rule("A21")
@pytest.mark.rule("C51")
def test_d33_an_area_that_would_be_deserted_is_not_offered() -> None:
    tribes = {"Red": "southeast_asia 1", "Green": "southeast_asia 1"}
    story = Story(tribes=tribes, hand={"Red": "amber/relocate"}).play("start southeast_asia")
    assert "oceania" not in story.may("send")
    story.refuses("send oceania", "C39")


@pytest.mark.rule("A23")
@pytest.mark.rule("A40")
def test_d34_a_tile_that_pays_all_can_pay_as_an_ordinary_one() -> None:
    tribes = {"Red": "southeast_asia 1"}
    story = Story(tribes=tribes, hand={"Red": "ochre/pay_all"})
    story.play("start southeast_asia", "send oceania")
    assert (story.step, story.choices) == ("pay", ["pay ochre/pay_all", "pay-all ochre"])
    story.play("pay ochre/pay_all")
    assert (story.shown, story.happened("paid")[0]["action"]) == ("", None)
    again = Story(tribes=tribes, hand={"Red": "ochre/pay_all"})
    again.play("start southeast_asia", "send oceania", "pay-all ochre")
    assert again.shown == "ochre/pay_all"


@pytest.mark.rule("A23")
def test_d36_symbol_by_symbol_or_all_at_once() -> None:
    hand = {"Red": "sky_father/grow_2 amber/relocate bone_needle/pay_all"}
    story = Story(tribes=BESIDE_AMERICA, hand=hand).play(*TO_AMERICA)
    assert story.choices == ["pay sky_father/grow_2", "pay-all bone_needle"]
    story.refuses("pay amber/relocate", "C50").refuses("pay-all ochre", "C72")
    story.refuses("pay shells/relocate", "C50")
    story.play("pay sky_father/grow_2")
    assert (story.step, story.hand("Red")) == ("take tile", "bone_needle/pay_all")


@pytest.mark.rule("C50")
@pytest.mark.rule("A23")
def test_the_second_symbol_is_not_paid_by_one_for_all() -> None:
    hand = {"Red": "sky_father/grow_2 amber/relocate amber/foreign_3 ochre/pay_all"}
    story = Story(tribes=BESIDE_AMERICA, hand=hand).play(*TO_AMERICA)
    assert story.choices == ["pay sky_father/grow_2", "pay-all ochre"]
    story.play("pay sky_father/grow_2")
    assert story.choices == ["pay amber/foreign_3", "pay amber/relocate", "pay ochre/pay_all"]
    story.refuses("pay-all ochre", "A23").play("pay amber/foreign_3")
    assert story.hand("Red") == "ochre/pay_all amber/relocate"


@pytest.mark.rule("A20")
def test_the_second_tribe_is_free_while_the_first_is_there() -> None:
    story = Story(tribes={"Red": "southeast_asia 2"}, hand={"Red": "amber/relocate"})
    story.play("start southeast_asia", "send oceania", "send oceania")
    assert (story.tribes("Red"), story.hand("Red")) == ("oceania 2", "")


@pytest.mark.rule("A20")
def test_the_cost_is_due_again_once_all_have_left() -> None:
    story = Story(tribes={"Red": "oceania 1, southeast_asia 1"}, hand={"Red": "amber/relocate"})
    assert not story.view["areas"][13]["cost_due"]
    story.play("start oceania", "send south_america", "take southeast_asia gods")
    assert story.view["areas"][13]["cost_due"]


@pytest.mark.rule("A21")
def test_the_second_to_come_may_walk_on() -> None:
    story = Story(
        tribes={"Red": "southeast_asia 2", "Green": "southeast_asia 1"},
        hand={"Red": "amber/relocate"},
    )
    story.play("start southeast_asia", "send oceania").refuses("on south_america", "C51")
    story.play("send oceania")
    assert story.tribes("Red") == "oceania 1, south_america 1", "the one way on was taken"


@pytest.mark.rule("A21")
def test_a_tile_cannot_dodge_the_duty_to_stay() -> None:
    hand = {"Red": "amber/relocate hand_axe/own_2"}
    story = Story(tribes={"Red": "southeast_asia 1, near_east 1, west_africa 1"}, hand=hand)
    story.play("start southeast_asia", "send oceania")
    story.will_find("pay_all").play("take oceania tools", "play hand_axe/own_2")
    story.refuses("moved 1", "A21").refuses("from oceania", "A16")
    assert story.choices == ["from near_east", "from west_africa"]


@pytest.mark.rule("A21")
def test_relocate_leaves_a_tribe_where_it_was_paid_for() -> None:
    hand = {"Red": "amber/relocate fish_hook/relocate"}
    story = Story(tribes={"Red": "southeast_asia 2, near_east 1"}, hand=hand)
    story.play("start southeast_asia", "send oceania", "send oceania")
    story.will_find("pay_all").play("take oceania tools", "play fish_hook/relocate")
    story.play("from oceania")
    assert story.tribes("Red") == "near_east 2, oceania 1"
    assert story.turn == "Green", "the last one stays, so it is over"
    alone = Story(tribes={"Red": "southeast_asia 1, near_east 1"}, hand=hand)
    alone.play("start southeast_asia", "send oceania").will_find("pay_all")
    alone.play("take oceania tools").play("play fish_hook/relocate")
    assert alone.tribes("Red") == "oceania 2", "from the Near East, the only one that can go"


@pytest.mark.rule("A22")
@pytest.mark.rule("A24")
def test_own_movement_pays_but_not_with_itself() -> None:
    story = Story(tribes={"Red": "near_east 1, southeast_asia 1"}, hand={"Red": "obsidian/own_2"})
    story.play("start near_east", "send central_asia")
    story.will_find("foreign_2").play("take central_asia tools")
    story.play("play obsidian/own_2", "from southeast_asia").refuses("on oceania", "C53")


@pytest.mark.rule("A22")
@pytest.mark.rule("A24")
def test_own_movement_can_pay_with_the_tile_just_taken() -> None:
    hand = {"Red": "obsidian/own_2"}
    story = Story(
        tribes={"Red": "near_east 1, southeast_asia 1"},
        hand=hand,
        lying={"southeast_asia": "- amber -", "central_asia": "- - -"},
        left={"amber": "relocate"},
    )
    story.play("start near_east", "send central_asia")
    story.play("play obsidian/own_2", "from southeast_asia", "on oceania")
    assert story.tribes("Red") == "central_asia 1, oceania 1"
    assert story.spent("Red") == "amber/relocate"


@pytest.mark.rule("A22")
def test_growing_costs_nothing() -> None:
    spaces = {"siberia": "5/2 open"}
    story = Story(spaces=spaces)
    assert story.view["areas"][11]["cost_due"]
    story.play("grow siberia")
    assert story.tribes("Red") == "east_africa 1, siberia 2"


@pytest.mark.rule("A23")
def test_paying_all_is_not_the_action_of_step_3() -> None:
    hand = {"Red": "ochre/pay_all hand_axe/own_2"}
    story = Story(tribes={"Red": "southeast_asia 1, near_east 1"}, hand=hand)
    story.play("start southeast_asia", "send oceania", "pay-all ochre")
    story.will_find("grow_2").play("take oceania tools")
    assert story.choices == ["play bone_needle/grow_2", "play hand_axe/own_2", "play nothing"]
    held = Story(tribes={"Red": "near_east 1"}, hand={"Red": "bone_needle/pay_all"})
    held.will_find("temple").play("start near_east", "send central_asia", "take central_asia gods")
    held.refuses("play bone_needle/pay_all", "C72")


@pytest.mark.rule("C65")
@pytest.mark.rule("A7")
def test_any_tile_may_pay() -> None:
    for tile in ("sky_father/value", "sky_father/temple", "sky_father/vp_by_hand"):
        story = Story(tribes={"Red": "eastern_europe 1"}, hand={"Red": tile})
        story.play("start eastern_europe", "send western_europe")
        assert story.spent("Red") == tile


@pytest.mark.rule("C49")
def test_once_a_tile_is_taken_nobody_pays_there_again() -> None:
    story = Story(tribes={"Red": "southeast_asia 1"}, hand={"Red": "amber/relocate"})
    story.play("start southeast_asia", "send oceania").will_find("pay_all")
    story.play("take oceania tools", "play nothing", "grow east_africa")
    assert not story.view["areas"][13]["cost_due"]
    story.play("start oceania", "send southeast_asia")
    assert not story.view["areas"][13]["cost_due"], "though nobody is there any more"


@pytest.mark.rule("C72")
@pytest.mark.rule("A23")
def test_own_movement_can_be_paid_by_one_tile_for_all() -> None:
    story = Story(
        tribes={"Red": "near_east 1, southeast_asia 1"},
        hand={"Red": "hand_axe/own_2 bone_needle/pay_all"},
        lying={"central_asia": "- - -", "southeast_asia": "- - -"},
    )
    story.play("start near_east", "send central_asia", "play hand_axe/own_2")
    story.play("from southeast_asia", "on oceania", "stop")
    assert story.tribes("Red") == "central_asia 1, oceania 1"
    assert story.spent("Red") == "hand_axe/own_2 bone_needle/pay_all"
