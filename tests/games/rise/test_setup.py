"""Set-up: what is in the box, how it is dealt, who begins and where everybody settles."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.engine.errors import OptionError
from lascaux.engine.playout import playout
from lascaux.engine.rng import Rng
from lascaux.games.rise.content.parts import SPECIALS
from lascaux.games.rise.rules import entries
from lascaux.games.rise.rules.codes import RING
from lascaux.games.rise.rules.notation import SEAT_NAMES
from tests.games.rise.answers import GAME, GOALS
from tests.games.rise.scenario import Story

EVERY_SEAT = (-1, 0, 1, 2, 3)
CONTENT = GAME.content
LATE = ["abandoned_village", "chieftain"]


def terrains(story: Story) -> list[str]:
    return [terrain for cell in story.view["hexes"] for terrain in cell["terrain"]]


# What is in the box


@pytest.mark.rule("R1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play_and_it_takes_half_an_hour_to_an_hour(players: int) -> None:
    state = GAME.new(players, "any")
    playout(state, Rng("walk"))
    assert state.over
    assert len(GAME.result(state).scores) == players
    assert 30 <= GAME.minutes <= 60


@pytest.mark.rule("R1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        GAME.new(players, "any")


@pytest.mark.rule("R168")
def test_the_box_is_complete() -> None:
    assert max(3 * land.tiles for land in CONTENT.maps) == 15
    assert (len(CONTENT.events), len(GOALS), len(CONTENT.tribes)) == (16, 15, 8)
    assert (CONTENT.constants.members, len(SEAT_NAMES)) == (20, 4)
    assert (CONTENT.constants.villages, len(CONTENT.actions)) == (12, 4)
    assert len(CONTENT.actions) * len(CONTENT.dice.queue) + 2 == 14
    (invaders,) = [event for event in CONTENT.events if event.id == "invaders"]
    assert invaders.most == 5


@pytest.mark.rule("R168")
def test_a_die_has_two_suns_two_moons_and_two_blanks() -> None:
    assert Counter(CONTENT.dice.faces) == {"sun": 2, "moon": 2, "blank": 2}


@pytest.mark.rule("R168")
def test_a_goal_deck_has_8_developments_worth_8_and_7_achievements_worth_19() -> None:
    points = {goal.id: goal.points for goal in CONTENT.goals}
    developments = [goal.id for goal in CONTENT.goals if goal.is_development]
    achievements = [goal for goal in GOALS if goal not in developments]
    assert (len(developments), sum(points[goal] for goal in developments)) == (8, 8)
    assert (len(achievements), sum(points[goal] for goal in achievements)) == (7, 19)


@pytest.mark.rule("R169")
def test_the_advanced_modes_add_8_special_tiles_and_8_leader_cards() -> None:
    assert [tile.id for tile in CONTENT.specials] == list(SPECIALS)
    assert len(SPECIALS) == 8
    assert Counter(power.tribe for power in CONTENT.powers) == {t.id: 2 for t in CONTENT.tribes}


@pytest.mark.rule("R24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_basic_game_has_no_elders_special_land_or_leaders(players: int) -> None:
    story = Story.from_box(players)
    view = story.view
    assert view["modes"] == {"elders": False, "leaders": False}
    assert {cell["special"] for cell in view["hexes"]} == {None}
    assert story.step == "start hex"
    playout(story.state, Rng("walk"))
    assert {seat["power"] for seat in story.view["seats"]} == {None}
    assert story.noted(entries.ELDER) == story.noted(entries.POWER) == []


# The land


@pytest.mark.rule("R2")
@pytest.mark.rule("R3")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 4), (4, 5)])
def test_one_tile_of_each_terrain_more_than_players_and_no_volcano(players: int, each: int) -> None:
    story = Story.from_box(players)
    assert Counter(terrains(story)) == {"lake": each, "forest": each, "mountain": each}
    assert story.view["volcano"] is None


@pytest.mark.rule("R4")
@pytest.mark.parametrize(
    ("players", "shape"),
    [
        (2, "a1 a2 a3 b1 b2 b3 c1 c2 c3"),
        (3, "a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 d1 d2"),
        (4, "a4 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4 e2"),
    ],
)
def test_the_map_has_the_shape_for_its_number_of_players(players: int, shape: str) -> None:
    story = Story.from_box(players)
    assert story.names == shape.split()
    missing = "e5"
    assert story.refusal(f"settle {missing}") == "R4"


@pytest.mark.rule("R4")
def test_every_hex_can_get_every_terrain() -> None:
    deals = [terrains(Story.from_box(2, str(seed))) for seed in range(40)]
    for hexes in zip(*deals, strict=True):
        assert set(hexes) == {"lake", "forest", "mountain"}


# What everybody has


@pytest.mark.rule("R5")
@pytest.mark.rule("R6")
@pytest.mark.rule("R14")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_has_20_members_no_points_and_the_same_15_goals(players: int) -> None:
    story = Story.from_box(players)
    for name in SEAT_NAMES[:players]:
        assert story.supply(name) == 20
        assert sorted(story.deck(name)) == sorted(GOALS)
        assert story.goals(name) == story.completed(name) == set()
    assert story.scores == {}
    assert [seat["score"] for seat in story.view["seats"]] == [0] * players


@pytest.mark.rule("R5")
def test_goal_decks_are_shuffled_each_by_itself() -> None:
    one, other = Story.from_box(4, "one"), Story.from_box(4, "other")
    orders = [story.deck(name) for story in (one, other) for name in SEAT_NAMES]
    assert len({tuple(order) for order in orders}) == 8
    assert GOALS not in orders


@pytest.mark.rule("R7")
def test_two_players_have_14_goals_and_no_pottery() -> None:
    story = Story.from_box(2)
    for name in ("Red", "Green"):
        assert sorted(story.deck(name)) == sorted(set(GOALS) - {"pottery"})


@pytest.mark.rule("R8")
def test_boards_are_dealt_at_random_each_once() -> None:
    tribes = [tribe.id for tribe in CONTENT.tribes]
    hands = [
        [seat["tribe"]["id"] for seat in Story.from_box(4, str(n)).view["seats"]] for n in range(30)
    ]
    assert all(len(set(hand)) == 4 for hand in hands)
    assert {hand[0] for hand in hands} == set(tribes)


@pytest.mark.rule("R8")
@pytest.mark.rule("R83")
@pytest.mark.parametrize(
    ("tribe", "price"),
    [
        ("daba", "1 food 2 wood 1 stone"),
        ("dananu", "4 food"),
        ("indartsu", "3 food 1 wood"),
        ("kaha", "1 food 3 wood"),
        ("kiakia", "3 wood 1 stone"),
        ("mukaan", "3 food 1 stone"),
        ("kiror", "1 wood 3 stone"),
        ("tunga", "1 food 3 stone"),
    ],
)
def test_the_board_says_what_a_village_costs(tribe: str, price: str) -> None:
    def with_goods(goods: str) -> Story:
        return Story(
            "b2 Red 1", "c3 Green 1", tribes={"Red": tribe}, goods={"Red": goods}, step="five"
        )

    story = with_goods(price)
    assert story.choices == ["build b2", "end turn"]
    story.play("build b2")
    assert story.goods("Red") == {}
    assert story.villages == {"b2": "Red"}
    number, *others = price.split()
    one_less = " ".join([str(int(number) - 1), *others])
    story = with_goods(one_less)
    assert story.turn == "Green"  # nothing to decide: the turn is over
    assert story.villages == {}


@pytest.mark.rule("R10")
def test_resources_villages_and_tokens_lie_in_the_supply_at_first() -> None:
    story = Story.from_box(4)
    for seat in story.view["seats"]:
        assert (seat["goods"], seat["villages"]) == ({"food": 0, "wood": 0, "stone": 0}, 0)
        assert seat["tokens"] == []
    assert story.state.villages_in_stock() == 12
    assert story.slots == []


# Events, dice, start player


@pytest.mark.rule("R12")
@pytest.mark.rule("R13")
def test_two_events_wait_and_the_other_14_are_shuffled() -> None:
    one, other = Story.from_box(3, "one"), Story.from_box(3, "other")
    assert one.view["events"]["set_aside"] == LATE
    early = [event.id for event in CONTENT.events if event.id not in LATE]
    assert len(early) == 14
    assert sorted(one.event_deck) == sorted(other.event_deck) == sorted(early)
    assert one.event_deck != other.event_deck
    assert early not in (one.event_deck, one.event_deck[::-1])
    assert one.discarded == set()


@pytest.mark.rule("R13")
@pytest.mark.rule("Q31")
def test_nobody_sees_the_order_of_a_deck() -> None:
    story = Story.from_box(4)
    mixed_again = story.state.determinize(0, Rng("again"))
    assert list(story.state.event_deck) != list(mixed_again.event_deck)
    decks, mixed = list(story.state.decks), list(mixed_again.decks)
    for owner in range(4):
        own = slice(owner * RING, (owner + 1) * RING)
        assert decks[own] != mixed[own]
    assert story.state.rng.to_ints() != mixed_again.rng.to_ints()  # of which the dice come
    for seat in EVERY_SEAT:
        assert GAME.view(story.state, seat) == GAME.view(mixed_again, seat)


@pytest.mark.rule("R15")
@pytest.mark.rule("R16")
@pytest.mark.rule("R29")
def test_12_dice_lie_on_the_actions_and_the_start_player_rolls_the_other_two() -> None:
    story = Story.from_box(2)
    for action in ("grow", "move", "gather", "lead"):
        assert story.dice(action) == "sun moon blank"
    assert story.view["dice"] == {"hand": [], "pool": 2}
    first, second = story.state.first, 1 - story.state.first
    story.will_roll("blank sun").play("settle a1", "settle c3")
    assert story.noted(entries.ROLLED) == [(first, 2, 0)]
    assert story.hand == "blank sun"
    assert story.state.active == first != second


@pytest.mark.rule("R17")
@pytest.mark.rule("R18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lowest_of_the_villages_drawn_begins_and_waits_on_the_two_events(players: int) -> None:
    numbers, starters = set(), set()
    for seed in range(150):
        story = Story.from_box(players, str(seed))
        ((seat, number),) = story.noted(entries.BEGAN)
        assert seat == story.state.first == story.state.to_move
        assert story.view["events"]["start_village"] == number
        assert story.state.villages_in_stock() == 12  # the others went back
        numbers.add(number)
        starters.add(seat)
    assert starters == set(range(players))
    assert min(numbers) == 1
    assert max(numbers) <= 13 - players  # so many others are higher


@pytest.mark.rule("R19")
def test_the_start_player_puts_two_members_on_any_one_hex() -> None:
    story = Story.from_box(2)
    starter = story.decides
    assert story.may("settle") == story.names
    story.play("settle b3")
    assert story.map == {"b3": f"{starter} 2"}
    assert story.supply(starter) == 18


def in_order(story: Story) -> list[str]:
    """The names of the players, the start player first."""
    players, first = story.state.players, story.state.first
    return [SEAT_NAMES[(first + place) % players] for place in range(players)]


@pytest.mark.rule("R20")
@pytest.mark.rule("Q70")
def test_the_second_player_puts_three_where_nobody_is() -> None:
    story = Story.from_box(2)
    one, two = in_order(story)
    story.play("settle b3")
    assert story.decides == two
    assert story.may("settle") == [name for name in story.names if name != "b3"]
    assert story.refusal("settle b3") == "R20"
    story.play("settle b2")
    assert story.map == {"b2": f"{two} 3", "b3": f"{one} 2"}
    assert (story.goods(one), story.goods(two)) == ({}, {})


@pytest.mark.rule("R20")
@pytest.mark.rule("R21")
def test_the_others_follow_clockwise_and_the_third_takes_two_resources() -> None:
    story = Story.from_box(3)
    one, two, three = in_order(story)
    story.play("settle a2")
    assert story.decides == two
    story.play("settle b1")
    assert story.decides == three
    assert len(story.may("settle")) == 10
    story.play("settle d2")
    assert (story.decides, story.may("take")) == (three, ["food", "stone", "wood"])
    story.play("take stone", "take stone")
    assert story.map == {"a2": f"{one} 2", "b1": f"{two} 3", "d2": f"{three} 3"}
    assert [story.goods(name) for name in (one, two, three)] == [{}, {}, {"stone": 2}]
    assert (story.turn, story.step) == (one, "choose action")


@pytest.mark.rule("R22")
def test_the_fourth_player_spreads_three_over_two_free_hexes_that_touch() -> None:
    story = Story.from_box(4)
    *_, three, four = in_order(story)
    story.play("settle c3", "settle b3", "settle c2", "take food", "take wood")
    assert story.goods(three) == {"food": 1, "wood": 1}
    assert story.decides == four
    assert story.refusal("settle c3") == "R20"
    story.play("settle d3")
    assert story.members("d3") == {four: 2}
    assert story.may("settle") == ["c4", "d2", "d4", "e2"]  # c3 touches, but is taken
    assert story.refusal("settle a4") == "R22"
    story.play("settle d4", "take stone", "take food")
    assert story.members("d4") == {four: 1}
    assert story.supply(four) == 17
    assert story.goods(four) == {"food": 1, "stone": 1}


@pytest.mark.rule("R22")
def test_the_fourth_player_does_not_begin_where_no_free_hex_is_next() -> None:
    story = Story.from_box(4)
    story.play("settle b3", "settle b4", "settle c5", "take food", "take food")
    assert "a4" not in story.may("settle")  # it touches only b3 and b4
    assert story.refusal("settle a4") == "R22"


@pytest.mark.rule("R23")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_the_start_player_has_the_first_turn_and_the_next_ones_follow_clockwise(seed: str) -> None:
    story = Story.from_box(3, seed)
    order = in_order(story)
    story.play("settle a2", "settle b1", "settle d2", "take food", "take food")
    turns = []
    for _ in range(4):
        turns.append(story.turn)
        story.play("place moon on lead", "place sun on gather")
        if story.may("gather"):
            story.play("stop")
    assert turns == [*order, order[0]]


@pytest.mark.rule("R28")
def test_nobody_has_a_village_at_first_and_the_first_turn_scores_nothing() -> None:
    story = Story.from_box(2).play("settle a1", "settle c3")
    assert story.villages == {}
    assert story.noted(entries.SCORED) == []
    assert story.step == "choose action"
