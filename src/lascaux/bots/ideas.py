"""Ideas: the choices that a search thinks well of; those that come to the same are one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lascaux.bots.reasons import Change, change, same
from lascaux.bots.thought import Prospect
from lascaux.bots.turns import Turn, whole_turn
from lascaux.engine.game import Game
from lascaux.engine.pane import Choice
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

REDRAWS = 6  # of what is hidden, the same for all ideas, to see what each changes on average
LOOKED_AT = 24  # choices, at most, until enough ideas are found
ALIKE = 0.015  # chance: less is no difference


@dataclass
class Idea:
    """A choice with the turn that it begins, what that changes, and what is as good as it."""

    prospect: Prospect
    turn: Turn
    change: Change
    label: str
    twins: list[str] = field(default_factory=list)  # other choices, told by what they do

    @property
    def action(self) -> int:
        """The choice."""
        return self.prospect.action


class Thinker:
    """Makes ideas out of the choices of one decision, from what its seat may know."""

    def __init__(self, game: Game, sight: Sight, rng: Rng) -> None:
        self._game = game
        self._sight = sight
        self._redrawn: list[State] = [sight.redraw(rng) for _ in range(REDRAWS)]
        choices = game.decision(sight.state, int(sight.seat)).choices
        self._choices: dict[int, Choice] = {choice.action: choice for choice in choices}

    def idea(self, prospect: Prospect) -> Idea:
        """What one choice comes to."""
        turn = whole_turn(self._game, self._sight, prospect.line)
        changed = change(self._game, self._sight, self._redrawn, turn.actions)
        label = self._game.label(self._sight.state, prospect.action, self._sight.seat)
        return Idea(prospect, turn, changed, label)

    def later(self, idea: Idea) -> Change:
        """What it comes to by the end of the next turn, by guess."""
        return change(self._game, self._sight, self._redrawn, idea.turn.actions, onward=True)

    def different(self, prospects: Sequence[Prospect], most: int) -> list[Idea]:
        """The first few that are different ideas."""
        found: list[Idea] = []
        for prospect in prospects[:LOOKED_AT]:
            new = self.idea(prospect)
            twin = next((idea for idea in found if self.are_twins(idea, new)), None)
            if twin is None and len(found) == most:
                break
            if twin is None:
                found.append(new)
            elif self._is_told(twin, new):
                twin.twins.append(new.label)
        return found

    def are_twins(self, one: Idea, other: Idea) -> bool:
        """Are they one idea: turned, in another order, or with the same outcome?"""
        if one.label == other.label or self._is_turned(one, other):
            return True
        if one.turn.end.to_ints() == other.turn.end.to_ints():
            return True
        return self._is_as_good(one, other)

    def _is_turned(self, one: Idea, other: Idea) -> bool:
        first, second = (self._choices.get(each.action) for each in (one, other))
        if first is None or second is None or not (first.turns and second.turns):
            return False
        return (first.thing, first.place) == (second.thing, second.place)

    def _is_as_good(self, one: Idea, other: Idea) -> bool:
        """Do two things of one kind change the same, and promise the same?"""
        kinds = [self._game.notation(each.action).split()[0] for each in (one, other)]
        chances = [each.prospect.chances[self._sight.seat] for each in (one, other)]
        apart = abs(chances[0] - chances[1])
        return kinds[0] == kinds[1] and apart < ALIKE and same(one.change, other.change)

    def _is_told(self, idea: Idea, twin: Idea) -> bool:
        """Is a twin something else, not the same in another order, so that it is worth a word?"""
        if twin.label in (idea.label, *idea.twins) or self._is_turned(idea, twin):
            return False
        return twin.turn.end.to_ints() != idea.turn.end.to_ints()
