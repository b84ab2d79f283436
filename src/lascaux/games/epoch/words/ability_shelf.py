"""Abilities of all clans, by use; and those that are still to come."""

from __future__ import annotations

from lascaux.engine.pane import Card, CardState, Chip, Pane
from lascaux.engine.words import listed
from lascaux.games.epoch.content.parts import Ability
from lascaux.games.epoch.words.deeds import RULES, USES, deed, uses
from lascaux.games.epoch.words.looking import Looking
from lascaux.games.epoch.words.lore import INVENTIONS

TO_COME = "To come"


def abilities(looking: Looking) -> Pane:
    """Those that somebody has by their first use, then those that nobody has."""
    cards = [_ability(looking, each) for each in looking.content.abilities]
    order = [*USES, TO_COME]
    cards.sort(key=lambda card: order.index(card.group))
    return Pane("abilities", "common", "Abilities", "Abilities", cards=tuple(cards))


def _ability(looking: Looking, each: Ability) -> Card:
    owners = looking.owners(each.id)
    first = next(uses(each))
    return Card(
        f"ability-{each.id}",
        each.name,
        looking.drawing(each.id),
        lines=(f"{first[0]}: {first[1]}",) if owners else (),
        chips=tuple([Chip("", f"badge-{side}", looking.people.name(side)) for side in owners]),
        state=_state(looking, each.id, owners),
        note=_note(looking, each.id, owners),
        text=ability_text(looking, each),
        rule=RULES[each.id],
        group=first[0] if owners else TO_COME,
        parts=tuple(cells_of(looking, each.id)),
    )


def _state(looking: Looking, ability: str, owners: list[int]) -> CardState:
    if not owners:
        return "missing"
    if looking.is_active and ability in looking.view["turn"]["used"]:
        return "used"
    return "done" if ability in looking.usable() else "open"


def _note(looking: Looking, ability: str, owners: list[int]) -> str:
    if looking.is_active and ability in looking.view["turn"]["used"]:
        return "used"
    if ability in looking.usable():
        return "yours" if looking.eyes in owners else "open this turn"
    if owners:
        return "1 ★ to use"
    return "open" if cells_of(looking, ability) else "face down"


def cells_of(looking: Looking, ability: str) -> list[str]:
    """Where an ability's tiles lie, as far as that is known."""
    tiles = [tile.id for tile in looking.content.tiles if tile.ability == ability]
    return [cell["id"] for cell in looking.view["cells"] if cell["tile"] in tiles]


def ability_text(looking: Looking, each: Ability) -> str:
    """What it does, who has it, and what is known of it from digging."""
    owners = looking.owners(each.id)
    who = listed(map(looking.people.who, looking.people.in_order(owners)))
    known = f" Known to {who}." if who else ""
    return f"{deed(each)}{known} {INVENTIONS[each.id]}"
