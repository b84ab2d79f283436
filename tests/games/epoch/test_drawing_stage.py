"""The map as a board: small parts that change, letters large enough, and a name for each place."""

from __future__ import annotations

import re
import statistics

import pytest

from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.drawing import plates, tiles
from lascaux.games.epoch.drawing.panes import stage
from lascaux.games.epoch.drawing.places import BOX
from tests.games.epoch.answers import GAME
from tests.games.epoch.pictures import (
    cell,
    draw,
    everything,
    fresh,
    parts,
    sizes,
    symbols,
    turn_up,
    views,
    walk,
    words,
)

LETTERS = 11.0  # pixels
MOST_ELEMENTS = 1500  # that are painted
MOST_FIRST, AVERAGE_PUSH = 120_000, 1_000  # bytes: of a whole map with its symbols, of what changes


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
