"""Abilities of one's own and of others, converters (E100, E124 to E135, E201 to E226)."""

from __future__ import annotations

import pytest

from tests.games.epoch.scenario import Story


@pytest.mark.rule("E124")
@pytest.mark.rule("E100")
def test_ones_own_abilities_work_at_any_time() -> None:
    story = Story(goods={"Red": "4 flax"}, food={"Red": 9}, owns={"Red": "rope_making"})
    story.play("make rope", "gather", "stop", "make rope")
    assert story.goods("Red") == "6 rope"


@pytest.mark.rule("E129")
@pytest.mark.rule("E131")
@pytest.mark.rule("E135")
@pytest.mark.rule("A2")
def test_homage_opens_all_abilities_of_a_player_wherever_leaders_stand() -> None:
    story = Story(
        tiles={"R3-01": "forest"},
        leaders={"Red": "V-S", "Green": "R3-01"},
        owns={"Green": "basket axe"},
        status={"Red": 1},
        food={"Red": 1},
    )
    story.play("homage Green", "gather")
    assert (story.status("Red"), story.status("Green"), story.food("Red")) == (0, 1, 6)
    assert story.decides == "Red", "nobody was asked"


@pytest.mark.rule("E132")
@pytest.mark.rule("A2")
def test_each_owner_is_paid_once_a_turn() -> None:
    story = Story(players=3, owns={"Green": "axe", "Black": "axe"}, status={"Red": 5})
    assert story.may("homage") == ["Black", "Green"]
    assert story.play("homage Green").may("homage") == ["Black"]
    story.play("homage Black")
    assert [story.status(who) for who in ("Red", "Green", "Black")] == [3, 1, 1]


@pytest.mark.rule("A2")
def test_homage_needs_a_status_and_an_ability_to_open() -> None:
    assert Story(owns={"Green": "axe"}).may("homage") == []
    assert Story(status={"Red": 3}).may("homage") == []


@pytest.mark.rule("E134")
def test_a_new_turn_needs_a_new_homage() -> None:
    leaders = {"Red": "V-S", "Green": "V-N"}
    story = Story(leaders=leaders, owns={"Green": "basket"}, status={"Red": 2})
    story.play("homage Green", "end-turn", "end-turn", "gather")
    assert story.food("Red") == 3, "without the basket"
    assert story.may("homage") == ["Green"]


@pytest.mark.rule("E133")
@pytest.mark.rule("A2")
def test_the_same_type_works_once_whoever_owns_it() -> None:
    story = Story(
        leaders={"Red": "V-S"},
        owns={"Red": "axe basket", "Green": "axe basket"},
        status={"Red": 1},
        food={"Red": 3},
    ).play("homage Green", "work")
    for _ in range(3):
        story.play("buy wood")
    story.play("buy wood")
    assert story.may("buy") == [], "four wood at half price are 2 of 2"
    gathered = Story(owns={"Red": "basket", "Green": "basket"}, status={"Red": 1})
    assert gathered.play("homage Green", "gather").food("Red") == 5


@pytest.mark.rule("E213")
@pytest.mark.rule("A25")
def test_a_jug_gives_food_at_the_start_of_every_turn() -> None:
    leaders = {"Red": "V-S", "Green": "V-N"}
    story = Story(leaders=leaders, owns={"Red": "jug"})
    assert story.food("Red") == 1
    assert story.play("end-turn", "end-turn").food("Red") == 2


@pytest.mark.rule("E213")
@pytest.mark.rule("E215")
@pytest.mark.rule("A25")
def test_t33_a_jug_comes_with_a_homage_but_one_a_turn() -> None:
    owns = {"Green": "axe jug", "Black": "jug"}
    story = Story(players=3, owns=owns, status={"Red": 2}).play("homage Green")
    assert story.food("Red") == 1
    assert story.play("homage Black").food("Red") == 1


@pytest.mark.rule("E243")
def test_t56_the_owner_keeps_full_use() -> None:
    leaders = {"Red": "V-S", "Green": "V-N"}
    story = Story(leaders=leaders, owns={"Green": "jug"}, status={"Red": 1})
    story.play("homage Green", "end-turn")
    assert (story.turn, story.food("Green")) == ("Green", 1)


@pytest.mark.rule("E133")
@pytest.mark.rule("A21")
@pytest.mark.rule("E211")
@pytest.mark.rule("E226")
def test_a_new_turn_begins_with_everything_unused() -> None:
    story = Story(
        leaders={"Red": "V-S", "Green": "V-N"},
        owns={"Red": "pottery horse tanning"},
        goods={"Red": "2 clay 8 hide"},
        food={"Red": 9},
    )
    story.play("horse", "gather", "cook clay", "stop", *["make leather"] * 3)
    assert "horse" not in story.choices
    assert story.may("make") == []
    story.play("end-turn", "end-turn")
    assert "horse" in story.choices
    assert story.may("make") == ["leather"]
    assert "clay" in story.play("gather").may("cook")


# Converters


@pytest.mark.rule("E201")
@pytest.mark.rule("E202")
@pytest.mark.rule("E159")
@pytest.mark.rule("E167")
@pytest.mark.parametrize(
    ("fuel", "burns", "left"),
    [
        ("2 wood", "", ""),
        ("2 antler", "", ""),
        ("2 wood 2 antler", "wood antler", "1 wood 1 antler"),
    ],
)
def test_t16_three_batches_of_bronze_take_two_fuels(fuel: str, burns: str, left: str) -> None:
    story = Story(goods={"Red": f"8 ore {fuel}"}, owns={"Red": "casting_bronze"})
    first, *others = burns.split() or ["", ""]
    story.play("make bronze", *[f"burn {first}"] if first else [])
    story.play("make bronze")
    assert story.goods("Red").endswith("6 bronze"), "the second needs no fuel"
    story.play("make bronze", *[f"burn {each}" for each in others if each])
    assert "9 bronze" in story.goods("Red")
    assert {word for word in story.goods("Red").split() if word in ("wood", "antler")} == {
        word for word in left.split() if word != "1"
    }
    assert story.may("make") == [], "three times a turn"


@pytest.mark.rule("E201")
@pytest.mark.rule("E159")
def test_t16_one_batch_of_bronze_takes_a_whole_fuel() -> None:
    story = Story(goods={"Red": "2 ore 1 antler"}, owns={"Red": "casting_bronze"})
    assert story.play("make bronze").goods("Red") == "3 bronze"
    cold = Story(goods={"Red": "2 ore"}, owns={"Red": "casting_bronze"})
    assert cold.may("make") == []


@pytest.mark.rule("E225")
@pytest.mark.rule("E226")
@pytest.mark.rule("E160")
def test_t38_three_batches_of_leather_take_two_food() -> None:
    story = Story(goods={"Red": "8 hide"}, food={"Red": 3}, owns={"Red": "tanning"})
    story.play("make leather", "make leather", "make leather")
    assert (story.goods("Red"), story.food("Red")) == ("2 hide 9 leather", 1)
    assert story.may("make") == []


@pytest.mark.rule("E218")
@pytest.mark.rule("E219")
@pytest.mark.rule("E159")
@pytest.mark.rule("A3")
def test_t57_halves_are_added_only_in_one_run() -> None:
    told = {"goods": {"Red": "4 flax 1 deer"}, "owns": {"Red": "rope_making"}}
    run = Story(food={"Red": 2}, **told).play("make rope", "make rope")  # type: ignore[arg-type]
    assert (run.goods("Red"), run.food("Red")) == ("1 deer 6 rope", 1)
    broken = Story(food={"Red": 2}, **told)  # type: ignore[arg-type]
    broken.play("make rope", "load", "stop", "make rope")
    assert (broken.goods("Red"), broken.food("Red")) == ("1 deer 6 rope", 0)
    hungry = Story(food={"Red": 0}, **told)  # type: ignore[arg-type]
    assert hungry.may("make") == []


@pytest.mark.rule("E133")
@pytest.mark.rule("A2")
def test_batches_are_counted_over_all_owners() -> None:
    owns = {"Red": "tanning", "Green": "tanning"}
    story = Story(goods={"Red": "9 hide"}, food={"Red": 9}, owns=owns, status={"Red": 1})
    story.play("make leather", "make leather", "homage Green", "make leather")
    assert story.may("make") == []


@pytest.mark.rule("E127")
@pytest.mark.rule("E128")
@pytest.mark.rule("E163")
@pytest.mark.rule("E203")
def test_without_the_ability_bronze_rope_and_leather_cannot_be_made() -> None:
    story = Story(goods={"Red": "9 ore 9 wood 9 flax 9 hide"}, food={"Red": 9})
    assert story.may("make") == []
    story.play("work")
    assert not {"bronze", "rope", "leather", "hide"} & set(story.may("buy"))


@pytest.mark.rule("E16")
def test_the_stock_never_runs_dry() -> None:
    story = Story(food={"Red": 70}, goods={"Red": "60 flax"}, owns={"Red": "rope_making"})
    story.play("make rope", "gather")
    assert story.food("Red") == 72, "there are 64 cubes in the box"


@pytest.mark.rule("E29")
def test_only_what_is_described_is_offered() -> None:
    assert Story(food={"Red": 1}).choices == [
        *("end-turn", "explore", "fish", "gather", "hunt", "work"),
    ]
