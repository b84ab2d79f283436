"""Choices: every legal action, as thing, place and way, and what comes of it."""

from __future__ import annotations

import pytest

from lascaux import Rng
from lascaux.engine.pane import Decision
from lascaux.games.tribes import TribesOptions
from lascaux.games.tribes.rules.questions import STEPS
from lascaux.games.tribes.rules.state import TribesState
from tests.games.tribes.answers import GAME
from tests.games.tribes.choosing import NAMES, RULES, asked, choice, gains, positions, told
from tests.games.tribes.scenario import Story

# All of them


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_a_sentence_and_fits_on_a_button(players: int) -> None:
    for state in positions(players, players, 2):
        decision = asked(state)
        assert decision.rule in RULES
        for each in decision.choices:
            assert each.words[-1] == ".", each.words
            assert each.short
            assert each.quiet <= (not each.thing and not each.place)


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_choice_shows_is_drawn_where_its_place_is_a_land(players: int) -> None:
    for state in positions(players, 3, 3):
        board = next(p.board for p in GAME.panes(GAME.view(state, state.to_move)) if p.board)
        ghosts = {
            part.key for each in board.layers if each.name == "previews" for part in each.parts
        }
        for each in asked(state).choices:
            assert not each.shows or (each.shows in ghosts and each.place in set(board.names()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_by_choices_alone(players: int) -> None:
    state = GAME.new(players, f"whole {players}", TribesOptions(round_cap=60))
    rng = Rng(f"whole {players}")
    steps = set()
    while not state.over:
        decision = asked(state)
        lively = [each for each in decision.choices if not each.quiet] or decision.choices
        picked = lively[rng.below(len(lively))]
        steps.add(state.question().step)
        for action in picked.actions:
            assert action in state.legal()
            state.apply(action)
    assert {"first member", "select tile", "use hand", "place member", "move from"} <= steps
    assert {"lay where", "lose member", "exhaust land", "exhaust wild"} <= steps


def test_others_are_told_in_the_third_person() -> None:
    story = Story()
    decision = GAME.decision(story.state, 1, NAMES)
    assert (decision.prompt, decision.rule) == ("Ana selects a tile.", "T35")
    assert decision.choices == () and decision.chain is None
    assert GAME.decision(story.state).prompt == "Red selects a tile."


def test_every_question_is_told_of_others() -> None:
    for number in STEPS.by_number:
        if number >= 32:
            question = STEPS.question(number)
            assert question.told != "is to decide" and not question.told.endswith("."), question


def test_nothing_is_asked_when_it_is_over_or_a_twin_has_stopped() -> None:
    story = Story(row="explore procreate")
    twin = story.state.held()
    twin.apply(GAME.parse("take explore"))
    assert isinstance(twin, TribesState)
    assert twin.paused and asked(twin) == Decision("")


# The first member


def test_whoever_begins_sees_which_boards_ask_for_a_land() -> None:
    story = Story.from_box(seed="any")
    found = choice(story, "settle 2")
    assert (found.thing, found.place, found.chain) == ("", "land-0-2", "settle")
    assert found.words == "Start on gold: Barter asks for it."
    assert (found.confirm, found.shows) == ("Start on gold", "member")
    assert gains(story, "settle 2") == ["Barter"]
    assert choice(story, "settle 1").words == "Start on goat: no open board asks for it."
    assert gains(story, "settle 1") == ["no board"]


# The row


def row() -> Story:
    return Story(
        players=3,
        lands={"Red": "goat 1, wheat 1, gold"},
        row="procreate move:2 raiders explore_hand woolly_rhino explore",
        levels={"Red": "exploration 1", "Green": "strength 1", "Black": "strength 1"},
        shells={"Red": 4},
        points={"Red": 5},
    )


def test_a_tile_is_a_thing_with_its_price_and_what_it_does() -> None:
    free = choice(row(), "take procreate")
    assert (free.thing, free.place, free.chain) == ("tile-procreate", "", "turn")
    assert (free.words, free.more) == ("Procreate: 1 member.", "Free: 4 left.")
    assert (free.confirm, free.short) == ("Take Procreate", "Procreate, free: 4 left")
    move = choice(row(), "take move")
    assert move.more == "Pay 1 shell, take 2: 5 left."
    both = choice(row(), "take explore_hand")
    assert both.words == "Explore: 2 lands; or complete a board, 4 boards possible."
    assert both.more == "Pay 3 shells: 1 left."


def test_an_event_says_what_it_does_to_whoever_takes_it() -> None:
    raiders = choice(row(), "take raiders")
    assert raiders.words == "Raiders: −2 VP."
    assert raiders.confirm == "Take Raiders: −2 VP"
    rhino = choice(row(), "take woolly_rhino")
    assert rhino.words == "Woolly Rhinoceros does not concern you: it leaves without effect."
    assert rhino.confirm == "Take Woolly Rhinoceros: nothing"


def test_an_explore_says_how_many_lands_are_drawn() -> None:
    story = Story(row="explore move", levels={"Red": "exploration 2"})
    assert choice(story, "take explore").confirm == "Explore: draw 3 lands"


def test_the_last_events_say_who_still_plays() -> None:
    def story(displayed: str, turn: str = "Red") -> Story:
        return Story(players=3, turn=turn, row="conquest move", displayed=displayed)

    taken = choice(story("plague"), "take conquest")
    assert taken.words == "Conquest: +4 VP."
    assert taken.more == "Free: 5 left. Then 2 of 3 are taken."
    last = choice(story("plague sea_raiders"), "take conquest")
    assert last.more == "Free: 5 left. Then Ben and Cleo still play, then the count."
    closing = choice(story("plague sea_raiders", "Black"), "take conquest")
    assert closing.more == "Free: 5 left. Then it is over."


def test_a_single_tile_in_reach_is_asked_for_as_such() -> None:
    story = Story(row="raiders move", shells={"Red": 0})
    assert told(story).prompt == "Only the first tile is in reach: you must take it."
    assert len(told(story).choices) == 1


def test_choices_of_the_row_stand_in_its_order() -> None:
    assert [each.thing.removeprefix("tile-") for each in told(row()).choices] == [
        *("procreate", "move", "raiders", "explore_hand", "woolly_rhino")
    ]


# A hand


def test_a_board_tells_its_points_its_track_and_what_comes_to_light() -> None:
    story = Story(lands={"Red": "goat 1, wheat 1, gold 1"}, row="procreate_hand move")
    story.play("take procreate_hand")
    assert told(story).prompt == "Complete which board? Or use the action of the tile."
    found = choice(story, "complete leather_making")
    assert (found.thing, found.place) == ("board-leather_making", "")
    assert found.words == "Complete Leather Making: +2 VP, movement 1 to 2."
    assert found.more == (
        "Nothing is exhausted. A board is turned up and an event is revealed: no undo after this."
    )
    assert (found.confirm, found.short) == ("Complete Leather Making", "Leather Making +2")
    wild = choice(story, "complete hunting")
    assert wild.more == "1 land must be exhausted."
    act = choice(story, "act")
    assert (act.thing, act.place, act.quiet) == ("", "", False)
    assert (act.words, act.confirm) == ("Procreate with this tile: 1 member.", "Procreate instead")


@pytest.mark.parametrize(
    ("levels", "told_then"),
    [
        ((0, 1, 1), "strength 0 to 1, strongest then"),  # all are level, so it stays weakest, too
        ((0, 1, 0), "strength 0 to 1, no longer weakest, strongest then"),
        ((0, 2, 0), "strength 0 to 1, no longer weakest"),
        ((0, 0, 0), "strength 0 to 1, no longer weakest"),
        ((1, 3, 0), "strength 1 to 2"),
    ],
)
def test_strength_tells_who_is_strongest_then(levels: tuple[int, int, int], told_then: str) -> None:
    owners = ("Red", "Green", "Black")
    story = Story(
        players=3,
        lands={"Red": "incense 1, goat, gold"},
        row="move_hand explore",
        boards={1: "shamanism hunting cooking barter"},
        levels={name: f"strength {n}" for name, n in zip(owners, levels, strict=True)},
    ).play("take move_hand")
    assert choice(story, "complete shamanism").words == f"Complete Shamanism: +2 VP, {told_then}."


def arrows() -> Story:
    return Story(
        lands={"Red": "horse 1, goat, gold, horse 1"},
        row="move_hand explore",
        boards={1: "hunting leather_making cooking barter", 2: "farming horse_riding"},
        stones={"hunting": "Red", "cooking": "Red", "leather_making": "Green"},
    ).play("take move_hand")


def test_an_arrow_that_can_come_from_two_sides_is_a_place() -> None:
    found = choice(arrows(), "complete horse_riding from hunting")
    assert (found.thing, found.place) == ("board-horse_riding", "board-hunting")
    assert found.more.startswith("Your arrow leads there from Hunting. Nothing is exhausted.")
    other = choice(arrows(), "complete horse_riding from cooking")
    assert (other.thing, other.place) == ("board-horse_riding", "board-cooking")


def test_a_land_is_exhausted_for_a_board() -> None:
    story = Story(
        lands={"Red": "goat 1, incense 1, gold 1"},
        row="procreate_hand move",
        boards={1: "hunting leather_making cooking barter"},
    ).play("take procreate_hand", "complete hunting")
    assert told(story).prompt == "Exhaust which land in place of horse, for Hunting?"
    goat = choice(story, "exhaust 1")
    assert (goat.place, goat.shows) == ("land-0-1", "crack-goat")
    assert goat.words == "Exhaust goat for Hunting: it gives no more till the end."
    assert (goat.more, goat.confirm) == ("Leather Making would have it.", "Complete Hunting")
    assert choice(story, "exhaust 2").more == "No open board asks for incense."


# Members


def test_new_members_are_counted_land_by_land() -> None:
    story = Story(
        lands={"Red": "goat 1, wheat 1, gold"},
        row="procreate move",
        levels={"Red": "procreation 2"},
    ).play("take procreate")
    assert told(story).prompt == "Where do 3 new members go?"
    found = choice(story, "procreate 1")
    assert (found.place, found.shows, found.most) == ("land-0-1", "member", 3)
    assert found.words == "One more on goat: 2 there, 2 to place."
    assert found.confirm == "Place 3"
    assert gains(story, "procreate 1") == ["2 figure-0"]


def test_a_member_shifts_from_land_to_land() -> None:
    story = Story(lands={"Red": "goat 8, wheat 6, gold 1"}, row="procreate move")
    story.play("take procreate")
    found = choice(story, "shift 1")
    assert (found.thing, found.words) == ("land-0-1", "Shift one of 8 members from goat.")
    stop = choice(story, "stop")
    assert (stop.words, stop.quiet) == ("Shift nobody.", True)
    story.play("shift 1")
    there = choice(story, "to 2")
    assert (there.thing, there.place) == ("land-0-1", "land-0-2")
    assert there.words == "From goat to wheat: 7 on wheat, 7 on goat."
    assert gains(story, "to 2") == ["7 figure-0"]


def test_a_step_tells_what_is_held_then() -> None:
    story = Story(
        lands={"Red": "goat 1, wheat 2, gold"}, row="move procreate", levels={"Red": "movement 2"}
    ).play("take move")
    assert told(story).prompt == "Who moves? 3 steps left."
    found = choice(story, "move 2")
    assert (found.thing, found.words) == (
        "land-0-2",
        "A step from wheat, with 2 members there: 3 steps left.",
    )
    assert choice(story, "stop").words == "Move nobody."
    story.play("move 1")
    assert gains(story, "to 3") == ["+1 resource-gold", "−1 resource-goat"]
    assert gains(story, "to 2") == ["−1 resource-goat"]
    assert choice(story, "to 3").confirm == "Move 3 steps"
    story.play("to 3")
    assert choice(story, "stop").words == "Stop, 2 steps unused."


def test_from_an_exhausted_land_a_step_loses_nothing() -> None:
    story = Story(lands={"Red": "goat! 1, wheat 1, gold"}, row="move procreate")
    story.play("take move", "move 1")
    assert gains(story, "to 3") == ["+1 resource-gold"]
    assert gains(story, "to 2") == ["2 figure-0"]


def test_members_are_lost_one_by_one() -> None:
    story = Story(
        lands={"Red": "goat 2, wheat 1, gold"},
        row="uprising procreate",
        levels={"Green": "strength 1"},
    ).play("take uprising")
    assert told(story).prompt == "Where do you lose 2 members?"  # the last one stays
    found = choice(story, "lose 1")
    assert (found.place, found.shows, found.most) == ("land-0-1", "lost", 2)
    assert found.words == "Lose a member on goat: 1 left there."
    wheat = choice(story, "lose 2")
    assert wheat.words == "Lose a member on wheat: none left there, it gives nothing then."
    assert gains(story, "lose 2") == ["none left"]


# Lands


def test_a_new_land_is_a_thing_and_a_free_cell_its_place() -> None:
    story = Story(
        lands={"Red": "goat 1, wheat 1, gold"},
        row="explore procreate",
        levels={"Red": "exploration 1"},
    ).will_draw("gold", "horse")
    story.play("take explore")
    assert [each.thing for each in told(story).choices] == ["drawn-horse", "drawn-gold"]
    story.play("lay gold")
    assert told(story).calm and told(story).prompt == "Where do you lay gold?"
    found = choice(story, "at 1 sw")
    assert (found.thing, found.place, found.shows) == ("drawn-gold", "spot-1-sw", "lay-gold")
    assert found.words == "Lay gold beside goat and gold."
    assert gains(story, "at 1 sw") == ["1 resource-gold"]
    assert found.confirm == "Lay them"
    story.play("at 1 sw")
    assert choice(story, "at 1 w").confirm == "Lay horse here"


def test_an_exhausted_land_is_turned_back() -> None:
    story = Story(
        lands={"Red": "goat! 1, wheat 1, gold!, horse!"},
        row="explore procreate",
        bag="",
        levels={"Red": "exploration 1"},
    ).play("take explore")
    found = choice(story, "turn-back 3")
    assert (found.place, found.shows) == ("land-0-3", "lay-gold")
    assert found.words == "Turn gold back: it gives gold again."
    assert choice(story, "stop").words == "Leave it."


def test_an_event_exhausts_empty_lands() -> None:
    story = Story(
        lands={"Red": "goat 2, wheat, gold, horse"},
        row="drought procreate",
        levels={"Green": "strength 1"},
    ).play("take drought")
    assert told(story).prompt == "Which 2 empty lands are exhausted?"
    found = choice(story, "exhaust 3")
    assert (found.place, found.shows) == ("land-0-3", "crack-gold")
    assert found.words == "Exhaust gold: 3 lands left that can give."
    assert found.more == "You have most lands now."
    assert gains(story, "exhaust 3") == ["3 left"]
