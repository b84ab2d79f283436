"""What happened: each kind of log entry, with its sentence and what it lights."""

from __future__ import annotations

from lascaux.engine.chronicle import (
    YES_OR_NO,
    Chronicle,
    Data,
    Kind,
    Meaning,
    counts,
    kind,
    places,
    seats,
    things,
)
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.rules import entries
from lascaux.games.cromagnon.rules.notation import SEAT_NAMES
from lascaux.games.cromagnon.view import SOURCE_NAMES

ENDINGS = (
    "Nine types have been scored.",
    "Nobody has taken a tile for too long.",
)
ENDING_NAMES = ("types scored", "stalled")


def _walked(data: Data) -> str:
    """Whose tribes walk where, and by which way."""
    whose = "" if data["owner"] == data["seat"] else " of {owner}"
    ways = [f"{{{field}}}" for field in ("via", "second_via") if data[field] is not None]
    through = f" through {' and '.join(ways)}" if ways else ""
    return f"{{seat}} moves {{tribes}}{whose} from {{area}}{through} to {{to_area}}."


def _opened(data: Data) -> str:
    whose = "Its" if data["owner"] == data["seat"] else "{owner}'s"
    return f"{whose} temple in {{area}} is now open to all."


def _took(data: Data) -> str:
    left = "the last one" if data["left"] == 0 else "{left} left"
    return f"{{seat}} takes {{type}} in {{area}}: {left}."


def _passed(data: Data) -> str:
    return "{seat} has nothing to play." if data["by_itself"] else "{seat} passes."


def _tied_first(data: Data) -> str:
    if data["number"] > 2:
        return "{number} are level in {area}: nobody scores."
    return "Two are level in {area} and share both places."


def _scored(data: Data) -> str:
    if data["area"] is not None:
        return "{seat} scores {points} in {area}."
    return "{seat} scores {points} for {source}."


KINDS: dict[int, Kind] = {
    entries.BEGAN: kind("began", "seat", "{seat} begins."),
    entries.LEFT_OUT: kind("left out", "type", "One tile of {type} is not in this game."),
    entries.TURN: kind("turn", "seat number", "Turn {number}: {seat}.", mark="turn"),
    entries.GREW: kind("grew", "seat area tribes stock", "{seat} grows by {tribes} in {area}."),
    entries.PASSED_TURN: kind("passed turn", "seat", "{seat} can neither grow nor move."),
    entries.WALKED: kind("walked", "seat owner tribes area via second_via to_area", _walked),
    entries.OPENED: kind("opened", "seat owner area", _opened),
    entries.PAID: kind(
        "paid",
        "seat area type action",
        "{seat} pays {type} ({action}) to enter {area}.",
        secret="action",
        to_others="{seat} pays {type} to enter {area}.",
    ),
    entries.PAID_ALL: kind("paid all", "seat area type", "{seat} pays all for {area} with {type}."),
    entries.TOOK: kind("took", "seat area type left", _took),
    entries.TOOK_NOTHING: kind("took nothing", "seat", "{seat} finds no tile to take."),
    entries.FOUND: kind(
        "found",
        "seat type action",
        "{seat} finds {action} under {type}.",
        secret="action",
        to_others="{seat} looks under {type}.",
    ),
    entries.SHOWED: kind("showed", "seat type action", "{seat} shows {type}: {action}."),
    entries.DREW_VALUE: kind(
        "drew value", "seat first second", "{seat} draws a value tile: {first}/{second}."
    ),
    entries.PLACED_VALUE: kind(
        "placed value",
        "seat area first second first_now second_now",
        "{seat} puts it on {area}, now {first_now}/{second_now}.",
    ),
    entries.NO_PLACE: kind(
        "no place", "seat first second", "There is no place for {first}/{second}."
    ),
    entries.DISCARDED: kind("discarded", "seat type", "{seat} discards {type}."),
    entries.PLAYED: kind("played", "seat type action", "{seat} plays {type}: {action}."),
    entries.PLAYED_NOTHING: kind("played nothing", "seat", "{seat} plays nothing."),
    entries.RELOCATED: kind(
        "relocated",
        "seat tribes area to_area",
        "{seat} relocates {tribes} from {area} to {to_area}.",
    ),
    entries.BUILT: kind("built", "seat area type", "{seat} builds a temple in {area}."),
    entries.COMPLETED: kind(
        "completed",
        "seat type areas",
        "{seat} completes {type}: {areas} to fight for.",
        mark="conflict",
    ),
    entries.PICKED: kind("picked", "seat area", "{seat} picks {area}."),
    entries.BID: kind(
        "bid",
        "seat area type action force",
        "{seat} plays {type} ({action}) in {area}.",
        secret="action",
        to_others="{seat} plays {type} in {area}.",
    ),
    entries.BID_HALF: kind(
        "bid half", "seat area type force", "{seat} plays {type} as a half tile in {area}."
    ),
    entries.PASSED: kind("passed", "seat area by_itself", _passed),
    entries.FORCE: kind("force", "seat area force", "{seat} has {force} in {area}."),
    entries.EMPTY: kind("empty", "area", "Nobody is in {area}."),
    entries.TIED_FIRST: kind("tied first", "area number", _tied_first),
    entries.TIED_SECOND: kind(
        "tied second", "area number", "{number} share the second place in {area}."
    ),
    entries.SCORED: kind("scored", "seat points source area", _scored),
    entries.REMOVED: kind("removed", "area type", "{type} leaves {area}."),
    entries.TYPE_SCORED: kind("type scored", "type number", "{type} is scored, type {number}."),
    entries.HELD: kind("held", "seat type action", "{seat} turns up {type}: {action}."),
    entries.ENDED: kind("ended", "how", "{how}"),
}


def chronicle(content: Content) -> Chronicle:
    """Tells what happens: areas, types and actions by what is printed on them."""
    seat = seats(SEAT_NAMES)
    areas = places(content.area_ids, [area.name for area in content.areas])
    types, actions = content.types, content.actions
    return Chronicle(
        KINDS,
        {
            "seat": seat,
            "owner": seat,
            "area": areas,
            "via": areas,
            "second_via": areas,
            "to_area": areas,
            "type": things([each.id for each in types], [each.name for each in types]),
            "action": things([each.id for each in actions], [each.name for each in actions]),
            "tribes": counts("tribe"),
            "areas": counts("area"),
            "points": counts("point"),
            "source": things(SOURCE_NAMES),
            "force": FORCE,
            "by_itself": YES_OR_NO,
            "how": things(ENDING_NAMES, ENDINGS),
        },
        lights=_lights,
    )


def _lights(data: Data) -> list[str]:
    """What happens in no area concerns a type or somebody's tiles."""
    if data.get("type") is not None:
        return [f"type-{data['type']}"]
    return [f"seat-{data['seat']}"] if "seat" in data else []


def _force_text(halves: int) -> str:
    """A force in tribes.

    >>> _force_text(9), _force_text(8), _force_text(1)
    ('4½', '4', '½')
    """
    whole = str(halves // 2) if halves > 1 else ""
    return whole + "½" if halves % 2 else whole


FORCE = Meaning(lambda halves: halves / 2, _force_text)
