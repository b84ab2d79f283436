"""What has changed of texts, cards and boards: as little as tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from lascaux.engine.picture import Layer, Part, Picture

LINE = 8  # letters to tell a line by itself


@dataclass
class Sent:
    """What a viewer has of one pane."""

    frame: str = ""
    title: tuple[str, str] = ("", "")
    cards: dict[str, str] = field(default_factory=dict)
    compact: dict[str, str] = field(default_factory=dict)
    peek: str = ""
    links: list[list[str]] = field(default_factory=list)
    about: tuple[Any, ...] = ()  # a board's box, words and the order of its layers
    layers: dict[str, Layer] = field(default_factory=dict)


def changed_text(now: str, before: str) -> str | list[tuple[int, str]]:
    r"""A text, or its lines that say something else than before, by number, if that is less.

    >>> changed_text("a stag\nthat stands at bay", "a deer\nthat stands at bay")
    [(0, 'a stag')]
    """
    lines, known = now.split("\n"), before.split("\n")
    if len(lines) != len(known):
        return now
    changed = [(n, line) for n, line in enumerate(lines) if line != known[n]]
    return changed if sum(len(line) + LINE for _, line in changed) < len(now) else now


def changed_cards(
    now: dict[str, str], before: dict[str, str]
) -> tuple[dict[str, str], dict[str, Any] | None]:
    """Cards as they are now, and their order and what each says anew, unless all is as before."""
    if now == before and list(now) == list(before):
        return before, None
    changed = {
        key: changed_text(html, before.get(key, ""))
        for key, html in now.items()
        if before.get(key) != html
    }
    return now, {"order": list(now), "changed": changed}


def changed_board(picture: Picture, sent: Sent) -> dict[str, Any] | None:
    """Layers with new and changed parts, or None when the board is as it was sent."""
    order = [layer.name for layer in picture.layers]
    layers = [_layer(layer, sent.layers.get(layer.name)) for layer in picture.layers]
    changed = [layer for layer in layers if layer is not None]
    about = (picture.box, picture.description, order)
    if not changed and about == sent.about:
        return None
    sent.about = about
    sent.layers = {layer.name: layer for layer in picture.layers}
    return {
        "box": picture.box,
        "words": picture.description,
        "order": order,
        "layers": changed,
    }


def _layer(layer: Layer, before: Layer | None) -> dict[str, Any] | None:
    """A layer with its new and changed parts, or None when it is as before."""
    if layer == before:
        return None
    if before is None:
        news: dict[str, Any] = {
            "parts": {part.key: _part(part) for part in layer.parts},
            "keys": [part.key for part in layer.parts],
        }
    else:
        news = _changed_parts(layer.parts, before.parts)
    if before is None or (layer.attributes, layer.named) != (before.attributes, before.named):
        news |= {"attributes": layer.attributes, "named": layer.named}
    return news | {"name": layer.name}


def _changed_parts(parts: tuple[Part, ...], before: tuple[Part, ...]) -> dict[str, Any]:
    """What is new between the parts at both ends that are as they were: most of them are."""
    first, end = _same_at_ends(parts, before)
    now, then = parts[first : len(parts) - end], before[first : len(before) - end]
    known = {part.key: part for part in then}
    after = parts[len(parts) - end].key if end else ""
    changed = {part.key: _part(part) for part in now if known.get(part.key) != part}
    order = _order([part.key for part in now], list(known), after)
    if order is None:
        order = {"keys": [part.key for part in parts]}
    return {"parts": changed} | order


def _same_at_ends(now: Sequence[Any], then: Sequence[Any]) -> tuple[int, int]:
    """How many there are in common at the beginning and, of the rest, at the end.

    >>> _same_at_ends("abcxde", "abcde"), _same_at_ends("aa", "aaa")
    ((3, 2), (2, 0))
    """
    least = min(len(now), len(then))
    first = _first_difference(now, then, least)
    return first, min(_first_difference(now[::-1], then[::-1], least), least - first)


def _first_difference(now: Sequence[Any], then: Sequence[Any], least: int) -> int:
    pairs = zip(now, then, strict=False)
    return next((n for n, (new, old) in enumerate(pairs) if new != old), least)


def _part(part: Part) -> list[Any]:
    sizes = [part.least, part.below] if part.least or part.below else []
    return [part.svg, part.place, *sizes]


def _order(keys: list[str], known: list[str], after: str) -> dict[str, Any] | None:
    """Which parts are gone, and before which others the new ones lie; None, if shuffled.

    What is asked about lies before the part `after`, or on top if there is none.
    """
    if keys == known:
        return {}
    now, then = set(keys), set(known)
    if [key for key in known if key in now] != [key for key in keys if key in then]:
        return None
    fresh = [(key, follows) for key, follows in pairwise([*keys, after]) if key not in then]
    gone = [key for key in known if key not in now]
    return {"gone": gone, "fresh": fresh} if gone or fresh else {}
