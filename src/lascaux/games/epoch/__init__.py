"""Epoch: inventions spread over an unexplored land, and clans that borrow them from each other."""
