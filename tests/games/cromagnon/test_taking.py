"""Step 2: which tile is taken, what becomes of it, and the value icon."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.engine.rng import Rng
from tests.games.cromagnon.scenario import Story

FROM_NEAR_EAST = {"Red": "near_east 1"}
MOVE = ("start near_east", "send central_asia")
NOTHING = {"central_asia": "- - -"}


@pytest.mark.rule("C57")
@pytest.mark.rule("C58")
@pytest.mark.rule("C11")
@pytest.mark.rule("A4")
@pytest.mark.rule("A5")
def test_e5_the_tile_is_turned_over_and_an_action_tile_taken() -> None:
    story = Story(tribes=FROM_NEAR_EAST)
    assert (story.lying("central_asia"), story.left("amber")) == (
        "earth_mother amber spear_thrower",
        4,
    )
    story.play(*MOVE).will_find("relocate").play("take central_asia trade_goods")
    assert story.lying("central_asia") == "earth_mother amber! spear_thrower"
    assert (story.hand("Red"), story.left("amber")) == ("amber/relocate", 3)
    assert story.happened("took") == [
        {"seat": 0, "area": "central_asia", "type": "amber", "left": 3}
    ]


@pytest.mark.rule("C54")
@pytest.mark.rule("A25")
def test_a_tile_must_be_taken_wherever_one_has_a_tribe() -> None:
    story = Story(tribes={"Red": "near_east 1, siberia 1"}, lying={"siberia": "sky_father - -"})
    story.play("start near_east", "send central_asia")
    assert story.may("take") == [
        *("central_asia gods", "central_asia tools", "central_asia trade_goods", "siberia gods")
    ]
    story.refuses("stop", "C54").refuses("pass", "C54").refuses("take near_east gods", "C54")
    story.refuses("take siberia tools", "C54")


@pytest.mark.rule("C57")
def test_a_tile_is_taken_once() -> None:
    lying = {"central_asia": "earth_mother! amber spear_thrower"}
    story = Story(tribes=FROM_NEAR_EAST, lying=lying).play(*MOVE)
    story.refuses("take central_asia gods", "C57")


@pytest.mark.rule("C55")
def test_one_tile_a_turn() -> None:
    story = Story(tribes=FROM_NEAR_EAST).play(*MOVE)
    story.will_find("relocate").play("take central_asia trade_goods")
    assert story.step == "play tile"
    assert len(story.happened("took")) == 1


@pytest.mark.rule("C56")
def test_where_there_is_none_none_is_taken() -> None:
    story = Story(tribes=FROM_NEAR_EAST, lying=NOTHING).play(*MOVE)
    assert (story.turn, story.hand("Red")) == ("Green", "")
    story.tells("Red finds no tile to take.")


@pytest.mark.rule("A6")
def test_any_tile_of_the_type_may_be_drawn() -> None:
    found: Counter[str] = Counter()
    for seed in range(200):
        story = Story(tribes=FROM_NEAR_EAST, lying={"central_asia": "- - spear_thrower"})
        story.state.rng = Rng(f"draw {seed}")
        found[story.play(*MOVE).hand("Red")] += 1
    assert set(found) == {f"spear_thrower/{each}" for each in ("own_3", "foreign_2", "half")}
    assert min(found.values()) > 40


@pytest.mark.rule("C60")
@pytest.mark.rule("C62")
@pytest.mark.rule("C68")
@pytest.mark.rule("A9")
def test_a_value_icon_is_shown_and_the_next_value_tile_placed_anywhere() -> None:
    story = Story(
        tribes=FROM_NEAR_EAST,
        lying={"central_asia": "- amber -", "siberia": "- - -", "oceania": "- ochre! -"},
        hand={"Red": "fish_hook/own_3"},
    )
    story.will_find("value").will_draw("3/1").play(*MOVE)
    assert story.asked == ("Red", "place value")
    assert story.view["drawn_value"] == {"first": 3, "second": 1}
    assert "amber/value" in story.shown
    assert len(story.may("value")) == 14, "all but Siberia, which has no tile"
    story.refuses("value siberia", "C60").refuses("value east_africa", "C24")
    story.play("value oceania")
    assert story.spaces("oceania") == "5/2 3/1"
    assert story.asked == ("Red", "play tile"), "step 3 is still to come"


@pytest.mark.rule("C16")
@pytest.mark.rule("C61")
def test_no_area_has_more_than_three_value_and_temple_tiles() -> None:
    spaces = {"near_east": "5/2 2/1 Red", "siberia": "5/2 open"}
    story = Story(
        tribes=FROM_NEAR_EAST, spaces=spaces, lying={"central_asia": "- amber -"}
    ).will_find("value")
    story.play("start near_east", "send-marker central_asia").refuses("value near_east", "C61")
    assert "siberia" in story.may("value")


@pytest.mark.rule("A9")
def test_without_a_place_the_value_tile_leaves_the_game() -> None:
    full = "5/2 Red Red"
    lying = dict.fromkeys(Story().game.content.area_ids[1:], "- - -")
    story = Story(
        tribes=FROM_NEAR_EAST,
        lying=lying | {"central_asia": "earth_mother - -"},
        left={"earth_mother": "value value"},
        spaces={"central_asia": full},
    )
    story.will_draw("2/0").play(*MOVE)
    assert story.happened("no place") == [{"seat": 0, "first": 2, "second": 0}]
    assert story.spaces("central_asia") == full
    assert len(story.view["values_left"]) == 9
    assert story.turn == "Green"


@pytest.mark.rule("A8")
def test_the_icon_stays_in_the_hand_for_all_to_see() -> None:
    story = Story(tribes=FROM_NEAR_EAST, lying={"central_asia": "- amber -"})
    story.will_find("value").play(*MOVE, "value near_east")
    assert story.hand("Red") == "amber/value"
    assert story.view["seats"][0]["hand"] == [
        {"type": "amber", "category": "trade_goods", "action": "value", "shown": True}
    ]


@pytest.mark.rule("A8")
def test_d62_the_icon_is_discarded_before_step_3() -> None:
    story = Story(
        tribes=FROM_NEAR_EAST,
        lying={"central_asia": "- amber -"},
        hand={"Red": "fish_hook/own_3"},
        value_tile_kept=False,
    )
    story.will_find("value").play(*MOVE, "value near_east")
    assert story.step == "play tile"
    assert (story.hand("Red"), story.spent("Red")) == ("fish_hook/own_3", "amber/value")
    assert story.view["seats"][0]["spent"][0]["action"] == "value"
    assert story.happened("discarded") == [{"seat": 0, "type": "amber"}]


@pytest.mark.rule("C59")
def test_types_are_known_to_all_and_actions_to_their_owner() -> None:
    story = Story(hand={"Red": "amber/relocate"})
    assert story.view_of("Red")["seats"][0]["hand"][0]["action"] == "relocate"
    for seen in (story.view_of("Green"), story.view):
        tile = seen["seats"][0]["hand"][0]
        assert (tile["type"], tile["action"], tile["shown"]) == ("amber", None, False)


@pytest.mark.rule("A47")
def test_there_is_no_limit_to_a_hand_or_a_crowd() -> None:
    kinds = ("ochre", "shells", "amber")
    tiles = {
        "ochre": ("value", "foreign_2", "pay_all", "vp_by_hand"),
        "shells": ("value", "foreign_2", "relocate", "set_bonus"),
        "amber": ("value", "foreign_3", "relocate", "vp_by_hand"),
    }
    hand = " ".join(f"{kind}/{action}" for kind in kinds for action in tiles[kind])
    story = Story(tribes={"Red": "near_east 13, south_asia 2"}, hand={"Red": hand})
    assert len(story.view["seats"][0]["hand"]) == 12
    story.play("start south_asia", "send near_east", "send near_east")
    assert story.tribes("Red") == "near_east 15"
