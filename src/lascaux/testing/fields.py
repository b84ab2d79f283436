"""The law of fields: a position declares all that it is made of, and a twin has all of it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from lascaux.engine.memory import attributes
from lascaux.engine.state import State

ENGINES_OWN = {"players", "sides", "holder", "paused", "logging", "log"}


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
    twin = state.copy()
    for name in (*declared, *shared, "players"):
        same = value_of(getattr(twin, name)) == value_of(getattr(state, name))
        assert same, f"a copy has another {name}"


def value_of(part: Any) -> Any:
    """A field as something that can be compared."""
    if isinstance(part, vec | list):
        return list(part)
    return part.to_ints() if hasattr(part, "to_ints") else part
