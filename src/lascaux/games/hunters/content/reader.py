"""Reads content.toml into typed, immutable tiles and refuses a file that does not add up."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from lascaux.engine.content import Entry, Sections, load_content, version_of
from lascaux.engine.errors import ContentError
from lascaux.games.hunters.content.tiles import ANIMALS, KINDS, LAKES, SIDES, Content, Tile, Zone

MOST_TILES = 127  # a tile's number has seven bits in the packed frontier
MOST_OF_ONE_SYMBOL = 63  # so has six bits each symbol of a meadow or forest


@cache
def standard() -> Content:
    """The tiles of the printed game."""
    return load(Path(__file__).with_name("content.toml"))


def load(path: Path) -> Content:
    """Read a content file; a broken one is refused with the tile and the field named."""
    return load_content(path, _content)


def _content(file: Sections) -> Content:
    edition = file.edition()
    tiles = file.all("tile", _tile)
    _check_set(tiles)
    _check_totals(tiles, file.take("totals"))
    return Content(edition, tiles, version_of([(t.id, t.kind, t.sides, t.zones) for t in tiles]))


def _tile(entry: Entry) -> Tile:
    tile_id = entry.text("id")
    if not tile_id.isalnum():
        raise entry.bad("id", "must be letters and digits only")
    kind = entry.word("kind", ("start", "land", "bonus"))
    sides = tuple(_side(entry, side) for side in SIDES)
    zones = _zones(entry, sides)
    _check_rivers(entry, sides, zones)
    _check_planar(entry, sides, zones)
    return Tile(
        id=tile_id,
        kind=kind,
        sides=sides,
        zones=zones,
        volcano=entry.flag("volcano"),
        origin=entry.origin(),
    )


def _side(entry: Entry, side: str) -> tuple[str, ...]:
    text = entry.text(side)
    names = tuple(text.split())
    for name in names:
        if len(name) != 2 or name[0] not in "mfr" or name[1] not in "01234567":
            raise entry.bad(side, f"{name!r} is no zone name: m, f or r and a digit 0 to 7")
    letters = "".join(name[0] for name in names)
    if letters not in ("m", "f", "mrm"):
        raise entry.bad(side, f"{text!r} is neither a meadow, a forest, nor meadow river meadow")
    return names


def _zones(entry: Entry, sides: tuple[tuple[str, ...], ...]) -> tuple[Zone, ...]:
    lakes = {name: _lake(entry, name) for name in LAKES if name in entry}
    on_sides = sorted({name for side in sides for name in side}, key=lambda name: name[1])
    known = {*on_sides, *lakes}
    if len({name[1] for name in known}) != len(known):
        raise entry.bad("sides", "two zones share a digit")
    animals = _animals(entry, known)
    gold = _names(entry, "gold", known, "f")
    mushrooms = _names(entry, "mushrooms", known, "f")
    mouths = _names(entry, "mouths", known, "r")
    shrine = _names(entry, "shrine", known, "m")
    fire = _names(entry, "fire", known, "m")
    into = {}
    for name, (_, rivers) in lakes.items():
        for river in rivers:
            if not isinstance(river, str) or river not in known or river[0] != "r":
                raise entry.bad(name, f"{river!r} is no river of this tile")
            if river in into or river in mouths:
                raise entry.bad(name, f"river {river} has another end already")
            into[river] = name
    return tuple(
        Zone(
            name=name,
            kind=KINDS[name[0]],
            animals=animals.get(name, ()),
            power="shrine" if name in shrine else "fire" if name in fire else "",
            gold=int(name in gold),
            mushrooms=int(name in mushrooms),
            fish=lakes[name][0] if name in lakes else 0,
            lake=into.get(name, ""),
            mouth=name in mouths,
        )
        for name in [*on_sides, *lakes]
    )


def _names(entry: Entry, field: str, known: set[str], letter: str) -> tuple[str, ...]:
    """The zones of one kind that a field names."""
    value = entry.take(field, [])
    value = [value] if isinstance(value, str) else value
    if not isinstance(value, list):
        raise entry.bad(field, "must be a zone name or a list of them")
    for name in value:
        if not isinstance(name, str) or name not in known or name[0] != letter:
            raise entry.bad(field, f"{name!r} is no {KINDS[letter]} of this tile")
    if len(set(value)) != len(value):
        raise entry.bad(field, "names a zone twice")
    return tuple(value)


def _lake(entry: Entry, name: str) -> tuple[int, tuple[str, ...]]:
    value = entry.take(name)
    if not isinstance(value, dict) or set(value) != {"fish", "rivers"}:
        raise entry.bad(name, "must be { fish = NUMBER, rivers = [NAMES] }")
    fish, rivers = value["fish"], value["rivers"]
    if not isinstance(fish, int) or isinstance(fish, bool) or not 0 <= fish <= 9:
        raise entry.bad(name, "fish must be a number from 0 to 9")
    if not isinstance(rivers, list) or not rivers:
        raise entry.bad(name, "no river flows into it")
    return fish, tuple(rivers)


def _animals(entry: Entry, known: set[str]) -> dict[str, tuple[str, ...]]:
    value = entry.take("animals", {})
    if not isinstance(value, dict):
        raise entry.bad("animals", "must be { meadow = [ANIMALS] }")
    for name, herd in value.items():
        if name not in known or not name.startswith("m"):
            raise entry.bad("animals", f"{name!r} is no meadow of this tile")
        if not isinstance(herd, list):
            raise entry.bad("animals", f"{name} must have a list of animals")
        for animal in herd:
            if animal not in ANIMALS:
                raise entry.bad("animals", f"{animal!r} is none of {', '.join(ANIMALS)}")
    return {name: tuple(herd) for name, herd in value.items()}


def _check_rivers(
    entry: Entry, sides: tuple[tuple[str, ...], ...], zones: tuple[Zone, ...]
) -> None:
    """A river has two ends: two sides, or one side and a lake or mouth."""
    for zone in zones:
        if zone.kind != "river":
            continue
        touched = sum(zone.name in names for names in sides)
        closed = bool(zone.lake) or zone.mouth
        if touched + closed != 2:
            raise entry.bad(zone.name, f"a river has two ends, this one has {touched + closed}")


def _check_planar(
    entry: Entry, sides: tuple[tuple[str, ...], ...], zones: tuple[Zone, ...]
) -> None:
    """Going round the tile no two zones interleave, so that it can be drawn on paper."""
    body = {zone.name: zone.lake or zone.name for zone in zones}
    ring = [body[name] for names in sides for name in names]
    spots = {name: [i for i, at in enumerate(ring) if at == name] for name in set(ring)}
    for one, places in spots.items():
        for other, others in spots.items():
            gaps = {sum(place < at for place in places) % len(places) for at in others}
            if one < other and len(gaps) > 1:
                raise entry.bad("sides", f"{one} and {other} would have to cross")


def _check_set(tiles: tuple[Tile, ...]) -> None:
    starts = [tile.id for tile in tiles if tile.kind == "start"]
    if len(starts) != 1 or tiles[0].kind != "start":
        raise ContentError(f"tile {tiles[0].id}: kind: the one start tile must come first")
    if not any(tile.kind == "land" for tile in tiles):
        raise ContentError("tile: there is no land tile")
    if len(tiles) > MOST_TILES:
        raise ContentError(f"tile {tiles[MOST_TILES].id}: id: more than {MOST_TILES} tiles")


def counts(tiles: tuple[Tile, ...]) -> dict[str, int]:
    """How much there is of everything on these tiles.

    >>> counts(standard().tiles)["fish"]
    44
    """
    zones = [zone for tile in tiles for zone in tile.zones]
    herd = Counter(animal for zone in zones for animal in zone.animals)
    kinds = Counter(zone.kind for zone in zones)
    sides = Counter(tile.side_kind(side) for tile in tiles for side in range(4))
    powers = Counter(zone.power for zone in zones)
    return {
        "tiles": len(tiles),
        **{f"{kind}_sides": sides[kind] for kind in ("meadow", "forest", "river")},
        **{f"{kind}_zones": kinds[kind] for kind in KINDS.values()},
        "river_ends_in_lake": sum(bool(zone.lake) for zone in zones),
        "river_mouths": sum(zone.mouth for zone in zones),
        "fish": sum(zone.fish for zone in zones),
        **{animal: herd[animal] for animal in ANIMALS},
        "gold": sum(zone.gold for zone in zones),
        "mushrooms": sum(zone.mushrooms for zone in zones),
        "shrine": powers["shrine"],
        "fire": powers["fire"],
    }


def _check_totals(tiles: tuple[Tile, ...], totals: object) -> None:
    parts = {
        "land": tuple(tile for tile in tiles if tile.kind != "bonus"),
        "bonus": tuple(tile for tile in tiles if tile.kind == "bonus"),
    }
    if not isinstance(totals, dict) or set(totals) != set(parts):
        raise ContentError("totals: must have the two tables land and bonus")
    for part, chosen in parts.items():
        counted = counts(chosen)
        if not isinstance(totals[part], dict):
            raise ContentError(f"totals.{part}: must be a table")
        for field in totals[part]:
            if field not in counted:
                raise ContentError(f"totals.{part}.{field}: no such total")
        for field, count in counted.items():
            stated = totals[part].get(field)
            if stated != count:
                said = "is missing" if stated is None else f"says {stated}"
                raise ContentError(
                    f"totals.{part}.{field}: {said}, but the tiles have {count};"
                    " correct the tile that is wrong, or the total"
                )
    everything = counts(tiles)
    for symbol in (*ANIMALS, "gold", "mushrooms", "fish"):
        if everything[symbol] > MOST_OF_ONE_SYMBOL:
            raise ContentError(f"totals: {symbol}: at most {MOST_OF_ONE_SYMBOL} in all")
    for power in ("shrine", "fire"):
        if everything[power] > 1:
            raise ContentError(f"totals: {power}: at most one in all")
