"""Huts and river systems, during the game and at its end."""

from __future__ import annotations

import pytest

from tests.games.hunters.scenario import GAME, Story, game_with_zone

# Two systems, open to the gap at -2,0 between them, which L54 fills.
WEST_AND_EAST = (
    *("S00 0,0", "L53 -1,0", "L09 -3,0 r1"),
    *("L61 -1,-1", "L62 -2,-1", "L37 -3,-1 r2"),
)

# Four systems round the gap at 0,0: L14 with its 2 fish makes one of them, with 7 fish in all.
CROSS = (
    *("L09 0,-1 r2", "L05 1,0 r3", "L59 0,1", "L01 -1,0 r1"),
    *("L61 1,-1", "L38 1,1", "L37 -1,-1"),
)


@pytest.mark.rule("H82")
def test_a_hut_claims_the_whole_system() -> None:
    story = Story(*WEST_AND_EAST, pieces=["Red hut L53.r1"], hand="L54", land=[])
    story.play("lay -2,0 r0", "skip")
    assert story.system("L53.r1") >= {"S00.l8", "L09.l8"}
    assert story.scores == {"Red": 2}


@pytest.mark.rule("H83")
@pytest.mark.rule("H84")
def test_lakes_join_all_rivers_that_run_into_them() -> None:
    story = Story("L10 0,0", "L53 1,0", "L51 0,1", hand="L09").play("lay 0,-1 r2", "skip")
    assert story.system("L09.l8") == {
        *("L09.r1", "L09.l8", "L10.r1", "L10.r3", "L10.r5", "L10.l8"),
        *("L53.r1", "L51.r1"),
    }
    assert len({frozenset(story.area(river)) for river in ("L10.r1", "L10.r3", "L10.r5")}) == 3


@pytest.mark.rule("H85")
def test_mouths_and_the_edge_of_the_land_mark_where_a_system_stops() -> None:
    story = Story("L70 0,0", "L51 0,-1", "L53 1,0")
    assert story.system("L70.r1") == {"L70.r1", "L51.r1"}
    assert story.system("L70.r3") == {"L70.r3", "L53.r1"}


@pytest.mark.rule("H86")
def test_the_whole_system_is_checked_for_huts() -> None:
    story = Story(*WEST_AND_EAST, pieces=["Green hut S00.l8"], hand="L54").play("lay -2,0 r0")
    assert not [choice for choice in story.choices if "hut" in choice]
    assert story.refusal("hut r1") == "H36"


@pytest.mark.rule("H86")
def test_a_hut_beyond_a_mouth_does_not_matter() -> None:
    story = Story("L70 0,0", pieces=["Green hut L70.r1"], hand="L53").play("lay 1,0 r0")
    assert "hut r1" in story.choices


@pytest.mark.rule("H87")
def test_no_move_takes_a_hut_away_again() -> None:
    story = Story("S00 0,0", pieces=["Red hut S00.l8", "Red fisherman S00.r3"], hand="L09")
    story.play("lay -1,0 r1", "skip")
    assert story.scores == {"Red": 4}
    assert story.pieces == ["Red hut S00.l8"]
    assert story.huts("Red") == 1


@pytest.mark.rule("H88")
def test_huts_earn_points_at_the_end_and_at_no_other_time() -> None:
    story = Story("S00 0,0", hand="L09", land=["L62"]).play("lay -1,0 r1", "hut l8")
    assert story.scores == {}
    story.play("lay 0,-1 r0", "skip")
    assert story.state.over
    assert story.state.breakdown()[0] == [0, 0, 2, 0]


@pytest.mark.rule("H89")
def test_a_new_tile_may_join_two_systems_with_huts() -> None:
    story = Story(*WEST_AND_EAST, pieces=["Red hut L53.r1", "Green hut L09.l8"], hand="L54")
    assert not story.system("L53.r1") & story.system("L09.l8")
    story.play("lay -2,0 r0", "skip")
    assert story.system("L53.r1") == story.system("L09.l8")
    assert story.pieces == ["Green hut L09.l8", "Red hut L53.r1"]


# Final scoring


@pytest.mark.rule("H99")
@pytest.mark.rule("H100")
def test_one_point_for_every_fish_of_the_system_to_the_only_owner() -> None:
    story = Story(*CROSS, pieces=["Green hut L59.l8"], hand="L14", land=[])
    story.play("lay 0,0 r0", "skip")
    assert story.state.breakdown() == [[0, 0, 0, 0], [0, 0, 7, 0]]
    (told,) = story.happened("river system")
    assert told["fish"] == 7
    assert told["zone"] in story.system("L59.l8")


@pytest.mark.rule("H100")
@pytest.mark.rule("H101")
@pytest.mark.rule("H102")
@pytest.mark.parametrize(
    ("owners", "scores"),
    [
        (("Red", "Red", "", ""), {"Red": 7}),
        (("Red", "Red", "Green", ""), {"Red": 7}),
        (("Red", "Green", "", "Green"), {"Green": 7}),
        (("Red", "Green", "", ""), {"Red": 7, "Green": 7}),
        (("Red", "Red", "Green", "Green"), {"Red": 7, "Green": 7}),
        (("Red", "Green", "Black", ""), {"Red": 7, "Green": 7, "Black": 7}),
        (("Black", "Green", "Black", "Red"), {"Black": 7}),
        (("", "", "", ""), {}),
    ],
)
def test_most_huts_take_all_and_a_shared_lead_is_paid_in_full(
    owners: tuple[str, ...], scores: dict[str, int]
) -> None:
    lakes = ("L09.l8", "L05.l8", "L59.l8", "L01.l8")
    pieces = [f"{owner} hut {lake}" for owner, lake in zip(owners, lakes, strict=True) if owner]
    story = Story(*CROSS, pieces=pieces, hand="L14", land=[], players=3)
    assert story.play("lay 0,0 r0", "skip").scores == scores


@pytest.mark.rule("H103")
def test_an_open_system_scores_like_a_closed_one() -> None:
    closed = Story("S00 0,0", hand="L68", land=[]).play("lay -1,0 r3", "hut r2")
    opened = Story("S00 0,0", hand="L53", land=[]).play("lay -1,0 r0", "hut r1")
    assert len(closed.happened("river finished")) == 1
    assert len(opened.happened("river finished")) == 0
    assert closed.scores == opened.scores == {"Red": 1}


@pytest.mark.rule("H104")
def test_the_length_of_the_rivers_is_of_no_importance() -> None:
    long = Story("S00 0,0", "L53 -1,0", "L52 -2,0", "L54 -3,0", hand="L50", land=[])
    long.play("lay -4,0 r0", "hut r1")
    short = Story("S00 0,0", hand="L50", land=[]).play("lay -1,0 r0", "hut r1")
    assert long.scores == short.scores == {"Red": 1}


@pytest.mark.rule("H104")
def test_a_system_without_lakes_is_worth_nothing() -> None:
    story = Story("L53 0,0", hand="L52", land=[]).play("lay 1,0 r0", "hut r1")
    assert story.state.over
    assert story.scores == {}


@pytest.mark.rule("H99")
def test_all_fish_of_the_box_count_in_one_system() -> None:
    fish = sum(zone.fish for tile in GAME.content.tiles for zone in tile.zones)
    assert fish > 31, "more than a few bits can count"
    game = game_with_zone("S00", "l8", fish=fish)
    assert Story("S00 0,0", pieces=["Red hut S00.l8"], game=game).end().scores == {"Red": fish}
