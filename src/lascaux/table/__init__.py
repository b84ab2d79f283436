"""The table: lobby, seats and live games in the browser, for every installed game."""
