"""Panes are where their roles say, at every size: of the games, and of those that stand still."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page

from crowded import TABLES
from readable import DEVICES, Device, settle
from running import Server
from tests.browser.conftest import Opens, People

WIDE, TALL, PHONE, LOW = DEVICES
TOUCH = 40  # pixels of what a finger can hit
SLACK = 2  # pixels
BOXES = """() => {
  const found = {};
  for (const part of document.querySelectorAll(".pane, #bar, #tabs, #caption")) {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    if (part.checkVisibility() && width > 1 && height > 1) {
      found[part.dataset.pane ?? part.id] = { left, top, right, bottom };
    }
  }
  return found;
}"""
SCROLLS = """() => {
  const strips = ".pane, #bar, #tabs, header";
  const moves = (part) => part.scrollHeight > part.clientHeight + 1
    && ["auto", "scroll"].includes(getComputedStyle(part).overflowY);
  const page = document.scrollingElement;
  const all = [...document.querySelectorAll("body *")].filter((part) => !part.closest("dialog"));
  return [
    ...(page.scrollHeight > innerHeight + 1 ? ["page"] : []),
    ...all.filter((part) => part.checkVisibility() && !part.closest(strips) && moves(part))
      .map((part) => part.id || part.className),
  ];
}"""
WATCH = """() => {
  window.heights = new Set();
  const bar = document.querySelector("#bar");
  new ResizeObserver(() => window.heights.add(Math.round(bar.offsetHeight))).observe(bar);
}"""


@dataclass(frozen=True)
class Box:
    """Where something is, in CSS pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def is_above(self, other: Box) -> bool:
        """Does it end before the other begins?"""
        return self.bottom <= other.top + SLACK

    def is_left_of(self, other: Box) -> bool:
        """Does it end before the other begins?"""
        return self.right <= other.left + SLACK

    def is_on(self, other: Box) -> bool:
        """Does its middle lie on the other?"""
        x, y = (self.left + self.right) / 2, (self.top + self.bottom) / 2
        return other.left <= x <= other.right and other.top <= y <= other.bottom


class Seen:
    """A table on a device, and where its panes are."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def boxes(self) -> dict[str, Box]:
        """All panes, bars and tabs that can be seen."""
        return {name: Box(**box) for name, box in self.page.evaluate(BOXES).items()}

    def box(self, selector: str) -> Box:
        """Where one thing is."""
        found = self.page.locator(selector).locator("visible=true").first.bounding_box()
        assert found is not None, f"{selector} is not seen"
        x, y, width, height = (found[side] for side in ("x", "y", "width", "height"))
        return Box(x, y, x + width, y + height)

    def sees(self, selector: str) -> bool:
        """Is it there, and not hidden?"""
        return any(found.is_visible() for found in self.page.locator(selector).all())

    def count(self, selector: str) -> int:
        """How many can be seen."""
        return sum(found.is_visible() for found in self.page.locator(selector).all())

    def tab(self, name: str) -> None:
        """Open a tab, if it is not open yet."""
        tab = self.page.locator("#tabs button").filter(has_text=name).first
        if tab.get_attribute("aria-pressed") != "true":
            tab.click()
        settle(self.page)


@pytest.fixture
def look_at(open_table: Opens) -> Any:
    """Opens a crowded table on a device."""
    return lambda table, device: Seen(open_table(table, device))


# The roles of the games that stand still


def test_a_full_rail_lies_over_the_whole_page_and_the_bar_between_it_and_two_stages(
    look_at: Any,
) -> None:
    table = look_at("tribes", WIDE)
    panes = table.boxes()
    assert panes["row"].width > 1240
    assert panes["row"].is_above(panes["bar"])
    assert panes["bar"].is_above(panes["land"])
    assert panes["bar"].is_above(panes["boards"])
    assert panes["land"].is_left_of(panes["boards"])
    assert abs(panes["land"].top - panes["boards"].top) < SLACK
    assert panes["boards"].is_left_of(panes["others"])
    assert panes["land"].height > 200


def test_on_a_tablet_the_two_stages_still_stand_side_by_side(look_at: Any) -> None:
    panes = look_at("tribes", TALL).boxes()
    assert panes["row"].is_above(panes["bar"])
    assert panes["bar"].is_above(panes["land"])
    assert panes["land"].is_left_of(panes["boards"])
    assert abs(panes["land"].top - panes["boards"].top) < SLACK


def test_links_between_cards_are_drawn(look_at: Any) -> None:
    table = look_at("tribes", WIDE)
    links = table.page.locator('[data-pane="boards"] > .links path')
    drawn = [path.get_attribute("d") for path in links.all()]
    assert len(drawn) == 4
    assert all(drawn)
    boards = table.boxes()["boards"]
    for number in range(4):
        assert table.box(f'[data-pane="boards"] > .links path >> nth={number}').is_on(boards)


def test_links_pass_behind_the_words_between_cards(look_at: Any) -> None:
    page = look_at("tribes-12", WIDE).page
    crossed = page.locator(".pane[data-links] > .shelf:not(.unused) > .group").nth(1)
    with_links = crossed.screenshot()
    page.locator(".links").evaluate("links => links.remove()")
    assert crossed.screenshot() == with_links


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


@pytest.mark.parametrize("device", [WIDE, PHONE], ids=lambda device: device.name)
def test_a_pane_takes_its_compact_form_where_there_is_little_room(
    look_at: Any, device: Device
) -> None:
    table = look_at("tribes", device)
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
    panes = look_at("tribes", PHONE).boxes()
    order = [panes[name] for name in ("caption", "row", "land", "boards", "mine", "bar", "tabs")]
    for upper, lower in pairwise(order):
        assert upper.is_above(lower)
    assert order[-1].bottom <= PHONE.height
    assert panes["land"].height > 200


def test_names_on_a_land_can_be_read_where_it_is_the_stage(look_at: Any) -> None:
    for device in (WIDE, TALL, PHONE):
        assert look_at("tribes", device).count('[data-pane="land"] .board text') > 14, device.name


def test_a_row_stands_above_the_stage_and_the_bar_below_it(look_at: Any) -> None:
    panes = look_at("cromagnon", WIDE).boxes()
    assert panes["types"].is_above(panes["map"])
    assert panes["map"].is_above(panes["bar"])
    for name in ("hand", "under", "others"):
        assert panes["map"].is_left_of(panes[name])
    assert panes["map"].width > 850


def test_a_wide_map_has_stops_on_a_phone_alone_and_begins_with_one_of_them(look_at: Any) -> None:
    assert not look_at("cromagnon", WIDE).sees(".stops")
    table = look_at("cromagnon", PHONE)
    assert table.page.locator(".stops button").all_inner_texts() == ["West", "Centre", "East"]
    for number in range(3):
        assert table.box(f".stops button >> nth={number}").height >= TOUCH
    places = '[data-pane="map"] [data-layer="grounds"] > [data-key="{}"]'
    rock = table.box('[data-pane="map"] .rock')
    table.page.locator(".stops button").nth(0).click()
    settle(table.page)
    assert table.box(places.format("west-africa")).is_on(rock)
    assert not table.box(places.format("south-america")).is_on(rock)
    table.page.locator(".stops button").nth(2).click()
    settle(table.page)
    assert table.box(places.format("south-america")).is_on(rock)
    assert not table.box(places.format("west-africa")).is_on(rock)


def test_a_map_with_stops_is_opened_so_large_that_its_names_can_be_read(look_at: Any) -> None:
    table = look_at("cromagnon", PHONE)
    assert table.count('[data-pane="map"] [data-layer="names"] text') > 4


def test_a_bench_on_the_stage_leaves_the_others_to_be_seen(look_at: Any) -> None:
    panes = look_at("conflict", WIDE).boxes()
    assert panes["types"].is_above(panes["forces"])
    assert panes["forces"].is_above(panes["bar"])
    assert panes["forces"].is_left_of(panes["others"])
    assert panes["forces"].is_left_of(panes["hand"])
    assert panes["forces"].width > 500


def test_a_private_hand_is_peeked_at_on_a_phone_and_opens_as_a_sheet(look_at: Any) -> None:
    table = look_at("cromagnon", PHONE)
    assert table.sees('[data-pane="hand"] > .peek')
    assert not table.sees('[data-pane="hand"] .thing')
    table.tab("Mine")
    assert table.count('[data-pane="hand"] .thing') == 7
    panes = table.boxes()
    assert panes["hand"].is_above(panes["bar"])
    assert panes["bar"].is_above(panes["tabs"])


def test_a_rail_can_be_a_column_left_of_the_map_or_between_it_and_the_side(look_at: Any) -> None:
    panes = look_at("rise-2", WIDE).boxes()
    assert panes["actions"].is_left_of(panes["land"])
    panes = look_at("epoch", WIDE).boxes()
    rail, stage = panes["actions"], panes["map"]
    assert stage.is_left_of(rail)
    assert rail.is_left_of(panes["others"])
    assert 160 <= rail.width <= 210
    assert rail.height > 600
    assert stage.is_above(panes["bar"])


def test_panes_that_are_common_to_all_share_their_place_behind_tabs(look_at: Any) -> None:
    table = look_at("epoch", WIDE)
    assert table.page.locator("#tabs button:visible").all_inner_texts() == ["Aims", "Abilities"]
    panes = table.boxes()
    assert "aims" in panes
    assert "abilities" not in panes
    table.tab("Abilities")
    panes = table.boxes()
    assert "abilities" in panes
    assert "aims" not in panes


def test_a_bench_takes_the_place_of_what_is_common_and_of_the_others(look_at: Any) -> None:
    panes = look_at("journey", WIDE).boxes()
    assert {"aims", "abilities", "others"}.isdisjoint(panes)
    assert panes["map"].is_left_of(panes["plan"])
    assert panes["mine"].is_above(panes["plan"])


def test_on_a_phone_a_bench_leaves_the_map_to_be_seen(look_at: Any) -> None:
    panes = look_at("journey", PHONE).boxes()
    assert panes["map"].is_above(panes["plan"])
    assert panes["plan"].is_above(panes["bar"])
    assert panes["plan"].height <= 0.6 * PHONE.height
    assert panes["map"].height > 120


def test_a_path_is_drawn_over_the_map_and_its_prices_keep_their_size(look_at: Any) -> None:
    for device in (WIDE, PHONE):
        table = look_at("journey", device)
        rock = table.box('[data-pane="map"] .rock')
        assert table.box('[data-layer="way"] polyline').is_on(rock)
        prices = [table.box(f'[data-layer="way"] circle >> nth={number}') for number in (0, 1)]
        assert all(price.is_on(rock) for price in prices)
        assert [round(price.width) for price in prices] == [28, 28]


# All tables


@pytest.mark.parametrize("table", TABLES)
def test_on_a_phone_nothing_but_strips_scrolls_every_pane_can_be_opened_and_the_bar_stays(
    look_at: Any, table: str
) -> None:
    seen = look_at(table, PHONE)
    assert seen.page.evaluate(SCROLLS) == []
    folded = seen.page.locator(".pane:is(.mine, .common, .others)")
    names = [pane.get_attribute("data-pane") or "" for pane in folded.all()]
    bar = seen.boxes()["bar"]
    for name in names:
        tab = f'#tabs [data-tab-of="{name}"]'
        seen.tab(seen.page.locator(tab).inner_text())
        panes = seen.boxes()
        assert panes[name].height > 250
        assert panes["bar"] == bar
        assert seen.box(tab).height >= TOUCH


@pytest.mark.parametrize("table", TABLES)
def test_where_it_is_low_the_stage_stands_left_of_all_else(look_at: Any, table: str) -> None:
    seen = look_at(table, LOW)
    panes = seen.boxes()
    stage = seen.box(".pane.stage, .pane.on-stage")
    assert stage.left < SLACK
    assert stage.is_left_of(panes["bar"])
    assert stage.is_left_of(panes["tabs"])


@pytest.mark.parametrize("device", [WIDE, PHONE], ids=lambda device: device.name)
@pytest.mark.parametrize("game", ["hunters", "rise", "stub_tribes", "stub_cromagnon", "stub_epoch"])
@pytest.mark.parametrize(
    "turns", [4, pytest.param(20, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_the_bar_keeps_its_height_whatever_is_asked(
    people: People, crowded: Server, game: str, device: Device, turns: int
) -> None:
    ana = people(crowded.url, **device.options())
    bots = ["bot:gentle"] * (4 if game == "stub_cromagnon" else 1)
    ana.set_up(game, "me", *bots)
    ana.page.evaluate(WATCH)
    assert ana.play_on(turns) > 2
    assert len(ana.page.evaluate("[...window.heights]")) == 1


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
    land = table.box('[data-pane="land"] [data-key="ground"]')
    rock = table.box('[data-pane="land"] .rock')
    assert rock.left <= land.left and land.right <= rock.right
    assert rock.top <= land.top and land.bottom <= rock.bottom


def test_what_lies_beside_a_board_is_seen_where_there_is_room_for_all_of_it(look_at: Any) -> None:
    key = '[data-pane="map"] [data-layer="aside"] > [data-key="key"]'
    assert look_at("epoch", WIDE).sees(key)
    assert not look_at("epoch", Device("narrower", 1100, 800)).sees(key)
    table = look_at("epoch", WIDE)
    table.page.locator('[data-pane="map"] [data-view="in"]').click()
    table.page.locator(key).wait_for(state="hidden")
    table.page.locator('[data-pane="map"] [data-view="fit"]').click()
    table.page.locator(key).wait_for(state="visible")
