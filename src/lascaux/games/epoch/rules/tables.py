"""The components as flat tables of ints, worked out once per content and shared by all states."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lascaux.engine.bits import bit
from lascaux.engine.hexes import beside, neighbour_sets
from lascaux.games.epoch.content.parts import (
    ABILITIES,
    BONUSES,
    CONVERTERS,
    COUNTS,
    LANDSCAPES,
    MATERIALS,
    MOST_PARTS,
    MOST_PLAYERS,
    SLOTS,
    WORKED,
    Amounts,
    Content,
    Segment,
)
from lascaux.games.epoch.rules import codes
from lascaux.games.epoch.rules.codes import DEMANDS, NONE, SEGMENTS

NO_WAY = 99  # food for a step that nobody can take


class Tables:
    """What the rules look up. Cells are numbered: landscape cells, then the villages."""

    def __init__(self, content: Content) -> None:
        self.version: str = content.version
        self._tabulate_numbers(content)
        self._tabulate_landscapes(content)
        self._tabulate_board(content)
        self._tabulate_tiles(content)
        self._tabulate_start(content)
        self._tabulate_abilities(content)
        self._tabulate_converters(content)
        self._tabulate_sites(content)

    def _tabulate_numbers(self, content: Content) -> None:
        numbers, actions = content.constants, content.actions
        self.huts: i64 = numbers.huts
        self.offer_tokens: i64 = numbers.offer_tokens
        self.food_places: i64 = numbers.food_places
        self.places: i64 = numbers.resource_places
        self.food_per_place: i64 = numbers.food_per_place
        self.tile_status: i64 = numbers.tile_status
        self.site_status: i64 = numbers.site_status
        self.end_tiles: i64 = numbers.end_tiles
        self.last_rounds: i64 = numbers.last_rounds
        self.offer_bonus: vec[i64] = vec[i64](list(numbers.offer_bonus))
        self.deer_food: i64 = numbers.deer_food
        self.display: i64 = content.start.display
        self.start_food: i64 = content.start.food
        self.work_food: i64 = actions.work_food
        self.base_power: i64 = actions.work_power
        self.efforts: i64 = actions.efforts
        self.effort_food: i64 = actions.effort_food
        self.effort_power: i64 = actions.effort_power
        self.look_food: i64 = actions.look_food
        self.catches: i64 = actions.catches
        self.catch_food: i64 = actions.catch_food
        self.butcher_deer: i64 = actions.butcher_deer
        self.butcher_items: i64 = actions.butcher_items
        self.butcher_food: i64 = actions.butcher_food
        self.explore_food: i64 = actions.explore_food
        self.explore_tiles: i64 = actions.explore_tiles

    def _tabulate_landscapes(self, content: Content) -> None:
        """By landscape; what cannot be walked has a price that nobody can pay."""
        lands = content.landscapes
        self.village_land: i64 = next(n for n, land in enumerate(lands) if land.village)
        self.power: vec[i64] = vec[i64](  # by landscape and worked material, 0 where there is none
            [dict(land.work).get(material, 0) for land in lands for material in WORKED]
        )
        self.dearest: i64 = max(self.power)
        self.gather: vec[i64] = vec[i64]([land.gather for land in lands])
        self.fish: vec[i64] = vec[i64]([land.fish for land in lands])
        self.hunt: vec[i64] = vec[i64]([land.hunt for land in lands])
        walk = [NO_WAY if land.walk is None else land.walk for land in lands]
        roped = [land.walk_with_rope for land in lands]
        self.walk: vec[i64] = vec[i64](walk)
        self.walk_roped: vec[i64] = vec[i64](
            [plain if rope is None else rope for plain, rope in zip(walk, roped, strict=True)]
        )
        self.paddle: vec[i64] = vec[i64]([land.paddle for land in lands])
        self.paddle_needs_rope: vec[i64] = vec[i64]([int(land.paddle_needs_rope) for land in lands])

    def _tabulate_board(self, content: Content) -> None:
        at = [*[cell.at for cell in content.cells], *[village.at for village in content.villages]]
        ids = content.cell_ids
        self.near: vec[i64] = neighbour_sets(at)
        self.slot_touches: vec[i64] = vec[i64]([beside(at, slot.at) for slot in content.slots])
        self.slot_quadrants: vec[i64] = vec[i64](  # the tiles turned up by an offer there
            [
                sum(
                    bit(n)
                    for n, cell in enumerate(content.cells)
                    if set(cell.quadrants) & set(slot.quadrants)
                )
                for slot in content.slots
            ]
        )
        self.slot_of: vec[i64] = vec[i64](  # by cell: the slot that it touches
            [
                next((s for s in range(len(SLOTS)) if self.slot_touches[s] >> n & 1), NONE)
                for n in range(len(ids))
            ]
        )
        self.path: vec[i64] = vec[i64](  # of the dummy, by slot of a quadrant and step
            [ids.index(cell) for slot in content.slots for cell in slot.path]
        )
        self.heads: vec[i64] = vec[i64](  # by village: slots to which the dummy can go
            [sum(bit(SLOTS.index(slot)) for slot in village.heads) for village in content.villages]
        )

    def _tabulate_tiles(self, content: Content) -> None:
        tiles = content.tiles
        self.tile_land: vec[i64] = vec[i64]([LANDSCAPES.index(t.landscape) for t in tiles])
        self.tile_ability: vec[i64] = vec[i64]([ABILITIES.index(t.ability) for t in tiles])
        self.tile_status_end: vec[i64] = vec[i64]([tile.status for tile in tiles])
        self.start_tiles: vec[i64] = vec[i64]([n for n, tile in enumerate(tiles) if tile.start])
        self.other_tiles: vec[i64] = vec[i64]([n for n, tile in enumerate(tiles) if not tile.start])
        self.parts: vec[i64] = vec[i64]([len(tile.price) for tile in tiles])
        prices = [_filled(tile.price) for tile in tiles]
        self.price_kind: vec[i64] = vec[i64]([kind for price in prices for kind, _ in price])
        self.price_number: vec[i64] = vec[i64]([number for price in prices for _, number in price])

    def _tabulate_start(self, content: Content) -> None:
        """By place in the turn order: its cells, and its tiles among the start tiles."""
        ids = content.cell_ids
        starts = content.start_tiles
        places = content.places
        self.place_cells: vec[i64] = vec[i64]([ids.index(c) for p in places for c in p.cells])
        self.place_tiles: vec[i64] = vec[i64]([starts.index(t) for p in places for t in p.tiles])
        axis = [c for n, c in enumerate(content.cells) if c.ring == 1 and len(c.quadrants) == 2]
        self.axis: i64 = sum(bit(ids.index(cell.id)) for cell in axis)

    def _tabulate_abilities(self, content: Content) -> None:
        abilities = {ability.id: ability for ability in content.abilities}
        self.bonus: vec[i64] = vec[i64](  # by ability and bonus
            [number for ability in content.abilities for number in ability.bonuses]
        )
        self.givers: vec[i64] = vec[i64](  # by bonus: the abilities that give it
            [
                sum(bit(n) for n, ability in enumerate(content.abilities) if ability.bonuses[of])
                for of in range(len(BONUSES))
            ]
        )
        self.halves: vec[i64] = vec[i64](  # by ability: the materials that it halves
            [sum(bit(WORKED.index(m)) for m in ability.half) for ability in content.abilities]
        )
        self.tools: i64 = sum(bit(n) for n, each in enumerate(content.abilities) if each.half)
        self.half_units: vec[i64] = vec[i64]([ability.half_units for ability in content.abilities])
        bow, horse = abilities["bow"], abilities["horse"]
        self.strings: i64 = bow.strings
        self.string_food: i64 = bow.string_food
        self.two_strings: vec[i64] = vec[i64]([number for _, number in bow.two_strings])
        self.cook_food: i64 = abilities["pottery"].cook_food
        self.horse_food: i64 = horse.paid_food
        self.horse_places: i64 = horse.paid_places
        self.horse_power: i64 = horse.paid_power

    def _tabulate_converters(self, content: Content) -> None:
        """By converter: what it takes and makes; its half is of food where it burns nothing."""
        abilities = {ability.id: ability for ability in content.abilities}
        makers = [abilities[id] for id in CONVERTERS]
        self.maker: vec[i64] = vec[i64]([ABILITIES.index(id) for id in CONVERTERS])
        self.batches: vec[i64] = vec[i64]([each.batches for each in makers])
        self.takes_kind: vec[i64] = vec[i64]([MATERIALS.index(each.takes[0][0]) for each in makers])
        self.takes: vec[i64] = vec[i64]([each.takes[0][1] for each in makers])
        self.makes_kind: vec[i64] = vec[i64]([MATERIALS.index(each.makes[0][0]) for each in makers])
        self.makes: vec[i64] = vec[i64]([each.makes[0][1] for each in makers])
        self.fuels: vec[i64] = vec[i64](
            [sum(bit(MATERIALS.index(m)) for m in e.half_of if m != "food") for e in makers]
        )

    def _tabulate_sites(self, content: Content) -> None:
        """By site, number of players and segment: what is asked for, one demand after the other."""
        sites = content.sites
        self.site_counts: vec[i64] = vec[i64]([COUNTS.index(site.counts) for site in sites])
        self.site_per: vec[i64] = vec[i64]([site.per for site in sites])
        self.site_fixed: vec[i64] = vec[i64]([site.status for site in sites])
        self.site_shared: vec[i64] = vec[i64]([n for site in sites for n in site.shared])
        in_play: list[Segment | None] = []
        for site in sites:
            for players in range(1, MOST_PLAYERS + 1):
                segments = site.segments(players)
                in_play += [*segments, *[None] * (SEGMENTS - len(segments))]
        demands = [_demands(segment) for segment in in_play]
        self.demand: vec[i64] = vec[i64]([kind for row in demands for kind, _, _ in row])
        self.demand_number: vec[i64] = vec[i64]([number for row in demands for _, number, _ in row])
        alternatives = [each for row in demands for _, _, part in row for each in part]
        self.part_kind: vec[i64] = vec[i64]([kind for kind, _ in alternatives])
        self.part_number: vec[i64] = vec[i64]([number for _, number in alternatives])
        self.segment_status: vec[i64] = vec[i64]([s.status if s else 0 for s in in_play])
        self.first_kind: vec[i64] = vec[i64](
            [one for one in range(len(MATERIALS)) for _ in range(one + 1, len(MATERIALS))]
        )
        self.second_kind: vec[i64] = vec[i64](
            [two for one in range(len(MATERIALS)) for two in range(one + 1, len(MATERIALS))]
        )

    def segment(self, site: i64, players: i64, segment: i64) -> i64:
        """The place of a segment in the tables of segments."""
        return (site * MOST_PLAYERS + players - 1) * SEGMENTS + segment


Pairs = list[tuple[int, int]]


def _alternatives(part: Amounts) -> Pairs:
    """A part of a price, filled up with what is not there."""
    known = [(MATERIALS.index(material), number) for material, number in part]
    return [*known, *[(int(NONE), 0)] * (MOST_PARTS - len(known))]


def _filled(price: tuple[Amounts, ...]) -> Pairs:
    parts = [*price, *[()] * (MOST_PARTS - len(price))]
    return [pair for part in parts for pair in _alternatives(part)]


def _demands(segment: Segment | None) -> list[tuple[int, int, Pairs]]:
    """What a segment asks for in the order in which it is paid, filled up."""
    asked: list[tuple[int, int, Pairs]] = []
    empty = _alternatives(())
    if segment:
        counted = (
            (codes.SOME_RAW, segment.raw),
            (codes.SOME_PROCESSED, segment.processed),
            (codes.DIFFERENT, segment.different),
            (codes.DIFFERENT_PROCESSED, segment.different_processed),
        )
        asked += [(int(kind), number, empty) for kind, number in counted if number]
        asked += [(int(codes.PART), 1, _alternatives(part)) for part in segment.parts]
        asked += [(int(codes.OTHER), segment.other, empty)] if segment.other else []
        if segment.two_of:
            trio = tuple((material, 2) for material in segment.two_of)
            asked.append((int(codes.TWO_OF), 1, _alternatives(trio)))
    return [*asked, *[(0, 0, empty)] * (int(DEMANDS) - len(asked))]
