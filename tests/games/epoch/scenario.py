"""Stories: a position in a few lines, decisions in notation, and questions about the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from lascaux.engine.bits import bit
from lascaux.engine.rng import Rng
from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.content.parts import ABILITIES, LANDSCAPES, MATERIALS, SITES, SLOTS
from lascaux.games.epoch.rules import turn as turns
from lascaux.games.epoch.rules.codes import CELLS as CELL_COUNT
from lascaux.games.epoch.rules.codes import KINDS, NONE, SEGMENTS
from lascaux.games.epoch.rules.steps import BEGIN_TURN
from tests.games.epoch.answers import CELLS, GAME, TILES, Answers, seat_of

__all__ = ["GAME", "Story", "on"]

USUAL_SITES = {"NE": "carnac", "SE": "valcamonica", "SW": "egtved", "NW": "barger"}
EMPTY = "V-S"


class Story(Answers):
    """A game in the middle, as a test tells it, played on by the real rules.

    Somebody's turn begins. Tiles are told by cell, with a tile's id or only a landscape; these
    lie face up, all others face down, unless told with a question mark: `R1-02="forest?"`. Who
    owns an ability has a hut on its first free tile. Goods are told as `2 flint 1 rope`. Leaders
    that are not told stand nowhere, but the one whose turn it is stands on the southern village.

    >>> story = Story(tiles={"R1-05": "forest"}, leaders={"Red": "R1-05"}, food={"Red": 4})
    >>> story.play("gather", "stop").food("Red")
    7
    """

    def __init__(
        self,
        *,
        players: int = 2,
        turn: str = "Red",
        first: str = "Red",
        in_round: int = 2,
        tiles: Mapping[str, str] | None = None,
        all_up: bool = False,
        leaders: Mapping[str, str] | None = None,
        owns: Mapping[str, str] | None = None,
        food: Mapping[str, int] | None = None,
        goods: Mapping[str, str] | None = None,
        status: Mapping[str, int] | None = None,
        loose: Mapping[str, str] | None = None,
        sites: Mapping[str, str] | None = None,
        undiscovered: str = "NE SE SW NW",
        tokens: Mapping[str, str] | None = None,
        **options: Any,
    ) -> None:
        state = GAME.set_up(players, Rng("story"), EpochOptions(**options), False)
        places = list(state.places)
        state.clear_table()
        state.display = 0
        self.begin(GAME, state)
        for side, number in enumerate(places):
            state.places[side] = number
        state.first, state.round, state.countdown = seat_of(first), in_round, NONE
        state.undiscovered = sum(bit(SLOTS.index(slot)) for slot in undiscovered.split())
        for slot, site in (sites or USUAL_SITES).items():
            state.sites[SLOTS.index(slot)] = SITES.index(site)
        self._lay_tiles(tiles or {}, owns or {}, all_up)
        for owner, cell in {turn: EMPTY, **(leaders or {})}.items():
            state.leader[seat_of(owner)] = CELLS.index(cell) if cell else NONE
        self._give(food or {}, goods or {}, status or {}, loose or {})
        for place, owner in (tokens or {}).items():
            slot, segment = place.split()
            number = SLOTS.index(slot)
            state.tokens[number * SEGMENTS + int(segment) - 1] = seat_of(owner)
            state.offered_at[seat_of(owner)] |= bit(number)
        state.logging = True
        self._begin(seat_of(turn))

    @classmethod
    def from_box(cls, players: int = 2, seed: str = "any", **options: Any) -> Self:
        """A new game as the box deals it."""
        story = cls.__new__(cls)
        story.begin(GAME, GAME.new(players, seed, EpochOptions(**options), log=True))
        return story

    def _lay_tiles(self, tiles: Mapping[str, str], owns: Mapping[str, str], all_up: bool) -> None:
        state = self.state
        state.face_up = bit(CELL_COUNT) | bit(CELL_COUNT + 1)
        known = {cell: tile.rstrip("?") for cell, tile in tiles.items()}
        free = [tile for tile in GAME.content.tiles if tile.id not in known.values()]
        wanted = [(owner, ability) for owner in owns for ability in owns[owner].split()]
        for cell, tile in known.items():
            if tile in LANDSCAPES:
                taken = {ability for _, ability in wanted}
                fits = [each for each in free if each.landscape == tile]
                chosen = next((each for each in fits if each.ability not in taken), fits[0])
                free.remove(chosen)
                known[cell] = chosen.id
        rest = [cell for cell in reversed(CELLS[:CELL_COUNT]) if cell not in known]
        known |= dict(zip(rest, [tile.id for tile in free], strict=True))
        for cell, tile_id in known.items():
            state.tile[CELLS.index(cell)] = TILES.index(tile_id)
            if all_up or (cell in tiles and not tiles[cell].endswith("?")):
                state.face_up |= bit(CELLS.index(cell))
        for owner, ability in wanted:
            self._build(seat_of(owner), ability)

    def _build(self, side: int, ability: str) -> None:
        state = self.state
        number = ABILITIES.index(ability)
        cells = [
            cell
            for cell in range(CELL_COUNT)
            if GAME.tables.tile_ability[state.tile[cell]] == number and state.hut[cell] == NONE
        ]
        state.face_up |= bit(cells[0])
        state.build(side, cells[0])

    def _give(
        self,
        food: Mapping[str, int],
        goods: Mapping[str, str],
        status: Mapping[str, int],
        loose: Mapping[str, str],
    ) -> None:
        state = self.state
        for owner, number in food.items():
            state.food[seat_of(owner)] = number
        for owner, number in status.items():
            state.status[seat_of(owner)] = number
        for owner, text in goods.items():
            for number, material in _counted(text):
                state.goods[seat_of(owner) * KINDS + MATERIALS.index(material)] += number
        for cell, text in loose.items():
            for number, material in _counted(text):
                state.loose[CELLS.index(cell) * KINDS + MATERIALS.index(material)] += number

    def _begin(self, seat: int) -> None:
        """The turn begins, with those of the others after it."""
        state = self.state
        later = (seat + 1) % state.players
        waiting = []
        while later != state.first:
            waiting.append(later)
            later = (later + 1) % state.players
        for each in reversed(waiting):
            state.plan(BEGIN_TURN, each)
        turns.begin(state, seat)
        state.run()


def _counted(text: str) -> list[tuple[int, str]]:
    words = text.split()
    return [(int(n), material) for n, material in zip(words[::2], words[1::2], strict=True)]


def on(land: str, **told: Any) -> Story:
    """Red's turn on a tile of a landscape, with plenty of food unless told."""
    told = {"food": {"Red": 9}, **told}
    return Story(tiles={"R1-05": land}, leaders={"Red": "R1-05"}, **told)
