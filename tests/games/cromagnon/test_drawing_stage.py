"""The map as a board: small parts that change, letters large enough, and nothing secret."""

from __future__ import annotations

import re
import statistics

import pytest

from lascaux.engine.pane import Stop
from lascaux.engine.rng import Rng
from lascaux.games.cromagnon.drawing.panes import STOPS
from lascaux.games.cromagnon.drawing.stage import READ
from lascaux.games.cromagnon.drawing.world import extent
from lascaux.games.cromagnon.view import MovedView
from tests.games.cromagnon.answers import GAME
from tests.games.cromagnon.pictures import (
    area,
    draw,
    everything,
    fresh,
    parts,
    staged,
    views,
    walk,
)

SMALLEST = 0.42  # pixels to a unit, on a tablet; elsewhere they are more
MOST_ELEMENTS = 1500  # that are painted: what is shown only to who points at it is not
AVERAGE_PUSH = 10_000  # bytes


def sizes(svg: str) -> list[float]:
    return [float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)]


def words(svg: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", svg)


def symbols(svg: str) -> list[str]:
    return re.findall(r'href="#([^"]+)"', svg)


# Parts


def test_a_crowded_map_has_few_elements_and_a_position_sends_little() -> None:
    pushed, before = [], None
    for view in views(1, 700):
        picture = staged(view).board
        assert picture
        painted = [layer.svg() for layer in picture.layers if layer.name != "previews"]
        svg = "".join([picture.definitions, *painted])
        assert svg.count("<") - svg.count("</") < MOST_ELEMENTS
        now = everything(picture)
        if before is not None:
            pushed.append(sum(len(now[key]) for key in now if before.get(key) != now[key]))
        before = now
    assert statistics.mean(pushed) < AVERAGE_PUSH / 2


def test_everything_that_a_map_refers_to_is_defined_once() -> None:
    for view in views(2, 300, every=3):
        picture = staged(view).board
        assert picture
        known = re.findall(r'\bid="([^"]+)"', picture.definitions)
        assert len(set(known)) == len(known)
        layers = "".join(layer.svg() for layer in picture.layers)
        paid = re.findall(r'\bid="(pays-\d+)"', layers)
        assert set(symbols(layers)) <= {*known, *paid}


def test_a_tribe_that_comes_changes_its_area_alone() -> None:
    view = fresh()
    before = everything(draw(view))
    area(view, "near_east")["tribes"][0] = 2
    after = everything(draw(view))
    changed = {key for key in after if before.get(key) != after[key]}
    pieces = {("pieces", "tribe-0-near_east"), ("pieces", "token-0-near_east")}
    assert changed - {("previews", "tribe-near_east")} == pieces


def test_the_lens_rings_the_tiles_of_a_type_and_tells_who_would_get_what() -> None:
    view = fresh(3)
    siberia = area(view, "siberia")
    kind = siberia["resources"][1]["type"]
    siberia["payouts"] = [2, 0, 5]
    found = parts(draw(view), "previews")
    assert words(found["pays-siberia"]) == ["+5", "+2"]
    assert symbols(found["pays-siberia"]) == ["token-2", "token-0"]
    (each,) = [each for each in view["types"] if each["id"] == kind]
    lens = found[f"lens-{kind}"]
    assert symbols(lens)[-1] == f"pays-{siberia['number']}"
    assert symbols(lens).count("ring") == len(each["open_in"])
    each["scored"] = True
    assert f"lens-{kind}" not in parts(draw(view), "previews")


def test_a_tile_that_is_taken_is_shown_dark_and_one_that_is_scored_leaves_its_place() -> None:
    view = fresh()
    here = area(view, "siberia")
    god, good, tool = here["resources"]
    open_tiles = symbols(parts(draw(view), "tiles")["siberia"])
    assert open_tiles == [f"type-{each['type']}" for each in (god, good, tool)]
    good["state"] = "flipped"
    tool["state"], tool["type"] = "gone", None
    expected = [f"type-{god['type']}", f"taken-{good['type']}", "place-tools"]
    assert symbols(parts(draw(view), "tiles")["siberia"]) == expected


def test_values_and_temples_lie_side_by_side_with_their_numbers_and_owners() -> None:
    view = fresh()
    here = area(view, "siberia")
    value = here["spaces"][0]
    here["spaces"] += [
        {"kind": "temple", "first": 0, "second": 0, "type": "ochre", "owner": 3},
        {"kind": "temple", "first": 0, "second": 0, "type": "ochre", "owner": None},
    ]
    drawn = parts(draw(view), "values")["siberia"]
    assert symbols(drawn) == ["slab", "temple", "token-3", "temple"]
    assert words(drawn) == [str(value["first"]), str(value["second"])]
    assert symbols(parts(draw(view), "values")["east_africa"]) == ["home"]


def test_the_strongest_have_a_bar_and_all_of_those_who_are_level() -> None:
    view = fresh(3)
    here = area(view, "siberia")
    for tribes, barred in (([2, 1, 2], [0, 2]), ([1, 3, 2], [1]), ([0, 1, 0], [1])):
        here["tribes"], here["cost_due"] = tribes, False
        drawn = {
            key: svg
            for key, svg in parts(draw(view), "pieces").items()
            if key.startswith("tribe") and key.endswith("siberia")
        }
        assert [words(svg) for svg in drawn.values()] == [[str(each)] for each in tribes if each]
        assert [key for key, svg in drawn.items() if "<rect" in svg] == [
            f"tribe-{seat}-siberia" for seat in barred
        ]


def test_a_cost_is_shown_while_it_is_due() -> None:
    view = fresh()
    drawn = parts(draw(view), "pieces")
    shown = {key for key in drawn if key.startswith("cost-")}
    assert shown == {f"cost-{each['id']}" for each in view["areas"] if each["cost"]}
    pay = drawn["cost-north_america"]
    assert (words(pay), symbols(pay)) == (["pay"], ["category-gods", "category-trade_goods"])
    area(view, "north_america")["cost_due"] = False
    assert "cost-north_america" not in parts(draw(view), "pieces")


def walker(number: int, *path: str) -> MovedView:
    return {"number": number, "owner": 1, "area": path[-1], "path": [*path], "walking": False}


def test_the_links_that_were_walked_have_the_colour_of_whoever_walked() -> None:
    view = fresh()
    view["moved"] = [
        walker(1, "east_africa", "near_east"),
        walker(2, "east_africa", "north_africa", "near_east"),
    ]
    ways = parts(draw(view), "ways")
    assert set(ways) == {"ways", "walked-0-4", "walked-0-3", "walked-3-4"}
    assert "#4f8438" in ways["walked-0-4"]
    area(view, "near_east")["links"].append("oceania")
    area(view, "oceania")["links"].append("near_east")
    assert parts(draw(view), "ways")["ways"] != ways["ways"]


# Letters


def test_letters_are_large_enough_where_they_are_drawn() -> None:
    for view in views(3, 400, every=3):
        picture = draw(view)
        for layer in picture.layers:
            for part in layer.parts:
                for size in sizes(part.svg):
                    assert size * max(part.least, SMALLEST) >= 11
    assert READ <= SMALLEST


def test_no_sentence_is_drawn() -> None:
    for view in views(4, 400, every=3):
        picture = staged(view).board
        assert picture
        for text in words("".join(layer.svg() for layer in picture.layers)):
            assert len(text.split()) <= 2 and not text.endswith(".")


def test_names_are_those_of_the_content() -> None:
    view = fresh()
    area(view, "siberia")["name"] = "Taimyr"
    named = words(parts(draw(view), "names")["names"])
    assert "Taimyr" in named and "Siberia" not in named
    assert {*" ".join(named).split()} == {*" ".join(each["name"] for each in view["areas"]).split()}


# Choosing


def test_what_can_be_chosen_has_a_name_and_nothing_else_lies_over_an_area() -> None:
    seen = set()
    for view in views(5, 700, every=3):
        if view["conflict"] and view["conflict"]["area"]:
            continue
        names = set(draw(view).names())
        ids = {each["id"] for each in view["areas"]}
        assert ids <= names
        tiles = {
            f"{choice['area']}.{each['type']}"
            for choice in view["choices"]
            if choice["kind"] == "take"
            for each in area(view, choice["area"])["resources"]
            if each["category"] == choice["category"]
        }
        temples = {
            f"{choice['area']}.temple" for choice in view["choices"] if choice["kind"] == "grow"
        }
        kinds = {choice["kind"] for choice in view["choices"]}
        inner = names - ids
        assert tiles <= inner and temples <= inner
        if not kinds & {"take", "grow", "of", "another"}:
            assert {each.partition(".")[2] for each in inner} <= {"temple"}, "markers can be moved"
        seen |= kinds
    assert {"take", "grow", "start", "send", "on"} <= seen


def test_tribes_of_others_can_be_chosen_wherever_they_stand() -> None:
    view = fresh(3)
    view["choices"] = [{"action": 0, "text": "of Green", "kind": "of", "seat": 1}]
    area(view, "siberia")["tribes"] = [1, 2, 0]
    assert {"east_africa.s1", "siberia.s1"} == {name for name in draw(view).names() if "." in name}


def test_one_chooses_ones_own_marker_by_its_temple() -> None:
    view = fresh(3)
    area(view, "siberia")["spaces"].append(
        {"kind": "temple", "first": 0, "second": 0, "type": "ochre", "owner": 0}
    )
    view["choices"] = [{"action": 0, "text": "", "kind": "marker", "area": "siberia"}]
    assert "siberia.temple" in set(draw(view).names())
    area(view, "siberia")["spaces"][-1]["owner"] = 2
    assert "siberia.temple" not in set(draw(view).names())


def test_previews_are_for_whoever_chooses() -> None:
    state = GAME.new(3, "previews")
    seat = state.to_move
    mine = parts(draw(GAME.view(state, seat)), "previews")
    assert {f"tribe-{each.id}" for each in GAME.content.areas} <= set(mine)
    assert symbols(mine["tribe-siberia"]) == [f"token-{seat}"]
    for other in (-1, (seat + 1) % 3):
        seen = parts(draw(GAME.view(state, other)), "previews")
        assert all(key.startswith(("lens-", "pays-")) for key in seen)


def test_a_value_that_was_drawn_would_lie_to_the_right_of_the_others() -> None:
    view = fresh()
    view["choices"] = [{"action": 0, "text": "", "kind": "value", "area": "siberia"}]
    view["drawn_value"] = {"first": 3, "second": 1}
    found = parts(draw(view), "previews")
    assert words(found["value-siberia"]) == ["3", "1"]
    assert "value-east_africa" not in found


# The stage


@pytest.mark.parametrize("stop", STOPS, ids=[stop.name for stop in STOPS])
def test_every_stop_shows_part_of_the_map_from_top_to_bottom(stop: Stop) -> None:
    left, top, wide, high = stop.box
    assert (top, high) == (0, 900) and left >= 0 and left + wide <= 1600


def test_every_area_is_whole_at_one_of_the_stops() -> None:
    for number in range(16):
        left, _, wide, _ = extent(number)
        assert any(
            stop.box[0] <= left + 6 and left + wide <= stop.box[0] + stop.box[2] + 6
            for stop in STOPS
        ), number


def test_while_tiles_are_bid_the_stage_is_the_area_that_is_fought_over() -> None:
    seen = 0
    for view in views(6, 900):
        conflict = view["conflict"]
        if conflict and conflict["area"]:
            seen += 1
            pane = staged(view)
            assert pane.board and list(pane.board.names()) == [conflict["area"]]
            here = area(view, conflict["area"])
            drawn = parts(pane.board, "values")["values"]
            assert words(drawn)[-6:-2] == ["1st", str(here["first"]), "2nd", str(here["second"])]
            assert words(drawn)[-2:] == ["tie", str((here["first"] + here["second"]) // 2)]
            tiles = parts(pane.board, "tiles")["tiles"]
            assert len(symbols(tiles)) == len([e for e in here["resources"] if e["type"]])
            for part in [part for layer in pane.board.layers for part in layer.parts]:
                assert all(size * max(part.least, 0.345) >= 11 for size in sizes(part.svg))
    assert seen


def test_tiles_of_the_type_that_is_scored_have_rings() -> None:
    for view in views(7, 900):
        conflict = view["conflict"]
        if conflict and not conflict["area"]:
            assert set(parts(draw(view), "fought")) == set(conflict["to_come"])
            break
    else:
        pytest.fail("no area was ever to be picked")


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_a_picture_tells_no_secret(seat: int) -> None:
    rng = Rng("secret")
    for number, state in enumerate(walk(8, 500, 3)):
        if number % 10 == 0:
            one = draw(GAME.view(state, seat))
            other = draw(GAME.view(state.determinize(seat, rng), seat))
            assert everything(one) == everything(other)
