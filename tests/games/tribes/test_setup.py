"""Set-up: what everybody gets, what is shuffled, and who places the first member where."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.engine.errors import OptionError
from lascaux.engine.rng import Rng
from lascaux.games.tribes.content.parts import RESOURCES
from lascaux.games.tribes.rules.exploring import draw_one
from lascaux.games.tribes.rules.setup import draw_territory
from lascaux.games.tribes.rules.state import TribesState, blank
from tests.games.tribes.scenario import GAME, Story

SEEDS = [str(number) for number in range(60)]
COUNTS = [2, 3, 4]


def deal(players: int, seed: str) -> TribesState:
    return GAME.new(players, seed, log=True)


@pytest.mark.rule("T1")
def test_two_three_or_four_play() -> None:
    for players in (1, 5):
        with pytest.raises(OptionError):
            GAME.new(players)
    assert [GAME.new(players).players for players in COUNTS] == COUNTS


@pytest.mark.rule("T3")
def test_the_epochs_lie_one_above_the_other() -> None:
    view = GAME.view(deal(2, "rows"))
    assert [epoch["name"] for epoch in view["epochs"]] == ["Paleolithic", "Neolithic", "Bronze Age"]
    assert [board["epoch"] for board in view["boards"]] == [1] * 4 + [2] * 4 + [3] * 4
    assert [board["column"] for board in view["boards"]] == [0, 1, 2, 3] * 3


@pytest.mark.rule("T10")
@pytest.mark.rule("T11")
@pytest.mark.rule("T12")
@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_begins_with(players: int) -> None:
    for seat in GAME.view(deal(players, "fair"))["seats"]:
        assert (seat["members"], seat["reserve"]) == (0, 15)
        assert (seat["shells"], seat["arrow"]) == (5, True)
        assert {track["level"] for track in seat["tracks"].values()} == {0}
        values = [track["value"] for track in seat["tracks"].values()]
        assert values == [1, 1, 1, 0], "procreation, exploration, movement; strength"


@pytest.mark.rule("A4")
@pytest.mark.parametrize("players", COUNTS)
def test_only_five_shells_for_each_player_are_in_the_game(players: int) -> None:
    state = deal(players, "shells")
    rng = Rng("shells")
    while not state.over:
        assert sum(state.shells) + sum(state.shells_on) == 5 * players
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])


@pytest.mark.rule("T13")
@pytest.mark.rule("T14")
@pytest.mark.parametrize(("players", "left"), [(2, 44), (3, 41), (4, 38)])
def test_everybody_has_three_lands_that_touch_each_other(players: int, left: int) -> None:
    state = deal(players, "triangles")
    assert state.bag_size() == left
    for territory in state.territories:
        assert territory.size() == 3
        for land in range(3):
            near = {territory.neighbour(land, side) for side in range(6)}
            assert {0, 1, 2} - {land} <= near


@pytest.mark.rule("T13")
def test_every_land_is_as_likely_to_be_drawn_as_any_other() -> None:
    drawn: Counter[int] = Counter()
    for number in range(400):
        state = blank(GAME.tables, 2)
        state.rng = Rng(f"bag {number}")
        drawn[draw_one(state)] += 1
    assert set(drawn) == set(range(5))
    assert all(50 <= number <= 115 for number in drawn.values()), "80 of each are to be expected"


@pytest.mark.rule("T16")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_three_lands_are_of_three_kinds(players: int) -> None:
    returned = 0
    for seed in SEEDS:
        state = deal(players, seed)
        for seat in GAME.view(state)["seats"]:
            assert len({land["resource"] for land in seat["lands"]}) == 3
        told = [GAME.event(entry) for entry in state.log]
        returned += sum(entry["lands"] for entry in told if entry["event"] == "returned")
    assert returned > 0, "lands that were drawn twice"


def luck_for(*kinds: str) -> Rng:
    """A generator with which these lands come first out of a full bag."""
    for number in range(10_000):
        state = blank(GAME.tables, 2)
        state.rng = Rng(f"draw {number}")
        luck = state.rng.copy()
        if [RESOURCES[draw_one(state)] for _ in kinds] == list(kinds):
            return luck
    raise AssertionError(f"nobody has such luck: {kinds}")


@pytest.mark.rule("T16")
@pytest.mark.rule("A33")
@pytest.mark.rule("A35")
def test_dt27_what_is_drawn_twice_is_back_before_the_next_draws() -> None:
    state = blank(GAME.tables, 2)
    state.rng = luck_for("goat", "goat", "horse", "wheat")
    draw_territory(state, 0)
    assert dict(zip(RESOURCES, state.bag, strict=True)) == {
        "goat": 9,
        "horse": 9,
        "wheat": 9,
        "gold": 10,
        "incense": 10,
    }
    assert [RESOURCES[state.resource_of(0, land)] for land in range(3)] == [
        "goat",
        "horse",
        "wheat",
    ]


@pytest.mark.rule("A35")
def test_the_first_lands_lie_in_the_order_in_which_they_were_drawn() -> None:
    state = blank(GAME.tables, 2)
    state.rng = luck_for("wheat", "gold", "goat")
    draw_territory(state, 1)
    territory = state.territories[1]
    cells = [(territory.q(land), territory.r(land)) for land in range(3)]
    kinds = [RESOURCES[state.resource_of(1, land)] for land in range(3)]
    assert dict(zip(kinds, cells, strict=True)) == {"wheat": (0, 0), "gold": (1, 0), "goat": (0, 1)}


@pytest.mark.rule("T17")
def test_later_two_lands_of_a_kind_are_kept() -> None:
    story = Story(lands={"Red": "goat 1, horse, wheat"}, levels={"Red": "exploration 1"})
    story.will_draw("goat", "goat").play("take explore", "at 1 sw", "at 1 w")
    assert story.lands("Red") == "goat 1, horse, wheat, goat, goat"


@pytest.mark.rule("T18")
def test_the_action_tiles_are_shuffled() -> None:
    rows = [Story.from_box(2, seed).row.split() for seed in SEEDS]
    assert all(sorted(row) == sorted(GAME.content.tile_ids[:6]) for row in rows)
    for place in range(6):
        assert {row[place] for row in rows} == set(GAME.content.tile_ids[:6])


@pytest.mark.rule("T19")
@pytest.mark.rule("T20")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_any_board_may_lie_in_any_column_or_stay_in_the_box(epoch: int) -> None:
    states = [deal(2, seed) for seed in SEEDS]
    first = (epoch - 1) * 5
    for place in range(5):
        assert {state.boards[first + place] for state in states} == set(range(first, first + 5))
    for state in states:
        assert sorted(state.boards[first : first + 5]) == list(range(first, first + 5))


@pytest.mark.rule("T21")
@pytest.mark.rule("T22")
@pytest.mark.rule("T23")
def test_the_paleolithic_lies_face_up_and_the_others_face_down() -> None:
    for board in GAME.view(deal(3, "open"))["boards"]:
        assert board["face_up"] == (board["epoch"] == 1) == (board["id"] is not None)


@pytest.mark.rule("T20")
@pytest.mark.rule("A34")
def test_the_removed_board_of_the_paleolithic_is_known_and_no_other() -> None:
    state = deal(2, "removed")
    for seat in (-1, 0, 1):
        view = GAME.view(state, seat)
        shown = {board["id"] for board in view["boards"] if board["epoch"] == 1}
        everything = {board.id for board in GAME.content.boards if board.epoch == 1}
        assert {view["epochs"][0]["removed"]} == everything - shown
        assert [epoch["removed"] for epoch in view["epochs"][1:]] == [None, None]
        assert [len(epoch["unseen_boards"]) for epoch in view["epochs"]] == [1, 5, 5]


@pytest.mark.rule("T24")
def test_three_stacks_of_eight_shuffled_events() -> None:
    tops = []
    for seed in SEEDS:
        story = Story.from_box(2, seed)
        for epoch in (1, 2, 3):
            of_epoch = {event.id for event in GAME.content.events if event.epoch == epoch}
            assert set(story.stack(epoch)) == of_epoch
            assert len(story.stack(epoch)) == 8
        tops.append(story.stack(2)[0])
    assert len(set(tops)) == 8, "each comes first in some game"


@pytest.mark.rule("T25")
@pytest.mark.rule("A32")
@pytest.mark.parametrize("players", COUNTS)
def test_who_begins_is_drawn(players: int) -> None:
    began = Counter(deal(players, seed).first for seed in SEEDS)
    assert set(began) == set(range(players))
    assert all(number >= 60 // players // 2 for number in began.values())


@pytest.mark.rule("T29")
@pytest.mark.rule("T30")
@pytest.mark.rule("T31")
@pytest.mark.rule("A36")
@pytest.mark.parametrize(("players", "points"), [(2, [0, 1]), (3, [0, 0, 1]), (4, [0, 0, 1, 1])])
def test_those_who_come_late_start_with_a_point(players: int, points: list[int]) -> None:
    for seed in SEEDS[:12]:
        state = deal(players, seed)
        order = [(state.first + place) % players for place in range(players)]
        assert [state.scores()[seat] for seat in order] == points
        assert [state.breakdown()[seat][0] for seat in order] == points, "from the start"


@pytest.mark.rule("T32")
@pytest.mark.rule("T26")
@pytest.mark.parametrize("players", COUNTS)
def test_first_members_are_placed_clockwise_from_the_start_player(players: int) -> None:
    story = Story.from_box(players, "settle")
    names = GAME.seat_names
    for place in range(players):
        seat = (story.state.first + place) % players
        assert story.asked == (names[seat], "first member")
        assert story.choices == ["settle 1", "settle 2", "settle 3"]
        assert story.refusal("settle 4") == "T32"
        story.play(f"settle {place % 3 + 1}")
        lands = story.lands(names[seat]).split(", ")
        assert lands[place % 3].endswith(" 1")
        assert story.reserve(names[seat]) == 14
    assert story.asked == (names[story.state.first], "select tile")


@pytest.mark.parametrize(
    ("players", "points", "left"),
    [(2, [0, 1], 44), (3, [0, 0, 1], 41), (4, [0, 0, 1, 1], 38)],
)
def test_dt1_after_the_set_up(players: int, points: list[int], left: int) -> None:
    story = Story.from_box(players, "ready").play(*["settle 2"] * players)
    state = story.state
    assert [state.scores()[(state.first + place) % players] for place in range(players)] == points
    for seat in story.view["seats"]:
        assert (seat["shells"], seat["reserve"], seat["members"]) == (5, 14, 1)
        assert len({land["resource"] for land in seat["lands"]}) == len(seat["lands"]) == 3
    assert sum(story.bag.values()) == left
