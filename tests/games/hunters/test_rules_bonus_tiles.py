"""The special bonus tiles: shrine, fire, mushrooms, aurochs, and the others without a power."""

from __future__ import annotations

import pytest

from lascaux.games.hunters.content.reader import standard
from tests.games.hunters.scenario import Story

# One meadow round the shrine tile: a mammoth, a deer, and the tiger of the shrine tile itself.
SHRINE = ("B01 0,0", "L61 -1,0", "L62 0,-1")


@pytest.mark.rule("H116")
def test_the_shrines_hunter_alone_scores_the_meadow() -> None:
    pieces = ["Red hunter B01.m0", "Green hunter L61.m0", "Green hunter L62.m0"]
    story = Story(*SHRINE, pieces=pieces).end()
    assert story.scores == {"Red": 2}
    (meadow,) = story.happened("meadow")
    assert (meadow["shrine_seat"], meadow["value"]) == (0, 2)


@pytest.mark.rule("H116")
def test_the_shrine_breaks_a_shared_lead_too() -> None:
    pieces = ["Green hunter B01.m0", "Red hunter L61.m0"]
    assert Story(*SHRINE, pieces=pieces).end().scores == {"Green": 2}


@pytest.mark.rule("H116")
def test_the_shrine_rules_its_own_meadow_only() -> None:
    story = Story(
        *(*SHRINE, "L40 -2,0 r1", "L38 -3,0"),
        pieces=["Red hunter B01.m0", "Green hunter L38.m1"],
    ).end()
    assert story.scores == {"Red": 2, "Green": 2}


@pytest.mark.rule("H117")
def test_a_hunter_beside_the_shrine_gets_no_help() -> None:
    pieces = ["Red hunter L61.m0", "Green hunter L62.m0"]
    story = Story(*SHRINE, pieces=pieces).end()
    assert story.scores == {"Red": 2, "Green": 2}
    (meadow,) = story.happened("meadow")
    assert meadow["shrine_seat"] is None


@pytest.mark.rule("H117")
def test_a_hunter_gets_onto_the_shrine_tile_in_the_usual_way() -> None:
    story = Story(*SHRINE[1:2], hand="B01").play("lay 0,0 r0", "hunter m0")
    assert story.pieces == ["Red hunter B01.m0"]


@pytest.mark.rule("H117")
@pytest.mark.rule("A17")
def test_a_shrine_laid_into_an_occupied_meadow_stays_idle() -> None:
    story = Story(
        *SHRINE[1:], "L34 -1,-1", pieces=["Green hunter L62.m0"], hand="B01", land=[]
    ).play("lay 0,0 r0")
    assert story.choices == ["gatherer f1", "skip"]
    assert story.refusal("hunter m0") == "H35"
    story.play("gatherer f1")
    assert story.state.over
    (meadow,) = story.happened("meadow")
    assert meadow["shrine_seat"] is None
    assert story.state.breakdown()[1] == [0, 0, 0, 2]


@pytest.mark.rule("A18")
def test_more_hunters_of_the_shrines_owner_score_the_meadow_just_once() -> None:
    pieces = ["Red hunter B01.m0", "Red hunter L61.m0", "Green hunter L62.m0"]
    assert Story(*SHRINE, pieces=pieces).end().scores == {"Red": 2}


@pytest.mark.rule("H116")
def test_a_gatherer_on_the_shrine_tile_does_nothing_for_the_meadow() -> None:
    pieces = ["Red gatherer B01.f1", "Red hunter L61.m0", "Green hunter L62.m0"]
    assert Story(*SHRINE, pieces=pieces).end().scores == {"Red": 2, "Green": 2}


# Fire


@pytest.mark.rule("H118")
@pytest.mark.rule("A19")
@pytest.mark.rule("A20")
def test_the_fire_drives_off_all_tigers_however_far_its_own_included() -> None:
    # Two deer and three tigers in a row, the fire at one end and the only hunter at the other.
    row = ("B02 0,0", "L62 1,0", "L33 2,0 r1")
    with_fire = Story(*row, "L32 1,-1", "L38 1,1 r1", pieces=["Red hunter L33.m1"])
    assert len(with_fire.area("L33.m1")) == 5
    assert with_fire.end().scores == {"Red": 4}
    (meadow,) = with_fire.happened("meadow")
    assert (meadow["deer"], meadow["tigers"], meadow["fire"]) == (2, 3, True)
    without = Story(*row[1:], "L32 1,-1", "L38 1,1 r1", pieces=["Red hunter L33.m1"]).end()
    assert without.scores == {}


@pytest.mark.rule("H118")
def test_the_fire_drives_no_tiger_out_of_another_meadow() -> None:
    story = Story("B02 0,0", "L50 0,1 r2", "L62 0,2 r0", pieces=["Red hunter L50.m0"])
    assert "B02.m0" in story.area("L50.m2")
    assert "B02.m0" not in story.area("L50.m0")
    assert story.end().scores == {"Red": 4}
    burnt = Story("B02 0,0", "L50 0,1", "L62 0,2", pieces=["Red hunter L62.m0"]).end()
    assert burnt.scores == {}  # its deer is eaten by the tiger on this side of the river


@pytest.mark.rule("A20")
def test_the_fire_leaves_mammoths_and_aurochs_as_they_are() -> None:
    story = Story("B02 0,0", "B12 0,-1 r2", "L61 1,0", pieces=["Red hunter L61.m0"]).end()
    assert story.scores == {"Red": 6}


# Mushrooms and aurochs


@pytest.mark.rule("H119")
@pytest.mark.parametrize("patch", ["B03 0,0", "B08 0,0 r3"])
def test_mushrooms_make_a_finished_forest_worth_two_more(patch: str) -> None:
    tile, forest = patch.split()[0], {"B03": "f0", "B08": "f1"}[patch.split()[0]]
    story = Story(patch, "L37 0,-1", pieces=[f"Green gatherer {tile}.{forest}"], hand="L38")
    story.play("lay 1,0 r3", "skip")
    assert story.scores == {"Green": 3 * 2 + 2}


@pytest.mark.rule("H120")
def test_aurochs_are_worth_two_and_no_tiger_takes_them() -> None:
    alone = Story("B04 0,0", pieces=["Red hunter B04.m2"]).end()
    assert alone.scores == {"Red": 2}
    tigers = Story("B04 0,0", "L32 0,1 r3", "L33 1,0 r1", pieces=["Red hunter B04.m2"])
    assert len(tigers.area("B04.m2")) == 3
    assert tigers.end().scores == {"Red": 2}


@pytest.mark.rule("H121")
def test_no_other_bonus_tile_has_a_power() -> None:
    powers = {
        (tile.id, zone.power)
        for tile in standard().tiles
        for zone in tile.zones
        if zone.power or zone.mushrooms or "aurochs" in zone.animals
    }
    assert powers == {
        ("B01", "shrine"),
        ("B02", "fire"),
        *((tile, "") for tile in ("B03", "B07", "B08")),  # mushrooms
        *((tile, "") for tile in ("B04", "B05", "B11", "B12")),  # aurochs
    }


@pytest.mark.rule("H121")
def test_a_bonus_tile_without_a_power_scores_like_a_land_tile() -> None:
    story = Story("S00 0,0", pieces=["Red fisherman S00.r3"], hand="B09")
    story.play("lay -1,0 r1", "skip")
    assert story.scores == {"Red": 2 + 1 + 2}
    herd = Story("B09 0,0", "L62 1,0", pieces=["Red hunter L62.m0"]).end()
    assert herd.scores == {"Red": 4}
