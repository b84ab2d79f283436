"""Special land: how it comes onto the map, and Great tiles, Wild Land, Tar Pit, Jungle, Oasis."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.games.rise import SINGLE_TILES
from lascaux.games.rise.content.parts import SPECIALS, TERRAINS
from tests.games.rise.scenario import Story

COUNTS_AS = {
    "great_lake": "lake",
    "great_forest": "forest",
    "great_mountain": "mountain",
    "tar_pit": "lake",
    "jungle": "forest",
    "desert_oasis": "lake",
}

# The set-up


def special_tiles(story: Story) -> dict[str, str]:
    """By tile the hex where it lies; the Glacier is laid later."""
    return {spot["special"]: spot["id"] for spot in story.view["hexes"] if spot["special"]}


def terrains(story: Story) -> Counter[str]:
    """How many hexes count as what; Wild Land counts three times."""
    return Counter(terrain for spot in story.view["hexes"] for terrain in spot["terrain"])


@pytest.mark.rule("R101")
@pytest.mark.rule("R171")
@pytest.mark.parametrize("option", SINGLE_TILES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_single_special_tile_takes_the_place_of_a_basic_one(option: str, players: int) -> None:
    story = Story.from_box(players, terrain=option)
    tile = option.replace("-", "_")
    assert list(special_tiles(story)) == ([] if tile == "glacier" else [tile])
    assert len(story.view["hexes"]) == 3 * (players + 1)
    assert (story.step == "place glacier") == (tile == "glacier")


@pytest.mark.rule("R102")
@pytest.mark.rule("R107")
@pytest.mark.rule("R109")
@pytest.mark.parametrize("tile", list(COUNTS_AS))
def test_a_special_tile_replaces_the_terrain_that_it_counts_as(tile: str) -> None:
    for seed in range(5):
        story = Story.from_box(2, seed=str(seed), terrain=tile.replace("_", "-"))
        assert terrains(story) == {"lake": 3, "forest": 3, "mountain": 3}
        place = next(spot for spot in story.view["hexes"] if spot["special"])
        assert place["terrain"] == [COUNTS_AS[tile]]


@pytest.mark.rule("R104")
def test_wild_land_replaces_any_terrain_and_counts_as_all() -> None:
    replaced = set()
    for seed in range(20):
        story = Story.from_box(2, seed=str(seed), terrain="wild-land")
        wild = next(spot for spot in story.view["hexes"] if spot["special"])
        assert wild["terrain"] == list(TERRAINS)
        [missing] = [name for name in TERRAINS if terrains(story)[name] == 3]
        assert sorted(terrains(story).values()) == [3, 4, 4]
        replaced.add(missing)
    assert replaced == set(TERRAINS)


@pytest.mark.rule("Q57")
@pytest.mark.parametrize("option", ["great-lake", "jungle", "wild-land"])
def test_which_tile_is_replaced_is_left_to_chance(option: str) -> None:
    stories = [Story.from_box(2, seed=str(seed), terrain=option) for seed in range(30)]
    assert len({spot for story in stories for spot in special_tiles(story).values()}) > 4


@pytest.mark.rule("Q57")
@pytest.mark.rule("R111")
@pytest.mark.rule("Q59")
def test_the_start_player_lays_the_glacier_over_a_mountain_before_anyone_settles() -> None:
    for seed in range(6):
        story = Story.from_box(3, seed=str(seed), terrain="glacier")
        mountains = sorted(
            spot["id"] for spot in story.view["hexes"] if spot["terrain"] == ["mountain"]
        )
        assert story.state.to_move == story.state.first
        assert story.map == {}
        assert story.may("put") == mountains
        assert len(mountains) == 4
        story.play(f"put {mountains[1]}")
        place = next(spot for spot in story.view["hexes"] if spot["id"] == mountains[1])
        assert (place["frozen"], place["limit"], place["stones"]) == (True, 3, 0)
        assert place["terrain"] == ["mountain"]
        assert story.step == "start hex"


@pytest.mark.rule("Q74")
def test_the_glacier_covers_the_great_mountain_too_but_not_wild_land() -> None:
    for seed in range(6):
        story = Story.from_box(2, seed=str(seed), terrain="great-mountain+wild-land+glacier")
        tiles = special_tiles(story)
        assert tiles["great_mountain"] in story.may("put")
        assert tiles["wild_land"] not in story.may("put")
        terrain = {spot["id"]: spot["terrain"] for spot in story.view["hexes"]}
        assert all(terrain[place] == ["mountain"] for place in story.may("put"))


@pytest.mark.rule("Q74")
@pytest.mark.rule("R171")
def test_any_list_of_different_tiles_can_be_used() -> None:
    story = Story.from_box(2, terrain="great-lake+tar-pit+desert-oasis")
    assert set(special_tiles(story)) == {"great_lake", "tar_pit", "desert_oasis"}
    assert all(spot["special"] for spot in story.view["hexes"] if spot["terrain"] == ["lake"])
    everything = Story.from_box(2, terrain="+".join(SINGLE_TILES))
    assert set(special_tiles(everything)) == set(SPECIALS) - {"glacier"}
    assert everything.step == "place glacier"


@pytest.mark.rule("Q74")
def test_the_ready_made_mixes() -> None:
    for players in (2, 3, 4):
        bounty = Story.from_box(players, terrain="bounty")
        assert set(special_tiles(bounty)) == {"great_lake", "great_forest", "great_mountain"}
        hazard = Story.from_box(players, terrain="hazard")
        oasis = {"desert_oasis"} if players > 2 else set()
        assert set(special_tiles(hazard)) == {"tar_pit", "jungle"} | oasis
        assert hazard.step == "place glacier"


@pytest.mark.rule("Q74")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spice_is_two_tiles_by_lot_and_never_more_than_half_of_a_terrain(players: int) -> None:
    seen: set[str] = set()
    for seed in range(60):
        story = Story.from_box(players, seed=str(seed), terrain="spice")
        tiles = [*special_tiles(story), *(["glacier"] if story.step == "place glacier" else [])]
        assert len(tiles) == 2
        replaced = Counter(COUNTS_AS.get(tile, "mountain") for tile in tiles if tile != "wild_land")
        assert all(2 * number <= players + 1 for number in replaced.values())
        seen |= set(tiles)
    assert seen == set(SPECIALS)


# What special land counts as


@pytest.mark.rule("R102")
@pytest.mark.rule("R111")
@pytest.mark.parametrize("tile", [*COUNTS_AS, "wild_land", "glacier"])
def test_special_land_counts_for_goals(tile: str) -> None:
    terrain = COUNTS_AS.get(tile, "mountain")
    goal = {"lake": "lake_dwellers", "forest": "forest_keepers", "mountain": "mountain_holders"}
    story = Story(
        *(f"b2 {tile} Red 3", f"b3 {terrain} Red 3", "a1 Green 1"),
        step="five",
        goals={"Red": goal[terrain]},
    )
    assert story.may("complete") == [goal[terrain]]


@pytest.mark.rule("R102")
@pytest.mark.rule("R107")
@pytest.mark.rule("Q76")
@pytest.mark.parametrize("tile", ["great_lake", "tar_pit", "desert_oasis", "wild_land"])
def test_the_mammoth_comes_to_special_lakes_too(tile: str) -> None:
    hexes = (f"b2 {tile} Green 1", "a1 lake Red 2 Green 2", "b3 lake Green 3", "c3 lake Red 2")
    story = Story(
        *(hexes[:3] if tile != "wild_land" else hexes),
        step="doubles",
        hand="sun sun",
        event_deck="mammoth ...",
    )
    assert story.where("mammoth") == "b2"


@pytest.mark.rule("R102")
@pytest.mark.rule("R111")
@pytest.mark.rule("Q76")
@pytest.mark.parametrize("tile", ["great_mountain", "glacier", "wild_land"])
def test_the_tiger_comes_to_special_mountains_too(tile: str) -> None:
    story = Story(
        *(f"b2 {tile} Green 2", "a1 lake Red 2"),
        step="doubles",
        hand="sun sun",
        event_deck="sabertooth ...",
    )
    assert (story.where("tiger"), story.members("b2")) == ("b2", {"Green": 1})


@pytest.mark.rule("Q76")
def test_the_canoe_takes_wild_land_for_a_lake() -> None:
    hexes = ("a1 forest Red 1", "a2 wild_land", "a3 forest", "b1 mountain", "c3 Green 1")
    story = Story(*hexes, hand="moon sun", tokens={"canoe": "Red"}).play("place moon on move")
    assert "move a1 a3" in story.choices


@pytest.mark.rule("Q76")
@pytest.mark.parametrize(("start", "reaches"), [("forest", True), ("wild_land", True)])
def test_wild_land_is_like_every_terrain_for_a_pathfinder(start: str, reaches: bool) -> None:
    second = "wild_land" if start == "forest" else "mountain"
    hexes = (f"a1 {start} Red 1", f"a2 {second}", "a3 lake", "b1 lake", "c3 Green 1")
    story = Story(*hexes, hand="moon sun", powers={"Red": "pathfinder"})
    story.play("place moon on move")
    assert ("move a1 a3" in story.choices) == reaches


# Great tiles


@pytest.mark.rule("R103")
@pytest.mark.parametrize(
    ("tile", "resource"),
    [("great_lake", "food"), ("great_forest", "wood"), ("great_mountain", "stone")],
)
def test_a_great_tile_gives_one_more(tile: str, resource: str) -> None:
    story = Story(f"b2 {tile} Red 1", "a1 Green 1", hand="moon sun")
    story.play("place moon on gather", "gather b2")
    assert story.goods("Red") == {resource: 3}


@pytest.mark.rule("R103")
def test_a_great_tile_adds_nothing_elsewhere() -> None:
    hexes = ("b2 great_lake Red 1", "b3 lake Red 1", "a1 Green 1")
    story = Story(*hexes, hand="blank sun").play("place blank on gather", "gather b2", "gather b3")
    assert story.goods("Red") == {"food": 5}


# Wild Land


@pytest.mark.rule("R105")
def test_wild_land_gives_any_mix() -> None:
    story = Story("b2 wild_land Red 1", "a1 Green 1", hand="moon sun")
    story.play("place moon on gather", "gather b2")
    assert story.choices == ["take food", "take stone", "take wood"]
    story.play("take stone")
    assert story.choices == ["take food", "take stone", "take wood"]
    story.play("take food")
    assert (story.goods("Red"), story.step) == ({"food": 1, "stone": 1}, "choose action")


@pytest.mark.rule("R106")
def test_wild_land_gives_only_once_in_a_gather() -> None:
    story = Story("b2 wild_land Red 3", "b3 lake Red 1", "a1 Green 1", hand="sun moon")
    story.play("place sun on gather", "gather b2", "take wood", "take wood")
    assert story.choices == ["gather b3", "stop"]


@pytest.mark.rule("R104")
def test_wild_land_counts_once_for_each_terrain_of_a_goal() -> None:
    hexes = ("a1 lake Red 1", "a2 forest Red 1", "a3 mountain Red 1", "c3 Green 1")
    goals = {"Red": "far_horizons"}
    assert Story(*hexes, "b2 wild_land Red 1", step="five", goals=goals).may("complete") == [
        "far_horizons"
    ]
    assert Story(*hexes, "b2 lake Red 1", step="five", goals=goals).may("complete") == []


@pytest.mark.rule("Q61")
def test_extras_of_wild_land_are_of_any_type() -> None:
    story = Story(
        *("b2 wild_land Red 4", "a1 Green 1"),
        hand="moon sun",
        powers={"Red": "focused_effort"},
        completed={"Red": "basket"},
    )
    story.play("place moon on gather", "gather b2", "take food", "take food", "take wood")
    assert (story.step, story.choices) == ("basket goods", ["take food", "take stone", "take wood"])
    story.play("take stone")
    assert story.goods("Red") == {"food": 2, "wood": 1, "stone": 1}


# Tar Pit


@pytest.mark.rule("R108")
@pytest.mark.parametrize(
    ("crowd", "left"),
    [
        ("Red 1 Green 3", {"Green": 3}),
        ("Red 1 Green 1", {}),
        ("Red 2 Green 2", {"Red": 2, "Green": 2}),
        ("Red 1", {}),
    ],
)
def test_e18_a_tribes_only_member_sinks_in_the_tar_pit(crowd: str, left: dict[str, int]) -> None:
    story = Story(f"b2 tar_pit {crowd}", "a1 Red 1", "c3 Green 1", step="conflict")
    assert story.members("b2") == left
    assert (story.members("a1"), story.members("c3")) == ({"Red": 1}, {"Green": 1})
    assert story.supply("Red") == 19 - left.get("Red", 0)


@pytest.mark.rule("R108")
@pytest.mark.rule("Q62")
def test_the_tar_pit_waits_until_the_conflicts_are_over() -> None:
    story = Story("b2 tar_pit Red 4 Green 3", "a1 Red 1", "c3 Green 1", step="conflict")
    assert story.members("b2") == {}, "4 against 3 leave 1, who sinks"
    safe = Story("b2 tar_pit Red 5 Green 3", "a1 Red 1", "c3 Green 1", step="conflict")
    assert safe.members("b2") == {"Red": 2}


@pytest.mark.rule("Q62")
def test_the_tar_pit_takes_its_toll_of_all_tribes_on_every_turn() -> None:
    hexes = ("b2 tar_pit Red 2 Green 1 Black 1 invaders 1", "a2 Red 1", "c3 Green 1")
    story = Story(*hexes, players=3, step="conflict", slots=["invaders"])
    assert story.members("b2") == {"Red": 2}
    assert story.slots == []


@pytest.mark.rule("Q62")
def test_villages_and_the_mammoth_are_lost_in_the_tar() -> None:
    story = Story(
        *("b2 tar_pit Green 1 village Green mammoth", "a1 Red 1", "c3 Green 1"),
        step="conflict",
        tamer="Green",
        points={"Green": 5},
    )
    assert story.villages == {}
    assert (story.where("mammoth"), story.scores) == ("", {"Green": 2})


@pytest.mark.rule("R108")
def test_the_tar_pit_does_nothing_during_the_actions() -> None:
    story = Story("b2 tar_pit Red 1", "c3 Green 1", hand="moon sun")
    story.play("place moon on gather", "gather b2")
    assert (story.goods("Red"), story.members("b2")) == ({"food": 2}, {"Red": 1})
    story.play("place sun on grow")
    assert story.members("b2") == {"Red": 5}


# Jungle and Desert Oasis


@pytest.mark.rule("R110")
@pytest.mark.parametrize(("tile", "resource"), [("jungle", "wood"), ("desert_oasis", "food")])
def test_e19_jungle_and_oasis_need_three_members_to_gather(tile: str, resource: str) -> None:
    for members in (2, 3, 4):
        hexes = (f"b2 {tile} Red {members}", "b3 mountain Red 1", "a1 Green 1")
        story = Story(*hexes, hand="moon sun").play("place moon on gather")
        assert story.may("gather") == (["b3"] if members == 2 else ["b2", "b3"])
        if members > 2:
            story.play("gather b2")
            assert story.goods("Red") == {resource: 2}


@pytest.mark.rule("Q63")
def test_the_members_of_others_do_not_help_in_jungle_and_oasis() -> None:
    hexes = ("b2 jungle Red 2 Green 3", "b3 mountain Red 1", "a1 Green 1")
    story = Story(*hexes, hand="moon sun").play("place moon on gather")
    assert story.may("gather") == ["b3"]
