"""Meadows and hunters, during the game and at its end."""

from __future__ import annotations

import pytest

from tests.games.hunters.scenario import GAME, Story, game_with_zone

RING = ("L16 0,0", "L17 1,0 r1", "L19 1,1 r2")  # L20 at 0,1 closes it round one meadow


@pytest.mark.rule("H90")
def test_a_meadow_scores_nothing_before_the_end_closed_or_not() -> None:
    story = Story(*RING, pieces=["Red hunter L17.m2"], hand="L20", land=["L62"])
    story.play("lay 0,1 r3", "skip")
    assert story.scores == {}
    story.play("lay -1,0 r0", "skip")
    assert story.state.over
    assert story.state.breakdown()[0] == [0, 0, 0, 2]


@pytest.mark.rule("H91")
def test_a_hunter_remains_until_the_game_is_over() -> None:
    story = Story("L61 0,0", hand="L62", land=["L38"]).play("lay 1,0 r0", "hunter m0")
    story.play("lay 2,0 r0", "skip")
    assert story.state.over
    assert story.pieces == ["Red hunter L62.m0"]
    assert story.members("Red") == 4


@pytest.mark.rule("H92")
def test_forests_rivers_and_lakes_are_the_borders_of_meadows() -> None:
    story = Story("L61 0,0", "L39 0,1", "L53 0,-1", "L74 1,-1 r1", "L38 1,0 r0")
    assert story.area("L61.m0") == {"L61.m0", "L39.m0", "L53.m2", "L74.m2", "L38.m1"}
    assert story.area("L39.m2") == {"L39.m2"}  # beyond the forest
    assert story.area("L53.m0") == {"L53.m0", "L74.m0"}  # beyond the rivers and the lake


@pytest.mark.rule("H92")
def test_a_meadow_runs_round_the_end_of_a_lake() -> None:
    story = Story("L53 0,0", "L09 -1,0 r1")
    assert story.area("L53.m0") == {"L53.m0", "L09.m0", "L53.m2"}


@pytest.mark.rule("H93")
@pytest.mark.rule("H94")
def test_a_tile_joins_meadows_their_hunters_share_and_no_hunter_is_added() -> None:
    pieces = ["Red hunter L53.m0", "Green hunter L53.m2"]
    story = Story("L53 0,0", pieces=pieces, hand="L09", land=[]).play("lay -1,0 r1")
    assert story.choices == ["fisherman r1", "hut l8", "skip"]
    assert story.refusal("hunter m0") == "H35"
    story.play("skip")
    assert story.scores == {"Red": 4, "Green": 4}  # a deer and a mammoth, shared


@pytest.mark.rule("H94")
def test_no_hunter_on_a_tile_that_joins_a_free_meadow_to_an_occupied_one() -> None:
    story = Story("L53 0,0", pieces=["Green hunter L53.m2"], hand="L09").play("lay -1,0 r1")
    assert story.refusal("hunter m0") == "H35"


# Final scoring


@pytest.mark.rule("H105")
@pytest.mark.rule("H106")
@pytest.mark.rule("H107")
@pytest.mark.rule("H108")
@pytest.mark.parametrize(
    ("tiles", "hunter", "points"),
    [
        (["L62 0,0"], "L62.m0", 2),  # a deer
        (["L61 0,0"], "L61.m0", 2),  # a mammoth
        (["B12 0,0"], "B12.m0", 4),  # a mammoth and an aurochs
        (["L61 0,0", "L62 1,0"], "L61.m0", 4),  # a mammoth and a deer
        (["L32 -1,0", "L62 0,0", "L38 1,0"], "L62.m0", 2),  # 2 deer and a tiger
        (["L32 -1,0", "L62 0,0", "L33 1,0 r1"], "L62.m0", 0),  # a deer and 2 tigers
        (["L32 -1,0", "L61 0,0", "L33 1,0 r1"], "L61.m0", 2),  # a mammoth and 2 tigers
        (["L32 -1,0", "B12 0,0", "L62 0,-1"], "B12.m0", 4),  # the tiger gets the deer only
        (["L32 -1,0"], "L32.m1", 0),  # a tiger alone
    ],
)
def test_what_the_tigers_leave_is_worth_two_each(
    tiles: list[str], hunter: str, points: int
) -> None:
    story = Story(*tiles, pieces=[f"Green hunter {hunter}"]).end()
    assert story.state.breakdown()[1] == [0, 0, 0, points]


@pytest.mark.rule("H106")
def test_a_tiger_beyond_a_river_eats_nothing_here() -> None:
    story = Story("L50 0,0", pieces=["Red hunter L50.m0", "Green hunter L50.m2"]).end()
    assert story.scores == {"Red": 2}  # the deer is north of the river, the tiger south of it


@pytest.mark.rule("H108")
def test_tigers_with_nothing_to_eat_cost_no_points() -> None:
    story = Story("L32 -1,0", "L62 0,0", "L33 1,0 r1", pieces=["Red hunter L62.m0"])
    story.state.points[0] = 5
    assert story.end().scores == {"Red": 5}


# Three meadows with one deer, to be made one by L09 with its mammoth at 2,1.
THREE_MEADOWS = ("L29 0,0 r3", "L31 1,0", "L77 2,0 r3", "L14 0,1", "L47 1,1 r2")


@pytest.mark.rule("H110")
@pytest.mark.rule("H111")
@pytest.mark.rule("H113")
@pytest.mark.parametrize(
    ("owners", "scores"),
    [
        (("Red", "", ""), {"Red": 4}),
        (("Red", "Red", ""), {"Red": 4}),
        (("Red", "Red", "Green"), {"Red": 4}),
        (("Green", "Red", "Green"), {"Green": 4}),
        (("Red", "Green", ""), {"Red": 4, "Green": 4}),
        (("Red", "Green", "Black"), {"Red": 4, "Green": 4, "Black": 4}),
        (("", "", ""), {}),
    ],
)
def test_most_hunters_take_all_and_a_shared_lead_is_paid_in_full(
    owners: tuple[str, ...], scores: dict[str, int]
) -> None:
    zones = ("L29.m2", "L77.m0", "L14.m4")
    pieces = [f"{owner} hunter {zone}" for owner, zone in zip(owners, zones, strict=True) if owner]
    story = Story(*THREE_MEADOWS, pieces=pieces, hand="L09", land=[], players=3)
    assert story.play("lay 2,1 r3", "skip").scores == scores


@pytest.mark.rule("H112")
def test_an_open_meadow_scores_like_a_closed_one() -> None:
    closed = Story(*RING, pieces=["Red hunter L17.m2"], hand="L20", land=[])
    opened = Story(*RING[:2], pieces=["Red hunter L17.m2"], hand="L19", land=[])
    assert closed.play("lay 0,1 r3", "skip").scores == {"Red": 2}
    assert opened.play("lay 1,1 r2", "skip").scores == {"Red": 2}


@pytest.mark.rule("H113")
def test_a_meadow_without_a_hunter_earns_nobody_anything() -> None:
    story = Story("L61 0,0", hand="L62", land=[]).play("lay 1,0 r0", "skip")
    assert story.state.over
    assert story.scores == {}
    assert story.happened("meadow") == []


# A row of one meadow with 4 mammoths, an aurochs, 2 deer and a tiger: 12 points.
ROW = ("L61 0,0", "L62 1,0", "L37 2,0", "L38 3,0", "B12 4,0", "L36 5,0 r1", "L32 6,0 r1")
IN_ROW = ("L61.m0", "L62.m0", "L37.m0", "L38.m1", "B12.m0", "L36.m0", "L32.m1")


@pytest.mark.rule("H111")
@pytest.mark.parametrize(
    ("red", "green", "scores"), [(4, 3, {"Red": 12}), (3, 4, {"Green": 12}), (5, 2, {"Red": 12})]
)
def test_every_hunter_of_a_crowd_counts(red: int, green: int, scores: dict[str, int]) -> None:
    owners = ["Red"] * red + ["Green"] * green
    pieces = [f"{owner} hunter {zone}" for owner, zone in zip(owners, IN_ROW, strict=True)]
    assert Story(*ROW, pieces=pieces).end().scores == scores


@pytest.mark.rule("H105")
@pytest.mark.rule("H106")
def test_all_animals_of_the_box_count_in_one_meadow() -> None:
    zones = [zone for tile in GAME.content.tiles for zone in tile.zones]
    herd = tuple(animal for zone in zones for animal in zone.animals)
    deer, tigers = herd.count("deer"), herd.count("tiger")
    big_game = herd.count("mammoth") + herd.count("aurochs")
    assert deer > 15 and tigers > 7 and big_game > 15, "more than a few bits can count"
    game = game_with_zone("L62", "m0", animals=herd)
    story = Story("L62 0,0", pieces=["Red hunter L62.m0"], game=game).end()
    assert story.scores == {"Red": 2 * (deer - tigers + big_game)}
