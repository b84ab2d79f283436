"""Tokens: unguessable texts that hold a seat, stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A text that nobody guesses."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A short unguessable name for a table.

    >>> len(new_id())
    12
    """
    return secrets.token_urlsafe(9)


def digest(token: str) -> str:
    """What is stored of a token.

    >>> digest("secret")[:8]
    '2bb80d53'
    """
    return hashlib.sha256(token.encode()).hexdigest()
