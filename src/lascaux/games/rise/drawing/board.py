"""The board of Rise of Tribes in parts: view in, the layers of a live picture out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from lascaux.art import animals, dice, palette, patterns, pieces, signs, symbols, tools, wilds
from lascaux.art.curves import between
from lascaux.art.lettering import FONT, outlined
from lascaux.art.svg import Element, attributes, element, group, numbers, path, rect, stamp, use
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.rise.drawing import actions, cards, events, figures, seats, targets
from lascaux.games.rise.drawing.land import CORNERS, KINDS, OUTLINE, ice, painting
from lascaux.games.rise.drawing.layout import (
    Map,
    action_box,
    deck_box,
    dice_box,
    event_box,
    map_of,
    whole,
)

TITLE = "Rise of Tribes"

_GROUND = attributes(
    fill=palette.OCHRE, stroke=palette.OCHRE, stroke_width=6, stroke_linejoin="round"
)
_SHADOW = attributes(
    fill=palette.SOOT, stroke=palette.SOOT, stroke_width=22, stroke_linejoin="round"
)
_UNSEEN = attributes(
    fill=palette.CHALK,
    fill_opacity=0,
    stroke=palette.CHALK,
    stroke_opacity=0,
    stroke_width=0,
)
_CHALK = attributes(
    fill="none",
    stroke=palette.CHALK,
    stroke_linecap="round",
    stroke_opacity=0.95,
    pointer_events="none",
)
_UNTOUCHED = attributes(pointer_events="none")
_WRITTEN = attributes(font_family=FONT, pointer_events="none", font_weight="bold")


def picture(view: dict[str, Any]) -> Picture:
    """The picture of a view, the same for the same view.

    >>> import lascaux
    >>> game = lascaux.game("rise")
    >>> found = picture(game.view(game.new(2, "any text")))
    >>> found.box[2:], 'data-part="b2"' in found.svg()
    ((1028.0, 1100.0), True)
    """
    land = map_of(view)
    layers = (*_land(view, land), *board(view, land))
    return Picture(TITLE, describe(view), whole(), definitions(), layers)


def board(view: dict[str, Any], land: Map) -> list[Layer]:
    """All that lies upon the land or beside it, and what can be done with it."""
    return [
        _last(view, land),
        _conflicts(view, land),
        actions.boards(view),
        events.events(view),
        seats.boards(view),
        seats.goals(view),
        _areas(view),
        targets.targets(view, land),
        figures.pieces(view, land),
        targets.previews(view, land),
    ]


def describe(view: dict[str, Any]) -> str:
    """The position in a sentence or two.

    >>> seats = [{"seat": 0, "name": "Red", "score": 1, "tribe": {"name": "Daba"}}]
    >>> describe({"turn": 3, "seats": seats, "over": False, "to_move": 0})
    'Turn 3. Red (Daba) has 1 point. Red is to move.'
    """
    seats = view["seats"]
    scores = ", ".join(
        f"{seat['name']} ({seat['tribe']['name']}) has {_points(seat['score'])}" for seat in seats
    )
    if view["over"]:
        names = [seat["name"] for seat in seats if seat["seat"] in view["winners"]]
        now = f"The game is over; {' and '.join(names) or 'nobody'} won."
    else:
        now = f"{seats[view['to_move']]['name']} is to move."
    return f"Turn {view['turn']}. {scores}. {now}"


def _points(number: int) -> str:
    return f"{number} point{'s'[: number != 1]}"


@cache
def definitions() -> str:
    """Symbols, patterns and gradients, for all positions the same."""
    return element(
        "defs",
        *patterns.definitions(),
        *pieces.seat_patterns(),
        *animals.animals(),
        animals.horse(),
        *symbols.symbols(),
        *dice.dice(),
        *pieces.tribes(),
        *[piece for piece in pieces.pieces() if str(piece.attributes["id"]).startswith("hut")],
        *signs.signs(),
        *tools.tools(),
        *wilds.wilds(),
        *cards.definitions(),
    ).render()


def warm_up(names: Iterable[str]) -> None:
    """Paint every terrain on the hexes of these names, and all that is the same for all games."""
    definitions()
    for name in names:
        for kind in KINDS:
            painting(kind, name)


# --- the land ---


Ground = tuple[str, str, str, bool]  # name, what is painted, what is written, is there ice?


def _land(view: dict[str, Any], land: Map) -> tuple[Layer, ...]:
    cells = sorted(view["hexes"], key=_from_afar)
    risen = view["volcano"]
    stony = tuple([cell["id"] for cell in cells if cell["by_volcano"]])
    ground = tuple([_ground(cell) for cell in cells])
    return _painted(ground, risen["id"] if risen else "", stony, land)


def _from_afar(cell: dict[str, Any]) -> tuple[int, int]:
    return cell["r"], cell["q"]


def _ground(cell: dict[str, Any]) -> Ground:
    special = cell["special"] or ""
    shown = cell["terrain"][0] if special in ("", "glacier") else special
    return cell["id"], shown, "glacier" if cell["frozen"] else special, cell["frozen"]


@lru_cache(maxsize=512)
def _painted(
    ground: tuple[Ground, ...], volcano: str, stony: tuple[str, ...], land: Map
) -> tuple[Layer, ...]:
    """The land from its shadow up to its names; nearer hexes overlap farther ones."""
    places = land.places
    hexes = [Part(name, _outline(), places[name]) for name, *_ in ground]
    areas = [Part(name, _hex_area(name), places[name]) for name, *_ in ground]
    written = [Part(name, _name(name, words), places[name]) for name, _, words, _ in ground]
    shadows, fire = list(hexes), []
    if volcano:
        shadows.append(Part("volcano", _outline(), places[volcano]))
        fire.append(Part("volcano", painting("volcano", "volcano"), places[volcano]))
        areas.append(Part("volcano", _hex_area("volcano"), places[volcano]))
        written += [Part(f"{name}-stone", _border_stone(land, name, volcano)) for name in stony]
    terrain = [Part(name, painting(shown, name), places[name]) for name, shown, *_ in ground]
    frost = [Part(name, ice(name), places[name]) for name, _, _, frozen in ground if frozen]
    return (
        Layer("wall", (Part("wall", _wall()),), _UNTOUCHED),
        Layer("shadow", tuple(shadows), _SHADOW),
        Layer("ground", tuple(hexes), _GROUND),
        Layer("volcano", tuple(fire)),
        Layer("terrain", tuple(terrain)),
        Layer("ice", tuple(frost)),
        Layer("names", tuple(written), _WRITTEN),
        Layer("hexes", tuple(areas), _UNSEEN),
    )


@cache
def _wall() -> str:
    """Beasts and hands of an older age on the rock round the land, almost gone."""
    herd = (
        ("aurochs-bare", 86, 262, 1.5),
        ("deer-bare", 650, 252, 1.35),
        ("horse-bare", 92, 728, 1.35),
        ("mammoth-bare", 648, 724, 1.5),
    )
    hands = ((196, 226, -24), (34, 384, 18), (706, 380, -12), (30, 620, -30), (560, 770, 24))
    return group(
        *(
            group(stamp(name, x, y, size, mirrored=x < 400), opacity=0.13)
            for name, x, y, size in herd
        ),
        *(
            use(
                "hand",
                transform=f"translate({x} {y})rotate({turn})scale(.5)",
                color=palette.RED_OCHRE,
                opacity=0.2,
            )
            for x, y, turn in hands
        ),
    ).render()


@cache
def _outline() -> str:
    return path(OUTLINE).render()


@lru_cache(maxsize=512)
def _name(name: str, special: str) -> str:
    shapes = [outlined(0, -74, 21, name, fill_opacity=0.95, stroke_opacity=0.75)]
    if special:
        words = special.replace("_", " ").title()
        shapes.append(outlined(0, -55, 15, words, stroke_opacity=0.9))
    return "".join(shape.render() for shape in shapes)


def _border_stone(land: Map, name: str, cell: str) -> str:
    """A stone on the border, to remind one that a hex beside the volcano may give stone."""
    x, y = between(land.hexes[name], land.cells[cell], 0.52)
    return stamp("stone", x, y, land.size * 0.0026).render()


# --- what can be pointed at ---


@cache
def _hex_area(name: str) -> str:
    return path(OUTLINE, data_part=name).render()


def _areas(view: dict[str, Any]) -> Layer:
    """Boards and cards once more, unseen, for whoever wants to point at them."""
    boxes = {f"action-{action['id']}": action_box(n) for n, action in enumerate(view["actions"])}
    count = view["events"]["slot_count"]
    boxes["dice"] = dice_box()
    boxes |= {f"event-{slot}": event_box(slot, count) for slot in range(count)}
    boxes["events-deck"] = deck_box()
    boxes |= {f"seat-{seat}": box for seat, box in seats.seat_boxes(view).items()}
    for (seat, goal), box in seats.goal_boxes(view).items():
        boxes[f"seat-{seat}.{goal}"] = box
    parts = [
        Part(name, _area(name, box.width, box.height), box.place) for name, box in boxes.items()
    ]
    return Layer("areas", tuple(parts), _UNSEEN)


@lru_cache(maxsize=2048)
def _area(name: str, width: float, height: float) -> str:
    return rect(0, 0, width, height, rx=10, data_part=name).render()


# --- marks ---


def _last(view: dict[str, Any], land: Map) -> Layer:
    """A chalk line round the hexes of the last turn."""
    parts = [Part(name, _chalk_hex(), land.places[name]) for name in view["last"]["hexes"]]
    return Layer("last", tuple(parts), _CHALK)


@cache
def _chalk_hex() -> str:
    """A hex drawn by hand in six strokes that overshoot their corners."""
    data = ""
    for side, (x1, y1) in enumerate(CORNERS):
        x2, y2 = CORNERS[(side + 1) % 6]
        dx, dy = (x2 - x1) * 0.035, (y2 - y1) * 0.035
        mx, my = (x1 + x2) / 2 * 0.99, (y1 + y2) / 2 * 0.99
        data += f"M{numbers(x1 - dx, y1 - dy, decimals=1)}"
        data += f"Q{numbers(mx, my, x2 + dx, y2 + dy, decimals=1)}"
    return path(data, stroke_width=4, transform="scale(.975)").render()


def _conflicts(view: dict[str, Any], land: Map) -> Layer:
    """A red rim and spears where too many are together."""
    parts = [
        Part(cell["id"], _conflict(), land.places[cell["id"]])
        for cell in view["hexes"]
        if cell["conflict"]
    ]
    return Layer("conflicts", tuple(parts), _UNTOUCHED)


@cache
def _conflict() -> str:
    rim: list[Element] = [
        path(
            OUTLINE,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linejoin="round",
            transform="scale(.93)",
        )
        for colour, width in ((palette.CHALK, 12), ("#b3301a", 7))
    ]
    return group(*rim, stamp("spears", 0, -44, 0.4)).render()
