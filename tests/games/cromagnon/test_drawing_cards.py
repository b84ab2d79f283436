"""The drawings of cards: what is left of a type, a tile and its underside, hands and forces."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from lascaux.games.cromagnon.drawing import cards
from lascaux.games.cromagnon.drawing.columns import Columns, Room
from lascaux.games.cromagnon.view import ConflictView, ContenderView, TileView
from tests.games.cromagnon.pictures import fresh


def symbols(svg: str) -> list[str]:
    return re.findall(r'href="#([^"]+)"', svg)


def words(svg: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", svg)


def tile(name: str, action: str | None = None, shown: bool = False) -> TileView:
    return {"type": name, "category": "tools", "action": action, "shown": shown}


def test_a_type_shows_how_many_are_left_and_a_pip_for_each_there_was() -> None:
    amber = next(each for each in fresh()["types"] if each["id"] == "amber")
    amber["left"], amber["copies"] = 3, 4
    drawn, _ = cards.of_type(amber)
    assert symbols(drawn) == ["type-amber"]
    assert words(drawn) == ["3"]
    pips = [node.attrib["fill"] for node in ET.fromstring(drawn).iter("circle")]
    assert len(pips) == 4 and len(set(pips[:3])) == 1 and pips[3] != pips[0]


def test_the_last_of_a_type_is_red_and_a_scored_type_is_pale() -> None:
    amber = next(each for each in fresh()["types"] if each["id"] == "amber")
    amber["left"] = 1
    assert cards.LAST in cards.of_type(amber)[0]
    amber["left"], amber["scored"] = 0, True
    drawn, _ = cards.of_type(amber)
    assert not words(drawn) and 'opacity=".4"' in drawn


def test_a_held_tile_shows_what_one_knows_of_its_underside() -> None:
    assert symbols(cards.of_tile(tile("amber", "relocate"))[0]) == ["action-relocate", "type-amber"]
    assert symbols(cards.of_tile(tile("amber"))[0]) == ["action-unknown", "type-amber"]
    shown = cards.of_tile(tile("amber", "value", shown=True))[0]
    assert shown.count("<circle") == 1


def test_a_hand_is_told_by_types_with_their_numbers() -> None:
    drawn, box = cards.of_hand([tile("amber"), tile("ochre"), tile("amber", "half")])
    assert symbols(drawn) == ["type-amber", "type-ochre"]
    assert words(drawn) == ["2"]
    assert "action" not in drawn
    assert box[3] == cards.STRIP_HIGH
    twelve = [tile(name) for name in "abcdefghijkl"]
    assert cards.of_hand(twelve)[1][3] == 2 * cards.STRIP_HIGH


ROOM = Room(390, 510, 24, 580)


def contender(seat: int, tribes: int, *bids: str, added: float, passed: bool) -> ContenderView:
    return {
        "seat": seat,
        "tribes": tribes,
        "bids": [tile(bid) for bid in bids],
        "added": added,
        "force": tribes + added,
        "passed": passed,
        "place": 1,
        "payout": 9 if seat else 0,
        "matching": 0,
        "may_hide_half": True,
    }


def conflict_of(*contenders: ContenderView) -> ConflictView:
    return {
        "type": "amber",
        "picker": 0,
        "scored": [],
        "area": "siberia",
        "to_come": [],
        "types_here": ["amber"],
        "first": 9,
        "second": 4,
        "tie": 6,
        "contenders": list(contenders),
    }


def test_forces_are_tribes_and_tiles_in_a_row() -> None:
    drawn, box = cards.of_forces(contender(1, 12, "amber", "ochre", added=2.0, passed=False))
    assert symbols(drawn) == ["token-1", "type-amber", "type-ochre"]
    assert words(drawn) == ["12"]
    assert box[3] == cards.STRIP_HIGH


def test_a_column_has_a_brick_for_each_tribe_and_each_tile() -> None:
    red = contender(0, 1, added=0.0, passed=True)
    green = contender(1, 2, "amber", added=0.5, passed=False)
    columns = Columns(conflict_of(red, green), 1, ROOM)
    drawn = {part.key: part.svg for part in columns.parts()}
    assert set(drawn) == {"beat", "force-0", "word-0", "force-1", "word-1"}
    first, second = drawn["force-0"], drawn["force-1"]
    assert words(first) == ["1"] and first.count("<rect") == 1 + 1
    assert words(second) == ["2½", "+9"]
    assert second.count("<rect") == 3 + 1, "a brick each, before a panel"
    assert ' opacity="' in first and ' opacity="' not in second
    assert symbols(second) == ["type-amber", "token-1"]
    assert (words(drawn["word-0"]), words(drawn["word-1"])) == (["passed"], ["to bid"])


def test_one_more_tile_would_be_a_brick_on_ones_own_column() -> None:
    black = contender(2, 1, added=0.0, passed=False)
    columns = Columns(conflict_of(black), 2, ROOM)
    assert [part.key for part in columns.previews(2)] == ["bid-0.5", "bid-1", "bid-1.5"]
    assert not list(columns.previews(0))


def test_a_value_tile_has_two_numbers() -> None:
    assert words(cards.of_value(7, 3)[0]) == ["7", "3"]
