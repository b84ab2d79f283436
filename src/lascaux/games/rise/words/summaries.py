"""What a plan does, in a few words: 'Grow 3 on b4, 1 on c4', or 'Grow 4; Gather +2 wood'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lascaux.engine.agenda import STEP
from lascaux.engine.pane import Names
from lascaux.games.rise.rules import steps
from lascaux.games.rise.rules.codes import GOODS
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view import to_take
from lascaux.games.rise.words.asked import Asked
from lascaux.games.rise.words.choices import Choices
from lascaux.games.rise.words.outcomes import plus_text

BRIEF = 32  # letters that Confirm has room for
# What an action is about, where several of them are told together.
_TOPICS = {
    "grow": "Grow",
    "grow board": "Grow",
    "move": "Move",
    "gather": "Gather",
    "trade": "Trade",
}
# What tells nothing that the rest would not tell.
_UNTOLD = {"stop", "no", "go on", "roll", "give", "pay"}
_SHORT = {"take", "discard"}
_AFTER = (steps.CHOOSE_ACTION, steps.BEFORE_CONFLICT, steps.STEP_FIVE)  # an action


def summary(choosing: Choices, state: RiseState, actions: Sequence[int], names: Names) -> str:
    """What these decisions of whoever decides now come to."""
    twin = state.copy()
    twin.holder = state.to_move
    said: list[str] = []  # topics, and what is told by itself, in their order
    grown: Counter[str] = Counter()
    times: Counter[str] = Counter()
    gathered = [0] * int(GOODS)
    taken = ""
    for action in actions:
        asked = Asked(twin, choosing.content, names)
        about = choosing.actions.data(action)
        kind = about["kind"]
        taken = about.get("act", taken)
        topic = _topic(asked, kind)
        if topic and topic not in said:
            said.append(topic)
        if not topic and kind not in _UNTOLD:
            said += _told(choosing, asked, action, kind)
        if topic == "Grow":
            grown[choosing.choice(asked, action).place] += 1
        before = [asked.goods(resource) for resource in range(GOODS)]
        twin.apply(action)
        times[topic] += 1
        for resource in range(GOODS) if topic == "Gather" else ():
            gathered[resource] += asked.goods(resource) - before[resource]
    where = [f"{number} on {place}" for place, number in grown.items() if "." not in place]
    told = {
        "Grow": f"Grow {', '.join([*where, *_waiting(grown)])}",
        "Move": f"Move {times['Move']}",
        "Trade": f"Trade {times['Trade']}",
        "Gather": "Gather" if to_take(twin) else f"Gather {plus_text(tuple(gathered))}",
    }
    found = "; ".join([told.get(each, each) for each in said])
    for topic, briefly in (("Grow", f"Grow {grown.total()}"), ("Gather", "Gather")):
        if len(found) > BRIEF:
            told[topic] = briefly
            found = "; ".join([told.get(each, each) for each in said])
    nothing = f"{taken.title()}: nothing" if taken and twin.asked & STEP in _AFTER else ""
    return found or nothing


def _topic(asked: Asked, kind: str) -> str:
    """What a decision is told with, if it is told with others."""
    if kind == "take" and asked.step >> 4 == steps.GATHERING:
        return "Gather"
    return _TOPICS.get(kind, "")


def _told(choosing: Choices, asked: Asked, action: int, kind: str) -> list[str]:
    """A decision by itself; a die is told by what is done with it, unless that is unknown yet."""
    if kind == "place" and not choosing.leads(action):
        return []
    choice = choosing.choice(asked, action)
    return [choice.short if kind in _SHORT else choice.confirm or choice.short]


def _waiting(grown: Counter[str]) -> list[str]:
    """Members that wait in ambush."""
    return [f"{number} in ambush" for place, number in grown.items() if "." in place]
