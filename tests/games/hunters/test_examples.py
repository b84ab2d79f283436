"""The worked examples of the rulebook (EX) and our own (DX), each with its exact numbers."""

from __future__ import annotations

import pytest

from tests.games.hunters.scenario import Story, game_with_copies

# Rivers


def test_ex01_three_tiles_and_three_fish_are_six_points() -> None:
    story = Story(
        "L06 0,0 r2",
        "L55 1,0 r1",
        "L53 0,1 r2",
        pieces=["Red fisherman L55.r2"],
        hand="L21",
        turn="Blue",
        players=5,
    ).play("lay 1,1 r3", "skip")
    assert story.area("L55.r2") == {"L06.r5", "L55.r2", "L21.r5"}
    (river,) = story.happened("river finished")
    assert (river["tiles"], river["fish"], river["value"]) == (3, 3, 6)
    assert story.scores == {"Red": 6}
    assert story.members("Red") == 5


def test_ex02_a_rival_may_finish_the_river_and_its_fisherman_scores() -> None:
    story = Story(
        "L38 0,0 r2",
        "L66 1,0",
        "L65 0,1",
        pieces=["Blue gatherer L38.f0", "Red fisherman L66.r2"],
        hand="L05",
        turn="Blue",
        players=5,
    ).play("lay 1,1 r0", "skip")
    (river,) = story.happened("river finished")
    assert (river["tiles"], river["fish"], river["value"]) == (2, 1, 3)
    assert story.scores == {"Red": 3}
    assert story.happened("forest finished") == []
    assert story.area("L38.f0") == {"L38.f0", "L65.f0", "L05.f3"}
    assert story.pieces == ["Blue gatherer L38.f0"]


def test_ex08_fisherman_placed_scored_and_back_in_one_turn() -> None:
    story = Story("L53 1,0 r2", "L13 2,0", hand="L09", players=5)
    story.play("lay 0,0 r1")
    assert story.members("Red") == 5
    story.play("fisherman r1")
    (river,) = story.happened("river finished")
    assert (river["tiles"], river["fish"], river["value"]) == (3, 2, 5)
    assert story.scores == {"Red": 5}
    assert story.members("Red") == 5
    assert story.pieces == []


def test_dx01_a_ring_of_four_bends_is_four_points() -> None:
    story = Story(
        "L16 0,0",
        "L17 1,0 r1",
        "L19 1,1 r2",
        pieces=["Red fisherman L16.r1"],
        hand="L20",
        turn="Green",
    ).play("lay 0,1 r3", "skip")
    (river,) = story.happened("river finished")
    assert (river["tiles"], river["fish"], river["value"]) == (4, 0, 4)
    assert story.scores == {"Red": 4}


# Forests


def test_ex03_two_single_sides_face_to_face_are_four_points_without_bonus() -> None:
    story = Story("L38 1,0 r3", hand="L37", players=5).play("lay 0,0 r3", "gatherer f1")
    (forest,) = story.happened("forest finished")
    assert (forest["tiles"], forest["mushrooms"], forest["value"]) == (2, 0, 4)
    assert story.scores == {"Red": 4}
    assert story.happened("gold") == []
    assert story.decides == "Green"


@pytest.mark.parametrize("finisher", ["Red", "Blue"])
def test_ex04_five_parts_on_four_tiles_are_eight_points_and_a_bonus_tile(finisher: str) -> None:
    story = Story(
        "L75 0,0",
        "L43 0,1",
        "L27 1,1 r1",
        pieces=["Red gatherer L43.f0"],
        hand="L31",
        turn=finisher,
        players=5,
    ).play("lay 1,0 r0", "skip")
    assert len(story.area("L43.f0")) == 5
    (forest,) = story.happened("forest finished")
    assert (forest["tiles"], forest["value"]) == (4, 8)
    assert story.scores == {"Red": 8}
    assert story.happened("gold") == [{"seat": story.state.to_move}]
    assert story.decides == finisher
    assert story.view["tile"] == {"id": "B01", "bonus": True}


def test_ex05_one_gatherer_each_and_both_score_eight() -> None:
    story = Story(
        "L27 0,0 r3",
        "L31 1,0",
        "L78 0,1",
        pieces=["Red gatherer L31.f1", "Blue gatherer L78.f0"],
        hand="L32",
        players=5,
    )
    assert not story.area("L31.f1") & story.area("L78.f0")
    story.play("lay 1,1 r0", "skip")
    (forest,) = story.happened("forest finished")
    assert (forest["tiles"], forest["value"]) == (4, 8)
    assert story.scores == {"Red": 8, "Blue": 8}
    assert len(story.happened("gold")) == 1


def test_ex06_two_gatherers_beat_one_and_all_three_go_home() -> None:
    story = Story(
        "L27 0,0 r3",
        "L47 2,0 r1",
        "L78 0,1",
        "L32 1,1",
        "L52 2,1 r3",
        pieces=["Red gatherer L27.f3", "Red gatherer L47.f3", "Blue gatherer L78.f0"],
        hand="L65",
        players=5,
    )
    assert (story.members("Red"), story.members("Blue")) == (3, 4)
    story.play("lay 1,0 r2", "skip")
    (forest,) = story.happened("forest finished")
    assert (forest["tiles"], forest["value"]) == (5, 10)
    assert story.scores == {"Red": 10}
    assert (story.members("Red"), story.members("Blue")) == (5, 5)
    assert story.pieces == []
    assert len(story.happened("gold")) == 1


def test_ex07_gatherer_placed_scored_and_back_in_one_turn() -> None:
    story = Story("L47 1,0 r1", hand="L36", players=5).play("lay 0,0 r0", "gatherer f1")
    (forest,) = story.happened("forest finished")
    assert (forest["tiles"], forest["value"]) == (2, 4)
    assert story.scores == {"Red": 4}
    assert story.members("Red") == 5
    assert story.happened("gold") == []


def test_dx03_three_tiles_and_a_mushroom_patch_are_eight_points() -> None:
    story = Story(
        "B03 0,0",
        "L38 0,-1 r2",
        pieces=["Blue gatherer L38.f0"],
        hand="L37",
        players=5,
    ).play("lay 1,0 r1", "skip")
    (forest,) = story.happened("forest finished")
    assert (forest["tiles"], forest["mushrooms"], forest["value"]) == (3, 1, 8)
    assert story.scores == {"Blue": 8}
    assert story.happened("gold") == []


# Tiles and pieces


def test_ex16_the_forest_is_taken_so_only_a_hunter_is_left() -> None:
    story = Story(
        "B03 0,0 r1", pieces=["Red gatherer B03.f0"], hand="L77", turn="Blue", players=5
    ).play("lay 1,0 r1")
    assert story.choices == ["hunter m0", "skip"]
    assert story.refusal("gatherer f1") == "H35"


def test_ex17_all_but_the_meadow_of_her_own_hunter() -> None:
    story = Story(
        "L19 0,0 r3", "L09 1,0 r3", "L42 2,0 r1", pieces=["Red hunter L19.m0"], hand="L29"
    ).play("lay 3,0 r2")
    assert story.choices == ["fisherman r1", "gatherer f3", "hunter m0", "hut r1", "skip"]
    assert story.refusal("hunter m2") == "H35"


def test_dx07_a_lake_and_its_river_are_one_choice_for_a_hut() -> None:
    story = Story("S00 0,0", hand="L09").play("lay 0,-1 r0")
    assert story.choices == ["fisherman r1", "hunter m0", "hut l8", "skip"]


def test_ex10_a_fisherman_keeps_no_hut_away() -> None:
    story = Story(
        "L29 1,0 r3",
        "L52 1,1 r3",
        pieces=["Red fisherman L52.r1"],
        hand="L49",
        turn="Blue",
        players=5,
    ).play("lay 0,0 r0")
    assert "hut r1" in story.choices
    assert "fisherman r1" not in story.choices
    assert story.refusal("fisherman r1") == "H35"
    story.play("hut r1")
    assert story.pieces == ["Blue hut L49.r1", "Red fisherman L52.r1"]


def test_ex11_a_hut_keeps_no_fisherman_away() -> None:
    story = Story("L49 0,0", "L29 1,0 r3", pieces=["Blue hut L49.r1"], hand="L52", players=5)
    story.play("lay 1,1 r3")
    assert "fisherman r1" in story.choices
    assert "hut r1" not in story.choices
    assert story.refusal("hut r1") == "H36"
    story.play("fisherman r1")
    assert story.pieces == ["Blue hut L49.r1", "Red fisherman L52.r1"]


# Huts and meadows

THREE_MEADOWS = ("L29 0,0 r3", "L31 1,0", "L77 2,0 r3", "L14 0,1", "L47 1,1 r2")
THREE_HUNTERS = ("Red hunter L29.m2", "Blue hunter L77.m0", "Yellow hunter L14.m4")


def test_ex09_two_river_systems_that_do_not_touch() -> None:
    story = Story(
        "L13 0,0 r3",
        "L53 1,0 r2",
        "L14 0,1",
        "L29 1,1 r3",
        "L27 2,1 r1",
        "B06 3,1 r3",
        "L74 4,1",
        "L22 0,2 r2",
        "L52 1,2 r3",
        "L50 2,2 r1",
        "L20 3,2 r3",
        "L25 4,2",
        pieces=["Blue hut L22.r1", "Red hut L25.l8"],
        players=5,
    )
    assert not story.system("L22.r1") & story.system("L25.l8")
    story.end()
    assert [system["fish"] for system in story.happened("river system")] == [3, 6]
    assert story.scores == {"Red": 6, "Blue": 3}


def test_ex12_three_hunters_in_three_meadows() -> None:
    story = Story(*THREE_MEADOWS, pieces=THREE_HUNTERS, players=5)
    red, blue, yellow = story.area("L29.m2"), story.area("L77.m0"), story.area("L14.m4")
    assert not red & blue
    assert not red & yellow
    assert not blue & yellow


def test_ex13_one_tile_makes_them_one_meadow_with_three_hunters() -> None:
    story = Story(*THREE_MEADOWS, pieces=THREE_HUNTERS, hand="L09", players=5).play("lay 2,1 r3")
    assert {"L29.m2", "L77.m0", "L14.m4", "L09.m0"} <= story.area("L09.m0")
    assert story.choices == ["fisherman r1", "hut l8", "skip"]
    assert story.refusal("hunter m0") == "H35"
    assert story.pieces == sorted(THREE_HUNTERS)


# Final scoring


def test_ex14_the_only_hut_in_a_system_of_five_fish() -> None:
    story = Story(
        "L53 0,0 r2",
        "L13 1,0 r3",
        "L04 2,0",
        "L53b 3,0 r2",
        "L59 0,1 r1",
        "L14 1,1",
        "L49 2,1",
        "L29 3,1 r3",
        "L53c 0,2 r2",
        "L22 1,2 r2",
        "L61 2,2",
        "L52 3,2 r3",
        pieces=["Blue hut L22.r1"],
        players=5,
        game=game_with_copies("L53", "L53"),
    ).end()
    assert {"L13.l8", "L04.l8", "L59.l8", "L14.l8"} < story.system("L22.r1")
    assert [system["fish"] for system in story.happened("river system")] == [5]
    assert story.scores == {"Blue": 5}


def test_ex15_four_meadows() -> None:
    story = Story(
        "L17 0,0 r3",
        "L16 1,0 r2",
        "L52 2,0 r3",
        "B05 3,0",
        "L19 4,0 r1",
        "L39 0,1 r2",
        "L75 1,1 r1",
        "L49 2,1 r1",
        "L37 3,1 r2",
        "L09 4,1",
        "L19b 0,2 r1",
        "L32 1,2 r1",
        "L47 2,2 r1",
        "L62 3,2",
        "L20 4,2",
        pieces=[
            "Green hunter L16.m2",
            "Red hunter L39.m2",
            "Yellow hunter L49.m2",
            "Red hunter L19.m2",
            "Red hunter L20.m0",
            "Blue hunter L47.m0",
            "Blue hunter L19b.m0",
        ],
        players=5,
        game=game_with_copies("L19"),
    ).end()
    values = {}
    for meadow in story.happened("meadow"):
        herd = (meadow["deer"], meadow["tigers"], meadow["mammoths_and_aurochs"])
        (owner,) = {hunter for hunter in HUNTERS_OF_EX15 if hunter in story.area(meadow["zone"])}
        values[owner] = (*herd, meadow["value"])
    assert values == {
        "L16.m2": (1, 0, 0, 2),
        "L39.m2": (1, 1, 1, 2),
        "L20.m0": (2, 1, 3, 8),
        "L19b.m0": (1, 2, 0, 0),
    }
    assert story.scores == {"Red": 10, "Green": 2, "Yellow": 2}
    assert story.state.breakdown()[4] == [0, 0, 0, 0]


HUNTERS_OF_EX15 = ("L16.m2", "L39.m2", "L20.m0", "L19b.m0")  # one in each meadow
