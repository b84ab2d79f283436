"""Tempo: how long a bot thought in secret cannot be heard."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lascaux.table.room.tempo import MOST_BEATS, Tempo

BEAT = 0.4

thoughts = st.floats(0.0, BEAT * MOST_BEATS)


def waited(tempo: Tempo, asked: str, thought: float) -> float:
    return thought + tempo.pause(asked, thought, BEAT)


@given(st.lists(thoughts, min_size=1))
def test_no_thought_is_seen_to_be_shorter_than_the_longest_before(times: list[float]) -> None:
    tempo = Tempo()
    seen = [waited(tempo, "move", thought) for thought in times]
    beats = [round(each / BEAT) for each in seen]
    assert seen == pytest.approx([number * BEAT for number in beats])
    assert beats == sorted(beats)
    assert beats[0] >= 1
    assert beats[-1] * BEAT < max(times) + BEAT + 1e-9


def test_a_bot_that_thinks_of_nothing_is_like_one_that_thinks_for_a_beat() -> None:
    tempo = Tempo()
    assert {waited(tempo, "bid", thought) for thought in (0.0, 0.25, 0.4)} == {BEAT}


def test_one_question_does_not_slow_down_another() -> None:
    tempo = Tempo()
    assert waited(tempo, "move", 5 * BEAT) == pytest.approx(5 * BEAT)
    assert waited(tempo, "bid", 0.1) == pytest.approx(BEAT)
    assert waited(tempo, "move", 0.1) == pytest.approx(5 * BEAT)


def test_an_accident_is_forgotten() -> None:
    tempo = Tempo()
    assert waited(tempo, "move", 60.0) >= 60.0
    assert waited(tempo, "move", 0.1) == pytest.approx(BEAT)
