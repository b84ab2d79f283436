"""What a plan comes to: what was paid, what was done, and what will come to light."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lascaux.engine.words import count
from lascaux.games.tribes.view import TileView
from lascaux.games.tribes.words import outcomes
from lascaux.games.tribes.words.asked import Asked
from lascaux.games.tribes.words.choices import choice
from lascaux.games.tribes.words.on_table import payment
from lascaux.games.tribes.words.row_shelf import title

# What is told together: the lands at which something was done several times.
_AT = {
    "procreate": "place",
    "lose": "lose",
    "exhaust": "exhaust",
    "turn-back": "turn back",
    "settle": "start on",
}


def summary(asked: Asked, actions: Sequence[int]) -> str:
    """What these decisions of whoever decides come to; one alone tells itself.

    'Pay 2 shells, take 1: 3 left; complete Shamanism: +1 VP, strength 0 to 1'.
    """
    if len(actions) < 2:
        return ""
    said: list[str] = []
    places: dict[str, Counter[str]] = {}
    walks = laid = 0
    taken: list[TileView] = []
    now = asked
    for number, action in enumerate(actions, 1):
        about = asked.actions.data(action)
        kind = about["kind"]
        if kind == "take":
            taken = [now.tiles[f"tile-{about['tile']}"]]
            said.append(f"{title(taken[0])}, {payment(now, taken[0])}")
        elif kind == "complete":
            said = [payment(asked, tile) for tile in taken]  # its action does not matter then
            words = choice(now, action).words.removesuffix(".")
            said.append(f"{words[:1].lower()}{words[1:]}")
        elif kind in _AT:
            places.setdefault(kind, Counter())[now.kind(about["land"])] += 1
        walks += kind == "to"
        laid += kind == "at"
        now = Asked(
            asked.ahead(*actions[:number]), asked.content, asked.actions, asked.people.names
        )
    said += [_told(_AT[kind], lands) for kind, lands in places.items()]
    said += [f"go {count(walks, 'step')}"] if walks else []
    said += [f"lay {count(laid, 'land')}"] if laid else []
    coming = outcomes.revealed(now.state)
    said += [f"{coming}, no undo"] if coming else []
    told = "; ".join(said)
    return f"{told[:1].upper()}{told[1:]}"


def _told(does: str, lands: Counter[str]) -> str:
    """'place 3: goat 2, wheat 1'; 'exhaust 1: gold'."""
    total = lands.total()
    where = ", ".join([f"{kind} {n}" if total > 1 else kind for kind, n in lands.items()])
    return f"{does} {total}: {where}"
