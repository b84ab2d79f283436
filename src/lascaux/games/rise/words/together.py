"""Several decisions in one choice: what a pick says besides, as soon as it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

from lascaux.engine.agenda import STEP
from lascaux.engine.pane import Choice
from lascaux.games.rise.content.parts import RESOURCES
from lascaux.games.rise.rules import conflict, steps
from lascaux.games.rise.rules.codes import GIVE, GO_ON, NO
from lascaux.games.rise.words.asked import Asked

Offer: TypeAlias = Callable[[Asked], Iterable[Choice]]  # the choices that answer a question


def together(asked: Asked, choice: Choice, offer: Offer) -> Iterator[Choice]:
    """The choices that an action begins: it alone, or each with more that it decides."""
    if asked.step == steps.LIGHT_IN_THE_DARK and choice.action == NO:
        yield choice
        yield from _dice_as_they_are(asked, offer)
    elif choice.action == GO_ON:
        yield from _after_conflicts(asked, offer) or (choice,)
    else:
        yield from _with_a_gift(asked, choice) or (choice,)


def nobody_fights(asked: Asked) -> bool:
    """Is it asked what comes before conflicts, though there are none?"""
    if asked.step != steps.BEFORE_CONFLICT or conflict.overfull_hexes(asked.state):
        return False
    return bool(asked.after(int(GO_ON)).asked & STEP == steps.STEP_FIVE)


def _dice_as_they_are(asked: Asked, offer: Offer) -> Iterator[Choice]:
    """Whoever places a die keeps the dice as they fell."""
    twin = asked.after(int(NO))
    if twin.asked & STEP == steps.CHOOSE_ACTION:
        for choice in offer(asked.at(twin)):
            if choice.thing.startswith("die-"):
                yield replace(choice, action=int(NO), then=choice.actions)


def _after_conflicts(asked: Asked, offer: Offer) -> list[Choice]:
    """Where nobody fights, what can be done at the end of a turn can be done at once."""
    if not nobody_fights(asked):
        return []
    choices = offer(asked.at(asked.after(int(GO_ON))))
    return [
        replace(choice, action=int(GO_ON), then=choice.actions)
        for choice in choices
        if choice.action not in asked.legal
    ]


def _with_a_gift(asked: Asked, choice: Choice) -> list[Choice]:
    """What the elder borrows, with each resource that can be given for it."""
    twin = asked.after(choice.action)
    if twin.paused or twin.asked & STEP != steps.ELDER_GIFT:
        return []
    return [
        replace(
            choice,
            words=choice.words.replace("1 resource", f"1 {name}"),
            way=f"{choice.way} for 1 {name}",
            confirm=f"{choice.confirm} for 1 {name}",
            gains=(replace(choice.gains[0], name=f"for 1 {name}"),),
            then=(int(GIVE) + kind,),
        )
        for kind, name in enumerate(RESOURCES)
        if GIVE + kind in list(twin.legal())
    ]
