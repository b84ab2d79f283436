"""Leader powers that have to do with dice, growing, gathering, trading and building."""

from __future__ import annotations

from typing import Any

import pytest

from lascaux.games.rise.content.parts import POWERS
from lascaux.games.rise.rules import entries
from tests.games.rise.scenario import GAME, Story

LAND = ("b2 lake Red 2", "c3 forest Green 2")


def led_by(power: str, *hexes: str, **more: Any) -> Story:
    """Red has this power; if nothing else is told, Red is at b2 and Green at c3."""
    return Story(*(hexes or LAND), powers={"Red": power}, **more)


# Choosing


@pytest.mark.rule("R118")
@pytest.mark.rule("R119")
@pytest.mark.rule("Q67")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_chooses_a_power_before_placing_members(players: int) -> None:
    for seed in range(4):
        story = Story.from_box(players, seed=str(seed), leaders=True)
        chosen: list[str] = []
        for place in range(players):
            seat = (story.state.first + place) % players
            assert (story.step, story.state.to_move) == ("choose power", seat)
            tribe = story.state.tribe[seat]
            assert story.may("power") == sorted(POWERS[2 * tribe : 2 * tribe + 2])
            assert story.view["seats"][seat]["on_map"] == 0
            chosen.append(story.may("power")[seed % 2])
            story.play(f"power {chosen[-1]}")
            shown = story.view["seats"][seat]["power"]
            assert shown is not None
            assert shown["id"] == chosen[-1], "for all to see, before others choose"
            assert story.step == "start hex"
            while story.step in ("start hex", "start beside", "start goods"):
                story.play(story.choices[0])
        assert len(set(chosen)) == players
        tribes = [seat["tribe"]["id"] for seat in story.view["seats"]]
        assert len(set(tribes)) == players, "each board exists once"


@pytest.mark.rule("R118")
def test_each_tribe_has_two_powers_of_its_own() -> None:
    by_tribe: dict[str, list[str]] = {}
    for power in GAME.content.powers:
        by_tribe.setdefault(power.tribe, []).append(power.name)
    assert by_tribe == {
        "daba": ["Trader", "Crafty Builders"],
        "dananu": ["Cunning", "Agriculture"],
        "indartsu": ["Farming", "Exogeny"],
        "kaha": ["Wayfarers", "Focused Effort"],
        "kiakia": ["Ambush", "Dreamtime"],
        "mukaan": ["Shared Bounty", "Intimidate"],
        "kiror": ["Pathfinder", "Evasion"],
        "tunga": ["Hidden Village", "Light in the Dark"],
    }


@pytest.mark.rule("R118")
@pytest.mark.rule("R24")
def test_without_leaders_nobody_has_a_power() -> None:
    story = Story.from_box(3)
    assert story.step == "start hex"
    assert all(seat["power"] is None for seat in story.view["seats"])


# Trader


@pytest.mark.rule("R120")
def test_a_trader_gives_any_two_for_one_without_limit() -> None:
    story = led_by("trader", goods={"Red": "3 food 1 wood"})
    assert story.may("trade") == [
        *("food food for stone", "food food for wood", "food wood for stone"),
    ]
    story.play("trade food wood for stone")
    assert story.goods("Red") == {"food": 2, "stone": 1}
    assert story.may("trade") == [
        *("food food for stone", "food food for wood", "food stone for wood"),
    ]
    story.play("trade food food for wood", "trade wood stone for food")
    assert story.goods("Red") == {"food": 1}
    assert story.may("trade") == []
    assert story.hand == "sun moon", "a trade is no action"


@pytest.mark.rule("R120")
@pytest.mark.rule("Q64")
@pytest.mark.parametrize(
    ("step", "asked"),
    [
        ("before roll", "before roll"),
        ("actions", "choose action"),
        ("conflict", "before conflict"),
        ("five", "step five"),
    ],
)
def test_a_trader_trades_in_every_free_moment(step: str, asked: str) -> None:
    story = led_by("trader", step=step, goods={"Red": "2 stone"})
    assert story.step == asked
    assert story.may("trade") == ["stone stone for food", "stone stone for wood"]
    other = led_by("crafty_builders", step=step, goods={"Red": "2 stone"})
    assert other.may("trade") == []


@pytest.mark.rule("R120")
@pytest.mark.rule("Q64")
def test_a_trader_trades_in_the_middle_of_events_and_actions() -> None:
    event = led_by(
        *("trader", "a1 Red 1 Green 1", "a2 Green 2"),
        goods={"Red": "2 stone"},
        step="doubles",
        hand="sun sun",
        volcano="v1",
        event_deck="volcano ...",
    )
    assert (event.may("lava"), len(event.may("trade"))) == (["a1", "a2"], 2)
    event.play("trade stone stone for food", "lava a1", "strike Green")
    assert (event.goods("Red"), event.map) == ({"food": 1}, {"a2": "Green 2"})
    action = led_by(
        "trader", "b2 lake Red 2", "b3 lake Red 1", goods={"Red": "2 stone"}, hand="moon sun"
    ).play("place moon on grow", "trade stone stone for wood", "grow b3", "grow b3")
    assert (action.goods("Red"), action.members("b3")) == ({"wood": 1}, {"Red": 3})


@pytest.mark.rule("Q64")
def test_a_trader_is_not_asked_where_there_is_nothing_else_to_decide() -> None:
    story = led_by("trader", goods={"Red": "2 stone"}, hand="moon sun").play("place moon on grow")
    assert (story.step, story.members("b2")) == ("choose action", {"Red": 4})


@pytest.mark.rule("Q64")
def test_nobody_waits_for_a_trader_on_the_turns_of_others() -> None:
    story = led_by("trader", turn="Green", goods={"Red": "4 food"})
    story.play("place sun on grow", "place moon on lead")
    assert (story.turn, story.decides, story.step) == ("Red", "Red", "before roll")


@pytest.mark.rule("R120")
@pytest.mark.rule("R166")
def test_trading_while_paying_for_the_altar_does_not_make_it_free() -> None:
    story = led_by(
        "trader", slots=["altar 1 stone"], goods={"Red": "1 food 1 wood 1 stone"}, step="five"
    )
    story.play("buy altar", "trade food wood for stone")
    assert story.state.altar == -1, "2 stone are neither 3 of one type nor 2 different ones"
    assert story.members("b2") == {"Red": 2}
    assert story.scores == {}


# Crafty Builders


@pytest.mark.rule("R121")
def test_crafty_builders_can_build_on_their_first_turn() -> None:
    story = led_by("crafty_builders", "b2 lake Red 2", "b3 forest", "c3 Green 3", hand="moon blank")
    story.play("place moon on move", "move b2 b3", "stop")
    story.play("place blank on gather", "gather b2", "gather b3")
    assert story.goods("Red") == {"food": 2, "wood": 2}
    story.play("build b2")
    assert story.choices == ["pay 1 food 2 wood", "pay 2 food 1 wood"], "not the printed 1, 2, 1"
    story.play("pay 2 food 1 wood")
    assert story.villages == {"b2": "Red"}


@pytest.mark.rule("R121")
def test_crafty_builders_may_pay_what_is_printed_too() -> None:
    story = led_by("crafty_builders", step="five", goods={"Red": "1 food 2 wood 1 stone"})
    story.play("build b2")
    assert story.may("pay") == [
        *("1 food 1 wood 1 stone", "1 food 2 wood", "1 food 2 wood 1 stone", "2 wood 1 stone"),
    ]


@pytest.mark.rule("R121")
def test_with_the_stone_axe_any_two_are_enough() -> None:
    axe = {"completed": {"Red": "stone_axe"}, "step": "five"}
    story = led_by("crafty_builders", goods={"Red": "2 food"}, **axe).play("build b2")
    assert (story.goods("Red"), story.villages) == ({}, {"b2": "Red"})
    assert led_by("crafty_builders", goods={"Red": "1 food"}, **axe).may("build") == []
    assert led_by("trader", goods={"Red": "1 food 1 stone"}, **axe).may("build") == []


# Cunning


@pytest.mark.rule("R122")
@pytest.mark.parametrize(("die", "members"), [("moon", 5), ("blank", 6)])
def test_cunning_makes_an_action_one_level_stronger(die: str, members: int) -> None:
    story = led_by("cunning", hand=f"{die} sun", goods={"Red": "1 wood 1 stone"})
    story.play(f"place {die} on grow")
    assert story.choices == ["give stone", "give wood", "no"]
    story.play("give wood")
    assert story.members("b2") == {"Red": members}
    assert story.goods("Red") == {"stone": 1}
    assert story.goods("Green") == {}, "it goes to the supply"


@pytest.mark.rule("R122")
def test_cunning_works_once_in_a_turn() -> None:
    story = led_by("cunning", hand="blank moon", goods={"Red": "3 wood"})
    story.play("place blank on lead", "give wood", "place moon on grow")
    assert (story.members("b2"), story.goods("Red")) == ({"Red": 4}, {"wood": 2})


@pytest.mark.rule("R122")
def test_cunning_can_wait_for_the_second_action() -> None:
    story = led_by("cunning", hand="blank moon", goods={"Red": "1 wood"})
    story.play("place blank on lead", "no", "place moon on grow", "give wood")
    assert (story.members("b2"), story.goods("Red")) == ({"Red": 5}, {})


@pytest.mark.rule("R122")
def test_a_strong_action_cannot_be_made_stronger_and_without_a_resource_nothing_can() -> None:
    strong = led_by("cunning", hand="sun moon", goods={"Red": "1 wood"})
    strong.play("place sun on grow")
    assert (strong.members("b2"), strong.goods("Red")) == ({"Red": 6}, {"wood": 1})
    poor = led_by("cunning", hand="blank moon").play("place blank on grow")
    assert (poor.members("b2"), poor.step) == ({"Red": 5}, "choose action")


# Agriculture


@pytest.mark.rule("R123")
def test_agriculture_brings_food_for_each_village_with_every_gather() -> None:
    hexes = ("b2 forest Red 2 village Red", "b3 Red 1 village Red", "c3 Green 2 village Green")
    story = led_by("agriculture", *hexes, hand="moon sun")
    assert story.view["seats"][0]["tribe"]["cost"] == {"food": 4, "wood": 0, "stone": 0}
    story.play("place moon on gather", "gather b2")
    assert story.goods("Red") == {"food": 2, "wood": 2}
    idle = led_by("agriculture", *hexes, hand="moon sun").play("place moon on gather", "stop")
    assert idle.goods("Red") == {"food": 2}
    other = led_by("cunning", *hexes, hand="moon sun").play("place moon on gather", "stop")
    assert other.goods("Red") == {}


# Farming


FARMS = ("b2 lake Red 2", "b3 lake Red 1", "a1 lake Red 1", "a2 forest Red 1", "c3 Green 1")


@pytest.mark.rule("R124")
def test_farming_may_add_a_member_to_a_lake_gathered_from() -> None:
    story = led_by("farming", *FARMS, hand="sun moon")
    story.play("place sun on gather", "gather a2", "gather b2", "gather b3")
    assert (story.step, story.choices) == ("farm lake", ["farm b2", "farm b3", "no"])
    story.play("farm b3")
    assert (story.members("b3"), story.supply("Red")) == ({"Red": 2}, 14)
    assert story.step == "choose action", "only one"


@pytest.mark.rule("R124")
@pytest.mark.rule("Q2")
def test_nobody_has_to_farm() -> None:
    story = led_by("farming", *FARMS, hand="moon sun").play("place moon on gather", "gather b2")
    story.play("no")
    assert (story.members("b2"), story.step) == ({"Red": 2}, "choose action")


@pytest.mark.rule("R124")
def test_without_a_lake_or_a_member_in_supply_there_is_no_farming() -> None:
    forest = led_by("farming", *FARMS, hand="moon sun").play("place moon on gather", "gather a2")
    assert forest.step == "choose action"
    everybody = ("b2 lake Red 5", "b3 Red 5", "a1 Red 5", "a2 Red 5", "c3 Green 1")
    full = led_by("farming", *everybody, hand="moon sun").play("place moon on gather", "gather b2")
    assert full.step == "choose action"


# Exogeny


@pytest.mark.rule("R125")
def test_exogeny_adds_members_where_opponents_are() -> None:
    hexes = ("b2 Red 1 Green 1", "b3 Red 1 Green 1", "a1 Red 1 Green 1", "a2 Red 1")
    story = led_by("exogeny", *hexes, hand="blank sun")
    story.play("place blank on grow", "grow b2", "grow b2", "grow a2")
    assert (story.step, story.choices) == ("grow shared", ["grow b2", "stop"])
    story.play("grow b2")
    assert story.step == "choose action", "1 for each hex, and a2 is not shared"
    assert story.members("b2") == {"Red": 4, "Green": 1}


@pytest.mark.rule("R125")
def test_one_grow_brings_at_most_two_more_by_exogeny() -> None:
    hexes = ("b2 Red 1 Green 1", "b3 Red 1 Green 1", "a1 Red 1 Green 1")
    story = led_by("exogeny", *hexes, hand="blank sun")
    story.play("place blank on grow", "grow b2", "grow b3", "grow a1")
    assert story.choices == ["grow a1", "grow b2", "grow b3", "stop"]
    story.play("grow a1")
    assert story.choices == ["grow b2", "grow b3", "stop"]
    story.play("grow b3")
    assert story.step == "choose action"
    assert story.map == {"a1": "Red 3 Green 1", "b2": "Red 2 Green 1", "b3": "Red 3 Green 1"}


@pytest.mark.rule("R125")
@pytest.mark.rule("Q2")
def test_exogeny_is_up_to_the_player() -> None:
    story = led_by("exogeny", "b2 Red 1 Green 1", hand="moon sun").play("place moon on grow")
    assert story.choices == ["grow b2", "stop"]
    story.play("stop")
    assert story.members("b2") == {"Red": 3, "Green": 1}


@pytest.mark.rule("R125")
def test_invaders_elders_and_the_mammoth_do_not_bring_more() -> None:
    hexes = ("b2 lake Red 1 invaders 3 village Red elder Red mammoth tiger", "c3 Green 1")
    story = led_by(
        "exogeny", *hexes, hand="moon sun", slots=["invaders", "mammoth"], elders=True
    ).play("place moon on grow")
    assert story.step == "choose action"
    assert story.members("b2") == {"Red": 3, "invaders": 3}


# Focused Effort


@pytest.mark.rule("R127")
def test_focused_effort_brings_one_more_from_every_hex_with_four_members() -> None:
    hexes = ("b2 lake Red 4", "b3 forest Red 5", "a1 mountain Red 3", "c3 Green 1")
    story = led_by("focused_effort", *hexes, hand="sun moon")
    story.play("place sun on gather", "gather b2", "gather b3", "gather a1")
    assert story.goods("Red") == {"food": 3, "wood": 3, "stone": 2}
    other = led_by("wayfarers", *hexes, hand="moon sun").play("place moon on gather", "gather b2")
    assert other.goods("Red") == {"food": 2}


# Dreamtime


@pytest.mark.rule("R130")
def test_dreamtime_exchanges_a_goal_before_the_roll() -> None:
    story = led_by(
        *("dreamtime",),
        step="before roll",
        goals={"Red": "bow horse"},
        decks={"Red": "fire basket oxen"},
    )
    assert story.choices == ["discard bow", "discard horse", "roll"]
    story.play("discard bow")
    assert story.goals("Red") == {"fire", "horse"}
    assert story.deck("Red") == ["basket", "oxen", "bow"]
    assert story.noted(entries.DREAMT) == [(0,)]
    assert story.step == "choose action", "once only, so there was nothing to do but roll"


@pytest.mark.rule("R130")
def test_dreamtime_without_a_goal_simply_draws_one() -> None:
    story = led_by("dreamtime", step="before roll", decks={"Red": "fire basket"})
    assert story.choices == ["dream", "roll"]
    story.play("dream")
    assert (story.goals("Red"), story.deck("Red")) == ({"fire"}, ["basket"])
    assert led_by("dreamtime", step="before roll", decks={"Red": ""}).step == "choose action"


@pytest.mark.rule("R130")
def test_after_the_roll_it_is_too_late_to_dream() -> None:
    story = led_by("dreamtime", step="before roll", goals={"Red": "bow"}).play("roll")
    assert story.step == "choose action"
    assert not [text for text in story.choices if text.startswith(("discard", "dream"))]
    late = led_by("dreamtime", step="five", goals={"Red": "fire"}, goods={"Red": "3 wood 3 stone"})
    assert not [text for text in late.choices if text.startswith(("discard", "dream"))]


# Light in the Dark


@pytest.mark.rule("R137")
@pytest.mark.rule("Q66")
@pytest.mark.parametrize(
    ("roll", "hand", "event"),
    [
        ("moon sun", "sun sun", True),
        ("moon moon", "sun moon", False),
        ("moon blank", "sun blank", False),
        ("sun moon", "sun sun", True),
        ("blank moon", "blank sun", False),
    ],
)
def test_light_in_the_dark_makes_and_undoes_doubles(roll: str, hand: str, event: bool) -> None:
    def rolled() -> Story:
        return led_by("light_in_the_dark", step="roll", hand=roll, event_deck="drought ...")

    story = rolled()
    assert (story.decides, story.step, story.choices) == ("Red", "light in the dark", ["no", "yes"])
    assert story.slots == []
    story.play("yes")
    assert sorted(story.hand.split()) == sorted(hand.split())
    assert story.slots == (["drought"] if event else [])
    dark = rolled().play("no")
    assert dark.hand == roll
    assert dark.slots == (["drought"] if roll == "moon moon" else [])


@pytest.mark.rule("R137")
def test_without_a_moon_there_is_nothing_to_turn() -> None:
    story = led_by("light_in_the_dark", step="roll", hand="sun blank")
    assert (story.step, story.hand) == ("choose action", "sun blank")
    assert led_by("hidden_village", step="roll", hand="moon blank").step == "choose action"
