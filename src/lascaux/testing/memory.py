"""The law of memory: nothing that a position hands out shares writable memory with it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from lascaux.bots.bot import Bot
from lascaux.bots.failure import BotFailed
from lascaux.bots.match import play_match
from lascaux.engine.game import Game
from lascaux.engine.memory import shared_mark, writable
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import SPECTATOR, State
from lascaux.testing.walk import sample


def check_nothing_is_shared(game: Game, players: int, seed: str = "law") -> None:
    """Nothing handed out, copied or redrawn shares writable memory with the truth."""
    for state in sample(game, players, f"memory {seed}", every=11, log=True):
        check_memory(state)


def check_memory(state: State) -> None:
    """Write into all that a position hands out, and see that the position is as it was."""
    seat = int(state.to_move)
    sight = Sight(state, seat, Rng("law"))
    before, tables = everything(state), shared_mark(state)
    for name, handed in (
        ("legal()", state.legal()),
        ("copy()", state.copy()),
        ("held()", state.held()),
        (f"determinize({seat})", state.determinize(seat, Rng("law"))),
        ("determinize(SPECTATOR)", state.determinize(SPECTATOR, Rng("law"))),
        ("Sight.legal()", sight.legal()),
        ("Sight.redraw()", sight.redraw(Rng("law"))),
        ("Sight.state", sight.state),
    ):
        _scribble_over(handed)
        now = everything(state)
        changed = [part for part in {**before, **now} if before.get(part) != now.get(part)]
        assert not changed, f"writing into {name} has changed {', '.join(changed)} of the truth"
    assert shared_mark(state) == tables, "writing into what is handed out has changed the tables"


def everything(state: State) -> dict[str, Any]:
    """All that makes up a position: its fields, choices, log and whatever it refers to.

    Two positions with the same have the same future, since the generator is among it.
    """
    return {
        "to_ints()": state.to_ints(),
        "choices()": list(state.choices()),
        "log": list(state.log),
        **{name: _read(memory) for name, memory in writable(state)},
    }


def _read(memory: Any) -> Any:
    if isinstance(memory, vec | list):
        return [str(each) for each in memory]
    return str(memory) if isinstance(memory, dict) else None


def _scribble_over(handed: Any) -> None:
    """Change every vector, list, dictionary and generator in what was handed out."""
    for _, memory in list(writable(handed)) if isinstance(handed, State) else [("", handed)]:
        if isinstance(memory, vec):
            for at in range(len(memory)):
                memory[at] += 1
        elif isinstance(memory, list):
            memory.append(1)
        elif isinstance(memory, dict):
            memory["scribble"] = 1
        elif isinstance(memory, Rng):
            memory.word()


def check_forgers(game: Game, players: int, seed: str = "law") -> None:
    """A bot that writes into the choices it was handed changes no game."""
    ends = []
    for kind in (_Shuffler, _Forger):
        state = game.new(players, f"forged {seed}")
        try:
            play_match(state, [kind(Rng("one")) for _ in range(players)], Rng("match"))
        except BotFailed as failed:
            raise AssertionError(
                f"a bot that writes into its choices spoils them: {failed}"
            ) from None
        ends.append(state.to_ints())
    assert ends[0] == ends[1], "a bot that writes into its choices changes the game"


class _Shuffler(Bot):
    """Decides at random, and draws the same numbers as the forger."""

    def choose(self, sight: Sight) -> int:
        choices = sight.legal()
        chosen = choices[self.rng.below(len(choices))]
        paper = self.paper(choices)
        self.rng.shuffle(paper)
        for at in range(len(paper)):
            paper[at] = 0
        return chosen

    def paper(self, choices: Any) -> Any:
        """Something of its own to write on."""
        return choices[:]


class _Forger(_Shuffler):
    """Shuffles its choices and makes every one of them the same."""

    def paper(self, choices: Any) -> Any:
        """What it was handed."""
        return choices
