"""Whole moves by brute force: all that the rules allow, enumerated slowly and apart from them.

Steps of different tribes may come in any order here, and nothing is cut off early. A result is
where everybody's tribes are, whose temples are marked, which tiles are held and spent, who walked
which way and what was paid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from lascaux.engine.bits import numbers_in
from lascaux.games.cromagnon.rules import entries
from lascaux.games.cromagnon.rules.codes import NONE
from lascaux.games.cromagnon.rules.paths import area_at, length_of, owner_of
from lascaux.games.cromagnon.rules.position import OPEN
from lascaux.games.cromagnon.rules.state import CroMagnonState
from tests.games.cromagnon.answers import AREAS, GAME, TILES

Tile = tuple[str, str]  # type and action
CATEGORY = {each.id: each.category for each in GAME.content.types}
COST = {number: area.cost for number, area in enumerate(GAME.content.areas)}
NEAR: dict[int, set[int]] = {number: set() for number in range(len(AREAS))}
for _link in GAME.content.links:
    NEAR[AREAS.index(_link.source)].add(AREAS.index(_link.target))
    NEAR[AREAS.index(_link.target)].add(AREAS.index(_link.source))


@dataclass(frozen=True, order=True)
class Cube:
    """A tribe, with the way that it has come this turn."""

    owner: int
    path: tuple[int, ...]
    known: int = 1  # how much of the path was walked before
    marker: bool = False

    @property
    def area(self) -> int:
        return self.path[-1]


@dataclass(frozen=True)
class World:
    """A position, as far as moves are concerned."""

    mover: int
    cubes: tuple[Cube, ...]
    hand: tuple[Tile, ...]
    paid_for: frozenset[int]
    untouched: frozenset[int]  # areas from which no tile was ever taken
    payments: tuple[tuple[int, str, Tile], ...] = ()  # area, how, tile
    lifted: tuple[tuple[int, int], ...] = ()  # owner and area of markers that have left

    def due(self, area: int) -> bool:
        there = any(cube.area == area for cube in self.cubes)
        return bool(COST[area]) and area in self.untouched and not there

    def bound(self, cube: Cube) -> bool:
        own = [each for each in self.cubes if (each.owner, each.area) == (cube.owner, cube.area)]
        return cube.owner == self.mover and cube.area in self.paid_for and len(own) == 1

    def steps(self, places: list[int]) -> Iterator[World]:
        """All positions one step further, by one of these cubes."""
        for place in places:
            cube = self.cubes[place]
            if self.bound(cube):
                continue
            for area in NEAR[cube.area] - set(cube.path):
                if not self.due(area):
                    yield self.moved(place, area)
                elif cube.owner == self.mover:
                    for world in self.having_paid(area):
                        yield world.moved(place, area)

    def moved(self, place: int, area: int) -> World:
        cube = self.cubes[place]
        lifted = ((cube.owner, cube.area),) if cube.marker else ()
        walked = replace(cube, path=(*cube.path, area), marker=False)
        cubes = (*self.cubes[:place], walked, *self.cubes[place + 1 :])
        return replace(self, cubes=cubes, lifted=(*self.lifted, *lifted))

    def having_paid(self, area: int) -> Iterator[World]:
        """All ways to pay, tile by tile or with one for all."""
        yield from self._paid(area, COST[area])
        for tile in set(self.hand):
            if tile[1] == "pay_all":
                yield self._without(tile, area, "all")

    def _paid(self, area: int, symbols: tuple[str, ...]) -> Iterator[World]:
        if not symbols:
            yield self
            return
        for tile in set(self.hand):
            if CATEGORY[tile[0]] == symbols[0]:
                yield from self._without(tile, area, "tile")._paid(area, symbols[1:])

    def _without(self, tile: Tile, area: int, how: str) -> World:
        hand = list(self.hand)
        hand.remove(tile)
        payments = (*self.payments, (area, how, tile))
        paid_for = self.paid_for | {area}
        return replace(self, hand=tuple(hand), payments=payments, paid_for=paid_for)

    def key(self) -> object:
        """Worlds with the same key go on alike."""
        return (
            tuple(sorted(self.cubes)),
            tuple(sorted(self.hand)),
            tuple(sorted(self.payments)),
            tuple(sorted(self.lifted)),
        )

    def result(self) -> Result:
        where = Counter((cube.owner, cube.area) for cube in self.cubes)
        ways = Counter(
            (cube.owner, cube.path[cube.known - 1 :])
            for cube in self.cubes
            if len(cube.path) > cube.known
        )
        return Result(
            frozenset(where.items()),
            tuple(sorted(self.hand)),
            tuple(sorted(self.payments)),
            frozenset(ways.items()),
            tuple(sorted(self.lifted)),
        )


@dataclass(frozen=True)
class Result:
    """What a whole move leads to."""

    tribes: frozenset[tuple[tuple[int, int], int]]
    hand: tuple[Tile, ...]
    payments: tuple[tuple[int, str, Tile], ...]
    ways: frozenset[tuple[tuple[int, tuple[int, ...]], int]]
    opened: tuple[tuple[int, int], ...]


def world_of(state: CroMagnonState) -> World:
    """A position of the real rules."""
    cubes = []
    for seat in range(state.players):
        for area in range(len(AREAS)):
            paths = [
                tuple(int(area_at(path, at)) for at in range(length_of(path)))
                for path in state.moved
                if path and owner_of(path) == seat
            ]
            here = [path for path in paths if path[-1] == area]
            markers = int(state.markers(seat, area))
            plain = int(state.tribes_of(seat, area)) - markers - len(here)
            cubes += [Cube(seat, (area,), marker=True)] * markers
            cubes += [Cube(seat, (area,))] * plain
            cubes += [Cube(seat, path, known=len(path)) for path in here]
    return World(
        mover=int(state.active),
        cubes=tuple(cubes),
        hand=tuple(TILES[tile] for tile in numbers_in(state.hand[state.active])),
        paid_for=frozenset(int(area) for area in numbers_in(state.paid)),
        untouched=frozenset(a for a in range(len(AREAS)) if not state.collected >> a & 1),
    )


def step_1(state: CroMagnonState, origin: int) -> set[Result]:
    """All results of step 1 from an area (C36 to C53)."""
    world = world_of(state)
    points = min(3, sum(cube.area == origin for cube in world.cubes))
    places = [
        place
        for place, cube in enumerate(world.cubes)
        if (cube.owner, cube.area) == (world.mover, origin)
    ]
    return {each.result() for each in _after(world, places, points)}


def own_movement(state: CroMagnonState, tile: Tile, points: int) -> set[Result]:
    """All results of own movement with a tile (C69)."""
    world = _playing(state, tile)
    places = [n for n, cube in enumerate(world.cubes) if cube.owner == world.mover]
    return _up_to(world, places, points)


def foreign_movement(state: CroMagnonState, tile: Tile, points: int) -> set[Result]:
    """All results of foreign movement with a tile (C70)."""
    world = _playing(state, tile)
    places = [n for n, cube in enumerate(world.cubes) if cube.owner != world.mover]
    return _up_to(world, places, points)


def relocation(state: CroMagnonState, tile: Tile) -> set[Result]:
    """All results of relocating (C71): any tribes of one area, to where there was another."""
    world = _playing(state, tile)
    found = set()
    own = [n for n, cube in enumerate(world.cubes) if cube.owner == world.mover]
    areas = {world.cubes[place].area for place in own}
    for origin in areas:
        places = [place for place in own if world.cubes[place].area == origin]
        worlds = {world.key(): world}
        for place in places:
            for each in list(worlds.values()):
                for area in areas - {origin}:
                    if not each.bound(each.cubes[place]):
                        gone = _relocated(each, place, area)
                        worlds[gone.key()] = gone
        found |= {each.result() for each in worlds.values()}
    return found - {world.result()}


def _relocated(world: World, place: int, area: int) -> World:
    cube = world.cubes[place]
    lifted = ((cube.owner, cube.area),) if cube.marker else ()
    gone = Cube(cube.owner, (area,))
    cubes = (*world.cubes[:place], gone, *world.cubes[place + 1 :])
    return replace(world, cubes=cubes, lifted=(*world.lifted, *lifted))


def _playing(state: CroMagnonState, tile: Tile) -> World:
    world = world_of(state)
    hand = list(world.hand)
    hand.remove(tile)
    return replace(world, hand=tuple(hand))


def _after(world: World, places: list[int], points: int) -> list[World]:
    worlds = {world.key(): world}
    for _ in range(points):
        worlds = {each.key(): each for before in worlds.values() for each in before.steps(places)}
    return list(worlds.values())


def _up_to(world: World, places: list[int], points: int) -> set[Result]:
    return {
        each.result() for number in range(1, points + 1) for each in _after(world, places, number)
    }


def reached(state: CroMagnonState, action: int) -> set[Result]:
    """The results of all chains of decisions that begin with this one."""
    before = state.copy()
    twin = state.held()
    assert isinstance(twin, CroMagnonState)
    twin.apply(action)
    return set(_ends(before, twin))


def _ends(before: CroMagnonState, state: CroMagnonState) -> Iterator[Result]:
    if not state.chain:
        yield _result(before, state)
        return
    for action in state.legal():
        ahead = state.copy()
        ahead.holder, ahead.logging, ahead.log = state.holder, True, list(state.log)
        ahead.apply(int(action))
        yield from _ends(before, ahead)


def _result(before: CroMagnonState, after: CroMagnonState) -> Result:
    """What the table looks like, and what the log tells of the way there."""
    seat = int(before.active)
    where = {
        ((owner, area), int(after.tribes_of(owner, area)))
        for owner in range(after.players)
        for area in range(len(AREAS))
        if after.tribes_of(owner, area)
    }
    ways: Counter[tuple[int, tuple[int, ...]]] = Counter()
    payments = []
    for event in after.log:
        if event[0] == entries.WALKED:
            ways[event[2], tuple(area for area in event[4:] if area != NONE)] += event[3]
        elif event[0] == entries.PAID:
            kind, action = GAME.content.types[event[3]].id, GAME.content.actions[event[4]].id
            payments.append((event[2], "tile", (kind, action)))
        elif event[0] == entries.PAID_ALL:
            payments.append((event[2], "all", (GAME.content.types[event[3]].id, "pay_all")))
    opened = [
        (int(before.mark(area, space)) - 1, area)
        for area in range(len(AREAS))
        for space in range(3)
        if before.mark(area, space) not in (0, OPEN) and after.mark(area, space) == OPEN
    ]
    return Result(
        frozenset(where),
        tuple(sorted(TILES[tile] for tile in numbers_in(after.hand[seat]))),
        tuple(sorted(payments)),
        frozenset(ways.items()),
        tuple(sorted(opened)),
    )
