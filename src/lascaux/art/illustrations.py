"""Small pictures of pieces beside the rules: each symbol once, under a name of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from lascaux.art.svg import Element, element, needed_for
from lascaux.engine.rulebook import Illustrations, Shown

# The rules can be opened at a table whose boards have symbols of the same names.
PREFIX = "shown-"
_NAMED = re.compile(r'(\bid="|\bhref="#|url\(#)(?=[\w-])')


def illustrations(
    pieces: Mapping[str, str], words: Mapping[str, str], symbols: Sequence[Element]
) -> Illustrations:
    """Which symbols stand where: `pieces` names them by place, `words` says what each shows.

    >>> from lascaux.art.svg import circle
    >>> found = illustrations({"P1": "dot"}, {"dot": "a pebble"}, [circle(0, 0, 9, id="dot")])
    >>> found.places
    {'P1': (Shown(symbol='shown-dot', words='a pebble'),)}
    >>> found.definitions
    '<defs><circle cx="0" cy="0" r="9" id="shown-dot"/></defs>'
    """
    named = {place: names.split() for place, names in pieces.items()}
    wanted = {name for names in named.values() for name in names}
    drawn = element("defs", *needed_for(wanted, symbols)).render()
    return Illustrations(
        _NAMED.sub(rf"\1{PREFIX}", drawn),
        {
            place: tuple([Shown(PREFIX + name, words[name]) for name in names])
            for place, names in named.items()
        },
    )
