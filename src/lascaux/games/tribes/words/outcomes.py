"""What would come of a choice, found out on a twin of the position by the rules themselves."""

from __future__ import annotations

from typing import cast

from lascaux.engine.agenda import STEP
from lascaux.engine.hexes import DIRECTIONS
from lascaux.engine.pane import Chip
from lascaux.games.tribes.content.parts import TRACKS
from lascaux.games.tribes.rules import outlook, steps
from lascaux.games.tribes.rules.codes import STRENGTH
from lascaux.games.tribes.rules.codes import TRACKS as TRACK_COUNT
from lascaux.games.tribes.rules.notation import SIDE_NAMES
from lascaux.games.tribes.rules.state import TribesState
from lascaux.games.tribes.view import BoardView, OutlookView
from lascaux.games.tribes.words import worth
from lascaux.games.tribes.words.asked import Asked

NO_UNDO = "no undo after this"


def action_words(asked: Asked) -> str:
    """What the action of the tile in use would do: '1 member, 2 shifts'."""
    state, action = asked.state, asked.state.tables.tile_action[asked.state.selected]
    number = state.worth(asked.seat, action)
    found = outlook.of_action(state, asked.seat, action, number)._asdict()
    return worth.of_action(cast(OutlookView, found))


def revealed(twin: TribesState) -> str:
    """What would come to light if this were confirmed, or nothing."""
    if not twin.paused:
        return ""
    planned = {int(entry & STEP) for entry in twin.agenda[: twin.depth]}
    told = {
        steps.TURN_UP: "a board is turned up",
        steps.REVEAL_EVENT: "an event is revealed",
        steps.DRAW_LANDS: "lands are drawn",
    }
    return " and ".join([words for step, words in told.items() if step in planned])


def still_to_play(asked: Asked) -> list[str]:
    """Who comes after whoever decides in this round."""
    state = asked.state
    after = (int(state.first) - int(state.active) - 1) % state.players
    return [asked.people.name((int(state.active) + 1 + n) % state.players) for n in range(after)]


# Boards


def rise(asked: Asked, board: BoardView) -> str:
    """How a track rises with a board: 'strength 0 to 1, no longer weakest'."""
    track = TRACKS.index(board["progress"] or "")
    state, seat = asked.state, asked.seat
    twin = state.copy()
    at = seat * TRACK_COUNT + track
    if twin.levels[at] == twin.tables.top[track]:
        return f"{TRACKS[track]} is at its top"
    twin.levels[at] += 1
    said = f"{TRACKS[track]} {int(state.worth(seat, track))} to {int(twin.worth(seat, track))}"
    if track != STRENGTH:
        return said
    if state.is_weakest(seat) and not twin.is_weakest(seat):
        said += ", no longer weakest"
    if twin.is_strongest(seat) and not state.is_strongest(seat):
        said += ", strongest then"
    return said


def asking_for(asked: Asked, resource: str) -> list[str]:
    """The boards that ask for a resource and wait for a stone of whoever decides."""
    return [
        board["name"] or ""
        for board in asked.boards.values()
        if board["resource"] == resource and asked.seat not in board["stones"]
    ]


# Lands


def step(asked: Asked, source: int, target: int) -> list[Chip]:
    """What is held, and what no longer is, after a member has gone from land to land."""
    left, entered = asked.land(source), asked.land(target)
    chips = []
    if not entered["members"] and not entered["exhausted"]:
        chips.append(Chip("+1", f"resource-{entered['resource']}", "held then", "good"))
    if left["members"] == 1 and not left["exhausted"]:
        chips.append(Chip("−1", f"resource-{left['resource']}", "no longer held", "bad"))
    return chips or [Chip(str(entered["members"] + 1), f"figure-{asked.seat}", "members then")]


def beside_spot(asked: Asked, land: int, side: str) -> list[str]:
    """The resources of the own lands beside a free cell."""
    dq, dr = DIRECTIONS[SIDE_NAMES.index(side)]
    first = asked.land(land)
    q, r = first["q"] + dq, first["r"] + dr
    cells = {(other["q"], other["r"]): other["resource"] for other in asked.me["lands"]}
    near = [(q + one, r + other) for one, other in DIRECTIONS]
    return [cells[cell] for cell in near if cell in cells]
