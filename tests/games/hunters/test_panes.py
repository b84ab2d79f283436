"""Panes: the land in few shapes with names to point at, and shelves that say what one asks."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator

import pytest

from lascaux import Rng
from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.picture import Layer, Picture
from lascaux.games.hunters.drawing.stage import recent
from lascaux.games.hunters.rules.state import HuntersState
from lascaux.games.hunters.view import HuntersView
from tests.games.hunters.scenario import GAME, Story

pytestmark = pytest.mark.once  # words and drawings do not depend on the build

NAMES = ("Ana", "Ben", "Chi", "Dov", "Eva")
RIVER = ("L06 0,0 r2", "L55 1,0 r1", "L53 0,1 r2")
BELT = ("L36 -1,0", "L39 0,0")
NUMBERS = set(re.findall(r"\*\*([A-Z]+\d+)\*\*", GAME.rules()))


def positions(players: int, seed: str, every: int) -> Iterator[HuntersState]:
    """Some positions of a random game, and its last one."""
    state = GAME.new(players, seed)
    assert isinstance(state, HuntersState)
    rng = Rng(seed)
    while not state.over:
        if state.tiles_laid % every == 0:
            yield state
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
    yield state


def panes(state: HuntersState, seat: int) -> dict[str, Pane]:
    return {pane.key: pane for pane in GAME.panes(GAME.view(state, seat), NAMES)}


def board(state: HuntersState, seat: int) -> Picture:
    found = panes(state, seat)["land"].board
    assert found is not None
    return found


def layer(picture: Picture, name: str) -> Layer:
    (found,) = [one for one in picture.layers if one.name == name]
    return found


def keys(picture: Picture, name: str) -> list[str]:
    return [part.key for part in layer(picture, name).parts]


def card(pane: Pane, key: str) -> Card:
    (found,) = [one for one in pane.cards if one.key == key]
    return found


def drawings(found: dict[str, Pane]) -> Iterator[ET.Element]:
    """Every element that is drawn anywhere, without the definitions."""
    for pane in found.values():
        svgs = [one.svg() for one in pane.board.layers] if pane.board else []
        for svg in [*svgs, *(one.drawing for one in pane.cards)]:
            yield from ET.fromstring(f"<svg>{svg}</svg>").iter()


# Names


def test_there_are_five_panes_and_spectators_have_no_places() -> None:
    state = Story(*RIVER, hand="L21").state
    roles = [(pane.key, pane.role) for pane in GAME.panes(GAME.view(state, 0))]
    assert roles == [
        ("land", "stage"),
        ("hand", "rail"),
        ("places", "mine"),
        ("to-come", "common"),
        ("players", "others"),
    ]
    assert "places" not in panes(state, -1)
    seats = [one.seat for one in panes(state, -1)["players"].cards]
    assert seats == [0, 1]


def test_names_are_unique_over_all_panes() -> None:
    for state in positions(5, "names", 5):
        for seat in (state.to_move, (state.to_move + 1) % 5, -1):
            names = Counter(name for pane in panes(state, seat).values() for name in pane.names())
            assert max(names.values()) == 1


def test_every_zone_of_every_tile_can_be_pointed_at() -> None:
    for state in positions(2, "zones", 30):
        view = GAME.view(state, -1)
        zones = {
            f"{tile['id']}.{zone.name}"
            for tile in view["tiles"]
            for zone in GAME.content.tile(tile["id"]).zones
        }
        assert set(keys(board(state, -1), "zones")) == zones


def test_every_empty_square_beside_the_land_can_be_pointed_at() -> None:
    for state in positions(3, "squares", 10):
        laid = {(tile["x"], tile["y"]) for tile in GAME.view(state)["tiles"]}
        steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
        beside = {(x + dx, y + dy) for x, y in laid for dx, dy in steps} - laid
        for seat in (state.to_move, -1):
            squares = keys(board(state, seat), "squares")
            assert sorted(squares) == sorted(f"{x},{y}" for x, y in beside)
        places = {one.place for one in GAME.decision(state, state.to_move).choices}
        assert state.laid or places <= set(squares)


def test_others_see_squares_but_have_none_to_choose() -> None:
    state = Story(*RIVER, hand="L21").state
    found = board(state, 1)
    assert len(keys(found, "squares")) == 7
    assert not keys(found, "previews") and not GAME.decision(state, 1).choices


# The drawing


def test_no_sentence_is_drawn() -> None:
    for state in positions(5, "texts", 20):
        for node in drawings(panes(state, state.to_move)):
            assert len((node.text or "").split()) <= 3


def test_all_references_are_to_be_found_and_symbols_are_unique() -> None:
    for state in positions(5, "references", 25):
        found = panes(state, state.to_move)
        picture = board(state, state.to_move)
        drawn = list(drawings(found))
        defined = [*ET.fromstring(picture.definitions).iter(), *drawn]
        ids = [one.get("id") for one in defined if one.get("id")]
        assert len(set(ids)) == len(ids)
        assert {node.get("href", "#")[1:] for node in drawn} <= {"", *ids}
        symbols = {
            chip.symbol for pane in found.values() for one in pane.cards for chip in one.chips
        }
        chosen = GAME.decision(state, state.to_move).choices
        symbols |= {chip.symbol for one in chosen for chip in one.gains}
        assert symbols <= {"", *map(str, ids)}


def test_a_board_in_mid_game_has_no_more_than_1500_elements() -> None:
    for seed in ("one", "two", "three"):
        state = next(s for s in positions(5, seed, 1) if s.tiles_laid == 58)
        picture = board(state, state.to_move)
        seen = [one.svg() for one in picture.layers]
        assert sum(len(re.findall(r"<[a-z]", svg)) for svg in seen) <= 1500


def test_the_definitions_are_the_same_for_all_positions() -> None:
    found = {board(state, -1).definitions for state in positions(2, "same", 20)}
    assert len(found) == 1


def test_a_new_tile_changes_nothing_but_its_own_parts_and_the_ground() -> None:
    story = Story(*RIVER, hand="L21")
    before = board(story.state, 0)
    after = board(story.play("lay 1,1 r3").state, 0)
    for name in ("land", "upright", "zones"):
        old = {part.key: part for part in layer(before, name).parts}
        new = {part.key: part for part in layer(after, name).parts}
        assert {key: new[key] for key in old} == old
        assert {key.split(".")[0] for key in new.keys() - old.keys()} == {"L21"}


def test_a_young_land_is_not_blown_up() -> None:
    left, top, width, height = board(Story("S00 0,0").state, -1).box
    assert (left, top, width, height) == (-300, -200, 700, 500)
    assert 920 / width * 100 <= 150 and 668 / height * 100 <= 150


def test_a_preview_for_each_turn_that_fits_anywhere() -> None:
    story = Story(*BELT, hand="L37")
    assert keys(board(story.state, 0), "previews") == ["r0", "r1", "r2", "r3"]
    assert keys(board(story.play("lay 0,1 r3").state, 0), "previews") == []


def test_a_piece_is_a_token_below_sixty_pixels_a_tile_and_a_figure_from_there_on() -> None:
    story = Story("S00 0,0", pieces=["Green hut S00.l8", "Red hunter S00.m0"])
    found = board(story.state, 0)
    tokens, figures = layer(found, "tokens").parts, layer(found, "figures").parts
    assert [part.key for part in tokens] == [part.key for part in figures]
    assert {part.key for part in tokens} == {"hut-S00.l8", "hunter-S00.m0"}
    assert {(part.least, part.below) for part in tokens} == {(0, 0.6)}
    assert {(part.least, part.below) for part in figures} == {(0.6, 0)}
    assert 'class="pixels"' in tokens[0].svg and "token-" in tokens[0].svg


# What was laid last


def laid_by(view: HuntersView) -> list[tuple[str, int | None]]:
    return [(tile["id"], tile["seat"]) for tile in recent(view)]


def test_the_view_tells_who_laid_each_tile() -> None:
    for players in (2, 3, 5):
        state = GAME.new(players, "seats")
        assert isinstance(state, HuntersState)
        rng = Rng("seats")
        laid: dict[str, int | None] = {"S00": None}
        while not state.over:
            seat = state.to_move
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
            tiles = GAME.view(state)["tiles"]
            laid.setdefault(tiles[-1]["id"], seat)
            assert {tile["id"]: tile["seat"] for tile in tiles} == laid


def test_the_tiles_of_others_since_ones_own_turn_have_a_frame() -> None:
    story = Story(*RIVER, hand="L21", players=3, land=["L62", "L61", "L53b"][:2])
    story.play("lay 1,1 r3", "skip")
    assert laid_by(GAME.view(story.state, 1))[-1] == ("L21", 0)
    assert laid_by(GAME.view(story.state, 0)) == []
    assert laid_by(GAME.view(story.state)) == [("L21", 0)]
    story.play(next(c for c in story.choices if c.startswith("lay")))
    assert laid_by(GAME.view(story.state, 0)) == [("L62", 1)]
    assert laid_by(GAME.view(story.state, 1))[-1] == ("L21", 0)
    assert keys(board(story.state, 0), "last") == ["L62"]


# Shelves


def test_the_tile_in_hand_has_its_words() -> None:
    story = Story(*RIVER, hand="L09")
    mine = card(panes(story.state, 0)["hand"], "hand")
    assert (mine.title, mine.badge, mine.note) == ("Your tile", "", "")
    assert mine.text == "River and meadow; mammoth, lake with 1 fish."
    assert 'href="#tile-L09"' in mine.drawing
    assert card(panes(story.state, 1)["hand"], "hand").title == "Ana's tile"


def test_a_bonus_tile_looks_different_and_says_what_it_does() -> None:
    found = card(panes(Story("S00 0,0", hand="B01").state, 0)["hand"], "hand")
    assert (found.badge, found.lines, found.rule) == ("Bonus", ("Gold! A bonus tile.",), "H116")
    assert "Shrine: with your hunter on its tile" in found.text
    plain = card(panes(Story("S00 0,0", hand="L09").state, 0)["hand"], "hand")
    assert "#edge-bonus" in found.drawing and "#edge-bonus" not in plain.drawing


def test_the_rail_counts_what_is_left() -> None:
    story = Story(*RIVER, hand="L21", players=5).supply("Red", members=3, huts=1)
    found = panes(story.state, 0)["hand"]
    assert (found.role, found.rail) == ("rail", "inset")
    left = card(found, "left")
    assert (left.title, left.lines) == ("74 tiles left", ("14 or 15 each", "12 bonus tiles"))
    assert card(found, "supply").chips == (
        Chip("3 of 5", "gatherer-0", "people"),
        Chip("1 of 2", "hut-0", "huts"),
    )


def test_ones_places_are_told_with_company_and_worth() -> None:
    story = Story(
        *("B01 0,0", "L61 -1,0", "L38 1,0 r3"),
        pieces=["Green hunter B01.m0", "Red hunter L61.m0"],
        hand="L37",
    )
    found = panes(story.state, 0)["places"]
    assert [(one.key, one.title, one.lines, one.badge) for one in found.cards] == [
        ("me", "Ana", ("0 if it ended now",), "0"),
        (
            "place-L61-m0",
            "Meadow, 1 mammoth, 1 tiger, shrine",
            ("1 : 1 with Ben, Ben's shrine",),
            "0",
        ),
    ]
    assert set(found.cards[1].parts) == {"B01.m0", "L61.m0"}
    (ben,) = panes(story.state, 0)["players"].cards
    assert (ben.title, ben.lines, ben.badge) == ("Ben", ("2 if it ended now",), "0")
    assert ben.text == (
        "Hunter: Meadow, 1 mammoth, 1 tiger, shrine, 1 : 1 with you, Ben's shrine: 2.\n"
        "No points yet."
    )


def test_a_forest_and_a_river_tell_their_open_sides() -> None:
    story = Story(*BELT, pieces=["Red gatherer L36.f1"], hand="L37")
    (_, forest) = panes(story.state, 0)["places"].cards
    assert (forest.title, forest.badge, forest.rule) == ("Forest, 1 open side, gold", "4", "H55")
    assert forest.drawing == '<use href="#token-gatherer-0"/>'
    story = Story(*RIVER, pieces=["Red fisherman L55.r2", "Red hut L06.l8"], hand="L21")
    (_, river, hut) = panes(story.state, 0)["places"].cards
    assert (river.title, river.badge) == ("River, 1 open side, 1 fish", "3")
    assert (hut.title, hut.badge) == ("River system, 1 fish", "1")


def test_two_hunters_in_one_meadow_are_one_place() -> None:
    pieces = ["Red hunter L61.m0", "Red hunter L62.m0", "Green hunter L32.m1"]
    story = Story("L32 -1,0", "L62 0,0", "L61 1,0", pieces=pieces, hand="L21")
    (_, place) = panes(story.state, 0)["places"].cards
    assert place.chips == (Chip("x 2", name="2 hunters"),)
    assert place.lines == ("2 : 1 with Ben",)
    (ben,) = panes(story.state, 0)["players"].cards
    assert ben.text.startswith("Hunter: Meadow, 1 deer, 1 mammoth, 1 tiger, 1 : 2 with you: 0.")


def test_what_is_to_come_is_counted_and_listed() -> None:
    land = ["L09", "L31", "L40", "L53"]
    story = Story(*RIVER[:2], hand="L21", land=land, bonus=["B01", "B02"])
    found = panes(story.state, 0)["to-come"]
    assert (found.title, found.tab) == ("4 tiles to come", "To come")
    assert [(one.title, one.badge) for one in found.cards] == [
        ("with forest", "2"),
        ("with river", "2"),
        ("with lake", "1"),
        ("bonus tiles", "2"),
    ]
    assert card(found, "come-lake").text == "River and meadow: 1 x mammoth, lake with 1 fish."
    assert card(found, "come-bonus").text.startswith("Left: shrine and fire.\nForest and meadow: 1")


def test_tiles_that_fitted_nowhere_are_told() -> None:
    story = Story("L61 0,0", hand="L62", land=["L14", "L57", "L38", "L53"])
    story.play("lay 1,0 r0", "skip")
    boxed = card(panes(story.state, 1)["to-come"], "boxed")
    assert (boxed.title, boxed.badge, boxed.rule) == ("left the game", "2", "H23")
    assert boxed.text.startswith("They fitted nowhere.\nRiver")


def test_every_rule_on_a_card_is_in_the_rulebook() -> None:
    for state in positions(4, "rules", 15):
        for pane in panes(state, state.to_move).values():
            assert {one.rule for one in pane.cards} - {""} <= NUMBERS


def test_the_headline_tells_turn_and_tiles() -> None:
    story = Story(*RIVER, hand="L21")
    assert GAME.headline(story.view) == "turn 1, 74 tiles left"


# If it ended now


def test_the_scores_if_it_ended_now_are_those_of_a_game_that_ends_there() -> None:
    checked = 0
    for state in positions(4, "ended", 1):
        if state.laid:
            last = state.copy()
            last.land_drawn, last.bonus_drawn = len(last.land), len(last.bonus)
            last.apply(GAME.parse("skip"))
            assert last.over
            told = [seat["if_ended"] for seat in GAME.view(state)["seats"]]
            assert told == last.scores()
            after = state.copy()
            after.apply(GAME.parse("skip"))  # what is drawn then changes nothing
            assert [seat["if_ended"] for seat in GAME.view(after)["seats"]] == last.scores()
            checked += sum(last.scores()) > sum(state.scores())
    assert checked > 10


def test_at_the_end_the_scores_are_what_they_are() -> None:
    *_, last = positions(3, "over", 100)
    assert [seat["if_ended"] for seat in GAME.view(last)["seats"]] == last.scores()


def test_once_it_is_over_nothing_is_forecast() -> None:
    *_, last = positions(2, "over", 100)
    found = panes(last, 0)
    assert list(found) == ["land", "places", "players"]
    assert GAME.headline(GAME.view(last)) == "after 78 turns"
    assert found["places"].cards[0].lines == () and found["players"].cards[0].lines == ()


def test_people_are_called_by_their_names() -> None:
    picture = board(Story(*RIVER, hand="L21").state, 0)
    assert picture.description == (
        "3 tiles are laid. Ana has 0 points, Ben has 0 points. Ana is to move."
    )


def test_asking_changes_nothing() -> None:
    state = Story(*RIVER, pieces=["Red fisherman L55.r2"], hand="L21").state
    before = state.fingerprint()
    GAME.panes(GAME.view(state, 0))
    GAME.decision(state, 0)
    GAME.why_not(state, "2,0", 0)
    assert state.fingerprint() == before
