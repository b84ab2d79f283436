"""Reasons: what a choice changes in everybody's standing, and that in a sentence of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.engine.sight import Sight
from lascaux.engine.state import State

REDRAWS = 4  # of what is hidden, to see what a choice changes on average
LONGEST_TURN = 12  # decisions
NOTABLE = 0.1  # points: less is not worth a word
DECISIVE = 20.0  # points: more than this is not counted any more


@dataclass(frozen=True)
class Change:
    """What a turn changes in each side's standing: points, by guess, by the game's own names."""

    seat: int  # whose turn it is
    players: int
    standings: tuple[dict[str, float], ...]

    @property
    def own(self) -> dict[str, float]:
        """What it changes for whoever decides."""
        return self.standings[self.seat]


def change(game: Game, sight: Sight, line: Sequence[int], rng: Rng) -> Change:
    """What the rest of the turn changes if it begins with these actions."""
    turn = _whole_turn(game, sight, line)
    sums: list[dict[str, float]] = [{} for _ in range(sight.state.sides)]
    for _ in range(REDRAWS):
        state = sight.redraw(rng)
        before = _standings(game, state)
        _play(state, turn)
        for total, old, new in zip(sums, before, _standings(game, state), strict=True):
            for name in old.keys() | new.keys():
                gain = new.get(name, 0.0) - old.get(name, 0.0)
                total[name] = total.get(name, 0.0) + gain / REDRAWS
    # Sorted, since sets of words come in another order in every process.
    standings = tuple(dict(sorted(total.items())) for total in sums)
    return Change(int(sight.seat), int(sight.state.players), standings)


def _standings(game: Game, state: State) -> list[dict[str, float]]:
    return [game.insight.features(state, side) for side in range(state.sides)]


def _whole_turn(game: Game, sight: Sight, line: Sequence[int]) -> list[int]:
    """The line, and what looks best after it, to the end of the turn or to something new."""
    state, seat = sight.state.copy(), int(sight.seat)
    reveals = state.reveals
    turn: list[int] = []
    while len(turn) < LONGEST_TURN:
        if state.over or state.to_move != seat or state.reveals != reveals:
            break
        legal = [int(action) for action in state.legal()]
        action = line[len(turn)] if len(turn) < len(line) else -1
        if action not in legal:
            values = [game.insight.value_after(state, each) for each in legal]
            action = legal[values.index(max(values))]
        state.advance(action)
        turn.append(action)
    return turn


def _play(state: State, turn: Sequence[int]) -> None:
    """Play a turn as far as it is possible, whatever is hidden."""
    for action in turn:
        if state.over or action not in [int(legal) for legal in state.legal()]:
            return
        state.advance(action)


def usual(changes: Sequence[Change]) -> Change:
    """What choices change on average: time that passes and the like, whatever is chosen."""
    first = changes[0]
    standings: list[dict[str, float]] = []
    for seat in range(len(first.standings)):
        names = {name for each in changes for name in each.standings[seat]}
        all_of = {name: [each.standings[seat].get(name, 0.0) for each in changes] for name in names}
        standings.append({name: sum(all_of[name]) / len(changes) for name in sorted(names)})
    return Change(first.seat, first.players, tuple(standings))


def reason(game: Game, mine: Change, usual: Change) -> str:
    """Why one would decide so, and what speaks against it, in a sentence.

    What is worth telling is what differs from the usual; the points told are those that it
    brings or costs.
    """
    apart = _apart(mine, usual, mine.seat)
    name, better = max(apart.items(), key=lambda each: each[1])
    worse_name, worse = min(apart.items(), key=lambda each: each[1])
    rival, hurt_name, hurt = _worst_hit(game, mine, usual)
    if -hurt > max(better, DECISIVE):
        said = f"mostly to keep {rival} from {hurt_name}"
    elif -hurt > max(better, NOTABLE):
        said = f"mostly against {rival}: {about(-hurt)} less for {hurt_name}"
    elif better > DECISIVE:
        said = f"for {name}"
    elif better <= NOTABLE:
        said = _as_good(mine)
    elif mine.own[name] > NOTABLE:
        said = f"mostly for {name}: {about(mine.own[name])} more"
    else:
        said = f"it keeps {name}: {about(better)} more than after other choices"
    if worse < -NOTABLE and -mine.own[worse_name] > NOTABLE:
        said += f"; it costs {about(-mine.own[worse_name])} in {worse_name}"
    return said[:1].upper() + said[1:] + "."


def _apart(mine: Change, usual: Change, side: int) -> dict[str, float]:
    """Where it brings a side more or less than usual."""
    change = mine.standings[side]
    return {name: change.get(name, 0.0) - each for name, each in usual.standings[side].items()}


def _worst_hit(game: Game, mine: Change, usual: Change) -> tuple[str, str, float]:
    """The rival who fares worst by it, and where and by how much; whoever is alone has none."""
    rivals = [side for side in range(len(mine.standings)) if side != mine.seat]
    if not rivals:
        return "", "", 0.0
    rival = min(rivals, key=lambda side: sum(_apart(mine, usual, side).values()))
    name, hurt = min(_apart(mine, usual, rival).items(), key=lambda each: each[1])
    return game.side_names(mine.players)[rival], name, hurt


def _as_good(mine: Change) -> str:
    """What a choice brings that is hardly better than the others."""
    name, gain = max(mine.own.items(), key=lambda each: each[1])
    if gain <= NOTABLE:
        return "it changes little"
    return f"for {name}: {about(gain)} more; other choices bring about as much"


def shortfall(mine: Change, best: Change) -> str:
    """Where a choice falls behind the best one; nothing if it hardly does."""
    behind = {name: value - mine.own.get(name, 0.0) for name, value in best.own.items()}
    name = max(behind, key=lambda name: behind[name])
    if behind[name] <= NOTABLE:
        return ""
    return f"Less for {name} than the first choice: {about(behind[name])}."


def about(points: float) -> str:
    """A guess in points as one would say it.

    >>> about(0.2), about(0.5), about(1.2), about(5.8)
    ('a fraction of a point', 'about half a point', 'about a point', 'about 6 points')
    """
    if points < 0.35:
        return "a fraction of a point"
    if points < 0.75:
        return "about half a point"
    return "about a point" if points < 1.5 else f"about {points:.0f} points"
