"""What a seat has: points, people, goods and goals."""

from __future__ import annotations

from lascaux.engine.bits import numbers_in
from lascaux.games.rise.content.parts import POWERS, RESOURCES, Content, Goal
from lascaux.games.rise.rules import goals, turn, villages
from lascaux.games.rise.rules.codes import GOODS, NONE
from lascaux.games.rise.rules.notation import SEAT_NAMES
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view.on_land import name_or_none
from lascaux.games.rise.view.shapes import GoalView, Goods, PowerView, SeatView

SOURCE_NAMES = ("villages", "developments", "achievements", "events", "elders")


def seat_view(state: RiseState, content: Content, seat: int) -> SeatView:
    """A seat, as everybody sees it."""
    points = state.breakdown()[seat]
    tribe = content.tribes[state.tribe[seat]]
    power = state.power[seat]
    owners = {"walls": state.walls, "canoe": state.canoe, "altar": state.altar}
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "score": sum(points),
        "points": dict(zip(SOURCE_NAMES, points, strict=True)),
        "tribe": {"id": tribe.id, "name": tribe.name, "cost": _goods(tribe.cost)},
        "power": None if power == NONE else _power(content, power),
        "powers": [_power(content, 2 * state.tribe[seat] + which) for which in (0, 1)],
        "supply": state.supply[seat],
        "on_map": state.on_map(seat),
        "waiting": state.waiting if power != NONE and POWERS[power] == "ambush" else 0,
        "captured": state.captured[seat],
        "goods": _goods([state.goods[seat * GOODS + resource] for resource in range(GOODS)]),
        "villages": state.village_count(seat),
        "village_short": villages.short_of(state, seat),
        "hidden": bool(state.hidden >> seat & 1),
        "elder": name_or_none(state, state.elder[seat]),
        "in_progress": _goals(state, content, seat, state.in_progress[seat]),
        "completed": _goals(state, content, seat, state.completed[seat]),
        "deck": state.deck_size[seat],
        "unseen": [content.goals[goal].id for goal in sorted(state.goal_deck(seat))],
        "bottom": [content.goals[goal].id for goal in state.known_goals(seat)],
        "tokens": [token for token, owner in owners.items() if owner == seat],
        "next_villages": turn.promised_points(state, seat),
    }


def _goods(numbers: list[int] | tuple[int, int, int]) -> Goods:
    return dict(zip(RESOURCES, numbers, strict=True))


def _power(content: Content, power: int) -> PowerView:
    found = content.powers[power]
    return {"id": found.id, "name": found.name, "text": found.text}


def _goals(state: RiseState, content: Content, seat: int, chosen: int) -> list[GoalView]:
    return [
        _goal(
            content.goals[number],
            _is_ready(state, seat, number),
            goals.progress(state, seat, number),
        )
        for number in numbers_in(chosen)
    ]


def _goal(goal: Goal, ready: bool, progress: list[list[int]]) -> GoalView:
    return {
        "id": goal.id,
        "name": goal.name,
        "kind": "development" if goal.is_development else "achievement",
        "points": goal.points,
        "cost": _goods(goal.cost),
        "text": goal.text,
        "ready": ready,
        "progress": progress,
    }


def _is_ready(state: RiseState, seat: int, goal: int) -> bool:
    """Could a seat complete this goal now, if it were asked?"""
    in_progress = state.in_progress[seat] >> goal & 1
    return bool(in_progress) and goals.can_complete(state, seat, goal)
