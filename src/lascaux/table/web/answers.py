"""Answers of the coach as pieces of a page, for the scripts of the table and of the replay."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response

from lascaux.bots.coach import Advice
from lascaux.engine.errors import LascauxError
from lascaux.engine.words import percent
from lascaux.table.room.moment import Moment
from lascaux.table.room.room import Room
from lascaux.table.screen.advice import advised
from lascaux.table.screen.course import course
from lascaux.table.screen.people import names_of
from lascaux.table.web.pages import Them, TheRoom

router = APIRouter(include_in_schema=False)

Number = Annotated[int, Query(ge=0, lt=1 << 53)]


@router.get("/t/{table_id}/coach")
async def advice(request: Request, visitor: Them, room: TheRoom, position: Number) -> Response:
    """What whoever is to decide might do now."""
    asked = room.coaching.advise(visitor.holder, position)
    return await _answer(request, room, room, asked)


@router.get("/t/{table_id}/replay/coach")
async def past_advice(request: Request, visitor: Them, room: TheRoom, move: Number) -> Response:
    """What could have been done in an earlier position of a finished game."""
    past = room.past(move)
    asked = room.coaching.advise_on_past(visitor.holder, past)
    return await _answer(request, room, past, asked, room.timeline.actions[move : move + 1])


async def _answer(
    request: Request,
    room: Room,
    at: Moment,
    asked: Awaitable[Advice],
    played: Sequence[int] | None = None,
) -> Response:
    """The advice on a position, live or with what was played in it."""
    state = at.state  # which may be another one when the answer comes
    try:
        found = await asked
    except LascauxError as error:
        return refused(error)
    names = names_of(room.game, room.seats)
    ideas = advised(room.game, state, found.seat, found.suggestions, names)
    chances = room.coaching.tells_chances
    told = {"who": names[found.seat], "chances": chances, "trial": False}
    past, done = played is not None, played or ()
    return piece(request, "advice", ideas=ideas, past=past, played=done, percent=percent, **told)


@router.get("/t/{table_id}/course")
async def course_of_the_game(request: Request, visitor: Them, room: TheRoom) -> Response:
    """How the chances went in a finished game."""
    try:
        curve = await room.coaching.look_back(visitor.holder)
    except LascauxError as error:
        return refused(error)
    shown = course(room.game, curve, names_of(room.game, room.seats))
    return piece(request, "course", course=shown, table=room.row.id)


def refused(error: LascauxError) -> Response:
    """Why there is no answer."""
    return JSONResponse({"refused": str(error)}, 409)


def piece(request: Request, name: str, **context: Any) -> Response:
    """A piece of a page."""
    template = request.app.state.templates.get_template(f"fragments/{name}.html")
    return JSONResponse({"html": template.render(**context)})
