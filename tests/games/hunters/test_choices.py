"""Choices: every legal action once, with what would come of it, and why other places are none."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from lascaux import Rng
from lascaux.engine.pane import Chain, Chip, Choice, Decision, Refusal
from lascaux.games.hunters.rules.state import HuntersState
from tests.games.hunters.scenario import GAME, Story

pytestmark = pytest.mark.once  # words and drawings do not depend on the build

NAMES = ("Ana", "Ben", "Chi", "Dov", "Eva")
RIVER = ("L06 0,0 r2", "L55 1,0 r1", "L53 0,1 r2")
BELT = ("L36 -1,0", "L39 0,0")
ROUND_THE_CORNER = ("L16 1,0 r1", "L17 1,1 r2", "L19 0,1 r3")
APART = ("L38 1,0 r3", "L37 0,0 r3", "L61 0,-1")  # two meadows, a closed forest between them


def decision(story: Story) -> Decision:
    return GAME.decision(story.state, story.state.to_move, NAMES)


def choice(story: Story, move: str) -> Choice:
    (found,) = [c for c in decision(story).choices if c.action == GAME.parse(move)]
    return found


def told(story: Story, move: str) -> tuple[str, str, str]:
    """What would come of a choice, why, and what Confirm says."""
    found = choice(story, move)
    return found.words, found.more, found.confirm


def positions(players: int, seed: str) -> Iterator[HuntersState]:
    """Every position of a random game."""
    state = GAME.new(players, seed)
    assert isinstance(state, HuntersState)
    rng = Rng(seed)
    while not state.over:
        yield state
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    yield state


# All of them


@pytest.mark.parametrize("players", [2, 5])
def test_every_legal_action_of_a_whole_game_is_one_choice_in_order(players: int) -> None:
    for state in positions(players, "choices"):
        found = GAME.decision(state, state.to_move, NAMES)
        assert [one.action for one in found.choices] == list(state.legal())
        ways = [(one.thing, one.place, one.way) for one in found.choices]
        assert len(set(ways)) == len(ways)


def test_what_is_chosen_can_be_pointed_at() -> None:
    for state in positions(4, "names"):
        panes = GAME.panes(GAME.view(state, state.to_move), NAMES)
        names = {name for pane in panes for name in pane.names()}
        (board,) = [pane.board for pane in panes if pane.board]
        shown = {p.key for layer in board.layers if layer.name == "previews" for p in layer.parts}
        for one in GAME.decision(state, state.to_move, NAMES).choices:
            assert {one.thing, one.place} - {""} <= names
            assert not one.shows or one.shows in shown
            assert one.quiet == (not one.place)


def test_the_last_choice_of_a_piece_is_nobody_and_quiet() -> None:
    for state in positions(3, "skip"):
        if state.laid:
            *pieces, skip = GAME.decision(state, state.to_move, NAMES).choices
            assert skip.quiet and skip.confirm.startswith("Nobody")
            assert pieces and not any(one.quiet for one in pieces)


def test_the_points_that_are_told_are_those_that_come() -> None:
    for state in positions(3, "points"):
        if state.laid or state.over:
            continue
        for one in GAME.decision(state, state.to_move, NAMES).choices:
            ahead = state.copy()
            ahead.apply(one.action)
            if ahead.laid:
                ahead.apply(GAME.parse("skip"))
            if ahead.over:
                continue
            gains = [
                now - before for now, before in zip(ahead.scores(), state.scores(), strict=True)
            ]
            chips = {f"seat-{seat}": f"+{gain}" for seat, gain in enumerate(gains) if gain}
            scored = {chip.tone: chip.text.split(",")[0] for chip in one.gains if "+" in chip.text}
            assert scored == chips
            mine = gains[state.to_move]
            assert one.confirm == (f"Lay it here, +{mine}" if mine else "Lay it here")
            assert any("bonus tile" in c.text for c in one.gains) == (
                ahead.bonus_turn and ahead.bonus_drawn > state.bonus_drawn
            )


# A tile


def test_a_tile_is_laid_on_a_square_and_turned() -> None:
    found = choice(Story(*BELT, hand="L37"), "lay 0,1 r3")
    assert (found.thing, found.place, found.way, found.shows) == ("hand", "0,1", "r3", "r3")
    assert found.turns and found.chain == "turn" and not found.quiet


def test_a_square_of_which_there_is_nothing_else_to_say_is_told_by_where_it_is() -> None:
    found = choice(Story(*BELT, hand="L37"), "lay 0,1 r3")
    assert (found.words, found.more) == ("Lay it here.", "1 south of the volcano.")


def test_the_ways_of_a_square_are_in_the_order_of_turning() -> None:
    story = Story(*BELT, hand="L37")
    ways = [one.way for one in decision(story).choices if one.place == "-1,-1"]
    assert ways == ["r1", "r2", "r3"]


def test_lay_and_piece_are_one_chain() -> None:
    story = Story(*RIVER, hand="L21")
    assert decision(story).chain == Chain("turn")
    assert decision(story.play("lay 1,1 r3")).chain == Chain("turn")


def test_a_forest_of_ones_own_is_finished() -> None:
    story = Story(*BELT, pieces=["Red gatherer L36.f1"], hand="L37")
    assert told(story, "lay 1,0 r1") == (
        "Your forest is finished, +6 for you.",
        "3 tiles: 6 points; your gatherer comes home. Gold: a bonus tile.",
        "Lay it here, +6",
    )
    found = choice(story, "lay 1,0 r1")
    assert found.gains == (Chip("+6, bonus tile", name="you", tone="seat-0"),)


def test_a_forest_of_somebody_else_is_closed_and_the_bonus_tile_is_mine() -> None:
    story = Story(*BELT, pieces=["Green gatherer L36.f1"], hand="L37")
    assert told(story, "lay 1,0 r1") == (
        "Closes Ben's forest, +6 for Ben.",
        "3 tiles: 6 points; Ben's gatherer comes home. Gold: a bonus tile.",
        "Lay it here",
    )
    assert choice(story, "lay 1,0 r1").gains == (
        Chip("bonus tile", name="you", tone="seat-0"),
        Chip("+6", name="Ben", tone="seat-1"),
    )


def test_gold_brings_nothing_once_the_bonus_tiles_are_gone() -> None:
    story = Story(*BELT, hand="L37", bonus=[])
    words, more, _ = told(story, "lay 1,0 r1")
    assert words == "Finishes a forest with nobody there."
    assert more == "A gatherer on it would score 6 at once. Gold, but no bonus tile is left."


def test_a_river_is_counted_by_tiles_and_fish() -> None:
    story = Story(*RIVER, pieces=["Red fisherman L55.r2"], hand="L21")
    words, more, confirm = told(story, "lay 1,1 r3")
    assert words == "Your river is finished, +6 for you."
    assert more.startswith("3 tiles and 3 fish: 6 points; your fisherman comes home.")
    assert confirm == "Lay it here, +6"


def test_equal_ones_get_the_whole_each() -> None:
    story = Story(
        *("B03 0,0", "L37 0,-1", "B08 1,0 r1"),
        pieces=["Red gatherer L37.f1", "Green gatherer B08.f1"],
        hand="L36",
    )
    words, more, _ = told(story, "lay 1,1 r3")
    assert words == "The forest is finished, +12 for each: you and Ben."
    assert more.startswith(
        "4 tiles and 2 mushroom patches: 12 points; your gatherer and Ben's gatherer come home."
    )


def test_meadows_are_joined() -> None:
    story = Story(*APART, pieces=["Red hunter L61.m0", "Green hunter L38.m1"], hand="L62")
    found = choice(story, "lay 1,-1 r0")
    assert found.words == "Lay it here."
    assert found.more == "Joins two meadows: you 1, Ben 1. No place on it is free."
    assert found.gains == (Chip("1 : 1", name="meadow: you 1, Ben 1", tone="quiet"),)


def test_a_meadow_gets_an_animal() -> None:
    story = Story(*APART, pieces=["Red hunter L61.m0", "Green hunter L38.m1"], hand="L62")
    assert choice(story, "lay 2,0 r0").more.startswith("Ben's meadow: 4 instead of 2.")
    assert choice(story, "lay 0,-2 r0").more.startswith("Your meadow: 6 instead of 4.")


def test_who_has_nobody_left_is_told_so() -> None:
    story = Story(*BELT, hand="L37").supply("Red", members=0, huts=0)
    found = choice(story, "lay 0,1 r3")
    assert (found.more, found.chain) == ("Nobody is left to place.", "")  # it decides


def test_the_last_tile_ends_the_game() -> None:
    found = choice(Story("S00 0,0", hand="L09", land=[]), "lay -1,0 r1")
    assert found.more.endswith(" It is the last tile: the game ends.")


def test_without_names_the_seats_are_told_by_their_colours() -> None:
    story = Story(*BELT, pieces=["Green gatherer L36.f1"], hand="L37")
    found = GAME.decision(story.state, 0)
    assert "Closes Green's forest, +6 for Green." in {one.words for one in found.choices}


# A piece


def test_a_piece_goes_on_a_zone_with_what_it_is_worth_now() -> None:
    story = Story(*RIVER, hand="L21").play("lay 1,1 r3")
    found = decision(story)
    assert (found.prompt, found.rule) == ("Place a piece on this tile?", "H26")
    offered = [(one.place, one.way, one.confirm) for one in found.choices]
    assert offered == [
        ("L21.m0", "hunter", "Hunter here"),
        ("L21.m2", "hunter", "Hunter here"),
        ("L21.m3", "hunter", "Hunter here"),
        ("L21.f4", "gatherer", "Gatherer here"),
        ("L21.r1", "fisherman", "Fisherman here"),
        ("L21.r5", "fisherman", "Fisherman, +6"),
        ("L21.l8", "hut", "Hut here"),
        ("", "", "Nobody, ends your turn"),
    ]
    assert [one.gains for one in found.choices[3:]] == [
        (Chip("2", "gatherer-0", "forest"),),
        (Chip("4", "fisherman-0", "river"),),
        (Chip("6", "fisherman-0", "river"),),
        (Chip("3", "hut-0", "fish"),),
        (),
    ]


@pytest.mark.parametrize(
    ("move", "words", "more"),
    [
        (
            "hunter m2",
            "Hunter, meadow to the north and west: 1 deer = 2 now.",
            "You alone there, 1 : 0. A hunter stays to the end.",
        ),
        (
            "hunter m3",
            "Hunter, north meadow: no animals yet.",
            "You alone there, 1 : 0. A hunter stays to the end.",
        ),
        (
            "gatherer f4",
            "Gatherer, forest: 2 so far, 1 open side.",
            "Scores when it is closed, then comes home.",
        ),
        ("fisherman r5", "Fisherman, north river: +6 now.", "Then home at once."),
        (
            "hut l8",
            "Hut, lake: 3 fish now.",
            "You alone there, 1 : 0. Counts at the end; a hut never comes back.",
        ),
        ("skip", "Nobody; that ends your turn.", ""),
    ],
)
def test_a_piece_is_told_by_what_it_would_have(move: str, words: str, more: str) -> None:
    found = choice(Story(*RIVER, hand="L21").play("lay 1,1 r3"), move)
    assert (found.words, found.more) == (words, more)


def test_gold_in_a_forest_is_told_to_a_gatherer() -> None:
    story = Story("L36 -1,0", hand="L39").play("lay 0,0 r0")
    assert choice(story, "gatherer f1").more == (
        "Scores when it is closed, then comes home. Gold: a bonus tile for whoever closes it."
    )


def test_nobody_does_not_end_a_turn_that_a_bonus_tile_follows() -> None:
    story = Story(*BELT, pieces=["Red gatherer L36.f1"], hand="L37").play("lay 1,0 r1")
    found = choice(story, "skip")
    assert (found.confirm, found.more) == ("Nobody", "Gold: a bonus tile follows.")


# To others


def test_others_are_told_what_somebody_does() -> None:
    story = Story(*BELT, pieces=["Red gatherer L36.f1"], hand="L37")
    assert GAME.decision(story.state, 1, NAMES) == Decision("Ana lays a tile.", "H20")
    story.play("lay 1,0 r1")
    assert GAME.decision(story.state, 1, NAMES) == Decision("Ana may place a piece on it.", "H26")
    story.play("skip")
    assert GAME.decision(story.state, 1, NAMES) == Decision("Ana lays a bonus tile.", "H20")


def test_a_twin_that_has_stopped_asks_nothing() -> None:
    twin = Story(*RIVER, hand="L21").state.held()
    twin.apply(GAME.parse("lay 1,1 r3"))
    twin.apply(GAME.parse("skip"))
    assert isinstance(twin, HuntersState)
    found = GAME.decision(twin, 0, NAMES)
    assert (found.choices, found.chain) == ((), None)


# Why not


def why(story: Story, name: str, seat: int = 0) -> Refusal:
    return GAME.why_not(story.state, name, seat, NAMES)


def test_a_square_where_it_does_not_fit_says_what_would_meet_what() -> None:
    story = Story("L40 0,0", hand="L61", land=["L62", "L37", "L53"])
    assert why(story, "1,0") == Refusal(
        "Meadow would meet forest in the west. 1 of 3 tiles fits here.", "H21"
    )


def test_of_several_wrong_sides_those_of_the_best_turn_are_told() -> None:
    story = Story("L40 0,0", "L61 0,-1", "L53 1,-1 r1", hand="L61", land=["L62"])
    assert why(story, "1,0") == Refusal(
        "At best meadow would meet river in the north and meadow would meet forest in the west."
        " None of 1 tile fits here.",
        "H21",
    )


def test_a_square_is_refused_by_the_rules_own_reasons() -> None:
    story = Story(*RIVER, hand="L21")
    assert why(story, "0,0") == Refusal("A tile lies on that square already.", "H20")
    assert why(story, "9,9") == Refusal("No tile touches that square with a full side.", "H20")
    story.play("lay 1,1 r3")
    assert why(story, "2,0").rule == "H14"
    assert why(story, "hand") == Refusal("The tile is laid already.", "H14")


def test_a_zone_that_somebody_holds_says_who() -> None:
    pieces = ["Red hunter L06.m0", "Green hut L06.l8", "Green fisherman L55.r2"]
    story = Story(*RIVER, hand="L21", pieces=pieces)
    assert why(story, "L06.m0") == Refusal("First lay the tile; a piece may go on it then.", "H14")
    story.play("lay 1,1 r3")
    assert why(story, "L21.m2") == Refusal("Your hunter is there.", "H35")
    assert why(story, "L21.l8") == Refusal("Ben's hut is in that river system.", "H36")
    assert why(story, "L21.r5") == Refusal(
        "Ben's fisherman is there. Ben's hut is in that river system.", "H35"
    )
    assert why(story, "L06.m0") == Refusal("A piece goes only on the tile just laid.", "H28")


def test_whoever_has_no_hut_left_is_told_so() -> None:
    story = Story(*RIVER, hand="L21").supply("Red", huts=0).play("lay 1,1 r3")
    assert why(story, "L21.l8") == Refusal("You have no hut left to place.", "H40")


def test_another_part_of_the_same_area_is_no_second_choice() -> None:
    story = Story(*ROUND_THE_CORNER, hand="L18").play("lay 0,0 r0")
    same = "It is the same {} as another part of the tile: choose that."
    river, system = same.format("river"), same.format("river system")
    assert why(story, "L18.r3") == Refusal(f"{river} {system}", "A16")


def test_others_cannot_choose() -> None:
    story = Story(*RIVER, hand="L21")
    assert why(story, "2,0", 1) == Refusal("It is Ana's turn.", "H13")
    assert why(story, "2,0", -1) == Refusal("It is Ana's turn.", "H13")


def test_every_reason_of_a_game_has_a_rule_of_the_rulebook() -> None:
    numbers = set(re.findall(r"\*\*([A-Z]+\d+)\*\*", GAME.rules()))
    asked = 0
    for state in positions(3, "reasons"):
        if state.over or state.tiles_laid % 9:
            continue
        panes = GAME.panes(GAME.view(state, state.to_move), NAMES)
        (board,) = [pane.board for pane in panes if pane.board]
        chosen = {one.place for one in GAME.decision(state, state.to_move).choices}
        for name in set(board.names()) - chosen:
            refusal = GAME.why_not(state, name, state.to_move, NAMES)
            assert refusal.rule in numbers and refusal.text.endswith(".")
            asked += 1
    assert asked > 500
