"""The arena: games in bulk, to count what happens and to measure how fast."""
