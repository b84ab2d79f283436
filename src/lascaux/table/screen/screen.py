"""A screen: everything that one person may see of a table, ready for a template."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from lascaux.engine.lesson import LEARNER
from lascaux.engine.pane import Chain, Decision, Pane, Standing, TurnSteps
from lascaux.engine.record import seed_hash
from lascaux.engine.state import SPECTATOR, State
from lascaux.table.room.fairness import TAKEBACK, why_closed
from lascaux.table.room.guide import Guide, Note
from lascaux.table.room.moment import Moment
from lascaux.table.room.planning import Plan
from lascaux.table.screen.lines import ChatLine, LogLine, chat_line, log_lines
from lascaux.table.screen.outcome import Outcome, outcome
from lascaux.table.screen.people import Person, names_of, people_at

LOOK = "Read the note, then go on."
NOBODY_LOOKS = -1  # no seat's secrets have been opened


@dataclass(frozen=True)
class Screen:
    """What one viewer may see."""

    table: str
    game: str
    game_title: str
    headline: str
    steps: TurnSteps | None  # of the turn, if the game says so
    position: int
    started: bool
    over: bool
    watching: bool
    may_sit: bool  # is there a seat that this viewer may take?
    my_seats: list[int]
    eyes: int  # the seat through which the viewer looks
    since: int  # moves up to the last one of the viewer, 0 if there is none
    host: bool
    turn: int | None
    mine: bool
    thinking: bool  # is it for a bot to decide?
    plan: tuple[int, ...]  # what the viewer tries; all below is as if it had happened
    finished: bool  # is the plan a whole chain?
    summary: str  # what it comes to, if the game says so
    decision: Decision
    panes: tuple[Pane, ...]
    view: dict[str, Any]
    people: tuple[Person, ...]
    names: tuple[str, ...]  # what the sides are called in sentences
    log: list[LogLine]
    chat: list[ChatLine]
    can_undo: bool
    can_reset: bool
    may_look_back: bool
    coach: bool  # may it be asked what to do?
    request: str
    asked: bool
    can_ask: bool
    free_ask: bool  # nobody need agree
    result: Outcome | None
    seed_hash: str
    seed: str
    rematch: str
    closed: str  # why the host cannot invite anybody else, where a take-back is the reason
    guide: Note | None  # what a lesson says
    record: str
    standing: tuple[Standing, bool] | None  # what may be said beforehand, and whether it was
    curtain: str  # who is to look next at this screen, while nobody's secrets are shown

    @property
    def tells_others(self) -> bool:
        """Is there a pane about the other players?"""
        return any(pane.role == "others" for pane in self.panes)

    @property
    def noticed(self) -> bool:
        """Is anything to be noticed that stands above the bar?"""
        inviting = not self.started and self.host
        return bool(self.guide or self.request or self.asked or inviting)

    @property
    def title(self) -> str:
        """The browser tab's title."""
        if self.over:
            return f"Over – {self.game_title}"
        return f"● Your turn – {self.game_title}" if self.mine else self.game_title


def screen(
    room: Moment, holder: str, plan: Plan | None = None, opened: int = NOBODY_LOOKS
) -> Screen:
    """The table as somebody sees it now, or as it would be after a plan of theirs.

    Where several people look at one screen and the game has secrets, `opened` is the seat whose
    secrets they have agreed to see.
    """
    state, game = room.state, room.game
    shown = plan.state if plan else state
    mine, deciding = room.seats_of(holder), room.decides(holder)
    eyes = _eyes(room, mine, opened)
    curtained = deciding and eyes != state.to_move
    names = names_of(game, room.seats)
    view = game.view(shown, eyes)
    decision = _decision(room, shown, eyes, names, plan)
    people = people_at(room, shown, holder, eyes)
    finished = plan is not None and _is_finished(plan, decision)
    return Screen(
        table=room.row.id,
        game=game.id,
        game_title=game.title,
        headline=game.headline(view, names),
        steps=None if state.over else game.turn_steps(view),
        position=room.position_of(holder),
        started=room.started,
        over=state.over,
        watching=not mine,
        may_sit=not mine and room.row.listed and not room.started and not room.row.known,
        my_seats=mine,
        eyes=eyes,
        since=_since(room, mine),
        host=bool(holder) and holder == room.row.host,
        turn=None if state.over or not room.started else int(state.to_move),
        mine=deciding and not curtained,
        thinking=room.thinking,
        plan=plan.actions if plan else (),
        finished=finished,
        summary=game.summary(state, plan.actions, names) if plan else "",
        decision=replace(decision, choices=()) if finished or not deciding else decision,
        panes=_panes(room, game.panes(view, names), names, plan),
        view=view,
        people=people,
        names=names,
        log=log_lines(game, state, eyes, names),
        chat=[chat_line(said) for said in room.chat],
        can_undo=deciding and room.can_undo,
        can_reset=deciding and room.can_undo and room.timeline.undoable > 1,
        may_look_back=room.may_look_back(holder),
        coach=room.may_ask_coach(holder),
        request=_request(room, holder),
        asked=room.request is not None and room.request.seat in mine,
        can_ask=_can_ask(room, holder),
        free_ask=room.takeback_is_free(holder),
        result=outcome(room, people, mine, names) if state.over else None,
        seed_hash=seed_hash(room.row.seed),
        seed=room.row.seed if state.over else "",
        rematch=f"/t/{room.row.rematch}" if room.row.rematch else "",
        closed=_closed(room, holder),
        guide=_note(room, holder, plan, finished),
        record=f"/t/{room.row.id}/record.txt" if state.over else "",
        standing=room.standing_of(holder),
        curtain=names[state.to_move] if curtained else "",
    )


def _panes(
    room: Moment, panes: tuple[Pane, ...], names: tuple[str, ...], plan: Plan | None
) -> tuple[Pane, ...]:
    """All of them; what else could be planned joins what is prepared, or is a bench by itself."""
    found = plan and plan.actions and room.game.other_ways(room.state, plan.actions, names)
    if not found:
        return panes
    if not any(pane.role == "bench" for pane in panes):
        return (*panes, found)
    return tuple(
        [
            replace(pane, cards=(*pane.cards, *found.cards)) if pane.role == "bench" else pane
            for pane in panes
        ]
    )


def eyes_of(room: Moment, mine: list[int]) -> int:
    """Through which seat a viewer looks: the one to move if it is theirs, else their first."""
    mover = int(room.state.to_move)
    if mover in mine:
        return mover
    return mine[0] if mine else SPECTATOR


def _eyes(room: Moment, mine: list[int], opened: int) -> int:
    """Who holds several seats of a game with secrets sees nobody's until they are opened."""
    if room.game.secrets and len(mine) > 1 and not room.state.over:
        mover = int(room.state.to_move)
        return mover if mover in mine and opened == mover else SPECTATOR
    return eyes_of(room, mine)


def _decision(
    room: Moment, state: State, eyes: int, names: tuple[str, ...], plan: Plan | None
) -> Decision:
    """What is asked; before everybody sits, nothing; in a lesson, one move."""
    if not room.started:
        missing = sum(seat.kind == "open" for seat in room.seats)
        return Decision(f"Waiting for {missing} more player{'s' if missing > 1 else ''}.")
    decision: Decision = room.game.decision(state, eyes, names)
    if plan is None:
        decision = _unbegun(decision)
    made = [*room.timeline.actions, *(plan.actions if plan else ())]
    if room.guide and room.guide.is_on(room.timeline.actions) and not room.guide.is_on(made):
        return Decision(decision.prompt)  # what is planned ends the lesson; first it is confirmed
    is_watched = plan is None and int(state.to_move) != LEARNER
    if room.guide and room.guide.is_lit(made) and not is_watched:
        return _guided(decision, room.guide, made)
    return decision


def _unbegun(decision: Decision) -> Decision:
    """Before anything is planned there is nothing to confirm, unless one just goes on.

    What is quiet is picked first.
    """
    chain = decision.chain
    if chain is None or not chain.words:
        return decision
    quiet = [choice.action for choice in decision.choices if choice.quiet]
    if chain.end and chain.end[0] not in quiet:
        return decision
    return replace(decision, chain=replace(chain, words="", end=()))


def _guided(decision: Decision, guide: Guide, made: Sequence[int]) -> Decision:
    """A decision of a lesson after these actions: its own choices, and no other end."""
    if not guide.rest(made):
        return Decision(LOOK)

    def fits(actions: Sequence[int]) -> bool:
        return guide.accepts(made, actions)

    chain = decision.chain
    if chain and chain.end and not fits(chain.end):
        chain = Chain(chain.key)
    if chain and not fits(chain.ahead):
        chain = replace(chain, ahead=())
    lit = [choice for choice in decision.choices if fits([choice.action])]
    whole = [choice for choice in lit if fits(choice.actions)]
    parts = [replace(choice, then=()) for choice in lit if choice not in whole]
    # One for each action: the longest that is right, else the beginning of what is not.
    once = {each.action: each for each in (*parts, *sorted(whole, key=lambda each: len(each.then)))}
    return replace(decision, choices=tuple(once.values()), chain=chain)


def _is_finished(plan: Plan, after: Decision) -> bool:
    """Does what a plan has begun end with it?"""
    if plan.state.over or plan.state.paused or not plan.chain:
        return True
    return after.chain is None or after.chain.key != plan.chain


def _note(room: Moment, holder: str, plan: Plan | None, finished: bool) -> Note | None:
    """What a lesson says to its learner."""
    if not room.guide or room.state.over or LEARNER not in room.seats_of(holder):
        return None
    planned = plan.actions if plan else ()
    return room.guide.note(room.timeline.actions, planned, finished, room.decides(holder))


def _since(room: Moment, mine: list[int]) -> int:
    """How many moves there were when the viewer had moved last."""
    told = room.told
    return next((n for n in range(len(told), 0, -1) if told[n - 1].seat in mine), 0)


def _can_ask(room: Moment, holder: str) -> bool:
    """Is there a move to be taken back, and not by undo alone?"""
    mine = room.seats_of(holder)
    if room.state.over or not any(move.seat in mine for move in room.told):
        return False
    return not (room.takeback_is_free(holder) and room.decides(holder) and room.can_undo)


def _request(room: Moment, holder: str) -> str:
    request = room.request
    if request is None or holder not in request.voters(room.people):
        return ""
    return f"{room.seats[request.seat].name} asks to take back a move."


def _closed(room: Moment, holder: str) -> str:
    """Said only where it may come as a surprise."""
    if room.state.over or holder != room.row.host or room.row.known != TAKEBACK:
        return ""
    return why_closed(room.row.known)
