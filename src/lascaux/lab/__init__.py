"""The lab: one change to a game, played many times, and what it does."""
