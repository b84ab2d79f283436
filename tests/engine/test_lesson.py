"""Lessons: a file is read with exact errors, and followed through its beats."""

from __future__ import annotations

from pathlib import Path

import pytest
from pebbles import PebblesGame

from lascaux import ContentError
from lascaux.engine.lesson import Lesson, read_lesson

GAME = PebblesGame()
HEAD = """
players = 2
seed = "pond"
[ending]
text = "That was all."
left_out = "Doubling."
"""
LOOK = """
[[beat]]
id = "look"
note = "These are your pebbles."
look = ["seat-0"]
"""
TRY = """
[[beat]]
id = "find"
note = "How do you get most pebbles?"
try = "take"
also = [["roll", "take"]]
wrong = { "roll" = "Not now.", "*" = "Look again." }
others = ["Ochre take"]
"""
TAKE, ROLL = GAME.parse("take"), GAME.parse("roll")


def read(tmp_path: Path, text: str) -> Lesson:
    path = tmp_path / "LESSON.toml"
    path.write_text(text, encoding="utf-8")
    return read_lesson(path, GAME)


def test_a_lesson_is_followed_beat_by_beat_and_what_is_looked_at_takes_no_move(
    tmp_path: Path,
) -> None:
    lesson = read(tmp_path, HEAD + LOOK + TRY + LOOK.replace('"look"', '"again"'))
    assert lesson.place([]).beat == 0
    began = lesson.place([TAKE])
    assert (began.beat, began.done, began.starts) == (1, (TAKE,), (0, 0))
    assert lesson.beats[1].reply(began.done) is not None
    ended = lesson.place([TAKE, TAKE])
    assert (ended.beat, ended.done, ended.starts) == (2, (), (0, 0, 2))
    assert lesson.script() == [TAKE, TAKE]


def test_another_way_that_is_as_right_is_gone_on_from(tmp_path: Path) -> None:
    lesson = read(tmp_path, HEAD + TRY)
    assert lesson.place([ROLL, TAKE, TAKE]).beat == 1
    assert not lesson.place([ROLL, TAKE, TAKE]).off
    assert lesson.place([ROLL, ROLL]).off
    assert not lesson.place([TAKE, TAKE, TAKE]).off, "after the last beat the game is free"
    assert lesson.accepts([], [TAKE]) and not lesson.accepts([ROLL], [ROLL])
    assert not lesson.accepts([TAKE, TAKE], [ROLL])


def test_moves_in_any_order_are_each_made_once(tmp_path: Path) -> None:
    text = TRY.replace("try", "any_order = true\nmoves")
    text = "\n".join(line for line in text.splitlines() if not line.startswith(("also", "wrong")))
    lesson = read(tmp_path, HEAD + text.replace('"take"', '["take", "roll"]'))
    beat = lesson.beats[0]
    assert beat.rest((ROLL,)) == (TAKE,)
    assert beat.goes_on((ROLL, TAKE)) and not beat.goes_on((ROLL, ROLL))
    assert not beat.is_whole((ROLL, TAKE)) and beat.is_whole((ROLL, TAKE, TAKE))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (TRY.replace("take", "steal"), "beat find: try: 'steal'"),
        (TRY.replace('"roll", "take"', '"rol"'), "beat find: also: 'rol'"),
        (TRY.replace("Ochre take", "Red take"), "beat find: others: 'Red take': begins with"),
        (TRY.replace(', "*" = "Look again."', ""), "beat find: wrong: every try has an answer"),
        (TRY.replace("note", "text"), "beat find: note: is missing"),
        (TRY + 'moves = ["take"]\n', "beat find: try: a beat has moves that are lit or a try"),
        (TRY + 'hint = "no"\n', "beat find: hint: no such field"),
        (LOOK.replace("look = ", "moves = "), "beat look: moves: 'seat-0'"),
        (LOOK.replace('look = ["seat-0"]', ""), "beat look: look: a beat without moves"),
        (LOOK + 'others = ["Ochre take"]\n', "beat look: others: they move after the learner"),
        (TRY + TRY, "beat find: id: given to 2 beats"),
        ("", "beat: the file has none"),
        (LOOK + "[more]\n", "more: no such section"),
    ],
)
def test_a_wrong_file_is_refused_by_the_name_of_its_entry(
    tmp_path: Path, text: str, said: str
) -> None:
    with pytest.raises(ContentError, match=r"LESSON\.toml: ") as refused:
        read(tmp_path, HEAD + text)
    assert said in str(refused.value)


def test_a_deal_has_players_and_a_seed(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="deal: players"):
        read(tmp_path, HEAD.replace("players = 2", "players = 9") + LOOK)
    with pytest.raises(ContentError, match="deal: seed"):
        read(tmp_path, HEAD.replace('seed = "pond"', "") + LOOK)
