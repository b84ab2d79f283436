"""What the components must be to each other, so that the rules can be played with them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from lascaux.engine.errors import ContentError
from lascaux.engine.hexes import distance, hang_together
from lascaux.games.epoch.content.parts import (
    ABILITIES,
    BASE_SEGMENTS,
    CELLS,
    CONVERTERS,
    MOST_PARTS,
    MOST_PLAYERS,
    RAW,
    START_TILES,
    TILES_EACH,
    Content,
)

RINGS = {1: 8, 2: 14, 3: 20}


def check(content: Content) -> None:
    """Refuse what does not add up, with the entry and the field named."""
    _check_numbers(content)
    _check_materials(content)
    _check_landscapes(content)
    _check_board(content)
    _check_slots(content)
    _check_tiles(content)
    _check_places(content)
    _check_abilities(content)
    _check_sites(content)


def _check_numbers(content: Content) -> None:
    numbers = content.constants
    if numbers.huts < numbers.end_tiles + numbers.last_rounds:
        raise ContentError("constants: huts: too few for the last rounds")
    if len(numbers.offer_bonus) <= numbers.offer_tokens:
        raise ContentError("constants: offer_bonus: too short for all offer tokens")
    if numbers.most_places < numbers.resource_places:
        raise ContentError("constants: most_places: below resource_places")


def _check_materials(content: Content) -> None:
    for material in content.materials:
        if (material.kind == "raw") != (material.id in RAW):
            raise ContentError(f"material {material.id}: kind: is no {material.kind} material")


def _check_landscapes(content: Content) -> None:
    if [land.village for land in content.landscapes].count(True) != 1:
        raise ContentError("landscape: village: villages count as exactly one landscape")
    for land in content.landscapes:
        if not land.gather and not land.fish:
            raise ContentError(f"landscape {land.id}: gather: a clan could starve there (A60)")
        if land.village and land.walk is None:
            raise ContentError(f"landscape {land.id}: walk: villages must be walkable")


def _check_board(content: Content) -> None:
    tiles = [*[cell.at for cell in content.cells], *[village.at for village in content.villages]]
    cells = [*tiles, *[slot.at for slot in content.slots]]
    if len(content.villages) != 2:
        raise ContentError("village: there must be two")
    if len(set(cells)) != len(cells):
        raise ContentError("cell: at: two of them lie on one place")
    rings = Counter(cell.ring for cell in content.cells)
    if len(content.cells) != CELLS or dict(rings) != RINGS:
        raise ContentError(f"cell: ring: there must be {RINGS} cells by ring, not {dict(rings)}")
    for cell in content.cells:
        away = min(distance(cell.at, village.at) for village in content.villages)
        if away != cell.ring:
            raise ContentError(f"cell {cell.id}: ring: it is {away} steps from the villages")
        if not cell.quadrants:
            raise ContentError(f"cell {cell.id}: quadrants: it belongs to none")
    if not hang_together(tiles):
        raise ContentError("cell: at: the board is not in one piece")


def _check_slots(content: Content) -> None:
    at = {cell.id: cell.at for cell in content.cells}
    for slot in content.slots:
        if not any(distance(slot.at, cell) == 1 for cell in at.values()):
            raise ContentError(f"slot {slot.id}: at: touches no tile")
        for place in content.cells:
            if distance(slot.at, place.at) == 1 and not set(slot.quadrants) & set(place.quadrants):
                raise ContentError(f"slot {slot.id}: quadrants: it touches {place.id} of another")
        if slot.extra != (not slot.path):
            raise ContentError(f"slot {slot.id}: path: every slot but the extra ones has one")
        for cell in slot.path:
            if cell not in at:
                raise ContentError(f"slot {slot.id}: path: there is no cell {cell}")
        if slot.path:
            heads = [village for village in content.villages if slot.id in village.heads]
            if len(heads) != 1:
                raise ContentError(f"village: heads: one village leads to {slot.id}")
            way = [heads[0].at, *[at[cell] for cell in slot.path], slot.at]
            if any(distance(one, other) != 1 for one, other in pairwise(way)):
                raise ContentError(f"slot {slot.id}: path: does not lead from a village to it")


def _check_tiles(content: Content) -> None:
    if len(content.tiles) != CELLS:
        raise ContentError(f"tile: there are {len(content.tiles)}, not {CELLS}")
    found = Counter(tile.ability for tile in content.tiles)
    for ability in ABILITIES:
        if found[ability] != TILES_EACH:
            raise ContentError(f"tile: ability: {found[ability]} with {ability}, not {TILES_EACH}")
    start = [tile for tile in content.tiles if tile.start]
    if len(start) != START_TILES:
        raise ContentError(f"tile: start: {len(start)} start tiles, not {START_TILES}")
    if len({tile.ability for tile in start}) != START_TILES:
        raise ContentError("tile: start: two start tiles have one ability")
    walkable = {land.id for land in content.landscapes if land.walk is not None}
    for tile in start:
        if tile.landscape not in walkable:
            raise ContentError(f"tile {tile.id}: landscape: a start tile must be walkable")


def _check_places(content: Content) -> None:
    if len(content.places) != MOST_PLAYERS:
        raise ContentError(f"place: there must be {MOST_PLAYERS}, in turn order")
    first = [cell.id for cell in content.cells if cell.ring == 1]
    cells = [cell for place in content.places for cell in place.cells]
    if sorted(cells) != sorted(first) or any(len(place.cells) != 2 for place in content.places):
        raise ContentError("place: cells: two of the first ring each, every one once")
    tiles = [tile for place in content.places for tile in place.tiles]
    if sorted(tiles) != sorted(content.start_tiles) or any(
        len(p.tiles) != 2 for p in content.places
    ):
        raise ContentError("place: tiles: two start tiles each, every one once")


def _check_abilities(content: Content) -> None:
    halved = Counter(material for ability in content.abilities for material in ability.half)
    for material, number in halved.items():
        if number > 1:
            raise ContentError(f"ability: half: {material} is halved by {number} abilities")
    for ability in content.abilities:
        converts = ability.id in CONVERTERS
        whole = (ability.batches, ability.takes, ability.half_of, ability.makes)
        if converts != all(whole) or converts != any(whole):
            raise ContentError(f"ability {ability.id}: batches: only {CONVERTERS} convert")
        if len(ability.takes) > 1 or len(ability.makes) > 1:
            raise ContentError(f"ability {ability.id}: takes: one material becomes one other")
        if bool(ability.strings) != bool(ability.two_strings):
            raise ContentError(f"ability {ability.id}: strings: what are they made of?")
        if (ability.paddle, ability.journey_divisor > 1) != (
            ability.id == "canoe",
            ability.id == "cloak",
        ):
            raise ContentError(f"ability {ability.id}: paddle: only the canoe, only the cloak")
    strings = next(ability for ability in content.abilities if ability.id == "bow").two_strings
    if [material for material, _ in strings] != ["rope", "tendon", "flax"]:
        raise ContentError("ability bow: two_strings: are of rope, tendon and flax")


def _check_sites(content: Content) -> None:
    for site in content.sites:
        for field, number in (("base", 0), ("three", 1), ("four", 2)):
            wanted = number or BASE_SEGMENTS
            if len(getattr(site, field)) != wanted:
                raise ContentError(f"site {site.id}: {field}: must be {wanted} segments")
        if len(site.shared) != MOST_PLAYERS:
            raise ContentError(f"site {site.id}: shared: must be {MOST_PLAYERS} numbers")
        for segment in (*site.base, *site.three, *site.four):
            simple = (segment.raw, segment.processed, segment.different)
            others = (segment.different_processed, segment.other, len(segment.two_of))
            if sum(map(bool, simple + others)) + len(segment.parts) > MOST_PARTS:
                raise ContentError(f"site {site.id}: base: a segment has {MOST_PARTS} demands")
