"""Choices that are made on the bench: resources, prices, powers, yes or no."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lascaux.engine.bits import numbers_in
from lascaux.engine.pane import Chip, Choice
from lascaux.engine.words import sentence
from lascaux.games.rise.content.parts import ACTIONS, POWERS, RESOURCES
from lascaux.games.rise.rules import steps
from lascaux.games.rise.rules.codes import BASKET, GOODS, TAKE
from lascaux.games.rise.view import STRENGTHS, to_take
from lascaux.games.rise.words.asked import Asked
from lascaux.games.rise.words.labels import price_text
from lascaux.games.rise.words.outcomes import plus_text

# Questions that are answered by one of two equal cards: what they say, and what Confirm says.
ANSWERS = {
    "light in the dark": {
        "yes": ("Turn a moon into a sun", "One moon shows a sun; doubles are checked afterwards."),
        "no": ("Keep the dice", "The dice stay as they fell."),
    },
    "bring elder": {
        "yes": (
            "The elder comes",
            "Your elder comes to the new village. Once on your turn you may borrow what another"
            " tribe has developed; who destroys the village scores a point.",
        ),
        "no": ("The elder stays", "Your elder stays at home until you build another village."),
    },
}


def yes_or_no(asked: Asked, action: int, kind: str) -> Choice:
    """One of two equal cards."""
    title, text = ANSWERS[asked.state.question().step][kind]
    return Choice(action, text, thing=kind, confirm=title, short=title, chain=asked.chain)


def goods_choice(asked: Asked, action: int, kind: str, resource: int) -> Choice:
    """A resource to take, or to give."""
    name = RESOURCES[resource]
    number, most = 1, 1
    if kind == "take":
        number, most = _taken(asked)
        then = asked.goods(resource) + number
        gains = Chip(f"+{number}", name, f"{name}, {then} then", "good")
        words, confirm = f"Take {number} {name}: you have {then} then.", f"+{number} {name}"
        if asked.step == steps.START_GOODS:
            confirm = _settled(asked) if asked.about == 1 else ""
    else:
        left = asked.goods(resource) - 1
        gains = Chip(f"{left} left", name, f"{name} left")
        words, confirm = _given(asked, name)
        words = sentence(f"{words}; {left} left")
    return Choice(
        action,
        words,
        thing=f"{kind}-{name}",
        confirm=confirm,
        short=f"+{number} {name}" if kind == "take" else f"1 {name}",
        gains=(gains,),
        chain=asked.chain,
        most=most,
    )


def two_goods(asked: Asked, action: int, resource: int) -> Iterator[Choice]:
    """Two resources to take in one go: this one, and it or one after it."""
    for other in range(resource, GOODS):
        amounts = tuple([(kind == resource) + (kind == other) for kind in range(GOODS)])
        taken = [f"{n} {name}" for n, name in zip(amounts, RESOURCES, strict=True) if n]
        then = [asked.goods(kind) + n for kind, n in enumerate(amounts) if n]
        words = f"Take {' and '.join(taken)}: you have {' and '.join(map(str, then))} then."
        yield Choice(
            action,
            words,
            thing=pair_name(RESOURCES[resource], RESOURCES[other]),
            confirm=_settled(asked) or plus_text(amounts),
            short=plus_text(amounts),
            chain=asked.chain,
            then=(int(TAKE) + other,),
        )


def pair_name(one: str, two: str) -> str:
    """The name of the card for two resources.

    >>> pair_name("food", "wood")
    'take-food-wood'
    """
    return f"take-{one}-{two}"


def _settled(asked: Asked) -> str:
    """What Confirm says once a settler has taken all resources."""
    if asked.step != steps.START_GOODS:
        return ""
    hexes = [asked.name(h) for h in numbers_in(asked.state.here[asked.seat])]
    return f"Settle on {' and '.join(hexes)}"


def _taken(asked: Asked) -> tuple[int, int]:
    """How many are taken at a time, and how often in a row."""
    if asked.step == steps.STONE_OR_OWN:
        return asked.about >> int(steps.PAIR_SHIFT), 1
    if asked.step == steps.BASKET_GOODS:
        return int(asked.state.tables.goal_amount[BASKET]), 1
    return 1, to_take(asked.state) or 1


def _given(asked: Asked, name: str) -> tuple[str, str]:
    """What a resource is given for, in a sentence and on the button."""
    if asked.step == steps.POTTERY_GIFT:
        whom = asked.people.name(asked.about)
        return f"give {whom} 1 {name} and take 2 others", f"Give {whom} 1 {name}"
    if asked.step == steps.ELDER_GIFT:
        whom = asked.people.name(asked.about & int(steps.PAIR))
        goal = asked.content.goals[asked.about >> int(steps.PAIR_SHIFT)].name
        return f"give {whom} 1 {name} and use {goal}", f"Borrow {goal} for 1 {name}"
    if asked.step == steps.CUNNING_PRICE:
        action, strength = int(asked.state.action), int(asked.state.strength) + 1
        worth = asked.content.actions[action].values[strength]
        better = f"{ACTIONS[action].title()} is {STRENGTHS[strength]}, {worth}"
        return f"pay 1 {name}: {better}", f"Pay 1 {name}: {better}"
    if asked.step == steps.LEARN_PRICE:
        return f"put 1 {name} on the tile and draw a goal", f"Pay 1 {name}, draw a goal"
    return f"pay 1 {name} to push a member away", f"Pay 1 {name}"


def payment(asked: Asked, action: int, pay: dict[str, int]) -> Choice:
    """A price for a village or for the altar."""
    price = price_text(pay)
    left = [asked.goods(kind) - pay[name] for kind, name in enumerate(RESOURCES)]
    chips = [
        Chip(f"{n} left", name, f"{name} left") for name, n in zip(RESOURCES, left, strict=True)
    ]
    what = "the altar"
    if asked.step == steps.PAY_VILLAGE:
        hidden = asked.about == steps.ON_BOARD
        what = "the hidden village" if hidden else f"the village on {asked.name(asked.about)}"
    return Choice(
        action,
        f"Pay {price} for {what}.",
        thing=price_name(pay),
        confirm=f"Pay {price}",
        short=f"pay {price}",
        gains=tuple(chips),
        chain=asked.chain,
    )


def price_name(pay: dict[str, int]) -> str:
    """The name of a price's card.

    >>> price_name({"food": 1, "wood": 3, "stone": 0})
    'pay-1-3-0'
    """
    return "-".join(["pay", *(str(pay[name]) for name in RESOURCES)])


def trade(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """The trader's two for one."""
    one, two = about["give"]
    taken = about["resource"]
    given = f"2 {one}" if one == two else f"1 {one}, 1 {two}"
    have = {name: asked.goods(kind) for kind, name in enumerate(RESOURCES)}
    most = have[one] // 2 if one == two else min(have[one], have[two])
    return Choice(
        action,
        f"Trade {given} for 1 {taken}.",
        thing=asked.card("power"),
        way=f"{given} for 1 {taken}",
        confirm=f"Trade for 1 {taken}",
        short=f"trade for {taken}",
        gains=(Chip("+1", taken, taken, "good"),),
        chain=asked.chain,
        most=most,
    )


def power(asked: Asked, action: int, id: str) -> Choice:
    """One of the two powers on the leader's card."""
    found = asked.content.powers[POWERS.index(id)]
    return Choice(
        action,
        f"{found.name}: {found.text}",
        thing=f"power-{id}",
        confirm=f"Choose {found.name}",
        short=found.name,
        chain=asked.chain,
    )
