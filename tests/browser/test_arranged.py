"""Panes are where their roles say, at every size."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from readable import DEVICES, Device, settle
from tests.browser.boxes import SLACK, Seen
from tests.browser.conftest import Opens

WIDE, TALL, PHONE, LOW = DEVICES
TOUCH = 40  # pixels of what a finger can hit
AT_REST = "() => !document.querySelector('[data-pane=land] .board').style.transform"
PIECE = '[data-pane="land"] .board .pixels'


@pytest.fixture
def look_at(open_table: Opens) -> Any:
    """Opens a crowded table on a device."""
    return lambda table, device: Seen(open_table(table, device))


# Roles: two stages under a rail over the whole page


def test_a_full_rail_lies_over_the_whole_page_and_the_bar_between_it_and_two_stages(
    look_at: Any,
) -> None:
    table = look_at("tribes-54", WIDE)
    panes = table.boxes()
    assert panes["row"].width > 1240
    assert panes["row"].is_above(panes["bar"])
    assert panes["bar"].is_above(panes["land"])
    assert panes["bar"].is_above(panes["boards"])
    assert panes["land"].is_left_of(panes["boards"])
    assert abs(panes["land"].top - panes["boards"].top) < SLACK
    assert panes["boards"].is_left_of(panes["tribes"])
    assert panes["land"].height > 200


def test_on_a_tablet_the_two_stages_still_stand_side_by_side(look_at: Any) -> None:
    panes = look_at("tribes-54", TALL).boxes()
    assert panes["row"].is_above(panes["bar"])
    assert panes["bar"].is_above(panes["land"])
    assert panes["land"].is_left_of(panes["boards"])
    assert abs(panes["land"].top - panes["boards"].top) < SLACK


def test_links_between_cards_are_drawn(look_at: Any) -> None:
    table = look_at("tribes-54", WIDE)
    links = table.page.locator('[data-pane="boards"] > .links path')
    drawn = [path.get_attribute("d") for path in links.all()]
    assert len(drawn) == 3
    assert all(drawn)
    boards = table.boxes()["boards"]
    for number in range(3):
        assert table.box(f'[data-pane="boards"] > .links path >> nth={number}').is_on(boards)


# How many words there are in headings, and which of them a link crosses.
CROSSED = """() => {
  const range = document.createRange();
  const boxed = (text) => {
    range.selectNodeContents(text);
    return [text.data, range.getBoundingClientRect()];
  };
  const seen = ".pane[data-links] > .shelf:not(.unused) > .group";
  const words = [...document.querySelectorAll(seen)]
    .flatMap((heading) => [heading.firstChild, heading.lastChild.firstChild].map(boxed));
  const links = [...document.querySelectorAll(".links path")];
  const crosses = (box, link) => link.left < box.right && box.left < link.right
    && link.top < box.bottom && box.top < link.bottom;
  const isCrossed = ([, box]) =>
    links.some((link) => crosses(box, link.getBoundingClientRect()));
  return [words.length, words.filter(isCrossed).map(([text]) => text)];
}"""


@pytest.mark.parametrize("table", ["tribes-12", "tribes-54"])
def test_links_pass_between_the_words_of_headings(look_at: Any, table: str) -> None:
    assert look_at(table, WIDE).page.evaluate(CROSSED) == [6, []]


# The heights of titles, with the tick and without.
HEIGHTS = """() => {
  const cards = [...document.querySelectorAll(".stage.set .thing.done")];
  const seen = cards.filter((card) => card.checkVisibility());
  const heights = () => seen.map((card) => card.querySelector("h3").offsetHeight);
  const before = heights();
  for (const card of seen) card.classList.remove("done");
  return [before, heights()];
}"""


@pytest.mark.parametrize("device", [WIDE, TALL], ids=lambda device: device.name)
def test_the_tick_of_what_is_done_has_no_line_of_its_own(look_at: Any, device: Device) -> None:
    page = look_at("tribes-12", device).page
    with_tick, without = page.evaluate(HEIGHTS)
    assert len(with_tick) > 3
    assert with_tick == without


def test_a_result_is_seen_as_a_whole_until_it_is_folded_up(look_at: Any) -> None:
    table = look_at("tribes-12", WIDE)
    result = table.box("#f-result")
    assert table.box("#f-result tfoot").bottom <= result.bottom
    assert result.bottom <= WIDE.height
    assert not table.sees(".others")
    table.page.locator("#f-result summary").first.click()
    settle(table.page)
    assert table.box("#f-result").is_above(table.box(".others"))


def test_where_it_is_low_a_result_is_seen_down_to_its_totals(look_at: Any) -> None:
    table = look_at("tribes-12", LOW)
    assert table.box("#f-result tfoot").bottom <= table.box("#f-result").bottom


@pytest.mark.parametrize("device", [WIDE, PHONE], ids=lambda device: device.name)
def test_a_pane_takes_its_compact_form_where_there_is_little_room(
    look_at: Any, device: Device
) -> None:
    table = look_at("tribes-54", device)
    whole = table.sees('[data-pane="boards"] > .shelf:not(.compact) > .thing')
    compact = table.sees('[data-pane="boards"] > .shelf.compact > .thing')
    assert (whole, compact) == ((True, False) if device is WIDE else (False, True))


def test_where_one_pane_is_seen_at_a_time_its_tab_alone_is_marked(look_at: Any) -> None:
    table = look_at("rise-12", Device("short", 1280, 720))
    marked = "button => Number(getComputedStyle(button).fontWeight) > 600"
    for name, pane in (("Mine", "mine"), ("Events", "common"), ("Others", "others")):
        if name != "Mine":
            table.tab(name)
        assert table.sees(f".pane.{pane}"), name
        tabs = table.page.locator("#tabs button:visible").all()
        assert [tab.inner_text() for tab in tabs if tab.evaluate(marked)] == [name]


def test_on_a_phone_rail_land_ledger_own_line_bar_and_tabs_stand_under_each_other(
    look_at: Any,
) -> None:
    panes = look_at("tribes-54", PHONE).boxes()
    order = [panes[name] for name in ("caption", "row", "land", "boards", "tribe", "bar", "tabs")]
    for upper, lower in pairwise(order):
        assert upper.is_above(lower)
    assert order[-1].bottom <= PHONE.height
    assert panes["land"].height > 200


# A rail as a row, a wide map with stops, a private hand


def test_a_row_stands_above_the_stage_and_the_bar_below_it(look_at: Any) -> None:
    panes = look_at("cro-b", WIDE).boxes()
    assert panes["types"].is_above(panes["map"])
    assert panes["map"].is_above(panes["bar"])
    for name in ("hand", "under", "seats"):
        assert panes["map"].is_left_of(panes[name])
    assert panes["map"].width > 850


def test_a_wide_map_has_stops_on_a_phone_alone_and_begins_so_large_that_it_can_be_read(
    look_at: Any,
) -> None:
    assert not look_at("cro-b", WIDE).sees(".stops")
    table = look_at("cro-b", PHONE)
    assert table.count('[data-pane="map"] [data-layer="names"] text') > 4
    assert table.page.locator(".stops button").all_inner_texts() == ["West", "Centre", "East"]
    for number in range(3):
        assert table.box(f".stops button >> nth={number}").height >= TOUCH
    places = '[data-pane="map"] .board > [data-named] > [data-key="{}"]'
    rock = table.box('[data-pane="map"] .rock')
    table.page.locator(".stops button").nth(0).click()
    settle(table.page)
    assert table.box(places.format("west_africa")).is_on(rock)
    assert not table.box(places.format("south_america")).is_on(rock)
    table.page.locator(".stops button").nth(2).click()
    settle(table.page)
    assert table.box(places.format("south_america")).is_on(rock)
    assert not table.box(places.format("west_africa")).is_on(rock)


def test_a_private_hand_is_peeked_at_on_a_phone_and_opens_as_a_sheet(look_at: Any) -> None:
    table = look_at("cro-b", PHONE)
    assert table.sees('[data-pane="hand"] > .peek')
    assert not table.sees('[data-pane="hand"] .thing')
    table.tab("Mine")
    assert table.count('[data-pane="hand"] .thing') > 2
    panes = table.boxes()
    assert panes["hand"].is_above(panes["bar"])
    assert panes["bar"].is_above(panes["tabs"])


@pytest.mark.parametrize("device", [PHONE, LOW], ids=lambda device: device.name)
def test_the_board_stays_to_be_seen_while_one_chooses_from_the_own_hand(
    look_at: Any, device: Device
) -> None:
    table = look_at("cro-c", device)
    card, brick = '[data-pane="hand"] .thing{}', '[data-pane="map"] .overlay .preview rect'
    assert (table.count(card.format(".lit")), table.count(brick)) == (2, 0)
    table.page.locator(card.format(".lit")).first.tap()
    settle(table.page)
    assert table.count(brick) == 1
    panes, chosen = table.boxes(), table.box(card.format(".picked"))
    assert panes["map"].is_above(chosen) or panes["map"].is_left_of(chosen)
    assert panes["map"].height > 300
    assert chosen.is_above(panes["bar"])


# A rail as a column, panes that share a place, benches


def test_a_rail_can_be_a_column_left_of_the_map_or_between_it_and_the_side(look_at: Any) -> None:
    panes = look_at("rise-2", WIDE).boxes()
    assert panes["actions"].is_left_of(panes["land"])
    panes = look_at("epoch-a", WIDE).boxes()
    rail, stage = panes["actions"], panes["map"]
    assert stage.is_left_of(rail)
    assert rail.is_left_of(panes["clans"])
    assert 160 <= rail.width <= 210
    assert rail.height > 600
    assert stage.is_above(panes["bar"])


def test_panes_that_are_common_to_all_share_their_place_behind_tabs(look_at: Any) -> None:
    table = look_at("epoch-a", WIDE)
    assert table.page.locator("#tabs button:visible").all_inner_texts() == ["Aims", "Abilities"]
    panes = table.boxes()
    assert "aims" in panes
    assert "abilities" not in panes
    table.tab("Abilities")
    panes = table.boxes()
    assert "abilities" in panes
    assert "aims" not in panes


def test_a_bench_takes_the_place_of_what_is_common_and_of_the_others(look_at: Any) -> None:
    panes = look_at("epoch-c", WIDE).boxes()
    assert {"aims", "abilities", "clans"}.isdisjoint(panes)
    assert panes["map"].is_left_of(panes["plan"])
    assert panes["mine"].is_above(panes["plan"])


def test_on_a_phone_a_bench_leaves_the_map_to_be_seen(look_at: Any) -> None:
    panes = look_at("epoch-c", PHONE).boxes()
    assert panes["map"].is_above(panes["plan"])
    assert panes["plan"].is_above(panes["bar"])
    assert panes["plan"].height <= 0.6 * PHONE.height
    assert panes["map"].height > 120


def test_a_bench_on_the_stage_leaves_the_others_to_be_seen(look_at: Any) -> None:
    panes = look_at("pebbles-2", WIDE).boxes()
    assert panes["answers"].is_above(panes["asked"])
    assert panes["asked"].is_above(panes["bar"])
    assert panes["asked"].is_left_of(panes["players"])
    assert panes["asked"].is_left_of(panes["mine"])
    assert panes["asked"].width > 500


# Boards under fingers


def units(table: Seen) -> float:
    """Pixels to a unit of the land."""
    found = table.page.evaluate("""() => {
      const board = document.querySelector('[data-pane="land"] .board');
      return board.getBoundingClientRect().width / board.viewBox.baseVal.width;
    }""")
    return float(found)


@pytest.mark.parametrize("device", [TALL, PHONE, LOW], ids=lambda device: device.name)
def test_a_tile_is_large_enough_for_a_finger_and_one_can_be_laid_in_sight(
    look_at: Any, device: Device
) -> None:
    table = look_at("hunters", device)
    assert units(table) * 100 > 55.9
    land = table.box('[data-pane="land"] .rock')
    squares = table.page.locator('[data-pane="land"] .board [data-layer="squares"] > .lit').all()
    boxes = [found for square in squares if (found := square.bounding_box())]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    assert any(land.left < x < land.right and land.top < y < land.bottom for x, y in middles)


def test_the_whole_land_is_seen_where_one_asks_for_it_until_one_asks_again(look_at: Any) -> None:
    table = look_at("hunters", PHONE)
    close = units(table)
    button = table.page.locator('[data-pane="land"] [data-view="fit"]')
    button.click()
    settle(table.page)
    assert units(table) < 0.8 * close
    button.click()
    settle(table.page)
    assert abs(units(table) - close) < 0.01


def test_with_a_mouse_the_whole_land_is_seen(look_at: Any) -> None:
    table = look_at("hunters", WIDE)
    land = table.box('[data-pane="land"] [data-layer="ground"]')
    rock = table.box('[data-pane="land"] .rock')
    assert rock.left <= land.left and land.right <= rock.right
    assert rock.top <= land.top and land.bottom <= rock.bottom


@pytest.mark.parametrize(("device", "view"), [(WIDE, "in"), (PHONE, "fit")], ids=["wide", "phone"])
def test_what_is_drawn_in_pixels_keeps_its_size_whatever_the_zoom(
    look_at: Any, device: Device, view: str
) -> None:
    table = look_at("hunters", device)
    piece, before = table.box(PIECE), units(table)
    table.page.locator(f'[data-pane="land"] [data-view="{view}"]').click()
    table.page.wait_for_function(AT_REST)
    settle(table.page)
    assert abs(units(table) / before - 1) > 0.1
    after = table.box(PIECE)
    assert (after.width, after.height) == pytest.approx((piece.width, piece.height), abs=0.5)


def test_what_lies_beside_a_board_is_seen_where_there_is_room_for_all_of_it(look_at: Any) -> None:
    key = '[data-pane="map"] [data-layer="aside"] > [data-key="key"]'
    assert look_at("epoch-a", WIDE).sees(key)
    assert not look_at("epoch-a", Device("narrower", 1100, 800)).sees(key)
    table = look_at("epoch-a", WIDE)
    table.page.locator('[data-pane="map"] [data-view="in"]').click()
    table.page.locator(key).wait_for(state="hidden")
    table.page.locator('[data-pane="map"] [data-view="fit"]').click()
    table.page.locator(key).wait_for(state="visible")
