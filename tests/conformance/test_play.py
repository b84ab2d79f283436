"""What must hold in every position of every registered game: actions, copies, endings."""

import pytest

import lascaux
from lascaux import IllegalAction, LascauxError, Rng
from tests.conformance.walk import illegal_actions, option_sets, start, tables, walk

TABLES = tables()
MOST_DECISIONS = 20_000


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_random_games_end_with_a_result(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for seed in range(5):
        state = start(game_id, players, str(seed))
        decisions = sum(1 for _ in walk(state, str(seed))) - 1
        assert 0 < decisions < MOST_DECISIONS
        result = game.result(state)
        assert len(result.scores) == len(result.breakdown) == state.sides
        assert result.winners
        assert all(result.scores[winner] == max(result.scores) for winner in result.winners)
        assert [sum(points.values()) for points in result.breakdown] == list(result.scores)
        assert result.ending in game.endings
        assert len(state.legal()) == 0


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_players_decide_and_the_rules_only_score(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for state in walk(start(game_id, players, "sides"), "sides"):
        assert state.players == players
        assert 0 <= state.to_move < players
        assert state.sides == len(state.scores()) == players + game.rule_sides
    names = game.side_names(players)
    assert len(set(names)) == len(names) == state.sides


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_legal_actions_are_distinct_and_all_apply(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "apply"), "apply")):
        actions = list(state.legal())
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < game.action_space for action in actions)
        assert bool(actions) != state.over
        for action in actions if step % 7 == 0 else ():
            twin = state.copy()
            twin.apply(action)
            assert twin.to_ints() != state.to_ints()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_illegal_actions_are_refused_and_change_nothing(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    rng = Rng("illegal")
    for step, state in enumerate(walk(start(game_id, players, "illegal"), "illegal")):
        if step % 9 and not state.over:
            continue
        before = state.to_ints()
        for action in illegal_actions(game, state, rng):
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            assert refused.value.reason
            if 0 <= action < game.action_space and not state.over:
                assert f"**{refused.value.rule}**" in game.rules()
        assert state.to_ints() == before


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_copies_are_independent(game_id: str, players: int) -> None:
    for state in walk(start(game_id, players, "copy"), "copy"):
        if state.over:
            break
        before = state.to_ints()
        twin = state.copy()
        assert twin.to_ints() == before
        twin.apply(twin.legal()[0])
        assert state.to_ints() == before
        third = state.copy()
        state_after = state.copy()
        state_after.apply(state_after.legal()[-1])
        assert third.to_ints() == before


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_restored_position_is_the_same_and_plays_on_the_same(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "ints"), "ints")):
        restored = game.restore(state.to_ints())
        assert restored.to_ints() == state.to_ints()
        assert restored.fingerprint() == state.fingerprint()
        assert list(restored.legal()) == list(state.legal())
        if step == 10:
            lascaux.playout(restored, Rng("on"))
            twin = state.copy()
            lascaux.playout(twin, Rng("on"))
            assert restored.to_ints() == twin.to_ints()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_log_changes_nothing_and_tells_everything_in_words(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    silent = start(game_id, players, "log")
    told = start(game_id, players, "log", log=True)
    for quiet, loud in zip(walk(silent, "log"), walk(told, "log"), strict=True):
        assert quiet.to_ints() == loud.to_ints()
    assert silent.log == []
    assert told.log
    for event in told.log:
        assert str(game.sentence(event)).endswith((".", "!"))
        assert game.event(event)["event"]


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_every_combination_of_options_plays_to_the_end(game_id: str) -> None:
    game = lascaux.game(game_id)
    for options in option_sets(game):
        for players in (game.least_players, game.most_players):
            state = game.new(players, "options", options)
            lascaux.playout(state, Rng("options"))
            assert state.over


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_undo_restores_the_position_and_stops_at_chance_and_other_players(
    game_id: str, players: int
) -> None:
    rng = Rng("undo")
    timeline = lascaux.Timeline(start(game_id, players, "undo", log=True))
    undone = 0
    while not timeline.state.over:
        before = timeline.state.to_ints()
        log = list(timeline.state.log)
        mover, reveals = timeline.state.to_move, timeline.state.reveals
        actions = timeline.state.legal()
        action = actions[rng.below(len(actions))]
        timeline.play(action)
        after = timeline.state.to_ints()
        quiet = timeline.state.to_move == mover and timeline.state.reveals == reveals
        assert timeline.can_undo == (quiet and not timeline.state.over)
        if timeline.can_undo:
            timeline.undo()
            assert timeline.state.to_ints() == before
            assert timeline.state.log == log
            timeline.play(action)
            assert timeline.state.to_ints() == after
            undone += 1
    assert not timeline.can_undo
    with pytest.raises(LascauxError, match="nothing"):
        timeline.undo()
