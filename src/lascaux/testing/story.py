"""Story: a game told in a test, decisions in notation, and questions about the outcome."""

from __future__ import annotations

from typing import Any, Self

from lascaux.engine.game import Game
from lascaux.engine.state import SPECTATOR, State
from lascaux.engine.timeline import Timeline
from lascaux.testing.play import check_copy, check_restored, refusal


class Story:
    """A game that a test plays by the real rules, with its log.

    After every decision the position is looked at: a copy and a restored one must be equal. A
    game's own stories subclass it, begin in the middle (`begin`), prepare chance before a
    decision (`before`), and add what there is to ask in that game.

    >>> import lascaux
    >>> story = Story(lascaux.game("hunters"), players=2, seed="spring")
    >>> story.choices, story.decides
    (['lay -1,0 r0', 'lay -1,0 r1', 'lay -1,0 r2', 'lay -1,0 r3'], 'Red')
    >>> story.refuses("hut l8", "H14").play("lay -1,0 r0").may("hut")
    ['l8']
    >>> story.undo().play("lay -1,0 r1", "skip").decides
    'Green'
    """

    game: Game

    def __init__(
        self, game: Game, players: int | None = None, seed: str = "story", options: Any = None
    ) -> None:
        self.begin(game, game.new(players, seed, options, log=True))

    def begin(self, game: Game, state: State) -> None:
        """Set in with a position."""
        self.game = game
        self.timeline = Timeline(state)

    @property
    def state(self) -> State:
        """The position; a game's own stories annotate it with their class."""
        return self.timeline.state

    # Acting

    def play(self, *moves: str) -> Self:
        """Take decisions, one after the other."""
        for move in moves:
            action = self.game.parse(move)
            self.before(action)
            self.timeline.play(action)
            check_copy(self.state)
            check_restored(self.game, self.state)
        return self

    def before(self, action: int) -> None:
        """What a game's own stories do before a decision, such as to see to the dice."""

    def undo(self) -> Self:
        """Take back the latest decision, as far as that is allowed."""
        self.timeline.undo()
        return self

    def refusal(self, move: str) -> str:
        """The rule by which a move is refused; nothing may have changed by trying."""
        before, log = self.state.to_ints(), list(self.state.log)
        refused = refusal(self.state, self.game.parse(move))
        assert refused is not None, f"{move!r} is legal"
        assert refused.reason, f"{move!r} is refused without a reason"
        assert refused.reason in str(refused), f"{refused} does not say that {refused.reason}"
        assert self.state.to_ints() == before, f"the refusal of {move!r} has changed the position"
        assert self.state.log == log, f"the refusal of {move!r} is in the log"
        return refused.rule

    def refuses(self, move: str, rule: str) -> Self:
        """Say that a move is refused by a rule."""
        found = self.refusal(move)
        assert found == rule, f"{move!r} is refused by rule {found}, not {rule}"
        return self

    def tells(self, text: str, seat: int = SPECTATOR) -> Self:
        """Say that the log tells this, in one of its sentences."""
        sentences = self.told(seat)
        assert any(text in sentence for sentence in sentences), f"{text!r} is not in {sentences}"
        return self

    # Asking

    @property
    def choices(self) -> list[str]:
        """What may be done, in notation and in alphabetical order."""
        return sorted(self.game.notation(action) for action in self.state.legal())

    def may(self, kind: str) -> list[str]:
        """What may be done of one kind, without its first words: `may("grow") == ["b2"]`."""
        return [text[len(kind) + 1 :] for text in self.choices if text.startswith(f"{kind} ")]

    @property
    def decides(self) -> str:
        """Who is asked; not always the one whose turn it is."""
        return self.game.seat_names[self.state.to_move]

    @property
    def view(self) -> Any:
        """What everybody can see."""
        return self.game.view(self.state)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.over

    @property
    def scores(self) -> dict[str, int]:
        """The points of everybody who has any."""
        names, scores = self.game.side_names(self.state.players), self.state.scores()
        return {names[side]: points for side, points in enumerate(scores) if points}

    @property
    def winners(self) -> list[str]:
        """Who has won."""
        assert self.over, "the game is not over"
        names = self.game.side_names(self.state.players)
        return [names[side] for side in self.state.winners()]

    @property
    def sentences(self) -> list[str]:
        """What has happened, in words, as everybody may read it."""
        return self.told(SPECTATOR)

    def told(self, seat: int) -> list[str]:
        """What has happened, in words, as a seat may read it."""
        return [str(self.game.sentence(event, seat)) for event in self.state.log]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The log entries of one kind, without the kind."""
        entries = [self.game.event(event) for event in self.state.log]
        found = [entry for entry in entries if entry["event"] == kind]
        return [{field: entry[field] for field in entry if field != "event"} for entry in found]
