"""Clicks: how many a turn of advanced rise takes, counted from the choices' data.

`python tools/clicks.py` replays three recorded games, prints the mean of each, and on what kinds of
decisions the clicks are spent. Each line of a record is a decision, and before it the clicks that
it took when every decision was confirmed by itself: one on a target and one on Confirm, or one on
a button beside the board, and one more for each other way of the same target that came before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lascaux.engine.game import InstalledGame, game
from lascaux.engine.options import read_options
from lascaux.engine.pane import Card, Choice, Decision
from lascaux.engine.state import State

RECORDS = Path(__file__).parent.parent / "tests" / "table" / "clicks"
OPTIONS = {"elders": "yes", "leaders": "yes", "terrain": "hazard+wild-land"}
PLAYERS = (2, 3, 4)
CONFIRM = "Confirm"  # a click that is about no decision of its own
MOST_AT_ONCE = 8  # decisions that one tap may mean


@dataclass(frozen=True)
class Click:
    """A click or a drag: the kind of decision that it is for, how it is done, and on what."""

    kind: str
    how: str  # tap, chip, drag, target, answer, more, all, cross, undo, confirm
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Count:
    """The clicks of a game by kind, decision by decision before, and with plans now."""

    turns: int
    before: Counter[str]
    tapped: Counter[str]
    dragged: Counter[str]  # with drags from thing to place, each one movement

    def told(self) -> str:
        """What a turn takes.

        >>> Count(10, Counter(a=200), Counter(a=60, b=50), Counter(a=90)).told()
        '10 turns, in each: 20.0 clicks before, now 11.0 (55 %), or 9.0 clicks and drags (45 %)'
        """
        before, tapped, dragged = (
            clicks.total() / self.turns for clicks in (self.before, self.tapped, self.dragged)
        )
        now = f"{tapped:.1f} ({100 * tapped / before:.0f} %)"
        least = f"{dragged:.1f} clicks and drags ({100 * dragged / before:.0f} %)"
        return f"{self.turns} turns, in each: {before:.1f} clicks before, now {now}, or {least}"

    def by_kind(self) -> Iterator[str]:
        """What they are spent on in a turn, most of all first."""
        yield f"{'in a turn':16}{'before':>8}{'tapped':>8}{'dragged':>8}"
        for kind, _ in (self.before + self.tapped).most_common():
            clicks = [each[kind] / self.turns for each in (self.before, self.tapped, self.dragged)]
            yield f"{kind:16}" + "".join(f"{each:8.2f}" for each in clicks)


@dataclass(frozen=True)
class Recorded:
    """A recorded game, from its first turn on."""

    game: InstalledGame
    first: State  # the position in which that turn begins
    settled: tuple[int, ...]  # what led to it
    actions: tuple[int, ...]  # what followed
    clicks: tuple[int, ...]  # what each of these took before

    def stretches(self) -> Iterator[tuple[State, Sequence[int]]]:
        """What somebody decides before chance speaks or somebody else decides, and where."""
        state, done = self.first.copy(), 0
        while done < len(self.actions):
            twin, length = state.held(), 0
            while not twin.paused and not twin.over and done + length < len(self.actions):
                twin.apply(self.actions[done + length])
                length += 1
            actions = self.actions[done : done + length]
            yield state, actions
            for action in actions:
                state.apply(action)
            done += length


def recorded(players: int) -> Recorded:
    """One of the three games."""
    rise = game("rise")
    text = (RECORDS / f"rise-{players}.txt").read_text(encoding="utf-8")
    lines = [line.split(" ", 1) for line in text.splitlines()]
    actions = tuple(rise.parse(notation) for _, notation in lines)
    state = rise.new(players, f"clicks {players}", read_options(rise.Options, OPTIONS, rise.id))
    done = 0
    while not rise.view(state)["turn"]:
        state.apply(actions[done])
        done += 1
    clicks = tuple(int(number) for number, _ in lines[done:])
    return Recorded(rise, state, actions[:done], actions[done:], clicks)


def counted(players: int) -> Count:
    """The clicks of a recorded game."""
    record = recorded(players)
    before, tapped, dragged = Counter[str](), Counter[str](), Counter[str]()
    for action, number in zip(record.actions, record.clicks, strict=True):
        before[kind_of(record.game, action)] += number
    end = record.first
    for state, actions in record.stretches():
        for drags, clicks in ((False, tapped), (True, dragged)):
            person = least(record.game, state, actions, drags)
            clicks.update(click.kind for click in person.clicks)
        end = state
    return Count(int(record.game.view(end)["turn"]), before, tapped, dragged)


def least(game: InstalledGame, state: State, actions: Sequence[int], drags: bool) -> Person:
    """Somebody who makes these decisions with the fewest clicks, in a sensible order."""
    orders = sensible_orders(game, state, actions)
    people = [Person(game, state, order, drags) for order in orders]
    for person in people:
        person.play()
    return min(people, key=lambda each: len(each.clicks))


def kind_of(game: InstalledGame, action: int) -> str:
    """What an action is about: 'place', 'move'."""
    return str(game.actions.data(action)["kind"])


# In which order


def sensible_orders(
    game: InstalledGame, state: State, actions: Sequence[int]
) -> Iterator[Sequence[int]]:
    """The same decisions as they were made, and in the orders of a person who saves clicks.

    Such a person does together what is the same, most of it last, so that the rest follows by
    itself; uses a button for all that is left; and leaves to Confirm what it does anyway.
    """
    runs = _in_runs(game, actions)
    orders = {
        tuple(order)
        for order in (
            sorted(actions, key=actions.index),
            runs,
            _all_first(game, state, actions),
            _left_to_confirm(game, state, actions),
            _left_to_confirm(game, state, runs),
        )
    }
    yield actions
    for order in sorted(orders - {tuple(actions)}):
        if _leads_to_the_same(game, state, order, actions):
            yield order


def _in_runs(game: InstalledGame, actions: Sequence[int]) -> list[int]:
    """What is of one kind and follows each other is done by number, the most last."""
    order: list[int] = []
    run: list[int] = []
    for action in actions:
        if run and kind_of(game, run[-1]) != kind_of(game, action):
            order += _most_last(run)
            run = []
        run.append(action)
    return order + _most_last(run)


def _most_last(run: Sequence[int]) -> list[int]:
    return sorted(run, key=lambda action: (run.count(action), run.index(action)))


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


def _left_to_confirm(game: InstalledGame, state: State, actions: Sequence[int]) -> list[int]:
    """The same decisions, with those at the end that Confirm would make by itself."""
    twin, order, later = state.held(), list[int](), list[int]()
    for action in actions:
        if twin.paused or action not in list(twin.legal()):
            return list(actions)
        chain = game.decision(twin, int(twin.to_move)).chain
        if chain and action in chain.end and _stops_after(twin, chain.end):
            later.append(action)
        else:
            order.append(action)
            twin.apply(action)
    return [*order, *later]


def _stops_after(twin: State, actions: Sequence[int]) -> bool:
    """Does a held twin come to chance or to another seat after these?"""
    after = _twin_of(twin)
    for action in actions:
        after.apply(action)
    return after.paused or after.over


def _twin_of(twin: State) -> State:
    other = twin.copy()
    other.holder = twin.holder
    return other


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
    return bool(game.view(twin) == game.view(wanted))


# With how many clicks


class Person:
    """Somebody who makes given decisions with taps, or with drags, as the page understands them."""

    def __init__(
        self, game: InstalledGame, state: State, actions: Sequence[int], drags: bool
    ) -> None:
        self.game = game
        self.twin = state.held()
        self.seat = int(state.to_move)
        self.actions = actions
        self.drags = drags
        self.done = 0  # decisions
        self.clicks: list[Click] = []
        self.last: Choice | None = None  # of the plan; nothing is planned without
        self.looked = -1  # after how many decisions what is planned in advance was looked at

    def play(self) -> None:
        """Plan and confirm until all is decided."""
        while self.done < len(self.actions) or self.last:
            while not self._step():
                pass
            self.clicks.append(Click(CONFIRM, "confirm"))
            self.last = None

    def _step(self) -> bool:
        """One movement; says whether Confirm comes next."""
        decision = self.game.decision(self.twin, self.seat)
        if self.last and not self._goes_on(decision):
            return True
        if self._is_ahead(decision):
            return False
        if self._onward(decision) or self._relays(decision):
            return False
        choice = self._choice(decision)
        if self._ends(decision, choice):
            return True
        if self._all_the_rest(decision):
            return False
        self._do(choice.actions, self._picked(decision.choices, choice))
        return not choice.chain or choice.turns

    def _do(self, actions: Sequence[int], clicks: Sequence[Click]) -> None:
        """Take some decisions with some clicks."""
        for action in actions:
            choices = self.game.decision(self.twin, self.seat).choices
            self.last = next((each for each in choices if each.action == action), None)
            self.twin.apply(action)
        self.clicks += clicks
        self.done += len(actions)

    def _are_next(self, actions: Sequence[int]) -> bool:
        """Are these what is to be done next, in whatever order?"""
        return sorted(actions) == sorted(self.actions[self.done : self.done + len(actions)])

    def _goes_on(self, decision: Decision) -> bool:
        if self.twin.over or self.twin.paused or not self.last:
            return False
        return decision.chain is not None and decision.chain.key == self.last.chain

    def _choice(self, decision: Decision) -> Choice:
        """What decides most of what comes next, of all that takes the fewest clicks."""
        found = [each for each in decision.choices if self._are_next(each.actions)]
        found.sort(key=lambda choice: -len(choice.actions))
        return min(found, key=lambda choice: len(self._picked(decision.choices, choice)))

    def _is_ahead(self, decision: Decision) -> bool:
        """What is planned in advance takes no click; what is not wanted of it is taken out."""
        ahead = decision.chain.ahead if decision.chain and self.last else ()
        if not ahead or self.looked == self.done:
            return False
        self.looked = self.done
        wanted: list[int] = []
        for action in self.actions[self.done :]:
            if action not in ahead:
                break
            wanted.append(action)
        kind = kind_of(self.game, ahead[0])
        out = [Click(kind, "cross", (str(each),)) for each in ahead if each not in wanted]
        order = [action for action in ahead if action in wanted]
        self._do(order, out if wanted else [Click(kind, "undo")])
        return True

    def _onward(self, decision: Decision) -> bool:
        """A tap on what can only be chosen later, if the game understands it as what comes next."""
        named = {name for each in decision.choices for name in (each.thing, each.place)}
        after = _twin_of(self.twin)
        for action in self.actions[self.done : self.done + MOST_AT_ONCE]:
            choices = self.game.decision(after, self.seat).choices
            wanted = next((each for each in choices if each.actions == (action,)), None)
            name = (wanted.place or wanted.thing) if wanted else ""
            if name and name not in named:
                found = self.game.gesture(self.twin, "", name)
                if found and found[-1] == action and self._are_next(found):
                    self._do(found, [Click(kind_of(self.game, action), "tap", (name,))])
                    return True
            after.apply(action)
            if after.paused or after.over:
                break
        return False

    def _relays(self, decision: Decision) -> bool:
        """A drag to where nobody can go in one walk."""
        walks = [each for each in decision.choices if self.drags and each.thing and each.place]
        for thing in [each.thing for each in walks if each.action == self.actions[self.done]]:
            near = {each.place for each in walks if each.thing == thing}
            for place in sorted({each.place for each in walks} - near):
                found = self.game.gesture(self.twin, thing, place)
                if len(found) > 1 and self._are_next(found):
                    kind = kind_of(self.game, found[0])
                    self._do(found, [Click(kind, "drag", (thing, place))])
                    return True
        return False

    def _ends(self, decision: Decision, choice: Choice) -> bool:
        """Does Confirm add what comes next?

        What is quiet would have to be picked first if nothing were planned. Whoever has more to
        do in the same chain does not confirm, unless there is no other button for it.
        """
        chain = decision.chain
        if not chain or not chain.words or (choice.quiet and self.last is None):
            return False
        only = chain.end == choice.actions and not choice.thing and not choice.place
        if not self._are_next(chain.end) or not (only or _stops_after(self.twin, chain.end)):
            return False
        self._do(chain.end, ())
        return bool(chain.end)

    def _all_the_rest(self, decision: Decision) -> bool:
        """The button for all the rest, if it does what comes next."""
        if not self.last or not decision.chain or not decision.chain.all:
            return False
        found = self.game.gesture(self.twin, self.last.thing, self.last.place)
        if not found or not self._are_next(found):
            return False
        self._do(found, [Click(kind_of(self.game, found[0]), "all")])
        return True

    def _picked(self, choices: Sequence[Choice], choice: Choice) -> list[Click]:
        """The clicks that pick a choice among these: thing, place, and one of several ways.

        Thing and place may come in any order. The only thing there is is picked already; so is
        the only thing that can go to a place where nothing else is to be picked; and a chip on a
        card brings its thing there.
        """
        kind, ident = self._about(choice), ",".join(map(str, choice.actions))
        if not choice.thing and not choice.place:
            return [Click(kind, "answer", (ident,))]
        if self.last == choice and choice.thing and choice.place:
            return [Click(kind, "more")]
        pair = (choice.thing, choice.place)
        named = [each for each in choices if each.thing or each.place]
        same = [each for each in named if (each.thing, each.place) == pair]
        target = Click(kind, "target", (ident,))
        if self._are_in_the_loupe(named):
            return [target]
        way = [target] if len(same) > 1 else []
        if not all(pair) or _is_told_by_place(named, choice):
            return [Click(kind, "tap", (choice.place or choice.thing,)), *way]
        if self.drags:
            return [Click(kind, "drag", pair), *way]
        if self._has_chip(choice):
            return [Click(kind, "chip", pair), *way]
        return [Click(kind, "tap", (name,)) for name in pair] + way

    def _about(self, choice: Choice) -> str:
        """The kind of what is chosen, not of what is passed over on the way to it."""
        kinds = [kind_of(self.game, action) for action in choice.actions]
        return next((kind for kind in kinds if kind not in ("no", "go on")), kinds[0])

    def _are_in_the_loupe(self, named: Sequence[Choice]) -> bool:
        """Are all choices on one place of a board, which the page enlarges then by itself?"""
        names = [each.place or each.thing for each in named]
        if not all("." in name for name in names) or len({_base(name) for name in names}) != 1:
            return False
        return not any(card.key in names for card in self._cards())

    def _has_chip(self, choice: Choice) -> bool:
        cards = [card for card in self._cards() if card.key == choice.place]
        return any(chip.thing == choice.thing for card in cards for chip in card.chips)

    def _cards(self) -> Iterator[Card]:
        for pane in self.game.panes(self.game.view(self.twin, self.seat)):
            yield from pane.cards


def _base(name: str) -> str:
    return name.split(".")[0]


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
    all_three = together(found)
    print(f"all three: {all_three.told()}", *all_three.by_kind(), sep="\n")


def together(found: Sequence[Count]) -> Count:
    """Several games as one.

    >>> one, two = Counter(move=1), Counter(move=2)
    >>> together([Count(1, one, one, one), Count(2, two, one, one)]).told()
    '3 turns, in each: 1.0 clicks before, now 0.7 (67 %), or 0.7 clicks and drags (67 %)'
    """
    return Count(
        sum(count.turns for count in found),
        sum((count.before for count in found), Counter[str]()),
        sum((count.tapped for count in found), Counter[str]()),
        sum((count.dragged for count in found), Counter[str]()),
    )


if __name__ == "__main__":
    main()
