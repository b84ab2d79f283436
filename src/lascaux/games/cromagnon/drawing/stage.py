"""The map as a board: the earth, its links and names, and all that lies and stands on its areas.

What never changes is drawn once, in parts of its own; what changes are small parts for each area.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise

from lascaux.art import palette
from lascaux.art.lettering import FONT, text
from lascaux.art.palette import SEATS
from lascaux.art.svg import attributes, circle, element, group, stamp, use
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.drawing import choosing, earth, furniture, symbols, ways, world
from lascaux.games.cromagnon.drawing.lens import lenses, ring
from lascaux.games.cromagnon.drawing.places import NAME, NAME_LINE, PLACES
from lascaux.games.cromagnon.drawing.shores import HEIGHT, WIDTH
from lascaux.games.cromagnon.view import AreaView, CroMagnonView

TITLE = "The earth"
SMALLEST_LETTERS = 11.0  # pixels
READ = SMALLEST_LETTERS / NAME  # pixels to a unit, from which on names and numbers are drawn
EARTH = use("earth").render()

_UNSEEN = attributes(fill=palette.CHALK, fill_opacity=0, stroke="none")
_UNTOUCHED = attributes(pointer_events="none")
_WRITTEN = attributes(font_family=FONT, pointer_events="none")
_NUMBERED = attributes(font_family=FONT, pointer_events="none", font_weight="bold")


def board(view: CroMagnonView, content: Content) -> Picture:
    """The map of a view, the same for the same view."""
    areas = view["areas"]
    layers = (
        Layer("sea", (Part("sea", earth.sea()),), _UNTOUCHED),
        Layer("deep", (Part("deep", earth.deep()),), _UNTOUCHED),
        Layer("earth", (Part("earth", EARTH),), _UNTOUCHED),
        Layer("ways", (Part("ways", _ways(_links(areas))), *_walked(view)), _NUMBERED),
        Layer("names", (Part("names", _names(_called(areas)), least=READ),), _WRITTEN),
        Layer("tiles", tuple(_part(area, furniture.tiles(area)) for area in areas[1:]), _UNTOUCHED),
        Layer("fought", tuple(_fought(view)), _UNTOUCHED),
        Layer("values", tuple(_values(areas)), _NUMBERED),
        Layer("pieces", tuple(_pieces(areas)), _NUMBERED),
        Layer("legend", tuple(_legends(view)), _NUMBERED),
        Layer("previews", (*choosing.previews(view), *lenses(view)), _NUMBERED),
        Layer("areas", tuple(choosing.targets(view)), _UNSEEN, named=True),
    )
    box = (0.0, 0.0, WIDTH, HEIGHT)
    return Picture(TITLE, _described(view), box, definitions(content), layers)


def _described(view: CroMagnonView) -> str:
    peopled = sum(any(area["tribes"]) for area in view["areas"])
    return f"{len(view['areas'])} areas, {peopled} of them with tribes."


@lru_cache(maxsize=8)
def definitions(content: Content) -> str:
    """All symbols, for all positions the same."""
    return element("defs", *symbols.definitions(content)).render()


def _part(area: AreaView, svg: str) -> Part:
    return Part(area["id"], svg)


# Links


def _links(areas: list[AreaView]) -> tuple[tuple[int, int], ...]:
    """Each link once, by numbers."""
    numbers = {area["id"]: area["number"] for area in areas}
    return tuple(
        [
            (area["number"], numbers[other])
            for area in areas
            for other in area["links"]
            if area["number"] < numbers[other]
        ]
    )


@lru_cache(maxsize=8)
def _ways(links: tuple[tuple[int, int], ...]) -> str:
    return ways.network(links)


def _walked(view: CroMagnonView) -> Iterator[Part]:
    """The links over which tribes have walked this turn, in their colour."""
    numbers = {area["id"]: area["number"] for area in view["areas"]}
    walkers: dict[tuple[int, int], list[int]] = {}
    for moved in view["moved"]:
        for start, end in pairwise([numbers[area] for area in moved["path"]]):
            walkers.setdefault((min(start, end), max(start, end)), []).append(moved["owner"])
    for link, owners in walkers.items():
        yield Part(f"walked-{link[0]}-{link[1]}", _used(link, owners[0], len(owners)))


@lru_cache(maxsize=512)
def _used(link: tuple[int, int], seat: int, number: int) -> str:
    pigment = SEATS[seat]
    shapes = [ways.drawn(*link, pigment.paint)]
    if number > 1:
        x, y = ways.middle(*link)
        shapes.append(
            circle(x, y - 20, 18, fill=pigment.paint, stroke=palette.CHALK, stroke_width=3)
        )
        shapes.append(text(x, y - 11, NAME, str(number), "middle", fill=pigment.lettering))
    return group(*shapes).render()


# Names


def _called(areas: list[AreaView]) -> tuple[str, ...]:
    return tuple([area["name"] for area in areas])


@lru_cache(maxsize=8)
def _names(names: tuple[str, ...]) -> str:
    """Every area's name, in ink; on the lagoon in chalk."""
    shapes = []
    for number, (name, place) in enumerate(zip(names, PLACES, strict=True)):
        wet = number == world.LAGOON
        ink, halo = (palette.CHALK, "#2c4c54") if wet else (palette.CHARCOAL, palette.CHALK)
        for line, words in enumerate(reversed(place.lines(name))):
            shapes.append(
                text(
                    place.x,
                    place.y - line * NAME_LINE,
                    NAME,
                    words,
                    "middle",
                    fill=ink,
                    stroke=halo,
                    stroke_width=6,
                    stroke_opacity=0.6,
                    stroke_linejoin="round",
                    paint_order="stroke",
                )
            )
    return group(*shapes).render()


# What stands on areas


def _values(areas: list[AreaView]) -> Iterator[Part]:
    for area in areas:
        yield Part(area["id"], furniture.spaces(area), least=READ)


def _pieces(areas: list[AreaView]) -> Iterator[Part]:
    for area in areas:
        for seat, drawn in furniture.standing(area):
            yield Part(f"tribe-{seat}-{area['id']}", drawn, least=READ)
        for seat, token in furniture.tokens(area):
            yield Part(f"token-{seat}-{area['id']}", token, below=READ)
        if area["cost_due"]:
            yield Part(f"cost-{area['id']}", furniture.cost(area), least=READ)


def _fought(view: CroMagnonView) -> Iterator[Part]:
    """Rings round the tiles of the type that is being scored."""
    conflict = view["conflict"]
    if not conflict:
        return
    here = [*conflict["to_come"], *([conflict["area"]] if conflict["area"] else [])]
    for area in view["areas"]:
        if area["id"] in here:
            for slot, each in enumerate(area["resources"]):
                if each["type"] == conflict["type"]:
                    yield Part(area["id"], ring(*PLACES[area["number"]].tile(slot)).render())


def _legends(view: CroMagnonView) -> Iterator[Part]:
    """How many value tiles are still to come, in the Indian Ocean, and what links look like."""
    yield Part("values", _pile(len(view["values_left"])), least=READ)
    yield Part("legend", _legend(), least=READ)


@cache
def _legend() -> str:
    """By land, by water."""
    return group(
        ways.bone((722.0, 812.0), (776.0, 812.0)),
        ways.dots((718.0, 852.0), (780.0, 852.0)),
        text(800, 820, NAME, "by land", font_weight="normal"),
        text(800, 860, NAME, "by water", font_weight="normal"),
        opacity=0.9,
    ).render()


@cache
def _pile(number: int) -> str:
    shapes = [stamp("slab", 600 + 5 * step, 830 - 5 * step, 1.1) for step in range(min(3, number))]
    if number:
        shapes.append(text(606, 832, NAME, "+", "middle", fill=palette.CHARCOAL))
        shapes.append(text(650, 840, 30, str(number)))
    return group(*shapes).render()
