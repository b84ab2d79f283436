"""Places of a board under fingers: what is told at them, and the way from one to the next."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page


pytest.importorskip("playwright")

from playwright.sync_api import expect

from readable import DEVICES, Device, settle
from tests.browser.conftest import Opens
from tests.browser.person import FREE, PEEK

WIDE, TALL, PHONE, LOW = DEVICES
Box = dict[str, float]
# What is told at places, and where the places are that can be chosen.
SPOTS = """() => {
  const box = (element) => element.getBoundingClientRect().toJSON();
  const found = (selector, name) => Object.fromEntries(
    [...document.querySelectorAll(selector)].map((each) => [each.dataset[name], box(each)]));
  return {
    told: found(".over > .gain:not([hidden])", "at"),
    lit: found(".board > [data-named] > .lit", "key"),
  };
}"""
# The numbers of the figures on a board, and whether what is asked is cut.
READ = """() => {
  const asked = document.querySelector("#bar strong");
  const numbers = [...document.querySelectorAll(".board > [data-layer=pieces] text")];
  return {
    numbers: numbers.map((each) => each.getBoundingClientRect().toJSON()),
    isCut: asked.scrollHeight > asked.clientHeight + 1,
  };
}"""
IN_SIGHT = """(shape) => {
  const [box, rock] = [shape, shape.closest(".rock")].map((each) => each.getBoundingClientRect());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > rock.left && x < rock.right && y > rock.top && y < rock.bottom;
}"""


def middle(box: Box) -> tuple[float, float]:
    """The point that a finger aims at."""
    return (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2


def covers(box: Box, x: float, y: float) -> bool:
    """Does it lie over a point?"""
    return box["left"] < x < box["right"] and box["top"] < y < box["bottom"]


def meet(one: Box, other: Box) -> bool:
    """Do they overlap, by more than a hair?"""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def move_from(page: Page, number: int) -> dict[str, dict[str, Box]]:
    """Put a die on Move, and look where somebody could go to from a hex."""
    page.evaluate(PEEK)
    for target in (".rail .lit", '[data-key="action-move"].lit', f".board .lit >> nth={number}"):
        found = page.locator(target).first
        found.tap() if page.evaluate("navigator.maxTouchPoints > 0") else found.click()
        page.wait_for_function(FREE)
        settle(page)
    spots: dict[str, dict[str, Any]] = page.evaluate(SPOTS)
    return spots


@pytest.mark.parametrize("device", [TALL, PHONE, LOW], ids=lambda device: device.name)
@pytest.mark.parametrize("number", [0, 1, 3])
def test_what_would_happen_in_a_place_is_told_at_its_lower_edge(
    open_table: Opens, device: Device, number: int
) -> None:
    page = open_table("rise-2", device)
    spots = move_from(page, number)
    told, lit = spots["told"], spots["lit"]
    assert len(told) > 3
    for name, pill in told.items():
        place = lit[name]
        x, y = middle(pill)
        assert place["left"] < x < place["right"], f"{name} is told elsewhere"
        assert middle(place)[1] < y < place["bottom"] + 4, f"{name} is not told at its lower edge"
        covered = [
            other for other, box in lit.items() if other != name if covers(pill, *middle(box))
        ]
        assert covered == [], f"{name} lies over the middle of others"
    pairs = combinations(told.items(), 2)
    assert [(one, other) for (one, a), (other, b) in pairs if meet(a, b)] == []


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_what_would_happen_hides_no_number_and_what_is_asked_is_whole(
    open_table: Opens, device: Device
) -> None:
    page = open_table("rise-2", device)
    told = move_from(page, 0)["told"]
    seen = page.evaluate(READ)
    assert len(seen["numbers"]) > 20
    hidden = [
        name
        for name, pill in told.items()
        if any(covers(pill, *middle(each)) for each in seen["numbers"])
    ]
    assert hidden == []
    assert not seen["isCut"]


@pytest.mark.parametrize("device", [PHONE, LOW], ids=lambda device: device.name)
def test_arrows_lead_from_place_to_place_and_decide_nothing(
    open_table: Opens, device: Device
) -> None:
    page = open_table("hunters", device)
    count = page.locator(".board > [data-named] > .lit").count()
    steps = page.locator(".steps")
    expect(steps.locator("output")).to_have_text(str(count))
    back, on = steps.get_by_role("button").all()
    on.tap()
    expect(steps.locator("output")).to_have_text(f"1/{count}")
    seen = set()
    for _ in range(count):
        settle(page)
        picked = page.locator(".board .picked")
        assert picked.evaluate(IN_SIGHT)
        seen.add(picked.get_attribute("data-key"))
        on.tap()
    assert len(seen) == count
    expect(steps.locator("output")).to_have_text(f"1/{count}")
    back.tap()
    expect(steps.locator("output")).to_have_text(f"{count}/{count}")
    expect(page.locator('#bar [data-key="confirm"]')).to_be_enabled()  # nothing is laid yet


def test_where_all_places_are_in_sight_there_are_no_arrows_but_keys(open_table: Opens) -> None:
    page = open_table("hunters", WIDE)
    expect(page.locator(".steps")).to_be_hidden()
    names = []
    for key in ("n", "n", "p"):
        page.keyboard.press(key)
        names.append(page.locator(".board .picked").get_attribute("data-key"))
    assert names[0] == names[2] != names[1]


def test_whoever_begins_with_the_action_is_told_at_each_die_what_it_is_worth(
    open_table: Opens,
) -> None:
    page = open_table("rise-2", PHONE)
    page.evaluate(PEEK)
    rail = page.locator(".rail")
    before = rail.bounding_box()
    page.locator('[data-key="action-grow"] h3').tap()
    page.wait_for_function(FREE)
    for die, worth in (("moon", "2 ▼"), ("sun", "4 ▲")):
        name, told = (page.locator(f'[data-key="die-{die}"] {part}') for part in ("h3", ".gains"))
        expect(told).to_have_text(worth)
        boxes = [
            each.evaluate("each => each.getBoundingClientRect().toJSON()") for each in (name, told)
        ]
        assert not meet(*boxes), die
    assert rail.bounding_box() == before
