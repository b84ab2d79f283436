"""Desks: browsers that stay open from test to test, for a new one takes longer than most tests."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.person import DESKTOP

PATIENCE = 20_000  # milliseconds
expect.set_options(timeout=PATIENCE)
# Whoever has not chosen how fast to follow others sees at once what they did.
AT_ONCE = """try {
  if (!localStorage.getItem("lascaux.speed")) localStorage.setItem("lascaux.speed", "once");
} catch {}"""


class Desks:
    """Pages of browsers, each with cookies of its own; whoever leaves one leaves nothing behind."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Page]] = defaultdict(list)  # by what they are
        self._kinds: dict[Page, str] = {}

    def take(self, url: str, **device: Any) -> Page:
        """An empty page on a device, for a server."""
        options = {"reduced_motion": "reduce", "base_url": url} | device
        viewport = options.pop("viewport", DESKTOP)  # any screen can be made as large as another
        kind = repr(sorted(options.items()))
        if self._free[kind]:
            page = self._free[kind].pop()
            page.set_viewport_size(viewport)
            return page
        context = self._browser.new_context(viewport=viewport, **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        self._kinds[page] = kind
        return page

    def leave(self, page: Page, url: str) -> None:
        """Forget what this browser has seen of a server, except files that never change."""
        context = page.context
        for other in context.pages:
            if other is not page:
                other.close()
        try:
            page.goto(f"{url}/healthz")  # another site would be another process
        except Error:  # the page was closed, or the server was
            context.close()
            return
        page.mouse.move(0, 0)
        page.emulate_media(media="screen")
        context.clear_cookies()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "local_storage"})
        session.detach()
        self._free[self._kinds[page]].append(page)
