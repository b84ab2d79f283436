"""Reads content.toml into typed, immutable tiles and refuses a file that does not add up."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from lascaux.engine.content import load_content
from lascaux.engine.errors import ContentError
from lascaux.games.hunters.content.tiles import ANIMALS, KINDS, LAKES, SIDES, Content, Tile, Zone

MOST_TILES = 127  # a tile's number has seven bits in the packed frontier
MOST_OF_ONE_SYMBOL = 63  # so has six bits each symbol of a meadow or forest

_TEXT_FIELDS = {"id", "kind", *SIDES, "provenance", "source"}
_OTHER_FIELDS = {"animals", "shrine", "fire", "gold", "mushrooms", "mouths", "volcano", "note"}


@cache
def standard() -> Content:
    """The tiles of the printed game."""
    return load(Path(__file__).with_name("content.toml"))


def load(path: Path) -> Content:
    """Read a content file; a broken one is refused with the tile and the field named."""
    return load_content(path, _content)


def _content(data: dict[str, Any]) -> Content:
    for key in data:
        if key not in ("edition", "tile", "totals"):
            raise ContentError(f"{key}: no such section; there are edition, tile and totals")
    edition = data.get("edition")
    if not isinstance(edition, str):
        raise ContentError("edition: must be text")
    entries = data.get("tile")
    if not isinstance(entries, list) or not entries:
        raise ContentError("tile: the file lists no tiles")
    tiles = tuple(_tile(entry, number) for number, entry in enumerate(entries, 1))
    _check_set(tiles)
    _check_totals(tiles, data.get("totals"))
    return Content(edition, tiles, _version(tiles))


def _version(tiles: tuple[Tile, ...]) -> str:
    facts = [(t.id, t.kind, t.sides, t.zones) for t in tiles]
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]


class _Entry:
    """One [[tile]] table, with every complaint naming the tile and the field."""

    def __init__(self, entry: object, number: int) -> None:
        if not isinstance(entry, dict):
            raise ContentError(f"tile {number}: must be a table")
        self.fields: dict[str, Any] = entry
        self.name = f"tile {entry.get('id', f'number {number}')}"

    def bad(self, field: str, why: str) -> ContentError:
        return ContentError(f"{self.name}: {field}: {why}")

    def text(self, field: str) -> str:
        value = self.fields.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.bad(field, "must be text and is missing or something else")
        return value

    def names(self, field: str, known: set[str], letter: str) -> tuple[str, ...]:
        value = self.fields.get(field, [])
        value = [value] if isinstance(value, str) else value
        if not isinstance(value, list):
            raise self.bad(field, "must be a zone name or a list of them")
        for name in value:
            if not isinstance(name, str) or name not in known or name[0] != letter:
                raise self.bad(field, f"{name!r} is no {KINDS[letter]} of this tile")
        if len(set(value)) != len(value):
            raise self.bad(field, "names a zone twice")
        return tuple(value)


def _tile(raw: object, number: int) -> Tile:
    entry = _Entry(raw, number)
    for field in entry.fields:
        if field not in _TEXT_FIELDS | _OTHER_FIELDS | set(LAKES):
            raise entry.bad(field, "no such field")
    texts = {field: entry.text(field) for field in _TEXT_FIELDS}
    if not texts["id"].isalnum():
        raise entry.bad("id", "must be letters and digits only")
    if texts["kind"] not in ("start", "land", "bonus"):
        raise entry.bad("kind", f"{texts['kind']!r} is none of start, land, bonus")
    if texts["provenance"] not in ("public", "reconstructed"):
        raise entry.bad("provenance", "must be public or reconstructed")
    volcano = entry.fields.get("volcano", False)
    if not isinstance(volcano, bool):
        raise entry.bad("volcano", "must be true or false")
    sides = tuple(_side(entry, side, texts[side]) for side in SIDES)
    zones = _zones(entry, sides)
    _check_rivers(entry, sides, zones)
    _check_planar(entry, sides, zones)
    return Tile(
        id=texts["id"],
        kind=texts["kind"],
        sides=sides,
        zones=zones,
        volcano=volcano,
        provenance=texts["provenance"],
        source=texts["source"],
        note=str(entry.fields.get("note", "")),
    )


def _side(entry: _Entry, side: str, text: str) -> tuple[str, ...]:
    names = tuple(text.split())
    for name in names:
        if len(name) != 2 or name[0] not in "mfr" or name[1] not in "01234567":
            raise entry.bad(side, f"{name!r} is no zone name: m, f or r and a digit 0 to 7")
    letters = "".join(name[0] for name in names)
    if letters not in ("m", "f", "mrm"):
        raise entry.bad(side, f"{text!r} is neither a meadow, a forest, nor meadow river meadow")
    return names


def _zones(entry: _Entry, sides: tuple[tuple[str, ...], ...]) -> tuple[Zone, ...]:
    lakes = {name: _lake(entry, name) for name in LAKES if name in entry.fields}
    on_sides = sorted({name for side in sides for name in side}, key=lambda name: name[1])
    known = {*on_sides, *lakes}
    if len({name[1] for name in known}) != len(known):
        raise entry.bad("sides", "two zones share a digit")
    animals = _animals(entry, known)
    gold = entry.names("gold", known, "f")
    mushrooms = entry.names("mushrooms", known, "f")
    mouths = entry.names("mouths", known, "r")
    shrine = entry.names("shrine", known, "m")
    fire = entry.names("fire", known, "m")
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


def _lake(entry: _Entry, name: str) -> tuple[int, tuple[str, ...]]:
    value = entry.fields[name]
    if not isinstance(value, dict) or set(value) != {"fish", "rivers"}:
        raise entry.bad(name, "must be { fish = NUMBER, rivers = [NAMES] }")
    fish, rivers = value["fish"], value["rivers"]
    if not isinstance(fish, int) or isinstance(fish, bool) or not 0 <= fish <= 9:
        raise entry.bad(name, "fish must be a number from 0 to 9")
    if not isinstance(rivers, list) or not rivers:
        raise entry.bad(name, "no river flows into it")
    return fish, tuple(rivers)


def _animals(entry: _Entry, known: set[str]) -> dict[str, tuple[str, ...]]:
    value = entry.fields.get("animals", {})
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
    entry: _Entry, sides: tuple[tuple[str, ...], ...], zones: tuple[Zone, ...]
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
    entry: _Entry, sides: tuple[tuple[str, ...], ...], zones: tuple[Zone, ...]
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
    for tile_id, count in Counter(tile.id for tile in tiles).items():
        if count > 1:
            raise ContentError(f"tile {tile_id}: id: given to {count} tiles")
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
