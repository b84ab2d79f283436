"""Tribes: a row of tiles that everybody wants, and a land of one's own."""
