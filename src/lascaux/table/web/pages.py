"""Pages: lobby, new table, table, replay; HTML that works before any script runs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, HTTPException, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from markupsafe import Markup
from starlette.datastructures import FormData

from lascaux.art.badges import badges
from lascaux.art.svg import element
from lascaux.engine.errors import LascauxError, OptionError, UnknownName
from lascaux.engine.game import Game, game
from lascaux.engine.options import specs, value_text
from lascaux.engine.record import Record
from lascaux.table.room import opponents
from lascaux.table.room.fairness import why_closed
from lascaux.table.room.room import Room
from lascaux.table.room.rooms import NoSuchTable, Rooms, Setup
from lascaux.table.screen.cards import TableCard, game_card, game_cards, table_card
from lascaux.table.screen.screen import Screen, screen
from lascaux.table.store.rows import TableRow
from lascaux.table.web.citing import cited, cites_a_ruling
from lascaux.table.web.messages import Outbox
from lascaux.table.web.visitors import Visitor

router = APIRouter(include_in_schema=False)

LONGEST_MOVE = 12  # digits of a move in a link
_MOVE = re.compile(rf"[0-9]{{1,{LONGEST_MOVE}}}")


def rooms_of(request: Request) -> Rooms:
    """The rooms of this server."""
    rooms: Rooms = request.app.state.rooms
    return rooms


Them = Annotated[Visitor, Depends(Visitor)]
TheRooms = Annotated[Rooms, Depends(rooms_of)]


def page(request: Request, visitor: Visitor, name: str, **context: Any) -> Response:
    """A page from its template."""
    templates = request.app.state.templates
    html = templates.get_template(name).render(csrf=visitor.new_csrf(), **context)
    return visitor.remember(HTMLResponse(html))


async def room_of(table_id: str, rooms: TheRooms) -> Room:
    """The room of a table, or the page that there is none."""
    try:
        return await rooms.get(table_id)
    except NoSuchTable as error:
        raise HTTPException(404, str(error)) from None
    except LascauxError as error:
        raise HTTPException(410, str(error)) from None


TheRoom = Annotated[Room, Depends(room_of)]


def game_of(game_id: str) -> Game:
    """An installed game, or the page that there is none."""
    try:
        return game(game_id)
    except UnknownName as error:
        raise HTTPException(404, str(error)) from None


TheGame = Annotated[Game, Depends(game_of)]


@router.get("/")
async def lobby(request: Request, visitor: Them, rooms: TheRooms) -> Response:
    """Games to play, my tables, tables to join and to watch."""
    mine = _cards(await rooms.store.held_by(visitor.holder), visitor)
    listed = _cards(await rooms.store.listed(), visitor)
    others = [card for card in listed if not card.mine]
    return page(
        request,
        visitor,
        "lobby.html",
        games=game_cards(),
        levels=opponents.levels(),
        usual=opponents.STEADY if mine else opponents.levels()[0].spec,
        mine=mine,
        open_tables=[card for card in others if card.open_seats],
        live=[card for card in others if not card.open_seats],
    )


def _cards(rows: Iterable[TableRow], visitor: Visitor) -> list[TableCard]:
    cards = [table_card(row, visitor.holder) for row in rows]
    return [card for card in cards if card is not None]


@router.get("/games/{game_id}")
async def new_table(request: Request, visitor: Them, rooms: TheRooms, found: TheGame) -> Response:
    """The form for a new table; who has not played this game yet is offered a first one."""
    mine = await rooms.store.held_by(visitor.holder)
    newcomer = all(row.game != found.id for row in mine)
    return _form(request, visitor, found, newcomer=newcomer)


def _form(
    request: Request,
    visitor: Visitor,
    found: Game,
    *,
    newcomer: bool = False,
    sent: FormData | None = None,
    error: str = "",
) -> Response:
    """The form for a new table, as it was sent if something was wrong with that."""
    card = game_card(found.id)
    fine = [option for option in card.options if cites_a_ruling(option.help, found.id)]
    return page(
        request,
        visitor,
        "new.html",
        game=card,
        ways=[option for option in card.options if option not in fine],
        fine=fine,
        levels=opponents.levels(),
        other_bots=opponents.others(),
        usual=opponents.STEADY,
        newcomer=newcomer,
        badges=_badges(),
        sent=sent or FormData(),
        error=error,
        cited=cited,
        value_text=value_text,
    )


@router.get("/games/{game_id}/cover.svg")
async def cover(found: TheGame) -> Response:
    """The lid of the game's box."""
    headers = {"cache-control": "public, max-age=3600"}
    return Response(_cover(found.id), media_type="image/svg+xml", headers=headers)


@cache
def _cover(game_id: str) -> str:
    return game(game_id).cover()


@router.post("/tables")
async def create(request: Request, visitor: Them, rooms: TheRooms) -> Response:
    """Set up a table from the form."""
    sent = await request.form()
    visitor.check(str(sent.get("csrf", "")))
    try:
        found = game(str(sent.get("game", "")))
    except UnknownName as error:
        raise HTTPException(422, str(error)) from None
    try:
        table_id = await rooms.create(_setup(sent, found, visitor.holder))
    except LascauxError as error:
        answer = _form(request, visitor, found, sent=sent, error=_in_words(error, found))
        answer.status_code = 422
        return answer
    return RedirectResponse(f"/t/{table_id}", 303)


def _setup(sent: FormData, found: Game, holder: str) -> Setup:
    """What somebody wants, as they filled it in."""
    form = {name: str(value) for name, value in sent.items()}
    setup = Setup(game=found.id, seats=[], holder=holder)
    if form.get("quick") == "yes":
        bots = found.usual_players - 1
        setup.seats = ["me", *[f"bot:{form.get('bot', opponents.STEADY)}"] * bots]
        return setup
    setup.seats = [form.get(f"seat-{seat}", "") for seat in range(_number(form, "players"))]
    setup.name = form.get("name", "")
    setup.clock = _number(form, "clock")
    setup.seed = form.get("seed", "")
    setup.listed = form.get("open") == "yes"
    setup.coach = {"yes": True, "no": False}.get(form.get("coach", ""))
    setup.options = {
        name.removeprefix("option-"): "+".join(map(str, sent.getlist(name)))
        for name in form
        if name.startswith("option-")
    }
    return setup


def _in_words(error: LascauxError, found: Game) -> str:
    """Why a table cannot be, for somebody who sees a form and no flags of a command."""
    text = str(error)
    for spec in specs(found.Options):
        text = text.replace(spec.flag, spec.name.replace("_", " "))
    return text


def _number(form: dict[str, str], name: str) -> int:
    text = form.get(name, "").strip() or "0"
    if not text.isdecimal() or len(text) > 6:
        raise OptionError(f"{name} is a number, not {text[:20]!r}")
    return int(text)


@router.post("/games/{game_id}/guide")
async def guided(
    visitor: Them, rooms: TheRooms, found: TheGame, csrf: Annotated[str, Form()]
) -> Response:
    """Start the guided first game."""
    visitor.check(csrf)
    try:
        table_id = await rooms.create_guided(found.id, visitor.holder)
    except LascauxError as error:
        raise HTTPException(404, str(error)) from None
    return RedirectResponse(f"/t/{table_id}", 303)


@router.get("/t/{table_id}")
async def table(request: Request, visitor: Them, room: TheRoom) -> Response:
    """A table, as this visitor may see it."""
    shown = screen(room, visitor.holder)
    return page(
        request,
        visitor,
        "table.html",
        screen=shown,
        game=game_card(room.game.id),
        symbols=symbols(shown),
        live=f"/t/{room.row.id}/live",
    )


def symbols(shown: Screen) -> Markup:
    """What the boards of a screen are drawn with; it is the same for all of them."""
    boards = [pane.board for pane in shown.panes if pane.board]
    drawn = boards[0].definitions if boards else ""
    marks = "" if 'id="badge-0"' in drawn else _badges()
    return Markup(drawn + marks)  # noqa: S704 - made by the game and the art kit


@cache
def _badges() -> str:
    """The marks of the seats, which the page shows in every game."""
    return element("defs", *badges()).render()


@router.get("/t/{table_id}/sit/{invite}")
async def invitation(request: Request, visitor: Them, room: TheRoom, invite: str) -> Response:
    """Ask before sitting down: whatever previews links must not take the seat."""
    if room.row.known:
        raise HTTPException(409, why_closed(room.row.known))
    for seat in room.seats:
        if seat.invite == invite:
            return page(request, visitor, "sit.html", game=game_card(room.game.id), seat=seat.name)
    raise HTTPException(404, "this link is not valid any more")


@router.post("/t/{table_id}/sit/{invite}")
async def sit_by_link(
    visitor: Them,
    room: TheRoom,
    invite: str,
    csrf: Annotated[str, Form()],
    name: Annotated[str, Form()] = "",
) -> Response:
    """Take the seat that a link was made for."""
    for seat in room.seats:
        if seat.invite == invite:
            return await _sit_down(visitor, room, csrf, name, seat.seat, invite)
    raise HTTPException(404, "this link is not valid any more")


async def _sit_down(
    visitor: Visitor, room: Room, csrf: str, name: str, seat: int, invite: str = ""
) -> Response:
    visitor.check(csrf)
    try:
        await room.submit(lambda: room.seating.sit(visitor.holder, name, seat, invite))
    except LascauxError as error:
        raise HTTPException(409, str(error)) from None
    return RedirectResponse(f"/t/{room.row.id}", 303)


@router.post("/t/{table_id}/sit")
async def sit(
    visitor: Them,
    room: TheRoom,
    csrf: Annotated[str, Form()],
    seat: Annotated[int, Form()],
    name: Annotated[str, Form()] = "",
) -> Response:
    """Take an open seat at a table that is open to all."""
    return await _sit_down(visitor, room, csrf, name, seat)


@router.get("/t/{table_id}/record.txt")
async def record_text(room: TheRoom) -> Response:
    """The record of a finished game."""
    if not room.state.over:
        raise HTTPException(403, "the record holds the seed: it is given out at the end")
    return PlainTextResponse(record_of(room).text())


def record_of(room: Room) -> Record:
    """The game of a room as a record."""
    row = room.row
    seats = [seat.bot if seat.kind == "bot" else f"human {seat.name}" for seat in room.seats]
    written = Record(
        game=row.game,
        players=row.players,
        seed=row.seed,
        content=row.content,
        rules=room.game.rules_version,
        options=row.options,
        seats=seats,
    )
    state = written.first_state(room.game)
    for move in room.moves:
        action = room.game.parse(move.notation)
        written.add(room.game, state, action)
        state.apply(action)
    if state.over:
        written.finish(room.game, state)
    return written


@router.get("/t/{table_id}/replay")
async def replay(request: Request, visitor: Them, room: TheRoom, move: str = "0") -> Response:
    """A game from its beginning, position by position; a link that names none leads to one, too."""
    number = int(move) if _MOVE.fullmatch(move) else None
    past = room.past(number or 0)
    shown = screen(past, visitor.holder)
    answer = page(
        request,
        visitor,
        "replay.html",
        screen=shown,
        move=len(past.moves),
        missing="" if number == len(past.moves) else move[:LONGEST_MOVE],
        moves=len(room.told),
        turns=room.turn_starts(),
        may_look_back=room.coaching.may_look_back(visitor.holder),
        game=game_card(room.game.id),
        symbols=symbols(shown),
    )
    answer.status_code = 422 if number is None else 200
    return answer


@router.get("/t/{table_id}/replay.json")
async def replay_data(
    request: Request, visitor: Them, room: TheRoom, move: Annotated[int, Query(ge=0)] = 0
) -> dict[str, Any]:
    """One position of a game, as a live message would tell it."""
    outbox = Outbox(request.app.state.templates, room.game)
    return outbox.everything(screen(room.past(move), visitor.holder))


@router.get("/t/{table_id}/replay.svg")
async def replay_picture(
    visitor: Them, room: TheRoom, move: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """A picture of one position of a game, as far as the visitor may know it."""
    past = screen(room.past(move), visitor.holder)
    name = f"{room.game.id}-{room.row.id}-{len(room.past(move).moves)}.svg"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(room.game.draw(past.view), headers=headers, media_type="image/svg+xml")
