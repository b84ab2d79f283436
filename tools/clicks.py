"""Clicks: how many a turn of advanced rise takes, counted from the choices' data.

`python tools/clicks.py` replays three recorded games and prints the mean of each. Each line of a
record is a decision, and before it the clicks that it took when every decision was confirmed by
itself: one on a target and one on Confirm, or one on a button beside the board, and one more for
each other way of the same target that came before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lascaux.engine.game import InstalledGame, game
from lascaux.engine.options import read_options
from lascaux.engine.pane import Choice, Decision
from lascaux.engine.state import State

RECORDS = Path(__file__).parent.parent / "tests" / "table" / "clicks"
OPTIONS = {"elders": "yes", "leaders": "yes", "terrain": "hazard+wild-land"}
PLAYERS = (2, 3, 4)
CONFIRM = BUTTON = 1
MOST_ONWARD = 4  # decisions


@dataclass(frozen=True)
class Count:
    """The clicks of a game, decision by decision before, and with plans now."""

    turns: int
    before: int
    after: int
    dragged: int  # with drags from thing to place, each one movement

    def told(self) -> str:
        """What a turn takes.

        >>> Count(10, 200, 110, 90).told()
        '10 turns, in each: 20.0 clicks before, now 11.0, or 9.0 clicks and drags'
        """
        before, after, dragged = (
            clicks / self.turns for clicks in (self.before, self.after, self.dragged)
        )
        figures = f"{before:.1f} clicks before, now {after:.1f}, or {dragged:.1f} clicks and drags"
        return f"{self.turns} turns, in each: {figures}"


def counted(players: int) -> Count:
    """The clicks of a recorded game, from its first turn on."""
    rise = game("rise")
    text = (RECORDS / f"rise-{players}.txt").read_text(encoding="utf-8")
    lines = [line.split(" ", 1) for line in text.splitlines()]
    actions = [rise.parse(notation) for _, notation in lines]
    options = read_options(rise.Options, OPTIONS, rise.id)
    state = rise.new(players, f"clicks {players}", options)
    done = 0
    while not rise.view(state)["turn"]:
        state.apply(actions[done])
        done += 1
    before = sum(int(clicks) for clicks, _ in lines[done:])
    after, dragged = 0, 0
    while done < len(actions):
        length = confirmed(rise, state, actions[done:], drags=False)[1]
        orders = (actions[done:], grouped(rise, state, actions[done : done + length]))
        after += min(confirmed(rise, state, order, drags=False)[0] for order in orders)
        dragged += min(confirmed(rise, state, order, drags=True)[0] for order in orders)
        for action in actions[done : done + length]:
            state.apply(action)
        done += length
    return Count(int(rise.view(state)["turn"]), before, after, dragged)


def grouped(game: InstalledGame, state: State, actions: Sequence[int]) -> Sequence[int]:
    """The same decisions in the order of a person who does what is the same together."""
    order = sorted(actions, key=actions.index)
    for found in (_all_first(game, state, order), order, _all_first(game, state, actions)):
        if _leads_to_the_same(game, state, found, actions):
            return found
    return actions


def _all_first(game: InstalledGame, state: State, actions: Sequence[int]) -> list[int]:
    """The same decisions, with those that a button for all the rest would take taken by it."""
    twin, left, order = state.held(), list(actions), list[int]()
    while left:
        if twin.paused or twin.over or left[0] not in list(twin.legal()):
            return [*order, *left]
        chain = game.decision(twin, int(twin.to_move)).chain
        found: Sequence[int] = game.gesture(twin, "", "") if chain and chain.all else ()
        if not found or Counter(found) - Counter(left):
            found = left[:1]
        for action in found:
            left.remove(action)
            twin.apply(action)
        order += found
    return order


def _leads_to_the_same(
    game: InstalledGame, state: State, order: Sequence[int], actions: Sequence[int]
) -> bool:
    twin, wanted = state.held(), state.held()
    for action in actions:
        wanted.apply(action)
    for action in order:
        if twin.paused or action not in list(twin.legal()):
            return False
        twin.apply(action)
    return game.view(twin) == game.view(wanted)


def confirmed(
    game: InstalledGame, state: State, actions: Sequence[int], drags: bool
) -> tuple[int, int]:
    """The clicks up to the next Confirm, and how many of these decisions it decides."""
    twin, seat = state.held(), int(state.to_move)
    clicks, planned = 0, 0
    last: Choice | None = None
    while True:
        decision = game.decision(twin, seat)
        if last and (twin.over or twin.paused or not _goes_on(last, decision)):
            return clicks + CONFIRM, planned
        action = actions[planned]
        onward = _onward(game, twin, actions[planned:])
        if onward:
            clicks, planned = clicks + 1, planned + len(onward)
            for each in onward[:-1]:
                twin.apply(each)
            last = _choice(game.decision(twin, seat), onward[-1])
            twin.apply(onward[-1])
            continue
        choice = _choice(decision, action)
        ends = _ends(decision, choice, last, actions[planned:])
        if ends:
            return clicks + CONFIRM, planned + ends
        rest = _all_the_rest(game, twin, decision, last, actions[planned:])
        if rest:
            clicks, planned = clicks + BUTTON, planned + len(rest)
            for each in rest:
                twin.apply(each)
            continue
        clicks += taps(decision.choices, choice, last, drags)
        planned += 1
        if not choice.chain or choice.quiet or choice.turns:
            return clicks + CONFIRM, planned
        twin.apply(action)
        last = choice


def _choice(decision: Decision, action: int) -> Choice:
    return next(each for each in decision.choices if each.action == action)


def _onward(game: InstalledGame, twin: State, actions: Sequence[int]) -> tuple[int, ...]:
    """Decisions that are one tap: on what can only be chosen after the first of them.

    The game understands the tap as a gesture, if that is what was done.
    """
    after, seat = twin.copy(), int(twin.to_move)
    after.holder = twin.holder
    for number, action in enumerate(actions[:MOST_ONWARD]):
        choices = game.decision(after, seat).choices
        wanted = next((each for each in choices if each.action == action), None)
        name = (wanted.place or wanted.thing) if wanted else ""
        if number and name:
            found: tuple[int, ...] = game.gesture(twin, "", name)
            if found == tuple(actions[: number + 1]):
                return found
        after.apply(action)
        if after.paused or after.over:
            break
    return ()


def _ends(decision: Decision, choice: Choice, last: Choice | None, actions: Sequence[int]) -> int:
    """How many decisions Confirm adds, if it is these; what is quiet ends only what was begun."""
    chain = decision.chain
    if not chain or not chain.words or (choice.quiet and last is None):
        return 0
    return len(chain.end) if chain.end == tuple(actions[: len(chain.end)]) else 0


def _goes_on(last: Choice, decision: Decision) -> bool:
    return decision.chain is not None and decision.chain.key == last.chain


def _all_the_rest(
    game: InstalledGame,
    twin: State,
    decision: Decision,
    last: Choice | None,
    actions: Sequence[int],
) -> tuple[int, ...]:
    """What the button for all the rest would do, if that is what was done, in whatever order."""
    if not last or not decision.chain or not decision.chain.all:
        return ()
    found = game.gesture(twin, last.thing, last.place)
    return found if sorted(found) == sorted(actions[: len(found)]) else ()


def taps(choices: Iterable[Choice], choice: Choice, last: Choice | None, drags: bool) -> int:
    """The taps that pick a choice among these: thing, place, and one of several ways.

    Thing and place may come in any order. The only thing there is is picked already; and so is
    the only thing that can go to a place where nothing else is to be picked.
    """
    if not choice.thing and not choice.place:
        return BUTTON
    if last and (last.thing, last.place, last.way) == (choice.thing, choice.place, choice.way):
        return 1  # once more: a tap on the same place
    named = [each for each in choices if each.thing or each.place]
    same = [each for each in named if (each.thing, each.place) == (choice.thing, choice.place)]
    before = [each.action for each in same].index(choice.action)
    ways = before if choice.turns else int(len(same) > 1)
    if (
        ways
        and not choice.turns
        and last
        and (last.thing, last.place) == (choice.thing, choice.place)
    ):
        return ways  # where one of several ways was taken, the others are at hand
    both = bool(choice.thing and choice.place)
    return (2 if both and not drags and not _is_told_by_place(named, choice) else 1) + ways


def _is_told_by_place(named: Sequence[Choice], choice: Choice) -> bool:
    """Is the thing known as soon as the place is?"""
    if len({each.thing or each.place for each in named}) == 1:
        return True
    there = {each.thing for each in named if each.place == choice.place}
    return len(there) == 1 and all(choice.place != (each.thing or each.place) for each in named)


def main() -> None:
    """Count and tell."""
    found = [counted(players) for players in PLAYERS]
    for players, count in zip(PLAYERS, found, strict=True):
        print(f"rise with {players}: {count.told()}")
    print(f"all three: {together(found).told()}")


def together(found: Sequence[Count]) -> Count:
    """Several games as one.

    >>> together([Count(1, 20, 12, 10), Count(2, 40, 22, 19)])
    Count(turns=3, before=60, after=34, dragged=29)
    """
    return Count(
        sum(count.turns for count in found),
        sum(count.before for count in found),
        sum(count.after for count in found),
        sum(count.dragged for count in found),
    )


if __name__ == "__main__":
    main()
