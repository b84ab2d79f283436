"""What is in the box: the tiles, where each comes from, and a checklist for owners."""
