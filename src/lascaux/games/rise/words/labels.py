"""Words: what is asked, and what a choice would do."""

from __future__ import annotations

from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import ABOUT_SHIFT, STEP
from lascaux.engine.words import count
from lascaux.games.rise.content.parts import (
    ACTIONS,
    FACES,
    POWERS,
    RESOURCES,
    SPECIALS,
    Content,
)
from lascaux.games.rise.rules import leading, steps, turn
from lascaux.games.rise.rules.codes import (
    GROW,
    INVADERS,
    LEAD,
    MOVE,
    NONE,
)
from lascaux.games.rise.rules.notation import SEAT_NAMES
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.rules.tables import Tables
from lascaux.games.rise.view import STRENGTHS, hex_name, terrains

# What the simple actions do, where that does not depend on the question.
_PLAIN = {
    "roll": "roll the dice",
    "go on": "go on to conflicts",
    "end turn": "end your turn",
    "dream": "dream: draw a goal",
    "build hidden": "build a hidden village on your board",
    "learn": "pay 1 resource for a goal (Shared Knowledge)",
    "wander": "send out wayfarers",
    "grow board": "let the member wait on your board",
}
_STOP = {
    steps.GROW_EXTRA: "no more members",
    steps.GROW_SHARED: "no more members",
    steps.MOVE_MEMBERS: "nobody else moves",
    steps.WANDER_AGAIN: "the second one stays",
    steps.GATHER_HEX: "gather no more",
    steps.LEAD_DISCARD: "keep the others and draw",
    steps.AMBUSH_MORE: "no more from the ambush",
    steps.EVADE_MORE: "the others are lost",
}
_YES_NO = {
    steps.LIGHT_IN_THE_DARK: ("turn a moon into a sun", "keep the dice"),
    steps.BRING_ELDER: ("the elder comes", "the elder stays at home"),
    steps.CUNNING_PRICE: ("", "pay nothing"),
    steps.FARM_LAKE: ("", "add nobody"),
    steps.AMBUSH_FIRST: ("", "stay in ambush"),
    steps.EVADE_FIRST: ("", "nobody flees"),
}
_AT = {
    "settle": "settle on {hex}",
    "grow": "grow in {hex}",
    "gather": "gather from {hex}",
    "fight": "fight in {hex}",
    "build": "build a village on {hex}",
    "claim": "take over the village in {hex}",
    "put": "choose {hex}",
    "lava": "lava on {hex}",
    "sacrifice": "sacrifice a member in {hex}",
    "push": "drive them to {hex}",
    "farm": "add a member in {hex}",
    "evade": "flee to {hex}",
    "ambush": "ambush in {hex}",
    "intimidate": "push somebody out of {hex} (Intimidate)",
    "mammoth": "lead the mammoth to {hex}",
}


class Words:
    """What the game says of a position. What happened is told in log.py."""

    def __init__(self, content: Content, tables: Tables, actions: ActionSpace) -> None:
        self.content = content
        self.tables = tables
        self.actions = actions
        self._goals = {goal.id: goal for goal in content.goals}
        self._events = {tile.id: tile for tile in content.events}

    # What is asked

    def prompt(self, state: RiseState) -> str:
        """What the player to move is asked."""
        if state.over:
            return "The game is over."
        return f"{SEAT_NAMES[state.to_move]}: {self.question(state)}"

    def question(self, state: RiseState) -> str:
        """The question that is asked, and how many are still to come."""
        text = state.question().text
        step = state.asked & STEP
        if step == steps.CHOOSE_ACTION:
            text = _which_die([FACES[die] for die in (state.die_one, state.die_two) if die != NONE])
        elif step == steps.CUNNING_PRICE:
            text = f"{ACTIONS[state.action]} is {STRENGTHS[state.strength]}; {text}"
        return f"{text}{self._left(state)}"

    def _left(self, state: RiseState) -> str:
        """How many are still to come."""
        step = state.asked & STEP
        if step == steps.GROW_BASE and state.left:
            return f" {state.left} to come."
        if step in (steps.MOVE_MEMBERS, steps.GATHER_HEX) and state.left:
            return f" Up to {state.left} more."
        if step == steps.GROW_EXTRA:
            return f" Up to {state.extra} more."
        if step == steps.START_HEX:
            members = state.tables.start_members[state.asked >> ABOUT_SHIFT]
            return f" {members} members."
        if step == steps.LEAD_DISCARD:
            return f" Up to {leading.discards_left(state)} more."
        return ""

    # What a choice would do

    def label(self, state: RiseState, action: int) -> str:
        """What a legal action would do."""
        about = self.actions.data(action)
        kind: str = about["kind"]
        step = state.asked & STEP
        if kind == "stop":
            return _STOP[step]
        if kind in ("yes", "no"):
            return _YES_NO[step][kind == "no"]
        if kind in _PLAIN:
            return _PLAIN[kind]
        if kind == "move":
            return self._move(state, about["source"], about["target"])
        if kind in _AT:
            return _AT[kind].format(hex=self._hex(state, about["hex"]))
        return self._other_label(state, kind, about)

    def _other_label(self, state: RiseState, kind: str, about: dict[str, Any]) -> str:
        """Labels about dice, resources, cards and people."""
        if kind == "place":
            return self._placement(state, FACES.index(about["die"]), ACTIONS.index(about["act"]))
        if kind == "tame":
            points = self._events["mammoth"].points
            return f"tame the mammoth with the {about['die']} (+{points} points)"
        if kind in ("complete", "discard", "borrow"):
            return self._card(kind, about)
        if kind == "buy":
            tile = self._events[about["event"]]
            return f"buy {tile.name} (+{count(tile.points, 'point')})"
        if kind == "strike":
            return self._victim(state, about["tribe"])
        if kind == "pottery":
            return f"give {SEAT_NAMES[about['seat']]} a resource for two others (Pottery)"
        if kind == "power":
            power = self.content.powers[POWERS.index(about["power"])]
            return f"{power.name}: {power.text}"
        if kind == "volcano":
            return f"the volcano rises at {about['cell']}"
        if kind == "trade":
            return f"trade {about['give'][0]} and {about['give'][1]} for {about['resource']}"
        if kind == "pay":
            return f"pay {price_text(about['pay'])}"
        return f"{kind} {about['resource']}"

    def _placement(self, state: RiseState, face: int, action: int) -> str:
        """A die on an action: how strong it makes it, and what that is worth."""
        strength = turn.strength_with(state, action, face)
        worth = state.tables.worth[action * 3 + strength]
        each = self.content.actions[action].each
        what = {
            GROW: f"{count(worth, 'new member')}",
            MOVE: f"move {count(worth, 'member')}",
            LEAD: f"draw {count(worth, 'goal')}",
        }.get(action, f"{each} resources each from {count(worth, 'hex', 'hexes')}")
        name = self.content.actions[action].name
        return f"{FACES[face]} on {name}: {STRENGTHS[strength]}, {what}"

    def _card(self, kind: str, about: dict[str, Any]) -> str:
        goal = self._goals[about["goal"]]
        if kind == "borrow":
            return f"borrow {goal.name} from {SEAT_NAMES[about['seat']]} (elder)"
        if kind == "discard":
            return f"put {goal.name} under your deck"
        cost = dict(zip(RESOURCES, goal.cost, strict=True))
        price = f" for {price_text(cost)}" if goal.is_development else ""
        return f"complete {goal.name}{price} (+{count(goal.points, 'point')})"

    def _victim(self, state: RiseState, tribe: int) -> str:
        if tribe == INVADERS:
            return "one of the invaders"
        return "one of your own" if tribe == state.to_move else f"one of {SEAT_NAMES[tribe]}'s"

    def _move(self, state: RiseState, source: str, target: str) -> str:
        """A member's walk, and what is lost when it is the last to go."""
        h = self._number(state, source)
        lost = ""
        if state.count(h, state.active) == 1:
            if state.villages[state.active] >> h & 1:
                lost += "; your village is lost"
            if state.tamer == state.active and state.mammoth == h:
                lost += "; your mammoth is lost"
        return f"from {source} to {self._hex(state, target)}{lost}"

    def _number(self, state: RiseState, name: str) -> int:
        """The number of a hex on this map."""
        return int(state.land.outline.hex_at[self.tables.place_names.index(name)])

    def _hex(self, state: RiseState, name: str) -> str:
        """A hex with its terrain and who is there: `lake b2 (Red 2, Green 1)`."""
        h = self._number(state, name)
        people = [
            f"{who} {state.count(h, tribe)}"
            for tribe, who in enumerate((*SEAT_NAMES, "invaders"))
            if state.count(h, tribe)
        ]
        crowd = f" ({', '.join(people)})" if people else ""
        return f"{self._terrain(state, h)} {hex_name(state, h)}{crowd}"

    def _terrain(self, state: RiseState, h: int) -> str:
        if state.frozen and state.glacier == h:
            return "Glacier"
        special = state.land.special[h]
        return terrains(state, h)[0] if special == NONE else self._special_name(SPECIALS[special])

    def _special_name(self, id: str) -> str:
        return self.content.specials[SPECIALS.index(id)].name


def _which_die(dice: list[str]) -> str:
    """What is asked of the dice in hand.

    >>> _which_die(["sun", "moon"])
    'a sun and a moon, which goes where?'
    >>> _which_die(["sun", "sun"]), _which_die(["blank"])
    ('two suns, where does the first go?', 'where does the blank go?')
    """
    if len(dice) == 1:
        return f"where does the {dice[0]} go?"
    if dice[0] == dice[1]:
        return f"two {dice[0]}s, where does the first go?"
    return f"a {dice[0]} and a {dice[1]}, which goes where?"


def price_text(goods: dict[str, int]) -> str:
    """Resources as one pays them.

    >>> price_text({"food": 2, "wood": 0, "stone": 1}), price_text({"food": 0})
    ('2 food, 1 stone', 'nothing')
    """
    return ", ".join(f"{number} {name}" for name, number in goods.items() if number) or "nothing"
