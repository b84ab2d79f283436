"""What a bot looks at in a position."""
