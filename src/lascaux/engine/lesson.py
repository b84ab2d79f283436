"""Lessons: a guided first game, told in beats, which a game has as LESSON.toml beside its rules.

A lesson is a deal and a list of beats. In each beat the learner reads a note, and

- makes the moves that are lit (`moves`), in their order or, with `any_order`, in any;
- or finds the moves (`try`): everything may be tried, `also` lists other moves that are as right,
  `good` those that would be right too though the lesson goes on with its own, and `wrong` says
  of all others what is wrong with them;
- or only looks, at what `look` names, and goes on.

What the `others` do then is written down too, each move after the name of its seat.

    players = 2
    seed = "spring"

    [ending]
    text = "That was all: play on, or start a game of your own."
    left_out = "What the lesson does not show: bonus tiles."

    [[beat]]
    id = "first tile"
    note = "Lay the tile where it is lit."
    moves = ["lay 0,-1 r2"]

    [[beat]]
    id = "a hunter"
    note = "Where would a hunter earn most?"
    try = ["hunter m0"]
    wrong = { "gatherer *" = "A gatherer earns less here.", "*" = "Look at the deer." }
    others = ["Green lay 0,-2 r2", "Green skip"]

In `good` and `wrong` a move may have wild cards; a name after an at sign is a thing or a place, so
that what cannot even be chosen is answered too. The first that fits is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

from lascaux.engine.content import Entry, Sections, load_content
from lascaux.engine.errors import ContentError, LascauxError
from lascaux.engine.game import Game
from lascaux.engine.options import read_options
from lascaux.engine.state import State

FILE: Final = "LESSON.toml"
LEARNER: Final = 0  # the seat
AT: Final = "@"  # begins what a thing or a place is answered by
ALL: Final = "*"

Actions = tuple[int, ...]
Answers = tuple[tuple[str, str], ...]  # what is answered, and how


@dataclass(frozen=True)
class Reply:
    """What somebody else does in a lesson."""

    who: str
    action: int


@dataclass(frozen=True)
class Beat:
    """One step of a lesson."""

    id: str
    note: str
    look: tuple[str, ...] = ()  # names of what is framed
    paths: tuple[Actions, ...] = ()  # of the learner, the lesson's own first; none: only to look
    found: bool = False  # the learner finds the moves
    any_order: bool = False
    good: Answers = ()
    wrong: Answers = ()
    others: tuple[Reply, ...] = ()
    watch: str = ""  # what is said while the others move

    @property
    def decides(self) -> bool:
        """Has the learner anything to decide, and not only to look?"""
        return bool(self.paths)

    def goes_on(self, done: Actions) -> bool:
        """Have these actions been done in this beat, the others' after the learner's?"""
        return any(self._fits(path, done) for path in self.paths)

    def is_whole(self, done: Actions) -> bool:
        """Are these all of it?"""
        whole = [path for path in self.paths if self._fits(path, done)]
        return any(len(done) == len(path) + len(self.others) for path in whole)

    def _fits(self, path: Actions, done: Actions) -> bool:
        mine, theirs = done[: len(path)], done[len(path) :]
        begins = not Counter(mine) - Counter(path) if self.any_order else mine == path[: len(mine)]
        return begins and theirs == tuple(each.action for each in self.others[: len(theirs)])

    def rest(self, done: Actions) -> Actions:
        """What the learner has yet to do, in the lesson's order."""
        path = next(each for each in self.paths if self._fits(each, done))
        if not self.any_order:
            return path[len(done) :]
        left = list(path)
        for action in done[: len(path)]:
            left.remove(action)
        return tuple(left)

    def reply(self, done: Actions) -> Reply | None:
        """What somebody else does next, once the learner has done all."""
        path = next((each for each in self.paths if self._fits(each, done)), ())
        at = len(done) - len(path)
        return self.others[at] if 0 <= at < len(self.others) else None


@dataclass(frozen=True)
class Place:
    """How far a lesson has come."""

    beat: int  # the first that is not done; as many as there are: all is done
    done: Actions = ()  # of that beat
    starts: Actions = (0,)  # after how many actions each beat up to it began
    off: bool = False  # somebody went another way before the end


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    game: str
    players: int
    seed: str
    beats: tuple[Beat, ...]
    ending: str
    left_out: str
    options: dict[str, str] = field(default_factory=dict)

    def first_state(self, game: Game) -> State:
        """The position before the first move."""
        options = read_options(game.Options, self.options, game.id)
        state: State = game.new(self.players, self.seed, options, log=True)
        return state

    def place(self, actions: Sequence[int]) -> Place:
        """Where these actions lead to; what is only to be looked at in between has been seen."""
        beat, starts, done = 0, [0], Actions()
        for number, action in enumerate(actions):
            while beat < len(self.beats) and not self.beats[beat].decides:
                beat += 1
                starts.append(number)
            if beat == len(self.beats):  # from here on the game is free
                break
            done = (*done, action)
            if not self.beats[beat].goes_on(done):
                return Place(len(self.beats), (), tuple(starts), off=True)
            if self.beats[beat].is_whole(done):
                beat, done = beat + 1, ()
                starts.append(number + 1)
        return Place(beat, done, tuple(starts))

    def accepts(self, actions: Sequence[int], more: Sequence[int]) -> bool:
        """May these actions go on with those, as long as the lesson lasts?"""
        last = self.place([*actions, *more[:-1]])
        return last.beat < len(self.beats) and not self.place([*actions, *more]).off

    def script(self) -> list[int]:
        """All actions of the lesson's own way."""
        found: list[int] = []
        for beat in self.beats:
            found += beat.paths[0] if beat.paths else ()
            found += [each.action for each in beat.others]
        return found


def answered(answers: Answers, notation: str, names: Iterable[str] = ()) -> str:
    """What is said to a move with these things and places, or to a name alone; '' if nothing is.

    >>> answered((("lay *", "No."), ("@hut", "Hm."), ("*", "Wrong.")), "skip", ["hut"])
    'Hm.'
    >>> answered((("*", "Wrong."),), "", ["hut"])
    ''
    """
    told = {AT + name for name in names if name}
    for pattern, text in answers:
        by_name = pattern.startswith(AT) and any(fnmatchcase(name, pattern) for name in told)
        if by_name or (notation and not pattern.startswith(AT) and fnmatchcase(notation, pattern)):
            return text
    return ""


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    path = game.file(FILE)
    return read_lesson(path, game) if path.exists() else None


def read_lesson(path: Path, game: Game) -> Lesson:
    """Read a lesson; ContentError names what is wrong with it."""
    return load_content(path, lambda file: _lesson(file, game))


def _lesson(file: Sections, game: Game) -> Lesson:
    deal = Entry("deal", {name: file.take(name) for name in ("players", "seed")})
    options = file.take("options") or {}
    if not isinstance(options, dict):
        raise ContentError("options: must be a table")
    ending, left_out = file.one(
        "ending", lambda entry: (entry.text("text"), entry.text("left_out"))
    )
    beats = file.all("beat", lambda entry: _beat(entry, game))
    return Lesson(
        game.id,
        deal.number("players", 1, len(game.seat_names)),
        deal.text("seed"),
        beats,
        ending,
        left_out,
        {name: str(value) for name, value in options.items()},
    )


def _beat(entry: Entry, game: Game) -> Beat:
    kinds = [kind for kind in ("moves", "try") if kind in entry]
    if len(kinds) > 1:
        raise entry.bad("try", "a beat has moves that are lit or a try, not both")
    action = _reader(entry, game)
    found = kinds == ["try"]
    paths = [_path(entry, kinds[0], action)] if kinds else []
    if found:
        also = entry.take("also", [])
        paths += [
            tuple(action("also", move) for move in _texts(entry, "also", way)) for way in also
        ]
    beat = Beat(
        id=entry.text("id"),
        note=entry.text("note"),
        look=_texts(entry, "look", entry.take("look", [])),
        paths=tuple(paths),
        found=found,
        any_order=entry.flag("any_order"),
        good=_answers(entry, "good") if found else (),
        wrong=_answers(entry, "wrong") if found else (),
        others=_replies(entry, game, action),
        watch=entry.text("watch", default=""),
    )
    if not beat.decides and not beat.look:
        raise entry.bad("look", "a beat without moves names what to look at")
    if not beat.decides and beat.others:
        raise entry.bad("others", "they move after the learner, not after a look")
    if beat.found and ALL not in dict(beat.wrong):
        raise entry.bad("wrong", f"every try has an answer to {ALL!r}, to whatever else is tried")
    return beat


def _reader(entry: Entry, game: Game) -> Callable[[str, str], int]:
    """What reads a move of an entry's field."""

    def read(name: str, notation: str) -> int:
        try:
            return game.parse(notation)
        except LascauxError as error:
            raise entry.bad(name, f"{notation!r}: {error}") from None

    return read


def _texts(entry: Entry, name: str, value: object) -> tuple[str, ...]:
    """A list of texts; a single one may stand for itself."""
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
        raise entry.bad(name, "must be a list of texts")
    return tuple(texts)


def _path(entry: Entry, name: str, action: Callable[[str, str], int]) -> Actions:
    path = tuple(action(name, move) for move in _texts(entry, name, entry.take(name)))
    if not path:
        raise entry.bad(name, "is empty")
    return path


def _answers(entry: Entry, name: str) -> Answers:
    table = entry.take(name, {})
    if not isinstance(table, dict) or not all(isinstance(text, str) for text in table.values()):
        raise entry.bad(name, "must be a table of moves and what is said to them")
    return tuple(table.items())


def _replies(entry: Entry, game: Game, action: Callable[[str, str], int]) -> tuple[Reply, ...]:
    found = []
    for line in _texts(entry, "others", entry.take("others", [])):
        who, _, move = line.partition(" ")
        if who not in game.seat_names[LEARNER + 1 :]:
            raise entry.bad("others", f"{line!r}: begins with the name of another seat")
        found.append(Reply(who, action("others", move)))
    return tuple(found)
