"""The plan of a journey: every way that is worth choosing, and what comes along or stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.words import listed, opening, sentence
from lascaux.games.epoch.content.parts import MATERIALS
from lascaux.games.epoch.rules import steps
from lascaux.games.epoch.rules.codes import HOMAGE, LEAVE, ON_FOOT, PAY_HORSE
from lascaux.games.epoch.view.prospects import MEANS
from lascaux.games.epoch.words.asked import Asked
from lascaux.games.epoch.words.journeys import Journey, is_on_way, journey, leaving, told
from lascaux.games.epoch.words.names import amounts, some

MOST_WAYS = 4
WAYS, ALONG, STAYS = "Ways", "Comes along: tap what stays instead", "Stays: tap what comes along"


@dataclass(frozen=True)
class _Planned:
    """A journey at the end of a plan, and what was planned before it."""

    asked: Asked  # where it begins
    before: tuple[int, ...]
    now: Journey
    drawings: Mapping[str, str]


def other_ways(asked: Asked, actions: Sequence[int], drawings: Mapping[str, str]) -> Pane | None:
    """A bench while a plan ends with a journey, if there is anything to choose about it."""
    planned = _planned(asked, tuple(actions), drawings)
    if planned is None:
        return None
    found = _worth_choosing(planned)
    if len(found) < 2 and not planned.now.left:
        return None
    place = planned.now.cells[-1]
    cards = [_way(planned, each, n) for n, each in enumerate(found)]
    cards += [*_along(planned), *_stays(planned)] if planned.now.left else []
    title = f"To {asked.spot(place)} ({asked.land(place)})"
    return Pane("plan", "bench", title, "Plan", cards=tuple(cards), columns=2)


def _planned(
    asked: Asked, actions: tuple[int, ...], drawings: Mapping[str, str]
) -> _Planned | None:
    start = len(actions)
    while start and is_on_way(actions[start - 1]):
        start -= 1
    twin = asked.ahead(*actions[:start])
    if twin.paused or start == len(actions):
        return None
    origin = asked.at(twin)
    if origin.step != steps.MAIN or origin.seat != asked.seat:
        return None
    now = told(origin, actions[start:])
    return _Planned(origin, actions[:start], now, drawings) if now.cells else None


def _worth_choosing(planned: _Planned) -> list[Journey]:
    """The planned journey, and those than which no other is better, the cheapest first."""
    asked, now = planned.asked, planned.now
    helpers = [action for action in asked.legal if HOMAGE <= action < LEAVE]
    firsts = [(), *[(each,) for each in helpers]]
    firsts += [(*first, int(PAY_HORSE)) for first in firsts]
    found = {now.costs: now}
    for first in firsts:
        for means in (MEANS, (int(ON_FOOT),)):
            chain = journey(asked, now.cells[-1], means, first)
            other = told(asked, chain) if chain else now
            found.setdefault(other.costs, other)
    best = [
        one for one in found.values() if not any(_beats(each, one, now) for each in found.values())
    ]
    best.sort(key=lambda each: (each is not now, each.costs))
    return sorted(best[:MOST_WAYS], key=lambda each: each.costs)


def _beats(other: Journey, one: Journey, now: Journey) -> bool:
    return one is not now and other.is_better_than(one)


# Cards


def _way(planned: _Planned, each: Journey, number: int) -> Card:
    asked = planned.asked
    paid = " + ".join(map(str, each.prices)) + " food" + (", fodder besides" if each.horse else "")
    paid += f", {each.water} back from a jug" if each.water else ""
    stays = (
        f"{amounts(each.left)} {'stay' if each.left.total() > 1 else 'stays'}" if each.left else ""
    )
    status = [Chip(f"−{len(each.helpers)}", "status", "status")] if each.helpers else []
    is_now = each is planned.now
    return Card(
        f"way-{number}",
        _by(asked, each),
        lines=(paid, *([sentence(stays)] if stays else [])),
        chips=(*status, Chip(f"{each.rest} food left", tone="quiet")),
        badge=f"{each.food} food",
        state="done" if is_now else "open",
        text=sentence(f"{_by(asked, each)}: {paid}"),
        rule="E104",
        group=WAYS,
        parts=each.cells,
        wide=True,
        instead=() if is_now else (*planned.before, *each.actions),
    )


def _by(asked: Asked, each: Journey) -> str:
    """How one goes: 'With Ben, by canoe'."""
    means = {0: "on foot", len(each.prices): "by canoe"}.get(each.paddled, "on foot and by canoe")
    helpers = [asked.people.name(side) for side in each.helpers]
    helpers += ["a horse"] if each.horse else []
    return opening(f"with {listed(helpers)}, {means}" if helpers else means)


# What stays


def _along(planned: _Planned) -> Iterator[Card]:
    asked, left = planned.asked, planned.now.left
    for kind, has in asked.me["goods"].items():
        if has > left[kind]:
            others = [each for each in left if each != kind and left[each]]
            gone = max(others, key=lambda each: left[each], default="")
            swap = Counter({kind: 1, gone: -1}) if gone else Counter()
            yield _good(planned, "along", kind, has - left[kind], swap, ALONG)


def _stays(planned: _Planned) -> Iterator[Card]:
    asked, left = planned.asked, planned.now.left
    goods = asked.me["goods"]
    for kind, number in left.items():
        others = [each for each in MATERIALS if each != kind and goods.get(each, 0) > left[each]]
        gone = max(others, key=lambda each: goods[each] - left[each], default="")
        swap = Counter({kind: -1, gone: 1}) if gone else Counter()
        yield _good(planned, "stays", kind, number, swap, STAYS)


def _good(
    planned: _Planned, name: str, kind: str, number: int, swap: Counter[str], group: str
) -> Card:
    """Goods, and the plan in which one of them is exchanged."""
    chain = _exchanged(planned, swap) if swap else ()
    return Card(
        f"{name}-{kind}",
        opening(kind),
        planned.drawings.get(kind, ""),
        badge=str(number),
        text=sentence(f"{some(number, kind)} {'stay' if name == 'stays' else 'come along'}"),
        rule="E153",
        group=group,
        instead=(*planned.before, *chain) if chain else (),
    )


def _exchanged(planned: _Planned, swap: Counter[str]) -> tuple[int, ...]:
    """The journey on which other goods stay; none if it needs what would stay."""
    wanted = Counter(planned.now.left)
    wanted.update(swap)
    chain = leaving(planned.asked, planned.now.actions, wanted)
    return chain if chain and told(planned.asked, chain).left == wanted else ()
