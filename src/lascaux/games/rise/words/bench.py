"""The bench: cards for answers that lie nowhere else, only while they are asked for."""

from __future__ import annotations

from itertools import combinations_with_replacement

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.games.rise.content.parts import RESOURCES, Content
from lascaux.games.rise.view import ChoiceView, RiseView
from lascaux.games.rise.words.on_bench import ANSWERS, pair_name, price_name
from lascaux.games.rise.words.open_shelves import Drawings

_TITLES = {
    "take": "What to take",
    "give": "What to give",
    "pay": "How to pay",
    "power": "Your leader",
    "yes": "Yes or no",
    "no": "Yes or no",
}
_PRICES = {"pay village": "R83", "pay altar": "R166"}


def bench(view: RiseView, drawings: Drawings, content: Content) -> Pane | None:
    """The cards that can be chosen now, if there are any."""
    if view["to_take"] == 2 and view["choices"]:
        pairs = combinations_with_replacement(RESOURCES, 2)
        cards = tuple([_two_resources(one, other) for one, other in pairs])
        return Pane("bench", "bench", _TITLES["take"], cards=cards, columns=2)
    found = [(_card(view, choice, drawings, content), choice["kind"]) for choice in view["choices"]]
    shown = [(card, kind) for card, kind in found if card]
    if not shown:
        return None
    title = _TITLES[shown[0][1]]
    return Pane("bench", "bench", title, cards=tuple([card for card, _ in shown]))


def _card(view: RiseView, choice: ChoiceView, drawings: Drawings, content: Content) -> Card | None:
    kind = choice["kind"]
    if kind in ("take", "give"):
        return _resource(view, kind, choice["resource"], drawings)
    if kind == "pay":
        price = choice["pay"]
        chips = [Chip(str(number), name, name) for name, number in price.items() if number]
        return Card(
            price_name(price), "Pay", chips=tuple(chips), rule=_PRICES.get(view["step"], "")
        )
    if kind == "power":
        power = next(each for each in content.powers if each.id == choice["power"])
        return Card(f"power-{power.id}", power.name, lines=(power.text,), rule="R118")
    answers = ANSWERS.get(view["step"])
    if answers and kind in answers:
        title, text = answers[kind]
        return Card(kind, title, lines=(text,))
    return None


def _two_resources(one: str, other: str) -> Card:
    if one == other:
        return Card(pair_name(one, one), f"2 {one}", chips=(Chip("+2", one, one, "good"),))
    chips = tuple([Chip("+1", name, name, "good") for name in (one, other)])
    return Card(pair_name(one, other), f"{one}, {other}".capitalize(), chips=chips)


def _resource(view: RiseView, kind: str, name: str, drawings: Drawings) -> Card:
    owned = view["seats"][view["to_move"]]["goods"][name]
    drawing, frame = drawings[name]
    return Card(f"{kind}-{name}", name.title(), drawing, frame, note=f"you have {owned}")
