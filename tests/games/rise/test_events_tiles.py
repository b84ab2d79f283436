"""Discovery, Drought, Mild Winter, the Plentiful tiles and Shared Knowledge."""

from __future__ import annotations

import pytest

from tests.games.rise.scenario import Story

TAKE_ALL = ["take food", "take stone", "take wood"]

# Discovery


@pytest.mark.rule("R138")
def test_discovery_comes_with_two_of_each_resource() -> None:
    story = Story("b2 Red 3", step="doubles", hand="sun sun", event_deck="discovery ...")
    assert story.slots == ["discovery"]
    assert story.on_tile("discovery") == {"food": 2, "wood": 2, "stone": 2}


@pytest.mark.rule("R139")
def test_entering_among_opponents_brings_a_resource_of_any_type() -> None:
    story = Story("b2 lake Red 3", "b3 mountain Green 2", hand="blank sun", slots=["discovery"])
    story.play("place blank on move", "move b2 b3")
    assert (story.decides, story.step, story.choices) == ("Red", "discover", TAKE_ALL)
    story.play("take wood")
    assert story.goods("Red") == {"wood": 1}
    assert story.on_tile("discovery") == {"food": 2, "wood": 1, "stone": 2}
    assert story.step == "move members"


@pytest.mark.rule("Q45")
def test_discovery_pays_for_each_hex_and_not_for_each_member() -> None:
    story = Story("b2 Red 3", "b3 Green 2", "a2 Green 1", hand="blank sun", slots=["discovery"])
    story.play("place blank on move", "move b2 b3", "take stone", "move b2 b3")
    assert story.step == "move members", "the second member finds nothing more in b3"
    story.play("move b2 a2", "take stone")
    assert story.goods("Red") == {"stone": 2}


@pytest.mark.rule("R139")
@pytest.mark.rule("Q45")
@pytest.mark.parametrize("crowd", ["", "Red 1", "Red 1 Green 2", "invaders 3"])
def test_discovery_does_not_pay_elsewhere(crowd: str) -> None:
    slots = ["discovery", "invaders"] if "invaders" in crowd else ["discovery"]
    story = Story("b2 Red 3", f"b3 {crowd}", "c1 Green 1", hand="blank sun", slots=slots)
    story.play("place blank on move", "move b2 b3")
    assert story.step == "move members"
    assert story.on_tile("discovery") == {"food": 2, "wood": 2, "stone": 2}


@pytest.mark.rule("Q45")
def test_invaders_beside_an_opponent_do_not_spoil_a_discovery() -> None:
    hexes = ("b2 Red 3", "b3 Green 1 invaders 3")
    story = Story(*hexes, hand="blank sun", slots=["discovery", "invaders"])
    story.play("place blank on move", "move b2 b3")
    assert story.step == "discover"


@pytest.mark.rule("Q45")
def test_passing_through_discovers_nothing() -> None:
    hexes = ("b1 Red 3", "b2 Green 1", "b3 mountain")
    story = Story(*hexes, hand="blank sun", slots=["discovery"], completed={"Red": "horse"})
    story.play("place blank on move", "move b1 b3")
    assert story.step == "move members"
    assert story.goods("Red") == {}


@pytest.mark.rule("R139")
def test_only_what_lies_on_the_tile_can_be_discovered_and_an_empty_tile_goes() -> None:
    hexes = ("b2 Red 3", "b3 Green 2", "a2 Green 1", "c2 Green 1")
    story = Story(*hexes, hand="blank sun", slots=["discovery 1 food 1 stone", "walls"])
    story.play("place blank on move", "move b2 b3")
    assert story.choices == ["take food", "take stone"]
    story.play("take stone", "move b2 a2")
    assert story.goods("Red") == {"food": 1, "stone": 1}, "only food was left"
    assert story.slots == ["walls"]
    assert story.discarded == {"discovery"}
    story.play("move b2 c2")
    assert story.goods("Red") == {"food": 1, "stone": 1}


# Drought


@pytest.mark.rule("R140")
def test_in_a_drought_a_hex_holds_four() -> None:
    story = Story("b2 Red 4", "a3 Green 5", "c3 glacier", slots=["drought"], step="conflict")
    assert story.map == {"b2": "Red 4", "a3": "Green 4"}
    limits = {place["id"]: place["limit"] for place in story.view["hexes"]}
    assert limits.pop("c3") == 3
    assert set(limits.values()) == {4}


@pytest.mark.rule("Q50")
@pytest.mark.parametrize(("slots", "left"), [([], 3), (["drought"], 3)])
def test_the_glacier_keeps_its_lower_limit_in_a_drought(slots: list[str], left: int) -> None:
    story = Story("b2 glacier Red 4", "a3 Green 1", slots=slots, step="conflict")
    assert story.map["b2"] == f"Red {left}"


@pytest.mark.rule("R141")
def test_a_new_drought_waits_for_step_four() -> None:
    story = Story(
        *("b2 Red 5", "a3 Green 5"),
        step="doubles",
        hand="moon moon",
        event_deck="drought ...",
    )
    assert story.slots == ["drought"]
    assert story.map == {"b2": "Red 5", "a3": "Green 5"}
    story.play("place moon on lead")
    assert story.map == {"b2": "Red 5", "a3": "Green 5"}
    story.play("place moon on gather", "stop")
    assert story.step == "next conflict"
    story.play("fight b2")
    assert story.map == {"b2": "Red 4", "a3": "Green 4"}


@pytest.mark.rule("R142")
def test_e14_the_next_doubles_end_the_drought_and_bring_another_event() -> None:
    story = Story(
        *("b2 Red 5", "a3 Green 3"),
        step="doubles",
        hand="moon moon",
        slots=["mild_winter"],
        event_deck="drought walls canoe ...",
    )
    assert story.slots == ["mild_winter", "drought"]
    story.will_roll("sun sun").play("place moon on lead", "place moon on gather", "gather b2")
    assert story.members("b2") == {"Red": 4}, "the limit of 4 holds in this very turn"
    assert (story.turn, story.hand) == ("Green", "sun sun")
    assert story.slots == ["mild_winter", "walls"]
    assert story.discarded == {"drought"}
    assert story.event_deck[0] == "canoe", "exactly one event came"


# Mild Winter


@pytest.mark.rule("R144")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mild_winter_has_food_for_each_player(players: int) -> None:
    story = Story(
        "b2 Red 3", players=players, step="doubles", hand="sun sun", event_deck="mild_winter ..."
    )
    assert story.on_tile("mild_winter") == {"food": players}


@pytest.mark.rule("Q46")
def test_a_mild_winter_adds_up_to_two_members() -> None:
    story = Story("b2 Red 1", "b3 Red 1", "a1 Green 1", slots=["mild_winter"])
    story.play("place moon on grow", "grow b2", "grow b2")
    assert story.choices == ["grow b2", "grow b3", "stop"], "two more may come"
    story.play("grow b3", "grow b3")
    assert story.step == "choose action", "but no more than two"
    assert story.map == {"b2": "Red 3", "b3": "Red 3", "a1": "Green 1"}
    assert story.on_tile("mild_winter") == {"food": 1}


@pytest.mark.rule("R145")
def test_every_grow_uses_up_a_food_of_the_mild_winter() -> None:
    story = Story("b2 Red 1", "b3 Green 1", slots=["mild_winter"], players=3)
    story.play("place moon on grow", "stop")
    assert story.members("b2") == {"Red": 3}
    assert story.on_tile("mild_winter") == {"food": 2}, "though nobody was added"
    story.play("place sun on lead")
    assert story.turn == "Green"
    assert story.on_tile("mild_winter") == {"food": 2}, "a LEAD uses up nothing"
    story.play("place moon on grow", "grow b3", "stop")
    assert story.on_tile("mild_winter") == {"food": 1}, "whoever takes it"


@pytest.mark.rule("R145")
@pytest.mark.rule("Q3")
def test_even_a_grow_without_anybody_uses_up_food() -> None:
    story = Story("b3 Green 1", slots=["mild_winter"])
    story.play("place sun on grow")
    assert story.map == {"b3": "Green 1"}
    assert story.on_tile("mild_winter") == {"food": 1}


@pytest.mark.rule("R145")
def test_a_mild_winter_without_food_is_over() -> None:
    story = Story("b2 Red 1", "b3 Green 1", slots=["mild_winter 1 food"])
    story.play("place moon on grow", "grow b2", "grow b2")
    assert story.members("b2") == {"Red": 5}, "the last food still serves its GROW"
    assert story.slots == []
    assert story.discarded == {"mild_winter"}


# Plentiful

PLENTY = [
    ("plentiful_food", "lake", "food"),
    ("plentiful_wood", "forest", "wood"),
    ("plentiful_stone", "mountain", "stone"),
]


@pytest.mark.rule("R146")
@pytest.mark.parametrize(("event", "terrain", "resource"), PLENTY)
def test_a_plentiful_tile_starts_with_six(event: str, terrain: str, resource: str) -> None:
    story = Story("b2 Red 3", step="doubles", hand="sun sun", event_deck=f"{event} ...")
    assert story.on_tile(event) == {resource: 6}


@pytest.mark.rule("R147")
@pytest.mark.parametrize(("event", "terrain", "resource"), PLENTY)
def test_plenty_adds_two_for_each_hex_of_its_terrain(
    event: str, terrain: str, resource: str
) -> None:
    other = "forest" if terrain == "lake" else "lake"
    hexes = (f"b2 {terrain} Red 1", f"b3 {other} Red 1", "a1 Green 1")
    story = Story(*hexes, hand="blank sun", slots=[event])
    story.play("place blank on gather", "gather b3")
    assert story.on_tile(event) == {resource: 6}, "another terrain brings nothing from the tile"
    story.play("gather b2")
    assert story.goods("Red")[resource] == 4
    assert sum(story.goods("Red").values()) == 6
    assert story.on_tile(event) == {resource: 4}


@pytest.mark.rule("R147")
def test_e6_two_forests_bring_eight_wood_and_the_tile_keeps_two() -> None:
    hexes = ("b2 forest Red 1", "b3 forest Red 1", "a1 lake Red 1 Green 1")
    story = Story(*hexes, hand="blank sun", slots=["plentiful_wood"])
    story.play("place blank on gather", "gather b2", "gather b3")
    assert story.goods("Red") == {"wood": 8}
    assert story.on_tile("plentiful_wood") == {"wood": 2}
    assert story.slots == ["plentiful_wood"]


@pytest.mark.rule("Q47")
def test_with_too_little_on_the_tile_the_rest_is_taken_and_the_tile_goes() -> None:
    hexes = ("b2 forest Red 1", "b3 forest Red 1", "a1 lake Green 1")
    story = Story(*hexes, hand="blank sun", slots=["plentiful_wood 1 wood", "walls"])
    story.play("place blank on gather", "gather b2")
    assert story.goods("Red") == {"wood": 3}
    assert story.slots == ["walls"]
    assert story.discarded == {"plentiful_wood"}
    story.play("gather b3")
    assert story.goods("Red") == {"wood": 5}


@pytest.mark.rule("Q47")
def test_the_terrain_decides_about_plenty_and_not_what_is_taken() -> None:
    story = Story(
        *("a1 lake Red 1", "c3 forest Green 1"),
        hand="blank sun",
        volcano="v1",
        slots=["plentiful_food", "plentiful_stone"],
    )
    story.play("place blank on gather", "gather a1", "take stone")
    assert story.goods("Red") == {"food": 2, "stone": 2}
    assert story.on_tile("plentiful_food") == {"food": 4}
    assert story.on_tile("plentiful_stone") == {"stone": 6}, "a lake is no mountain"


@pytest.mark.rule("Q47")
def test_wild_land_counts_for_each_plentiful_tile() -> None:
    story = Story(
        *("b2 wild_land Red 1", "c3 Green 1"),
        hand="moon sun",
        slots=["plentiful_wood", "plentiful_stone"],
    )
    story.play("place moon on gather", "gather b2", "take food", "take food")
    assert story.goods("Red") == {"food": 2, "wood": 2, "stone": 2}


@pytest.mark.rule("R147")
def test_opponents_take_from_the_same_tile() -> None:
    hexes = ("b2 lake Red 1", "b3 lake Green 1")
    story = Story(
        *hexes,
        turn="Green",
        hand="moon sun",
        tribes={"Green": "kiror"},
        slots=["plentiful_food 3 food"],
    )
    story.play("place moon on gather", "gather b3", "place sun on lead")
    assert story.on_tile("plentiful_food") == {"food": 1}
    story.play("place sun on gather", "gather b2")
    assert (story.goods("Green"), story.goods("Red")) == ({"food": 4}, {"food": 3})


# Shared Knowledge


@pytest.mark.rule("R148")
def test_sharing_a_hex_a_resource_buys_a_goal_once_in_a_turn() -> None:
    story = Story(
        *("b2 lake Red 1 Green 1",),
        goods={"Red": "1 food 1 wood"},
        slots=["shared_knowledge"],
        players=3,
        decks={"Red": "bow horse ..."},
    )
    story.play("learn")
    assert story.choices == ["give food", "give wood"]
    story.play("give wood")
    assert story.goals("Red") == {"bow"}
    assert story.goods("Red") == {"food": 1}
    assert story.on_tile("shared_knowledge") == {"wood": 1}
    assert story.step == "choose action", "it is no action, both dice are left"
    assert "learn" not in story.choices
    story.play("place sun on lead", "place moon on gather", "stop")
    assert story.turn == "Green"
    assert "learn" not in story.choices, "Green has nothing to pay with"


@pytest.mark.rule("R148")
def test_knowledge_is_shared_on_each_turn_anew() -> None:
    story = Story(
        "b2 lake Red 1 Green 1",
        players=4,
        goods={"Green": "1 wood", "Red": "2 food"},
        slots=["shared_knowledge"],
    )
    story.play("learn", "place sun on lead", "place moon on gather", "stop")
    assert (story.turn, story.step) == ("Green", "before roll")
    assert "learn" in story.choices
    story.play("learn")
    assert story.goods("Green") == {}
    assert story.on_tile("shared_knowledge") == {"food": 1, "wood": 1}


@pytest.mark.rule("R148")
@pytest.mark.rule("Q72")
@pytest.mark.parametrize(
    ("crowd", "shares"),
    [("Red 1 Green 1", True), ("Red 1", False), ("Red 1 invaders 3", False), ("Green 1", False)],
)
def test_knowledge_needs_an_opponent_in_the_same_hex(crowd: str, shares: bool) -> None:
    story = Story(
        *(f"b2 lake {crowd}", "b3 Red 1", "a1 Green 1"),
        goods={"Red": "1 food"},
        slots=["shared_knowledge", "invaders"],
    )
    assert ("learn" in story.choices) == shares


@pytest.mark.rule("Q72")
@pytest.mark.parametrize(("deck", "goods"), [("", "1 food"), ("bow", "")])
def test_knowledge_needs_a_goal_to_draw_and_something_to_pay(deck: str, goods: str) -> None:
    story = Story(
        "b2 Red 1 Green 1",
        goods={"Red": goods},
        decks={"Red": deck},
        slots=["shared_knowledge"],
    )
    assert "learn" not in story.choices


@pytest.mark.rule("R149")
def test_what_was_learnt_can_be_completed_in_the_same_turn() -> None:
    story = Story(
        *("b2 Red 1 Green 1",),
        step="five",
        goods={"Red": "2 food 1 wood 1 stone"},
        slots=["shared_knowledge"],
        decks={"Red": "fire ..."},
    )
    story.play("learn", "give food", "complete fire")
    assert story.scores == {"Red": 1}
    assert story.goods("Red") == {}


@pytest.mark.rule("Q72")
def test_doubles_put_a_resource_onto_shared_knowledge_too() -> None:
    story = Story(
        "b2 Red 1 Green 1",
        players=3,
        step="doubles",
        hand="sun sun",
        slots=["shared_knowledge 1 stone", "mild_winter"],
    )
    assert sum(story.on_tile("shared_knowledge").values()) == 2
    assert story.goods("Red") == {}, "it comes from the supply"


@pytest.mark.rule("R148")
def test_shared_knowledge_ends_with_as_many_resources_as_players() -> None:
    story = Story(
        "b2 Red 1 Green 1",
        players=3,
        goods={"Red": "1 food"},
        slots=["shared_knowledge 2 stone"],
        decks={"Red": "bow ..."},
    )
    story.play("learn")
    assert story.goals("Red") == {"bow"}, "the last one still draws"
    assert story.slots == []
    assert story.discarded == {"shared_knowledge"}
    by_doubles = Story(
        "b2 Red 1 Green 1",
        step="doubles",
        hand="sun sun",
        slots=["shared_knowledge 1 stone"],
        event_deck="walls ...",
    )
    assert by_doubles.slots == ["walls"]
