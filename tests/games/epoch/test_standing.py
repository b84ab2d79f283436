"""Leave to develop, given beforehand: who may say it, and for what."""

from __future__ import annotations

import pytest

from tests.games.epoch.answers import CELLS, GAME
from tests.games.epoch.scenario import Story

RED, GREEN, BLACK = range(3)


@pytest.mark.rule("A1")
def test_whose_leader_stands_on_an_open_tile_may_allow_it_beforehand() -> None:
    story = Story(
        players=3,
        tiles={"R1-01": "bow_a", "R1-02": "basket_a", "R1-03": "pottery_a"},
        leaders={"Red": "R1-01", "Green": "R1-02", "Black": "V-N"},
        goods={"Red": "3 wood"},
    )
    offered = [GAME.standing(story.state, seat) for seat in range(-1, 3)]
    assert [each is not None for each in offered] == [False, False, True, False]
    said = offered[1 + GREEN]
    assert said and said.words == "Let others develop Basket for 1 status"
    story.play("develop R1-02")
    assert GAME.standing(story.state, GREEN) == said
    assert said.action in list(story.state.legal())


def test_where_nobody_is_asked_nothing_is_to_be_said() -> None:
    told = {"tiles": {"R1-02": "basket_a"}, "leaders": {"Red": "V-N", "Green": "R1-02"}}
    always = Story(permission_mode="always", **told)  # type: ignore[arg-type]
    developed = Story(owns={"Red": "basket"}, **told)  # type: ignore[arg-type]
    for story in (always, developed):
        assert GAME.standing(story.state, GREEN) is None


@pytest.mark.rule("A1")
def test_who_could_pay_for_the_tile_is_asked_all_the_same() -> None:
    tiles = {"R1-02": "basket_a", "R1-03": "basket_b"}
    told = {"tiles": tiles, "leaders": {"Red": "V-N", "Green": "R1-02"}}
    story = Story(goods={"Green": "3 wood"}, **told)  # type: ignore[arg-type]
    assert GAME.standing(story.state, GREEN) is None
    story.state.build(GREEN, CELLS.index("R1-03"))
    assert GAME.standing(story.state, GREEN), "who has it needs no other"
