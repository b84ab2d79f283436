"""What is malformed, too large, too frequent or from another site is refused: nothing changes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from urllib.parse import urlencode

import httpx
import pytest

from lascaux.table.web import guard
from lascaux.table.web.assets import assets
from lascaux.table.web.guard import LOOKS
from tests.table.house import SITE, Closed, House, house, in_house

PATIENCE = 30.0
FOREIGN = ("http://evil.test", "http://table.test.evil.test", "null", "http://[", "https://", "x")


# Origins and forms


@in_house
async def test_forms_of_other_sites_are_refused(house: House) -> None:
    visitor = house.visitor()
    form = {"csrf": await visitor.csrf(), "game": "pebbles", "quick": "yes"}
    for origin in FOREIGN:
        answer = await visitor.client.post("/tables", data=form, headers={"origin": origin})
        assert answer.status_code == 403, origin
        body = {"game": "pebbles", "seats": ["me", "me"]}
        answer = await visitor.client.post("/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == 403, origin
    assert await house.tables() == 0
    answer = await visitor.client.post("/tables", data=form, headers={"origin": SITE})
    assert answer.status_code == 303


@in_house
async def test_sockets_of_other_sites_are_refused(house: House) -> None:
    table_id, (host, _) = await house.friends()
    for origin in FOREIGN:
        with pytest.raises(Closed) as closed:
            await host.socket(table_id, origin=origin).open()
        assert closed.value.code == 4403
    socket = await host.socket(table_id, origin=SITE).open()
    await socket.close()


@in_house
async def test_a_form_without_our_token_is_refused(house: House) -> None:
    visitor, other = house.visitor(), house.visitor()
    foreign = await other.csrf()
    await visitor.csrf()
    table_id = await other.create("me", "link", open="yes")
    paths = {"/tables": {"game": "pebbles", "quick": "yes"}, f"/t/{table_id}/sit": {"seat": "1"}}
    paths["/games/hunters/guide"] = {}
    before = await house.stored(table_id)
    for path, form in paths.items():
        for csrf in ("", "x", "ü", foreign, foreign.upper()):
            answer = await visitor.client.post(path, data=form | {"csrf": csrf})
            assert answer.status_code in (403, 422), (path, csrf)
            assert "text/html" in answer.headers["content-type"]
        answer = await visitor.client.post(path, data=form)
        assert answer.status_code in (403, 422)
        # A new browser without a cookie has no form of ours, whatever it sends.
        answer = await house.visitor().client.post(path, data=form | {"csrf": foreign})
        assert answer.status_code == 403
    assert await house.stored(table_id) == before
    assert await house.tables() == 1


@in_house
async def test_malformed_forms_get_a_clear_page(house: House) -> None:
    visitor = house.visitor()
    csrf = await visitor.csrf()
    table_id = await visitor.create("me", "link", open="yes")
    good = {"csrf": csrf, "game": "pebbles", "players": "2", "seat-0": "me", "seat-1": "here"}
    wrong: list[dict[str, str]] = [
        {"game": ""},
        {"game": "chess"},
        {"game": "../etc"},
        {"game": "x" * 5000},
        {"players": "two"},
        {"players": "-2"},
        {"players": "9" * 5000},
        {"players": "1"},
        {"players": "4"},
        {"players": "99999"},
        {"players": "²"},
        {"seat-1": ""},
        {"seat-1": "bot:"},
        {"seat-1": "bot:nobody"},
        {"seat-1": "\x00"},
        {"clock": "soon"},
        {"clock": "-5"},
        {"clock": "1441"},
        {"clock": "1e3"},
        {"option-rounds": "many"},
        {"option-rounds": "0"},
        {"option-rounds": "9" * 5000},
        {"option-generous": "perhaps"},
        {"option-dice": "eleven"},
        {"option-colour": "red"},
        {"option-": ""},
    ]
    for each in wrong:
        answer = await visitor.client.post("/tables", data=good | each)
        assert answer.status_code == 422, (each, answer.status_code)
        assert "text/html" in answer.headers["content-type"]
        assert '<p class="sentence">' in answer.text or "<main" in answer.text
        assert "Traceback" not in answer.text
    for seat in ("", "x", "1.5", "-1", "2", "9" * 5000):
        answer = await visitor.client.post(f"/t/{table_id}/sit", data={"csrf": csrf, "seat": seat})
        assert answer.status_code in (409, 422), seat
        assert "text/html" in answer.headers["content-type"]
    assert await house.tables() == 1
    form = "application/x-www-form-urlencoded"
    multi = "multipart/form-data; boundary=x"
    bodies: list[tuple[str, bytes]] = [
        (form, b"\xff\xfe%00%zz&&&=;=" * 50),
        (form, b"csrf=%ED%A0%80&game=%ED%A0%80"),
        (multi, b"--x\r\nnonsense"),
        (multi, b"--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--\r\n"),
        (
            multi,
            b"--x\r\nContent-Disposition: form-data; name=csrf; filename=a\r\n\r\nx\r\n--x--\r\n",
        ),
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=\xc3", b"x"),
        ("application/json", b"{"),
        ("", b"\x00"),
        (form, urlencode([(f"a{n}", "b") for n in range(1500)]).encode()),
    ]
    for kind, content in bodies:
        for path in ("/tables", f"/t/{table_id}/sit"):
            headers = {b"content-type": kind.encode("latin-1")}
            answer = await visitor.client.post(path, content=content, headers=headers)
            assert 400 <= answer.status_code < 500, (kind, content[:50], answer.status_code)
            assert "text/html" in answer.headers["content-type"]


@in_house
async def test_pages_that_are_not_there(house: House) -> None:
    visitor = house.visitor()
    table_id = await visitor.create("me", "here")
    for path in (
        "/nothing",
        "/t/nope",
        "/t/nope/replay",
        "/t/nope/replay.json",
        "/t/nope/record.txt",
        "/t/nope/sit/x",
        "/t/%00",
        "/t/%ff",
        "/t/" + "x" * 2000,
        "/games/chess",
        "/games/chess/rules",
        "/games/chess/cover.svg",
        "/games/..%2f..%2fetc%2fpasswd/cover.svg",
        "/static/nothing.js",
        assets().address("table.js").replace("table.js", "nothing.js"),
        "/static/..%2fapp.py",
        "/static/%00",
        f"/t/{table_id}/sit/x",
    ):
        answer = await visitor.client.get(path)
        assert answer.status_code == 404, path
        assert "text/html" in answer.headers["content-type"], path
        assert "content-security-policy" in answer.headers
    for move in ("-1", "x", "9" * 5000, "1.5", ""):
        for page in ("replay", "replay.json"):
            answer = await visitor.client.get(f"/t/{table_id}/{page}", params={"move": move})
            assert answer.status_code == 422, move
            assert "text/html" in answer.headers["content-type"]
    answer = await visitor.client.put("/tables")
    assert answer.status_code == 405


# Sizes and rates


@in_house
async def test_bodies_that_are_too_large(house: House) -> None:
    visitor = house.visitor()
    form = {"csrf": await visitor.csrf(), "game": "pebbles", "quick": "yes"}
    answer = await visitor.client.post("/tables", data=form | {"name": "x" * 20_000})
    assert answer.status_code == 413
    for length in ("x", "-1", "1e3", "9" * 30, "9" * 5000):
        headers = {"content-length": length}
        answer = await visitor.client.post("/tables", content=b"", headers=headers)
        assert answer.status_code in (400, 413), length
    assert await house.tables() == 0


async def endless(start: bytes) -> AsyncIterator[bytes]:
    yield start
    for _ in range(40):
        yield b"x" * 1000


@in_house
async def test_bodies_that_do_not_say_how_large_they_are(house: House) -> None:
    visitor = house.visitor()
    csrf = await visitor.csrf()
    form = {"content-type": "application/x-www-form-urlencoded"}
    start = f"csrf={csrf}&game=pebbles&quick=yes&name=".encode()
    for path in ("/tables", "/games/hunters/guide", "/api/tables"):
        headers = form if "api" not in path else {"content-type": "application/json"}
        answer = await visitor.client.post(path, content=endless(start), headers=headers)
        assert 400 <= answer.status_code < 500, (path, answer.status_code)
    assert await house.tables() == 0


def test_too_many_requests() -> None:
    async def main() -> None:
        async with house(burst=5, rate=0.001) as found:
            visitor = found.visitor()
            form = {"csrf": await visitor.csrf(), "game": "pebbles", "quick": "no"}
            codes = [
                (await visitor.client.post("/tables", data=form)).status_code for _ in range(8)
            ]
            assert codes == [422] * 5 + [429] * 3
            await visitor.page("/")  # one may look more often than change
            answer = await visitor.client.post("/api/tables", json={})
            assert answer.status_code == 429
            assert "content-security-policy" in answer.headers

    asyncio.run(main())


def test_too_many_looks() -> None:
    async def main() -> None:
        async with house(burst=2, rate=0.001) as found:
            visitor = found.visitor()
            for _ in range(2 * LOOKS):
                await visitor.page("/games/pebbles/rules")
            answer = await visitor.client.get("/")
            assert answer.status_code == 429
            assert "too many requests" in answer.text
            assert "text/html" in answer.headers["content-type"]
            assert int(answer.headers["retry-after"]) >= 1
            answer = await visitor.client.get("/api/games")
            assert answer.status_code == 429
            assert "too many requests" in answer.json()["detail"]
            with pytest.raises(Closed) as closed:
                await visitor.socket("nope").open()
            assert closed.value.code == 4429
            for path in (assets().address("table.js"), "/healthz"):  # these cost nothing
                await visitor.page(path)

    asyncio.run(main())


def test_too_many_at_once() -> None:
    async def main() -> None:
        async with house(burst=2, rate=1e9) as found:
            host = found.visitor()
            table_id = await host.create("me", "here")
            sockets = [await host.socket(table_id).open() for _ in range(2 * LOOKS)]
            with pytest.raises(Closed) as closed:
                await host.socket(table_id).open()
            assert closed.value.code == 4429
            await host.page("/", 429)
            await sockets[0].close()
            await host.page("/")
            for socket in sockets[1:]:
                await socket.close()

    asyncio.run(main())


def test_a_body_that_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "SLOWEST_BODY", 0.01)

    async def never() -> AsyncIterator[bytes]:
        yield b"game=pebbles"
        await asyncio.sleep(PATIENCE)

    async def main() -> None:
        async with house() as found:
            client = found.visitor().client
            headers = {"content-type": "application/x-www-form-urlencoded"}
            for path in ("/tables", "/api/tables"):
                answer = await client.post(path, content=never(), headers=headers)
                assert answer.status_code == 408

    asyncio.run(main())


# Headers and pages


async def some_pages(house: House) -> dict[str, httpx.Response]:
    table_id, (host, _) = await house.friends(game="hunters", name='"><script>x</script>')
    one = await house.live(host, table_id)
    await one.do("chat", text="<script>alert(1)</script><b onclick=x style=y>")
    for _ in range(4):
        if one.seen.actions:
            await one.act()
    over = await host.create("bot:random", "bot:random", "bot:random")
    watching = await house.live(host, over)
    await watching.until(lambda: bool(watching.seen.last["over"]))
    paths = ["/", "/games/hunters", "/games/hunters/rules", "/games/pebbles", "/nothing"]
    paths += [f"/t/{table_id}", f"/t/{table_id}/replay?move=2", f"/t/{over}", f"/t/{over}/replay"]
    return {path: await host.client.get(path) for path in paths}


@in_house
async def test_pages_have_no_inline_script_or_style(house: House) -> None:
    for path, answer in (await some_pages(house)).items():
        html = answer.text
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not re.search(r"<[^>]*\sstyle\s*=", html), path
        assert not re.search(r"<[^>]*\son\w+\s*=", html), path
        assert "<style" not in html, path
        assert "javascript:" not in html, path
        for attributes, inside in re.findall(r"<script([^>]*)>(.*?)</script>", html, re.DOTALL):
            assert 'src="/static/' in attributes, path
            assert not inside.strip(), path
        for address in re.findall(r'(?:src|href|action)="([^"]*)"', html):
            assert address.startswith(("/", "#", "?")), (path, address)
            assert not address.startswith("//")


@in_house
async def test_messages_have_no_inline_script_or_style(house: House) -> None:
    table_id, (host, _) = await house.friends(game="hunters")
    one = await house.live(host, table_id)
    await one.do("chat", text="<b onclick=x style=y>")
    for _ in range(6):
        if one.seen.actions:
            await one.act()
    parts = [part[0] for layer in one.seen.layers.values() for part in layer.values()]
    panes = one.seen.panes.values()
    cards = [html for pane in panes for html in pane.get("cards", {}).values()]
    frames = [pane["frame"] for pane in panes]
    for html in (*parts, *cards, *frames, *one.seen.log.values(), *one.seen.fragments.values()):
        assert not re.search(r"<[^>]*\sstyle\s*=", html)
        assert not re.search(r"<[^>]*\son\w+\s*=", html)
        assert "<script" not in html
        assert "<style" not in html


@in_house
async def test_every_answer_has_the_headers(house: House) -> None:
    visitor = house.visitor()
    table_id = await visitor.create("me", "here")
    kept = [assets().address("table.js"), "/games/hunters/cover.svg"]
    paths = [*kept, "/", "/nothing", "/healthz", "/static/nothing.js"]
    paths += ["/api/games", "/api/docs", "/api/nothing", f"/t/{table_id}/record.txt"]
    paths += [f"/t/{table_id}/replay.json", f"/t/{table_id}/replay?move=x"]
    for path in paths:
        headers = (await visitor.client.get(path)).headers
        assert headers["cross-origin-resource-policy"] == "same-origin", path
        if path not in kept:
            assert headers["cache-control"] == "no-store", path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "same-origin", path


@in_house
async def test_the_cookie(house: House) -> None:
    answer = await house.visitor().client.get("/")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # over http a browser would not send it back
    value = answer.cookies["lascaux"]
    assert len(value) >= 32
    assert value not in answer.text
    again = await house.visitor(value).client.get("/")
    assert "set-cookie" not in again.headers
    transport = httpx.ASGITransport(app=house.app)
    async with httpx.AsyncClient(transport=transport, base_url="https://table.test") as client:
        assert "secure" in (await client.get("/")).headers["set-cookie"].lower()
