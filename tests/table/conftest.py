"""One real server for all tests that do not kill it: starting one takes longer than most tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.server import Server, running


@pytest.fixture(scope="package")
def running_server() -> Iterator[Server]:
    """A server in a process of its own."""
    with running() as found:
        yield found


@pytest.fixture
def server(running_server: Server) -> Iterator[Server]:
    """The server, which must have nothing to complain of when a test is over."""
    yield running_server
    assert running_server.errors() == ""
