"""What a plan comes to: who goes where, what is paid, what is taken or played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lascaux.engine.words import listed
from lascaux.games.cromagnon.words.asked import Asked
from lascaux.games.cromagnon.words.choices import choices
from lascaux.games.cromagnon.words.on_map import taking

_WALKS = ("start", "send", "send-marker", "on", "from", "marker", "moved", "of", "another")


def summary(asked: Asked, actions: Sequence[int]) -> str:
    """What these decisions of whoever decides come to.

    'Move 2 to South Asia, take Amber'; of the last one of its type also what that leads to.
    """
    walks = [action for action in actions if asked.about(action)["kind"] in _WALKS]
    said = [_walks(asked, actions)] if walks else []
    now = asked
    for number, action in enumerate(actions, 1):
        about = asked.about(action)
        if about["kind"] == "take":
            said.append(taking(now, about["area"], about["category"]))
        elif about["kind"] not in (*_WALKS, "stop"):
            found = [each for each in choices(now) if each.actions[0] == action]
            said.append(_lowered(found[0].confirm or found[0].words))
        now = asked.at(asked.ahead(*actions[:number]))
    told = ", ".join(filter(None, said))
    return f"{told[:1].upper()}{told[1:]}"


def _lowered(words: str) -> str:
    return f"{words[:1].lower()}{words[1:]}".removesuffix(".")


def _walks(asked: Asked, actions: Sequence[int]) -> str:
    """Where tribes have come to: 'move 2 to South Asia and 1 to Siberia'."""
    gained: Counter[str] = Counter()
    after = asked.ahead(*actions)
    for seat in range(asked.state.players):
        for number, area in enumerate(asked.content.areas):
            more = int(after.tribes_of(seat, number) - asked.state.tribes_of(seat, number))
            whose = "" if seat == asked.seat else f" of {asked.people.name(seat)}"
            if more > 0:
                gained[f"{more}{whose} to {area.name}"] += 1
    return f"move {listed(gained)}" if gained else ""
