"""Conflicts: who fights, with what, who scores, and who picks next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.cromagnon.scenario import Story

NAMES = ("Red", "Green", "Black", "Yellow", "Blue")


def conflict(
    tribes: Mapping[str, str],
    areas: Mapping[str, str] | None = None,
    last: str = "west_africa",
    **told: Any,
) -> Story:
    """Red walks to West Africa and takes the last Fire Drill; it lies there and in these areas.

    Types that lie elsewhere stand in the way of nothing.
    """
    places = {last: "- - fire_drill", **(areas or {"oceania": "- - fire_drill!"})}
    where = {name: f"{tribes.get(name, '')}" for name in NAMES[: told.get("players", 2)]}
    where["Red"] = ", ".join(filter(None, [where["Red"], "east_africa 1"]))
    red = [each.split()[0] for each in where["Red"].split(", ")]
    empty = {area: "- - -" for area in red if area not in places and area != "east_africa"}
    crowd = [name for name, text in where.items() if "east_africa" in text]
    assert crowd == ["Red"], "a single step from East Africa"
    told = {"left": {"fire_drill": "grow_3"}, **told}
    story = Story(tribes=where, lying=empty | places, **told)
    story.play("start east_africa", f"send {last}")
    return story.play("play nothing") if story.step == "play tile" else story


def forces(first: str, **tribes: int) -> dict[str, int]:
    """What Oceania pays for these forces, once nobody plays tiles."""
    players = len(tribes)
    names = dict(zip(("a", "b", "c", "d"), ("Green", "Black", "Yellow", "Blue"), strict=True))
    told = {names[letter]: f"oceania {number}" for letter, number in tribes.items()}
    story = conflict(told, players=max(players + 1, 2), spaces={"oceania": first})
    story.play("fight oceania")
    return {
        letter: story.points(name).get("areas", 0)
        for letter, name in names.items()
        if letter in tribes
    }


@pytest.mark.rule("A34")
def test_d1_alone_scores_the_first_place() -> None:
    assert forces("5/2 2/0", a=5) == {"a": 7}


@pytest.mark.rule("C84")
@pytest.mark.rule("C85")
@pytest.mark.rule("C86")
def test_d2_first_and_second() -> None:
    assert forces("5/2 2/0", a=5, b=4) == {"a": 7, "b": 2}


@pytest.mark.rule("C86")
def test_the_second_place_gets_the_second_numbers_of_all_value_tiles() -> None:
    assert forces("5/2 2/1 4/2", a=5, b=4) == {"a": 11, "b": 5}


@pytest.mark.rule("C87")
def test_d3_two_share_both_places() -> None:
    assert forces("5/2 2/0", a=5, b=5) == {"a": 4, "b": 4}
    assert forces("5/2 2/0", a=5, b=5, c=3) == {"a": 4, "b": 4, "c": 0}


@pytest.mark.rule("C88")
@pytest.mark.rule("A37")
def test_d5_three_level_get_nothing() -> None:
    assert forces("5/2 2/0", a=5, b=5, c=5) == {"a": 0, "b": 0, "c": 0}
    assert forces("5/2 2/0", a=5, b=5, c=5, d=1) == {"a": 0, "b": 0, "c": 0, "d": 0}


@pytest.mark.rule("C89")
def test_d7_two_share_the_second_place() -> None:
    assert forces("5/2 2/0", a=5, b=3, c=3) == {"a": 7, "b": 1, "c": 1}


@pytest.mark.rule("A37")
def test_d9_three_share_the_second_place() -> None:
    assert forces("7/3", a=5, b=3, c=3, d=3) == {"a": 7, "b": 1, "c": 1, "d": 1}


@pytest.mark.rule("A37")
def test_three_for_the_second_place_may_get_nothing() -> None:
    tribes = {
        "Green": "oceania 5",
        "Black": "oceania 3",
        "Yellow": "oceania 3",
        "Blue": "oceania 3",
    }
    told: dict[str, Any] = {"players": 5, "spaces": {"oceania": "7/3"}}
    story = conflict(tribes, **told, second_tie_more_than_two_zero=True).play("fight oceania")
    assert story.state.scores() == [0 + 5, 7, 0, 0, 0], "Red alone in West Africa"
    two = {**tribes, "Blue": "oceania 1"}
    story = conflict(two, **told, second_tie_more_than_two_zero=True).play("fight oceania")
    assert story.state.scores() == [0 + 5, 7, 1, 1, 0], "two share it all the same"


FITTING = {"oceania": "earth_mother - fire_drill!"}


@pytest.mark.rule("C81")
def test_d11_a_tile_counts_like_a_tribe() -> None:
    story = conflict(
        {"Green": "oceania 3", "Black": "oceania 4"},
        FITTING,
        players=3,
        spaces={"oceania": "5/2 2/0"},
        hand={"Green": "earth_mother/grow_3"},
    )
    story.play("fight oceania", "bid earth_mother/grow_3")
    assert (story.points("Green"), story.points("Black")) == ({"areas": 4}, {"areas": 4})


@pytest.mark.rule("A34")
@pytest.mark.rule("A39")
@pytest.mark.rule("C91")
def test_d12_where_nobody_is_the_tile_leaves_and_the_same_picks_again() -> None:
    areas = {"oceania": "- - fire_drill!", "siberia": "- - fire_drill!"}
    story = conflict({"Green": "near_east 1"}, areas)
    assert story.asked == ("Red", "pick area")
    story.play("fight oceania")
    assert (story.lying("oceania"), story.state.scores()) == ("- - -", [0, 0])
    assert story.asked == ("Red", "pick area")
    assert story.choices == ["fight siberia", "fight west_africa"]


@pytest.mark.rule("C75")
@pytest.mark.rule("A30")
def test_d13_a_half_breaks_a_tie() -> None:
    story = conflict(
        {"Green": "oceania 4", "Black": "oceania 4"},
        players=3,
        spaces={"oceania": "5/2 2/0"},
        hand={"Green": "hand_axe/half"},
    )
    story.play("fight oceania", "half hand_axe")
    assert (story.points("Green"), story.points("Black")) == ({"areas": 7}, {"areas": 2})
    assert "hand_axe/half" in story.shown


@pytest.mark.rule("C94")
def test_e3_fewer_tribes_with_tiles_win() -> None:
    story = conflict(
        {"Blue": "oceania 3", "Green": "oceania 4"},
        {"oceania": "earth_mother ochre fire_drill!"},
        players=5,
        spaces={"oceania": "5/2 2/0"},
        hand={"Blue": "earth_mother/grow_3 ochre/pay_all"},
    )
    story.play("fight oceania")
    assert story.asked == ("Blue", "bid"), "Green has nothing that fits, as all can see"
    story.play("bid ochre/pay_all", "bid earth_mother/grow_3")
    assert (story.points("Blue"), story.points("Green")) == ({"areas": 7}, {"areas": 2})
    assert story.hand("Blue") == ""
    assert {"earth_mother/grow_3", "ochre/pay_all"} <= set(story.spent("Blue").split())


@pytest.mark.rule("C80")
@pytest.mark.rule("C95")
@pytest.mark.rule("A36")
@pytest.mark.rule("A38")
def test_e4_types_in_the_area_may_be_played_and_only_the_scored_one_leaves() -> None:
    story = Story(
        tribes={"Red": "east_africa 1, oceania 2", "Green": "oceania 2"},
        lying={"west_africa": "- shells -", "oceania": "earth_mother shells! -"},
        left={"shells": "relocate"},
        hand={"Green": "earth_mother/grow_3 shells/set_bonus ochre/pay_all"},
        spaces={"oceania": "5/2 2/1"},
    )
    story.play("start east_africa", "send west_africa", "take west_africa trade_goods")
    story.play("play nothing", "fight oceania")
    assert story.decides == "Red", "who picked bids first"
    story.play("pass").refuses("bid ochre/pay_all", "C80").refuses("bid amber/relocate", "C79")
    assert story.choices == ["bid earth_mother/grow_3", "bid shells/set_bonus", "pass"]
    story.play("pass")
    assert story.lying("oceania") == "earth_mother - -"
    assert story.spaces("oceania") == "5/2 2/1"
    assert story.tribes("Green") == "oceania 2"


@pytest.mark.rule("A53")
def test_d59_who_is_alone_is_not_asked() -> None:
    story = conflict(
        {"Green": "oceania 1"}, FITTING, hand={"Green": "earth_mother/grow_3 hand_axe/half"}
    )
    story.play("fight oceania")
    assert story.points("Green") == {"areas": 5}
    assert story.hand("Green") == "earth_mother/grow_3 hand_axe/half"


HALVES = {
    "half_any_or_one_match": ({"bid beast_spirit/half": 1.0, "half beast_spirit": 0.5}, 0.5),
    "half_only": ({"half beast_spirit": 0.5}, 0.5),
    "one_and_half_on_match": ({"half beast_spirit": 1.5}, 0.5),
}


@pytest.mark.rule("A30")
@pytest.mark.parametrize("mode", sorted(HALVES))
def test_d64_what_a_half_tile_adds(mode: str) -> None:
    match, otherwise = HALVES[mode]
    tribes = {"Green": "oceania 4", "Black": "oceania 4"}
    told: dict[str, Any] = {"players": 3, "half_tile_mode": mode}
    hand = {"Green": "beast_spirit/half"}
    for action, force in match.items():
        areas = {"oceania": "beast_spirit - fire_drill!"}
        story = conflict(tribes, areas, hand=hand, **told).play("fight oceania")
        assert story.choices == sorted([*match, "pass"])
        story.play(action)
        assert [each["force"] for each in story.happened("force")[:1]] == [4 + force]
        if mode != "half_any_or_one_match":
            again = conflict(tribes, areas, hand=hand, **told).play("fight oceania")
            again.refuses("bid beast_spirit/half", "A30")
    areas = {"oceania": "- - fire_drill!"}
    story = conflict(tribes, areas, hand=hand, **told).play("fight oceania")
    assert story.choices == ["half beast_spirit", "pass"]
    story.refuses("half obsidian", "C75").play("half beast_spirit")
    assert [each["force"] for each in story.happened("force")[:1]] == [4 + otherwise]


@pytest.mark.rule("C79")
@pytest.mark.rule("C82")
@pytest.mark.rule("C83")
@pytest.mark.rule("A35")
def test_bidding_goes_round_from_whoever_picked_until_all_have_passed() -> None:
    story = conflict(
        {"Green": "oceania 1", "Black": "oceania 1", "Yellow": "oceania 1"},
        {"oceania": "earth_mother ochre fire_drill!"},
        players=4,
        hand={
            "Green": "earth_mother/temple",
            "Black": "earth_mother/grow_3 ochre/pay_all ochre/foreign_2",
            "Yellow": "earth_mother/set_bonus ochre/vp_by_hand",
        },
    )
    story.play("fight oceania")
    asked = []
    for bid in (
        *("bid earth_mother/temple", "bid earth_mother/grow_3", "pass"),
        *("bid ochre/pay_all", "bid ochre/foreign_2"),
    ):
        asked.append(story.decides)
        story.play(bid)
    assert asked == ["Green", "Black", "Yellow", "Black", "Black"]
    assert story.points("Black") == {"areas": 5}, "the last one has nothing left, and it is over"
    passes = [(each["seat"], each["by_itself"]) for each in story.happened("passed")]
    assert passes == [(3, False), (1, True), (2, True)]


@pytest.mark.rule("C82")
@pytest.mark.rule("C94")
def test_tiles_and_passes_are_for_one_area_alone() -> None:
    here = {"oceania": "earth_mother - fire_drill!", "siberia": "earth_mother - fire_drill!"}
    story = conflict(
        {"Green": "oceania 1, siberia 1", "Black": "oceania 1, siberia 1"},
        here,
        players=3,
        hand={"Green": "earth_mother/grow_3 earth_mother/temple"},
    )
    story.play("fight oceania", "bid earth_mother/grow_3", "pass")
    assert story.asked == ("Green", "pick area")
    story.play("fight siberia")
    assert story.asked == ("Green", "bid"), "who passed elsewhere is asked again"
    story.play("pass")
    forces = [(entry["area"], entry["force"]) for entry in story.happened("force")]
    assert forces[:4] == [
        *[("oceania", 2), ("oceania", 1)],
        *[("siberia", 1), ("siberia", 1)],
    ]


@pytest.mark.rule("C92")
def test_after_a_tie_of_others_whoever_picked_picks_again() -> None:
    areas = dict.fromkeys(("oceania", "siberia", "australia"), "- - fire_drill!")
    tribes = {
        "Green": "siberia 1",
        "Black": "siberia 1",
        "Yellow": "oceania 1",
    }
    story = conflict(tribes, areas, players=4).play("fight oceania")
    assert story.asked == ("Yellow", "pick area")
    story.play("fight siberia")
    assert story.asked == ("Yellow", "pick area")


@pytest.mark.rule("C44")
def test_a_marker_counts_in_a_conflict() -> None:
    story = conflict(
        {"Green": "oceania 2", "Black": "oceania 1"}, players=3, spaces={"oceania": "5/2 Green"}
    ).play("fight oceania")
    assert (story.points("Green"), story.points("Black")) == ({"areas": 5}, {"areas": 2})


@pytest.mark.rule("C10")
@pytest.mark.rule("C66")
@pytest.mark.rule("C78")
@pytest.mark.rule("C93")
def test_the_last_tile_of_a_type_brings_conflict_wherever_it_lies() -> None:
    areas = {"oceania": "- - fire_drill!", "siberia": "- - fire_drill!"}
    story = conflict({"Green": "oceania 1, siberia 1"}, areas)
    assert story.asked == ("Red", "pick area")
    assert story.choices == ["fight oceania", "fight siberia", "fight west_africa"]
    story.refuses("fight near_east", "C66").play("fight siberia").refuses("fight siberia", "C93")
    assert story.view["types"][11]["flipped_in"] == ["west_africa", "oceania"]
    story.play("fight west_africa")
    assert story.scored == {"fire_drill"}
    assert story.turn == "Green"
    early = conflict({"Green": "oceania 1"}, left={"fire_drill": "grow_3 temple"})
    assert early.scored == set()
    assert early.turn == "Green"


@pytest.mark.rule("C92")
@pytest.mark.rule("A39")
def test_who_won_picks_the_next_area_and_after_a_tie_the_last_one() -> None:
    areas = dict.fromkeys(("oceania", "siberia", "near_east", "australia"), "- - fire_drill!")
    story = conflict(
        {"Green": "oceania 2, siberia 1", "Black": "oceania 1, siberia 1"}, areas, players=3
    )
    story.play("fight oceania")
    assert story.asked == ("Green", "pick area")
    story.play("fight siberia")
    assert story.asked == ("Green", "pick area"), "after a tie"
    story.play("fight near_east")
    assert story.asked == ("Green", "pick area"), "nobody was there"


@pytest.mark.rule("C90")
def test_points_are_scored_at_once() -> None:
    areas = {"oceania": "- - fire_drill!", "siberia": "- - fire_drill!"}
    story = conflict({"Green": "oceania 1"}, areas).play("fight oceania")
    assert story.view["seats"][1]["score"] == 5


@pytest.mark.rule("C95")
def test_an_area_can_be_scored_again_for_another_tile() -> None:
    story = conflict({"Green": "oceania 1"}, {"oceania": "earth_mother! ochre fire_drill!"})
    story.play("fight oceania")
    assert story.lying("oceania") == "earth_mother! ochre -"
    assert story.tribes("Green") == "oceania 1"
