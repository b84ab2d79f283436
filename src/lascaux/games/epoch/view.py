"""What a seat may know of a position, as plain data."""
