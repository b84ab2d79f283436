"""The search finds what can be worked out by hand, keeps to its budget and tells what it thinks."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import lascaux
from lascaux import Insight, Rng, Sight, State
from lascaux.arena.simulation.simulate import Plan, simulate
from lascaux.bots.kinds import SearchSettings, search_bot
from lascaux.bots.search import LARGEST, MAXN, PARANOID, SELF, SearchBot
from lascaux.bots.tree import Tree
from tests.bots.toys import Crowd, Dice, Favour, Nim, Shells

HUNTERS = lascaux.game("hunters")


def searcher(others: int = MAXN, iterations: int = 400, rollout: int = 30) -> SearchBot:
    """A search without any insight but who has won."""
    return SearchBot(Rng("mine"), Insight(), 0.0, iterations, rollout, 1, others, 0.7, 2.0)


def sight(state: State) -> Sight:
    """What the seat to move sees."""
    return Sight(state, state.to_move, Rng("eyes"))


@pytest.mark.parametrize("others", [MAXN, PARANOID])
@pytest.mark.parametrize(("pile", "take"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_leaves_a_multiple_of_four_in_nim(others: int, pile: int, take: int) -> None:
    assert searcher(others, 2000).choose(sight(Nim(2, [pile]))) == take


def test_each_seeks_its_own_win_or_all_are_thought_to_be_against_us() -> None:
    position = sight(Favour(3, []))
    assert searcher(MAXN).choose(position) == Favour.TRUST  # half a win, for seat 1 wants it too
    assert searcher(PARANOID).choose(position) == Favour.ALL  # seat 1 would spite us
    assert searcher(SELF).choose(position) == Favour.ALL  # half a win half of the time


class AsItIs(Insight):
    """Points and nothing else, in a game where lots tell nothing."""

    def lots_tell(self) -> bool:
        return False


@pytest.mark.parametrize("others", [MAXN, SELF])
def test_where_lots_tell_nothing_positions_are_judged_as_they_are(others: int) -> None:
    def tried(rollout: int) -> list[tuple[int, int, tuple[float, ...]]]:
        search = SearchBot(Rng("mine"), AsItIs(), 0.0, 200, rollout, 1, others, 0.7, 2.0)
        prospects = search.think(sight(middle())).prospects
        return [(each.action, each.visits, each.chances) for each in prospects]

    assert tried(0) == tried(30)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_where_lots_tell_nothing_no_choice_is_tried_before_all_are_weighed(seed: str) -> None:
    """Trusted, seat 1 shares the win from the first time on; a lot would have it spite us, too."""
    search = SearchBot(Rng(seed), AsItIs(), 0.0, 4, 0, 1, MAXN, 0.0, 2.0)
    best = search.think(sight(Favour(3, []))).prospects[0]
    assert (best.action, best.visits) == (Favour.TRUST, 4)  # twice even, then twice shared
    assert best.chances == pytest.approx((5 / 12, 5 / 12, 2 / 12))


def test_where_lots_tell_nothing_a_plan_ends_with_the_turn() -> None:
    """Seat 1 is not thought to give away half a win by lot: what it does is not thought of."""
    search = SearchBot(Rng("mine"), AsItIs(), 0.0, 400, 0, 1, SELF, 0.7, 2.0)
    thought = search.think(sight(Favour(3, [])))
    even = pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert [each.chances for each in thought.prospects if each.action == Favour.TRUST] == [even]


class LeavesFour(AsItIs):
    """Sees points only once what was begun is completed, and then to whoever has left four."""

    def completed(self, state: State) -> State:
        assert isinstance(state, Nim)
        ahead = state.copy()
        if state.facts[0] == 4:
            ahead.points[1 - state.to_move] = 9
        return ahead


@pytest.mark.parametrize("others", [MAXN, PARANOID, SELF])
def test_choices_are_weighed_by_what_they_are_once_completed(others: int) -> None:
    search = SearchBot(Rng("mine"), LeavesFour(), 0.0, 1, 0, 1, others, 0.0, 2.0)
    assert search.choose(sight(Nim(2, [7]))) == 3
    assert search.choose(sight(Nim(2, [6]))) == 2


class Outlook(AsItIs):
    """Sees in the outlook alone that it is good to leave four."""

    def outlook(self, state: State) -> vec[float]:
        assert isinstance(state, Nim)
        left_four = 1.0 if state.facts[0] == 4 else 0.0
        chances = vec[float]([0.0, 0.0])
        chances[1 - state.to_move] = left_four
        chances[state.to_move] = 1.0 - left_four
        return chances


@pytest.mark.parametrize("others", [MAXN, PARANOID, SELF])
def test_lines_of_play_are_judged_by_the_outlook(others: int) -> None:
    search = SearchBot(Rng("mine"), Outlook(), 0.0, 1, 0, 1, others, 0.0, 2.0)
    prospects = search.think(sight(Nim(2, [7]))).prospects
    assert {each.action: each.chances[0] for each in prospects} == {1: 0.0, 2: 0.0, 3: 1.0}


class Leaning(Insight):
    """Taking more in Nim looks a little better, by as much as may be at stake."""

    def __init__(self, stakes: float) -> None:
        self.at_stake = stakes

    def stakes(self) -> float:
        return self.at_stake

    def lots_tell(self) -> bool:
        return False

    def chances(self, state: State) -> vec[float]:
        assert isinstance(state, Nim)
        better, others = 0.01 * (20 - state.facts[0]), int(state.sides) - 1
        return vec[float]([0.5 + better, *[(0.5 - better) / others] * others])


@pytest.mark.parametrize(("stakes", "followed_up"), [(1.0, False), (0.001, True)])
def test_where_little_is_at_stake_what_looks_best_is_followed_up(
    stakes: float, followed_up: bool
) -> None:
    search = SearchBot(Rng("mine"), Leaning(stakes), 0.0, 30, 0, 1, SELF, 0.4, 2.0)
    best, *others = search.think(sight(Nim(2, [20]))).prospects
    assert best.action == 3
    assert (best.visits > 3 * sum(each.visits for each in others)) == followed_up


def test_among_more_sides_chances_are_smaller_and_what_looks_worse_is_tried_less() -> None:
    def visits(sides: int, explore: float) -> list[int]:
        search = SearchBot(Rng("mine"), Leaning(1.0), 0.0, 60, 0, 1, SELF, explore, 2.0)
        return [each.visits for each in search.think(sight(Nim(sides, [20]))).prospects]

    assert visits(8, 0.4) == visits(2, 0.1) != visits(2, 0.4)


class LongTurn(Nim):
    """Seat 0 takes all of the pile, bit by bit."""

    def advance(self, action: i64) -> None:
        super().advance(action)
        self.to_move = 0


@pytest.mark.parametrize(("stakes", "by_lot"), [(1.0, True), (0.001, False)])
def test_a_long_turn_of_small_decisions_is_not_planned_by_lot(stakes: float, by_lot: bool) -> None:
    def tried(seed: str) -> list[tuple[int, int, tuple[float, ...]]]:
        search = SearchBot(Rng(seed), Leaning(stakes), 0.0, 40, 0, 1, SELF, 0.4, 2.0)
        prospects = search.think(sight(LongTurn(2, [20]))).prospects
        return [(each.action, each.visits, each.chances) for each in prospects]

    assert (len({str(tried(seed)) for seed in "abcd"}) > 1) == by_lot


def test_whoever_plays_against_us_looks_first_at_what_hurts_us() -> None:
    assert searcher(PARANOID, 30).choose(sight(Crowd(3, []))) == Favour.ALL
    assert searcher(MAXN, 30).choose(sight(Crowd(3, []))) == Favour.TRUST


def test_what_is_hidden_is_not_counted_on_when_it_comes_to_be_decided() -> None:
    """Whoever thinks each deal through by itself believes that every guess will be right."""
    thought = searcher(iterations=3000).think(sight(Shells(2, [1, 0])))
    assert thought.prospects[0].action == Shells.SHARE
    assert thought.prospects[0].chances == pytest.approx((0.5, 0.5))


def test_chance_is_averaged() -> None:
    thought = searcher(iterations=4000).think(sight(Dice(2, [5])))
    best = thought.prospects[0]
    assert best.action == 5
    assert best.chances[0] == pytest.approx(5 / 6, abs=0.05)


def middle() -> State:
    """A position of a real game with many choices."""
    state = HUNTERS.new(2, "middle")
    rng = Rng("way")
    while len(state.legal()) < 25:
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    return state


def hunter(iterations: int = 60, **settings: float) -> SearchBot:
    """The search of a real game."""
    told = SearchSettings(iterations=iterations, **settings)  # type: ignore[arg-type]
    return search_bot(HUNTERS, Rng("mine"), told)


def test_it_keeps_to_its_iterations_and_tells_all_choices_best_first() -> None:
    state = middle()
    thought = hunter().think(sight(state))
    assert thought.iterations <= 60
    visits = [prospect.visits for prospect in thought.prospects]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == thought.iterations + len(visits)  # each is weighed once before
    assert sorted(p.action for p in thought.prospects) == sorted(state.legal())
    for prospect in thought.prospects:
        assert sum(prospect.chances) == pytest.approx(1.0)


def test_it_remembers_no_more_than_it_may() -> None:
    bot = hunter(200)
    bot.choose(sight(middle()))
    for number in range(LARGEST - 10 - bot.tree.size):
        bot.tree.add(number, vec[i64]([0]))
    bot.think(sight(middle()))
    assert bot.tree.size == LARGEST
    assert bot.think(sight(middle())).prospects
    assert bot.tree.size < 1000  # it began anew


def test_the_line_that_it_expects_begins_with_its_choice_and_can_be_played() -> None:
    state = middle()
    thought = hunter(200).think(sight(state))
    assert thought.line[0] == thought.prospects[0].action
    for action in thought.line:
        state.apply(action)


def test_it_keeps_to_its_time() -> None:
    told = SearchSettings(time=0.2)
    thought = search_bot(HUNTERS, Rng("mine"), told).think(sight(middle()))
    assert thought.iterations > 0
    assert thought.seconds < 1.0


def test_it_stops_when_the_rest_of_its_budget_could_not_change_its_mind() -> None:
    thought = searcher(iterations=100_000).think(sight(Nim(2, [3])))
    assert thought.prospects[0].action == 3
    assert thought.iterations < 90_000


def test_a_wide_decision_is_looked_at_where_it_is_promising() -> None:
    thought = hunter(40, width=1.0).think(sight(middle()))
    looked_at = sum(prospect.visits > 1 for prospect in thought.prospects)
    assert len(thought.prospects) >= 25
    assert 2 <= looked_at <= 7  # the root of the visits


def test_it_remembers_what_it_thought_of_a_position_before() -> None:
    bot = hunter(300)
    state = HUNTERS.new(2, "first")
    state.apply(bot.think(sight(state)).prospects[0].action)
    assert state.to_move == 0  # the tile lies; now the piece
    again = bot.think(sight(state))
    assert sum(p.visits for p in again.prospects) > again.iterations + len(again.prospects)


def test_among_equally_visited_choices_the_better_value_decides() -> None:
    tree = Tree(2)
    decision = tree.add(1, vec[i64]([7, 8, 9]))
    for edge, chance in enumerate((0.2, 0.9, 0.4)):
        tree.count_try(edge, vec[float]([chance, 1.0 - chance]))
    assert tree.actions[tree.best(decision, 0)] == 8
    assert tree.actions[tree.best(decision, 1)] == 7
    tree.count_try(2, vec[float]([0.0, 1.0]))
    assert tree.actions[tree.best(decision, 0)] == 9  # visits come first


def test_a_large_tree_finds_every_decision_again() -> None:
    tree = Tree(2)
    for number in range(3000):
        assert tree.add(number * 7919, vec[i64]([1, 2])) == number
    assert all(tree.find(number * 7919, 2) == number for number in range(3000))
    assert tree.find(1, 2) == -1


def test_the_same_games_in_one_process_or_in_several() -> None:
    plan = Plan("pebbles", 2, ("search:iterations=8", "greedy"), games=256, seed="s", rotate=True)
    alone, together = simulate(plan, jobs=1), simulate(plan, jobs=8)
    assert alone == together
