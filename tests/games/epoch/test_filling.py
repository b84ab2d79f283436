"""The bench of work, filled for an aim: what is taken, what it costs, and how far it is then."""

from __future__ import annotations

import pytest

from lascaux.engine.pane import Card
from tests.games.epoch.answers import GAME
from tests.games.epoch.choosing import NAMES
from tests.games.epoch.scenario import Story

FOREST = {"R1-05": "cart_b", "R1-06": "basket_a"}  # nobody works for what a cart needs


def at_work(tiles: dict[str, str] = FOREST, food: int = 9, **more: object) -> Story:
    """Red on the first of some tiles."""
    told: dict[str, object] = {"leaders": {"Red": "R1-05"}, "food": {"Red": food}}
    return Story(tiles=tiles, **(told | more))  # type: ignore[arg-type]


def cards(story: Story, *plan: str) -> dict[str, Card]:
    """What the bench offers besides, after a plan."""
    pane = GAME.other_ways(story.state, [GAME.parse(text) for text in plan], NAMES)
    return {card.key: card for card in pane.cards} if pane else {}


def instead(card: Card) -> list[str]:
    """The plan that a tap on a card makes."""
    return [GAME.notation(action) for action in card.instead]


@pytest.mark.rule("E48")
def test_a_tile_is_filled_with_as_few_efforts_as_it_needs() -> None:
    story = at_work()
    (fill,) = cards(story, "work").values()
    assert (fill.key, fill.title, fill.parts) == ("fill-R1-06", "Basket", ("R1-06",))
    assert (fill.lines, fill.badge) == (("3 wood; here",), "2 food")
    assert instead(fill) == ["work", "buy wood", "buy wood", "effort", "buy wood"]
    story.play(*instead(fill))
    assert (story.food("Red"), story.goods("Red")) == (7, "3 wood")


def test_what_was_planned_before_stays_and_what_was_taken_is_exchanged() -> None:
    """Help that was paid for counts; what the card fills is not offered again."""
    story = at_work(owns={"Green": "axe"}, status={"Red": 1})
    before = ["homage Green", "work"]
    (fill,) = cards(story, *before, "effort", "buy stone").values()
    assert instead(fill) == [*before, "buy wood", "buy wood", "buy wood"]
    (late,) = cards(story, "work", "buy wood", "homage Green").values()
    assert (instead(late)[:2], late.badge) == (["work", "homage Green"], "1 food")
    (filled,) = cards(story, *instead(fill)).values()
    assert (filled.state, filled.instead) == ("done", ())


def test_only_what_lacks_is_taken_and_the_way_with_least_work() -> None:
    """An axe takes a wood, and bronze, 3 flint or 3 stone: of stone one is there."""
    story = at_work(
        {"R1-05": "boots_a", "R1-06": "axe_a"},
        goods={"Red": "1 wood 1 stone"},  # on a mountain
    )
    fill = cards(story, "work")["fill-R1-06"]
    assert (fill.lines, fill.badge) == (("2 stone; here",), "1 food")
    assert instead(fill) == ["work", "buy stone", "buy stone"]


def test_what_work_cannot_bring_is_not_offered() -> None:
    """Nobody works for hides; and three wood take two food."""
    assert cards(at_work({"R1-05": "cart_b", "R1-06": "canoe_a"}), "work") == {}
    assert cards(at_work(food=1), "work") == {}
    assert cards(at_work(owns={"Red": "basket"}), "work") == {}
    assert cards(at_work(), "gather") == {}
    assert cards(at_work()) == {}
    assert cards(at_work(), "work", "buy wood", "stop") == {}


@pytest.mark.rule("E88")
def test_a_site_is_filled_by_the_segment_that_takes_least() -> None:
    """Egtved takes two things of a deer and another counter: of two ways one lacks only that."""
    story = at_work({"R3-10": "cart_b"}, leaders={"Red": "R3-10"}, goods={"Red": "1 hide 1 tendon"})
    fill = cards(story, "work")["fill-SW"]
    assert (fill.title, fill.lines) == ("Egtved", ("1 wood; too far now",))
    assert instead(fill) == ["work", "buy wood"]
    given = at_work({"R3-10": "cart_b"}, leaders={"Red": "R3-10"}, tokens={"SW 1": "Red"})
    assert "fill-SW" not in cards(given, "work")


@pytest.mark.rule("E89")
def test_a_segment_that_is_taken_is_not_filled() -> None:
    """Carnac wants 4 raw and a processed counter, or 2 of each."""
    tiles, goods = {"R1-05": "cart_b"}, {"Red": "1 wood 1 hide 1 antler"}
    open_site = cards(at_work(tiles, goods=goods), "work")["fill-NE"]
    taken = at_work(tiles, goods=goods, tokens={"NE 2": "Green"})
    assert open_site.lines == ("1 wood; too far now",)
    assert cards(taken, "work")["fill-NE"].lines == ("3 wood; too far now",)


def test_the_nearest_aims_come_first_and_each_once() -> None:
    tiles = {"R1-05": "cart_b", "R1-06": "cart_a", "R1-07": "basket_a", "R3-18": "basket_b"}
    story = at_work(tiles | {"R2-10": "rope_making_a"})
    assert [(card.title, card.lines, card.badge) for card in cards(story, "work").values()] == [
        ("Basket", ("3 wood; 1 food away",), "2 food"),
        ("Rope making", ("2 wood and 1 stone; 1 food away",), "3 food"),
    ]
