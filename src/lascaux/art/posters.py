"""Posters: all panes of a position composed into one picture on the cave wall."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from lascaux.art import animals, patterns, symbols
from lascaux.art.badges import badges
from lascaux.art.cards import HEAD, heading, shelf
from lascaux.art.lettering import FONT
from lascaux.art.svg import Element, Markup, document, element, group, number, numbers
from lascaux.engine.pane import Pane, Role
from lascaux.engine.picture import Layer, Picture

Place: TypeAlias = Literal["top", "left", "middle", "right", "foot"]

PLACES: Final[Mapping[Role, Place]] = MappingProxyType(
    {
        "rail": "top",
        "stage": "middle",
        "mine": "right",
        "common": "right",
        "others": "right",
        "bench": "foot",
    }
)
MARGIN, GAP = 34.0, 26.0
MIDDLE = 1040.0  # how wide the stage is, unless what stands beside it is higher
MOST_GROWTH = 1.5
SIDE, MOST_SIDES = 330.0, 3  # how wide one column of cards is, and how many stand side by side
IN_A_ROW, LEAST_IN_A_ROW = 210.0, 4  # cards of a row above or below: how wide, and for how many
LOW = 560.0  # what stands beside a lower stage may be as high as this
FRAY = 3.4  # how far the edges of paint wander
OVER = 24.0  # units by which paint may reach over the edge of a board


@dataclass(frozen=True)
class _Block:
    """A pane as it is drawn: a shelf, or a board at a scale."""

    pane: Pane
    width: float
    height: float
    drawn: Element | None = None  # a shelf
    scale: float = 1.0
    headed: bool = True


@dataclass(frozen=True)
class _Spot:
    """Where on the poster a block stands."""

    block: _Block
    x: float
    y: float


def poster(
    title: str,
    description: str,
    panes: Iterable[Pane],
    definitions: str,
    *,
    places: Mapping[str, Place] = MappingProxyType({}),
    frayed: Collection[str] = (),
    without: Collection[str] = (),
) -> str:
    """One standalone SVG document: the stage large on a cave wall, all other panes round it.

    A pane stands where its role says, or where `places` says by its key. The layers of boards
    whose names are `frayed` are paint upon the wall, the stone shows through them; those `without`
    are left out, like all that is seen only while one chooses.
    """
    found: dict[Place, list[Pane]] = {}
    for pane in panes:
        if pane.board or pane.cards:
            found.setdefault(places.get(pane.key, PLACES[pane.role]), []).append(pane)
    spots, width, height = _arranged(found)
    under, upon = [], []
    for spot in spots:
        lower, upper = _painted(spot, frayed, without)
        under += lower
        upon += upper
    return document(
        width,
        height,
        title,
        description,
        Markup(definitions),
        _missing(definitions),
        patterns.wall(width, height),
        *under,
        *patterns.stone(width, height),
        group(*upon, font_family=FONT),
    )


# Arranging


def _arranged(found: Mapping[Place, Sequence[Pane]]) -> tuple[list[_Spot], float, float]:
    """Where everything stands, and how large the poster is."""
    middle = _middle(found.get("middle", ()), MIDDLE)
    left = _column(found.get("left", ()), _height(middle))
    right = _column(found.get("right", ()), _height(middle))
    beside = max(_stacked(left), _stacked(right))
    if _height(middle) < beside:
        growth = min(beside / max(_height(middle), 1.0), MOST_GROWTH)
        middle = _middle(found.get("middle", ()), MIDDLE * growth)
    columns = [column for column in (left, middle, right) if column]
    across = sum(map(_width, (left, right))) + _row_width(middle) + GAP * (len(columns) - 1)
    top, foot = (_bands(found.get(place, ()), across) for place in ("top", "foot"))
    body = max(beside, _height(middle))

    spots = list(_stack(top, MARGIN, MARGIN))
    y = MARGIN + (_stacked(top) + GAP if top else 0.0)
    x = MARGIN
    spots += _stack(left, x, y)
    x += _width(left) + GAP if left else 0.0
    for block in middle:
        spots.append(_Spot(block, x, y + (body - block.height) / 2))
        x += block.width + GAP
    spots += _stack(right, x, y)
    y += body
    spots += _stack(foot, MARGIN, y + GAP)
    y += _stacked(foot) + GAP if foot else 0.0
    return spots, across + 2 * MARGIN, y + MARGIN


def _middle(panes: Sequence[Pane], width: float) -> list[_Block]:
    """The stages side by side, so wide together, boards at one height."""
    shares = [_ratio(pane) for pane in panes]
    room = width - GAP * (len(panes) - 1)
    return [
        _block(pane, room * share / sum(shares), headed=len(panes) > 1)
        for pane, share in zip(panes, shares, strict=True)
    ]


def _ratio(pane: Pane) -> float:
    return pane.board.box[2] / pane.board.box[3] if pane.board else 1.0


def _column(panes: Sequence[Pane], height: float) -> list[_Block]:
    """Panes below each other, with as many columns of cards as it takes not to be much higher."""
    for sides in range(1, MOST_SIDES + 1):
        blocks = [_block(pane, SIDE * sides, sides) for pane in panes]
        if _stacked(blocks) <= max(1.25 * height, LOW):
            break
    return blocks


def _bands(panes: Sequence[Pane], width: float) -> list[_Block]:
    """Panes as rows over the whole width."""
    most = max(1, int(width / IN_A_ROW))
    return [_block(pane, width, min(most, max(len(pane.cards), LEAST_IN_A_ROW))) for pane in panes]


def _block(pane: Pane, width: float, columns: int = 0, *, headed: bool = True) -> _Block:
    if not pane.board:
        drawn, height = shelf(pane, width, pane.columns or columns, head=headed)
        return _Block(pane, width, height, drawn)
    scale = width / pane.board.box[2]
    head = HEAD if headed else 0.0
    return _Block(pane, width, pane.board.box[3] * scale + head, None, scale, headed)


def _stack(blocks: Iterable[_Block], x: float, y: float) -> Iterator[_Spot]:
    for block in blocks:
        yield _Spot(block, x, y)
        y += block.height + GAP


def _stacked(blocks: Sequence[_Block]) -> float:
    return sum(block.height for block in blocks) + GAP * max(len(blocks) - 1, 0)


def _height(blocks: Iterable[_Block]) -> float:
    return max((block.height for block in blocks), default=0.0)


def _width(blocks: Iterable[_Block]) -> float:
    return max((block.width for block in blocks), default=0.0)


def _row_width(blocks: Sequence[_Block]) -> float:
    return sum(block.width for block in blocks) + GAP * max(len(blocks) - 1, 0)


# Painting


def _painted(
    spot: _Spot, frayed: Collection[str], without: Collection[str]
) -> tuple[list[Element], list[Element]]:
    """What of a block is paint upon the wall, and what lies on top of it."""
    block, at = spot.block, f"translate({numbers(spot.x, spot.y)})"
    board = block.pane.board
    if not board:
        return [], [group(*filter(None, [block.drawn]), transform=at)]
    left, top, width, height = board.box
    head = HEAD if block.headed else 0.0
    place = (
        f"translate({numbers(spot.x - left * block.scale, spot.y + head - top * block.scale)})"
        f"scale({number(block.scale, 4)})"
    )
    layers = list(_on_paper(board, block.scale, without))
    lower = [layer for layer in layers if layer.name in frayed]
    upper = [layer for layer in layers if layer.name not in frayed]
    fray = f"{block.pane.key}-rough"
    under = [
        patterns.rough(fray, FRAY, left - OVER, top - OVER, width + 2 * OVER, height + 2 * OVER),
        group(_markup(lower, block.scale), filter=f"url(#{fray})", class_="land", transform=place),
    ]
    upon = [group(_markup(upper, block.scale), class_="board", transform=place)]
    if block.headed:
        upon.append(group(heading(block.pane.title, block.width), transform=at))
    return under if lower else [], upon


def _on_paper(board: Picture, scale: float, without: Collection[str]) -> Iterator[Layer]:
    """The layers of a board without what is there for choosing, and the parts for this scale."""
    for layer in board.layers:
        if not layer.named and layer.name != "previews" and layer.name not in without:
            parts = tuple(
                part
                for part in layer.parts
                if part.least <= scale and (not part.below or scale < part.below)
            )
            yield layer._replace(parts=parts)


def _markup(layers: Iterable[Layer], scale: float) -> Markup:
    """Layers as they are, with what is always of the same size scaled back."""
    back = f'class="pixels" transform="scale({number(1 / scale, 4)})"'
    drawn = "".join(layer.svg() for layer in layers)
    return Markup(drawn.replace('class="pixels"', back))


def _missing(definitions: str) -> Element:
    """What wall and cards are drawn with and the game's own definitions do not have."""
    there = set(re.findall(r'\bid="([^"]*)"', definitions))
    kit = [*patterns.definitions(), *animals.animals(), symbols.hand(), *badges()]
    return element("defs", *(each for each in kit if each.attributes["id"] not in there))
