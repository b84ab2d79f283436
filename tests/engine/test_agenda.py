"""The agenda by itself: a tiny game in plain Python, whose steps ask, happen, and fall away."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lascaux import IllegalAction, Rng
from lascaux.engine.agenda import Agenda, Steps, asks, happens
from lascaux.engine.state import Question, State
from lascaux.testing.fields import check_fields

BID, FLIP, END, SHOW, SECRET = 32, 1, 2, 33, 34
PASS, RAISE = 0, 1
STEPS = Steps(
    happens(FLIP, "flip", chance=True),
    happens(END, "end"),
    asks(BID, "bid", "raise or pass?", "B1"),
    asks(SHOW, "show", "see what came?", "B2", always=True),
    asks(SECRET, "secret", "play the card, if you have it?", "B3", public=True),
)


class Auction(Agenda):
    """Everybody may raise once in turn, seat 1 not at all; then a coin is flipped."""

    FIELDS = ("bids", "coin")

    def __init__(self, players: int) -> None:
        super().__init__(players, STEPS)
        self.clear_agenda()
        self.bids = [0] * players
        self.coin = 0

    def begin(self, *later: int) -> Auction:
        self.plan(END)
        for step in later:
            self.plan(step)
        self.plan(FLIP)
        self.plan_clockwise(BID, 1)
        self.run()
        return self

    def carry_out(self, step: i64, about: i64) -> None:
        if step == FLIP:
            self.coin = 1
            self.reveals += 1
        else:
            self.over = True

    def decider(self, step: i64, about: i64) -> i64:
        return about

    def options(self, step: i64, about: i64) -> vec[i64]:
        if step != BID:
            return vec[i64]([PASS])
        return vec[i64]([PASS] if about == 1 else [PASS, RAISE])

    def answer(self, step: i64, about: i64, action: i64) -> None:
        self.bids[about] += action

    def copy(self) -> Auction:
        twin = Auction(self.players)
        twin.take_ints(self.to_ints())
        return twin

    def determinize(self, seat: i64, rng: Rng) -> State:
        return self.copy()

    def breakdown(self) -> list[list[int]]:
        return [[bid] for bid in self.bids]


def test_seats_are_asked_clockwise_and_a_single_answer_is_given_at_once() -> None:
    auction = Auction(3).begin()
    asked = []
    while not auction.over:
        asked.append(int(auction.to_move))
        auction.apply(RAISE)
    assert asked == [2, 0]
    assert (auction.bids, auction.coin, list(auction.legal())) == ([1, 0, 1], 1, [])


@pytest.mark.parametrize(("step", "rule"), [(SHOW, "B2"), (SECRET, "B3")])
def test_some_questions_are_asked_even_with_one_answer(step: int, rule: str) -> None:
    auction = Auction(2).begin(step)
    auction.apply(PASS)
    assert (auction.question().rule, list(auction.legal())) == (rule, [PASS])
    auction.apply(PASS)
    assert auction.over


def test_prompt_and_refusal_follow_from_the_step() -> None:
    auction = Auction(2).begin()
    assert auction.question() == Question("bid", "raise or pass?", "B1")
    assert repr(auction).endswith("seat 0 decides: raise or pass?>")
    with pytest.raises(IllegalAction, match="no answer to the question: raise or pass") as refused:
        auction.apply(7)
    assert refused.value.rule == "B1"


def test_a_held_twin_stops_before_another_seat_and_before_chance() -> None:
    auction = Auction(3).begin()
    first = auction.held()
    first.apply(RAISE)
    assert (first.paused, int(first.to_move), list(first.legal())) == (True, 2, [])
    assert first.question() == Question("", "", "")
    with pytest.raises(IllegalAction, match="stopped"):
        first.apply(PASS)
    auction.apply(PASS)
    last = auction.held()
    last.apply(RAISE)
    assert (last.paused, last.over, last.scores()) == (True, False, [1, 0, 0])
    assert last.reveals == auction.reveals


def test_a_position_is_written_down_with_its_agenda() -> None:
    auction = Auction(3).begin(SHOW)
    check_fields(auction)
    twin = auction.copy()
    assert (twin.to_ints(), list(twin.legal())) == (auction.to_ints(), list(auction.legal()))


def test_two_steps_with_one_number_are_refused() -> None:
    with pytest.raises(AssertionError, match="32 is the number of two steps"):
        Steps(asks(BID, "bid", "?", "B1"), asks(BID, "bed", "?", "B1"))
