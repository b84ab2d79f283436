"""The plan of an arena: which bots meet, on which deals and seats, game by game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import cache, cached_property
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from lascaux.bots import bot, tidy_spec
from lascaux.engine import game as registry
from lascaux.engine.errors import LascauxError
from lascaux.engine.options import read_options, write_options
from lascaux.engine.rng import Rng

ROUND_ROBIN = "round-robin"  # every bot meets every other
LADDER = "ladder"  # every bot meets its neighbours in the order given

Pairing = tuple[str, ...]  # who play one game: two bots, or one where a game is for one


@dataclass(frozen=True)
class Bout:
    """One game of an arena: who plays, on which deal, and who sits where."""

    number: int
    pairing: Pairing
    deal: str
    seats: tuple[str, ...]

    @property
    def title(self) -> str:
        """The pairing in words."""
        return title(self.pairing)


@dataclass(frozen=True)
class ArenaPlan:
    """What an arena plays. It decides every game; who does the work, and in what order, does not.

    Two bots meet in each game, also where there are more seats: they take the seats in turn round
    the table. Every deal is played once for each way of sitting so, which lets the luck of the
    deal and of the seat cancel; with an odd number of seats that means every rotation, once with
    the one bot holding a seat more and once with the other. All pairings play the same deals.

    At a game for one nobody meets anybody: every bot by itself plays the same deals.

    `games` counts the games of one pairing. `make_plan` checks it all and rounds that up to
    whole deals. Bots are named as they were written.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    content: str = ""  # the path of a content file, or nothing for the game's own
    content_version: str = "none"
    mode: str = ROUND_ROBIN

    @cached_property
    def pairings(self) -> list[Pairing]:
        """Who meets whom; or who plays, where each plays alone.

        >>> ArenaPlan("any", 2, ("a", "b", "c"), 2, "seed", mode=LADDER).pairings
        [('a', 'b'), ('b', 'c')]
        >>> ArenaPlan("any", 1, ("a", "b", "c"), 2, "seed").pairings
        [('a',), ('b',), ('c',)]
        """
        if self.alone:
            return [(bot,) for bot in self.bots]
        return list(pairwise(self.bots) if self.mode == LADDER else combinations(self.bots, 2))

    @property
    def alone(self) -> bool:
        """Does each bot play by itself?"""
        return self.players == 1

    @property
    def total(self) -> int:
        """The games of all pairings together."""
        return self.games * len(self.pairings)

    def bout(self, number: int) -> Bout:
        """A game by its number. All pairings play a deal before any plays the next.

        >>> plan = ArenaPlan("any", 2, ("a", "b", "c"), 4, "seed")
        >>> for number in (0, 1, 2, 6):
        ...     print(plan.bout(number).deal, plan.bout(number).seats)
        seed 0 ('a', 'b')
        seed 0 ('b', 'a')
        seed 0 ('a', 'c')
        seed 1 ('a', 'b')
        """
        seatings = ways_to_sit(self.players)
        rest, way = divmod(number, len(seatings))
        deal, at = divmod(rest, len(self.pairings))
        pairing = self.pairings[at]
        seats = tuple(pairing[which] for which in seatings[way])
        return Bout(number, pairing, f"{self.seed} {deal}", seats)

    def to_json(self) -> dict[str, Any]:
        """The plan as plain data."""
        return {**asdict(self), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, data: Any) -> ArenaPlan:
        """The plan that `to_json` wrote; anything else is refused.

        >>> ArenaPlan.from_json({"game": "any", "players": "2", "bots": [], "games": 2, "seed": ""})
        Traceback (most recent call last):
            ...
        lascaux.engine.errors.LascauxError: this is no plan of an arena: its players cannot be '2'
        """
        try:
            plan = cls(**data)
        except TypeError:
            raise LascauxError("this is no plan of an arena") from None
        for name, fine in _FINE.items():
            value = getattr(plan, name)
            if not fine(value):
                raise LascauxError(f"this is no plan of an arena: its {name} cannot be {value!r}")
        return replace(plan, bots=tuple(plan.bots))

    @property
    def digest(self) -> str:
        """A short hash: equal plans, equal text."""
        return hashlib.sha256(json.dumps(self.to_json(), sort_keys=True).encode()).hexdigest()[:8]


def _is_text(value: Any) -> bool:
    """Half a surrogate pair, which JSON lets through, is no text that could be written again."""
    return isinstance(value, str) and value.encode(errors="replace").decode() == value


def _is_number(value: Any, least: int) -> bool:
    return type(value) is int and value >= least  # to Python, True is a number too


def _are_bots(value: Any) -> bool:
    return (
        isinstance(value, list) and all(map(_is_text, value)) and len(set(value)) == len(value) >= 2
    )


# What a plan from a file must hold, by name of its fields.
_FINE: dict[str, Callable[[Any], bool]] = {
    "game": _is_text,
    "players": lambda value: _is_number(value, 1),
    "bots": _are_bots,
    "games": lambda value: _is_number(value, 1),
    "seed": _is_text,
    "options": lambda value: isinstance(value, dict) and all(map(_is_text, value.values())),
    "content": lambda value: _is_text(value) and "\0" not in value,  # which no path may hold
    "content_version": _is_text,
    "mode": lambda value: value in (ROUND_ROBIN, LADDER),
}


def title(pairing: Pairing) -> str:
    """A pairing in words.

    >>> title(("greedy", "random"))
    'greedy vs random'
    """
    return " vs ".join(pairing)


@cache
def ways_to_sit(players: int) -> list[tuple[int, ...]]:
    """How two bots can take the seats in turn: which of them has each seat.

    >>> ways_to_sit(1)
    [(0,)]
    >>> ways_to_sit(2)
    [(0, 1), (1, 0)]
    >>> ways_to_sit(3)
    [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]
    >>> ways_to_sit(4)
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    """
    found: list[tuple[int, ...]] = []
    for first in range(min(2, players)):
        seats = tuple((first + seat) % 2 for seat in range(players))
        for shift in range(players):
            rotated = seats[shift:] + seats[:shift]
            if rotated not in found:
                found.append(rotated)
    return found


def make_plan(
    game: str,
    bots: list[str],
    games: int,
    seed: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    content: Path | None = None,
    mode: str = ROUND_ROBIN,
) -> ArenaPlan:
    """A plan that can be played, or an error that says what is wrong with it.

    >>> make_plan("hunters", ["greedy", "random"], 3, "seed").games  # of two ways to sit
    4
    """
    found = registry.game(game, content)
    players = found.usual_players if players is None else players
    chosen = read_options(found.Options, options or {}, found.id)
    found.new(players, seed, chosen)
    specs = tuple(text.strip() for text in bots)
    for spec in specs:
        bot(spec, found, Rng(""))
    _check_different(specs)
    if len(specs) < 2:
        raise LascauxError("an arena needs at least 2 bots, such as --bots greedy,random")
    if games < 1:
        raise LascauxError(f"each pairing must play at least 1 game, not {games}")
    if players == 1 and mode == LADDER:
        raise LascauxError(f"nobody has neighbours in a ladder where one plays {found.id} alone")
    whole = len(ways_to_sit(players))
    return ArenaPlan(
        game=found.id,
        players=players,
        bots=specs,
        games=-(-games // whole) * whole,
        seed=seed,
        options=write_options(chosen),
        content="" if content is None else str(Path(content).resolve()),
        content_version=found.content_version,
        mode=mode,
    )


def _check_different(specs: tuple[str, ...]) -> None:
    """However they are written, no two specs may mean the same bot."""
    seen: dict[str, str] = {}
    for spec in specs:
        meant = tidy_spec(spec)
        if meant in seen:
            how = "" if seen[meant] == spec else f", once as {seen[meant]}"
            raise LascauxError(f"the bot {spec} is named twice{how}; a bot cannot meet itself")
        seen[meant] = spec
