"""What happened: each kind of log entry, with its sentence and what it lights."""

from __future__ import annotations

from lascaux.engine.chronicle import (
    Chronicle,
    Data,
    Kind,
    counts,
    kind,
    places,
    seats,
    things,
)
from lascaux.games.tribes.content.parts import RESOURCES, TRACKS, Content
from lascaux.games.tribes.rules import entries
from lascaux.games.tribes.rules.codes import LANDS
from lascaux.games.tribes.rules.notation import SEAT_NAMES
from lascaux.games.tribes.view import SOURCE_NAMES

ENDINGS = (
    "Enough events of the Bronze Age have been carried out.",
    "The game has taken too long and is stopped.",
)
ENDING_NAMES = ("played out", "too long")


def _took(data: Data) -> str:
    """Who takes a tile, and what that costs and brings in shells."""
    paid = "{seat} pays {paid} and takes {tile}" if data["paid"] else "{seat} takes {tile}"
    return f"{paid}, with {{gained}} on it." if data["gained"] else f"{paid}."


KINDS: dict[int, Kind] = {
    entries.BEGAN: kind("began", "seat", "{seat} has the arrowhead and begins."),
    entries.STARTED: kind(
        "started",
        "seat resource second third",
        "{seat} starts with {resource}, {second} and {third}.",
    ),
    entries.RETURNED: kind(
        "returned", "seat lands", "{seat} puts {lands} of the same kinds back into the bag."
    ),
    entries.SETTLED: kind(
        "settled", "seat land resource", "{seat} begins on {land}, which gives {resource}."
    ),
    entries.TURN: kind("turn", "seat number", "Round {number}: {seat}.", mark="turn"),
    entries.TOOK: kind(
        "took", "seat tile paid gained", _took, lights=lambda data: [f"tile-{data['tile']}"]
    ),
    entries.PROCREATED: kind(
        "procreated", "seat land resource", "{seat} has a new member on {land} ({resource})."
    ),
    entries.SHIFTED: kind(
        "shifted",
        "seat land resource to_land to_resource",
        "{seat} shifts a member from {land} ({resource}) to {to_land} ({to_resource}).",
    ),
    entries.MOVED: kind(
        "moved",
        "seat land resource to_land to_resource",
        "{seat} moves from {land} ({resource}) to {to_land} ({to_resource}).",
    ),
    entries.DREW: kind("drew", "seat resource", "{seat} draws {resource}."),
    entries.LAID: kind("laid", "seat land resource", "{seat} lays {resource} as {land}."),
    entries.TURNED_BACK: kind(
        "turned back", "seat land resource", "{seat} turns back {land}: it gives {resource} again."
    ),
    entries.EXHAUSTED: kind(
        "exhausted", "seat land resource", "{seat} exhausts {land} ({resource})."
    ),
    entries.ARROW: kind(
        "arrow", "seat board to_board", "{seat} lays an arrow from {board} to {to_board}."
    ),
    entries.COMPLETED: kind(
        "completed",
        "seat board space",
        "{seat} completes {board}.",
        lights=lambda data: [f"board-{data['board']}"],
    ),
    entries.ROSE: kind("rose", "seat track level", "{seat} rises to level {level} of {track}."),
    entries.TURNED_UP: kind(
        "turned up",
        "board",
        "{board} is turned up.",
        lights=lambda data: [f"board-{data['board']}"],
    ),
    entries.REVEALED: kind(
        "revealed",
        "event_tile",
        "{event_tile} joins the row.",
        lights=lambda data: [f"tile-{data['event_tile']}"],
    ),
    entries.NO_EFFECT: kind(
        "no effect", "seat event_tile", "{event_tile} does not concern {seat}."
    ),
    entries.LOST_MEMBER: kind(
        "lost member", "seat land resource", "{seat} loses a member on {land} ({resource})."
    ),
    entries.GAVE_SHELLS: kind(
        "gave shells", "seat shells to_seat", "{seat} gives {shells} to {to_seat}."
    ),
    entries.DISPLAYED: kind(
        "displayed", "event_tile number", "{event_tile} is number {number} of the Bronze Age."
    ),
    entries.LAST_ROUND: kind("last round", "", "This round is the last."),
    entries.SCORED: kind("scored", "seat points source", "{seat} scores {points} for {source}."),
    entries.LOST_POINTS: kind(
        "lost points", "seat points source", "{seat} loses {points} by {source}."
    ),
    entries.ENDED: kind("ended", "how", "{how}"),
}


def chronicle(content: Content) -> Chronicle:
    """Tells what happens: lands by their numbers, boards and tiles by what is printed on them."""
    seat = seats(SEAT_NAMES)
    ids = [f"land-{owner}-{land + 1}" for owner in range(len(SEAT_NAMES)) for land in range(LANDS)]
    names = [f"land {land + 1}" for _ in SEAT_NAMES for land in range(LANDS)]
    lands = places(ids, names)
    resources = things(RESOURCES)
    boards = things([each.id for each in content.boards], [each.name for each in content.boards])
    events = content.events
    return Chronicle(
        KINDS,
        {
            "seat": seat,
            "to_seat": seat,
            "land": lands,
            "to_land": lands,
            "resource": resources,
            "to_resource": resources,
            "second": resources,
            "third": resources,
            "tile": things(content.tile_ids, content.tile_names),
            "event_tile": things([each.id for each in events], [each.name for each in events]),
            "board": boards,
            "to_board": boards,
            "track": things(TRACKS),
            "paid": counts("shell"),
            "gained": counts("shell"),
            "shells": counts("shell"),
            "lands": counts("land"),
            "points": counts("point"),
            "source": things(SOURCE_NAMES),
            "how": things(ENDING_NAMES, ENDINGS),
        },
        lights=_board_of_seat,
    )


def _board_of_seat(data: Data) -> list[str]:
    """What happens on no land happens on somebody's board."""
    return [f"seat-{data['seat']}"] if "seat" in data else []
