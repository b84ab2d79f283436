"""The public names: what users and authors import stands in four modules, and is listed here.

A name that is added or lost is a promise made or broken: change its list when that is meant.
"""

import ast
import importlib
import inspect
import re
from pathlib import Path

import pytest

import lascaux

ROOT = Path(__file__).parents[1]

LASCAUX = [
    "COMPILED",
    "Component",
    "ContentError",
    "Game",
    "IllegalAction",
    "Insight",
    "LascauxError",
    "NotationError",
    "OptionError",
    "Record",
    "RecordError",
    "Result",
    "Rng",
    "SPECTATOR",
    "Sight",
    "State",
    "Tampered",
    "Timeline",
    "UnknownName",
    "__version__",
    "game",
    "game_ids",
    "playout",
]

BOTS = [
    "Bot",
    "BotFailed",
    "Kind",
    "Match",
    "bot",
    "bot_names",
    "does_not_repeat",
    "kind",
    "play_match",
    "read_spec",
    "split_specs",
    "tidy_spec",
]

AUTHOR = [
    "ActionSpace",
    "Agenda",
    "Card",
    "Chain",
    "Chip",
    "Choice",
    "Chronicle",
    "Component",
    "ContentError",
    "Decision",
    "Entry",
    "Event",
    "FIRST_MARK",
    "Game",
    "IllegalAction",
    "Illustrations",
    "Insight",
    "LascauxError",
    "Layer",
    "Link",
    "Meaning",
    "NAMED_BEFORE",
    "NOBODY",
    "NO_LANDMARK",
    "NUMBER",
    "Names",
    "NoOptions",
    "NotationError",
    "OptionError",
    "Pane",
    "Part",
    "Picture",
    "Question",
    "Refusal",
    "Region",
    "Result",
    "Rng",
    "SIDES",
    "SPECTATOR",
    "SPOT",
    "Sections",
    "Sentence",
    "Shown",
    "Source",
    "Standing",
    "State",
    "Step",
    "Steps",
    "Stop",
    "Territory",
    "Token",
    "TurnSteps",
    "YES_OR_NO",
    "around",
    "asks",
    "beside",
    "bit",
    "by_source",
    "choice",
    "connected",
    "count",
    "count_bits",
    "counts",
    "decimal",
    "distance",
    "family",
    "flag",
    "hang_together",
    "happens",
    "kind",
    "lead",
    "load_content",
    "mark",
    "mark_all",
    "mark_set",
    "neighbour_sets",
    "neighbours",
    "number",
    "numbers_in",
    "offer",
    "offer_coded",
    "open_points",
    "place_names",
    "places",
    "points_of",
    "put",
    "redraw_part",
    "ring",
    "seats",
    "shares",
    "shuffled",
    "shuffled_set",
    "text",
    "things",
    "together",
    "version_of",
    "won",
    "zeros",
]

TESTING = [
    "GAME_LAWS",
    "Story",
    "TABLE_LAWS",
    "check_box",
    "check_chances",
    "check_choices",
    "check_code",
    "check_codes",
    "check_copies",
    "check_deals",
    "check_deciders",
    "check_decision",
    "check_drawings",
    "check_fields",
    "check_fields_declared",
    "check_forgers",
    "check_game",
    "check_games_end",
    "check_held",
    "check_held_twins",
    "check_labels",
    "check_landmarks",
    "check_legal_actions",
    "check_lesson",
    "check_log",
    "check_memory",
    "check_nonsense",
    "check_notation",
    "check_nothing_is_shared",
    "check_options",
    "check_panes",
    "check_plans",
    "check_position",
    "check_questions",
    "check_redraws_are_blind",
    "check_redraws_differ",
    "check_redraws_look_the_same",
    "check_refusals",
    "check_regions",
    "check_restoring",
    "check_secrets",
    "check_sentences",
    "check_sides",
    "check_sights",
    "check_surprises",
    "check_tables",
    "check_undo",
    "check_unseen_decisions",
    "check_views_are_plain",
    "check_what_is_taken_back",
    "sample",
    "walk",
]  # each law is a module of its own

PUBLIC = {
    "lascaux": LASCAUX,
    "lascaux.author": AUTHOR,
    "lascaux.bots": BOTS,
    "lascaux.testing": TESTING,
}
EXAMPLES = [
    *sorted((ROOT / "tests/outside").rglob("*.py")),
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(path for path in (ROOT / "docs").glob("*.md") if path.name != "arena.md"),
]  # docs/arena.md shows the arena's own modules

every_public_module = pytest.mark.parametrize("name", PUBLIC)


@every_public_module
def test_the_public_names_are_these(name: str) -> None:
    module = importlib.import_module(name)
    assert sorted(getattr(module, "__all__", [])) == PUBLIC[name]


@every_public_module
def test_every_public_module_says_what_it_is_for_and_has_what_it_names(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    assert all(hasattr(module, each) for each in PUBLIC[name])


@pytest.mark.skipif(lascaux.COMPILED, reason="compiled code keeps no docstrings")
@every_public_module
def test_every_public_class_and_function_has_a_docstring(name: str) -> None:
    module = importlib.import_module(name)
    for each in PUBLIC[name]:
        found = getattr(module, each)
        if inspect.isclass(found) or inspect.isroutine(found):
            assert found.__doc__, f"{name}.{each}"


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_and_games_from_outside_import_public_modules_alone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert imported(text if path.suffix == ".py" else python_in(text)) <= set(PUBLIC)


def imported(source: str) -> set[str]:
    """The modules of this project that a source imports from."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            modules.add(node.module or "")
        elif isinstance(node, ast.Import):
            modules |= {each.name for each in node.names}
    return {module for module in modules if module.split(".")[0] == "lascaux"}


def python_in(text: str) -> str:
    """The imports in a page's Python examples, some of which are told as dialogues."""
    examples = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    return "\n".join(re.findall(r"^ *(?:>>> )?((?:from|import) .*)$", examples, re.MULTILINE))
