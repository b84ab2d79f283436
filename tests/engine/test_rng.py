"""The generator: known output, exact ranges, fair shuffles."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lascaux import Rng
from lascaux.engine.rng import rng_from_ints


def test_known_seeds_give_known_numbers() -> None:
    """Records depend on these numbers: they must never change."""
    assert Rng("spring").word() == 3_262_474_280
    rng = Rng("spring")
    assert [rng.below(100) for _ in range(8)] == [75, 25, 2, 2, 22, 98, 0, 30]


def test_words_are_those_of_sfc32() -> None:
    """A step by step recount of the published algorithm."""
    mask = 0xFFFFFFFF
    rng = rng_from_ints([1, 2, 3, 4])
    a, b, c, counter = 1, 2, 3, 4
    for _ in range(100):
        word = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b, c = b ^ (b >> 9), (c * 9) & mask, (((c << 21) | (c >> 11)) + word) & mask
        assert rng.word() == word


@given(st.text(), st.integers(1, 2**30))
def test_below_stays_below(seed: str, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_every_number_is_about_as_likely() -> None:
    rng = Rng("fair")
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_the_rejection_of_biased_words_is_reached_and_fair() -> None:
    """With n just above half the words, plain scaling would make half the numbers twice as likely.

    n = 3 * 2**28 leaves a remainder of a quarter of all words, which must be drawn again.
    """
    n = 3 * 2**28
    rng = Rng("reject")
    thirds = Counter(rng.below(n) % 3 for _ in range(3000))
    assert all(900 < thirds[third] < 1100 for third in range(3))


@given(st.lists(st.integers(0, 99), max_size=40), st.text())
def test_a_shuffle_keeps_every_item(items: list[int], seed: str) -> None:
    shuffled = vec[i64](items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.lists(st.integers(0, 99), max_size=20), st.integers(0, 20), st.integers(0, 20), st.text())
def test_a_part_is_shuffled_like_a_whole(items: list[int], a: int, b: int, seed: str) -> None:
    first, end = sorted((min(a, len(items)), min(b, len(items))))
    whole, part = vec[i64](items), vec[i64](items[first:end])
    Rng(seed).shuffle_part(whole, first, end)
    Rng(seed).shuffle(part)
    assert list(whole) == items[:first] + list(part) + items[end:]


def test_all_orders_of_three_are_about_as_likely() -> None:
    rng = Rng("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        items = vec[i64]([0, 1, 2])
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


def test_copies_and_restored_generators_go_on_alike() -> None:
    rng = Rng("twin")
    rng.word()
    copy, restored = rng.copy(), rng_from_ints(rng.to_ints())
    numbers = [rng.word() for _ in range(10)]
    assert [copy.word() for _ in range(10)] == numbers
    assert [restored.word() for _ in range(10)] == numbers


def test_a_split_generator_goes_its_own_way() -> None:
    rng = Rng("split")
    other = rng.split()
    assert [rng.word() for _ in range(5)] != [other.word() for _ in range(5)]
