"""Words: the log explains every score, and choices and questions read well."""

from __future__ import annotations

import json

import pytest

from lascaux.games.hunters import events
from tests.games.hunters.scenario import GAME, Story

RIVER = ("L06 0,0 r2", "L55 1,0 r1", "L53 0,1 r2")
BELT = ("L36 -1,0", "L39 0,0")


def label(story: Story, move: str) -> str:
    return GAME.label(story.state, GAME.parse(move))


def explained(story: Story, start: str) -> list[str]:
    """What follows the place in the sentences that begin so."""
    told = [sentence for sentence in story.sentences if sentence.startswith(start)]
    return [sentence.split(": ", 1)[1] for sentence in told]


# Scores explain themselves


def test_a_river_is_explained_by_its_tiles_and_fish() -> None:
    story = Story(*RIVER, pieces=["Red fisherman L55.r2"], hand="L21").play("lay 1,1 r3", "skip")
    assert explained(story, "The river at") == ["3 tiles + 3 fish = 6."]
    assert "Red scores 6 points for rivers." in story.sentences
    assert "A tribe member of Red comes home from L55.r2." in story.sentences


def test_a_forest_is_explained_by_its_tiles_and_mushrooms() -> None:
    plain = Story("L38 1,0 r3", hand="L37").play("lay 0,0 r3", "gatherer f1")
    assert explained(plain, "The forest at") == ["2 x 2 tiles = 4."]
    one = Story("B03 0,0", "L38 0,-1 r2", hand="L37").play("lay 1,0 r1", "gatherer f1")
    assert explained(one, "The forest at") == ["2 x 3 tiles + 2 x 1 mushroom patch = 8."]
    two = Story("B03 0,0", "L37 0,-1", "B08 1,0 r1", hand="L36").play("lay 1,1 r3", "skip")
    assert explained(two, "The forest at") == ["2 x 4 tiles + 2 x 2 mushroom patches = 12."]


def test_a_place_is_named_by_one_of_its_zones() -> None:
    story = Story(*RIVER, hand="L21").play("lay 1,1 r3", "skip")
    (sentence,) = [told for told in story.sentences if told.startswith("The river at")]
    assert sentence.split()[3] in story.area("L21.r5")


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
    assert explained(story, "The meadow at") == [sum_]


def test_a_river_system_is_explained_by_its_fish() -> None:
    story = Story("S00 0,0", "L02 -1,0", pieces=["Green hut S00.l8"]).end()
    (sentence,) = [told for told in story.sentences if told.startswith("The river system at")]
    assert sentence.endswith(" has 4 fish.")
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


KINDS = {name: number for name, number in vars(events).items() if name.isupper()}


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_event_has_a_sentence_and_data(kind: str) -> None:
    found = [event for story in stories() for event in story.state.log if event[0] == KINDS[kind]]
    assert found
    for event in found:
        data = GAME.event(event)
        assert json.loads(json.dumps(data)) == data
        assert isinstance(data["event"], str)
        sentence = GAME.sentence(event)
        assert sentence[0].isupper()
        assert sentence.endswith(".")


def test_the_log_of_a_turn_with_a_bonus_tile() -> None:
    gold, *_ = stories()
    assert gold.sentences[:9] == [
        "Red lays L38 at 1,0, three quarter turns.",
        "Red places a hunter on L38.m1.",
        *(sentence for sentence in gold.sentences if sentence.startswith("The forest at")),
        "Red scores 6 points for forests.",
        "A tribe member of Red comes home from L36.f1.",
        "There is gold in the forest: Red may draw a bonus tile.",
        "Red draws B10, which fits nowhere and leaves the game.",
        "Red draws B02.",
        "Red lays B02 at -2,0.",
    ]


def test_the_log_of_gold_without_a_bonus_tile_and_of_the_ends() -> None:
    _, poor, end, boxed = stories()
    assert "There is gold in the forest, but no bonus tile is left." in poor.sentences
    assert "The last land tile has been laid." in end.sentences
    assert boxed.sentences[-2:] == [
        "Green draws L14, which fits nowhere and leaves the game.",
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
    assert GAME.prompt(story.state) == "Green: where does L38 go?"
    story.play("lay 1,0 r3")
    assert GAME.prompt(story.state) == "Green: place a piece on L38?"
    story.play("skip")
    assert GAME.prompt(story.state) == "Green: where does bonus tile B02 go?"
    story.play("lay 2,0 r0", "skip")
    assert GAME.prompt(story.state) == "The game is over."


def test_labels_of_squares() -> None:
    story = Story("L61 0,0", hand="L38")
    assert label(story, "lay 1,0 r0") == "lay at 1,0"
    assert label(story, "lay 1,0 r1") == "lay at 1,0, a quarter turn"
    assert label(story, "lay 1,0 r2") == "lay at 1,0, a half turn"
    assert label(story, "lay -1,0 r3") == "lay at -1,0, three quarter turns"


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("gatherer f3", "gatherer on f3, north: a forest with 1 open side"),
        ("fisherman r1", "fisherman on r1, east and south: a river with 2 open sides"),
        ("hut r1", "hut on r1, east and south: a river system with 0 fish"),
        ("hunter m0", "hunter on m0, east and south: a meadow with no animals"),
        (
            "hunter m2",
            "hunter on m2, east, south and west: a meadow with 1 tiger, 1 mammoth or aurochs",
        ),
    ],
)
def test_labels_of_pieces_tell_what_they_would_claim(move: str, text: str) -> None:
    story = Story("L32 -1,0", "L61 0,0", hand="L29").play("lay 1,0 r2")
    assert label(story, move) == text


def test_a_lake_touches_no_side() -> None:
    story = Story("S00 0,0", hand="L09").play("lay -1,0 r1")
    assert label(story, "hut l8") == "hut on l8: a river system with 2 fish"


def test_labels_of_pieces_tell_who_scores_at_once() -> None:
    story = Story("L36 0,0", "L61 0,-1", "L68 1,-1", pieces=["Green fisherman L68.r2"], hand="L05")
    story.play("lay 1,0 r0")
    assert (
        label(story, "gatherer f3") == "gatherer on f3, west: a finished forest (Red +4, Green +3)"
    )
    assert label(story, "skip") == "no piece (Green +3)"


def test_a_square_that_scores_without_a_question_says_so() -> None:
    story = Story("S00 0,0", pieces=["Green fisherman S00.r3"], hand="L09")
    story.supply("Red", members=0, huts=0)
    assert label(story, "lay -1,0 r1") == "lay at -1,0, a quarter turn (Green +4)"


def test_the_last_label_tells_the_points_of_the_turn_not_of_the_end() -> None:
    story = Story("S00 0,0", pieces=["Red hut S00.l8"], hand="L09", land=[]).play("lay -1,0 r1")
    assert label(story, "fisherman r1") == "fisherman on r1, east: a finished river (Red +4)"
    assert label(story, "skip") == "no piece"


@pytest.mark.parametrize("hidden", ["L62", "L14"])
def test_a_label_does_not_tell_what_will_be_drawn(hidden: str) -> None:
    # L14 would fit nowhere and end the game; nobody can know that it comes.
    story = Story("L38 1,0 r3", hand="L37", land=[hidden]).play("lay 0,0 r3")
    assert label(story, "gatherer f1") == "gatherer on f1, east: a finished forest (Red +4)"
