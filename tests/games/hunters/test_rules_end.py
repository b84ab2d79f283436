"""The end of the game: when it comes, what goes home, and who wins."""

from __future__ import annotations

import pytest

from lascaux.engine.errors import IllegalAction
from tests.games.hunters.scenario import GAME, Story


@pytest.mark.rule("H95")
def test_the_turn_of_the_last_land_tile_is_completed() -> None:
    story = Story("S00 0,0", hand="L09", land=[]).play("lay -1,0 r1")
    assert not story.state.over
    story.play("fisherman r1")
    assert story.state.over
    assert story.state.breakdown()[0] == [4, 0, 0, 0]
    assert GAME.result(story.state).ending == "The last land tile has been laid."
    assert story.choices == []


@pytest.mark.rule("H95")
def test_the_game_goes_on_while_a_land_tile_is_left() -> None:
    story = Story("S00 0,0", hand="L09", land=["L62"]).play("lay -1,0 r1", "skip")
    assert not story.state.over
    assert (story.decides, story.hand) == ("Green", "L62")


@pytest.mark.rule("H95")
def test_after_the_end_nothing_can_be_done() -> None:
    story = Story("S00 0,0", hand="L09", land=[]).play("lay -1,0 r1", "skip")
    with pytest.raises(IllegalAction, match="over"):
        story.play("lay 0,-1 r0")


@pytest.mark.rule("H96")
def test_unused_bonus_tiles_do_not_make_the_game_longer() -> None:
    story = Story("L61 0,0", hand="L62", land=[], bonus=["B02", "B12"])
    story.play("lay 1,0 r0", "skip")
    assert story.state.over
    assert story.view["unseen_bonus"] == ["B02", "B12"]


@pytest.mark.rule("H122")
@pytest.mark.rule("A9")
def test_the_game_ends_when_the_last_land_tiles_fit_nowhere() -> None:
    story = Story("L61 0,0", hand="L62", land=["L14", "L18"]).play("lay 1,0 r0", "hunter m0")
    assert story.state.over
    assert story.view["boxed"] == ["L14", "L18"]
    assert len(story.view["tiles"]) == 2
    assert story.state.breakdown() == [[0, 0, 0, 4], [0, 0, 0, 0]]
    assert story.winners == ["Red"]
    assert GAME.result(story.state).ending == "The last land tiles fitted nowhere."


@pytest.mark.rule("H122")
@pytest.mark.rule("H97")
def test_the_closing_steps_are_the_same_when_the_last_tile_is_boxed() -> None:
    story = Story(
        *("L36 -1,0", "L61 0,-1", "L62 -1,-1"),
        pieces=["Green gatherer L36.f1"],
        hand="L37",
        land=["L14"],
    ).play("lay 1,-1 r3", "skip")
    assert story.state.over
    assert story.view["boxed"] == ["L14"]
    assert story.members("Green") == 5
    assert story.scores == {}


@pytest.mark.rule("H97")
def test_gatherers_and_fishermen_still_out_go_home_without_points() -> None:
    pieces = ["Red gatherer S00.f1", "Green fisherman S00.r3"]
    story = Story("S00 0,0", pieces=pieces, hand="L62", land=[]).play("lay 0,-1 r0", "skip")
    assert story.pieces == []
    assert (story.members("Red"), story.members("Green")) == (5, 5)
    assert story.scores == {}


@pytest.mark.rule("H98")
def test_hunters_and_huts_stay_and_score() -> None:
    pieces = ["Red hunter S00.m0", "Green hut S00.l8"]
    story = Story("S00 0,0", pieces=pieces, hand="L38", land=[]).play("lay 1,0 r3", "skip")
    assert story.state.over
    assert story.pieces == ["Green hut S00.l8", "Red hunter S00.m0"]
    assert story.state.breakdown() == [[0, 0, 0, 2], [0, 0, 1, 0]]


@pytest.mark.rule("H97")
@pytest.mark.rule("H98")
def test_the_log_tells_the_end_then_who_goes_home_then_the_last_points() -> None:
    pieces = ["Red hunter S00.m0", "Red fisherman S00.r3", "Green hut S00.l8"]
    story = Story("S00 0,0", pieces=pieces, hand="L38", land=[]).play("lay 1,0 r3", "skip")
    kinds = [story.game.event(event)["event"] for event in story.state.log]
    assert kinds[kinds.index("ended") :] == [
        *("ended", "returned", "river system", "scored", "meadow", "scored")
    ]


@pytest.mark.rule("H98")
def test_nobody_is_told_to_score_nothing() -> None:
    story = Story("L32 0,0", "L33 1,0 r1", pieces=["Red hunter L32.m1"]).end()
    assert [meadow["value"] for meadow in story.happened("meadow")] == [0]
    assert story.happened("scored") == []


@pytest.mark.rule("A22")
def test_huts_and_hunters_add_up_and_do_not_depend_on_each_other() -> None:
    table = ("S00 0,0", "L53 -1,0", "L62 0,-1")
    hunters, huts = ["Red hunter S00.m0"], ["Red hut L53.r1", "Green hunter L53.m2"]
    both = Story(*table, pieces=hunters + huts).end().state.breakdown()
    one = Story(*table, pieces=hunters).end().state.breakdown()
    other = Story(*table, pieces=huts).end().state.breakdown()
    assert both[0] == [0, 0, 1, 6]
    assert both[0] == [a + b for a, b in zip(one[0], other[0], strict=True)]


# Who wins


@pytest.mark.rule("H12")
@pytest.mark.rule("H114")
def test_the_total_after_final_scoring_decides() -> None:
    story = Story("S00 0,0", "L62 0,-1", pieces=["Green hunter L62.m0"], hand="L68", land=[])
    story.state.points[0] = 2
    story.play("lay -1,0 r3", "skip")
    assert story.scores == {"Red": 2, "Green": 4}
    assert story.winners == ["Green"]
    assert GAME.result(story.state).winners == (1,)


@pytest.mark.rule("H12")
@pytest.mark.rule("H114")
def test_points_of_all_kinds_count_alike() -> None:
    story = Story("L61 0,0", hand="L62", land=[], players=4)
    for seat, points in enumerate([[3, 0, 1, 1], [0, 6, 0, 0], [0, 0, 5, 0], [1, 1, 1, 1]]):
        for source, number in enumerate(points):
            story.state.points[seat * 4 + source] = number
    story.play("lay 1,0 r0", "skip")
    assert story.scores == {"Red": 5, "Green": 6, "Black": 5, "Yellow": 4}
    assert story.winners == ["Green"]


@pytest.mark.rule("H115")
@pytest.mark.rule("A21")
def test_players_who_draw_for_first_place_share_the_victory() -> None:
    pieces = ["Red hunter L53.m0", "Black hunter L53.m2"]
    story = Story("L53 0,0", pieces=pieces, hand="L09", land=[], players=3)
    story.play("lay -1,0 r1", "skip")
    assert story.scores == {"Red": 4, "Black": 4}
    assert story.winners == ["Red", "Black"]
    assert story.view["winners"] == [0, 2]
    assert GAME.result(story.state).winners == (0, 2)
