"""What happened: log entries as plain data and as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.engine.state import Event
from lascaux.games.rise.content.parts import ACTIONS, EVENTS, FACES, POWERS, RESOURCES, Content
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.codes import NONE, TRADE, TRADES
from lascaux.games.rise.rules.notation import SEAT_NAMES
from lascaux.games.rise.rules.tables import Tables
from lascaux.games.rise.view import SOURCE_NAMES, STRENGTHS

ENDINGS = (
    "A tribe has reached the points that win.",
    "The game has taken too long and is stopped.",
)
ENDING_NAMES = ("points reached", "too long")
ERUPTIONS = {
    "blank": "Smoke rises from the volcano: whoever is beside it takes a stone.",
    "sun": "Lava flows from the volcano.",
    "moon": "A great eruption: every tribe beside the volcano loses a member in each hex.",
}

# For each kind of log entry: its name, the names of its numbers, and its sentence.
KINDS: dict[int, tuple[str, tuple[str, ...], str]] = {
    entries.BEGAN: (
        "began",
        ("seat", "number"),
        "{seat} has drawn village {number}, the lowest, and begins.",
    ),
    entries.POWER: ("power", ("seat", "power"), "{seat} leads by {power}."),
    entries.GLACIER: ("glacier", ("seat", "hex"), "{seat} lays the glacier over {hex}."),
    entries.SETTLED: ("settled", ("seat", "hex", "members"), "{seat} settles {members} in {hex}."),
    entries.TURN: ("turn", ("seat", "number"), "Turn {number}: {seat}."),
    entries.ROLLED: ("rolled", ("seat", "die", "other_die"), "{seat} rolls {die} and {other_die}."),
    entries.LIGHT: ("light", ("seat",), "{seat} turns a moon into a sun."),
    entries.DREAMT: ("dreamt", ("seat",), "{seat} dreams before the roll."),
    entries.PLACED: (
        "placed",
        ("seat", "die", "action", "strength"),
        "{seat} places a {die} on {action}: {strength}.",
    ),
    entries.RAISED: (
        "raised",
        ("seat", "action", "strength"),
        "{seat} is cunning: {action} is now {strength}.",
    ),
    entries.GREW: ("grew", ("seat", "hex"), "{seat} grows in {hex}."),
    entries.WAITS: ("waits", ("seat",), "A new member of {seat} waits in ambush."),
    entries.MOVED: (
        "moved",
        ("seat", "from_hex", "to_hex"),
        "{seat} moves from {from_hex} to {to_hex}.",
    ),
    entries.MAMMOTH_MOVED: (
        "mammoth moved",
        ("seat", "hex"),
        "{seat} leads the mammoth to {hex}.",
    ),
    entries.GATHERED: ("gathered", ("seat", "hex"), "{seat} gathers from {hex}."),
    entries.GAINED: ("gained", ("seat", "resource", "number"), "{seat} gains {number} {resource}."),
    entries.PAID: ("paid", ("seat", "resource", "number"), "{seat} pays {number} {resource}."),
    entries.DREW_GOAL: ("drew goal", ("seat", "goal"), "{seat} draws {goal}."),
    entries.DISCARDED_GOAL: (
        "discarded goal",
        ("seat", "goal"),
        "{seat} puts {goal} under the deck.",
    ),
    entries.COMPLETED: ("completed", ("seat", "goal"), "{seat} completes {goal}."),
    entries.BUILT: ("built", ("seat", "hex"), "{seat} builds a village in {hex}."),
    entries.CLAIMED: (
        "claimed",
        ("seat", "hex"),
        "{seat} takes over the abandoned village in {hex}.",
    ),
    entries.ELDER: ("elder", ("seat", "hex"), "{seat}'s elder comes to the village in {hex}."),
    entries.ELDER_LOST: ("elder lost", ("seat",), "{seat}'s elder leaves the map."),
    entries.BORROWED: (
        "borrowed",
        ("seat", "goal", "other_seat"),
        "{seat}'s elder borrows {goal} from {other_seat}.",
    ),
    entries.VILLAGE_LOST: (
        "village lost",
        ("seat", "hex"),
        "{seat}'s village in {hex} is destroyed.",
    ),
    entries.CONFLICT: (
        "conflict",
        ("hex", "members"),
        "Conflict in {hex}: {members} are too many.",
    ),
    entries.BOW: ("bow", ("seat", "tribe", "hex"), "{seat}'s bow hits {tribe} in {hex}."),
    entries.WALLS: ("walls", ("seat", "hex"), "{seat}'s walls in {hex} stop an attacker."),
    entries.REMOVED: (
        "removed",
        ("tribe", "hex", "number"),
        "{tribe}: {number} lost in {hex}.",
    ),
    entries.EVADED: ("evaded", ("seat", "hex"), "A member of {seat} flees to {hex}."),
    entries.AMBUSHED: (
        "ambushed",
        ("seat", "hex"),
        "A member of {seat} leaves its ambush in {hex}.",
    ),
    entries.SCORED: (
        "scored",
        ("seat", "points", "source"),
        "{seat} scores {points} for {source}.",
    ),
    entries.EVENT: ("event", ("seat", "event_tile"), "{seat} draws an event: {event_tile}."),
    entries.EVENT_SKIPPED: (
        "event skipped",
        ("seat", "event_tile"),
        "{seat} draws {event_tile}, which has no use now.",
    ),
    entries.EVENT_GROWS: (
        "event grows",
        ("event_tile", "resource"),
        "Doubles put a {resource} on {event_tile}.",
    ),
    entries.EVENT_ENDED: ("event ended", ("event_tile",), "{event_tile} is over."),
    entries.PUT: ("put", ("seat", "event_tile", "hex"), "{event_tile}: {seat} chooses {hex}."),
    entries.CAPTURED: (
        "captured",
        ("tribe", "hex"),
        "The tiger captures a member of {tribe} in {hex}.",
    ),
    entries.VOLCANO: ("volcano", ("seat", "cell"), "{seat} lets the volcano rise at {cell}."),
    entries.ERUPTION: ("eruption", ("die",), ""),
    entries.TAMED: ("tamed", ("seat", "die"), "{seat} spends a {die} and tames the mammoth."),
    entries.MAMMOTH_LOST: (
        "mammoth lost",
        ("seat", "points"),
        "{seat} loses the mammoth and {points}.",
    ),
    entries.BOUGHT: ("bought", ("seat", "event_tile"), "{seat} buys {event_tile}."),
    entries.GAVE: (
        "gave",
        ("seat", "resource", "other_seat"),
        "{seat} gives 1 {resource} to {other_seat}.",
    ),
    entries.TRADED: ("traded", ("seat", "trade"), "{seat} trades {trade}."),
    entries.LEARNT: ("learnt", ("seat", "resource"), "{seat} pays 1 {resource} to learn."),
    entries.PUSHED: (
        "pushed",
        ("seat", "tribe", "from_hex", "to_hex"),
        "{seat} drives a member of {tribe} from {from_hex} to {to_hex}.",
    ),
    entries.STONE_ON_GLACIER: (
        "stone on glacier",
        ("number",),
        "The suns shine on the glacier: stone number {number} comes to light.",
    ),
    entries.MELTED: ("melted", ("hex",), "The glacier in {hex} melts and leaves its stones."),
    entries.LATE_EVENTS: (
        "late events",
        (),
        "The first village stands: Abandoned Village and Chieftain join the event deck.",
    ),
    entries.SHUFFLED: ("shuffled", (), "The event discard pile is shuffled into a new deck."),
    entries.SANK: (
        "sank",
        ("tribe", "hex"),
        "A lone member of {tribe} is lost in the tar of {hex}.",
    ),
    entries.ENDED: ("ended", ("how",), "{how}"),
}


class Chronicle:
    """Turns log entries into data and sentences."""

    def __init__(self, content: Content, tables: Tables, actions: ActionSpace) -> None:
        places = tables.place_names
        deals = [actions.data(TRADE + number) for number in range(TRADES)]
        trades = [(*deal["give"], deal["resource"]) for deal in deals]
        # By field: what each number is called, in data and in sentences. Others stay numbers.
        self._ids: dict[str, Sequence[Any]] = {
            **dict.fromkeys(("hex", "from_hex", "to_hex"), places),
            **dict.fromkeys(("die", "other_die"), FACES),
            "cell": tables.cell_names,
            "trade": [list(trade) for trade in trades],
            "power": POWERS,
            "action": ACTIONS,
            "strength": STRENGTHS,
            "resource": RESOURCES,
            "goal": [goal.id for goal in content.goals],
            "source": SOURCE_NAMES,
            "event_tile": EVENTS,
            "how": ENDING_NAMES,
        }
        self._words: dict[str, Sequence[Any]] = {
            **self._ids,
            **dict.fromkeys(("seat", "other_seat"), SEAT_NAMES),
            "tribe": (*SEAT_NAMES, "the invaders"),
            "trade": [f"{one} and {two} for {taken}" for one, two, taken in trades],
            "power": [power.name for power in content.powers],
            "action": [row.name for row in content.actions],
            "goal": [goal.name for goal in content.goals],
            "event_tile": [tile.name for tile in content.events],
            "points": ["no points", "1 point", *(f"{n} points" for n in range(2, 100))],
            "how": ENDINGS,
        }

    def event_data(self, event: Event) -> dict[str, Any]:
        """A log entry with names: seats and tribes by number, everything else by id."""
        name, fields, _ = KINDS[event[0]]
        return {"event": name, **_named(fields, event, self._ids)}

    def sentence(self, event: Event) -> str:
        """A log entry in words."""
        _, fields, text = KINDS[event[0]]
        if event[0] == entries.ERUPTION:
            return ERUPTIONS[FACES[event[1]]]
        if event[0] == entries.BUILT and event[2] == NONE:
            return f"{SEAT_NAMES[event[1]]} builds a hidden village."
        said = text.format(**_named(fields, event, self._words))
        return said[0].upper() + said[1:]

    def lights(self, event: Event) -> list[str]:
        """The parts of the picture that a log entry speaks of."""
        data = self.event_data(event)
        found = [data.get(field) for field in ("hex", "from_hex", "to_hex")]
        places = [place for place in found if place is not None]
        if event[0] == entries.PLACED:
            places.append(f"action-{data['action']}")
        elif event[0] == entries.ROLLED:
            places.append("dice")
        elif "seat" in data and not places:
            places.append(f"seat-{data['seat']}")
        return places


def _named(
    fields: tuple[str, ...], event: Event, names: dict[str, Sequence[Any]]
) -> dict[str, Any]:
    """The numbers of a log entry under their fields' names; nowhere is None."""
    data: dict[str, Any] = {}
    for field, number in zip(fields, event[1:], strict=True):
        if field in names:
            data[field] = names[field][number] if number >= 0 else None
        else:
            data[field] = number
    return data
