"""What things are called: spots on the board, sites, materials, and amounts of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lascaux.engine.words import count, listed
from lascaux.games.epoch.content.parts import ABILITIES, MATERIALS, Amounts, Content, Segment
from lascaux.games.epoch.rules.entries import SITE_SHIFT, TILE_SHIFT

PLURALS = {"hide": "hides", "antler": "antlers", "tendon": "tendons"}
STATUS = "status"


def some(number: int, material: str) -> str:
    """So many counters of a material.

    >>> some(1, "hide"), some(2, "hide"), some(2, "wood")
    ('1 hide', '2 hides', '2 wood')
    """
    return count(number, material, PLURALS.get(material, material))


def amounts(found: Mapping[str, int] | Amounts) -> str:
    """Several materials with their numbers.

    >>> amounts({"stone": 1, "wood": 0, "antler": 2})
    '1 stone and 2 antlers'
    """
    pairs = found.items() if isinstance(found, Mapping) else found
    return listed(some(number, material) for material, number in pairs if number)


def price(parts: Iterable[Amounts]) -> str:
    """What a tile costs: all parts, of each one way.

    >>> price([(("wood", 1),), (("bronze", 1), ("stone", 3))])
    '1 wood, and 1 bronze or 3 stone'
    """
    return ", and ".join(listed((some(n, kind) for kind, n in part), "or") for part in parts)


def demand(segment: Segment) -> str:
    """What an offer on a segment takes.

    >>> demand(Segment(4, 1, 0, 0, (), 0, (), 0)), demand(Segment(0, 0, 0, 3, (), 0, (), 6))
    ('4 raw and 1 processed', '3 different processed')
    """
    said = [f"{segment.raw} raw"] if segment.raw else []
    said += [f"{segment.processed} processed"] if segment.processed else []
    said += [f"{segment.different} different"] if segment.different else []
    if segment.different_processed:
        said.append(f"{segment.different_processed} different processed")
    said += [listed((some(n, kind) for kind, n in part), "or") for part in segment.parts]
    said += [f"{segment.other} other"] if segment.other else []
    if segment.two_of:
        return f"2 each of two: {listed(segment.two_of, 'or')}"
    return ", and ".join(said) if any(len(part) > 1 for part in segment.parts) else listed(said)


def short_name(content: Content, ability: str) -> str:
    """An ability in one word, where there is little room.

    >>> from lascaux.games.epoch.content.reader import standard
    >>> [short_name(standard(), each) for each in ("fishing_pole", "hoop_net", "axe")]
    ['Pole', 'Net', 'Axe']
    """
    short = {"fishing_pole": "Pole", "hoop_net": "Net", "casting_bronze": "Bronze"}
    short["rope_making"] = "Rope"
    return short.get(ability) or content.abilities[ABILITIES.index(ability)].name


def halves(number: float) -> str:
    """A number with halves.

    >>> halves(0.5), halves(1.5), halves(2)
    ('½', '1½', '2')
    """
    whole = int(number)
    return (str(whole) if whole else "") + "½" if number > whole else str(whole)


class Names:
    """What is printed on tiles, villages and sites."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._abilities = {each.id: each.name for each in content.abilities}
        self._tiles = {tile.id: self._abilities[tile.ability] for tile in content.tiles}
        self._villages = {each.id: each.name.lower() for each in content.villages}

    def ability(self, id: str) -> str:
        """An ability: 'Fishing pole'."""
        return self._abilities[id]

    def tile(self, id: str) -> str:
        """A tile by its ability."""
        return self._tiles[id]

    def village(self, cell: str) -> str:
        """A village."""
        return f"the {self._villages[cell]}"

    def spot(self, number: int) -> str:
        """A cell with its tile, as log entries have it."""
        cell = number & (1 << TILE_SHIFT) - 1
        tile = (number >> TILE_SHIFT) - 1
        if tile < 0:
            return self.village(self._content.cell_ids[cell])
        return self._tiles[self._content.tiles[tile].id]

    def cell_of(self, spot: int) -> str:
        """The cell of a spot."""
        return self._content.cell_ids[spot & (1 << TILE_SHIFT) - 1]

    def site(self, number: int) -> str:
        """A slot with its site, as log entries have it."""
        return self._content.sites[number >> SITE_SHIFT].name

    def slot_of(self, site: int) -> str:
        """The slot of a site."""
        return self._content.slots[site & (1 << SITE_SHIFT) - 1].id


KINDS = " ".join(MATERIALS)
