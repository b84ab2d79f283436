"""Every numbered rule of every game has a test that names it, and every example has its test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent / "games"
GAMES = Path(__file__).parents[1] / "src/lascaux/games"
_NUMBERED = re.compile(r"^- \*\*([A-Z]+\d+)\*\*(.*)$", re.MULTILINE)
_TABLE_ONLY = "*(table only)*"
OURS = sorted(rules.parent.name for rules in GAMES.glob("*/RULES.md"))


def numbered(game_id: str) -> tuple[set[str], set[str], list[str]]:
    """The rules that the program has to keep, those of the real table only, and the examples."""
    text = (GAMES / game_id / "RULES.md").read_text(encoding="utf-8")
    rules, _, examples = text.partition("\n## Examples\n")
    found = _NUMBERED.findall(rules)
    assert len(found) == len(dict(found)), "a number is given to two rules"
    table_only = {number for number, text in found if text.lstrip().startswith(_TABLE_ONLY)}
    return (
        {number for number, _ in found} - table_only,
        table_only,
        [number for number, _ in _NUMBERED.findall(examples)],
    )


def marks(game_id: str) -> dict[str, list[str]]:
    """By test function: the rules that its marks name, read from the source."""
    named: dict[str, list[str]] = {}
    for path in sorted((TESTS / game_id).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named[f"{path.name}::{node.name}"] = _marked(node)
    return named


def _marked(function: ast.FunctionDef) -> list[str]:
    return [
        str(ast.literal_eval(argument))
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
    ]


@pytest.mark.parametrize("game_id", OURS)
def test_every_rule_has_a_test(game_id: str) -> None:
    rules, _, _ = numbered(game_id)
    assert rules, "RULES.md numbers no rule"
    tested = {number for numbers in marks(game_id).values() for number in numbers}
    missing = sorted(rules - tested, key=lambda number: (number[0], int(number[1:])))
    have = f"{len(rules) - len(missing)} of {len(rules)} rules have a test"
    assert not missing, f"{game_id}: {have}; without: {', '.join(missing)}"


@pytest.mark.parametrize("game_id", OURS)
def test_every_mark_names_a_rule_that_the_program_keeps(game_id: str) -> None:
    rules, table_only, _ = numbered(game_id)
    for test, named in marks(game_id).items():
        for number in named:
            assert number not in table_only, f"{test}: {number} is for the real table only"
            assert number in rules, f"{test}: there is no rule {number}"


@pytest.mark.parametrize("game_id", OURS)
def test_every_example_has_a_test(game_id: str) -> None:
    _, _, examples = numbered(game_id)
    names = [test.split("::")[1] for test in marks(game_id)]
    for number in examples:
        assert any(name.startswith(f"test_{number.lower()}_") for name in names), number
