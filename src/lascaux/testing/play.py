"""The laws of play: games end, what is legal applies, what is not is refused, and twins are equal.

Each law takes a game, a number of players and a seed, and raises AssertionError where it is broken.
"""

from __future__ import annotations

from lascaux.engine.errors import IllegalAction, LascauxError
from lascaux.engine.game import Game
from lascaux.engine.memory import shared_mark
from lascaux.engine.playout import playout
from lascaux.engine.rng import Rng
from lascaux.engine.state import State
from lascaux.engine.timeline import Timeline
from lascaux.testing.walk import illegal_actions, option_sets, sample, walk, watchers


def check_games_end(game: Game, players: int, seed: str = "law") -> None:
    """Random games end with a result: points by source for each seat, winners, an ending."""
    for number in range(5):
        first = game.new(players, f"{seed} {number}")
        for decisions, state in enumerate(walk(first, f"{seed} {number}")):
            assert decisions or not state.over, "the game is over before it has begun"
        check_result(game, state)


def check_result(game: Game, state: State) -> None:
    """The result of a game that is over fits together."""
    assert 0 <= state.ending < len(game.endings), f"there is no ending {state.ending}"
    result = game.result(state)
    best = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    sums = [sum(points.values()) for points in result.breakdown]
    sides = len(result.scores) == len(result.breakdown) == state.sides
    assert sides, f"scores {result.scores}, points {result.breakdown} of {state.sides} sides"
    tie_with_rules = len(best) > 1 and best[-1] >= state.players  # which a game may call no win
    assert result.winners or tie_with_rules, "nobody has won"
    assert set(result.winners) <= set(best), f"{result.winners} have won with {result.scores}"
    assert sums == list(result.scores), f"points by source add up to {sums}, not {result.scores}"
    assert len(state.legal()) == 0, "something may be decided, and the game is over"


def check_sides(game: Game, players: int, seed: str = "law") -> None:
    """Players decide, and sides that the rules play only score; all have names of their own."""
    for state in sample(game, players, f"sides {seed}"):
        assert state.players == players, f"{state.players} players, not {players}"
        assert 0 <= state.to_move < players, f"seat {state.to_move} decides, of {players} players"
        sides, scores = players + game.rule_sides(players), state.scores()
        assert state.sides == sides, f"{state.sides} sides, not {sides}"
        assert len(scores) == sides, f"scores {scores} of {sides} sides"
    names = game.side_names(players)
    assert len(set(names)) == len(names) == sides, f"{sides} sides are called {names}"


def check_legal_actions(game: Game, players: int, seed: str = "law") -> None:
    """Legal actions are distinct and of the game's action space, and every one changes something.

    There are some exactly as long as the game is not over.
    """
    for step, state in enumerate(sample(game, players, f"legal {seed}")):
        actions = list(state.legal())
        assert len(set(actions)) == len(actions), f"an action is offered twice: {actions}"
        outside = [action for action in actions if not 0 <= action < game.action_space]
        assert not outside, f"actions outside the action space: {outside}"
        assert bool(actions) != state.over, "actions to choose from, and a game that is over"
        for action in actions if step % 7 == 0 else ():
            twin = state.copy()
            twin.apply(action)
            text = game.notation(action)
            assert twin.to_ints() != state.to_ints(), f"{text!r} is legal and changes nothing"


def check_refusals(game: Game, players: int, seed: str = "law") -> None:
    """Every other int is refused with a reason and the number of a rule, and changes nothing."""
    rng, rules = Rng(seed), game.rules()
    for state in sample(game, players, f"illegal {seed}", every=9, log=True):
        before, log = state.to_ints(), list(state.log)
        for action in illegal_actions(game, state, rng):
            refused = refusal(state, action)
            assert refused is not None, f"{action} is not among the legal actions, and was taken"
            assert refused.reason, f"{action} is refused without a reason"
            if 0 <= action < game.action_space and not state.over:
                known = f"**{refused.rule}**" in rules
                assert known, f"{action} is refused by rule {refused.rule!r}, which is not there"
        assert state.to_ints() == before, "a refusal has changed the position"
        assert state.log == log, "a refusal is in the log"


def refusal(state: State, action: int) -> IllegalAction | None:
    """How an action is refused, tried on the position itself."""
    try:
        state.apply(action)
    except IllegalAction as refused:
        return refused
    return None


def check_copies(game: Game, players: int, seed: str = "law") -> None:
    """A copy is equal, and what happens to one of the two does not happen to the other."""
    for state in sample(game, players, f"copy {seed}"):
        check_copy(state)
        if state.over:
            continue
        before = state.to_ints()
        twin, third = state.copy(), state.copy()
        twin.apply(twin.legal()[0])
        assert state.to_ints() == before, "a decision in a copy has changed the original"
        again = state.copy()
        again.apply(again.legal()[-1])
        assert third.to_ints() == before, "a decision in one copy has changed another"


def check_copy(state: State) -> None:
    """A copy has the same numbers and the same choices, and no log."""
    twin = state.copy()
    assert twin.to_ints() == state.to_ints(), "a copy is not equal"
    assert list(twin.choices()) == list(state.choices()), "a copy has other choices"
    assert twin.log == [], "a copy has a log"


def check_restoring(game: Game, players: int, seed: str = "law") -> None:
    """A position that was written down and restored is the same, and plays on the same."""
    for step, state in enumerate(sample(game, players, f"ints {seed}")):
        check_restored(game, state)
        if step == 10:
            restored, twin = game.restore(state.to_ints()), state.copy()
            playout(restored, Rng("on"))
            playout(twin, Rng("on"))
            assert restored.to_ints() == twin.to_ints(), "a restored position plays on differently"


def check_restored(game: Game, state: State) -> None:
    """The position that `to_ints` described has the same numbers, fingerprint and choices."""
    restored = game.restore(state.to_ints())
    assert restored.to_ints() == state.to_ints(), "a restored position is not equal"
    assert restored.fingerprint() == state.fingerprint(), "equal positions, other fingerprints"
    assert list(restored.choices()) == list(state.choices()), "a restored one has other choices"


def check_log(game: Game, players: int, seed: str = "law") -> None:
    """The log changes nothing, and tells what happened in sentences and as data."""
    silent = game.new(players, f"log {seed}")
    telling = game.new(players, f"log {seed}", log=True)
    for quiet, loud in zip(walk(silent, seed), walk(telling, seed), strict=True):
        assert quiet.to_ints() == loud.to_ints(), "with a log the game goes another way"
    assert silent.log == [], "a log is kept that nobody asked for"
    assert loud.log, "nothing is in the log"
    for seat in watchers(loud):
        for event in loud.log:
            sentence, entry = str(game.sentence(event, seat)), game.event(event, seat)
            assert sentence.endswith((".", "!")), f"no sentence: {sentence!r}"
            assert entry["event"], f"an entry without a name: {entry}"


def check_tables(game: Game, players: int, seed: str = "law") -> None:
    """Playing writes nothing into the tables that all positions share."""
    first = game.new(players, f"tables {seed}", log=True)
    before = shared_mark(first)
    for state in walk(first, seed):
        if not state.over:
            state.determinize(state.to_move, Rng("else"))
    assert shared_mark(state) == before, "a game has written into the tables of the rules"


def check_options(game: Game, seed: str = "law") -> None:
    """With the ends of every option, in every combination, a game is played to its end."""
    for options in option_sets(game):
        for players in sorted({game.least_players, game.most_players}):
            try:
                *_, last = walk(game.new(players, f"options {seed}", options), seed)
                check_result(game, last)
            except Exception as error:
                error.add_note(f"with {options} and {players} players")
                raise


def check_undo(game: Game, players: int, seed: str = "law") -> None:
    """Undo restores position and log, and stops at chance, at secrets and at other players."""
    rng = Rng(f"undo {seed}")
    timeline = Timeline(game.new(players, f"undo {seed}", log=True))
    while not timeline.state.over:
        earlier, before, log = timeline.state, timeline.state.to_ints(), list(timeline.state.log)
        mover, reveals = earlier.to_move, earlier.reveals
        actions = earlier.legal()
        action = actions[rng.below(len(actions))]
        timeline.play(action)
        after = timeline.state.to_ints()
        quiet = timeline.state.to_move == mover and timeline.state.reveals == reveals
        may = quiet and not timeline.state.over
        assert timeline.can_undo == may, "undo is not allowed exactly where nobody learnt anything"
        if may:
            timeline.undo()
            assert timeline.state.to_ints() == before, "a decision taken back has left a trace"
            assert timeline.state.log == log, "a decision taken back is still in the log"
            timeline.play(action)
            assert timeline.state.to_ints() == after, "the same decision led somewhere else"
    assert not timeline.can_undo, "a game that is over can be taken back"
    try:
        timeline.undo()
    except LascauxError:
        return
    raise AssertionError("a decision was taken back that may not be")


def check_what_is_taken_back(game: Game, players: int, seed: str = "law") -> None:
    """A decision that can be taken back tells nothing that was hidden from whoever took it.

    Where neither `reveals` nor the mover changes, it looks the same in every truth.
    """
    rng = Rng(f"back {seed}")
    for state in sample(game, players, f"back {seed}", every=3):
        if state.over:
            return
        seat, actions = state.to_move, state.legal()
        action = actions[rng.below(len(actions))]
        one, other = state.copy(), state.determinize(seat, rng)
        one.advance(action)
        if one.over or one.to_move != seat or one.reveals != state.reveals:
            continue
        other.advance(action)
        same = game.view(one, seat) == game.view(other, seat)
        assert same, f"{game.notation(action)!r} tells something hidden, and reveals is unchanged"
