"""Content entries: every kind of field, and the exact words in which a broken file is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lascaux.engine.content import Entry, Sections, Source, load_content, version_of
from lascaux.engine.errors import ContentError

STONE = {"provenance": "rulebook", "source": "page 3"}


def test_an_entry_gives_each_kind_of_field() -> None:
    entry = Entry(
        "tile L09",
        {
            "name": "Ford",
            "side": "river",
            "herd": ["deer", "deer"],
            "fish": 2,
            "volcano": True,
            "note": "seen",
            **STONE,
        },
    )
    assert "fish" in entry
    assert entry.text("name") == "Ford"
    assert entry.word("side", ("river", "meadow")) == "river"
    assert entry.words("herd", ("deer", "tiger")) == ("deer", "deer")
    assert entry.number("fish", 0, 9) == 2
    assert entry.flag("volcano")
    assert entry.origin() == Source("rulebook", "page 3", "seen")
    assert "fish" not in entry
    entry.end()


def test_defaults_stand_in_for_what_is_not_there() -> None:
    entry = Entry("tile L09", STONE)
    assert entry.text("name", default="") == ""
    assert entry.word("side", ("river",), default="") == ""
    assert entry.words("herd", ("deer",), default=[]) == ()
    assert entry.number("fish", 1, 9, default=1) == 1
    assert not entry.flag("volcano")
    assert entry.parts("tests", lambda part: part.name) == ()
    assert entry.part("goods", lambda part: part.number("food", 0, 9, default=0)) == 0
    assert entry.origin().note == ""


REFUSED: dict[str, tuple[dict[str, Any], Callable[[Entry], object], str]] = {
    "missing": ({}, lambda e: e.text("name"), "name: is missing"),
    "no text": ({"name": 3}, lambda e: e.text("name"), "name: must be text"),
    "empty text": ({"name": " "}, lambda e: e.text("name"), "name: must be text"),
    "other word": (
        {"side": "sea"},
        lambda e: e.word("side", ("river", "meadow")),
        "side: 'sea' is none of river, meadow",
    ),
    "empty word": ({"side": ""}, lambda e: e.word("side", ("river",)), "side: must be text"),
    "no list": ({"herd": "deer"}, lambda e: e.words("herd", ("deer",)), "herd: must be a list"),
    "other word in a list": (
        {"herd": ["deer", "cow"]},
        lambda e: e.words("herd", ("deer", "tiger")),
        "herd: 'cow' is none of deer, tiger",
    ),
    "number as text": (
        {"fish": "2"},
        lambda e: e.number("fish", 0, 9),
        "fish: must be a number from 0 to 9",
    ),
    "flag for a number": (
        {"fish": True},
        lambda e: e.number("fish", 0, 9),
        "fish: must be a number from 0 to 9",
    ),
    "too many": ({"fish": 10}, lambda e: e.number("fish", 0, 9), "fish: must be a number from 0"),
    "no flag": ({"volcano": 1}, lambda e: e.flag("volcano"), "volcano: must be true or false"),
    "unknown provenance": (
        {"provenance": "heard", "source": "somewhere"},
        lambda e: e.origin(),
        "provenance: 'heard' is none of rulebook, public, reconstructed",
    ),
    "no source": ({"provenance": "public"}, lambda e: e.origin(), "source: is missing"),
    "part no table": (
        {"goods": 3},
        lambda e: e.part("goods", lambda part: part.flag("food")),
        "goods: must be a table",
    ),
    "field of a part": (
        {"goods": {"food": 10}},
        lambda e: e.part("goods", lambda part: part.number("food", 0, 9)),
        "goods: food: must be a number from 0 to 9",
    ),
    "unknown field of a part": (
        {"tests": [{"count": 1}, {"count": 1, "hat": 1}]},
        lambda e: e.parts("tests", lambda part: part.number("count", 0, 9)),
        "tests: hat: no such field",
    ),
    "parts no list": (
        {"tests": {}},
        lambda e: e.parts("tests", lambda part: part.name),
        "tests: must be a list",
    ),
    "unknown field": ({"hat": 1}, lambda e: e.end(), "hat: no such field"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_wrong_field_is_refused_by_name(case: str) -> None:
    fields, read, complaint = REFUSED[case]
    with pytest.raises(ContentError) as refused:
        read(Entry("tile L09", fields))
    assert str(refused.value).startswith(f"tile L09: {complaint}")


def test_reading_leaves_the_file_s_own_data_alone() -> None:
    data = {"tile": [{"id": "a"}]}
    Sections(data).all("tile", lambda entry: entry.text("id"))
    assert data == {"tile": [{"id": "a"}]}


def test_sections_give_single_tables_and_lists_of_them() -> None:
    file = Sections(
        {"edition": "2018", "dice": {"faces": 6}, "bow": [{"id": "b"}, {"id": "a"}], "raw": 7}
    )
    assert file.edition() == "2018"
    assert file.one("dice", lambda entry: entry.number("faces", 1, 9)) == 6
    assert file.all("bow", lambda entry: entry.text("id"), ids=("a", "b")) == ("a", "b")
    assert (file.take("raw"), file.take("nothing")) == (7, None)
    file.end()


def with_entries(*entries: object) -> Callable[[], object]:
    return lambda: Sections({"tile": list(entries)}).all("tile", lambda entry: entry.text("id"))


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (lambda: Sections({}).edition(), "edition: must be text"),
        (lambda: Sections({"edition": 2}).edition(), "edition: must be text"),
        (lambda: Sections({"hat": {}}).end(), "hat: no such section"),
        (lambda: Sections({"dice": 6}).one("dice", Entry.origin), "dice: must be a table"),
        (lambda: Sections({}).one("dice", Entry.origin), "dice: the file has none"),
        (with_entries(), "tile: the file has none"),
        (lambda: Sections({"tile": {"id": "a"}}).all("tile", Entry.origin), "tile: must be a list"),
        (with_entries({"id": "a"}, 7), "tile number 2: must be a table"),
        (with_entries({"id": "a"}, {}), "tile number 2: id: is missing"),
        (with_entries({"id": 5}), "tile 5: id: must be text"),
        (with_entries({"id": "a", "hat": 1}), "tile a: hat: no such field"),
        (with_entries({"id": "a"}, {"id": "b"}, {"id": "a"}), "tile a: id: given to 2 tiles"),
    ],
)
def test_a_wrong_section_is_refused_by_name(read: Callable[[], object], complaint: str) -> None:
    with pytest.raises(ContentError) as refused:
        read()
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    ("ids", "complaint"),
    [
        (("a",), "bow b: id: the rules know no such bow"),
        (("a", "b", "c"), "bow c: is missing"),
    ],
)
def test_entries_that_the_rules_know_are_all_there(ids: tuple[str, ...], complaint: str) -> None:
    file = Sections({"bow": [{"id": "a"}, {"id": "b"}]})
    with pytest.raises(ContentError) as refused:
        file.all("bow", lambda entry: entry.text("id"), ids)
    assert str(refused.value) == complaint


def test_a_file_is_refused_with_its_path_and_for_a_section_that_nobody_takes(
    tmp_path: Path,
) -> None:
    path = tmp_path / "content.toml"
    path.write_text('edition = "first"\n[hat]\n', encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        load_content(path, lambda file: file.edition())
    assert str(refused.value) == f"{path}: hat: no such section"
    path.write_text('edition = "first"\n', encoding="utf-8")
    assert load_content(path, lambda file: file.edition()) == "first"


def test_a_version_never_changes_for_the_same_facts() -> None:
    """Records name the version of the content they were played with."""
    assert version_of([("L01", 2, ("deer",))]) == "4741a811bae9"
