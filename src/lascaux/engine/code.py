"""Position codes: a whole position in one line that one can paste into a message.

A code has four parts between dots: the game's id, its content's version, a mark of the fields
that make up a position, and the numbers themselves, packed.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib
from typing import NamedTuple

from lascaux.engine.errors import LascauxError

MARK_LENGTH = 4
MOST_BYTES = 1_000_000  # of a position, so that no code can fill the memory


class PositionCode(NamedTuple):
    """The parts of a code."""

    game: str
    content: str
    fields: str
    numbers: list[int]

    def text(self) -> str:
        """The code in one line.

        >>> code = PositionCode("pebbles", "none", "a1b2", [3, -1, 2**40])
        >>> read_code(code.text()) == code
        True
        """
        packed = zlib.compress(b"".join([_bytes(number) for number in self.numbers]), 9)
        written = base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
        return f"{self.game}.{self.content}.{self.fields}.{written}"


def mark_of(names: tuple[str, ...]) -> str:
    """A short mark by which one tells whether the fields of a position are still the same."""
    return hashlib.sha256(" ".join(names).encode()).hexdigest()[:MARK_LENGTH]


def read_code(text: str) -> PositionCode:
    """The parts of a code; LascauxError when the text is none, or was cut."""
    parts = text.strip().split(".")
    if len(parts) != 4:
        raise LascauxError(f"{text[:40]!r} is no position code: it has four parts between dots")
    game, content, fields, written = parts
    try:
        packed = base64.b64decode(written + "=" * (-len(written) % 4), b"-_", validate=True)
        unpack = zlib.decompressobj()
        data = unpack.decompress(packed, MOST_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        raise LascauxError("this position code is damaged: copy all of it") from None
    if not unpack.eof:
        raise LascauxError("this position code is damaged: copy all of it")
    return PositionCode(game, content, fields, _numbers(data))


def _bytes(number: int) -> bytes:
    """A number in as few bytes as it needs, seven bits each, its sign in the lowest bit."""
    left = number << 1 if number >= 0 else (-number << 1) - 1
    found = bytearray()
    while left > 127:
        found.append(left & 127 | 128)
        left >>= 7
    found.append(left)
    return bytes(found)


def _numbers(data: bytes) -> list[int]:
    numbers = []
    value = shift = 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(-(value >> 1) - 1 if value & 1 else value >> 1)
            value = shift = 0
    return numbers
