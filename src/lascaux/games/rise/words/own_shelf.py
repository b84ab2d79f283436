"""The shelf of the tribe through whose eyes one looks: what it has, what it can pay, its goals."""

from __future__ import annotations

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.games.rise.content.parts import Content, Goal, HexTest
from lascaux.games.rise.view import GoalView, Goods, RiseView, SeatView
from lascaux.games.rise.words.explanations import goal_text, seat_text
from lascaux.games.rise.words.labels import price_text
from lascaux.games.rise.words.open_shelves import Drawings, goods_chips, prospects
from lascaux.games.rise.words.people import People

_TOKENS = {
    "walls": ("Walls", "Your villages take 1 attacker before the rounds.", "R164"),
    "canoe": ("Canoe", "In your Move the first lake a member enters costs no reach.", "R165"),
    "altar": ("Altar", "It has brought you its points.", "R166"),
}


def own_shelf(
    view: RiseView, seat: SeatView, people: People, drawings: Drawings, content: Content
) -> Pane:
    """What the viewer's tribe has; goals that are ready come first."""
    name = f"seat-{seat['seat']}"
    cards = [_head(view, seat, people), _village(view, seat, drawings)]
    cards += _powers(view, seat, drawings)
    cards += [_token(name, token, drawings) for token in seat["tokens"]]
    going = sorted(seat["in_progress"], key=lambda goal: not goal["ready"])
    under = f"Your goals, {seat['deck']} left in your deck"
    known = {goal.id: goal for goal in content.goals}
    cards += [_goal(goal, seat, drawings, known[goal["id"]], under) for goal in going]
    cards += [_done(goal, seat, drawings) for goal in seat["completed"]]
    return Pane(
        "tribe", "mine", "Your tribe", "Mine", cards=tuple(cards), columns=2, peek=_peek(seat)
    )


def _head(view: RiseView, seat: SeatView, people: People) -> Card:
    number = seat["seat"]
    leader = f" · {seat['power']['name']}" if seat["power"] else ""
    chips = [
        *goods_chips(seat["goods"]),
        Chip(f"{seat['on_map']} on land, {seat['supply']} left", f"pawn-{number}", "members"),
    ]
    if seat["waiting"]:
        chips.append(Chip(f"{seat['waiting']} in ambush"))
    if seat["captured"]:
        chips.append(Chip(f"{seat['captured']} captured", "tiger", "by the tiger"))
    return Card(
        f"seat-{number}",
        people.name(number),
        lines=(f"{seat['tribe']['name']}{leader}",),
        chips=tuple(chips),
        badge=str(seat["score"]),
        note=prospects(view, seat, "your"),
        text=seat_text(seat, "You", "your turn"),
        rule="R27",
        seat=number,
        wide=True,
    )


def _village(view: RiseView, seat: SeatView, drawings: Drawings) -> Card:
    """What a village costs, and whether that can be paid."""
    number = seat["seat"]
    short = seat["village_short"]
    drawing, frame = drawings[f"seat-{number}.village"]
    standing = [cell["id"] for cell in view["hexes"] if cell["village"] == number]
    return Card(
        f"seat-{number}.village",
        "Village",
        drawing,
        frame,
        chips=_price(seat["tribe"]["cost"]),
        badge=str(seat["villages"]),
        state="missing" if short else "payable",
        note=f"{short} short" if short else "you can pay",
        text=f"A village costs {price_text(seat['tribe']['cost'])}, stands where you have a member"
        " and no village is, and brings a point at the start of each of your turns.",
        rule="R83",
        parts=tuple(standing),
        wide=True,
    )


def _powers(view: RiseView, seat: SeatView, drawings: Drawings) -> list[Card]:
    """The leader's power, and the elder if it can do something."""
    number = seat["seat"]
    cards = []
    power = seat["power"]
    if power:
        drawing, frame = drawings[f"seat-{number}.power"]
        cards.append(
            Card(
                f"seat-{number}.power",
                power["name"],
                drawing,
                frame,
                (power["text"],),
                text=power["text"],
                rule="R118",
                wide=True,
            )
        )
    borrows = view["borrowed"] if view["active"] == number else None
    if seat["elder"] or borrows:
        drawing, frame = drawings[f"seat-{number}.elder"]
        cards.append(
            Card(
                f"seat-{number}.elder",
                "Elder",
                drawing,
                frame,
                (f"on {seat['elder']}",) if seat["elder"] and not borrows else (),
                note=f"uses {borrows.replace('_', ' ')}" if borrows else "once a turn",
                text="Once on your turn your elder gives another tribe 1 resource, and you may use"
                " one development which that tribe has completed.",
                rule="R98",
                parts=(seat["elder"],) if seat["elder"] else (),
                wide=True,
            )
        )
    return cards


def _token(name: str, token: str, drawings: Drawings) -> Card:
    title, text, rule = _TOKENS[token]
    drawing, frame = drawings[f"{name}.{token}"]
    return Card(f"{name}.{token}", title, drawing, frame, text=text, rule=rule, state="done")


def _goal(goal: GoalView, seat: SeatView, drawings: Drawings, card: Goal, group: str) -> Card:
    """A goal in progress, with its price or how far it has come."""
    key = f"seat-{seat['seat']}.{goal['id']}"
    drawing, frame = drawings[key]
    development = goal["kind"] == "development"
    return Card(
        key,
        goal["name"],
        drawing,
        frame,
        () if development else tuple(_progress(goal, card)),
        _price(goal["cost"]) if development else (),
        str(goal["points"]),
        "payable" if goal["ready"] else "missing",
        "not yet" if card.razed and not goal["ready"] else _note(goal, seat["goods"]),
        goal_text(goal, completed=False),
        "R77" if development else "R78",
        group,
    )


def _note(goal: GoalView, goods: Goods) -> str:
    if goal["kind"] == "development":
        short = sum(max(0, price - goods[name]) for name, price in goal["cost"].items())
        return f"{short} short" if short else "payable"
    if goal["ready"]:
        return "ready"
    return f"{sum(max(0, need - have) for have, need in goal['progress'])} short"


def _progress(goal: GoalView, card: Goal) -> list[str]:
    """How far an achievement has come: 'forests with 3: 1/2'."""
    asked = ["members on land"] if card.members else []
    asked += ["villages razed this turn"] if card.razed else []
    asked += [_hexes(test) for test in card.hexes]
    return [
        f"{what}: {min(have, need)}/{need}"
        for what, (have, need) in zip(asked, goal["progress"], strict=True)
    ]


def _hexes(test: HexTest) -> str:
    """Which hexes a goal counts."""
    words = "hexes" if test.terrain == "any" else f"{test.terrain}s"
    if test.opposing:
        words = f"shared {words}"
    if test.status == "majority":
        words += " led"
    return f"{words} with {test.members}" if test.members > 1 else words


def _done(goal: GoalView, seat: SeatView, drawings: Drawings) -> Card:
    key = f"seat-{seat['seat']}.{goal['id']}"
    drawing, frame = drawings[key]
    return Card(
        key,
        goal["name"],
        drawing,
        frame,
        badge=str(goal["points"]),
        state="done",
        note="done",
        text=goal_text(goal, completed=True),
        rule="R76",
        group="Completed",
    )


def _price(goods: Goods) -> tuple[Chip, ...]:
    return tuple([Chip(str(number), name, name) for name, number in goods.items() if number])


def _peek(seat: SeatView) -> tuple[Chip, ...]:
    """What is always seen: goods, the village, goals that are ready."""
    short = seat["village_short"]
    ready = sum(goal["ready"] for goal in seat["in_progress"])
    going = len(seat["in_progress"])
    village = Chip(
        f"{short} short" if short else "payable",
        f"tent-{seat['seat']}",
        "village",
        "" if short else "good",
    )
    goals = Chip(f"{ready} of {going} goals ready", tone="good" if ready else "quiet")
    return (*goods_chips(seat["goods"]), village, goals)
