"""Trying: decisions of a finished game that cost much, put once more to whoever took them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from jinja2 import Environment
from starlette.websockets import WebSocket

from lascaux.bots.slips import Verdict
from lascaux.engine.errors import LascauxError
from lascaux.engine.words import percent, percent_more
from lascaux.table.room.room import Room
from lascaux.table.room.rooms import Rooms
from lascaux.table.room.trial import Trial
from lascaux.table.screen.advice import advised
from lascaux.table.screen.cards import game_card
from lascaux.table.screen.people import by_name, names_of
from lascaux.table.screen.screen import Screen, screen
from lascaux.table.web.answers import Number, piece, refused
from lascaux.table.web.live import Viewer, decided
from lascaux.table.web.pages import Them, TheRoom, page, symbols
from lascaux.table.web.precedence import Precedence
from lascaux.table.web.visitors import Visitor

WORDS = {"percent": percent, "percent_more": percent_more}

router = APIRouter(include_in_schema=False)

NO_TRIAL = 4404  # a WebSocket's closing code: it is not tried again


async def trial_of(room: Room, holder: str, move: int) -> Trial:
    """A slip of somebody's as a trial."""
    slip = await room.coaching.slip(holder, move)
    return Trial(room.past(move), holder, slip)


@router.get("/t/{table_id}/slips")
async def slips(request: Request, visitor: Them, room: TheRoom) -> Response:
    """The decisions that cost this visitor most, to be tried again."""
    try:
        found = await room.coaching.slips(visitor.holder)
    except LascauxError as error:
        return refused(error)
    names, named = names_of(room.game, room.seats), _naming(room)
    told = {"table": room.row.id, "names": names, "named": named, **WORDS}
    return piece(request, "slips", slips=found, **told)


def _naming(room: Room) -> Callable[[str], str]:
    """Puts the names that people gave into what the coach has said."""
    return partial(by_name, game=room.game, names=names_of(room.game, room.seats))


@router.get("/t/{table_id}/try")
async def try_again(request: Request, visitor: Them, room: TheRoom, move: Number) -> Response:
    """The position before such a decision, with all choices."""
    try:
        trial = await trial_of(room, visitor.holder, move)
        all_of = await room.coaching.slips(visitor.holder)
    except LascauxError as error:
        raise HTTPException(409, str(error)) from None
    shown = replace(screen(trial, visitor.holder), watching=True)  # nobody talks here
    return page(
        request,
        visitor,
        "try.html",
        screen=shown,
        slip=trial.slip,
        slips=all_of,
        who=names_of(room.game, room.seats)[trial.slip.seat],
        named=_naming(room),
        **WORDS,
        game=game_card(room.game.id),
        symbols=symbols(shown),
    )


@router.get("/t/{table_id}/try/answer")
async def answer(request: Request, visitor: Them, room: TheRoom, move: Number) -> Response:
    """What was better, and what was played."""
    try:
        trial = await trial_of(room, visitor.holder, move)
    except LascauxError as error:
        return refused(error)
    found = trial.slip.suggestions
    names = names_of(room.game, room.seats)
    ideas = advised(room.game, trial.state, trial.slip.seat, found, names)
    told = {"who": names[trial.slip.seat], "chances": True, "trial": True}
    done = [found[1].action]
    return piece(request, "advice", ideas=ideas, past=True, played=done, percent=percent, **told)


class Learner(Viewer):
    """Whoever looks for a better move; an answer is judged, and nothing comes of it."""

    def __init__(
        self, socket: WebSocket, trial: Trial, holder: str, all_of: Environment, first: Precedence
    ) -> None:
        super().__init__(socket, trial, holder, all_of, first)
        self._trial = trial
        self._template = all_of.get_template("fragments/verdict.html")
        self._verdict: Verdict | None = None

    def _message(self, shown: Screen) -> dict[str, Any]:
        """A screen without notices, since the page has its own, and with what was said last."""
        message = super()._message(shown)
        message["fragments"].pop("notices", None)
        if self._verdict is not None:
            slip = self._trial.slip
            told = {"verdict": self._verdict, "slip": slip, **WORDS}
            message["verdict"] = self._template.render(**told)
            self._verdict = None
        return message

    async def _carry_out(self, command: dict[str, Any]) -> dict[str, Any]:
        if command["do"] != "act":
            return await super()._carry_out(command)
        self._verdict = self._trial.judged(self.holder, *decided(command))
        await self._send_screen()
        return {"say": "judged"}


async def live(socket: WebSocket, table_id: str, move: int) -> None:
    """The line on which somebody tries."""
    rooms: Rooms = socket.app.state.rooms
    visitor, state = Visitor(socket), socket.app.state
    await socket.accept()
    try:
        trial = await trial_of(await rooms.get(table_id), visitor.holder, move)
    except LascauxError as error:
        await socket.close(NO_TRIAL, str(error)[:100])
        return
    await Learner(socket, trial, visitor.holder, state.templates, state.precedence).run()
