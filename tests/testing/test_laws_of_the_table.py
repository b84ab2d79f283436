"""Faults in panes, choices, plans and gestures are caught, and it is said what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from pebbles import PebblesGame

from lascaux.testing import check_choices, check_panes, check_plans, check_questions
from tests.testing import faults_at_the_table as faults

CAUGHT: list[tuple[Any, PebblesGame, str]] = [
    (check_panes, faults.PANE_WITHOUT_A_ROLE, "the pane pebbles has no role"),
    (check_panes, faults.PANE_WITH_AN_UNKNOWN_ROLE, "players has a role 'shelf', which there is"),
    (check_panes, faults.PANE_WITHOUT_A_TITLE, "the pane players has no title"),
    (check_panes, faults.PANES_WITH_ONE_KEY, r"keys of panes that .* told apart: \['answers'\]"),
    (check_panes, faults.NO_STAGE, "no pane is a stage"),
    (check_panes, faults.LINK_TO_NOWHERE, r"a link in players to cards .* not there: \['pond'\]"),
    (check_panes, faults.PEEK_WITHOUT_A_SYMBOL, "the pane players shows the symbol 'boulder'"),
    (check_panes, faults.OTHER_ROLE_WHEN_SMALL, "form of players has the role 'common'"),
    (check_panes, faults.NAMED_TWICE_WHEN_SMALL, r"names in the panes .* apart: \['take'\]"),
    (check_panes, faults.CARD_WITHOUT_A_KEY, "a card without a key in the shelf players: 'Nobody'"),
    (check_panes, faults.CARD_WITHOUT_A_TITLE, "a card without a title in the shelf players"),
    (check_panes, faults.CARD_WITHOUT_A_SYMBOL, "a chip of the card pond shows .* 'boulder'"),
    (check_panes, faults.CARD_DRAWN_WITHOUT_A_SYMBOL, r"pond is drawn with .* \['boulder'\]"),
    (check_panes, faults.CARD_NOT_DRAWN_TO_THE_END, "the card pond: .* no valid XML"),
    (check_panes, faults.CARD_THAT_SHOWS_NOTHING, "pond shows 'depth', which is no preview"),
    (check_panes, faults.CARD_THAT_LIGHTS_NOTHING, r"pond lights up what no pane has: \['lake'\]"),
    (check_panes, faults.CARD_THAT_BRINGS_NOTHING, r"chips that bring what no .*: \['lake'\]"),
    (check_panes, faults.CARD_OF_NOBODY, "the card pond is about seat 4, of 2 sides"),
    (check_panes, faults.CARD_AND_PART_OF_ONE_NAME, r"names in the panes .* apart: \['row-0'\]"),
    (check_panes, faults.PARTS_OF_ONE_KEY, r"layer more of the board pebbles .* \['stone'\]"),
    (check_panes, faults.LAYERS_OF_ONE_NAME, r"layers of the board pebbles .* \['dots'\]"),
    (check_panes, faults.SENTENCE_ON_THE_BOARD, "a sentence .* pebbles: 'Roll for your pebbles'"),
    (check_panes, faults.DefinedAnew(), "the definitions change"),
    (check_panes, faults.SpectatorsOwn(), r"a spectator has panes of their own: \['mine'\]"),
    (check_panes, faults.CalledByColour(), "Ana is called Chalk on the card seat-0"),
    (check_questions, faults.CardTells(), "the pane rival tells .* what is hidden"),
    (check_questions, faults.ChoiceTells(), "the decision tells .* what is hidden"),
    (check_questions, faults.ReasonTells(), "the reason tells .* what is hidden"),
    (check_choices, faults.ILLEGAL_CHOICE, "action 2 is not legal, and a choice"),
    (check_choices, faults.MISSING_CHOICE, "action 1 is legal, and no choice"),
    (check_choices, faults.CHOICE_GIVEN_TWICE, "action 0 is a choice twice"),
    (check_choices, faults.CHOICES_IN_ANOTHER_ORDER, r"choices \[1, 0\] are in another order"),
    (check_choices, faults.CHOICES_ALIKE, r"thing, place and way .* \[\('take', '', ''\)\]"),
    (check_choices, faults.ANSWERS_ALIKE, r"answers that cannot be told apart: \['Do it.'\]"),
    (check_choices, faults.PLACE_THAT_IS_NOT_THERE, "'take' names the place 'pond' that no pane"),
    (check_choices, faults.NOTHING_TO_CHOOSE_WHEN_SMALL, "thing 'take' that .* is little room"),
    (check_choices, faults.PartOfNothing(), "'pond.shore', and 'pond' is nowhere"),
    (check_choices, faults.CHOICE_WITHOUT_WORDS, "the choice 'take' says nothing"),
    (check_choices, faults.TURNED_WITHOUT_A_PLACE, "'take' is turned, and has no place"),
    (check_choices, faults.PREVIEW_THAT_IS_NOT_THERE, "'take' shows 'stone', which is not in the"),
    (check_choices, faults.GAIN_WITHOUT_A_SYMBOL, "the choice 'take' shows the symbol 'boulder'"),
    (check_choices, faults.NEVER_TAKEN, "the choice 'take' can be taken 0 times"),
    (check_choices, faults.CHAIN_WITH_AN_ILLEGAL_END, "'turn' ends with 2, which is not legal"),
    (check_choices, faults.DECIDES_WHAT_IS_NOT_LEGAL, "'take' goes on with 2, which is not legal"),
    (check_choices, faults.DECIDES_MORE_WITHOUT_A_CHAIN, "decides several things, and is of no"),
    (check_choices, faults.AHEAD_WITH_WHAT_IS_NOT_LEGAL, "'turn' goes ahead with 2, which is not"),
    (check_choices, faults.AHEAD_WITH_WHAT_IS_NO_CHOICE, "with 0, which is none of its choices"),
    (check_choices, faults.NO_PROMPT, "nothing is said to Chalk"),
    (check_choices, faults.SMALL_PROMPT, "begins with a small letter: 'take or roll"),
    (check_choices, faults.CHOICE_IN_SMALL_LETTERS, "'take' begins with a small letter"),
    (check_choices, faults.ASKED_BY_NO_RULE, "P99 is asked about, and is no rule"),
    (check_choices, faults.AsksEverybody(), r"spectator does not decide, and may choose \[0, 1\]"),
    (check_choices, faults.SpokenOfByColour(), "Ana is called Chalk in 'Chalk decides"),
    (check_choices, faults.AskingLeavesATrace(), "asking for choices has changed the position"),
    (check_plans, faults.GesturesWhatIsNotLegal(), r"is \[2\], and step 1 is refused"),
    (check_plans, faults.GesturesTooFar(), r"is \[1, 2, 0\], and goes on after a held twin has"),
    (check_plans, faults.GesturesNothingForAll(), "'Double it' is offered, and the gesture 'roll'"),
    (check_plans, faults.GestureLeavesATrace(), "asking for a gesture has changed the position"),
    (check_plans, faults.TakenTooOften(), "taken 3 times, it says, and not more than 1"),
    (check_plans, faults.EndsWithWhatIsNotLegal(), "'roll' ends with 0, which is not legal"),
    (check_plans, faults.StoppedAndStillAsking(), r"twin has stopped, and \[0\] may be chosen"),
    (check_plans, faults.Promising(), "a plan leads elsewhere when it is confirmed"),
    (check_plans, faults.SaysNotWhy(), "nothing is said why '.*' cannot be chosen"),
    (check_plans, faults.SaysWhyByNoRule(), "P99 says why '.*' cannot be chosen, and is no rule"),
    (check_plans, faults.SayingWhyLeavesATrace(), "asking why not has changed the position"),
]


@pytest.mark.parametrize(
    ("law", "game", "said"), CAUGHT, ids=[f"{law.__name__}: {said}" for law, _, said in CAUGHT]
)
def test_a_planted_fault_is_caught(law: Any, game: PebblesGame, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        law(game, 2, "law")


@pytest.mark.parametrize("law", [check_panes, check_choices, check_plans, check_questions])
def test_chains_and_gestures_without_a_fault_keep_the_law(law: Any) -> None:
    law(faults.Chained(), 2, "law")
