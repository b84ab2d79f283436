"""Memory: what in an object can be written to, found by looking, compiled or not.

A position may be copied, redrawn and handed to a bot; nothing of it may be shared with the truth
but the tables that all positions look things up in, and those are checked for being untouched.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from librt.vecs import vec

from lascaux.engine.marks import FIRST_MARK, mark_all
from lascaux.engine.state import State

_PLAIN = (int, float, str, bytes, tuple, frozenset, type(None))


def attributes(thing: Any) -> dict[str, Any]:
    """The attributes of an object by name, sorted; a compiled object has no `__dict__`.

    >>> from lascaux.engine.rng import Rng
    >>> sorted(attributes(Rng("any")))
    ['a', 'b', 'c', 'counter']
    """
    found = {name: getattr(thing, name) for name in _slots(thing.__class__) if hasattr(thing, name)}
    return dict(sorted({**getattr(thing, "__dict__", {}), **found}.items()))


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    native = (GetSetDescriptorType, MemberDescriptorType)
    return tuple(
        name
        for name in dir(kind)
        if not name.startswith("__") and isinstance(getattr(kind, name), native)
    )


def writable(state: State) -> Iterator[tuple[str, Any]]:
    """Every vector, list and dictionary of a position, with its name, but for the shared tables."""
    for name, value in attributes(state).items():
        if name not in shared_names(state):
            yield from _writable(name, value)


def _writable(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, _PLAIN):
        return
    yield name, value
    if isinstance(value, list | tuple):
        for number, each in enumerate(value):
            yield from _writable(f"{name}[{number}]", each)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _writable(f"{name}[{key!r}]", each)
    else:
        for inner, each in attributes(value).items():
            yield from _writable(f"{name}.{inner}", each)


def shared_names(state: State) -> tuple[str, ...]:
    """The attributes of a position that it shares with its twins: tables that nobody writes."""
    return tuple(name for kind in type(state).__mro__ for name in vars(kind).get("SHARED", ()))


def shared_mark(state: State) -> int:
    """A number that changes when anything in the tables of a position does.

    >>> import lascaux
    >>> one, other = (lascaux.game("rise").new(2, seed) for seed in ("one", "one"))
    >>> shared_mark(one) == shared_mark(other)
    True
    """
    return hash(tuple(_mark(getattr(state, name)) for name in shared_names(state)))


def _mark(value: Any) -> int:
    if isinstance(value, vec):
        return int(mark_all(FIRST_MARK, value))
    if isinstance(value, list):
        if value and isinstance(value[0], _PLAIN):
            return hash(tuple(value))
        return hash(tuple([_mark(each) for each in value]))
    if isinstance(value, dict):
        return hash(tuple([(key, _mark(each)) for key, each in value.items()]))
    if isinstance(value, _PLAIN):
        return hash(value)
    return hash(tuple([_mark(getattr(value, name)) for name in _names(value)]))


def _names(thing: Any) -> tuple[str, ...]:
    return (*_slots(thing.__class__), *getattr(thing, "__dict__", {}))
