"""The coach: its advice, its reasons and its hindsight, from nothing that a seat cannot know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from lascaux.bots import bot
from lascaux.bots.coach import Suggestion, advise
from lascaux.bots.hindsight import CHOICE, LUCK, OTHERS, Curve, Hindsight
from lascaux.bots.ideas import Thinker
from lascaux.bots.kinds import SearchSettings, search_bot
from lascaux.bots.match import play_match
from lascaux.bots.reasons import Change, amount, average, balance, difference, shortfall
from lascaux.bots.thought import Prospect
from lascaux.bots.turns import LONGEST_TURN
from lascaux.engine.errors import LascauxError
from lascaux.engine.game import Game, game, game_ids
from lascaux.engine.insight import POINTS
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

FEW = 12  # iterations
EVERY = 3  # decisions
LONGEST_GAME = 300
WORTHS: dict[str, Callable[[Game, State], Any]] = {
    "hunters": lambda game, state: game.insight.worths(state),  # type: ignore[attr-defined]
    "rise": lambda game, state: game.insight._expected(state),  # type: ignore[attr-defined]
    "tribes": lambda game, state: game.insight._worths(state),  # type: ignore[attr-defined]
    "cromagnon": lambda game, state: game.insight._worths(state),  # type: ignore[attr-defined]
}


def after(game: Game, decisions: int, players: int | None = None) -> State:
    """A position in the middle of a game between greedy bots, or its end."""
    state: State = game.new(players, "coach")
    mind, eyes = bot("greedy", game, Rng("a")), Rng("b")
    for _ in range(decisions):
        if not state.over:
            state.apply(int(mind.choose(Sight(state, state.to_move, eyes))))
    return state


def finished(game: Game, players: int) -> tuple[State, list[int]]:
    """A first position, and all that was then done in it."""
    first = game.new(players, "hindsight")
    minds = [bot(("gentle", "greedy")[seat % 2], game, Rng(f"{seat}")) for seat in range(players)]
    return first, play_match(first.copy(), minds, Rng("eyes")).actions


def told(game: Game, state: State, seat: int) -> tuple[Suggestion, ...]:
    """All that the coach says to a seat, with always the same chance."""
    advice = advise(game, Sight(state, seat, Rng("eyes")), Rng("coach"), iterations=FEW)
    return advice.suggestions


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("decisions", [0, 3, 5])
def test_the_best_few_ideas_with_their_chances_reasons_and_plans(
    game_id: str, decisions: int
) -> None:
    found = game(game_id)
    state = after(found, decisions)
    legal = [int(action) for action in state.legal()]
    assert len(legal) > 1
    suggestions = told(found, state, int(state.to_move))
    assert 1 <= len(suggestions) <= min(3, len(legal))
    for each in suggestions:
        assert each.action in legal
        assert each.label == found.label(state, each.action, state.to_move)
        assert 0.0 <= each.chance <= 1.0
        for text in (each.why, each.plan, each.twins):
            assert not text or (text[0].isupper() and text.endswith("."))
        check_chain(state, each)


def check_chain(state: State, suggestion: Suggestion) -> None:
    """What goes into a plan can be taken whole, and then it is for others or chance to go on."""
    twin = state.held()
    assert suggestion.actions[0] == suggestion.action
    for action in suggestion.actions:
        twin.apply(action)
    assert twin.paused or twin.over or len(suggestion.actions) == LONGEST_TURN


def bodies(suggestions: tuple[Suggestion, ...]) -> list[str]:
    """All sentences, each without the number of the idea that it is compared with."""
    texts = [text for each in suggestions for text in (each.why, each.plan, each.twins) if text]
    return [re.sub(r"^(Over|Against) \d: ", "", text) for text in texts]


@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_is_said_twice_in_one_advice_all_through_a_game(game_id: str) -> None:
    found = game(game_id)
    state: State = found.new(seed="twice")
    minds = [bot(name, found, Rng(name)) for name in ("greedy", "random")]
    eyes, asked = Rng("eyes"), 0
    for number in range(LONGEST_GAME):
        if state.over:
            break
        if number % EVERY == 0 and len(state.legal()) > 1:
            suggestions = told(found, state, int(state.to_move))
            said = bodies(suggestions)
            assert len(said) == len(set(said)), said
            assert all(each.why for each in suggestions[:-1])
            assert len({each.label for each in suggestions}) == len(suggestions)
            asked += 1
        sight = Sight(state, state.to_move, eyes)
        state.apply(int(minds[number % 7 == 0].choose(sight)))
    assert asked


def test_a_tile_that_is_turned_is_one_idea() -> None:
    found = game("hunters")
    turned = 0
    for decisions in range(0, 40, 4):
        state = after(found, decisions)
        seat = int(state.to_move)
        choices = {each.action: each for each in found.decision(state, seat).choices}
        spots = [
            (choices[each.action].thing, choices[each.action].place, choices[each.action].way)
            for each in told(found, state, seat)
        ]
        ways = {each.place for each in choices.values() if each.turns}
        turned += 0 < len(ways) < len(choices)
        if ways:
            assert len({place for _, place, _ in spots}) == len(spots)
    assert turned, "somewhere a tile could be turned"


def test_the_same_steps_in_another_order_are_one_idea() -> None:
    """Gathering from one hex and then from another, or the other way round."""
    found = game("rise")
    for decisions in range(60):
        state = after(found, decisions)
        if state.over:
            break
        twins = reordered(found, state)
        if twins:
            break
    else:
        pytest.fail("nobody could do two things in any order")
    thinker = Thinker(found, Sight(state, state.to_move, Rng("eyes")), Rng("mine"))
    one, other = (thinker.idea(Prospect(line[0], 1, (0.5, 0.5), line)) for line in twins)
    assert one.label != other.label
    assert thinker.are_twins(one, other)
    prospects = [Prospect(line[0], 1, (0.5, 0.5), line) for line in twins]
    (told,) = thinker.different(prospects, 2)
    assert told.twins == [], "another order is not worth a word"


def reordered(game: Game, state: State) -> list[tuple[int, ...]]:
    """Two decisions that gather, and the same in another order, if that is possible."""
    legal = [int(action) for action in state.legal()]
    gathering = [each for each in legal if game.actions.data(each)["kind"] == "gather"]
    for one in gathering:
        twin = state.held()
        twin.apply(one)
        for other in gathering:
            if not twin.paused and other in [int(action) for action in twin.legal()]:
                return [(one, other), (other, one)] if one != other else []
    return []


def test_different_things_are_different_ideas() -> None:
    found = game("hunters")
    state = after(found, 1)  # a tile is laid: who is placed where?
    sight = Sight(state, state.to_move, Rng("eyes"))
    thinker = Thinker(found, sight, Rng("mine"))
    thought = search_bot(found, Rng("search"), SearchSettings(iterations=FEW)).think(sight)
    ideas = [thinker.idea(each) for each in thought.prospects]
    hunter = next(each for each in ideas if each.label.startswith("hunter"))
    nobody = next(each for each in ideas if each.label.startswith("no piece"))
    assert not thinker.are_twins(hunter, nobody)


def test_there_is_no_advice_when_the_game_is_over() -> None:
    found = game("pebbles")
    with pytest.raises(LascauxError, match="nothing to decide"):
        told(found, after(found, 1000), 0)


@pytest.mark.parametrize("game_id", game_ids())
def test_advice_is_the_same_whatever_a_seat_cannot_know(game_id: str) -> None:
    found = game(game_id)
    checked = 0
    for decisions in range(0, 40, 8):
        state = after(found, decisions, found.most_players)
        if state.over:
            break
        seat = int(state.to_move)
        expected = told(found, state, seat)
        other = state.determinize(seat, Rng(f"another truth {decisions}"))
        assert told(found, other, seat) == expected
        checked += other.to_ints() != state.to_ints()
    assert checked, "at least once something hidden was different"


@pytest.mark.parametrize("game_id", WORTHS)
def test_features_add_up_to_what_a_position_is_worth(game_id: str) -> None:
    found = game(game_id)
    for players in (2, found.most_players):
        for decisions in (0, 7, 30, 60, 1000):
            state = after(found, decisions, players)
            worths = WORTHS[game_id](found, state)
            for seat in range(players):
                features = found.insight.features(state, seat)
                assert sum(features.values()) == pytest.approx(worths[seat])


@pytest.mark.parametrize("game_id", game_ids())
def test_pieces_count_what_features_name(game_id: str) -> None:
    found = game(game_id)
    for decisions in (0, 7, 30):
        state = after(found, decisions)
        for seat in range(state.players):
            features, pieces = (
                each(state, seat) for each in (found.insight.features, found.insight.pieces)
            )
            assert state.over or pieces.keys() <= features.keys()
            assert all(number == int(number) >= 0 for number in pieces.values())


def changed(own: dict[str, float], rival: float = 0.0, **more: dict[str, float]) -> Change:
    """What a choice changes for Red, and for Green in forests."""
    standings = (own, {"forests": rival})
    return Change(0, ("Red", "Green"), standings, more.get("pieces", {}), more.get("sources", {}))


def test_the_difference_of_two_choices_is_told_in_the_terms_of_the_game() -> None:
    forest, hut = changed({"forests": 6.2, "supply": -1.0}), changed({"huts": 2.0, "supply": -1.0})
    assert (
        difference(forest, hut)
        == "about 6 points more for forests, but about 2 points less for huts"
    )
    assert shortfall(hut, forest) == (
        "about 6 points less for forests, but about 2 points more for huts"
    )
    assert difference(forest, forest) == shortfall(forest, forest) == ""
    now = changed({"supply": -3.0})
    assert difference(now, changed({"supply": 0.0})) == (
        "about 3 points less for supply for now, which pays off later"
    )
    assert shortfall(changed({"supply": 0.0}), now) == (
        "about 3 points more for supply for now, which does not last"
    )


def test_points_are_told_with_their_source_and_pieces_are_counted() -> None:
    river = changed(
        {POINTS: 3.0, "huts in supply": 0.0},
        sources={"rivers": 3.0, "forests": 0.0},
        pieces={"huts in supply": 0.0},
    )
    hut = changed(
        {POINTS: 0.0, "huts in supply": 1.4},
        sources={"rivers": 0.0, "forests": 0.0},
        pieces={"huts in supply": 1.0},
    )
    assert difference(river, hut) == "3 more points at once (rivers), but 1 fewer hut in supply"
    assert shortfall(hut, river) == "3 fewer points at once (rivers), but 1 more hut in supply"


def test_what_comes_of_a_source_is_told_apart_from_what_came_of_it() -> None:
    finished = changed({POINTS: 12.0, "forests": -6.0}, sources={"forests": 12.0, "rivers": 0.0})
    other = changed({POINTS: 0.0, "forests": 0.0}, sources={"forests": 0.0, "rivers": 0.0})
    assert difference(finished, other) == (
        "12 more points at once (forests), but about 6 points less to come from forests"
    )


def test_a_rival_counts_and_what_decides_is_not_counted_in_points() -> None:
    mine, other = changed({"areas": 0.5}, rival=-8.0), changed({"areas": 0.0})
    assert difference(mine, other) == (
        "about half a point more for areas and Green gets about 8 points less for forests"
    )
    assert balance(mine, other) == pytest.approx(8.5)
    worse = changed({"areas": -2.0}, rival=-8.0)
    assert difference(worse, other) == (
        "Green gets about 8 points less for forests, but about 2 points less for areas of one's own"
    )
    assert difference(changed({"victory": 100.0}), other) == "far more for victory"


def test_what_is_usual_is_the_average() -> None:
    mean = average([changed({"areas": 1.0}, rival=2.0), changed({"areas": 3.0})])
    assert mean == changed({"areas": 2.0}, rival=1.0)
    assert [amount(points) for points in (0.2, 0.5, 1.2)] == [
        "a fraction of a point",
        "about half a point",
        "about a point",
    ]


def curve_of(game: Game, players: int) -> tuple[State, list[int], Curve]:
    first, actions = finished(game, players)
    return first, actions, Hindsight(game, "curve", iterations=FEW).curve(first, actions)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_curve_tells_every_turn_and_ends_with_the_result(game_id: str) -> None:
    found = game(game_id)
    players = min(3, found.most_players)
    first, actions, curve = curve_of(found, players)
    state = first.copy()
    movers = []
    for action in actions:
        movers.append(int(state.to_move))
        state.apply(action)
    for point in curve.points[: -state.players]:
        assert movers[point.move] == point.seat, "each seat is judged when it is to decide"
        assert 0.0 <= point.chance <= 1.0
    winners = state.winners()
    for seat in range(players):
        last = curve.of(seat)[-1]
        assert last.move == len(actions)
        assert last.chance == pytest.approx(1 / len(winners) if seat in winners else 0.0)


@pytest.mark.parametrize("game_id", ["cromagnon", "epoch", "hunters", "rise", "tribes"])
def test_turning_points_are_few_explained_and_in_order(game_id: str) -> None:
    found = game(game_id)
    _, actions, curve = curve_of(found, 2)
    turns = curve.turning_points
    assert 1 <= len(turns) <= 6
    assert [turn.move for turn in turns] == sorted({turn.move for turn in turns})
    for turn in turns:
        assert 0 <= turn.move < len(actions)
        assert abs(turn.after - turn.before) > 0.05
        assert turn.cause in (CHOICE, LUCK, OTHERS)
        assert any(name in turn.text for name in found.seat_names[:2])


@pytest.mark.parametrize("game_id", game_ids())
def test_hindsight_depends_on_nothing_that_a_seat_did_not_know(game_id: str) -> None:
    """The chance of whoever was to decide, when all that they could not know was otherwise."""
    found = game(game_id)
    hindsight = Hindsight(found, "fair", iterations=FEW)
    state = after(found, 6)
    seat = int(state.to_move)
    other = state.determinize(seat, Rng("another truth"))
    assert hindsight._judged(state, 6, seat, ()) == hindsight._judged(other, 6, seat, ())


def test_the_same_chance_gives_the_same_curve() -> None:
    found = game("pebbles")
    assert curve_of(found, 3)[2] == curve_of(found, 3)[2]
