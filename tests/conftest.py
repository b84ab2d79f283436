"""Makes the small games in tests/outside count as installed packages.

And tells loudly when tests did not run for want of a browser or a PostgreSQL server; said here,
because where tests run in several processes, the one that reports knows only this file.
"""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "outside"))


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
