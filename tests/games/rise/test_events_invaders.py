"""Invaders: where they come, how they grow, and who scores when they are gone."""

from __future__ import annotations

import pytest

from lascaux.games.rise.rules import entries
from tests.games.rise.scenario import Story

# All hexes for two players, each with somebody in it.
CROWDED = (
    *("a1 Red 1", "a2 Red 2", "a3 Green 1", "b1 Red 1", "b2 Red 4"),
    *("b3 Green 3", "c1 Red 1 Green 1", "c2 Green 2", "c3 Green 2"),
)


def invaded(*hexes: str, hand: str = "sun sun") -> Story:
    """The Invaders are drawn."""
    return Story(*hexes, step="doubles", hand=hand, event_deck="invaders ...")


@pytest.mark.rule("R143")
def test_three_invaders_come_to_the_only_empty_hex() -> None:
    hexes = [text for text in CROWDED if not text.startswith("b2")]
    story = invaded(*hexes)
    assert story.members("b2") == {"invaders": 3}
    assert story.slots == ["invaders"]


@pytest.mark.rule("R143")
def test_without_an_empty_hex_the_least_populated_are_to_choose_from() -> None:
    story = invaded(*CROWDED)
    assert (story.decides, story.choices) == ("Red", ["put a1", "put a3", "put b1"])
    story.play("put a3")
    assert story.members("a3") == {"Green": 1, "invaders": 3}
    assert story.step == "choose action"


@pytest.mark.rule("R143")
def test_the_active_player_chooses_among_empty_hexes() -> None:
    story = invaded("b2 Red 3", "b3 Green 3")
    assert story.choices == [f"put {name}" for name in ("a1", "a2", "a3", "b1", "c1", "c2", "c3")]


@pytest.mark.rule("Q38")
def test_all_tribes_together_make_a_hex_populated() -> None:
    hexes = [text for text in CROWDED if text[:2] not in ("a1", "a3", "b1")]
    story = invaded(*hexes, "a1 Red 1 Green 2", "a3 Green 3", "b1 Red 1 Green 1")
    assert story.choices == [f"put {name}" for name in ("a2", "b1", "c1", "c2", "c3")]


@pytest.mark.rule("Q38")
def test_invaders_count_for_the_least_populated_hex() -> None:
    hexes = ("a1 lake invaders 3", "b1 lake Red 2", "c1 lake Green 3")
    story = Story(
        *hexes, step="doubles", hand="sun sun", slots=["invaders"], event_deck="mammoth ..."
    )
    assert story.where("mammoth") == "b1"


@pytest.mark.rule("Q38")
def test_the_volcano_is_no_place_for_invaders() -> None:
    story = Story(*CROWDED, step="doubles", hand="sun sun", volcano="v1", event_deck="invaders ...")
    assert story.choices == ["put a1", "put a3", "put b1"]


@pytest.mark.rule("R143")
@pytest.mark.rule("R88")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 5), (5, 5)])
def test_on_doubles_one_invader_joins_up_to_five(before: int, after: int) -> None:
    story = Story(
        *("b2 Red 3", f"b3 Green 1 invaders {before}"),
        step="doubles",
        hand="blank blank",
        slots=["invaders"],
        event_deck="walls ...",
    )
    assert story.members("b3") == {"Green": 1, "invaders": after}
    assert story.slots == ["invaders", "walls"]


@pytest.mark.rule("Q20")
def test_who_attacks_and_removes_the_last_invader_scores_two() -> None:
    story = Story("b2 Red 4 invaders 3", "a1 Green 1", slots=["invaders"], step="conflict")
    assert story.scores == {"Red": 2}
    assert story.state.breakdown()[0] == [0, 0, 0, 2, 0]
    assert story.members("b2") == {"Red": 1}
    assert story.slots == []
    assert story.discarded == {"invaders"}


@pytest.mark.rule("Q20")
def test_in_a_draw_with_the_invaders_the_attacker_scores_as_well() -> None:
    story = Story(
        *("b2 Red 5 invaders 5", "a1 Red 1", "a3 Green 1"), slots=["invaders"], step="conflict"
    )
    assert story.members("b2") == {}
    assert story.scores == {"Red": 2}


@pytest.mark.rule("Q20")
def test_invaders_that_win_stay() -> None:
    story = Story("b2 Red 2 invaders 5", "a1 Green 1", slots=["invaders"], step="conflict")
    assert story.members("b2") == {"invaders": 3}
    assert (story.scores, story.slots) == ({}, ["invaders"])


@pytest.mark.rule("Q20")
def test_without_an_attacker_nobody_scores_for_the_last_invader() -> None:
    story = Story("b2 Green 4 invaders 3", "a1 Red 1", slots=["invaders"], step="conflict")
    assert story.members("b2") == {"Green": 1}
    assert (story.scores, story.slots) == ({}, [])


@pytest.mark.rule("Q20")
def test_an_eruption_that_removes_the_last_invader_brings_no_points() -> None:
    story = Story(
        *("a1 invaders 1 Red 1", "a3 Green 3"),
        step="doubles",
        hand="sun sun",
        volcano="v1",
        slots=["invaders"],
        event_deck="volcano ...",
    )
    story.play("lava a1", "strike invaders", "strike invaders")
    assert story.map == {"a1": "Red 1", "a3": "Green 3"}
    assert story.scores == {}
    assert story.slots == []


@pytest.mark.rule("Q20")
@pytest.mark.rule("Q62")
def test_an_invader_lost_in_the_tar_brings_no_points() -> None:
    story = Story("b2 tar_pit Red 2 invaders 1", "a1 Green 1", slots=["invaders"], step="conflict")
    assert story.members("b2") == {"Red": 2}
    assert (story.scores, story.slots) == ({}, [])


@pytest.mark.rule("Q20")
def test_too_many_invaders_alone_come_down_to_the_limit() -> None:
    story = Story(
        *("b2 invaders 5", "a1 Red 1", "a3 Green 1"),
        slots=["invaders", "drought"],
        step="conflict",
    )
    assert story.members("b2") == {"invaders": 4}
    assert story.slots == ["invaders", "drought"]
    assert story.scores == {}


@pytest.mark.rule("R143")
def test_the_last_invader_brings_the_fifteenth_point() -> None:
    story = Story(
        *("b2 Red 4 invaders 3", "a1 Green 1"),
        slots=["invaders"],
        step="conflict",
        points={"Red": 13},
    )
    assert story.over
    assert story.winners == ["Red"]
    assert story.noted(entries.ENDED)


@pytest.mark.rule("Q20")
def test_invaders_stand_storyst_majority_and_control() -> None:
    def offers(crowd: str) -> list[str]:
        story = Story(
            *(f"b2 lake {crowd}", "b3 lake Red 3", "a1 forest Red 2 Green 1"),
            step="five",
            slots=["invaders"],
            goals={"Red": "lake_dwellers uneasy_neighbours"},
        )
        return story.may("complete")

    assert offers("Red 3") == ["lake_dwellers"]
    assert offers("Red 3 invaders 2") == ["uneasy_neighbours"]
    assert Story(
        *("b2 lake Red 3 invaders 2", "a1 Red 2 Green 1"),
        step="five",
        slots=["invaders"],
        goals={"Red": "uneasy_neighbours"},
    ).may("complete") == ["uneasy_neighbours"]
    assert not Story(
        *("b2 lake Red 2 invaders 2", "a1 Red 2 Green 1"),
        step="five",
        slots=["invaders"],
        goals={"Red": "uneasy_neighbours"},
    ).may("complete")
