"""Choices that are made on the land: where members come, go and are lost, lands laid and turned."""

from __future__ import annotations

from typing import Any

from lascaux.engine.pane import Chip, Choice
from lascaux.engine.words import count, listed, sentence
from lascaux.games.tribes.rules import steps
from lascaux.games.tribes.words import outcomes
from lascaux.games.tribes.words.asked import Asked


def on_land(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """An action about one of the own lands."""
    return _BY_KIND[about["kind"]](asked, action, about["land"])


# Coming


def _settle(asked: Asked, action: int, land: int) -> Choice:
    kind = asked.kind(land)
    boards = outcomes.asking_for(asked, kind)
    told = f"{listed(boards)} {'asks' if len(boards) == 1 else 'ask'} for it"
    return Choice(
        action,
        sentence(f"start on {kind}: {told if boards else 'no open board asks for it'}"),
        place=asked.land_name(land),
        shows="member",
        confirm=f"Start on {kind}",
        short=kind,
        gains=tuple([Chip(name) for name in boards]) or (Chip("no board", tone="quiet"),),
        chain=asked.chain,
    )


def _procreate(asked: Asked, action: int, land: int) -> Choice:
    kind, then = asked.kind(land), asked.land(land)["members"] + 1
    left = asked.rest - 1
    return Choice(
        action,
        sentence(f"one more on {kind}: {then} there, {left or 'none'} to place"),
        place=asked.land_name(land),
        shows="member",
        confirm=_placed(asked),
        short=f"+1 on {kind}",
        gains=(Chip(str(then), f"figure-{asked.seat}", "members then"),),
        chain=asked.chain,
        most=asked.rest,
    )


def _placed(asked: Asked) -> str:
    """What Confirm says once all have come; how many that are is known where some are left."""
    return f"Place {asked.strength}" if asked.state.reserve[asked.seat] > 1 else "Place them"


# Going


def _shift_from(asked: Asked, action: int, land: int) -> Choice:
    kind, members = asked.kind(land), asked.land(land)["members"]
    return Choice(
        action,
        sentence(f"shift one of {count(members, 'member')} from {kind}"),
        thing=asked.land_name(land),
        short=f"from {kind}",
        chain=asked.chain,
    )


def _step_from(asked: Asked, action: int, land: int) -> Choice:
    kind, members = asked.kind(land), asked.land(land)["members"]
    left = f"{count(asked.rest, 'step')} left"
    return Choice(
        action,
        sentence(f"a step from {kind}, with {count(members, 'member')} there: {left}"),
        thing=asked.land_name(land),
        short=f"from {kind}",
        chain=asked.chain,
    )


def _go_to(asked: Asked, action: int, land: int) -> Choice:
    source = asked.rest + 1
    start, end = asked.kind(source), asked.kind(land)
    shifts = asked.step == steps.SHIFT_TO
    here, there = asked.land(source)["members"] - 1, asked.land(land)["members"] + 1
    gains = [Chip(str(there), f"figure-{asked.seat}", "members then")]
    return Choice(
        action,
        sentence(f"from {start} to {end}: {there} on {end}, {here} on {start}"),
        thing=asked.land_name(source),
        place=asked.land_name(land),
        shows="member",
        confirm=f"Shift {asked.strength}" if shifts else moved(asked.strength),
        short=f"{start} to {end}",
        gains=tuple(gains if shifts else outcomes.step(asked, source, land)),
        chain=asked.chain,
    )


def moved(number: int) -> str:
    """What Confirm says of a Move.

    >>> moved(1), moved(3)
    ('Move 1 step', 'Move 3 steps')
    """
    return f"Move {count(number, 'step')}"


# Lands


def lay(asked: Asked, action: int, resource: str) -> Choice:
    """Which of the drawn lands comes next."""
    return Choice(
        action,
        f"Lay {resource} next.",
        thing=f"drawn-{resource}",
        short=resource,
        chain=asked.chain,
    )


def lay_at(asked: Asked, action: int, land: int, side: str) -> Choice:
    """A free cell for the land in hand."""
    view = asked.view
    resource = view["current"]["resource"] or ""
    near = outcomes.beside_spot(asked, land, side)
    same = near.count(resource)
    last = sum(view["drawn"].values()) == 1
    return Choice(
        action,
        sentence(f"lay {resource} beside {listed(sorted(near))}"),
        thing=f"drawn-{resource}",
        place=f"spot-{land}-{side}",
        shows=f"lay-{resource}",
        confirm="Lay them" if not last else f"Lay {resource} here",
        short=f"beside {listed(sorted(set(near)))}",
        gains=(Chip(str(same), f"resource-{resource}", "of its kind beside it"),) if same else (),
        chain=asked.chain,
    )


def _turn_back(asked: Asked, action: int, land: int) -> Choice:
    kind = asked.kind(land)
    return Choice(
        action,
        f"Turn {kind} back: it gives {kind} again.",
        place=asked.land_name(land),
        shows=f"lay-{kind}",
        confirm="Turn back",
        short=f"{kind} back",
        gains=(Chip("gives again", tone="good"),),
        chain=asked.chain,
    )


def _lose(asked: Asked, action: int, land: int) -> Choice:
    found = asked.land(land)
    kind, left = found["resource"], found["members"] - 1
    lost = not left and not found["exhausted"]
    told = f"lose a member on {kind}: {left or 'none'} left there"
    return Choice(
        action,
        sentence(f"{told}, it gives nothing then" if lost else told),
        place=asked.land_name(land),
        shows="lost",
        confirm="Lose 1 member" if asked.rest == 1 else "Lose them",
        short=f"−1 on {kind}",
        gains=(Chip(f"{left} left" if left else "none left", tone="bad" if lost else ""),),
        chain=asked.chain,
        most=min(asked.rest, found["members"]),
    )


def _exhaust(asked: Asked, action: int, land: int) -> Choice:
    """A land for a board that lacks something, or for an event."""
    kind, board = asked.kind(land), asked.view["current"]["board"]
    if board is None:
        left = asked.me["fresh_lands"] - 1
        words = f"Exhaust {kind}: {count(left, 'land')} left that can give."
        more = "You have most lands now." if asked.me["most_lands"] else ""
        confirm, gains = "Exhaust it", Chip(f"{left} left")
    else:
        name = asked.boards[board]["name"]
        words = f"Exhaust {kind} for {name}: it gives no more till the end."
        wanted = outcomes.asking_for(asked, kind)
        more = f"{listed(wanted)} would have it." if wanted else f"No open board asks for {kind}."
        confirm, gains = f"Complete {name}", Chip("gives no more", tone="bad" if wanted else "")
    return Choice(
        action,
        words,
        place=asked.land_name(land),
        shows=f"crack-{kind}",
        confirm=confirm,
        short=f"exhaust {kind}",
        more=more,
        gains=(gains,),
        chain=asked.chain,
    )


_BY_KIND = {
    "settle": _settle,
    "procreate": _procreate,
    "shift": _shift_from,
    "move": _step_from,
    "to": _go_to,
    "turn-back": _turn_back,
    "lose": _lose,
    "exhaust": _exhaust,
}
