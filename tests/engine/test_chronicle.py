"""The chronicle: one table of kinds, from which data, sentences and lights follow by seat."""

import json

import pytest

from lascaux import SPECTATOR
from lascaux.engine.chronicle import YES_OR_NO, Chronicle, counts, kind, places, seats, things
from lascaux.engine.sentence import COUNT, PLACE, SEAT, Sentence, Token, sentence

GREW, FOUND, GAVE, LOST, RAINED = range(5)
TOLD = Chronicle(
    {
        GREW: kind("grew", "seat hex number", "{seat} grows by {number} in {hex}."),
        FOUND: kind(
            "found",
            "seat hex good",
            "{seat} finds {good} in {hex}.",
            secret="hex good",
            to_others="{seat} finds something.",
        ),
        GAVE: kind(
            "gave",
            "seat other_seat good",
            "{seat} gives {other_seat} {good}.",
            secret="good",
            known_to="seat other_seat",
            to_others="{seat} gives {other_seat} something.",
        ),
        LOST: kind(
            "lost",
            "tribe points again",
            lambda data: (
                "{tribe} lose {points} again." if data["again"] else "{tribe} lose {points}."
            ),
        ),
        RAINED: kind("rained", "", "It rains {{hard}}.", lights=lambda data: ["sky"]),
    },
    {
        "seat": seats(["Red", "Green"]),
        "other_seat": seats(["Red", "Green"]),
        "tribe": seats(["Red", "Green"], others=["the wolves"]),
        "hex": places(["a1", "b2"], ["the lake", "the hill"]),
        "good": things(["wood", "stone"], ["some wood", "a stone"]),
        "points": counts("point", none="nothing"),
        "again": YES_OR_NO,
    },
    lights=lambda data: ["camp"],
)


def test_an_entry_is_data_words_and_lights() -> None:
    event = (GREW, 1, 0, 3)
    assert TOLD.data(event) == {"event": "grew", "seat": 1, "hex": "a1", "number": 3}
    assert str(TOLD.sentence(event)) == "Green grows by 3 in the lake."
    assert TOLD.lights(event) == ["a1"]


def test_a_sentence_is_made_of_tokens() -> None:
    parts = TOLD.sentence((GREW, 1, 0, 3)).parts
    assert parts == (
        Token(SEAT, 1, "Green"),
        " grows by ",
        Token(COUNT, 3, "3"),
        " in ",
        Token(PLACE, "a1", "the lake"),
        ".",
    )


def test_people_are_called_by_the_names_they_gave() -> None:
    said = TOLD.sentence((GAVE, 0, 1, 1), seat=0)
    assert said.text(["ana", "Ben"]) == "ana gives Ben a stone."
    assert str(said) == "Red gives Green a stone."


@pytest.mark.parametrize(
    ("seat", "text", "lights"),
    [
        (0, "Red finds a stone in the hill.", ["b2"]),
        (1, "Red finds something.", ["camp"]),
        (SPECTATOR, "Red finds something.", ["camp"]),
    ],
)
def test_what_is_secret_is_told_to_its_owner_alone(seat: int, text: str, lights: list[str]) -> None:
    event = (FOUND, 0, 1, 1)
    assert str(TOLD.sentence(event, seat)) == text
    assert TOLD.lights(event, seat) == lights
    known = {"hex": "b2", "good": "stone"} if seat == 0 else {"hex": None, "good": None}
    assert TOLD.data(event, seat) == {"event": "found", "seat": 0} | known


def test_two_may_share_a_secret() -> None:
    said = [str(TOLD.sentence((GAVE, 0, 1, 0), seat)) for seat in (0, 1, 2, SPECTATOR)]
    openly = "Red gives Green something."
    assert said == ["Red gives Green some wood."] * 2 + [openly] * 2


def test_a_spectator_is_nobody_even_where_nobody_is_named() -> None:
    assert TOLD.data((GAVE, 0, -1, 0), SPECTATOR)["good"] is None
    assert TOLD.data((GAVE, 0, -1, 0), SPECTATOR)["other_seat"] is None


def test_words_that_must_be_worked_out() -> None:
    assert str(TOLD.sentence((LOST, 2, 0, 0))) == "The wolves lose nothing."
    assert str(TOLD.sentence((LOST, 0, 1, 1))) == "Red lose 1 point again."
    assert TOLD.data((LOST, 2, 0, 1)) == {"event": "lost", "tribe": 2, "points": 0, "again": True}
    assert TOLD.sentence((LOST, 2, 0, 0)).parts[0] == "The wolves", "they have no seat"


def test_an_entry_without_numbers() -> None:
    assert TOLD.data((RAINED,)) == {"event": "rained"}
    assert str(TOLD.sentence((RAINED,))) == "It rains {hard}."
    assert TOLD.lights((RAINED,)) == ["sky"]


def test_a_sentence_goes_over_a_wire() -> None:
    data = TOLD.sentence((GREW, 0, 1, 2)).data()
    assert json.loads(json.dumps(data)) == data
    assert data[:2] == [{"kind": "seat", "about": 0, "text": "Red"}, " grows by "]


def test_a_sentence_begins_with_a_capital() -> None:
    assert sentence(["", Token(PLACE, "a1", "the lake"), " dries up."]) == Sentence(
        (Token(PLACE, "a1", "The lake"), " dries up.")
    )


def test_nothing_has_no_name() -> None:
    with pytest.raises(ValueError, match="-1 stands for nothing"):
        TOLD.sentence((GREW, 0, -1, 2))


def test_a_sentence_that_tells_a_secret_is_no_kind() -> None:
    with pytest.raises(ValueError, match="may use only seat"):
        kind("found", "seat good", "{seat} finds {good}.", secret="good", to_others="Oh, {good}!")


@pytest.mark.parametrize(
    ("secret", "to_others", "known_to"),
    [
        ("good", "", "seat"),
        ("", "{seat}.", "seat"),
        ("goods", "Oh.", "seat"),
        ("good", "Oh.", "me"),
    ],
)
def test_half_a_secret_is_no_kind(secret: str, to_others: str, known_to: str) -> None:
    with pytest.raises(ValueError, match="found"):
        kind("found", "seat good", "Oh.", secret=secret, to_others=to_others, known_to=known_to)
