"""What a bot may look at: a quick guess at how well each side stands, in points."""

from lascaux.games.epoch.insight.guess import EpochInsight

__all__ = ["EpochInsight"]
