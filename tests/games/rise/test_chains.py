"""Chains: what is confirmed together, how it ends, what one movement does, and summaries."""

from __future__ import annotations

import pytest

from lascaux import Rng
from lascaux.engine.pane import Chain
from lascaux.games.rise.rules.state import RiseState
from tests.games.rise.choosing import NAMES, asked, choice, positions, told
from tests.games.rise.scenario import GAME, Story


def notations(actions: tuple[int, ...]) -> list[str]:
    return [GAME.notation(action) for action in actions]


def ended(chain: Chain | None) -> tuple[str, list[str]]:
    """What Confirm says, and what it adds."""
    assert chain is not None
    return chain.words, notations(chain.end)


def test_a_whole_turn_is_one_chain() -> None:
    story = Story("b2 lake Red 2", "a1 Red 1", "c3 Green 3", hand="sun moon")
    for notation in ("place moon on move", "move b2 b3", "stop", "place sun on grow", "grow b3"):
        decision = told(story)
        assert decision.chain is not None
        assert {decision.chain.key, *(each.chain for each in decision.choices)} == {"turn"}
        story.play(notation)


def test_between_two_dice_what_is_done_can_be_confirmed() -> None:
    story = Story("b2 lake Red 2", "a1 Red 1", "c3 Green 3", hand="sun moon")
    story.play("place moon on move", "move b2 b3", "stop")
    assert ended(told(story).chain) == ("Confirm", [])


def test_a_roll_need_not_be_picked() -> None:
    story = Story(
        *("b2 lake Red 2", "c3 Green 3"),
        step="start",
        powers={"Red": "dreamtime"},
        goals={"Red": "bow"},
    )
    assert ended(told(story).chain) == ("Roll", ["roll"])


def test_achievements_which_cost_nothing_are_completed_at_the_end() -> None:
    story = Story(
        *("b2 lake Red 3", "a1 lake Red 3", "c3 Green 1"),
        step="five",
        goods={"Red": "5 food 2 wood"},
        goals={"Red": "basket lake_dwellers"},
    )
    assert ended(told(story).chain) == (
        "Lake Dwellers +2, end turn",
        ["complete lake_dwellers", "end turn"],
    )
    story.play("complete lake_dwellers")
    assert ended(told(story).chain) == ("End turn", ["end turn"])


def test_a_turn_ends_with_what_was_done_in_it() -> None:
    story = Story(
        *("b2 lake Red 2", "c3 Green 1"),
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "5 food 2 wood"},
        goals={"Red": "basket bow"},
    )
    assert ended(told(story).chain) == ("End turn", ["end turn"])


def test_before_conflicts_the_turn_can_end_if_nobody_fights() -> None:
    def story(place: str, goods: str) -> Story:
        trader = {"Red": "trader"}
        found = Story(
            "c3 Green 1", place, hand="moon", used=["grow"], powers=trader, goods={"Red": goods}
        )
        return found.play("place moon on move", "stop")

    calm = story("b2 lake Red 2", "1 food 1 wood")
    assert ended(told(calm).chain) == ("End turn", ["go on", "end turn"])
    assert told(calm).prompt == "Build, complete goals, or end turn?"
    payable = story("b2 lake Red 2", "4 food 4 wood 4 stone")
    assert ended(told(payable).chain) == ("End turn", ["go on", "end turn"])
    end = choice(payable, "go on", "end turn")
    assert (end.words, end.quiet) == ("End turn, though a village is payable.", True)
    assert not choice(calm, "go on", "end turn").quiet
    crowded = story("b2 lake Red 4 Green 3", "1 food 1 wood")
    assert ended(told(crowded).chain) == ("Confirm", [])
    assert choice(crowded, "go on").words == "Go on to conflicts."


def test_whoever_goes_on_ends_the_turn_unless_there_is_something_to_see() -> None:
    def story(goods: str) -> Story:
        found = Story(
            *("b2 lake Red 4", "c3 Green 1"),
            hand="moon",
            used=["grow"],
            powers={"Red": "trader"},
            goods={"Red": goods},
        )
        return found.play("place moon on move", "move b2 b3")

    calm = ended(told(story("1 food 1 wood")).chain)
    assert calm == ("Move 1, leave 1, end turn", ["stop", "go on", "end turn"])
    payable = ended(told(story("4 food 4 wood 4 stone")).chain)
    assert payable == ("Move 1, leave 1", ["stop"])


def test_a_tap_on_what_comes_later_ends_what_goes_on() -> None:
    story = Story("b2 lake Red 4", "b3 Green 2", hand="sun moon")
    story.play("place moon on move", "move b2 b1")
    assert notations(GAME.gesture(story.state, "", "action-gather")) == [
        "stop",
        "place sun on gather",
    ]
    assert GAME.gesture(story.state, "", "action-move") == ()  # taken already
    both = Story("b2 lake Red 4", "b3 Green 2", hand="sun moon")
    assert GAME.gesture(both.state, "", "action-gather") == ()  # which die?
    assert notations(GAME.gesture(both.state, "die-sun", "action-gather")) == [
        "place sun on gather"
    ]


def test_whoever_goes_on_gathers_from_all_hexes_where_they_are_as_many_as_may_give() -> None:
    hexes = ("b2 lake Red 2", "a1 forest Red 1", "a3 Green 1")
    story = Story(*hexes, hand="blank moon").play("place blank on gather")
    both = ["gather a1", "gather b2"]
    assert ended(told(story).chain) == ("Gather +2 food, +2 wood", both)
    lead = GAME.gesture(story.state, "", "action-lead")
    assert notations(lead) == [*both, "place moon on lead"]
    more = Story(*hexes, "c3 Red 1", hand="blank moon").play("place blank on gather")
    assert ended(told(more).chain) == ("", [])
    assert GAME.gesture(more.state, "", "action-lead") == ()  # nobody gathers nothing unasked
    wild = Story("b2 wild_land Red 2", *hexes[1:], hand="blank moon").play("place blank on gather")
    assert ended(told(wild).chain) == ("", [])  # it is asked which resource
    story.play("gather b2")
    assert ended(told(story).chain) == ("+2 food", ["stop"])


def ahead(story: Story) -> list[str]:
    chain = told(story).chain
    assert chain is not None
    return notations(chain.ahead)


def test_all_hexes_are_planned_in_advance_where_they_are_as_many_as_may_give() -> None:
    hexes = ("b2 wild_land Red 2", "c2 forest Red 1", "a3 Green 1")
    story = Story(*hexes, hand="blank moon").play("place blank on gather")
    assert ahead(story) == ["gather c2", "gather b2"]  # which asks back, so it comes last
    assert ahead(story.play("gather c2")) == []
    more = Story(*hexes, "c3 Red 1", hand="blank moon").play("place blank on gather")
    assert ahead(more) == []


def test_the_second_member_flees_with_the_first() -> None:
    story = Story(
        *("b2 lake Red 4 Green 3", "c3 Green 1"),
        step="conflict",
        powers={"Red": "evasion"},
    )
    assert ahead(story) == []
    story.play("evade b3")
    assert ahead(story) == ["evade b3"]


def test_the_rest_grows_where_the_last_one_did_if_there_is_room() -> None:
    hexes = ("b2 lake Red 1", "a1 Red 2", "c3 Green 3")

    def story(*grown: str, **more: str) -> Story:
        found = Story(*hexes, hand="sun moon", completed=more)
        return found.play("place sun on grow", *grown)

    assert ended(told(story()).chain) == ("", [])
    one = story("grow b2")
    assert ended(told(one).chain) == ("Grow, 3 more on b2", ["grow b2"] * 3)
    both = story("grow a1", "grow b2")
    assert ended(told(both).chain) == ("Grow, 2 more on b2", ["grow b2"] * 2)
    lead = GAME.gesture(both.state, "", "action-lead")
    assert notations(lead) == ["grow b2", "grow b2", "place moon on lead"]
    full = story("grow a1")  # one of six would be lost
    assert ended(told(full).chain) == ("", [])
    extra = story("grow a1", "grow b2", "grow b2", "grow b2", Red="fire")
    assert ended(told(extra).chain) == ("Grow, 1 more on b2", ["grow b2"])
    forgotten = both.state.copy()  # and with it what was tried
    assert ended(asked(forgotten).chain) == ("", [])


def test_villages_and_goals_can_be_chosen_before_conflicts_if_there_are_none() -> None:
    def story(*hexes: str) -> Story:
        found = Story(
            *hexes,
            "c3 Green 1",
            hand="moon",
            used=["grow"],
            powers={"Red": "trader"},
            goods={"Red": "4 food 4 wood 4 stone"},
            goals={"Red": "basket"},
        )
        return found.play("place moon on move", "stop")

    calm = story("b2 lake Red 2")
    assert choice(calm, "go on", "build b2").place == "b2"
    assert choice(calm, "go on", "complete basket").thing == "seat-0.basket"
    things = [each.thing for each in told(calm).choices if each.thing == "seat-0.power"]
    assert len(things) == len([each for each in calm.choices if each.startswith("trade")])
    crowded = told(story("b2 lake Red 4 Green 3")).choices
    assert [each.then for each in crowded if GAME.notation(each.action) == "go on"] == [()]


def test_a_goal_can_be_pointed_at_while_members_walk() -> None:
    story = Story(
        *("b2 lake Red 2", "c3 Green 1"),
        hand="moon",
        used=["grow"],
        goods={"Red": "4 food 4 wood"},
        goals={"Red": "basket"},
    ).play("place moon on move", "move b2 b3")
    basket = GAME.gesture(story.state, "", "seat-0.basket")
    assert notations(basket) == ["stop", "complete basket"]
    assert GAME.gesture(story.state, "", "c3") == ()


def test_a_plan_is_summed_up() -> None:
    story = Story(
        *("b2 lake Red 2", "a1 forest Red 1", "c3 Green 3"),
        hand="sun moon",
        goals={"Red": "bow"},
    )

    def summed_up(*plan: str) -> str:
        return GAME.summary(story.state, [GAME.parse(each) for each in plan], NAMES)

    grown = ("place sun on grow", "grow b2", "grow a1", "grow b2", "grow b2")
    assert summed_up(*grown) == "Grow 3 on b2, 1 on a1"
    gathered = summed_up(*grown, "place moon on gather", "gather a1")
    assert gathered == "Grow 4; Gather +2 wood", "it fits on a button"
    assert summed_up("place sun on move", "move b2 b3", "move a1 b1", "stop") == "Move 2"
    assert summed_up("place sun on move") == ""
    assert summed_up("place sun on move", "stop") == "Move: nothing"
    assert summed_up("place sun on lead") == "Lead: draw 3"
    assert summed_up() == ""


# Chains


def in_a_chain(state: RiseState, rng: Rng) -> tuple[list[int], RiseState]:
    """A chain of choices on a held twin, as somebody would plan it, and the twin after it."""
    twin = state.held()
    assert isinstance(twin, RiseState)
    plan: list[int] = []
    chain = ""
    while not twin.over and not twin.paused and len(plan) < 40:
        decision = asked(twin)
        if plan and (not chain or decision.chain is None or decision.chain.key != chain):
            break
        if plan and decision.chain and decision.chain.words and rng.below(4) == 0:
            for action in decision.chain.end:
                plan.append(action)
                twin.apply(action)
            break
        chosen = decision.choices[rng.below(len(decision.choices))]
        chain = chosen.chain
        for action in chosen.actions:
            plan.append(action)
            twin.apply(action)
    return plan, twin


@pytest.mark.parametrize("players", [2, 4])
def test_a_plan_on_a_twin_comes_to_the_same_as_its_actions(players: int) -> None:
    longest = 0
    for number, state in enumerate(positions(players, 5)):
        plan, twin = in_a_chain(state, Rng(f"plan {number}"))
        done = state.copy()
        for action in plan:
            assert done.to_move == state.to_move
            done.apply(action)
        if not twin.paused:
            assert done.to_ints() == twin.to_ints()
        longest = max(longest, len(plan))
    assert longest >= 6


@pytest.mark.parametrize("players", [2, 4])
def test_the_end_of_a_chain_is_legal_and_has_words(players: int) -> None:
    for state in positions(players, 6):
        chain = asked(state).chain
        assert chain is not None
        twin = state.held()
        for action in chain.end:
            assert chain.words
            twin.apply(action)
        assert chain.end or chain.words in ("", "Confirm")


@pytest.mark.parametrize("players", [2, 4])
def test_a_choice_can_be_taken_as_often_as_it_says(players: int) -> None:
    for state in positions(players, 7):
        for each in asked(state).choices:
            if each.most > 1:
                twin = state.held()
                for _ in range(each.most):
                    twin.apply(each.action)


# Gestures


def test_all_hexes_give_where_they_are_as_many_as_may() -> None:
    hexes = ("b2 lake Red 2", "a1 forest Red 1", "a3 Green 1")
    story = Story(*hexes, hand="blank moon").play("place blank on gather")
    chain = told(story).chain
    assert chain is not None and chain.all == "All 2"
    assert [GAME.notation(a) for a in GAME.gesture(story.state, "", "")] == [
        "gather a1",
        "gather b2",
    ]
    more = Story(*hexes, "c3 Red 1", hand="blank moon").play("place blank on gather")
    assert GAME.gesture(more.state, "", "b2") == ()
    wild = Story("b2 wild_land Red 2", *hexes[1:], hand="blank moon").play("place blank on gather")
    assert [GAME.notation(a) for a in GAME.gesture(wild.state, "", "b2")] == [
        "gather a1",
        "gather b2",  # which asks back, so it comes last
    ]
    wilder = Story("b2 wild_land Red 2", "a2 wild_land Red 1", "a3 Green 1", hand="blank moon")
    assert GAME.gesture(wilder.play("place blank on gather").state, "", "") == ()


def test_the_rest_goes_where_the_last_one_went() -> None:
    story = Story("b2 lake Red 2", "a1 Red 1", "c3 Green 3", hand="sun moon")
    story.play("place sun on grow", "grow b2")
    assert [GAME.notation(a) for a in GAME.gesture(story.state, "", "b2")] == ["grow b2"] * 3
    story = Story("b2 lake Red 4 village Red", "c3 Green 3", hand="sun moon")
    story.play("place sun on move")
    one = GAME.gesture(story.state, "b2", "b3")
    assert [GAME.notation(action) for action in one] == ["move b2 b3"]
    story.play("move b2 b3")
    rest = GAME.gesture(story.state, "b2", "b3")  # but for the one who keeps the village
    assert [GAME.notation(action) for action in rest] == ["move b2 b3"] * 2
    assert GAME.gesture(story.state, "b2", "b2") == ()


def test_a_drag_to_a_far_hex_is_a_relay() -> None:
    story = Story("b2 lake Red 2", "b3 Red 1", "c3 Green 1", hand="sun moon")
    story.play("place sun on move")
    far = sorted({each.place for each in told(story).choices if each.thing == "b3"})
    near = {each.place for each in told(story).choices if each.thing == "b2"}
    reached = [place for place in far if place not in near and place != "b2"]
    assert reached
    for place in reached:
        relay = notations(GAME.gesture(story.state, "b2", place))
        assert relay == ["move b2 b3", f"move b3 {place}"]
    nobody = Story("b2 lake Red 2", "c3 Green 1", hand="sun moon").play("place sun on move")
    assert [GAME.gesture(nobody.state, "b2", place) for place in reached] == [()] * len(reached)


@pytest.mark.parametrize("players", [2, 4])
def test_gestures_are_legal_chains(players: int) -> None:
    made = 0
    for state in positions(players, 8):
        pairs = {(c.thing, c.place) for c in asked(state).choices} | {("", ""), ("die-sun", "b2")}
        for thing, place in pairs:
            twin = state.held()
            for action in GAME.gesture(state, thing, place):
                twin.apply(action)
                made += 1
    assert made > 100
