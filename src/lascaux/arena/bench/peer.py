"""The peer: python-chess at random play, the yardstick for the speed of a rules engine."""

from __future__ import annotations

import random
from collections import Counter

from lascaux.arena.bench.sample import Copy, Sample, take
from lascaux.engine.errors import LascauxError

try:
    import chess
except ImportError as error:
    raise LascauxError(
        "--peers measures python-chess, which is missing: pip install 'lascaux[bench]'"
    ) from error

REPETITIONS = 5
SEVENTY_FIVE = 150  # moves of either side without a capture or a pawn


def play_slice(seconds: float, turn: int) -> Sample:
    """Random games of chess for a while; draws are those that no player need claim."""
    rng = random.Random(turn)  # noqa: S311 - a game, not a secret

    def middle(decisions: int) -> Copy:
        board = chess.Board()
        _play(board, rng, decisions)
        return lambda: board.copy(stack=False)  # our states carry no past moves either

    return take(seconds, lambda _: _play(chess.Board(), rng), middle)


def _play(board: chess.Board, rng: random.Random, most: int = -1) -> int:
    """Play on at random; gives the number of moves.

    For the peer's sake no costly test is made that cannot succeed.
    """
    decisions = 0
    seen: Counter[int] = Counter()  # occupied squares, since the last capture or pawn's move
    while decisions != most:
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(moves[int(rng.random() * len(moves))])
        decisions += 1
        if board.halfmove_clock == 0:
            seen.clear()
            if board.is_insufficient_material():
                break
        seen[board.occupied] += 1
        if seen[board.occupied] >= REPETITIONS and board.is_fivefold_repetition():
            break
        if board.halfmove_clock >= SEVENTY_FIVE:
            break
    return decisions
