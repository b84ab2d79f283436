"""The rail: what each action gives here with what one has, and who could add how much."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lascaux.engine.pane import Card, CardState, Chip, Pane
from lascaux.engine.words import count, sentence
from lascaux.games.epoch.content.parts import CONVERTERS
from lascaux.games.epoch.view import ActionView
from lascaux.games.epoch.words.deeds import RULES as ABILITY_RULES
from lascaux.games.epoch.words.deeds import deed
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.names import amounts
from lascaux.games.epoch.words.outcomes import given

RULES = {
    "work": "E46",
    "gather": "E57",
    "fish": "E60",
    "hunt": "E62",
    "butcher": "E66",
    "explore": "E69",
}
_TEXTS = {
    "work": "1 food gives 2 work power; up to two efforts give 1 more for 1 food each. With it you"
    " take raw materials, at the prices of the landscape. What is not used is lost.",
    "gather": "Food of the landscape. Once you may give back 2 food for a hide, an antler or a"
    " tendon.",
    "fish": "Food of the landscape, most on water. Up to twice you may give ore, flint or stone for"
    " 2 more food.",
    "hunt": "A deer, on grasslands, forest, mountain and drift sand. Once you may give leather,"
    " rope, ore, flint or stone for another.",
    "butcher": "Up to 5 deer: of each take two of antler, tendon, hide and 3 food.",
    "explore": "1 food turns up a face-down tile beside your leader and brings its status; beside a"
    " site 3 more for whoever discovers it. A second tile is possible.",
}
_BRIEFLY = {
    "work": "food for raw goods",
    "gather": "food",
    "fish": "food",
    "hunt": "deer",
    "butcher": "deer for goods",
    "explore": "tiles and status",
}
COLUMNS = 5  # where there is little room
MADE = ("rope", "leather", "bronze")


def rail(looking: Looking) -> Pane:
    """The six actions, then what one can do besides."""
    shown = looking.view["actions"]
    cards = [_action(looking, each) for each in shown] or [
        _not_yet(looking, kind) for kind in RULES
    ]
    cards = [*cards, *_besides(looking)]
    small = tuple([_small(looking, card) for card in cards])
    return Pane(
        "actions",
        "rail",
        "Actions",
        "Actions",
        cards=tuple(cards),
        rail="column",
        right=True,
        compact=Pane("actions", "rail", "Actions", cards=small, columns=COLUMNS),
    )


def _small(looking: Looking, card: Card) -> Card:
    """A card for little room: its name, and numbers for words."""
    kind = card.key.partition("-")[2]
    found = [each for each in looking.view["actions"] if each["action"] == kind]
    chips = [chip for each in found for chip in _numbers(each)] if card.state == "open" else []
    chips += [Chip(card.lines[0])] if kind == "load" else []
    chips += [Chip("–", tone="quiet")] if card.state == "missing" and not card.chips else []
    title = card.title.removeprefix("Make ").capitalize()
    return replace(card, title=title, lines=(), chips=(*chips, *card.chips[:1]), note="")


def _numbers(each: ActionView) -> Iterator[Chip]:
    """What an action gives, as numbers."""
    counted = {"food": each["food"], "deer": each["deer"], "power": each["power"]}
    for what, number in counted.items():
        if number and each["possible"]:
            yield Chip(str(number), what, what)
    if each["tiles"] and each["possible"]:
        yield Chip(count(each["tiles"], "tile"))


def _not_yet(looking: Looking, kind: str) -> Card:
    """Before the leader stands anywhere."""
    return Card(
        f"act-{kind}",
        kind.capitalize(),
        looking.drawing(kind),
        lines=(_BRIEFLY[kind],),
        text=_TEXTS[kind],
        rule=RULES[kind],
    )


def _action(looking: Looking, each: ActionView) -> Card:
    kind = each["action"]
    return Card(
        f"act-{kind}",
        kind.capitalize(),
        looking.drawing(kind),
        lines=(_gives(each),),
        chips=tuple(_helpers(looking, each)),
        state=_state(looking, each),
        note=_note(looking, each),
        text=" ".join(filter(None, [_TEXTS[kind], _here(looking, kind)])),
        rule=RULES[kind],
    )


def _gives(each: ActionView) -> str:
    if each["action"] == "work":
        return f"up to {each['power']} power" if each["power"] else "not on water"
    if each["action"] == "explore":
        return count(each["tiles"], "tile") if each["tiles"] else "no tile"
    none = {"hunt": "no deer here", "butcher": "no deer"}.get(each["action"], "nothing here")
    return given(each["food"], each["deer"], 0) or none


def _state(looking: Looking, each: ActionView) -> CardState:
    if looking.is_active and "acted" in looking.view["turn"]["done"]:
        return "done" if looking.view["turn"]["action"] == each["action"] else "used"
    return "open" if each["possible"] else "missing"


def _note(looking: Looking, each: ActionView) -> str:
    if looking.is_active and "acted" in looking.view["turn"]["done"]:
        return ""
    hungry = each["action"] in ("work", "explore") and not looking.mine["food"]
    return "no food" if hungry and (each["power"] or each["tiles"]) else ""


def _helpers(looking: Looking, each: ActionView) -> Iterator[Chip]:
    """The best helpers for one status: their badge and what they add."""
    if each["possible"]:
        for help in each["help"][:2]:
            told = help["food"] or help["deer"] or help["power"]
            what = given(help["food"], help["deer"], help["power"])
            name = f"{looking.people.name(help['side'])} adds {what} for 1 status"
            yield Chip(f"+{told}", f"badge-{help['side']}", name)


def _here(looking: Looking, kind: str) -> str:
    """What the landscape gives to whoever works there."""
    cell = looking.mine["leader"]
    if kind != "work" or not cell:
        return ""
    land = next(
        each for each in looking.content.landscapes if each.id == looking.cells[cell]["landscape"]
    )
    prices = ", ".join([f"{material} {power}" for material, power in land.work])
    return sentence(f"here, work power for one: {prices}" if prices else "nothing on water")


# Besides


def _besides(looking: Looking) -> Iterator[Card]:
    """Loading, the horse, and what can be made."""
    if looking.mine["leader"]:
        yield _load(looking)
    if "horse" in looking.usable():
        fed = looking.is_active and looking.view["turn"]["horse_carries"]
        yield Card(
            "act-horse",
            "Horse",
            looking.drawing("horse"),
            lines=(f"{looking.abilities['horse'].paid_food} food, +4 places",),
            state="done" if fed else "open",
            text=deed(looking.abilities["horse"]),
            rule="E211",
        )
    for craft, made in zip(CONVERTERS, MADE, strict=True):
        if craft in looking.usable():
            yield _make(looking, craft, made)


def _load(looking: Looking) -> Card:
    load = looking.view["load"]
    cell = looking.mine["leader"] or ""
    lying = looking.cells[cell]["loose"]
    over = load["load"] - load["on_foot"]
    return Card(
        "act-load",
        "Load",
        looking.drawing("bundle"),
        lines=(f"{load['load']} of {load['on_foot']}",),
        note=f"{over} too many" if over > 0 else "",
        text=" ".join(
            [
                "Leave goods on the tile, or pick up what lies there. Only who moves must be able"
                " to carry everything.",
                sentence(f"here lie {amounts(lying)}" if lying else "nothing lies here"),
            ]
        ),
        rule="E109",
    )


def _make(looking: Looking, craft: str, made: str) -> Card:
    ability = looking.abilities[craft]
    used = looking.view["turn"]["batches"].get(craft, 0) if looking.is_active else 0
    (taken, takes), (_, makes) = ability.takes[0], ability.makes[0]
    enough = looking.mine["goods"].get(taken, 0) >= takes and used < ability.batches
    return Card(
        f"make-{made}",
        f"Make {made}",
        looking.drawing(made),
        lines=(f"{takes} {taken} → {makes}",),
        state="open" if enough else "missing",
        note=f"{used} of {ability.batches}" if used else "",
        text=deed(ability),
        rule=ABILITY_RULES[craft],
    )
