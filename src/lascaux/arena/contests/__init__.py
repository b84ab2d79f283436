"""Contests: bots meet in many games, and it is found out which are stronger."""
