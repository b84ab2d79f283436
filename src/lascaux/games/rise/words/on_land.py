"""Choices that are made on the land: where members come, walk, gather, fight and build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lascaux.engine.pane import Chip, Choice
from lascaux.engine.words import count, sentence
from lascaux.games.rise.rules import moving, steps
from lascaux.games.rise.rules.codes import INVADERS, INVASION
from lascaux.games.rise.words import chains, gestures, outcomes
from lascaux.games.rise.words.asked import Asked

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the east


def on_hex(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """An action about one hex."""
    return _BY_KIND[about["kind"]](asked, action, asked.hex_at(about["hex"]))


# Coming


def _settle(asked: Asked, action: int, h: int) -> Choice:
    where = asked.where(h)
    state, place = asked.state, asked.about
    members = int(state.tables.reentry)
    if asked.step == steps.START_HEX:
        members = int(state.tables.start_members[place])
    elif asked.step == steps.START_BESIDE:
        members = 1
    return Choice(
        action,
        f"Settle on {where} with {count(members, 'member')}.",
        place=asked.name(h),
        shows="member",
        confirm=f"Settle on {asked.name(h)}",
        short=asked.name(h),
        gains=outcomes.reach_of(asked, h),
        chain=asked.chain,
    )


def _grow(asked: Asked, action: int, h: int) -> Choice:
    chips, words = outcomes.grown(asked, h)
    return Choice(
        action,
        sentence(f"One more on {asked.where(h)}: {words}"),
        place=asked.name(h),
        shows="member",
        confirm=chains.grown_with_one_more(asked),
        short=f"+1 on {asked.name(h)}",
        gains=chips,
        chain=asked.chain,
        most=gestures.most_grown(asked),
    )


def all_grow(asked: Asked, action: int, h: int) -> Choice:
    """All members that are still to come, in one go: the whole of Grow is brought to a hex."""
    number = gestures.most_grown(asked)
    chips, words = outcomes.grown(asked, h, number)
    return Choice(
        action,
        sentence(f"All {number} on {asked.where(h)}: {words}"),
        thing="action-grow",
        place=asked.name(h),
        shows="member",
        short=f"+{number} on {asked.name(h)}",
        gains=chips,
        chain=asked.chain,
        then=(action,) * (number - 1),
    )


def _farm(asked: Asked, action: int, h: int) -> Choice:
    chips, words = outcomes.with_one_more(asked, h)
    return Choice(
        action,
        sentence(f"One more on {asked.where(h)}: {words}"),
        place=asked.name(h),
        shows="member",
        confirm=f"Gather, and +1 on {asked.name(h)}",
        short=f"+1 on {asked.name(h)}",
        gains=chips,
        chain=asked.chain,
    )


def _ambush(asked: Asked, action: int, h: int) -> Choice:
    chips, words = outcomes.grown(asked, h)
    return Choice(
        action,
        sentence(f"One from the ambush to {asked.where(h)}: {words}"),
        place=asked.name(h),
        shows="member",
        confirm=f"Ambush on {asked.name(h)}",
        short=f"+1 on {asked.name(h)}",
        gains=chips,
        chain=asked.chain,
        most=int(asked.state.waiting),
    )


def _evade(asked: Asked, action: int, h: int) -> Choice:
    chips, words = outcomes.with_one_more(asked, h)
    return Choice(
        action,
        sentence(f"One flees to {asked.where(h)}: {words}"),
        place=asked.name(h),
        shows="member",
        confirm=f"Flee to {asked.name(h)}",
        short=f"+1 on {asked.name(h)}",
        gains=chips,
        chain=asked.chain,
    )


# Walking


def walk(asked: Asked, action: int, source: int, target: int, look: outcomes.Look) -> Choice:
    """A member's walk from hex to hex."""
    state = asked.state
    chips, words = look
    lost, said = outcomes.walk(asked, source, target, action)
    start, end = asked.name(source), asked.name(target)
    confirm = f"{start} to {end}"
    if asked.step == steps.MOVE_MEMBERS:
        confirm = chains.moved(int(state.extra) + 1, int(state.left) - 1)
    asks_back = moving.would_discover(state, target)
    return Choice(
        action,
        sentence(
            f"From {start} to {asked.where(target)}: {'; '.join([words, *filter(None, [said])])}"
        ),
        thing=start,
        place=end,
        shows=_arrow(asked, source, target),
        confirm=confirm,
        short=f"{start} to {end}",
        gains=chips + lost,
        chain=asked.chain,
        most=1 if asks_back else gestures.most_walks(asked, source),
    )


def _arrow(asked: Asked, source: int, target: int) -> str:
    """The arrow across a border; who goes farther is just shown."""
    cells = asked.state.land.outline.cells
    (q1, r1), (q2, r2) = cells[source], cells[target]
    way = (q2 - q1, r2 - r1)
    return f"walk-{DIRECTIONS.index(way)}" if way in DIRECTIONS else "member"


def _mammoth(asked: Asked, action: int, h: int) -> Choice:
    return Choice(
        action,
        f"The mammoth walks to {asked.where(h)}.",
        thing="mammoth",
        place=asked.name(h),
        shows="mammoth",
        confirm=chains.moved(int(asked.state.extra), int(asked.state.left)) or "Move the mammoth",
        short=f"mammoth to {asked.name(h)}",
        chain=asked.chain,
    )


def _push(asked: Asked, action: int, h: int) -> Choice:
    whom = asked.about >> int(steps.PAIR_SHIFT)
    name = asked.people.name(whom)
    state = asked.state.copy()
    state.enter(h, whom, 1)
    here, limit = int(state.crowd(h)), int(state.limit(h))
    full = here > limit
    return Choice(
        action,
        sentence(f"{name} must go to {asked.where(h)}: {here} there, room for {limit}"),
        place=asked.name(h),
        shows="push",
        confirm=f"Push {name} to {asked.name(h)}",
        short=f"to {asked.name(h)}",
        gains=(Chip(f"{here} of {limit}", tone="bad" if full else ""),),
        chain=asked.chain,
    )


def _intimidate(asked: Asked, action: int, h: int) -> Choice:
    return Choice(
        action,
        f"Pay 1 resource and push somebody out of {asked.where(h)} ({asked.crowd(h)}).",
        thing=asked.card("power"),
        place=asked.name(h),
        shows="spears",
        confirm=f"Intimidate on {asked.name(h)}",
        short=f"Intimidate on {asked.name(h)}",
        gains=(Chip("1 goes", name="one opposing member must go"),),
        chain=asked.chain,
    )


# Gathering


def _gather(asked: Asked, action: int, h: int) -> Choice:
    chips, amounts = outcomes.gathered(asked, action)
    before = outcomes.harvest(asked.state)
    confirm = "" if amounts is None else "Gather"
    if amounts is not None and before is not None:
        sums = tuple([one + two for one, two in zip(before, amounts, strict=True)])
        confirm = outcomes.plus_text(sums)
    spoken = " ".join(f"{chip.text} {chip.name}".strip() for chip in chips)
    told = spoken if amounts is None else outcomes.plus_text(amounts)
    return Choice(
        action,
        sentence(f"Gather from {asked.where(h)}: {told}"),
        place=asked.name(h),
        shows="basket",
        confirm=confirm,
        short=f"{asked.name(h)}: {told}",
        gains=chips,
        chain=asked.chain,
    )


# Fighting


def _fight(asked: Asked, action: int, h: int) -> Choice:
    chips, words = outcomes.fight(asked, asked.state, h)
    return Choice(
        action,
        sentence(f"Fight on {asked.where(h)} first ({asked.crowd(h)}): {words}"),
        place=asked.name(h),
        shows="spears",
        confirm=f"Fight on {asked.name(h)}",
        short=asked.name(h),
        gains=chips,
        chain=asked.chain,
    )


def strike(asked: Asked, action: int, tribe: int) -> Choice:
    """Whom the bow hits, the tiger captures, the lava takes, or who is pushed away."""
    h = asked.struck_hex
    whom = asked.people.name(tribe) if tribe != asked.seat else "one of yours"
    one = "your own" if tribe == asked.seat else whose(asked, tribe)
    left = int(asked.state.count(h, tribe)) - 1
    verb = _STRIKES[asked.step]
    return Choice(
        action,
        f"{verb} one of {one} on {asked.where(h)}: {left} left.",
        place=f"{asked.name(h)}.m{tribe}",
        confirm=f"{verb} {whom}",
        short=asked.people.name(tribe),
        gains=(Chip(f"{left} left", tone="bad" if tribe == asked.seat else ""),),
        chain=asked.chain,
    )


def whose(asked: Asked, tribe: int) -> str:
    """Of whom one is struck."""
    return "the invaders" if tribe == INVADERS else asked.people.whose(tribe)


_STRIKES = {
    steps.BOW_VICTIM: "Hit",
    steps.TIGER_PREY: "Capture",
    steps.LAVA_VICTIM: "Burn",
    steps.INTIMIDATE_WHOM: "Push",
}


# Building


def _build(asked: Asked, action: int, h: int) -> Choice:
    return Choice(
        action,
        f"Build a village on {asked.where(h)}: a point at the start of each of your turns.",
        place=asked.name(h),
        shows="hut",
        confirm=f"Village on {asked.name(h)}",
        short=f"village on {asked.name(h)}",
        gains=outcomes.village_price(asked),
        chain=asked.chain,
    )


def _claim(asked: Asked, action: int, h: int) -> Choice:
    return Choice(
        action,
        f"Take over the abandoned village on {asked.where(h)}.",
        place=asked.name(h),
        shows="hut",
        confirm=f"Take the village on {asked.name(h)}",
        short=f"village on {asked.name(h)}",
        gains=(Chip("free"),),
        chain=asked.chain,
    )


# What events and the set-up ask


def _put(asked: Asked, action: int, h: int) -> Choice:
    piece, confirm = _piece(asked)
    crowd = asked.crowd(h)
    return Choice(
        action,
        sentence(f"{confirm} {asked.where(h)}: {crowd or 'nobody is there'}"),
        place=asked.name(h),
        shows=piece,
        confirm=f"{confirm} {asked.name(h)}",
        short=asked.name(h),
        gains=(Chip(crowd or "empty"),),
        chain=asked.chain,
    )


def _piece(asked: Asked) -> tuple[str, str]:
    """The piece that is put somewhere, and the beginning of what Confirm says."""
    if asked.step == steps.PLACE_GLACIER:
        return "snow", "The glacier lies on"
    if asked.step == steps.TIGER_MOVES:
        return "tiger", "The tiger goes to"
    tile = asked.content.events[asked.about]
    if asked.about == INVASION:
        return "invader", "The invaders land on"
    verb = "visits" if tile.id == "chieftain" else "stands on"
    verb = "comes to" if tile.id in ("mammoth", "sabertooth") else verb
    piece = {"sabertooth": "tiger", "abandoned_village": "hut-empty"}.get(tile.id, tile.id)
    name = "tiger" if tile.id == "sabertooth" else tile.name.lower()
    return piece, f"The {name} {verb}"


def _lava(asked: Asked, action: int, h: int) -> Choice:
    crowd = asked.crowd(h)
    return Choice(
        action,
        sentence(f"The lava flows over {asked.where(h)}: {crowd or 'nobody is there'}"),
        place=asked.name(h),
        shows="fire",
        confirm=f"Lava on {asked.name(h)}",
        short=asked.name(h),
        gains=(Chip(crowd or "empty"),),
        chain=asked.chain,
    )


def _sacrifice(asked: Asked, action: int, h: int) -> Choice:
    left = int(asked.state.count(h, asked.seat)) - 1
    chips = [Chip(f"{left} left", tone="" if left else "bad")]
    if not left and asked.state.villages[asked.seat] >> h & 1:
        chips.append(Chip("village lost", tone="bad"))
    return Choice(
        action,
        f"Sacrifice a member on {asked.where(h)}: {left} left there.",
        place=asked.name(h),
        shows="shrine",
        confirm="Build the altar",
        short=f"1 of {asked.name(h)}",
        gains=tuple(chips),
        chain=asked.chain,
    )


def volcano(asked: Asked, action: int, cell: str) -> Choice:
    """Where the volcano rises."""
    outline = asked.state.land.outline
    near = outline.by_volcano[asked.state.tables.cell_names.index(cell)]
    hexes = [asked.name(h) for h in range(outline.hexes) if near >> h & 1]
    return Choice(
        action,
        f"The volcano rises beside {', '.join(hexes)}.",
        place=cell,
        shows="volcano",
        confirm="The volcano rises here",
        short="volcano",
        gains=(Chip(", ".join(hexes)),),
        chain=asked.chain,
    )


_BY_KIND: dict[str, Callable[[Asked, int, int], Choice]] = {
    "settle": _settle,
    "grow": _grow,
    "gather": _gather,
    "fight": _fight,
    "build": _build,
    "claim": _claim,
    "put": _put,
    "lava": _lava,
    "sacrifice": _sacrifice,
    "push": _push,
    "farm": _farm,
    "evade": _evade,
    "ambush": _ambush,
    "intimidate": _intimidate,
    "mammoth": _mammoth,
}
KINDS = frozenset(_BY_KIND)
