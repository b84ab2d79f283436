"""Decisions: what is asked, and every legal action as people choose it: thing, place, way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lascaux.engine.actions import ActionSpace
from lascaux.engine.agenda import STEP
from lascaux.engine.pane import Chip, Choice, Decision, Names
from lascaux.engine.state import Question
from lascaux.engine.words import count, sentence
from lascaux.games.rise.content.parts import ACTIONS, EVENTS, FACES, RESOURCES, Content
from lascaux.games.rise.rules import bargains, leading, steps, turn
from lascaux.games.rise.rules.codes import LEAD, POTTERY
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view import STRENGTHS, to_take
from lascaux.games.rise.words import chains, gestures, on_land, outcomes
from lascaux.games.rise.words.asked import Asked
from lascaux.games.rise.words.labels import price_text
from lascaux.games.rise.words.on_bench import (
    goods_choice,
    payment,
    power,
    trade,
    two_goods,
    yes_or_no,
)
from lascaux.games.rise.words.open_shelves import SIGNS, TONES
from lascaux.games.rise.words.people import People
from lascaux.games.rise.words.together import nobody_fights, together

OVER = "The game is over."
_SAY_MORE = ("no", "go on", "borrow")  # what may say more than it is
CALM = (steps.START_HEX, steps.REENTER, steps.TIGER_MOVES, steps.PLACE_PIECE)


class Choices:
    """Tells what is asked in a position, and what can be answered."""

    def __init__(self, content: Content, actions: ActionSpace) -> None:
        self.content = content
        self.actions = actions
        self._goals = {goal.id: goal for goal in content.goals}
        self._others: dict[str, Callable[[Asked, int, dict[str, Any]], Choice]] = {
            "place": self._place,
            "tame": self._tame,
            "roll": self._roll,
            "complete": self._complete,
            "discard": self._discard,
            "dream": self._dream,
            "build hidden": self._build_hidden,
            "wander": self._wander,
            "grow board": self._grow_on_board,
            "buy": self._buy,
            "learn": self._learn,
            "pottery": self._pottery,
            "borrow": self._borrow,
        }

    def decision(
        self, state: RiseState, question: str, asked_of: Question, seat: int, names: Names
    ) -> Decision:
        """What is asked, with all choices for whoever decides."""
        if state.over:
            return Decision(OVER)
        if state.paused:
            return Decision("")
        mover = int(state.to_move)
        if seat != mover:
            return Decision(f"{People(names, seat).name(mover)} {asked_of.told}.", asked_of.rule)
        asked = Asked(state, self.content, names)
        choices = self.choices(asked)
        if nobody_fights(asked):
            asked_of = state.steps.question(int(steps.STEP_FIVE))
            question = asked_of.text
        return Decision(
            sentence(question),
            asked_of.rule,
            choices,
            chains.chain_of(asked),
            asked.step in CALM and 2 * len(choices) > state.land.outline.hexes,
        )

    def choices(self, asked: Asked) -> tuple[Choice, ...]:
        """Every legal action as a choice, in the order of the rules."""
        looks: dict[int, outcomes.Look] = {}
        found = []
        for action in asked.state.legal():
            about = self.actions.data(int(action))
            if about["kind"] == "move":
                found.append(_walk(asked, int(action), about, looks))
            else:
                found += self._begun_by(asked, int(action), about)
        return tuple(found)

    def _begun_by(self, asked: Asked, action: int, about: dict[str, Any]) -> Iterator[Choice]:
        """The choices that an action begins: one, or several that each decide more than it."""
        if about["kind"] == "take" and to_take(asked.state) == 2:
            yield from two_goods(asked, action, RESOURCES.index(about["resource"]))
        elif about["kind"] in _SAY_MORE:
            yield from together(asked, self._choice(asked, action, about), self.choices)
        else:
            yield self._choice(asked, action, about)
            if about["kind"] == "grow" and gestures.most_grown(asked) > 1:
                yield on_land.all_grow(asked, action, asked.hex_at(about["hex"]))

    def choice(self, asked: Asked, action: int) -> Choice:
        """One legal action as a choice."""
        about = self.actions.data(action)
        if about["kind"] == "move":
            return _walk(asked, action, about, {})
        return self._choice(asked, action, about)

    def leads(self, action: int) -> bool:
        """Does this lay a die on Lead?"""
        return bool(self.actions.data(action).get("act") == ACTIONS[LEAD])

    def _choice(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        kind = about["kind"]
        if kind in on_land.KINDS:
            return on_land.on_hex(asked, action, about)
        if kind in self._others:
            return self._others[kind](asked, action, about)
        if kind == "volcano":
            return on_land.volcano(asked, action, about["cell"])
        if kind == "strike":
            return on_land.strike(asked, action, about["tribe"])
        if kind in ("take", "give"):
            return goods_choice(asked, action, kind, RESOURCES.index(about["resource"]))
        if kind == "pay":
            return payment(asked, action, about["pay"])
        if kind == "trade":
            return trade(asked, action, about)
        if kind == "power":
            return power(asked, action, about["power"])
        if asked.step in (steps.LIGHT_IN_THE_DARK, steps.BRING_ELDER):
            return yes_or_no(asked, action, kind)
        return self._quiet(asked, action, kind)

    # Dice

    def _place(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        """A die on an action: how strong it makes it, and what that is worth."""
        number, state = ACTIONS.index(about["act"]), asked.state
        row = self.content.actions[number]
        strength = int(turn.strength_with(state, number, FACES.index(about["die"])))
        worth = row.values[strength]
        how = STRENGTHS[strength]
        confirm = f"{row.name} {worth}"
        if number == LEAD:
            confirm = f"Lead: draw {_cards(asked, action, worth)}"
        return Choice(
            action,
            f"{about['die'].title()} on {row.name}: {how}, {self.worth(number, worth)}.",
            thing=f"die-{about['die']}",
            place=f"action-{about['act']}",
            confirm=confirm,
            short=f"{row.name} {worth}",
            gains=(Chip(f"{worth} {SIGNS[how]}", name=how, tone=TONES[how]),),
            chain=asked.chain,
        )

    def worth(self, action: int, number: int) -> str:
        """What an action does, so many times."""
        row = self.content.actions[action]
        return {
            "grow": f"{count(number, 'new member')}",
            "move": f"up to {count(number, 'member')} may move",
            "lead": f"draw {count(number, 'goal')}",
        }.get(row.id, f"{row.each} resources each from up to {count(number, 'hex', 'hexes')}")

    def _tame(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        points = self.content.events[EVENTS.index("mammoth")].points
        return Choice(
            action,
            f"Tame the mammoth with the {about['die']}: +{count(points, 'point')}.",
            thing=f"die-{about['die']}",
            place=_tile(asked, "mammoth"),
            confirm=f"Tame the mammoth, +{points}",
            short="tame the mammoth",
            gains=(Chip(f"+{points}", name="points", tone="good"),),
            chain=asked.chain,
        )

    def _roll(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        return Choice(action, "Roll the two dice.", thing="dice", confirm="Roll", chain=asked.chain)

    # Goals

    def _complete(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        goal = self._goals[about["goal"]]
        score = int(asked.state.score(asked.seat))
        then = f"{score} to {score + goal.points}"
        cost = price_text(dict(zip(RESOURCES, goal.cost, strict=True)))
        price = f" for {cost}" if goal.is_development else ""
        return Choice(
            action,
            f"Complete {goal.name}{price}: +{count(goal.points, 'point')}, {then}.",
            thing=asked.card(goal.id),
            confirm=f"{goal.name} +{goal.points}",
            short=f"{goal.name} +{goal.points}",
            gains=(Chip(f"+{goal.points}", name="points", tone="good"), Chip(then, tone="quiet")),
            chain=asked.chain,
        )

    def _discard(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        goal = self._goals[about["goal"]]
        if asked.step != steps.LEAD_DISCARD:
            return Choice(
                action,
                f"Dreamtime: put {goal.name} under your deck and draw a goal.",
                thing=asked.card(goal.id),
                confirm=f"Dream: {goal.name} away",
                gains=(Chip("a new goal"),),
                chain=asked.chain,
            )
        away, cards = int(asked.state.extra) + 1, int(leading.cards_to_draw(asked.state)) + 1
        return Choice(
            action,
            f"Put {goal.name} under your deck and draw one card more.",
            thing=asked.card(goal.id),
            confirm=chains.lead(away, cards),
            short=f"{goal.name} away",
            gains=(Chip("+1 card", tone="good"),),
            chain=asked.chain,
        )

    # What a leader, an elder or a development can do

    def _dream(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        return Choice(
            action,
            "Dreamtime: draw a goal.",
            thing=asked.card("power"),
            confirm="Dream: draw a goal",
            gains=(Chip("a new goal"),),
            chain=asked.chain,
        )

    def _build_hidden(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        return Choice(
            action,
            "Build a hidden village on your board, where nothing can destroy it.",
            thing=asked.card("power"),
            confirm="Hidden village",
            short="hidden village",
            gains=outcomes.village_price(asked),
            chain=asked.chain,
        )

    def _wander(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        return Choice(
            action,
            "Send out wayfarers: up to 2 members together, up to 2 hexes far.",
            thing=asked.card("power"),
            confirm="Send out wayfarers",
            short="wayfarers",
            gains=(Chip("2 hexes far"),),
            chain=asked.chain,
        )

    def _grow_on_board(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        waiting = int(asked.state.waiting)
        return Choice(
            action,
            f"Let the new member wait in ambush: {waiting + 1} then.",
            place=asked.card("power"),
            confirm=chains.grown_with_one_more(asked),
            short="+1 in ambush",
            gains=(Chip(f"{waiting + 1} waiting"),),
            chain=asked.chain,
        )

    def _pottery(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        whom = asked.people.name(about["seat"])
        own = asked.state.completed[asked.seat] >> POTTERY & 1
        return Choice(
            action,
            f"Pottery: give {whom} 1 resource and take 2 others from the supply.",
            thing=asked.card("pottery" if own else "elder"),
            place=f"seat-{about['seat']}",
            confirm=f"Pottery with {whom}",
            short=f"Pottery with {whom}",
            gains=(Chip("1 for 2"),),
            chain=asked.chain,
        )

    def _borrow(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        whom, goal = asked.people.name(about["seat"]), self._goals[about["goal"]]
        return Choice(
            action,
            f"Your elder gives {whom} 1 resource, and you may use {goal.name} once.",
            thing=asked.card("elder"),
            place=f"seat-{about['seat']}",
            way=goal.name,
            confirm=f"Borrow {goal.name}",
            short=f"borrow {goal.name}",
            more=goal.text,
            gains=(Chip(goal.name, f"goal-{goal.id}"),),
            chain=asked.chain,
        )

    # Events for sale

    def _buy(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        number = EVENTS.index(about["event"])
        tile, price = self.content.events[number], int(bargains.price_of(asked.state, number))
        cost = f"{price} {tile.goods_price}" if tile.goods_price else "a member and resources"
        return Choice(
            action,
            f"Buy {tile.name} for {cost}: +{count(tile.points, 'point')}.",
            thing=_tile(asked, tile.id),
            confirm=f"Buy {tile.name}, {cost}, +{tile.points}",
            short=tile.name,
            gains=(Chip(f"+{tile.points}", name="points", tone="good"),),
            chain=asked.chain,
        )

    def _learn(self, asked: Asked, action: int, about: dict[str, Any]) -> Choice:
        return Choice(
            action,
            "Shared Knowledge: put 1 resource on the tile and draw a goal.",
            thing=_tile(asked, "shared_knowledge"),
            confirm="Pay 1, draw a goal",
            short="Shared Knowledge",
            gains=(Chip("a new goal"),),
            chain=asked.chain,
        )

    # None, stop, pass

    def _quiet(self, asked: Asked, action: int, kind: str) -> Choice:
        """To go on is quiet, unless there is nothing better to do."""
        words, confirm = self._enough(asked, kind)
        goes_on = kind == "go on" or (kind == "end turn" and words == "End turn")
        return Choice(
            action,
            sentence(words),
            confirm=confirm or words,
            short=words,
            chain=asked.chain,
            quiet=not goes_on,
        )

    def _enough(self, asked: Asked, kind: str) -> tuple[str, str]:
        """Words for doing nothing, or no more; and what Confirm says, if that is something else."""
        state, step = asked.state, asked.step
        if kind == "end turn":
            left = chains.left_undone(asked)
            return (f"End turn, though {left}" if left else "End turn"), "End turn"
        if step == steps.GROW_EXTRA:
            return f"Without {int(state.extra)} more", ""
        if step == steps.MOVE_MEMBERS:
            return ("Nobody else moves" if chains.words_so_far(asked) else "Nobody moves"), ""
        if step == steps.GATHER_HEX:
            return ("Gather no more" if state.marked else "Gather nothing"), ""
        if step == steps.LEAD_DISCARD:
            return chains.words_so_far(asked), ""
        if step == steps.CUNNING_PRICE:
            return f"Leave {ACTIONS[state.action].title()} {STRENGTHS[state.strength]}", ""
        return _NO_MORE[step], ""


_NO_MORE = {
    steps.GROW_SHARED: "No more members",
    steps.WANDER_AGAIN: "The second one stays",
    steps.AMBUSH_FIRST: "Stay in ambush",
    steps.AMBUSH_MORE: "No more from the ambush",
    steps.EVADE_FIRST: "Nobody flees",
    steps.EVADE_MORE: "The others are lost",
    steps.FARM_LAKE: "Add nobody",
    steps.BEFORE_CONFLICT: "Go on to conflicts",
}


def _walk(
    asked: Asked, action: int, about: dict[str, Any], looks: dict[int, outcomes.Look]
) -> Choice:
    """A walk; what it comes to at its end is the same wherever it began."""
    source, target = asked.hex_at(about["source"]), asked.hex_at(about["target"])
    if target not in looks:
        looks[target] = outcomes.with_one_more(asked, target)
    return on_land.walk(asked, action, source, target, looks[target])


def _tile(asked: Asked, event: str) -> str:
    """The name of the slot in which an event lies."""
    return f"event-{int(asked.state.slot_of(EVENTS.index(event)))}"


def _cards(asked: Asked, action: int, worth: int) -> int:
    """How many goals a Lead would draw; not yet known while its strength may still change."""
    twin = asked.after(action)
    raised = twin.asked & STEP == steps.CUNNING_PRICE
    return worth if raised else int(leading.cards_to_draw(twin))
