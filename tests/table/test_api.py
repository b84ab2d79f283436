"""The API, and the bot in docs/remote-bot.md that plays through it."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.specs.openapi.checks import positive_data_acceptance

from lascaux import game_ids
from tests.table.house import House, Socket, Visitor, in_house
from tests.table.server import Server

DOCUMENT = Path(__file__).parents[2] / "docs" / "remote-bot.md"
PATIENCE = 60.0
TWO = {"game": "pebbles", "seats": ["me", "me"]}


class Tool:
    """A program that speaks to the API."""

    def __init__(self, house: House) -> None:
        self._client = house.visitor().client
        self.token = ""

    async def ask(self, path: str, body: Any = None, status: int = 200) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        method, content = ("GET", None) if body is None else ("POST", json.dumps(body))
        url = f"/api{path}"
        answer = await self._client.request(method, url, content=content, headers=headers)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    async def create(self, **wanted: Any) -> str:
        made = await self.ask("/tables", TWO | wanted, 201)
        self.token = self.token or made["token"]
        assert made["url"] == f"/t/{made['table']}"
        return str(made["table"])


@in_house
async def test_games(house: House) -> None:
    games = {game["id"]: game for game in await Tool(house).ask("/games")}
    assert {"hunters", "pebbles"} <= set(games)
    pebbles = games["pebbles"]
    assert (pebbles["least_players"], pebbles["most_players"]) == (2, 3)
    assert pebbles["action_space"] == 4
    kinds = {option["name"]: option["kind"] for option in pebbles["options"]}
    assert kinds == {"rounds": "number", "generous": "flag", "dice": "choice"}


@in_house
async def test_look_and_act_by_number_and_by_notation(house: House) -> None:
    tool = Tool(house)
    table = f"/tables/{await tool.create(seed='api')}"
    seen = await tool.ask(table)
    assert (seen["position"], seen["to_move"], seen["my_seats"]) == (0, 0, [0, 1])
    assert (seen["started"], seen["over"], seen["winners"]) == (True, False, [])
    assert seen["seed_hash"] == hashlib.sha256(b"api").hexdigest()
    assert [legal["notation"] for legal in seen["legal"]] == ["take", "roll"]
    assert all(legal["label"] for legal in seen["legal"])
    assert "api" not in json.dumps(seen["view"])
    after = await tool.ask(f"{table}/actions", {"position": 0, "action": 0})
    assert (after["position"], after["to_move"]) == (1, 1)
    after = await tool.ask(f"{table}/actions", {"position": 1, "notation": "roll"})
    assert [legal["notation"] for legal in after["legal"]] == ["double", "single"]
    assert after == await tool.ask(table)
    stranger = await Tool(house).ask(table)
    assert stranger["legal"] == stranger["my_seats"] == []
    assert stranger["view"]["secrets"] == [None, None]


@in_house
async def test_a_token_is_kept(house: House) -> None:
    tool = Tool(house)
    await tool.create()
    answer = await tool.ask("/tables", TWO, 201)
    assert answer["token"] == ""
    assert (await tool.ask(f"/tables/{answer['table']}"))["my_seats"] == [0, 1]


@in_house
async def test_what_cannot_be_created(house: House) -> None:
    tool = Tool(house)
    wrong: list[dict[str, Any]] = [
        {"game": "chess"},
        {"seats": ["me"]},
        {"seats": ["me"] * 4},
        {"seats": []},
        {"seats": ["me", "you"]},
        {"seats": ["me", "bot:nobody"]},
        {"seats": ["me", "bot:"]},
        {"options": {"colour": "red"}},
        {"options": {"rounds": "0"}},
        {"options": {"rounds": "9" * 5000}},
        {"options": {"generous": "perhaps"}},
        {"options": {"rounds": 3}},
        {"seed": "x" * 101},
        {"game": None},
        {"game": "\ud800"},
        {"options": {"\ud800": "\ud800"}},
    ]
    for each in wrong:
        answer = await tool.ask("/tables", TWO | each, 422)
        assert answer["detail"]
    assert await house.tables() == 0
    await tool.ask("/tables", [], 422)


@in_house
async def test_what_cannot_be_done(house: House) -> None:
    tool, other = Tool(house), Tool(house)
    table_id = await tool.create()
    table, actions = f"/tables/{table_id}", f"/tables/{table_id}/actions"
    other.token = "somebody else's"
    before = await house.stored(table_id)
    for name in ("/tables/nope", "/tables/%00", "/tables/nope/actions"):
        await tool.ask(name, {"position": 0, "action": 0} if "act" in name else None, 404)
    for wrong in ({"action": 0}, {"position": 0, "notation": "take"}, {"position": 0, "action": 0}):
        body = {"position": 9} | wrong
        for who in (tool, other, Tool(house)):
            if who is tool and body["position"] == 0:
                continue
            answer = await who.ask(actions, body, 409)
            assert answer["detail"]["text"]
    answer = await tool.ask(actions, {"position": 0, "action": 2}, 409)
    assert answer["detail"] == {"text": "that is not asked now", "rule": "P2"}
    for either in ({}, {"action": 0, "notation": "take"}, {"notation": ""}, {"notation": "jump"}):
        await tool.ask(actions, {"position": 0} | either, 409)
    invalid: list[Any] = [{}, [], {"position": -1, "action": 0}, {"position": 0, "action": "x"}]
    invalid += [{"position": 0, "action": 2**70}, {"position": 0, "notation": "\ud800"}]
    for body in invalid:
        await tool.ask(actions, body, 422)
    assert await house.stored(table_id) == before
    assert (await tool.ask(table))["position"] == 0


@in_house
async def test_hunters_notation_that_is_none(house: House) -> None:
    tool = Tool(house)
    table_id = await tool.create(game="hunters")
    odd = ("lay", "lay 99999999999999999999,0 r0", "lay 0,0 r9", "lay ²,0 r0", "hunter m99")
    for notation in (*odd, "lay " + "9" * 190, "hunter m" + "9" * 30, "0", "\n"):
        wanted = {"position": 0, "notation": notation}
        await tool.ask(f"/tables/{table_id}/actions", wanted, 409)
    assert (await house.stored(table_id)).moves == ()


async def left_to_a_bot(house: House, clock: str) -> tuple[str, Visitor, Visitor, Socket]:
    """A table at which a bot stands in for the friend of the host, whose turn it is."""
    table_id, (host, friend) = await house.friends(clock=clock, **{"option-rounds": "9"})
    one = await house.live(host, table_id)
    await one.do("bot", seat=1)
    await one.act(0)
    await one.until(lambda: one.seen.position >= 2 and bool(one.seen.actions))
    assert "stands in" in one.seen.fragments["people"]
    return table_id, host, friend, one


@in_house
async def test_whoever_looks_again_takes_the_seat_back_from_the_bot(house: House) -> None:
    table_id, host, friend, one = await left_to_a_bot(house, "10")
    await host.look(table_id)
    await house.visitor().look(table_id)
    assert (await house.stored(table_id)).row.seats[1].bot == "steady"
    assert (await friend.look(table_id))["my_seats"] == [1]
    assert (await house.stored(table_id)).row.seats[1].bot == ""
    await one.until(lambda: "stands in" not in one.seen.fragments["people"])


@in_house
async def test_whoever_decides_takes_the_seat_back_from_the_bot(house: House) -> None:
    table_id, _, friend, one = await left_to_a_bot(house, "0")
    room = await house.room(table_id)
    room.ticking.pace = 60.0  # the bot takes its time
    await one.act(0)
    await one.until(lambda: one.seen.last["turn"] == 1)
    tool = Tool(house)
    tool.token = friend.cookie
    body = {"position": one.seen.position, "notation": "take"}
    await tool.ask(f"/tables/{table_id}/actions", body)
    await one.until(lambda: bool(one.seen.last["mine"]))
    assert (await house.stored(table_id)).row.seats[1].bot == ""


@in_house
async def test_whoever_has_no_time_left_does_not_come_back(house: House) -> None:
    table_id, _, friend, _ = await left_to_a_bot(house, "10")
    room = await house.room(table_id)
    room.moves[1] = replace(room.moves[1], at=room.moves[0].at + 601)
    await friend.look(table_id)
    assert (await house.stored(table_id)).row.seats[1].bot == "steady"


@in_house
async def test_documentation(house: House) -> None:
    described = await Tool(house).ask("/openapi.json")
    assert set(described["paths"]) == {
        "/api/games",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/actions",
        "/api/tables/{table_id}/advice",
        "/api/tables/{table_id}/course",
        "/api/tables/{table_id}/events",
    }
    page = await house.visitor().page("/api/docs")
    assert "/api/openapi.json" in page
    for path in described["paths"]:
        assert f"{path}</code>" in page
    for name in described["components"]["schemas"]:
        assert f'<h3 id="{name}">' in page
    assert "Decide. The position must be the one you looked at." in page


@in_house
async def test_the_description_tells_what_the_view_of_each_game_is(house: House) -> None:
    described = await Tool(house).ask("/openapi.json")
    schemas = described["components"]["schemas"]
    references = [each["$ref"] for each in schemas["Look"]["properties"]["view"]["anyOf"]]
    assert references == [f"#/components/schemas/{each}.View" for each in game_ids()]
    hunters = schemas["hunters.View"]
    assert hunters["properties"]["seats"]["items"] == {
        "$ref": "#/components/schemas/hunters.SeatView"
    }
    assert set(schemas["hunters.SeatView"]["required"]) == {
        *("seat", "name", "score", "members", "huts", "points", "if_ended"),
    }
    assert schemas["rise.ActionView"]["properties"]["strength"]["enum"] == [
        *("weak", "normal", "strong"),
    ]
    assert schemas["pebbles.View"]["type"] == "object"
    named = re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(described))
    assert set(named) <= set(schemas)


def test_events_tell_of_changes(server: Server) -> None:
    with httpx.Client(base_url=f"{server.address}/api", timeout=PATIENCE) as client:
        wanted = TWO | {"options": {"rounds": "1"}}
        made = client.post("/tables", json=wanted).json()
        table = f"/tables/{made['table']}"
        headers = {"authorization": f"Bearer {made['token']}"}
        told = []
        with client.stream("GET", f"{table}/events") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            for line in stream.iter_lines():
                if not line.startswith("data:"):
                    continue
                news = json.loads(line.removeprefix("data:"))
                told.append(news)
                if not news["over"]:
                    body = {"position": news["position"], "notation": "take"}
                    answer = client.post(f"{table}/actions", json=body, headers=headers)
                    assert answer.status_code == 200, answer.text
    assert [news["position"] for news in told] == [0, 1, 2]
    assert [news["to_move"] for news in told] == [0, 1, None]
    assert [news["over"] for news in told] == [False, False, True]


def program() -> str:
    """The bot in the document."""
    (found,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    return str(found)


def test_the_bot_in_the_document_is_short() -> None:
    lines = [line for line in program().splitlines() if line.strip()]
    assert len(lines) <= 32


@pytest.mark.parametrize(
    "words", [["pebbles", "me", "me", "bot:random"], ["hunters", "me", "bot:random"]]
)
def test_the_bot_in_the_document_plays(words: list[str], server: Server, tmp_path: Path) -> None:
    script = tmp_path / "remote_bot.py"
    script.write_text(program())
    command = [sys.executable, str(script), server.address, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 2)
    assert done.returncode == 0, done.stderr
    first, *_, last = done.stdout.splitlines()
    address = first.split()[-1]
    assert last.startswith("points:")
    table_id = address.rpartition("/")[2]
    end = httpx.get(f"{server.address}/api/tables/{table_id}", timeout=PATIENCE).json()
    assert end["over"]
    assert last.split(" - ")[0].split()[1:] == [str(score) for score in end["scores"]]


def finished_table(server: Server) -> tuple[str, str]:
    """A table at which everything has been played, and its token."""
    wanted = TWO | {"options": {"rounds": "1"}}
    made = httpx.post(f"{server.address}/api/tables", json=wanted, timeout=PATIENCE).json()
    headers = {"authorization": f"Bearer {made['token']}"}
    for position in range(2):
        body = {"position": position, "notation": "take"}
        url = f"{server.address}/api/tables/{made['table']}/actions"
        answer = httpx.post(url, json=body, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 200
    return made["table"], made["token"]


MODES = list(schemathesis.GenerationMode)


@pytest.mark.parametrize("mode", MODES)
def test_the_api_keeps_to_its_description(
    mode: schemathesis.GenerationMode, server: Server
) -> None:
    assert tried_at(server, mode, examples=6) > 15


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_the_api_keeps_to_its_description_in_many_examples(
    mode: schemathesis.GenerationMode, server: Server
) -> None:
    assert tried_at(server, mode, examples=60) > 100


def tried_at(server: Server, mode: schemathesis.GenerationMode, examples: int) -> int:
    """Send whatever the description allows, or does not: no error of the server, and answers as
    the description says. Gives how much was tried.
    """
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    over, token = finished_table(server)
    made = httpx.post(f"{server.address}/api/tables", json=TWO, timeout=PATIENCE).json()
    tables = [over, made["table"]]
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @given(
            case=operation.as_strategy(generation_mode=mode),
            table=st.sampled_from(["", *tables]),
            holder=st.sampled_from(["", token, made["token"]]),
        )
        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        def check(case: schemathesis.Case[Any], table: str, holder: str) -> None:
            nonlocal tried
            if table and "table_id" in case.path_parameters:
                # The stream of a table that goes on goes on, too.
                case.path_parameters["table_id"] = over if "events" in case.path else table
            headers = {"authorization": f"Bearer {holder}"} if holder else {}
            case.call_and_validate(
                headers=headers, timeout=PATIENCE, excluded_checks=[positive_data_acceptance]
            )
            tried += 1

        # Which games there are, and what their options take, is not in the description: that a
        # well-formed wish is not granted is no failure.
        with suppress(Unsatisfiable):  # what has no parameters cannot be asked wrongly
            check()
    return tried
