"""Achievements: what they ask for, what they bring, and which boards are open to whom."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.engine.rng import Rng
from tests.games.tribes.scenario import Story

# Columns in the order of the content: Hunting under Horse Riding under Chariots, and so on.
THREE_GOATS = "goat 1, horse, wheat, goat 1, goat 1"


def with_hand(lands: str, **told: Any) -> Story:
    """Red has just taken a tile with a hand, and it comes first in the row."""
    return Story(lands={"Red": lands}, row="move_hand procreate", **told).play("take move_hand")


@pytest.mark.rule("T61")
def test_an_achievement_needs_a_hand() -> None:
    story = Story(lands={"Red": "horse 1, goat 1, wheat"})
    assert story.refusal("complete hunting") == "T61"
    assert story.play("take procreate").refusal("complete hunting") == "T61"


@pytest.mark.rule("T62")
@pytest.mark.rule("T131")
def test_at_first_only_the_paleolithic_can_be_completed() -> None:
    story = with_hand("horse 1, goat 1, wheat 1, gold 1, incense 1")
    assert story.may("complete") == ["barter", "cooking", "hunting", "leather_making"]


@pytest.mark.rule("T131")
def test_a_column_can_be_climbed_without_the_others() -> None:
    goats = "goat 1, horse, wheat, goat 1, goat 1"
    done = {"leather_making": "Red", "cheese_making": "Red"}
    story = with_hand(goats, stones=done)
    assert "weaving" in story.may("complete")


@pytest.mark.rule("T63")
@pytest.mark.parametrize(("epoch", "number"), [(1, 1), (2, 2), (3, 3)])
def test_each_epoch_asks_for_one_more(epoch: int, number: int) -> None:
    board = ("leather_making", "cheese_making", "weaving")[epoch - 1]
    below = dict.fromkeys(("leather_making", "cheese_making")[: epoch - 1], "Red")
    goats = ["goat 1", "horse", "wheat", "goat 1", "goat 1"]
    for held in range(4):
        kept = [land.replace(" 1", "") for land in goats]
        for land in (0, 3, 4)[:held]:
            kept[land] = goats[land]
        kept[1] = "horse! 1"  # somebody, but without a resource
        story = Story(lands={"Red": ", ".join(kept)}, row="move_hand", stones=below)
        story.play("take move_hand")
        offered = story.may("complete") if story.step == "use hand" else []
        assert (board in offered) == (held >= number)


@pytest.mark.rule("T64")
def test_a_resource_counts_where_a_member_stands() -> None:
    story = with_hand("horse 1, goat, wheat", stones={"hunting": "Red"})
    story.play("complete leather_making")
    assert story.lands("Red") == "horse! 1, goat, wheat", "goat was not held: horse stood for it"
    story = with_hand("horse 1, goat 1, wheat", stones={"hunting": "Red"})
    story.play("complete leather_making")
    assert story.lands("Red") == "horse 1, goat 1, wheat"


@pytest.mark.rule("T65")
def test_resources_are_not_used_up() -> None:
    story = with_hand(THREE_GOATS, stones={"leather_making": "Red", "cheese_making": "Red"})
    story.play("complete weaving")
    assert story.lands("Red") == THREE_GOATS
    assert story.reserve("Red") == 12


@pytest.mark.rule("T66")
@pytest.mark.rule("A15")
def test_several_members_on_one_land_count_once() -> None:
    done = {"leather_making": "Red"}
    story = with_hand("goat 2, horse! 1, wheat, goat", stones=done)
    assert "cheese_making" not in story.may("complete")
    assert story.refusal("complete cheese_making") == "T66"
    story = with_hand("goat 1, horse! 1, wheat, goat 1", stones=done)
    assert "cheese_making" in story.may("complete")


@pytest.mark.rule("T67")
@pytest.mark.rule("T68")
@pytest.mark.parametrize(
    ("board", "points"), [("hunting", [2, 2, 1, 1]), ("horse_riding", [4, 3, 3, 2])]
)
def test_each_stone_takes_the_next_space_and_its_points(board: str, points: list[int]) -> None:
    others = ("Green", "Black", "Yellow")
    for before in range(4):
        stones = {"hunting": "Red"} if board == "horse_riding" else {}
        stones |= {board: " ".join(others[:before])} if before else {}
        story = with_hand("horse 1, goat, wheat, horse 1", players=4, stones=stones)
        story.play(f"complete {board}")
        assert story.stones(board).split() == [*others[:before], "Red"]
        epoch = "epoch 1" if board == "hunting" else "epoch 2"
        assert story.points("Red") == {epoch: points[before]}


@pytest.mark.rule("T68")
def test_the_bronze_age_pays_most() -> None:
    story = with_hand(THREE_GOATS, stones={"leather_making": "Red", "cheese_making": "Red"})
    assert story.play("complete weaving").points("Red") == {"epoch 3": 6}


@pytest.mark.rule("T70")
@pytest.mark.rule("A31")
def test_points_of_others_are_shown_at_the_end_or_if_all_agree() -> None:
    story = Story(points={"Red": 7, "Green": 4})
    game, state = story.game, story.state
    assert game.shown_scores(state, 0) == [7, None]
    assert game.shown_scores(state, 1) == [None, 4]
    assert game.shown_scores(state) == [None, None]
    seats = game.view(state, 0)["seats"]
    assert [seat["score"] for seat in seats] == [7, None]
    assert [seat["points"] is None for seat in seats] == [False, True]
    assert [seat["if_ended"] is None for seat in seats] == [False, True]
    told = Story(points={"Red": 7, "Green": 4}, open_points=True)
    assert game.shown_scores(told.state) == [7, 4]
    assert [seat["score"] for seat in told.view["seats"]] == [7, 4]
    ended = Story(
        row="harvest_festival move",
        turn="Green",
        displayed="conquest",
        points={"Red": 7, "Green": 4},
    ).play("take harvest_festival")
    assert ended.over
    assert None not in game.shown_scores(ended.state)


@pytest.mark.rule("A31")
def test_points_are_never_redrawn() -> None:
    story = Story(points={"Red": 7, "Green": 4})
    assert story.state.determinize(0, Rng("any")).scores() == [7, 4]


@pytest.mark.rule("T71")
@pytest.mark.parametrize("before", range(4))
def test_a_bolt_brings_the_top_event_of_the_epoch(before: int) -> None:
    others = " ".join(("Green", "Black", "Yellow")[:before])
    stacks = {1: "fever cave_bear", 2: "drought", 3: "plague"}
    stones = {"hunting": others} if before else {}
    story = with_hand("horse 1, goat, wheat", players=4, stones=stones, stacks=stacks)
    story.play("complete hunting")
    bolt = before < 2
    assert story.row == ("procreate fever move_hand" if bolt else "procreate move_hand")
    assert story.stack(1)[0] == ("cave_bear" if bolt else "fever")
    assert [len(story.stack(epoch)) for epoch in (2, 3)] == [8, 8]


@pytest.mark.rule("T71")
@pytest.mark.parametrize(("epoch", "event"), [(2, "drought"), (3, "plague")])
def test_later_epochs_have_their_own_events(epoch: int, event: str) -> None:
    done = {"leather_making": "Red"} | ({"cheese_making": "Red"} if epoch == 3 else {})
    board = "weaving" if epoch == 3 else "cheese_making"
    story = with_hand(THREE_GOATS, stones=done, stacks={epoch: event})
    story.play(f"complete {board}")
    assert story.row.split()[1] == event
    assert story.state.shells_on[story.game.content.tile_ids.index(event)] == 0


@pytest.mark.rule("T72")
def test_a_revealed_event_does_nothing_yet() -> None:
    story = with_hand("horse 3, goat, wheat", stacks={1: "fever"})
    story.play("complete hunting")
    assert story.lands("Red") == "horse 3, goat, wheat"
    assert story.boxed == set()
    story.play("take procreate", "take fever")
    assert story.lands("Red") == "horse 2, goat, wheat"


@pytest.mark.rule("T73")
@pytest.mark.parametrize(
    ("board", "track", "lands"),
    [
        ("hunting", "exploration", "horse 1, goat, wheat"),
        ("leather_making", "movement", "goat 1, horse, wheat"),
        ("cooking", "procreation", "wheat 1, horse, goat"),
        ("shamanism", "strength", "incense 1, horse, goat"),
    ],
)
def test_the_marker_rises_on_the_boards_track(board: str, track: str, lands: str) -> None:
    order = {1: "hunting leather_making cooking shamanism"}
    story = with_hand(lands, boards=order).play(f"complete {board}")
    levels = {name: story.level("Red", name) for name in story.view["seats"][0]["tracks"]}
    expected = dict.fromkeys(levels, 0) | {track: 1}
    assert levels == expected
    assert story.level("Green", track) == 0


@pytest.mark.rule("T73")
@pytest.mark.rule("A21")
def test_a_marker_rises_to_the_top_and_no_further() -> None:
    story = with_hand("horse 1, goat, wheat", levels={"Red": "exploration 3"})
    assert story.play("complete hunting").level("Red", "exploration") == 4
    story = with_hand("horse 1, goat, wheat", levels={"Red": "exploration 4"})
    assert story.play("complete hunting").level("Red", "exploration") == 4


@pytest.mark.rule("T74")
def test_the_first_stone_turns_up_the_board_above() -> None:
    story = with_hand("horse 1, goat, wheat")
    assert len(story.open_boards) == 4
    story.play("complete hunting")
    assert story.open_boards == {
        *("hunting", "leather_making", "cooking", "barter"),
        "horse_riding",
    }
    for seat in (-1, 0, 1):
        boards = story.game.view(story.state, seat)["boards"]
        assert boards[4]["id"] == "horse_riding"
        assert boards[5]["id"] is None


@pytest.mark.rule("T74")
def test_the_second_stone_turns_up_nothing() -> None:
    story = with_hand("horse 1, goat, wheat", stones={"hunting": "Green"})
    before = story.open_boards
    assert story.play("complete hunting").open_boards == before
    assert not story.happened("turned up")


@pytest.mark.rule("T74")
@pytest.mark.parametrize(("others", "seen"), [("", 2), ("Green", 1), ("Green Black", 0)])
def test_what_comes_to_light_cannot_be_taken_back(others: str, seen: int) -> None:
    """A board that is turned up, and an event that a bolt brings."""
    stones = {"hunting": others} if others else {}
    story = with_hand("horse 1, goat, wheat", players=3, stones=stones)
    before = story.state.reveals
    assert story.play("complete hunting").state.reveals == before + seen


@pytest.mark.rule("T75")
def test_the_own_stone_below_is_needed() -> None:
    story = with_hand("horse 1, horse 1, wheat", stones={"hunting": "Green"}, arrows={})
    assert "horse_riding" in story.open_boards
    assert "horse_riding" not in story.may("complete")
    assert story.refusal("complete horse_riding") == "T75"
    story = with_hand("horse 1, horse 1, wheat", stones={"hunting": "Green Red"})
    assert "horse_riding" in story.may("complete")


@pytest.mark.rule("T76")
def test_nobody_completes_a_board_twice() -> None:
    story = with_hand("horse 1, goat 1, wheat", stones={"hunting": "Red"})
    assert "hunting" not in story.may("complete")
    assert story.refusal("complete hunting") == "T76"


@pytest.mark.rule("T77")
def test_a_board_that_lies_face_down_cannot_be_completed() -> None:
    story = with_hand("horse 1, horse 1, wheat")
    assert story.refusal("complete horse_riding") == "T77"


@pytest.mark.rule("T20")
def test_a_removed_board_cannot_be_completed() -> None:
    story = with_hand("incense 1, goat 1, wheat")
    assert story.refusal("complete shamanism") == "T20"
    assert story.refusal("complete pilgrimage") == "T77", "nobody knows that it is out"


@pytest.mark.rule("A20")
def test_an_achievement_in_its_order() -> None:
    story = with_hand(
        "goat 1, horse 1, wheat 1, gold 1",
        stones={"hunting": "Red", "leather_making": "Green"},
        stacks={2: "drought"},
    )
    story.play("complete cheese_making from hunting", "exhaust 4")
    told = [story.game.event(entry)["event"] for entry in story.state.log]
    after = told[told.index("took") + 1 : told.index("turn", 1)]
    assert after == [
        *("exhausted", "arrow", "completed", "scored", "rose", "turned up", "revealed"),
    ]


@pytest.mark.rule("A37")
def test_an_empty_stack_brings_no_event() -> None:
    story = with_hand("horse 1, goat, wheat")
    story.state.stack_left[0] = 0
    story.play("complete hunting")
    assert story.row == "procreate move_hand"
