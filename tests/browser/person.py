"""A person with a browser: visits, clicks what is lit, and notices when something goes wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, ElementHandle, Locator, Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
LIT = ".lit"
CONFIRM = '#bar [data-key="confirm"]'
# Makes what the page knows of the position available to the conditions below.
PEEK = """async () => {
  const table = document.querySelector('script[src$="table.js"]').src;
  const part = (name) => import(table.replace("table.js", name));
  window.shown = (await part("screen.js")).shown;
  window.plan = (await part("plan.js")).plan;
}"""
# What opens a curtain is fetched by itself: it listens by the time that this has it, too.
CURTAIN = """async () => {
  const table = document.querySelector('script[src$="table.js"]').src;
  await import(table.replace("table.js", "lift.js"));
}"""
# Boards are shown for the first time in the frame after the first screen.
UNFITTED = '.board[viewBox="0 0 1 1"]'
MINE = f"""(before) => {{
  const boards = [...document.querySelectorAll('{UNFITTED}')];
  if (boards.some((board) => board.getClientRects().length)) return false;
  const over = !document.querySelector("#f-result").hidden;
  const busy = window.plan.waiting || window.plan.acting;
  return !busy && (over || (window.shown.mine && window.shown.position !== before));
}}"""
# Nothing is on its way, and a press would be heard.
FREE = """() => {
  const { waiting, acting } = window.plan;
  return !waiting && !acting && !document.querySelector("[data-deaf]");
}"""
# What is to be pressed next, once it stays where it is: the first free one, from a number on, of
# what is lit or else of the answers; if none is, the arrow to the next; once something can be
# confirmed, Confirm. A board may still move, or show its arrows, when it has been measured.
NEXT = """([number, begun]) => {
  const deaf = document.querySelector("#bar").hasAttribute("data-deaf");
  if (deaf || window.plan.waiting || window.plan.acting || !window.shown.mine) return null;
  const confirm = document.querySelector('#bar [data-key="confirm"]:not(:disabled)');
  if (confirm && begun) return confirm;
  const seen = (target) => target.getClientRects().length > 0;
  const isFree = (target) => {
    const box = target.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return Boolean(top) && (target.contains(top) || top.closest(".lit") === target);
  };
  const atRest = (target) => {
    if (!target) return null;
    const { x, y } = target.getBoundingClientRect();
    const before = window.aim;
    window.aim = { target, x, y };
    const stays = before?.target === target && Math.hypot(x - before.x, y - before.y) < 2;
    return stays ? target : null;
  };
  for (const kind of [".loupe:not([hidden]) .target", ".lit", "#bar .answer", "#bar .still"]) {
    const found = [...document.querySelectorAll(kind)].filter(seen);
    const order = found.map((_, at) => found[(at + number) % found.length]);
    const arrow = document.querySelector(".steps:not([hidden]) button:last-child");
    const scrolled = order.find((target) => !target.closest(".rock"));
    if (order.length) return atRest(order.find(isFree) ?? arrow ?? scrolled);
  }
  return confirm;
}"""
# True once the position is another one, else what is to be pressed next.
SETTLED = f"""([before, number, begun]) => {{
  if (window.shown.position !== before) return true;
  return ({NEXT})([number, begun]);
}}"""
# The lesson is at another beat, and the learner is to read or to decide.
PAST = """(before) => {
  const count = document.querySelector(".guide:not([data-kind=watch]) .guide-count");
  return Boolean(count) && count.textContent !== before;
}"""
MOVED = "(before) => window.shown.position !== before"
# Notes every height that the bar has from now on.
WATCH = """() => {
  window.heights = new Set();
  const bar = document.querySelector("#bar");
  new ResizeObserver(() => window.heights.add(Math.round(bar.offsetHeight))).observe(bar);
}"""
PRESSES = 60  # that one decision or chain takes at most


class Person:
    """Somebody at a browser of their own."""

    def __init__(self, page: Page, url: str) -> None:
        self.url = url
        self.context = page.context
        self.complaints: list[str] = []
        self._expected: list[str] = []
        self._pages: list[Page] = []
        self._use(page)

    def _use(self, page: Page) -> None:
        self.page = page
        self._pages.append(page)
        page.on("console", self._hear)
        page.on("pageerror", self._fail)

    def open_page(self) -> None:
        """A new tab."""
        self._use(self.context.new_page())

    def leave(self) -> None:
        """Turn away from the screen; nothing is noticed any more."""
        for page in self._pages:
            page.remove_listener("console", self._hear)
            page.remove_listener("pageerror", self._fail)

    def _fail(self, error: Exception) -> None:
        self.complaints.append(f"script: {error}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not any(re.search(pattern, message.text) for pattern in self._expected):
            where = message.location.get("url", "")
            self.complaints.append(f"{message.type}: {message.text} {where}".strip())

    def expect_complaint(self, pattern: str) -> None:
        """From now on the browser may complain about this."""
        self._expected.append(pattern)

    # Getting to a table

    def quick(self, game: str) -> None:
        """From the lobby to a game against a bot, in two clicks at most."""
        self._from_lobby(game, "Play now")

    def guided(self, game: str) -> None:
        """From the lobby to a guided first game."""
        self._from_lobby(game, "First game, guided")

    def to_beat(self, number: int) -> None:
        """Past the steps of a lesson, up to one of them."""
        count = self.page.locator(".guide-count")
        while not count.inner_text().startswith(f"{number} "):
            before = count.inner_text()
            self.press(self.page.locator(".guide :is([data-do=lesson-on], [data-do=lesson-skip])"))
            self.page.wait_for_function(PAST, arg=before)

    def _from_lobby(self, game: str, button: str) -> None:
        self.page.goto("/")
        card = self.page.locator("article.game").filter(
            has=self.page.locator(f'input[name=game][value="{game}"]')
        )
        card.get_by_role("button", name=button).click()
        self.at_table()

    def set_up(self, game: str, *seats: str, **fields: str) -> None:
        """A table; what is sent is what the form would send, with seats as in its values."""
        form: dict[str, str | float | bool] = {"game": game, "players": len(seats), **fields}
        form["csrf"] = self._csrf(game)
        form |= {f"seat-{number}": seat for number, seat in enumerate(seats)}
        answer = self.context.request.post("/tables", form=form, max_redirects=0)
        assert answer.status == 303, answer.text()
        self.page.goto(answer.headers["location"])
        self.at_table()

    def _csrf(self, game: str) -> str:
        found = re.search(
            r'name="csrf" value="(\w+)"', self.context.request.get(f"/games/{game}").text()
        )
        assert found
        return found[1]

    def fill_in(self, game: str, *seats: str, **fields: str) -> None:
        """A table by the form; seats as in the form's values."""
        self.page.goto(f"/games/{game}")
        self.page.locator(f'input[name=players][value="{len(seats)}"]').check(force=True)
        for number, seat in enumerate(seats):
            self.page.locator(f"select[name=seat-{number}]").select_option(seat)
        for name, value in fields.items():
            if name == "seed":
                self.page.get_by_text("Replay a known deal").click()
            self.page.locator(f'[name="{name}"]').fill(value)
        self.page.get_by_role("button", name="Start the table").click()
        self.at_table()

    def come_back(self, table: str) -> None:
        """To Ana's seat at a table where some of the game was played before."""
        from deals import TOKEN

        self.context.add_cookies([{"name": "lascaux", "value": TOKEN, "url": self.url}])
        self.page.goto(f"/t/{table}")
        self.at_table()

    def at_table(self) -> None:
        """Wait until the table is live."""
        self.page.wait_for_url("**/t/*")
        self.connected()

    def connected(self) -> None:
        """Wait until the line stands."""
        self.page.locator('#line[data-state="on"]').wait_for(state="attached")
        self.page.evaluate(PEEK)
        self.page.wait_for_function("() => window.shown.position >= 0")

    # Playing

    @property
    def position(self) -> int:
        """The number of the position on the screen."""
        return int(self.page.evaluate("window.shown.position"))

    @property
    def mine(self) -> bool:
        """Is it for this person to decide?"""
        return bool(self.page.evaluate("window.shown.mine"))

    @property
    def over(self) -> bool:
        """Does the page say that the game is over?"""
        return not self.page.locator("#f-result").is_hidden()

    def my_turn(self, after: int = -1) -> bool:
        """Wait until there is something to decide (then True), or the game is over."""
        self.page.wait_for_function(MINE, arg=after)
        return not self.over

    def lit(self) -> Locator:
        """What can be picked, on boards and shelves."""
        return self.page.locator(LIT)

    def press(self, target: Locator | ElementHandle) -> None:
        """Click, or tap with a finger."""
        touch = self.page.evaluate("navigator.maxTouchPoints > 0")
        target.tap() if touch else target.click()

    def _press_if_there(self, target: ElementHandle) -> None:
        """Press what was found, unless the page has put something else in its place since."""
        from playwright.sync_api import Error

        try:
            self.press(target)
        except Error as error:
            if "not attached" not in str(error):
                raise

    def next(self, number: int, begun: bool) -> ElementHandle:
        """What to press next, as soon as the page listens."""
        found = self.page.wait_for_function(NEXT, arg=[number, begun]).as_element()
        assert found is not None
        return found

    def decide(self, number: int = 0) -> None:
        """Pick what is lit until it can be confirmed, confirm, and wait until it has happened."""
        before = self.position
        for presses in range(PRESSES):
            found = self.page.wait_for_function(SETTLED, arg=[before, number, presses > 0])
            target = found.as_element()
            if target is None:
                return
            self._press_if_there(target)
        raise AssertionError(f"{PRESSES} presses decide nothing: {self.words('#bar')}")

    def pick(self, number: int = 0) -> None:
        """Pick one of the things that are lit."""
        self.press(self.next(number, begun=False))

    def confirm(self) -> None:
        """Press the button that confirms."""
        self.press_in_bar("confirm")

    def press_in_bar(self, key: str) -> None:
        """Press a button of the bar, as soon as it listens."""
        self.page.locator("#bar:not([data-deaf])").wait_for()
        self.press(self.page.locator(f'#bar [data-key="{key}"]'))

    def moved(self, before: int) -> None:
        """Wait until the position is another one."""
        self.page.wait_for_function(MOVED, arg=before)

    def choose(self, label: str) -> None:
        """Take an answer in words."""
        before = self.position
        self.press(self.page.locator("#bar").get_by_role("button", name=label).first)
        self.confirm()
        self.moved(before)

    def play_on(self, decisions: int = 10_000) -> int:
        """Decide so many times, or to the end; gives how many decisions it took."""
        taken, position = 0, -1
        while taken < decisions and self.my_turn(position):
            position = self.position
            self.decide(taken)
            taken += 1
        return taken

    def play_for_two(self, game: str, seed: str) -> None:
        """A whole game of two seats at one device, in which always the first choice is taken."""
        self.set_up(game, "me", "me", seed=seed)
        api, request = f"/api/tables/{self.page.url.rsplit('/', 1)[-1]}", self.context.request
        cookies = {each["name"]: each["value"] for each in self.context.cookies()}
        headers = {"authorization": f"Bearer {cookies['lascaux']}"}
        look = request.get(api, headers=headers).json()
        while not look["over"]:
            decided = {"action": look["legal"][0]["action"], "position": look["position"]}
            look = request.post(f"{api}/actions", headers=headers, data=decided).json()

    def watch_bar(self) -> None:
        """From now on notice how high the bar is."""
        self.page.evaluate(WATCH)

    def bar_heights(self) -> list[int]:
        """All heights that it has had since."""
        return list(self.page.evaluate("[...window.heights]"))

    def ask_coach(self) -> None:
        """Ask the coach, wherever its button is, and wait for the answer."""
        menu, button = self.page.locator(".to-menu"), self.page.locator("#ask-coach")
        if menu.is_visible() and not button.is_visible():
            self.press(menu)
        self.press(button)
        self.page.locator("#coach .suggestion").first.wait_for()

    def points(self) -> dict[str, list[int]]:
        """The table of the result: by source, and in all, what each player has."""
        rows = self.page.locator("#f-result :is(tbody, tfoot) tr").all()
        return {
            row.locator("th").inner_text(): [
                int(text) for text in row.locator("td").all_inner_texts()
            ]
            for row in rows
        }

    def words(self, selector: str) -> str:
        """The text of something."""
        return self.page.locator(selector).first.inner_text()
