"""The map as a board: tiles, sites with their plates, huts, leaders and what somebody left.

What never changes is drawn once, in parts of its own; what changes are small parts for each cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from lascaux.art import palette
from lascaux.art.lettering import FONT
from lascaux.art.svg import attributes, circle, path, rect, stamp, use
from lascaux.engine.hexes import Cell
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.epoch.content.parts import Content, Segment, Site
from lascaux.games.epoch.drawing import plates, symbols, tiles
from lascaux.games.epoch.drawing.key import key
from lascaux.games.epoch.drawing.places import BOX, OUTLINE, WIDE_BOX, Box, at, plate
from lascaux.games.epoch.drawing.quadrants import quadrants
from lascaux.games.epoch.drawing.ways import planned, prices, ways
from lascaux.games.epoch.view import CellView, EpochView, SiteView

TITLE = "The land"
LEADER, LEADER_AT = 0.28, ((31.0, -23.0), (-31.0, -23.0))  # who passes another stands at the left
FINGER = 38.5

_UNSEEN = attributes(fill=palette.CHALK, fill_opacity=0, stroke="none")
_UNTOUCHED = attributes(pointer_events="none")
_WRITTEN = attributes(
    font_family=FONT, pointer_events="none", text_anchor="middle", stroke_linejoin="round"
)


def board(view: EpochView, content: Content) -> Picture:
    """The map of a view, the same for the same view."""
    lay, sites, seen = layout(content), view["sites"], box(view)
    layers = (
        Layer("lands", tuple(_lands(view, lay)), _UNTOUCHED),
        Layer("sites", tuple(_sites(sites, lay)), _UNTOUCHED),
        Layer("motifs", tuple(_motifs(view, lay)), _UNTOUCHED),
        Layer("names", (*_names(view, lay), *_site_names(view, lay)), _WRITTEN),
        Layer("plates", tuple(_plates(view, lay)), _WRITTEN),
        Layer("aside", (Part("key", key(content, seen[0]), least=plates.READ),), _WRITTEN),
        Layer("prices", tuple(prices(view, lay.cell)), _WRITTEN),
        Layer("journey", tuple(planned(view, lay.cell)), _WRITTEN),
        Layer("pieces", (*_bundles(view, lay), *_leaders(view, lay)), _WRITTEN),
        Layer("previews", tuple(_previews(view, lay)), _WRITTEN),
        Layer("places", tuple(_targets(view, lay)), _UNSEEN, named=True),
    )
    return Picture(TITLE, _described(view), seen, symbols.definitions(), layers)


def box(view: EpochView) -> Box:
    """What is seen of the map; it is wider with sites in the east and the west."""
    return WIDE_BOX if any(site["slot"] in ("E", "W") for site in view["sites"]) else BOX


def _described(view: EpochView) -> str:
    down = sum(not cell["face_up"] for cell in view["cells"])
    huts = sum(cell["hut"] is not None for cell in view["cells"])
    return f"{len(view['cells'])} tiles, {down} of them face down, {huts} developed."


class Layout:
    """Where cells and sites lie, and what tiles are called; the same for all positions."""

    def __init__(self, content: Content) -> None:
        self.cell: dict[str, Cell] = {cell.id: cell.at for cell in content.cells}
        self.cell |= {village.id: village.at for village in content.villages}
        self.village = {village.id for village in content.villages}
        self.slot: dict[str, Cell] = {slot.id: slot.at for slot in content.slots}
        abilities = {each.id: each for each in content.abilities}
        self.ability = {tile.id: tile.ability for tile in content.tiles}
        self.name = {tile.id: tiles.short(abilities[tile.ability]) for tile in content.tiles}
        self.status = {tile.id: tile.status for tile in content.tiles}
        self.site: dict[str, Site] = {site.id: site for site in content.sites}
        self.hidden = content.constants.tile_status
        self.to_find = content.constants.site_status
        self.outlines = tuple([Part(id, _outline(), at(cell)) for id, cell in self.cell.items()])
        self.quadrants = quadrants(content)


@lru_cache(maxsize=8)
def layout(content: Content) -> Layout:
    """The layout of an edition."""
    return Layout(content)


@cache
def _outline() -> str:
    return path(OUTLINE, transform="scale(.96)").render()


@cache
def _copy(symbol: str) -> str:
    return use(symbol).render()


# Tiles


def _lands(view: EpochView, lay: Layout) -> Iterator[Part]:
    for cell in view["cells"]:
        yield Part(cell["id"], _copy(_ground(cell, lay)), at(lay.cell[cell["id"]]))


def _ground(cell: CellView, lay: Layout) -> str:
    if cell["id"] in lay.village:
        return "village"
    return f"{'land' if cell['face_up'] else 'back'}-{cell['landscape'] or 'unknown'}"


def _motifs(view: EpochView, lay: Layout) -> Iterator[Part]:
    for cell in view["cells"]:
        tile, hut = cell["tile"], cell["hut"]
        if tile:
            drawn = tiles.motif(lay.ability[tile], -1 if hut is None else hut, bool(cell["loose"]))
            yield Part(cell["id"], drawn, at(lay.cell[cell["id"]]))


def _names(view: EpochView, lay: Layout) -> Iterator[Part]:
    seat = view["seat"]
    mine = view["sides"][seat]["abilities"] if 0 <= seat < len(view["sides"]) else []
    for cell in view["cells"]:
        place, tile, loose = at(lay.cell[cell["id"]]), cell["tile"], bool(cell["loose"])
        if cell["id"] in lay.village:
            yield Part(cell["id"], tiles.named("Village", 0, loose, False), place, tiles.READ)
        elif not tile:
            yield Part(cell["id"], tiles.hidden(lay.hidden), place, tiles.READ)
        elif cell["hut"] is None and lay.ability[tile] in mine and not loose:
            yield Part(cell["id"], tiles.owned(lay.name[tile]), place, tiles.READ)
        else:
            is_open = cell["hut"] is None
            status = lay.status[tile] if is_open else 0
            drawn = tiles.named(lay.name[tile], status, loose, is_open)
            yield Part(cell["id"], drawn, place, tiles.READ)


# Sites


def _sites(sites: list[SiteView], lay: Layout) -> Iterator[Part]:
    for site in sites:
        drawn = tiles.monument(site["site"], site["discovered"])
        yield Part(site["slot"], drawn, at(lay.slot[site["slot"]]))


def _site_names(view: EpochView, lay: Layout) -> Iterator[Part]:
    players = _players(view)
    for each in view["sites"]:
        site, slot = lay.site[each["site"]], each["slot"]
        place = at(lay.slot[slot])
        told = tiles.scores(site.counts, tiles.scored(site, players))
        yield Part(f"{slot}-scores", told, place, tiles.READ)
        if not each["discovered"]:
            yield Part(f"{slot}-to-find", tiles.to_find(lay.to_find), place, tiles.READ)
        small, whole = tiles.short_site(site), tiles.whole_site(site)
        if small == whole:
            yield Part(slot, tiles.site_named(whole, tiles.NAME), place, tiles.READ)
        else:
            small_part = tiles.site_named(small, tiles.NAME)
            yield Part(slot, small_part, place, tiles.READ, tiles.READ_WHOLE)
            whole_part = tiles.site_named(whole, tiles.SITE_NAME)
            yield Part(f"{slot}-whole", whole_part, place, tiles.READ_WHOLE)


def _players(view: EpochView) -> int:
    """How many people play; with one there is a dummy besides."""
    return max(len(site["tokens"]) for site in view["sites"])


def _plates(view: EpochView, lay: Layout) -> Iterator[Part]:
    """What each segment asks for, or whose token lies there; too small, a ring or that token."""
    players = _players(view)
    for each in view["sites"]:
        site = lay.site[each["site"]]
        segments = site.segments(players)
        for index, token in enumerate(each["tokens"]):
            name = segment_name(each["slot"], index)
            spot = plate(each["slot"], index, len(segments))
            seat = -1 if token is None else token
            certain = segments[index].status or site.status
            brings = each["brings"][index] if view["over"] else certain
            drawn = _plate(spot, segments[index], seat, brings)
            yield Part(name, drawn, least=plates.READ)
            yield Part(f"{name}-pip", plates.pip(spot, seat), below=plates.READ)


def segment_name(slot: str, index: int) -> str:
    """A segment's name: `NE.1` is the first one in the north-east, a part of the site `NE`."""
    return f"{slot}.{index + 1}"


def _plate(spot: Box, segment: Segment, seat: int, brings: int) -> str:
    return plates.plate(spot, segment) if seat < 0 else plates.given(spot, seat, brings)


# Pieces


def _bundles(view: EpochView, lay: Layout) -> Iterator[Part]:
    for cell in view["cells"]:
        if cell["loose"]:
            place, count = at(lay.cell[cell["id"]]), sum(cell["loose"].values())
            yield Part(f"loose-{cell['id']}", tiles.bundle(), place)
            yield Part(f"count-{cell['id']}", tiles.bundle_of(count), place, tiles.READ)


def _leaders(view: EpochView, lay: Layout) -> Iterator[Part]:
    for seat, cell, spot in _standing(view):
        yield Part(f"leader-{seat}", _leader(seat, *spot), at(lay.cell[cell]))


def _standing(view: EpochView) -> Iterator[tuple[int, str, tuple[float, float]]]:
    """Who stands where; who passes another stands on the other side of the tile."""
    taken: set[str] = set()
    for seat, side in enumerate(view["sides"]):
        cell = side["leader"]
        if cell:
            yield seat, cell, LEADER_AT[cell in taken]
            taken.add(cell)


@lru_cache(maxsize=64)
def _leader(seat: int, x: float, y: float) -> str:
    return stamp(f"leader-{seat}", x, y, LEADER).render()


# Choosing


def _previews(view: EpochView, lay: Layout) -> Iterator[Part]:
    """`hut` and `leader` are drawn on a cell, `quadrant-NE` and `way-R2-03` where they are."""
    seat = view["seat"]
    if 0 <= seat < len(view["sides"]):
        yield Part("hut", stamp(f"hut-{seat}", 0, tiles.ROW_AT + 2, tiles.HUT).render())
        yield Part("leader", _leader(seat, *LEADER_AT[0]))
    yield from lay.quadrants
    yield from ways(view, lay.cell)


def _targets(view: EpochView, lay: Layout) -> Iterator[Part]:
    """Cells and sites, above them segments and leaders."""
    yield from lay.outlines
    for site in view["sites"]:
        yield Part(site["slot"], _outline(), at(lay.slot[site["slot"]]))
    for site in view["sites"]:
        segments = len(site["tokens"])
        for index in range(segments):
            spot = plate(site["slot"], index, segments)
            yield Part(segment_name(site["slot"], index), plates.target(spot))
    for seat, cell, where in _standing(view):
        grip = _hold(*where) if seat == view["seat"] else _grip(*where)
        yield Part(f"leader-{seat}", grip, at(lay.cell[cell]))


@lru_cache(maxsize=8)
def _grip(x: float, y: float) -> str:
    """The outline of a leader."""
    return rect(x - 13, y - 18, 26, 37, rx=9).render()


@lru_cache(maxsize=8)
def _hold(x: float, y: float) -> str:
    """The same for whoever leads: as wide as a finger, but over the middle of no cell."""
    return circle(1.06 * x, 1.2 * y, FINGER).render()
