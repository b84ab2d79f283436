"""What a view tells of the turn, of what could be done, and of what is asked, in numbers."""

from __future__ import annotations

import pytest

from lascaux.games.epoch.view import ActionView, EpochView
from tests.games.epoch.answers import GAME, seat_of
from tests.games.epoch.scenario import Story, on
from tests.games.epoch.test_gestures import land


def seen(story: Story, owner: str = "Red") -> EpochView:
    """What somebody knows, or a spectator."""
    return GAME.view(story.state, seat_of(owner) if owner else -1)


def action(story: Story, name: str, owner: str = "Red") -> ActionView:
    """What an action would give somebody."""
    return next(each for each in seen(story, owner)["actions"] if each["action"] == name)


def helps(story: Story, name: str) -> list[tuple[int, int, int, int]]:
    """Who could add what to an action of Red."""
    found = action(story, name)["help"]
    return [(each["side"], each["food"], each["deer"], each["power"]) for each in found]


def food_to(story: Story, owner: str = "Red") -> dict[str, int]:
    """The tiles that somebody could reach, and for how much food."""
    return {way["cell"]: way["food"] for way in seen(story, owner)["reach"]}


# Actions


@pytest.mark.rule("E36")
def test_help_is_what_the_abilities_of_others_add_until_they_are_open() -> None:
    story = on("grasslands", owns={"Green": "spear", "Red": "basket"}, status={"Red": 1})
    assert (action(story, "hunt")["deer"], action(story, "hunt")["food"]) == (1, 0)
    assert helps(story, "hunt") == [(1, 1, 1, 0)]
    story.play("homage Green")
    assert helps(story, "hunt") == []
    assert (action(story, "hunt")["deer"], action(story, "hunt")["food"]) == (2, 1)


@pytest.mark.rule("E212")
def test_a_horse_of_somebody_else_adds_to_work() -> None:
    story = on("forest", owns={"Green": "horse"}, status={"Red": 1})
    assert action(story, "work")["power"] == 4
    assert helps(story, "work") == [(1, 0, 0, int(story.state.tables.horse_power))]


@pytest.mark.rule("A12")
def test_on_water_nothing_is_worked_for() -> None:
    assert action(on("water"), "work")["power"] == 0


def test_who_is_not_to_move_sees_their_own_turn_to_come() -> None:
    """What Red borrowed or has done is not Green's."""
    story = on("grasslands", owns={"Green": "sowing", "Red": "basket"}, status={"Red": 1})
    story.state.leader[1] = story.state.leader[0]
    story.play("homage Green", "gather")
    mine, hers = (action(story, "gather", owner) for owner in ("Red", "Green"))
    assert (mine["possible"], mine["food"]) == (False, 8)
    assert (hers["possible"], hers["food"]) == (True, 6)
    assert [each["side"] for each in hers["help"]] == [0]


def test_spectators_see_what_whoever_moves_could_do() -> None:
    story = land(turn="Green", leaders={"Green": "V-N", "Red": "V-S"}, food={"Green": 12})
    assert food_to(story, "") == food_to(story, "Green") != food_to(story)


# Ways


@pytest.mark.rule("A63")
def test_food_in_the_purse_pays_further_steps() -> None:
    story = land(food={"Red": 0})
    story.state.purse = 3
    assert set(food_to(story)) == {"R1-02", "R2-02", "V-S"}


@pytest.mark.rule("A64")
def test_after_forty_steps_nobody_goes_on_but_the_next_may() -> None:
    story = land(leaders={"Red": "V-N", "Green": "V-S"}, food={"Red": 12, "Green": 12})
    story.state.steps_taken = 39
    assert set(food_to(story)) == {"R1-01", "R1-02"}
    assert {"R2-01", "R2-02"} <= set(food_to(story, "Green"))


@pytest.mark.rule("E122")
def test_who_begins_on_water_may_leave_it_once() -> None:
    """Over a second water no way leads on foot."""
    story = Story(
        tiles={"R1-05": "canoe_a", "R1-06": "grasslands", "R2-08": "grasslands"},
        leaders={"Red": "R1-05"},
        food={"Red": 9},
    )
    assert "R1-06" in food_to(story)
    story.play("walk R1-06")
    assert "R1-05" not in food_to(story)


@pytest.mark.rule("E122")
def test_who_waits_on_water_sees_the_way_off_it() -> None:
    tiles = {"R1-05": "canoe_a", "R1-06": "grasslands"}
    told = {"leaders": {"Red": "V-N", "Green": "R1-05"}, "food": {"Green": 9}}
    assert food_to(Story(tiles=tiles, **told), "Green")["R1-06"] == 1  # type: ignore[arg-type]


def test_a_way_by_canoe_in_part_is_told_as_such() -> None:
    tiles = {"R1-05": "grasslands", "R1-06": "canoe_a", "R2-10": "grasslands", "R2-11": "forest"}
    story = Story(tiles=tiles, leaders={"Red": "R1-05"}, food={"Red": 9}, owns={"Red": "canoe"})
    ways = {way["cell"]: way for way in seen(story)["reach"]}
    assert ways["R1-06"]["by_canoe"]
    assert ways["R2-11"]["steps"] == ["R1-06", "R2-11"]
    assert ways["R2-11"]["by_canoe"]


# The turn


@pytest.mark.rule("E202")
def test_a_craft_is_used_up_after_three_batches() -> None:
    story = on("forest", owns={"Red": "tanning"}, goods={"Red": "6 hide"})
    for batches in (1, 2, 3):
        story.play("make leather")
        assert seen(story)["turn"]["batches"] == {"tanning": batches}
        assert seen(story)["turn"]["used"] == (["tanning"] if batches == 3 else [])


@pytest.mark.rule("E212")
def test_what_work_has_cost_counts_the_horse() -> None:
    story = on("forest", owns={"Red": "horse axe"}).play("work", "effort", "effort", "effort")
    work = seen(story)["work"]
    tables = story.state.tables
    assert work
    assert (work["food"], work["efforts"]) == (3 + int(tables.horse_food), 3)
    assert story.food("Red") == 9 - work["food"]
    story.play("buy wood")
    work = seen(story)["work"]
    assert work
    assert (work["used"], work["left"]) == (0.5, int(work["power"] - 0.5))


def test_a_payment_names_its_segment() -> None:
    story = Story(
        tiles={"R3-04": "grasslands"},
        leaders={"Red": "R3-04"},
        goods={"Red": "2 hide 1 leather 1 tendon 1 rope 1 wood 1 antler"},
        sites={"NE": "egtved", "SE": "carnac"},
    ).play("offer NE 2")
    payment = seen(story)["payment"]
    assert payment
    assert (payment["slot"], payment["segment"]) == ("NE", 2)


@pytest.mark.rule("E152")
def test_a_step_by_canoe_is_told_with_its_places() -> None:
    story = Story(
        tiles={"R1-05": "grasslands", "R1-06": "canoe_a"},
        leaders={"Red": "R1-05"},
        food={"Red": 9},
        goods={"Red": "8 wood 4 hide"},
        owns={"Red": "canoe"},
    ).play("paddle R1-06")
    step = seen(story)["step"]
    assert step
    assert (step["by_canoe"], step["load"], step["places"]) == (True, 12, 10)


def test_only_what_is_tried_is_planned() -> None:
    story = land().play("walk R1-02")
    assert seen(story)["planned"] == []


def test_choices_are_told_to_whoever_is_asked() -> None:
    story = land(
        tiles={"R1-02": "basket_a"},
        leaders={"Red": "V-N", "Green": "R1-02"},
        goods={"Red": "3 wood"},
    ).play("develop R1-02")
    assert (seen(story)["choices"], bool(seen(story, "Green")["choices"])) == ([], True)


# What sides have


def test_start_tiles_are_told_with_whoever_chose_them() -> None:
    story = Story.from_box(3)
    chosen = {}
    for _ in range(4):
        picked = story.choices[0]
        chosen[picked.removeprefix("draft ")] = int(story.state.to_move)
        story.play(picked)
    assert seen(story)["drafted"] == chosen
    while story.step == "draft tile":
        story.play(story.choices[0])
    assert seen(story)["drafted"] == {}, "huts tell it now"


def test_offers_are_told_by_side_and_what_a_segment_would_bring_to_the_viewer() -> None:
    story = Story(
        owns={"Green": "axe cart basket bow"},
        tokens={"SW 1": "Green"},
        sites={"NE": "carnac", "SW": "egtved"},
    )
    assert [side["offers"] for side in seen(story)["sides"]] == [0, 1]
    carnac = {owner: seen(story, owner)["sites"][0]["brings"][0] for owner in ("Red", "Green")}
    assert carnac == {"Red": 0, "Green": 2}
    barger = Story(sites={"NE": "barger"})
    assert [seen(barger, owner)["sites"][0]["brings"] for owner in ("Red", "Green")] == [[4, 8]] * 2


@pytest.mark.rule("E182")
def test_before_the_dummy_stands_on_a_village_again_nobody_knows_where_it_goes() -> None:
    story = Story(
        players=1,
        in_round=8,
        leaders={"Red": "R1-05", "Dummy": "R3-04"},
        all_up=True,
        tokens={"NE 1": "Dummy"},
    )
    story.state.dummy_heads = 0
    story.play("end-turn")
    dummy = seen(story)["dummy"]
    assert (story.step, dummy and dummy["next_cell"]) == ("dummy village", None)
