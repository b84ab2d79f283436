"""Panes: the land alone on its board, and all else as cards that are set as text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from time import process_time

import pytest

from lascaux import Rng
from lascaux.engine.pane import Card, Pane
from lascaux.engine.picture import Part, Picture
from lascaux.games.rise import RiseOptions
from lascaux.games.rise.drawing import crowd
from lascaux.games.rise.rules import goals, villages
from lascaux.games.rise.rules.state import RiseState
from lascaux.games.rise.view import RiseView
from tests.games.rise.scenario import GAME, Story

NAMES = ("Ana", "Ben", "Chi", "Dov")
SMALLEST = 0.38  # pixels to a unit of the land: a phone, with a volcano
ORDER = ["actions", "land", "tribe", "events", "tribes"]


def positions(players: int, seed: int, every: int = 1) -> Iterator[RiseState]:
    """Positions of a random game with everything in it."""
    lands = ("spice+glacier+wild-land", "hazard")
    options = RiseOptions(elders=True, leaders=True, terrain=lands[seed % 2])
    state = GAME.new(players, f"panes {seed}", options)
    rng = Rng(f"panes {seed}")
    number = 0
    while not state.over and state.turn < 70:
        if number % every == 0:
            yield state
        legal = state.legal()
        state.apply(int(legal[rng.below(len(legal))]))
        number += 1


def panes(story: Story, seat: int = 0) -> dict[str, Pane]:
    return {pane.key: pane for pane in GAME.panes(GAME.view(story.state, seat), NAMES)}


def cards(story: Story, seat: int = 0) -> dict[str, Card]:
    return {card.key: card for pane in panes(story, seat).values() for card in pane.cards}


def chips(card: Card) -> list[str]:
    return [f"{chip.text} {chip.symbol}".strip() for chip in card.chips]


def board_of(view: RiseView) -> Picture:
    (board,) = [pane.board for pane in GAME.panes(view, NAMES) if pane.board]
    return board


def parts(board: Picture, layer: str) -> dict[str, Part]:
    (found,) = [each for each in board.layers if each.name == layer]
    return {part.key: part for part in found.parts}


# All of them


@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_are_unique_and_all_that_is_referred_to_is_there(players: int) -> None:
    for state in positions(players, players, 5):
        for seat in (int(state.to_move), -1):
            shown = GAME.panes(GAME.view(state, seat), NAMES)
            names = [name for pane in shown for name in pane.names()]
            assert max(Counter(names).values()) == 1
            (board,) = [pane.board for pane in shown if pane.board]
            ids = set(re.findall(r' id="([^"]+)"', board.definitions))
            drawn = board.svg() + "".join(card.drawing for pane in shown for card in pane.cards)
            assert set(re.findall(r'href="#([^"]+)"', drawn)) <= ids
            assert set(re.findall(r"url\(#([^)]+)\)", drawn)) <= ids
            symbols = {
                chip.symbol
                for pane in shown
                for chip in (*pane.peek, *(c for card in pane.cards for c in card.chips))
            }
            assert symbols - {""} <= ids
            lit = {name for pane in shown for card in pane.cards for name in card.parts}
            assert lit <= set(names)


@pytest.mark.parametrize("players", [2, 4])
def test_parts_keep_their_keys_and_no_sentence_is_drawn(players: int) -> None:
    for state in positions(players, 10, 9):
        board = board_of(GAME.view(state, int(state.to_move)))
        for layer in board.layers:
            assert max(Counter(part.key for part in layer.parts).values(), default=1) == 1
            for part in layer.parts:
                for words in re.findall(r">([^<>]+)</text>", part.svg):
                    assert len(words.split()) <= 3


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_written_too_small_to_be_read(players: int) -> None:
    for state in positions(players, 11, 9):
        board = board_of(GAME.view(state, int(state.to_move)))
        for layer in board.layers:
            for part in layer.parts:
                for size in re.findall(r'font-size="([\d.]+)"', part.svg):
                    assert float(size) * max(part.least, SMALLEST) >= 11


def test_the_panes_of_a_player_and_of_a_spectator() -> None:
    story = Story("b2 lake Red 2", "c3 Green 3")
    shown = GAME.panes(GAME.view(story.state, 0), NAMES)
    assert [pane.key for pane in shown] == ORDER
    assert [pane.role for pane in shown] == ["rail", "stage", "mine", "common", "others"]
    assert [card.key for card in shown[-1].cards] == ["seat-1"]
    watched = GAME.panes(GAME.view(story.state), NAMES)
    assert [pane.key for pane in watched] == ["actions", "land", "events", "tribes"]
    assert [card.title for card in watched[-1].cards] == ["Ana", "Ben"]
    assert GAME.panes(GAME.view(story.state))[-1].cards[0].title == "Red"


@pytest.mark.parametrize(("players", "ratio"), [(2, 1.37), (3, 1.06), (4, 1.08)])
def test_the_land_is_as_wide_as_its_map(players: int, ratio: float) -> None:
    (land,) = [pane for pane in GAME.panes(GAME.view(GAME.new(players))) if pane.board]
    assert land.ratio == ratio


def test_panes_and_decisions_are_quick() -> None:
    states = [state.copy() for state in positions(4, 12, 3)]
    views = [GAME.view(state, int(state.to_move)) for state in states]
    GAME.panes(views[0])
    begin = process_time()
    for state, view in zip(states, views, strict=True):
        GAME.panes(view, NAMES)
        GAME.decision(state, int(state.to_move), NAMES)
    assert (process_time() - begin) / len(states) < 0.006


# The land


def test_a_hex_shows_who_is_there_and_how_many() -> None:
    story = Story("b2 lake Red 3 Green 1 village Red", "c3 Green 3")
    found = parts(board_of(GAME.view(story.state, 0)), "pieces")
    assert list(found)[:3] == ["member-0-b2", "village-b2", "member-1-b2"]
    assert ">3</text>" in found["member-0-b2"].svg and "pawn-0" in found["member-0-b2"].svg
    assert "tent-0" in found["village-b2"].svg


def test_a_hex_too_full_shows_whom_a_fight_would_leave() -> None:
    story = Story("b2 lake Red 4 Green 2", "c3 Green 3")
    board = board_of(GAME.view(story.state, 0))
    assert list(parts(board, "conflicts")) == ["b2"]
    left = parts(board, "pieces")["after-b2"].svg
    assert "plate-0" in left and ">2</text>" in left


WORST = (
    "c4 forest Red 2 Green 1 Black 1 Yellow 3 invaders 1 village Yellow elder Yellow"
    " chieftain mammoth tiger"
)


def test_the_fullest_hex_has_plates_instead_of_pawns() -> None:
    slots = ["invaders", "sabertooth"]
    story = Story(WORST, players=4, slots=slots, elders=True)
    board = board_of(GAME.view(story.state, 0))
    found = parts(board, "pieces")
    assert set(found) == {
        *(f"member-{seat}-c4" for seat in range(4)),
        *("invader-c4", "village-c4", "mammoth", "tiger", "chieftain", "after-c4"),
    }
    assert all("pawn" not in part.svg for part in found.values())
    names = parts(board, "names")
    assert "c4" not in names and names["c4-small"].least == 0.6


def _inside(x: float, y: float) -> bool:
    """Is a point in a hex of 100 to the corner, or hardly out of it?"""
    x, y = abs(x), abs(y)
    return x <= 87 and y <= 100 - x / 3**0.5 + 4


SIZES = {crowd.ROOMY: (36, 24), crowd.DENSE: (31, 20), crowd.CLOSE: (20.5, 20)}  # halves


@pytest.mark.parametrize("number", range(1, 11))
def test_nothing_in_a_hex_overlaps_and_all_of_it_is_inside(number: int) -> None:
    spots = crowd.spots(number)
    assert len(spots) == number
    for index, one in enumerate(spots):
        wide, high = SIZES[one.form]
        assert all(
            _inside(one.x + way * wide * 0.85, one.y + up * high * 0.85)
            for way in (-1, 1)
            for up in (-1, 1)
        )
        for other in spots[:index]:
            apart = abs(one.x - other.x) >= 2 * wide or abs(one.y - other.y) >= 2 * high
            assert apart, (one, other)


def test_special_terrain_is_named_where_there_is_room() -> None:
    story = Story("b2 desert_oasis Red 2", "c3 Green 3")
    names = parts(board_of(GAME.view(story.state, 0)), "names")
    assert ">Oasis</text>" in names["b2-kind"].svg and names["b2-kind"].least == 0.6
    assert names["b2"].below == names["b2-small"].least == 0.6


def test_the_volcano_and_its_places_can_be_pointed_at() -> None:
    story = Story("b2 lake Red 2", "c3 Green 3", hand="moon moon", step="doubles")
    story = Story("b2 lake Red 2", "c3 Green 3", step="roll", hand="sun sun", event_deck="volcano")
    names = set(board_of(GAME.view(story.state, 0)).names())
    assert {GAME.notation(action).split()[1] for action in story.state.legal()} <= names
    risen = Story("b2 lake Red 2", "c3 Green 3", volcano="v1")
    assert "volcano" in set(board_of(GAME.view(risen.state, 0)).names())


def test_pieces_have_no_place_of_their_own_so_that_they_can_glide() -> None:
    for state in positions(3, 13, 40):
        found = parts(board_of(GAME.view(state, 0)), "pieces")
        assert {part.place for part in found.values()} <= {""}


# Dice and actions


def test_dice_in_hand_come_first_and_equal_ones_are_one() -> None:
    story = Story("b2 lake Red 2", "c3 Green 3", hand="sun moon")
    rail = panes(story)["actions"]
    assert [card.key for card in rail.cards] == [
        *("die-sun", "die-moon"),
        *("action-grow", "action-move", "action-gather", "action-lead"),
    ]
    assert rail.rail == "column"
    twice = panes(Story("b2 lake Red 2", "c3 Green 3", hand="moon moon"))["actions"].cards
    assert (twice[0].key, twice[0].badge, twice[1].key) == ("die-moon", "2", "action-grow")
    roll = panes(
        Story("b2 lake Red 2", "c3 Green 3", step="before roll", powers={"Red": "dreamtime"})
    )["actions"].cards
    assert (roll[0].key, roll[0].note) == ("dice", "to roll")


def test_an_action_shows_what_each_die_makes_of_it() -> None:
    story = Story("b2 lake Red 2", "a1 Red 1", "c3 Green 3", hand="sun moon")
    found = cards(story)
    assert chips(found["action-move"]) == ["6 ▲ sign-sun", "2 ▼ sign-moon"]
    assert found["action-move"].drawing.count("die-") == 3
    story.play("place sun on move", "move b2 b1", "move b2 b3")
    found = cards(story)
    assert (found["action-move"].note, chips(found["action-move"])) == ("2 of 6 set", ["6 ▲"])
    story.play("stop")
    found = cards(story)
    assert (found["action-move"].state, found["action-move"].note) == ("used", "used")


# The tribe


def test_what_a_tribe_has_and_what_a_village_lacks() -> None:
    story = Story(
        *("b2 lake Red 4 village Red", "c3 Green 3"),
        tribes={"Red": "kaha"},
        goods={"Red": "1 food 1 wood"},
        points={"Red": 8},
        goals={"Red": "bow basket far_horizons lake_dwellers", "Green": "fire"},
        decks={"Red": "horse oxen"},
    )
    found = cards(story)
    head = found["seat-0"]
    assert (head.title, head.badge, head.note, head.seat) == ("Ana", "8", "+1 at your next turn", 0)
    assert chips(head) == ["1 food", "1 wood", "0 stone", "4 on land, 16 left pawn-0"]
    village = found["seat-0.village"]
    assert (village.state, village.note, chips(village)) == (
        "missing",
        "2 short",
        ["1 food", "3 wood"],
    )
    assert village.parts == ("b2",)
    bow = found["seat-0.bow"]
    assert (bow.state, bow.note, bow.badge, chips(bow)) == (
        "missing",
        "2 short",
        "1",
        ["2 wood", "1 stone"],
    )
    assert bow.group == "Your goals, 2 left in your deck"
    assert found["seat-0.far_horizons"].lines == ("lakes: 1/2", "forests: 0/2", "mountains: 0/2")
    assert found["seat-0.lake_dwellers"].lines == ("lakes with 3: 1/2",)


def test_goals_that_are_ready_come_first_and_completed_ones_last() -> None:
    story = Story(
        *("b2 lake Red 4", "c3 Green 3"),
        tribes={"Red": "kaha"},
        goods={"Red": "1 food 2 wood"},
        goals={"Red": "bow basket"},
        completed={"Red": "fire"},
    )
    mine = panes(story)["tribe"]
    keys = [card.key for card in mine.cards]
    assert keys == ["seat-0", "seat-0.village", "seat-0.basket", "seat-0.bow", "seat-0.fire"]
    found = {card.key: card for card in mine.cards}
    assert (found["seat-0.basket"].state, found["seat-0.basket"].note) == ("payable", "payable")
    assert found["seat-0.fire"].state == "done"
    assert [chip.text for chip in mine.peek] == ["1", "2", "0", "1 short", "1 of 2 goals ready"]


@pytest.mark.parametrize("players", [2, 4])
def test_payable_and_ready_are_what_the_rules_say(players: int) -> None:
    for state in positions(players, 14, 3):
        view = GAME.view(state, int(state.active))
        seat = view["seats"][state.active]
        assert (seat["village_short"] == 0) == villages.can_pay(state)
        for number, each in enumerate(view["seats"]):
            for goal in each["in_progress"]:
                index = [one.id for one in GAME.content.goals].index(goal["id"])
                assert goal["ready"] == goals.can_complete(state, number, index)
                if goal["progress"]:
                    assert goal["ready"] == all(have >= need for have, need in goal["progress"])


def test_leader_elder_and_tokens_are_cards() -> None:
    story = Story(
        "b2 lake Red 4 village Red elder Red",
        "c3 Green 3",
        powers={"Red": "wayfarers"},
        tokens={"walls": "Red"},
        elders=True,
    )
    found = cards(story)
    assert found["seat-0.power"].title == "Wayfarers"
    assert found["seat-0"].lines == ("Kaha · Wayfarers",)
    assert (found["seat-0.elder"].lines, found["seat-0.elder"].parts) == (("on b2",), ("b2",))
    assert found["seat-0.walls"].rule == "R164"


# Events and the others


@pytest.mark.parametrize(
    ("slot", "note"),
    [
        ("abandoned_village 1 wood", "leaves at 3 wood: 1"),
        ("mild_winter 2 food", "leaves when empty: 2 food"),
        ("discovery 1 food 1 stone", "leaves when empty: 2 resources"),
        ("drought", "leaves with the next doubles"),
        ("sabertooth 1 Green", "leaves at 2 captives: 1"),
        ("shared_knowledge 1 food", "leaves at 2 resources: 1"),
        ("walls 1 stone", "leaves at 3 stone: 1"),
    ],
)
def test_an_event_says_when_it_leaves(slot: str, note: str) -> None:
    story = Story("b2 lake Red 4", "c3 Green 3", slots=[slot], settled=True)
    card = cards(story)["event-0"]
    assert card.note == note
    assert card.lines[0].endswith(".") and card.wide


def test_events_tell_price_and_deck() -> None:
    story = Story("b2 lake Red 4", "c3 Green 3", slots=["walls 1 stone"])
    found = cards(story)
    assert (found["event-0"].badge, chips(found["event-0"])) == ("2 stone", ["1 stone"])
    assert found["event-1"].title == "No event"
    assert found["events-deck"].title == "13 to come"
    assert found["events-deck"].lines == ("2 more wait for the first village.",)


def test_others_show_what_one_watches_and_tell_all() -> None:
    story = Story(
        *("b2 lake Red 4", "c3 Green 3 village Green"),
        goods={"Green": "3 food 1 wood"},
        goals={"Green": "bow"},
        completed={"Green": "fire"},
        points={"Green": 9},
    )
    card = cards(story)["seat-1"]
    assert (card.title, card.badge, card.seat) == ("Ben", "9", 1)
    assert chips(card) == ["1 tent-1", "3 food", "1 wood", "0 stone", "3 pawn-1"]
    assert card.lines == ("goals 1 of 2",)
    assert "Bow, development, 1 point." in card.text and card.text.endswith("Completed.")


# The bench


def test_a_bench_is_there_only_while_it_is_needed() -> None:
    story = Story(
        *("b2 lake Red 1", "c3 Green 1"),
        step="five",
        powers={"Red": "crafty_builders"},
        goods={"Red": "2 food 2 wood"},
    )
    assert "bench" not in panes(story)
    story.play("build b2")
    bench = panes(story)["bench"]
    assert (bench.role, bench.title) == ("bench", "How to pay")
    assert [card.key for card in bench.cards] == ["pay-1-2-0", "pay-2-1-0"]
    assert "bench" not in panes(story, 1)


def test_answers_are_whole_sentences_on_equal_cards() -> None:
    story = Story.from_box(2, "any", leaders=True)
    seat = int(story.state.to_move)
    bench = panes(story, seat)["bench"]
    assert bench.title == "Your leader" and len(bench.cards) == 2
    assert all(card.lines[0].endswith(".") for card in bench.cards)


def test_the_headline() -> None:
    view = GAME.view(Story("b2 lake Red 1", "c3 Green 1").state, 0)
    assert GAME.headline(view, NAMES) == "turn 1, first to 15 wins"
