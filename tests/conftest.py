"""Makes the small game in tests/outside count as an installed package.

And tells loudly when the browser tests did not run; said here, because where tests run in
several processes, the one that reports knows only this file.
"""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "outside"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody shall believe that tests have passed which did not run."""
    skipped = [
        report
        for report in terminalreporter.stats.get("skipped", [])
        if report.nodeid.startswith("tests/browser")
    ]
    if skipped:
        terminalreporter.section("BROWSER TESTS WERE SKIPPED", sep="!", red=True, bold=True)
        for why in sorted({str(report.longrepr[2]) for report in skipped}):
            terminalreporter.line(why, red=True)
