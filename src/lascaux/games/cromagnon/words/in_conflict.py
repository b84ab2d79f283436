"""Choices of a session: which area is next, a tile to bid, or to pass."""

from __future__ import annotations

from typing import Any

from lascaux.engine.pane import Chip, Choice, Standing
from lascaux.engine.words import listed, sentence
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.rules import conflict, knowledge
from lascaux.games.cromagnon.rules.codes import NONE, PASS, TILE_FORCE
from lascaux.games.cromagnon.rules.state import CroMagnonState
from lascaux.games.cromagnon.view import ContenderView
from lascaux.games.cromagnon.words import outcomes
from lascaux.games.cromagnon.words.asked import Asked
from lascaux.games.cromagnon.words.forces import half_text
from lascaux.games.cromagnon.words.hand_shelf import held_name
from lascaux.games.cromagnon.words.seat_shelf import could_add


def choice(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """An action of a session."""
    kind = about["kind"]
    if kind == "fight":
        return _fight(asked, action, about["area"])
    if kind == "pass":
        return _pass(asked, action)
    return _bid(asked, action, about)


def _fight(asked: Asked, action: int, area: str) -> Choice:
    found = asked.areas[area]
    pays, players = found["payouts"], asked.view["players"]
    here = [seat for seat, number in enumerate(found["tribes"]) if number]
    order = sorted(here, key=lambda seat: (seat - asked.seat) % players)
    first = f"{asked.people.who(order[0])} would bid first" if len(order) > 1 else "nobody bids"
    scoring = sorted([seat for seat in here if pays[seat]], key=lambda seat: -pays[seat])
    told = asked.people.counted(pays, "+") or "nobody scores"
    worth = f"{found['first']}/{found['second']}"
    return Choice(
        action,
        sentence(f"{found['name']}, {worth}: as it stands {told}"),
        thing=area,
        confirm=f"Fight for {found['name']}",
        short=found["name"],
        more=sentence(first),
        gains=tuple(
            [Chip(f"+{pays[seat]}", f"badge-{seat}", asked.people.name(seat)) for seat in scoring]
        ),
    )


def _contenders(asked: Asked) -> list[ContenderView]:
    found = asked.view["conflict"]
    return found["contenders"] if found else []


def forces(asked: Asked) -> str:
    """Who has which force where tiles are bid: 'you 2, Ben 3'."""
    told = [
        f"{asked.people.who(each['seat'])} {half_text(each['force'])}"
        for each in _contenders(asked)
    ]
    return ", ".join(told)


def _pass(asked: Asked, action: int) -> Choice:
    area = asked.view["areas"][asked.state.area]
    told = asked.people.counted(area["payouts"], "+") or "nobody scores"
    return Choice(
        action,
        f"Pass: no more tiles from you in {area['name']}.",
        confirm="Pass",
        more=sentence(f"as it stands: {told}"),
        quiet=True,
    )


def passing(state: CroMagnonState, seat: int, content: Content) -> Standing | None:
    """Who may be asked for tiles in the area under way can say beforehand that they pass there."""
    area = state.area
    if seat < 0 or area == NONE or state.over or state.passed >> seat & 1:
        return None
    if not state.tribes_of(seat, area) or conflict.contenders(state, area) < 2:
        return None
    if not knowledge.may_bid(state, seat, area):
        return None  # as everybody knows
    return Standing(f"{state.turn} {area}", int(PASS), f"Pass in {content.areas[area].name}")


def _bid(asked: Asked, action: int, about: dict[str, Any]) -> Choice:
    """A tile, and how forces and points would be if everybody passed then."""
    kind = about["type"]
    halves = [each.id for each in asked.content.actions if each.kind == "half"]
    back = halves[0] if about["kind"] == "half" else about["back"]
    name, adds = asked.types[kind]["name"], _adds(asked, about)
    then = _Then(asked, adds)
    counts = half_text(adds / 2)
    return Choice(
        action,
        sentence(f"play {name} for {counts}: {then.forces_told()}. {sentence(then.points_told())}"),
        thing=held_name(kind, back),
        way=f"for {counts}",
        shows=f"bid-{adds / 2:g}",
        confirm=f"Play {name} for {counts}",
        short=f"{name} for {counts}",
        more=f"{_answers(asked)} {outcomes.hand_without(asked, kind, back)}",
        gains=then.gains(),
    )


def _adds(asked: Asked, about: dict[str, Any]) -> int:
    """What a tile adds to a force, in halves."""
    if about["kind"] != "half":
        return int(TILE_FORCE)
    return int(conflict.half_force(asked.state, asked.content.type_ids.index(about["type"])))


class _Then:
    """The conflict as it would be settled after one more tile."""

    def __init__(self, asked: Asked, adds: int) -> None:
        twin = asked.state.copy()
        twin.added[asked.seat] += adds
        self.asked, self.people = asked, asked.people
        seats = [each["seat"] for each in _contenders(asked)]
        seats.sort(key=lambda seat: seat != asked.seat)
        self.forces = {seat: int(conflict.force_of(twin, seat, twin.area)) / 2 for seat in seats}
        self.points = [int(points) for points in conflict.payouts(twin, twin.area)]

    def forces_told(self) -> str:
        """'you 3, Ben 3'."""
        told = [f"{self.people.who(seat)} {half_text(n)}" for seat, n in self.forces.items()]
        return ", ".join(told)

    def points_told(self) -> str:
        """'a tie for 1st: you +6, Ben +6'."""
        best = max(self.forces.values())
        tie = sum(force == best for force in self.forces.values()) > 1
        told = self.people.counted(self.points, "+") or "nobody scores"
        return f"a tie for 1st: {told}" if tie else f"then {told}"

    def gains(self) -> tuple[Chip, ...]:
        """The own force against the best other, and what that brings."""
        own = self.asked.seat
        best = max([force for seat, force in self.forces.items() if seat != own], default=0)
        against = f"{half_text(self.forces[own])} : {half_text(best)}"
        now = next(each["payout"] for each in _contenders(self.asked) if each["seat"] == own)
        tone = "good" if self.points[own] > now else ""
        return (
            Chip(against, name="your force and the best other"),
            Chip(f"+{self.points[own]}", name="points then", tone=tone),
        )


def _answers(asked: Asked) -> str:
    """What the others may still add, by what everybody knows."""
    able = [
        f"{asked.people.name(each['seat'])} {could_add(each)}"
        for each in _contenders(asked)
        if each["seat"] != asked.seat and not each["passed"]
    ]
    return sentence(listed(able)) if able else "Nobody else may bid any more."
