"""Crowded tables can be read: every text of every pane is large enough, whole and by itself."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from crowded import OVER, TABLES
from readable import DEVICES, EXTREMES, Device, has_font, measure, open_at
from running import Server

pytestmark = pytest.mark.skipif(
    not has_font(),
    reason="browser: there is no DejaVu Sans (Debian: apt install fonts-dejavu-core)",
)
LEAST_TEXTS = 40  # that a crowded table has; else nothing was measured


def check(browser: Browser, server: Server, table: str, device: Device) -> None:
    """Measure a table on a device, behind all its tabs."""
    page = open_at(browser, server.url, table, device)
    finding = measure(page)
    page.context.close()
    assert finding.texts > LEAST_TEXTS
    assert "\n".join(finding.told()) == ""


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
@pytest.mark.parametrize("table", TABLES)
def test_everything_can_be_read_and_touched(
    browser: Browser, crowded: Server, table: str, device: Device
) -> None:
    check(browser, crowded, table, device)


@pytest.mark.parametrize("device", EXTREMES, ids=lambda device: device.name)
@pytest.mark.parametrize("table", [table for table in TABLES if table not in OVER])
def test_on_the_smallest_screen_and_with_text_twice_as_large_too(
    browser: Browser, crowded: Server, table: str, device: Device
) -> None:
    check(browser, crowded, table, device)
