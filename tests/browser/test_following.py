"""Following others: beat by beat, what happened since one's last turn, and the log by turns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from tests.browser.person import Person

pytest.importorskip("playwright")

from playwright.sync_api import Locator, expect

from running import Server  # found in tools/
from tests.browser.test_axe import in_dark_and_light

Make = Callable[..., "Person"]
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
BOTS = ("bot:greedy", "bot:greedy")
FOLLOW = """async () => {
  const table = document.querySelector('script[src$="table.js"]').src;
  const follow = await import(table.replace("table.js", "follow.js"));
  for (const name of ["isBehind", "isCounting", "next"]) window[name] = follow[name];
}"""
BEHIND = "() => window.isBehind() || window.shown.mine"


def at_speed(person: Person, speed: str) -> None:
    """From the next thing on that others do."""
    person.page.evaluate(f"localStorage.setItem('lascaux.speed', '{speed}')")
    person.page.evaluate(FOLLOW)


def button(person: Person, key: str) -> Locator:
    """Of the bar."""
    return person.page.locator(f'#bar [data-key="{key}"]')


def let_others_move(person: Person) -> int:
    """Play one's own turn to its end; somebody has moved then, and nothing of it is shown."""
    while person.mine:
        person.decide()
    person.page.wait_for_function("() => window.isBehind()")
    return person.position


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots hesitate for a moment, as they do for people, so that one sees that it is their turn."""
    database = tmp_path_factory.mktemp("following") / "tables.db"
    with Server(f"sqlite:///{database}", thinkers=1, pace=0.05) as running:
        yield running


@pytest.fixture
def ana(people: Make, server: Server) -> Person:
    """Somebody who follows two bots step by step."""
    found = people(server.url)
    found.set_up("hunters", "me", *BOTS, name="Ana", seed="follow")
    found.my_turn()
    at_speed(found, "step")
    return found


def test_step_by_step_each_press_shows_one_thing_that_others_did(ana: Person) -> None:
    before = let_others_move(ana)
    caption = ana.page.locator("#caption")
    told = [caption.inner_text()]
    while not ana.mine:
        ana.press_in_bar("next beat")
        ana.page.wait_for_function("(before) => window.shown.position > before", arg=before)
        before = ana.position
        expect(caption).not_to_have_text(told[-1])
        told.append(caption.inner_text())
        ana.page.wait_for_function(BEHIND)
    assert len(told) - 1 >= 4, "each of two bots lays a tile and decides about a piece"
    assert told[1].startswith("Green lays") and "Black" in told[-1]
    expect(button(ana, "next beat")).to_be_hidden()


def test_keys_show_the_next_thing_or_all_of_it(ana: Person) -> None:
    before = let_others_move(ana)
    ana.page.locator("body").press("Space")
    ana.page.wait_for_function("(before) => window.shown.position > before", arg=before)
    while not ana.mine:  # more may come when all has been shown
        ana.page.wait_for_function(BEHIND)
        ana.page.locator("body").press("Escape")
    assert not ana.page.evaluate("window.isBehind()")


def test_a_caption_has_the_colour_and_badge_of_whoever_moved(ana: Person) -> None:
    let_others_move(ana)
    ana.press_in_bar("next beat")
    caption = ana.page.locator("#caption")
    expect(caption).to_have_attribute("data-seat", "1")
    expect(caption.locator("use")).to_have_attribute("href", "#badge-1")


def take_first(person: Person) -> None:
    """Take the first choice of those that the server has, so that each run is the same game."""
    before, api = person.position, f"/api/tables/{person.page.url.rsplit('/', 1)[-1]}"
    cookies = {each["name"]: each["value"] for each in person.context.cookies()}
    headers = {"authorization": f"Bearer {cookies['lascaux']}"}
    look = person.context.request.get(api, headers=headers).json()
    decided = {"action": look["legal"][0]["action"], "position": look["position"]}
    answer = person.context.request.post(f"{api}/actions", headers=headers, data=decided)
    assert answer.ok, answer.text()
    person.moved(before)


# Notes every caption from now on; each comes a moment after its screen.
NOTE_CAPTIONS = """() => {
  window.captions = [];
  const caption = document.querySelector("#caption");
  const note = () => window.captions.push(caption.innerText.trim());
  new MutationObserver(note).observe(caption, { childList: true });
}"""


def test_a_caption_tells_all_that_came_of_a_move(people: Make, server: Server) -> None:
    """Also what nobody did; whoever did it is named once."""
    ana = people(server.url)
    ana.set_up("tribes", "me", "bot:greedy", seed="caption")
    ana.my_turn()
    at_speed(ana, "step")
    ana.page.evaluate(NOTE_CAPTIONS)
    whole = re.compile(
        r"Green .*ompletes .+\. Scores \d points .+\. Rises .+ joins the row\.", re.S
    )
    found: list[str] = []
    while not found:  # it completes a board as soon as it can
        if ana.mine:
            take_first(ana)
        ana.page.wait_for_function(BEHIND)
        ana.page.evaluate("window.next()")
        assert not ana.over
        found = [each for each in ana.page.evaluate("window.captions") if whole.fullmatch(each)]
    assert found[0].count("Green") == 1


def test_the_recap_tells_what_befell_oneself_and_what_nobody_did(
    people: Make, crowded: Server
) -> None:
    ana = people(crowded.url)
    ana.come_back("rise-2")
    ana.page.locator("#caption button").click()
    recap = ana.page.locator("#recap li")
    expect(recap.filter(has_text="Conflict in e2")).to_contain_text("Ana: 1 lost in e2.")


def test_cards_that_others_have_changed_are_framed_until_one_picks(
    people: Make, crowded: Server
) -> None:
    ana = people(crowded.url)
    ana.come_back("rise-2")
    framed = ana.page.locator(".thing[data-since]")
    expect(framed.and_(ana.page.locator('[data-key^="action-"]')).first).to_be_visible()
    ana.pick()
    expect(framed).to_have_count(0)


def test_what_came_late_is_shown_before_ones_turn_begins(ana: Person) -> None:
    """Nothing can be chosen before all has been seen."""
    let_others_move(ana)
    expect(ana.page.locator(".lit")).to_have_count(0)
    at_speed(ana, "once")
    ana.press_in_bar("skip")
    expect(ana.page.locator(".board .lit").first).to_be_visible()


def test_with_time_beats_pass_by_themselves(ana: Person) -> None:
    let_others_move(ana)
    at_speed(ana, "fast")
    button(ana, "skip").wait_for()
    ana.page.evaluate(
        "document.dispatchEvent(new CustomEvent('setting', {detail: {name: 'speed'}}))"
    )
    ana.page.wait_for_function("() => window.shown.mine")


def test_with_a_clock_running_nobody_is_kept_waiting(people: Make, server: Server) -> None:
    ana = people(server.url)
    ana.set_up("hunters", "me", *BOTS, clock="10", seed="clock")
    ana.my_turn()
    at_speed(ana, "step")
    before = ana.position
    while ana.mine:
        ana.decide()
    assert ana.my_turn(before)


def test_who_is_far_behind_gets_the_newest(people: Make, server: Server) -> None:
    ana = people(server.url)
    ana.page.goto("/")
    ana.page.evaluate("localStorage.setItem('lascaux.speed', 'step')")
    ana.set_up("hunters", "bot:random", "bot:random", seed="far")
    ana.page.wait_for_function("() => window.shown.position > 24")  # without a press


# Notes the pitch of every stroke that is played.
LISTEN = """() => {
  window.pitches = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    window.pitches.push(Math.round(this.frequency.value));
    return start.apply(this, at);
  };
}"""


def test_each_sound_is_heard_where_it_is_switched_on(people: Make, server: Server) -> None:
    ana = people(server.url)
    ana.set_up("hunters", "me", "bot:greedy", seed="sound")
    ana.my_turn()
    ana.page.evaluate(LISTEN)
    before = ana.position
    ana.decide()
    assert ana.my_turn(before)
    assert ana.page.evaluate("window.pitches") == []
    for name, pitch in {"moves": 196, "turn": 330, "chat": 740}.items():
        ana.page.evaluate(f"localStorage.setItem('lascaux.sound-{name}', 'on')")
        ana.page.evaluate("window.pitches.length = 0")
        if name == "chat":
            ana.page.keyboard.press("l")
            ana.page.locator("#chat-text").fill("Hello")
            ana.page.locator("#chat-text").press("Enter")
        while name != "chat" and pitch not in ana.page.evaluate("window.pitches"):
            before = ana.position
            ana.decide()
            assert ana.my_turn(before)
        ana.page.wait_for_function("(pitch) => window.pitches.includes(pitch)", arg=pitch)


def test_ones_turn_is_heard_also_where_others_have_had_theirs_in_no_time(
    people: Make, server: Server
) -> None:
    """A message tells then of their turn and of one's own."""
    ana = people(server.url)
    ana.set_up("hunters", "me", "bot:greedy", seed="sound")
    ana.my_turn()
    ana.page.evaluate(LISTEN)
    ana.page.evaluate("localStorage.setItem('lascaux.sound-turn', 'on')")
    told = """(seat) => document.dispatchEvent(new CustomEvent("screen", { detail: {
      fresh: true,
      message: { log: { changed: { 9: `<li class="turn" data-seat="${seat}"></li>` } } },
    } }))"""
    ana.page.evaluate(told, 0)
    assert ana.page.evaluate("window.pitches") == []
    ana.page.evaluate(told, 1)
    ana.page.wait_for_function("() => window.pitches.includes(330)")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_since_ones_last_turn(people: Make, server: Server, viewport: object) -> None:
    ana = people(server.url, viewport=viewport)
    ana.set_up("hunters", "me", *BOTS, name="Ana", seed="since")
    ana.my_turn()
    before = ana.position
    while ana.mine:
        ana.decide()
    ana.my_turn(before)
    for seat in (1, 2):
        expect(ana.page.locator(f".changed .of-{seat}").first).to_be_attached()
    ana.page.reload()
    ana.connected()
    ana.my_turn()
    for seat in (1, 2):
        expect(ana.page.locator(f".changed .of-{seat}").first).to_be_attached()
    ana.page.locator("#caption button").click()
    lines = ana.page.locator("#recap li")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text(re.compile(r"^Green.*\. Lays a tile\."))
    expect(lines.last).to_contain_text(re.compile(r"^Black.*\. Lays a tile\."))
    assert in_dark_and_light(ana) == []
    link = ana.page.locator("#recap a")
    made = int(str(link.get_attribute("href")).partition("move=")[2])
    assert made > 0
    link.click()
    expect(ana.page.locator("#replay [data-move]")).to_contain_text(f"{made} /")


def test_frames_go_once_one_has_decided(people: Make, server: Server) -> None:
    ana = people(server.url)
    ana.set_up("rise", "me", "bot:greedy", seed="frames")
    frames = ana.page.locator(".changed > *")
    before = -1
    while ana.my_turn(before) and not frames.count():  # what a bot only gathers changes no board
        before = ana.position
        ana.decide()
    assert not ana.over
    before = ana.position
    ana.decide()
    ana.page.wait_for_function("(before) => window.shown.position !== before", arg=before)
    expect(frames).to_have_count(0)


def test_the_log_goes_by_turns_and_shows_places_that_have_no_name(
    people: Make, server: Server
) -> None:
    ana = people(server.url)
    ana.set_up("rise", "me", "bot:greedy", seed="log")
    ana.my_turn()
    before = ana.position
    while ana.mine:
        ana.decide()
    ana.my_turn(before)
    ana.page.keyboard.press("l")
    log = ana.page.locator("#f-log")
    heads = log.locator(".turn")
    assert all(head.startswith("Turn ") for head in heads.all_inner_texts())
    maps = log.locator("[data-at] > svg.map:has(> .here)")
    expect(maps.first).to_be_visible()
    place = log.locator("[data-at]:has(svg)").first
    expect(place.locator(".unseen")).to_have_text(str(place.get_attribute("data-at")))
    assert in_dark_and_light(ana) == []


# Whether the middle of the first thing that is told is in view, clear of what lies over it.
IN_VIEW = """() => {
  const told = [...document.querySelectorAll(".board .told")];
  const sheet = document.querySelector("#f-result").getBoundingClientRect();
  const rock = document.querySelector(".pane.stage .rock").getBoundingClientRect();
  const foot = sheet.left < rock.right ? Math.min(rock.bottom, sheet.top) : rock.bottom;
  if (!told.length) return false;
  const { x, y, width, height } = told[0].getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return across > rock.left && across < rock.right && down > rock.top && down < foot;
}"""
SUMS = """() => {
  return [...document.querySelectorAll("#f-result tfoot b")].map((sum) => Number(sum.textContent));
}"""


@pytest.mark.parametrize("device", [{}, TOUCH], ids=["wide", "phone"])
def test_the_end_is_counted_source_by_source(
    people: Make, server: Server, device: dict[str, Any]
) -> None:
    """All sums grow from what they were to what the result says; then one sees where it turned."""
    ana = people(server.url, **device)
    ana.page.goto("/")
    ana.page.evaluate("localStorage.setItem('lascaux.speed', 'step')")
    ana.play_for_two("hunters", "end")
    ana.page.evaluate(FOLLOW)
    ana.page.wait_for_function("() => window.isCounting()")
    expect(ana.page.locator("#bar")).to_contain_text("The count")
    expect(ana.page.locator("#f-result h2")).to_be_hidden()
    sums = [ana.page.evaluate(SUMS)]
    while ana.page.evaluate("window.isCounting()"):
        ana.page.wait_for_function(IN_VIEW)
        ana.press_in_bar("next beat")
        sums.append(ana.page.evaluate(SUMS))
    headline = ana.page.locator("#f-result h2")
    expect(headline).to_have_text(re.compile(r"^(Red|Green) won \d+ : \d+$"))
    assert sorted(sums[-1]) == sorted(map(int, re.findall(r"\d+", headline.inner_text())))
    assert sums == sorted(sums, key=sum)
    assert len({tuple(each) for each in sums}) > 3
    ana.page.locator(".course > svg").wait_for()  # beside it nothing is cut off
    assert ana.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    expect(ana.page.locator("#bar")).to_contain_text(headline.inner_text())
    expect(ana.page.locator("#f-result .course > svg")).to_be_visible()
    assert in_dark_and_light(ana) == []
    ana.page.reload()
    ana.connected()
    ana.page.locator("#f-result [data-course] summary").click()
    expect(ana.page.locator("#f-result .course > svg")).to_be_visible()


GROWING = """() => {
  const rows = [...document.querySelectorAll("#f-result tbody tr")];
  return rows.filter((row) => row.querySelector(".grows")).map((row) => row.rowIndex);
}"""


def test_sources_are_counted_one_after_the_other_for_all_players(
    people: Make, server: Server
) -> None:
    """As the table has them; the log goes on from player to player."""
    ana = people(server.url)
    ana.page.goto("/")
    ana.page.evaluate("localStorage.setItem('lascaux.speed', 'step')")
    ana.play_for_two("cromagnon", "end")
    ana.page.evaluate(FOLLOW)
    ana.page.wait_for_function("() => window.isCounting() || window.next()")  # past the curtains
    expect(ana.page.locator("#caption")).to_be_hidden()  # it tells how the count ends
    rows = []
    while ana.page.evaluate("window.isCounting()"):
        rows.append(ana.page.evaluate(GROWING))
        ana.press_in_bar("next beat")
    assert [len(row) for row in rows] == [1, 1, 1]
    assert rows == sorted(rows)
    expect(ana.page.locator("#caption")).to_be_visible()
    ana.page.locator(".course > svg").wait_for()
    assert ana.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
