"""Small drawings for cards: tiles, boards with their spaces, tracks, territories, by card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from lascaux.art import palette
from lascaux.art.lettering import FONT, text
from lascaux.art.palette import SEATS
from lascaux.art.svg import Element, circle, group, rect, stamp, use
from lascaux.engine.pane import SYMBOL_BOX
from lascaux.games.tribes.content.parts import ACTIONS, RESOURCES, SPACES, TRACKS, Content
from lascaux.games.tribes.drawing.lands import HEX
from lascaux.games.tribes.drawing.stage import Box, around, at, land_symbol
from lascaux.games.tribes.view import BoardView, SeatView, TribesView

Drawing: TypeAlias = tuple[str, Box]  # SVG, and what is seen of it

LAND: Box = (-HEX * 0.9, -HEX * 1.02, HEX * 1.8, HEX * 2.04)
PANEL: Box = (0.0, 0.0, 160.0, 84.0)
ROW_OF_BOXES = 44.0  # where the spaces of a panel begin
BOX_WIDE, BOX_HIGH, BOX_APART = 37.0, 38.0, 41.0
SPACE_LETTERS = 35.0  # on a phone with large text a panel is 52 pixels wide
NEED = 0.29  # how large what is needed is
STEP_WIDE, STEP_APART, TRACK_HIGH = 31.0, 35.0, 42.0
PIPS_IN_A_ROW = 4


def drawings(view: TribesView, eyes: int, content: Content) -> dict[str, Drawing]:
    """The drawing of every card that has one, as the seat `eyes` would have it."""
    found = {f"tile-{tile['id']}": _tile(tile["id"]) for tile in view["row"]}
    if view["selected"]:
        found[f"tile-{view['selected']}"] = _tile(view["selected"])
    for board in view["boards"]:
        if board["id"]:
            found[f"board-{board['id']}"] = _panel_of(view, board, eyes)
        else:
            key = f"slot-{board['epoch']}-{board['column']}"
            found[key] = _symbol(f"board-back-{board['epoch']}")
    for resource in RESOURCES:
        found[f"drawn-{resource}"] = (use(f"land-{resource}").render(), LAND)
    found["bag"], found["clock"] = _symbol("token-bag"), _symbol("token-bolt")
    for seat in view["seats"]:
        found[f"seat-{seat['seat']}"] = territory(seat)
    for track in content.tracks:
        levels = _levels(view["seats"], track.id)
        shown = tuple(range(len(levels))) if track.id == "strength" else (eyes,)
        found[f"seat-{eyes}.{track.id}"] = _track(track.end_points, levels, eyes, shown)
    return found


def _levels(seats: Sequence[SeatView], track: str) -> tuple[int, ...]:
    return tuple([seat["tracks"][track]["level"] for seat in seats])


@cache
def _symbol(name: str) -> Drawing:
    return use(name).render(), SYMBOL_BOX


@cache
def _tile(id: str) -> Drawing:
    """An action by the sign of its track, an event on its hide."""
    action = id.removesuffix("_hand")
    return _symbol(f"track-{TRACKS[ACTIONS.index(action)]}" if action in ACTIONS else f"tile-{id}")


# Boards


def _panel_of(view: TribesView, board: BoardView, eyes: int) -> Drawing:
    stones = tuple(board["stones"])
    return panel(
        forms(view, board, eyes),
        board["progress"] or "",
        tuple(board["points"]),
        tuple(board["bolts"]),
        stones,
        eyes not in stones,
    )


def needs_of(view: TribesView, eyes: int) -> dict[str, tuple[str, ...]]:
    """For each board that is face up, the symbols of what it needs."""
    found = {}
    for board in view["boards"]:
        if board["id"]:
            found[f"board-{board['id']}"] = forms(view, board, eyes)
    return found


def forms(view: TribesView, board: BoardView, eyes: int) -> tuple[str, ...]:
    """The symbols of what a board needs: held by a member, there without one, or lacking."""
    resource, count = board["resource"] or "", board["count"] or 0
    lands = [
        land["members"] > 0
        for land in view["seats"][eyes]["lands"]
        if land["resource"] == resource and not land["exhausted"]
    ]
    sign = f"resource-{resource}"
    found = [sign] * sum(lands) + [f"{sign}-open"] * lands.count(False)
    return tuple((found + [f"{sign}-lacking"] * count)[:count])


@lru_cache(maxsize=2048)
def panel(
    needs: tuple[str, ...],
    track: str,
    points: tuple[int, ...],
    bolts: tuple[int, ...],
    stones: tuple[int, ...],
    framed: bool,
) -> Drawing:
    """What a board needs and which track it raises; below, its spaces and the stones on them."""
    shapes = [stamp(need, 18 + 36 * place, 21, NEED) for place, need in enumerate(needs)]
    shapes += [stamp("token-rise", 126, 26, 0.13), stamp(f"track-{track}", 145, 20, 0.27)]
    for space in range(SPACES):
        x = BOX_APART * space
        if space < len(stones):
            shapes += [_box(x, spent=True), *_centred(f"stone-{stones[space]}", x)]
            continue
        shapes.append(_box(x, lit=framed and space == len(stones)))
        shapes.append(
            _number(x + BOX_WIDE / 2, ROW_OF_BOXES + 32, SPACE_LETTERS, str(points[space]))
        )
        if space + 1 in bolts:
            shapes.append(stamp("token-bolt", x + BOX_WIDE - 4, ROW_OF_BOXES + 3, 0.15))
    return group(*shapes, font_family=FONT).render(), PANEL


def _box(x: float, *, lit: bool = False, spent: bool = False) -> Element:
    """A space; the one that comes next stands out."""
    paint = "#b9a780" if spent else palette.CHALK if lit else palette.BONE
    return rect(
        x + 1.5,
        ROW_OF_BOXES + 1.5,
        BOX_WIDE - 3,
        BOX_HIGH - 3,
        rx=6,
        fill=paint,
        stroke=palette.CHARCOAL,
        stroke_width=4 if lit else 1.6,
    )


def _centred(symbol: str, x: float) -> list[Element]:
    return [stamp(symbol, x + BOX_WIDE / 2, ROW_OF_BOXES + BOX_HIGH / 2 + 1.5, 0.26)]


def _number(x: float, y: float, size: float, words: str, paint: str = palette.CHARCOAL) -> Element:
    return text(x, y, size, words, "middle", fill=paint, font_weight="bold")


# Tracks


@lru_cache(maxsize=4096)
def _track(
    ends: tuple[int, ...], levels: tuple[int, ...], eyes: int, shown: tuple[int, ...]
) -> Drawing:
    """The spaces of a track: how far one has come, what the others pay at the end, and markers."""
    shapes: list[Element] = []
    for level, points in enumerate(ends):
        x = STEP_APART * level
        here = [seat for seat in shown if levels[seat] == level]
        shapes.append(_step(x, reached=level <= levels[eyes]))
        if points and not here:
            shapes.append(_number(x + 1 + STEP_WIDE / 2, 31, 27, str(points)))
        shapes += _markers(here, x + 1 + STEP_WIDE / 2)
    return group(*shapes, font_family=FONT).render(), (0.0, 0.0, STEP_APART * len(ends), TRACK_HIGH)


def _step(x: float, *, reached: bool) -> Element:
    return rect(
        x + 1,
        3,
        STEP_WIDE,
        TRACK_HIGH - 6,
        rx=5,
        fill=palette.OCHRE_DEEP if reached else palette.BONE,
        stroke=palette.CHARCOAL,
        stroke_width=1.6,
    )


def _markers(seats: Sequence[int], x: float) -> list[Element]:
    """Up to four stones on a space of a track."""
    if len(seats) == 1:
        return [stamp(f"stone-{seats[0]}", x, 22, 0.24)]
    spots = [(x - 7.5, 13), (x + 7.5, 13), (x - 7.5, 30), (x + 7.5, 30)]
    return [stamp(f"stone-{seat}", *spot, 0.13) for seat, spot in zip(seats, spots, strict=False)]


# Territories


def territory(seat: SeatView) -> Drawing:
    """All lands of a seat, small; a dot is a member."""
    lands = tuple(
        [(land["q"], land["r"], land_symbol(land), land["members"]) for land in seat["lands"]]
    )
    return _map(seat["seat"], lands)


@lru_cache(maxsize=1024)
def _map(owner: int, lands: tuple[tuple[int, int, str, int], ...]) -> Drawing:
    shapes = [
        group(use(symbol), *_pips(owner, members), transform=at(q, r))
        for q, r, symbol, members in lands
    ]
    return group(*shapes).render(), around([(q, r) for q, r, *_ in lands])


def _pips(owner: int, number: int) -> list[Element]:
    """A dot for each member, in rows."""
    size = 17.0 if number <= PIPS_IN_A_ROW else 12.0
    found = []
    for place in range(number):
        row, column = divmod(place, PIPS_IN_A_ROW)
        in_row = min(PIPS_IN_A_ROW, number - row * PIPS_IN_A_ROW)
        x = 2.2 * size * (column - (in_row - 1) / 2)
        y = 26 + 2.1 * size * row
        found.append(
            circle(
                x,
                y,
                size,
                fill=SEATS[owner].paint,
                stroke=palette.CHALK,
                stroke_width=5,
            )
        )
    return found
