"""Finished forests: when a forest is finished, what it is worth, and to whom."""

from __future__ import annotations

import pytest

from tests.games.hunters.scenario import GAME, Story, game_with_zone


def finished(story: Story) -> list[tuple[int, int, int]]:
    """Tiles, mushroom patches and value of the forests finished so far."""
    return [(f["tiles"], f["mushrooms"], f["value"]) for f in story.happened("forest finished")]


@pytest.mark.rule("H54")
def test_a_forest_is_open_while_one_side_looks_onto_an_empty_square() -> None:
    story = Story("S00 0,0", pieces=["Red gatherer S00.f1"], hand="L38", land=["L37"])
    story.play("lay 1,0 r3", "skip")
    assert finished(story) == []
    assert story.pieces == ["Red gatherer S00.f1"]
    story.play("lay 0,1 r2", "skip")
    assert finished(story) == [(3, 0, 6)]


# Everything round the square 0,0 but its west side; only the north of it is forest.
GAP = ("L37 0,-1", "L62 1,-1", "L61 1,0", "L34 1,1 r2", "L31 0,1", "L32 -1,-1")


@pytest.mark.rule("H54")
@pytest.mark.rule("A25")
def test_an_empty_square_shut_in_keeps_the_forest_open_until_it_is_filled() -> None:
    story = Story(*GAP, pieces=["Red gatherer L37.f1"], hand="L78", land=["L38", "L53"])
    story.play("lay -1,0 r2", "skip")
    assert finished(story) == []
    assert story.scores == {}
    story.play("lay 0,0 r0", "skip")
    assert finished(story) == [(2, 0, 4)]
    assert story.scores == {"Red": 4}


@pytest.mark.rule("A25")
def test_a_forest_round_a_gap_that_nothing_fills_is_never_finished() -> None:
    hole = ("L37 0,-1", "L61 1,-1", "L38 1,0 r3", "L62 1,1", "L36 0,1 r3", "L31 -1,1")
    story = Story(*hole, pieces=["Red gatherer L38.f0"], hand="L35", land=["L34", "L63"])
    story.play("lay -1,0 r2", "skip")
    while not story.state.over:
        assert not [choice for choice in story.choices if " 0,0 " in choice]
        story.play(story.choices[0], "skip")
    assert [f for f in story.happened("forest finished") if "L38.f0" in story.area(f["zone"])] == []
    assert story.scores == {}


@pytest.mark.rule("H55")
@pytest.mark.rule("H57")
def test_two_points_a_tile_and_nothing_for_the_nugget() -> None:
    story = Story("L36 -1,0", "L39 0,0", pieces=["Red gatherer L36.f1"], hand="L38")
    story.play("lay 1,0 r3", "skip")
    assert len(story.happened("gold")) == 1
    assert finished(story) == [(3, 0, 6)]
    assert story.scores == {"Red": 6}


@pytest.mark.rule("H55")
@pytest.mark.rule("A1")
def test_a_tile_with_two_parts_of_the_forest_counts_once() -> None:
    story = Story("L75 0,0", "L43 0,1", "L27 1,1 r1", pieces=["Red gatherer L43.f0"], hand="L31")
    story.play("lay 1,0 r0", "skip")
    assert story.area("L43.f0") == {"L75.f1", "L43.f0", "L27.f3", "L27.f4", "L31.f1"}
    assert finished(story) == [(4, 0, 8)]
    assert story.scores == {"Red": 8}


@pytest.mark.rule("H17")
@pytest.mark.rule("A1")
def test_a_forest_finished_on_two_parts_of_one_tile_is_told_and_scored_once() -> None:
    story = Story("L75 0,0", "L43 0,1", "L31 1,0", pieces=["Green gatherer L43.f0"], hand="L27")
    story.play("lay 1,1 r1", "skip")
    assert story.area("L27.f3") >= {"L27.f3", "L27.f4"}
    assert finished(story) == [(4, 0, 8)]
    assert story.scores == {"Green": 8}
    assert story.happened("scored") == [{"seat": 1, "points": 8, "source": "forests"}]
    assert story.happened("returned") == [{"seat": 1, "zone": "L43.f0"}]


@pytest.mark.rule("H56")
@pytest.mark.rule("H119")
def test_every_mushroom_patch_adds_two_points() -> None:
    one = Story("B03 0,0", "L37 0,-1", pieces=["Red gatherer B03.f0"], hand="L38")
    one.play("lay 1,0 r3", "skip")
    assert finished(one) == [(3, 1, 8)]
    assert one.scores == {"Red": 8}
    two = Story("B03 0,0", "L37 0,-1", "B08 1,0 r1", pieces=["Red gatherer B03.f0"], hand="L36")
    two.play("lay 1,1 r3", "skip")
    assert finished(two) == [(4, 2, 12)]
    assert two.scores == {"Red": 12}


@pytest.mark.rule("H56")
def test_all_mushrooms_of_the_box_count_in_one_forest() -> None:
    patches = sum(zone.mushrooms for tile in GAME.content.tiles for zone in tile.zones)
    assert patches == 3
    game = game_with_zone("L36", "f1", mushrooms=patches)
    story = Story("L47 1,0 r1", pieces=["Red gatherer L47.f3"], hand="L36", game=game)
    assert story.play("lay 0,0 r0", "skip").scores == {"Red": 4 + 2 * patches}


@pytest.mark.rule("H58")
@pytest.mark.parametrize("finisher", ["Red", "Green"])
def test_the_only_gatherers_owner_scores_whoever_finishes(finisher: str) -> None:
    story = Story("L47 1,0 r1", pieces=["Green gatherer L47.f3"], hand="L36", turn=finisher)
    assert story.play("lay 0,0 r0", "skip").scores == {"Green": 4}


@pytest.mark.rule("H59")
@pytest.mark.rule("A30")
def test_an_unfinished_forest_earns_nothing_at_the_end_mushrooms_or_not() -> None:
    story = Story("B03 0,0", pieces=["Red gatherer B03.f0"], hand="L38", land=[])
    story.play("lay 1,0 r3", "skip")
    assert story.state.over
    assert story.scores == {}
    assert story.members("Red") == 5


# One tile finishes a forest to its west and a river to its north.
BOTH = ("L36 0,0", "L61 0,-1", "L68 1,-1")


@pytest.mark.rule("A6")
def test_one_tile_may_finish_several_features_and_all_are_scored() -> None:
    pieces = ["Red gatherer L36.f1", "Green fisherman L68.r2"]
    story = Story(*BOTH, pieces=pieces, hand="L05").play("lay 1,0 r0", "skip")
    assert story.scores == {"Red": 4, "Green": 3}
    assert (story.members("Red"), story.members("Green")) == (5, 5)


@pytest.mark.rule("A6")
def test_no_feature_affects_another_finished_by_the_same_tile() -> None:
    # Red's gatherer comes home from the forest; that does not make it a fisherman.
    story = Story(*BOTH, pieces=["Red gatherer L36.f1"], hand="L05").play("lay 1,0 r0", "skip")
    assert story.scores == {"Red": 4}
    # The piece on the new tile counts in its own feature only.
    story = Story(*BOTH, pieces=["Red gatherer L36.f1"], hand="L05", turn="Green")
    story.play("lay 1,0 r0", "fisherman r1")
    assert story.scores == {"Red": 4, "Green": 3}


@pytest.mark.rule("A3")
def test_a_finished_forest_with_nobody_in_it_scores_nobody() -> None:
    story = Story("L47 1,0 r1", hand="L36").play("lay 0,0 r0", "skip")
    assert finished(story) == [(2, 0, 4)]
    assert story.scores == {}
