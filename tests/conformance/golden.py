"""Golden files: what must not drift. `make golden` writes them anew after a deliberate change.

For every registered game: one random game as a record for each number of players, the order of
the legal actions along a short game, and the number of positions to a few depths (perft).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

OUTSIDE = Path(__file__).parent.parent / "outside"
if str(OUTSIDE) not in sys.path:
    sys.path.insert(0, str(OUTSIDE))

import lascaux  # noqa: E402
from lascaux.engine import record  # noqa: E402
from tests.conformance.walk import start, tables, walk  # noqa: E402

FOLDER = Path(__file__).parent / "golden"
ORDER_STEPS = 12
PERFT_BUDGET = 30_000  # positions
MOST_DEPTH = 8


def golden_record(game_id: str, players: int) -> str:
    """One random game, as a record without the engine's version, which may change."""
    game = lascaux.game(game_id)
    state = start(game_id, players, "golden")
    written = record.begin(game, players, "golden", seats=["random"] * players)
    written.engine = "any"
    rng = lascaux.Rng("golden")
    while not state.over:
        actions = state.legal()
        action = actions[rng.below(len(actions))]
        written.add(game, state, action)
        state.apply(action)
    written.finish(game, state)
    return written.text()


def golden_order(game_id: str) -> str:
    """The legal actions of the first positions of a game, in their order."""
    game = lascaux.game(game_id)
    lines = []
    for step, state in enumerate(walk(start(game_id, game.least_players, "order"), "order")):
        if step < ORDER_STEPS:
            texts = " | ".join(game.notation(action) for action in state.legal())
            lines.append(f"{step} {game.seat_names[state.to_move]}: {texts}")
    return "\n".join(lines) + "\n"


def golden_perft(game_id: str) -> str:
    """How many positions there are after each number of decisions, with chance fixed."""
    state = start(game_id, lascaux.game(game_id).least_players, "perft")
    counts = [1]
    growth = 1
    while counts[-1] and len(counts) <= MOST_DEPTH and counts[-1] * growth <= PERFT_BUDGET:
        counts.append(perft(state, len(counts)))
        growth = counts[-1] // counts[-2]
    return json.dumps(counts) + "\n"


def perft(state: lascaux.State, depth: int) -> int:
    """The number of ways to take that many decisions."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal():
        ahead = state.copy()
        ahead.advance(action)
        total += perft(ahead, depth - 1)
    return total


def golden_files() -> dict[str, str]:
    """All golden files with what they should hold."""
    files = {}
    for game_id, players in tables():
        files[f"{game_id}-{players}.txt"] = golden_record(game_id, players)
    for game_id in lascaux.game_ids():
        files[f"{game_id}-order.txt"] = golden_order(game_id)
        files[f"{game_id}-perft.json"] = golden_perft(game_id)
    return files


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in golden_files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
