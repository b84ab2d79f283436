"""The live picture: parts that keep their keys, choices with previews, boards in words."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator

import pytest

from lascaux import Rng
from lascaux.engine.picture import Picture
from lascaux.games.rise import RiseOptions
from lascaux.games.rise.content.parts import EVENTS, SPECIALS, TERRAINS
from lascaux.games.rise.drawing.cards import sign_of
from lascaux.games.rise.drawing.events import SIGNS
from lascaux.games.rise.drawing.land import KINDS, painting
from lascaux.games.rise.drawing.layout import map_of
from lascaux.games.rise.rules.state import RiseState
from tests.games.rise.scenario import GAME, Story

EVERYTHING = RiseOptions(elders=True, leaders=True, terrain="spice+glacier+wild-land")

# Choices that nothing on the board stands for: the table has buttons for them.
BUTTONS = {
    *("stop", "no", "yes", "go on", "end turn", "dream", "build hidden", "wander", "grow board"),
    *("take", "give", "trade", "power", "pay"),
}


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


def seen(state: RiseState) -> Picture:
    return GAME.picture(GAME.view(state, state.to_move))


def told(story: Story, seat: int = 0) -> Picture:
    return GAME.picture(GAME.view(story.state, seat))


def parts(picture: Picture, layer: str) -> dict[str, str]:
    (found,) = [one for one in picture.layers if one.name == layer]
    return {part.key: part.svg for part in found.parts}


def places(picture: Picture, layer: str) -> dict[str, str]:
    (found,) = [one for one in picture.layers if one.name == layer]
    return {part.key: part.place for part in found.parts}


def values(picture: Picture, attribute: str) -> list[str]:
    nodes = ET.fromstring(picture.svg()).iter()
    return [found for node in nodes if (found := node.get(attribute)) is not None]


def words(svg: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", svg)


# Parts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_keys_are_unique_and_all_references_are_to_be_found(players: int) -> None:
    for state in positions("keys", 60, players):
        picture = seen(state)
        assert len({layer.name for layer in picture.layers}) == len(picture.layers)
        for layer in picture.layers:
            assert max(Counter(part.key for part in layer.parts).values(), default=1) == 1
        ids = values(picture, "id")
        assert len(set(ids)) == len(ids)
        svg = picture.svg()
        used = {name[1:] for name in values(picture, "href")}
        assert used | set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)
        assert "filter" not in svg and " style=" not in svg


def test_a_move_changes_neither_the_land_nor_the_other_pieces() -> None:
    story = Story("b2 lake Red 2", "b3 forest Green 3", "a1 forest Red 1", hand="moon blank")
    story.play("place moon on move")
    before = told(story)
    after = told(story.play("move b2 b3"))
    for layer in ("shadow", "ground", "terrain", "names", "hexes"):
        assert parts(before, layer) == parts(after, layer)
    old, new = parts(before, "pieces"), parts(after, "pieces")
    assert {key for key in old if old[key] != new.get(key)} == {"member-0-b2", "member-1-b3"}
    assert new.keys() - old.keys() == {"member-0-b3"}


def test_pieces_have_no_place_of_their_own_so_that_they_can_glide() -> None:
    for state in positions("glide", 50):
        assert set(places(seen(state), "pieces").values()) <= {""}


def test_the_beasts_keep_their_keys_when_they_walk() -> None:
    story = Story(
        "b2 lake Red 3 mammoth", "a1 forest Red 1 tiger", tamer="Red", slots=["sabertooth"]
    )
    found = parts(told(story), "pieces")
    assert {"mammoth", "tiger"} <= found.keys()
    assert "member-0" in found["mammoth"]  # who has tamed it


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_is_as_large_as_it_can_be_beside_the_boards(players: int) -> None:
    view = GAME.view(GAME.new(players, "far"))
    sizes = []
    for step, volcano in (("", None), ("", view["volcano_cells"][0]), ("volcano cell", None)):
        land = map_of(view | {"step": step, "volcano": volcano})
        assert len(land.hexes) == 3 * (players + 1)
        assert len(land.cells) == (1 if volcano else len(view["volcano_cells"]) if step else 0)
        half = land.size * 3**0.5 / 2
        for x, y in land.hexes.values():
            assert half - 1 <= x <= 737 - half
            assert 179 + land.size <= y <= 779 - land.size
        for x, y in land.cells.values():
            assert 0 < x < 737 and 179 < y < 779
        sizes.append(land.size)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 74 and sizes[-1] > 70


@pytest.mark.parametrize("kind", KINDS)
def test_a_terrain_looks_different_on_every_hex_but_always_the_same_there(kind: str) -> None:
    assert painting(kind, "a1") != painting(kind, "b2") or kind == "volcano"
    assert ET.fromstring(painting(kind, "a1")).tag == "g"


def test_every_terrain_event_and_goal_has_its_sign() -> None:
    assert {*TERRAINS, *SPECIALS, "volcano"} - {"glacier"} == set(KINDS)
    assert set(SIGNS) == set(EVENTS)
    ids = set(values(told(Story("b2 lake Red 1")), "id"))
    assert {sign_of(goal.id) for goal in GAME.content.goals} <= ids
    assert {symbol for symbol, _ in SIGNS.values()} <= ids
    assert sign_of("unheard_of") == "goal-other"
    assert "goal-other" in ids


def test_the_glacier_lies_over_its_mountain_until_it_melts() -> None:
    frozen = Story("b2 glacier Red 2", "a1 lake Green 1", stones=3)
    assert list(parts(told(frozen), "ice")) == ["b2"]
    assert words(parts(told(frozen), "pieces")["stones-b2"]) == ["3"]
    melted = Story("b2 melted Red 2", "a1 lake Green 1", stones=5)
    assert not parts(told(melted), "ice")
    assert words(parts(told(melted), "pieces")["stones-b2"]) == ["5"]


def test_the_volcano_stands_beside_the_map_once_it_has_risen() -> None:
    quiet = told(Story("b2 lake Red 1"))
    assert not parts(quiet, "volcano") and "volcano" not in values(quiet, "data-part")
    risen = told(Story("b2 lake Red 1", volcano="v1"))
    assert list(parts(risen, "volcano")) == ["volcano"]
    beside = [name for name in parts(risen, "names") if name.endswith("-stone")]
    assert len(beside) >= 2


# What is told


def test_a_group_shows_how_many_they_are_and_what_a_conflict_would_leave() -> None:
    peace = parts(told(Story("b2 lake Red 3 Green 2")), "pieces")
    assert words(peace["member-0-b2"]) == ["3"]
    assert words(peace["member-1-b2"]) == ["2"]
    strife = told(Story("b2 lake Red 4 Green 3"))
    assert words(parts(strife, "pieces")["member-0-b2"]) == ["4", "→1"]
    assert words(parts(strife, "pieces")["member-1-b2"]) == ["3", "→0"]
    assert list(parts(strife, "conflicts")) == ["b2"]


def test_villages_show_their_owner() -> None:
    story = Story(
        "b2 lake Red 3 village Red elder Red",
        "a1 forest village nobody",
        slots=["abandoned_village"],
        elders=True,
    )
    found = parts(told(story), "pieces")
    assert "hut-0" in found["village-b2"]
    assert "hut-empty" in found["village-a1"]
    assert "elder-0" in found["elder-0"]


def test_what_has_changed_has_a_chalk_line() -> None:
    story = Story("b2 lake Red 2", "b3 forest Green 3", hand="moon blank")
    story.play("place moon on move", "move b2 b3")
    assert set(parts(told(story), "last")) == {"b2", "b3"}


def test_an_action_shows_its_dice_its_values_and_what_is_left() -> None:
    story = Story(
        "b2 lake Red 2", "a1 lake Red 1", dice={"grow": "sun sun moon"}, hand="moon blank"
    )
    grow = parts(told(story), "actions")["grow"]
    assert words(grow) == ["GROW", "members", "2", "3", "4"]
    assert re.findall(r"#die-(\w+)", grow) == ["sun", "sun", "moon"]
    story.play("place blank on grow")
    grow = parts(told(story), "actions")["grow"]
    assert "4 left" in words(grow)
    assert re.findall(r"#die-(\w+)", grow) == ["blank", "sun", "sun"]


def test_the_dice_are_in_hand_or_wait_to_be_rolled() -> None:
    rolled = parts(told(Story("b2 lake Red 2", hand="moon blank")), "actions")["dice"]
    assert re.findall(r"#die-(\w+)", rolled) == ["moon", "blank"]
    assert words(rolled) == ["to place"]


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
    found = parts(told(story), "events")
    text = " ".join(words(found["slot-0"]))
    assert "Walls" in text and "Buy it for" in text and "price 2" in text
    assert words(found["slot-1"])[-1] == "4"
    empty = parts(told(Story("b2 lake Red 2")), "events")
    assert words(empty["slot-0"])[0] == "no event"


def test_the_own_tribe_lies_above_the_others_with_its_goals_open() -> None:
    story = Story(
        "b2 lake Red 2", "a1 lake Green 2", goals={"Red": "bow raiders", "Green": "horse"}
    )
    for seat in (0, 1):
        picture = told(story, seat)
        tops = {key: place.split()[1] for key, place in places(picture, "seats").items()}
        assert float(tops[f"seat-{seat}"][:-1]) < float(tops[f"seat-{1 - seat}"][:-1])
        bow = words(parts(picture, "goals")["0-bow"])
        assert ("Bow" in bow) == (seat == 0)


def test_spectators_look_at_the_tribe_whose_turn_it_is() -> None:
    story = Story("b2 lake Red 2", "a1 lake Green 2", turn="Green")
    picture = GAME.picture(GAME.view(story.state))
    assert next(iter(parts(picture, "seats"))) == "seat-1"
    assert not values(picture, "data-actions")


def test_many_goals_are_shown_too() -> None:
    names = " ".join(goal.id for goal in GAME.content.goals)
    story = Story("b2 lake Red 2", players=3, goals={"Red": names, "Green": names})
    picture = told(story)
    assert len(parts(picture, "goals")) == 2 * len(GAME.content.goals)
    for name, place in places(picture, "goals").items():
        x, y = (float(number) for number in re.findall(r"[\d.]+", place))
        assert x < 1000 and y < 1100, name


def test_a_bone_has_a_notch_for_every_point() -> None:
    story = Story("b2 lake Red 2 village Red", "a1 lake Green 1", points={"Red": 6})
    board = parts(told(story), "seats")["seat-0"]
    notches = [data.count("M") for data in re.findall(r'<path d="((?:M[-\d. ]+v12)+)"', board)]
    target = GAME.content.constants.target
    assert notches == [target - 7, 1, 6, 6]  # wanting, promised by the village, scored


def test_the_winner_has_a_hand_print() -> None:
    *_, last = positions("winner", 5000, 3)
    assert last.over
    picture = GAME.picture(GAME.view(last))
    (winner,) = last.winners()
    boards = parts(picture, "seats")
    assert [name for name, svg in boards.items() if "#hand" in svg] == [f"seat-{winner}"]
    assert picture.description.endswith("won.")


# Choices


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_once_on_the_board_or_has_a_button(players: int) -> None:
    for state in positions("choices", 7, players):
        view = GAME.view(state, state.to_move)
        picture = GAME.picture(view)
        offered = [int(code) for codes in values(picture, "data-actions") for code in codes.split()]
        assert len(set(offered)) == len(offered)
        assert set(offered) <= set(state.legal())
        assert set(offered) == picture.actions()
        buttons = [choice for choice in view["choices"] if choice["action"] not in offered]
        assert {choice["kind"] for choice in buttons} <= {*BUTTONS, "strike"}
        previews = parts(picture, "previews")
        assert set(map(int, previews)) <= set(offered)
        for choice in view["choices"]:
            if "hex" in choice or choice["kind"] in ("move", "place", "volcano"):
                assert str(choice["action"]) in previews


def chosen(picture: Picture) -> dict[str, list[str]]:
    """By target: the notations of its actions."""
    found = {}
    for key, svg in parts(picture, "choices").items():
        (codes,) = re.findall(r'data-actions="([^"]*)"', svg)
        found[key] = [GAME.notation(int(code)) for code in codes.split()]
    return found


def test_an_action_offers_the_dice_in_hand() -> None:
    story = Story("b2 lake Red 2", hand="sun moon")
    assert chosen(told(story))["action-lead"] == ["place sun on lead", "place moon on lead"]


def test_a_hex_stands_for_the_moves_that_end_there() -> None:
    story = Story("b2 lake Red 2", "a1 forest Red 1", hand="moon blank").play("place moon on move")
    assert set(chosen(told(story))["hex-b1"]) == {"move a1 b1", "move b2 b1"}


def test_goals_events_and_villages_can_be_clicked() -> None:
    story = Story(
        "b2 lake Red 2",
        step="five",
        goods={"Red": "9 food 9 wood 9 stone"},
        goals={"Red": "bow"},
        slots=["walls"],
    )
    found = chosen(told(story))
    assert found["goal-bow"] == ["complete bow"]
    assert found["hex-b2"] == ["build b2"]
    assert found["slot-0"] == ["buy walls"]


def test_others_are_shown_no_choices() -> None:
    picture = told(Story("b2 lake Red 2", hand="sun moon"), 1)
    assert not values(picture, "data-actions") and not parts(picture, "previews")


def test_a_preview_shows_the_dice_as_they_would_lie() -> None:
    story = Story("b2 lake Red 2", dice={"lead": "sun moon blank"}, hand="sun blank")
    previews = parts(told(story), "previews")
    shown = previews[str(GAME.parse("place blank on lead"))]
    assert re.findall(r"#die-(\w+)", shown) == ["blank", "sun", "moon"]


# Words


def test_all_boards_and_cards_can_be_explained() -> None:
    for state in positions("words", 60, 3):
        view = GAME.view(state)
        told_of = [part for region in GAME.regions(view) for part in region.parts]
        assert len(set(told_of)) == len(told_of)
        assert set(told_of) == set(values(GAME.picture(view), "data-part"))
        assert all(region.text.endswith((".", ")")) for region in GAME.regions(view))


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("dice", "Dice to place: sun and moon."),
        ("event-0", "Walls: Buy it for 3 stone"),
        ("seat-0", "Red, the Daba tribe: 2 points."),
        ("seat-0.bow", "Bow, development of Red, 1 point."),
        ("action-grow", "Grow, members that come to the map: normal now (3)"),
        ("volcano", "The volcano."),
    ],
)
def test_a_part_is_told_in_a_sentence(part: str, text: str) -> None:
    story = Story(
        "b2 lake Red 2",
        tribes={"Red": "daba", "Green": "kaha"},
        points={"Red": 2},
        goals={"Red": "bow"},
        slots=["walls"],
        volcano="v1",
    )
    view = GAME.view(story.state)
    (found,) = [region.text for region in GAME.regions(view) if part in region.parts]
    assert found.startswith(text)


def test_symbols_of_the_facts_are_in_the_picture() -> None:
    view = GAME.view(GAME.new(4, "facts"))
    symbols = {fact.symbol for seat in range(4) for fact in GAME.facts(view, seat)}
    assert symbols - {""} <= set(values(GAME.picture(view), "id"))


def test_a_full_board_is_small_enough() -> None:
    *_, last = positions("size", 5000)
    assert len(seen(last).svg()) < 300_000
