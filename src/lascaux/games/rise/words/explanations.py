"""What there is to say about the boards and cards of the picture, in sentences."""

from __future__ import annotations

from lascaux.engine.game import Region
from lascaux.games.rise.content.parts import goods_text
from lascaux.games.rise.view import (
    STRENGTHS,
    ActionView,
    DiceView,
    EventsView,
    EventView,
    GoalView,
    RiseView,
    SeatView,
)

_MEANINGS = {
    "grow": "members that come to the map",
    "move": "members that may move",
    "gather": "hexes that give resources",
    "lead": "goal cards to draw",
}


def about_boards(view: RiseView) -> list[Region]:
    """Actions, dice, events, tribes and their goals, each with a sentence or two.

    >>> import lascaux
    >>> game = lascaux.game("rise")
    >>> about = {region.parts[0]: region.text for region in about_boards(game.view(game.new(2)))}
    >>> about["event-0"]
    'A free place for an event; doubles bring one.'
    """
    regions = [Region((f"action-{each['id']}",), action_text(each)) for each in view["actions"]]
    regions.append(Region(("dice",), _dice(view["dice"])))
    regions += _slots(view["events"])
    if view["volcano"]:
        words = "The volcano. Nobody can enter it; hexes beside it may give stone."
        regions.append(Region(("volcano",), words))
    for seat in view["seats"]:
        name = f"seat-{seat['seat']}"
        # Cards first: who points at a card wants to know of the card.
        for state in ("in_progress", "completed"):
            for goal in seat[state]:
                words = goal_text(goal, seat["name"], state == "completed")
                regions.append(Region((f"{name}.{goal['id']}",), words))
        for token in seat["tokens"]:
            words = f"{token.title()}: a token that {seat['name']} bought from an event."
            regions.append(Region((f"{name}.{token}",), words))
        regions.append(Region((name,), seat_text(seat, seat["name"])))
    return regions


def action_text(action: ActionView) -> str:
    """An action: what it is worth now, and with each die."""
    worth = dict(zip(STRENGTHS, action["values"], strict=True))
    now = action["strength"]
    ways = ", ".join(
        f"a {face} {'keeps' if strength == now else 'makes'} it {strength} ({worth[strength]})"
        for face, strength in action["with"].items()
    )
    taken = " Taken this turn." if action["used"] else ""
    meaning = _MEANINGS.get(action["id"], "")
    return (
        f"{action['name']}, {meaning}: {now} now ({worth[now]}), with {', '.join(action['dice'])},"
        f" the newest die first. {ways[0].upper()}{ways[1:]}.{taken}"
    )


def _dice(dice: DiceView) -> str:
    if dice["hand"]:
        return f"Dice to place: {' and '.join(dice['hand'])}."
    return "Both dice wait to be rolled. Equal faces bring an event."


def _slots(events: EventsView) -> list[Region]:
    regions = []
    for slot in range(events["slot_count"]):
        words = "A free place for an event; doubles bring one."
        if slot < len(events["slots"]):
            words = event_text(events["slots"][slot])
        regions.append(Region((f"event-{slot}",), words))
    words = f"{events['deck']} events to come, {len(events['discard'])} discarded."
    if events["start_village"] is not None:
        words += (
            f" {len(events['set_aside'])} more join them when somebody builds the first village,"
            f" number {events['start_village']}."
        )
    return [*regions, Region(("events-deck",), words)]


def event_text(tile: EventView) -> str:
    """An event: what it says, and what lies on it."""
    said = [f"{tile['name']}: {tile['text']}"]
    if any(tile["goods"].values()):
        said.append(f"On it: {goods_text(tile['goods'])}.")
    if tile["price"] is not None:
        said.append(f"The price now: {tile['price']}.")
    if any(tile["captured"]):
        said.append(f"It holds {sum(tile['captured'])} captured.")
    return " ".join(said)


def seat_text(seat: SeatView, name: str, turn: str = "their turn") -> str:
    """A tribe: its points, what a village costs it, and what its leader can do."""
    points = f"{seat['score']} point{'s'[: seat['score'] != 1]}"
    said = [f"{name}, the {seat['tribe']['name']} tribe: {points}"]
    if seat["next_villages"]:
        said[0] += f", {seat['next_villages']} more from villages when {turn} begins"
    said[0] += "."
    said.append(f"A village costs {goods_text(seat['tribe']['cost'])}.")
    if seat["power"]:
        said.append(f"{seat['power']['name']}: {seat['power']['text']}")
    return " ".join(said)


def goal_text(goal: GoalView, owner: str, completed: bool) -> str:
    """A goal: what it asks for, what it brings, and whether it can be completed.

    The owner is left out where nobody else's goals are told.
    """
    points = f"{goal['points']} point{'s'[: goal['points'] != 1]}"
    whose = f" of {owner}" if owner else ""
    said = [f"{goal['name']}, {goal['kind']}{whose}, {points}. {goal['text']}"]
    if completed:
        said.append("Completed.")
    else:
        if goal["kind"] == "development":
            said.append(f"It costs {goods_text(goal['cost'])}.")
        said.append("It can be completed now." if goal["ready"] else "Not possible now.")
    return " ".join(said)
