"""Answers of the coach as pieces of a page, for the scripts of the table and of the replay."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response

from lascaux.bots.coach import Advice
from lascaux.engine.errors import LascauxError
from lascaux.engine.words import percent
from lascaux.table.room.room import Room
from lascaux.table.screen.course import course
from lascaux.table.web.pages import Them, TheRoom

router = APIRouter(include_in_schema=False)

Number = Annotated[int, Query(ge=0, lt=1 << 53)]


@router.get("/t/{table_id}/coach")
async def advice(request: Request, visitor: Them, room: TheRoom, position: Number) -> Response:
    """What whoever is to decide might do now."""
    asked = room.coaching.advise(visitor.holder, position)
    return await _answer(request, room, asked)


@router.get("/t/{table_id}/replay/coach")
async def past_advice(request: Request, visitor: Them, room: TheRoom, move: Number) -> Response:
    """What could have been done in an earlier position of a finished game."""
    asked = room.coaching.advise_on_past(visitor.holder, room.past(move))
    return await _answer(request, room, asked, room.timeline.actions[move : move + 1])


async def _answer(
    request: Request, room: Room, asked: Awaitable[Advice], played: Sequence[int] | None = None
) -> Response:
    """The advice on a position, live or with what was played in it."""
    try:
        found = await asked
    except LascauxError as error:
        return _refused(error)
    told = {"who": room.game.seat_names[found.seat], "chances": room.coaching.tells_chances}
    return _piece(request, "advice", advice=found, played=played, percent=percent, **told)


@router.get("/t/{table_id}/course")
async def course_of_the_game(request: Request, visitor: Them, room: TheRoom) -> Response:
    """How the chances went in a finished game."""
    try:
        curve = await room.coaching.look_back(visitor.holder)
    except LascauxError as error:
        return _refused(error)
    return _piece(request, "course", course=course(room.game, curve))


def _refused(error: LascauxError) -> Response:
    return JSONResponse({"refused": str(error)}, 409)


def _piece(request: Request, name: str, **context: Any) -> Response:
    template = request.app.state.templates.get_template(f"fragments/{name}.html")
    return JSONResponse({"html": template.render(**context)})
