"""Lands that are exhausted for what is missing, and arrows that lead to boards beside."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tribes.scenario import Story


def with_hand(lands: str, **told: Any) -> Story:
    """Red has just taken a tile with a hand, and it comes first in the row."""
    return Story(lands={"Red": lands}, row="move_hand procreate", **told).play("take move_hand")


# Exhausting


@pytest.mark.rule("T79")
@pytest.mark.rule("T80")
def test_who_lacks_a_resource_exhausts_a_land_with_members() -> None:
    story = with_hand("goat 2, gold 1, wheat", stones={"leather_making": "Red", "barter": "Red"})
    story.play("complete hunting")
    assert story.choices == ["exhaust 1", "exhaust 2"]
    assert story.refusal("exhaust 3") == "T80"
    story.play("exhaust 1")
    assert story.lands("Red") == "goat! 2, gold 1, wheat", "its members stay"
    assert story.stones("hunting") == "Red"


@pytest.mark.rule("T79")
def test_without_land_to_exhaust_there_is_no_achievement() -> None:
    story = with_hand("goat 1, gold, wheat", stones={"leather_making": "Red"})
    assert story.refusal("complete cheese_making") == "T79"


@pytest.mark.rule("T81")
@pytest.mark.rule("A10")
def test_an_exhausted_land_gives_nothing_any_more() -> None:
    story = with_hand("horse! 1, gold 1, wheat")
    story.play("complete hunting")
    assert story.lands("Red") == "horse! 1, gold! 1, wheat"
    story = with_hand("goat! 1, gold 1, wheat 1", stones={"cooking": "Red"})
    story.play("complete hunting")
    assert story.refusal("exhaust 1") == "T81"


@pytest.mark.rule("T83")
@pytest.mark.parametrize("kind", ["goat", "wheat", "gold", "incense"])
def test_in_the_paleolithic_any_land_will_do(kind: str) -> None:
    others = [other for other in ("goat", "wheat", "gold") if other != kind][:2]
    story = with_hand(f"{kind} 1, {others[0]}, {others[1]}").play("complete hunting")
    assert story.lands("Red") == f"{kind}! 1, {others[0]}, {others[1]}"
    assert story.points("Red") == {"epoch 1": 2}


@pytest.mark.rule("T84")
def test_later_at_least_one_must_be_genuine() -> None:
    done = {"leather_making": "Red", "cheese_making": "Red"}
    lands = "horse 1, gold 1, wheat 1, goat"
    story = with_hand(lands, stones={"leather_making": "Red"})
    assert story.refusal("complete cheese_making") == "T84"
    assert with_hand(lands, stones=done).refusal("complete weaving") == "T84"


@pytest.mark.rule("T84")
@pytest.mark.rule("T85")
@pytest.mark.parametrize(
    ("lands", "wild"),
    [
        ("goat 1, horse 1, wheat", 1),
        ("goat 1, horse 1, wheat 1", 1),
        ("goat 1, horse, wheat, goat 1", 0),
    ],
)
def test_in_the_neolithic_one_may_be_replaced(lands: str, wild: int) -> None:
    story = with_hand(lands, stones={"leather_making": "Red"}).play("complete cheese_making")
    if story.step == "exhaust wild":
        story.play("exhaust 2")
    assert story.lands("Red").count("!") == wild
    assert story.stones("cheese_making") == "Red"


@pytest.mark.rule("T84")
@pytest.mark.rule("T85")
@pytest.mark.parametrize(
    ("lands", "wild"),
    [("goat 1, horse 1, wheat 1", 2), ("goat 1, horse 1, wheat, goat 1", 1)],
)
def test_in_the_bronze_age_one_or_two_may_be_replaced(lands: str, wild: int) -> None:
    done = {"leather_making": "Red", "cheese_making": "Red"}
    story = with_hand(lands, stones=done).play("complete weaving")
    assert story.lands("Red").count("!") == wild
    assert story.stones("weaving") == "Red"


@pytest.mark.rule("T85")
def test_the_lands_to_exhaust_are_chosen_one_by_one() -> None:
    done = {"leather_making": "Red", "cheese_making": "Red"}
    story = with_hand("goat 1, horse 1, wheat 1, gold 1", stones=done).play("complete weaving")
    assert story.choices == ["exhaust 2", "exhaust 3", "exhaust 4"]
    story.play("exhaust 3")
    assert story.choices == ["exhaust 2", "exhaust 4"]
    story.play("exhaust 4")
    assert story.lands("Red") == "goat 1, horse 1, wheat! 1, gold! 1"
    assert story.decides == "Green"


@pytest.mark.rule("A13")
def test_nobody_exhausts_without_need_or_more_than_needed() -> None:
    story = with_hand("horse 1, gold 1, wheat 1").play("complete hunting")
    assert story.lands("Red") == "horse 1, gold 1, wheat 1"
    done = {"leather_making": "Red"}
    lands = "goat 1, horse 1, wheat 1"
    story = with_hand(lands, stones=done).play("complete cheese_making", "exhaust 2")
    assert (story.lands("Red"), story.decides) == ("goat 1, horse! 1, wheat 1", "Green")


@pytest.mark.rule("A14")
@pytest.mark.rule("A15")
def test_a_land_of_the_needed_kind_is_not_exhausted_for_it() -> None:
    done = {"leather_making": "Red"}
    story = with_hand("goat 1, horse 1, wheat 1", stones=done).play("complete cheese_making")
    assert story.choices == ["exhaust 2", "exhaust 3"]
    assert story.refusal("exhaust 1") == "A14"


# Arrows


BESIDE = {"hunting": "Red", "leather_making": "Green"}  # Cheese Making is above Leather Making
TWO_GOATS = "goat 1, horse, wheat, goat 1"


@pytest.mark.rule("T86")
@pytest.mark.rule("T87")
@pytest.mark.rule("T88")
@pytest.mark.rule("T90")
def test_an_arrow_leads_to_a_board_beside() -> None:
    story = with_hand(TWO_GOATS, stones=BESIDE)
    assert "cheese_making from hunting" in story.may("complete")
    assert "cheese_making" not in story.may("complete")
    assert story.refusal("complete cheese_making") == "T87", "from where?"
    story.play("complete cheese_making from hunting")
    assert story.arrows == {"Red": "hunting cheese_making"}
    assert story.stones("cheese_making") == "Red"
    assert [seat["arrow"] for seat in story.view["seats"]] == [False, True]


@pytest.mark.rule("T86")
def test_everybody_has_one_arrow() -> None:
    stones = {"hunting": "Red", "leather_making": "Green", "barter": "Red", "cooking": "Green"}
    story = with_hand(TWO_GOATS, stones=stones, arrows={"Red": "barter farming"})
    assert not [text for text in story.may("complete") if text.startswith("cheese_making")]
    assert story.refusal("complete cheese_making") == "T86"
    assert story.refusal("complete cheese_making from hunting") == "T86"


@pytest.mark.rule("T87")
@pytest.mark.parametrize(
    ("stones", "action"),
    [
        ({"leather_making": "Green"}, "complete cheese_making from hunting"),  # no stone
        ({"barter": "Red", "leather_making": "Green"}, "complete cheese_making from barter"),  # far
        ({"hunting": "Green", "leather_making": "Green"}, "complete cheese_making from hunting"),
    ],
)
def test_an_arrow_starts_beside_at_an_own_stone(stones: dict[str, str], action: str) -> None:
    assert with_hand(TWO_GOATS, stones=stones).refusal(action) == "T87"


@pytest.mark.rule("T87")
def test_an_arrow_leads_to_the_next_epoch_only() -> None:
    stones = {"hunting": "Red", "leather_making": "Green", "cheese_making": "Green"}
    lands = "goat 1, horse, wheat, goat 1, goat 1"
    offered = with_hand(lands, stones=stones).may("complete")
    assert not [text for text in offered if text.startswith("weaving")]


@pytest.mark.rule("T87")
@pytest.mark.rule("T77")
def test_an_arrow_leads_to_no_board_that_lies_face_down() -> None:
    story = with_hand(TWO_GOATS, stones={"hunting": "Red"})
    assert story.refusal("complete cheese_making from hunting") == "T77"


@pytest.mark.rule("T89")
def test_an_arrow_spares_nothing_but_the_board_below() -> None:
    story = with_hand("goat, horse 1, wheat 1, goat", stones=BESIDE)
    assert story.refusal("complete cheese_making from hunting") == "T84"
    stones = {**BESIDE, "cheese_making": "Green"}
    story = with_hand("goat 1, horse 1, wheat", stones=stones)
    story.play("complete cheese_making from hunting")
    assert story.stones("cheese_making") == "Green Red"
    assert story.points("Red") == {"epoch 2": 3}
    assert story.lands("Red") == "goat 1, horse! 1, wheat"
    stones = {**BESIDE, "cheese_making": "Red"}
    assert (
        with_hand(TWO_GOATS, stones=stones).refusal("complete cheese_making from hunting") == "T76"
    )


@pytest.mark.rule("T91")
@pytest.mark.rule("A17")
def test_others_use_a_lying_arrow_from_their_own_stone() -> None:
    stones = {"hunting": "Red Green", "leather_making": "Green"}
    arrows = {"Green": "hunting cheese_making"}
    story = with_hand(TWO_GOATS, stones=stones, arrows=arrows)
    assert "cheese_making" in story.may("complete")
    story.play("complete cheese_making")
    assert story.arrows == arrows, "Red has kept the own arrow"
    stones = {"hunting": "Green", "leather_making": "Green"}
    story = with_hand(TWO_GOATS, stones=stones, arrows=arrows)
    assert story.refusal("complete cheese_making") == "T75", "no stone where the arrow starts"


@pytest.mark.rule("A17")
@pytest.mark.parametrize("spent", [False, True])
def test_a_lying_arrow_is_no_way_from_the_other_side(spent: bool) -> None:
    stones = {"hunting": "Red", "leather_making": "Green", "cooking": "Green", "barter": "Red"}
    arrows = {"Green": "cooking cheese_making"}
    if spent:
        arrows["Red"] = "barter farming"
    story = with_hand(TWO_GOATS, stones=stones, arrows=arrows)
    offered = [text for text in story.may("complete") if text.startswith("cheese")]
    assert offered == ([] if spent else ["cheese_making from hunting"])


@pytest.mark.rule("A17")
def test_an_arrow_leads_one_way_only() -> None:
    stones = {"leather_making": "Red", "hunting": "Green"}
    story = with_hand(
        "horse 1, goat, wheat, horse 1", stones=stones, arrows={"Green": "hunting cheese_making"}
    )
    assert "horse_riding" not in story.may("complete")
    assert "horse_riding from leather_making" in story.may("complete"), "for an arrow of one's own"


@pytest.mark.rule("A16")
def test_an_arrow_is_laid_with_its_board_and_not_before() -> None:
    story = Story(lands={"Red": TWO_GOATS}, stones=BESIDE)
    assert all(text.startswith("take") for text in story.choices)
    story.play("take explore_hand")
    arrows = [text for text in story.choices if " from " in text]
    assert arrows == ["complete cheese_making from hunting"]


@pytest.mark.rule("A18")
@pytest.mark.parametrize("arrows", [{}, {"Green": "hunting cheese_making"}])
def test_no_arrow_where_the_way_is_open(arrows: dict[str, str]) -> None:
    stones = {"hunting": "Red Green", "leather_making": "Green" if arrows else "Green Red"}
    story = with_hand(TWO_GOATS, stones=stones, arrows=arrows)
    assert [text for text in story.may("complete") if text.startswith("cheese")] == [
        "cheese_making"
    ]
    assert story.refusal("complete cheese_making from hunting") == "A18"


@pytest.mark.rule("A19")
def test_two_arrows_may_cross() -> None:
    stones = {"hunting": "Red", "leather_making": "Green"}
    story = with_hand(TWO_GOATS, stones=stones, arrows={"Green": "leather_making horse_riding"})
    story.play("complete cheese_making from hunting")
    assert story.arrows == {
        "Red": "hunting cheese_making",
        "Green": "leather_making horse_riding",
    }


@pytest.mark.rule("T87")
def test_there_are_twelve_ways_for_an_arrow() -> None:
    tables = Story().game.tables
    links = set(zip(tables.link_from, tables.link_to, strict=True))
    assert links == {
        *((0, 5), (1, 4), (1, 6), (2, 5), (2, 7), (3, 6)),
        *((4, 9), (5, 8), (5, 10), (6, 9), (6, 11), (7, 10)),
    }
