"""The guided first game: what its notes claim is what happens, and the learner meets it all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from lascaux.engine.game import game
from lascaux.engine.lesson import LEARNER
from tests.games import lessons
from tests.games.lessons import (
    Claim,
    Turn,
    check_claims,
    check_numbers,
    moments,
)

GAME = game("tribes")
GREEN = 1


@dataclass(frozen=True)
class Moment(lessons.Moment):
    """A decision of the lesson, with what there is in this game."""

    @property
    def me_then(self) -> dict[str, Any]:
        """The same after it."""
        return dict(self.after["seats"][LEARNER])

    @property
    def row(self) -> list[str]:
        """The tiles before the decision."""
        return [tile["id"] for tile in self.before["row"]]

    def tile(self, id: str) -> dict[str, Any]:
        """A tile of the row before the decision."""
        return dict(self.before["row"][self.row.index(id)])

    def board(self, id: str) -> dict[str, Any]:
        """A board that is face up before the decision."""
        (found,) = [board for board in self.before["boards"] if board["id"] == id]
        return dict(found)

    def held(self) -> list[str]:
        """The resources that the learner has before the decision."""
        return _held(self.me)

    def held_then(self) -> list[str]:
        """The same after it."""
        return _held(self.me_then)


def _held(seat: dict[str, Any]) -> list[str]:
    lands = [land for land in seat["lands"] if land["members"] and not land["exhausted"]]
    return sorted(land["resource"] for land in lands)


def members(seat: dict[str, Any]) -> list[int]:
    """How many members are on each land."""
    return [land["members"] for land in seat["lands"]]


def free(tile: dict[str, Any]) -> bool:
    return bool(tile["price"] == 0)


@cache
def lesson() -> list[Moment]:
    return moments(GAME, Moment)


def at(number: int) -> Moment:
    """A decision by its number in the file."""
    return lesson()[number - 1]


# What the notes claim, word for word, and whether it is so.


def beginning_growing_and_moving() -> Iterator[Claim]:
    m = at(1)
    yield (
        "boards",
        "You lead the Red tribe",
        GAME.seat_names[LEARNER] == "Red" and m.seat == LEARNER,
    )
    yield "boards", "Four are open", sum(board["face_up"] for board in m.before["boards"]) == 4
    yield 1, "Leather Making asks for goat", m.board("leather_making")["resource"] == "goat"
    yield 1, "Your first member starts on one of your lands", m.held_then() == ["goat"]
    m = at(3)
    yield 3, "The first is always free, and now it is Procreate", m.row[0] == "procreate"
    yield 3, "take one tile of the row", m.choices == [f"take {tile}" for tile in m.row]
    joined = members(m.me_then) == [0, 2, 0]
    yield 3, "a new member joins the one on your goat land", joined
    m, green = at(5), at(4)
    yield "shells", "Green wanted Procreate back from the far end", green.row[-1] == "procreate"
    yield "shells", "a shell on each of the 5 tiles before it", green.said("took", "paid") == [5]
    waiting = [tile["shells"] for tile in m.before["row"]]
    yield "shells", "They stay there", waiting == [1, 1, 1, 1, 1, 0]
    yield 5, "Move is free for you, and brings 1 shell", m.said("took", "gained") == [1]
    m = at(6)
    yield 6, "Your movement is 1", m.before["current"]["left"] == 1
    yield 6, "send a member from goat next door to gold", members(m.me) == [0, 2, 0]
    once = "More than one on a land count no more than one"
    yield 6, once, m.held() == ["goat"]
    m = at(7)
    yield 7, "from now on you have goat and gold", m.held_then() == ["goat", "gold"]


def two_boards() -> Iterator[Claim]:
    m = at(10)
    ready = [
        board["id"]
        for board in m.before["boards"]
        if board["possible"][LEARNER] and board["short"][LEARNER] == 0
    ]
    yield 10, "Leather Making and Barter are ready", ready == ["leather_making", "barter"]
    tile = m.tile("explore_hand")
    one = "You complete a board with a tile that shows a hand"
    yield 10, one, tile["hand"] and tile["shells"] == 1 and free(tile)
    m = at(11)
    yield (
        "what came of it",
        "2 points, and nothing is used up",
        m.said("exhausted", "land") == [] and m.held_then() == m.held(),
    )
    yield 11, "score 2 points now", m.said("scored", "points") == [2]
    yield (
        "what came of it",
        "Your movement has risen to 2",
        m.me_then["tracks"]["movement"]["value"] == 2,
    )
    m, barter, green = at(14), at(11), at(13)
    yield (
        "what came of it",
        "Your stone turned up Smelting",
        barter.said("turned up", "board") == ["smelting"],
    )
    yield "what came of it", "the Neolithic board above", m.board("smelting")["epoch"] == 2
    yield (
        "what came of it",
        "its bolt brought an event",
        barter.said("revealed", "event_tile") == ["hard_winter"],
    )
    yield (
        11,
        "Green takes a tile with a hand as well",
        green.said("completed", "board") == ["barter"],
    )
    yield 14, "Again a hand is free", free(m.tile("procreate_hand"))
    m = at(15)
    yield 15, "2 points more", m.said("scored", "points") == [2]
    steps = m.me_then["tracks"]["movement"]["value"]
    yield 15, "a third step whenever you move", steps == 3
    new = m.said("turned up", "board")
    two = "Both Neolithic boards will ask for two of a kind"
    asked = [board["count"] for board in m.after["boards"] if board["id"] in (*new, "smelting")]
    yield 15, two, asked == [2, 2]


def a_neolithic_board_and_exploring() -> Iterator[Claim]:
    m = at(17)
    smelting = m.board("smelting")
    yield 17, "Smelting asks for 2 gold", (smelting["count"], smelting["resource"]) == (2, "gold")
    below = (smelting["column"], LEARNER in m.board("barter")["stones"])
    yield 17, "your stone lies on Barter just below", below == (m.board("barter")["column"], True)
    hands = [tile["price"] for tile in m.before["row"] if tile["hand"]]
    yield 17, "The nearest hand is 3 tiles away", hands[0] == m.tile("explore_hand")["price"] == 3
    yield 17, "3 of your 8 shells", m.me["shells"] == 8
    m = at(18)
    yield 18, "You hold one; for the other", m.held().count("gold") == 1
    yield 18, "your goat land is exhausted for good", m.said("exhausted", "resource") == ["goat"]
    yield "strongest", "4 points, and", m.said("scored", "points") == [4]
    m = at(24)
    yield "strongest", "you are the strongest now", m.me["strongest"] and not m.me["weakest"]
    border = m.tile("border_victory")
    yield "strongest", "pays 3 points", border["brings"][LEARNER]["points"] == 3
    yield "strongest", "It lies far back", border["price"] > m.me["shells"]
    explore = m.tile("explore")
    yield 24, "that is free, with a shell", free(explore) and explore["shells"] == 1
    m = at(25)
    yield 25, "Incense!", m.before["drawn"]["incense"] == 1
    pilgrimage = m.board("pilgrimage")
    asked = (pilgrimage["count"], pilgrimage["resource"]) == (2, "incense")
    yield 25, "Pilgrimage asks for 2 of it", asked
    laid = m.me_then["lands"][3]
    beside = [land["members"] for land in m.me_then["lands"][:3] if _apart(laid, land) == 1]
    yield 25, "one step away for both of your members", beside == [1, 1]


def _apart(one: dict[str, Any], other: dict[str, Any]) -> int:
    q, r = other["q"] - one["q"], other["r"] - one["r"]
    return int(max(abs(q), abs(r), abs(q + r)))


def events_and_unused_steps() -> Iterator[Claim]:
    m = at(28)
    yield 28, "Green took Hard Winter", at(26).said("took", "tile") == ["hard_winter"]
    yield 28, "every tribe must exhaust an empty land", at(27).said("exhausted", "seat") == [GREEN]
    m = at(29)
    yield 29, "Take Move with a hand for 1 shell", m.said("took", "paid") == [1]
    yield 29, "Green takes the Tiger for the shell on it", m.row[0] == "sabre_tooth"
    weakest = [seat["seat"] for seat in m.before["seats"] if seat["weakest"]]
    yield 29, "loses a member", weakest == [GREEN]
    yield 30, "your movement to 3", at(31).before["current"]["left"] == 3
    goat = at(31).me["lands"][1]
    yield 31, "The member on the exhausted goat land", goat["exhausted"] and goat["members"] == 1
    m = at(32)
    yield 32, "Send it to incense", m.held_then() == ["gold", "incense"]
    yield 33, "leave the other steps", at(33).before["current"]["left"] == 2


def a_board_for_a_land_and_patience() -> Iterator[Claim]:
    m, green = at(36), at(34)
    took = (green.said("took", "tile"), green.said("took", "gained"))
    yield "to incense", "takes the Tiger for the shell on it", took == (["sabre_tooth"], [1])
    yield "to incense", "loses a member.", at(35).said("lost member", "seat") == [GREEN]
    fever = m.tile("fever")
    yield 36, "Fever lies first", free(fever)
    costs = [brings["members"] for brings in fever["brings"]]
    yield 36, "costs every tribe a member", costs == [-1, -1]
    m = at(37)
    yield 37, "Pilgrimage asks for 2 incense: one you hold", m.held().count("incense") == 1
    gold = m.said("exhausted", "resource") == ["gold"]
    yield 37, "another land would stand in for the other", gold
    yield 37, "score 4 points now", m.said("scored", "points") == [4]
    lands = m.me_then["tracks"]["exploration"]["value"]
    yield "explore 2", "Since Pilgrimage you draw 2 lands", lands == 2
    m = at(40)
    yield 36, "Green takes Fever with your shell on it", at(38).said("took", "gained") == [1]
    yield 40, "You choose who goes", m.choices == ["lose 1", "lose 4"]
    yield 40, "lose that one", m.held_then() == m.held() == ["incense"]
    m = at(41)
    yield 41, "Border Victory costs just 1 shell now", m.tile("border_victory")["price"] == 1
    strength = [seat["tracks"]["strength"]["value"] for seat in m.before["seats"]]
    yield 41, "with strength 1 against 0", strength == [1, 0]
    yield 41, "Take it for 3 points", m.said("scored", "points") == [3]


def two_lands_and_what_comes() -> Iterator[Claim]:
    m = at(43)
    yield 43, "15 points!", m.me["score"] == 15
    yield 43, "a single land of yours still gives something", m.held() == ["incense"]
    yield 43, "Explore with a hand lies first and free", free(m.tile("explore_hand"))
    m = at(44)
    drawn = m.said("drew", "resource")
    yield 44, "you draw 2 lands", len(drawn) == 2
    yield 45, "Horse and incense", drawn == ["horse", "incense"]
    m = at(46)
    new, old = m.me_then["lands"][4], m.me_then["lands"][3]
    held = (new["resource"], old["resource"], old["members"]) == ("incense", "incense", 1)
    yield 46, "beside the incense that you hold", held and _apart(new, old) == 1
    road = m.board("incense_road")
    asked = (road["epoch"], road["count"], road["resource"]) == (3, 3, "incense")
    yield 46, "Incense Road, a board of the Bronze Age, asks for 3", asked
    m = at(47)
    yield 47, "then the horse, for Hunting", m.board("hunting")["resource"] == "horse"
    unused = m.after["seats"][LEARNER]["arrow"]
    yield "the arrow", "You have an arrow, too, still unused", unused
    second = "in the round in which the second event of the Bronze Age is taken"
    yield "the clock", second, m.before["bronze_left"] == 2


TURNS = (
    beginning_growing_and_moving,
    two_boards,
    a_neolithic_board_and_exploring,
    events_and_unused_steps,
    a_board_for_a_land_and_patience,
    two_lands_and_what_comes,
)


@pytest.mark.parametrize("turn", TURNS)
def test_what_the_notes_claim_is_so(turn: Turn) -> None:
    check_claims(GAME, lesson(), turn)


def test_no_note_has_a_number_that_is_not_checked() -> None:
    check_numbers(GAME, lesson(), TURNS)


def test_the_learner_begins_and_has_ten_turns() -> None:
    assert lesson()[0].before["first"] == LEARNER
    rounds = {moment.before["round"] for moment in lesson() if moment.move.startswith("take")}
    assert rounds == set(range(1, 11))
    assert sum(moment.seat == LEARNER for moment in lesson()) == 28


def test_the_learner_meets_everything() -> None:
    mine = [moment for moment in lesson() if moment.seat == LEARNER]
    seen = {data["event"] for moment in mine for data in moment.events}
    assert {"settled", "took", "procreated", "moved", "drew", "laid", "exhausted"} <= seen
    assert {"completed", "rose", "turned up", "revealed", "scored", "lost member"} <= seen
    epochs = {at(n).board(at(n).move.split()[1])["epoch"] for n in (11, 15, 18, 37)}
    assert epochs == {1, 2}
    assert max(max(moment.said("took", "paid"), default=0) for moment in mine) == 3
    last = mine[-1].after["seats"][LEARNER]
    assert last["points"]["epoch 1"] == 4 and last["points"]["epoch 2"] == 8
    assert last["points"]["events"] == 3
    assert not mine[-1].after["over"]
