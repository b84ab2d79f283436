"""The row: which tiles can be taken, what they cost, and where they go."""

from __future__ import annotations

import pytest

from tests.games.tribes.scenario import Story

PLAIN = ("procreate", "explore", "move")


@pytest.mark.rule("T34")
@pytest.mark.rule("T46")
@pytest.mark.rule("T26")
def test_a_turn_is_one_tile_and_then_the_left_neighbour_plays() -> None:
    story = Story(players=3, turn="Green", row="procreate move explore", first="Green")
    story.play("take procreate")
    assert story.asked == ("Black", "select tile")
    assert story.row == "move explore procreate"
    story.play("take move", "stop")
    assert story.asked == ("Red", "select tile")
    story.play("take explore").play(story.choices[0])
    assert story.asked == ("Green", "select tile")
    assert story.row == "procreate move explore"


@pytest.mark.rule("T35")
def test_nobody_passes() -> None:
    story = Story()
    assert all(text.startswith("take ") for text in story.choices)
    assert story.refusal("stop") == "T35"


@pytest.mark.rule("T36")
@pytest.mark.rule("T37")
@pytest.mark.rule("T38")
@pytest.mark.parametrize("place", range(6))
def test_each_place_further_costs_one_shell_more(place: int) -> None:
    story = Story()
    tiles = story.row.split()
    story.play(f"take {tiles[place]}")
    assert story.shells("Red") == 5 - place
    lying = [f"{tile}:1" for tile in tiles[:place]]
    assert story.row.split()[:5] == [*lying, *tiles[place + 1 :]]


@pytest.mark.rule("T38")
@pytest.mark.parametrize("shells", range(6))
def test_what_cannot_be_paid_is_out_of_reach(shells: int) -> None:
    story = Story(shells={"Red": shells})
    tiles = story.row.split()
    assert story.may("take") == sorted(tiles[: shells + 1])
    for tile in tiles[shells + 1 :]:
        assert story.refusal(f"take {tile}") == "T38"


@pytest.mark.rule("T39")
def test_shells_on_the_tile_taken_are_won() -> None:
    story = Story(row="move:4 explore:3 procreate", shells={"Red": 1}).play("take explore")
    assert story.shells("Red") == 1 - 1 + 3
    story.play(story.choices[0])
    assert story.row == "move:5 procreate explore"


@pytest.mark.rule("T40")
def test_shells_pile_up_on_tiles_that_are_jumped() -> None:
    story = Story(row="fever procreate move explore explore_hand", players=3)
    story.play("take procreate", "take move", "stop")
    assert story.row == "fever:2 explore explore_hand procreate move"
    story.play("take explore")
    assert story.row.split()[:2] == ["fever:3", "explore_hand"]


@pytest.mark.rule("T41")
@pytest.mark.rule("T94")
def test_events_are_jumped_and_paid_like_action_tiles() -> None:
    story = Story(row="raiders:1 hard_winter fever procreate", shells={"Red": 2})
    assert story.may("take") == ["fever", "hard_winter", "raiders"]
    assert story.refusal("take procreate") == "T38"
    story.play("take fever")
    assert story.shells("Red") == 0
    assert story.row == "raiders:2 hard_winter:1 procreate"


@pytest.mark.rule("T42")
@pytest.mark.parametrize(
    ("tile", "step"),
    [("procreate", "place member"), ("explore", "lay where"), ("move", "move from")],
)
def test_a_plain_tile_does_its_action_and_no_achievement(tile: str, step: str) -> None:
    story = Story(lands={"Red": "horse 1, goat 1, wheat"}).play(f"take {tile}")
    assert story.asked == ("Red", step)
    assert story.refusal("complete hunting") == "T61"


@pytest.mark.rule("T43")
@pytest.mark.rule("T44")
@pytest.mark.parametrize("action", PLAIN)
def test_with_a_hand_it_is_the_action_or_an_achievement(action: str) -> None:
    lands = {"Red": "horse 1, goat 1, wheat"}
    steps = {"procreate": "place member", "explore": "lay where", "move": "move from"}
    story = Story(lands=lands).play(f"take {action}_hand")
    assert "act" in story.choices
    assert "complete hunting" in story.choices
    story.play("act")
    assert story.asked == ("Red", steps[action])
    story = Story(lands=lands).play(f"take {action}_hand", "complete hunting")
    assert story.asked == ("Green", "select tile"), "no action besides"
    assert story.lands("Red") == "horse 1, goat 1, wheat"


@pytest.mark.rule("T78")
def test_one_hand_is_one_achievement() -> None:
    story = Story(lands={"Red": "horse 1, goat 1, wheat 1"})
    story.play("take explore_hand", "complete hunting")
    assert story.decides == "Green"
    assert story.stones("hunting") == "Red"
    assert story.stones("cooking") == ""


@pytest.mark.rule("A11")
def test_a_hand_without_an_achievement_is_the_action() -> None:
    story = Story(lands={"Red": "horse! 1, goat! 1, wheat"})
    assert story.play("take move_hand").asked == ("Red", "move from")


@pytest.mark.rule("T45")
@pytest.mark.parametrize("place", range(6))
def test_the_tile_goes_to_the_end_and_the_row_closes_up(place: int) -> None:
    story = Story()
    tiles = story.row.split()
    tile = tiles[place]
    story.play(f"take {tile}")
    while story.decides == "Red":
        story.play("act" if "act" in story.choices else story.choices[-1])
    left = [word.partition(":")[0] for word in story.row.split()]
    assert left == [*tiles[:place], *tiles[place + 1 :], tile]


@pytest.mark.rule("A1")
@pytest.mark.parametrize("before", [True, False])
def test_an_event_joins_the_row_before_the_tile_that_brought_it(before: bool) -> None:
    story = Story(
        lands={"Red": "horse 1, goat, wheat"},
        row="move_hand procreate",
        stacks={1: "fever"},
        event_before_used_tile=before,
    ).play("take move_hand", "complete hunting")
    assert story.row == ("procreate fever move_hand" if before else "procreate move_hand fever")


@pytest.mark.rule("A1")
@pytest.mark.parametrize("before", [True, False])
def test_without_a_bolt_the_tile_comes_back_once(before: bool) -> None:
    story = Story(
        players=3,
        lands={"Red": "horse 1, goat, wheat"},
        stones={"hunting": "Green Black"},
        row="move_hand procreate",
        event_before_used_tile=before,
    ).play("take move_hand", "complete hunting")
    assert story.row == "procreate move_hand"


@pytest.mark.rule("A2")
def test_shells_on_a_tile_do_not_help_to_pay_for_it() -> None:
    story = Story(row="move:3 explore:1 procreate:1 procreate_hand", shells={"Red": 0})
    assert story.choices == ["take move"]
    assert story.refusal("take explore") == "A2"
    assert story.refusal("take procreate") == "T38"


@pytest.mark.rule("A3")
@pytest.mark.parametrize("tile", ["raiders", "explore", "move"])
def test_who_can_pay_for_nothing_is_still_asked(tile: str) -> None:
    story = Story(row=f"{tile} procreate", shells={"Red": 0})
    assert story.asked == ("Red", "select tile")
    assert story.choices == [f"take {tile}"]
    assert story.view["current"]["forced"]
    assert not Story(row=f"{tile} procreate").view["current"]["forced"]


@pytest.mark.rule("A12")
def test_a_tile_whose_action_can_do_nothing_may_be_taken() -> None:
    story = Story(bag="", row="explore move").play("take explore")
    assert story.asked == ("Green", "select tile")
    assert story.row == "move explore"


def test_a_tile_that_is_not_in_the_row_cannot_be_taken() -> None:
    assert Story().refusal("take fever") == "T92"
