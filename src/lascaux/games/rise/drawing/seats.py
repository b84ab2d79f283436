"""The tribes below the map: score, goods, people and goals; the own one large, the others small."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from lascaux.art import palette
from lascaux.art.lettering import FONT, fitted, text
from lascaux.art.palette import SEATS
from lascaux.art.surfaces import slab
from lascaux.art.svg import Element, attributes, group, number, path, stamp, use
from lascaux.art.symbols import line
from lascaux.engine.picture import Layer, Part
from lascaux.games.rise.content.parts import RESOURCES
from lascaux.games.rise.drawing import cards
from lascaux.games.rise.drawing.layout import Box, other_box, own_box
from lascaux.games.rise.view import RiseView

NARROW = 600.0  # where the other boards have their goals below, not beside
OWN_WIDE = 318.0  # of the own tribe's board; its goals lie beside it
_WRITTEN = attributes(font_family=FONT, pointer_events="none")


def own_seat(view: RiseView) -> int:
    """Through whose eyes one looks; a spectator looks at the tribe whose turn it is."""
    seat = view["seat"]
    return view["active"] if seat is None else seat


def seat_boxes(view: RiseView) -> dict[int, Box]:
    """Where each tribe's board is: the own one above, the others in turn order below."""
    return _seat_boxes(own_seat(view), len(view["seats"]))


@cache
def _seat_boxes(own: int, players: int) -> dict[int, Box]:
    boxes = {own: own_box()}
    for index in range(players - 1):
        boxes[(own + 1 + index) % players] = other_box(index, players - 1)
    return boxes


def goal_boxes(view: RiseView) -> dict[tuple[int, str], Box]:
    """Where each goal and token lies, by seat and goal or token."""
    boxes: dict[tuple[int, str], Box] = {}
    own = own_seat(view)
    for seat, box in seat_boxes(view).items():
        found = view["seats"][seat]
        names = tuple([goal["id"] for goal in found["in_progress"]])
        done = tuple([goal["id"] for goal in found["completed"]])
        boxes |= _goal_boxes(seat, box, seat == own, names, done + tuple(found["tokens"]))
    return boxes


@lru_cache(maxsize=4096)
def _goal_boxes(
    seat: int, box: Box, own: bool, names: tuple[str, ...], done: tuple[str, ...]
) -> dict[tuple[int, str], Box]:
    if own:
        places = _own_goals(len(names)) + _own_done(len(done))
    else:
        places = _small_goals(len(names) + len(done), box.width)
    return {
        (seat, name): Box(box.x + x, box.y + y, wide, high)
        for name, (x, y, wide, high) in zip(names + done, places, strict=True)
    }


def boards(view: RiseView) -> Layer:
    """All tribes' boards."""
    own = own_seat(view)
    parts = [
        Part(f"seat-{seat}", _board(view, seat, seat == own, box), box.place)
        for seat, box in seat_boxes(view).items()
    ]
    return Layer("seats", tuple(parts), _WRITTEN)


def goals(view: RiseView) -> Layer:
    """All goal cards, in progress and completed."""
    own = own_seat(view)
    parts = []
    boxes = goal_boxes(view)
    for seat in seat_boxes(view):
        found = view["seats"][seat]
        many = len(found["in_progress"]) > 6
        for goal in found["in_progress"]:
            box = boxes[seat, goal["id"]]
            if seat != own:
                svg = cards.small(box.width, goal["id"], goal["kind"], goal["ready"], False)
            elif many:
                svg = cards.label(box.width, *cards.facts(goal))
            else:
                svg = cards.card(box.width, *cards.facts(goal))
            parts.append(Part(f"{seat}-{goal['id']}", svg, box.place))
        for goal in found["completed"]:
            box = boxes[seat, goal["id"]]
            svg = cards.small(box.width, goal["id"], goal["kind"], False, True)
            parts.append(Part(f"{seat}-{goal['id']}", svg, box.place))
        for token in found["tokens"]:
            box = boxes[seat, token]
            parts.append(Part(f"{seat}-{token}", cards.token(box.width, token), box.place))
    return Layer("goals", tuple(parts), _WRITTEN)


# --- where the goals lie on a board ---


@lru_cache(maxsize=64)
def _own_goals(count: int) -> tuple[Box, ...]:
    room = own_box().width - OWN_WIDE - 4
    if count <= 6:
        apart = room / max(count, 4)
        top = (own_box().height - cards.CARD_HIGH) / 2
        return tuple(
            Box(OWN_WIDE + apart * n, top, apart - 6, cards.CARD_HIGH) for n in range(count)
        )
    columns = max(6, (count + 1) // 2)
    apart = room / columns
    return tuple(
        Box(
            OWN_WIDE + apart * (n % columns),
            10 + (cards.LABEL_HIGH + 6) * (n // columns),
            apart - 5,
            cards.LABEL_HIGH,
        )
        for n in range(count)
    )


@lru_cache(maxsize=64)
def _own_done(count: int) -> tuple[Box, ...]:
    apart = min(36.0, 182 / max(count, 1))
    size = apart - 4
    return tuple(Box(15 + apart * n, own_box().height - 37, size, size) for n in range(count))


@lru_cache(maxsize=64)
def _small_goals(count: int, width: float) -> tuple[Box, ...]:
    wide = width >= NARROW
    left, room = (340.0, width - 352) if wide else (14.0, width - 28)
    most = 52.0 if wide else cards.SMALL + 4
    apart = min(most, room / max(count, 1))
    size = apart - 4
    middle = 55.0 if wide else 89.0
    return tuple(Box(left + apart * n, middle - size / 2, size, size) for n in range(count))


# --- a board ---


class _Look(NamedTuple):
    """What of a tribe's board hardly ever changes."""

    seat: int
    name: str
    tribe: str
    power: str
    cost: tuple[int, ...]
    own: bool
    width: float
    lit: bool
    won: bool
    busy: bool


def _board(view: RiseView, seat: int, own: bool, box: Box) -> str:
    """A tribe's board, put together of pieces that many boards share."""
    found = view["seats"][seat]
    tribe, power = found["tribe"], found["power"]
    over = view["over"]
    lit = seat in view["winners"] if over else view["to_move"] == seat
    cost = tuple(tribe["cost"].values())
    look = _Look(
        seat,
        found["name"],
        tribe["name"],
        power["name"] if power else "",
        cost,
        own,
        box.width,
        lit,
        over and lit,
        bool(found["in_progress"]),
    )
    score, goods = found["score"], found["goods"]
    supply, waiting = found["supply"], found["waiting"]
    people = f"{supply}+{waiting}" if waiting else str(supply)
    if own:
        wide, size, apart, first, y = OWN_WIDE, 0.32, 65.0, 36.0, 109.0
        tally, points = (34.0, 79.0, OWN_WIDE - 62), (OWN_WIDE - 16, 52.0, 50.0)
        folk, huts = (0.28, people, 232.0, 109.0, 21.0), (0.25, 284.0, 109.0, 21.0)
    else:
        wide = box.width if box.width < NARROW else 330.0
        size, apart, first, y = 0.23, 45.0, 147 + (wide - 326) / 2, 24.0
        tally, points = (30.0, 58.0, wide - 154), (wide - 12, 36.0, 30.0)
        folk, huts = (0.19, people, wide - 98, 55.0, 18.0), (0.19, wide - 44, 55.0, 18.0)
    font = 25.0 if own else 18.0
    return "".join(
        [
            _plate(look),
            *[
                _counted(name, size, str(goods[name]), first + apart * n, y, font)
                for n, name in enumerate(RESOURCES)
            ],
            _counted(f"member-{seat}", *folk),
            _counted(f"hut-{seat}", huts[0], str(found["villages"]), *huts[1:]),
            _number(score, *points),
            _tally(score, found["next_villages"], view["target"], seat, *tally),
        ]
    )


@lru_cache(maxsize=512)
def _plate(look: _Look) -> str:
    """The slab with the tribe's figure and name."""
    seat, own = look.seat, look.own
    high = own_box().height if own else other_box(0, 1).height
    shapes = [
        *slab(look.width, high, f"{seat}{own}", lit=look.lit),
        *_stripe(seat, high),
        *(_own_names(look) if own else _other_names(look)),
    ]
    if look.won:
        place = "translate(34 116)scale(.5)" if own else "translate(30 34)scale(.4)"
        shapes.append(use("hand", transform=place, color=palette.GOLD, opacity=0.9))
    return "".join(shape.render() for shape in shapes)


def _stripe(seat: int, high: float) -> list[Element]:
    """The seat's paint and pattern along the left edge."""
    data = f"M4 14q0 -9 9 -9h0v{number(high - 10)}h0q-9 0 -9 -9z"
    pigment = SEATS[seat]
    return [path(data, fill=fill) for fill in (pigment.paint, f"url(#{pigment.pattern})")]


def _own_names(look: _Look) -> list[Element]:
    below = f"{look.name} · {look.power}" if look.power else look.name
    shapes = [
        stamp(f"member-{look.seat}", 36, 36, 0.54),
        fitted(60, 33, 27, look.tribe, 180, font_weight="bold"),
        fitted(60, 56, 17, below, 190, fill_opacity=0.85),
        group(*_price(look.cost), transform="translate(214 141)"),
    ]
    if not look.busy:
        words = "no goals in progress: Lead brings them"
        shapes.append(text(OWN_WIDE + 20, 92, 21, words, fill_opacity=0.55, font_style="italic"))
    return shapes


def _other_names(look: _Look) -> list[Element]:
    return [
        stamp(f"member-{look.seat}", 31, 28, 0.38),
        fitted(49, 24, 20, look.tribe, 88, font_weight="bold"),
        fitted(49, 41, 14, look.power or look.name, 92, fill_opacity=0.8),
    ]


def _price(cost: tuple[int, ...]) -> list[Element]:
    """What a village costs."""
    signs = [name for name, count in zip(RESOURCES, cost, strict=True) for _ in range(count)]
    return [
        text(-20, 5, 14, "costs", fill_opacity=0.75, font_style="italic"),
        *(stamp(name, 30 + 18 * n, 0, 0.18) for n, name in enumerate(signs)),
    ]


@lru_cache(maxsize=4096)
def _counted(symbol: str, size: float, words: str, x: float, y: float, font: float) -> str:
    return (
        stamp(symbol, x, y, size).render()
        + text(x + size * 56 + 2, y + font * 0.33, font, words, font_weight="bold").render()
    )


@lru_cache(maxsize=256)
def _number(score: int, x: float, y: float, size: float) -> str:
    return text(x, y, size, str(score), "end", font_weight="bold").render()


@lru_cache(maxsize=2048)
def _tally(
    score: int, promised: int, target: int, seat: int, x: float, y: float, width: float
) -> str:
    """Notches on a bone: those scored, those that the villages promise, those still wanting."""
    apart = width / target
    bone = path(
        f"M{number(x - 4)} {number(y)}q-10 -8 -3 -11q5 -1 8 4h{number(width)}q4 -6 9 -4q6 4 -2 11"
        f"q8 8 2 11q-6 2 -9 -4h-{number(width)}q-4 6 -8 4q-7 -3 3 -11z",
        fill=palette.BONE,
        stroke=palette.CHARCOAL,
        stroke_width=2,
    )
    scored = promise = wanting = ""
    for point in range(target):
        notch = f"M{number(x + apart * (point + 0.5))} {number(y - 6)}v12"
        if point < score:
            scored += notch
        elif point < score + promised:
            promise += notch
        else:
            wanting += notch
    shapes = [bone]
    if wanting:
        shapes.append(line(wanting, 1.6, "#b9a37c"))
    if promise:
        shapes.append(line(promise, 3, palette.CHARCOAL, stroke_dasharray="0.1 5.6"))
    if scored:
        shapes.append(line(scored, apart * 0.62, palette.CHARCOAL))
        shapes.append(line(scored, apart * 0.36, SEATS[seat].paint))
    return "".join(shape.render() for shape in shapes)
