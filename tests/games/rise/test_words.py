"""Words: notation, prompts, labels, sentences, facts and what is said of hexes."""

from __future__ import annotations

import pytest

from lascaux.engine.errors import NotationError
from lascaux.games.rise import RiseGame
from lascaux.games.rise.content.parts import FACES
from lascaux.games.rise.rules import entries, steps
from lascaux.games.rise.rules.questions import STEPS
from lascaux.games.rise.words.log import KINDS
from tests.games.rise.scenario import Story

GAME = RiseGame()


def test_notation_round_trips_for_every_action() -> None:
    texts = [GAME.notation(action) for action in range(GAME.action_space)]
    assert len(set(texts)) == GAME.action_space == 1265
    assert [GAME.parse(text) for text in texts] == list(range(GAME.action_space))
    assert GAME.parse("  Move B2   c3 ") == GAME.parse("move b2 c3")


@pytest.mark.parametrize("text", ["", "move", "move b2", "move z9 b2", "place star on grow"])
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match="no move"):
        GAME.parse(text)


NO_STEPS = {"PAIR_SHIFT", "PAIR", "ON_BOARD"}


def test_every_step_is_declared_and_those_that_ask_have_a_question_and_a_rule() -> None:
    chapters = {"TURN", "CONFLICT", "VILLAGES", "HAPPENINGS", "BARGAINS"} | {
        name for name in vars(steps) if name.isupper() and name.endswith("ING")
    }
    numbers = {
        value
        for name, value in vars(steps).items()
        if name.isupper() and name not in NO_STEPS | chapters
    }
    assert numbers == set(STEPS.by_number)
    for step in STEPS.by_number.values():
        assert bool(step.question) == bool(step.rule) == (step.number >= 32) == bool(step.flags & 1)


def test_every_kind_of_log_entry_has_a_sentence() -> None:
    kinds = {value for name, value in vars(entries).items() if name.isupper()}
    assert kinds == set(KINDS)


def test_a_die_is_offered_with_what_it_is_worth() -> None:
    story = Story("a1 Red 2", "c3 Green 1", hand="sun moon")
    labels = {
        GAME.notation(action): GAME.label(story.state, action) for action in story.state.legal()
    }
    assert labels["place sun on grow"] == "sun on Grow: strong, 4 new members"
    assert labels["place moon on gather"] == "moon on Gather: weak, 2 resources each from 1 hex"
    assert labels["place moon on lead"] == "moon on Lead: weak, draw 1 goal"
    prompt = "Red: a sun and a moon, which goes where?"
    assert GAME.prompt(story.state) == prompt


def test_a_move_says_what_it_costs() -> None:
    story = Story("a1 lake Red 1 village Red", "c3 Green 1").play("place sun on move")
    label = GAME.label(story.state, GAME.parse("move a1 a2"))
    assert label == "from a1 to lake a2; your village is lost"


def test_sentences_name_people_and_places() -> None:
    story = Story("b2 lake Red 3 Green 2", "b3 Green 1").play(
        "place sun on gather", "gather b2", "place moon on lead"
    )
    told = [str(GAME.sentence(event)) for event in story.state.log]
    assert "Red places a sun on Gather: strong." in told
    assert "Red gathers from b2." in told
    assert "Red gains 2 food." in told
    assert GAME.lights(story.state.log[0]) == ["action-gather"]
    assert GAME.doer(story.state.log[0]) == 0
    assert GAME.doer((entries.CONFLICT, 0, 6)) is None


def test_rolled_dice_eruptions_and_hidden_villages_have_words_of_their_own() -> None:
    roll = (entries.ROLLED, 0, FACES.index("sun"), FACES.index("moon"))
    assert str(GAME.sentence(roll)) == "Red rolls sun and moon."
    assert GAME.lights(roll) == ["dice", "die-sun", "die-moon"]
    told = [str(GAME.sentence((entries.ERUPTION, FACES.index(face)))) for face in FACES]
    assert sorted(told) == [
        "A great eruption: every tribe beside the volcano loses a member in each hex.",
        "Lava flows from the volcano.",
        "Smoke rises from the volcano: whoever is beside it takes a stone.",
    ]
    story = Story(
        *("b2 Red 2 village Red", "c3 Green 1"),
        powers={"Red": "hidden_village"},
        step="five",
        goods={"Red": "1 food 3 stone"},
    ).play("build hidden")
    assert "Red builds a hidden village." in [
        str(GAME.sentence(event)) for event in story.state.log
    ]


def test_a_hex_is_described_with_its_forecast() -> None:
    story = Story("b2 lake Red 4 Green 3 village Green", "a1 Red 1")
    (region,) = [region for region in GAME.regions(story.view) if region.parts == ("b2",)]
    assert region.text == (
        "Lake b2: Red 4, Green 3; it holds 5. Green has a village here."
        " A conflict now would leave Red 1."
    )


def test_a_tribe_is_told_with_what_it_has() -> None:
    story = Story("b2 lake Red 4", "a1 Green 1", goods={"Red": "2 food"}, goals={"Red": "bow"})
    found = {card.key: card for pane in GAME.panes(story.view) for card in pane.cards}["seat-0"]
    assert [chip.text for chip in found.chips if chip.symbol == "food"] == ["2"]
    assert "4 members on land, 16 left." in found.text
    assert "goals 0 of 1" in found.lines


def test_the_sketch_shows_land_dice_and_tribes() -> None:
    sketch = GAME.sketch(Story("b2 lake Red 4 village Red", "a1 Green 1").view)
    assert "b2~" in sketch
    assert "R4 Rv" in sketch
    assert "Grow   sun moon blank    normal" in sketch
    assert "Red (Daba): 0 points" in sketch
