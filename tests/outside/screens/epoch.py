"""A crowded moment of a game of inventors: a map of hexes, ten actions, a journey to plan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lascaux.author import Card, Chip, Choice, Layer, Names, Pane, Part, Picture, flag
from screens.pen import DEFINITIONS, chips, hexagon, icon, lettered, named, polygon, words
from screens.still import Moment, StillGame

GROUNDS = {"g": "#c5cb94", "f": "#8fa579", "m": "#b5afa9", "r": "#a3c5b6", "s": "#e3d3a0"}
GROUNDS |= {"w": "#9cb9cf", "v": "#cfb38a", "d": "#5b5f52", "p": "#ece0c8"}
# Columns of the map from the west: where the first hex stands, and name:ground:status of each.
# Face down: no name. Developed: the seat's number with a hut instead of a status.
COLUMNS = (
    (200, "Varna:p:+3 :d:1 :d:1 :d:1 :d:1 :d:1 Camonica:p:+3"),
    (240, ":d:1 Cart:g:h3 Sowing:f:h1 :d:1 :d:1 :d:1"),
    (198, ":d:1 Tanning:g:2 Pottery:g:h3 Pole:r:h1 Bow:f:h2 Cloak:m:h3 :d:1"),
    (156, "Axe:m:2 Boots:r:3 Basket:r:h0 Village:v: Village:v: Rope:g:h0 Jug:r:h0 :d:1"),
    (198, "Basket:f: Horse:g:h2 Bronze:m:h2 Axe:f:h1 Tanning:s:h3 Spear:f:h0 :d:1"),
    (240, "Pick:s:h2 Net:r:h1 Dagger:f:h1 Canoe:w:h3 Gloves:s:h0 Net:w:3"),
    (200, "Barger:p:+4 Sowing:g:2 Cart:f:4 Pole:w:2 Shovel:r:2 Boots:m:3 Henge:p:+16"),
)
LEADERS = {"2-2": 3, "5-1": 1, "6-4": 0, "6-5": 2}  # where, whose
LEADER = "hex-6-4.leader"  # of the first seat
FOOD = {"3-4": 9, "2-4": 9, "3-5": 7, "4-4": 8, "5-4": 4, "4-5": 6, "3-6": 9}  # to come there
DEVELOP = {"6-3": "Fishing pole", "6-4": "Shovel", "6-5": "Boots"}
WAY = ("6-4", "5-4", "4-5")  # of the journey
LETTERS = 18.0  # the size of names, in units of the map
ACTIONS = (
    ("Work", "3–5 power", "badge-1 half, badge-2 +1"),
    ("Gather", "4 food", "badge-1 +3, badge-3 +4"),
    ("Fish", "5 food", "badge-1 +9, badge-3 +4"),
    ("Hunt", "", "no deer in marshes"),
    ("Butcher", "", "you have no deer"),
    ("Explore", "", "all open round you"),
    ("Develop", "3 tiles", ""),
    ("Offer", "", "no site beside you"),
    ("Make", "rope", "badge-3 leather"),
    ("End turn", "", ""),
)
GROUPS = ("Action: one of six", "Also this turn")
OPEN = ("Work", "Gather", "Fish", "Develop", "Make", "End turn")
AIMS = (
    ("Fishing pole", "2", "wood 1, flax 2, antler 1", "here"),
    ("Shovel", "2", "wood 2, antler 1", "here"),
    ("Boots", "3", "hide 2, flax 2", "here, ask first"),
    ("Hoop net", "3", "rope 2, wood 1", "4 food, make rope"),
)
ABILITIES = (
    ("Fish", "Net 5, Pole 4", "+9"),
    ("Gather", "Basket 3, Sowing 2", "+3"),
    ("Work", "Horse: 1 power more for 1 food; Pick: stone, flint at half", "+1"),
    ("Go", "Cloak halves, Cart +8", "half"),
)
GOODS = ("wood 3", "flax 2", "stone 1", "hide 2", "antler 1")
CLANS = (
    ("6", "hut 5/8, ring 0, drop 9, good 9", ""),
    ("", "hut 5/8, ring 0, drop 12, good 6", "Fish +9"),
    ("", "hut 4/8, ring 1, drop 4, good 8", "Work +1"),
    ("", "hut 5/8, ring 0, drop 7, good 3", "Go: half"),
)
STEPS = 3


@dataclass(frozen=True)
class Options:
    """Which moment is shown."""

    journey: bool = flag(False, "a journey is planned")


def _main() -> tuple[Choice, ...]:
    """Actions of the rail, tiles to develop, tiles to go to."""
    offers = [
        Choice(0, f"{name}: {value}.", f"action-{name}", confirm=f"{name} {value}")
        for name, value, _ in ACTIONS
        if name in OPEN and name not in ("Develop", "End turn")
    ]
    for place, name in DEVELOP.items():
        gains = (Chip("+2", "star", "status", "good"),)
        told = f"Develop {name}: 2 status at the end."
        confirm = f"Develop {name}"
        offers.append(
            Choice(0, told, "action-Develop", f"hex-{place}", confirm=confirm, gains=gains)
        )
    for place, food in FOOD.items():
        gains = (Chip(str(food), "drop", "food"),)
        told = f"Go to the hex {place} for {food} food."
        offers.append(
            Choice(0, told, LEADER, f"hex-{place}", confirm=f"Go, {food} food", gains=gains)
        )
    told = "End the turn: your action is unused."
    return (*offers, Choice(0, told, "action-End turn", confirm="End turn", quiet=True))


def _journey() -> tuple[Choice, ...]:
    """Goods that stay, one by one; or another way to go."""
    stays = [
        Choice(
            0, f"1 {good.split()[0]} stays on the Shovel tile.", f"load-{good.split()[0]}", most=3
        )
        for good in GOODS
    ]
    ways = [
        Choice(0, "Go on foot, 6 food.", "way-foot", confirm="Go, 6 food"),
        Choice(0, "Go with help, 3 food and 1 status.", "way-help", confirm="Go, 3 food"),
    ]
    return (*ways, *stays)


class EpochStub(StillGame):
    """A map as high as it is wide, a rail as a column, two common panes, a bench of steppers."""

    id = "stub_epoch"
    title = "Epoch, standing still"
    least_players = 2
    most_players = 4
    usual_players = 4
    Options = Options
    second = "journey"
    moments = (
        Moment("What does your clan do?", "decides what the clan does", _main(), calm=True),
        Moment("What stays behind?", "plans a journey", _journey(), STEPS, "Go, {n} stay", "All"),
    )

    def headline(self, view: dict[str, Any], names: Names = ()) -> str:
        """How far it is."""
        return "Round 11, 13 tiles face down, most huts 5 of 8"

    def panes(self, view: dict[str, Any], names: Names = ()) -> tuple[Pane, ...]:
        """Map, actions, aims and abilities, the others; what is one's own; a plan."""
        called, seat, planned = names or self.seat_names, view["seat"], bool(view["moment"])
        others = [other for other in range(view["players"]) if other != seat]
        panes = [
            Pane(
                *("actions", "rail", "Actions"),
                cards=_actions(),
                rail="column",
                right=True,
                columns=5,
            ),
            Pane(
                "map",
                "stage",
                "Map",
                board=_map(planned),
                ratio=0.8,
                smallest=0.0 if planned else 0.68,
            ),
            Pane("aims", "common", "Aims", cards=tuple(_aim(*aim) for aim in AIMS)),
            Pane("abilities", "common", "Abilities", cards=tuple(_use(*use) for use in ABILITIES)),
            Pane("others", "others", "Others", cards=tuple(_clan(o, called[o]) for o in others)),
        ]
        if planned:
            panes.append(Pane("plan", "bench", "Plan", cards=_plan()))
        if seat >= 0:
            panes.append(_mine(seat, called[seat]))
        return tuple(panes)


def _actions() -> tuple[Card, ...]:
    return tuple(
        Card(
            f"action-{name}",
            name,
            drawing=icon("star", 0, -6, 90, "#444"),
            badge=value,
            chips=chips(told) if told.startswith("badge") else (),
            note="" if told.startswith("badge") else told,
            state="open" if name in OPEN else "missing",
            group=GROUPS[at > 5],
        )
        for at, (name, value, told) in enumerate(ACTIONS)
    )


def _aim(name: str, status: str, price: str, note: str) -> Card:
    paid = tuple(Chip(part, "good", "in hand", "good") for part in price.split(", "))
    return Card(f"aim-{name}", name, badge=f"{status} ★", chips=paid, note=note, state="payable")


def _use(name: str, told: str, gain: str) -> Card:
    return Card(f"use-{name}", name, lines=(told,), badge=gain)


def _clan(seat: int, name: str) -> Card:
    points, has, help = CLANS[seat]
    return Card(f"clan-{seat}", name, chips=chips(has), badge=points, note=help, seat=seat)


def _mine(seat: int, name: str) -> Pane:
    points, has, _ = CLANS[0]
    head = Card("you", name, chips=chips(has), badge=points, seat=seat, wide=True)
    goods = tuple(Chip(good, "good", "goods") for good in GOODS)
    load = Card("goods", "On foot 7 of 9 goods", chips=goods, note="2 too many", wide=True)
    owned = tuple(Chip(each) for each in ("Basket", "Rope", "Jug", "Spear", "Gloves"))
    abilities = Card("own", "Abilities", chips=owned, wide=True)
    peek = chips("drop 9 food, good 9, star 6, hut 5/8, ring 0/4")
    cards = (head, load, abilities)
    return Pane("mine", "mine", "Your clan", tab="Mine", cards=cards, peek=peek)


def _plan() -> tuple[Card, ...]:
    ways = (
        Card(
            "way-foot", "On foot", lines=("9 to 3 food left. 2 goods must stay here.",), badge="6"
        ),
        Card(
            "way-help",
            "With help, 1 ★",
            lines=("Cloak halves, Cart +8: all come along.",),
            badge="3",
        ),
    )
    goods = [good.split() for good in GOODS]
    drawing = icon("good", 0, -6, 100, "#a07840")
    load = (
        Card(f"load-{name}", name, drawing, badge=number, note="comes along", group="Comes along")
        for name, number in goods
    )
    return (*ways, *load)


def _hexes() -> list[tuple[str, float, float, str, str, str]]:
    return [
        (f"{column}-{row}", 53 + 73 * column, first - 108 + 84 * row, *told.split(":"))
        for column, (first, tiles) in enumerate(COLUMNS)
        for row, told in enumerate(tiles.split(" "))
    ]


def _map(planned: bool) -> Picture:
    corners = hexagon(48.5, 0)
    grounds, names, tokens, places = [], [], [], []
    for key, x, y, name, ground, status in _hexes():
        place = f"translate({x} {y})"
        fill = f'fill="{GROUNDS[ground]}" stroke="#333" stroke-width="2"'
        grounds.append(Part(key, polygon(corners, fill), place))
        names.append(lettered(key, _lettering(name, status), LETTERS, place))
        if key in FOOD and not planned:
            disc = '<circle cx="25" cy="-24" r="13" fill="#222"/>'
            disc += words(str(FOOD[key]), 25, -18, LETTERS, "#f4ead6")
            tokens.append(lettered(f"food-{key}", disc, LETTERS, place))
        if key in LEADERS:
            leader = f'<use href="#badge-{LEADERS[key]}" transform="translate(26 -22)scale(.24)"/>'
            tokens.append(Part(f"leader-{LEADERS[key]}", leader, place))
            shape = '<circle cx="20" cy="-17" r="33"/>'
            places.append(Part(f"hex-{key}.leader", shape, place))
        places.insert(0, Part(f"hex-{key}", polygon(corners), place))
    layers = [Layer("grounds", tuple(grounds)), Layer("names", tuple(names))]
    layers.append(Layer("tokens", tuple(tokens)))
    layers.append(Layer("aside", (_key(),)))
    layers.append(Layer("way", _way() if planned else ()))
    layers.append(named(places))
    return Picture(
        "Map", "Forty-eight hexes.", (0.0, 0.0, 544.0, 680.0), DEFINITIONS, tuple(layers)
    )


def _key() -> Part:
    """What grounds are, left of the map where there is room."""
    names = ("grass", "forest", "water")
    told = [words(name, -40, 260 + 60 * row, LETTERS, "#f4ead6") for row, name in enumerate(names)]
    return lettered("key", "".join(told), LETTERS, "")


def _lettering(name: str, status: str) -> str:
    if not name:
        return icon("star", -10, 0, 20, "#f4d58a") + words(status, 9, 7, LETTERS, "#f4ead6")
    svg = words(name, 0, 12, LETTERS, "#222")
    if status.startswith("h"):
        return svg + f'<use href="#badge-{status[1]}" transform="translate(0 28)scale(.17)"/>'
    if not status:
        return svg
    return svg + icon("star", -12, 27, 18, "#a8790c") + words(status, 12, 33, LETTERS, "#222")


def _way() -> tuple[Part, ...]:
    """The way of the journey, with the price of each step."""
    middles = {key: (x, y) for key, x, y, *_ in _hexes()}
    points = [middles[key] for key in WAY]
    line = " ".join(f"{x},{y}" for x, y in points)
    svg = f'<polyline points="{line}" fill="none" stroke="#b5301c" stroke-width="7"/>'
    steps = [Part("way", svg)]
    for (x, y), (to_x, to_y), price in zip(points, points[1:], ("4", "2"), strict=False):
        disc = '<circle r="13" fill="#b5301c" stroke="#fff" stroke-width="2"/>'
        svg = f'<g class="pixels">{disc}{words(price, 0, 5, 14, "#fff")}</g>'
        place = f"translate({(x + to_x) / 2:g} {(y + to_y) / 2:g})"
        steps.append(Part(f"step-{price}", svg, place))
    return tuple(steps)
