"""What there is to say about hexes and cards, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from lascaux.engine.game import Region
from lascaux.engine.pane import Names
from lascaux.engine.words import sentence
from lascaux.games.rise.content.parts import Content, SpecialTile, goods_text
from lascaux.games.rise.view import (
    STRENGTHS,
    ActionView,
    DiceView,
    EventsView,
    EventView,
    GoalView,
    HexView,
    RiseView,
    SeatView,
)
from lascaux.games.rise.words.people import People

_MEANINGS = {
    "grow": "members that come to the map",
    "move": "members that may move",
    "gather": "hexes that give resources",
    "lead": "goal cards to draw",
}


def regions(view: RiseView, names: Names, content: Content) -> list[Region]:
    """Hexes, dice, actions, events, tribes and goals, each with a sentence or two.

    >>> import lascaux
    >>> game = lascaux.game("rise")
    >>> about = {region.parts[0]: region.text for region in game.regions(game.view(game.new(2)))}
    >>> about["event-0"]
    'A free place for an event; doubles bring one.'
    """
    people = People(names, -1 if view["seat"] is None else view["seat"])
    return [*_hexes(view, people, content), *_cards(view), *_tribes(view, people)]


# Hexes


def _hexes(view: RiseView, people: People, content: Content) -> list[Region]:
    specials = {tile.id: tile for tile in content.specials}
    found = [Region((cell["id"],), _hex(cell, people, specials)) for cell in view["hexes"]]
    if view["volcano"]:
        words = "The volcano. Nobody can enter it; hexes beside it may give stone."
        found.append(Region(("volcano",), words))
    return found


def _hex(cell: HexView, people: People, specials: Mapping[str, SpecialTile]) -> str:
    """A hex: what it is, who is there and has room, and what stands on it."""
    name = " and ".join(cell["terrain"])
    if cell["frozen"]:
        name = "glacier"
    elif cell["special"]:
        name = f"{specials[cell['special']].name} ({name})"
    crowd = people.crowd(cell["members"], cell["invaders"])
    said = [f"{name[0].upper()}{name[1:]} {cell['id']}: {crowd or 'nobody'}"]
    said[0] += f"; it holds {cell['limit']}."
    if cell["special"]:
        said.append(specials[cell["special"]].text)
    said += _pieces(cell, people)
    if cell["conflict"]:
        left = people.crowd(cell["conflict"]["members"], cell["conflict"]["invaders"])
        said.append(f"A conflict now would leave {left or 'nobody'}.")
    return " ".join(said)


def _pieces(cell: HexView, people: People) -> list[str]:
    said = []
    if cell["village"] == "neutral":
        said.append("An abandoned village stands here.")
    elif cell["village"] is not None:
        elder = " with the elder" if cell["elder"] is not None else ""
        has = "have" if cell["village"] == people.you else "has"
        said.append(sentence(f"{people.who(cell['village'])} {has} a village here{elder}"))
    for piece in ("mammoth", "tiger", "chieftain"):
        if cell[piece]:
            said.append(f"The {piece} is here.")
    if cell["by_volcano"]:
        said.append("Beside the volcano: it may give stone.")
    if cell["stones"]:
        said.append(f"Stones here: {cell['stones']}.")
    return said


# Cards


def _cards(view: RiseView) -> list[Region]:
    """Actions, dice and events."""
    found = [Region((f"action-{each['id']}",), action_text(each)) for each in view["actions"]]
    hand = [f"die-{face}" for face in dict.fromkeys(view["dice"]["hand"])] or ["dice"]
    found.append(Region(tuple(hand), _dice(view["dice"])))
    return found + _slots(view["events"])


def _tribes(view: RiseView, people: People) -> list[Region]:
    """Every tribe; of the viewer's own also what it has bought and its goals."""
    found = []
    for seat in view["seats"]:
        name, own = f"seat-{seat['seat']}", seat["seat"] == people.you
        if own:
            for goal in seat["in_progress"]:
                found.append(Region((f"{name}.{goal['id']}",), goal_text(goal, completed=False)))
            for goal in seat["completed"]:
                found.append(Region((f"{name}.{goal['id']}",), goal_text(goal, completed=True)))
            for token in seat["tokens"]:
                words = f"{token.title()}: a token that you bought from an event."
                found.append(Region((f"{name}.{token}",), words))
        called, turn = ("You", "your turn") if own else (people.name(seat["seat"]), "their turn")
        found.append(Region((name,), seat_text(seat, called, turn)))
    return found


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


def goal_text(goal: GoalView, *, completed: bool) -> str:
    """A goal: what it asks for, what it brings, and whether it can be completed."""
    points = f"{goal['points']} point{'s'[: goal['points'] != 1]}"
    said = [f"{goal['name']}, {goal['kind']}, {points}. {goal['text']}"]
    if completed:
        said.append("Completed.")
    else:
        if goal["kind"] == "development":
            said.append(f"It costs {goods_text(goal['cost'])}.")
        said.append("It can be completed now." if goal["ready"] else "Not possible now.")
    return " ".join(said)
