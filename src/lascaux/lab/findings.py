"""What the lab has found: all measures of a question, as plain data and in sentences."""

from __future__ import annotations

import shlex
from dataclasses import asdict, dataclass
from typing import Any

from lascaux.arena.simulation.simulate import Plan
from lascaux.engine.game import Game
from lascaux.engine.words import decimal
from lascaux.lab.measures import Chapter, Level, Measure, chapters
from lascaux.lab.play import LabGames
from lascaux.lab.stats import GAP, LEAST_TO_TELL, NUMBER, RATE, TOO_FEW
from lascaux.lab.worth import UseLine, use_lines

CLEARLY = "clearly"
_MOST_TOLD = 4  # of the uses and of the measures, in sentences


@dataclass(frozen=True)
class Findings:
    """The answer to a question put to the lab."""

    plan: Plan
    changes: tuple[str, ...]
    contents: tuple[str, ...]  # the version of each way of playing
    chapters: tuple[Chapter, ...]
    uses: tuple[UseLine, ...]

    @property
    def ways(self) -> tuple[str, ...]:
        """What the ways of playing are called."""
        return ("as it is", "changed")[: len(self.contents)]

    def notable(self) -> list[UseLine]:
        """The uses whose worth is told: those of what was changed, then the surest ones."""
        told = [line for line in self.uses if line.worth.difference is not None]
        return sorted(told, key=lambda line: (not line.asked, line.worth.chance))

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data."""
        plan = self.plan
        return {
            "game": plan.game,
            "players": plan.players,
            "bots": list(plan.bots),
            "options": plan.options,
            "seed": plan.seed,
            "games": plan.games,
            "changes": list(self.changes),
            "contents": list(self.contents),
            "findings": sentences(self),
            "measures": [
                {"chapter": chapter.title, **_plain(measure)}
                for chapter in self.chapters
                for measure in chapter.measures
            ],
            "uses": [
                {
                    "component": line.component,
                    "what": line.what,
                    "often": _plain(line.often),
                    "worth": _plain(line.worth),
                }
                for line in self.uses
            ],
        }


def find(games: LabGames, ways: list[Game], changes: tuple[str, ...]) -> Findings:
    """Measure all games that were played; `ways` are the game as it is and as changed."""
    return Findings(
        plan=games.plans[0],
        changes=changes,
        contents=tuple(game.content_version for game in ways),
        chapters=tuple(chapters(games, ways[0])),
        uses=tuple(use_lines(games, ways, _steps(changes))),
    )


def _steps(changes: tuple[str, ...]) -> set[str]:
    """All that the paths of changes name, components among it.

    >>> sorted(_steps(("leaders=yes", "content:power.trader.amount=3")))
    ['amount', 'leaders', 'power', 'trader']
    """
    paths = (change.partition("=")[0].split(":")[-1] for change in changes)
    return {step for path in paths for step in path.split(".")}


def command_of(findings: Findings) -> str:
    """The command that asks the same again."""
    plan = findings.plan
    words = ["lascaux", "lab", plan.game]
    for name, value in plan.options.items():
        words += [f"--{name.replace('_', '-')}", value]
    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    words += ["--players", str(plan.players), "--bots", ",".join(bots)]
    words += ["--games", str(plan.games), "--seed", plan.seed]
    if plan.content is not None:
        words += ["--content", plan.content.name]
    for change in findings.changes:
        words += ["--change", change]
    return shlex.join(words)


def sentences(findings: Findings) -> list[str]:
    """What is clear, in a few sentences; that nothing is, in one."""
    told = _about_measures(findings)
    lines = [line for line in findings.notable() if CLEARLY in line.worth.verdict or line.asked]
    told += [_about_worth(line, bool(findings.changes)) for line in lines[:_MOST_TOLD]]
    often = [line for line in findings.uses if CLEARLY in line.often.verdict]
    often.sort(key=lambda line: line.often.chance)
    return told + [
        f"{line.name}, times in a game: {change_text(line.often)}." for line in often[:_MOST_TOLD]
    ]


def _about_measures(findings: Findings) -> list[str]:
    compared = [
        (chapter, measure)
        for chapter in findings.chapters
        for measure in chapter.measures
        if measure.difference is not None
    ]
    if not compared:
        return ["There is nothing to compare with: no change was asked about, and no even share."]
    clear = [(chapter, each) for chapter, each in compared if CLEARLY in each.verdict]
    clear.sort(key=lambda pair: pair[1].chance)
    if any(each.verdict == TOO_FEW for _, each in compared):
        return [f"Too few deals to tell any difference; it takes {LEAST_TO_TELL} at the least."]
    if not clear:
        what = "from an even share of wins" if not findings.changes else "between the two"
        return [f"No clear difference {what}, in {len(compared)} measures."]
    return [
        f"{chapter.title}, {each.name}: {change_text(each)}."
        for chapter, each in clear[:_MOST_TOLD]
    ]


def _about_worth(line: UseLine, changed: bool) -> str:
    if changed:
        return f"What {line.name} does for winning: {change_text(line.worth)}."
    more = "more" if line.worth.verdict.endswith("more") else "less"
    return f"Seats with {line.name} win {more} often: {difference_text(line.worth)}."


def change_text(measure: Measure) -> str:
    """A measure as it is, as changed, and the difference; or what there is of these."""
    values = " to ".join(value_text(level, measure.unit) for level in measure.levels)
    return f"{values}, {measure.verdict}: {difference_text(measure)}"


def level_text(level: Level | None, unit: str) -> str:
    """A value with its interval.

    >>> level_text(Level(0.25, 0.2, 0.3), RATE), level_text(Level(-0.02, -0.1, 0.06), GAP)
    ('25.0 % (20.0 to 30.0)', '−2.0 pp (−10.0 to +6.0)')
    """
    if level is None:
        return value_text(level, unit)
    return f"{value_text(level, unit)} ({_number(level.low, unit)} to {_number(level.high, unit)})"


def value_text(level: Level | None, unit: str) -> str:
    """A value without its interval; gaps between rates are in percentage points."""
    if level is None:
        return "too few"
    return _number(level.value, unit) + {RATE: " %", GAP: " pp"}.get(unit, "")


def difference_text(measure: Measure) -> str:
    """A difference with its interval."""
    level = measure.difference
    if level is None:
        return ""
    if measure.unit != NUMBER:
        return level_text(level, GAP)
    value, low, high = (decimal(end, 2, "+") for end in (level.value, level.low, level.high))
    return f"{value} ({low} to {high})"


def _number(value: float, unit: str) -> str:
    if unit == NUMBER:
        return decimal(value, 2)
    return decimal(100 * value, 1, "+" if unit == GAP else "")


def _plain(measure: Measure) -> dict[str, Any]:
    """A measure with its ways by name."""
    data = asdict(measure)
    as_it_is, *changed = data.pop("levels")
    return {**data, "as_it_is": as_it_is, **({"changed": changed[0]} if changed else {})}
