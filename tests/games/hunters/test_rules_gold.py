"""Gold and the bonus tile: who gets one, when, how many, and what may be done with it."""

from __future__ import annotations

import pytest

from tests.games.hunters.scenario import Story

# A forest with gold, open to the east only; L38 finishes it. All sides round it are meadow.
BELT = ("L36 -1,0", "L39 0,0")
FINISH = "lay 1,0 r3"

# A second forest with gold north of the first, also open to the east only.
SECOND_BELT = ("L35 -1,-1 r2", "L40 0,-1")

# Two forests with gold, one on either side of the gap at 0,0, which L42 fills and finishes both.
LINK = ("L37 -1,1", "L61 0,1", "L62 1,1")
TWIN_BELTS = ("L36 -2,0", "L41 -1,0", "L40 1,0", "L38 2,0 r3", *LINK)


@pytest.mark.rule("H60")
def test_gold_is_looked_for_when_the_scoring_is_done() -> None:
    story = Story(*BELT, pieces=["Red gatherer L36.f1"], hand="L38").play(FINISH, "skip")
    kinds = [story.game.event(event)["event"] for event in story.state.log]
    assert kinds == ["laid", "forest finished", "scored", "returned", "gold", "drawn"]


@pytest.mark.rule("H60")
@pytest.mark.parametrize(
    "forests",
    [
        ("L36 -2,0", "L41 -1,0", "L38 1,0 r3"),  # gold in the west
        ("L36 -1,0", "L40 1,0", "L38 2,0 r3"),  # gold in the east
    ],
)
def test_every_forest_that_the_tile_finished_is_searched(forests: tuple[str, ...]) -> None:
    story = Story(*forests, *LINK, hand="L42").play("lay 0,0 r0", "skip")
    assert len(story.happened("forest finished")) == 2
    assert len(story.happened("gold")) == 1


@pytest.mark.rule("H61")
@pytest.mark.rule("H62")
@pytest.mark.parametrize("gatherer", ["Red", "Green", ""])
def test_who_finished_the_forest_gets_the_bonus_tile_whoever_scored(gatherer: str) -> None:
    pieces = [f"{gatherer} gatherer L36.f1"] if gatherer else []
    story = Story(*BELT, pieces=pieces, hand="L38", bonus=["B02"]).play(FINISH, "skip")
    assert story.scores == ({gatherer: 6} if gatherer else {})
    assert story.decides == "Red"
    assert story.view["tile"] == {"id": "B02", "bonus": True}
    assert story.view["bonus_left"] == 0


@pytest.mark.rule("A3")
def test_gold_nobody_gathered_still_brings_the_bonus_tile() -> None:
    story = Story(*BELT, hand="L38", turn="Green").play(FINISH, "hunter m1")
    assert story.scores == {}
    assert (story.decides, story.bonus) == ("Green", True)


@pytest.mark.rule("H63")
def test_two_forests_with_gold_bring_one_bonus_tile() -> None:
    story = Story(*TWIN_BELTS, hand="L42", bonus=["B02", "B12"]).play("lay 0,0 r0", "skip")
    assert [forest["tiles"] for forest in story.happened("forest finished")] == [3, 3]
    assert story.happened("gold") == [{"seat": 0}]
    story.play("lay 0,2 r0", "skip")
    assert (story.decides, story.bonus) == ("Green", False)
    assert story.view["bonus_left"] == 1


@pytest.mark.rule("H63")
def test_two_nuggets_in_one_forest_bring_one_bonus_tile() -> None:
    story = Story("L36 -2,0", "L41 -1,0", "L40 0,0", hand="L38", bonus=["B02", "B12"])
    story.play(FINISH, "skip", "lay 2,0 r0", "skip")
    assert (story.decides, story.bonus) == ("Green", False)
    assert story.view["bonus_left"] == 1


@pytest.mark.rule("H63")
def test_the_next_turn_may_bring_a_bonus_tile_again() -> None:
    story = Story(*BELT, *SECOND_BELT, hand="L38", land=["L37"], bonus=["B02", "B12"])
    story.play(FINISH, "skip", "lay 2,0 r0", "skip", "lay 1,-1 r1", "skip")
    assert (story.decides, story.hand) == ("Green", "B12")
    assert story.happened("gold") == [{"seat": 0}, {"seat": 1}]


@pytest.mark.rule("H64")
def test_the_bonus_tile_is_laid_at_once_and_anywhere_that_fits() -> None:
    story = Story(*BELT, hand="L38", bonus=["B02"]).play(FINISH, "skip")
    assert story.choices == [
        "lay -1,-1 r0",
        "lay -1,1 r0",
        "lay -2,0 r0",
        "lay 0,-1 r0",
        "lay 0,1 r0",
        "lay 1,-1 r0",
        "lay 1,1 r0",
        "lay 2,0 r0",
    ]
    assert story.refusal("skip") == "H14"
    story.play("lay -2,0 r0")
    assert story.view["last"] == ["L38", "B02"]


@pytest.mark.rule("H65")
@pytest.mark.parametrize("piece", ["hunter m0", "fisherman r1", "hut l8"])
def test_the_bonus_tile_may_get_a_piece_of_its_own(piece: str) -> None:
    story = Story(*BELT, hand="L38", bonus=["B04"]).play(FINISH, "hunter m1", "lay -2,0 r0")
    assert story.choices == [
        "fisherman r1",
        "fisherman r3",
        "hunter m0",
        "hunter m2",
        "hut l8",
        "skip",
    ]
    story.play(piece)
    assert len(story.pieces) == 2
    assert story.decides == "Green"


@pytest.mark.rule("H65")
def test_a_place_must_be_free_for_the_piece_on_the_bonus_tile() -> None:
    story = Story(*BELT, hand="L38", bonus=["B02"]).play(FINISH, "hunter m1", "lay 2,0 r0")
    assert story.decides == "Green"  # the only meadow is taken, so there was nothing to choose
    story = Story(*BELT, hand="L38", bonus=["B04"]).play(FINISH, "hunter m1", "lay 2,0 r1")
    assert story.refusal("hunter m2") == "H35"


@pytest.mark.rule("A23")
def test_two_members_may_be_placed_in_one_turn() -> None:
    story = Story(*BELT, hand="L38", bonus=["B02"])
    story.play(FINISH, "hunter m1", "lay -2,0 r0", "hunter m0")
    assert story.pieces == ["Red hunter B02.m0", "Red hunter L38.m1"]
    assert story.members("Red") == 3


@pytest.mark.rule("H66")
def test_what_the_bonus_tile_finishes_is_scored() -> None:
    story = Story("S00 0,0", "L38 1,0 r3", hand="L37", bonus=["B09"])
    story.play("lay 0,1 r2", "skip", "lay -1,0 r1", "fisherman r1")
    (river,) = story.happened("river finished")
    assert (river["tiles"], river["fish"], river["value"]) == (2, 3, 5)
    assert story.scores == {"Red": 5}
    assert story.decides == "Green"


@pytest.mark.rule("H67")
def test_gold_in_a_forest_finished_by_a_bonus_tile_earns_nothing_more() -> None:
    story = Story(*BELT, *SECOND_BELT, hand="L38", bonus=["B12", "B02"])
    story.play(FINISH, "skip", "lay 1,-1 r1", "gatherer f1")
    assert [forest["tiles"] for forest in story.happened("forest finished")] == [3, 3]
    assert story.scores == {"Red": 6}
    assert story.happened("gold") == [{"seat": 0}]
    assert (story.decides, story.bonus) == ("Green", False)
    assert story.view["bonus_left"] == 1


@pytest.mark.rule("H68")
def test_without_bonus_tiles_gold_has_no_effect() -> None:
    story = Story(*BELT, pieces=["Red gatherer L36.f1"], hand="L38", bonus=[])
    story.play(FINISH, "skip")
    assert story.scores == {"Red": 6}
    assert (story.decides, story.bonus) == ("Green", False)
    assert story.happened("no bonus tile left") == [{"seat": 0}]


@pytest.mark.rule("H69")
def test_without_a_nugget_there_is_no_bonus_tile() -> None:
    story = Story("L36 -1,0", "L42 0,0", hand="L38").play(FINISH, "skip")
    assert [forest["tiles"] for forest in story.happened("forest finished")] == [2]
    assert (story.decides, story.bonus) == ("Green", False)
    assert story.view["bonus_left"] == 12


@pytest.mark.rule("H70")
def test_a_bonus_tile_must_match_like_any_other() -> None:
    story = Story(*BELT, hand="L38", bonus=["B12"]).play(FINISH, "skip")
    assert story.refusal("lay 2,0 r1") == "H21"
    assert story.refusal("lay 2,1 r0") == "H20"


@pytest.mark.rule("H70")
@pytest.mark.rule("A8")
def test_a_bonus_tile_that_fits_nowhere_is_boxed_and_the_next_is_drawn() -> None:
    story = Story(*BELT, hand="L38", bonus=["B10", "B02"]).play(FINISH, "skip")
    assert story.view["boxed"] == ["B10"]
    assert story.view["tile"] == {"id": "B02", "bonus": True}
    assert (story.decides, story.view["bonus_left"]) == ("Red", 0)


@pytest.mark.rule("A8")
def test_when_no_bonus_tile_fits_there_is_none() -> None:
    story = Story(*BELT, hand="L38", land=["L62", "L61"], bonus=["B10"]).play(FINISH, "skip")
    assert story.view["boxed"] == ["B10"]
    assert story.view["tile"] == {"id": "L62", "bonus": False}
    assert (story.decides, story.view["bonus_left"]) == ("Green", 0)


@pytest.mark.rule("H71")
@pytest.mark.rule("H96")
def test_bonus_tiles_may_be_left_over_and_do_not_prolong_the_game() -> None:
    story = Story("L61 0,0", hand="L62", land=[]).play("lay 1,0 r0", "skip")
    assert story.state.over
    assert story.view["bonus_left"] == 12


@pytest.mark.rule("H95")
@pytest.mark.rule("A7")
def test_the_last_land_tile_may_still_bring_a_bonus_tile() -> None:
    story = Story("S00 0,0", "L38 1,0 r3", hand="L37", land=[], bonus=["B09", "B02"])
    story.play("lay 0,1 r2", "gatherer f1")
    assert not story.state.over
    assert (story.decides, story.hand) == ("Red", "B09")
    story.play("lay -1,0 r1")
    assert not story.state.over
    story.play("fisherman r1")
    assert story.state.over
    assert story.state.breakdown()[0] == [5, 6, 0, 0]


@pytest.mark.rule("A24")
def test_with_an_empty_supply_the_bonus_tile_is_laid_without_a_piece() -> None:
    story = Story(*BELT, hand="L38", bonus=["B04"]).supply("Red", members=0, huts=0)
    story.play(FINISH)
    assert (story.decides, story.hand) == ("Red", "B04")
    story.play("lay 2,0 r1")
    assert story.decides == "Green"
    assert story.pieces == []
