"""Advice as it is shown: what is drawn is on the screen, and what is planned can be planned."""

from __future__ import annotations

import pytest

from lascaux.bots import bot
from lascaux.bots.coach import advise
from lascaux.engine.game import Game, game, game_ids
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State
from lascaux.table.screen.advice import ShownIdea, advised

EVERY = 6  # decisions
LONGEST_GAME = 240
PEOPLE = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Fay")


def called_by_colour(game: Game, idea: ShownIdea) -> list[str]:
    """The seats that are not called by the names of those who sit there."""
    suggestion = idea.suggestion
    told = [suggestion.label, suggestion.why, suggestion.plan, suggestion.twins]
    told += [text for pick in idea.picks for text in (pick["words"], pick["confirm"], pick["more"])]
    words = {word.strip(".,:;()'") for text in told for word in text.replace("'s", " ").split()}
    return sorted(words & {*game.seat_names[: game.most_players]})


@pytest.mark.parametrize("game_id", game_ids())
def test_ideas_are_about_what_is_seen_and_made_of_picks_that_can_be_planned(game_id: str) -> None:
    found = game(game_id)
    state: State = found.new(seed="shown")
    mind, eyes, seen = bot("random", found, Rng("mind")), Rng("eyes"), 0
    for number in range(LONGEST_GAME):
        if state.over:
            break
        seat = int(state.to_move)
        sight = Sight(state, seat, eyes)
        if number % EVERY == 0 and len(state.legal()) > 1:
            suggestions = advise(found, sight, Rng("coach"), iterations=8).suggestions
            names = {name for pane in found.panes(found.view(state, seat)) for name in pane.names()}
            choices = found.decision(state, seat).choices
            for idea in advised(found, state, seat, suggestions, PEOPLE):
                actions = [action for pick in idea.picks for action in pick["actions"]]
                assert actions == list(idea.suggestion.actions)
                assert {idea.thing, idea.place} - {""} <= names
                assert idea.picks[0]["actions"][0] in [choice.action for choice in choices]
                assert all(pick["words"] for pick in idea.picks)
                assert not called_by_colour(found, idea)
                seen += 1
        state.apply(int(mind.choose(sight)))
    assert seen
