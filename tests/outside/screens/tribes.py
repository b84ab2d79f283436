"""A crowded moment of a game of tribes: a row of tiles, a land, and boards to complete."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lascaux.author import Card, Chip, Choice, Layer, Link, Names, Pane, Part, Picture
from screens.pen import DEFINITIONS, chips, hexagon, icon, lettered, named, polygon, words
from screens.still import Moment, StillGame

SYMBOLS = {
    "Explore": "hex",
    "Procreate": "figure",
    "Move": "foot",
    "Strength": "arrow",
    "goat": "horns",
    "wheat": "ear",
    "horse": "head",
    "gold": "stone",
    "incense": "bowl",
}


@dataclass(frozen=True)
class Tile:
    """A tile of the row: what it costs, what it does, what lies on it."""

    name: str
    price: str
    left: str
    lines: tuple[str, ...]
    on_it: str = ""


ROW = (
    Tile(
        "Raiders", "free", "7 left", ("Weakest taker loses 2 VP", "You: −2 VP"), "bolt 2, shell +3"
    ),
    Tile(
        "Locusts",
        "1",
        "5 left",
        ("All tribes exhaust 2 empty lands", "You: −2 lands"),
        "bolt 2, shell +2",
    ),
    Tile("Explore", "2", "3 left", ("2 lands", "or complete, 4 possible"), "hand 4, shell +1"),
    Tile(
        "Conquest",
        "3",
        "2 left",
        ("Strongest taker scores 4 VP", "You: nothing", "bronze 2/4"),
        "bolt 3, shell +1",
    ),
    Tile("Procreate", "4", "0 left", ("3 members", "or complete, 4 possible"), "hand 4"),
    Tile("Move", "5", "1 short", ("2 steps",)),
    Tile("Explore", "6", "2 short", ("2 lands",)),
    Tile("Move", "7", "3 short", ("2 steps", "or complete a board"), "hand"),
    Tile("Procreate", "8", "4 short", ("3 members",)),
)
PAYABLE = 5

# Rows of the land: kind, members, whether it is exhausted.
LAND = (
    (("goat", 0, 0), ("wheat", 1, 0), ("horse", 0, 0)),
    (("goat", 2, 0), ("goat", 1, 0), ("horse", 2, 0), ("gold", 0, 0)),
    (("incense", 0, 0), ("gold", 1, 1), ("wheat", 1, 0), ("incense", 1, 0)),
    (("goat", 0, 0), ("wheat", 0, 1), ("horse", 0, 0)),
)
STARTS = (38, 0, -38, 0)  # of the rows
LETTERS = 17.0  # the size of names, in units of the land
BAG = (("horse", 2), ("goat", 1), ("wheat", 1), ("gold", 3), ("incense", 1))

EPOCHS = (
    "3 Bronze Age, 6 events to come",
    "2 Neolithic, 4 events to come",
    "1 Paleolithic, no event left",
)
# Boards by epoch: key, name, needs, spaces (a seat's number: its stone), two lines.
BOARDS = (
    ("weaving", "Weaving", "goat goat goat", "s3 4 4 3", "Exhaust 1 land", "+4 VP, event"),
    ("payment", "Payment", "gold gold gold", "s1 4 4 3", "Lacks 1 gold", "arrow would open"),
    (
        "incense-road",
        "Incense Road",
        "incense incense incense",
        "6 4 4 3",
        "No way up yet",
        "needs Smelting",
    ),
    (
        "face-down",
        "Face down",
        "",
        "",
        "one of two: Chariots, Ploughing",
        "turns up with Pilgrimage",
    ),
    ("cheese-making", "Cheese Making", "goat goat", "s0 s3 3 2", "Yours", "scored 4 VP"),
    ("horse-riding", "Horse Riding", "horse horse", "s2 3 3 2", "Exhaust 1 land", "+3 VP, event"),
    ("smelting", "Smelting", "gold gold", "s1 3 3 2", "Lacks 1 gold", "arrow would open"),
    ("pilgrimage", "Pilgrimage", "incense incense", "4 3 3 2", "Exhaust 1 land", "+4 VP, event"),
    ("hunting", "Hunting", "horse", "s1 s0 s3 1", "Yours", "scored 2 VP"),
    ("cooking", "Cooking", "wheat", "s0 s2 s1 1", "Yours", "scored 2 VP"),
    ("shamanism", "Shamanism", "incense", "s2 s1 1 1", "Ready", "+1 VP, strength 1"),
    ("leather-making", "Leather Making", "goat", "s3 s0 1 1", "Yours", "scored 2 VP"),
)
READY = {"weaving": 4, "horse-riding": 3, "pilgrimage": 4, "shamanism": 1}  # with VP
LINKS = (
    Link("horse-riding", "payment", "seat-1"),
    Link("cooking", "horse-riding", "seat-0"),
    Link("shamanism", "smelting", "seat-2"),
    Link("smelting", "incense-road", "seat-3"),
)
TRIBES = (
    ("", "tooth 11, shell 4, figure 9, hex 12, arrow 1", "figure 3, hex 2, foot 2, arrow 0"),
    ("strongest", "shell 2, figure 8, hex 8, arrow 0, stone 5", "figure 2, hex 3, foot 1, arrow 2"),
    ("", "shell 5, figure 9, hex 7, arrow 1, stone 3", "figure 2, hex 1, foot 2, arrow 1"),
    ("weakest", "shell 2, figure 7, hex 9, arrow 1, stone 4", "figure 3, hex 2, foot 2, arrow 0"),
)
TRACKS = (
    ("Procreate", "3 members", "1, 3, 6", "next 4, 3 VP"),
    ("Explore", "2 lands", "1, 3, 6", "next 3, 1 VP"),
    ("Move", "2 steps", "1, 3, 6", "next 3, 1 VP"),
    ("Strength", "weakest, tied", "0, 1, 2, 3, 4", "will be 1"),
)


def _offers() -> tuple[Choice, ...]:
    """Every payable tile; with a hand on it, also a board to complete."""
    offers = []
    for number, tile in enumerate(ROW[:PAYABLE]):
        thing = f"tile-{number}"
        paid = f"{thing}: pay {tile.price}, {tile.left}"
        confirm = f"Take {tile.name}: {tile.lines[-1]}" if "hand" not in tile.on_it else tile.name
        offers.append(Choice(0, f"{tile.name}, {paid}.", thing, confirm=confirm))
        for board, points in READY.items() if "hand" in tile.on_it else ():
            title = next(each[1] for each in BOARDS if each[0] == board)
            gains = (Chip(f"+{points}", "tooth", "VP", "good"),)
            told = f"Complete {title} with {paid}."
            more = "No event, nothing exhausted."
            confirm = f"Complete {title}"
            offers.append(Choice(0, told, thing, board, confirm=confirm, more=more, gains=gains))
    return (*offers, Choice(0, "Pass: the row stays as it is.", confirm="Pass", quiet=True))


class TribesStub(StillGame):
    """A row over the whole page, two stages side by side, the second a grid with links."""

    id = "stub_tribes"
    title = "Tribes, standing still"
    least_players = 2
    most_players = 4
    usual_players = 4
    moments = (Moment("Which tile do you take?", "takes a tile", _offers()),)

    def headline(self, view: dict[str, Any], names: Names = ()) -> str:
        """How far it is."""
        return "Round 17. You close the round."

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        """Row, land, boards; one's own tracks; the other tribes."""
        called = names or self.seat_names
        seat = view["seat"]
        others = [other for other in range(view["players"]) if other != seat]
        panes = (
            Pane("row", "rail", "Row of tiles", tab="Row", cards=_row(), rail="full"),
            Pane(
                "land", "stage", "Your land", tab="Land", board=_land(), ratio=1.2, least=(370, 290)
            ),
            _boards(),
            Pane("others", "others", "Others", cards=tuple(_tribe(o, called[o]) for o in others)),
        )
        if seat < 0:
            return panes
        head = Card(
            "you", called[seat], badge="11", chips=chips(TRIBES[0][1]), seat=seat, wide=True
        )
        bag = Card(
            "bag", "Bag 8", chips=tuple(Chip(str(n), SYMBOLS[k], k) for k, n in BAG), wide=True
        )
        mine = (head, *(_track(*track) for track in TRACKS), bag)
        peek = chips("tooth 11, shell 4, figure 9, hex 12, arrow 1")
        return (*panes, Pane("mine", "mine", "Your tribe", tab="Mine", cards=mine, peek=peek))


def _row() -> tuple[Card, ...]:
    return tuple(
        Card(
            f"tile-{number}",
            tile.name,
            drawing=icon(SYMBOLS[tile.name], 0, -6, 100, "#333") if tile.name in SYMBOLS else "",
            lines=tile.lines,
            chips=chips(tile.on_it) if tile.on_it else (),
            badge=tile.price,
            note=tile.left,
            state="payable" if number < PAYABLE else "missing",
        )
        for number, tile in enumerate(ROW)
    )


def _land() -> Picture:
    corners = hexagon(43.5, 30)
    grounds, names, places = [], [], []
    cells = [
        (f"land-{row}-{at}", 126 + STARTS[row] + 76 * at, 60 + 66 * row, *cell)
        for row, cells in enumerate(LAND)
        for at, cell in enumerate(cells)
    ]
    for key, x, y, kind, members, exhausted in cells:
        place = f"translate({x} {y})"
        ground = "#8f8a83" if exhausted else "#c9c4b8"
        svg = polygon(corners, f'fill="{ground}" stroke="#333" stroke-width="3"')
        grounds.append(Part(key, svg + icon(SYMBOLS[kind], 0, -22, 26, "#444"), place))
        number = words(str(members), 10, 31, 17, "#111", 'font-weight="bold"') if members else ""
        figure = icon("figure", -10, 24, 20, "#b5301c") if members else ""
        names.append(
            lettered(key, words(kind, 0, 8, LETTERS, "#222") + figure + number, LETTERS, place)
        )
        places.append(Part(key, polygon(corners), place))
    layers = (
        Layer("grounds", tuple(grounds)),
        Layer("names", tuple(names)),
        named(places),
    )
    box = (46.0, 14.0, 350.0, 290.0)
    return Picture("Your land", "Fourteen lands.", box, DEFINITIONS, layers)


def _boards() -> Pane:
    full = tuple(_board(number) for number in range(len(BOARDS)))
    ledger = tuple(_cell(number) for number in range(len(BOARDS)))
    compact = Pane("boards", "stage", "Boards", cards=ledger, columns=4)
    return Pane(
        "boards",
        "stage",
        "Boards",
        tab="Boards",
        cards=full,
        columns=4,
        ratio=506 / 512,
        least=(380, 400),
        links=LINKS,
        compact=compact,
    )


def _board(number: int) -> Card:
    key, title, needs, spaces, first, second = BOARDS[number]
    asked = tuple(Chip("", SYMBOLS[need], need) for need in needs.split())
    places = tuple(
        Chip("", f"badge-{space[1]}", "taken") if space[0] == "s" else Chip(space, name="VP")
        for space in spaces.split()
    )
    return Card(
        key,
        title,
        lines=(first, second),
        chips=(*asked, *places),
        state=_state(key, first),
        group=EPOCHS[number // 4],
        text=f"{title}. {first}; {second}.",
    )


def _cell(number: int) -> Card:
    """A board in the ledger: what it needs, what it brings."""
    key, title, needs, _, first, _ = BOARDS[number]
    asked = tuple(Chip("", SYMBOLS[need], need) for need in needs.split())
    points = (Chip(f"+{READY[key]}", name="VP", tone="good"),) if key in READY else ()
    return Card(key, title, chips=(*asked, *points), state=_state(key, first))


def _state(key: str, first: str) -> Any:
    if first == "Yours":
        return "done"
    return "payable" if key in READY else "missing"


def _track(name: str, value: str, steps: str, following: str) -> Card:
    drawing = icon(SYMBOLS[name], 0, -6, 100, "#333")
    spaces = tuple(Chip(step, name="end VP") for step in steps.split(", "))
    return Card(f"track-{name}", name, drawing, lines=(value,), chips=spaces, note=following)


def _tribe(seat: int, name: str) -> Card:
    mark, has, tracks = TRIBES[seat]
    return Card(f"tribe-{seat}", name, chips=chips(f"{has}, {tracks}"), note=mark, seat=seat)
