"""Simulation: many games of the same bots, and what happened in them, in numbers."""
