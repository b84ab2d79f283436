"""Screens of games that are not written: each a crowded moment that stands still.

They prove that the table can carry what such games need. They count as installed where this
folder is on the path as well, and not only the one that it is in.
"""
