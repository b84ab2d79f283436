"""Light: what is sent is packed, static files are fetched once, few bytes open a table."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urljoin
from xml.etree import ElementTree

import httpx
import pytest
from websockets.sync.client import connect

import lascaux
from lascaux.table.web.assets import FOLDER, assets
from lascaux.table.web.packing import BLUR, LEAST
from tests.table.house import House, Visitor, in_house
from tests.table.server import Server

PATIENCE = 30.0
FOR_EVER = "public, max-age=31536000, immutable"
STATIC = re.compile(r'(?:src|href)="(/static/[^"]+)"')
IMPORT = re.compile(r'(?:from|import) "(\./[^"]+)"')
SELECTORS = re.compile(r"([^{};]*:has\([^{};]*)\{")  # of rules that depend on what lies within
RULE = re.compile(r"([^{};]+)\{")
BODY = re.compile(r"([^{};]+)\{([^{}]*)\}")
MARKED = re.compile(r"[#.]table(?:\[|:is)")  # what depends on how the table is
VAGUE = re.compile(r":not|\*")
REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)


async def opened(visitor: Visitor, path: str) -> dict[str, httpx.Response]:
    """All that a browser fetches for a page: the page, its files, and what those import."""
    found: dict[str, httpx.Response] = {}
    wanted = [path]
    while wanted:
        address = wanted.pop()
        if address in found:
            continue
        answer = found[address] = await visitor.client.get(address)
        assert answer.status_code == 200, address
        wanted += [urljoin(address, name) for name in IMPORT.findall(answer.text)]
        if address == path:
            wanted += STATIC.findall(answer.text)
    return found


# Bytes for a fresh table, packed: the page, and all static files together.
MOST_PAGE = {
    "hunters": 36_000,
    "rise": 56_000,
    "tribes": 56_000,
    "cromagnon": 60_000,
    "epoch": 56_000,
}
MOST_STATIC = 80_000


@pytest.mark.parametrize("game", sorted(MOST_PAGE))
def test_a_table_opens_with_few_bytes(game: str) -> None:
    @in_house
    async def check(house: House) -> None:
        visitor = house.visitor()
        table_id = await visitor.create("me", "here", game=game)
        answers = await opened(visitor, f"/t/{table_id}")
        sizes = {path: answer.num_bytes_downloaded for path, answer in answers.items()}
        assert any(path.endswith("/base.css") for path in sizes)
        assert any(path.endswith("/idiomorph.esm.js") for path in sizes)
        page = sizes.pop(f"/t/{table_id}")
        assert page < MOST_PAGE[game]
        assert sum(sizes.values()) < MOST_STATIC

    check()


@in_house
async def test_pages_need_no_file_without_a_mark(house: House) -> None:
    visitor = house.visitor()
    table_id = await visitor.create("me", "here")
    paths = ["/", "/games/hunters", "/games/hunters/rules", "/api/docs"]
    for path in [*paths, f"/t/{table_id}", f"/t/{table_id}/replay"]:
        for address in await opened(visitor, path):
            assert address == path or address.startswith(f"/static/{assets().mark}/"), address


STRING = re.compile(r"\"[^\"]*\"")


def check_lean(sent: str, source: str, name: str) -> None:
    """What is sent is what is written, but for comments and room."""
    if name.endswith(".css"):
        told = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
        assert "".join(sent.split()) == "".join(told.split()), name
        assert STRING.findall(sent) == STRING.findall(told), name
        return
    untyped = re.sub(r"/\*\* @[^*\n]*\*/ (?=\S)", "", source)
    lines = [line.strip() for line in untyped.splitlines()]
    pairs = iter([(line, line.partition(" // ")[0].rstrip()) for line in lines])
    for line in sent.splitlines():
        assert any(line.strip() in pair for pair in pairs), f"{name} has no line {line}"


@in_house
async def test_static_files_are_packed_and_kept_for_ever(house: House) -> None:
    client = house.visitor().client
    for name, file in assets().files.items():
        answer = await client.get(assets().address(name))
        assert answer.content == file.body
        check_lean(answer.text, (FOLDER / name).read_text("utf-8"), name)
        assert answer.headers["cache-control"] == FOR_EVER
        assert answer.headers["vary"] == "accept-encoding"
        packed = len(file.packed) < len(file.body)
        assert answer.headers.get("content-encoding") == ("gzip" if packed else None), name
        plain = await client.get(assets().address(name), headers={"accept-encoding": "identity"})
        assert plain.num_bytes_downloaded == len(file.body)
        assert plain.headers["vary"] == "accept-encoding"
    head = await client.head(assets().address("base.css"))
    assert head.headers["content-type"] == "text/css; charset=utf-8"
    script = await client.get(assets().address("vendor/idiomorph.esm.js"))
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"


@in_house
async def test_comments_stay_here_and_modules_are_asked_for_at_once(house: House) -> None:
    visitor = house.visitor()
    table_id = await visitor.create("me", "here")
    html = await visitor.page(f"/t/{table_id}")
    preloaded = re.findall(r'<link rel="modulepreload" href="([^"]+)">', html)
    answers = await opened(visitor, f"/t/{table_id}")
    modules = {address for address in answers if address.endswith(".js")}
    early = {assets().address(name) for name in ("early.js", "settings.js", "table.js")}
    assert set(preloaded) == modules - early
    for address in modules:
        assert not re.search(r"^\s*//", answers[address].text, re.MULTILINE), address


@in_house
async def test_files_of_other_versions_and_what_is_no_file_are_not_there(house: House) -> None:
    client = house.visitor().client
    mark = assets().mark
    for path in (
        "/static/table.js",
        "/static/",
        f"/static/{mark}",
        f"/static/{mark}/",
        f"/static/{mark}/vendor",
        f"/static/{mark}/nothing.js",
        f"/static/{mark[:-1]}/table.js",
        f"/static/{'0' * 12}/table.js",
        f"/static/{mark}/../app.py",
        f"/static/{mark}/..%2fapp.py",
        f"/static/{mark}/%2e%2e/%2e%2e/app.py",
        f"/static/{mark}/..%5capp.py",
        f"/static/{mark}//etc/passwd",
        f"/static/{mark}/%00",
    ):
        answer = await client.get(path)
        assert answer.status_code == 404, path
        assert answer.headers["cache-control"] == "no-store", path
    assert (await client.post(assets().address("table.js"))).status_code == 405


@in_house
async def test_a_browser_that_guesses_where_the_icon_is_finds_it(house: House) -> None:
    answer = await house.visitor().client.get("/favicon.ico", follow_redirects=True)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == (FOLDER / "icon.svg").read_text(encoding="utf-8")


def test_a_mark_stands_for_the_contents_of_all_files(monkeypatch: pytest.MonkeyPatch) -> None:
    first = assets().mark
    monkeypatch.setattr("lascaux.table.web.assets.FOLDER", FOLDER / "vendor")
    assert assets.__wrapped__().mark != first
    monkeypatch.undo()
    assert assets.__wrapped__().mark == first
    with pytest.raises(KeyError, match="there is no static file"):
        assets().address("nothing.js")


@in_house
async def test_answers_are_packed_for_whoever_can_unpack_them(house: House) -> None:
    visitor = house.visitor()
    table_id = await visitor.create("me", "here", game="hunters")
    paths = ["/", "/games/hunters/rules", f"/t/{table_id}", f"/t/{table_id}/replay.json"]
    for path in [*paths, "/games/hunters/cover.svg", "/api/games", "/api/docs"]:
        packed = await visitor.client.get(path)
        assert packed.headers["content-encoding"] == "gzip", path
        assert int(packed.headers["content-length"]) == packed.num_bytes_downloaded
        assert packed.headers["vary"] == "accept-encoding"
        for accepted in ("identity", "br", "gzip;q=0"):
            plain = await visitor.client.get(path, headers={"accept-encoding": accepted})
            assert "content-encoding" not in plain.headers
            assert plain.headers["vary"] == "accept-encoding"
            assert plain.num_bytes_downloaded > 2 * packed.num_bytes_downloaded, path
    short = await visitor.client.get("/healthz")
    assert "content-encoding" not in short.headers
    assert len(short.content) < LEAST


@in_house
async def test_packing_tells_nothing_of_what_a_page_keeps(house: House) -> None:
    """Neither the token of a form is the same twice, nor the length of the same page."""
    visitor = house.visitor()
    first, second = await visitor.csrf(), await visitor.csrf()
    assert first != second
    for csrf in (first, second):
        form = {"csrf": csrf, "game": "pebbles", "quick": "yes"}
        assert (await visitor.client.post("/tables", data=form)).status_code == 303
    for csrf in (first[:-1], first[:16], first[:16] + second[16:], second[16:]):
        form = {"csrf": csrf, "game": "pebbles", "quick": "yes"}
        assert (await visitor.client.post("/tables", data=form)).status_code == 403
    lengths = [
        (await visitor.client.get("/games/hunters/rules")).num_bytes_downloaded for _ in range(40)
    ]
    assert len(set(lengths)) > 10
    assert max(lengths) - min(lengths) <= BLUR


def test_the_socket_is_packed(server: Server) -> None:
    """As browsers offer it; a screen takes a quarter of its text on the wire."""
    wanted = {"game": "hunters", "seats": ["me", "me"]}
    made = httpx.post(f"{server.address}/api/tables", json=wanted, timeout=PATIENCE).json()
    headers = {"cookie": f"lascaux={made['token']}"}
    with connect(f"{server.live}/t/{made['table']}/live", additional_headers=headers) as socket:
        socket.recv(PATIENCE)
        extensions = [extension.name for extension in socket.protocol.extensions]
    assert extensions == ["permessage-deflate"]


@pytest.mark.parametrize("game", ["cromagnon", "hunters", "rise", "tribes"])
def test_a_cover_is_a_light_picture_three_by_two_without_words(game: str) -> None:
    drawn = lascaux.game(game).cover()
    assert drawn == lascaux.game(game).cover()
    assert len(gzip.compress(drawn.encode())) < 30_000
    root = ElementTree.fromstring(drawn)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top, width / height) == (0, 0, 1.5)
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    used = {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib}
    painted = set(re.findall(r"url\(#([\w-]+)\)", drawn))
    assert used | painted <= ids


def test_a_game_without_a_cover_shows_itself_being_played() -> None:
    game = lascaux.game("pebbles")
    assert game.cover() == game.cover()
    assert game.cover() != game.draw(game.view(game.new(seed="cover")))
    assert game.cover().startswith("<svg ")


def outside(selectors: str) -> str:
    """Selectors without what stands in brackets."""
    shorter, before = selectors, ""
    while shorter != before:
        before, shorter = shorter, re.sub(r"\([^()]*\)", "", shorter)
    return shorter.strip()


def compounds(selectors: str) -> list[str]:
    """The parts of selectors between their combinators, without what stands in brackets."""
    return re.split(r"[\s>+~,]+", outside(selectors))


def test_a_word_that_changes_makes_no_browser_style_the_whole_board_anew() -> None:
    """As it does if a rule with :has() is about whatever is *not* something: it may be anything."""
    sheets = [path.read_text(encoding="utf-8") for path in FOLDER.glob("*.css")]
    found = [each for sheet in sheets for each in SELECTORS.findall(REMARK.sub("", sheet))]
    assert len(found) > 50
    assert compounds(".a:has(> .b:not(.c)) > :not(.d, #e)") == [".a:has", ":not"]
    vague = [each for each in found if any(map(VAGUE.match, compounds(each)))]
    assert vague == []


def test_a_mark_on_the_table_makes_no_browser_style_the_whole_board_anew() -> None:
    """As it does if a rule that depends on the mark is about whatever lies somewhere within."""
    sheets = [REMARK.sub("", path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.css")]
    rules = [outside(each).split(",") for sheet in sheets for each in RULE.findall(sheet)]
    found = [compounds(each) for rule in rules for each in rule if MARKED.match(each.strip())]
    assert len(found) > 20
    assert [each for each in found if re.match(r"\*|::", each[-1])] == []


def test_a_mark_on_the_table_changes_nothing_that_everything_within_takes_over() -> None:
    """As it does with a property of one's own: each shape below it is styled and laid out anew."""
    sheets = [REMARK.sub("", path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.css")]
    rules = [found for sheet in sheets for found in BODY.findall(sheet)]
    marked = [rule for rule in rules if re.fullmatch(r"(#table|main)?\[[^\]]*\]", rule[0].strip())]
    assert [rule for rule in marked if re.search(r"(^|[\s;])--[a-z]", rule[1])] == []
    assert any("--" in body for _, body in rules)
