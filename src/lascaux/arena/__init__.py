"""The arena: games in bulk, to count what happens, to compare bots and to measure how fast."""
