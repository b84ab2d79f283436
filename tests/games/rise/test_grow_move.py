"""GROW and MOVE: who comes where, and who goes where."""

from __future__ import annotations

import pytest

from tests.games.rise.scenario import Story

FAR = "c3 Green 2"  # somebody who is not in the way
# The die that makes an action weak, normal or strong, when it lies on sun, moon, blank.
FACE = {"weak": "moon", "normal": "blank", "strong": "sun"}


def growing(*hexes: str, strength: str = "normal", fire: bool = False) -> Story:
    """Red has just laid a die on GROW."""
    face = FACE[strength]
    completed = {"Red": "fire"} if fire else {}
    story = Story(*hexes, hand=f"{face} sun", completed=completed)
    return story.play(f"place {face} on grow")


def moving(*hexes: str, strength: str = "normal", completed: str = "", players: int = 2) -> Story:
    """Red has just laid a die on MOVE."""
    face = FACE[strength]
    story = Story(*hexes, hand=f"{face} sun", completed={"Red": completed}, players=players)
    return story.play(f"place {face} on move")


# GROW


@pytest.mark.rule("R41")
@pytest.mark.parametrize(("strength", "number"), [("weak", 2), ("normal", 3), ("strong", 4)])
def test_grow_brings_as_many_members_as_it_shows(strength: str, number: int) -> None:
    story = growing("b2 Red 1", FAR, strength=strength)
    assert story.members("b2") == {"Red": 1 + number}
    assert story.supply("Red") == 19 - number
    assert story.step == "choose action"


@pytest.mark.rule("R42")
def test_members_only_come_where_their_tribe_already_is() -> None:
    story = growing("a1 Red 1", "b2 Red 1 Green 2", "c2 Green 2")
    assert story.choices == ["grow a1", "grow b2"]
    assert story.refusal("grow a2") == "R42"
    assert story.refusal("grow c2") == "R42"


@pytest.mark.rule("R42")
def test_a_hex_does_not_become_one_for_growing_because_others_grow_there() -> None:
    story = growing("a1 Red 1", "b2 Red 1", FAR).play("grow a1")
    assert story.choices == ["grow a1", "grow b2"]


@pytest.mark.rule("R43")
@pytest.mark.parametrize(
    ("targets", "result"),
    [
        ("a1 a1 a1", {"a1": "Red 4", "b2": "Red 1", "c2": "Red 1"}),
        ("c2 a1 c2", {"a1": "Red 2", "b2": "Red 1", "c2": "Red 3"}),
        ("b2 c2 a1", {"a1": "Red 2", "b2": "Red 2", "c2": "Red 2"}),
    ],
)
def test_new_members_may_be_spread_as_one_likes(targets: str, result: dict[str, str]) -> None:
    story = growing("a1 Red 1", "b2 Red 1", "c2 Red 1")
    story.play(*(f"grow {target}" for target in targets.split()))
    assert story.map == result
    assert story.step == "choose action"


@pytest.mark.rule("Q2")
@pytest.mark.rule("R41")
def test_no_member_that_grow_shows_may_stay_away() -> None:
    story = growing("a1 Red 5", "b2 Red 5", FAR)
    assert story.choices == ["grow a1", "grow b2"]
    assert story.refusal("stop") == "R42"
    story.play("grow a1", "grow a1", "grow b2")
    assert (story.members("a1"), story.members("b2")) == ({"Red": 7}, {"Red": 6})


@pytest.mark.rule("Q2")
def test_a_small_supply_gives_all_it_has() -> None:
    story = growing(*(f"{name} Red 6" for name in ("a1", "b2", "c1")), FAR, strength="strong")
    assert story.supply("Red") == 2
    story.play("grow a1", "grow a1")
    assert (story.supply("Red"), story.members("a1")) == (0, {"Red": 8})
    assert story.step == "choose action"


@pytest.mark.rule("Q2")
def test_an_empty_supply_gives_nothing() -> None:
    story = growing(*(f"{name} Red 5" for name in ("a1", "a2", "b2", "c1")), FAR, fire=True)
    assert (story.supply("Red"), story.step) == (0, "choose action")


@pytest.mark.rule("Q2")
def test_fire_may_add_a_member_or_not() -> None:
    story = growing("a1 Red 1", "b2 Red 1", FAR, fire=True).play("grow a1", "grow a1", "grow a1")
    assert story.choices == ["grow a1", "grow b2", "stop"]
    story.play("grow b2")
    assert (story.map["a1"], story.map["b2"]) == ("Red 4", "Red 2")
    assert story.step == "choose action"  # one is all
    story = growing("a1 Red 1", FAR, fire=True).play("stop")
    assert story.members("a1") == {"Red": 4}


@pytest.mark.rule("Q2")
def test_the_fire_of_others_warms_nobody() -> None:
    story = Story("a1 Red 1", FAR, completed={"Green": "fire"}).play("place sun on grow")
    assert (story.members("a1"), story.step) == ({"Red": 5}, "choose action")


@pytest.mark.rule("Q3")
def test_whoever_has_nobody_on_the_map_grows_nothing() -> None:
    story = growing(FAR, strength="strong", fire=True)
    assert story.dice("grow") == "sun sun moon"
    assert story.map == {"c3": "Green 2"}
    assert (story.supply("Red"), story.step) == (20, "choose action")


# MOVE


@pytest.mark.rule("R44")
@pytest.mark.parametrize(("strength", "number"), [("weak", 2), ("normal", 4), ("strong", 6)])
def test_move_shifts_as_many_members_as_it_shows(strength: str, number: int) -> None:
    story = moving("a1 Red 8", FAR, strength=strength)
    story.play(*["move a1 b1"] * number)
    assert (story.members("a1"), story.members("b1")) == ({"Red": 8 - number}, {"Red": number})
    assert story.step == "choose action"  # there is nothing left to be asked


@pytest.mark.rule("R44")
@pytest.mark.rule("Q1")
def test_fewer_may_move_and_not_all_from_one_hex() -> None:
    story = moving("a1 Red 2", "c1 Red 2", "b3 Red 2")
    story.play("move a1 b1", "move c1 c2", "move b3 a3", "stop")
    assert story.map == dict.fromkeys(("a1", "a3", "b1", "b3", "c1", "c2"), "Red 1")
    assert story.supply("Red") == 14


@pytest.mark.rule("R44")
def test_only_ones_own_members_move() -> None:
    story = moving("a1 Red 1", "b3 Green 2")
    assert {text.split()[0] for text in story.may("move")} == {"a1"}
    assert story.refusal("move b3 c3") == "R44"


def touching(name: str) -> list[tuple[str, int]]:
    """The names of the six neighbours that a hex could have."""
    row, column = name[0], int(name[1:])
    above, below = chr(ord(row) - 1), chr(ord(row) + 1)
    return [
        *((row, column - 1), (row, column + 1), (above, column), (above, column + 1)),
        *((below, column - 1), (below, column)),
    ]


@pytest.mark.rule("R45")
@pytest.mark.rule("R48")
@pytest.mark.parametrize(("players", "pairs"), [(2, 16), (3, 24), (4, 30)])
def test_a_member_goes_to_any_neighbouring_hex_and_no_other(players: int, pairs: int) -> None:
    names = Story.from_box(players).names
    found = 0
    for name in names:
        story = moving(f"{name} Red 1", players=players)
        near = sorted(f"{row}{column}" for row, column in touching(name))
        assert story.may("move") == [f"{name} {other}" for other in near if other in names]
        found += len(story.may("move"))
    assert found == 2 * pairs


@pytest.mark.rule("R46")
def test_neither_terrain_nor_members_nor_villages_are_in_the_way() -> None:
    story = moving(
        *("b2 lake Red 6", "b1 lake Green 5", "b3 forest Green 5", "a2 mountain Green 1"),
        *("c1 mountain Green 1 village Green", "a3 lake", "c2 forest"),
        strength="strong",
    )
    assert story.may("move") == [f"b2 {name}" for name in ("a2", "a3", "b1", "b3", "c1", "c2")]
    story.play("move b2 b1", "move b2 c1")
    assert story.members("b1") == {"Red": 1, "Green": 5}
    assert story.members("c1") == {"Red": 1, "Green": 1}


@pytest.mark.rule("R47")
def test_nobody_moves_twice_in_a_turn() -> None:
    story = moving("a1 Red 1", "a2 Red 1", FAR).play("move a1 a2")
    assert story.members("a2") == {"Red": 2}
    story.play("move a2 b2")  # that was the one who had not moved yet
    assert story.map == {"a2": "Red 1", "b2": "Red 1", "c3": "Green 2"}
    assert story.step == "choose action"


@pytest.mark.rule("R47")
def test_whoever_has_arrived_stays() -> None:
    story = moving("a1 Red 2", FAR).play("move a1 b1")
    assert story.may("move") == ["a1 a2", "a1 b1"]
    assert story.refusal("move b1 b2") == "R47"


@pytest.mark.rule("R47")
def test_whoever_moved_in_one_turn_may_move_in_the_next() -> None:
    story = moving("a1 Red 1", "c3 Green 1").play("move a1 a2", "place sun on lead")
    story.play("place sun on lead", "place moon on grow")
    assert story.turn == "Red"
    story.play("place sun on move")
    assert "a2 a3" in story.may("move")


@pytest.mark.rule("R48")
def test_a_move_takes_a_member_one_hex_far() -> None:
    story = moving("a1 Red 2", FAR)
    assert story.refusal("move a1 a3") == "R48"
    assert story.refusal("move a1 b2") == "R48"


@pytest.mark.rule("R48")
def test_the_horse_takes_a_member_two_hexes_far() -> None:
    story = moving("a1 Red 2", "b1 Green 6", FAR, completed="horse")
    assert story.may("move") == [f"a1 {name}" for name in ("a2", "a3", "b1", "b2", "c1")]
    assert story.refusal("move a1 c2") == "R48"
    story.play("move a1 c1")  # past b1 and everybody there
    assert (story.members("c1"), story.members("b1")) == ({"Red": 1}, {"Green": 6})
    assert story.refusal("move c1 c2") == "R47"


@pytest.mark.rule("R48")
def test_the_horse_of_others_carries_nobody() -> None:
    story = Story("a1 Red 2", FAR, completed={"Green": "horse oxen"}).play("place moon on move")
    assert story.may("move") == ["a1 a2", "a1 b1"]
    story.play("move a1 a2", "move a1 a2")
    assert story.step == "choose action"


@pytest.mark.rule("R44")
@pytest.mark.parametrize(("strength", "number"), [("weak", 4), ("normal", 6), ("strong", 8)])
def test_oxen_let_two_more_members_move(strength: str, number: int) -> None:
    story = moving("a1 Red 9", FAR, strength=strength, completed="oxen")
    story.play(*["move a1 b1"] * number)
    assert story.members("b1") == {"Red": number}
    assert story.step == "choose action"


@pytest.mark.rule("Q51")
@pytest.mark.rule("Q4")
def test_whoever_has_nobody_on_the_map_moves_nobody() -> None:
    story = moving(FAR, strength="strong")
    assert (story.dice("move"), story.step) == ("sun sun moon", "choose action")
    assert story.map == {"c3": "Green 2"}
