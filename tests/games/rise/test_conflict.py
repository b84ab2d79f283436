"""Conflicts: hexes that hold too many are fought over after the actions."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.rise.rules import entries
from tests.games.rise.scenario import Story


def fought(*hexes: str, **told: Any) -> Story:
    """Red has taken both actions; a single conflict without a choice is settled at once."""
    return Story(*hexes, players=told.pop("players", 3), step="conflict", **told)


# The limit


@pytest.mark.rule("R59")
@pytest.mark.rule("R60")
@pytest.mark.parametrize(
    ("crowd", "in_conflict"),
    [
        ("Red 5", False),
        ("Red 6", True),
        ("Red 3 Green 2", False),
        ("Red 3 Green 3", True),
        ("Red 2 Green 2 Black 1", False),
        ("Red 2 Green 2 Black 2", True),
        ("Green 5", False),
        ("Green 6", True),
        ("Green 4 Black 2", True),
    ],
)
def test_more_than_five_members_are_in_conflict_whoever_they_are(
    crowd: str, in_conflict: bool
) -> None:
    story = fought(f"b2 {crowd}", "a3 Red 1")
    number = sum(int(word) for word in crowd.split()[1::2])
    place = story.state.place(story.hex("b2"))
    assert story.noted(entries.CONFLICT) == ([(place, number)] if in_conflict else [])
    assert (story.map.get("b2") == crowd) != in_conflict


@pytest.mark.rule("R61")
def test_between_the_actions_a_hex_may_be_too_full() -> None:
    story = Story("b2 Red 4 Green 4").play("place sun on grow")
    assert story.members("b2") == {"Red": 8, "Green": 4}
    assert story.noted(entries.CONFLICT) == []
    story.play("place moon on lead")
    assert story.map == {"b2": "Red 4"}


@pytest.mark.rule("R61")
def test_a_move_can_relieve_a_hex_before_anyone_looks() -> None:
    story = Story("b2 Red 4").play("place sun on grow", "place moon on move", "move b2 a3")
    assert story.members("b2") == {"Red": 7}
    story.play("move b2 b3")
    assert story.map == {"a3": "Red 1", "b2": "Red 5", "b3": "Red 1"}  # one of six was lost
    assert story.supply("Red") == 13


@pytest.mark.rule("R62")
def test_without_a_conflict_step_five_follows() -> None:
    story = fought("b2 Red 3 Green 2", goals={"Red": "bow"}, goods={"Red": "2 wood 1 stone"})
    assert (story.step, story.noted(entries.CONFLICT)) == ("step five", [])


@pytest.mark.rule("R63")
@pytest.mark.rule("Q22")
def test_the_active_player_chooses_the_order_of_several_conflicts() -> None:
    story = fought("b1 Green 6", "b2 Red 4 Green 2", "c2 Black 7", "c3 Red 5")
    assert (story.decides, story.choices) == ("Red", ["fight b1", "fight b2", "fight c2"])
    assert story.refusal("fight c3") == "R60"
    story.play("fight b2")
    assert story.map == {"b1": "Green 6", "b2": "Red 2", "c2": "Black 7", "c3": "Red 5"}
    assert story.choices == ["fight b1", "fight c2"]
    story.play("fight c2")  # the last one is not asked for
    assert story.map == {"b1": "Green 5", "b2": "Red 2", "c2": "Black 5", "c3": "Red 5"}
    fights = [place for place, _ in story.noted(entries.CONFLICT)]
    assert fights == [story.state.place(story.hex(name)) for name in ("b2", "c2", "b1")]


@pytest.mark.rule("Q22")
def test_a_single_conflict_is_not_asked_for() -> None:
    story = fought("b2 Red 6", "a3 Green 5")
    assert (story.members("b2"), story.turn) == ({"Red": 5}, "Green")


@pytest.mark.rule("R64")
def test_villages_do_not_count() -> None:
    story = fought("b2 Red 3 Green 2 village Red", "a3 Green 5 village Green")
    assert story.noted(entries.CONFLICT) == []
    assert story.villages == {"a3": "Green", "b2": "Red"}


@pytest.mark.rule("Q21")
def test_elder_mammoth_tiger_and_chieftain_neither_count_nor_fight() -> None:
    told = {"slots": ["sabertooth", "chieftain"], "tamer": "Red", "elders": True}
    crowd = "village Red elder Red mammoth tiger chieftain"
    story = fought(f"b2 lake Red 3 Green 2 {crowd}", **told)
    assert story.noted(entries.CONFLICT) == []
    story = fought(f"b2 lake Red 4 Green 2 {crowd}", **told)
    assert story.members("b2") == {"Red": 2}
    pieces = ("mammoth", "tiger", "chieftain", "elder Red")
    assert [story.where(piece) for piece in pieces] == ["b2"] * 4


# Rounds


@pytest.mark.rule("R70")
@pytest.mark.parametrize(
    ("crowd", "left"),
    [
        ("Red 4 Green 2", {"Red": 2}),
        ("Red 1 Green 5", {"Green": 4}),
        ("Red 2 Green 3 Black 1", {"Green": 1}),
        ("Red 5 Green 4 Black 3", {"Red": 1}),
        ("Red 1 Green 1 Black 5", {"Black": 4}),
    ],
)
def test_all_tribes_lose_one_at_a_time_until_one_is_left(crowd: str, left: dict[str, int]) -> None:
    story = fought(f"b2 {crowd}", "a3 Red 1")
    assert story.members("b2") == left
    for name, number in (("Green", 20), ("Black", 20), ("Red", 19)):
        assert story.supply(name) == number - left.get(name, 0)


@pytest.mark.rule("R71")
@pytest.mark.parametrize(
    "crowd",
    ["Red 3 Green 3", "Red 2 Green 2 Black 2", "Red 3 Green 3 Black 1", "Red 1 Green 4 Black 4"],
)
def test_if_the_strongest_are_equal_nobody_is_left(crowd: str) -> None:
    story = fought(f"b2 {crowd}", "a3 Red 1")
    assert story.members("b2") == {}
    assert [story.supply(name) for name in ("Red", "Green", "Black")] == [19, 20, 20]


@pytest.mark.rule("R72")
@pytest.mark.parametrize("owner", ["Red", "Green"])
@pytest.mark.parametrize(("number", "slots", "left"), [(6, [], 5), (9, [], 5), (9, ["drought"], 4)])
def test_a_tribe_alone_comes_down_to_the_limit(
    owner: str, number: int, slots: list[str], left: int
) -> None:
    story = fought(f"b2 {owner} {number}", slots=slots)
    assert story.members("b2") == {owner: left}
    assert story.supply(owner) == 20 - left


@pytest.mark.rule("Q14")
def test_a_winner_with_too_many_comes_down_to_the_limit() -> None:
    assert fought("b2 Red 9 Green 1").members("b2") == {"Red": 5}
    assert fought("b2 Red 9 Green 3").members("b2") == {"Red": 5}
    assert fought("b2 Red 7 Green 3").members("b2") == {"Red": 4}


# Villages


@pytest.mark.rule("R73")
def test_a_village_goes_if_its_owner_has_nobody_left() -> None:
    story = fought("b2 Red 4 Green 2 village Green")
    assert (story.members("b2"), story.villages) == ({"Red": 2}, {})
    story = fought("b2 Red 3 Green 3 village Red", "a3 Red 1")
    assert (story.members("b2"), story.villages) == ({}, {})


@pytest.mark.rule("R73")
def test_a_village_stays_if_one_of_its_owner_is_left() -> None:
    story = fought("b2 Red 4 Green 5 village Green", "a3 Red 1")
    assert (story.members("b2"), story.villages) == ({"Green": 1}, {"b2": "Green"})
    story = fought("b2 Red 8 village Red")
    assert story.villages == {"b2": "Red"}


@pytest.mark.rule("R73")
def test_the_village_falls_after_the_fight_not_before_the_last_member() -> None:
    story = fought("b2 Red 4 Green 3 village Green", "b1 Green 1 village Green")
    assert story.villages == {"b1": "Green"}
    kinds = [entry[0] for entry in story.state.log]
    last = max(at for at, kind in enumerate(kinds) if kind == entries.REMOVED)
    assert kinds.index(entries.VILLAGE_LOST) > last


# Bow and Walls


@pytest.mark.rule("R65")
def test_the_bow_takes_a_defender_of_ones_choice_before_the_rounds() -> None:
    told: dict[str, Any] = {"completed": {"Red": "bow"}}
    story = fought("b2 Red 3 Green 2 Black 1", **told)
    assert (story.decides, story.choices) == ("Red", ["strike Black", "strike Green"])
    assert story.play("strike Green").members("b2") == {"Red": 2}
    story = fought("b2 Red 3 Green 2 Black 1", **told)
    assert story.play("strike Black").members("b2") == {"Red": 1}


@pytest.mark.rule("R65")
def test_the_bow_helps_in_every_conflict_of_the_turn() -> None:
    story = fought("b1 Red 3 Green 3", "c3 Red 3 Black 3", completed={"Red": "bow"})
    story.play("fight b1")
    assert story.map == {"b1": "Red 1", "c3": "Red 1"}
    assert [story.supply(name) for name in ("Red", "Green", "Black")] == [18, 20, 20]


@pytest.mark.rule("R65")
@pytest.mark.rule("R76")
def test_a_bow_that_is_not_completed_is_of_no_use() -> None:
    story = fought("b2 Red 3 Green 3", "a3 Red 1", goals={"Red": "bow"})
    assert story.members("b2") == {}


@pytest.mark.rule("R68")
@pytest.mark.rule("R69")
def test_a_defender_has_no_use_of_the_bow() -> None:
    assert fought("b2 Red 4 Green 3", completed={"Green": "bow"}).members("b2") == {"Red": 1}
    story = fought("b2 Red 4 Green 3", completed={"Green": "bow"}, turn="Green")
    assert story.members("b2") == {}  # 3 against 3, for now Green is the offense


@pytest.mark.rule("R66")
def test_the_walls_take_one_of_the_offense_first() -> None:
    story = fought("b2 Red 5 Green 3 village Green", tokens={"walls": "Green"})
    assert story.members("b2") == {"Red": 1}
    assert story.noted(entries.WALLS) == [(1, story.state.place(story.hex("b2")))]
    assert (story.supply("Red"), story.supply("Green")) == (19, 20)


@pytest.mark.rule("R66")
@pytest.mark.parametrize(
    ("hexes", "owner"),
    [
        (["b2 Red 5 Green 3 village Green"], "Black"),
        (["b2 Red 5 Green 3", "b1 Green 1 village Green"], "Green"),
        (["b2 Red 5 Green 3 village Red"], "Green"),
        (["b2 Red 5 Green 3 village Red"], "Red"),
    ],
)
def test_walls_protect_only_a_village_of_their_owner_in_that_hex(
    hexes: list[str], owner: str
) -> None:
    story = fought(*hexes, tokens={"walls": owner})
    assert story.members("b2") == {"Red": 2}


@pytest.mark.rule("R66")
@pytest.mark.rule("R69")
def test_walls_take_from_the_offense_and_from_nobody_else() -> None:
    hexes = "b2 Red 4 Green 3 Black 3 village Green"
    story = fought(hexes, "a3 Red 1", tokens={"walls": "Green"})
    assert story.members("b2") == {}  # 3, 3, 3
    story = fought(hexes, "a3 Red 1", tokens={"walls": "Green"}, turn="Black")
    assert story.members("b2") == {"Red": 1}  # 4, 3, 2
    story = fought(hexes, "a3 Red 1", tokens={"walls": "Green"}, turn="Green")
    assert story.members("b2") == {"Red": 1}  # the owner attacks: 4, 3, 3


@pytest.mark.rule("R67")
def test_bow_and_walls_do_not_stop_a_conflict() -> None:
    story = fought("b2 Red 3 Green 3", completed={"Red": "bow"})
    assert story.members("b2") == {"Red": 1}  # not 3 and 2, although that is only 5
    story = fought("b2 Red 3 Green 3 village Green", "a3 Red 1", tokens={"walls": "Green"})
    assert story.members("b2") == {"Green": 1}


@pytest.mark.rule("Q15")
def test_bow_and_walls_work_at_once() -> None:
    told: dict[str, Any] = {"completed": {"Red": "bow"}, "tokens": {"walls": "Green"}}
    story = fought("b2 Red 5 Green 1 village Green", **told)
    assert story.members("b2") == {"Red": 4}  # the walls work although the bow takes the last one
    story = fought("b2 Red 1 Green 5 village Green", "a3 Red 1", **told)
    assert story.members("b2") == {"Green": 4}  # and the bow although the walls do


@pytest.mark.rule("Q16")
def test_where_the_active_player_is_not_there_is_no_offense() -> None:
    story = fought("b2 Green 4 Black 2", "a3 Red 1", completed={"Red": "bow", "Green": "bow"})
    assert story.members("b2") == {"Green": 2}
    story = fought("b2 Green 4 Black 3 village Black", "a3 Red 1", tokens={"walls": "Black"})
    assert story.members("b2") == {"Green": 1}


@pytest.mark.rule("Q17")
def test_the_bow_does_nothing_to_ones_own_tribe_alone() -> None:
    story = fought("b2 Red 7", completed={"Red": "bow"})
    assert story.members("b2") == {"Red": 5}
    assert story.noted(entries.BOW) == []


@pytest.mark.rule("Q19")
def test_bow_or_walls_can_leave_one_tribe_and_then_there_is_no_round() -> None:
    assert fought("b2 Red 5 Green 1", completed={"Red": "bow"}).members("b2") == {"Red": 5}
    assert fought("b2 Red 7 Green 1", completed={"Red": "bow"}).members("b2") == {"Red": 5}
    story = fought("b2 Red 1 Green 5 village Green", "a3 Red 1", tokens={"walls": "Green"})
    assert story.members("b2") == {"Green": 5}


# Invaders


@pytest.mark.rule("Q18")
def test_the_bow_can_hit_an_invader() -> None:
    told: dict[str, Any] = {"completed": {"Red": "bow"}, "slots": ["invaders"]}
    story = fought("b2 Red 4 Green 2 invaders 3", **told)
    assert story.choices == ["strike Green", "strike invaders"]
    story.play("strike invaders")
    assert (story.members("b2"), story.scores) == ({"Red": 2}, {"Red": 2})


@pytest.mark.rule("Q20")
def test_invaders_are_one_more_hostile_tribe() -> None:
    story = fought("b2 Red 2 invaders 3", slots=["invaders"])
    assert story.members("b2") == {"Red": 2, "invaders": 3}  # 5 are not too many
    story = fought("b2 Red 3 invaders 3", "a3 Red 1", slots=["invaders"])
    assert (story.members("b2"), story.slots) == ({}, [])
    assert story.scores == {"Red": 2}
    story = fought("b2 Red 2 Green 1 invaders 4", "a3 Red 1", slots=["invaders"])
    assert (story.members("b2"), story.slots) == ({"invaders": 2}, ["invaders"])
    assert story.scores == {}


@pytest.mark.rule("Q20")
def test_nobody_scores_for_invaders_without_an_offense_or_by_the_limit() -> None:
    story = fought("b2 Green 4 invaders 3", "a3 Red 1", slots=["invaders"])
    assert (story.members("b2"), story.slots, story.scores) == ({"Green": 1}, [], {})
    assert story.discarded == {"invaders"}
    story = fought("b2 invaders 5", "a3 Red 1", slots=["invaders", "drought"])
    assert (story.members("b2"), story.scores) == ({"invaders": 4}, {})


@pytest.mark.rule("Q20")
def test_invaders_count_against_majority_and_control() -> None:
    def ready(crowd: str, slots: list[str]) -> set[str]:
        story = Story(
            *(f"a1 lake Red 3 {crowd}", "b1 lake Red 3", "c3 Green 1", "c1 forest Red 2 Green 1"),
            goals={"Red": "lake_dwellers uneasy_neighbours"},
            slots=slots,
            step="five",
        )
        return set(story.may("complete"))

    assert ready("", []) == {"lake_dwellers"}
    assert ready("invaders 2", ["invaders"]) == {"uneasy_neighbours"}
    assert ready("invaders 3", ["invaders"]) == set()
