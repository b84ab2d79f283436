"""Laying a tile: where it may go, how it may be turned, and what happens when it fits nowhere."""

from __future__ import annotations

import pytest

from tests.games.hunters.scenario import Story


@pytest.mark.rule("H20")
@pytest.mark.parametrize("square", ["1,-1", "1,1", "-1,1", "-1,-1"])
def test_a_corner_is_not_enough(square: str) -> None:
    assert Story("L61 0,0", hand="L62").refusal(f"lay {square} r0") == "H20"


@pytest.mark.rule("H20")
@pytest.mark.parametrize("square", ["0,0", "2,0", "-40,17"])
def test_neither_on_a_tile_nor_apart_from_all(square: str) -> None:
    assert Story("L61 0,0", hand="L62").refusal(f"lay {square} r0") == "H20"


@pytest.mark.rule("H20")
def test_any_full_side_will_do() -> None:
    story = Story("L61 0,0", hand="L62")
    assert story.choices == ["lay -1,0 r0", "lay 0,-1 r0", "lay 0,1 r0", "lay 1,0 r0"]


@pytest.mark.rule("H21")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("L53", "lay -1,0 r0"),  # the river and its meadows carry on
        ("L38", "lay 1,0 r3"),  # the forest carries on
        ("L38", "lay 0,-1 r0"),  # the meadow carries on
    ],
)
def test_the_land_carries_on(hand: str, move: str) -> None:
    story = Story("S00 0,0", hand=hand)
    assert move in story.choices
    assert len(story.play(move).view["tiles"]) == 2


@pytest.mark.rule("H21")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("L53", "lay -1,0 r1"),  # meadow against river
        ("L53", "lay 0,-1 r1"),  # river against meadow
        ("L38", "lay 1,0 r0"),  # meadow against forest
        ("L38", "lay 0,-1 r2"),  # forest against meadow
        ("L46", "lay -1,0 r0"),  # forest against river
        ("L46", "lay 1,0 r1"),  # river against forest
    ],
)
def test_what_does_not_match_is_refused(hand: str, move: str) -> None:
    assert Story("S00 0,0", hand=hand).refusal(move) == "H21"


@pytest.mark.rule("H21")
@pytest.mark.parametrize(
    ("hand", "move", "reason"),
    [
        ("L53", "lay -1,0 r1", "a meadow to the east where its neighbour has a river"),
        ("L38", "lay 0,-1 r2", "a forest to the south where its neighbour has a meadow"),
        ("L46", "lay 1,0 r1", "a river to the west where its neighbour has a forest"),
    ],
)
def test_the_refusal_names_the_side_and_what_meets_there(hand: str, move: str, reason: str) -> None:
    story = Story("S00 0,0", hand=hand)
    refused = story.state.refusal(story.game.parse(move))
    assert refused.reason == f"the tile has {reason}"


@pytest.mark.rule("H21")
def test_a_single_wrong_side_rules_the_spot_out() -> None:
    story = Story("S00 0,0", "L38 0,-1", "L62 1,-1", hand="L36")
    assert story.refusal("lay 1,0 r3") == "H21"  # the meadow to the west would be wrong
    assert story.refusal("lay 1,0 r0") == "H21"
    assert "lay 1,0 r2" in story.choices  # forest to the west and meadow to the north: both right


@pytest.mark.rule("H22")
def test_there_are_four_ways_round() -> None:
    story = Story("L61 0,0", hand="L38")
    assert [choice for choice in story.choices if " 1,0 " in choice] == [
        "lay 1,0 r0",
        "lay 1,0 r1",
        "lay 1,0 r2",
    ]
    assert [choice for choice in story.choices if " -1,0 " in choice] == [
        "lay -1,0 r0",
        "lay -1,0 r2",
        "lay -1,0 r3",
    ]
    story.play("lay -1,0 r3", "skip")
    assert story.view["tiles"][1] == {"id": "L38", "x": -1, "y": 0, "rotation": 3, "seat": 0}


@pytest.mark.rule("H22")
@pytest.mark.parametrize(("tile", "least"), [("L62", 0), ("L40", 1)])
def test_turns_that_look_the_same_are_one_choice(tile: str, least: int) -> None:
    story = Story("L61 0,0", hand=tile)
    here = [choice for choice in story.choices if " 1,0 " in choice]
    assert here == [f"lay 1,0 r{least}"]
    twin = {"L62": "lay 1,0 r2", "L40": "lay 1,0 r3"}[tile]
    assert story.refusal(twin) == "H22"


@pytest.mark.rule("H23")
@pytest.mark.rule("A10")
def test_a_tile_that_fits_nowhere_goes_into_the_box_for_good() -> None:
    story = Story("L61 0,0", hand="L62", land=["L14", "L57", "L38", "L53"])
    story.play("lay 1,0 r0", "skip")
    assert story.decides == "Green"
    assert story.hand == "L38"
    assert story.view["boxed"] == ["L14", "L57"]
    assert [box["tile"] for box in story.happened("boxed")] == ["L14", "L57"]
    assert story.view["unseen_land"] == ["L53"]
    story.play("lay 2,0 r0", "skip", "lay 3,0 r1", "skip")
    assert story.state.over
    assert story.view["boxed"] == ["L14", "L57"]


@pytest.mark.rule("H23")
def test_a_tile_that_fits_somewhere_is_never_boxed() -> None:
    story = Story("S00 0,0", hand="L62", land=["L14"])
    story.play("lay 0,-1 r0", "skip")
    assert story.hand == "L14"
    assert story.view["boxed"] == []
    assert story.choices == [f"lay -1,0 r{turns}" for turns in range(4)]


@pytest.mark.rule("H24")
def test_the_only_spot_must_be_taken() -> None:
    story = Story("S00 0,0", "L38 1,0 r3", "L37 0,1 r2", hand="L15")
    assert story.choices == ["lay -1,0 r1"]
    assert story.refusal("skip") == "H14"


HOLE = ("L37 0,-1", "L61 1,-1", "L38 1,0 r3", "L62 1,1", "L36 0,1 r3", "L31 -1,1")


@pytest.mark.rule("H25")
def test_a_hole_that_nothing_can_fill_may_be_made() -> None:
    story = Story(*HOLE, hand="L35").play("lay -1,0 r2", "skip")
    assert story.view["tiles"][-1]["id"] == "L35"
    for name in story.view["unseen_land"] + story.view["unseen_bonus"]:
        story.state.tile = story.game.tables.tile_ids.index(name)
        assert not [choice for choice in story.choices if " 0,0 " in choice]
