"""Events in a few words, as they stand on a tile: 'If weakest: −2 empty lands'."""

from __future__ import annotations

from lascaux.games.tribes.content.parts import Effect, EventTile
from lascaux.games.tribes.words.worth import signed

_IF = {"taker_strongest": "If strongest", "taker_weakest": "If weakest"}
_WHO = {"self": "Taker", "all": "Every tribe", "others": "Others"}


def briefly(event: EventTile) -> str:
    """For whom an event works, and what it does.

    >>> from lascaux.games.tribes.content.reader import standard
    >>> events = {event.id: event for event in standard().events}
    >>> briefly(events["raiders"]), briefly(events["fever"])
    ('If weakest: −2 VP', 'Every tribe: −1 member')
    >>> briefly(events["tribute"]), briefly(events["plunder"])
    ('If strongest: +1 VP, others −1 VP', 'If strongest: +2 VP, +1 shell of each')
    """
    first, *more = event.effects
    whom = _IF.get(event.condition) or _WHO[first.target]
    told = [_does(first), *(_besides(effect) for effect in more)]
    return f"{whom}: {', '.join(told)}"


def _does(effect: Effect) -> str:
    """What it does to whoever it is about."""
    n = effect.n
    return {
        "gain_vp": signed(n, "VP", "VP"),
        "lose_vp": signed(-n, "VP", "VP"),
        "give_shell_to_taker": f"{signed(n, 'shell')} of each",
        "lose_members": signed(-n, "member"),
        "exhaust_empty": signed(-n, "empty land"),
        "gain_members": signed(n, "member"),
        "explore": signed(n, "land"),
        "move": signed(n, "step"),
    }[effect.op]


def _besides(effect: Effect) -> str:
    """The same of a second effect, which may be about somebody else; shells come to the taker."""
    others = effect.target == "others" and effect.op != "give_shell_to_taker"
    return f"others {_does(effect)}" if others else _does(effect)
