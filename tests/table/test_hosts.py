"""The server answers only under names that are its own: DNS rebinding needs another one."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from lascaux.table.web.hosts import Hosts
from tests.cli.command import begin, complaint
from tests.table.house import SITE, Closed, House, in_house
from tests.table.server import Server

PATIENCE = 30.0
LOOPBACK = ["localhost", "localhost:8080", "LocalHost.:80", "127.0.0.1", "127.0.0.1:1", "[::1]:80"]
MALFORMED = ["", ":", ":80", "[", "]", "[::1", "[x]", "localhost:x]", "\x00", "[localhost"]
ADDRESSES = ["192.168.1.7", "10.0.0.1:8000", "[fe80::1]:8000", "0.0.0.0"]
NAMES = ["evil.test", "localhost.evil.test", "evil-localhost", "127.0.0.1.evil.test:80"]


@pytest.mark.parametrize("host", LOOPBACK)
@pytest.mark.parametrize("names", [(), ("192.168.1.7",), ("0.0.0.0",), ("table.test",)])
def test_loopback_is_always_meant(host: str, names: tuple[str, ...]) -> None:
    assert Hosts(names).allow(host)


@pytest.mark.parametrize("host", NAMES + MALFORMED)
@pytest.mark.parametrize("names", [(), ("192.168.1.7",), ("0.0.0.0",), ("::",), ("table.test",)])
def test_other_names_are_not(host: str, names: tuple[str, ...]) -> None:
    assert not Hosts(names).allow(host)


def test_addresses_are_meant_when_it_listens_on_all_of_them() -> None:
    for host in ADDRESSES:
        assert Hosts(["0.0.0.0"]).allow(host)
        assert Hosts(["::"]).allow(host)
        assert not Hosts(["192.168.1.8"]).allow(host)
    assert Hosts(["192.168.1.7"]).allow("192.168.1.7:8000")
    assert Hosts(["fe80::1"]).allow("[fe80::1]:8000")


def test_the_name_of_this_machine_is_meant_when_others_reach_it() -> None:
    name = socket.gethostname()
    assert Hosts(["0.0.0.0"]).allow(f"{name.upper()}:8000")
    assert Hosts(["::"]).allow(f"{name.partition('.')[0]}.local")
    assert not Hosts(["127.0.0.1"]).allow(f"{name.partition('.')[0]}.local")


def test_names_can_be_allowed() -> None:
    hosts = Hosts(["127.0.0.1", "Table.Example.org"])
    assert hosts.allow("table.example.org:8443")
    assert not hosts.allow("example.org")
    assert not hosts.allow("x.table.example.org")
    assert all(Hosts(["*"]).allow(host) for host in NAMES)


@in_house
async def test_a_clear_answer_to_other_names(house: House) -> None:
    table_id, (host, _) = await house.friends()
    for path in ("/", f"/t/{table_id}", "/healthz", "/static/table.js", "/nothing"):
        answer = await host.client.get(path, headers={"host": "<b>evil.test"})
        assert answer.status_code == 421, path
        assert "text/html" in answer.headers["content-type"]
        assert "--allow-host" in answer.text
        assert "&lt;b&gt;evil.test" in answer.text
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "set-cookie" not in answer.headers
    answer = await host.client.get("/api/games", headers={"host": "evil.test"})
    assert answer.status_code == 421
    assert "--allow-host" in answer.json()["detail"]
    form = {"csrf": await host.csrf(), "game": "pebbles", "quick": "yes"}
    headers = {"host": "evil.test", "origin": "http://evil.test"}
    assert (await host.client.post("/tables", data=form, headers=headers)).status_code == 421
    with pytest.raises(Closed) as closed:
        await host.socket(table_id, **headers).open()
    assert closed.value.code == 4421
    socket = await host.socket(table_id, origin=SITE).open()
    await socket.close()


@pytest.mark.parametrize("name", ["http://table.test", "table.test:80", "table.test/"])
def test_what_is_not_a_name_cannot_be_allowed(name: str) -> None:
    assert "--allow-host takes a name" in complaint("serve", "--allow-host", name)


def test_the_command_allows_names(tmp_path: Path) -> None:
    words = ["serve", "--port", 0, "--database", f"sqlite:///{tmp_path / 't.db'}"]
    for name in ("table.test", "other.test"):
        words += ["--allow-host", name]
    process = begin(*words)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        for host, status in {"table.test:8": 200, "other.test": 200, "evil.test": 421}.items():
            answer = httpx.get(address, headers={"host": host}, timeout=PATIENCE)
            assert answer.status_code == status, host
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("host", "status"), [("localhost", 200), ("127.0.0.1:1", 200), ("evil.test", 421), ("", 421)]
)
def test_the_real_server(host: str, status: int, server: Server) -> None:
    answer = httpx.get(f"{server.address}/", headers={"host": host}, timeout=PATIENCE)
    assert answer.status_code == status
    assert "server" not in answer.headers
