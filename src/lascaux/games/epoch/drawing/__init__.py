"""What is seen, made from a view alone."""
