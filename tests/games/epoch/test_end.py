"""Rounds, both ends of the game, the cap, and scoring (E17, E27, E37, E139 to E147)."""

from __future__ import annotations

import pytest

from lascaux.games.epoch.rules.codes import NONE
from lascaux.games.epoch.rules.ending import nearest
from tests.games.epoch.scenario import Story

SEVEN = "axe basket boots bow canoe cart cloak"
HERE = {"Red": "V-S", "Green": "V-N"}


def rounds_to_the_end(story: Story) -> int:
    """Everybody ends the turn at once, until the game is over; gives the last round."""
    while not story.over:
        story.play("end-turn")
    return story.state.round


@pytest.mark.rule("E27")
@pytest.mark.rule("E37")
def test_one_turn_each_clockwise_from_the_starting_player() -> None:
    leaders = {"Black": "V-S", "Red": "V-N", "Green": "R1-05"}
    story = Story(
        players=3, first="Black", turn="Black", leaders=leaders, tiles={"R1-05": "forest"}
    )
    turns = [story.turn]
    for _ in range(3):
        turns.append(story.play("end-turn").turn)
    assert turns == ["Black", "Red", "Green", "Black"]
    assert story.state.round == 3


@pytest.mark.rule("E139")
@pytest.mark.rule("A44")
def test_when_all_tiles_are_face_up_three_more_rounds_are_played() -> None:
    story = Story(all_up=True, leaders=HERE, in_round=5)
    assert rounds_to_the_end(story) == 8
    assert story.state.ending == 0


@pytest.mark.rule("E140")
@pytest.mark.rule("A10")
def test_eight_developed_tiles_end_it_too() -> None:
    story = Story(leaders=HERE, owns={"Green": f"{SEVEN} dagger"}, in_round=5)
    assert rounds_to_the_end(story) == 8
    assert story.state.ending == 1


@pytest.mark.rule("E140")
def test_seven_do_not_and_it_is_looked_at_the_end_of_a_round() -> None:
    story = Story(
        tiles={"R1-05": "pottery_a"},
        leaders=HERE,
        owns={"Red": SEVEN},
        goods={"Red": "3 clay"},
        in_round=5,
    )
    story.play("develop R1-05", "end-turn")
    assert story.state.countdown == NONE, "Green's turn of this round is still to come"
    story.play("end-turn")
    assert story.state.countdown == 3


@pytest.mark.rule("A45")
def test_a_second_trigger_changes_nothing() -> None:
    story = Story(leaders=HERE, owns={"Green": f"{SEVEN} dagger"}, in_round=5)
    story.play("end-turn", "end-turn")
    story.state.face_up = (1 << 44) - 1
    assert rounds_to_the_end(story) == 8


@pytest.mark.rule("A61")
@pytest.mark.parametrize(("eighth_in", "last"), [(None, 60), (59, 62), (60, 63)])
def test_t54_sixty_rounds_are_enough(eighth_in: int | None, last: int) -> None:
    owned = f"{SEVEN} dagger" if eighth_in else SEVEN
    story = Story(leaders=HERE, owns={"Red": owned}, in_round=eighth_in or 60)
    assert rounds_to_the_end(story) == last
    assert story.state.ending == (1 if eighth_in else 2)


@pytest.mark.rule("A61")
def test_the_cap_can_be_switched_off() -> None:
    story = Story(leaders=HERE, in_round=60, round_cap=0).play("end-turn", "end-turn")
    assert (story.over, story.state.round) == (False, 61)


@pytest.mark.rule("E142")
@pytest.mark.rule("E145")
@pytest.mark.rule("E146")
@pytest.mark.rule("E17")
def test_status_comes_from_four_sources() -> None:
    sites = {"NE": "egtved", "SE": "varna", "SW": "carnac", "NW": "stonehenge"}
    for offers, bonus in ((0, 0), (1, 2), (2, 5), (3, 10), (4, 15)):
        tokens = {f"{slot} 1": "Red" for slot in list(sites)[:offers]}
        story = Story(
            sites=sites, tokens=tokens, status={"Red": 3, "Green": 1}, owns={"Red": "axe"}
        )
        points = story.points("Red")
        assert points.get("bonus", 0) == bonus
        assert (points["collected status"], points["developed tiles"]) == (3, 2)
        assert story.state.scores() == [sum(points.values()), 1]
        assert story.state.winners() == [0]


@pytest.mark.rule("E147")
def test_tied_players_share_the_victory() -> None:
    story = Story(players=3, status={"Red": 4, "Black": 4, "Green": 3})
    assert story.state.winners() == [0, 2]


@pytest.mark.rule("E158")
@pytest.mark.rule("E161")
def test_t19_rounding_goes_to_the_nearest_and_a_half_up() -> None:
    assert [nearest(n, 2) for n in (0, 1, 2, 3)] == [0, 1, 1, 2]
    assert nearest(16, 3) == 5
    assert nearest(20, 3) == 7
