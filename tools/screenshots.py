"""Screenshots: sets seeded games up, looks at them in a real browser, writes docs/pictures/*.png.

`python tools/screenshots.py` needs Chromium on the path and playwright in the environment. The
deals and the moves before each picture are fixed, so it changes only when the table does.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import struct
import tempfile
import time
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from lascaux.bots import bot
from lascaux.engine.game import game
from lascaux.engine.options import read_options, write_options
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.table.room.tokens import digest
from lascaux.table.store.rows import Move, Seat, TableRow
from lascaux.table.store.store import Store
from running import Server

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
LARGEST = 600_000  # bytes
TOKEN = "somebody who takes pictures"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SEATS = [
    Seat(0, "human", "Ana", holder=digest(TOKEN)),
    Seat(1, "bot", "Green (steady)", bot="steady"),
    Seat(2, "bot", "Black (steady)", bot="steady"),
    Seat(3, "bot", "Yellow (steady)", bot="steady"),
    Seat(4, "bot", "Blue (steady)", bot="steady"),
]
ADVANCED = {"elders": "yes", "leaders": "yes", "terrain": "hazard+wild-land"}
# 256 shades of a picture, frequent ones and different ones, and the nearest for each pixel.
PALETTE = """async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data: rgba } = pen.getImageData(0, 0, image.width, image.height);
  const bins = new Map();
  const binOf = (at) => (rgba[at] >> 3 << 10) | (rgba[at + 1] >> 3 << 5) | (rgba[at + 2] >> 3);
  for (let at = 0; at < rgba.length; at += 4) {
    const bin = bins.get(binOf(at)) ?? { count: 0, sums: [0, 0, 0] };
    bin.count += 1;
    bin.sums.forEach((_, part) => (bin.sums[part] += rgba[at + part]));
    bins.set(binOf(at), bin);
  }
  for (const bin of bins.values()) bin.mean = bin.sums.map((sum) => Math.round(sum / bin.count));
  const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  const shades = [];
  const all = [...bins.values()];
  for (const bin of all) bin.away = 1e9;
  while (shades.length < 256 && shades.length < all.length) {
    const loss = (bin) => Math.sqrt(bin.count) * bin.away;
    const next = all.reduce((best, bin) => (loss(bin) > loss(best) ? bin : best));
    for (const bin of all) {
      const away = far(bin.mean, next.mean);
      if (away < bin.away) [bin.away, bin.index] = [away, shades.length];
    }
    shades.push(next);
  }
  let pixels = "";
  for (let at = 0; at < rgba.length; at += 4)
    pixels += String.fromCharCode(bins.get(binOf(at)).index);
  return [image.width, image.height, shades.flatMap((shade) => shade.mean), btoa(pixels)];
}"""
ALL = 10_000  # decisions: more than any game has


@dataclass(frozen=True)
class Deal:
    """A table to be looked at: so many decisions were taken, all by greedy bots; Ana is next."""

    id: str
    game: str
    players: int
    decisions: int
    options: dict[str, str] = field(default_factory=dict)


DEALS = (
    Deal("early", "hunters", 2, 24),
    Deal("middle", "hunters", 3, 80),
    Deal("end", "hunters", 3, ALL),
    Deal("rise", "rise", 4, 240, ADVANCED),
    Deal("rise-end", "rise", 4, ALL, ADVANCED),
)


async def set_up(database: str, deal: Deal) -> None:
    """Play a deal and store it."""
    store, played, seed = Store(database), game(deal.game), deal.id
    options = read_options(played.Options, deal.options, played.id)
    state = played.new(deal.players, seed, options)
    mind = bot("greedy", played, Rng(f"pictures {seed}"))
    moves: list[Move] = []
    while not state.over and (len(moves) < deal.decisions or state.to_move != 0):
        seat = int(state.to_move)
        action = int(mind.choose(Sight(state, seat, Rng(f"{seed} {len(moves)}"))))
        state.apply(action)
        number = len(moves) + 1
        moves.append(Move(number, seat, played.notation(action), time.time(), chain=number))
    turn = int(state.to_move)
    row = TableRow(
        id=deal.id,
        game=played.id,
        content=played.content_version,
        players=deal.players,
        options=write_options(options),
        seed=seed,
        host=digest(TOKEN),
        coach=True,
        seats=tuple(SEATS[: deal.players]),
    )
    await store.create(row)
    for move in moves:
        last = move is moves[-1]
        names = [SEATS[seat].name for seat in state.winners()] if last and state.over else []
        result = f"{' and '.join(names)} won" if names else ""
        await store.add_moves(deal.id, move.number, [move], result, turn)
    store.close()


def look(browser: Browser, url: str, path: str, token: str = TOKEN, **device: Any) -> Page:
    """A page of the server in a browser that holds Ana's seats, or none."""
    options = {"viewport": DESKTOP, "reduced_motion": "reduce"} | device
    context = browser.new_context(base_url=url, **options)
    if token:
        context.add_cookies([{"name": "lascaux", "value": token, "url": url}])
    page = context.new_page()
    page.goto(path)
    if path.startswith("/t/") and not path.endswith("/replay"):
        page.locator('#line[data-state="on"]').wait_for(state="attached")
    return page


def shoot(page: Page, folder: Path, name: str) -> None:
    """Write what the page shows now."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    path = folder / f"{name}.png"
    path.write_bytes(fewer_colours(page, page.screenshot(animations="disabled")))
    size = path.stat().st_size
    print(f"{path}: {size // 1000} kB")
    if size > LARGEST:
        raise SystemExit(f"{path} is larger than {LARGEST // 1000} kB")
    page.context.close()


def fewer_colours(page: Page, png: bytes) -> bytes:
    """The same picture as a PNG with 256 colours, which is a third of the size."""
    width, height, shades, data = page.evaluate(PALETTE, b64encode(png).decode())
    pixels = b64decode(data)
    rows = (b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(shades)),
        (b"IDAT", zlib.compress(b"".join(rows), 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )


def pick(page: Page, number: int) -> None:
    """Pick a lit place without confirming it."""
    page.locator("#board .choice[data-actions]:not(.off)").nth(number).click()
    page.locator("#confirm").wait_for()


def shoot_coach(browser: Browser, url: str, folder: Path) -> None:
    """What the coach says of a position, and of a game that is over."""
    page = look(browser, url, "/t/middle")
    page.locator("[data-coach]").click()
    page.locator("#coach .suggestion").first.wait_for()
    shoot(page, folder, "coach")
    page = look(browser, url, "/t/end/replay")
    page.locator("[data-course] summary").click()
    page.locator(".course svg").wait_for()
    shoot(page, folder, "course")


def main() -> None:
    """Deal, serve, look, shoot."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder", type=Path, default=PICTURES)
    parser.add_argument("--chromium", default=shutil.which("chromium"))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        database = f"sqlite:///{Path(temporary) / 'tables.db'}"
        for deal in DEALS:
            asyncio.run(set_up(database, deal))
        with Server(database) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=wanted.chromium, args=FLAGS)
            shoot(look(browser, server.url, "/", token=""), wanted.folder, "lobby")
            page = look(browser, server.url, "/t/middle")
            pick(page, 2)
            shoot(page, wanted.folder, "table")
            for name in ("end", "rise", "rise-end"):
                shoot(look(browser, server.url, f"/t/{name}"), wanted.folder, name)
            touch: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
            shoot(look(browser, server.url, "/t/early", **touch), wanted.folder, "phone")
            shoot(look(browser, server.url, "/t/rise", **touch), wanted.folder, "rise-phone")
            dark = look(browser, server.url, "/t/middle", color_scheme="dark")
            shoot(dark, wanted.folder, "dark")
            shoot_coach(browser, server.url, wanted.folder)
            browser.close()


if __name__ == "__main__":
    main()
