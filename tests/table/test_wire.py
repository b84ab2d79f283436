"""Nonsense on the wire: whatever a client sends, the real server goes on and nothing changes."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.server import Server

PATIENCE = 30.0


# Requests


def test_a_body_that_is_too_large_at_the_real_server(server: Server) -> None:
    def parts() -> Iterator[bytes]:
        yield b"csrf=x&game=pebbles&name="
        for _ in range(100):
            yield b"x" * 1000

    headers = {"content-type": "application/x-www-form-urlencoded"}
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        for path in ("/tables", "/api/tables"):
            try:
                answer = client.post(path, content=parts(), headers=headers)
            except httpx.TransportError:
                continue  # hung up on, which is as good
            assert 400 <= answer.status_code < 500
        assert client.get("/healthz").text == "ok"


def test_a_client_that_hangs_up_in_the_middle(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    for path in ("tables", "api/tables", "games/hunters/guide"):
        head = (
            f"POST /{path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 999\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\n\r\ncsrf="
        )
        with sockets.create_connection((host, int(port)), PATIENCE) as raw:
            raw.sendall(head.encode())
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).text == "ok"


# The socket


def open_table(server: Server) -> tuple[str, str]:
    wanted = {"game": "pebbles", "seats": ["me", "me"]}
    made = httpx.post(f"{server.address}/api/tables", json=wanted, timeout=PATIENCE).json()
    return made["table"], made["token"]


def live(server: Server, table_id: str, token: str) -> ClientConnection:
    headers = {"cookie": f"lascaux={token}"}
    return connect(f"{server.live}/t/{table_id}/live", additional_headers=headers)


def look(server: Server, table_id: str, token: str) -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"}
    url = f"{server.address}/api/tables/{table_id}"
    found: dict[str, Any] = httpx.get(url, headers=headers, timeout=PATIENCE).json()
    return found


@pytest.mark.parametrize("frame", ["x" * 8193, b"x" * 8193, "x" * 200_000])
def test_a_frame_that_is_too_large_closes_the_connection(
    frame: str | bytes, server: Server
) -> None:
    table_id, token = open_table(server)
    with live(server, table_id, token) as socket:
        json.loads(socket.recv(PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.send(frame)
            while True:
                socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert look(server, table_id, token)["position"] == 0


DOES = ["act", "undo", "reset", "ask", "answer", "bot", "revoke", "rematch", "dance", ""]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=20) | st.integers(-(2**80), 2**80),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)
# Everything that a client could get wrong; a legal action for the right position it could not.
NEARLY = st.fixed_dictionaries(
    {"do": st.sampled_from(DOES) | ANYTHING},
    optional={
        "id": ANYTHING | st.integers(0, 9),
        "position": ANYTHING | st.sampled_from([0, 1, 2**53 - 1]),
        "action": ANYTHING.filter(lambda value: value not in (0, 1)) | st.sampled_from([2, 3, 99]),
        "actions": ANYTHING.filter(lambda value: value not in ([0], [1]))
        | st.sampled_from([[0, 0], [1, 2], [2], [0, None], []]),
        "seat": ANYTHING.filter(lambda value: value not in (0, 1)) | st.sampled_from([2, 7]),
        "yes": ANYTHING,
    },
)
DEEP = st.integers(1, 4000).map(lambda depth: "[" * depth + "]" * min(depth, 4000 - depth))
HUGE = st.integers(1, 4000).map(
    lambda digits: '{"do":"act","action":0,"position":' + "9" * digits + "}"
)
FRAMES = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | ANYTHING.map(json.dumps)
    | NEARLY.map(json.dumps)
    | NEARLY.map(lambda command: json.dumps(command).encode())
    | DEEP
    | HUGE
)


def test_whatever_is_sent_is_refused_and_changes_nothing(server: Server) -> None:
    table_id, token = open_table(server)
    before = look(server, table_id, token)
    answers = 0

    @given(frames=st.lists(FRAMES, min_size=1, max_size=12))
    @settings(
        max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    def check(frames: list[str | bytes]) -> None:
        nonlocal answers
        with live(server, table_id, token) as socket:
            assert json.loads(socket.recv(PATIENCE))["say"] == "screen"
            for frame in frames:
                socket.send(frame)
                answer = json.loads(socket.recv(PATIENCE))
                while answer["say"] == "screen":  # somebody left or came
                    answer = json.loads(socket.recv(PATIENCE))
                assert answer["say"] == "refused", (frame, answer)
                assert answer["text"]
                answers += 1

    check()
    assert answers > 100
    assert look(server, table_id, token) == before
    with live(server, table_id, "somebody-new") as socket:
        message = json.loads(socket.recv(PATIENCE))
        assert message["position"] == 0


def test_frames_that_are_no_websocket_at_all(server: Server) -> None:
    """Bytes on the wire that break the protocol itself end the connection, nothing else."""
    table_id, token = open_table(server)
    host, port = server.address.removeprefix("http://").split(":")
    for garbage in (
        b"\xff" * 40,
        b"\x81\x05hello",
        b"\x81\xfe\x00",
        b"\x88\x00",
        b"\xc1\x85" + b"x" * 9,
    ):
        with sockets.create_connection((host, int(port)), PATIENCE) as raw:
            head = (
                f"GET /t/{table_id}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Sec-WebSocket-Version: 13\r\nCookie: lascaux={token}\r\n\r\n"
            )
            raw.sendall(head.encode())
            assert b"101" in raw.recv(100)
            raw.sendall(garbage)
            raw.shutdown(sockets.SHUT_WR)
            while raw.recv(10_000):
                pass
    assert look(server, table_id, token)["position"] == 0
