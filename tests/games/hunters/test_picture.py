"""The stage: parts that keep their keys, choices with previews, areas in words."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator

import pytest

from lascaux import Rng
from lascaux.engine.picture import Picture
from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.view import HuntersView
from tests.games.hunters.oracle import Area, Piece, Recount
from tests.games.hunters.scenario import GAME, Story, game_with_copies

BELT = ("L36 -1,0", "L39 0,0")
RIVER = ("L06 0,0 r2", "L55 1,0 r1", "L53 0,1 r2")


def positions(seed: str, every: int) -> Iterator[HuntersState]:
    """Some positions of a random game, and its last one."""
    state = GAME.new(4, seed, log=True)
    assert isinstance(state, HuntersState)
    rng = Rng(seed)
    while not state.over:
        if state.tiles_laid % every == 0:
            yield state
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    yield state


def seen(state: HuntersState, seat: int | None = None) -> Picture:
    """The land as the seat to move sees it, or another."""
    view = GAME.view(state, state.to_move if seat is None else seat)
    (found,) = [pane.board for pane in GAME.panes(view) if pane.board]
    return found


def parts(picture: Picture, layer: str) -> dict[str, str]:
    (found,) = [one for one in picture.layers if one.name == layer]
    return {part.key: part.svg for part in found.parts}


def values(picture: Picture, attribute: str) -> list[str]:
    nodes = ET.fromstring(picture.svg()).iter()
    return [found for node in nodes if (found := node.get(attribute)) is not None]


# Parts


def test_keys_are_unique_in_their_layer_and_layers_have_their_own_names() -> None:
    for state in positions("keys", 12):
        picture = seen(state)
        assert len({layer.name for layer in picture.layers}) == len(picture.layers)
        for layer in picture.layers:
            assert max(Counter(part.key for part in layer.parts).values(), default=1) == 1


def test_a_new_tile_changes_nothing_but_its_own_parts() -> None:
    state = Story(*RIVER, hand="L21").state
    before = seen(state)
    state.apply(GAME.parse("lay 1,1 r3"))
    after = seen(state)
    grown = {"land", "upright", "zones"}
    for name in grown:
        old, new = parts(before, name), parts(after, name)
        assert {key.split(".")[0] for key in new.keys() - old.keys()} == {"L21"}
        assert {key: new[key] for key in old} == old
    upon = {"tiles", "last", "squares", "previews", "figures", "tokens"}
    assert {layer.name for layer in before.layers} - upon == grown | {"wall", "shadow", "ground"}
    assert parts(before, "wall") == parts(after, "wall")
    for name in ("shadow", "ground"):
        assert len(parts(after, name).items() - parts(before, name).items()) == 1


def test_the_coordinates_do_not_move_when_the_board_grows() -> None:
    near = seen(Story("S00 0,0").state)
    far = seen(Story("S00 0,0", "L09 -1,0 r1").state)
    zones = {key: zone for key, zone in parts(far, "zones").items() if key.startswith("S00.")}
    assert zones == parts(near, "zones")
    assert far.box != near.box or far.box[2:] == near.box[2:]


def test_trees_of_nearer_rows_are_painted_over_those_behind() -> None:
    picture = seen(Story("L53 0,1 r2", "L06 0,0 r2", "L55 1,0 r1").state)
    assert list(parts(picture, "upright")) == ["L06", "L55", "L53"]


def test_all_references_are_to_be_found_and_nothing_is_filtered() -> None:
    for state in positions("references", 30):
        picture = seen(state)
        ids = values(picture, "id")
        assert len(set(ids)) == len(ids)
        assert {reference[1:] for reference in values(picture, "href")} <= set(ids)
        painted = re.findall(r"url\(#([^)]+)\)", picture.svg())
        assert set(painted) <= set(ids)
        assert "filter" not in picture.svg() and "style=" not in picture.svg()


def test_a_full_board_is_small_enough() -> None:
    *_, last = positions("size", 100)
    assert len(seen(last).svg()) < 700_000


# Choices


def test_every_legal_action_is_on_the_board_and_every_tile_has_a_preview() -> None:
    for state in positions("choices", 6):
        picture = seen(state)
        names = set(picture.names())
        for choice in GAME.decision(state, state.to_move).choices:
            if GAME.notation(choice.action) == "skip":
                assert not choice.place and choice.quiet
            else:
                assert choice.place in names
                assert (choice.shows in parts(picture, "previews")) == choice.turns


def test_the_turns_of_a_square_are_in_the_order_in_which_they_are_offered() -> None:
    for state in positions("squares", 9):
        if not state.laid:
            actions: dict[str, list[int]] = {}
            for choice in GAME.decision(state, state.to_move).choices:
                actions.setdefault(choice.place, []).append(choice.action)
            for square, found in actions.items():
                legal = [a for a in state.legal() if GAME.notation(a).split()[1] == square]
                assert found == legal


def test_others_are_shown_the_tile_in_hand_but_no_choices() -> None:
    state = Story(*RIVER, hand="L21").state
    picture = seen(state, 1)
    assert list(parts(picture, "tiles")) == ["L21", "L21-0"]
    assert {"tile-L21", "tile-L21-0"} <= set(values(picture, "id"))
    assert not parts(picture, "previews") and not GAME.decision(state, 1).choices


def test_a_tile_in_hand_is_told_once_and_then_shown_by_name() -> None:
    story = Story(*RIVER, hand="L21")
    before = parts(seen(story.state), "tiles")
    assert list(before) == ["L21", "L21-0", "L21-1", "L21-2", "L21-3"]
    previews = parts(seen(story.state), "previews")
    assert all(len(drawn) < 150 and "#tile-L21" in drawn for drawn in previews.values())
    after = parts(seen(story.play("lay 1,1 r3").state), "tiles")
    assert after == {key: before[key] for key in ("L21", "L21-3")}


def test_a_piece_keeps_its_key() -> None:
    story = Story("S00 0,0", pieces=["Green hut S00.l8", "Red hunter S00.m0"])
    for layer in ("figures", "tokens"):
        assert set(parts(seen(story.state), layer)) == {"hut-S00.l8", "hunter-S00.m0"}


# Areas


def recounted(view: HuntersView) -> Recount:
    """The oracle's idea of a view's board."""
    table = Recount(view["players"])
    table.tiles = {(t["x"], t["y"]): (t["id"], t["rotation"]) for t in view["tiles"]}
    at = {tile_id: square for square, (tile_id, _) in table.tiles.items()}
    table.pieces = {
        Piece(p["seat"], p["piece"], (*at[p["tile"]], p["zone"])) for p in view["pieces"]
    }
    table.recount_areas()
    return table


def named(table: Recount, area: Area) -> frozenset[str]:
    return frozenset(f"{table.tiles[x, y][0]}.{zone}" for x, y, zone in area)


def test_the_areas_are_those_of_the_oracle_and_worth_as_much() -> None:
    for state in positions("areas", 15):
        view = GAME.view(state)
        table = recounted(view)
        told = {frozenset(region.parts): region.text for region in GAME.regions(view)}
        expected = {named(table, area): area for area in table.features.values()}
        systems = {named(table, system): system for system in table.systems.values()}
        with_lakes = {parts for parts in systems if any(".l" in part for part in parts)}
        assert told.keys() == expected.keys() | with_lakes
        for names, area in expected.items():
            check_value(table, area, told[names], state.over)
        for names in with_lakes:
            fish = sum(table.zone(place).fish for place in systems[names])
            assert told[names].startswith(f"River system with {fish} fish")
            assert told[names].count("hut") == len(table.huts_in(systems[names]))


def check_value(table: Recount, area: Area, text: str, over: bool) -> None:
    meadow = next(iter(area))[2][0] == "m"
    open_sides = 0 if meadow else table.open_sides(area)
    value = table._herd(area) if meadow else table.value(area)
    if over and open_sides:
        assert "never finished" in text
    else:
        assert f"worth {value}{'' if over else ' so far' if meadow or open_sides else ''}" in text
    assert ("finished: worth" in text) == (not meadow and not open_sides)
    assert not open_sides or f"{open_sides} open side" in text
    names = {GAME.seat_names[piece.seat] for piece in table.members_in(area)}
    assert all(f"{name} has" in text for name in names)


@pytest.mark.parametrize(
    ("tiles", "pieces", "part", "text"),
    [
        (
            BELT,
            ["Red gatherer L36.f1"],
            "L36.f1",
            "Forest of 2 tiles, 1 open side, gold: worth 4 so far; Red has 1 gatherer.",
        ),
        (
            ("L38 1,0 r3", "L37 0,0 r3"),
            [],
            "L38.f0",
            "Forest of 2 tiles, finished: worth 4.",
        ),
        (
            RIVER,
            ["Red fisherman L55.r2", "Green hut L06.l8"],
            "L55.r2",
            "River of 2 tiles, 1 open side, 1 fish at its ends: worth 3 so far;"
            " Red has 1 fisherman; in a river system with 1 fish; Green has 1 hut.",
        ),
        (("S00 0,0",), ["Red hut S00.l8"], "S00.l8", "River system with 1 fish; Red has 1 hut."),
        (
            ("L32 -1,0", "L62 0,0"),
            ["Red hunter L62.m0"],
            "L62.m0",
            "Meadow with 1 deer, 1 tiger, 1 deer eaten by tigers: worth 0 so far;"
            " Red has 1 hunter.",
        ),
        (
            ("B02 0,0", "L62 1,0", "L61 0,1"),
            [],
            "L62.m0",
            "Meadow with 1 deer, 1 mammoth, 1 tiger, a fire: worth 4 so far.",
        ),
        (
            ("B01 0,0", "L61 -1,0"),
            ["Red hunter B01.m0", "Green hunter L61.m0"],
            "B01.m0",
            "Meadow with 1 mammoth, 1 tiger, a shrine: worth 2 so far, all for Red,"
            " who holds the shrine; Red has 1 hunter, Green has 1 hunter.",
        ),
    ],
)
def test_an_area_is_told_in_a_sentence(
    tiles: tuple[str, ...], pieces: list[str], part: str, text: str
) -> None:
    story = Story(*tiles, pieces=pieces)
    found = [region.text for region in GAME.regions(story.view) if part in region.parts]
    assert found[0].startswith(f"{text} ")


def test_the_people_of_an_area_are_called_by_their_names_and_the_viewer_you() -> None:
    pieces = ["Red hunter B01.m0", "Green hunter L61.m0"]
    story = Story("B01 0,0", "L61 -1,0", pieces=pieces)
    told = []
    for seat in (-1, 0, 1):
        found = GAME.regions(GAME.view(story.state, seat), ("Ana", "Ben"))
        told += [region.text for region in found if "B01.m0" in region.parts]
    worth = "Meadow with 1 mammoth, 1 tiger, a shrine: worth 2 so far, all for"
    place = "Begins at the volcano."
    assert told == [
        f"{worth} Ana, who holds the shrine; Ana has 1 hunter, Ben has 1 hunter. {place}",
        f"{worth} you, who hold the shrine; you have 1 hunter, Ben has 1 hunter. {place}",
        f"{worth} Ana, who holds the shrine; Ana has 1 hunter, you have 1 hunter. {place}",
    ]


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ("S00.f1", "At the volcano."),
        ("L62.m0", "Begins at the volcano."),
        ("L38.f0", "Begins 2 north of the volcano."),
        ("L32.f0", "1 west, 1 north of the volcano."),
    ],
)
def test_an_area_is_where_it_comes_nearest_to_the_volcano(part: str, place: str) -> None:
    story = Story("S00 0,0", "L62 0,-1", "L31 0,-2 r1", "L38 0,-3 r2", "L32 -1,-1")
    found = [region.text for region in GAME.regions(story.view) if part in region.parts]
    assert all(text.endswith(f". {place}") for text in found)


def test_of_two_squares_that_are_as_near_the_one_laid_first_tells_where_an_area_is() -> None:
    game = game_with_copies("L61", "L61", "L61", "L61")
    tiles = ["L61 1,1", "L61b 2,1", "L61c 2,0", "L61d 2,-1", "L61e 1,-1"]
    for order, place in ((tiles, "south"), (tiles[::-1], "north")):
        (meadow,) = game.regions(Story(*order, game=game).view)
        assert meadow.text.endswith(f" Begins 1 east, 1 {place} of the volcano.")


# Log and rules


def test_the_log_lights_zones_that_can_be_seen() -> None:
    *_, last = positions("lights", 100)
    known = set(seen(last).names())
    for event in last.log:
        lights = GAME.lights(event)
        assert set(lights) <= known
        if event[0] == entries.LAID:
            tile = GAME.event(event)["tile"]
            assert set(lights) == {part for part in known if part.startswith(f"{tile}.")}
        elif event[0] == entries.PLACED:
            assert lights == [GAME.event(event)["zone"]]


def test_the_rule_is_that_of_the_decision() -> None:
    story = Story(*RIVER, hand="L21")
    assert GAME.rule_now(story.state) == "H20"
    assert GAME.rule_now(story.play("lay 1,1 r3").state) == "H26"
    assert GAME.rule_now(story.end().state) == ""
