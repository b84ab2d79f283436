"""Choosing by thing, place and way: every action is reached, by mouse, finger, drag and keys."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import orjson
import pytest

import lascaux
from lascaux.engine.options import read_options
from lascaux.engine.pane import Choice
from lascaux.table.web.assets import assets
from lascaux.testing.walk import is_due, walk
from tests.browser.person import CONFIRM, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import FloatRect, expect

from readable import DEVICES, settle
from tests.browser.conftest import Opens

Make = Callable[..., "Person"]

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
UNREACHED = """async ([address, decisions]) => {
  const { unreached } = await import(address);
  return JSON.parse(decisions).map((choices) => unreached(choices));
}"""
UNDO, COUNT = '#bar [data-key="undo"]', '#bar [data-key="count"]'
LENGTH = "window.plan.steps.length"
BATCH = 100


def decisions(
    game: lascaux.Game, players: int, seed: str, options: dict[str, str], whole: bool
) -> Iterator[tuple[Choice, ...]]:
    """The choices of decisions of a game that is played at random; their names are checked.

    All of them, or as the laws do: the later in a long game, the fewer.
    """
    begin = game.new(players, seed, read_options(game.Options, options, game.id))
    for step, state in enumerate(walk(begin, seed)):
        if state.over or not (whole or is_due(step)):
            continue
        seat = int(state.to_move)
        asked = game.decision(state, seat)
        begun = dict.fromkeys(choice.action for choice in asked.choices)
        assert list(begun) == list(state.legal())
        names = {name for pane in game.panes(game.view(state, seat)) for name in pane.names()}
        used = {name for choice in asked.choices for name in (choice.thing, choice.place) if name}
        assert used <= names, f"nothing on the screen has these names: {used - names}"
        yield asked.choices


@pytest.mark.parametrize(
    ("game_id", "players", "options"),
    [
        ("hunters", 2, {}),
        ("hunters", 5, {}),
        ("rise", 2, {}),
        ("rise", 4, {"elders": "yes", "leaders": "yes", "terrain": "hazard+wild-land"}),
        ("tribes", 2, {}),
        ("tribes", 4, {}),
        ("cromagnon", 2, {}),
        ("cromagnon", 5, {}),
        ("epoch", 2, {}),
        ("epoch", 4, {}),
    ],
)
@pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["some", "whole"]
)
def test_every_legal_action_of_a_game_is_reached_by_taps_on_what_is_lit(
    ana: Person, game_id: str, players: int, options: dict[str, str], whole: bool
) -> None:
    ana.page.goto("/")
    address = assets().address("picking.js")
    found = list(decisions(lascaux.game(game_id), players, f"reach {players}", options, whole))
    assert len(found) > 60
    for at in range(0, len(found), BATCH):
        batch = orjson.dumps(found[at : at + BATCH]).decode()  # as a text it is soon there
        missed = ana.page.evaluate(UNREACHED, [address, batch])
        for number, choices in enumerate(missed, at):
            assert choices == [], f"decision {number}"


# What the keyboard has come to: nothing yet, a thing to pick, something to confirm, or the end.
AT = """([before, begun]) => {
  if (window.shown.position !== before || window.shown.over) return "done";
  const deaf = document.querySelector("#bar").hasAttribute("data-deaf");
  if (deaf || window.plan.waiting || window.plan.acting || !window.shown.mine) return "";
  const confirm = document.querySelector('#bar [data-key="confirm"]:not(:disabled)');
  if (confirm && begun) return "confirm";
  const active = document.activeElement;
  if (active.matches(".lit, .target, #bar .answer, #bar .still")) return "thing";
  const stops = ".lit, .loupe:not([hidden]) .target, .answers:not([hidden])";
  return document.querySelector(stops) ? "walk" : "tab";
}"""
UNTOUCHED = """() => {
  window.touched = [];
  for (const kind of ["pointerdown", "mousedown", "touchstart"])
    addEventListener(kind, () => window.touched.push(kind), true);
}"""


def decide_by_keys(person: Person, number: int) -> None:
    """Walk to something, pick it, confirm it."""
    press, before, begun = person.page.keyboard.press, person.position, False
    for _ in range(200):
        at = person.page.wait_for_function(AT, arg=[before, begun]).json_value()
        if at == "done":
            return
        if at == "confirm":
            press("Shift+Enter")
        elif at == "thing":
            for _ in range(0 if begun else number % 3):
                press("ArrowRight")
            press("Enter")
            begun = True
        else:
            press("ArrowRight" if at == "walk" else "Tab")
    raise AssertionError(f"nothing is decided: {person.words('#bar')}")


def play_by_keys(person: Person, most: int) -> int:
    """Play with the keyboard alone, so many decisions or to the end."""
    person.my_turn()
    person.watch_bar()
    person.page.evaluate(UNTOUCHED)
    person.page.keyboard.press("Tab")
    taken, position = 0, -1
    while taken < most and person.my_turn(position):
        position = person.position
        decide_by_keys(person, taken)
        taken += 1
    assert person.page.evaluate("window.touched") == []
    assert len(person.bar_heights()) == 1, "the bar never jumps"
    return taken


@pytest.mark.parametrize("game_id", ["cromagnon", "epoch", "hunters", "rise", "tribes"])
def test_the_keyboard_alone_plays(ana: Person, game_id: str) -> None:
    ana.set_up(game_id, "me", "bot:greedy", seed="keys")
    assert play_by_keys(ana, 4) == 4


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["cromagnon", "epoch", "hunters", "rise", "tribes"])
def test_the_keyboard_alone_plays_a_whole_game(ana: Person, game_id: str) -> None:
    ana.set_up(game_id, "me", "bot:greedy", seed="keys")
    assert play_by_keys(ana, 10_000) > 10
    expect(ana.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost"))


def test_from_a_card_that_was_picked_an_arrow_goes_on_to_its_places(
    people: Make, crowded: Server
) -> None:
    """The other cards beside it are walked through only by who went there to look at them."""
    ana = people(crowded.url)
    ana.come_back("tribes-lands")
    ana.my_turn()
    ana.page.locator(".rail .lit").first.focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function(f"() => {LENGTH} && !window.plan.waiting")
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(".board .lit:focus")).to_have_count(1)


@pytest.mark.parametrize("game_id", ["cromagnon", "epoch", "hunters", "rise", "tribes"])
@pytest.mark.parametrize(
    "most", [4, pytest.param(10_000, marks=pytest.mark.slow)], ids=["some", "whole"]
)
def test_fingers_play_on_a_phone_and_the_bar_never_jumps(
    people: Make, server: Server, game_id: str, most: int
) -> None:
    ana = people(server.url, **TOUCH)
    ana.set_up(game_id, "me", "bot:greedy", seed="fingers")
    ana.watch_bar()
    assert ana.play_on(most) == most or ana.over
    assert len(ana.bar_heights()) == 1


def test_a_thing_is_dragged_to_its_place(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    view = ana.page.locator(".board").get_attribute("viewBox")
    ana.page.locator(".rail .thing.grab").drag_to(ana.lit().last, steps=8)
    expect(ana.page.locator(CONFIRM)).to_be_enabled()
    expect(ana.page.locator(".board .picked")).to_have_count(1)
    assert ana.page.locator(".board").get_attribute("viewBox") == view, "the board stays"
    assert ana.page.locator(".ghost").count() == 0


def by_wheel(person: Person, target: Locator) -> None:
    """Turn the wheel by a notch."""
    target.hover()
    person.page.mouse.wheel(0, 100)


def test_a_tile_is_turned_by_click_wheel_right_click_key_and_handle(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    square = ana.page.locator('.board .lit[aria-label$="ways"]').first
    square.click()
    picked = ana.page.locator(".board .picked")
    ways = []
    steps: list[Callable[[], object]] = [
        lambda: picked.click(),
        lambda: by_wheel(ana, picked),
        lambda: picked.click(button="right"),
        lambda: ana.page.keyboard.press("r"),
        lambda: ana.page.locator('.handle[aria-label="Turn"]').click(),
        lambda: ana.page.locator('#bar [data-key="turn"]').click(),
    ]
    for step in steps:
        before = ana.words('#bar [data-key="turn"]')
        ways.append(ana.page.locator(".overlay .preview > .shown").inner_html())
        step()
        expect(ana.page.locator('#bar [data-key="turn"]')).not_to_have_text(before)
    assert len(set(ways)) > 1
    assert ana.page.evaluate(LENGTH) == 0, "turning decides nothing"


def test_a_double_click_never_decides(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    before = ana.position
    ana.pick()
    ana.page.locator(CONFIRM).dblclick()
    expect(ana.page.locator(".loupe")).to_be_visible()
    ana.page.locator("#bar:not([data-deaf]) .still").dblclick()
    ana.page.locator("#bar:not([data-deaf])").wait_for()
    ana.page.wait_for_function("() => !window.plan.waiting")
    assert ana.position == before
    assert ana.page.evaluate(LENGTH) == 2, "nobody is planned, once, and not decided on"


def test_only_what_decides_is_red(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    confirm = ana.page.locator(CONFIRM)
    ana.pick()
    expect(confirm).not_to_have_class(re.compile("strong"))
    ana.confirm()
    expect(ana.page.locator(".loupe")).to_be_visible()
    ana.press(ana.page.locator(".loupe .target").first)
    expect(confirm).to_have_class(re.compile("strong"))
    expect(confirm).to_be_enabled()


# By how much two pictures differ on average, of 255.
DIFFERENCE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.getContext("2d").getImageData(0, 0, image.width, image.height).data;
  }));
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;
}"""


def test_the_loupe_darkens_nothing_of_what_can_be_chosen(ana: Person) -> None:
    """A lake lies upon a meadow that cannot be chosen, and rivers end in it."""
    ana.guided("hunters")
    ana.to_beat(8)
    ana.next(0, begun=False)  # once the loupe stays where it is
    lake = ana.page.locator(".loupe .region:not(.dark)")
    expect(lake).to_be_visible()
    box = lake.bounding_box()
    assert box
    x, y, width, height = (box[name] for name in ("x", "y", "width", "height"))

    def middle() -> bytes:
        clip = FloatRect(x=x + width / 4, y=y + height / 4, width=width / 2, height=height / 2)
        return ana.page.screenshot(clip=clip)

    ana.page.locator(".lines-to").evaluate("lines => lines.remove()")
    shown = middle()
    ana.page.locator(".loupe .shadow").evaluate("shadow => shadow.remove()")
    texts = [b64encode(picture).decode() for picture in (shown, middle())]
    assert ana.page.evaluate(DIFFERENCE, texts) < 2, "edges may be drawn a little otherwise"


def test_the_loupe_has_large_targets_and_another_one_can_be_taken_instead(
    people: Make, server: Server
) -> None:
    ana = people(server.url, **TOUCH)
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    ana.pick()
    ana.confirm()
    targets = ana.page.locator(".loupe .target")
    expect(targets).not_to_have_count(0)
    bar = ana.page.locator("#bar").bounding_box()
    assert bar is not None
    for target in targets.all():
        box = target.bounding_box()
        assert box is not None
        assert box["width"] >= 62 and box["height"] >= 62
        assert box["y"] + box["height"] <= bar["y"], "never over Confirm"
    ana.press(ana.page.locator("#bar:not([data-deaf]) .still"))  # or nobody
    expect(ana.page.locator(CONFIRM)).to_be_enabled()
    said = {ana.words(CONFIRM)}
    for target in targets.all():
        ana.press(target)
        expect(target).to_have_attribute("aria-pressed", "true")
        expect(ana.page.locator(CONFIRM)).to_be_enabled()
        said.add(ana.words(CONFIRM))
    assert len(said) > 2
    assert ana.page.evaluate(LENGTH) == 2


def test_on_a_phone_the_land_is_seen_above_a_loupe(people: Make, server: Server) -> None:
    """Even if the browser takes a little of the page for itself."""
    ana = people(server.url, **TOUCH)
    ana.set_up("hunters", "me", "bot:greedy", seed="seen")
    ana.my_turn()
    ana.pick()
    ana.confirm()
    expect(ana.page.locator(".loupe .target")).not_to_have_count(0)
    settle(ana.page)
    ana.page.set_viewport_size({**PHONE, "height": PHONE["height"] - 10})
    settle(ana.page)
    loupe = ana.page.locator(".loupe").bounding_box()
    region = ana.page.locator(".board > [data-named] > .lit").first.bounding_box()
    assert loupe is not None and region is not None
    assert region["y"] + region["height"] < loupe["y"]


def test_what_cannot_be_chosen_says_why_and_opens_large(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    ana.page.locator('.board [data-key^="S00."]').first.click(force=True)
    toast = ana.page.locator("#toasts .toast")
    expect(toast).to_be_visible()
    toast.get_by_role("button", name="More").click()
    expect(ana.page.locator("#large")).to_be_visible()
    expect(ana.page.locator("#large .crop")).to_be_visible()
    expect(ana.page.locator("#large .meaning")).to_contain_text(re.compile("Meadow|Forest|River"))


def test_all_choices_as_a_list_are_a_key_away(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    many = ana.page.evaluate("window.shown.choices.length")
    ana.page.keyboard.press("?")
    items = ana.page.locator("#large .list button")
    expect(items).to_have_count(many)
    words = items.last.inner_text()
    items.last.click()
    expect(ana.page.locator("#large")).to_be_hidden()
    assert words.startswith(ana.words("#bar strong"))
    expect(ana.page.locator(CONFIRM)).to_be_enabled()


def test_a_chain_has_a_stepper_pills_and_undo(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("rise-chain")
    ana.my_turn()
    position, count = ana.position, ana.page.locator(COUNT)
    ana.press(ana.page.locator(".board .lit").first)
    expect(ana.page.locator('#bar [data-key="one more"]')).to_be_enabled()
    before = int(count.inner_text())
    length = ana.page.evaluate(LENGTH)
    ana.page.locator('#bar [data-key="one more"]').click()
    expect(count).to_have_text(str(before + 1))
    assert ana.page.evaluate(LENGTH) == length + 1
    expect(ana.page.locator("#bar .pill").last).to_contain_text(f"{before + 1}: ")
    ana.page.locator('#bar [data-key="less"]').click()
    expect(count).to_have_text(str(before))
    ana.page.keyboard.press(str(before + 1))
    expect(count).to_have_text(str(before + 1))
    ana.page.locator(UNDO).click()
    expect(count).to_have_text(str(before))
    ana.page.locator("#bar .pill .cross").last.click()
    ana.page.wait_for_function("() => !window.plan.waiting")
    assert ana.page.evaluate(LENGTH) < length
    assert ana.position == position, "nothing of all this has happened"


def test_what_cannot_be_without_something_goes_with_it(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("epoch-a")
    ana.my_turn()
    for name in ("act-work", "buy-wood"):
        ana.press(ana.page.locator(f'.lit[data-key="{name}"]:visible').first)
    pills = ana.page.locator("#bar .pill")
    expect(pills).to_have_count(2)
    pills.first.locator(".cross").click()
    expect(pills).to_have_count(0)
    expect(ana.page.locator(".toast")).to_have_count(0)


def test_two_presses_at_once_are_two(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("rise-chain")
    ana.my_turn()
    count, length = ana.page.locator(COUNT), LENGTH
    ana.press(ana.page.locator(".board .lit").first)
    expect(ana.page.locator('#bar [data-key="one more"]')).to_be_enabled()
    before, steps = int(count.inner_text()), ana.page.evaluate(length)
    ana.page.locator('#bar [data-key="one more"]').evaluate(
        "(more) => { more.click(); more.click() }"
    )
    ana.page.wait_for_function(f"(steps) => {length} === steps", arg=steps + 2)
    expect(count).to_have_text(str(before + 2))
    assert ana.page.evaluate(LENGTH) == steps + 2


def test_a_plan_survives_a_lost_line(people: Make, mortal: Server) -> None:
    ana = people(mortal.url)
    ana.expect_complaint("WebSocket connection to|ERR_CONNECTION_REFUSED")
    ana.set_up("hunters", "me", "bot:greedy", seed="drag")
    ana.my_turn()
    ana.pick()
    ana.confirm()
    expect(ana.page.locator(".loupe")).to_be_visible()
    plan = ana.page.evaluate("window.shown.plan")
    mortal.kill()
    expect(ana.page.locator("#bar")).to_contain_text("Not connected")
    expect(ana.page.locator(UNDO)).to_be_disabled()
    mortal.start()
    ana.connected()
    ana.page.wait_for_function("(plan) => String(window.shown.plan) === String(plan)", arg=plan)
    expect(ana.page.locator(".loupe")).to_be_visible()
    ana.decide()


def test_a_tile_after_which_nothing_can_be_placed_is_red(open_table: Opens) -> None:
    page = open_table("hunters", DEVICES[0])  # nobody is left to place
    page.locator(".board .lit").first.click()
    expect(page.locator(CONFIRM)).to_have_text(re.compile("Lay it here"))
    for what in (CONFIRM, ".handle >> nth=-1"):
        expect(page.locator(what)).to_have_class(re.compile(r"\bstrong\b"))
