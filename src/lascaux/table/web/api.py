"""The API for tools and remote bots: JSON in, JSON out, a bearer token for each seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, HTTPException, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from lascaux.engine.errors import LascauxError
from lascaux.engine.game import game, game_ids
from lascaux.engine.options import specs
from lascaux.engine.record import seed_hash
from lascaux.table.room.refusal import Refused
from lascaux.table.room.room import Room
from lascaux.table.room.rooms import Setup
from lascaux.table.room.tokens import digest, new_token
from lascaux.table.screen.lines import log_lines
from lascaux.table.screen.people import names_of
from lascaux.table.screen.screen import eyes_of
from lascaux.table.web.pages import TheRoom, TheRooms
from lascaux.table.web.visitors import bearer

KEEP_ALIVE = 15.0  # seconds
LONGEST_CHAIN = 100  # actions

Holder = Annotated[str, Depends(bearer)]


class Problem(BaseModel):
    """What is wrong, in a sentence."""

    detail: str


class Why(BaseModel):
    """Why an action is not possible, and the number of the rule that says so, if one does."""

    text: str
    rule: str


class NotNow(BaseModel):
    """An action that is not possible in this position."""

    detail: Why


class Invalid(BaseModel):
    """What is wrong: a sentence, or for each wrong field where it is and what it should be."""

    detail: str | list[dict[str, Any]]


Responses = dict[int | str, dict[str, Any]]
TOO_MANY: Responses = {429: {"model": Problem, "description": "Wait a moment, then try again."}}
PROBLEMS: Responses = {
    404: {"model": Problem, "description": "There is no such table."},
    410: {"model": Problem, "description": "It cannot be played with what is installed here."},
    422: {"model": Invalid, "description": "Not what was asked for."},
}
UNREADABLE: Responses = {400: {"model": Problem, "description": "That is not JSON."}}
REFUSED: Responses = {409: {"model": NotNow, "description": "Not possible in this position."}}

router = APIRouter(prefix="/api", tags=["tables"], responses=TOO_MANY)


class NewTable(BaseModel):
    """What to play. A seat is `me` (you get its token), `link` or `bot:SPEC`.

    `coach` says whether players may ask the coach; left out, they may where no seat is `link`.
    A `seed` can be chosen where no seat is `link`, and then nobody else can sit down later.
    """

    game: str = Field(examples=["hunters"], max_length=64)
    seats: list[str] = Field(examples=[["me", "bot:steady"]], min_length=1, max_length=12)
    options: dict[str, str] = Field(default_factory=dict)
    seed: str = Field(default="", max_length=100)
    name: str = Field(default="", max_length=100)
    coach: bool | None = None


class Created(BaseModel):
    """A new table, and the token that holds your seats at it."""

    table: str
    token: str
    url: str


class Action(BaseModel):
    """A decision for the position that it was made for: an action, its notation, or a chain.

    `actions` are several decisions of yours that are taken together: all of them, or none if one
    is refused. A chain ends where chance or a secret speaks or somebody else decides; one that
    would go on there is refused. It counts as one change of the position, and undo takes it back
    as one.
    """

    position: int = Field(ge=0, lt=1 << 53)
    action: int | None = Field(default=None, ge=0, lt=1 << 53)
    notation: str | None = Field(default=None, max_length=200)
    actions: list[Annotated[int, Field(ge=0, lt=1 << 53)]] | None = Field(
        default=None, min_length=1, max_length=LONGEST_CHAIN
    )


class Legal(BaseModel):
    """A legal action with a sentence about it."""

    action: int
    notation: str
    label: str


class Look(BaseModel):
    """A table as your seat may see it; `legal` is empty when you are not to decide.

    A score is null where your seat may not know it.
    """

    table: str
    game: str
    position: int
    started: bool
    over: bool
    to_move: int | None
    my_seats: list[int]
    scores: list[int | None]
    winners: list[int]
    seed_hash: str
    view: dict[str, Any]
    legal: list[Legal]
    log: list[str]


class Suggested(BaseModel):
    """A choice with the chance to win after it, what it has over the next one, and its plan.

    `actions` are the choice and what would follow, as far as only this seat decides. The chance
    is null while a game runs in which points are hidden.
    """

    action: int
    notation: str
    actions: list[int]
    label: str
    chance: float | None
    visits: int
    why: str
    plan: str
    twins: str


class Advised(BaseModel):
    """What a seat might do, the best first."""

    seat: int
    suggestions: list[Suggested]


class ChancePoint(BaseModel):
    """A seat's chance to win after so many moves, from what it knew then."""

    move: int
    seat: int
    chance: float


class TurningPoint(BaseModel):
    """What made a seat's chance change most: a choice of its own, luck, or others."""

    move: int
    seat: int
    before: float
    after: float
    cause: Literal["choice", "luck", "others"]
    text: str


class Course(BaseModel):
    """How the chances went in a finished game."""

    points: list[ChancePoint]
    turning_points: list[TurningPoint]


@router.get("/games")
async def list_games() -> list[dict[str, Any]]:
    """All installed games with their options."""
    found = [game(game_id) for game_id in game_ids()]
    return [
        {
            "id": each.id,
            "title": each.title,
            "least_players": each.least_players,
            "most_players": each.most_players,
            "usual_players": each.usual_players,
            "rule_sides": {n: each.rule_sides(n) for n in each.player_counts},
            "rules": each.rules_version,
            "action_space": each.action_space,
            "content": each.content_version,
            "options": [vars(spec) for spec in specs(each.Options)],
        }
        for each in found
    ]


@router.post("/tables", status_code=201, responses=UNREADABLE | {422: PROBLEMS[422]})
async def create_table(wanted: NewTable, rooms: TheRooms, holder: Holder) -> Created:
    """Set up a table. Send your bearer token to use it again, or get a new one."""
    token = "" if holder else new_token()
    setup = Setup(
        game=wanted.game,
        seats=wanted.seats,
        holder=holder or digest(token),
        name=wanted.name,
        options=wanted.options,
        seed=wanted.seed,
        coach=wanted.coach,
    )
    try:
        table_id = await rooms.create(setup)
    except LascauxError as error:
        raise HTTPException(422, str(error)) from None
    return Created(table=table_id, token=token, url=f"/t/{table_id}")


@router.get("/tables/{table_id}", responses=PROBLEMS)
async def look(room: TheRoom, holder: Holder) -> Look:
    """The table as your seat may see it, with the legal actions when you are to decide."""
    await room.welcome(holder)
    return _look(room, holder)


def _look(room: Room, holder: str) -> Look:
    state, game = room.state, room.game
    mine = room.seats_of(holder)
    eyes = eyes_of(room, mine)
    allowed = game.allowed(state, eyes) if room.decides(holder) else []
    return Look(
        table=room.row.id,
        game=game.id,
        position=room.position_of(holder),
        started=room.started,
        over=state.over,
        to_move=None if state.over or not room.started else int(state.to_move),
        my_seats=mine,
        scores=game.shown_scores(state, eyes),
        winners=state.winners() if state.over else [],
        seed_hash=seed_hash(room.row.seed),
        view=game.view(state, eyes),
        legal=[
            Legal(action=each, notation=game.notation(each), label=game.label(state, each, eyes))
            for each in allowed
        ],
        log=[line.text for line in log_lines(game, state, eyes, names_of(game, room.seats))],
    )


@router.post("/tables/{table_id}/actions", responses=PROBLEMS | REFUSED | UNREADABLE)
async def act(room: TheRoom, wanted: Action, holder: Holder) -> Look:
    """Decide. The position must be the one you looked at."""
    try:
        actions = _wanted(room, wanted)
        await room.welcome(holder)
        await room.submit(lambda: room.deciding.act(holder, wanted.position, actions))
    except LascauxError as error:
        raise _not_now(error) from None
    return _look(room, holder)


def _wanted(room: Room, wanted: Action) -> list[int]:
    match wanted.action, wanted.notation, wanted.actions:
        case int(action), None, None:
            return [action]
        case None, str(notation), None:
            return [room.game.parse(notation)]
        case None, None, list(actions):
            return actions
    raise Refused("send an action, its notation, or a chain of actions")


@router.get("/tables/{table_id}/advice", responses=PROBLEMS | REFUSED)
async def advice(
    room: TheRoom,
    holder: Holder,
    move: Annotated[int | None, Query(ge=0, lt=1 << 53)] = None,
) -> Advised:
    """What the coach would do: now, or after so many moves of a game that is over.

    Only for whoever is to decide, where the table allows it; of a game that is over, for all who
    sat there.
    """
    try:
        if move is None:
            found = await room.coaching.advise(holder, room.position_of(holder))
        else:
            found = await room.coaching.advise_on_past(holder, room.past(move))
    except LascauxError as error:
        raise _not_now(error) from None
    hidden = {} if room.coaching.tells_chances else {"chance": None}
    suggestions = [
        Suggested(notation=room.game.notation(each.action), **vars(each) | hidden)
        for each in found.suggestions
    ]
    return Advised(seat=found.seat, suggestions=suggestions)


@router.get("/tables/{table_id}/course", responses=PROBLEMS | REFUSED)
async def course(room: TheRoom, holder: Holder) -> Course:
    """How the chances went in a game that is over, for all who sat there; it takes some seconds."""
    try:
        curve = await room.coaching.look_back(holder)
    except LascauxError as error:
        raise _not_now(error) from None
    return Course(
        points=[ChancePoint(**vars(point)) for point in curve.points],
        turning_points=[TurningPoint(**vars(turn)) for turn in curve.turning_points],
    )


def _not_now(error: LascauxError) -> HTTPException:
    return HTTPException(409, {"text": str(error), "rule": getattr(error, "rule", "")})


class _Ear:
    """Listens to a room for a stream of events."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.news = asyncio.Event()
        self.news.set()

    def wake(self) -> None:
        """Something has changed."""
        self.news.set()


@router.get("/tables/{table_id}/events", responses=PROBLEMS, response_class=StreamingResponse)
async def events(request: Request, room: TheRoom, holder: Holder) -> StreamingResponse:
    """Server-sent events: the position's number and who is to move, now and after each change.

    Of what is decided unseen only the seat that decides hears before it is complete.
    """
    return StreamingResponse(_stream(request, room, holder), media_type="text/event-stream")


async def _stream(request: Request, room: Room, holder: str) -> AsyncIterator[str]:
    ear = _Ear(holder)
    room.join(ear)
    try:
        while not await request.is_disconnected():
            try:
                await asyncio.wait_for(ear.news.wait(), KEEP_ALIVE)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            ear.news.clear()
            over = room.state.over
            data = {
                "position": room.position_of(holder),
                "to_move": None if over else int(room.state.to_move),
                "over": over,
            }
            yield f"data: {json.dumps(data)}\n\n"
            if over:
                return
    finally:
        room.leave(ear)
