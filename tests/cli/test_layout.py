from hypothesis import given
from hypothesis import strategies as st

from lascaux.cli.layout import in_columns, part_of, parts_of

words = st.text("abcxyz", min_size=1, max_size=9)
pictures = st.lists(st.text("/\\FF", max_size=60), min_size=1).map("\n".join)


@given(st.lists(words), st.integers(9, 60))
def test_columns_lose_nothing_and_fit(items: list[str], width: int) -> None:
    lines = in_columns(items, width)
    assert sorted(" ".join(lines).split()) == sorted(items)
    assert all(len(line) <= width for line in lines)


def test_a_word_wider_than_the_terminal_is_shown_all_the_same() -> None:
    assert in_columns(["wide " * 9, "b"], 20) == ["wide " * 9, "b"]


@given(pictures, st.integers(5, 80))
def test_the_parts_of_a_picture_show_all_of_it(picture: str, width: int) -> None:
    parts = [part_of(picture, width, part) for part in range(parts_of(picture, width))]
    assert all(len(line) <= width for part in parts for line in part.splitlines())
    if len(parts) == 1:
        assert parts == ["\n".join(picture.splitlines())]
    for row, line in enumerate(picture.splitlines()):
        shown = sum(len(part.split("\n")[row]) for part in parts)
        assert shown >= len(line.rstrip())
