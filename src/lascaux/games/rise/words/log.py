"""What happened: each kind of log entry, with its sentence and what it lights."""

from __future__ import annotations

from lascaux.engine.actions import ActionSpace
from lascaux.engine.chronicle import (
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
from lascaux.games.rise.content.parts import ACTIONS, EVENTS, FACES, POWERS, RESOURCES, Content
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.codes import TRADE, TRADES
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


def _built(data: Data) -> str:
    where = "a hidden village" if data["hex"] is None else "a village in {hex}"
    return f"{{seat}} builds {where}."


KINDS: dict[int, Kind] = {
    entries.BEGAN: kind(
        "began", "seat number", "{seat} has drawn village {number}, the lowest, and begins."
    ),
    entries.POWER: kind("power", "seat power", "{seat} leads by {power}."),
    entries.GLACIER: kind("glacier", "seat hex", "{seat} lays the glacier over {hex}."),
    entries.SETTLED: kind("settled", "seat hex members", "{seat} settles {members} in {hex}."),
    entries.TURN: kind("turn", "seat number", "Turn {number}: {seat}.", mark="turn"),
    entries.ROLLED: kind(
        "rolled",
        "seat die other_die",
        "{seat} rolls {die} and {other_die}.",
        lights=lambda data: ["dice", *(f"die-{data[die]}" for die in ("die", "other_die"))],
    ),
    entries.LIGHT: kind("light", "seat", "{seat} turns a moon into a sun."),
    entries.DREAMT: kind("dreamt", "seat", "{seat} dreams before the roll."),
    entries.PLACED: kind(
        "placed",
        "seat die action strength",
        "{seat} places a {die} on {action}: {strength}.",
        lights=lambda data: [f"action-{data['action']}"],
    ),
    entries.RAISED: kind(
        "raised", "seat action strength", "{seat} is cunning: {action} is now {strength}."
    ),
    entries.GREW: kind("grew", "seat hex", "{seat} grows in {hex}."),
    entries.WAITS: kind("waits", "seat", "A new member of {seat} waits in ambush."),
    entries.MOVED: kind(
        "moved", "seat from_hex to_hex", "{seat} moves from {from_hex} to {to_hex}."
    ),
    entries.MAMMOTH_MOVED: kind("mammoth moved", "seat hex", "{seat} leads the mammoth to {hex}."),
    entries.GATHERED: kind("gathered", "seat hex", "{seat} gathers from {hex}."),
    entries.GAINED: kind("gained", "seat resource number", "{seat} gains {number} {resource}."),
    entries.PAID: kind("paid", "seat resource number", "{seat} pays {number} {resource}."),
    entries.DREW_GOAL: kind("drew goal", "seat goal", "{seat} draws {goal}."),
    entries.DISCARDED_GOAL: kind(
        "discarded goal", "seat goal", "{seat} puts {goal} under the deck."
    ),
    entries.COMPLETED: kind("completed", "seat goal", "{seat} completes {goal}."),
    entries.BUILT: kind("built", "seat hex", _built),
    entries.CLAIMED: kind(
        "claimed", "seat hex", "{seat} takes over the abandoned village in {hex}."
    ),
    entries.ELDER: kind("elder", "seat hex", "{seat}'s elder comes to the village in {hex}."),
    entries.ELDER_LOST: kind("elder lost", "seat", "{seat}'s elder leaves the map."),
    entries.BORROWED: kind(
        "borrowed", "seat goal other_seat", "{seat}'s elder borrows {goal} from {other_seat}."
    ),
    entries.VILLAGE_LOST: kind(
        "village lost", "seat hex", "{seat}'s village in {hex} is destroyed."
    ),
    entries.CONFLICT: kind(
        "conflict", "hex members", "Conflict in {hex}: {members} are too many.", mark="conflict"
    ),
    entries.BOW: kind("bow", "seat tribe hex", "{seat}'s bow hits {tribe} in {hex}."),
    entries.WALLS: kind("walls", "seat hex", "{seat}'s walls in {hex} stop an attacker."),
    entries.REMOVED: kind("removed", "tribe hex number", "{tribe}: {number} lost in {hex}."),
    entries.EVADED: kind("evaded", "seat hex", "A member of {seat} flees to {hex}."),
    entries.AMBUSHED: kind(
        "ambushed", "seat hex", "A member of {seat} leaves its ambush in {hex}."
    ),
    entries.SCORED: kind("scored", "seat points source", "{seat} scores {points} for {source}."),
    entries.EVENT: kind("event", "seat event_tile", "{seat} draws an event: {event_tile}."),
    entries.EVENT_SKIPPED: kind(
        "event skipped", "seat event_tile", "{seat} draws {event_tile}, which has no use now."
    ),
    entries.EVENT_GROWS: kind(
        "event grows", "event_tile resource", "Doubles put a {resource} on {event_tile}."
    ),
    entries.EVENT_ENDED: kind("event ended", "event_tile", "{event_tile} is over."),
    entries.PUT: kind("put", "seat event_tile hex", "{event_tile}: {seat} chooses {hex}."),
    entries.CAPTURED: kind(
        "captured", "tribe hex", "The tiger captures a member of {tribe} in {hex}."
    ),
    entries.VOLCANO: kind("volcano", "seat cell", "{seat} lets the volcano rise at {cell}."),
    entries.ERUPTION: kind("eruption", "die", lambda data: ERUPTIONS[data["die"]]),
    entries.TAMED: kind("tamed", "seat die", "{seat} spends a {die} and tames the mammoth."),
    entries.MAMMOTH_LOST: kind(
        "mammoth lost", "seat points", "{seat} loses the mammoth and {points}."
    ),
    entries.BOUGHT: kind("bought", "seat event_tile", "{seat} buys {event_tile}."),
    entries.GAVE: kind(
        "gave", "seat resource other_seat", "{seat} gives 1 {resource} to {other_seat}."
    ),
    entries.TRADED: kind("traded", "seat trade", "{seat} trades {trade}."),
    entries.LEARNT: kind("learnt", "seat resource", "{seat} pays 1 {resource} to learn."),
    entries.PUSHED: kind(
        "pushed",
        "seat tribe from_hex to_hex",
        "{seat} drives a member of {tribe} from {from_hex} to {to_hex}.",
    ),
    entries.STONE_ON_GLACIER: kind(
        "stone on glacier",
        "number",
        "The suns shine on the glacier: stone number {number} comes to light.",
    ),
    entries.MELTED: kind("melted", "hex", "The glacier in {hex} melts and leaves its stones."),
    entries.LATE_EVENTS: kind(
        "late events",
        "",
        "The first village stands: Abandoned Village and Chieftain join the event deck.",
    ),
    entries.SHUFFLED: kind("shuffled", "", "The event discard pile is shuffled into a new deck."),
    entries.SANK: kind(
        "sank", "tribe hex", "A lone member of {tribe} is lost in the tar of {hex}."
    ),
    entries.ENDED: kind("ended", "how", "{how}"),
}


def chronicle(content: Content, tables: Tables, actions: ActionSpace) -> Chronicle:
    """Tells what happens: hexes by their names, cards and tiles by what is printed on them."""
    seat = seats(SEAT_NAMES)
    hexes = places(tables.place_names)
    faces = things(FACES)
    deals = [actions.data(TRADE + number) for number in range(TRADES)]
    trades = [(*deal["give"], deal["resource"]) for deal in deals]
    return Chronicle(
        KINDS,
        {
            "seat": seat,
            "other_seat": seat,
            "tribe": seats(SEAT_NAMES, others=("the invaders",)),
            "hex": hexes,
            "from_hex": hexes,
            "to_hex": hexes,
            "cell": things(tables.cell_names),
            "die": faces,
            "other_die": faces,
            "power": things(POWERS, [power.name for power in content.powers]),
            "action": things(ACTIONS, [row.name for row in content.actions]),
            "strength": things(STRENGTHS),
            "resource": things(RESOURCES),
            "goal": things(
                [goal.id for goal in content.goals], [goal.name for goal in content.goals]
            ),
            "event_tile": things(EVENTS, [tile.name for tile in content.events]),
            "trade": Meaning(
                lambda number: list(trades[number]),
                lambda number: "{} and {} for {}".format(*trades[number]),
            ),
            "points": counts("point", none="no points"),
            "source": things(SOURCE_NAMES),
            "how": things(ENDING_NAMES, ENDINGS),
        },
        lights=_board_of_seat,
    )


def _board_of_seat(data: Data) -> list[str]:
    """What happens on no hex happens on somebody's board."""
    return [f"seat-{data['seat']}"] if "seat" in data else []
