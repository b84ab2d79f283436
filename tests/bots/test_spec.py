"""Specs: a bot and its settings as one word, read, tidied, listed and refused with help."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lascaux import LascauxError, OptionError, UnknownName
from lascaux.bots import bot_names, kind, read_spec, split_specs, tidy_spec
from lascaux.engine.options import OptionSpec, specs

NAMES = bot_names()


def texts(spec: OptionSpec) -> st.SearchStrategy[str]:
    """What somebody may write for a setting, as sloppily as is allowed."""
    if spec.kind == "flag":
        found: st.SearchStrategy[str] = st.sampled_from(["yes", "no", "ON", "0"])
    elif spec.kind == "choice":
        found = st.sampled_from(spec.choices)
    elif spec.kind == "text":
        found = st.text().filter(lambda text: text.isprintable() and "," not in text)
    elif spec.kind == "number":
        found = st.integers(int(spec.least), int(spec.most)).map(str)
    else:
        places = st.integers(0, 9)
        span = st.floats(spec.least, spec.most)
        written = st.builds(lambda number, places: f"{number:.{places}f}", span, places)
        found = written.filter(lambda text: spec.least <= float(text) <= spec.most)
    return found


@st.composite
def any_spec(draw: st.DrawFn) -> str:
    name = draw(st.sampled_from(NAMES))
    chosen = draw(st.permutations(specs(kind(name).Settings)))
    chosen = chosen[: draw(st.integers(0, len(chosen)))]
    gap = draw(st.sampled_from(["", " "]))
    settings = [f"{gap}{spec.name}{gap}={gap}{draw(texts(spec))}{gap}" for spec in chosen]
    return f"{gap}{name}:{','.join(settings)}" if settings else f"{name}{gap}"


@given(any_spec())
def test_a_tidy_spec_means_the_same_and_stays_as_it_is(spec: str) -> None:
    tidy = tidy_spec(spec)
    assert read_spec(tidy) == read_spec(spec)
    assert tidy_spec(tidy) == tidy


@given(st.lists(any_spec().map(tidy_spec), min_size=1, max_size=5))
def test_a_list_of_specs_can_be_taken_apart_again(listed: list[str]) -> None:
    assert split_specs(",".join(listed)) == listed
    assert split_specs(" , ".join(listed)) == listed


@given(st.text())
def test_any_text_is_a_spec_or_is_refused_with_a_sentence(text: str) -> None:
    for spec in split_specs(text):
        try:
            read_spec(spec)
        except LascauxError as error:
            assert str(error)


@given(st.sampled_from(NAMES), st.text())
def test_any_settings_are_read_or_refused_with_a_sentence(name: str, text: str) -> None:
    try:
        read_spec(f"{name}:{text}")
    except LascauxError as error:
        assert str(error)


def test_settings_that_are_not_named_keep_their_default() -> None:
    found, settings = read_spec("search:iterations=800, rollout = 12")
    assert found is kind("search")
    assert (settings.iterations, settings.rollout) == (800, 12)
    assert settings.time == found.Settings().time
    assert read_spec("search")[1] == read_spec("search:")[1] == found.Settings()


def test_a_small_number_survives_being_written() -> None:
    assert tidy_spec("search:time=0.00001") == "search:time=0.00001"
    assert tidy_spec("search:time=0.123456789") == "search:time=0.123456789"


def test_every_bot_says_in_a_sentence_what_it_does() -> None:
    for name in bot_names():
        assert kind(name).summary.endswith(".")
        assert read_spec(name)[1] == kind(name).Settings()


@pytest.mark.parametrize("spec", ["", " ", ":", "nobody", "nobody:time=1", "SEARCH", "search time"])
def test_an_unknown_bot_is_told_which_there_are(spec: str) -> None:
    with pytest.raises(UnknownName) as refused:
        read_spec(spec)
    name = spec.strip().partition(":")[0]
    assert f"there is no bot {name!r}; installed: " in str(refused.value)
    for installed in bot_names():
        assert installed in str(refused.value)


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("search:depth=3", "the bot search has no setting 'depth'; it has: time, iterations"),
        ("search:time=1,", "the bot search has no setting ''"),
        ("search:,", "the bot search has no setting ''"),
        ("search:=1", "the bot search has no setting ''"),
        ("greedy:time=1", "the bot greedy has no setting 'time'; it has none"),
        ("search:time", "write search:time=VALUE"),
        ("search:time=1,time=2", "the bot search is told its time twice"),
        ("search:time=", "search:time takes a number from 0 to 3600, not ''"),
        ("search:time=-1", "search:time takes a number from 0 to 3600, not '-1'"),
        ("search:time=1e3", "search:time takes a number from 0 to 3600, not '1e3'"),
        ("search:time=nan", "search:time takes a number"),
        ("search:time=3601", "search:time takes a number"),
        ("search:iterations=1.5", "search:iterations takes a number from 0 to 100000000"),
        ("search:iterations=٣", "search:iterations takes a number"),
        ("search:iterations=99999999999", "search:iterations takes a number"),
        ("search:others=all", "search:others is one of own, against, quick, not 'all'"),
        ("program:command=a\nb", "program:command is text on one line, not"),
    ],
)
def test_a_wrong_setting_is_told_what_would_be_right(spec: str, text: str) -> None:
    with pytest.raises(OptionError) as refused:
        read_spec(spec)
    assert text in str(refused.value)


@pytest.mark.parametrize(
    ("text", "listed"),
    [
        ("greedy", ["greedy"]),
        ("greedy,random", ["greedy", "random"]),
        ("search:time=1,rollout=3,greedy", ["search:time=1,rollout=3", "greedy"]),
        (
            "search:time=1,search:rollout=3 , tries=2",
            ["search:time=1", "search:rollout=3,tries=2"],
        ),
        (
            "program:command=./bot --depth=3 a:b,seconds=2,random",
            ["program:command=./bot --depth=3 a:b,seconds=2", "random"],
        ),
        ("greedy,,random", ["greedy", "", "random"]),
        ("", [""]),
        ("time=1", ["time=1"]),
    ],
)
def test_lists_of_specs(text: str, listed: list[str]) -> None:
    assert split_specs(text) == listed
