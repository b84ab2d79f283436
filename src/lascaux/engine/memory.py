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
from lascaux.engine.vectors import zeros

_PLAIN = (int, float, str, bytes, tuple, frozenset, type(None))
_ATOMS = {int, bool, float, str, bytes, type(None)}
_INTEGERS = type(zeros(1))


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
    found: list[Any] = []
    seen: set[int] = set()
    for name in shared_names(state):
        _collect(getattr(state, name), found, seen)
    return hash(tuple(found))


def _collect(value: Any, found: list[Any], seen: set[int]) -> None:
    """Add to what was found all that is in a value, once for each object; it is called often."""
    kind = value.__class__
    if kind in _ATOMS:
        found.append(value)
    elif kind is _INTEGERS:
        found.append(mark_all(FIRST_MARK, value))
    elif kind is list or kind is tuple or isinstance(value, vec):
        if len(value) and value[0].__class__ in _ATOMS:
            found.append(tuple(value))
        else:
            for each in value:
                _collect(each, found, seen)
    elif kind is dict:
        found.append(tuple(value))
        _collect(list(value.values()), found, seen)
    elif id(value) not in seen:
        seen.add(id(value))
        for name in _slots(kind):
            _collect(getattr(value, name), found, seen)
        for each in getattr(value, "__dict__", {}).values():
            _collect(each, found, seen)
