"""Guided first games in a browser: played to the end by mouse, by keys, and with a finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from lascaux.engine.game import game
from lascaux.engine.lesson import lesson_of
from tests.browser.person import CONFIRM, PHONE
from tests.browser.test_choosing import UNTOUCHED, decide_by_keys

if TYPE_CHECKING:
    from running import Server
    from tests.browser.person import Person

Make = Callable[..., "Person"]

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
GUIDE = "#f-notices .guide"
MOST_TABS = 40
SOON = 4000  # milliseconds in which a board has moved to where it is wanted
ON_GO_ON = "document.activeElement?.matches('[data-do=lesson-on]')"
GO_ON = f"{GUIDE} [data-do=lesson-on]"
# The number and the kind of the note, once it is the learner's turn to read it or to decide.
NOTE = """(before) => {
  const guide = document.querySelector("#f-notices .guide");
  const kind = guide?.dataset.kind ?? "";
  const { waiting, acting } = window.plan;
  if (!guide || kind === "watch" || waiting || acting || !window.shown.mine) return null;
  const note = [kind, guide.querySelector("p:last-of-type").textContent, window.shown.position];
  return note.join() === before ? null : note;
}"""
# Words that are too small, and buttons that a finger would miss.
SMALL = """() => {
  const all = [...document.querySelectorAll("#f-notices .guide *")];
  const seen = all.filter((e) => e.checkVisibility());
  const low = (e) => e.matches("button, a") && e.getBoundingClientRect().height < 40;
  const tiny = (e) => parseFloat(getComputedStyle(e).fontSize) < 13;
  return seen.filter((e) => low(e) || tiny(e)).map((e) => e.textContent.trim());
}"""
# How many pixels of the note are out of sight.
CUT = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".guide-text");
  return scrollHeight - clientHeight;
}"""
# Notes which beats are told from now on; one may come and go within a chain of decisions.
WATCH = """() => {
  window.beats = new Set();
  const look = () => window.beats.add(document.querySelector(".guide-count")?.textContent ?? "");
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(look).observe(document.querySelector("#table"), changes);
  look();
}"""
# Whether the middle of what has a name is on the screen, and nothing lies over it but its board.
IN_SIGHT = """(name) => {
  const all = [...document.querySelectorAll(`[data-key="${CSS.escape(name)}"]`)];
  return all.some((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && top && (e.contains(top) || e.closest(".board")?.contains(top));
  });
}"""


def count_of(number: int) -> str:
    """What stands above a note of the lesson that most tests take."""
    found = lesson_of(game("hunters"))
    assert found is not None
    return f"{number} of {len(found.beats)}"


class Pupil:
    """Somebody who goes through a lesson, and looks whether all of it can be read and reached."""

    def __init__(self, person: Person, id: str, by_keys: bool = False) -> None:
        found = lesson_of(game(id))
        assert found is not None
        self.person, self.lesson, self.by_keys = person, found, by_keys
        self.looked = False
        self.faults: list[str] = []

    def notes(self) -> Iterator[str]:
        """The kind of every note, one after the other, up to the end."""
        note: list[Any] = []
        while True:
            before = ",".join(map(str, note))
            note = self.person.page.wait_for_function(NOTE, arg=before).json_value()
            yield note[0]
            if note[0] == "end":
                return

    def learn(self) -> int:
        """Go through all of it; gives how many beats were told."""
        page = self.person.page
        page.evaluate(WATCH)
        total = len(self.lesson.beats)
        for kind in self.notes():
            self.faults += page.evaluate(SMALL)
            if page.evaluate(CUT) > 1:
                self.faults.append(f"cut: {self.person.words('.guide-text')}")
            if kind == "end":
                break
            number = int(self.person.words(f"{GUIDE} .guide-count").split()[0])
            if kind == "look":
                self._look(self.lesson.beats[number - 1].look)
            elif self.by_keys:
                decide_by_keys(self.person, number)
            else:
                self.person.decide(number)
        told = set(page.evaluate("[...window.beats]"))
        return len(told & {f"{n} of {total}" for n in range(1, total + 1)})

    def _look(self, names: Sequence[str]) -> None:
        """What is shown, or on a phone the first of it, is in sight and framed; then go on."""
        page = self.person.page
        for name in names[:1] if page.viewport_size == PHONE else names:
            try:
                page.wait_for_function(IN_SIGHT, arg=name, timeout=SOON)
            except TooLate:
                self.faults.append(f"out of sight: {name}")
        if not page.locator(".thing.framed, .frames > *").count():
            self.faults.append(f"without a frame: {name}")
        if self.by_keys:
            self._walk_to_go_on()
            page.keyboard.press("Enter")
        else:
            self.person.press(page.locator(GO_ON))

    def _walk_to_go_on(self) -> None:
        """Before any key was pressed the focus is nowhere; later it is there already."""
        page = self.person.page
        if not self.looked:
            for _ in range(MOST_TABS):
                page.keyboard.press("Tab")
                if page.evaluate(ON_GO_ON):
                    break
        self.looked = True
        expect(page.locator(GO_ON)).to_be_focused()


DEFAULT = {"hunters": "finger", "tribes": "mouse"}  # the others by keys, which takes least time
ALL = [
    pytest.param(id, by, marks=[] if DEFAULT.get(id, "keys") == by else [pytest.mark.slow])
    for id in ("hunters", "rise", "tribes", "cromagnon", "epoch")
    for by in ("mouse", "keys", "finger")
]


@pytest.mark.parametrize(("id", "by"), ALL)
def test_a_lesson_is_learnt(people: Make, server: Server, id: str, by: str) -> None:
    ana = people(server.url, **(TOUCH if by == "finger" else {}))
    ana.guided(id)
    pupil = Pupil(ana, id, by_keys=by == "keys")
    if by == "keys":
        ana.page.evaluate(UNTOUCHED)
        ana.page.keyboard.press("Tab")
    assert pupil.learn() == len(pupil.lesson.beats)
    assert pupil.faults == []
    expect(ana.page.locator(GUIDE)).to_contain_text(pupil.lesson.left_out)
    if by == "keys":
        assert ana.page.evaluate("window.touched") == []
    ana.press(ana.page.get_by_role("button", name="Play on"))
    expect(ana.page.locator(GUIDE)).to_have_count(0)
    expect(ana.page.locator(CONFIRM)).to_be_visible()


def test_a_wrong_try_is_answered_in_the_note_and_stays_where_it_is(ana: Person) -> None:
    ana.guided("hunters")
    ana.press(ana.page.locator(GO_ON))
    expect(ana.page.locator(f"{GUIDE} .guide-count")).to_have_text(count_of(2))
    before = ana.position
    ana.press(ana.page.locator('.board [data-key="1,0"].lit'))
    ana.confirm()
    expect(ana.page.locator(".guide-answer")).to_contain_text("above the volcano")
    expect(ana.page.locator("#toasts .toast")).to_have_count(0)
    expect(ana.page.locator('.board [data-key="1,0"].picked')).to_have_count(1)
    assert ana.position == before


def test_on_a_phone_the_answer_to_a_wrong_try_cuts_nothing_off(
    people: Make, server: Server
) -> None:
    ana = people(server.url, **TOUCH)
    ana.guided("hunters")
    ana.press(ana.page.locator(GO_ON))
    expect(ana.page.locator(f"{GUIDE} .guide-count")).to_have_text(count_of(2))
    ana.press(ana.page.locator('.board [data-key="1,0"].lit'))
    ana.confirm()
    expect(ana.page.locator(".guide-answer")).to_be_visible()
    assert ana.page.evaluate(CUT) <= 1


def test_what_is_dark_in_a_loupe_says_why(ana: Person) -> None:
    ana.guided("hunters")
    ana.to_beat(15)
    ana.next(0, begun=False)  # the loupe is open, and stays where it is
    taken = ana.page.locator('.loupe .region.dark[data-key="L16.m0"]')
    box = taken.bounding_box()
    assert box
    ana.page.mouse.click(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.5)
    expect(ana.page.locator("#toasts")).to_contain_text("your hunter is there already")


def test_back_skip_and_end_are_one_press_each_and_a_new_game_is_another(ana: Person) -> None:
    ana.guided("hunters")
    count, page = ana.page.locator(f"{GUIDE} .guide-count"), ana.page
    back = page.get_by_role("button", name="Back", exact=True)
    expect(count).to_have_text(count_of(1))
    expect(back).to_be_disabled()
    for number, name in ((2, "Go on"), (3, "Skip step"), (4, "Skip step"), (3, "Back")):
        ana.press(page.get_by_role("button", name=name, exact=True))
        expect(count).to_have_text(count_of(number))
    ana.press(page.get_by_role("button", name="End lesson"))
    expect(page.locator(GUIDE)).to_contain_text("That was the lesson")
    before = page.url
    ana.press(page.get_by_role("button", name="New game"))
    page.wait_for_url(lambda url: url != before)
    ana.at_table()
    expect(page.locator(GUIDE)).to_have_count(0)


def test_back_and_skip_go_step_by_step_through_what_is_only_planned(ana: Person) -> None:
    ana.guided("rise")
    count, page = ana.page.locator(f"{GUIDE} .guide-count"), ana.page
    ana.to_beat(2)
    before = ana.position
    for key, number in (("die-sun", 2), ("action-grow", 3), ("action-move", 4)):
        ana.press(page.locator(f'[data-key="{key}"].lit'))
        expect(count).to_have_text(f"{number} of 23")
    for number in (3, 2):
        ana.press(page.get_by_role("button", name="Back", exact=True))
        expect(count).to_have_text(f"{number} of 23")
    assert ana.position == before
    ana.press(page.locator('[data-key="die-sun"].lit'))
    ana.press(page.locator('[data-key="action-grow"].lit'))
    expect(count).to_have_text("3 of 23")
    ana.press(page.get_by_role("button", name="Skip step"))
    expect(count).to_have_text("4 of 23")
    assert ana.position > before
