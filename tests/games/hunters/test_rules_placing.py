"""Placing a piece: which, where, and when a place is free."""

from __future__ import annotations

import pytest

from lascaux.engine.errors import NotationError
from tests.games.hunters.scenario import GAME, Story


def bend(turn: str = "Red") -> Story:
    """L29 lies: forest in the north, a river from east to south, a meadow in and one round it."""
    return Story("L61 0,0", hand="L29", turn=turn).play("lay 1,0 r2")


@pytest.mark.rule("H26")
@pytest.mark.parametrize("piece", ["hunter m0", "gatherer f3", "fisherman r1", "hut r1"])
def test_a_tile_takes_a_single_piece(piece: str) -> None:
    story = bend().play(piece)
    assert story.decides == "Green"
    assert len(story.pieces) == 1
    assert story.refusal("hut r1") == "H14"


@pytest.mark.rule("H27")
def test_the_piece_comes_out_of_the_own_supply() -> None:
    story = bend("Green").play("gatherer f3")
    assert (story.members("Green"), story.huts("Green")) == (4, 2)
    assert (story.members("Red"), story.huts("Red")) == (5, 2)
    story = bend("Green").play("hut r1")
    assert (story.members("Green"), story.huts("Green")) == (5, 1)


@pytest.mark.rule("H27")
@pytest.mark.rule("H40")
def test_a_rivals_pieces_are_of_no_use() -> None:
    story = Story("L61 0,0", hand="L29").supply("Red", members=0, huts=1).play("lay 1,0 r2")
    assert story.members("Green") == 5
    assert story.choices == ["hut r1", "skip"]
    for member in ("hunter m0", "gatherer f3", "fisherman r1"):
        assert story.refusal(member) == "H40"


@pytest.mark.rule("H28")
def test_only_the_tile_just_laid_can_take_the_piece() -> None:
    story = Story("S00 0,0", "L53 -1,0", hand="L62").play("lay 0,-1 r0")
    assert story.choices == ["hunter m0", "skip"]
    for elsewhere in ("gatherer f1", "fisherman r3", "fisherman r1", "hut l8", "hunter m2"):
        assert story.refusal(elsewhere) == "H28"
    story.play("hunter m0")
    assert story.pieces == ["Red hunter L62.m0"]


@pytest.mark.rule("H28")
def test_a_bonus_tile_can_take_it_but_not_the_land_tile_before_it() -> None:
    story = Story("L36 -1,0", "L39 0,0", hand="L38", bonus=["B02"]).play("lay 1,0 r3", "skip")
    assert story.play("lay 2,0 r0").choices == ["hunter m0", "skip"]
    assert story.refusal("hunter m1") == "H28"
    story.play("hunter m0")
    assert story.pieces == ["Red hunter B02.m0"]


@pytest.mark.rule("H29")
@pytest.mark.rule("H30")
@pytest.mark.rule("H31")
@pytest.mark.rule("H32")
@pytest.mark.rule("H33")
@pytest.mark.parametrize(
    ("choice", "piece"),
    [
        ("gatherer f3", "Red gatherer L29.f3"),
        ("fisherman r1", "Red fisherman L29.r1"),
        ("hunter m0", "Red hunter L29.m0"),
        ("hunter m2", "Red hunter L29.m2"),
        ("hut r1", "Red hut L29.r1"),
    ],
)
def test_a_piece_takes_one_feature_and_has_its_job_there(choice: str, piece: str) -> None:
    story = bend()
    assert len(story.choices) == 6
    story.play(choice)
    assert story.pieces == [piece]
    (placed,) = story.happened("placed")
    assert (placed["piece"], placed["zone"]) == (choice.split()[0], piece.split()[2])


@pytest.mark.rule("H32")
@pytest.mark.rule("H91")
def test_a_hunter_is_there_to_stay() -> None:
    story = Story("S00 0,0", hand="L09", land=["L38", "L37"]).play("lay -1,0 r1", "hunter m0")
    assert len(story.happened("river finished")) == 1
    story.play("lay 1,0 r3", "skip", "lay 0,1 r2", "skip")
    assert len(story.happened("forest finished")) == 1
    assert story.pieces == ["Red hunter L09.m0"]
    assert story.members("Red") == 4


@pytest.mark.rule("H33")
@pytest.mark.rule("A13")
def test_a_hut_stands_on_a_lake_as_well_as_on_a_river_and_claims_the_same() -> None:
    on_lake = Story("L53 0,0", hand="L09", land=[]).play("lay -1,0 r1", "hut l8")
    assert on_lake.pieces == ["Red hut L09.l8"]
    on_river = Story("L09 -1,0 r1", hand="L53", land=[]).play("lay 0,0 r0", "hut r1")
    assert on_river.pieces == ["Red hut L53.r1"]
    assert on_lake.system("L09.l8") == on_river.system("L53.r1")
    assert on_lake.state.breakdown() == on_river.state.breakdown() == [[0, 0, 1, 0], [0, 0, 0, 0]]


@pytest.mark.rule("H34")
@pytest.mark.rule("A14")
@pytest.mark.parametrize(
    "nonsense", ["hunter l8", "fisherman l8", "gatherer l8", "hut m0", "hut f3", "hunter f3"]
)
def test_members_off_lakes_and_huts_on_water_only(nonsense: str) -> None:
    with pytest.raises(NotationError, match="no move"):
        GAME.parse(nonsense)


@pytest.mark.rule("H34")
@pytest.mark.rule("A14")
def test_a_tile_with_everything_offers_no_member_on_the_lake_and_no_hut_on_land() -> None:
    story = Story("L61 0,0", hand="L59").play("lay -1,0 r0")
    assert story.choices == [
        "fisherman r1",
        "gatherer f3",
        "hunter m0",
        "hunter m2",
        "hut l8",
        "skip",
    ]


# When a place is free


@pytest.mark.rule("H35")
@pytest.mark.parametrize("owner", ["Red", "Green"])
def test_a_far_member_keeps_all_others_out_even_ones_own(owner: str) -> None:
    story = Story(
        "S00 0,0",
        "L53 -1,0",
        "L52 -2,0",
        pieces=[f"{owner} fisherman S00.r3"],
        hand="L54",
    ).play("lay -3,0 r0")
    assert "fisherman r1" not in story.choices
    assert story.refusal("fisherman r1") == "H35"


@pytest.mark.rule("H35")
@pytest.mark.parametrize(
    ("piece", "refused"),
    [("Green gatherer S00.f1", "gatherer f0"), ("Green hunter S00.m0", "hunter m1")],
)
def test_forests_and_meadows_must_be_free_too(piece: str, refused: str) -> None:
    moves = {"gatherer f0": "lay 1,0 r3", "hunter m1": "lay 0,-1 r0"}
    story = Story("S00 0,0", pieces=[piece], hand="L38").play(moves[refused])
    assert story.refusal(refused) == "H35"


@pytest.mark.rule("H36")
@pytest.mark.rule("H86")
@pytest.mark.parametrize("owner", ["Red", "Green"])
def test_a_far_hut_keeps_all_others_out_even_ones_own(owner: str) -> None:
    story = Story("S00 0,0", "L53 -1,0", "L10 -2,0 r3", pieces=[f"{owner} hut S00.l8"], hand="L54")
    assert story.system("S00.l8") >= {"L10.l8", "L10.r1", "L10.r5"}
    story.play("lay -3,0 r0")
    assert story.choices == ["fisherman r1", "hunter m0", "hunter m2", "skip"]
    assert story.refusal("hut r1") == "H36"


@pytest.mark.rule("H37")
def test_huts_and_fishermen_take_no_notice_of_each_other() -> None:
    fisherman = Story("S00 0,0", pieces=["Green fisherman S00.r3"], hand="L53")
    assert "hut r1" in fisherman.play("lay -1,0 r0").choices
    hut = Story("S00 0,0", pieces=["Green hut S00.l8"], hand="L53")
    assert "fisherman r1" in hut.play("lay -1,0 r0").choices


@pytest.mark.rule("H38")
@pytest.mark.rule("H75")
def test_later_tiles_may_bring_members_together() -> None:
    story = Story("L53 0,0", pieces=["Red hunter L53.m0", "Green hunter L53.m2"], hand="L09")
    assert not story.area("L53.m0") & story.area("L53.m2")
    story.play("lay -1,0 r1")
    assert story.area("L09.m0") == {"L53.m0", "L53.m2", "L09.m0"}
    assert story.pieces == ["Green hunter L53.m2", "Red hunter L53.m0"]


@pytest.mark.rule("H39")
def test_what_the_tile_has_just_joined_counts_as_well() -> None:
    story = Story("S00 0,0", pieces=["Green gatherer S00.f1"], hand="L38")
    assert story.play("lay 1,0 r3").choices == ["hunter m1", "skip"]
    apart = Story("S00 0,0", pieces=["Green gatherer S00.f1"], hand="L38").play("lay 0,-1 r0")
    assert apart.choices == ["gatherer f0", "hunter m1", "skip"]


@pytest.mark.rule("H40")
def test_without_a_hut_no_hut_and_none_comes_home() -> None:
    story = Story("S00 0,0", hand="L09").supply("Red", huts=0).play("lay -1,0 r1")
    assert story.choices == ["fisherman r1", "hunter m0", "skip"]
    assert story.refusal("hut l8") == "H40"
    story.play("fisherman r1")
    assert len(story.happened("river finished")) == 1
    assert (story.members("Red"), story.huts("Red")) == (5, 0)


@pytest.mark.rule("H40")
@pytest.mark.rule("H77")
def test_a_member_must_come_home_before_it_can_be_placed_again() -> None:
    story = Story(
        "S00 0,0", pieces=["Red fisherman S00.r3"], hand="L62", land=["L09", "L61", "L38"]
    )
    story.supply("Red", members=0).play("lay 0,-1 r0")
    assert story.decides == "Green"  # nothing to place, so nobody is asked
    story.play("lay -1,0 r1", "skip")
    assert story.members("Red") == 1
    story.play("lay 0,-2 r0", "hunter m0")
    assert story.pieces == ["Red hunter L61.m0"]


@pytest.mark.rule("H41")
def test_with_nothing_to_place_laying_is_all() -> None:
    story = Story("S00 0,0", hand="L09").supply("Red", members=0, huts=0).play("lay -1,0 r1")
    assert story.decides == "Green"
    assert story.pieces == []
    assert len(story.happened("river finished")) == 1


@pytest.mark.rule("H42")
@pytest.mark.rule("H81")
@pytest.mark.rule("H87")
def test_a_hut_stays_on_its_spot_until_the_end() -> None:
    story = Story("S00 0,0", hand="L09", land=["L62"]).play("lay -1,0 r1", "hut l8")
    assert len(story.happened("river finished")) == 1
    assert story.pieces == ["Red hut L09.l8"]
    story.play("lay 0,-1 r0", "skip")
    assert story.state.over
    assert story.pieces == ["Red hut L09.l8"]
    assert story.huts("Red") == 1


# Choices that come to the same

# Three bends lead from the east side of the square 0,0 round to its south side.
ROUND_THE_CORNER = ("L16 1,0 r1", "L17 1,1 r2", "L19 0,1 r3")


@pytest.mark.rule("A12")
def test_a_system_is_one_hut_choice_at_its_lake() -> None:
    story = Story("L61 0,0", hand="L10").play("lay 1,0 r0")
    assert [choice for choice in story.choices if "hut" in choice] == ["hut l8"]
    for river in ("hut r1", "hut r3", "hut r5"):
        assert story.refusal(river) == "A12"


@pytest.mark.rule("A12")
def test_two_lakes_on_one_tile_are_two_hut_choices() -> None:
    story = Story("S00 0,0", hand="B10").play("lay -1,0 r0")
    assert [choice for choice in story.choices if "hut" in choice] == ["hut l8", "hut l9"]
    story.play("hut l9")
    assert story.pieces == ["Red hut B10.l9"]


@pytest.mark.rule("A12")
def test_two_lakes_joined_elsewhere_are_one_hut_choice() -> None:
    story = Story(*ROUND_THE_CORNER, hand="B10").play("lay 0,0 r0")
    assert {"B10.l8", "B10.l9"} < story.system("B10.l8")
    assert [choice for choice in story.choices if "hut" in choice] == ["hut l8"]
    assert story.refusal("hut l9") == "A12"


# Three bends and a straight lead from the north side of the square 0,0 round to its south.
ROUND_THE_BLOCK = ("L16 0,-1", "L17 1,-1 r1", "L72 1,0", "L19 1,1 r2", "L20 0,1 r3")


@pytest.mark.rule("A12")
def test_a_river_that_meets_the_lake_of_its_tile_elsewhere_is_no_hut_choice_of_its_own() -> None:
    story = Story(*ROUND_THE_BLOCK, hand="L71").play("lay 0,0 r0")
    assert story.system("L71.r1") >= {"L71.r5", "L71.l8"}
    assert [choice for choice in story.choices if "hut" in choice] == ["hut l8"]
    assert story.refusal("hut r1") == "A12"
    apart = Story(*ROUND_THE_BLOCK[:4], hand="L71").play("lay 0,0 r0")
    assert [choice for choice in apart.choices if "hut" in choice] == ["hut l8", "hut r1"]


@pytest.mark.rule("A12")
def test_systems_kept_apart_by_mouths_are_two_hut_choices() -> None:
    story = Story("L38 0,0 r1", hand="L70").play("lay 1,0 r0")
    assert [choice for choice in story.choices if "hut" in choice] == ["hut r1", "hut r3"]


@pytest.mark.rule("A15")
def test_two_stretches_of_one_river_are_one_hut_choice() -> None:
    story = Story(*ROUND_THE_CORNER, hand="L18").play("lay 0,0 r0")
    assert [choice for choice in story.choices if "hut" in choice] == ["hut r1"]
    assert story.refusal("hut r3") == "A12"
    apart = Story(*ROUND_THE_CORNER[:2], hand="L18").play("lay 0,0 r0")
    assert [choice for choice in apart.choices if "hut" in choice] == ["hut r1", "hut r3"]


@pytest.mark.rule("A16")
def test_two_patches_of_one_feature_are_one_choice_for_a_member() -> None:
    story = Story(*ROUND_THE_CORNER, hand="L18").play("lay 0,0 r0")
    assert story.area("L18.r1") >= {"L18.r1", "L18.r3"}
    assert [choice for choice in story.choices if "fisherman" in choice] == ["fisherman r1"]
    assert story.refusal("fisherman r3") == "A16"
    story.play("fisherman r1")
    assert story.pieces == ["Red fisherman L18.r1"]
    apart = Story(*ROUND_THE_CORNER[:2], hand="L18").play("lay 0,0 r0")
    assert [c for c in apart.choices if "fish" in c] == ["fisherman r1", "fisherman r3"]


@pytest.mark.rule("A16")
def test_the_shrine_tile_has_just_one_meadow() -> None:
    shrine = [tile for tile in GAME.content.tiles if any(z.power == "shrine" for z in tile.zones)]
    assert len(shrine) == 1
    assert [zone.name for zone in shrine[0].zones if zone.kind == "meadow"] == ["m0"]
