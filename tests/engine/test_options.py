"""Options: read from text, written back, and refused with a sentence that helps."""

from dataclasses import dataclass

import pytest

from lascaux import OptionError
from lascaux.engine.options import (
    choice,
    decimal,
    flag,
    number,
    read_options,
    specs,
    text,
    write_options,
)


@dataclass(frozen=True)
class Options:
    elders: bool = flag(False, "play with elders")
    hand_size: int = number(3, "cards in hand", least=1, most=5)
    terrain: str = choice("plain", "which tiles", choices=("plain", "special"))


@dataclass(frozen=True)
class Settings:
    seconds: float = decimal(1.0, "time to think", least=0.25, most=60.0)
    command: str = text("", "what to run")


def test_specs_tell_what_a_flag_or_a_form_needs() -> None:
    elders, hand, terrain = specs(Options)
    assert (elders.kind, elders.flag, elders.default) == ("flag", "--elders", False)
    assert (hand.kind, hand.flag, hand.least, hand.most) == ("number", "--hand-size", 1, 5)
    assert (terrain.kind, terrain.choices, terrain.help) == (
        "choice",
        ("plain", "special"),
        "which tiles",
    )


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({}, Options()),
        ({"elders": "yes"}, Options(elders=True)),
        ({"--hand-size": "5", "terrain": "Special"}, Options(hand_size=5, terrain="special")),
        ({"hand_size": "1", "elders": "off"}, Options(hand_size=1)),
    ],
)
def test_options_are_read_from_text(texts: dict[str, str], expected: Options) -> None:
    assert read_options(Options, texts, "thegame") == expected


def test_only_what_differs_from_the_default_is_written_and_it_reads_back() -> None:
    options = Options(elders=True, hand_size=4)
    assert write_options(Options()) == {}
    assert write_options(options) == {"elders": "yes", "hand_size": "4"}
    assert read_options(Options, write_options(options), "thegame") == options


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("elders", "perhaps", "--elders takes yes or no, not 'perhaps'"),
        ("hand-size", "6", "--hand-size takes a number from 1 to 5, not '6'"),
        ("hand-size", "many", "--hand-size takes a number from 1 to 5, not 'many'"),
        ("terrain", "moon", "--terrain is one of plain, special, not 'moon'"),
        ("hats", "1", "thegame has no option hats; its options: --elders, --hand-size, --terrain"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(
    name: str, text: str, said: str
) -> None:
    with pytest.raises(OptionError) as refused:
        read_options(Options, {name: text}, "thegame")
    assert str(refused.value) == said


def test_specs_of_decimals_and_texts() -> None:
    seconds, command = specs(Settings)
    assert (seconds.kind, seconds.default, seconds.least, seconds.most) == ("decimal", 1, 0.25, 60)
    assert (command.kind, command.default, command.help) == ("text", "", "what to run")


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({"seconds": "2"}, Settings(seconds=2.0)),
        ({"seconds": " 2.50 "}, Settings(seconds=2.5)),
        ({"seconds": "0.25"}, Settings(seconds=0.25)),
        ({"command": " ./Bot -v  --depth=3 "}, Settings(command="./Bot -v  --depth=3")),
        ({"command": ""}, Settings()),
    ],
)
def test_decimals_and_texts_are_read(texts: dict[str, str], expected: Settings) -> None:
    assert read_options(Settings, texts, "thebot") == expected


@pytest.mark.parametrize(
    ("seconds", "written"),
    [(2.0, "2"), (0.5, "0.5"), (10.0, "10"), (0.323456789, "0.323456789"), (1 / 3, "0.333333333")],
)
def test_decimals_are_written_as_a_person_would(seconds: float, written: str) -> None:
    assert write_options(Settings(seconds=seconds)) == {"seconds": written}
    read = read_options(Settings, {"seconds": written}, "thebot")
    assert read.seconds == pytest.approx(seconds, abs=1e-9)


@pytest.mark.parametrize(
    "wrong", ["", "0.2", "60.1", "-1", "+1", "1.", ".5", "1e1", "1,5", "inf", "nan", "1_0", "٣"]
)
def test_a_wrong_decimal_is_refused_with_its_range(wrong: str) -> None:
    with pytest.raises(OptionError) as refused:
        read_options(Settings, {"seconds": wrong}, "thebot")
    assert str(refused.value) == f"--seconds takes a number from 0.25 to 60, not {wrong!r}"


def test_a_text_stays_on_its_line() -> None:
    with pytest.raises(OptionError, match="--command is text on one line, not"):
        read_options(Settings, {"command": "one\ntwo"}, "thebot")
