"""What abilities do, in a sentence and in a few letters, with their rules."""

from __future__ import annotations

from collections.abc import Iterator

from lascaux.engine.words import listed, sentence
from lascaux.games.epoch.content.parts import BONUSES, Ability
from lascaux.games.epoch.words.names import some

RULES = {
    "axe": "E189",
    "basket": "E191",
    "boots": "E193",
    "bow": "E196",
    "canoe": "E198",
    "cart": "E200",
    "casting_bronze": "E201",
    "cloak": "E204",
    "dagger": "E206",
    "fishing_pole": "E208",
    "gloves": "E209",
    "hoop_net": "E210",
    "horse": "E211",
    "jug": "E213",
    "pick": "E216",
    "pottery": "E217",
    "rope_making": "E218",
    "shovel": "E221",
    "sowing": "E222",
    "spear": "E223",
    "tanning": "E225",
}
_USES = {  # of what abilities add by themselves: where it helps, and what it says there
    "work_power": ("Work", "+{n} work power"),
    "gather_food": ("Gather", "+{n} food"),
    "fish_food": ("Fish", "+{n} food"),
    "hunt_deer": ("Hunt", "+{n} deer"),
    "hunt_food": ("Hunt", "+{n} food"),
    "butcher_food": ("Butcher", "+{n} food for each deer"),
    "butcher_items": ("Butcher", "{n} more of each deer: antler, hide or tendon"),
    "turn_food": ("Each turn", "+{n} food"),
    "step_food": ("Go", "{n} food less for every tile walked onto"),
    "walk_places": ("Go", "+{n} places on foot"),
    "paddle_places": ("Go", "+{n} places by canoe"),
}
USES = ("Work", "Gather", "Fish", "Hunt", "Butcher", "Go", "Make", "Each turn")


def uses(ability: Ability) -> Iterator[tuple[str, str]]:
    """Where an ability helps, and what it does there.

    >>> from lascaux.games.epoch.content.reader import standard
    >>> list(uses(standard().abilities[1]))
    [('Gather', '+2 food'), ('Go', '+2 places on foot')]
    """
    if ability.half:
        what = listed(ability.half, "or")
        yield "Work", f"up to {ability.half_units} {what} at half the work power"
    for name, number in zip(BONUSES, ability.bonuses, strict=True):
        if number:
            where, text = _USES[name]
            yield where, text.format(n=number)
    if ability.strings:
        yield "Hunt", _strings(ability)
    if ability.paddle:
        yield "Go", "by canoe, on water and rivers too"
    if ability.journey_divisor > 1:
        yield "Go", "half the food of a whole journey"
    if ability.paid_food:
        yield "Work", f"+{ability.paid_power} work power for {ability.paid_food} food"
        yield "Go", f"+{ability.paid_places} places on foot for {ability.paid_food} food"
    if ability.cook_food:
        for where in ("Gather", "Fish", "Butcher"):
            yield where, f"{ability.cook_food} food for 1 resource, once a turn"
    if ability.batches:
        yield "Make", _batch(ability)


def _strings(ability: Ability) -> str:
    halves = [f"½ {kind}" if n == 1 else some(n // 2, kind) for kind, n in ability.two_strings]
    times = "twice" if ability.strings == 2 else f"{ability.strings} times"
    return f"{ability.string_food} food for {listed(halves, 'or')}, {times}"


def _batch(ability: Ability) -> str:
    (taken, takes), (made, makes) = ability.takes[0], ability.makes[0]
    half = listed([f"½ {kind}" for kind in ability.half_of], "or")
    return f"{makes} {made} of {some(takes, taken)} and {half}, {ability.batches} times a turn"


def deed(ability: Ability) -> str:
    """All that an ability does.

    >>> from lascaux.games.epoch.content.reader import standard
    >>> deed(standard().abilities[0])
    'Work: up to 4 wood at half the work power. Butcher: +1 food for each deer.'
    """
    by_use: dict[str, list[str]] = {}
    for where, text in uses(ability):
        by_use.setdefault(where, []).append(text)
    by_text: dict[str, list[str]] = {}
    for where, texts in by_use.items():
        by_text.setdefault("; ".join(texts), []).append(where)
    return " ".join([sentence(f"{listed(found)}: {text}") for text, found in by_text.items()])
