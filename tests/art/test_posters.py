"""Posters: boards and cards on one wall, the same each time, without what is there for choosing."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from lascaux.art.badges import TOKEN, badges, tokens
from lascaux.art.cards import card_svg, shelf
from lascaux.art.posters import poster
from lascaux.art.svg import Element
from lascaux.engine.pane import SYMBOL_BOX, Card, Chip, Link, Pane
from lascaux.engine.picture import Layer, Part, Picture

LAND = Picture(
    "Land",
    "A land.",
    (-10, -10, 520, 260),  # on a poster, where it is 1040 wide, a unit is two pixels
    '<defs><circle id="berry" r="40"/></defs>',
    (
        Layer("ground", (Part("ground", '<path id="soil" d="M0 0H9"/>'),)),
        Layer(
            "pieces",
            (
                Part("near", '<path id="seen-near"/>', least=1.5),
                Part("nearer", '<path id="seen-nearer"/>', least=3.0),
                Part("far", '<path id="seen-far"/>', below=2.0),
                Part("count", '<g class="pixels"><text>3</text></g>'),
            ),
        ),
        Layer("places", (Part("b2", '<path id="target"/>'),), named=True),
        Layer("previews", (Part("stone", '<path id="ghost"/>'),)),
        Layer("wall", (Part("wall", '<path id="other-wall"/>'),)),
    ),
)
CARDS = (
    Card("bow", "Bow & arrow", lines=("Hunters shoot further.",), chips=(Chip("2", "berry"),)),
    Card("fire", "Fire", state="done", badge="3"),
    Card("tribe", "Cara", seat=2, note="to move", wide=True),
)
PANES = (
    Pane("land", "stage", "Land", board=LAND),
    Pane("goals", "common", "Goals", cards=CARDS, links=(Link("bow", "fire"),)),
)


def drawn(*panes: Pane) -> str:
    return poster("A land", "All of it.", panes, LAND.definitions, without=("wall",))


def ids(svg: str) -> list[str]:
    return [id for node in ElementTree.fromstring(svg).iter() if (id := node.get("id"))]


def words(svg: str) -> list[str]:
    nodes = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return [node.text or "" for node in nodes]


def test_a_poster_is_one_document_and_the_same_each_time() -> None:
    svg = drawn(*PANES)
    assert svg == drawn(*PANES)
    assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"


def test_every_id_is_there_once_and_everything_used_is_there() -> None:
    svg = drawn(*PANES)
    found = ids(svg)
    assert sorted(found) == sorted(set(found))
    used = {*re.findall(r'href="#([^"]*)"', svg), *re.findall(r"url\(#([^)]*)\)", svg)}
    assert used - set(found) == set()


def test_what_is_there_for_choosing_is_not_on_paper() -> None:
    found = ids(drawn(*PANES))
    assert "soil" in found
    assert not {"target", "ghost", "other-wall"} & set(found)


def test_parts_for_another_scale_are_not_on_paper() -> None:
    found = ids(drawn(PANES[0]))
    assert "seen-near" in found
    assert not {"seen-nearer", "seen-far"} & set(found)


def test_what_is_always_of_one_size_is_scaled_back() -> None:
    svg = drawn(PANES[0])
    assert "scale(2)" in svg
    assert '<g class="pixels" transform="scale(.5)">' in svg


def test_all_words_of_cards_are_on_the_poster() -> None:
    said = " ".join(words(drawn(*PANES)))
    for expected in ("Goals", "Bow & arrow", "Hunters shoot further.", "Cara", "to move"):
        assert expected in said


def test_a_shelf_can_be_the_stage() -> None:
    only = Pane("cards", "stage", "Cards", cards=CARDS)
    assert "Bow & arrow" in words(poster("Cards", "All of it.", (only,), ""))


def test_a_stage_alone_has_no_heading_and_two_have() -> None:
    assert "Land" not in words(drawn(PANES[0]))
    two = drawn(PANES[0], Pane("sea", "stage", "Sea", board=LAND))
    assert [word for word in words(two) if word in ("Land", "Sea")] == ["Land", "Sea"]


def test_paint_is_frayed_where_it_is_asked_for() -> None:
    svg = poster("A land", "All of it.", PANES, LAND.definitions, frayed=("ground",))
    assert svg.index('id="soil"') < svg.index('filter="url(#grain)"') < svg.index('id="seen-near"')
    assert "land-rough" not in drawn(*PANES)


def test_a_pane_stands_where_it_is_told_to() -> None:
    beside = ElementTree.fromstring(drawn(*PANES))
    below = ElementTree.fromstring(
        poster("A land", "All of it.", PANES, LAND.definitions, places={"goals": "foot"})
    )
    assert float(beside.get("width", 0)) == 34 + 1040 + 26 + 330 + 34
    assert float(below.get("width", 0)) == 34 + 1040 + 34


def test_a_card_grows_with_its_text_and_to_the_height_of_its_row() -> None:
    short, long = (Card("card", "Card", lines=("word " * times,)) for times in (1, 60))
    more = card_svg(long, 240)[1] - card_svg(short, 240)[1]
    assert round(more / (15 * 1.17), 2) == 11  # twelve lines instead of one
    assert card_svg(CARDS[0], 240, 400)[1] == 400


def test_cards_of_one_group_stand_together_under_its_name() -> None:
    cards = tuple(Card(f"{n}", f"Card {n}", group="odd" if n % 2 else "even") for n in range(4))
    svg = shelf(Pane("cards", "common", "Cards", cards=cards), 500)[0].render()
    order = [svg.index(word) for word in ("even", "Card 0", "Card 2", "odd", "Card 1", "Card 3")]
    assert order == sorted(order)


@pytest.mark.parametrize("marks", [badges, tokens])
def test_badges_and_tokens_fit_the_box_of_a_symbol(marks: Callable[[], list[Element]]) -> None:
    left, top, width, height = SYMBOL_BOX
    size = TOKEN if marks is tokens else 1.0
    for mark in marks():
        halo = mark.children[0]
        assert not isinstance(halo, str)
        numbers = [float(n) for n in re.findall(r"-?\d+", str(halo.attributes["d"]))]
        reach = float(halo.attributes["stroke-width"]) / 2
        assert size * (max(map(abs, numbers)) + reach) <= max(width, height) / 2 + 6
        assert size * (min(numbers) - reach) >= min(left, top)


def test_a_token_is_a_badge_without_its_letter() -> None:
    for badge, token in zip(badges(), tokens(), strict=True):
        shapes = [[str(part.attributes["d"]) for part in parts(mark)] for mark in (badge, token)]
        assert shapes[1] == shapes[0][:2]


def parts(mark: Element) -> list[Element]:
    return [part for part in mark.children if isinstance(part, Element)]
