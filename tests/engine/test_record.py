"""Records: text out and back, and damage that is named instead of going wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lascaux
from lascaux import LascauxError, RecordError, Rng
from lascaux.engine import record
from lascaux.engine.record import Record

GAME = lascaux.game("pebbles")


def played(decisions: int = 1000) -> Record:
    """A game of pebbles, to its end or only so far."""
    options = GAME.Options(rounds=2, dice="ten")
    state = GAME.new(2, "a seed", options)
    written = record.begin(GAME, 2, "a seed", options, ["human Ana", "random"])
    rng = Rng("moves")
    while not state.over and len(written.moves) < decisions:
        actions = state.legal()
        action = actions[rng.below(len(actions))]
        written.add(GAME, state, action)
        state.apply(action)
    if state.over:
        written.finish(GAME, state)
    return written


def test_a_record_can_be_read_by_a_person() -> None:
    text = played(2).text()
    assert text.startswith(
        "Lascaux record 1\n"
        "game: pebbles\n"
        f"engine: {lascaux.__version__}\n"
        "rules: 1\n"
        "content: none\n"
        "players: 2\n"
        "seed: a seed\n"
        "option dice: ten\n"
        "option rounds: 2\n"
        "seat 0: human Ana\n"
        "seat 1: random\n"
        "\n"
        "1 Chalk "
    )


@pytest.mark.parametrize("decisions", [0, 1, 3, 1000])
def test_a_saved_record_loads_and_replays_to_the_same_position(
    tmp_path: Path, decisions: int
) -> None:
    written = played(decisions)
    path = tmp_path / "deep" / "game.txt"
    written.save(path)
    loaded = record.load(path)
    assert loaded.text() == written.text()
    assert loaded.seats == ["human Ana", "random"]
    state = record.verify(loaded, record.game_of(loaded))
    assert state.over == bool(written.check)
    assert [file.name for file in path.parent.iterdir()] == ["game.txt"]


def test_replay_tells_who_did_what_and_what_happened() -> None:
    written = played()
    steps = list(record.replay(written, GAME))
    assert [step.number for step in steps] == list(range(1, len(written.moves) + 1))
    assert [step.notation for step in steps] == [move.notation for move in written.moves]
    events = [event for step in steps for event in step.events]
    before = len(record.first_state(written, GAME).log)  # the first die, for one
    assert before
    assert events == steps[-1].state.log[before:]


def test_notes_survive() -> None:
    written = played(2)
    written.moves[0].note = "a note # with signs"
    assert record.loads(written.text()).moves[0].note == "a note # with signs"


def test_a_record_of_another_content_says_so() -> None:
    written = played()
    written.content = "123456789abc"
    with pytest.raises(RecordError, match="content 123456789abc of pebbles, but this is none"):
        record.game_of(written)


def test_a_record_of_a_game_that_is_not_installed_says_so() -> None:
    written = played()
    written.game = "chess"
    with pytest.raises(LascauxError, match=r"there is no game 'chess'; installed: .*pebbles"):
        record.game_of(written)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Lascaux record 1", "Lascaux record 9", "line 1: not a record"),
        ("game: pebbles", "game pebbles", "line 2: no header line"),
        ("game: pebbles\n", "", "the header ends without 'game'"),
        ("players: 2", "players: two", "players is not a number"),
        ("players: 2", "players: 1", "names seats beyond its 1 players"),
        ("seed: a seed", "seed: a\nseed: b", "line 8: no header line, or one given twice"),
        ("1 Chalk ", "1 Ochre ", "line 13: 'take': Chalk decides, not Ochre"),
        (
            "1 Chalk take",
            "1 Chalk hop",
            "line 13: 'hop': 'hop' is no move: write for example 'take',",
        ),
        ("1 Chalk take", "1 Chalk double", "line 13: 'double': that is not asked now (rule P2)"),
        ("1 Chalk take", "one Chalk take", "line 13: no move"),
        ("1 Chalk take", "7 Chalk take", "line 13: move 1 expected, not 7"),
        ("option rounds: 2", "option rounds: 99", "--rounds takes a number from 1 to 9, not '99'"),
        ("option rounds: 2", "option hats: 2", "pebbles has no option hats"),
        ("option rounds: 2", "option rounds: 3", "its moves do not end the game"),
        ("result: ", "result: x", "the result is"),
        ("check: ", "check: x", "the last position is"),
    ],
)
def test_damage_is_named(old: str, new: str, said: str) -> None:
    text = played().text()
    assert old in text
    with pytest.raises(LascauxError) as refused:
        damaged = record.loads(text.replace(old, new, 1))
        record.verify(damaged, record.game_of(damaged))
    assert said in str(refused.value)


def test_moves_after_the_end_are_refused() -> None:
    written = played()
    written.moves.append(written.moves[0])
    written.movers.append("Chalk")
    with pytest.raises(RecordError, match="the game is over, but the record goes on"):
        record.verify(written, GAME)


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        record.load(tmp_path / "nothing.txt")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="is not a text file"):
        record.load(tmp_path / "bytes.txt")


@given(st.text())
def test_any_text_is_a_record_or_a_clear_error(text: str) -> None:
    for candidate in (text, f"{record.FIRST_LINE}\n{text}", played(1).text() + text):
        try:
            loaded = record.loads(candidate)
            record.verify(loaded, record.game_of(loaded))
        except LascauxError as error:
            assert str(error)


def test_a_record_from_before_rules_had_versions_is_verified_by_its_moves_and_result() -> None:
    text = played().text().replace("rules: 1\n", "").replace("check: ", "check: 0")
    old = record.loads(text)
    assert old.rules == ""
    assert record.verify(old, GAME).over
    assert "rules:" not in old.text()
    old.result = "Chalk 1, Ochre 2"
    with pytest.raises(RecordError, match="the result is"):
        record.verify(old, GAME)


def test_the_check_of_a_record_of_these_rules_counts() -> None:
    written = record.loads(played().text().replace("check: ", "check: 0"))
    with pytest.raises(RecordError, match="the last position is"):
        record.verify(written, GAME)
