"""A room: the one authority of a live table. Commands come in by mail and are done in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from lascaux.bots.failure import BotFailed
from lascaux.engine.errors import IllegalAction
from lascaux.engine.game import Game
from lascaux.engine.state import State
from lascaux.table.room import takeback
from lascaux.table.room.coaching import Coaching
from lascaux.table.room.fairness import TAKEBACK, why_closed
from lascaux.table.room.guide import Guide, guide_of
from lascaux.table.room.mailbox import Mailbox
from lascaux.table.room.moment import Listener, Moment
from lascaux.table.room.opponents import STEADY
from lascaux.table.room.refusal import Refused
from lascaux.table.room.replay import Replay
from lascaux.table.room.thinking import Thinkers
from lascaux.table.room.tokens import new_token
from lascaux.table.store.store import Move, Said, Seat, Store, TableRow, Whole

T = TypeVar("T")

LONGEST_CHAT = 300
LONGEST_NAME = 24
MOST_CHAT_LINES = 500
NOT_STARTED = "not all seats are taken yet"
AGAIN_SECONDS = 5.0  # until what has failed is tried again

log = logging.getLogger(__name__)


class Room(Moment):
    """A table in memory, rebuilt from its log. Every change is stored before it is shown."""

    def __init__(
        self, whole: Whole, game: Game, store: Store, thinkers: Thinkers, pace: float
    ) -> None:
        super().__init__(whole.row, game, whole.moves, whole.chat)
        self.people = whole.people
        lesson = guide_of(game) if whole.row.guide else None
        self.guide = Guide(lesson) if lesson else None
        self.used = time.monotonic()
        self._store = store
        self._thinkers = thinkers
        self._pace = pace
        self._replay = Replay(self.first_state())
        self._mail = Mailbox()
        self._thinking: asyncio.Task[None] | None = None
        self._flag: asyncio.Task[None] | None = None
        self.coaching = Coaching(self, thinkers)
        self._go_on()

    def past(self, moves: int) -> Moment:
        """The table as it was after so many moves."""
        row = replace(self.row, seats=tuple(self.seats))
        state = self._replay.after(self.timeline.actions[:moves])
        return Moment(row, self.game, self.moves[:moves], self.chat, state)

    def decides(self, holder: str) -> bool:
        """Is it for this person to decide now?"""
        if self.state.over or not self.started:
            return False
        seat = self.seats[self.state.to_move]
        return seat.kind == "human" and not seat.bot and bool(holder) and seat.holder == holder

    def may_ask_coach(self, holder: str) -> bool:
        """May this person ask the coach what to do now?"""
        return self.coaching.is_open_to(holder)

    @property
    def thinking(self) -> bool:
        """Is it for a bot to decide now?"""
        return self._thinking is not None

    # Mail

    async def submit(self, command: Callable[[], Awaitable[T]]) -> T:
        """Have somebody's command carried out; its outcome or error comes back."""
        self.used = time.monotonic()
        return await self._mail.submit(command)

    async def close(self) -> None:
        """Finish what was asked for, and end what runs on its own."""
        await self._mail.close()
        await self.coaching.close()
        for task in (self._thinking, self._flag):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    def join(self, listener: Listener) -> None:
        """Somebody starts looking."""
        self.listeners.add(listener)
        self._wake()

    def leave(self, listener: Listener) -> None:
        """Somebody stops looking."""
        self.listeners.discard(listener)
        self._wake()

    def _wake(self) -> None:
        for listener in list(self.listeners):
            listener.wake()

    # Deciding

    async def act(self, holder: str, position: int, action: int) -> None:
        """Take an action for a seat that the holder owns."""
        if not self.decides(holder):
            raise Refused("it is not your turn" if self.started else NOT_STARTED)
        self._check(position)
        if self.guide:
            expected = self.guide.expected(len(self.moves))
            if expected and self.game.parse(expected) != action:
                raise Refused("in this lesson, make the move that is lit")
        await self._decide(action)

    def _check(self, position: int) -> None:
        if position != self.position:
            raise Refused("the position has changed meanwhile; look again")

    async def _decide(self, action: int) -> None:
        """Try the action, store it, and only then let it happen."""
        seat = int(self.state.to_move)
        trial = self.state.copy()
        try:
            trial.apply(action)
        except IllegalAction as error:
            raise Refused(error.reason, error.rule) from None
        move = Move(len(self.moves) + 1, seat, self.game.notation(action), time.time())
        result = self._result_text(trial) if trial.over else ""
        turn = int(trial.to_move)
        await self._store.add_move(self.row.id, self.position + 1, move, result, turn)
        self.timeline.play(action)
        self.moves.append(move)
        self._changed(result)

    def _result_text(self, state: State) -> str:
        names = [self.seats[seat].name for seat in state.winners()]
        return f"{' and '.join(names)} won"

    def _changed(self, result: str) -> None:
        self.position += 1
        self.request = None
        self.row = replace(self.row, result=result)
        self._replay.forget(len(self.moves))
        self._go_on()
        self._wake()

    async def undo(self, holder: str, position: int) -> None:
        """Take back the latest decision of the player to move."""
        await self._go_back(holder, position, 1)

    async def reset(self, holder: str, position: int) -> None:
        """Take back all decisions of this turn that may be taken back."""
        await self._go_back(holder, position, len(self.moves))

    async def _go_back(self, holder: str, position: int, most: int) -> None:
        if not self.decides(holder):
            raise Refused("it is not your turn")
        self._check(position)
        if not self.can_undo:
            raise Refused("nothing can be taken back: something new came to light since")
        steps = min(most, self.timeline.undoable)
        left, turn = len(self.moves) - steps, int(self.state.to_move)
        await self._store.take_back(self.row.id, self.position + 1, left, turn, self.row.known)
        for _ in range(steps):
            self.timeline.undo()
            self.moves.pop()
        self._changed("")

    async def ask(self, holder: str, position: int) -> None:
        """Ask the others for a take-back; with nobody to ask it is granted at once."""
        if not self.started:
            raise Refused(NOT_STARTED)
        self._check(position)
        request = takeback.request(holder, self.seats, self.moves)
        if request is None or self.state.over:
            raise Refused("there is no move of yours to take back")
        self.request = request
        await self._grant_or_wait(request)

    async def answer(self, holder: str, position: int, yes: bool) -> None:
        """Say yes or no to a take-back."""
        self._check(position)
        if self.request is None or holder not in self.request.voters(self.people):
            raise Refused("nobody asks you for a take-back")
        if yes:
            self.request.agreed.add(holder)
            await self._grant_or_wait(self.request)
        else:
            self.request = None
            self._wake()

    async def _grant_or_wait(self, request: takeback.Request) -> None:
        if request.voters(self.people):
            self._wake()
            return
        left = request.moves_left
        earlier = self._replay.after(self.timeline.actions[:left])
        told = earlier.reveals != self.state.reveals
        known = TAKEBACK if told and not self.row.known else self.row.known
        await self._store.take_back(self.row.id, self.position + 1, left, request.seat, known)
        self.row = replace(self.row, known=known)
        del self.moves[left:]
        self.timeline = self.replayed()
        self._changed("")

    # Bots and clocks

    def _go_on(self) -> None:
        """Let whoever runs on its own do so: a bot that is to move, the clock of a human."""
        for task in (self._thinking, self._flag):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._thinking = self._flag = None
        if self.state.over or not self.started:
            return
        seat = self.seats[self.state.to_move]
        if seat.bot:
            self._thinking = asyncio.create_task(self._insist(self._let_bot_decide, seat))
        elif self.row.clock and self.moves:
            self._flag = asyncio.create_task(self._insist(self._wait_for_flag, seat))

    async def _insist(self, work: Callable[[Seat], Awaitable[None]], seat: Seat) -> None:
        """Try again what failed: nobody waits for its outcome, but the table stands still."""
        while True:
            try:
                return await work(seat)
            except Exception as error:
                why = str(error).partition("\n")[0]  # the rest may tell what was to be stored
                log.error("table %s: %s: %s", self.row.id, type(error).__name__, why)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _let_bot_decide(self, seat: Seat) -> None:
        position = self.position
        action = await self._choice(seat)
        if self._pace:
            await asyncio.sleep(self._pace)

        async def decide() -> None:
            if position == self.position:
                await self._decide(action)

        await self._mail.submit(decide)

    async def _choice(self, seat: Seat) -> int:
        """What a bot decides; should it fail, any legal action, so that the game goes on."""
        expected = self.guide.expected(len(self.moves)) if self.guide else ""
        if expected:
            return self.game.parse(expected)
        legal = [int(action) for action in self.state.legal()]
        chance = f"{self.row.id} {self.position} {new_token()}"
        numbers = self.state.to_ints()
        try:
            action = await self._thinkers.choose(self.game.id, seat.bot, numbers, seat.seat, chance)
            if action not in legal:
                raise BotFailed("it chose what is not legal")
        except BotFailed as error:
            why = plain(str(error), LONGEST_CHAT)
            log.warning("table %s: a random move for the bot %s: %s", self.row.id, seat.bot, why)
            text = f"The bot {seat.bot} failed to decide for {seat.name}: a random move stands in."
            await self._mail.submit(lambda: self._announce(text))
            return secrets.choice(legal)
        return action

    async def _wait_for_flag(self, seat: Seat) -> None:
        """When the time is up, a bot plays on for the seat."""
        position = self.position
        await asyncio.sleep(max(0.0, self.clocks()[seat.seat]))

        async def fall() -> None:
            if position == self.position:
                await self._set_seat(replace(self.seats[seat.seat], bot=STEADY))

        await self._mail.submit(fall)

    # Seats

    async def _set_seat(self, seat: Seat) -> None:
        before = self.seats[seat.seat]
        await self._store.set_seat(self.row.id, seat)
        self.seats[seat.seat] = seat
        if seat.holder:
            self.people = {*self.people, seat.holder}
        if seat.holder != before.holder:  # whoever asked, asked others
            self.request = None
        if (seat.kind, seat.bot) != (before.kind, before.bot):  # a new name changes nothing
            self._go_on()
        self._wake()

    async def sit(self, holder: str, name: str, seat_number: int, invite: str = "") -> None:
        """Take an open seat: by its link, or any seat of a table that is open to all."""
        if not 0 <= seat_number < self.row.players:
            raise Refused("there is no such seat")
        seat = self.seats[seat_number]
        if seat.kind != "open":
            if seat.holder == holder:
                return
            raise Refused("somebody sits there already")
        self._check_open_to_others()
        if not (self.row.listed or (invite and invite == seat.invite)):
            raise Refused("this seat is kept for somebody with its link")
        await self._set_seat(
            replace(seat, kind="human", holder=holder, name=plain(name, LONGEST_NAME) or seat.name)
        )

    async def revoke(self, holder: str, seat_number: int) -> None:
        """The host frees a seat; its old link and holder count no more."""
        seat = self._seat_for_host(holder, seat_number)
        if seat.holder == holder:
            raise Refused("that seat is your own")
        self._check_open_to_others()
        name = self.game.seat_names[seat_number]
        await self._set_seat(Seat(seat_number, "open", name, invite=new_token()))

    def _check_open_to_others(self) -> None:
        if self.row.known:
            raise Refused(why_closed(self.row.known))

    async def stand_in(self, holder: str, seat_number: int) -> None:
        """The host lets a bot play for somebody who has left."""
        seat = self._seat_for_host(holder, seat_number)
        if seat.kind == "human" and self.is_here(seat):
            raise Refused(f"{seat.name} is still here")
        kind = "bot" if seat.kind == "open" else seat.kind
        await self._set_seat(replace(seat, kind=kind, bot=STEADY))

    def _seat_for_host(self, holder: str, seat_number: int) -> Seat:
        if holder != self.row.host:
            raise Refused("only the host can do that")
        if not 0 <= seat_number < self.row.players:
            raise Refused("there is no such seat")
        return self.seats[seat_number]

    async def welcome(self, holder: str) -> None:
        """Somebody has been heard of; if a bot stands in for them, they are back."""
        if any(self.seats[number].bot for number in self.seats_of(holder)):
            await self.submit(lambda: self.come_back(holder))

    async def come_back(self, holder: str) -> None:
        """Somebody for whom a bot stands in is back, with time on the clock."""
        for number in self.seats_of(holder):
            seat = self.seats[number]
            if seat.bot and (not self.row.clock or self.clocks()[number] > 0):
                await self._set_seat(replace(seat, bot=""))

    async def rename(self, holder: str, name: str) -> None:
        """Change one's own name."""
        chosen = plain(name, LONGEST_NAME)
        if not chosen:
            raise Refused("a name has at least one letter")
        for number in self.seats_of(holder):
            await self._set_seat(replace(self.seats[number], name=chosen))

    # Talking, and playing again

    async def say(self, holder: str, text: str) -> None:
        """Say something to all at the table."""
        said = plain(text, LONGEST_CHAT)
        if not said:
            raise Refused("there is nothing to say")
        if len(self.chat) >= MOST_CHAT_LINES:
            raise Refused("enough has been said at this table")
        mine = self.seats_of(holder)
        who = self.seats[mine[0]].name if mine else "a spectator"
        await self._add_line(mine[0] if mine else -1, who, said)

    async def _announce(self, text: str) -> None:
        """The table itself says something, but never twice."""
        if all(line.text != text for line in self.chat):
            await self._add_line(-1, "the table", text)

    async def _add_line(self, seat: int, who: str, text: str) -> None:
        line = Said(len(self.chat) + 1, seat, who, text, time.time())
        await self._store.say(self.row.id, line)
        self.chat.append(line)
        self._wake()

    async def rematch(self, holder: str, create: Callable[[TableRow], Awaitable[str]]) -> str:
        """Start another game with the same people, or find the one already started.

        A game that nobody else can join is left for another one even before it is over.
        """
        plays = self.seats_of(holder) or holder == self.row.host
        if not plays or not (self.state.over or self.row.known):
            raise Refused("a rematch needs a finished game and a seat at it")
        if not self.row.rematch:
            rematch = await create(replace(self.row, seats=tuple(self.seats)))
            await self._store.set_rematch(self.row.id, rematch)
            self.row = replace(self.row, rematch=rematch)
            self._wake()
        return self.row.rematch


def plain(text: str, most: int) -> str:
    r"""A person's text on one line, without control characters, not too long.

    >>> plain("  hello\tthere\n", 8)
    'hello th'
    """
    words = "".join(c if c.isprintable() else " " for c in text).split()
    return " ".join(words)[:most].strip()
