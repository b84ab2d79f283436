"""Reasons: what choices change in everybody's standing, and how two of them differ, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lascaux.bots.turns import play_on, played
from lascaux.engine.game import Game
from lascaux.engine.insight import POINTS
from lascaux.engine.sight import Sight
from lascaux.engine.state import State
from lascaux.engine.words import listed

NOTABLE = 0.15  # points: less is not worth a word
DECISIVE = 20.0  # points: more than this is not counted any more
MOST_TOLD = 2  # things that speak for one of two choices; one more is told for the other
NEARLY = 0.05  # of a whole number

_MANY = re.compile(r"(?:ies|s)(?=\s(?:in|on|at|to|of)\s|$)")  # how the name of several things ends


@dataclass(frozen=True)
class Change:
    """What a turn changes for each side, on average over what may be hidden."""

    seat: int  # whose turn it is
    names: tuple[str, ...]  # of the sides
    standings: tuple[dict[str, float], ...]  # by side: points, by guess, by the game's own names
    pieces: dict[str, float]  # how many of something the seat has more
    sources: dict[str, float]  # points that the seat has got, by where they come from

    @property
    def own(self) -> dict[str, float]:
        """What it changes for whoever decides."""
        return self.standings[self.seat]


def change(
    game: Game, sight: Sight, redrawn: Sequence[State], turn: Sequence[int], onward: bool = False
) -> Change:
    """What these decisions change, in positions that look like a sight to its seat.

    `onward`, by the end of the seat's next turn, if everybody then takes what looks best at once.
    """
    seat = int(sight.seat)
    standings: list[dict[str, float]] = [{} for _ in range(sight.state.sides)]
    pieces: dict[str, float] = {}
    sources: dict[str, float] = {}
    share = 1.0 / len(redrawn)
    for before in redrawn:
        after = before.copy()
        if played(after, turn) and onward:
            play_on(game, after, seat)
        for side, total in enumerate(standings):
            old, new = (game.insight.features(each, side) for each in (before, after))
            _add(total, old, new, share)
        old, new = (game.insight.pieces(each, seat) for each in (before, after))
        _add(pieces, old, new, share)
        _add(sources, _sources(game, before, seat), _sources(game, after, seat), share)
    names = game.side_names(int(sight.state.players))
    return Change(seat, names, tuple(standings), pieces, sources)


def _sources(game: Game, state: State, seat: int) -> dict[str, float]:
    points = [float(each) for each in state.breakdown()[seat]]
    return dict(zip(game.sources, points, strict=True))


def _add(total: dict[str, float], old: dict[str, float], new: dict[str, float], by: float) -> None:
    """Add what is new; sorted, since sets of words come in another order in every process."""
    for name in sorted(old.keys() | new.keys()):
        total[name] = total.get(name, 0.0) + (new.get(name, 0.0) - old.get(name, 0.0)) * by


def same(one: Change, other: Change) -> bool:
    """Is there nothing worth a word in which they differ?"""
    return not _differences(one, other)


def average(changes: Sequence[Change]) -> Change:
    """What choices change on average: time that passes and the like, whatever is chosen."""
    first = changes[0]
    return Change(
        first.seat,
        first.names,
        tuple(
            _mean([each.standings[side] for each in changes])
            for side in range(len(first.standings))
        ),
        _mean([each.pieces for each in changes]),
        _mean([each.sources for each in changes]),
    )


def _mean(all_of: Sequence[dict[str, float]]) -> dict[str, float]:
    names = sorted({name for each in all_of for name in each})
    return {name: sum(each.get(name, 0.0) for each in all_of) / len(all_of) for name in names}


@dataclass(frozen=True)
class _Difference:
    """A part of what one choice has over another, or less than it."""

    worth: float  # points, by guess: what speaks against it is negative
    words: str
    of_rival: bool = False


def difference(mine: Change, other: Change, most: int = MOST_TOLD) -> str:
    """What a choice has over one that is worse, and what it lacks; nothing if hardly anything.

    'about 5 points more for rivers and 1 more hut in supply, but 3 fewer points at once'.
    """
    better, worse = _for_and_against(mine, other)
    if worse and not better:
        return f"{worse[0].words} for now, which pays off later"
    return _and_against(better[:most], worse[:1]) if better else ""


def shortfall(mine: Change, best: Change, most: int = MOST_TOLD) -> str:
    """What a choice lacks against one that is better, and what it has instead."""
    better, worse = _for_and_against(mine, best)
    if better and not worse:
        return f"{better[0].words} for now, which does not last"
    return _and_against(worse[:most], better[:1]) if worse else ""


def balance(mine: Change, other: Change) -> float:
    """How many points a choice is ahead of another one when its turn is over, by guess."""
    rivals = [side for side in range(len(mine.standings)) if side != mine.seat]
    own, *theirs = (
        sum(_minus(mine.standings[side], other.standings[side]).values())
        for side in (mine.seat, *rivals)
    )
    return own - max(theirs, default=0.0)


def amount(points: float) -> str:
    """So many points, by guess.

    >>> amount(0.2), amount(0.5), amount(1.2), amount(5.8)
    ('a fraction of a point', 'about half a point', 'about a point', 'about 6 points')
    """
    if points < 0.35:
        return "a fraction of a point"
    if points < 0.75:
        return "about half a point"
    return "about a point" if points < 1.5 else f"about {points:.0f} points"


def _for_and_against(mine: Change, other: Change) -> tuple[list[_Difference], list[_Difference]]:
    """What speaks for a choice against another one, and what against it."""
    found = _differences(mine, other)
    return [each for each in found if each.worth > 0], [each for each in found if each.worth < 0]


def _and_against(told: Sequence[_Difference], against: Sequence[_Difference]) -> str:
    """Some differences, and what is to be set against them; it is clear whose it is."""
    own = " of one's own" if any(each.of_rival for each in told) else ""
    words = [each.words + ("" if each.of_rival else own) for each in against]
    return ", but ".join([_in_words(told), *words])


def _in_words(found: Sequence[_Difference]) -> str:
    """Several differences; one's own first, so that it is clear whose they are."""
    return listed(_words(sorted(found, key=lambda each: each.of_rival)))


def _words(found: Iterable[_Difference]) -> list[str]:
    return [each.words for each in found]


def _differences(mine: Change, other: Change) -> list[_Difference]:
    """All that is worth a word, what weighs most first."""
    found = [*_own_differences(mine, other), *_rival_differences(mine, other)]
    return sorted(found, key=lambda each: -abs(each.worth))


def _own_differences(mine: Change, other: Change) -> Iterable[_Difference]:
    pieces = _minus(mine.pieces, other.pieces)
    for name, worth in _minus(mine.own, other.own).items():
        if abs(worth) > NOTABLE:
            number = round(pieces.get(name, 0.0))
            if name == POINTS:
                words = _at_once(worth, _minus(mine.sources, other.sources))
            elif number and (number > 0) == (worth > 0):
                words = _counted(number, name)
            else:
                words = f"{_by(worth)} {'to come from' if name in mine.sources else 'for'} {name}"
            yield _Difference(worth, words)


def _rival_differences(mine: Change, other: Change) -> Iterable[_Difference]:
    """Whoever of the others fares most differently, and in what."""
    rivals = [side for side in range(len(mine.standings)) if side != mine.seat]
    apart = {side: _minus(mine.standings[side], other.standings[side]) for side in rivals}
    if not rivals:
        return
    rival = max(rivals, key=lambda side: abs(sum(apart[side].values())))
    total = sum(apart[rival].values())
    name, worth = max(apart[rival].items(), key=lambda each: each[1] * (1 if total > 0 else -1))
    if abs(worth) > NOTABLE and abs(total) > NOTABLE:
        what = "at once" if name == POINTS else f"for {name}"
        yield _Difference(-worth, f"{mine.names[rival]} gets {_by(worth)} {what}", of_rival=True)


def _minus(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {n: one.get(n, 0.0) - other.get(n, 0.0) for n in dict.fromkeys([*one, *other])}


def _at_once(points: float, sources: dict[str, float]) -> str:
    """Points that are got, and what for."""
    exact = abs(points - round(points)) < NEARLY and round(points)
    number, more = abs(points), "more" if points > 0 else "fewer"
    told = f"{number:.0f} {more} point{'s' * (round(number) != 1)}" if exact else _by(points)
    what, most = max(sources.items(), key=lambda each: each[1] * (1 if points > 0 else -1))
    return f"{told} at once" + (f" ({what})" if most * points > 0 and len(sources) > 1 else "")


def _counted(number: int, name: str) -> str:
    """So many more, or fewer; of what is not counted one by one, less.

    >>> _counted(2, "huts in supply"), _counted(-1, "shells"), _counted(-3, "food")
    ('2 more huts in supply', '1 fewer shell', '3 less food')
    """
    single = one_of(name)
    words = "more" if number > 0 else "less" if single == name else "fewer"
    return f"{abs(number)} {words} {single if abs(number) == 1 else name}"


def one_of(name: str) -> str:
    """One of several things, by their name.

    >>> one_of("huts in supply"), one_of("tribe members"), one_of("bodies"), one_of("food")
    ('hut in supply', 'tribe member', 'body', 'food')
    """
    return _MANY.sub(lambda found: "y" if found[0] == "ies" else "", name, count=1)


def _by(points: float) -> str:
    """A difference by guess.

    >>> _by(1.2), _by(-5.8), _by(40.0)
    ('about a point more', 'about 6 points less', 'far more')
    """
    more = "more" if points > 0 else "less"
    return f"far {more}" if abs(points) > DECISIVE else f"{amount(abs(points))} {more}"
