"""A crowded moment of a game on a map of the world: twelve types, private tiles, a conflict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lascaux.author import Card, Chip, Choice, Layer, Names, Pane, Part, Picture, Rng, Stop, flag
from screens.pen import DEFINITIONS, icon, lettered, named, polygon, words
from screens.still import Moment, StillGame, drawn
from screens.world import AREAS, LINKS, Area

GOD, TRADE_GOOD, TOOL = "ring", "hex", "good"
COLOURS = {GOD: "#cf6a43", TRADE_GOOD: "#e6b548", TOOL: "#a9b3ae"}
# Types: name, category, tiles left, points of the viewer and of the best rival, whose seat.
TYPES = (
    ("Earth Mother", GOD, 2, "4", "7", 1),
    ("Sky Father", GOD, 3, "9", "12", 4),
    ("Beast Spirit", GOD, 2, "8", "11", 1),
    ("Ochre", TRADE_GOOD, 0, "", "", 0),
    ("Shells", TRADE_GOOD, 0, "", "", 0),
    ("Amber", TRADE_GOOD, 1, "15", "12", 4),
    ("Obsidian", TRADE_GOOD, 2, "3", "7", 1),
    ("Hand Axe", TOOL, 0, "", "", 0),
    ("Spear-Thrower", TOOL, 1, "2", "16", 1),
    ("Bone Needle", TOOL, 2, "9", "3", 4),
    ("Fish Hook", TOOL, 0, "", "", 0),
    ("Fire Drill", TOOL, 0, "", "", 0),
)
UNDERSIDES = (
    *("Value 1/2", "VP by hand", "Relocate", "Half", "Own move 3"),
    *("Pay all", "Move others 3", "Grow 2", "Temple", "Set bonus"),
)
HAND = (0, 3, 5, 7, 8, 10)  # the types of everybody's six tiles
POINTS = ("23", "27", "19", "25", "21")
STOCKS = (4, 3, 5, 3, 4)
WORTH = (26, 15, 11, 17, 16)
HELD = ((), (3, 3, 5, 2), (4, 4, 1), (7, 10, 2, 5), (0, 3, 4, 8))  # what the others have taken
UNDER = (
    ("Value", "shown by {3}"),
    ("Relocate", "yours"),
    ("Move others 3", "of {1}, or the last one"),
    ("VP by hand", "of {1}, or the last one"),
)
FOUGHT = (
    ("South Asia", "scored", "won by {0}", (("+9", 0), ("+3", 4)), "done"),
    ("East Asia", "now", "{0} chose it", (("+9", 1), ("+4", 0)), "open"),
    ("North Africa", "to come", "6/2, as it stands", (("+4", 0), ("+4", 4)), "open"),
    ("Siberia", "to come", "5/2, as it stands", (("+5", 4), ("+2", 3)), "open"),
)
# Contenders in bidding order: seat, what they have, force, place and points, what follows.
FORCES = (
    (0, ("your bid", "Spear-Thrower 1", "tribe 1"), "2", "2nd, +4", "then 6, a tie"),
    (1, ("answers next", "Amber 1", "tribe 1", "tribe 1"), "3", "1st, +9", "then 6, a tie"),
    (3, ("passed", "tribe 1"), "1", "no place, 0", "then 0"),
)
STEPS = 3
LABEL, NUMBER = 24.5, 27.0  # sizes of letters, in units of the map
WIDE = 856.0  # of the part of the map that a phone shows
STOPS = tuple(
    Stop(name, (left, 0.0, WIDE, 900.0))
    for name, left in (("West", 0.0), ("Centre", 392.0), ("East", 744.0))
)


@dataclass(frozen=True)
class Options:
    """Which moment is shown."""

    conflict: bool = flag(False, "an area is fought for")


def _moves() -> tuple[Choice, ...]:
    """Steps of one's own tribes to neighbours, either way."""
    offers = []
    for start, end, _, _ in LINKS:
        for here, there in ((AREAS[start], AREAS[end]), (AREAS[end], AREAS[start])):
            if "0:" in here.tribes:
                number = int(here.tribes.split("0:")[1][0])
                told = f"A tribe walks from {here.name} to {there.name}."
                gains = (Chip(f"{number} : 1", "figure", "tribes after it"),)
                short = f"{here.name} to {there.name}"
                offers.append(
                    Choice(0, told, here.key, there.key, most=2, short=short, gains=gains)
                )
    return tuple(offers)


def _bids() -> tuple[Choice, ...]:
    cards = [(f"hand-{at}", TYPES[kind][0]) for at, kind in enumerate(HAND) if kind in (5, 7, 8)]
    bids = [
        Choice(0, f"Play {name}: you 3, the best other 3. A tie.", key, confirm=f"Play {name}")
        for key, name in cards
    ]
    told = "Pass: no more tiles from you in East Asia."
    return (*bids, Choice(0, told, confirm="Pass", quiet=True))


class CroMagnonStub(StillGame):
    """A wide map with stops, a row of types, a private hand; and a bench on the stage."""

    id = "stub_cromagnon"
    title = "Cro-Magnon, standing still"
    least_players = 5
    most_players = 5
    secrets = True
    Options = Options
    second = "conflict"
    moments = (
        Moment(
            "Where do your tribes walk?", "moves tribes", _moves(), STEPS, "Move {n}", "All there"
        ),
        Moment("Do you play a tile, or pass?", "bids", _bids()),
    )

    def hide(self, players: int, rng: Rng) -> list[list[int]]:
        """What is under the tiles of everybody's hand."""
        return [drawn(rng, len(HAND)) for _ in range(players)]

    def headline(self, view: dict[str, Any], names: Names = ()) -> str:
        """How far it is."""
        return "5 of 9 types scored"

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        """Map, types, what may be under a tile, the others; one's own hand; a conflict."""
        called, seat, fought = names or self.seat_names, view["seat"], bool(view["moment"])
        others = [other for other in range(view["players"]) if other != seat]
        rail = _fought(called) if fought else _types(seat)
        under = tuple(
            Card(f"under-{at}", what, lines=(who.format(*called),))
            for at, (what, who) in enumerate(UNDER)
        )
        panes = [
            Pane("types", "rail", "Types", cards=rail),
            Pane("map", "stage", "Map", board=_map(), ratio=16 / 9, smallest=0.62, stops=STOPS),
            Pane("under", "common", "Under Amber", tab="Types", cards=under),
            Pane("others", "others", "Others", cards=tuple(_rival(o, called[o]) for o in others)),
        ]
        if fought:
            forces = tuple(_force(*force, called) for force in FORCES)
            panes.append(Pane("forces", "bench", "Forces", cards=forces, columns=3, on_stage=True))
        if seat >= 0:
            panes.append(_mine(view, called))
        return tuple(panes)


def _drawing(kind: int) -> str:
    category = TYPES[kind][1]
    return icon(category, 0, -6, 120, COLOURS[category])


def _types(seat: int) -> tuple[Card, ...]:
    cards = []
    for number, (name, _, left, mine, best, whose) in enumerate(TYPES):
        rival = whose if whose != seat else 3
        points = (
            Chip(mine, f"badge-{max(seat, 0)}", "your points"),
            Chip(best, f"badge-{rival}", "the best other"),
        )
        cards.append(
            Card(
                f"type-{number}",
                name,
                _drawing(number),
                chips=points if left else (),
                badge=f"{left} left" if left else "",
                note="" if left else "scored",
                state="open" if left else "used",
            )
        )
    return tuple(cards)


def _fought(called: Names) -> tuple[Card, ...]:
    return tuple(
        Card(
            f"fight-{at}",
            area,
            lines=(told.format(*called),),
            chips=tuple(Chip(points, f"badge-{seat}", "VP") for points, seat in gains),
            note=note,
            state=state,
        )
        for at, (area, note, told, gains, state) in enumerate(FOUGHT)
    )


def _mine(view: dict[str, Any], called: Names) -> Pane:
    seat = view["seat"]
    unders = [UNDERSIDES[under] for under in view["unders"][seat]]
    hand = tuple(
        Card(f"hand-{at}", TYPES[kind][0], _drawing(kind), lines=(under,))
        for at, (kind, under) in enumerate(zip(HAND, unders, strict=True))
    )
    told = f"stock {STOCKS[seat]}, 6 tiles, worth {WORTH[seat]} at the end"
    head = Card("you", called[seat], lines=(told,), badge=POINTS[seat], seat=seat, wide=True)
    peek = tuple(
        Chip(under, TYPES[t][1], TYPES[t][0]) for t, under in zip(HAND, unders, strict=True)
    )
    return Pane("hand", "mine", "Your hand", tab="Mine", cards=(head, *hand), peek=peek)


def _rival(seat: int, name: str) -> Card:
    tiles = tuple(Chip("", TYPES[kind][1], TYPES[kind][0]) for kind in HELD[seat])
    told = f"stock {STOCKS[seat]}, worth {WORTH[seat]}"
    return Card(f"rival-{seat}", name, lines=(told,), chips=tiles, badge=POINTS[seat], seat=seat)


def _force(
    seat: int, lines: tuple[str, ...], force: str, place: str, then: str, called: Names
) -> Card:
    told = (*lines, place)
    return Card(f"force-{seat}", called[seat], lines=told, badge=force, note=then, seat=seat)


def _map() -> Picture:
    sea = '<rect width="1600" height="900" fill="#2f4a55"/>'
    grounds = [Part("sea", sea)]
    grounds += [
        Part(area.key, polygon(_points(area.outline), f'fill="{area.tint}" stroke="#241d19"'))
        for area in AREAS
    ]
    ways = [
        Part(
            f"{start}-{end}",
            f'<polyline points="{line}" fill="none" stroke="#e9dcc0" stroke-width="8"'
            f' stroke-dasharray="{"1 14" if over == "water" else "none"}" stroke-linecap="round"/>',
        )
        for start, end, over, line in LINKS
    ]
    names = [lettered(area.key, _name(area), LABEL) for area in AREAS]
    tokens = [lettered(area.key, _tokens(area), NUMBER) for area in AREAS]
    layers = (
        Layer("grounds", tuple(grounds)),
        Layer("ways", tuple(ways)),
        Layer("names", tuple(names)),
        Layer("tokens", tuple(tokens)),
        named(Part(area.key, polygon(_points(area.outline))) for area in AREAS),
    )
    return Picture("The world", "Sixteen areas.", (0.0, 0.0, 1600.0, 900.0), DEFINITIONS, layers)


def _points(told: str) -> list[tuple[int, int]]:
    return [(int(x), int(y)) for x, y in (point.split(",") for point in told.split())]


def _name(area: Area) -> str:
    x, y = area.label
    return words(area.name, min(x, 1490), y, LABEL, "#241d19", 'font-weight="600"')


def _tokens(area: Area) -> str:
    """Resources, values, and the tribes in the order of the seats."""
    slots = zip(COLOURS.items(), _points(area.slots), strict=False)
    svg = "".join(icon(shape, x + 25, y + 25, 50, colour) for (shape, colour), (x, y) in slots)
    left, top = area.value_row
    for at, value in enumerate(area.values.split()):
        box = f'<rect x="{left + 48 * at}" y="{top}" width="44" height="36" fill="#e9dcc0"/>'
        svg += box + words(
            value, left + 48 * at + 22, top + 28, NUMBER, "#241d19", 'textLength="40"'
        )
    for tribe, (x, y) in zip(area.tribes.split(), _points(area.tribe_rows), strict=False):
        seat, number = tribe.split(":")
        svg += f'<use href="#badge-{seat}" transform="translate({x + 13} {y + 15})scale(.22)"/>'
        svg += words(number, x + 36, y + 25, NUMBER, "#241d19")
    return svg
