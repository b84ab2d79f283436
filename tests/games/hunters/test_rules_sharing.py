"""Sharing a finished river or forest, and the tribe members that come back from it."""

from __future__ import annotations

import pytest

from tests.games.hunters.scenario import Story

# A river from lake to lake, 5 tiles and 2 fish, with a gap at -3,0 that L54 fills.
RIVER = (
    *("L05 0,0 r3", "L53 -1,0", "L52 -2,0", "L09 -4,0 r1"),
    *("L61 -2,-1", "L62 -3,-1", "L37 -4,-1 r2"),
)

# A forest with a gap at 0,0 that L63 fills, for 4 tiles and one nugget.
FOREST = ("L36 -1,0", "L38 1,0 r3", "L37 0,-1", "L61 1,-1", "L34 -1,-1")


@pytest.mark.rule("H72")
@pytest.mark.rule("H74")
@pytest.mark.parametrize(
    ("pieces", "scores"),
    [
        (["Red fisherman L05.r1", "Red fisherman L52.r1", "Green fisherman L09.r1"], {"Red": 7}),
        (
            ["Red fisherman L05.r1", "Green fisherman L52.r1", "Green fisherman L09.r1"],
            {"Green": 7},
        ),
        (["Green fisherman L05.r1", "Green fisherman L09.r1"], {"Green": 7}),
    ],
)
def test_whoever_has_most_fishermen_gets_all(pieces: list[str], scores: dict[str, int]) -> None:
    story = Story(*RIVER, pieces=pieces, hand="L54").play("lay -3,0 r0", "skip")
    assert story.scores == scores


@pytest.mark.rule("H73")
@pytest.mark.rule("H75")
def test_players_who_share_the_lead_each_get_the_whole_value() -> None:
    story = Story(
        *RIVER, pieces=["Red fisherman L05.r1", "Green fisherman L09.r1"], hand="L54"
    ).play("lay -3,0 r0", "skip")
    assert story.scores == {"Red": 7, "Green": 7}


@pytest.mark.rule("H72")
@pytest.mark.rule("H73")
@pytest.mark.rule("H74")
@pytest.mark.parametrize(
    ("owners", "scores"),
    [
        (("Red", "Green", "Black"), {"Red": 8, "Green": 8, "Black": 8}),
        (("Red", "Green", "Red"), {"Red": 8}),
        (("Black", "Green", "Black"), {"Black": 8}),
    ],
)
def test_three_gatherers_share_a_forest(
    owners: tuple[str, str, str], scores: dict[str, int]
) -> None:
    west, east, north = owners
    pieces = [
        f"{west} gatherer L36.f1",
        f"{east} gatherer L38.f0",
        f"{north} gatherer L37.f1",
    ]
    story = Story(*FOREST, pieces=pieces, hand="L63", players=3).play("lay 0,0 r0", "skip")
    assert story.scores == scores
    assert [story.members(owner) for owner in ("Red", "Green", "Black")] == [5, 5, 5]


# Seven tiles of a river from the start lake westwards; L09 finishes it for 8 tiles and 2 fish.
LONG_RIVER = (
    *("S00 0,0", "L49 -1,0", "L50 -2,0", "L52 -3,0", "L53 -4,0", "L54 -5,0"),
    "L51 -6,0 r1",
)
ON_LONG_RIVER = ("S00.r3", "L49.r1", "L50.r1", "L52.r1", "L53.r1", "L54.r1", "L51.r1")


@pytest.mark.rule("H72")
@pytest.mark.rule("H74")
@pytest.mark.parametrize(
    ("red", "green", "scores"),
    [
        (4, 0, {"Red": 10}),
        (4, 3, {"Red": 10}),
        (3, 4, {"Green": 10}),
        (4, 2, {"Red": 10}),
        (5, 1, {"Red": 10}),
        (2, 5, {"Green": 10}),
    ],
)
def test_every_member_of_a_crowd_counts(red: int, green: int, scores: dict[str, int]) -> None:
    owners = ["Red"] * red + ["Green"] * green
    pieces = [
        f"{owner} fisherman {zone}" for owner, zone in zip(owners, ON_LONG_RIVER, strict=False)
    ]
    story = Story(*LONG_RIVER, pieces=pieces, hand="L09").play("lay -7,0 r1", "skip")
    assert story.scores == scores
    assert (story.members("Red"), story.members("Green")) == (5, 5)


# Coming home


@pytest.mark.rule("H76")
def test_all_members_go_home_after_scoring_and_not_before() -> None:
    pieces = ["Red fisherman L05.r1", "Red fisherman L52.r1", "Green fisherman L09.r1"]
    story = Story(*RIVER, pieces=pieces, hand="L54").play("lay -3,0 r0")
    assert story.pieces == sorted(pieces)
    assert (story.members("Red"), story.members("Green")) == (3, 4)
    story.play("skip")
    assert story.pieces == []
    assert (story.members("Red"), story.members("Green")) == (5, 5)
    kinds = [story.game.event(event)["event"] for event in story.state.log]
    assert kinds.index("scored") < kinds.index("returned")


@pytest.mark.rule("H76")
def test_members_in_unfinished_places_stay() -> None:
    story = Story("S00 0,0", pieces=["Red gatherer S00.f1"], hand="L09").play("lay -1,0 r1")
    story.play("fisherman r1")
    assert story.pieces == ["Red gatherer S00.f1"]


@pytest.mark.rule("H78")
def test_placed_scored_and_taken_back_in_one_turn() -> None:
    story = Story("L47 1,0 r1", hand="L36").supply("Red", members=1)
    story.play("lay 0,0 r0", "gatherer f1")
    assert story.scores == {"Red": 4}
    assert story.members("Red") == 1
    assert story.pieces == []


@pytest.mark.rule("H79")
@pytest.mark.rule("A23")
def test_the_same_member_may_go_out_again_on_the_bonus_tile() -> None:
    story = Story("L36 -1,0", "L39 0,0", hand="L38", bonus=["B02"]).supply("Red", members=1)
    story.play("lay 1,0 r3", "gatherer f0")
    assert story.scores == {"Red": 6}
    story.play("lay -2,0 r0", "hunter m0")
    assert story.pieces == ["Red hunter B02.m0"]
    assert story.members("Red") == 0


@pytest.mark.rule("H123")
@pytest.mark.rule("H65")
def test_a_member_that_comes_home_goes_onto_the_bonus_tile_but_not_onto_the_same_tile() -> None:
    story = Story(
        "L36 -1,0", "L39 0,0", pieces=["Red gatherer L36.f1"], hand="L38", bonus=["B02"]
    ).supply("Red", members=0)
    story.play("lay 1,0 r3")
    assert story.happened("placed") == []
    assert (story.decides, story.hand, story.members("Red")) == ("Red", "B02", 1)
    story.play("lay 2,0 r0", "hunter m0")
    assert story.pieces == ["Red hunter B02.m0"]


@pytest.mark.rule("H123")
def test_a_member_cannot_leave_a_river_for_the_tile_that_finishes_it() -> None:
    story = Story("S00 0,0", pieces=["Red fisherman S00.r3"], hand="L09")
    story.supply("Red", members=0).play("lay -1,0 r1")
    assert story.choices == ["hut l8", "skip"]
    assert story.refusal("hunter m0") == "H40"
    story.play("skip")
    assert story.members("Red") == 1


@pytest.mark.rule("H77")
def test_a_member_that_came_home_may_be_placed_on_a_later_turn() -> None:
    story = Story("L47 1,0 r1", hand="L36", land=["L62", "L61", "L38"]).supply("Red", members=1)
    story.play("lay 0,0 r0", "gatherer f1", "lay -1,0 r0", "skip", "lay -2,0 r0", "hunter m0")
    assert story.pieces == ["Red hunter L61.m0"]


@pytest.mark.rule("H80")
@pytest.mark.rule("H81")
def test_hunters_and_huts_do_not_come_back() -> None:
    pieces = ["Green hunter S00.m0", "Green hut S00.l8", "Red fisherman S00.r3"]
    story = Story("S00 0,0", pieces=pieces, hand="L09").play("lay -1,0 r1")
    assert story.scores == {"Red": 4}
    assert story.pieces == ["Green hunter S00.m0", "Green hut S00.l8"]
    assert (story.members("Green"), story.huts("Green")) == (4, 1)
