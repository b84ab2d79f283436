"""Makes the small game in tests/outside count as an installed package."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "outside"))
