"""The games: one package each, and none of them knows another."""
