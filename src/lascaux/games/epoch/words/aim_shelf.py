"""Aims: what could be developed or offered, what is missing for it, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from lascaux.engine.bits import numbers_in
from lascaux.engine.hexes import Cell, beside, neighbour_sets
from lascaux.engine.pane import Card, CardState, Chip, Pane
from lascaux.engine.words import sentence
from lascaux.games.epoch.content.parts import SLOTS, Tile
from lascaux.games.epoch.view import CellView, SiteView
from lascaux.games.epoch.words.aiming import Part, lacking, made, parts_of
from lascaux.games.epoch.words.deeds import RULES, deed
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.lore import INVENTIONS, SITES
from lascaux.games.epoch.words.names import demand, price, some

HERE, AFTER, FAR, SHORT, LATER = "Now", "Make first", "A journey off", "Short", "Later"
GROUPS = (HERE, AFTER, FAR, SHORT, LATER)
FAR_OFF = 99  # food: farther than anything that can be reached
NEAR_AIM = 3  # counters that may be missing for an aim that is not for later


class Aim(NamedTuple):
    """How somebody stands to a tile or a segment."""

    missing: int
    made: int  # missing once all is made that can be
    food: int | None  # for the way to where it can be done; nothing: out of reach

    @property
    def group(self) -> str:
        """Where its card stands."""
        if self.missing == 0 and self.food is not None:
            return FAR if self.food else HERE
        if self.made == 0 and self.food is not None:
            return AFTER
        return SHORT if 0 < self.missing <= NEAR_AIM else LATER

    @property
    def nearness(self) -> tuple[int, int, int]:
        """What comes first: its group, what is missing, then the way."""
        return GROUPS.index(self.group), self.missing, FAR_OFF if self.food is None else self.food

    @property
    def state(self) -> CardState:
        """Whether it can be paid."""
        return "missing" if self.missing else "payable"

    def note(self) -> str:
        """What stands in the way: '1 short', '4 food away'."""
        if self.missing:
            return "make some first" if self.made == 0 else f"{self.missing} short"
        if self.food is None:
            return "out of reach"
        return f"{self.food} food away" if self.food else "now"


def aims(looking: Looking) -> Pane:
    """While start tiles are chosen these; then tiles and sites, the nearest first."""
    if looking.view["display"]:
        cards = [_start(looking, tile) for tile in looking.view["display"]]
        cards += [_taken(looking, *each) for each in looking.view["drafted"].items()]
        return Pane("aims", "common", "Start tiles", "Aims", cards=tuple(cards))
    found = sorted([*_tiles(looking), *_sites(looking)], key=lambda each: each[0].nearness)
    return Pane("aims", "common", "Aims", "Aims", cards=tuple([card for _, card in found]))


def _start(looking: Looking, id: str) -> Card:
    tile = looking.content.tile(id)
    ability = looking.abilities[tile.ability]
    return Card(
        f"draft-{id}",
        ability.name,
        looking.drawing(ability.id),
        lines=(deed(ability),),
        badge=f"{tile.status} ★",
        text=f"{deed(ability)} {INVENTIONS[ability.id]}",
        rule=RULES[ability.id],
        wide=True,
    )


def _taken(looking: Looking, id: str, side: int) -> Card:
    """A start tile that somebody has chosen."""
    chip = Chip(looking.people.name(side), f"badge-{side}")
    return replace(_start(looking, id), lines=(), chips=(chip,), state="used", group="Taken")


# Tiles


def _tiles(looking: Looking) -> Iterator[tuple[Aim, Card]]:
    for cell in looking.view["cells"]:
        if cell["tile"] and cell["hut"] is None:
            tile = looking.content.tile(cell["tile"])
            if tile.ability not in looking.mine["abilities"]:
                aim = tile_aim(looking, cell["id"], tile)
                yield aim, _tile(looking, cell, tile, aim)


def _tile(looking: Looking, cell: CellView, tile: Tile, aim: Aim) -> Card:
    parts = parts_of(tile.price, looking.mine["goods"], looking.barred())
    chips = [
        Chip(f"+{part.lacking}", part.material, f"{_of(part)} missing", "bad")
        if part.lacking
        else Chip(str(part.number), part.material, f"{_of(part)} in hand", "good")
        for part in parts
    ]
    rivals = [Chip("", f"badge-{side}", _could(looking, side)) for side in _rivals(looking, tile)]
    return Card(
        f"aim-{cell['id']}",
        looking.names.tile(tile.id),
        looking.drawing(tile.ability),
        chips=(*chips, *rivals),
        badge=f"{tile.status} ★",
        state=aim.state,
        note=aim.note(),
        text=tile_text(looking, tile),
        rule=RULES[tile.ability],
        group=aim.group,
        parts=(cell["id"],),
        shows=way_to(looking, [cell["id"], *_beside(looking, cell["id"])]),
    )


def _of(part: Part) -> str:
    return some(part.lacking or part.number, part.material)


def _could(looking: Looking, side: int) -> str:
    return f"{looking.people.name(side)} could pay it"


def _rivals(looking: Looking, tile: Tile) -> list[int]:
    """Who else has what it costs, and not the ability."""
    return [
        side
        for side, each in enumerate(looking.view["sides"][: looking.view["players"]])
        if side != looking.eyes
        and tile.ability not in each["abilities"]
        and not any(part.lacking for part in parts_of(tile.price, each["goods"]))
    ]


def tile_text(looking: Looking, tile: Tile) -> str:
    """The price, the worth and the use of a tile."""
    ability = looking.abilities[tile.ability]
    cost = sentence(f"it costs {price(tile.price)} and is worth {tile.status} status at the end")
    return f"{cost} {deed(ability)} {INVENTIONS[ability.id]}"


def tile_aim(looking: Looking, cell: str, tile: Tile) -> Aim:
    """How whoever looks stands to a tile."""
    goods, barred = looking.mine["goods"], looking.barred()
    missing = sum(part.lacking for part in parts_of(tile.price, goods, barred))
    then = sum(part.lacking for part in parts_of(tile.price, _made(looking), barred))
    spots = [cell, *_beside(looking, cell)]
    return Aim(missing, then, food_to(looking, spots))


def _made(looking: Looking) -> dict[str, int]:
    known = (looking.abilities[each] for each in looking.usable())
    return made(looking.mine["goods"], known)


# Sites


def _sites(looking: Looking) -> Iterator[tuple[Aim, Card]]:
    for site in looking.view["sites"]:
        if looking.eyes not in site["tokens"]:
            aim = site_aim(looking, site)
            yield aim, _site(looking, site, aim)


def _site(looking: Looking, site: SiteView, aim: Aim) -> Card:
    found = looking.sites[site["site"]]
    free = [number for number, token in enumerate(site["tokens"]) if token is None]
    segments = found.segments(looking.view["players"])
    lines = [f"{demand(segments[number])}: {site['brings'][number]} ★" for number in free]
    return Card(
        f"aim-{site['slot']}",
        found.name,
        looking.drawing(found.id),
        lines=tuple(lines) or ("no segment free",),
        badge=f"+{bonus_step(looking)} ★",
        state=aim.state if free else "used",
        note=aim.note() if free else "",
        text=site_text(looking, site),
        rule="E87",
        group=aim.group if free else LATER,
        parts=(site["slot"],),
    )


def _lack(looking: Looking, site: SiteView, number: int) -> int:
    segment = looking.sites[site["site"]].segments(looking.view["players"])[number]
    return lacking(segment, looking.mine["goods"], looking.view["egtved_other_must_differ"])


def site_aim(looking: Looking, site: SiteView) -> Aim:
    """How whoever looks stands to the segment of a site for which least is missing."""
    free = [number for number, token in enumerate(site["tokens"]) if token is None]
    missing = min((_lack(looking, site, number) for number in free), default=99)
    slot = looking.content.slots[SLOTS.index(site["slot"])].at
    ids, places = looking.content.cell_ids, _places(looking)
    return Aim(
        missing, missing, food_to(looking, [ids[n] for n in numbers_in(_touching(places, slot))])
    )


def bonus_step(looking: Looking) -> int:
    """What one more site adds to the bonus of whoever looks."""
    bonus, offers = looking.content.constants.offer_bonus, looking.mine["offers"]
    return bonus[min(offers + 1, len(bonus) - 1)] - bonus[min(offers, len(bonus) - 1)]


def site_text(looking: Looking, site: SiteView) -> str:
    """What a site scores, and what is known of it from digging."""
    found = looking.sites[site["site"]]
    scores = {
        "tiles": f"1 status for every {found.per} tiles that you have developed",
        "collected": f"1 status for every {found.per} status that you have collected",
        "fixed": f"{found.status} status",
        "segment": "the status beside the segment",
        "shared": f"{found.shared[looking.view['players'] - 1]} status, shared by all who offered"
        if found.shared
        else "",
    }[found.counts]
    hidden = "" if site["discovered"] else " 3 status for whoever discovers it."
    return f"{sentence(f'an offer scores {scores}')}{hidden} {SITES[found.id]}"


# Ways


def way_to(looking: Looking, cells: list[str]) -> str:
    """What the map shows of the viewer's cheapest way to one of some tiles, if there is one."""
    found = [looking.reach[cell] for cell in cells if cell in looking.reach]
    if looking.you < 0 or looking.mine["leader"] in cells or not found:
        return ""
    return f"way-{min(found, key=lambda way: way['food'])['cell']}"


def food_to(looking: Looking, cells: list[str]) -> int | None:
    """The food for the cheapest way to one of some tiles; nothing where the leader stands."""
    if looking.mine["leader"] in cells:
        return 0
    found = [looking.reach[cell]["food"] for cell in cells if cell in looking.reach]
    return min(found, default=None)


def _places(looking: Looking) -> tuple[Cell, ...]:
    content = looking.content
    return (*[cell.at for cell in content.cells], *[each.at for each in content.villages])


@lru_cache(maxsize=8)
def _neighbours(places: tuple[Cell, ...]) -> list[int]:
    return [int(near) for near in neighbour_sets(list(places))]


@lru_cache(maxsize=64)
def _touching(places: tuple[Cell, ...], at: Cell) -> int:
    return int(beside(list(places), at))


def _beside(looking: Looking, cell: str) -> list[str]:
    ids = looking.content.cell_ids
    return [ids[number] for number in numbers_in(_neighbours(_places(looking))[ids.index(cell)])]
