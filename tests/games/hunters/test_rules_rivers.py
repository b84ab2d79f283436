"""Finished rivers: when a river is finished, what it is worth, and to whom."""

from __future__ import annotations

import pytest

from lascaux.games.hunters.content.reader import standard
from tests.games.hunters.scenario import Story


def finished(story: Story) -> list[tuple[int, int, int]]:
    """Tiles, fish and value of the rivers finished so far."""
    return [(r["tiles"], r["fish"], r["value"]) for r in story.happened("river finished")]


@pytest.mark.rule("H43")
@pytest.mark.parametrize(
    ("table", "hand", "move", "worth"),
    [
        (["S00 0,0"], "L09", "lay -1,0 r1", (2, 2, 4)),  # lake to lake
        (["S00 0,0"], "L68", "lay -1,0 r3", (2, 1, 3)),  # lake to mouth
        (["L68 0,0"], "L15", "lay 0,1 r0", (2, 0, 2)),  # mouth to mouth
        (["L16 0,0", "L17 1,0 r1", "L19 1,1 r2"], "L20", "lay 0,1 r3", (4, 0, 4)),  # a ring
    ],
)
def test_lakes_and_mouths_and_rings_finish_a_river(
    table: list[str], hand: str, move: str, worth: tuple[int, int, int]
) -> None:
    assert finished(Story(*table, hand=hand).play(move, "skip")) == [worth]


@pytest.mark.rule("H43")
def test_a_river_with_one_open_end_is_not_finished() -> None:
    story = Story("S00 0,0", hand="L53", pieces=["Red fisherman S00.r3"])
    story.play("lay -1,0 r0", "skip")
    assert finished(story) == []
    assert story.pieces == ["Red fisherman S00.r3"]


@pytest.mark.rule("H44")
def test_rivers_that_leave_one_lake_are_separate() -> None:
    story = Story(
        "L10 0,0",
        "L53 1,0",
        pieces=["Green fisherman L53.r1"],
        hand="L09",
    ).play("lay 0,-1 r2", "fisherman r1")
    assert story.area("L10.r1") == {"L10.r1", "L09.r1"}
    assert story.area("L10.r3") == {"L10.r3", "L53.r1"}
    assert finished(story) == [(2, 3, 5)]
    assert story.scores == {"Red": 5}
    assert story.pieces == ["Green fisherman L53.r1"]


@pytest.mark.rule("H45")
def test_one_point_a_tile_and_one_a_fish_at_either_end() -> None:
    story = Story(
        "S00 0,0", "L53 -1,0", "L52 -2,0", pieces=["Red fisherman L53.r1"], hand="L02"
    ).play("lay -3,0 r0", "skip")
    assert finished(story) == [(4, 4, 8)]  # 1 fish in the start lake, 3 in the other
    assert story.scores == {"Red": 8}


@pytest.mark.rule("H45")
def test_fish_of_the_same_system_beyond_the_end_lake_do_not_count() -> None:
    story = Story("L10 0,0", "L02 1,0", hand="L09", pieces=["Red fisherman L10.r1"])
    assert story.system("L10.l8") >= {"L02.l8"}
    story.play("lay 0,-1 r2", "skip")
    assert story.scores == {"Red": 2 + 2 + 1}


@pytest.mark.rule("H46")
def test_a_mouth_is_worth_nothing_extra() -> None:
    story = Story("L68 0,0", hand="L15").play("lay 0,1 r0", "fisherman r1")
    assert finished(story) == [(2, 0, 2)]
    assert story.scores == {"Red": 2}


@pytest.mark.rule("H47")
@pytest.mark.rule("H48")
@pytest.mark.parametrize("owner", ["Red", "Green"])
@pytest.mark.parametrize("finisher", ["Red", "Green"])
def test_the_only_fishermans_owner_scores_whoever_finishes(owner: str, finisher: str) -> None:
    story = Story("S00 0,0", pieces=[f"{owner} fisherman S00.r3"], hand="L09", turn=finisher)
    assert story.play("lay -1,0 r1", "skip").scores == {owner: 4}


@pytest.mark.rule("H49")
def test_an_unfinished_river_earns_nothing_at_the_end() -> None:
    story = Story("S00 0,0", hand="L53", land=[]).play("lay -1,0 r0", "fisherman r1")
    assert story.state.over
    assert story.scores == {}
    assert story.members("Red") == 5


@pytest.mark.rule("H50")
def test_a_long_river_counts_in_full() -> None:
    straights = ("L49", "L50", "L52", "L53", "L54")
    row = [f"{name} {-1 - i},0" for i, name in enumerate(straights)]
    story = Story("S00 0,0", *row, "L51 -6,0 r1", pieces=["Red fisherman S00.r3"], hand="L09")
    story.play("lay -7,0 r1", "skip")
    assert finished(story) == [(8, 2, 10)]
    assert story.scores == {"Red": 10}


@pytest.mark.rule("H50")
def test_no_tile_holds_a_whole_river() -> None:
    for tile in standard().tiles:
        for zone in tile.zones:
            if zone.kind == "river":
                assert any(zone.name in side for side in tile.sides)


@pytest.mark.rule("A2")
def test_a_tile_that_the_river_crosses_twice_counts_once() -> None:
    story = Story(
        "L16 1,0 r1",
        "L17 1,1 r2",
        "L19 0,1 r3",
        "L18 0,0",
        "L09 0,-1 r2",
        pieces=["Red fisherman L18.r1"],
        hand="L05",
    ).play("lay -1,0 r1", "skip")
    assert len(story.area("L18.r1")) == 7
    assert finished(story) == [(6, 2, 8)]
    assert story.scores == {"Red": 8}


@pytest.mark.rule("A2")
@pytest.mark.rule("H17")
def test_a_river_finished_on_two_stretches_of_one_tile_is_told_and_scored_once() -> None:
    story = Story(
        "L16 1,0 r1",
        "L17 1,1 r2",
        "L19 0,1 r3",
        "L09 0,-1 r2",
        "L05 -1,0 r1",
        "L61 1,-1",
        "L37 -1,-1",
        pieces=["Green fisherman L09.r1"],
        hand="L18",
    ).play("lay 0,0 r0", "skip")
    assert story.area("L18.r1") >= {"L18.r1", "L18.r3"}
    assert finished(story) == [(6, 2, 8)]
    assert story.scores == {"Green": 8}
    assert story.happened("scored") == [{"seat": 1, "points": 8, "source": "rivers"}]
    assert story.happened("returned") == [{"seat": 1, "zone": "L09.r1"}]


@pytest.mark.rule("A2")
@pytest.mark.rule("A4")
@pytest.mark.rule("A5")
def test_a_river_from_a_lake_back_to_it_counts_lake_and_tile_once() -> None:
    story = Story(
        "L10 0,0", "L16 0,-1", "L17 1,-1 r1", pieces=["Green fisherman L16.r1"], hand="L19"
    ).play("lay 1,0 r2", "skip")
    assert story.area("L10.r1") == {"L10.r1", "L16.r1", "L17.r1", "L19.r1", "L10.r3"}
    assert finished(story) == [(4, 2, 6)]
    assert story.scores == {"Green": 6}


@pytest.mark.rule("A5")
def test_a_lake_in_the_ring_with_a_river_still_open_keeps_it_open() -> None:
    story = Story("L10 0,0", "L16 0,-1", pieces=["Red fisherman L16.r1"], hand="L17")
    story.play("lay 1,-1 r1", "skip")
    assert finished(story) == []
    assert not story.area("L10.r1") & story.area("L10.r3")
    assert story.system("L10.r1") == story.system("L10.r3")


@pytest.mark.rule("A3")
def test_a_finished_river_with_nobody_on_it_scores_nobody() -> None:
    story = Story("S00 0,0", hand="L09").play("lay -1,0 r1", "hunter m0")
    assert finished(story) == [(2, 2, 4)]
    assert story.scores == {}
