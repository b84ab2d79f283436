"""A screen: everything that one person may see of a table, ready for a template."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import groupby
from typing import Any

from lascaux.engine.game import Fact, Game
from lascaux.engine.picture import Picture
from lascaux.engine.record import seed_hash
from lascaux.engine.state import SPECTATOR, Event, State
from lascaux.table.room import clock
from lascaux.table.room.fairness import TAKEBACK, why_closed
from lascaux.table.room.moment import Moment
from lascaux.table.room.opponents import short_name
from lascaux.table.store.rows import Said

LOG_LINES = 60
LINES_KEPT = 32_768  # of all tables together: most lines of a screen were in the one before


@dataclass(frozen=True)
class Choice:
    """A legal action and what it does."""

    action: int
    label: str
    notation: str
    on_board: bool  # can it be clicked in the picture?


@dataclass(frozen=True)
class Panel:
    """A player as the others see them."""

    seat: int
    name: str
    who: str
    kind: str
    score: int | None  # None if the viewer may not know it
    facts: list[Fact]
    active: bool
    winner: bool
    here: bool
    bot: str = ""  # its spec
    clock: str = ""
    invite: str = ""

    @property
    def groups(self) -> list[tuple[str, list[Fact]]]:
        """The facts that stand together, under the names of their groups."""
        found = groupby(self.facts, lambda fact: fact.group)
        return [(name, list(facts)) for name, facts in found]


@dataclass(frozen=True)
class LogLine:
    """Something that happened, and the parts of the picture it speaks of."""

    number: int
    text: str
    lights: tuple[str, ...]


@dataclass(frozen=True)
class ChatLine:
    """Something that was said."""

    who: str
    seat: int | None
    text: str
    at: datetime


@dataclass(frozen=True)
class ResultRow:
    """How one seat ended."""

    name: str
    who: str
    points: dict[str, int]
    total: int
    winner: bool


@dataclass(frozen=True)
class Outcome:
    """How the game ended."""

    rows: list[ResultRow]
    sources: tuple[str, ...]
    ending: str
    text: str


@dataclass(frozen=True)
class Screen:
    """What one viewer may see."""

    table: str
    game: str
    game_title: str
    position: int
    moves: int
    started: bool
    over: bool
    watching: bool
    may_sit: bool  # is there a seat that this viewer may take?
    my_seats: list[int]
    host: bool
    turn: int | None
    mine: bool
    thinking: bool  # is it for a bot to decide?
    prompt: str
    rule: str
    choices: list[Choice]
    panels: list[Panel]
    log: list[LogLine]
    chat: list[ChatLine]
    can_undo: bool
    can_reset: bool
    coach: bool  # may it be asked what to do?
    ask: str
    asked: bool
    can_ask: bool
    free_ask: bool  # nobody need agree
    result: Outcome | None
    seed_hash: str
    seed: str
    rematch: str
    closed: str  # why the host cannot invite anybody else, where a take-back is the reason
    guide: str
    record: str
    view: dict[str, Any]
    picture: Picture

    @property
    def title(self) -> str:
        """The browser tab's title."""
        if self.over:
            return f"Over – {self.game_title}"
        return f"● Your turn – {self.game_title}" if self.mine else self.game_title


def screen(room: Moment, holder: str) -> Screen:
    """The table as somebody sees it now."""
    state, game = room.state, room.game
    mine = room.seats_of(holder)
    deciding = room.decides(holder)
    eyes = _eyes(state, mine)
    view = game.view(state, eyes)
    picture = game.picture(view)
    request = room.request
    return Screen(
        table=room.row.id,
        game=game.id,
        game_title=game.title,
        position=room.position,
        moves=len(room.moves),
        started=room.started,
        over=state.over,
        watching=not mine,
        may_sit=not mine and room.row.listed and not room.started and not room.row.known,
        my_seats=mine,
        host=bool(holder) and holder == room.row.host,
        turn=None if state.over or not room.started else int(state.to_move),
        mine=deciding,
        thinking=room.thinking,
        prompt=_prompt(room, eyes),
        rule=game.rule_now(state, eyes),
        choices=_choices(room, picture, eyes) if deciding else [],
        panels=_panels(room, view, holder, eyes),
        log=_log_lines(game, state, eyes),
        chat=[_chat_line(said) for said in room.chat],
        can_undo=deciding and room.can_undo,
        can_reset=deciding and room.can_undo and room.timeline.undoable > 1,
        coach=room.may_ask_coach(holder),
        ask=_ask(room, holder),
        asked=request is not None and request.seat in mine,
        can_ask=_can_ask(room, holder),
        free_ask=room.takeback_is_free(holder),
        result=_outcome(room) if state.over else None,
        seed_hash=seed_hash(room.row.seed),
        seed=room.row.seed if state.over else "",
        rematch=f"/t/{room.row.rematch}" if room.row.rematch else "",
        closed=_closed(room, holder),
        guide=room.guide.note(len(room.moves)) if room.guide and deciding else "",
        record=f"/t/{room.row.id}/record.txt" if state.over else "",
        view=view,
        picture=picture,
    )


def _eyes(state: State, mine: list[int]) -> int:
    """Through which seat a viewer looks: the one to move if it is theirs, else their first."""
    if state.to_move in mine:
        return int(state.to_move)
    return mine[0] if mine else SPECTATOR


def _prompt(room: Moment, eyes: int) -> str:
    if not room.started:
        missing = sum(seat.kind == "open" for seat in room.seats)
        return f"Waiting for {missing} more player{'s' if missing > 1 else ''}."
    return room.game.prompt(room.state, eyes)


def _choices(room: Moment, picture: Picture, eyes: int) -> list[Choice]:
    game, state = room.game, room.state
    actions = game.choices(state, eyes)
    expected = room.guide.expected(len(room.moves)) if room.guide else ""
    if expected:
        actions = [game.parse(expected)]
    drawn = picture.actions()
    return [Choice(a, game.label(state, a, eyes), game.notation(a), a in drawn) for a in actions]


def _panels(room: Moment, view: dict[str, Any], holder: str, eyes: int) -> list[Panel]:
    state, game = room.state, room.game
    scores = game.shown_scores(state, eyes)
    winners = state.winners() if state.over else []
    clocks = room.clocks() if room.row.clock else []
    host = bool(holder) and holder == room.row.host
    players = [
        Panel(
            seat=seat.seat,
            name=game.seat_names[seat.seat],
            who=f"{seat.name} (a {short_name(seat.bot)} bot stands in)"
            if seat.bot and seat.kind == "human"
            else seat.name,
            kind=seat.kind,
            score=scores[seat.seat],
            facts=game.facts(view, seat.seat),
            active=not state.over and room.started and state.to_move == seat.seat,
            winner=seat.seat in winners,
            here=room.is_here(seat),
            bot=seat.bot,
            clock=clock.shown(clocks[seat.seat]) if clocks else "",
            invite=f"/t/{room.row.id}/sit/{seat.invite}" if host and seat.kind == "open" else "",
        )
        for seat in room.seats
    ]
    return players + [
        Panel(
            seat=side,
            name=name,
            who=name,
            kind="rules",
            score=scores[side],
            facts=[],
            active=False,
            winner=side in winners,
            here=True,
        )
        for side, name in _rule_sides(room)
    ]


def _rule_sides(room: Moment) -> list[tuple[int, str]]:
    """The sides that the rules play, with their names."""
    names = room.game.side_names(room.row.players)
    return list(enumerate(names))[room.row.players :]


def _log_lines(game: Game, state: State, seat: int) -> list[LogLine]:
    """The latest part of the log, as a seat may know it."""
    first = max(0, len(state.log) - LOG_LINES)
    return [
        _log_line(game, number, event, seat)
        for number, event in enumerate(state.log[first:], first + 1)
    ]


@lru_cache(LINES_KEPT)
def _log_line(game: Game, number: int, event: Event, seat: int) -> LogLine:
    return LogLine(number, str(game.sentence(event, seat)), tuple(game.lights(event, seat)))


def _chat_line(said: Said) -> ChatLine:
    seat = said.seat if said.seat >= 0 else None
    return ChatLine(said.who, seat, said.text, datetime.fromtimestamp(said.at, UTC))


def _can_ask(room: Moment, holder: str) -> bool:
    """Is there a move to be taken back, and not by undo alone?"""
    mine = room.seats_of(holder)
    if room.state.over or not any(move.seat in mine for move in room.moves):
        return False
    return not (room.takeback_is_free(holder) and room.decides(holder) and room.can_undo)


def _ask(room: Moment, holder: str) -> str:
    request = room.request
    if request is None or holder not in request.voters(room.people):
        return ""
    return f"{room.seats[request.seat].name} asks to take back a move."


def _closed(room: Moment, holder: str) -> str:
    """Said only where it may come as a surprise."""
    if room.state.over or holder != room.row.host or room.row.known != TAKEBACK:
        return ""
    return why_closed(room.row.known)


def _outcome(room: Moment) -> Outcome:
    result = room.game.result(room.state)
    rows = [
        ResultRow(
            name=room.game.seat_names[seat.seat],
            who=seat.name,
            points=result.breakdown[seat.seat],
            total=result.scores[seat.seat],
            winner=seat.seat in result.winners,
        )
        for seat in room.seats
    ]
    rows += [
        ResultRow(
            name=name,
            who=name,
            points=result.breakdown[side],
            total=result.scores[side],
            winner=side in result.winners,
        )
        for side, name in _rule_sides(room)
    ]
    return Outcome(rows, room.game.sources, result.ending, room.row.result)
