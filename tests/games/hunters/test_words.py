"""Words: the log explains every score, and choices and questions read well."""

from __future__ import annotations

import json
import re

import pytest

from lascaux.engine.rng import Rng
from lascaux.games.hunters.content.reader import standard
from lascaux.games.hunters.content.tiles import Tile
from lascaux.games.hunters.rules import entries
from lascaux.games.hunters.rules.tables import distinct_rotations
from lascaux.games.hunters.words.whereabouts import lie, zone_place
from tests.games.hunters.scenario import GAME, Story

RIVER = ("L06 0,0 r2", "L55 1,0 r1", "L53 0,1 r2")
BELT = ("L36 -1,0", "L39 0,0")


def label(story: Story, move: str) -> str:
    return GAME.label(story.state, GAME.parse(move))


def explained(story: Story, start: str) -> list[str]:
    """What follows the colon in the sentences that begin so."""
    told = [sentence for sentence in story.sentences if sentence.startswith(start)]
    return [sentence.split(": ", 1)[1] for sentence in told]


# Scores explain themselves


def test_a_river_is_explained_by_its_tiles_and_fish() -> None:
    story = Story(*RIVER, pieces=["Red fisherman L55.r2"], hand="L21").play("lay 1,1 r3", "skip")
    assert explained(story, "A river is finished") == ["3 tiles + 3 fish = 6."]
    assert "Red scores 6 points for rivers." in story.sentences
    assert "Red's fisherman comes home." in story.sentences


def test_a_forest_is_explained_by_its_tiles_and_mushrooms() -> None:
    plain = Story("L38 1,0 r3", hand="L37").play("lay 0,0 r3", "gatherer f1")
    assert explained(plain, "A forest is finished") == ["2 x 2 tiles = 4."]
    one = Story("B03 0,0", "L38 0,-1 r2", hand="L37").play("lay 1,0 r1", "gatherer f1")
    assert explained(one, "A forest is finished") == ["2 x 3 tiles + 2 x 1 mushroom patch = 8."]
    two = Story("B03 0,0", "L37 0,-1", "B08 1,0 r1", hand="L36").play("lay 1,1 r3", "skip")
    assert explained(two, "A forest is finished") == ["2 x 4 tiles + 2 x 2 mushroom patches = 12."]


@pytest.mark.parametrize(
    ("tiles", "hunter", "sum_"),
    [
        (["L62 0,0"], "L62.m0", "2 x (1 deer) = 2."),
        (["L61 0,0"], "L61.m0", "2 x (0 deer + 1 mammoth or aurochs) = 2."),
        (["L32 -1,0", "L62 0,0"], "L62.m0", "2 x (1 deer - 1 eaten by 1 tiger) = 0."),
        (
            ["L32 -1,0", "L62 0,0", "L33 1,0 r1"],
            "L62.m0",
            "2 x (1 deer - 1 eaten by 2 tigers) = 0.",
        ),
        (
            ["B02 0,0", "L62 1,0", "L61 0,1"],
            "L62.m0",
            "2 x (1 deer, 1 tiger chased off by the fire + 1 mammoth or aurochs) = 4.",
        ),
        (
            ["B01 0,0", "L61 -1,0"],
            "B01.m0",
            "2 x (0 deer + 1 mammoth or aurochs) (all for Red, who holds the shrine) = 2.",
        ),
    ],
)
def test_a_meadow_is_explained_by_its_animals(tiles: list[str], hunter: str, sum_: str) -> None:
    story = Story(*tiles, pieces=[f"Red hunter {hunter}"]).end()
    assert explained(story, "A meadow:") == [sum_]


def test_a_river_system_is_explained_by_its_fish() -> None:
    story = Story("S00 0,0", "L02 -1,0", pieces=["Green hut S00.l8"]).end()
    assert "A river system has 4 fish." in story.sentences
    assert "Green scores 4 points for huts." in story.sentences


def test_one_point_is_not_points() -> None:
    story = Story("S00 0,0", pieces=["Red hut S00.l8"]).end()
    assert "Red scores 1 point for huts." in story.sentences


# Every kind of event


def stories() -> list[Story]:
    """Between them they have every kind of event."""
    gold = Story(*BELT, pieces=["Red gatherer L36.f1"], hand="L38", bonus=["B10", "B02"])
    gold.play("lay 1,0 r3", "hunter m1", "lay -2,0 r0", "skip")
    poor = Story(*BELT, hand="L38", bonus=[]).play("lay 1,0 r3", "skip")
    pieces = ["Red hunter S00.m0", "Red hut S00.l8"]
    end = Story("S00 0,0", pieces=pieces, hand="L09", land=[]).play("lay -1,0 r1", "fisherman r1")
    boxed = Story("L61 0,0", hand="L62", land=["L14"]).play("lay 1,0 r0", "skip")
    return [gold, poor, end, boxed]


KINDS = {name: number for name, number in vars(entries).items() if name.isupper()}


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_event_has_a_sentence_and_data(kind: str) -> None:
    found = [event for story in stories() for event in story.state.log if event[0] == KINDS[kind]]
    assert found
    for event in found:
        data = GAME.event(event)
        assert json.loads(json.dumps(data)) == data
        assert isinstance(data["event"], str)
        sentence = str(GAME.sentence(event))
        assert sentence[0].isupper()
        assert sentence.endswith(".")


def test_the_log_of_a_turn_with_a_bonus_tile() -> None:
    gold, *_ = stories()
    assert gold.sentences[:9] == [
        "Red lays a tile. It lies 1 east of the volcano: forest west.",
        "Red places a hunter on it.",
        "A forest is finished: 2 x 3 tiles = 6.",
        "Red scores 6 points for forests.",
        "Red's gatherer comes home.",
        "There is gold in the forest: Red may draw a bonus tile.",
        "Red draws a bonus tile: river; 2 deer, lake with 2 fish, lake with 2 fish."
        " It fits nowhere and leaves the game.",
        "Red draws a bonus tile: meadow; tiger, fire.",
        "Red lays a tile. It lies 2 west of the volcano.",
    ]


def test_the_log_of_gold_without_a_bonus_tile_and_of_the_ends() -> None:
    _, poor, end, boxed = stories()
    assert "There is gold in the forest, but no bonus tile is left." in poor.sentences
    assert "The last land tile has been laid." in end.sentences
    assert boxed.sentences[-2:] == [
        "Green draws a tile: river; 2 deer, lake with 2 fish. It fits nowhere and leaves the game.",
        "The last land tiles fitted nowhere.",
    ]


def test_data_names_tiles_zones_and_pieces() -> None:
    story = Story("S00 0,0", hand="L09", players=3).play("lay -1,0 r1", "fisherman r1")
    assert story.happened("laid") == [{"seat": 0, "tile": "L09", "x": -1, "y": 0, "rotation": 1}]
    assert story.happened("placed") == [{"seat": 0, "piece": "fisherman", "zone": "L09.r1"}]
    assert story.happened("scored") == [{"seat": 0, "points": 4, "source": "rivers"}]
    assert story.happened("returned") == [{"seat": 0, "zone": "L09.r1"}]


# Questions and choices


def test_prompts() -> None:
    story = Story(*BELT, hand="L38", turn="Green", bonus=["B02"], land=[])
    assert GAME.prompt(story.state) == "Green: where does this tile go?"
    story.play("lay 1,0 r3")
    assert GAME.prompt(story.state) == "Green: place a piece on this tile?"
    story.play("skip")
    assert GAME.prompt(story.state) == "Green: where does this bonus tile go?"
    story.play("lay 2,0 r0", "skip")
    assert GAME.prompt(story.state) == "The game is over."


def test_labels_of_squares_tell_where_and_how_the_tile_would_lie() -> None:
    story = Story("L61 0,0", hand="L38")
    assert label(story, "lay 1,0 r0") == "1 east of the volcano: forest north"
    assert label(story, "lay 1,0 r1") == "1 east of the volcano: forest east"
    assert label(story, "lay 0,1 r2") == "1 south of the volcano: forest south"
    far = Story("L61 0,0", "L62 -1,0", hand="B02")
    assert label(far, "lay -1,1 r0") == "1 west, 1 south of the volcano"


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("gatherer f3", "gatherer in the forest to the north: 1 open side"),
        ("fisherman r1", "fisherman on the river to the east and south: 2 open sides"),
        ("hut r1", "hut on the river to the east and south: a river system with 0 fish"),
        ("hunter m0", "hunter in the meadow to the east and south: no animals"),
        (
            "hunter m2",
            "hunter in the meadow to the east, south and west: 1 tiger, 1 mammoth or aurochs",
        ),
    ],
)
def test_labels_of_pieces_tell_what_they_would_claim(move: str, text: str) -> None:
    story = Story("L32 -1,0", "L61 0,0", hand="L29").play("lay 1,0 r2")
    assert label(story, move) == text


def test_a_lake_touches_no_side() -> None:
    story = Story("S00 0,0", hand="L09").play("lay -1,0 r1")
    assert label(story, "hut l8") == "hut on the lake: a river system with 2 fish"


def test_labels_of_pieces_tell_who_scores_at_once() -> None:
    story = Story("L36 0,0", "L61 0,-1", "L68 1,-1", pieces=["Green fisherman L68.r2"], hand="L05")
    story.play("lay 1,0 r0")
    gatherer = "gatherer in the forest to the west: finished (Red +4, Green +3)"
    assert label(story, "gatherer f3") == gatherer
    assert label(story, "skip") == "no piece (Green +3)"


def test_a_square_that_scores_without_a_question_says_so() -> None:
    story = Story("S00 0,0", pieces=["Green fisherman S00.r3"], hand="L09")
    story.supply("Red", members=0, huts=0)
    assert label(story, "lay -1,0 r1") == "1 west of the volcano: river east (Green +4)"


def test_the_last_label_tells_the_points_of_the_turn_not_of_the_end() -> None:
    story = Story("S00 0,0", pieces=["Red hut S00.l8"], hand="L09", land=[]).play("lay -1,0 r1")
    assert label(story, "fisherman r1") == "fisherman on the river to the east: finished (Red +4)"
    assert label(story, "skip") == "no piece"


@pytest.mark.parametrize("hidden", ["L62", "L14"])
def test_a_label_does_not_tell_what_will_be_drawn(hidden: str) -> None:
    # L14 would fit nowhere and end the game; nobody can know that it comes.
    story = Story("L38 1,0 r3", hand="L37", land=[hidden]).play("lay 0,0 r3")
    assert label(story, "gatherer f1") == "gatherer in the forest to the east: finished (Red +4)"


# Where things are


@pytest.mark.parametrize("tile", standard().tiles, ids=lambda tile: tile.id)
def test_the_ways_in_which_a_tile_can_lie_have_different_words(tile: Tile) -> None:
    turns = distinct_rotations(tile)
    assert len({lie(tile, turn) for turn in turns}) == len(turns)


@pytest.mark.parametrize("rotation", range(4))
@pytest.mark.parametrize("tile", standard().tiles, ids=lambda tile: tile.id)
def test_zones_of_one_kind_on_a_tile_have_different_places(tile: Tile, rotation: int) -> None:
    told = [(zone.kind, zone_place(tile, rotation, zone.name)) for zone in tile.zones]
    assert len(set(told)) == len(told)


def test_places_turn_with_the_tile() -> None:
    tile = standard().tile("L15")  # a river from the north that ends between forests
    assert [zone_place(tile, turn, "m0") for turn in (0, 1)] == [
        "to the north-west",
        "to the north-east",
    ]
    assert [zone_place(tile, turn, "f5") for turn in (0, 1)] == ["to the west", "to the north"]


def test_no_choice_of_a_whole_game_is_called_like_another_and_no_code_is_told() -> None:
    codes = re.compile(r"[SLB]\d\d|\b[mfrl]\d\b|\d,-?\d|\br\d\b")
    state = GAME.new(3, "labels", log=True)
    rng = Rng("labels")
    while not state.over:
        labels = [GAME.label(state, int(action)) for action in state.legal()]
        assert len(set(labels)) == len(labels)
        said = [*labels, GAME.prompt(state)]
        assert not [text for text in said if codes.search(text)]
        state.apply(state.legal()[rng.below(len(labels))])
    view = GAME.view(state)
    told = [str(GAME.sentence(event)) for event in state.log]
    assert len(told) > 200
    said = [*told, *(region.text for region in GAME.regions(view))]
    assert not [text for text in said if codes.search(text)]
