"""The pictures: every zone where it belongs, neighbours that meet, valid and safe SVG."""

from __future__ import annotations

import copy
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from itertools import product

import pytest

from lascaux import Rng
from lascaux.art import curves, pieces
from lascaux.art.palette import SEATS
from lascaux.art.posters import poster
from lascaux.games.hunters.content.reader import standard
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.drawing.country import flat, land, upright, zones
from lascaux.games.hunters.drawing.hand import shown
from lascaux.games.hunters.drawing.laid import Laid
from lascaux.games.hunters.drawing.landscape import CORNERS, MIDDLES, RIVER_WIDTH, landscape, turn
from lascaux.games.hunters.drawing.spots import piece_spot, spots
from lascaux.games.hunters.drawing.stage import recent
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.words.labels import describe
from tests.games.hunters.scenario import GAME

SVG = "{http://www.w3.org/2000/svg}"
CONTENT = standard()
TILES = CONTENT.tiles
GRID = 40
PIECES = {"meadow": "hunter", "forest": "gatherer", "river": "fisherman", "lake": "hut"}

each_tile = pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
each_rotation = pytest.mark.parametrize("rotation", range(4))


def played(seed: str, decisions: int = 1000) -> HuntersState:
    """A position of a random game of five, or its end."""
    state = GAME.new(5, seed)
    assert isinstance(state, HuntersState)
    rng = Rng(seed)
    while not state.over and decisions:
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        decisions -= 1
    return state


def all_tiles(rotation: int) -> list[Laid]:
    return [
        Laid(tile, index % 12 - 4, index // 12 - 3, rotation) for index, tile in enumerate(TILES)
    ]


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def values(root: ET.Element, attribute: str) -> list[str]:
    return [found for node in root.iter() if (found := node.get(attribute)) is not None]


def keys(root: ET.Element, layer: str) -> list[str]:
    """The keys of the parts of a layer."""
    (found,) = [node for node in root.iter() if node.get("data-layer") == layer]
    return values(found, "data-key")


def on_side(side: int, part: float, depth: float = 0.0) -> tuple[float, float]:
    """A point of a side, counted clockwise, so far inside the tile."""
    along = curves.between(CORNERS[side], CORNERS[(side + 1) % 4], part)
    return curves.step(along, curves.unit(MIDDLES[side], (0.5, 0.5)), depth)


@cache
def seen(tile: Tile) -> dict[tuple[int, int], str]:
    """What one sees on a fine grid of points of a tile."""
    shapes = landscape(tile, 0)
    return {
        (i, j): shapes.zone_at(((i + 0.5) / GRID, (j + 0.5) / GRID))
        for i, j in product(range(GRID), range(GRID))
    }


def seen_side(tile: Tile, rotation: int, direction: int) -> tuple[str, ...]:
    return tile.sides[(direction - rotation) % 4]


# --- geometry ---


@each_tile
def test_each_side_shows_its_zones(tile: Tile) -> None:
    for rotation, direction in product(range(4), range(4)):
        shapes = landscape(tile, rotation)
        names = seen_side(tile, rotation, direction)
        parts = (0.15, 0.5, 0.85) if len(names) == 3 else (0.5,)
        for name, part in zip(names, parts, strict=True):
            assert shapes.zone_at(on_side(direction, part, 0.012)) == name


@each_tile
def test_rivers_reach_the_middle_of_their_sides(tile: Tile) -> None:
    for rotation, direction in product(range(4), range(4)):
        shapes = landscape(tile, rotation)
        names = seen_side(tile, rotation, direction)
        if len(names) == 3:
            line = shapes.region(names[1]).polygon
            assert curves.distance(MIDDLES[direction], line) < 0.002
            inside = on_side(direction, 0.5, 0.04)
            assert curves.distance(inside, line) < RIVER_WIDTH / 4, "it leaves at a right angle"


@each_tile
def test_forests_cover_their_whole_sides(tile: Tile) -> None:
    for rotation, direction in product(range(4), range(4)):
        shapes = landscape(tile, rotation)
        names = seen_side(tile, rotation, direction)
        if names[0][0] == "f":
            for part in (0.06, 0.2, 0.4, 0.6, 0.8, 0.94):
                assert shapes.zone_at(on_side(direction, part, 0.006)) == names[0]


@each_tile
def test_land_zones_do_not_overlap(tile: Tile) -> None:
    shapes = landscape(tile, 0)
    land = [*shapes.of_kind("meadow"), *shapes.of_kind("forest")]
    grid = [((i + 0.5) / 30, (j + 0.5) / 30) for i in range(30) for j in range(30)]
    twice = sum(sum(region.has(point) for region in land) > 1 for point in grid)
    assert twice <= 4
    assert sum(curves.area(region.polygon) for region in land) == pytest.approx(1, abs=0.12)


@each_tile
def test_every_zone_can_be_seen(tile: Tile) -> None:
    counted = Counter(seen(tile).values())
    for zone in tile.zones:
        assert counted[zone.name] >= 20, zone.name


@each_tile
def test_different_meadows_are_apart(tile: Tile) -> None:
    """No walk over meadow, in small steps, leads from one meadow zone to another."""
    at = seen(tile)
    for (i, j), name in at.items():
        for other in (at.get((i + 1, j)), at.get((i, j + 1))):
            if name[:1] == "m" and other and other[0] == "m" and name != other:
                # Two meadows may only come together where a forest runs out into a corner.
                near = [abs(i + 0.5 - x * GRID) + abs(j + 0.5 - y * GRID) for x, y in CORNERS]
                assert min(near) < 4


@each_tile
def test_different_forests_are_apart(tile: Tile) -> None:
    shapes = landscape(tile, 0)
    forests = shapes.of_kind("forest")
    for region in forests:
        inner = [p for p in region.polygon if min(*p, 1 - p[0], 1 - p[1]) > 0.12]
        # Water may lie over the place where two forests come together.
        dry = [p for p in inner if shapes.zone_at(p)[:1] not in ("r", "l")]
        for other in forests:
            if other is not region:
                assert all(curves.distance(p, other.polygon, closed=True) > 0.02 for p in dry)


@each_rotation
@each_tile
def test_things_and_pieces_stand_on_the_tile_in_their_zone(tile: Tile, rotation: int) -> None:
    shapes = landscape(tile, rotation)
    found = spots(tile, rotation)
    for zone in tile.zones:
        things = Counter(spot.thing for spot in found if spot.zone == zone.name)
        expected = Counter(zone.animals)
        expected += Counter(gold=zone.gold, mushrooms=zone.mushrooms, fish=zone.fish)
        expected += Counter({zone.power: 1} if zone.power else {})
        for thing, count in expected.items():
            assert things[thing] == count
        spot = piece_spot(tile, rotation, zone.name, PIECES[zone.kind])
        assert all(0 <= value <= 1 for value in spot.at)
        if zone.kind in ("meadow", "forest"):
            place = shapes.zone_at(spot.at)
            away = curves.distance(spot.at, shapes.region(zone.name).polygon, closed=True)
            assert place == zone.name or away < 0.12


def test_turning_is_clockwise() -> None:
    assert [turn((0.5, 0.0), rotation) for rotation in range(4)] == list(MIDDLES)


# --- pictures ---


@each_rotation
def test_all_zones_of_all_tiles_are_drawn_once(rotation: int) -> None:
    laid = all_tiles(rotation)
    expected = Counter(f"{tile.id}.{zone.name}" for tile in TILES for zone in tile.zones)
    assert Counter(part.key for part in zones(laid).parts) == expected
    drawn = {layer.name: [part.key for part in layer.parts] for layer in land(laid)}
    covered = {tile.id for tile in TILES if {"forest", "river"} & {z.kind for z in tile.zones}}
    assert Counter(drawn["land"]) == Counter(covered)


@each_rotation
@each_tile
def test_what_turns_is_told_for_one_rotation_and_what_stands_upright_for_each(
    tile: Tile, rotation: int
) -> None:
    layers = {layer.name: layer for layer in land([Laid(tile, 0, 0, rotation)])}
    turned = f"rotate({90 * rotation} 50 50)" if rotation else ""
    for part in layers["land"].parts:
        assert part.svg == flat(tile, tile.id) and part.place == f"translate(0 0){turned}"
    for part in layers["upright"].parts:
        assert part.svg == upright(tile, rotation) and part.place == "translate(0 0)"


def test_a_full_board_is_small_enough() -> None:
    view = GAME.view(played("full"))
    assert len(view["tiles"]) > 70
    assert len(GAME.draw(view)) < 500_000


def test_the_same_view_gives_the_same_picture_and_is_left_alone() -> None:
    view = GAME.view(played("same", 30))
    before = copy.deepcopy(view)
    first = GAME.draw(view)
    landscape.cache_clear()
    spots.cache_clear()
    assert GAME.draw(view) == first
    assert view == before


def test_it_stands_alone() -> None:
    picture = GAME.draw(GAME.view(played("alone", 30)))
    root = parsed(picture)
    assert root.tag == f"{SVG}svg" and root.get("role") == "img"
    ids = set(values(root, "id"))
    assert len(ids) == len(values(root, "id"))
    assert "<script" not in picture and "http" not in picture.replace(SVG.strip("{}"), "")
    for reference in values(root, "href"):
        assert reference[0] == "#" and reference[1:] in ids
    for value in (text for node in root.iter() for text in node.attrib.values()):
        if value.startswith("url("):
            assert value[5:-1] in ids


def test_it_says_in_words_what_it_shows() -> None:
    root = parsed(GAME.draw(GAME.view(played("words", 0))))
    words = root.findtext(f"{SVG}desc") or ""
    assert "1 tile is laid" in words and "Red is to move" in words
    over = GAME.view(played("words"))
    winners = [over["seats"][seat]["name"] for seat in over["winners"]]
    words = parsed(GAME.draw(over)).findtext(f"{SVG}desc") or ""
    assert f"{' and '.join(winners)} won" in words
    assert "Red and Yellow won" in describe({**over, "winners": [0, 3]})


@pytest.mark.parametrize("name", ["<b>&\"'", "x" * 500, "\x00\x1b[31m", "狩人 🦌", ""])
def test_any_name_is_drawn_safely(name: str) -> None:
    panes = GAME.panes(GAME.view(played("names", 20)), (name, "Ben", "Chi", "Dov", "Eva"))
    (board,) = [pane.board for pane in panes if pane.board]
    root = parsed(poster("Any name", board.description, panes, board.definitions))
    words = root.findtext(f"{SVG}desc") or ""
    assert f"{name.replace(chr(0), '').replace(chr(27), '')} has 5 points" in words
    assert not list(root.iter("b")) and not list(root.iter(f"{SVG}b"))


def test_the_tile_in_hand_and_all_pieces_are_seen() -> None:
    view = GAME.view(played("pieces", 60))
    assert view["pieces"] and view["tile"]
    root = parsed(GAME.draw(view))
    pieces = {f"{p['piece']}-{p['tile']}.{p['zone']}" for p in view["pieces"]}
    assert set(keys(root, "figures")) | set(keys(root, "tokens")) == pieces
    assert set(keys(root, "last")) == {tile["id"] for tile in recent(view)}
    assert f"#tile-{shown(view, CONTENT)[0].id}" in values(root, "href")


@pytest.mark.parametrize("piece", ["hunter", "gatherer", "fisherman", "hut"])
def test_the_pieces_of_the_seats_differ_in_more_than_colour(piece: str) -> None:
    patterns = {shape.attributes["id"]: shape for shape in pieces.seat_patterns()}

    def colourless(markup: str) -> str:
        for pigment in SEATS:
            markup = markup.replace(pigment.paint, "paint").replace(pigment.ink, "ink")
        return markup

    drawn = {shape.attributes["id"]: shape for shape in pieces.pieces()}
    outlines, fills = set(), set()
    for number, pigment in enumerate(SEATS):
        markup = drawn[f"{piece}-{number}"].render()
        assert f"url(#{pigment.pattern})" in markup
        outlines.add(colourless(markup.replace(pigment.pattern, "")).replace(f"-{number}", ""))
        fills.add(colourless(patterns[pigment.pattern].render()).replace(pigment.pattern, ""))
    assert len(outlines) == 5, "each seat has a mark of its own shape"
    assert len(fills) == 5, "and a pattern of its own"


def test_the_end_shows_winners_and_where_points_came_from() -> None:
    over = GAME.view(played("end"))
    root = parsed(GAME.draw(over))
    told = [text.text or "" for text in root.iter(f"{SVG}text")]
    assert told.count("won the game") == len(over["winners"]) > 0
    words = " ".join(told)
    for seat in over["seats"]:
        sources = [f"{points} for {name}" for name, points in seat["points"].items() if points]
        assert all(source in words for source in sources)
