"""What is drawn, and what is told of it: the land in parts that keep their keys, cards, words."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from lascaux import Rng
from lascaux.engine.pane import Card, Pane
from lascaux.engine.picture import Picture
from lascaux.games.rise import RiseOptions
from lascaux.games.rise.content.parts import EVENTS, SPECIALS, TERRAINS
from lascaux.games.rise.drawing import emblems
from lascaux.games.rise.drawing.land import HEX, KINDS, painting
from lascaux.games.rise.drawing.stage import land_of
from lascaux.games.rise.rules.state import RiseState
from tests.games.rise.scenario import GAME, Story

EVERYTHING = RiseOptions(elders=True, leaders=True, terrain="spice+glacier+wild-land")
NAMES = ("Ana", "Ben", "Chi", "Dov")


def positions(seed: str, every: int, players: int = 4) -> Iterator[RiseState]:
    """Some positions of a random game with all that there is, and its last one."""
    state = GAME.new(players, seed, EVERYTHING, log=True)
    assert isinstance(state, RiseState)
    rng = Rng(seed)
    step = 0
    while not state.over and step < 1500:
        if step % every == 0:
            yield state
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        step += 1
    yield state


def panes(state: RiseState, seat: int) -> tuple[Pane, ...]:
    return GAME.panes(GAME.view(state, seat), NAMES)


def land(story: Story, seat: int = 0) -> Picture:
    (board,) = [pane.board for pane in panes(story.state, seat) if pane.board]
    return board


def cards(story: Story, seat: int = 0) -> dict[str, Card]:
    return {card.key: card for pane in panes(story.state, seat) for card in pane.cards}


def parts(board: Picture, layer: str) -> dict[str, str]:
    (found,) = [one for one in board.layers if one.name == layer]
    return {part.key: part.svg for part in found.parts}


def ids(svg: str) -> list[str]:
    return [id for node in ET.fromstring(svg).iter() if (id := node.get("id"))]


def words(svg: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", svg)


def symbols(card: Card) -> list[str]:
    return re.findall(r'href="#([^"]+)"', card.drawing)


# Parts


def test_a_move_changes_neither_the_land_nor_the_other_pieces() -> None:
    story = Story("b2 lake Red 2", "b3 forest Green 3", "a1 forest Red 1", hand="moon blank")
    story.play("place moon on move")
    before = land(story)
    after = land(story.play("move b2 b3"))
    for layer in ("wall", "shadow", "ground", "terrain", "upon", "names", "hexes"):
        assert parts(before, layer) == parts(after, layer)
    old, new = parts(before, "pieces"), parts(after, "pieces")
    assert {key for key in old if old[key] != new.get(key)} == {"member-0-b2", "member-1-b3"}
    assert new.keys() - old.keys() == {"member-0-b3"}


def test_the_beasts_keep_their_keys_when_they_walk() -> None:
    story = Story(
        "b2 lake Red 3 mammoth", "a1 forest Red 1 tiger", tamer="Red", slots=["sabertooth"]
    )
    assert {"mammoth", "tiger"} <= parts(land(story), "pieces").keys()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_hexes_and_places_of_the_volcano_are_seen(players: int) -> None:
    view = GAME.view(GAME.new(players, "far"))
    for step, volcano in (("", None), ("", view["volcano_cells"][0]), ("volcano cell", None)):
        found = land_of(view | {"step": step, "volcano": volcano})
        assert len(found.hexes) == 3 * (players + 1)
        assert len(found.cells) == (1 if volcano else len(view["volcano_cells"]) if step else 0)
        left, top, width, height = found.box
        half = HEX * 3**0.5 / 2
        for x, y in found.hexes.values():
            assert left + half <= x <= left + width - half
            assert top + HEX <= y <= top + height - HEX
        for x, y in found.cells.values():
            assert left < x < left + width and top < y < top + height


@pytest.mark.parametrize("kind", KINDS)
def test_a_terrain_looks_different_on_every_hex_but_always_the_same_there(kind: str) -> None:
    assert painting(kind, "a1") != painting(kind, "b2") or kind == "volcano"
    assert ET.fromstring(painting(kind, "a1")).tag == "g"


def test_every_terrain_event_and_goal_has_its_sign() -> None:
    assert {*TERRAINS, *SPECIALS, "volcano"} - {"glacier"} == set(KINDS)
    assert set(emblems.EVENTS) == set(EVENTS)
    known = set(ids(land(Story("b2 lake Red 1")).definitions))
    assert {emblems.sign_of(goal.id) for goal in GAME.content.goals} <= known
    assert {emblems.event_sign(event) for event in (*EVENTS, "unheard_of")} <= known
    assert emblems.sign_of("unheard_of") == "goal-other"
    assert "goal-other" in known


def test_the_glacier_lies_over_its_mountain_until_it_melts() -> None:
    frozen = Story("b2 glacier Red 2", "a1 lake Green 1", stones=3)
    assert list(parts(land(frozen), "upon")) == ["b2"]
    assert words(parts(land(frozen), "pieces")["stones-b2"]) == ["3"]
    melted = Story("b2 melted Red 2", "a1 lake Green 1", stones=5)
    assert not parts(land(melted), "upon")
    assert words(parts(land(melted), "pieces")["stones-b2"]) == ["5"]


def test_the_volcano_stands_beside_the_map_once_it_has_risen() -> None:
    quiet = land(Story("b2 lake Red 1"))
    assert not parts(quiet, "volcano") and "volcano" not in set(quiet.names())
    risen = land(Story("b2 lake Red 1", volcano="v1"))
    assert list(parts(risen, "volcano")) == ["volcano"] and "volcano" in set(risen.names())
    assert len([name for name in parts(risen, "upon") if name.endswith("-stone")]) >= 2


def test_villages_show_their_owner() -> None:
    story = Story(
        "b2 lake Red 3 village Red elder Red",
        "a1 forest village nobody",
        slots=["abandoned_village"],
        elders=True,
    )
    found = parts(land(story), "pieces")
    assert "tent-0" in found["village-b2"]
    assert "tent-empty" in found["village-a1"]
    assert "elder-0" in found["village-b2"]


def test_what_has_changed_has_a_chalk_line() -> None:
    story = Story("b2 lake Red 2", "b3 forest Green 3", hand="moon blank")
    story.play("place moon on move", "move b2 b3")
    assert set(parts(land(story), "last")) == {"b2", "b3"}


def test_a_full_land_is_small_enough() -> None:
    *_, last = positions("size", 5000)
    (board,) = [pane.board for pane in panes(last, 0) if pane.board]
    assert len(board.svg()) < 250_000


# Cards


def test_an_action_shows_its_dice_its_value_and_what_is_left() -> None:
    story = Story(
        "b2 lake Red 2", "a1 lake Red 1", dice={"grow": "sun sun moon"}, hand="moon blank"
    )
    grow = cards(story)["action-grow"]
    assert symbols(grow) == ["die-sun", "die-sun", "die-moon"]
    assert "strong now (4)" in grow.text
    story.play("place blank on grow")
    grow = cards(story)["action-grow"]
    assert symbols(grow) == ["die-blank", "die-sun", "die-sun"]
    assert grow.note == "0 of 4 set"


@pytest.mark.parametrize("faces", [("sun", "moon"), ("moon", "blank"), ("blank", "sun")])
def test_two_suns_are_shown_as_strong_and_two_moons_as_weak(faces: tuple[str, str]) -> None:
    story = Story("b2 lake Red 2", hand=" ".join(faces))
    for action in GAME.view(story.state, 0)["actions"]:
        assert action["strength"] == counted_strength(action["dice"])
        for face, strength in action["with"].items():
            assert strength == counted_strength([face, *action["dice"][:-1]])


def counted_strength(dice: list[str]) -> str:
    if dice.count("sun") > 1:
        return "strong"
    return "weak" if dice.count("moon") > 1 else "normal"


def test_an_event_shows_its_name_its_text_and_what_lies_on_it() -> None:
    story = Story("b2 lake Red 2", slots=["walls 1 stone", "plentiful_food 4 food"])
    walls, food = (cards(story)[f"event-{slot}"] for slot in range(2))
    assert (walls.title, walls.badge) == ("Walls", "2 stone")
    assert walls.lines[0].startswith("Buy it for")
    assert [(chip.text, chip.symbol) for chip in food.chips] == [("4", "food")]
    assert cards(Story("b2 lake Red 2"))["event-0"].title == "No event"


def test_the_viewers_goals_are_open_and_those_of_others_are_told() -> None:
    story = Story(
        "b2 lake Red 2", "a1 lake Green 2", goals={"Red": "bow raiders", "Green": "horse"}
    )
    assert {"seat-0.bow", "seat-0.raiders"} <= cards(story, 0).keys()
    assert "Horse, development" in cards(story, 0)["seat-1"].text
    assert "seat-1.horse" in cards(story, 1)
    assert "Bow, development" in cards(story, 1)["seat-0"].text


def test_spectators_are_shown_all_tribes_and_no_choices() -> None:
    story = Story("b2 lake Red 2", "a1 lake Green 2", turn="Green")
    found = {card.key: card for pane in panes(story.state, -1) for card in pane.cards}
    assert [name for name in found if name.startswith("seat-")] == ["seat-0", "seat-1"]
    assert not parts(land(story, -1), "previews")


def test_many_goals_are_shown_too() -> None:
    names = [goal.id for goal in GAME.content.goals]
    story = Story("b2 lake Red 2", players=3, goals={"Red": " ".join(names)})
    assert {f"seat-0.{name}" for name in names} <= cards(story).keys()


def test_points_are_told_with_those_that_villages_will_bring() -> None:
    story = Story("b2 lake Red 2 village Red", "a1 lake Green 1", points={"Red": 6})
    assert (cards(story)["seat-0"].badge, cards(story)["seat-0"].note) == (
        "6",
        "+1 at your next turn",
    )
    assert cards(story, 1)["seat-0"].note == "+1 at their next turn"


def test_who_has_won_is_told() -> None:
    *_, last = positions("winner", 5000, 3)
    assert last.over
    (winner,) = last.winners()
    for seat in (-1, winner):
        found = [card for pane in panes(last, seat) for card in pane.cards if card.note == "won"]
        assert [card.key for card in found] == [f"seat-{winner}"]


# Posters


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_poster_has_all_panes_and_everything_that_it_refers_to(players: int) -> None:
    for state in positions("poster", 150, players):
        view = GAME.view(state, state.to_move)
        svg = GAME.draw(view)
        known = ids(svg)
        assert len(set(known)) == len(known)
        used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
        assert used <= set(known)
        assert {pane.title for pane in GAME.panes(view) if pane.cards} <= set(words(svg))
        assert svg == GAME.draw(view)


def test_a_poster_says_who_is_to_move_and_who_has_won() -> None:
    *_, last = positions("winner", 5000, 3)
    assert re.search(r"is to move\.</desc>", GAME.draw(GAME.view(GAME.new(3, "any"))))
    assert re.search(r"won\.</desc>", GAME.draw(GAME.view(last)))


# Words


@pytest.mark.parametrize("seat", [-1, 0])
def test_whatever_can_be_explained_is_shown(seat: int) -> None:
    for state in positions("words", 60, 3):
        view = GAME.view(state, seat)
        regions = GAME.regions(view, NAMES)
        told_of = [part for region in regions for part in region.parts]
        assert len(set(told_of)) == len(told_of)
        shown = {name for pane in GAME.panes(view, NAMES) for name in pane.names()}
        assert set(told_of) <= shown
        assert {cell["id"] for cell in view["hexes"]} <= set(told_of)
        assert all(region.text.endswith((".", ")")) for region in regions)


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("die-sun", "Dice to place: sun and moon."),
        ("event-0", "Walls: Buy it for 3 stone"),
        ("seat-0", "You, the Daba tribe: 2 points."),
        ("seat-1", "Ben, the Kaha tribe: 0 points, 1 more from villages"),
        ("seat-0.bow", "Bow, development, 1 point."),
        ("action-grow", "Grow, members that come to the map: normal now (3)"),
        ("volcano", "The volcano."),
        ("b2", "Lake b2: you 2, Ben 1; it holds 5. Ben has a village here."),
    ],
)
def test_a_part_is_told_in_a_sentence(part: str, text: str) -> None:
    story = Story(
        "b2 lake Red 2 Green 1 village Green",
        tribes={"Red": "daba", "Green": "kaha"},
        points={"Red": 2},
        goals={"Red": "bow"},
        slots=["walls"],
        volcano="v1",
    )
    found = GAME.regions(GAME.view(story.state, 0), NAMES)
    (words,) = [region.text for region in found if part in region.parts]
    assert words.startswith(text)
