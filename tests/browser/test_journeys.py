"""Journeys through the table, as people take them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from tests.browser.person import CONFIRM, CURTAIN, PHONE

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import expect

from readable import settle

Make = Callable[..., "Person"]

LOW = {"width": 844, "height": 390}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
CONNECTION_LOST = "WebSocket connection to|ERR_CONNECTION_REFUSED"


def test_a_first_visit_leads_to_a_finished_game(ana: Person) -> None:
    ana.quick("pebbles")
    assert ana.play_on() > 0
    expect(ana.page).to_have_title("Over – Pebbles")
    expect(ana.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost"))
    assert len(ana.points()["total"]) == 2
    expect(ana.page.locator("#f-people")).to_contain_text("winner")


def test_a_first_time_visitor_is_playing_within_two_clicks_and_ten_seconds(ana: Person) -> None:
    began = time.monotonic()
    ana.quick("hunters")  # one click
    assert ana.my_turn()
    assert time.monotonic() - began < 10
    expect(ana.page).to_have_title(re.compile("Your turn"))
    assert ana.lit().count() > 0


def test_the_beginning_of_a_game_of_hunters_against_a_bot(ana: Person) -> None:
    ana.fill_in("hunters", "me", "bot:greedy", seed="browser", name="Ana")
    assert ana.play_on(4) == 4
    assert ana.my_turn()
    log = ana.words("#f-log")
    assert "Ana lays" in log
    assert "Green" in log
    assert "Ana" in ana.words("#person-0")


def check_the_end(ana: Person) -> None:
    """Somebody won, and all points are told by their sources."""
    expect(ana.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost"))
    points = ana.points()
    totals = points.pop("total")
    assert list(points) == ["rivers", "forests", "huts", "hunters"]
    assert totals == [sum(each) for each in zip(*points.values(), strict=True)]


def test_the_end_of_a_game_of_hunters_against_a_bot(people: Make, crowded: Server) -> None:
    ana = people(crowded.url)
    ana.come_back("hunters-last")
    assert ana.play_on() > 1
    check_the_end(ana)


@pytest.mark.slow
def test_a_whole_game_of_hunters_against_a_bot(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="whole")
    assert ana.play_on() > 35  # every other tile, and what pieces there are
    check_the_end(ana)


def test_friends_by_link_and_a_bot_and_one_who_comes_back(people: Make, server: Server) -> None:
    ana, ben = people(server.url), people(server.url)
    ana.fill_in("pebbles", "me", "link", "bot:greedy", name="Ana")
    expect(ana.page.locator("#bar")).to_contain_text("Waiting for 1 more player")
    link = ana.page.locator("#person-1 .invite a").get_attribute("href")
    assert link is not None
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.at_table()
    players = [ana, ben]

    def play(rounds: int) -> None:
        for _ in range(rounds):
            for person in players:
                if not person.over and person.mine:
                    person.decide()

    play(2)
    table = ben.page.url
    before = ben.position
    ben.page.close()
    expect(ana.page.locator("#person-1")).to_contain_text("away")
    ben.open_page()
    ben.page.goto(table)
    ben.connected()
    expect(ana.page.locator("#person-1")).not_to_contain_text("away")
    assert ben.position >= before
    while not ana.over:
        play(1)
    for person in players:
        expect(person.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost"))
    assert ana.words("#f-result table") == ben.words("#f-result table")


READY = """() => !window.plan.acting && (shown.over || shown.curtain || shown.mine)"""


def test_two_people_at_one_screen_pass_it_on_before_they_see_what_is_secret(ana: Person) -> None:
    ana.set_up("pebbles", "me", "here")
    ana.page.evaluate(CURTAIN)
    seen = set()
    curtain = ana.page.locator('#bar [data-key="open"]')
    while True:
        ana.page.wait_for_function(READY)
        if ana.over:
            break
        if ana.page.evaluate("window.shown.curtain"):
            seen.add(ana.words("#bar strong"))
            curtain.click()  # a short press opens nothing
            assert ana.page.evaluate("window.shown.mine") is False
            curtain.hover()
            ana.page.mouse.down()
            ana.page.wait_for_function("() => window.shown.mine")
            ana.page.mouse.up()
        ana.decide()
    assert len(seen) == 2
    assert all(words.startswith("Pass to ") for words in seen)
    expect(ana.page.locator("#f-result")).to_be_visible()


def test_the_page_reconnects_by_itself_after_the_server_was_killed(
    people: Make, mortal: Server
) -> None:
    ana = people(mortal.url)
    ana.expect_complaint(CONNECTION_LOST)
    ana.quick("pebbles")
    ana.play_on(2)
    ana.my_turn()
    before, log = ana.position, ana.words("#f-log")
    mortal.kill()
    expect(ana.page.locator("#line")).to_have_attribute("data-state", "off")
    mortal.start()
    ana.connected()
    assert ana.position >= before
    assert log.strip() in ana.words("#f-log")
    assert ana.play_on(1) == 1


def test_a_tile_goes_back_into_the_hand_until_the_turn_is_confirmed(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="undo")
    ana.my_turn()
    prompt, before = ana.words("#bar strong"), ana.position
    ana.pick(1)
    way = ana.words(f"{CONFIRM} .said")
    ana.confirm()
    expect(ana.page.locator(".loupe")).to_be_visible()
    assert ana.page.evaluate("window.shown.plan.length") == 1
    ana.press_in_bar("undo")
    expect(ana.page.locator(".loupe")).to_be_hidden()
    expect(ana.page.locator(f"{CONFIRM} .said")).to_have_text(way)  # and lies where it was picked
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#bar strong")).to_have_text(prompt)
    assert ana.position == before


def test_what_was_confirmed_is_taken_back_as_one_chain(ana: Person) -> None:
    ana.set_up("rise", "me", "bot:random", seed="undo")
    undo, lines = ana.page.locator('#bar [data-key="undo"]:enabled'), [0]
    position = -1
    while ana.my_turn(position) and not undo.count():
        position = ana.position
        lines.append(ana.page.locator("#f-log li").count())
        ana.decide()
    before = ana.position
    ana.press_in_bar("undo")
    ana.moved(before)
    expect(ana.page.locator("#f-log li")).to_have_count(lines[-1])


def test_the_replay_shows_every_position_and_has_a_link_to_each(
    ana: Person, people: Make, server: Server
) -> None:
    ana.quick("pebbles")
    ana.play_on()
    ana.page.locator("#bar").get_by_role("link", name="Replay").click()
    ana.page.wait_for_url("**/replay**")
    count = ana.page.locator("#replay [data-move]")
    expect(count).to_have_text(re.compile(r"^0 / \d+$"))
    moves = int(ana.words("#replay [data-move]").split()[-1])
    slider = ana.page.get_by_role("slider")
    slider.fill("3")
    expect(count).to_have_text(f"3 / {moves}")
    expect(ana.page).to_have_url(re.compile(r"move=3$"))
    third = ana.page.locator("#f-log li").last.inner_text()
    ana.page.get_by_role("link", name="To the end").click()
    expect(ana.page.locator("#f-result h2")).to_contain_text(re.compile("won|lost"))
    ana.page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{moves - 1} / {moves}")
    expect(ana.page.locator("#f-result")).to_be_hidden()

    friend = people(server.url)
    table = ana.page.url.split("?")[0]
    friend.page.goto(f"{table}?move=3")
    expect(friend.page.locator("#replay [data-move]")).to_have_text(f"3 / {moves}")
    expect(friend.page.locator("#f-log li").last).to_have_text(third)


def test_on_a_phone_by_touch(people: Make, server: Server) -> None:
    ana = people(server.url, **TOUCH)
    ana.quick("hunters")
    assert ana.play_on(2) == 2
    ana.my_turn()
    wide = ana.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page must not scroll sideways"
    for selector in (".pane.stage", "#bar"):
        box = ana.page.locator(selector).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"] + 1


# Of what is lit on the board, how many have a middle that something else than the board covers.
COVERED = """() => {
  const inside = (x, y, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const stage = document.querySelector(".pane.stage").getBoundingClientRect();
  const over = ["#bar", ".handle", ".gain:not([hidden])", ".view button", ".rail", ".top"];
  return [...document.querySelectorAll(".board .lit")].map((target) => {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const covers = (each) => each.checkVisibility() && inside(x, y, each.getBoundingClientRect());
    const found = inside(x, y, stage) && [...document.querySelectorAll(over)].find(covers);
    return found && found.outerHTML.slice(0, 80);
  }).filter(Boolean);
}"""


def check_covered(ana: Person, *numbers: int) -> set[int]:
    """Pick some of what is lit, and put it back; gives the heights that the bar had."""
    heights = set()
    for number in numbers:
        settle(ana.page)  # arrows come and go with what is in sight
        ana.pick(number)
        expect(ana.page.locator(CONFIRM)).to_be_enabled()
        expect(ana.page.locator(".handle").first).to_be_visible()
        assert ana.page.evaluate(COVERED) == []
        heights.add(ana.page.evaluate("document.querySelector('#bar').offsetHeight"))
        ana.page.keyboard.press("Escape")
    return heights


@pytest.mark.parametrize("device", [{}, TOUCH], ids=["desktop", "phone"])
def test_nothing_covers_what_can_be_chosen(
    people: Make, server: Server, device: dict[str, object]
) -> None:
    ana = people(server.url, **device)
    ana.set_up("hunters", "me", "bot:greedy", seed="bars")
    position, heights = -1, set()
    for turn in range(2):
        assert ana.my_turn(position)
        position = ana.position
        heights |= check_covered(ana, 0, ana.lit().count() - 1)
        ana.decide(turn)
    assert len(heights) == 1, "the bar never jumps"


@pytest.mark.parametrize("device", [{}, TOUCH], ids=["desktop", "phone"])
def test_nothing_covers_what_can_be_chosen_on_a_crowded_board(
    people: Make, crowded: Server, device: dict[str, object]
) -> None:
    ana = people(crowded.url, **device)
    ana.come_back("hunters")
    ana.my_turn()
    many = ana.lit().count()
    assert len(check_covered(ana, 0, many // 3, 2 * many // 3, many - 1)) == 1


def test_while_the_board_is_dragged_it_is_shifted_and_painted_when_it_rests(ana: Person) -> None:
    ana.quick("hunters")
    ana.my_turn()
    board = ana.page.locator(".board")
    before = board.get_attribute("viewBox")
    square = ana.lit().first
    box, stage = square.bounding_box(), ana.page.locator(".pane.stage").bounding_box()
    assert box is not None and stage is not None
    at = (stage["x"] + stage["width"] - 150, stage["y"] + stage["height"] - 40)
    ana.page.mouse.move(*at)
    ana.page.mouse.down()
    ana.page.mouse.move(at[0] + 40, at[1] - 30, steps=4)
    assert "translate" in board.evaluate("board => board.style.transform")
    assert board.get_attribute("viewBox") == before
    ana.page.mouse.up()
    assert board.evaluate("board => board.style.transform") == ""
    assert board.get_attribute("viewBox") != before
    shifted = square.bounding_box()
    assert shifted is not None
    assert abs(shifted["x"] - box["x"] - 40) < 1
    assert abs(shifted["y"] - box["y"] + 30) < 1


def test_the_log_is_open_at_its_newest_line_unless_somebody_reads_above(
    people: Make, crowded: Server
) -> None:
    ana = people(crowded.url)
    ana.come_back("hunters-log")
    ana.my_turn()
    to_end = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    log = ana.page.locator("#f-log")
    assert log.evaluate(to_end) < 2
    ana.page.reload()
    ana.connected()
    assert log.evaluate(to_end) < 2
    log.evaluate("log => (log.scrollTop = 0)")
    ana.decide()
    ana.my_turn()
    assert log.evaluate("log => log.scrollTop") == 0


def test_a_refused_action_says_why_and_cites_the_rule(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="refused")
    ana.my_turn()
    ana.page.evaluate("() => window.shown.choices.forEach((choice) => (choice.actions = [0]))")
    before = ana.position
    ana.pick()
    ana.confirm()
    toast = ana.page.locator("#toasts .toast")
    expect(toast).to_be_visible()
    expect(toast.get_by_role("link", name=re.compile("Rule H"))).to_be_visible()
    assert ana.position == before
    assert ana.page.evaluate("window.plan.steps.length") == 0
    toast.get_by_role("link").click()
    expect(ana.page.locator("#sheet .sought")).to_be_in_viewport()


@pytest.mark.parametrize(("scheme", "motion"), [("light", "no-preference"), ("dark", "reduce")])
def test_light_and_dark_with_and_without_motion(
    people: Make, server: Server, scheme: str, motion: str
) -> None:
    ana = people(server.url, color_scheme=scheme, reduced_motion=motion)
    ana.quick("hunters")
    ana.play_on(1)
    ana.my_turn()
    assert len(ana.page.screenshot()) > 10_000


@pytest.mark.parametrize("id", ["cromagnon", "epoch", "hunters", "rise", "tribes"])
@pytest.mark.parametrize("viewport", [PHONE, LOW], ids=["phone", "low"])
def test_a_lesson_covers_nothing_that_a_finger_needs(
    people: Make, server: Server, id: str, viewport: dict[str, int]
) -> None:
    ana = people(server.url, viewport=viewport, has_touch=True, is_mobile=True)
    ana.guided(id)
    for number in (2, 4):
        ana.to_beat(number)
        expect(ana.page.locator("#f-notices .guide")).to_be_in_viewport(ratio=1)
        expect(ana.page.locator(".guide-steps > *").last).to_be_in_viewport(ratio=1)


def test_somebody_watches_and_everybody_chats(people: Make, server: Server) -> None:
    ana, eve = people(server.url), people(server.url)
    ana.set_up("pebbles", "me", "bot:greedy", name="Ana")
    eve.page.goto(ana.page.url)
    eve.connected()
    expect(eve.lit()).to_have_count(0)
    expect(eve.page.locator(CONFIRM)).to_have_count(0)
    ana.page.get_by_role("button", name="Log & chat").click()
    ana.page.get_by_label("Say something").fill("<b>hello</b>")
    ana.page.get_by_role("button", name="Send").click()
    expect(eve.page.locator("#f-chat")).to_contain_text("<b>hello</b>")
    before = eve.position
    ana.page.keyboard.press("Escape")
    ana.decide()
    eve.moved(before)


def test_the_chat_tells_the_time_of_the_reader(people: Make, server: Server) -> None:
    ana, eve = (people(server.url, timezone_id=zone) for zone in ("Asia/Tokyo", "America/Bogota"))
    ana.set_up("pebbles", "me", "bot:greedy", name="Ana")
    eve.page.goto(ana.page.url)
    eve.connected()
    ana.page.get_by_role("button", name="Log & chat").click()
    for text in ("first", "second"):  # the second makes the page morph the first
        ana.page.get_by_label("Say something").fill(text)
        ana.page.get_by_role("button", name="Send").click()
        expect(ana.page.locator("#f-chat")).to_contain_text(text)
        expect(eve.page.locator("#f-chat")).to_contain_text(text)
    for person, hours in ((ana, 9), (eve, -5)):
        for shown in person.page.locator("#f-chat time").all():
            said = datetime.fromisoformat(shown.get_attribute("datetime") or "")
            local = said.astimezone(timezone(timedelta(hours=hours)))
            assert shown.text_content() == local.strftime("%H:%M")


def test_a_rematch_is_one_click_away(ana: Person) -> None:
    ana.quick("pebbles")
    ana.play_on()
    first = ana.page.url
    bar = ana.page.locator("#bar")
    bar.get_by_role("button", name="Rematch").click()
    bar.get_by_role("link", name="To the rematch").click()
    ana.at_table()
    assert ana.page.url != first
    assert ana.my_turn()


def test_pointing_at_something_explains_it_and_lights_all_of_it(ana: Person) -> None:
    ana.set_up("hunters", "me", "bot:greedy", seed="browser")
    ana.my_turn()
    ana.page.locator('.board [data-key^="S00.m"]').first.hover(force=True)
    explained = ana.page.locator("#bar .bar-more")
    expect(explained).to_contain_text(re.compile("Meadow|Forest|River"))
    expect(ana.page.locator(".board .told")).not_to_have_count(0)
    text = explained.inner_text()
    ana.page.get_by_role("button", name="Log & chat").click()
    ana.page.get_by_text("The board in words").click()
    lines = ana.page.locator("#regions li")
    expect(lines).not_to_have_count(0)
    assert text in lines.all_inner_texts()
