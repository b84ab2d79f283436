"""The law of fields: a position declares all that it is made of, and a twin has all of it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from lascaux.engine.fields import field_names
from lascaux.engine.game import Game
from lascaux.engine.memory import attributes
from lascaux.engine.state import State
from lascaux.testing.walk import sample

AGENDAS_OWN = {"agenda", "depth", "asked", "to_move"}  # which a copy that asks again works out
ENGINES_OWN = {"players", "sides", "open_points", "holder", "paused", "logging", "log"}


def check_fields_declared(game: Game, players: int, seed: str = "law") -> None:
    """A position declares what it is made of; copied or restored it has the same in each part."""
    for state in sample(game, players, f"fields {seed}", every=7):
        check_fields(state)
        check_same_fields(game.restore(state.to_ints()), state, "a restored position")


def check_fields(state: State) -> None:
    """Every attribute is declared, once, and a copy has the same in each."""
    kinds = type(state).__mro__
    declared = [
        name
        for kind in kinds
        for role in ("FIELDS", "DERIVED")
        for name in vars(kind).get(role, ())
    ]
    repeated = {name for name in declared if declared.count(name) > 1}
    assert not repeated, f"declared more than once: {', '.join(sorted(repeated))}"
    shared = {name for kind in kinds for name in vars(kind).get("SHARED", ())}
    there = set(attributes(state))
    missing = there - set(declared) - shared - ENGINES_OWN
    assert not missing, f"attributes that no declaration names: {', '.join(sorted(missing))}"
    unknown = (set(declared) | shared) - there
    assert not unknown, f"declared, but not there: {', '.join(sorted(unknown))}"
    check_same_fields(state.copy(), state, "a copy")
    check_rare_values(state)


def check_rare_values(state: State) -> None:
    """A copy has every field, also one that is hardly ever anything but what it was at first."""
    for name in field_names(type(state)):
        value = getattr(state, name)
        if name not in AGENDAS_OWN and isinstance(value, int):
            odd = state.copy()
            setattr(odd, name, not value if isinstance(value, bool) else value + 1)
            copied = getattr(odd.copy(), name) == getattr(odd, name)
            assert copied, f"a copy forgets {name}"


def check_same_fields(twin: State, state: State, called: str) -> None:
    """A twin has what the original has, attribute by attribute; only the log is its own."""
    twins = attributes(twin)
    for name, value in attributes(state).items():
        if name not in ("log", "logging"):
            there = name in twins and value_of(twins[name]) == value_of(value)
            assert there, f"{called} has another {name}"


def value_of(part: Any) -> Any:
    """A field as something that can be compared."""
    if isinstance(part, vec | list):
        return [value_of(each) for each in part]
    return part.to_ints() if hasattr(part, "to_ints") else part
