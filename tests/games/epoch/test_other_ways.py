"""The bench of a planned journey: other ways to the same tile, and what stays behind instead."""

from __future__ import annotations

import pytest

from lascaux.engine.pane import Card
from tests.games.epoch.answers import GAME
from tests.games.epoch.choosing import NAMES, chips, gesture
from tests.games.epoch.scenario import Story
from tests.games.epoch.test_gestures import land

FAR = "R2-01"


def bench(story: Story) -> dict[str, Card]:
    """The cards beside a plan that ends with the cheapest journey to the far tile."""
    plan = [GAME.parse(text) for text in gesture(story, "", FAR)]
    pane = GAME.other_ways(story.state, plan, NAMES)
    return {card.key: card for card in pane.cards} if pane else {}


def instead(card: Card) -> list[str]:
    """The plan that a tap on a card makes."""
    return [GAME.notation(action) for action in card.instead]


def loaded(goods: str) -> Story:
    return land(goods={"Red": goods})


def test_nothing_to_choose_is_no_bench() -> None:
    assert bench(land()) == {}
    assert GAME.other_ways(land().state, [], NAMES) is None
    assert GAME.other_ways(land().state, [GAME.parse("gather")], NAMES) is None


@pytest.mark.rule("E104")
def test_a_way_with_somebodys_help_stands_beside_the_planned_one() -> None:
    story = land(owns={"Green": "boots"}, status={"Red": 2})
    cards = bench(story)
    helped, planned = cards.values()
    assert (helped.title, helped.lines, helped.badge) == (
        "With Ben, on foot",
        ("0 + 1 + 0 food",),
        "1 food",
    )
    assert chips(helped) == ["status −1", "11 food left"]
    assert (planned.title, planned.lines, planned.badge) == (
        "On foot",
        ("1 + 2 + 1 food",),
        "4 food",
    )
    assert (planned.state, instead(planned)) == ("done", [])
    story.play(*instead(helped))
    assert (story.at("Red"), story.food("Red"), story.status("Red")) == (FAR, 11, 1)


def test_food_of_a_jug_that_homage_opens_is_told_beside_the_prices() -> None:
    cards = bench(land(owns={"Green": "boots jug"}, status={"Red": 2}))
    helped, _ = cards.values()
    assert (helped.lines, helped.badge) == (("0 + 1 + 0 food, 1 back from a jug",), "0 food")


def test_a_way_that_is_worse_in_nothing_and_better_in_something_is_alone() -> None:
    """A horse of one's own costs fodder: it is worth choosing only where it carries something."""
    light = land(owns={"Red": "horse"})
    laden = land(owns={"Red": "horse"}, goods={"Red": "7 wood"})
    assert bench(light) == {}
    ways = [card for card in bench(laden).values() if card.group == "Ways"]
    assert [way.title for way in ways] == ["On foot", "With a horse, on foot"]
    assert [way.lines for way in ways] == [
        ("1 + 2 + 1 food", "2 wood stay."),
        ("1 + 2 + 1 food, fodder besides",),
    ]


@pytest.mark.rule("E153")
def test_what_stays_is_exchanged_with_a_tap() -> None:
    story = loaded("4 wood 2 hide 1 rope")
    cards = bench(story)
    assert [(key, card.badge) for key, card in cards.items() if card.group != "Ways"] == [
        ("along-wood", "2"),
        ("along-hide", "2"),
        ("along-rope", "1"),
        ("stays-wood", "2"),
    ]
    assert instead(cards["along-hide"]) == instead(cards["stays-wood"])
    story.play(*instead(cards["along-hide"]))
    assert (story.loose("V-N"), story.goods("Red")) == ("1 wood 1 hide", "3 wood 1 hide 1 rope")


def test_goods_that_cannot_be_exchanged_offer_nothing() -> None:
    """The rope leads over the mountain; and where all is wood, all that stays is wood."""
    assert instead(bench(loaded("4 wood 2 hide 1 rope"))["along-rope"]) == []
    only = bench(loaded("7 wood"))
    assert [instead(only["along-wood"]), instead(only["stays-wood"])] == [[], []]
