"""Set-up and the turn: what is in the box, who begins, and the three steps of a turn."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

from lascaux.engine.errors import OptionError
from lascaux.engine.playout import playout
from lascaux.engine.rng import Rng
from lascaux.engine.state import State
from lascaux.games.hunters.content.reader import standard
from lascaux.games.hunters.rules.state import HuntersState
from tests.games.hunters.scenario import GAME, Story, game_with

EVERY_SEAT = (-1, 0, 1, 2, 3, 4)
KIND = {tile.id: tile.kind for tile in standard().tiles}


def new(players: int = 2, seed: str = "berries") -> HuntersState:
    state = GAME.new(players, seed, log=True)
    assert isinstance(state, HuntersState)
    return state


def names(pile: object) -> list[str]:
    assert hasattr(pile, "__iter__")
    return [GAME.tables.tile_ids[number] for number in pile]


# What is in the box


@pytest.mark.rule("H1")
def test_there_are_79_land_tiles_and_the_one_with_the_volcano_starts() -> None:
    kinds = Counter(tile.kind for tile in standard().tiles)
    assert (kinds["start"], kinds["land"]) == (1, 78)
    assert [tile.kind for tile in standard().tiles if tile.volcano] == ["start"]


@pytest.mark.rule("H2")
def test_there_are_12_bonus_tiles_and_none_is_among_the_land_tiles() -> None:
    state = new()
    assert len(state.bonus) == 12
    assert {KIND[name] for name in names(state.bonus)} == {"bonus"}
    assert {KIND[name] for name in names(state.land)} == {"land"}


@pytest.mark.rule("H3")
def test_five_colours_with_six_tribe_members_and_two_huts_each() -> None:
    assert GAME.seat_names == ("Red", "Green", "Black", "Yellow", "Blue")
    seats = GAME.view(new(5))["seats"]
    assert [seat["name"] for seat in seats] == list(GAME.seat_names)
    marker = 1
    assert {(seat["members"] + marker, seat["huts"]) for seat in seats} == {(6, 2)}


@pytest.mark.rule("H4")
def test_aurochs_are_on_bonus_tiles_only_and_a_deer_is_a_deer() -> None:
    seen: dict[str, set[str]] = {"start": set(), "land": set(), "bonus": set()}
    for tile in standard().tiles:
        for zone in tile.zones:
            seen[tile.kind].update(zone.animals)
    assert seen["start"] | seen["land"] == {"deer", "mammoth", "tiger"}
    assert seen["bonus"] == {"deer", "mammoth", "tiger", "aurochs"}


@pytest.mark.rule("H5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    state = new(players)
    assert len(GAME.view(state)["seats"]) == players
    playout(state, Rng("any"))
    assert len(GAME.result(state).scores) == players


@pytest.mark.rule("H5")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 5 players"):
        GAME.new(players, "berries")


@pytest.mark.rule("H6")
def test_the_start_tile_lies_open_and_the_land_grows_from_it() -> None:
    state = new()
    start = {"id": "S00", "x": 0, "y": 0, "rotation": 0, "seat": None}
    assert GAME.view(state)["tiles"] == [start]
    squares = {GAME.notation(action).split()[1] for action in state.legal()}
    assert squares
    assert squares <= {"0,-1", "1,0", "0,1", "-1,0"}


@pytest.mark.rule("H7")
@pytest.mark.rule("H8")
@pytest.mark.parametrize("pile", ["land", "bonus"])
def test_the_piles_are_mixed(pile: str) -> None:
    one, other = names(getattr(new(seed="one"), pile)), names(getattr(new(seed="other"), pile))
    assert sorted(one) == sorted(other) == [name for name in KIND if KIND[name] == pile]
    assert one != other
    assert one != sorted(one)


@pytest.mark.rule("H7")
@pytest.mark.rule("H8")
def test_no_seat_sees_the_order_of_the_piles() -> None:
    state = new(5)
    mixed_again = state.determinize(0, Rng("again"))
    assert names(state.land) != names(mixed_again.land)
    assert names(state.bonus) != names(mixed_again.bonus)
    for seat in EVERY_SEAT:
        assert GAME.view(state, seat) == GAME.view(mixed_again, seat)


@pytest.mark.rule("H8")
@pytest.mark.rule("H15")
def test_a_turn_begins_with_a_land_tile_and_bonus_tiles_wait_apart() -> None:
    state, rng = new(3), Rng("walk")
    turns = 0
    while not state.over:
        if not state.laid and not state.bonus_turn:
            turns += 1
            tile = GAME.view(state)["tile"]
            assert tile is not None
            assert KIND[tile["id"]] == "land"
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    assert turns == 78 - len([n for n in GAME.view(state)["boxed"] if KIND[n] == "land"])


@pytest.mark.rule("H10")
def test_everybody_starts_at_zero_with_five_members_and_two_huts() -> None:
    for seat in GAME.view(new(5))["seats"]:
        assert (seat["score"], seat["members"], seat["huts"]) == (0, 5, 2)


@pytest.mark.rule("H11")
@pytest.mark.rule("A28")
@pytest.mark.parametrize("players", [2, 5])
def test_the_first_seat_begins(players: int) -> None:
    assert all(new(players, seed).to_move == 0 for seed in ("a", "b", "c", "d"))


@pytest.mark.rule("H53")
def test_a_score_has_no_upper_limit() -> None:
    story = Story("S00 0,0", hand="L09")
    story.state.points[0] = 149
    story.play("lay -1,0 r1", "fisherman r1")
    assert story.scores == {"Red": 153}


@pytest.mark.rule("A26")
def test_the_start_tile_is_like_any_other_but_never_carries_a_piece() -> None:
    story = Story("S00 0,0", hand="L53")
    assert story.choices == [
        "lay -1,0 r0",
        "lay -1,0 r2",
        "lay 0,-1 r0",
        "lay 0,-1 r2",
    ]
    assert story.refusal("hunter m0") == "H14"
    story.play("lay 0,-1 r0", "hunter m2")
    assert story.pieces == ["Red hunter L53.m2"]
    assert story.area("S00.m0") == {"S00.m0", "L53.m2"}


@pytest.mark.rule("A27")
def test_the_volcano_is_only_a_picture() -> None:
    start, *others = standard().tiles
    extinct = game_with(
        dataclasses.replace(standard(), tiles=(dataclasses.replace(start, volcano=False), *others))
    )
    with_volcano, without = GAME.new(3, "peak"), extinct.new(3, "peak")
    playout(with_volcano, Rng("walk"))
    playout(without, Rng("walk"))
    assert with_volcano.to_ints() == without.to_ints()


@pytest.mark.rule("A27")
def test_the_start_river_ends_in_the_start_lake() -> None:
    story = Story("S00 0,0", hand="L68").play("lay -1,0 r3", "fisherman r2")
    (river,) = story.happened("river finished")
    assert (river["tiles"], river["fish"], river["value"]) == (2, 1, 3)


# The turn


@pytest.mark.rule("H13")
def test_turns_pass_clockwise_and_come_round() -> None:
    story = Story("L61 0,0", hand="L62", players=3, land=["L36", "L37", "L38"])
    order = []
    for move in ("lay 1,0 r0", "lay 2,0 r0", "lay 0,1 r0", "lay 1,1 r2"):
        order.append(story.decides)
        story.play(move, "skip")
    assert order == ["Red", "Green", "Black", "Red"]


@pytest.mark.rule("H14")
def test_first_the_tile_then_the_piece_then_the_points() -> None:
    story = Story("S00 0,0", hand="L09")
    for early in ("fisherman r1", "hut l8", "skip"):
        assert story.refusal(early) == "H14"
    story.play("lay -1,0 r1")
    assert story.refusal("lay 0,-1 r0") == "H14"
    assert story.scores == {}
    story.play("fisherman r1")
    assert story.scores == {"Red": 4}
    kinds = [story.game.event(event)["event"] for event in story.state.log]
    assert kinds[:5] == ["laid", "placed", "river finished", "scored", "returned"]


@pytest.mark.rule("H15")
@pytest.mark.rule("H24")
def test_a_tile_that_fits_must_be_laid() -> None:
    story = Story("S00 0,0", hand="L09")
    assert all(choice.startswith("lay ") for choice in story.choices)
    assert story.refusal("skip") == "H14"


@pytest.mark.rule("H16")
def test_placing_a_piece_is_a_choice() -> None:
    story = Story("S00 0,0", hand="L09").play("lay 0,-1 r0")
    assert "skip" in story.choices
    story.play("skip")
    assert story.pieces == []
    assert (story.members("Red"), story.huts("Red"), story.decides) == (5, 2, "Green")


@pytest.mark.rule("H17")
def test_a_finished_forest_is_scored_before_the_next_player_moves() -> None:
    story = Story("L47 1,0 r1", hand="L36", pieces=["Green gatherer L47.f3"])
    story.play("lay 0,0 r0", "skip")
    assert story.decides == "Green"
    assert story.scores == {"Green": 4}
    kinds = [story.game.event(event)["event"] for event in story.state.log]
    assert kinds.index("scored") < kinds.index("drawn")


@pytest.mark.rule("H17")
@pytest.mark.rule("H90")
def test_a_meadow_that_gets_closed_off_is_not_scored() -> None:
    ring = ("L16 0,0", "L17 1,0 r1", "L19 1,1 r2")
    story = Story(*ring, pieces=["Red hunter L17.m2"], hand="L20", turn="Green")
    story.play("lay 0,1 r3", "skip")
    assert story.area("L17.m2") == {"L16.m2", "L17.m2", "L19.m2", "L20.m2"}
    assert story.scores == {}
    assert story.pieces == ["Red hunter L17.m2"]


@pytest.mark.rule("H18")
@pytest.mark.rule("A11")
def test_tiles_come_one_by_one_off_one_shuffled_row() -> None:
    story = Story("L61 0,0", hand="L62", land=["L38", "L36", "L37"], bonus=[])
    hands = []
    for move in ("lay 1,0 r0", "lay 2,0 r0", "lay 0,1 r0", "lay 1,1 r1"):
        hands.append(story.hand)
        story.play(move, "skip")
    assert hands == ["L62", "L38", "L36", "L37"]
    assert story.state.over


@pytest.mark.rule("A29")
def test_everybody_sees_the_drawn_tile() -> None:
    story = Story("S00 0,0", hand="L09", players=5)
    for seat in EVERY_SEAT:
        assert GAME.view(story.state, seat)["tile"] == {"id": "L09", "bonus": False}


@pytest.mark.rule("A31")
@pytest.mark.rule("H53")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_scores_are_whole_numbers_and_never_fall(seed: str) -> None:
    state: State = new(4, seed)
    rng = Rng(seed)
    before = state.scores()
    while not state.over:
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        after = state.scores()
        assert all(type(score) is int for score in after)
        assert all(a >= b >= 0 for a, b in zip(after, before, strict=True))
        before = after
