"""The board of Hunters & Gatherers in parts: view in, the layers of a live picture out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from lascaux.art import animals, patterns, pieces, symbols
from lascaux.art.curves import spread
from lascaux.art.palette import CHALK
from lascaux.art.svg import Element, attributes, element, group, numbers, path, rect, stamp, use
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.hunters.content.tiles import Content
from lascaux.games.hunters.drawing import scene
from lascaux.games.hunters.drawing.scene import TILE, Laid
from lascaux.games.hunters.drawing.spots import piece_spot
from lascaux.games.hunters.view import HuntersView, PieceChoice, PieceName

TITLE = "Hunters & Gatherers"
MARGIN = 0.55  # of a tile, round the land
LEAST = 4.6  # tiles: a young landscape is not blown up further than this
PIECE_SCALE: dict[PieceName, float] = {
    "hunter": 0.35,
    "gatherer": 0.31,
    "fisherman": 0.31,
    "hut": 0.29,
}
GHOST_ROOM = 0.2  # of a tile, between pieces that may be chosen
HAND = "hg-hand"  # with a rotation: the tile in hand, among the definitions


def picture(view: HuntersView, content: Content) -> Picture:
    """The picture of a view, the same for the same view.

    >>> import lascaux
    >>> game = lascaux.game("hunters")
    >>> found = picture(game.view(game.new(2, "any text")), game.content)
    >>> found.box, 'data-part="S00.l8"' in found.svg()
    ((-180.0, -180.0, 460.0, 460.0), True)
    """
    laid = laid_tiles(view, content)
    layers = (*scene.land(laid), *board(view, laid, content))
    return Picture(TITLE, describe(view), land_box(view), definitions(), layers)


def laid_tiles(view: HuntersView, content: Content) -> list[Laid]:
    """The tiles on the table."""
    return [
        Laid(content.tile(tile["id"]), tile["x"], tile["y"], tile["rotation"])
        for tile in view["tiles"]
    ]


def board(view: HuntersView, laid: list[Laid], content: Content) -> list[Layer]:
    """All that lies upon the landscape or can be done with it."""
    return [
        scene.zones(laid),
        _last(view, laid),
        _squares(view),
        _hand(view, content),
        _previews(view, laid),
        _pieces(view, laid),
        _ghosts(view, laid),
    ]


def describe(view: HuntersView, called: Sequence[str] = ()) -> str:
    """The position in a sentence or two.

    >>> import lascaux
    >>> game = lascaux.game("hunters")
    >>> describe(game.view(game.new(2)))
    '1 tile is laid. Red has 0 points, Green has 0 points. Red is to move.'
    """
    seats = view["seats"]
    called = called or [seat["name"] for seat in seats]
    count = len(view["tiles"])
    parts = [f"{count} tile{' is' if count == 1 else 's are'} laid."]
    scores = [(called[seat["seat"]], seat["score"]) for seat in seats]
    said = [f"{name} has {score} point{'s'[: score != 1]}" for name, score in scores]
    parts.append(", ".join(said) + ".")
    if view["over"]:
        names = [called[seat["seat"]] for seat in seats if seat["seat"] in view["winners"]]
        parts.append(f"The game is over; {' and '.join(names) or 'nobody'} won.")
    else:
        parts.append(f"{called[view['to_move']]} is to move.")
    return " ".join(parts)


def land_box(view: HuntersView) -> tuple[float, float, float, float]:
    """Left, top, width and height of the board: laid tiles, legal squares and a margin."""
    squares = [(tile["x"], tile["y"]) for tile in view["tiles"]]
    squares += [(c["x"], c["y"]) for c in view["choices"] if "x" in c]
    xs, ys = [x for x, _ in squares] or [0], [y for _, y in squares] or [0]
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    width = max(wide + 2 * MARGIN, LEAST)
    height = max(high + 2 * MARGIN, LEAST, width * 0.6)
    width = max(width, height * 0.85)
    left = (min(xs) + max(xs) + 1) / 2 - width / 2
    top = (min(ys) + max(ys) + 1) / 2 - height / 2
    left, top, width, height = (round(part * TILE, 2) for part in (left, top, width, height))
    return left, top, width, height


@cache
def definitions() -> str:
    """Symbols, patterns and gradients, for all positions the same."""
    return element(
        "defs",
        *patterns.definitions(),
        *pieces.seat_patterns(),
        *animals.animals(),
        *symbols.symbols(),
        *pieces.pieces(),
        *scene.definitions(),
        _tree_icon(),
    ).render()


def _tree_icon() -> Element:
    """A tree round (0, 0) like all the other symbols, not on its foot."""
    return group(use("tree-1", transform="translate(0 52)"), id="hg-forest")


def _last(view: HuntersView, laid: list[Laid]) -> Layer:
    """A chalk line round the tiles of the last turn."""
    parts = [
        Part(spot.tile.id, _frame(), scene.place(spot.x, spot.y))
        for spot in laid
        if spot.tile.id in view["last"]
    ]
    paint = attributes(
        fill="none",
        stroke=CHALK,
        stroke_linecap="round",
        stroke_opacity=0.95,
        pointer_events="none",
    )
    return Layer("last", tuple(parts), paint)


@cache
def _frame() -> str:
    return path(_chalk_square(2.5), stroke_width=2.6).render()


def _chalk_square(inset: float) -> str:
    """A square drawn by hand in four strokes that overshoot their corners."""
    a, b, middle = inset, TILE - inset, TILE / 2
    return (
        f"M{numbers(a - 2, a + 1)}Q{numbers(middle, a - 1.5, b + 3, a)}"
        f"M{numbers(b, a - 3)}Q{numbers(b + 1.5, middle, b - 1, b + 2)}"
        f"M{numbers(b + 2, b)}Q{numbers(middle, b + 1.5, a - 3, b - 1)}"
        f"M{numbers(a, b + 3)}Q{numbers(a - 1.5, middle, a + 1, a - 2)}"
    )


def _squares(view: HuntersView) -> Layer:
    """Where the tile in hand may go; each square knows the actions that lay it there."""
    actions: dict[tuple[int, int], list[int]] = {}
    for choice in view["choices"]:
        if "x" in choice:
            actions.setdefault((choice["x"], choice["y"]), []).append(choice["action"])
    paint = attributes(
        fill="none",
        stroke=CHALK,
        stroke_width=1.6,
        stroke_opacity=0.85,
        stroke_dasharray="9 4",
    )
    parts = (_square(x, y, codes) for (x, y), codes in sorted(actions.items()))
    return Layer("squares", tuple(parts), paint)


def _square(x: int, y: int, actions: list[int]) -> Part:
    codes = " ".join(map(str, actions))
    square = f'<g class="choice" data-actions="{codes}">{_free_square()}</g>'
    return Part(f"{x},{y}", square, scene.place(x, y), tuple(actions))


@cache
def _free_square() -> str:
    side = TILE - 10
    tint = rect(5, 5, side, side, fill=CHALK, fill_opacity=0.07, stroke="none")
    return tint.render() + path(_chalk_square(6)).render()


def _hand(view: HuntersView, content: Content) -> Layer:
    """The tile to be laid, unseen, in the rotations in which it may be laid."""
    tile = view["tile"]
    if tile is None or view["phase"] != "place":
        return Layer("hand", ())
    found = content.tile(tile["id"])
    rotations = {0, *(c["rotation"] for c in view["choices"] if "rotation" in c)}
    return Layer(
        "hand",
        tuple(
            Part(
                f"{found.id} r{rotation}",
                f'<defs><g id="{HAND}-{rotation}">{scene.painting(found, rotation)}</g></defs>',
            )
            for rotation in sorted(rotations)
        ),
    )


def _previews(view: HuntersView, laid: list[Laid]) -> Layer:
    """What each choice would put on the board."""
    here = _tile_in_play(view, laid)
    parts = []
    for choice in view["choices"]:
        key = str(choice["action"])
        if "x" in choice:
            shape = f'<use href="#{HAND}-{choice["rotation"]}"/>'
            parts.append(Part(key, shape, scene.place(choice["x"], choice["y"])))
        elif here is not None and "piece" in choice:
            piece = _piece(here, choice["zone"], choice["piece"], view["to_move"])
            parts.append(Part(key, piece))
    return Layer("previews", tuple(parts), attributes(pointer_events="none"))


def _pieces(view: HuntersView, laid: list[Laid]) -> Layer:
    places = {spot.tile.id: spot for spot in laid}
    parts = tuple(
        Part(
            f"{piece['piece']}-{piece['tile']}.{piece['zone']}",
            _piece(places[piece["tile"]], piece["zone"], piece["piece"], piece["seat"]),
        )
        for piece in view["pieces"]
    )
    return Layer("pieces", parts, attributes(pointer_events="none"))


@lru_cache(maxsize=16384)  # small; some 500 boards
def _piece(laid: Laid, zone: str, kind: PieceName, seat: int) -> str:
    spot = piece_spot(laid.tile, laid.rotation, zone, kind)
    size = PIECE_SCALE[kind]
    if kind == "hunter":
        size *= min(1.0, max(0.78, spot.room / 0.16))
    x, y = laid.on_board(spot.at)
    return stamp(f"{kind}-{seat}", x, y, size).render()


def _ghosts(view: HuntersView, laid: list[Laid]) -> Layer:
    """The pieces that may be put on the tile just laid, far enough apart to be clicked."""
    here = _tile_in_play(view, laid)
    choices = [choice for choice in view["choices"] if "piece" in choice]
    if here is None or not choices:
        return Layer("ghosts", ())
    spots = [piece_spot(here.tile, here.rotation, c["zone"], c["piece"]).at for c in choices]
    return Layer(
        "ghosts",
        tuple(
            _ghost(choice, view["to_move"], *here.on_board(at))
            for choice, at in zip(choices, spread(spots, GHOST_ROOM), strict=True)
        ),
    )


def _ghost(choice: PieceChoice, seat: int, x: float, y: float) -> Part:
    kind, action = choice["piece"], str(choice["action"])
    shape = group(
        stamp(f"{kind}-{seat}", x, y, PIECE_SCALE[kind] * 0.8),
        class_="choice",
        data_actions=action,
        opacity=0.75,
    )
    return Part(action, shape.render(), actions=(choice["action"],))


def _tile_in_play(view: HuntersView, laid: list[Laid]) -> Laid | None:
    tile = view["tile"]
    return next((spot for spot in laid if tile and spot.tile.id == tile["id"]), None)
