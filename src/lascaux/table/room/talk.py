"""Talk: what people at a table say to each other, and what the table itself says."""

from __future__ import annotations

import time

from lascaux.table.room.present import Present
from lascaux.table.room.refusal import Refused
from lascaux.table.store.rows import Said

LONGEST_CHAT = 300
MOST_CHAT_LINES = 500


class Talk:
    """Adds lines to the chat."""

    def __init__(self, now: Present) -> None:
        self._now = now

    async def say(self, holder: str, text: str) -> None:
        """Say something to all at the table."""
        now, said = self._now, plain(text, LONGEST_CHAT)
        if not said:
            raise Refused("there is nothing to say")
        if len(now.chat) >= MOST_CHAT_LINES:
            raise Refused("enough has been said at this table")
        mine = now.seats_of(holder)
        who = now.seats[mine[0]].name if mine else "a spectator"
        await self._add_line(mine[0] if mine else -1, who, said)

    async def announce(self, text: str) -> None:
        """The table itself says something, but never twice."""
        if all(line.text != text for line in self._now.chat):
            await self._add_line(-1, "the table", text)

    async def _add_line(self, seat: int, who: str, text: str) -> None:
        now = self._now
        line = Said(len(now.chat) + 1, seat, who, text, time.time())
        await now.store.say(now.row.id, line)
        now.chat.append(line)
        now.wake()


def plain(text: str, most: int) -> str:
    r"""A person's text on one line, without control characters, not too long.

    >>> plain("  hello\tthere\n", 8)
    'hello th'
    """
    words = "".join(c if c.isprintable() else " " for c in text).split()
    return " ".join(words)[:most].strip()
