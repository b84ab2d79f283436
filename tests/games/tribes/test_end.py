"""The end: which round is the last, what is counted then, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.tribes.rules import ending
from tests.games.tribes.scenario import GAME, Story

BRONZE = ["conquest", "tribute", "plunder", "sea_raiders", "uprising"]


def finished(**told: Any) -> Story:
    """A game that has just been counted."""
    story = Story(**told)
    ending.finish(story.state, ending.PLAYED_OUT)
    return story


def idle(story: Story) -> None:
    """A turn in which a member stays where it is."""
    story.play("take move", "stop")


@pytest.mark.rule("T106")
@pytest.mark.rule("T107")
@pytest.mark.rule("T108")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_events_of_the_bronze_age_as_players_end_the_game(players: int) -> None:
    for done in range(players):
        story = Story(
            players=players,
            first="Green",
            turn="Red",
            row="harvest_festival move",
            displayed=" ".join(BRONZE[:done]),
        ).play("take harvest_festival")  # Red is the last of the round
        assert story.over == (done == players - 1)
        assert bool(story.happened("last round")) == (done == players - 1)


@pytest.mark.rule("A29")
def test_that_a_round_is_the_last_is_told_once() -> None:
    story = Story(row="harvest_festival conquest move", displayed="plague")
    story.play("take harvest_festival", "take conquest")
    assert story.over
    assert len(story.happened("last round")) == 1


@pytest.mark.rule("T109")
def test_events_that_lie_in_the_row_do_not_count() -> None:
    story = Story(row="move conquest harvest_festival tribute", turn="Green")
    idle(story)
    assert not story.over
    assert story.view["bronze_left"] == 2


@pytest.mark.rule("T110")
@pytest.mark.rule("T27")
@pytest.mark.parametrize("taker", ["Red", "Green", "Black", "Yellow"])
@pytest.mark.parametrize("first", ["Red", "Black"])
def test_the_last_round_is_played_out(taker: str, first: str) -> None:
    names = ("Red", "Green", "Black", "Yellow")
    order = [names[(names.index(first) + place) % 4] for place in range(4)]
    story = Story(
        players=4,
        first=first,
        turn=taker,
        row="harvest_festival move",
        displayed=" ".join(BRONZE[:3]),
    ).play("take harvest_festival")
    for name in order[order.index(taker) + 1 :]:
        assert (story.over, story.turn) == (False, name)
        idle(story)
    assert story.over
    assert story.view["first"] == names.index(first), "the arrowhead has not moved"


@pytest.mark.rule("T111")
def test_points_are_counted_when_the_round_is_over() -> None:
    story = Story(levels={"Red": "movement 4"}, row="move", displayed="conquest tribute")
    idle(story)
    assert story.points("Red") == {}
    idle(story)
    assert story.over
    assert story.points("Red")["movement"] == 6
    assert story.game.result(story.state).ending == GAME.endings[0]


@pytest.mark.rule("T112")
@pytest.mark.parametrize("track", ["procreation", "exploration", "movement"])
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6)])
def test_three_tracks_pay(track: str, level: int, points: int) -> None:
    story = finished(levels={"Green": f"{track} {level}"})
    assert story.points("Green").get(track, 0) == points
    assert story.points("Red").get(track, 0) == 0


@pytest.mark.rule("T113")
def test_strength_pays_nothing() -> None:
    story = finished(levels={"Red": "strength 3"})
    assert story.all_points == [4, 4], "most members and most lands, for both"


@pytest.mark.rule("T114")
@pytest.mark.rule("T116")
@pytest.mark.parametrize(
    ("members", "points"),
    [((3, 2, 1), [2, 0, 0]), ((1, 4, 4), [0, 2, 2]), ((2, 2, 2), [2, 2, 2])],
)
def test_most_members(members: tuple[int, ...], points: list[int]) -> None:
    names = ("Red", "Green", "Black")
    lands = {name: f"goat {n}, horse, wheat" for name, n in zip(names, members, strict=True)}
    story = finished(players=3, lands=lands)
    assert [story.points(name).get("most members", 0) for name in names] == points


@pytest.mark.rule("T115")
@pytest.mark.rule("T116")
@pytest.mark.parametrize(
    ("lands", "points"),
    [
        (("goat 1, horse, wheat, gold", "goat 1, horse, wheat"), [2, 0]),
        (("goat 1, horse, wheat, gold!", "goat 1, horse, wheat"), [2, 2]),
        (("goat 1, horse!, wheat, gold!", "goat 1, horse, wheat"), [0, 2]),
    ],
)
def test_most_lands_that_are_not_exhausted(lands: tuple[str, str], points: list[int]) -> None:
    story = finished(lands=dict(zip(("Red", "Green"), lands, strict=True)))
    assert [story.points(name).get("most lands", 0) for name in ("Red", "Green")] == points


@pytest.mark.rule("T2")
@pytest.mark.rule("T117")
@pytest.mark.rule("T118")
def test_bear_teeth_are_added_and_most_points_win() -> None:
    story = finished(points={"Red": 7, "Green": 9}, levels={"Red": "movement 3"})
    assert story.all_points == [7 + 3 + 4, 9 + 4]
    assert story.winners == ["Red"]


@pytest.mark.rule("T119")
def test_shells_break_a_tie() -> None:
    story = finished(shells={"Red": 3, "Green": 4}, points={"Red": 5, "Green": 5})
    assert story.winners == ["Green"]
    story = finished(shells={"Red": 3, "Green": 4}, points={"Red": 6, "Green": 5})
    assert story.winners == ["Red"], "points come first"


@pytest.mark.rule("T120")
@pytest.mark.rule("A30")
def test_exhausted_lands_break_a_tie_of_shells() -> None:
    lands = {"Red": "goat 1, horse, wheat, gold!", "Green": "goat 1, horse, wheat"}
    assert finished(lands=lands).winners == ["Green"]
    assert finished(lands=lands, shells={"Red": 6}).winners == ["Red"], "shells come first"
    story = Story(
        lands={"Red": "goat 1, horse, wheat!", "Green": "goat 1, horse!, wheat!"},
        row="explore move",
        bag="",
        displayed="conquest tribute",
        points={"Green": 2},
    ).play("take explore", "turn-back 3")
    idle(story)
    assert story.winners == ["Red"]
    assert [seat["exhausted_lands"] for seat in story.view["seats"]] == [0, 2]


@pytest.mark.rule("T121")
def test_who_is_still_even_wins_together() -> None:
    story = finished(players=3, shells={"Black": 4})
    assert story.winners == ["Red", "Green"]


@pytest.mark.rule("A29")
def test_events_of_the_last_round_work_as_ever() -> None:
    story = Story(row="conquest move", turn="Green", displayed="tribute plunder sea_raiders")
    story.play("take conquest")
    assert story.over
    assert story.points("Green")["events"] == 4
    assert len(story.displayed) == 4


@pytest.mark.rule("A38")
def test_after_so_many_rounds_it_is_stopped_and_counted() -> None:
    story = Story(in_round=400, levels={"Red": "movement 4"}, row="move", round_cap=400)
    idle(story)
    assert not story.over
    idle(story)
    assert story.over
    assert story.game.result(story.state).ending == GAME.endings[1]
    assert story.points("Red")["movement"] == 6
    assert story.winners == ["Red"]
    assert GAME.new(2).round_cap == 400
    assert not finish_round(399)


def finish_round(number: int) -> bool:
    """Is it over after this round?"""
    story = Story(in_round=number, row="move", round_cap=400)
    idle(story)
    idle(story)
    return story.over
