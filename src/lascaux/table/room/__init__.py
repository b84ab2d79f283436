"""Rooms: live tables, each with one authority over who sits there and what is decided."""
