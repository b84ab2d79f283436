"""Ways to play a game that together try its options: alone, two by two, and all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import combinations, product
from typing import Any, TypeAlias

from lascaux.engine.game import Game
from lascaux.engine.options import OptionSpec, specs

Setting: TypeAlias = tuple[int, Any]  # which option, and what it is set to


def option_sets(game: Game) -> list[Any]:
    """Options in which every two ends of two options meet, the usual ones first.

    >>> import lascaux
    >>> few, many = (found(lascaux.game("rise")) for found in (option_sets, all_option_sets))
    >>> len(few) < len(many)
    True
    """
    ends = [_ends(spec) for spec in specs(game.Options)]
    rows = [[spec.default for spec in specs(game.Options)]]
    missing = {frozenset(pair) for pair in _pairs(ends)} - _met(rows[0])
    while missing:
        rows.append(_row(ends, missing))
        missing -= _met(rows[-1])
    return [_made(game, row) for row in rows]


def all_option_sets(game: Game) -> list[Any]:
    """Options with every combination of the ends of every option."""
    ends = [_ends(spec) for spec in specs(game.Options)]
    return [_made(game, row) for row in product(*ends)]


def both_ends(game: Game) -> list[Any]:
    """The usual options, and those of which each is at its end, if there are any."""
    usual, last = game.Options(), all_option_sets(game)[-1]
    return [usual] if last == usual else [usual, last]


def _made(game: Game, row: Sequence[Any]) -> Any:
    names = [field.name for field in fields(game.Options)]
    return game.Options(**dict(zip(names, row, strict=True)))


def _ends(spec: OptionSpec) -> list[Any]:
    if spec.kind == "flag":
        return [False, True]
    if spec.kind in ("number", "decimal"):
        return sorted({spec.least, spec.default, spec.most})
    return list(spec.choices) or [spec.default]


def _pairs(ends: list[list[Any]]) -> list[set[Setting]]:
    """Every end of an option, alone and with every end of every other one."""
    each = [[(number, value) for value in values] for number, values in enumerate(ends)]
    alone = [{setting} for settings in each for setting in settings]
    return alone + [{one, other} for a, b in combinations(each, 2) for one in a for other in b]


def _met(row: list[Any]) -> set[frozenset[Setting]]:
    return {frozenset(pair) for pair in _pairs([[value] for value in row])}


def _row(ends: list[list[Any]], missing: set[frozenset[Setting]]) -> list[Any]:
    """Settings in which a pair meets that has not met yet, and as many others as can be."""
    chosen = dict(sorted(min(missing, key=lambda pair: sorted(map(repr, pair)))))
    for number, values in enumerate(ends):
        if number not in chosen:
            chosen[number] = max(values, key=lambda value: _news(chosen, number, value, missing))
    return [chosen[number] for number in range(len(ends))]


def _news(chosen: dict[int, Any], number: int, value: Any, missing: set[frozenset[Setting]]) -> int:
    return sum(frozenset({setting, (number, value)}) in missing for setting in chosen.items())
