"""Leader powers that have to do with the map: hiding, sharing, pushing, fleeing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rise.scenario import Story


def led_by(power: str, *hexes: str, **more: Any) -> Story:
    """Red has this power."""
    return Story(*hexes, powers={"Red": power}, **more)


# Ambush


@pytest.mark.rule("R128")
def test_new_members_may_wait_on_the_board_or_come_onto_the_map() -> None:
    story = led_by("ambush", "b2 Red 1", "c3 Green 1", hand="blank sun")
    story.play("place blank on grow", "grow board", "grow b2", "grow board")
    assert (story.members("b2"), story.supply("Red")) == ({"Red": 2}, 16)
    assert story.view["seats"][0]["waiting"] == 2
    assert story.step == "choose action"


@pytest.mark.rule("R128")
def test_at_most_five_wait() -> None:
    story = led_by("ambush", "b2 Red 1", "b3 Red 1", "c3 Green 1", hand="blank sun", waiting=4)
    story.play("place blank on grow", "grow board")
    assert story.choices == ["grow b2", "grow b3"]


@pytest.mark.rule("R128")
def test_those_who_wait_come_out_onto_one_hex_before_conflicts() -> None:
    hexes = ("b2 Red 1 Green 4", "b3 Red 1", "c3 Green 1")
    story = led_by("ambush", *hexes, step="conflict", waiting=4)
    assert (story.step, story.choices) == ("ambush first", ["ambush b2", "ambush b3", "no"])
    story.play("ambush b2", "ambush b2")
    assert story.choices == ["ambush b2", "stop"], "only the same hex"
    story.play("ambush b2", "stop")
    assert story.members("b2") == {}, "4 against 4: the conflict was noticed"
    assert (story.state.waiting, story.supply("Red")) == (1, 18)


@pytest.mark.rule("R128")
def test_nobody_has_to_come_out_and_a_full_hex_may_follow() -> None:
    story = led_by("ambush", "b2 Red 1", "c3 Green 1", step="conflict", waiting=3).play("no")
    assert (story.members("b2"), story.state.waiting) == ({"Red": 1}, 3)
    story = led_by("ambush", "b2 Red 4", "c3 Green 1", step="conflict", waiting=2)
    story.play("ambush b2", "ambush b2")
    assert story.members("b2") == {"Red": 5}, "6 are too many: one is lost"


@pytest.mark.rule("R128")
def test_an_ambush_waits_for_the_own_turn() -> None:
    hexes = ("b2 Red 1 Green 4", "c3 Green 1")
    story = led_by("ambush", *hexes, turn="Green", step="conflict", waiting=4)
    assert (story.turn, story.state.waiting) == ("Red", 4)
    assert story.members("b2") == {"Red": 1, "Green": 4}


@pytest.mark.rule("R129")
def test_the_entire_tribe_has_nobody_waiting() -> None:
    hexes = ("a1 Red 5", "a2 Red 5", "b1 Red 5", "c3 Green 1")
    goals = {"Red": "entire_tribe"}
    story = led_by("ambush", *hexes, "b2 Red 4", step="five", goals=goals, waiting=1)
    assert (story.supply("Red"), story.may("complete")) == (0, [])
    whole = led_by("ambush", *hexes, "b2 Red 5", step="five", goals=goals)
    assert whole.may("complete") == ["entire_tribe"]


@pytest.mark.rule("Q69")
def test_those_who_wait_do_not_keep_a_tribe_in_the_game() -> None:
    story = led_by("ambush", "c3 Green 1", step="start", waiting=3)
    assert (story.decides, story.step) == ("Red", "reenter")
    story.play("settle b2")
    assert story.members("b2") == {"Red": 2}
    assert (story.state.waiting, story.supply("Red")) == (3, 15)


@pytest.mark.rule("Q69")
@pytest.mark.parametrize(("supply", "waiting"), [(1, 4), (0, 3)])
def test_who_comes_back_with_a_short_supply_takes_from_the_board(supply: int, waiting: int) -> None:
    story = led_by("ambush", "c3 Green 1", step="start", waiting=5)
    story.state.supply[0] = supply  # the others, 14 or 15, are with the tiger of another world
    story.play("settle b2")
    assert story.members("b2") == {"Red": 2}
    assert (story.state.waiting, story.supply("Red")) == (waiting, 0)


# Shared Bounty


def gathered_by_green(*hexes: str, **more: Any) -> Story:
    """Green gathers from b2, and Red has Shared Bounty."""
    story = led_by("shared_bounty", *hexes, turn="Green", hand="moon sun", **more)
    return story.play("place moon on gather", "gather b2")


@pytest.mark.rule("R131")
def test_shared_bounty_pays_when_an_opponent_gathers_in_a_shared_hex() -> None:
    story = gathered_by_green("b2 lake Green 1 Red 1", "b3 forest Red 1")
    assert (story.decides, story.turn) == ("Red", "Green")
    assert (story.step, story.choices) == ("bounty goods", ["take food", "take wood"])
    story.play("take wood")
    assert (story.goods("Red"), story.goods("Green")) == ({"wood": 1}, {"food": 2})
    assert (story.decides, story.step) == ("Green", "choose action")


@pytest.mark.rule("R131")
def test_with_one_type_to_choose_shared_bounty_pays_at_once() -> None:
    story = gathered_by_green("b2 lake Green 1 Red 1")
    assert (story.decides, story.goods("Red")) == ("Green", {"food": 1})


@pytest.mark.rule("R131")
@pytest.mark.rule("Q68")
def test_shared_bounty_pays_once_for_each_gather() -> None:
    hexes = ("b2 lake Green 1 Red 1", "b3 lake Green 1 Red 1", "a1 lake Green 1")
    story = led_by("shared_bounty", *hexes, turn="Green", hand="sun moon")
    story.play("place sun on gather", "gather b2", "gather b3", "gather a1")
    assert story.goods("Red") == {"food": 1}


@pytest.mark.rule("Q68")
def test_shared_bounty_needs_a_hex_that_was_gathered_from() -> None:
    story = gathered_by_green("b2 lake Green 1", "b3 forest Green 1 Red 1")
    assert story.goods("Red") == {}
    idle = led_by("shared_bounty", "b2 lake Green 1 Red 1", turn="Green", hand="moon sun")
    idle.play("place moon on gather", "stop")
    assert idle.goods("Red") == {}


@pytest.mark.rule("R131")
def test_the_own_gather_brings_no_bounty() -> None:
    story = led_by("shared_bounty", "b2 lake Green 1 Red 1", hand="moon sun")
    story.play("place moon on gather", "gather b2")
    assert story.goods("Red") == {"food": 2}


@pytest.mark.rule("Q78")
def test_shared_bounty_gives_what_could_be_gathered_now() -> None:
    jungle = gathered_by_green("b2 lake Green 1 Red 1", "b3 jungle Red 2")
    assert jungle.goods("Red") == {"food": 1}, "3 are needed for the wood of the Jungle"
    enough = gathered_by_green("b2 lake Green 1 Red 1", "b3 jungle Red 3")
    assert enough.choices == ["take food", "take wood"]
    volcano = gathered_by_green("b2 lake Green 1 Red 1", "a1 lake Red 1", volcano="v1")
    assert volcano.choices == ["take food", "take stone"]
    wild = gathered_by_green("b2 lake Green 1 Red 1", "b3 wild_land Red 1")
    assert wild.choices == ["take food", "take stone", "take wood"]
    nothing = gathered_by_green("b2 desert_oasis Green 3 Red 1")
    assert nothing.goods("Red") == {}


# Intimidate


CROWD = ("b2 Red 2 Green 2", "b3 Red 1", "a1 Green 1", "c1 Green 1")


@pytest.mark.rule("R132")
def test_intimidate_pushes_a_member_next_door_for_a_resource() -> None:
    story = led_by("intimidate", *CROWD, goods={"Red": "1 food 1 wood"})
    assert story.may("intimidate") == ["b2"]
    story.play("intimidate b2", "give wood")
    assert (story.step, story.may("push")) == ("push where", ["a2", "a3", "b1", "b3", "c1", "c2"])
    story.play("push c1")
    assert (story.members("b2"), story.members("c1")) == ({"Red": 2, "Green": 1}, {"Green": 2})
    assert (story.goods("Red"), story.goods("Green")) == ({"food": 1}, {})
    assert (story.step, story.hand) == ("choose action", "sun moon")
    assert story.may("intimidate") == [], "once in a turn"


@pytest.mark.rule("R132")
def test_intimidate_chooses_among_players_but_not_invaders() -> None:
    crowd = "b2 Red 2 Green 1 Black 1 invaders 1"
    story = led_by(
        "intimidate", crowd, players=3, goods={"Red": "1 food"}, slots=["invaders"]
    ).play("intimidate b2")
    assert story.choices == ["strike Black", "strike Green"]
    story.play("strike Black", "push c1")
    assert story.members("c1") == {"Black": 1}
    alone = led_by(
        "intimidate",
        "b2 Red 2 invaders 3",
        "a2 Green 1",
        goods={"Red": "1 food"},
        slots=["invaders"],
    )
    assert alone.may("intimidate") == []


@pytest.mark.rule("R132")
@pytest.mark.parametrize(
    ("step", "offered"),
    [("before roll", False), ("actions", True), ("conflict", True), ("five", False)],
)
def test_intimidate_belongs_to_step_three(step: str, offered: bool) -> None:
    hexes = ("b2 Red 2 Green 2", "c3 Green 1")
    story = led_by("intimidate", *hexes, step=step, slots=["walls"], goods={"Red": "3 stone"})
    assert "buy walls" in story.choices, "a free moment"
    assert (story.may("intimidate") == ["b2"]) == offered


@pytest.mark.rule("R132")
def test_intimidate_costs_a_resource() -> None:
    assert led_by("intimidate", *CROWD).may("intimidate") == []


@pytest.mark.rule("R132")
@pytest.mark.rule("R86")
@pytest.mark.rule("Q54")
def test_who_is_pushed_from_a_village_loses_it() -> None:
    hexes = ("b2 Red 2 Green 1 village Green elder Green", "c3 Green 1")
    story = led_by("intimidate", *hexes, goods={"Red": "1 food"}, elders=True)
    story.play("intimidate b2", "push b3")
    assert (story.villages, story.where("elder Green"), story.scores) == ({}, "", {})


# Evasion


@pytest.mark.rule("R134")
def test_up_to_two_of_the_lost_get_away_to_one_neighbour() -> None:
    hexes = ("b2 Red 3 Green 5", "a1 Red 1", "c3 Green 1")
    story = led_by("evasion", *hexes, turn="Green", step="conflict")
    assert story.members("b2") == {"Green": 2}, "first the conflict is settled as usual"
    assert (story.turn, story.decides, story.step) == ("Green", "Red", "evade first")
    assert story.choices == [f"evade {n}" for n in ("a2", "a3", "b1", "b3", "c1", "c2")] + ["no"]
    story.play("evade b3")
    assert story.choices == ["evade b3", "stop"]
    story.play("evade b3")
    assert story.members("b3") == {"Red": 2}
    assert story.supply("Red") == 17, "the third is lost"
    assert story.turn == "Red"


@pytest.mark.rule("R134")
def test_nobody_has_to_evade_and_one_may_go_alone() -> None:
    hexes = ("b2 Red 3 Green 5", "a1 Red 1", "c3 Green 1")
    story = led_by("evasion", *hexes, turn="Green", step="conflict").play("no")
    assert (story.turn, story.supply("Red")) == ("Red", 19)
    story = led_by("evasion", *hexes, turn="Green", step="conflict").play("evade c1", "stop")
    assert (story.members("c1"), story.supply("Red")) == ({"Red": 1}, 18)


@pytest.mark.rule("R134")
def test_only_as_many_get_away_as_were_lost() -> None:
    hexes = ("b2 Red 5 Green 1", "a1 Red 1", "c3 Green 1")
    story = led_by("evasion", *hexes, step="conflict").play("evade b3")
    assert (story.members("b2"), story.members("b3")) == ({"Red": 4}, {"Red": 1})
    assert (story.supply("Red"), story.turn) == (14, "Green")


@pytest.mark.rule("R134")
@pytest.mark.rule("R73")
def test_a_village_is_lost_before_its_people_get_away() -> None:
    hexes = ("b2 Red 2 Green 4 village Red", "a1 Red 1", "c3 Green 1")
    story = led_by("evasion", *hexes, turn="Green", step="conflict")
    assert (story.step, story.villages) == ("evade first", {})


@pytest.mark.rule("Q41")
def test_nobody_evades_into_a_full_hex() -> None:
    hexes = ("a1 Red 2 Green 4", "a2 Green 5", "b1 Red 4", "c3 Green 1")
    story = led_by("evasion", *hexes, turn="Green", step="conflict")
    assert story.choices == ["evade b1", "no"]
    story.play("evade b1")
    assert story.members("b1") == {"Red": 5}
    assert story.turn == "Red", "there is no room for the second"
    drought = led_by("evasion", *hexes, turn="Green", step="conflict", slots=["drought"])
    while drought.step == "next conflict":
        drought.play("fight a1")
    assert drought.step != "evade first", "in a Drought b1 is full with 4"


@pytest.mark.rule("Q79")
def test_those_lost_to_the_limit_may_evade_too() -> None:
    story = led_by("evasion", "b2 Red 7", "c3 Green 1", step="conflict")
    assert (story.members("b2"), story.step) == ({"Red": 5}, "evade first")
    story.play("evade b3", "evade b3")
    assert story.map == {"b2": "Red 5", "b3": "Red 2", "c3": "Green 1"}


@pytest.mark.rule("Q79")
def test_those_lost_to_bow_and_walls_may_evade_too() -> None:
    hexes = ("b2 Red 1 Green 5", "a1 Red 1", "c3 Green 1")
    bow = led_by("evasion", *hexes, turn="Green", step="conflict", completed={"Green": "bow"})
    assert (bow.members("b2"), bow.decides) == ({"Green": 5}, "Red")
    hexes = ("b2 Red 1 Green 5 village Green", "a1 Red 1", "c3 Green 1")
    walls = led_by("evasion", *hexes, step="conflict", tokens={"walls": "Green"})
    assert (walls.members("b2"), walls.decides, walls.step) == ({"Green": 5}, "Red", "evade first")


@pytest.mark.rule("R134")
def test_who_lost_nobody_is_not_asked() -> None:
    hexes = ("b2 Green 6", "a1 Red 1", "c3 Green 1")
    story = led_by("evasion", *hexes, turn="Green", step="conflict")
    assert (story.members("b2"), story.turn) == ({"Green": 5}, "Red")


# Hidden Village


HIDING = {"step": "five", "goods": {"Red": "2 food 6 stone"}}  # two villages of the Tunga


@pytest.mark.rule("R136")
def test_a_hidden_village_needs_one_on_the_map() -> None:
    story = led_by("hidden_village", "b2 Red 2", "c3 Green 1", **HIDING)
    assert story.choices == ["build b2", "end turn"]
    story.play("build b2")
    assert story.choices == ["build hidden", "end turn"]
    story.play("build hidden")
    assert story.goods("Red") == {}, "at the normal cost"
    assert story.view["seats"][0]["hidden"]
    assert (story.villages, story.view["seats"][0]["villages"]) == ({"b2": "Red"}, 2)


@pytest.mark.rule("R136")
def test_who_has_lost_the_village_on_the_map_builds_there_first() -> None:
    hexes = ("b2 Red 1 village Red", "c3 Green 1")
    story = led_by("hidden_village", *hexes, goods={"Red": "2 food 6 stone"}, hand="moon blank")
    story.play("place moon on move", "move b2 b3", "place blank on lead")
    assert (story.step, story.choices) == ("step five", ["build b3", "end turn"])


@pytest.mark.rule("Q65")
def test_there_is_only_one_hidden_village() -> None:
    hexes = ("b2 Red 2 village Red", "c3 Green 1")
    story = led_by("hidden_village", *hexes, hidden=["Red"], **HIDING)
    assert "build hidden" not in story.choices


@pytest.mark.rule("Q65")
def test_a_hidden_village_scores_allows_a_discard_and_cannot_be_destroyed() -> None:
    story = led_by(
        *("hidden_village", "b2 Red 1", "c3 Green 1"),
        hidden=["Red"],
        step="start",
        goals={"Red": "bow"},
        decks={"Red": "fire horse oxen"},
    )
    assert story.scores == {"Red": 1}
    story.play("place moon on lead", "discard bow")
    assert story.goals("Red") == {"fire", "horse"}
    story.play("place sun on move", "move b2 b3")
    assert story.view["seats"][0]["hidden"]


@pytest.mark.rule("Q65")
def test_a_hidden_village_survives_the_loss_of_all_members() -> None:
    hexes = ("b2 Red 2 Green 4 village Red", "c3 Green 1")
    story = led_by("hidden_village", *hexes, turn="Green", step="conflict", hidden=["Red"])
    assert (story.villages, story.turn, story.step) == ({}, "Red", "reenter")
    story.play("settle b1")
    assert story.scores == {"Red": 1}


@pytest.mark.rule("R135")
def test_an_elder_does_not_go_to_the_hidden_village() -> None:
    story = led_by("hidden_village", "b2 Red 2", "c3 Green 1", elders=True, **HIDING)
    story.play("build b2", "no", "build hidden")
    assert (story.turn, story.where("elder Red")) == ("Green", ""), "nobody was asked"


@pytest.mark.rule("R136")
def test_only_the_tunga_hide_a_village() -> None:
    hexes = ("b2 Red 2 village Red", "c3 Green 1")
    story = led_by("light_in_the_dark", *hexes, **HIDING)
    assert "build hidden" not in story.choices
