"""Options: read from text, written back, and refused with a sentence that helps."""

from dataclasses import dataclass

import pytest

from lascaux import OptionError
from lascaux.engine.options import choice, flag, number, read_options, specs, write_options


@dataclass(frozen=True)
class Options:
    elders: bool = flag(False, "play with elders")
    hand_size: int = number(3, "cards in hand", least=1, most=5)
    terrain: str = choice("plain", "which tiles", choices=("plain", "special"))


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
