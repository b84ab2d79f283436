"""What all tests share: which of them run on one build only, and what is said in the end.

Makes the small games in tests/outside count as installed packages. And tells loudly when tests
did not run for want of a browser or a PostgreSQL server; said here, because where tests run in
several processes, the one that reports knows only this file.
"""

import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "outside"), str(HERE.parent / "tools")]

# What stands on the rules and not on how they are built gets the mark `once`: all that is never
# compiled, and bots, of which a test in conformance/test_processes says that they choose the same.
ONCE = (
    *("arena/*", "bots/*", "browser/*", "cli/*", "lab/*", "report/*", "table/*"),
    *(
        f"games/*/test_{part}*"
        for part in (
            *("chains", "choices", "content", "draw", "filling", "gestures", "lesson", "log"),
            *("other_ways", "panes", "picture", "reasons", "shelves", "standing", "view", "words"),
        )
    ),
    "conformance/test_by_seat.py",
    "conformance/test_processes.py",
    "conformance/test_words_and_pictures.py",
    "test_build.py",
    "test_rule_coverage.py",
)
# What tells which build this is, and so is tested on both.
TELLS_THE_BUILD = ("cli/test_about.py", "cli/test_bench.py")

# A busy machine is no failure. Hypothesis tries few examples by default, many in `make test-all`.
settings.register_profile(
    "few", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("many", settings.get_profile("few"), max_examples=400)
settings.load_profile("few")


def is_once(path: Path) -> bool:
    """Does nothing in a file depend on the build?"""
    if HERE not in path.parents:
        return False
    where = path.relative_to(HERE).as_posix()
    return where not in TELLS_THE_BUILD and any(fnmatch(where, pattern) for pattern in ONCE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What does not depend on the build is not even read where only the rest is to run."""
    is_test = collection_path.name.startswith("test_")
    return (is_test and "not once" in config.option.markexpr and is_once(collection_path)) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what does not depend on the build."""
    for item in items:
        if is_once(item.path):
            item.add_marker(pytest.mark.once)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody shall believe that tests have passed which did not run."""
    missing = {
        str(report.longrepr[2])
        for report in terminalreporter.stats.get("skipped", [])
        if report.nodeid.startswith("tests/browser") or "POSTGRESQL" in str(report.longrepr)
    }
    if missing:
        terminalreporter.section("TESTS WERE SKIPPED", sep="!", red=True, bold=True)
        for why in sorted(missing):
            terminalreporter.line(why, red=True)
