"""The solo game with its dummy (E169 to E188, A50 to A58, A62, A69)."""

from __future__ import annotations

import pytest

from lascaux.engine.rng import Rng
from lascaux.games.epoch.rules.codes import NONE
from lascaux.testing.play import check_result
from tests.games.epoch.answers import CELLS, GAME
from tests.games.epoch.scenario import Story


def new(seed: str = "solo", **options: object) -> Story:
    """A solo game from its first decision."""
    return Story.from_box(1, seed, **options)


def to_round(story: Story, number: int) -> Story:
    """The person does nothing but what must be done, until a round's turn."""
    while not story.over and (story.state.round < number or story.step != "main"):
        story.play("end-turn" if "end-turn" in story.choices else story.choices[0])
    return story


@pytest.mark.rule("E169")
@pytest.mark.rule("E173")
@pytest.mark.rule("A58")
@pytest.mark.rule("A69")
def test_one_seat_and_a_side_that_the_rules_play() -> None:
    story = new(mode="normal", start_mode="fixed")
    assert (story.state.players, story.state.sides) == (1, 2)
    assert list(story.state.abilities) == [0, 0], "set up as for extended play"
    assert [len(site["tokens"]) for site in story.view["sites"]] == [2] * 4


@pytest.mark.rule("E174")
@pytest.mark.rule("E175")
@pytest.mark.rule("A55")
@pytest.mark.rule("A69")
def test_the_dummy_begins_on_a_village_of_the_persons_choice() -> None:
    story = new()
    assert (story.step, story.choices) == ("dummy village", ["dummy-to V-N", "dummy-to V-S"])
    story.play("dummy-to V-S")
    assert (story.at("Dummy"), story.step) == ("V-S", "place leader")
    assert "V-S" not in story.may("place")


@pytest.mark.rule("E176")
def test_it_heads_where_its_village_lies() -> None:
    for village, ways in (("V-N", ["NE", "NW"]), ("V-S", ["SE", "SW"])):
        story = new().play(f"dummy-to {village}", "place R1-01", "end-turn")
        assert story.step == "dummy direction"
        assert story.may("dummy-heads") == ways


@pytest.mark.rule("E177")
@pytest.mark.rule("E172")
@pytest.mark.rule("A51")
def test_t21_it_explores_its_way_tile_by_tile_and_takes_the_status() -> None:
    story = new().play("dummy-to V-N", "place R1-05", "end-turn", "dummy-heads NE")
    assert (story.at("Dummy"), story.status("Dummy"), story.food("Dummy")) == ("R1-02", 1, 0)
    to_round(story, 4)
    assert (story.at("Dummy"), story.status("Dummy")) == ("R2-03", 2)
    to_round(story, 6)
    assert (story.at("Dummy"), story.status("Dummy")) == ("R3-04", 6), "and discovers the site"
    assert "NE" not in story.undiscovered
    assert story.is_up("R3-03")


@pytest.mark.rule("E178")
def test_a_tile_that_is_explored_it_just_enters() -> None:
    story = new().play("dummy-to V-N", "place V-S")
    story.play("walk R1-03", "explore", "turn-up R1-02", "stop", "end-turn", "dummy-heads NE")
    assert (story.at("Dummy"), story.status("Dummy")) == ("R1-02", 0)


@pytest.mark.rule("E179")
@pytest.mark.rule("E172")
def test_t22_it_develops_where_it_stands() -> None:
    story = to_round(new().play("dummy-to V-N", "place R1-05", "end-turn", "dummy-heads NE"), 3)
    assert story.hut("R1-02") == "Dummy"
    assert story.abilities("Dummy")
    to_round(story, 5)
    assert story.hut("R2-03") == "Dummy" or len(story.abilities("Dummy").split()) == 1


def standing(tile: str, **told: object) -> Story:
    """The dummy on R1-02, before the person's turn of a round."""
    return Story(
        players=1,
        tiles={"R1-02": tile, "R1-01": "forest", "R2-03": "forest"},
        in_round=2,
        **told,  # type: ignore[arg-type]
    )


def send_north_east(story: Story) -> Story:
    """The dummy has set out from the northern village."""
    story.state.dummy_heads = 0
    story.state.dummy_went = 1
    story.state.leader[1] = CELLS.index("R1-02")
    return story


@pytest.mark.rule("E180")
def test_what_the_person_has_developed_it_leaves_alone() -> None:
    story = send_north_east(standing("axe_a", owns={"Red": "axe"}))
    assert story.hut("R1-02") == "Red"
    story.play("end-turn")
    assert (story.hut("R1-02"), story.abilities("Dummy")) == ("Red", "")


@pytest.mark.rule("A52")
@pytest.mark.parametrize(("repeats", "hut"), [(False, ""), (True, "Dummy")])
def test_an_ability_that_it_has_it_does_not_develop_again(repeats: bool, hut: str) -> None:
    story = standing("axe_a", dummy_repeats_abilities=repeats)
    story.state.abilities[1] = 1
    assert send_north_east(story).play("end-turn").hut("R1-02") == hut


@pytest.mark.rule("A53")
def test_water_is_like_any_other_tile_for_it() -> None:
    story = send_north_east(standing("canoe_a")).play("end-turn")
    assert (story.at("Dummy"), story.hut("R1-02")) == ("R1-02", "Dummy")


@pytest.mark.rule("A1")
@pytest.mark.parametrize("mode", ["ask", "always"])
def test_a_tile_that_it_will_develop_is_not_for_the_person(mode: str) -> None:
    story = standing(
        "axe_a", goods={"Red": "1 wood 3 stone"}, leaders={"Red": "R1-01"}, permission_mode=mode
    )
    assert "R1-02" in story.may("develop"), "nobody stands there"
    send_north_east(story).play("load", "stop")
    assert "R1-02" not in story.may("develop")


@pytest.mark.rule("A1")
def test_any_other_tile_under_it_is_free() -> None:
    story = standing("axe_a", goods={"Red": "1 wood 3 stone"}, leaders={"Red": "R1-01"})
    story.state.abilities[1] = 1
    send_north_east(story).play("develop R1-02")
    assert story.hut("R1-02") == "Red"


@pytest.mark.rule("E181")
@pytest.mark.rule("E170")
@pytest.mark.rule("E187")
def test_in_round_eight_it_offers_and_its_quadrant_is_turned_up() -> None:
    story = new().play("dummy-to V-N", "place R1-05", "end-turn", "dummy-heads NE")
    while story.step != "dummy segment":
        story.play("end-turn")
    assert (story.state.round, story.may("offer")) == (8, ["NE 1", "NE 2"])
    story.play("offer NE 2")
    assert story.tokens("NE")[1] == "Dummy"
    assert story.is_up("R1-01", "R2-02", "R3-01", "R3-06")


@pytest.mark.rule("E182")
@pytest.mark.rule("E183")
def test_then_it_begins_again_in_another_direction() -> None:
    story = new().play("dummy-to V-N", "place R1-05", "end-turn", "dummy-heads NE")
    while story.step != "dummy village":
        story.play("end-turn" if "end-turn" in story.choices else story.choices[0])
    assert story.state.round == 9
    assert story.may("dummy-to") == ["V-N", "V-S"]
    story.play("dummy-to V-N")
    assert story.at("Dummy") == "V-N"
    story.play("end-turn")
    assert (story.state.round, story.at("Dummy")) == (10, "R1-08"), "only northwest is left"


@pytest.mark.rule("E182")
def test_it_does_not_return_to_where_the_person_stands() -> None:
    story = new().play("dummy-to V-N", "place V-S", "end-turn", "dummy-heads NE")
    while story.state.round < 9:
        story.play("end-turn" if "end-turn" in story.choices else story.choices[0])
    assert (story.at("Red"), story.at("Dummy")) == ("V-S", "V-N"), "there was no choice"


@pytest.mark.rule("E183")
def test_from_the_other_village_both_ways_are_open() -> None:
    story = new().play("dummy-to V-N", "place R1-05", "end-turn", "dummy-heads NE")
    while story.step != "dummy village":
        story.play("end-turn" if "end-turn" in story.choices else story.choices[0])
    assert story.play("dummy-to V-S", "end-turn").may("dummy-heads") == ["SE", "SW"]


@pytest.mark.rule("E184")
@pytest.mark.rule("E185")
@pytest.mark.rule("E186")
@pytest.mark.rule("A57")
def test_t23_after_its_second_offer_three_rounds_are_left() -> None:
    story = new("six huts").play("dummy-to V-N", "place R1-05", "end-turn", "dummy-heads NE")
    to_round(story, 16)
    assert story.face_down == set()
    assert story.at("Dummy"), "it leaves at the end of the round"
    to_round(story, 17)
    assert (story.at("Dummy"), story.state.countdown) == ("", 3)
    while not story.over:
        story.play("end-turn")
    assert story.state.round == 19
    huts = story.state.huts_of(1)
    assert huts == len(story.abilities("Dummy").split()) <= 6
    points = story.points("Dummy")
    assert points["bonus"] == 5
    assert set(points) == {"collected status", "developed tiles", "ceremonial sites", "bonus"}


@pytest.mark.rule("E186")
def test_with_six_different_abilities_it_has_six_huts() -> None:
    huts = []
    for seed in range(12):
        story = new(str(seed)).play("dummy-to V-N", "place R1-05", "end-turn", "dummy-heads NE")
        to_round(story, 17)
        huts.append(int(story.state.huts_of(1)))
    assert max(huts) == 6
    assert min(huts) >= 4


@pytest.mark.rule("E187")
@pytest.mark.rule("A56")
def test_who_ends_the_game_earlier_plays_the_dummy_to_the_end_all_the_same() -> None:
    story = new().play("dummy-to V-N", "place R1-05", "end-turn", "dummy-heads NE")
    to_round(story, 4)
    story.state.face_up = (1 << 44) - 1
    story.play("end-turn")
    assert (story.state.round, story.state.countdown) == (5, 3)
    assert story.hut("R2-03") == "Dummy"
    while not story.over:
        story.play("end-turn")
    assert story.state.round == 7


@pytest.mark.rule("E170")
@pytest.mark.rule("A62")
@pytest.mark.rule("E131")
def test_homage_to_the_dummy_also_when_it_has_left() -> None:
    story = Story(players=1, in_round=17, owns={"Dummy": "basket"}, status={"Red": 1})
    assert story.at("Dummy") == ""
    story.play("homage Dummy", "gather")
    assert (story.food("Red"), story.status("Dummy")) == (5, 1)


# The duty not to block


def in_the_way(food: int) -> Story:
    """The person stands where the dummy must go next."""
    story = Story(
        players=1,
        in_round=3,
        tiles={"R1-02": "axe_a", "R2-03": "basket_b", "R3-03": "grasslands", "R1-01": "forest"},
        leaders={"Red": "R2-03"},
        food={"Red": food},
        goods={"Red": "1 stone"},
    )
    send_north_east(story)
    return story.play("load", "stop")


@pytest.mark.rule("E171")
@pytest.mark.rule("A54")
def test_t52_who_can_step_aside_must() -> None:
    story = in_the_way(1)
    assert "end-turn" not in story.choices
    story.play("walk R3-03")
    assert "end-turn" in story.choices


@pytest.mark.rule("A54")
@pytest.mark.rule("A64")
def test_who_has_gone_forty_steps_cannot_step_aside() -> None:
    story = Story(
        players=1,
        in_round=3,
        tiles={"R1-02": "axe_a", "R2-03": "bow_b", "R3-03": "grasslands"},
        leaders={"Red": "R2-03"},
        owns={"Red": "boots"},
        food={"Red": 1},
    )
    send_north_east(story)
    for _ in range(20):
        story.play("walk R3-03", "walk R2-03")
    assert story.may("walk") == []
    assert "end-turn" in story.choices


@pytest.mark.rule("A1")
@pytest.mark.rule("A54")
@pytest.mark.parametrize(
    ("number", "stands", "needs"), [(3, "R1-02", "R2-03"), (5, "R2-03", "R3-04")]
)
def test_it_needs_all_tiles_of_its_way(number: int, stands: str, needs: str) -> None:
    tiles = {"R1-02": "axe_a", "R2-03": "bow_b", "R3-04": "basket_b", "R3-05": "grasslands"}
    goods = {"Red": "2 tendon 6 wood 3 stone"}
    for now, dummy, person in ((number, stands, needs), (number + 1, needs, "R3-05")):
        story = Story(players=1, in_round=now, tiles=tiles, goods=goods, food={"Red": 9})
        send_north_east(story).state.leader[1] = CELLS.index(dummy)
        story.state.leader[0] = CELLS.index(person)
        story.play("load", "stop")
        assert ("end-turn" in story.choices) == (person != needs)
        assert needs not in story.may("develop") or dummy != needs


@pytest.mark.rule("A54")
@pytest.mark.rule("A69")
def test_t52_who_cannot_shares_the_tile() -> None:
    story = in_the_way(0)
    assert "end-turn" in story.choices
    story.play("end-turn")
    assert story.at("Dummy") == story.at("Red") == "R2-03"
    assert {"gather", "end-turn"} <= set(story.choices), "a normal turn, which may end there"
    story.play("end-turn")
    assert (story.state.round, story.hut("R2-03")) == (5, "Dummy"), "nobody was asked"


@pytest.mark.rule("A54")
def test_with_two_ways_left_nobody_is_in_the_way() -> None:
    story = new().play("dummy-to V-N", "place V-S")
    story.play("walk R1-03", "explore", "turn-up R1-02", "stop", "walk R1-02")
    assert "end-turn" in story.choices
    story.play("end-turn")
    assert story.at("Dummy") == "R1-08", "it takes the free way"


@pytest.mark.rule("A1")
@pytest.mark.rule("A54")
@pytest.mark.rule("E187")
def test_in_the_last_round_the_dummy_needs_nothing_any_more() -> None:
    story = in_the_way(5)
    story.state.countdown = 1
    assert "end-turn" in story.play("walk R3-03", "walk R2-03").choices
    here = standing("axe_a", goods={"Red": "1 wood 3 stone"}, leaders={"Red": "R1-01"})
    send_north_east(here).state.countdown = 1
    assert "R1-02" in here.play("load", "stop").may("develop")


# Winning


def finished(person: int, dummy: int) -> Story:
    """A solo game that is over."""
    story = Story(players=1, in_round=19, status={"Red": person, "Dummy": dummy}, all_up=True)
    story.state.countdown = 1
    return story.play("end-turn")


@pytest.mark.rule("E188")
@pytest.mark.rule("A50")
def test_a_person_wins_with_more_than_the_dummy() -> None:
    assert finished(5, 4).winners == ["Red"]
    assert finished(4, 5).winners == ["Dummy"]
    tie = finished(4, 4)
    assert tie.winners == []
    check_result(GAME, tie.state)


@pytest.mark.rule("A69")
def test_the_dummy_never_decides() -> None:
    for seed in range(3):
        state, rng = GAME.new(1, str(seed)), Rng(str(seed))
        while not state.over:
            assert state.to_move == 0
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
        assert state.round == 19
        assert state.leader[1] == NONE
