"""The law of memory: nothing that a position hands out shares writable memory with it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from lascaux.engine.memory import shared_mark, writable
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import SPECTATOR, State


def check_memory(state: State) -> None:
    """Write into all that a position hands out, and see that the position is as it was."""
    seat = int(state.to_move)
    sight = Sight(state, seat, Rng("law"))
    before = everything(state)
    for name, handed in (
        ("legal()", state.legal()),
        ("copy()", state.copy()),
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


def everything(state: State) -> dict[str, Any]:
    """All that makes up a position: its fields, choices, log, tables and whatever it refers to.

    Two positions with the same have the same future, since the generator is among it.
    """
    return {
        "to_ints()": state.to_ints(),
        "choices()": list(state.choices()),
        "log": list(state.log),
        "the tables": shared_mark(state),
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
