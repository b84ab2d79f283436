"""Which Chromium opens pages without a window, and how it is started."""

from __future__ import annotations

import os
import shutil

# The shell draws the same as the browser, which starts more that nobody sees.
NAMES = ("chromium-headless-shell", "chromium")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
