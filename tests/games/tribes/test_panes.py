"""Panes: the land alone on its board, and all else as cards that are set as text."""

from __future__ import annotations

import re
from time import process_time
from typing import Any

import pytest

from lascaux.engine.pane import Card, Link, Pane
from lascaux.engine.picture import Part, Picture
from lascaux.games.tribes.view import TribesView
from tests.games.tribes.answers import GAME
from tests.games.tribes.choosing import NAMES, positions
from tests.games.tribes.scenario import Story

SMALLEST = 0.18  # pixels to a unit of the land: a phone
ORDER = ["row", "land", "boards", "tribe", "tribes"]
BOARDS = {1: "hunting leather_making cooking barter", 2: "smelting horse_riding farming"}


def panes(story: Story, seat: int = 0) -> dict[str, Pane]:
    return {pane.key: pane for pane in GAME.panes(GAME.view(story.state, seat), NAMES)}


def cards(story: Story, seat: int = 0) -> dict[str, Card]:
    return {card.key: card for pane in panes(story, seat).values() for card in pane.cards}


def compact(story: Story, pane: str) -> dict[str, Card]:
    found = panes(story)[pane].compact
    assert found is not None
    return {card.key: card for card in found.cards}


def chips(card: Card) -> list[str]:
    return [f"{chip.text} {chip.symbol}".strip() for chip in card.chips]


def board_of(view: TribesView) -> Picture:
    (board,) = [pane.board for pane in GAME.panes(view, NAMES) if pane.board]
    return board


def parts(board: Picture, layer: str) -> dict[str, Part]:
    (found,) = [each for each in board.layers if each.name == layer]
    return {part.key: part for part in found.parts}


# All of them


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_written_too_small_to_be_read(players: int) -> None:
    for state in positions(players, 11, 9):
        for layer in board_of(GAME.view(state, int(state.to_move))).layers:
            for part in layer.parts:
                for size in re.findall(r'font-size="([\d.]+)"', part.svg):
                    assert float(size) * max(part.least, SMALLEST) >= 11


def test_the_panes_of_a_player_and_of_a_spectator() -> None:
    story = Story(players=3)
    shown = GAME.panes(GAME.view(story.state, 0), NAMES)
    assert [pane.key for pane in shown] == ORDER
    assert [pane.role for pane in shown] == ["rail", "stage", "stage", "mine", "others"]
    assert [card.key for card in shown[-1].cards] == ["seat-1", "seat-2", "clock", "bag"]
    watched = GAME.panes(GAME.view(story.state), NAMES)
    assert [pane.key for pane in watched] == ["row", "land", "boards", "tribes"]
    assert [card.title for card in watched[-1].cards][:3] == ["Ana", "Ben", "Cleo"]
    assert [pane.title for pane in (shown[1], watched[1])] == ["Your land", "Ana's land"]


def test_panes_and_decisions_are_quick() -> None:
    states = [state.copy() for state in positions(4, 12, 5)]
    views = [GAME.view(state, int(state.to_move)) for state in states]
    GAME.panes(views[0])
    begin = process_time()
    for state, view in zip(states, views, strict=True):
        GAME.panes(view, NAMES)
        GAME.decision(state, int(state.to_move), NAMES)
    assert (process_time() - begin) / len(states) < 0.006


# The row


def row(**more: object) -> Story:
    return Story(
        players=3,
        lands={"Red": "goat 1, wheat 1, gold"},
        row="procreate raiders:2 explore_hand conquest fever move",
        levels={"Red": "exploration 1", "Green": "strength 1", "Black": "strength 1"},
        shells={"Red": 3},
        points={"Red": 5},
        displayed="plague",
        **more,  # type: ignore[arg-type]
    )


def test_a_tile_has_my_price_and_what_is_left_then() -> None:
    found = cards(row())
    free, raiders, hand = (found[f"tile-{id}"] for id in ("procreate", "raiders", "explore_hand"))
    assert (free.title, free.badge, free.note, free.state) == (
        *("Procreate", "free", "3 left"),
        "payable",
    )
    assert chips(free) == ["1 member"]
    assert (raiders.badge, raiders.note) == ("1 shell", "4 left")  # two lie on it
    assert raiders.lines == ("If weakest: −2 VP",)
    assert chips(raiders) == ["You: −2 VP", "+2 token-shell"]
    assert raiders.chips[0].tone == "bad"
    assert (hand.title, hand.badge, hand.note) == ("Explore", "2 shells", "1 left")
    assert chips(hand) == ["2 lands", "4 possible token-hand"]


def test_a_tile_out_of_reach_says_how_much_is_missing() -> None:
    found = cards(row())
    far = found["tile-move"]
    assert (far.badge, far.note, far.state) == ("5 shells", "2 short", "missing")
    poor = cards(Story(row="procreate:1 explore:1 move:1", shells={"Red": 0}))
    assert poor["tile-move"].note == "2 short", "those on it do not pay (A2)"


def test_an_event_of_the_last_epoch_tells_the_clock() -> None:
    conquest = cards(row())["tile-conquest"]
    assert conquest.lines == ("If strongest: +4 VP",)
    assert chips(conquest) == ["You: nothing", "bronze 2/3"]
    last = Story(players=2, row="conquest move", displayed="plague")
    assert chips(cards(last)["tile-conquest"]) == ["You: +4 VP", "last round"]
    idle: Any = {"row": "conquest move", "levels": {"Green": "strength 1"}, "displayed": "plague"}
    assert chips(cards(Story(**idle))["tile-conquest"]) == ["You: nothing", "last round"]
    boxed = Story(**idle, bronze_event_without_effect_counts=False)
    assert chips(cards(boxed)["tile-conquest"]) == ["You: nothing"], "it goes to the box"
    known = Story(players=2, row="conquest move", displayed="plague tribute", first="Green")
    assert chips(cards(known)["tile-conquest"]) == ["You: +4 VP"], "this round is the last"


def test_once_it_is_over_nothing_has_a_price_and_nothing_can_be_completed() -> None:
    story = Story(
        row="harvest_festival:2 move:1 conquest explore_hand",
        turn="Green",
        displayed="conquest",
        lands={"Red": "horse 1, goat, wheat"},
        stones={"cooking": "Red"},
    ).play("take harvest_festival")
    assert story.over
    shown = cards(story)
    for tile in ("move", "conquest", "explore_hand"):
        card = shown[f"tile-{tile}"]
        assert (card.badge, card.note, card.state) == ("", "", "open")
        assert chips(card) == (["+1 token-shell"] if tile == "move" else [])
    assert (shown["board-hunting"].state, shown["board-hunting"].lines) == ("open", ())
    assert shown["board-cooking"].lines == ("Yours: 2 VP",)
    assert [cards(story, seat)[f"seat-{seat}"].note for seat in (0, 1)] == ["", "won"]
    assert "Ready" not in shown["board-hunting"].text
    assert shown["board-cooking"].text.endswith("Yours: scored 2 VP.")


def test_a_tile_tells_what_it_would_do_to_everybody() -> None:
    text = cards(row())["tile-raiders"].text
    assert text == (
        "Weakest taker loses 2 points. It costs 1 shell, one on each tile before it;"
        " 2 shells on it. If you take it: −2 VP. If Ben takes it: nothing."
        " If Cleo takes it: nothing."
    )
    assert cards(row())["tile-procreate"].text.startswith("It is free; 0 shells on it. If you take")


def test_a_forced_tile_says_so() -> None:
    story = Story(row="raiders move", shells={"Red": 0})
    assert cards(story)["tile-raiders"].badge == "free, forced"
    assert cards(story, 1)["tile-raiders"].badge == "free"


def test_where_there_is_little_room_a_tile_is_told_in_signs() -> None:
    found = compact(row(), "row")
    assert chips(found["tile-procreate"]) == ["1 track-procreation"]
    assert found["tile-procreate"].title == "Pro\u00adcreate"
    assert chips(found["tile-raiders"]) == ["−2 VP", "2 token-bolt", "+2 token-shell"]
    assert found["tile-raiders"].badge == "1"
    assert chips(found["tile-fever"]) == ["−1 figure-0", "1 token-bolt"]
    assert found["tile-fever"].chips[0].name == "−1 member"
    assert found["tile-fever"].chips[0].tone == "bad"
    assert chips(found["tile-explore_hand"]) == ["2 track-exploration", "4 token-hand"]


def test_the_tile_in_use_and_lands_to_be_laid_come_first() -> None:
    story = Story(row="explore move", levels={"Red": "exploration 1"}).will_draw("gold", "horse")
    story.play("take explore")
    shown = panes(story)["row"].cards
    assert [card.key for card in shown][:3] == ["drawn-horse", "drawn-gold", "tile-explore"]
    assert [card.note for card in shown][:3] == ["to lay", "to lay", "in use"]
    assert "You use this tile." in shown[2].text
    assert cards(story, 1)["tile-explore"].text == "Ana uses this tile."


def test_spectators_see_the_prices_of_the_mover() -> None:
    found = cards(row(), -1)
    assert (found["tile-move"].note, found["tile-raiders"].chips[0].text) == (
        "2 short",
        "Ana: −2 VP",
    )


# The land


def test_a_land_shows_what_it_gives_and_who_is_there() -> None:
    story = Story(lands={"Red": "goat 12, wheat!, gold! 1"})
    board = board_of(GAME.view(story.state, 0))
    lands = parts(board, "lands")
    assert "land-goat" in lands["land-0-1"].svg
    assert "land-wheat-exhausted" in lands["land-0-2"].svg
    names = parts(board, "names")
    assert ">exhausted</text>" in names["land-0-2-exhausted"].svg
    assert "land-0-3-exhausted" not in names  # somebody stands there
    pieces = parts(board, "pieces")
    near, far = pieces["land-0-1"], pieces["land-0-1-alone"]
    assert ">12</text>" in near.svg and ">12</text>" in far.svg
    assert near.least == far.below  # always one of them, above the smallest
    assert far.least < SMALLEST
    assert list(pieces) == ["land-0-1", "land-0-1-alone", "land-0-3", "land-0-3-alone"]


def test_free_cells_are_there_while_a_land_is_laid() -> None:
    story = Story(row="explore move").will_draw("gold")
    assert not parts(board_of(GAME.view(story.state, 0)), "free")
    story.play("take explore")
    board = board_of(GAME.view(story.state, 0))
    assert len(parts(board, "free")) == len(story.choices) == 9
    assert {f"spot-{text[3:].replace(' ', '-')}" for text in story.choices} <= set(board.names())
    assert not parts(board_of(GAME.view(story.state, 1)), "free")  # on a land of their own


# Boards


def ready() -> Story:
    return Story(
        players=3,
        lands={"Red": "horse 2, gold 1, gold, goat 1"},
        row="move_hand explore",
        boards=BOARDS,
        stones={"hunting": "Green Red", "leather_making": "Green", "cooking": "Black"},
    )


def test_a_board_tells_in_a_line_how_near_it_is() -> None:
    found = cards(ready())
    assert found["board-hunting"].lines == ("Yours: 2 VP",)
    assert found["board-leather_making"].lines == ("Ready: +2 VP, event",)
    assert found["board-cooking"].lines == ("Exhaust 1: +2 VP, event",)
    assert found["board-smelting"].lines == ("Exhaust 1: +4 VP, event",)
    assert found["board-horse_riding"].lines == ("Exhaust 1, by arrow: +4 VP, event",)
    assert found["board-farming"].lines == ("Needs Cooking",)
    states = [found[f"board-{id}"].state for id in ("hunting", "cooking", "farming")]
    assert states == ["done", "payable", "missing"]


def test_a_board_that_lacks_something_says_what() -> None:
    story = Story(
        lands={"Red": "horse 1, goat, wheat"},
        boards=BOARDS,
        stones={"hunting": "Red", "leather_making": "Green"},
    )
    assert cards(story)["board-smelting"].lines == ("Lacks 1 gold",)
    assert cards(story)["board-horse_riding"].lines == ("Lacks 1 horse, by arrow",)
    crowd = Story(
        lands={"Red": "horse 1, goat 1, wheat 1"}, boards=BOARDS, stones={"hunting": "Red"}
    )
    assert cards(crowd)["board-smelting"].lines == ("Lacks 1 gold",), "one must be genuine (T84)"


def test_a_board_that_lies_face_down_names_who_it_may_be() -> None:
    story = Story(boards=BOARDS, stones={"hunting": "Red"})
    down = cards(story)["slot-2-1"]
    assert (down.title, down.lines) == (
        "Face down",
        ("one of 4", "turns up with Leather Making"),
    )
    stones = dict.fromkeys(("hunting", "leather_making", "cooking"), "Red")
    known = cards(Story(boards=BOARDS, stones=stones))["slot-2-3"]
    assert known.lines[0] == "Cheese Making or Pilgrimage"


def test_boards_stand_in_epochs_with_their_events_and_the_clock() -> None:
    found = panes(Story(displayed="plague"))["boards"]
    assert found.columns == 4
    groups = list(dict.fromkeys(card.group for card in found.cards))
    assert groups == [
        "3 Bronze Age: 1 of 2 events taken, 7 events left",
        "2 Neolithic: 8 events left",
        "1 Paleolithic: 8 events left",
    ]


def test_a_laid_arrow_is_a_link_in_the_colour_of_its_owner() -> None:
    story = Story(
        boards=BOARDS,
        stones={"hunting": "Green", "leather_making": "Red"},
        arrows={"Green": "hunting horse_riding"},
    )
    assert panes(story)["boards"].links == (Link("board-hunting", "board-horse_riding", "seat-1"),)


def test_the_ledger_has_what_is_needed_and_what_it_brings() -> None:
    found = compact(ready(), "boards")
    assert chips(found["board-smelting"]) == ["resource-gold", "resource-gold-open", "+4"]
    assert chips(found["board-hunting"]) == ["resource-horse", "stone-0"]
    assert chips(found["board-farming"]) == ["resource-wheat-lacking"] * 2 + ["+4"]
    assert chips(found["slot-2-3"]) == ["?", "resource-goat-lacking", "resource-incense-lacking"]


# Tribes


def test_mine_tells_points_people_lands_and_tracks() -> None:
    story = Story(
        lands={"Red": "horse 2, gold! 1, gold, goat 1", "Green": "goat 1, horse, wheat"},
        levels={"Red": "movement 2", "Green": "strength 1"},
        points={"Red": 6},
        shells={"Red": 2},
    )
    found = cards(story)
    head = found["seat-0"]
    assert (head.title, head.badge, head.note) == ("Ana", "6", "11 if it ended now")
    assert chips(head) == [
        "2 token-shell",
        "4 most, 11 to come figure-0",
        "3 most, 1 exhausted track-exploration",
        "unused arrow-0",
    ]
    move = found["seat-0.movement"]
    assert (move.title, move.lines, move.note) == ("Move", ("3 steps",), "next 4, 3 VP")
    assert found["seat-0.strength"].lines == ("weakest",)
    assert found["seat-0.strength"].text == "Boards raise it. Now: you 0, Ben 1."
    peek = [f"{chip.text} {chip.symbol}".strip() for chip in panes(story)["tribe"].peek]
    assert peek[:3] == ["6 token-tooth", "2 token-shell", "4 figure-0"]
    assert peek[-1] == "weakest"


def test_points_of_others_are_hidden_unless_they_are_open() -> None:
    hidden = cards(Story(points={"Green": 7}))["seat-1"]
    assert (hidden.badge, hidden.note) == ("all equal", "")
    assert "7" not in hidden.text
    shown = cards(Story(points={"Green": 7}, open_points=True))["seat-1"]
    assert (shown.badge, shown.note) == ("7", "all equal")


def test_a_tribe_tells_what_everybody_sees() -> None:
    story = Story(
        lands={"Green": "goat 2, horse!, wheat 1"},
        boards=BOARDS,
        stones={"hunting": "Green"},
        levels={"Green": "exploration 1"},
        shells={"Green": 1},
    )
    tribe = cards(story)["seat-1"]
    assert tribe.seat == 1
    assert chips(tribe) == [
        *("1 token-shell", "3 figure-1", "2 track-exploration", "1 stone-1", "arrow-1"),
        *("1 track-procreation", "2 track-exploration", "1 track-movement", "0 track-strength"),
    ]


def test_the_bag_tells_what_is_in_it_and_the_odds() -> None:
    story = Story(bag="gold gold goat horse")
    bag = cards(story)["bag"]
    assert (bag.badge, bag.note) == ("4", "")
    assert chips(bag) == [
        *("1 resource-goat", "1 resource-horse", "0 resource-wheat"),
        *("2 resource-gold", "0 resource-incense"),
    ]
    assert "gold 2 of 4, 50 %" in bag.text
    empty = cards(Story(bag=""))["bag"]
    assert (empty.badge, empty.note, empty.rule) == ("0", "Explore turns back", "T125")


def test_the_clock_tells_how_near_the_end_is_and_what_is_to_come() -> None:
    clock = cards(Story(players=3, displayed="plague"))["clock"]
    assert (clock.badge, clock.note) == ("1 of 3", "")
    assert clock.text.startswith("1 of 3 events of the Bronze Age are taken. 2 more bring")
    assert "Plague" not in clock.text and "Conquest" in clock.text


def test_the_headline_tells_the_round_and_who_closes_it() -> None:
    story = Story(players=3, in_round=7)
    assert GAME.headline(GAME.view(story.state, 0), NAMES) == "round 7, Cleo closes it"
    assert GAME.headline(GAME.view(story.state, 2), NAMES) == "round 7, you close it"
    last = Story(in_round=9, displayed="plague conquest")
    assert GAME.headline(GAME.view(last.state, 0), NAMES) == "round 9, the last, Ben closes it"


def test_everything_that_is_shown_explains_itself() -> None:
    story = ready()
    view = GAME.view(story.state, 0)
    told = {name: region.text for region in GAME.regions(view, NAMES) for name in region.parts}
    assert told["land-0-1"] == "Horse land 1: 2 members of your tribe. It gives horse."
    assert told["land-0-3"] == "Gold land 3: nobody. It would give gold to a member there."
    assert told["board-hunting"].endswith("Completed by Ben and you. Yours: scored 2 VP.")
    shown = {name for pane in GAME.panes(view, NAMES) for name in pane.names()}
    tracks = {name for name in shown if "." in name}
    assert shown - set(told) <= tracks
