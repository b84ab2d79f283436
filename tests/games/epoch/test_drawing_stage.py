"""The map as a board: small parts that change, letters large enough, and a name for each place."""

from __future__ import annotations

import math
import re
import statistics

import pytest

from lascaux.art.curves import inside
from lascaux.engine.hexes import DIRECTIONS
from lascaux.engine.rng import Rng
from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.drawing import plates, tiles
from lascaux.games.epoch.drawing.panes import stage
from lascaux.games.epoch.drawing.places import BOX, HEX, WIDE_BOX, middle
from tests.games.epoch.answers import CELLS, GAME
from tests.games.epoch.pictures import (
    cell,
    draw,
    everything,
    fresh,
    parts,
    turn_up,
    views,
    walk,
)

LETTERS = 11.0  # pixels
MOST_ELEMENTS = 1500  # that are painted
MOST_FIRST, AVERAGE_PUSH = 120_000, 1_000  # bytes: of a whole map with its symbols, of what changes


def sizes(svg: str) -> list[float]:
    return [float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)]


def words(svg: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", svg)


def symbols(svg: str) -> list[str]:
    return re.findall(r'href="#([^"]+)"', svg)


# Parts


def test_a_crowded_map_has_few_elements_and_a_position_sends_little() -> None:
    pushed, before = [], None
    for view in views(4, "crowded", 500):
        picture = draw(view)
        now = everything(picture)
        if before is None:
            assert len(picture.svg()) < MOST_FIRST
        else:
            pushed.append(sum(len(now[key]) for key in now if before.get(key) != now[key]))
        before = now
    painted = [layer.svg() for layer in picture.layers if layer.name != "previews"]
    svg = "".join([picture.definitions, *painted])
    assert svg.count("<") - svg.count("</") < MOST_ELEMENTS
    assert statistics.mean(pushed) < AVERAGE_PUSH


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "options", [EpochOptions(), EpochOptions(six_sites=True, backs_show_terrain=False)]
)
def test_everything_that_a_map_refers_to_is_defined_once(
    players: int, options: EpochOptions
) -> None:
    for state in walk(players, f"defined {players}", 150, options):
        picture = draw(GAME.view(state, state.to_move))
        known = re.findall(r'\bid="([^"]+)"', picture.definitions)
        assert len(set(known)) == len(known)
        assert set(symbols("".join(layer.svg() for layer in picture.layers))) <= set(known)


def test_a_leader_who_walks_changes_one_piece_alone() -> None:
    view = fresh()
    view["sides"][1]["leader"] = "R1-03"
    before = everything(draw(view))
    view["sides"][1]["leader"] = "R1-04"
    after = everything(draw(view))
    changed = {key for key in after if before.get(key) != after[key]}
    assert changed == {("pieces", "leader-1"), ("places", "leader-1")}


def test_a_tile_that_is_turned_up_changes_its_cell_alone() -> None:
    view = fresh()
    before = everything(draw(view))
    assert not cell(view, "R3-05")["face_up"]
    turn_up(view, "R3-05", "boots_a")
    after = everything(draw(view))
    changed = {key for key in after if before.get(key) != after[key]}
    assert changed == {("lands", "R3-05"), ("motifs", "R3-05"), ("names", "R3-05")}


# Tiles


def test_a_face_down_tile_shows_its_landscape_and_the_status_upon_it() -> None:
    view = fresh()
    cell(view, "R3-05")["landscape"] = "marshes"
    picture = draw(view)
    assert symbols(parts(picture, "lands")["R3-05"]) == ["back-marshes"]
    assert words(parts(picture, "names")["R3-05"]) == ["1"]
    assert "R3-05" not in parts(picture, "motifs")
    cell(view, "R3-05")["landscape"] = None
    assert symbols(parts(draw(view), "lands")["R3-05"]) == ["back-unknown"]


def test_an_open_tile_has_a_drawing_a_short_name_and_its_status() -> None:
    view = fresh()
    for side in view["sides"]:
        side["abilities"] = []
    turn_up(view, "R3-05", "fishing_pole_b")
    picture = draw(view)
    assert symbols(parts(picture, "lands")["R3-05"]) == ["land-water"]
    assert symbols(parts(picture, "motifs")["R3-05"]) == ["fishing_pole"]
    assert words(parts(picture, "names")["R3-05"]) == ["Pole", "2"]


def test_a_tile_whose_invention_one_has_says_so_to_its_owner_alone() -> None:
    view = fresh()
    turn_up(view, "R3-05", "boots_a")
    view["sides"][0]["abilities"], view["sides"][1]["abilities"] = ["boots"], []
    assert words(parts(draw(view), "names")["R3-05"]) == ["Boots", "yours"]
    for other in (1, -1):
        view["seat"] = other
        assert words(parts(draw(view), "names")["R3-05"]) == ["Boots", "3"]


def test_a_developed_tile_has_the_hut_of_its_clan_and_no_status() -> None:
    view = fresh()
    turn_up(view, "R3-05", "boots_a")["hut"] = 2
    picture = draw(view)
    assert symbols(parts(picture, "motifs")["R3-05"]) == ["boots", "hut-2"]
    assert words(parts(picture, "names")["R3-05"]) == ["Boots"]


def test_what_was_left_is_a_bundle_with_its_number_beside_everything_else() -> None:
    view = fresh()
    here = turn_up(view, "R3-05", "boots_a")
    alone = parts(draw(view), "names")["R3-05"]
    here["loose"] = {"wood": 2, "clay": 1}
    pieces = parts(draw(view), "pieces")
    assert symbols(pieces["loose-R3-05"]) == ["bundle"]
    assert words(pieces["count-R3-05"]) == ["3"]
    assert parts(draw(view), "names")["R3-05"] != alone


def test_two_leaders_on_one_tile_stand_apart() -> None:
    view = fresh()
    for side in view["sides"]:
        side["leader"] = None
    view["sides"][0]["leader"] = view["sides"][3]["leader"] = "R1-03"
    pieces = parts(draw(view), "pieces")
    spots = [re.findall(r"translate\((-?\d+) ", pieces[f"leader-{seat}"])[0] for seat in (0, 3)]
    assert spots == ["31", "-31"]


def test_every_invention_has_a_name_of_at_most_seven_letters() -> None:
    names = [tiles.short(ability) for ability in GAME.content.abilities]
    assert max(map(len, names)) <= 7
    assert len(set(names)) == len(names)


# Sites


def test_an_undiscovered_site_tells_what_the_first_who_finds_it_gets() -> None:
    view = fresh()
    site = view["sites"][0]
    site["discovered"] = False
    assert words(parts(draw(view), "names")[f"{site['slot']}-to-find"]) == ["3"]
    site["discovered"] = True
    assert f"{site['slot']}-to-find" not in parts(draw(view), "names")


SCORES = {
    "carnac": ("÷2", "develop"),
    "valcamonica": ("÷3", "status"),
    "egtved": ("5", "status"),
    "barger": ("4-8", "status"),
    "varna": ("4", "status"),
    "stonehenge": ("16÷", "status"),
}


@pytest.mark.parametrize("site", SCORES)
def test_a_site_tells_what_it_scores(site: str) -> None:
    view = fresh()
    view["sites"][0]["site"] = site
    drawn = parts(draw(view), "names")[f"{view['sites'][0]['slot']}-scores"]
    assert (words(drawn)[0], symbols(drawn)[0]) == SCORES[site]


PRICES = {
    "carnac": "4 raw + made",
    "valcamonica": "4 different any",
    "egtved": "skin string any",
    "barger": "2 different made",
    "varna": "2+2 leather hide wood",
    "stonehenge": "4 stone + 2 wood",
}


@pytest.mark.parametrize("site", PRICES)
def test_a_plate_tells_what_its_segment_asks_for(site: str) -> None:
    (found,) = [each for each in GAME.content.sites if each.id == site]
    told = " ".join(letters or symbol for letters, symbol in plates.price(found.base[0]))
    assert told == PRICES[site]


def test_a_plate_lets_one_choose_between_two_materials() -> None:
    (egtved,) = [each for each in GAME.content.sites if each.id == "egtved"]
    told = " ".join(letters or symbol for letters, symbol in plates.price(egtved.four[0]))
    assert told == "bronze / antler skin any"


def test_a_segment_that_was_given_to_shows_the_token_and_what_it_brings() -> None:
    view = fresh()
    site = view["sites"][0]
    site["site"], slot = "barger", site["slot"]
    site["tokens"][1] = 3
    drawn = parts(draw(view), "plates")
    assert symbols(drawn[f"{slot}.2"]) == ["token-3", "status"]
    assert words(drawn[f"{slot}.2"]) == ["8"]
    assert symbols(drawn[f"{slot}.2-pip"]) == ["token-3"]
    assert not symbols(drawn[f"{slot}.1-pip"])


def test_nothing_on_a_plate_is_wider_than_it() -> None:
    for view in (fresh(players) for players in (2, 3, 4)):
        for site in view["sites"]:
            for name, drawn in parts(draw(view), "plates").items():
                if name.startswith(f"{site['slot']}.") and "pip" not in name:
                    left, width = map(
                        float, re.findall(r'x="([-\d.]+)".*?width="([\d.]+)"', drawn)[0]
                    )
                    spots = re.findall(r'(?:translate\(|<text x=")([-\d.]+)', drawn)
                    assert all(left + 5 < float(x) < left + width - 5 for x in spots)


# Letters


@pytest.mark.parametrize("six", [False, True])
def test_letters_are_large_enough_where_they_are_drawn(six: bool) -> None:
    for state in walk(4, "letters", 300, EpochOptions(six_sites=six)):
        picture = draw(GAME.view(state, state.to_move))
        for part in [part for layer in picture.layers for part in layer.parts]:
            assert all(size * part.least >= LETTERS - 1e-6 for size in sizes(part.svg)), part.key
        for text in words("".join(layer.svg() for layer in picture.layers)):
            assert " " not in text and not text.endswith(".")


def test_where_a_plate_could_not_be_read_a_ring_or_token_stands_in_its_place() -> None:
    (layer,) = [each for each in draw(fresh()).layers if each.name == "plates"]
    seen = {part.key: (part.least, part.below) for part in layer.parts}
    for name in [name for name in seen if not name.endswith("pip")]:
        assert seen[name] == (plates.READ, 0) and seen[f"{name}-pip"] == (0, plates.READ)


def test_a_phone_shows_the_whole_map_with_names() -> None:
    pane = stage(fresh(), GAME.content)
    assert pane.least[0] <= 370 and pane.least[1] <= 394
    assert pane.board and pane.board.box == BOX
    assert 0.75 < pane.ratio < 0.82


# Places


def test_cells_sites_segments_and_leaders_have_names() -> None:
    view = fresh()
    view["sides"][2]["leader"] = "V-N"
    names = list(draw(view).names())
    assert len(set(names)) == len(names)
    slots = [site["slot"] for site in view["sites"]]
    segments = [f"{slot}.{number}" for slot in slots for number in (1, 2, 3, 4)]
    leaders = [f"leader-{seat}" for seat in range(4) if view["sides"][seat]["leader"]]
    assert names == [*CELLS, *slots, *segments, *leaders]
    assert "leader-2" in leaders


def test_one_takes_hold_of_ones_own_leader_beside_the_middle_of_every_cell() -> None:
    view = fresh()
    for seat in (0, 1):
        view["sides"][seat]["leader"] = "R1-03"
        found = parts(draw(view), "places")[f"leader-{seat}"]
        assert ("<circle" in found) == (seat == 0)
    hold = parts(draw(view), "places")["leader-0"]
    x, y, reach = (float(value) for value in re.findall(r'(?:cx|cy|r)="([-\d.]+)"', hold))
    assert reach * 2 * tiles.READ >= 39
    for near in ((0, 0), *DIRECTIONS):
        assert math.dist((x, y), middle(near)) > reach


@pytest.mark.parametrize(("players", "segments"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_a_site_has_as_many_segments_as_are_in_play(players: int, segments: int) -> None:
    names = [name for name in draw(fresh(players)).names() if name.startswith("NE.")]
    assert names == [f"NE.{number + 1}" for number in range(segments)]


@pytest.mark.parametrize("six", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_plates_lie_in_the_picture_and_over_nothing_else(players: int, six: bool) -> None:
    view = fresh(players, options=EpochOptions(six_sites=six))
    left, top, width, height = draw(view).box
    assert (left, top, width, height) == (WIDE_BOX if six else BOX)
    targets = parts(draw(view), "places")
    boxes = {name: box_of(svg) for name, svg in targets.items() if "<rect" in svg}
    assert len(boxes) == len(view["sites"]) * len(view["sites"][0]["tokens"])
    content = GAME.content
    used = {site["slot"] for site in view["sites"]}
    cells = [each.at for each in content.cells] + [each.at for each in content.villages]
    cells += [slot.at for slot in content.slots if slot.id in used]
    for name, (x, y, wide, high) in boxes.items():
        assert left <= x and x + wide <= left + width
        assert top <= y and y + high <= top + height + 0.01
        for corner_x, corner_y in ((x, y), (x + wide, y), (x, y + high), (x + wide, y + high)):
            assert not any(covered(corner_x, corner_y, at) for at in cells), name
        for other, (ox, oy, owide, ohigh) in boxes.items():
            apart = x >= ox + owide or ox >= x + wide or y >= oy + ohigh or oy >= y + high
            assert other == name or apart


def box_of(svg: str) -> tuple[float, float, float, float]:
    """Where a rectangle lies."""
    x, y, wide, high = re.findall(r' (?:x|y|width|height)="([-\d.]+)"', svg)
    return float(x), float(y), float(wide), float(high)


def covered(x: float, y: float, at: tuple[int, int]) -> bool:
    """Whether a point lies on a hex."""
    dx, dy = abs(x - middle(at)[0]), abs(y - middle(at)[1])
    return dy < HEX * 0.866 and dx + dy / 1.732 < HEX


def test_what_would_be_built_or_stand_there_is_shown_to_who_plays_alone() -> None:
    view = fresh()
    assert symbols(parts(draw(view), "previews")["hut"]) == ["hut-0"]
    assert symbols(parts(draw(view), "previews")["leader"]) == ["leader-0"]
    view["seat"] = -1
    assert {"hut", "leader"}.isdisjoint(parts(draw(view), "previews"))


def test_a_way_goes_over_its_tiles_from_the_leader_and_tells_its_price() -> None:
    view = fresh()
    view["sides"][0]["leader"] = "V-N"
    steps = ["V-S", "R1-05"]
    view["reach"] = [{"cell": "R1-05", "food": 4, "steps": steps, "by_canoe": False}]
    drawn = parts(draw(view), "previews")["way-R1-05"]
    (line,) = {*re.findall(r' d="M([^"]+)"', drawn)}
    assert line.split("L") == ["0 0", "0 86.6", "0 173.2"]
    assert words(drawn) == ["4"] and symbols(drawn) == ["food"]
    view["seat"] = -1
    assert "way-R1-05" not in parts(draw(view), "previews")


def test_a_line_goes_round_each_quadrant() -> None:
    previews = parts(draw(fresh()), "previews")
    for slot in GAME.content.slots:
        line = re.findall(r' d="M([^"]+)Z"', previews[f"quadrant-{slot.id}"])[0]
        corners = [(float(x), float(y)) for x, y in map(str.split, line.split("L"))]
        for place in GAME.content.cells:
            within = bool({*place.quadrants} & {*slot.quadrants})
            assert inside(middle(place.at), corners) == within


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_picture_tells_no_secret(seat: int) -> None:
    rng = Rng("secret")
    for number, state in enumerate(walk(2, "secret", 200)):
        if number % 10 == 0:
            one = draw(GAME.view(state, seat))
            other = draw(GAME.view(state.determinize(seat, rng), seat))
            assert everything(one) == everything(other)
