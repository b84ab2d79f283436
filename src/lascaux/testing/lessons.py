"""Laws of lessons: a guided game fits its rules, shows what is there, and answers every try."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lascaux.engine.errors import IllegalAction
from lascaux.engine.game import Game
from lascaux.engine.lesson import AT, LEARNER, Beat, Lesson, answered, lesson_of
from lascaux.engine.state import State

MOST_WORDS = 45  # of a note
MOST_ANSWERED = 32  # words of an answer


def check_lesson(game: Game) -> None:
    """A game's lesson, if it has one, can be learnt from its first beat to its last."""
    lesson = lesson_of(game)
    if lesson is None:
        return
    state = lesson.first_state(game)
    for number, beat in enumerate(lesson.beats):
        where = f"the lesson of {game.id}, beat {beat.id!r}"
        _check_begins(game, state, beat, where)
        _check_words(beat, where)
        if beat.found:
            _check_answers(game, state, beat, where)
        for way in _other_ways(beat):
            twin = _played(game, state, way, beat, where)
            for later in lesson.beats[number + 1 :]:
                way = later.paths[0] if later.paths else ()
                twin = _played(game, twin, way, later, f"{where}, and then {later.id!r}")
        state = _played(game, state, beat.paths[0] if beat.paths else (), beat, where)
    _check_ends(game, state, lesson)


def _check_begins(game: Game, state: State, beat: Beat, where: str) -> None:
    """The learner is to decide, and what is to be looked at is there."""
    assert not state.over, f"{where}: the game is over"
    assert state.to_move == LEARNER, f"{where}: {game.seat_names[state.to_move]} is to move"
    panes = game.panes(game.view(state, LEARNER), game.seat_names)
    names = {name for pane in panes for name in pane.names()}
    for name in beat.look:
        assert name in names, f"{where}: look: there is no {name!r} to look at"
    for pattern, _ in (*beat.good, *beat.wrong):
        if pattern.startswith(AT):
            said = [name for name in names if answered(((pattern, "!"),), "", [name])]
            assert said, f"{where}: wrong: there is nothing with the name {pattern!r}"


def _check_words(beat: Beat, where: str) -> None:
    """A note can be read in one go."""
    assert len(beat.note.split()) <= MOST_WORDS, f"{where}: note: more than {MOST_WORDS} words"
    for pattern, text in (*beat.good, *beat.wrong):
        few = len(text.split()) <= MOST_ANSWERED
        assert few, f"{where}: {pattern!r}: more than {MOST_ANSWERED} words"


def _check_answers(game: Game, state: State, beat: Beat, where: str) -> None:
    """Whatever else can be done is answered, and no answer waits for what cannot be done."""
    used = set()
    for done, action in _misses(game, state, beat, where):
        notation, names = game.notation(action), _names(game, state, done, action)
        said = [answered((each,), notation, names) for each in (*beat.good, *beat.wrong)]
        assert any(said), f"{where}: nothing is said to {notation!r}"
        used.add(said.index(next(text for text in said if text)))
    for number, (pattern, _) in enumerate((*beat.good, *beat.wrong)):
        fits = number in used or pattern == "*" or pattern.startswith(AT)
        assert fits, f"{where}: no move is answered by {pattern!r}"


def _misses(
    game: Game, state: State, beat: Beat, where: str
) -> Iterator[tuple[Sequence[int], int]]:
    """All actions that are not right, each after those that lead to it."""
    for path in beat.paths:
        twin = state.copy()
        for number, action in enumerate(path):
            for other in map(int, twin.legal()):
                if not beat.goes_on((*path[:number], other)):
                    yield path[:number], other
            _apply(game, twin, action, f"{where}: try")


def _names(game: Game, state: State, done: Sequence[int], action: int) -> list[str]:
    twin = state.copy()
    for each in done:
        twin.apply(each)
    choices = [each for each in game.decision(twin, LEARNER).choices if each.action == action]
    return [name for choice in choices for name in (choice.thing, choice.place)]


def _other_ways(beat: Beat) -> Iterator[tuple[int, ...]]:
    """The ways of a beat that are not the lesson's own; of those in any order, the last order."""
    if beat.any_order:
        yield beat.paths[0][::-1]
    yield from beat.paths[1:]


def _played(game: Game, state: State, way: Sequence[int], beat: Beat, where: str) -> State:
    """The position after a beat."""
    state = state.copy()
    for action in way:
        assert state.to_move == LEARNER, f"{where}: {game.notation(action)!r}: not yours to decide"
        _apply(game, state, action, where)
    for reply in beat.others:
        who = game.seat_names[state.to_move]
        assert who == reply.who, f"{where}: {who} decides, not {reply.who}"
        _apply(game, state, reply.action, f"{where}: others")
    return state


def _apply(game: Game, state: State, action: int, where: str) -> None:
    try:
        state.apply(action)
    except IllegalAction as error:
        raise AssertionError(f"{where}: {game.notation(action)!r}: {error}") from None


def _check_ends(game: Game, state: State, lesson: Lesson) -> None:
    """In the end the learner can play on."""
    where = f"the lesson of {game.id}, at its end"
    assert not state.over, f"{where}: the game is over"
    assert state.to_move == LEARNER, f"{where}: {game.seat_names[state.to_move]} is to move"
