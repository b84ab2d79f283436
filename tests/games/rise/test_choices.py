"""Choices: every legal action, as thing, place and way, and what comes of it."""

from __future__ import annotations

import pytest

from lascaux.engine.pane import Decision
from lascaux.games.rise.rules.questions import PIECES, STEPS
from lascaux.games.rise.rules.state import RiseState
from tests.games.rise.choosing import NAMES, RULES, asked, choice, gains, positions, told
from tests.games.rise.scenario import GAME, Story

# All of them


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_every_legal_action_begins_a_choice_about_things_that_are_shown(
    players: int, seed: int
) -> None:
    for state in positions(players, seed):
        decision = asked(state)
        begun = [each.action for each in decision.choices]
        assert list(dict.fromkeys(begun)) == list(state.legal())
        alone = [each.action for each in decision.choices if not each.then]
        assert len(set(alone)) == len(alone)
        pointed = [(c.thing, c.place, c.way) for c in decision.choices if c.thing or c.place]
        assert len(set(pointed)) == len(pointed)
        panes = GAME.panes(GAME.view(state, int(state.to_move)), NAMES)
        names = {name for pane in panes for name in pane.names()}
        used = {name for each in decision.choices for name in (each.thing, each.place)} - {""}
        assert used <= names
        for each in decision.choices:
            assert each.words[0].isupper() and each.words[-1] in ".?)", each.words
            assert each.most >= 1
            assert each.quiet <= (not each.thing and not each.place)
        assert decision.rule in RULES and decision.prompt[0].isupper()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_choice_shows_is_drawn_where_its_place_is_a_hex(players: int) -> None:
    for state in positions(players, 3):
        board = next(p.board for p in GAME.panes(GAME.view(state, state.to_move)) if p.board)
        ghosts = {
            part.key for each in board.layers if each.name == "previews" for part in each.parts
        }
        for each in asked(state).choices:
            assert not each.shows or (each.shows in ghosts and each.place in set(board.names()))


def test_others_are_told_in_the_third_person() -> None:
    story = Story("b2 lake Red 2", "c3 Green 3", hand="sun moon")
    decision = GAME.decision(story.state, 1, NAMES)
    assert (decision.prompt, decision.rule) == ("Ana chooses an action.", "R33")
    assert decision.choices == () and decision.chain is None
    assert GAME.decision(story.state).prompt == "Red chooses an action."
    story.play("place sun on grow")
    assert GAME.decision(story.state, 1, NAMES).prompt == "Ana chooses an action."  # one hex only


def test_every_question_is_told_of_others() -> None:
    questions = [STEPS.question(number) for number in STEPS.by_number if number >= 32]
    for question in [*questions, *PIECES.values()]:
        assert question.told != "is to decide" and not question.told.endswith("."), question


def test_nothing_is_asked_when_it_is_over_or_a_twin_has_stopped() -> None:
    story = Story("b2 lake Red 2", "c3 Green 3", hand="sun moon", points={"Red": 14})
    twin = story.state.held()
    twin.apply(GAME.parse("place sun on lead"))
    assert isinstance(twin, RiseState)
    assert twin.paused and asked(twin) == Decision("")
    story.state.award(0, 1, 0)
    assert GAME.decision(story.state, 0, NAMES).prompt == "The game is over."


# Dice


def test_a_die_is_a_thing_and_an_action_a_place() -> None:
    story = Story("b2 lake Red 2", "a1 Red 1", "c3 Green 3", hand="sun moon")
    found = choice(story, "place sun on move")
    assert (found.thing, found.place, found.chain) == ("die-sun", "action-move", "turn")
    assert found.words == "Sun on Move: strong, up to 6 members may move."
    assert gains(story, "place sun on move") == ["6 ▲"]
    assert gains(story, "place moon on gather") == ["1 ▼"]
    assert choice(story, "place sun on lead").confirm == "Lead: draw 3"


def test_a_cave_painting_is_counted_with_the_cards_of_a_lead() -> None:
    completed = {"Red": "cave_painting"}
    story = Story("b2 lake Red 2", "c3 Green 3", hand="moon sun", completed=completed)
    assert choice(story, "place moon on lead").confirm == "Lead: draw 2"


def test_a_mammoth_is_tamed_by_a_die_on_its_tile() -> None:
    story = Story("b2 lake Red 4 mammoth", "c3 Green 1", slots=["drought", "mammoth"])
    found = choice(story, "tame with sun")
    assert (found.thing, found.place) == ("die-sun", "event-1")
    assert found.confirm == "Tame the mammoth, +3"


def test_whoever_places_a_die_keeps_the_dice_as_they_fell() -> None:
    def story(hand: str) -> Story:
        powers = {"Red": "light_in_the_dark"}
        return Story("b2 lake Red 2", "c3 Green 3", powers=powers, step="rolled", hand=hand)

    kept = choice(story("sun moon"), "no", "place moon on gather")
    assert (kept.thing, kept.place) == ("die-moon", "action-gather")
    doubles = told(story("moon moon")).choices  # what they bring is not known yet
    assert [each.then for each in doubles] == [(), ()]


# Grow


def test_all_that_are_to_come_can_come_together() -> None:
    story = Story("b2 lake Red 2", "a1 Red 1", "c3 Green 3", hand="sun moon")
    story.play("place sun on grow")
    every = choice(story, *["grow b2"] * 4)
    assert (every.thing, every.place, every.short) == ("action-grow", "b2", "+4 on b2")
    assert gains(story, *["grow b2"] * 4) == ["fight: you 5"]


def test_growing_tells_how_full_a_hex_will_be() -> None:
    story = Story("b2 lake Red 2 Green 1", "a1 Red 5", "c3 Green 3", hand="sun moon")
    story.play("place sun on grow")
    assert gains(story, "grow b2") == ["4 of 5"]
    assert gains(story, "grow a1") == ["fight: you 5"]
    found = choice(story, "grow b2")
    assert (found.thing, found.place, found.most, found.confirm) == ("", "b2", 4, "")
    assert found.words == "One more on lake b2: 3 of yours, 1 others."
    story.play("grow b2", "grow b2", "grow b2")
    assert choice(story, "grow b2").confirm == "Grow 4"
    assert gains(story, "grow b2") == ["fight: you 5"]


def test_extra_members_may_be_left_out() -> None:
    hexes = ("b2 lake Red 2", "a1 Red 1", "c3 Green 3")
    story = Story(*hexes, hand="moon sun", completed={"Red": "fire"}, slots=["mild_winter"])
    story.play("place moon on grow")
    assert choice(story, "grow b2").most == 5
    story.play("grow b2", "grow b2", "grow b2")
    decision = told(story)
    assert decision.chain is not None
    assert (decision.chain.key, decision.chain.words, decision.chain.end) == (
        "turn",
        "Grow 3",
        (0,),
    )
    quiet = decision.choices[-1]
    assert (quiet.words, quiet.confirm, quiet.quiet) == ("Without 2 more.", "Without 2 more", True)


# Move


def test_a_walk_tells_what_it_comes_to() -> None:
    story = Story(
        "b2 lake Red 4 village Red",
        *("b3 forest Green 2", "a2 Green 5", "a1 Red 1 village Red", "c2 Red 2"),
        hand="moon sun",
    )
    story.play("place sun on move")
    assert gains(story, "move b2 b3") == ["1 : 2"]
    assert gains(story, "move b2 a2") == ["fight: you 0"]
    assert gains(story, "move b2 b1") == ["alone"]
    assert gains(story, "move b2 c2") == ["3 of 5"]
    assert gains(story, "move a1 b1") == ["alone", "village lost"]
    found = choice(story, "move b2 b3")
    assert (found.thing, found.place, found.short, found.most) == ("b2", "b3", "b2 to b3", 4)
    assert found.words == "From b2 to forest b3: 1 of yours, 2 others."
    assert choice(story, "move a1 b1").words.endswith("your village on a1 is lost.")


def test_a_fight_that_costs_a_village() -> None:
    story = Story("b2 lake Red 6", "b3 forest Green 2 Red 3 village Green", hand="sun moon")
    story.play("place sun on move")
    assert gains(story, "move b2 b3") == ["fight: you 2", "village falls"]
    assert "Ben's village falls" in choice(story, "move b2 b3").words


def test_a_move_says_how_many_go_and_how_many_stay() -> None:
    story = Story("b2 lake Red 4", "b3 Green 2", hand="sun blank").play("place blank on move")
    decision = told(story)
    assert decision.chain is not None and decision.chain.words == "" and decision.chain.end == ()
    assert decision.choices[-1].words == "Nobody moves."
    story.play("move b2 b3", "move b2 b1")
    decision = told(story)
    assert decision.chain is not None
    assert (decision.chain.words, decision.chain.end) == ("Move 2, leave 2", (0,))
    assert decision.chain.all == "The rest here"
    assert choice(story, "move b2 b3").confirm == "Move 3, leave 1"


def test_the_mammoth_is_a_thing_that_walks() -> None:
    hexes = ("b2 lake Red 4 mammoth", "a1 Red 1", "a3 Green 1")
    story = Story(*hexes, tamer="Red", points={"Red": 3}, hand="moon sun").play(
        "place moon on move"
    )
    found = choice(story, "mammoth a1")
    assert (found.thing, found.place, found.shows) == ("mammoth", "a1", "mammoth")


# Gather


def test_gathering_tells_what_comes() -> None:
    story = Story(
        *("b2 lake Red 2", "a1 forest Red 1", "c3 great_mountain Red 1", "a3 Green 1"),
        hand="sun moon",
        slots=["plentiful_wood"],
    ).play("place sun on gather")
    assert gains(story, "gather b2") == ["+2 food"]
    assert gains(story, "gather a1") == ["+4 wood"]
    assert gains(story, "gather c3") == ["+3 stone"]
    story.play("gather b2")
    decision = told(story)
    assert decision.chain is not None and decision.chain.words == "+2 food"
    assert choice(story, "gather c3").confirm == "+2 food, +3 stone"
    assert decision.choices[-1].words == "Gather no more."


def test_hexes_that_ask_back_say_what_they_offer() -> None:
    hexes = ("b2 wild_land Red 2", "a1 forest Red 1", "c3 Green 1")
    story = Story(*hexes, hand="blank moon", volcano="v1").play("place blank on gather")
    near = [cell["id"] for cell in GAME.view(story.state)["hexes"] if cell["by_volcano"]]
    assert "a1" in near
    assert gains(story, "gather b2") == ["+2 any"]
    assert gains(story, "gather a1") == ["+2 wood", "or +2 stone"]
    story.play("gather b2")
    found = choice(story, "take wood", "take stone")
    assert (found.thing, found.confirm) == ("take-wood-stone", "+1 wood, +1 stone")
    assert found.words == "Take 1 wood and 1 stone: you have 1 and 1 then."
    twice = choice(story, "take wood", "take wood")
    assert (twice.thing, twice.confirm) == ("take-wood-wood", "+2 wood")
    assert len(told(story).choices) == 6
    story.play("take wood")  # somebody may have taken just one
    assert [each.thing for each in told(story).choices] == ["take-food", "take-wood", "take-stone"]


# Lead


def test_goals_are_put_away_before_drawing() -> None:
    story = Story(
        *("b2 lake Red 2 village Red", "a1 Red 1 village Red", "c3 Green 1"),
        goals={"Red": "bow horse raiders"},
        hand="moon sun",
    ).play("place moon on lead")
    decision = told(story)
    assert decision.chain is not None and decision.chain.words == "Keep all, draw 1"
    found = choice(story, "discard bow")
    assert (found.thing, found.confirm, gains(story, "discard bow")) == (
        "seat-0.bow",
        "Put 1 away, draw 2",
        ["+1 card"],
    )


# Villages and goals


def test_step_five_is_about_goals_and_hexes() -> None:
    story = Story(
        *("b2 lake Red 2", "c3 Green 1"),
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "5 food 2 wood"},
        goals={"Red": "basket bow"},
        points={"Red": 8},
    )
    basket = choice(story, "complete basket")
    assert (basket.thing, basket.confirm) == ("seat-0.basket", "Basket +1")
    assert basket.words == "Complete Basket for 1 food, 2 wood: +1 point, 8 to 9."
    village = choice(story, "build b2")
    assert (village.place, village.confirm, village.chain) == ("b2", "Village on b2", "turn")
    assert gains(story, "build b2") == ["4 food"]
    end = choice(story, "end turn")
    assert end.quiet and end.confirm == "End turn"
    assert end.words == "End turn, though Basket is ready, a village is payable."


def test_a_price_is_a_card() -> None:
    story = Story(
        *("b2 lake Red 1", "c3 Green 1"),
        step="five",
        powers={"Red": "crafty_builders"},
        goods={"Red": "2 food 2 wood"},
    )
    assert gains(story, "build b2") == ["2 ways to pay"]
    story.play("build b2")
    found = choice(story, "pay 2 food 1 wood")
    assert (found.thing, found.chain) == ("pay-2-1-0", "turn")
    assert found.words == "Pay 2 food, 1 wood for the village on b2."
    assert gains(story, "pay 2 food 1 wood") == ["0 left food", "1 left wood", "0 left stone"]


def test_the_elder_comes_or_stays() -> None:
    story = Story(
        *("b2 lake Red 1", "c3 Green 1 village Green"),
        step="five",
        tribes={"Red": "dananu"},
        goods={"Red": "4 food"},
        elders=True,
    ).play("build b2")
    assert [(c.thing, c.confirm) for c in told(story).choices] == [
        ("yes", "The elder comes"),
        ("no", "The elder stays"),
    ]


# Powers, elders and events


def test_what_can_be_done_at_any_time_is_done_with_its_card() -> None:
    story = Story(
        *("b2 lake Red 2 village Red elder Red", "c3 Green 1"),
        powers={"Red": "trader"},
        goods={"Red": "4 food 3 stone"},
        completed={"Green": "horse"},
        slots=["walls"],
        elders=True,
    )
    trade = choice(story, "trade food food for wood")
    assert (trade.thing, trade.way, trade.most) == ("seat-0.power", "2 food for 1 wood", 2)
    borrow = choice(story, "borrow horse from Green", "give food")
    assert (borrow.thing, borrow.place) == ("seat-0.elder", "seat-1")
    assert (borrow.way, borrow.confirm) == ("Horse for 1 food", "Borrow Horse for 1 food")
    assert borrow.words == "Your elder gives Ben 1 food, and you may use Horse once."
    walls = choice(story, "buy walls")
    assert (walls.thing, walls.confirm) == ("event-0", "Buy Walls, 3 stone, +1")


def test_somebody_in_a_hex_is_struck_there() -> None:
    hexes = ("b2 lake Red 4 Green 1 invaders 2", "c3 Green 1")
    story = Story(*hexes, slots=["invaders"], step="conflict", completed={"Red": "bow"})
    assert [(c.place, c.confirm) for c in told(story).choices] == [
        ("b2.m1", "Hit Ben"),
        ("b2.m4", "Hit the invaders"),
    ]


def test_who_settles_sees_what_lies_beside() -> None:
    story = Story.from_box(3, "any")
    decision = told(story)
    assert decision.calm
    assert all(each.gains and each.place for each in decision.choices)


def test_the_third_settles_and_takes_resources_in_one_chain() -> None:
    story = Story.from_box(3, "any")
    for _ in range(2):
        story.state.apply(story.state.legal()[0])
    first = told(story).choices[0]
    assert first.chain == "settle"
    twin = story.state.held()
    assert isinstance(twin, RiseState)
    twin.apply(first.action)
    decision = asked(twin)
    assert decision.chain is not None and decision.chain.key == "settle"
    assert decision.choices[1].thing == "take-food-wood"
    assert decision.choices[1].confirm == f"Settle on {first.place}"
    twin.apply(decision.choices[1].action)
    assert asked(twin).choices[0].confirm == f"Settle on {first.place}"


# Why not


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_cannot_be_chosen_there_is_a_rule_for_it(players: int) -> None:
    for number, state in enumerate(positions(players, 9)):
        if number % 7:
            continue
        seat = int(state.to_move)
        panes = GAME.panes(GAME.view(state, seat), NAMES)
        for name in [name for pane in panes for name in pane.names()] + ["", "nothing"]:
            for viewer in (seat, (seat + 1) % players):
                refusal = GAME.why_not(state, name, viewer, NAMES)
                assert refusal.rule in RULES, (name, refusal)
                assert refusal.text[0].isupper() and refusal.text[-1] in ".?", refusal


@pytest.mark.parametrize(
    ("story", "name", "text", "rule"),
    [
        (Story("b2 lake Red 2", "c3 Green 3"), "b2", "First lay a die on an action.", "R33"),
        (
            Story("b2 lake Red 2", "c3 Green 3", hand="sun", used=["grow"]),
            "action-grow",
            "You have taken that action this turn.",
            "R32",
        ),
        (
            Story("b2 lake Red 2", "a1 Red 1", "c3 Green 3").play("place sun on grow"),
            "c3",
            "Members only come where your tribe already is.",
            "R42",
        ),
        (
            Story("b2 lake Red 2", "c3 Green 3", slots=["walls"], goods={"Red": "2 stone"}),
            "event-0",
            "Walls: 1 stone short.",
            "R161",
        ),
        (
            Story(
                *("b2 lake Red 2", "c3 Green 3"),
                step="five",
                goals={"Red": "basket fire"},
                goods={"Red": "1 food 1 wood 1 stone"},
            ),
            "seat-0.basket",
            "Basket: 1 wood short.",
            "R77",
        ),
    ],
)
def test_reasons(story: Story, name: str, text: str, rule: str) -> None:
    refusal = GAME.why_not(story.state, name, 0, NAMES)
    assert (refusal.text, refusal.rule) == (text, rule)


def test_who_is_not_asked_is_told_who_is() -> None:
    story = Story("b2 lake Red 2", "c3 Green 3")
    assert GAME.why_not(story.state, "b2", 1, NAMES).text == "It is for Ana to decide."
