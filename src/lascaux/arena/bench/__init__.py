"""The bench: how fast games are played."""
