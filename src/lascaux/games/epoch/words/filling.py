"""Filling the bench of work: for an aim that work can pay, the plan that takes what it lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lascaux.engine.pane import Card, Pane
from lascaux.games.epoch.content.parts import MATERIALS, SLOTS, Amounts, Segment
from lascaux.games.epoch.rules.codes import ACT, BUY, EFFORT, HOMAGE, LEAVE, NONE, STOP, WORK
from lascaux.games.epoch.rules.state import EpochState
from lascaux.games.epoch.view.prospects import price, ways
from lascaux.games.epoch.words.aiming import lacking
from lascaux.games.epoch.words.asked import Asked
from lascaux.games.epoch.words.names import amounts

MOST = 3  # aims
FILLS = "Fill for an aim"
FAR = 99  # food

Goods = Counter[str]


@dataclass(frozen=True)
class _Aim:
    """A tile or a segment: what it lacks, and the tiles from which it can be had."""

    place: str
    title: str
    drawing: str
    lacks: Goods
    spots: int


@dataclass(frozen=True)
class _Fill:
    """The decisions by which work takes what an aim lacks, and what they come to."""

    aim: _Aim
    actions: tuple[int, ...]
    food: int  # that the work costs
    way: int | None  # food from there to the aim; nothing: it is out of reach

    @property
    def cost(self) -> int:
        """The nearest aims come first."""
        return self.food + (FAR if self.way is None else self.way)

    @property
    def note(self) -> str:
        """How far the aim is then."""
        if self.way is None:
            return "too far now"
        return f"{self.way} food away" if self.way else "here"


def fills(asked: Asked, actions: Sequence[int], drawings: Mapping[str, str]) -> Pane | None:
    """A card for each of the nearest aims that the work at the end of a plan could pay."""
    begun = _begun(actions)
    if not begun or not all(map(_works, (asked.ahead(*begun), asked.ahead(*actions)))):
        return None
    working = asked.at(asked.ahead(*begun))
    found = [_filled(working, begun, aim) for aim in (*_tiles(working), *_sites(working))]
    once: dict[str, _Fill] = {}
    for fill in sorted(filter(None, found), key=lambda fill: fill.cost):
        once.setdefault(fill.aim.title, fill)
    cards = [_card(fill, tuple(actions), drawings) for fill in list(once.values())[:MOST]]
    return Pane("plan", "bench", FILLS, "Plan", cards=tuple(cards), columns=2) if cards else None


def _begun(actions: Sequence[int]) -> tuple[int, ...]:
    """The plan up to where work begins, and the help that was paid for during it."""
    work = int(ACT + WORK)
    if work not in actions:
        return ()
    start = actions.index(work) + 1
    return (*actions[:start], *[each for each in actions[start:] if HOMAGE <= each < LEAVE])


def _works(twin: EpochState) -> bool:
    return not twin.paused and twin.action == WORK


def _card(fill: _Fill, now: tuple[int, ...], drawings: Mapping[str, str]) -> Card:
    aim, is_now = fill.aim, fill.actions == now
    return Card(
        f"fill-{aim.place}",
        aim.title,
        drawings.get(aim.drawing, ""),
        lines=(f"{amounts(aim.lacks)}; {fill.note}",),
        badge=f"{fill.food} food",
        state="done" if is_now else "open",
        rule="E48",
        group=FILLS,
        parts=(aim.place,),
        wide=True,
        instead=() if is_now else fill.actions,
    )


# Aims


def _tiles(working: Asked) -> Iterator[_Aim]:
    """Open tiles whose ability is not known."""
    for number, cell in enumerate(working.view["cells"]):
        tile = working.content.tile(cell["tile"]) if cell["tile"] else None
        if tile and cell["hut"] is None and tile.ability not in working.me["abilities"]:
            spots = int(working.state.tables.near[number]) | 1 << number
            lacks = _lacking_parts(working, tile.price)
            yield _Aim(cell["id"], working.names.tile(tile.id), tile.ability, lacks, spots)


def _sites(working: Asked) -> Iterator[_Aim]:
    """The free segments of sites without a token of one's own."""
    for site in working.view["sites"]:
        found = next(each for each in working.content.sites if each.id == site["site"])
        segments = found.segments(working.state.players)
        spots = int(working.state.tables.slot_touches[SLOTS.index(site["slot"])])
        for segment, token in zip(segments, site["tokens"], strict=True):
            if token is None and working.seat not in site["tokens"]:
                yield _Aim(site["slot"], found.name, found.id, _short(working, segment), spots)


def _power(working: Asked, material: str) -> int:
    """Work power for one, where the leader stands; 0: there is none."""
    work = working.view["work"]
    return work["prices"].get(material, 0) if work else 0


def _lacking_parts(working: Asked, parts: Sequence[Amounts]) -> Goods:
    """Of every part the way for which least work is needed; nothing if one cannot be worked for."""
    goods, lacks = working.me["goods"], Counter[str]()
    for part in parts:
        lacking = [(kind, max(0, number - goods.get(kind, 0))) for kind, number in part]
        able = [(n * _power(working, kind), kind, n) for kind, n in lacking]
        able = [way for way in able if way[0] or not way[2]]
        if not able:
            return Counter()
        _, kind, n = min(able)
        lacks[kind] += n
    return +lacks


def _short(working: Asked, segment: Segment) -> Goods:
    """The cheapest materials that bring an offer nearer, until nothing lacks; or nothing."""
    differs = working.view["egtved_other_must_differ"]
    goods, lacks = Counter(working.me["goods"]), Counter[str]()
    here = [kind for kind in MATERIALS if _power(working, kind)]
    while left := lacking(segment, goods + lacks, differs):
        useful = [
            kind
            for kind in here
            if lacking(segment, goods + lacks + Counter([kind]), differs) < left
        ]
        if not useful:
            return Counter()
        lacks[min(useful, key=lambda kind: _power(working, kind))] += 1
    return lacks


# What is done for them


def _filled(working: Asked, begun: tuple[int, ...], aim: _Aim) -> _Fill | None:
    """Takes all that lacks, with as few efforts as that needs, if food lasts."""
    twin, chain = working.ahead(), list(begun)
    for material in aim.lacks.elements():
        buy = int(BUY) + MATERIALS.index(material)
        while buy not in list(twin.legal()):
            if EFFORT not in list(twin.legal()):
                return None
            _take(twin, int(EFFORT), chain)
        _take(twin, buy, chain)
    if not aim.lacks or not working.view["work"]:
        return None
    food = int(working.state.food[working.seat] - twin.food[working.seat])
    way = _way(twin, working.seat, aim.spots)
    return _Fill(aim, tuple(chain), working.view["work"]["food"] + food, way)


def _take(twin: EpochState, action: int, chain: list[int]) -> None:
    twin.advance(action)
    chain.append(action)


def _way(twin: EpochState, seat: int, spots: int) -> int | None:
    """The food from where the work is done to the nearest of some tiles."""
    if spots >> int(twin.leader[seat]) & 1:
        return 0
    if twin.action != NONE:
        twin.advance(STOP)
    found = [price(twin, way) for cell, way in ways(twin, seat).items() if spots >> cell & 1]
    return min(found, default=None)
