"""The guided first game: what its notes claim is what happens, and the learner meets it all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from lascaux.engine.game import game
from lascaux.engine.lesson import LEARNER
from lascaux.games.rise.content.parts import ACTIONS
from tests.games import lessons
from tests.games.lessons import (
    Claim,
    Turn,
    check_claims,
    check_numbers,
    moments,
)

RISE = game("rise")
GREEN = 1


@dataclass(frozen=True)
class Moment(lessons.Moment):
    """A decision of the lesson, with what there is in this game."""

    @property
    def goods(self) -> list[int]:
        """The learner's food, wood and stone."""
        return list(self.me["goods"].values())

    @property
    def goals(self) -> dict[str, bool]:
        """The learner's goals in progress, and whether each of them is ready."""
        return {goal["id"]: goal["ready"] for goal in self.me["in_progress"]}

    @property
    def left(self) -> int:
        """How many more members or hexes the action allows before the decision."""
        return int(self.before["current"]["left"])

    def people(self, name: str) -> list[int]:
        """How many members Red and Green have in a hex before the decision."""
        return list(hex_of(self.before, name)["members"])

    def people_then(self, name: str) -> list[int]:
        """The same after it."""
        return list(hex_of(self.after, name)["members"])

    def village(self, name: str) -> Any:
        """Whose village stands in a hex before the decision."""
        return hex_of(self.before, name)["village"]

    def dice(self, action: str) -> str:
        """The dice on an action before the decision, the newest first."""
        return dice_on(self.before, action)

    def dice_then(self, action: str) -> str:
        """The same after it."""
        return dice_on(self.after, action)

    @property
    def gained(self) -> dict[str, int]:
        """The resources that came by this decision."""
        return self._goods("gained")

    @property
    def paid(self) -> dict[str, int]:
        """The resources that were paid by this decision."""
        return self._goods("paid")

    def _goods(self, event: str) -> dict[str, int]:
        return dict(zip(self.said(event, "resource"), self.said(event, "number"), strict=True))


def hex_of(view: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (cell for cell in view["hexes"] if cell["id"] == name)
    return dict(found)


def action_of(view: dict[str, Any], name: str) -> dict[str, Any]:
    return dict(view["actions"][ACTIONS.index(name)])


def dice_on(view: dict[str, Any], action: str) -> str:
    return " ".join(action_of(view, action)["dice"])


@cache
def lesson() -> list[Moment]:
    return moments(RISE, Moment)


def at(number: int) -> Moment:
    """A decision by its number in the file."""
    return lesson()[number - 1]


# What the notes claim, word for word, and whether it is so.


def settling_grow_and_move() -> Iterator[Claim]:
    m = at(1)
    yield 1, "You lead the Red tribe", RISE.seat_names[LEARNER] == "Red" and m.seat == LEARNER
    yield 1, "the first tribe with 15 points wins", m.before["target"] == 15
    yield 1, "first two members settle on the lit lake", m.people_then("b2") == [2, 0]
    beside = {hex_of(m.before, name)["terrain"][0] for name in ("a2", "a3", "b1", "c1", "c2")}
    yield 1, "There are forests and mountains right beside it", beside == {"forest", "mountain"}
    m = at(3)
    hand = m.before["dice"]["hand"]
    yield 3, "roll two dice and lay them on two actions", sorted(hand) == ["blank", "sun"]
    yield 4, "Two suns made Grow strong", strong(m) and m.dice_then("grow") == "sun sun moon"
    yield 3, "gives you four new members", m.said("grew", "hex") == ["b2"] * 4
    m = at(4)
    yield 4, "Six are on the lake now", m.people("b2") == [6, 0]
    crowd = hex_of(m.before, "b2")["conflict"]["members"]
    yield 4, "a hex holds five: one would be lost", crowd == [5, 0]
    yield 4, "Lay your blank on Move", m.dice_then("move") == "blank sun moon"
    yield 4, "where it is normal: up to four members may walk", normal(m) and at(5).left == 4
    yield 5, "Send one member into the forest", at(5).people_then("a2") == [1, 0]
    yield 6, "and one to the mountain", at(6).people_then("a3") == [1, 0]
    m = at(7)
    yield 7, "Two more could go, but they need not", m.left == 2
    yield 7, "four members stay together on the lake", m.people("b2") == [4, 0]
    yield 7, "to end your turn", m.label == "nobody else moves"


def gather_lead_and_a_village() -> Iterator[Claim]:
    m = at(15)
    yield "dice stay", "You left two suns there", dice_on(at(7).after, "grow") == "sun sun moon"
    green = at(8)
    assert (green.seat, green.move) == (GREEN, "place blank on grow")
    yield "dice stay", "even Green's blank was strong", strong(green)
    yield 15, "with two suns it is strong", strong(m) and m.dice_then("gather") == "sun sun moon"
    yield 15, "three of your hexes give 2 resources each", at(16).left == 3
    gained = [at(number).gained for number in (16, 17, 18)]
    gives = "A lake gives food, a forest wood, a mountain stone"
    yield 15, gives, gained == [{"wood": 2}, {"stone": 2}, {"food": 2}]
    yield 15, "All three are picked", len(gained) == at(16).left
    new = "each new die comes in on the left and pushes another one out on the right"
    yield "dice stay", new, green.dice_then("grow") == "blank sun sun"
    m = at(19)
    yield 19, "It is normal there", normal(m)
    yield 19, "you draw two goals", m.said("drew goal", "goal") == ["raiders", "horse"]
    m = at(20)
    kinds = {goal["name"]: goal["kind"] for goal in m.me["in_progress"]}
    goals = "The Horse is a development"
    yield "goals", goals, kinds == {"Horse": "development", "Raiders": "achievement"}
    price = {"food": 1, "wood": 2, "stone": 1}
    yield 20, "for 1 food, 2 wood and 1 stone", m.paid == price
    yield 20, "You can also build a village now", m.goods == [2, 2, 2]
    yield 20, "Where would you build?", m.people("b2") == [4, 0]


def a_point_doubles_and_an_event() -> Iterator[Claim]:
    m = at(27)
    yield "a point", "Your village has just brought you 1 point", m.me["points"]["villages"] == 1
    yield "a point", "you rolled doubles", m.before["dice"]["hand"] == ["sun", "sun"]
    (tile,) = m.before["events"]["slots"]
    yield "a point", "in this Mild Winter", tile["name"] == "Mild Winter"
    yield "a point", "every Grow may add two members", "Grow may add 2 more members" in tile["text"]
    m = at(28)
    yield 27, "a sun on Grow: four members", (m.dice("grow"), m.left) == ("sun blank sun", 4)
    members = sum(at(34).people(name)[LEARNER] for name in ("a2", "a3", "b2"))
    yield 27, "and two more because of the winter", members == 6 + 4 + 2
    where = ["grow a2", "grow a3", "grow b2"]
    yield 28, "They can go to any hex where you already are", m.choices == where
    yield 28, "Put one on the lake, which is then full", m.people_then("b2") == [5, 0]
    yield 29, "three on the mountain", at(32).people("a3") == [4, 0]
    yield 32, "the last two in the forest", at(32).choices == [*where, "stop"]
    yield 33, "for another one there", at(33).people_then("a2") == [3, 0]
    m = at(34)
    cost = m.me["tribe"]["cost"]
    yield 34, "another village costs 1 food, 2 wood and 1 stone again", cost == at(20).paid
    yield (
        34,
        "Where does your other sun help you most?",
        m.choices
        == [
            "place sun on move",
            "place sun on gather",
            "place sun on lead",
        ],
    )
    yield 34, "It pushes out the die on the right", m.dice("gather") == "blank sun sun"
    yield 34, "look at the suns that stay", m.dice_then("gather") == "sun blank sun"
    assert (m.goods, at(35).left) == ([1, 0, 1], 3), "the others bring no village"
    m = at(38)
    yield 38, "Strong again, for two suns were still there", strong(at(34))
    horse = {"food": 2, "wood": 1}
    assert m.goods == [3, 2, 3] and at(51).paid == horse and "complete horse" in m.choices
    both = "build a second village, but not both"
    yield 38, both, (m.me["villages"], m.paid, m.goods[1]) == (1, cost, cost["wood"])
    yield 38, "Which brings more, and where?", m.people("a3") == [4, 0] and m.people("a2") == [3, 0]
    assert m.after["seats"][LEARNER]["next_villages"] == 2


def what_green_left_and_developments() -> Iterator[Claim]:
    m = at(45)
    yield (
        "a plan",
        "That was 2 points, so you have 3",
        (at(38).me["score"], m.me["score"]) == (1, 3),
    )
    yield 45, "Two suns lie on Gather", m.dice("gather") == "sun sun blank"
    yield 45, "Which die goes on Gather?", strong(m)
    yield 46, "gather from three hexes now", at(46).left == 3
    m = at(49)
    yield 45, "two moons on Lead", m.dice("lead") == "moon moon blank"
    outlook = set(action_of(m.before, "lead")["with"].values())
    yield 49, "Two moons make an action weak", outlook == {"weak"}
    m = at(50)
    yield 49, "keep them and draw one", m.said("drew goal", "goal") == ["stone_axe"]
    yield 50, "Each village may exchange a goal", m.me["villages"] == 2
    yield 50, "you want both", m.choices == ["discard horse", "discard raiders", "stop"]
    m = at(51)
    ready = {"horse": True, "stone_axe": True, "raiders": False}
    yield 51, "A Stone Axe! 'Payable' marks what you can afford", m.goals == ready
    yield 51, "Complete both developments", m.paid == {"food": 2, "wood": 1}
    yield 51, "for 1 point each", m.said("scored", "points") == [1]
    yield 51, "your members move two hexes far", "move a2 c2" in at(65).choices
    m = at(52)
    axe = next(goal for goal in m.me["in_progress"] if goal["id"] == "stone_axe")
    assert axe["points"] == 1
    yield 52, "villages cost one resource less", "costs 1 less" in axe["text"]


def a_conflict_and_an_achievement() -> Iterator[Claim]:
    m = at(64)
    yield "raiders", "Your villages have brought you to 7 points", m.me["score"] == 7
    (raiders,) = m.me["in_progress"]
    yield (
        "raiders",
        "Raiders gives 3 for destroying a village in a conflict",
        raiders["points"] == 3,
    )
    green = (m.people("c2"), m.village("c2"), hex_of(m.before, "c2")["terrain"])
    yield (
        "raiders",
        "only three members guard Green's village",
        green == ([0, 3], GREEN, ["mountain"]),
    )
    yield 64, "one moon and one sun make it normal", m.dice_then("move") == "moon sun blank"
    yield 64, "and four can go", normal(m) and at(65).left == 4
    yield 65, "so that one of yours is left", at(69).people("c2") == [4, 3]
    reach = {move for move in at(65).choices if move.endswith(" c2")}
    assert "move a3 c2" in reach
    yield 64, "With the Horse", "horse" in {goal["id"] for goal in m.me["completed"]}
    a3, c2 = (hex_of(m.before, name) for name in ("a3", "c2"))
    q, r = c2["q"] - a3["q"], c2["r"] - a3["r"]
    yield 64, "Green's mountain, two hexes away", max(abs(q), abs(r), abs(q + r)) == 2
    m = at(67)
    home = (m.people("a3"), m.village("a3"))
    yield 66, "Leave somebody with each village", home == ([2, 0], LEARNER)
    m = at(69)
    yield 69, "Seven are in that hex now", sum(m.people("c2")) == 7
    yield (
        "raiders",
        "More than five in a hex means a conflict",
        hex_of(m.before, "c2")["limit"] == 5,
    )
    yield 69, "the conflict comes after both actions", at(71).said("conflict", "members") == [7]
    yield 69, "it pushes out one of the two suns", m.dice("gather") == "sun blank sun"
    yield 69, "Gather is normal, two hexes", normal(m) and at(70).left == 2
    m = at(70)
    yield 70, "Take wood from the forest", (m.goods, m.gained) == ([1, 0, 3], {"wood": 2})
    m = at(71)
    yield 71, "food from the lake", m.gained == {"food": 2}
    lost = dict(zip(m.said("removed", "tribe"), m.said("removed", "number"), strict=True))
    fight = "in a conflict both lose one member at a time until one tribe has none left"
    yield 65, fight, lost == {LEARNER: 3, GREEN: 3}
    m = at(72)
    yield 72, "Both lost three, so one of yours is left", m.people("c2") == [1, 0]
    yield 72, "Green's village is gone", m.village("c2") is None
    yield 72, "3 points", m.said("scored", "points") == [3]
    yield 72, "you have 10!", m.after["seats"][LEARNER]["score"] == 10
    free = [choice["text"] for choice in m.after["choices"]]
    assert "you can even pay for a third village" in lessons.lesson(RISE).ending
    assert free == ["build a2", "build c2", "end turn"]
    assert "10 to 1" in lessons.lesson(RISE).ending
    assert [seat["score"] for seat in m.after["seats"]] == [10, 1]


def strong(moment: Moment) -> bool:
    return moment.said("placed", "strength") == ["strong"]


def normal(moment: Moment) -> bool:
    return moment.said("placed", "strength") == ["normal"]


TURNS = (
    settling_grow_and_move,
    gather_lead_and_a_village,
    a_point_doubles_and_an_event,
    what_green_left_and_developments,
    a_conflict_and_an_achievement,
)


@pytest.mark.parametrize("turn", TURNS)
def test_what_the_notes_claim_is_so(turn: Turn) -> None:
    check_claims(RISE, lesson(), turn)


def test_no_note_has_a_number_that_is_not_checked() -> None:
    check_numbers(RISE, lesson(), TURNS)


def test_the_learner_begins_and_has_five_turns() -> None:
    assert lesson()[0].before["first"] == LEARNER
    turns = {moment.before["turn"] for moment in lesson() if moment.seat == LEARNER}
    assert turns == {0, 1, 3, 5, 7, 9}  # 0 is the set-up
    assert sum(moment.seat == LEARNER for moment in lesson()) <= 41


def test_the_learner_meets_everything() -> None:
    mine = [moment for moment in lesson() if moment.seat == LEARNER]
    strengths: dict[str, set[str]] = {action: set() for action in ACTIONS}
    for moment in mine:
        for action, strength in zip(
            moment.said("placed", "action"), moment.said("placed", "strength"), strict=True
        ):
            strengths[action].add(strength)
    assert all(strengths.values()), "all four actions"
    assert set().union(*strengths.values()) == {"weak", "normal", "strong"}
    assert {name for moment in mine for name in moment.gained} == {"food", "wood", "stone"}
    seen = {data["event"] for moment in mine for data in moment.events}
    assert {"settled", "built", "completed", "conflict", "village lost"} <= seen
    last = mine[-1].after["seats"][LEARNER]
    assert {goal["kind"] for goal in last["completed"]} == {"development", "achievement"}
    assert last["points"]["villages"] == 5
    assert lesson()[26 - 1].said("event", "event_tile") == ["mild_winter"], "doubles of the learner"
    assert not mine[-1].after["over"]
