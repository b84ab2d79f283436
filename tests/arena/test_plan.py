from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lascaux import LascauxError
from lascaux.arena.contests.plan import LADDER, ROUND_ROBIN, ArenaPlan, make_plan, ways_to_sit

plans = st.builds(
    ArenaPlan,
    game=st.just("any"),
    players=st.integers(1, 5),
    bots=st.sampled_from([("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d")]),
    games=st.just(60),  # whole deals for any of these numbers of players
    seed=st.text(),
    mode=st.sampled_from([ROUND_ROBIN, LADDER]),
)


@given(plans)
def test_each_bot_of_a_pairing_sits_on_each_seat_equally_often(plan: ArenaPlan) -> None:
    sat: dict[str, Counter[tuple[int, str]]] = {}
    for number in range(plan.total):
        bout = plan.bout(number)
        sat.setdefault(bout.title, Counter()).update(enumerate(bout.seats))
    for counts in sat.values():
        assert set(counts.values()) == {plan.games // min(2, plan.players)}


@given(plans)
def test_all_pairings_play_the_same_deals_from_all_ways_to_sit(plan: ArenaPlan) -> None:
    ways = len(ways_to_sit(plan.players))
    deals: dict[str, Counter[str]] = {}
    for number in range(plan.total):
        bout = plan.bout(number)
        deals.setdefault(bout.title, Counter())[bout.deal] += 1
    assert len(deals) == len(plan.pairings)
    for counts in deals.values():
        assert counts == {f"{plan.seed} {deal}": ways for deal in range(plan.games // ways)}


@given(plans)
def test_a_plan_survives_json(plan: ArenaPlan) -> None:
    assert ArenaPlan.from_json(json.loads(json.dumps(plan.to_json()))) == plan


def test_everybody_meets_everybody_or_only_the_neighbours() -> None:
    every = ArenaPlan("any", 2, ("a", "b", "c"), 2, "s")
    assert every.pairings == [("a", "b"), ("a", "c"), ("b", "c")]
    neighbours = ArenaPlan("any", 2, ("a", "b", "c"), 2, "s", mode=LADDER)
    assert neighbours.pairings == [("a", "b"), ("b", "c")]


def test_a_longer_plan_begins_like_a_shorter_one() -> None:
    short, long = (ArenaPlan("any", 3, ("a", "b", "c"), games, "s") for games in (6, 60))
    assert [short.bout(at) for at in range(18)] == [long.bout(at) for at in range(18)]


@pytest.mark.parametrize(("players", "games"), [(2, 8), (3, 12)])
def test_games_are_rounded_up_to_whole_deals(players: int, games: int) -> None:
    assert make_plan("pebbles", ["greedy", "random"], 7, "s", players).games == games


def test_bots_keep_the_names_they_were_given_and_options_are_checked() -> None:
    bots = [" greedy ", "search:rollout=12,iterations=05"]
    plan = make_plan("pebbles", bots, 2, "s", options={"--rounds": "1", "dice": "six"})
    assert plan.bots == ("greedy", "search:rollout=12,iterations=05")
    assert plan.options == {"rounds": "1"}


def test_at_a_game_for_one_every_bot_plays_every_deal_once_and_alone() -> None:
    plan = make_plan("patience", ["greedy", "random", "stubborn"], 2, "s")
    assert (plan.players, plan.games, plan.total) == (1, 2, 6)
    assert [(plan.bout(at).deal, plan.bout(at).seats) for at in range(6)] == [
        ("s 0", ("greedy",)),
        ("s 0", ("random",)),
        ("s 0", ("stubborn",)),
        ("s 1", ("greedy",)),
        ("s 1", ("random",)),
        ("s 1", ("stubborn",)),
    ]
    with pytest.raises(LascauxError, match="nobody has neighbours in a ladder"):
        make_plan("patience", ["greedy", "random"], 2, "s", mode=LADDER)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"bots": ["greedy", "nobody"]}, "there is no bot 'nobody'; installed: .*greedy"),
        ({"bots": ["greedy"]}, "at least 2 bots"),
        ({"bots": ["greedy", "random", " greedy "]}, "greedy is named twice;"),
        (
            {"bots": ["search:time=2,iterations=5", "search:iterations=05,time=2.0"]},
            "named twice, once as search:time=2,iterations=5; a bot cannot meet itself",
        ),
        ({"bots": ["greedy", "search:depth=1"]}, "no setting 'depth'"),
        ({"games": 0}, "at least 1 game"),
        ({"players": 9}, "pebbles is for 2 to 3 players"),
        ({"players": 1}, "pebbles is for 2 to 3 players, not 1"),
        ({"players": 0}, "pebbles is for 2 to 3 players, not 0"),
        ({"players": -2}, "pebbles is for 2 to 3 players, not -2"),
        ({"game": "patience", "players": 2}, "patience is for 1 player, not 2"),
        ({"options": {"rounds": "99"}}, "--rounds takes a number"),
        ({"content": Path("mine.toml")}, "no content file"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: dict[str, object], why: str) -> None:
    fine = {"game": "pebbles", "bots": ["greedy", "random"], "games": 2, "seed": "s"}
    with pytest.raises(LascauxError, match=why):
        make_plan(**{**fine, **wrong})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 3),
        ("players", "2"),
        ("players", True),
        ("players", -2),
        ("players", 2.0),
        ("bots", [1, 2]),
        ("bots", "ab"),
        ("bots", ["a"]),
        ("bots", ["a", "a"]),
        ("bots", None),
        ("games", 0),
        ("games", -4),
        ("games", "many"),
        ("seed", 7),
        ("seed", "\ud800"),
        ("options", [1]),
        ("options", {"rounds": 1}),
        ("content", 5),
        ("content", "\0"),
        ("content_version", None),
        ("mode", "xyz"),
    ],
)
def test_a_plan_from_a_file_names_what_cannot_be(name: str, value: object) -> None:
    plan = ArenaPlan("any", 2, ("a", "b"), 2, "s").to_json()
    with pytest.raises(LascauxError, match=f"no plan of an arena: its {name} cannot be ") as error:
        ArenaPlan.from_json({**plan, name: value})
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("data", [None, 3, [], "plan", {}, {"game": "any"}])
def test_what_is_no_plan_at_all_is_refused(data: object) -> None:
    with pytest.raises(LascauxError, match="this is no plan of an arena"):
        ArenaPlan.from_json(data)


def test_a_plan_with_an_unknown_field_is_refused() -> None:
    plan = ArenaPlan("any", 2, ("a", "b"), 2, "s").to_json()
    with pytest.raises(LascauxError, match="this is no plan of an arena"):
        ArenaPlan.from_json({**plan, "weather": "fine"})
