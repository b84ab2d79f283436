"""Choices of the turn: an action, a step, a tile, an offer, and all that is done besides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lascaux.engine.pane import Chip, Choice
from lascaux.engine.words import count, listed, sentence
from lascaux.games.epoch.rules import codes, journeys
from lascaux.games.epoch.rules.codes import BY_CANOE, NONE, ON_FOOT
from lascaux.games.epoch.rules.notation import ACTION_NAMES
from lascaux.games.epoch.words import extras, outcomes
from lascaux.games.epoch.words.asked import TURN, Asked
from lascaux.games.epoch.words.names import amounts, demand, price


def choices(asked: Asked, action: int, about: dict[str, Any]) -> Iterator[Choice]:
    """One legal action of the turn."""
    kind = about["kind"]
    if kind == "explore":
        yield from _explore(asked, action)
    elif kind in ACTION_NAMES:
        yield _act(asked, action, kind)
    elif kind in ("walk", "paddle"):
        yield step(asked, action, about["cell"], BY_CANOE if kind == "paddle" else ON_FOOT)
    elif kind == "develop":
        yield _develop(asked, action, about["cell"])
    elif kind == "offer":
        yield _offer(asked, action, about["slot"], about["segment"])
    elif kind == "end-turn":
        yield _end(asked, action)
    elif kind == "load":
        yield _load(asked, action)
    elif kind == "horse":
        yield _horse(asked, action)
    else:
        yield extras.choice(asked, action, about)


# Actions


def _act(asked: Asked, action: int, kind: str) -> Choice:
    words, confirm, gain = outcomes.action(asked, kind)
    return Choice(
        action,
        sentence(words),
        thing=f"act-{kind}",
        confirm=confirm,
        short=confirm.lower(),
        more=outcomes.help_told(asked, kind),
        gains=(Chip(gain),),
        chain=TURN,
    )


def _explore(asked: Asked, action: int) -> Iterator[Choice]:
    """The action with each tile that can be turned up first."""
    twin = asked.ahead(action)
    if twin.paused:
        near = asked.state.tables.near[asked.state.leader[asked.seat]] & asked.state.face_down()
        yield turn_up(asked, (action,), asked.content.cell_ids[int(near).bit_length() - 1])
        return
    for then in map(int, twin.legal()):
        if codes.TURN_UP <= then < codes.DEVELOP:
            yield turn_up(asked, (action, then), asked.content.cell_ids[then - codes.TURN_UP])


def turn_up(asked: Asked, actions: tuple[int, ...], cell: str) -> Choice:
    """A face-down tile beside the leader: what it costs and brings, and what it may be."""
    first, *then = actions
    state = asked.state
    status = int(state.tables.tile_status)
    slot = int(state.tables.slot_of[asked.content.cell_ids.index(cell)])
    found = slot != NONE and state.undiscovered >> slot & 1
    site = asked.content.sites[state.sites[slot]].name if found else ""
    more = int(state.tables.site_status) if found else 0
    food = count(int(state.tables.explore_food), "food", "food")
    discovers = f" and {more} more for discovering {site}" if found else ""
    return Choice(
        first,
        sentence(f"turn up {asked.spot(cell)}: {food} for {status} status{discovers}"),
        thing="act-explore",
        place=cell,
        confirm="Turn it up",
        short="turn up a tile",
        more=outcomes.may_lie(asked, cell),
        gains=(Chip(f"+{status + more} ★", name="status"),),
        chain=TURN,
        then=tuple(then),
    )


# Moving


def step(asked: Asked, action: int, cell: str, way: int) -> Choice:
    """A tile beside, with the food that the step costs."""
    state, seat = asked.state, asked.seat
    number = asked.content.cell_ids.index(cell)
    rope = state.has(seat, codes.ROPE) > 0
    found = journeys.step_price(state, state.leader[seat], number, way, rope)
    food = int(journeys.whole_price(state, state.way_sum + found) - state.way_paid)
    verb, how = ("paddle", "by canoe") if way == BY_CANOE else ("walk", "on foot")
    return Choice(
        action,
        sentence(f"{verb} to {asked.spot(cell)} ({asked.land(cell)}): {food} food"),
        place=cell,
        way=how,
        shows="leader",
        confirm=f"Go, {food} food",
        short=f"to {asked.spot(cell)}",
        more=_on_arrival(asked, number, way, food),
        gains=(Chip(f"{food} food", name=how),),
        chain=TURN,
    )


def _on_arrival(asked: Asked, cell: int, way: int, food: int) -> str:
    """What is left, what must stay behind, and who stands there."""
    state, seat = asked.state, asked.seat
    said = [f"{state.food[seat] + state.purse - food} food left"]
    over = int(journeys.load_of(state, seat) - journeys.capacity(state, seat, way))
    said += [f"you carry {count(over, 'place')} too many"] if over > 0 else []
    owner = int(state.leader_on(cell, seat))
    if owner != NONE:
        said.append(f"{asked.people.whose(owner)} leader stands there, so you must go on")
    dummy = asked.view["dummy"]
    if dummy and dummy["next_cell"] == asked.content.cell_ids[cell]:
        said.append("the dummy comes there next, so you may not end your turn there")
    return " ".join([sentence(each) for each in said])


def _load(asked: Asked, action: int) -> Choice:
    lying = asked.cells[asked.me["leader"] or ""]["loose"]
    told = f"{amounts(lying)} lie here" if lying else "nothing lies here"
    return Choice(
        action,
        sentence(f"leave goods here or pick some up: {told}"),
        thing="act-load",
        confirm="Load",
        short="load",
        chain=TURN,
    )


def _horse(asked: Asked, action: int) -> Choice:
    tables = asked.state.tables
    places = int(journeys.capacity(asked.state, asked.seat, ON_FOOT) + tables.horse_places)
    return Choice(
        action,
        f"Feed a horse: {tables.horse_food} food, and you carry {places} on foot this turn.",
        thing="act-horse",
        confirm="Feed a horse",
        short="feed a horse",
        gains=(Chip(f"+{tables.horse_places} places"),),
        chain=TURN,
    )


# Tiles and sites


def _develop(asked: Asked, action: int, cell: str) -> Choice:
    state = asked.state
    tile = asked.content.tile(asked.cells[cell]["tile"] or "")
    name = asked.names.tile(tile.id)
    owner = int(state.leader_on(asked.content.cell_ids.index(cell), asked.seat))
    asks = owner != NONE and owner < state.players and state.asks_permission
    huts = asked.me["huts"] + 1
    leave = f"{asked.people.name(owner)} may refuse or name a price; nothing is paid before."
    last = f" With {huts} the last rounds begin." if huts == state.tables.end_tiles else ""
    return Choice(
        action,
        sentence(f"develop {name} for {price(tile.price)}: {tile.status} status at the end"),
        place=cell,
        way="develop",
        shows="hut",
        confirm=f"Ask {asked.people.name(owner)}" if asks else f"Develop {name}",
        short=f"develop {name}",
        more=leave if asks else f"Your hut {huts} of {state.tables.end_tiles}.{last}",
        gains=(Chip(f"+{tile.status} ★", name="status at the end", tone="good"),),
        chain=TURN,
    )


def _offer(asked: Asked, action: int, slot: str, segment: int) -> Choice:
    found = next(each for each in asked.view["sites"] if each["slot"] == slot)
    site = next(each for each in asked.content.sites if each.id == found["site"])
    brings = found["brings"][segment - 1]
    bonus = outcomes.next_bonus(asked)
    what = demand(site.segments(asked.state.players)[segment - 1])
    return Choice(
        action,
        sentence(f"offer at {site.name}: {what}, for {brings} status and {bonus} bonus"),
        place=f"{slot}.{segment}",
        shows=f"quadrant-{slot}",
        confirm=f"Offer at {site.name}",
        short=f"offer at {site.name}",
        more=outcomes.turned_up_by(asked, slot),
        gains=(Chip(f"+{brings} + {bonus} ★", name="status and bonus", tone="good"),),
        chain=TURN,
    )


# The end


def _end(asked: Asked, action: int) -> Choice:
    done = asked.view["turn"]["done"]
    unused = [] if "acted" in done else ["your action is unused"]
    able = [asked.about(each)["kind"] for each in asked.legal]
    unused += ["you could still develop"] if "develop" in able else []
    unused += ["you could still make an offer"] if "offer" in able else []
    return Choice(
        action,
        "End your turn.",
        confirm="End turn",
        short="end turn",
        more=sentence(listed(unused)) if unused else "",
        quiet=True,
    )
