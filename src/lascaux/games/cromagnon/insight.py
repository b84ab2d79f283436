"""What a bot may look at: a quick guess at how well each seat stands, in points."""

from __future__ import annotations

from lascaux.engine.insight import Insight


class CroMagnonInsight(Insight):
    """Points alone."""
