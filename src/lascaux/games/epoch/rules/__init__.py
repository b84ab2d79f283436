"""The rulebook: positions, what may be decided in them, and what a decision does."""
