"""For authors of games: the laws that every game keeps, and stories for tests of its own."""
