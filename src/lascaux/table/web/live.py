"""Live: one browser's WebSocket. Screens go out as they change, commands come in one by one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import orjson
from jinja2 import Environment
from starlette.websockets import WebSocket, WebSocketDisconnect

from lascaux.engine.errors import LascauxError
from lascaux.table.room.guide import Answered
from lascaux.table.room.planning import Plan, gestured, made_plan
from lascaux.table.room.refusal import Refused
from lascaux.table.room.room import Room
from lascaux.table.room.rooms import Rooms
from lascaux.table.room.trial import Trial
from lascaux.table.screen.people import names_of
from lascaux.table.screen.screen import NOBODY_LOOKS, Screen, screen
from lascaux.table.web.limits import Bucket
from lascaux.table.web.messages import Outbox
from lascaux.table.web.precedence import Precedence

BURST = 40
PER_SECOND = 15.0
LARGEST_COMMAND = 4096
BROKEN = 1011  # WebSocket's closing code for an error of the server

Answer = Awaitable[Any]


class Viewer:
    """Somebody who looks at a table or a trial, and tries things there."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room | Trial,
        holder: str,
        templates: Environment,
        precedence: Precedence,
    ) -> None:
        self.holder = holder
        self._precedence = precedence
        self._socket = socket
        self._room = room
        self._outbox = Outbox(templates, room.game)
        self._plan: Plan | None = None  # what this viewer tries, in the position `_planned_at`
        self._planned_at = -1
        self._opened = NOBODY_LOOKS  # the seat whose secrets are shown to several at one screen
        self._news = asyncio.Event()
        self._sending = asyncio.Lock()
        self._bucket = Bucket(BURST, PER_SECOND)

    def wake(self) -> None:
        """Something has changed; several changes may become one message."""
        self._news.set()

    async def run(self) -> None:
        """Serve until the browser goes away."""
        self._room.join(self)
        sender = asyncio.create_task(self._send_screens())
        try:
            await self._room.welcome(self.holder)
            while True:
                await self._obey(await self._receive())
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            self._room.leave(self)

    async def _receive(self) -> str:
        """The next frame; one of bytes is no command, and is refused like other nonsense."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    async def _send_screens(self) -> None:
        try:
            while True:
                await self._news.wait()
                async with self._precedence.last():
                    await self._send_news()
        except WebSocketDisconnect:
            pass  # the browser went away while we were talking
        except Exception:
            await self._socket.close(BROKEN)  # better than a screen that stands still
            raise

    async def _send_news(self) -> None:
        """Show what has changed, unless it has been shown together with an answer."""
        if self._news.is_set():
            await self._send_screen()

    async def _send_screen(self) -> None:
        """Show the table as it is now, with this viewer's plan if it was made for this position."""
        await self._send(self._screen())

    def _screen(self) -> dict[str, Any]:
        """What to send so that the viewer sees the table as it is now."""
        self._news.clear()  # whatever has changed until now is in this screen
        room = self._room
        if self._planned_at != room.position_of(self.holder):
            self._plan = None
        if self._opened != room.state.to_move:
            self._opened = NOBODY_LOOKS
        shown = screen(room, self.holder, self._plan, self._opened)
        return self._message(shown)

    def _message(self, shown: Screen) -> dict[str, Any]:
        """What has changed for this viewer."""
        return self._outbox.message(shown)

    async def _send(self, *messages: dict[str, Any]) -> None:
        async with self._sending:
            try:
                for message in messages:
                    await self._socket.send_text(orjson.dumps(message).decode())
            except RuntimeError:  # an earlier message found nobody there
                raise WebSocketDisconnect(1006) from None

    async def _obey(self, text: str) -> None:
        number: Any = None
        try:
            command = _command(text)
            number = command.get("id")
            if not self._bucket.take():
                raise Refused("too fast; wait a moment")
            answer = await self._carry_out(command)
        except LascauxError as error:
            rule, told = getattr(error, "rule", ""), isinstance(error, Answered)
            refused = {"say": "refused", "text": str(error), "rule": rule, "told": told}
            news = [self._screen()] if told else []  # before it comes what is open now
            await self._send(*news, refused | {"id": number})
        else:
            await self._send(answer | {"id": number})

    async def _carry_out(self, command: dict[str, Any]) -> dict[str, Any]:
        """Do as a command says; what to answer."""
        match command["do"]:
            case "ping":
                return {"say": "pong"}
            case "explain":
                async with self._precedence.last():
                    return {"say": "regions", "regions": self._outbox.regions()}
            case "plan":
                return await self._try(_int(command, "position"), _planned(command))
            case "gesture":
                return await self._gesture(command)
            case "why":
                return self._why(command)
            case "open":
                self._opened = _int(command, "seat")
                await self._send_screen()
                return {"say": "done"}
        await self._change(command)
        return {"say": "done"}

    async def _try(self, position: int, actions: Sequence[int]) -> dict[str, Any]:
        """Show how the table would be after some decisions; none: as it is."""
        last = self._plan if self._planned_at == position else None
        plan = made_plan(self._room, self.holder, position, actions, last)
        self._plan, self._planned_at = (plan if plan.actions else None), position
        await self._send_screen()
        return {"say": "done"}

    async def _gesture(self, command: dict[str, Any]) -> dict[str, Any]:
        """Plan what somebody does in one movement."""
        position, room = _int(command, "position"), self._room
        plan = made_plan(room, self.holder, position, _planned(command))
        names = names_of(room.game, room.seats)
        thing, place = _text(command, "thing"), _text(command, "place")
        return await self._try(position, gestured(room, plan, thing, place, names))

    def _why(self, command: dict[str, Any]) -> dict[str, Any]:
        """Say why something cannot be chosen."""
        room = self._room
        plan = made_plan(room, self.holder, _int(command, "position"), _planned(command))
        names, seat, name = (
            names_of(room.game, room.seats),
            int(room.state.to_move),
            _text(command, "name"),
        )
        made = [*room.timeline.actions, *plan.actions]
        said = room.guide.why_not(made, name) if room.guide else ""
        if said:
            return {"say": "why", "text": said, "rule": ""}
        refusal = room.game.why_not(plan.state, name, seat, names)
        return {"say": "why", "text": refusal.text, "rule": refusal.rule}

    async def _change(self, command: dict[str, Any]) -> None:
        """Do what changes something; a viewer alone changes nothing."""
        raise _unknown(command)


class Connection(Viewer):
    """A viewer who sends commands to a room."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        rooms: Rooms,
        holder: str,
        templates: Environment,
        precedence: Precedence,
    ) -> None:
        super().__init__(socket, room, holder, templates, precedence)
        self._live = room
        self._rooms = rooms

    async def _change(self, command: dict[str, Any]) -> None:
        room, holder = self._live, self.holder
        work: dict[str, Callable[[], Answer]] = {
            "act": lambda: room.deciding.act(holder, _int(command, "position"), _actions(command)),
            "undo": lambda: room.deciding.undo(holder, _int(command, "position")),
            "reset": lambda: room.deciding.reset(holder, _int(command, "position")),
            "ask": lambda: room.asking.ask(holder, _int(command, "position")),
            "answer": lambda: room.asking.answer(
                holder, _int(command, "position"), command.get("yes") is True
            ),
            "chat": lambda: room.talk.say(holder, _text(command, "text")),
            "name": lambda: room.seating.rename(holder, _text(command, "text")),
            "bot": lambda: room.seating.stand_in(holder, _int(command, "seat")),
            "revoke": lambda: room.seating.revoke(holder, _int(command, "seat")),
            "stand": lambda: room.standing.leave(
                holder, _text(command, "about"), command.get("yes") is True
            ),
            "lesson-on": lambda: room.lessons.go_on(holder, _int(command, "position")),
            "lesson-back": lambda: room.lessons.go_back(holder, _int(command, "position")),
            "lesson-skip": lambda: room.lessons.skip(holder, _int(command, "position")),
            "lesson-end": lambda: room.lessons.finish(holder, _int(command, "position")),
            "lesson-leave": lambda: room.lessons.leave(holder, _int(command, "position")),
            "rematch": lambda: room.rematch(holder, self._rooms.again),
        }
        if command["do"] not in work:
            raise _unknown(command)
        with self._precedence.first():
            await room.submit(work[command["do"]])
            await self._send_news()


def _unknown(command: dict[str, Any]) -> Refused:
    return Refused(f"there is no command {str(command['do'])[:40]!r}")


def _command(text: str) -> dict[str, Any]:
    if len(text) > LARGEST_COMMAND:
        raise Refused(f"a command has at most {LARGEST_COMMAND} characters")
    try:
        command = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("that is not JSON") from None
    if not isinstance(command, dict) or not isinstance(command.get("do"), str):
        raise Refused('a command is an object with "do"')
    if not isinstance(command.get("id"), int | None):
        raise Refused('"id" must be a number')
    return command


def _int(command: dict[str, Any], name: str) -> int:
    value = command.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 53:
        raise Refused(f'"{name}" must be a number')
    return value


def _actions(command: dict[str, Any]) -> list[int]:
    """What is to be done: `action`, or in `actions` several that are taken together."""
    several = command.get("actions")
    if several is None:
        return [_int(command, "action")]
    if "action" in command or not isinstance(several, list) or not several:
        raise Refused('send either "action" or a list of "actions"')
    return [_int({"actions": action}, "actions") for action in several]


def decided(command: dict[str, Any]) -> tuple[int, list[int]]:
    """The position that a command is meant for, and what is to be done."""
    return _int(command, "position"), _actions(command)


def _planned(command: dict[str, Any]) -> list[int]:
    """What is planned already, perhaps nothing."""
    return _actions(command) if command.get("actions") else []


def _text(command: dict[str, Any], name: str) -> str:
    value = command.get(name)
    if not isinstance(value, str):
        raise Refused(f'"{name}" must be text')
    return value
