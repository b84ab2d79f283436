"""Hosts: the names that the server answers to.

A page of another site can make its own name point here (DNS rebinding); to the browser it then
belongs to us. But the browser still says by which name it came, and that one is not ours.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - what one says to listen on all addresses
ANYTHING = "*"


class Hosts:
    """Names and addresses that are meant for us, besides those of loopback."""

    def __init__(self, names: Iterable[str]) -> None:
        """Know these; `0.0.0.0` stands for all addresses, `*` for all names."""
        self._names = {name.lower() for name in (*LOOPBACK, *names)}
        self._addresses = not self._names.isdisjoint(EVERYWHERE)
        if self._addresses:
            here = socket.gethostname().lower()
            self._names |= {here, f"{here.partition('.')[0]}.local"}

    def allow(self, header: str) -> bool:
        """Is a request with this `Host` header meant for us?

        >>> hosts = Hosts(["table.example.org"])
        >>> hosts.allow("localhost:8080"), hosts.allow("table.example.org"), hosts.allow("a.test")
        (True, True, False)
        """
        if ANYTHING in self._names:
            return True
        name = _name(header)
        return name in self._names or (self._addresses and _is_address(name))


def _name(header: str) -> str | None:
    """The host without its port."""
    try:
        return (urlsplit(f"//{header}").hostname or "").removesuffix(".") or None
    except ValueError:
        return None


def _is_address(name: str | None) -> bool:
    try:
        return bool(ipaddress.ip_address(name or ""))
    except ValueError:
        return False
