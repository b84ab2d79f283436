"""The frame of a turn: villages score, dice are rolled and laid, and fifteen points win."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from lascaux.games.rise.content.parts import ACTIONS, FACES
from lascaux.games.rise.rules import entries, turn
from tests.games.rise.answers import GAME
from tests.games.rise.scenario import Story

DOUBLES = ("sun sun", "moon moon", "blank blank")
ROLLS = [f"{one} {two}" for one, two in product(FACES, FACES)]
FAR = "c3 Green 2"  # somebody who is not in the way


def dice_on_the_board(story: Story) -> int:
    return sum(len(story.dice(action).split()) for action in ACTIONS)


# The five steps


@pytest.mark.rule("R25")
def test_a_turn_has_its_five_steps_in_their_order() -> None:
    story = Story(
        *("b2 Red 4 village Red", FAR),
        goals={"Red": "bow"},
        goods={"Red": "2 wood 1 stone"},
        step="start",
    )
    assert story.step == "choose action"
    assert story.refusal("complete bow") == "R74"
    assert story.refusal("end turn") == "R33"
    story.play("place moon on grow", "place sun on move", "stop", "complete bow")
    expected = [
        *(entries.SCORED, entries.ROLLED, entries.PLACED, entries.PLACED),
        *(entries.CONFLICT, entries.COMPLETED, entries.SCORED, entries.TURN),
    ]
    assert [entry[0] for entry in story.state.log if entry[0] in expected][:8] == expected
    assert story.scores == {"Red": 2}
    assert story.members("b2") == {"Red": 5}
    assert story.turn == "Green"


def test_what_changed_last_is_seen_until_something_else_changes() -> None:
    story = Story("b2 Red 2", FAR, hand="moon sun").play("place moon on grow")
    assert story.view["last"] == {"hexes": ["b2"]}
    story.play("place sun on lead")
    assert (story.turn, story.view["last"]) == ("Green", {"hexes": ["b2"]})
    story.play("place moon on grow")
    assert story.view["last"] == {"hexes": ["c3"]}


@pytest.mark.rule("R27")
@pytest.mark.rule("R87")
def test_each_village_of_ones_own_scores_a_point_when_the_turn_starts() -> None:
    story = Story(
        *("a1 Red 1 village Red", "b1 Red 3 village Red", "c3 Green 1 village Green"), step="start"
    )
    assert story.scores == {"Red": 2}
    assert story.hand == "sun moon"
    story.play("place moon on lead", "place sun on move", "stop")
    assert (story.turn, story.scores) == ("Green", {"Red": 2, "Green": 1})
    assert story.noted(entries.TURN) == [(1, 2)], "Green's is the second turn"


# Winning


@pytest.mark.rule("R26")
@pytest.mark.rule("R93")
def test_points_for_villages_win_before_anything_is_rolled() -> None:
    story = Story("a1 Red 1 village Red", FAR, step="start", points={"Red": 14, "Green": 14})
    assert (story.over, story.winners) == (True, ["Red"])
    assert story.noted(entries.ROLLED) == []
    assert story.choices == []


@pytest.mark.rule("R26")
def test_fourteen_points_are_not_enough() -> None:
    story = Story("a1 Red 1 village Red", FAR, step="start", points={"Red": 13})
    assert story.scores == {"Red": 14}
    assert not story.over


@pytest.mark.rule("R26")
def test_the_mammoth_can_win_in_the_middle_of_the_actions() -> None:
    story = Story("a1 lake Red 3 mammoth", FAR, slots=["mammoth"], points={"Red": 12})
    story.play("tame with sun")
    assert (story.over, story.winners) == (True, ["Red"])
    assert story.hand == "moon"  # it is not laid any more


@pytest.mark.rule("R26")
def test_the_invaders_can_win_in_the_conflicts() -> None:
    story = Story(
        *("a1 Red 4 invaders 3", "b2 Red 6"),
        slots=["invaders"],
        points={"Red": 13},
        step="conflict",
    ).play("fight a1")
    assert story.winners == ["Red"]
    assert story.members("b2") == {"Red": 6}  # this conflict is not settled any more


@pytest.mark.rule("R26")
@pytest.mark.rule("R93")
def test_a_goal_wins_at_once_and_the_round_is_not_played_to_its_end() -> None:
    story = Story(
        *("a1 Red 2", "c3 Green 1 village Green"),
        points={"Red": 14, "Green": 14},
        goals={"Red": "bow fire"},
        goods={"Red": "5 food 5 wood 5 stone"},
        step="five",
    ).play("complete bow")
    assert story.winners == ["Red"]
    assert story.scores == {"Red": 15, "Green": 14}
    assert story.goals("Red") == {"fire"}
    assert story.choices == []


@pytest.mark.rule("Q29")
def test_points_come_one_after_the_other_village_by_village() -> None:
    story = Story(
        *("a1 Red 1 village Red", "b1 Red 1 village Red", "c1 Red 1 village Red", FAR),
        step="start",
        points={"Red": 14},
    )
    assert story.scores == {"Red": 15}
    assert story.noted(entries.SCORED) == [(0, 1, 0)]


# Rolling


@pytest.mark.rule("R29")
def test_two_dice_are_rolled_and_every_face_comes_up_one_time_in_three() -> None:
    state = Story("a1 Red 2", FAR).state
    rolls: Counter[tuple[int, int]] = Counter()
    for _ in range(1800):
        turn.roll(state)
        rolls[state.die_one, state.die_two] += 1
    assert set(rolls) == set(product(range(3), range(3)))
    assert all(150 <= number <= 250 for number in rolls.values())


@pytest.mark.rule("R30")
@pytest.mark.rule("R91")
@pytest.mark.parametrize("roll", ROLLS)
def test_doubles_bring_an_event_and_then_the_turn_goes_on(roll: str) -> None:
    story = Story("a1 Red 2", FAR, step="roll", hand=roll, event_deck="drought ...")
    assert story.slots == (["drought"] if roll in DOUBLES else [])
    assert (story.step, story.hand) == ("choose action", roll)


# Two actions


@pytest.mark.rule("R31")
@pytest.mark.rule("R33")
def test_each_die_can_go_on_each_of_the_four_actions() -> None:
    story = Story("a1 Red 2", FAR, hand="sun blank")
    assert sorted(story.may("place sun on")) == sorted(ACTIONS)
    assert sorted(story.may("place blank on")) == sorted(ACTIONS)
    assert len(story.choices) == 8
    assert story.refusal("place moon on grow") == "R33"


@pytest.mark.rule("R32")
@pytest.mark.rule("R33")
def test_the_second_die_goes_on_another_action() -> None:
    story = Story("a1 Red 2", FAR).play("place sun on lead")
    assert story.choices == [f"place moon on {act}" for act in ("gather", "grow", "move")]
    assert story.refusal("place moon on lead") == "R32"
    assert story.refusal("place sun on grow") == "R33"


@pytest.mark.rule("R32")
def test_the_next_turn_has_all_four_actions_again() -> None:
    story = Story("a1 Red 2", FAR).play("place moon on lead", "place sun on grow")
    assert story.turn == "Green"
    assert sorted(story.may("place sun on")) == sorted(ACTIONS)


@pytest.mark.rule("R34")
def test_the_first_action_is_carried_out_before_the_second_die_is_laid() -> None:
    story = Story("a1 Red 1", "a2 Red 1", FAR).play("place sun on grow", "grow a1")
    assert story.refusal("place moon on move") == "R42"
    assert story.dice("move") == "sun moon blank"
    story.play("grow a1", "grow a2", "grow a2")
    assert (story.step, story.hand) == ("choose action", "moon")


@pytest.mark.rule("R33")
@pytest.mark.rule("R35")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_die_keeps_its_face_and_pushes_the_others_to_the_right(action: str) -> None:
    story = Story("a1 Red 2", FAR, hand="blank sun", dice={action: "sun moon blank"})
    story.play(f"place blank on {action}")
    assert story.dice(action) == "blank sun moon"
    assert {story.dice(other) for other in ACTIONS if other != action} == {"sun moon blank"}


@pytest.mark.rule("R36")
@pytest.mark.rule("R29")
def test_the_dice_that_drop_out_are_rolled_by_the_next_player() -> None:
    story = Story("a1 Red 2", FAR)
    assert story.view["dice"] == {"hand": ["sun", "moon"], "pool": 0}
    story.play("place sun on lead")
    assert story.view["dice"] == {"hand": ["moon"], "pool": 1}
    assert dice_on_the_board(story) == 12
    story.will_roll("blank moon").play("place moon on grow")
    assert (story.turn, story.hand) == ("Green", "blank moon")
    assert dice_on_the_board(story) == 12


def worth(face: str, queue: str) -> int:
    """What GROW brings when a die with this face is laid on such a queue."""
    story = Story("b2 Red 1", FAR, hand=f"{face} sun", dice={"grow": queue})
    story.play(f"place {face} on grow")
    return story.members("b2")["Red"] - 1


@pytest.mark.rule("R37")
@pytest.mark.rule("R38")
@pytest.mark.rule("R39")
@pytest.mark.rule("R40")
def test_two_suns_make_strong_and_two_moons_weak_wherever_they_lie() -> None:
    found: Counter[int] = Counter()
    for face, second, third in product(FACES, repeat=3):
        shown = [face, second, third]
        number = 4 if shown.count("sun") >= 2 else 2 if shown.count("moon") >= 2 else 3
        for dropped in FACES:  # what has left does not count
            assert worth(face, f"{second} {third} {dropped}") == number
        found[number] += 1
    assert found == {4: 7, 2: 7, 3: 13}


@pytest.mark.rule("R37")
@pytest.mark.parametrize(("face", "number"), [("sun", 4), ("moon", 2), ("blank", 3)])
def test_at_first_a_sun_makes_strong_and_a_moon_weak(face: str, number: int) -> None:
    assert worth(face, "sun moon blank") == number


@pytest.mark.rule("R50")
@pytest.mark.parametrize(
    ("action", "values"),
    [("grow", (2, 3, 4)), ("move", (2, 4, 6)), ("gather", (1, 2, 3)), ("lead", (1, 2, 3))],
)
def test_what_the_actions_are_worth(action: str, values: tuple[int, int, int]) -> None:
    (row,) = [row for row in GAME.content.actions if row.id == action]
    assert row.values == values


@pytest.mark.rule("Q4")
def test_both_dice_are_laid_even_if_nobody_moves_and_nothing_is_gathered() -> None:
    story = Story("a1 Red 2", FAR)
    assert all(choice.startswith("place ") for choice in story.choices)
    story.play("place sun on move", "stop")
    assert story.choices == [f"place moon on {act}" for act in ("gather", "grow", "lead")]
    story.play("place moon on gather", "stop")
    assert (story.turn, story.map) == ("Green", {"a1": "Red 2", "c3": "Green 2"})
    assert (story.dice("move"), story.dice("gather")) == ("sun sun moon", "moon sun moon")
    assert story.goods("Red") == {}


@pytest.mark.rule("Q4")
@pytest.mark.rule("Q5")
def test_a_die_spent_on_the_mammoth_is_rolled_by_the_next_player() -> None:
    story = Story("a1 lake Red 3 mammoth", FAR, slots=["mammoth"])
    assert story.may("tame with") == ["moon", "sun"]
    story.play("tame with sun")
    assert story.view["dice"] == {"hand": ["moon"], "pool": 1}
    assert {story.dice(action) for action in ACTIONS} == {"sun moon blank"}
    assert story.choices == [f"place moon on {act}" for act in sorted(ACTIONS)]
    story.will_roll("blank sun").play("place moon on grow")
    assert (story.turn, story.hand) == ("Green", "blank sun")
    assert dice_on_the_board(story) == 12


@pytest.mark.rule("Q12")
def test_equal_dice_count_as_one_choice() -> None:
    story = Story("a1 Red 2", FAR, hand="moon moon")
    assert story.choices == [f"place moon on {act}" for act in sorted(ACTIONS)]
    story.play("place moon on grow")
    assert story.hand == "moon"
    assert story.choices == [f"place moon on {act}" for act in ("gather", "lead", "move")]


# Free moments


def potter(step: str) -> Story:
    return Story(
        *("b2 Red 2", "a3 Red 1", "c3 Green 1"),
        players=3,
        completed={"Red": "pottery"},
        goods={"Red": "1 food"},
        step=step,
    )


@pytest.mark.rule("Q13")
@pytest.mark.parametrize(
    ("step", "before"),
    [
        ("before roll", []),
        ("actions", []),
        ("actions", ["place moon on lead"]),
        ("actions", ["place moon on lead", "place sun on move", "stop"]),
        ("five", []),
    ],
)
def test_what_has_no_time_of_its_own_can_be_done_in_any_free_moment(
    step: str, before: list[str]
) -> None:
    story = potter(step).play(*before)
    assert story.may("pottery to") == ["Black", "Green"]
    asked = story.step
    story.play("pottery to Black", "take wood", "take wood")
    assert (story.goods("Red"), story.goods("Black")) == ({"wood": 2}, {"food": 1})
    # Then the turn goes on, and once is enough.
    assert story.may("pottery to") == []
    if asked in ("before roll", "choose action"):
        assert (story.turn, story.step) == ("Red", "choose action")


@pytest.mark.rule("Q13")
def test_the_middle_of_an_action_is_no_free_moment() -> None:
    story = potter("actions").play("place sun on grow")
    assert story.choices == ["grow a3", "grow b2"]
    story = potter("actions").play("place sun on move")
    assert story.may("pottery to") == []
    assert "stop" in story.choices
    story = potter("actions").play("place sun on gather")
    assert story.choices == ["gather a3", "gather b2", "stop"]


@pytest.mark.rule("Q13")
def test_the_free_moments_are_named_in_their_order() -> None:
    story = potter("before roll")
    asked = [story.step]
    for move in ("roll", "place moon on lead", "place sun on move", "stop", "go on", "end turn"):
        story.play(move)
        asked.append(story.step)
    assert asked == [
        *("before roll", "choose action", "choose action", "move members"),
        *("before conflict", "step five", "choose action"),
    ]
    assert story.turn == "Green"
