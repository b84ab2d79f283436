"""Actions and their notation: `place sun on grow`, `move b2 c3`, `complete basket`, `end turn`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lascaux.engine.errors import NotationError
from lascaux.games.rise.content.parts import (
    ACTIONS,
    DEVELOPMENTS,
    FACES,
    POWERS,
    RESOURCES,
    Content,
    goods_text,
)
from lascaux.games.rise.rules import codes
from lascaux.games.rise.rules.tables import Tables

SEAT_NAMES = ("Red", "Green", "Black", "Yellow")
TRIBE_NAMES = (*SEAT_NAMES, "invaders")

# What the first actions are called, in the order of their numbers.
_SINGLE = (
    *("stop", "no", "yes", "roll", "go on", "end turn", "buy walls", "buy canoe", "buy altar"),
    *("dream", "build hidden", "learn", "wander", "grow board"),
)
# The families of actions about a hex, in the order of their numbers.
_AT = (
    *("settle", "grow", "gather", "fight", "build", "claim", "put", "lava"),
    *("sacrifice", "push", "farm", "evade", "ambush", "intimidate", "mammoth"),
)


class Notation:
    """All actions of the game: their texts, and what each is about as plain data.

    >>> from lascaux.games.rise.content.reader import standard
    >>> notation = Notation(Tables(standard()), standard())
    >>> notation.texts[14], notation.about[14]
    ('place sun on grow', {'kind': 'place', 'die': 'sun', 'act': 'grow'})
    """

    def __init__(self, tables: Tables, content: Content) -> None:
        listed = list(_all_actions(tables, content))
        assert len(listed) == tables.action_space
        self.texts: list[str] = [text for text, _ in listed]
        self.about: list[dict[str, Any]] = [about for _, about in listed]
        self._numbers = {text.lower(): number for number, text in enumerate(self.texts)}

    def text(self, action: int) -> str:
        """The text of an action."""
        if not 0 <= action < len(self.texts):
            raise NotationError(f"{action} is no action of this game")
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action that a text means."""
        action = self._numbers.get(" ".join(text.split()).lower())
        if action is None:
            raise NotationError(
                f"{text[:40]!r} is no move: write for example 'place sun on grow', 'grow b2',"
                " 'move b2 c3', 'gather a1', 'complete basket', 'build b2', 'stop' or 'end turn'"
            )
        return action


def _all_actions(tables: Tables, content: Content) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every action in the order of its number."""
    for text in _SINGLE:
        if text.startswith("buy "):
            yield text, {"kind": "buy", "event": text.removeprefix("buy ")}
        else:
            yield text, {"kind": text}
    for die in FACES:
        for act in ACTIONS:
            yield f"place {die} on {act}", {"kind": "place", "die": die, "act": act}
    for die in FACES:
        yield f"tame with {die}", {"kind": "tame", "die": die}
    for kind in ("take", "give"):
        for resource in RESOURCES:
            yield f"{kind} {resource}", {"kind": kind, "resource": resource}
    for trade in range(codes.TRADES):
        one, two, taken = trade_of(trade)
        about = {"kind": "trade", "give": [one, two], "resource": taken}
        yield f"trade {one} {two} for {taken}", about
    for tribe, name in enumerate(TRIBE_NAMES):
        yield f"strike {name}", {"kind": "strike", "tribe": tribe}
    for seat, name in enumerate(SEAT_NAMES):
        yield f"pottery to {name}", {"kind": "pottery", "seat": seat}
    for power in POWERS:
        yield f"power {power}", {"kind": "power", "power": power}
    for seat, name in enumerate(SEAT_NAMES):
        for goal in DEVELOPMENTS:
            yield f"borrow {goal} from {name}", {"kind": "borrow", "goal": goal, "seat": seat}
    for price in range(125):
        goods = dict(zip(RESOURCES, (price // 25, price // 5 % 5, price % 5), strict=True))
        yield f"pay {goods_text(goods)}", {"kind": "pay", "pay": goods}
    yield from _about_content(tables, content)


def _about_content(tables: Tables, content: Content) -> Iterator[tuple[str, dict[str, Any]]]:
    """The actions about goals and hexes."""
    for kind in ("complete", "discard"):
        for goal in content.goals:
            yield f"{kind} {goal.id}", {"kind": kind, "goal": goal.id}
    for number in range(tables.volcano_cells):
        yield f"volcano {cell_name(number)}", {"kind": "volcano", "cell": cell_name(number)}
    for kind in _AT:
        for place in tables.place_names:
            yield f"{kind} {place}", {"kind": kind, "hex": place}
    for source in tables.place_names:
        for target in tables.place_names:
            about = {"kind": "move", "source": source, "target": target}
            yield f"move {source} {target}", about


def trade_of(trade: int) -> tuple[str, str, str]:
    """The two resources that a trade gives, and the one that it takes."""
    return (
        RESOURCES[codes.TRADE_GIVE_ONE[trade]],
        RESOURCES[codes.TRADE_GIVE_TWO[trade]],
        RESOURCES[codes.TRADE_TAKE[trade]],
    )


def cell_name(number: int) -> str:
    """The name of a cell on which the volcano may rise."""
    return f"v{number + 1}"
