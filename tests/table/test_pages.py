"""Pages: what a person sees before any script runs, and what their forms do."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from lascaux.engine.game import game, game_ids
from lascaux.engine.options import specs, value_text
from lascaux.engine.record import Record
from lascaux.engine.state import SPECTATOR
from lascaux.table.room import opponents
from tests.table.house import SITE, House, Seen, Socket, Visitor, in_house

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Page(HTMLParser):
    """A page as a browser reads it: its elements, and whether they are properly nested."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def named(self, name: str) -> list[tuple[str, dict[str, str]]]:
        """The form fields of a name."""
        return [element for element in self.elements if element[1].get("name") == name]

    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]


async def page(visitor: Visitor, path: str) -> Page:
    found = Page(await visitor.page(path))
    assert len(found.ids()) == len(set(found.ids())), f"{path}: an id is there twice"
    return found


async def finish(socket: Socket) -> None:
    while not socket.seen.last["over"]:
        await socket.until(lambda: socket.seen.is_asked or socket.seen.last["over"])
        if socket.seen.last["curtain"]:
            await socket.do("open", seat=socket.seen.last["turn"])
        if socket.seen.actions:
            await socket.act(len(socket.seen.actions) // 2)


@in_house
async def test_the_lobby(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    html = await host.page("/")
    for game_id in game_ids():
        found = game(game_id)
        assert found.title.replace("&", "&amp;") in html
        assert found.designers in html
        assert f"/games/{game_id}/cover.svg" in html
        assert f"{found.minutes} minutes" in html
    mine = await host.create("me", "bot:stubborn")
    waiting = await host.create("me", "link", open="yes")
    watchable = await host.create("me", "here", open="yes")
    private = await host.create("me", "here")
    lobby = await page(host, "/")
    links = {attributes.get("href") for _, attributes in lobby.elements}
    assert {f"/t/{each}" for each in (mine, waiting, watchable, private)} <= links
    html = await guest.page("/")
    assert f"/t/{waiting}" in html
    assert f"/t/{watchable}" in html
    assert f"/t/{mine}" not in html
    assert f"/t/{private}" not in html
    assert "waiting for 1 player" in html


@in_house
async def test_play_now_is_one_form(house: House) -> None:
    visitor = house.visitor()
    for game_id in game_ids():
        answer = await visitor.post("/tables", game=game_id, quick="yes")
        assert answer.status_code == 303
        html = await visitor.page(answer.headers["location"])
        assert 'data-live="/t/' in html
        row = (await house.stored(answer.headers["location"].removeprefix("/t/"))).row
        bots = game(game_id).usual_players - 1
        assert [seat.kind for seat in row.seats] == ["human", *["bot"] * bots]


@in_house
async def test_the_form_is_made_from_the_games_options(house: House) -> None:
    visitor = house.visitor()
    for game_id in game_ids():
        found = game(game_id)
        form = await page(visitor, f"/games/{game_id}")
        for spec in specs(found.Options):
            fields = form.named(f"option-{spec.name}")
            if spec.several:
                offered = [attributes["value"] for _, attributes in fields]
                assert offered == [each for each in spec.choices if each != spec.default]
                continue
            if spec.kind in ("flag", "choice"):
                assert {attributes["type"] for _, attributes in fields} == {"radio"}
                offered = [attributes["value"] for _, attributes in fields]
                assert offered == list(spec.choices or ("yes", "no"))
                (usual,) = [each["value"] for _, each in fields if "checked" in each]
                assert usual == value_text(spec.default)
                continue
            ((tag, attributes),) = fields
            assert tag == "input"
            if spec.kind == "number":
                assert (attributes["min"], attributes["max"]) == (str(spec.least), str(spec.most))
            assert attributes["value"] == str(spec.default)
        assert len(form.named("players")) == found.most_players - found.least_players + 1
        for seat in range(found.most_players):
            assert len(form.named(f"seat-{seat}")) == 1
        html = await visitor.page(f"/games/{game_id}")
        assert all(words in html for words in found.by_players.values())
        bots = [*opponents.levels(), *opponents.others()]
        assert all(f'value="bot:{bot.spec}"' in html for bot in bots)
        assert all(bot.summary in html for bot in opponents.levels())


@in_house
async def test_several_of_an_options_choices(house: House) -> None:
    visitor = house.visitor()
    form = {"game": "rise", "players": "2", "seat-0": "me", "seat-1": "here"}
    data = form | {"csrf": await visitor.csrf(), "option-terrain": ["glacier", "tar-pit"]}
    answer = await visitor.client.post("/tables", data=data)
    assert answer.status_code == 303
    stored = await house.stored(answer.headers["location"].removeprefix("/t/"))
    assert stored.row.options["terrain"] == "glacier+tar-pit"


@in_house
async def test_a_table_of_every_kind_of_seat(house: House) -> None:
    visitor = house.visitor()
    table_id = await visitor.create(
        "me",
        "link",
        "bot:random",
        name="  Ana  of the\tCave " + "x" * 50,
        clock="10",
        **{"option-rounds": "5", "option-generous": "yes", "option-dice": "ten"},
    )
    row = (await house.stored(table_id)).row
    assert [seat.kind for seat in row.seats] == ["human", "open", "bot"]
    assert row.seats[0].name.startswith("Ana of the Cave xxx")
    assert len(row.seats[0].name) == 30
    assert row.seats[1].invite
    assert row.seats[2].bot == "random"
    assert row.clock == 10
    assert row.options == {"rounds": "5", "generous": "yes", "dice": "ten"}
    html = await visitor.page(f"/t/{table_id}")
    assert "10:00" in html
    assert row.seats[1].invite in html
    known = (await house.stored(await visitor.create("me", "here", seed=" known deal "))).row
    assert known.seed == "known deal"
    free = (await house.stored(await visitor.create("me", "here"))).row
    assert len(free.seed) == 32  # nobody can guess it
    assert free.options == {}


@in_house
async def test_a_table_page_shows_everything_without_script(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "here", game="hunters", seed="first paint")
    shown = await page(host, f"/t/{table_id}")
    html = await host.page(f"/t/{table_id}")
    parts = ("bar", "f-seats", "f-people", "f-notices", "f-log", "f-chat", "f-result", "tabs")
    assert set(parts) <= set(shown.ids())
    socket = await house.live(host, table_id)
    panes = socket.seen.panes
    assert [f"pane-{key}" for key in panes] == [each for each in shown.ids() if each[:5] == "pane-"]
    keys = re.findall(r'data-key="([^"]*)"', html)
    cards = {key for pane in panes.values() for key in pane.get("cards", {})}
    assert set(keys) == cards | {key for layer in socket.seen.layers.values() for key in layer}
    assert "Your turn: " in html


@in_house
async def test_hot_seat(house: House) -> None:
    """Two people at one browser: the screen is that of whoever is to move."""
    host = house.visitor()
    table_id = await host.create("me", "here", seed="hot seat")
    socket = await house.live(host, table_id)
    room = await house.room(table_id)
    turns: list[int] = []
    while not socket.seen.last["over"]:
        turn = int(socket.seen.last["turn"])
        # Nobody sees the next hand before it is opened; whoever goes on need not open it again.
        assert bool(socket.seen.last["curtain"]) == (turns[-1:] != [turn])
        turns.append(turn)
        view = (await host.look(table_id))["view"]
        assert [secret is not None for secret in view["secrets"]] == [turn == 0, turn == 1]
        await socket.act(room.position % 2)
    assert set(turns) == {0, 1}
    assert re.search("won|lost", socket.seen.fragments["result"])


@in_house
async def test_replay_of_every_move(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "here", seed="replay")
    socket = await house.live(host, table_id)
    logs = [len(socket.seen.told)]
    while not socket.seen.last["over"]:
        await socket.act()
        logs.append(len(socket.seen.told))
    moves = len((await house.stored(table_id)).moves)
    for move in range(moves + 2):
        shown = await page(host, f"/t/{table_id}/replay?move={move}")
        ((_, slider),) = [e for e in shown.elements if e[1].get("type") == "range"]
        assert slider["value"] == str(min(move, moves))
        assert slider["max"] == str(moves)
        seen = Seen()
        seen.take(json.loads(await host.page(f"/t/{table_id}/replay.json?move={move}")))
        assert len(seen.log) == logs[min(move, moves)]
        assert seen.actions == []
        assert seen.last["over"] == (move >= moves)
        assert set(seen.fragments) == set(socket.seen.fragments)
    await house.visitor().page(f"/t/{table_id}/replay?move=1")


@in_house
async def test_a_picture_of_a_position_shows_what_its_viewer_may_know(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "bot:random", game="cromagnon", seed="picture")
    room = await house.room(table_id)
    made = len(room.told)
    game, state = room.game, room.past(made).state
    path = f"/t/{table_id}/replay.svg?move={made}"
    for visitor, seat in ((host, 0), (house.visitor(), SPECTATOR)):
        answer = await visitor.client.get(path)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text == game.draw(game.view(state, seat))


@in_house
async def test_turns_of_a_replay_begin_where_the_log_says_so(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("bot:random", "bot:random", game="hunters", seed="turns")
    room = await house.room(table_id)
    socket = await house.live(host, table_id)
    await socket.until(lambda: bool(socket.seen.last["over"]))
    starts = room.turn_starts()
    assert starts[0] == 0
    for start in starts[1:]:
        before, after = (len(room.past(move).state.log) for move in (start - 1, start))
        fresh = room.past(start).state.log[before:after]
        assert [room.game.mark(event) for event in fresh].count("turn") == 1


@pytest.mark.parametrize("game_id", ["pebbles", "hunters"])
def test_the_record_verifies(game_id: str) -> None:
    @in_house
    async def test(house: House) -> None:
        host = house.visitor()
        table_id = await host.create("me", "here", game=game_id, name="Ana # of: seat 0")
        socket = await house.live(host, table_id)
        await finish(socket)
        text = await host.page(f"/t/{table_id}/record.txt")
        found = Record.loads(text)
        state = found.verify()
        assert state.over
        assert found.check
        assert found.seed == (await house.stored(table_id)).row.seed
        assert len(found.moves) == len((await house.stored(table_id)).moves)
        assert found.text() == text

    test()


@in_house
async def test_the_record_of_a_table_with_options_made_by_a_tool(house: House) -> None:
    """However an option was spelt, the record can be read again."""
    host = house.visitor()
    await host.csrf()
    wanted = {"game": "pebbles", "seats": ["me", "me"], "options": {"--rounds": "1", "dice": "TEN"}}
    headers = {"authorization": f"Bearer {host.cookie}"}
    answer = await host.client.post("/api/tables", json=wanted, headers=headers)
    table_id = answer.json()["table"]
    await finish(await house.live(host, table_id))
    found = Record.loads(await host.page(f"/t/{table_id}/record.txt"))
    assert found.options == {"rounds": "1", "dice": "ten"}
    found.verify()


@in_house
async def test_rules_have_an_anchor_for_each_number(house: House) -> None:
    visitor = house.visitor()
    for game_id in game_ids():
        numbers = re.findall(r"^\s*- \*\*([A-Z]+\d+)\*\*", game(game_id).rules(), re.MULTILINE)
        assert len(numbers) >= 4
        shown = await page(visitor, f"/games/{game_id}/rules")
        anchors = {each["id"] for tag, each in shown.elements if tag == "li" and "id" in each}
        assert anchors == set(numbers)


@in_house
async def test_covers(house: House) -> None:
    for game_id in game_ids():
        answer = await house.visitor().client.get(f"/games/{game_id}/cover.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        root = ElementTree.fromstring(answer.text)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(root.iter())) > 5
        assert "<script" not in answer.text


@in_house
async def test_every_link_of_a_page_leads_somewhere(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "here", **{"option-rounds": "1"})
    await finish(await house.live(host, table_id))
    start = [
        "/",
        "/games/pebbles",
        "/games/hunters/rules",
        f"/t/{table_id}",
        f"/t/{table_id}/replay",
    ]
    tried: set[str] = set()
    for path in start:
        for _, attributes in (await page(host, path)).elements:
            link = attributes.get("href") or attributes.get("src") or ""
            link = f"{path}{link}" if link.startswith("?") else link.partition("#")[0]
            if link and link not in tried:
                tried.add(link)
                answer = await host.client.get(link)
                assert answer.status_code == 200, (path, link)
    assert len(tried) > 12
    assert SITE not in "".join(tried)
