"""What happened: each kind of log entry, with its sentence and what it lights."""

from __future__ import annotations

from lascaux.engine.chronicle import Chronicle, Data, Kind, Meaning, counts, kind, seats, things
from lascaux.engine.sentence import PLACE, Token
from lascaux.engine.words import listed
from lascaux.games.epoch.content.parts import CONVERTERS, MATERIALS, Content
from lascaux.games.epoch.rules import codes, entries
from lascaux.games.epoch.rules.notation import ITEM_NAMES, SEAT_NAMES, action_space
from lascaux.games.epoch.words.names import KINDS as EACH_MATERIAL
from lascaux.games.epoch.words.names import Names, amounts, some

ENDINGS = (
    "All tiles lay face up.",
    "A clan had developed eight tiles.",
    "The last round of the table was over.",
)
SOURCES = ("collected status", "developed tiles", "ceremonial sites", "bonus")
ENDING_NAMES = ("all face up", "eight tiles", "round cap")
_CAUSES = ("all tiles lie face up", "a clan has developed eight tiles")
MAKES = ("rope", "leather", "bronze")
DUMMY_SIDE = 1  # of the person and the dummy


def _sum(data: Data) -> str:
    """'3 food', or '3 + 9 = 12 food'."""
    food, more = data["food"], data["more"]
    return f"{food} + {more} = {food + more} food" if more else f"{food} food"


def _gathered(data: Data) -> str:
    return f"{{seat}} gathers on {{spot}}: {_sum(data)}."


def _fished(data: Data) -> str:
    return f"{{seat}} fishes on {{spot}}: {_sum(data)}."


def _hunted(data: Data) -> str:
    food = " and {food} food" if data["food"] else ""
    return f"{{seat}} hunts on {{spot}}: {{deer}} deer{food}."


def _helped(data: Data) -> str:
    parts = [f"{data['deer']} deer"] if data["deer"] else []
    parts += [f"{data['food']} food"] if data["food"] else []
    return f"{{seat}} gets {listed(parts)} more."


def _strung(data: Data) -> str:
    if not data["number"]:
        return "{seat} uses the bow with the other half of the rope: {food} food."
    return f"{{seat}} uses the bow with {some(data['number'], data['material'])}: {{food}} food."


def _butchered(data: Data) -> str:
    items = [f"1 {item}" for item in data["items"] if item != "food"]
    items += [f"{data['food']} food"] if data["food"] else []
    return f"{{seat}} butchers a deer: {listed(items)}."


def _paid(data: Data) -> str:
    """What a tile or an offer took; the dummy pays nothing."""
    found = amounts({material: data[material] for material in MATERIALS})
    return found and f" for {found}"


def _developed(data: Data) -> str:
    return f"{{seat}} develops {{spot}}{_paid(data)}."


def _offered(data: Data) -> str:
    what = _paid(data).removeprefix(" for ")
    return f"{{seat}} offers {what} at {{site}}." if what else "{seat} makes an offer at {site}."


def _answered(data: Data) -> str:
    answer = data["answer"]
    if answer == "refuse":
        return "{seat} refuses {asker} leave to develop {spot}."
    if answer == "grant":
        return "{seat} lets {asker} develop {spot}."
    return f"{{seat}} wants {asked_price(answer)} of {{asker}} for {{spot}}."


def asked_price(answer: str) -> str:
    """What somebody asks for, by the notation of the answer.

    >>> asked_price("ask-status 2"), asked_price("ask-food 3"), asked_price("ask-for wood")
    ('2 status', '3 food', '1 wood')
    """
    how, _, what = answer.partition(" ")
    return f"1 {what}" if how == "ask-for" else f"{what} {how.removeprefix('ask-')}"


def _agreed(data: Data) -> str:
    return f"{{seat}} gives {{owner}} {asked_price(data['answer'])} for leave to develop {{spot}}."


def _made(data: Data) -> str:
    fuel = data["fuel"]
    by = {"food": " for 1 food", None: ""}.get(fuel, f", burning 1 {fuel}")
    return f"{{seat}} makes 3 {MAKES[CONVERTERS.index(data['craft'])]}{by}."


KINDS: dict[int, Kind] = {
    entries.BEGAN: kind("began", "seat", "{seat} is the starting player."),
    entries.TURN: kind("turn", "seat round", "Round {round}: {seat}.", mark="turn"),
    entries.DRAFTED: kind("drafted", "seat tile", "{seat} chooses {tile}."),
    entries.DISPLAYED: kind("displayed", "tile", "{tile} can be chosen."),
    entries.PLACED: kind("placed", "seat spot", "{seat} starts from {spot}."),
    entries.BEGAN_WITH: kind("began with", "seat spot", "{seat} begins with {spot}."),
    entries.WORKED: kind(
        "worked", "seat spot food power", "{seat} works on {spot}: {food} food, {power} work power."
    ),
    entries.BOUGHT: kind("bought", "seat material", "{seat} takes 1 {material}."),
    entries.GATHERED: kind("gathered", "seat spot food more", _gathered),
    entries.FISHED: kind("fished", "seat spot food more", _fished),
    entries.HUNTED: kind("hunted", "seat spot deer food", _hunted),
    entries.HELPED: kind("helped", "seat food deer", _helped),
    entries.JUG: kind("jug", "seat food", "{seat} gets {food} food from the jug."),
    entries.LOOKED: kind(
        "looked", "seat material food", "{seat} keeps looking: 1 {material} for {food} food."
    ),
    entries.CAUGHT: kind(
        "caught", "seat material food", "{seat} gives 1 {material} for a big catch: {food} food."
    ),
    entries.PERSISTED: kind(
        "persisted", "seat material", "{seat} does not give up: 1 {material} for another deer."
    ),
    entries.STRUNG: kind("strung", "seat material number food", _strung),
    entries.COOKED: kind(
        "cooked", "seat material food", "{seat} cooks 1 {material} in the pot: {food} food."
    ),
    entries.BUTCHERED: kind("butchered", "seat items food", _butchered),
    entries.EXPLORED: kind(
        "explored", "seat spot status", "{seat} explores and finds {spot}: {status}."
    ),
    entries.DISCOVERED: kind(
        "discovered", "seat site status", "{seat} discovers {site}: {status}."
    ),
    entries.TURNED_UP: kind("turned up", "spot", "{spot} is turned up."),
    entries.FORGOTTEN: kind("forgotten", "site", "Nobody can discover {site} any more."),
    entries.DEVELOPED: kind("developed", f"seat spot {EACH_MATERIAL}", _developed),
    entries.REQUESTED: kind(
        "requested", "seat spot owner", "{seat} asks {owner} for leave to develop {spot}."
    ),
    entries.ANSWERED: kind("answered", "seat spot asker answer", _answered),
    entries.AGREED: kind("agreed", "seat spot owner answer", _agreed),
    entries.WITHDREW: kind(
        "withdrew", "seat spot", "{seat} does not pay for leave to develop {spot}."
    ),
    entries.OFFERED: kind("offered", f"seat site segment {EACH_MATERIAL}", _offered),
    entries.WALKED: kind("walked", "seat start spot food", "{seat} walks to {spot}: {food} food."),
    entries.PADDLED: kind(
        "paddled", "seat start spot food", "{seat} paddles to {spot}: {food} food."
    ),
    entries.LEFT: kind("left", "seat spot material", "{seat} leaves 1 {material} on {spot}."),
    entries.LEFT_FOOD: kind(
        "left food", "seat spot food", "{seat} cannot carry {food} food, which pays further steps."
    ),
    entries.TOOK: kind("took", "seat spot material", "{seat} picks up 1 {material} on {spot}."),
    entries.PAID_HORSE: kind(
        "paid horse", "seat food", "{seat} feeds a horse that carries: {food} food."
    ),
    entries.ATE: kind("ate", "seat food", "{seat} eats a deer: {food} food."),
    entries.MADE: kind("made", "seat craft fuel", _made),
    entries.HOMAGE: kind("homage", "seat owner", "{seat} pays homage to {owner}: 1 status."),
    entries.MOVED_DUMMY: kind("moved dummy", "spot", "The dummy goes to {spot}."),
    entries.DUMMY_LEFT: kind("dummy left", "", "The dummy's leader leaves the board."),
    entries.LAST_ROUNDS: kind("last rounds", "why", "Three more rounds follow, since {why}."),
    entries.SCORED: kind("scored", "seat points source", "{seat} scores {points} for {source}."),
    entries.SCORED_SITE: kind(
        "scored site", "seat points source site", "{seat} scores {points} at {site}."
    ),
    entries.ENDED: kind("ended", "how", "{how}"),
}


def chronicle(content: Content) -> Chronicle:
    """Tells what happens: tiles by their inventions, sites and materials by their names."""
    names, actions = Names(content), action_space(content)
    side = _sides()
    spot = Meaning(names.cell_of, lambda at: Token(PLACE, names.cell_of(at), names.spot(at)), True)
    site = Meaning(names.slot_of, lambda at: Token(PLACE, names.slot_of(at), names.site(at)), True)
    starts = content.start_tiles
    return Chronicle(
        KINDS,
        {
            "seat": side,
            "owner": side,
            "asker": side,
            "spot": spot,
            "start": Meaning(spot.data, spot.part),
            "source": things(SOURCES),
            "points": counts("point"),
            "site": site,
            "tile": things(starts, [names.tile(tile) for tile in starts]),
            "material": things(MATERIALS),
            "fuel": things([*MATERIALS, "food"]),
            "craft": things(CONVERTERS),
            "items": Meaning(_items, str),
            "status": counts("status", "status"),
            "answer": Meaning(actions.text, actions.text),
            "why": things(ENDING_NAMES[: len(_CAUSES)], _CAUSES),
            "how": things(ENDING_NAMES, ENDINGS),
        },
        lights=_lights,
    )


def _sides() -> Meaning:
    """Seats; the dummy has none, and plays with one person only."""
    known = seats(SEAT_NAMES[: codes.SEATS], ["the dummy"])
    return Meaning(
        lambda number: DUMMY_SIDE if number == codes.SEATS else known.data(number), known.part
    )


def _items(members: int) -> list[str]:
    """What was taken of a deer."""
    return [item for number, item in enumerate(ITEM_NAMES) if members >> number & 1]


def _lights(data: Data) -> list[str]:
    """What happens in no place concerns somebody."""
    return [f"clan-{data['seat']}"] if data.get("seat") is not None else []
