"""Whisper, hand by hand: who knows which card, and for how long."""

import pytest
from whisper import HAND, WhisperGame, WhisperState

from lascaux import SPECTATOR, Rng
from lascaux.engine import record
from lascaux.engine.record import Record

GAME = WhisperGame()
ALL = (0, 1, 2, SPECTATOR)


@pytest.fixture
def state() -> WhisperState:
    """Flint has 1 to 3, Amber 4 to 6, Slate 7 to 9; the deck is 10, 11, 12 from the top."""
    found = GAME.new(3, "hands", log=True)
    assert isinstance(found, WhisperState)
    found.hands = [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    found.deck = [9, 10, 11]
    found.seen = [1 << card // HAND if card < 9 else 0 for card in range(12)]
    found.log.clear()
    return found


def play(state: WhisperState, *moves: str) -> None:
    for move in moves:
        state.apply(GAME.parse(move))


def said(state: WhisperState, seat: int) -> list[str]:
    return [str(GAME.sentence(event, seat)) for event in state.log]


def hands(state: WhisperState, seat: int) -> list[str]:
    return GAME.sketch(GAME.view(state, seat)).splitlines()


def test_a_card_that_is_shown_stays_known_to_whom_it_was_shown(state: WhisperState) -> None:
    play(state, "show 2 Slate", "pass", "pass")
    assert hands(state, 2)[0] == "Flint: ? ? 2"
    rng = Rng("redraw")
    redrawn = [state.determinize(2, rng) for _ in range(50)]
    assert all(1 in twin.hands[0] and twin.seen[1] == 0b101 for twin in redrawn)
    of_amber = [state.determinize(1, rng) for _ in range(50)]
    assert {1 in twin.hands[0] for twin in of_amber} == {True, False}
    one_that_slate_knows = [
        sum(twin.seen[card] == 0b101 for card in twin.hands[0]) for twin in of_amber
    ]
    assert one_that_slate_knows == [1] * 50, "that somebody has seen one, everybody knows"


def test_who_put_a_card_under_the_deck_knows_who_draws_it(state: WhisperState) -> None:
    play(state, "swap 1", "swap 4", "swap 7", "pass", "swap 5")
    assert state.hands[1] == [0, 5, 10], "Amber has drawn the 1 that Flint put there"
    assert hands(state, 0)[1] == "Amber: ? ? 1"
    rng = Rng("redraw")
    assert all(0 in state.determinize(0, rng).hands[1] for _ in range(20))
    assert {0 in state.determinize(2, rng).hands[1] for _ in range(50)} == {True, False}


def test_everybody_is_told_what_they_may_know(state: WhisperState) -> None:
    play(state, "show 2 Slate", "swap 4")
    known = [
        "Flint shows 2 to Slate.",
        "Amber puts 4 under the deck.",
        "Amber draws 10.",
    ]
    hidden = [
        "Flint shows a card to Slate.",
        "Amber puts a card under the deck.",
        "Amber draws a card.",
    ]
    assert said(state, 0) == [known[0], *hidden[1:]]
    assert said(state, 1) == [hidden[0], *known[1:]]
    assert said(state, 2) == [known[0], *hidden[1:]]
    assert said(state, SPECTATOR) == hidden


def test_what_is_asked_names_cards_to_whoever_decides(state: WhisperState) -> None:
    asked = "Flint: swap a card, show one, or pass?"
    assert [GAME.prompt(state, seat) for seat in ALL] == [
        f"{asked} Nobody else has seen: 1, 2, 3.",
        *[asked] * 3,
    ]
    swap, show = GAME.parse("swap 1"), GAME.parse("show 1 Amber")
    assert GAME.label(state, swap, 0) == "put 1 under the deck and draw"
    assert GAME.label(state, swap, 1) == "put a card under the deck and draw"
    assert GAME.label(state, show, 1) == "show a card to Amber", "not before it is done"
    assert [GAME.shown_scores(state, seat)[0] for seat in ALL] == [6, None, None, None]
    assert [len(GAME.allowed(state, seat)) for seat in ALL] == [10, 0, 0, 0]


def test_a_public_notation_leaves_out_the_card() -> None:
    texts = {GAME.public_notation(action) for action in range(GAME.action_space)}
    assert texts == {"swap", "show Flint", "show Amber", "show Slate", "pass"}


def test_a_record_holds_no_private_note(state: WhisperState) -> None:
    written = Record.begin(GAME, 3, "hands")
    written.add(GAME, state, GAME.parse("swap 1"))
    assert written.moves == [record.Move("swap 1", "")]
    assert GAME.remark(state, GAME.parse("swap 1"), 0) == "1 2 3"
    assert [GAME.remark(state, GAME.parse("swap 1"), seat) for seat in ALL[1:]] == [""] * 3


def test_in_the_end_all_is_known(state: WhisperState) -> None:
    play(state, *["pass"] * 9)
    assert state.scores() == [6, 15, 24]
    assert said(state, SPECTATOR)[-3:] == [
        "Flint turns up 1, 2 and 3.",
        "Amber turns up 4, 5 and 6.",
        "Slate turns up 7, 8 and 9.",
    ]
    assert [GAME.view(state, seat)["hands"] for seat in (0, 1, 2)] == [
        GAME.view(state)["hands"]
    ] * 3
    assert state.determinize(0, Rng("any")).to_ints() == state.to_ints()
