"""Step 3: action tiles, what each of them does, and when it can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.cromagnon.scenario import Story


def with_tiles(
    hand: str,
    red: str = "near_east 1",
    tribes: Mapping[str, str] | None = None,
    **told: Any,
) -> Story:
    """Red has moved a tribe to Central Asia, holds these tiles, and finds nothing to take."""
    where = ["central_asia", *[each.split()[0] for each in red.split(", ")]]
    lying = dict.fromkeys([area for area in where if area != "east_africa"], "- - -")
    story = Story(tribes={"Red": red, **(tribes or {})}, hand={"Red": hand}, lying=lying, **told)
    return story.play("start near_east", "send central_asia")


@pytest.mark.rule("C63")
@pytest.mark.rule("C64")
@pytest.mark.rule("A26")
def test_one_tile_may_be_played_even_if_none_was_taken() -> None:
    story = with_tiles("fish_hook/own_3 fire_drill/grow_3")
    assert story.choices == ["play fire_drill/grow_3", "play fish_hook/own_3", "play nothing"]
    story.play("play fire_drill/grow_3")
    assert (story.turn, story.hand("Red")) == ("Green", "fish_hook/own_3")
    assert story.spent("Red") == "fire_drill/grow_3"
    assert story.shown == "fire_drill/grow_3"
    nothing = with_tiles("fish_hook/own_3").play("play nothing")
    assert (nothing.turn, nothing.hand("Red")) == ("Green", "fish_hook/own_3")


@pytest.mark.rule("C64")
def test_the_tile_just_taken_can_be_played() -> None:
    story = Story(tribes={"Red": "near_east 1"}, lying={"central_asia": "- - fire_drill"})
    story.will_find("grow_3").play("start near_east", "send central_asia")
    story.play("play fire_drill/grow_3")
    assert story.tribes("Red") == "east_africa 3, central_asia 1"


def test_other_tiles_are_not_played_in_step_3() -> None:
    hand = "earth_mother/set_bonus beast_spirit/half ochre/pay_all amber/value fish_hook/own_3"
    story = with_tiles(hand).refuses("play earth_mother/set_bonus", "C77")
    story.refuses("play beast_spirit/half", "C75").refuses("play ochre/pay_all", "C72")
    story.refuses("play amber/value", "C68").refuses("play amber/relocate", "C63")


# Own movement


@pytest.mark.rule("C69")
def test_own_movement_starts_anywhere_and_may_stop() -> None:
    story = with_tiles("fish_hook/own_3", "near_east 1, west_africa 1")
    story.play("play fish_hook/own_3").refuses("stop", "A52")
    assert story.choices == ["from west_africa", "moved 1"]
    story.play("from west_africa").refuses("stop", "A52").play("on southern_africa")
    assert story.choices == ["another", "on east_africa", "stop"]
    story.play("another", "on east_asia", "stop")
    assert story.tribes("Red") == "southern_africa 1, east_asia 1"
    assert story.turn == "Green"


@pytest.mark.rule("A16")
def test_d63_a_tribe_does_not_go_back_in_step_3() -> None:
    story = Story(
        tribes={"Red": "near_east 1"},
        hand={"Red": "fish_hook/own_3"},
        lying={"south_asia": "- - -"},
    )
    story.play("start near_east", "send south_asia", "play fish_hook/own_3")
    story.refuses("on near_east", "C43")
    later = Story(
        tribes={"Red": "near_east 1"},
        hand={"Red": "fish_hook/own_3"},
        lying={"south_asia": "- - -"},
        no_revisit_scope="step",
    )
    later.play("start near_east", "send south_asia", "play fish_hook/own_3", "on near_east")
    assert later.tribes("Red") == "near_east 1"


@pytest.mark.rule("A16")
@pytest.mark.rule("A17")
def test_d38_plain_marker_and_moved_tribes_are_chosen_apart() -> None:
    story = with_tiles(
        "fish_hook/own_3",
        "near_east 1, central_asia 2",
        spaces={"central_asia": "5/2 Red"},
    )
    story.play("play fish_hook/own_3")
    assert story.choices == ["from central_asia", "marker central_asia", "moved 1"]
    story.refuses("marker near_east", "A17").refuses("moved 2", "A16")
    story.play("marker central_asia", "on east_asia", "stop")
    assert story.spaces("central_asia") == "5/2 open"


@pytest.mark.rule("A16")
def test_tribes_that_came_the_same_way_are_one_choice() -> None:
    story = Story(
        tribes={"Red": "near_east 2, west_africa 1"},
        hand={"Red": "fish_hook/own_3"},
        lying={"south_asia": "- - -", "west_africa": "- - -"},
    )
    story.play("start near_east", "send south_asia", "send south_asia", "play fish_hook/own_3")
    assert story.choices == ["from west_africa", "moved 1"]
    story.refuses("moved 2", "A16").play("moved 1", "on central_asia", "another")
    assert story.choices == ["from west_africa", "moved 2"], "the first has finished"
    story.refuses("moved 1", "A16")


@pytest.mark.rule("A52")
def test_own_movement_without_a_step_to_take_is_not_playable() -> None:
    stuck = Story(
        tribes={"Red": "southeast_asia 1"},
        hand={"Red": "hand_axe/own_2 amber/relocate"},
        lying={"oceania": "earth_mother ochre bone_needle"},
    )
    stuck.play("start southeast_asia", "send oceania").will_find("pay_all")
    stuck.play("take oceania tools")
    assert stuck.choices == ["play nothing"], "the tribe paid and stays"
    stuck.refuses("play hand_axe/own_2", "A52")


@pytest.mark.rule("A24")
@pytest.mark.rule("A52")
def test_a_tile_that_could_only_pay_for_itself_is_not_playable() -> None:
    story = Story(
        tribes={"Red": "oceania 1"},
        hand={"Red": "obsidian/own_2"},
        lying={"south_america": "- - -"},
        no_revisit_scope="step",
    )
    story.play("start oceania", "send south_america")
    assert story.choices == ["play nothing"], "both ways on cost a trade good or more"
    story.refuses("play obsidian/own_2", "A52")


# Foreign movement


@pytest.mark.rule("C70")
@pytest.mark.rule("A28")
def test_foreign_movement_touches_several_players() -> None:
    story = with_tiles(
        "amber/foreign_3 sky_father/grow_2",
        players=3,
        tribes={"Green": "south_asia 1", "Black": "north_africa 2"},
    )
    story.play("play amber/foreign_3")
    assert story.choices == ["of Black", "of Green"]
    story.refuses("of Red", "A28").refuses("of Blue", "A28").refuses("stop", "A52")
    story.play("of Green", "on near_east", "another")
    assert story.step == "roam to", "a tribe of Black is the only other one"
    story.refuses("on western_europe", "C70").play("on east_africa", "stop")
    assert (story.tribes("Green"), story.tribes("Black")) == (
        "near_east 1",
        "east_africa 1, north_africa 1",
    )


@pytest.mark.rule("C70")
def test_d37_who_cannot_be_moved_is_not_offered() -> None:
    story = with_tiles(
        "amber/foreign_3",
        players=4,
        tribes={"Green": "south_america 2", "Black": "north_africa 2", "Yellow": "siberia 1"},
    )
    story.play("play amber/foreign_3").refuses("of Green", "C70").refuses("stop", "A52")
    assert story.choices == ["of Black", "of Yellow"]


@pytest.mark.rule("A17")
def test_foreign_movement_may_take_a_marker_off_its_temple() -> None:
    told: dict[str, Any] = {
        "tribes": {"Green": "south_asia 2"},
        "spaces": {"south_asia": "5/2 Green"},
    }
    story = with_tiles("amber/foreign_3", **told).play("play amber/foreign_3")
    assert story.choices == ["from south_asia", "marker south_asia"]
    story.play("marker south_asia", "on near_east", "stop")
    assert story.spaces("south_asia") == "5/2 open"
    kept = with_tiles("amber/foreign_3", **told, foreign_can_move_marker=False)
    kept.play("play amber/foreign_3")
    assert kept.step == "roam to", "there is only the plain tribe"
    only = with_tiles(
        "amber/foreign_3",
        tribes={"Green": "south_asia 1"},
        spaces={"south_asia": "5/2 Green"},
        foreign_can_move_marker=False,
    )
    only.refuses("play amber/foreign_3", "A52")


# Relocate


@pytest.mark.rule("C71")
@pytest.mark.rule("A27")
def test_relocate_takes_some_tribes_of_one_area_to_any_others() -> None:
    story = with_tiles("shells/relocate", "near_east 1, oceania 3, east_africa 1")
    story.play("play shells/relocate").refuses("stop", "A52").refuses("from siberia", "C71")
    assert story.may("from") == ["central_asia", "east_africa", "oceania"]
    story.play("from oceania").refuses("stop", "A52").refuses("send oceania", "C71")
    assert story.choices == ["send central_asia", "send east_africa"]
    story.refuses("send near_east", "C71").play("send east_africa")
    assert story.choices == ["send central_asia", "send east_africa", "stop"]
    story.play("send central_asia", "stop")
    assert story.tribes("Red") == "east_africa 2, central_asia 2, oceania 1"
    assert story.happened("relocated") == [
        {"seat": 0, "tribes": 1, "area": "area-oceania", "to_area": "area-east_africa"},
        {"seat": 0, "tribes": 1, "area": "area-oceania", "to_area": "area-central_asia"},
    ]


@pytest.mark.rule("A27")
def test_d65_relocate_ends_by_itself_and_in_any_order() -> None:
    found = set()
    for targets in (("east_africa", "central_asia"), ("central_asia", "east_africa")):
        story = with_tiles("shells/relocate", "near_east 1, oceania 2, east_africa 1")
        story.play("play shells/relocate", "from oceania", *[f"send {each}" for each in targets])
        assert story.turn == "Green"
        found.add(story.state.fingerprint())
    assert len(found) == 1


@pytest.mark.rule("A27")
@pytest.mark.rule("A17")
def test_relocate_takes_a_marker_only_if_told() -> None:
    story = with_tiles(
        "shells/relocate", "near_east 1, oceania 2", spaces={"oceania": "5/2 Red"}
    ).play("play shells/relocate", "from oceania")
    assert story.choices == ["send central_asia", "send-marker central_asia"]
    story.play("send central_asia").refuses("send central_asia", "A17")
    assert story.spaces("oceania") == "5/2 Red"
    story.play("send-marker central_asia")
    assert story.spaces("oceania") == "5/2 open"
    assert story.tribes("Red") == "central_asia 3"


@pytest.mark.rule("A52")
def test_relocate_needs_another_area_with_a_tribe() -> None:
    with_tiles("shells/relocate").refuses("play shells/relocate", "A52")


# Grow and temple


@pytest.mark.rule("C73")
def test_grow_brings_tribes_to_one_usable_temple() -> None:
    story = with_tiles(
        "fire_drill/grow_3", spaces={"oceania": "5/2 open", "siberia": "5/2 Green"}
    ).play("play fire_drill/grow_3")
    assert story.choices == ["grow east_africa", "grow oceania"]
    story.refuses("grow siberia", "C33").refuses("grow near_east", "C32").play("grow oceania")
    assert (story.tribes("Red"), story.stock("Red")) == ("central_asia 1, oceania 3", 11)


@pytest.mark.rule("A12")
def test_d56_grow_takes_what_the_stock_has() -> None:
    story = with_tiles("fire_drill/grow_3", stock={"Red": 1}).play("play fire_drill/grow_3")
    assert (story.tribes("Red"), story.stock("Red")) == ("east_africa 1, central_asia 1", 0)
    with_tiles("fire_drill/grow_3", stock={"Red": 0}).refuses("play fire_drill/grow_3", "A12")


@pytest.mark.rule("C74")
@pytest.mark.rule("A29")
def test_a_temple_is_built_where_one_has_a_tribe_and_a_space() -> None:
    story = with_tiles(
        "fire_drill/temple",
        "near_east 1, oceania 1, siberia 1, east_africa 1",
        spaces={"siberia": "5/2 2/1 2/0"},
    ).play("play fire_drill/temple")
    assert story.choices == ["temple central_asia", "temple oceania"]
    story.refuses("temple siberia", "C16").refuses("temple near_east", "C74")
    story.refuses("temple east_africa", "A29").play("temple oceania")
    assert story.spaces("oceania") == "5/2 Red"
    assert story.view["areas"][13]["tribes"] == [2, 0]
    assert story.view["areas"][13]["markers"] == [1, 0]
    assert (story.hand("Red"), story.spent("Red"), story.stock("Red")) == ("", "", 10)


@pytest.mark.rule("A29")
def test_a_temple_may_be_built_where_no_resource_is_left() -> None:
    story = with_tiles("fire_drill/temple").play("play fire_drill/temple")
    assert story.spaces("central_asia") == "5/2 Red"


@pytest.mark.rule("A29")
def test_d44_a_temple_needs_a_tribe_in_stock() -> None:
    with_tiles("fire_drill/temple", stock={"Red": 0}).refuses("play fire_drill/temple", "A29")
    with_tiles("fire_drill/temple", spaces={"central_asia": "5/2 2/1 2/0"}).refuses(
        "play fire_drill/temple", "A29"
    )


@pytest.mark.rule("A18")
def test_a_second_temple_is_built_beside_an_open_one() -> None:
    story = with_tiles("fire_drill/temple", spaces={"central_asia": "5/2 open"})
    story.play("play fire_drill/temple")
    assert story.spaces("central_asia") == "5/2 open Red"


# Points by hand


@pytest.mark.rule("C76")
@pytest.mark.rule("A31")
def test_d45_points_by_hand_count_the_tile_itself_and_no_temples() -> None:
    hand = "sky_father/vp_by_hand amber/relocate amber/value ochre/pay_all fish_hook/own_3"
    story = with_tiles(
        f"{hand} hand_axe/half", "near_east 1, oceania 1", spaces={"oceania": "5/2 Red"}
    )
    story.play("play sky_father/vp_by_hand")
    assert story.points("Red") == {"points by hand": 6}
    assert len(story.view["seats"][0]["hand"]) == 5
