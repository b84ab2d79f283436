"""The live picture: parts that keep their keys, choices with previews, areas in words."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from lascaux import Rng
from lascaux.art.curves import spread
from lascaux.engine.picture import Picture
from lascaux.games.hunters.content.reader import standard
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing.board import GHOST_ROOM
from lascaux.games.hunters.drawing.spots import piece_spot
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


def seen(state: HuntersState) -> Picture:
    return GAME.picture(GAME.view(state, state.to_move))


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
    upon = ("last", "squares", "hand", "previews", "pieces", "ghosts")
    grown = [layer.name for layer in before.layers if layer.name not in upon]
    assert {"ground", "forests", "water", "growth", "things", "zones"} < set(grown)
    for name in grown:
        old, new = parts(before, name), parts(after, name)
        assert new.keys() - old.keys() <= {"L21"}
        assert {key: new[key] for key in old} == old


def test_the_coordinates_do_not_move_when_the_board_grows() -> None:
    near = seen(Story("S00 0,0").state)
    far = seen(Story("S00 0,0", "L09 -1,0 r1").state)
    assert parts(far, "zones")["S00"] == parts(near, "zones")["S00"]
    assert far.box != near.box or far.box[2:] == near.box[2:]


def test_trees_of_nearer_rows_are_painted_over_those_behind() -> None:
    picture = seen(Story("L53 0,1 r2", "L06 0,0 r2", "L55 1,0 r1").state)
    assert list(parts(picture, "growth")) == ["L06", "L55", "L53"]


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


def test_every_legal_action_is_on_the_board_and_has_a_preview() -> None:
    for state in positions("choices", 6):
        picture = seen(state)
        skips = {action for action in state.legal() if GAME.notation(action) == "skip"}
        expected = [action for action in state.legal() if action not in skips]
        offered = [
            int(action) for codes in values(picture, "data-actions") for action in codes.split()
        ]
        assert sorted(offered) == sorted(expected)
        assert sorted(map(int, parts(picture, "previews"))) == sorted(expected)


def test_a_square_lists_its_rotations_in_the_order_in_which_they_are_offered() -> None:
    for state in positions("squares", 9):
        if not state.laid:
            for square, svg in parts(seen(state), "squares").items():
                (codes,) = re.findall(r'data-actions="([^"]*)"', svg)
                actions = [a for a in state.legal() if GAME.notation(a).split()[1] == square]
                assert [int(code) for code in codes.split()] == actions


def test_others_are_shown_the_tile_in_hand_but_no_choices() -> None:
    state = Story(*RIVER, hand="L21").state
    picture = GAME.picture(GAME.view(state, 1))
    assert list(parts(picture, "hand")) == ["L21 r0"]
    assert "hg-hand-0" in values(picture, "id")
    assert not values(picture, "data-actions") and not parts(picture, "previews")


def test_a_piece_keeps_its_key() -> None:
    story = Story("S00 0,0", pieces=["Green hut S00.l8", "Red hunter S00.m0"])
    assert set(parts(seen(story.state), "pieces")) == {"hut-S00.l8", "hunter-S00.m0"}


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


# Seats, log and rules


def test_a_seat_has_its_supply_and_its_points() -> None:
    story = Story(*RIVER, pieces=["Red fisherman L55.r2"], hand="L21").play("lay 1,1 r3", "skip")
    facts = {(fact.group, fact.name): fact.value for fact in GAME.facts(story.view, 0)}
    assert facts == {
        ("supply", "people"): "5 left",
        ("supply", "huts"): "2 left",
        ("points", "rivers"): "6",
        ("points", "forests"): "0",
        ("points", "huts"): "0",
        ("points", "hunters"): "0",
    }
    symbols = {fact.symbol for seat in (0, 1) for fact in GAME.facts(story.view, seat)}
    assert symbols - {""} <= set(values(seen(story.state), "id"))


def test_the_log_lights_zones_that_can_be_seen() -> None:
    *_, last = positions("lights", 100)
    known = set(values(seen(last), "data-part"))
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


ROLES = {"meadow": "hunter", "forest": "gatherer", "river": "fisherman", "lake": "hut"}


@pytest.mark.parametrize("tile", standard().tiles, ids=lambda tile: tile.id)
def test_pieces_to_choose_from_do_not_cover_each_other(tile: Tile) -> None:
    spots = [piece_spot(tile, 0, zone.name, ROLES[zone.kind]).at for zone in tile.zones]
    spots += [piece_spot(tile, 0, z.name, "hut").at for z in tile.zones if z.kind == "river"]
    moved = spread(spots, GHOST_ROOM)
    gaps = [math.dist(one, other) for one, other in combinations(moved, 2)]
    assert all(gap > 0.14 for gap in gaps)
    assert all(0 < x < 1 and 0 < y < 1 for x, y in moved)
