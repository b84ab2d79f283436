"""Leader powers that have to do with the map: Wayfarers and Pathfinder."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.rise.rules import moving
from lascaux.games.rise.rules.codes import HORSE, NONE, PATHFINDER
from tests.games.rise.scenario import Story


def led_by(power: str, *hexes: str, **more: Any) -> Story:
    """Red has this power."""
    return Story(*hexes, powers={"Red": power}, **more)


NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

# Wayfarers


WAY = ("b1 Red 4", "c1 Red 1", "a3 Green 1")


@pytest.mark.rule("R126")
def test_wayfarers_go_two_hexes_together_before_the_normal_move() -> None:
    story = led_by("wayfarers", *WAY, hand="moon sun").play("place moon on move")
    assert "wander" in story.choices
    story.play("wander")
    assert "move b1 b3" in story.choices
    assert "move b1 c3" not in story.choices, "that is 3 hexes far"
    story.play("move b1 b3")
    assert story.choices == ["move b1 b3", "stop"], "the second goes the same way or not at all"
    story.play("move b1 b3")
    assert (story.members("b3"), story.members("b1")) == ({"Red": 2}, {"Red": 2})
    assert "wander" not in story.choices, "once only"
    assert story.state.left == 2, "the normal move is still whole"
    story.play("move b1 c1", "move b1 c1")
    assert (story.map, story.step) == (
        {"a3": "Green 1", "b3": "Red 2", "c1": "Red 3"},
        "choose action",
    )


@pytest.mark.rule("R126")
def test_wayfarers_go_after_the_normal_move_but_not_in_its_middle() -> None:
    story = led_by("wayfarers", *WAY, hand="blank sun").play("place blank on move", "move b1 b2")
    assert "wander" not in story.choices
    story.play("stop")
    assert story.choices == ["stop", "wander"]
    story.play("wander", "move b1 b3", "stop")
    assert story.map == {
        "a3": "Green 1",
        "b1": "Red 2",
        "b2": "Red 1",
        "b3": "Red 1",
        "c1": "Red 1",
    }
    assert story.step == "choose action"


@pytest.mark.rule("R126")
def test_the_last_normal_move_leads_to_the_wayfarers() -> None:
    story = led_by("wayfarers", *WAY, hand="moon sun")
    story.play("place moon on move", "move b1 b2", "move b1 b2")
    assert story.choices == ["stop", "wander"]
    story.play("stop")
    assert story.step == "choose action"


@pytest.mark.rule("R126")
@pytest.mark.rule("R47")
def test_no_member_moves_twice_with_the_wayfarers() -> None:
    story = led_by("wayfarers", "b1 Red 1", "a3 Green 1", hand="blank sun")
    story.play("place blank on move", "wander", "move b1 b3")
    assert story.step == "choose action", "there is nobody else to move"
    story = led_by("wayfarers", "b1 Red 1", "c3 Red 1", "a3 Green 1", hand="blank sun")
    story.play("place blank on move", "wander", "move b1 b3")
    assert all(move.startswith("c3") for move in story.may("move"))
    after = led_by("wayfarers", "b1 Red 1", "a3 Green 1", hand="blank sun")
    after.play("place blank on move", "move b1 b2")
    assert after.step == "choose action", "who has moved cannot wander"


@pytest.mark.rule("R126")
def test_wayfarers_come_only_with_a_move() -> None:
    story = led_by("wayfarers", *WAY, hand="moon sun")
    assert "wander" not in story.choices
    other = led_by("focused_effort", *WAY, hand="moon sun").play("place moon on move")
    assert "wander" not in other.choices


@pytest.mark.rule("Q77")
def test_horse_oxen_and_canoe_do_not_help_wayfarers() -> None:
    hexes = ("b1 forest Red 5", "b2 lake", "a3 Green 1", "b3 forest", "c3 forest")
    story = led_by(
        "wayfarers",
        *hexes,
        hand="moon sun",
        completed={"Red": "horse oxen"},
        tokens={"canoe": "Red"},
    )
    story.play("place moon on move", "wander")
    assert "move b1 c3" not in story.choices
    story.play("move b1 b3", "move b1 b3")
    assert story.step == "move members", "two, and no more"
    assert "move b1 c3" in story.choices, "the normal move has Horse and Canoe"


# Pathfinder


@pytest.mark.rule("R133")
def test_a_pathfinder_passes_a_neighbouring_hex_of_the_same_terrain() -> None:
    hexes = ("a1 mountain Red 1", "a2 mountain", "a3 lake", "b1 lake", "c1 lake", "b2 forest")
    story = led_by("pathfinder", *hexes, "c3 Green 1", hand="moon sun").play("place moon on move")
    assert story.may("move") == ["a1 a2", "a1 a3", "a1 b1", "a1 b2"], "not c1, behind the lake b1"
    other = led_by("evasion", *hexes, "c3 Green 1", hand="moon sun").play("place moon on move")
    assert other.may("move") == ["a1 a2", "a1 b1"]


@pytest.mark.rule("R133")
def test_only_the_first_step_of_a_pathfinder_is_free() -> None:
    hexes = ("a1 mountain Red 1", "a2 mountain", "a3 mountain", "b3 lake", "b1 lake", "b2 lake")
    story = led_by("pathfinder", *hexes, "c3 Green 1", hand="moon sun").play("place moon on move")
    assert story.may("move") == ["a1 a2", "a1 a3", "a1 b1", "a1 b2"]


@pytest.mark.rule("R133")
def test_horse_and_canoe_take_a_pathfinder_further() -> None:
    hexes = ("a1 mountain Red 1", "a2 mountain", "a3 forest", "b3 lake", "b1 forest", "c3 Green 1")
    horse = led_by("pathfinder", *hexes, hand="moon sun", completed={"Red": "horse"})
    horse.play("place moon on move")
    assert "move a1 b3" in horse.choices
    assert "move a1 c3" not in horse.choices
    canoe = led_by("pathfinder", *hexes, hand="moon sun", tokens={"canoe": "Red"})
    canoe.play("place moon on move")
    assert "move a1 b3" in canoe.choices, "a2 free, a3, and the lake free"
    both = led_by(
        "pathfinder", *hexes, hand="moon sun", completed={"Red": "horse"}, tokens={"canoe": "Red"}
    ).play("place moon on move")
    assert "move a1 c3" in both.choices


def slow_reach(story: Story, start: str, steps: int, paddles: bool, finds_path: bool) -> set[str]:
    """Every walk, step by step: the hexes that a member can get to."""
    terrain = {spot["id"]: set(spot["terrain"]) for spot in story.view["hexes"]}
    name_at = {(spot["q"], spot["r"]): spot["id"] for spot in story.view["hexes"]}
    beside = {
        name: [name_at[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in name_at]
        for (q, r), name in name_at.items()
    }
    found: set[str] = set()

    def walk(at: str, left: int, dry: bool, first: bool) -> None:
        for target in beside[at]:
            lake = "lake" in terrain[target]
            alike = bool(terrain[target] & terrain[at])
            free = (paddles and dry and lake) or (finds_path and first and alike)
            remaining = left if free else left - 1
            if remaining >= 0:
                found.add(target)
                walk(target, remaining, dry and not lake, False)

    walk(start, steps, True, True)
    return found - {start}


@pytest.mark.rule("R133")
@pytest.mark.rule("R165")
@pytest.mark.rule("R45")
@pytest.mark.rule("R48")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("canoe", [False, True])
@pytest.mark.parametrize("path", [False, True])
def test_every_reach_is_what_a_slow_search_finds(players: int, canoe: bool, path: bool) -> None:
    for seed in range(3):
        story = Story.from_box(players, seed=str(seed), terrain="wild-land")
        state = story.state
        state.canoe = state.active if canoe else NONE
        state.power[state.active] = PATHFINDER if path else NONE
        for steps in (1, 2):
            state.completed[state.active] = 1 << HORSE if steps == 2 else 0
            for number, name in enumerate(story.names):
                mask = moving.reach(state, number)
                reached = {other for h, other in enumerate(story.names) if mask >> h & 1}
                assert reached == slow_reach(story, name, steps, canoe, path)
