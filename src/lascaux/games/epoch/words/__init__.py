"""What is said: labels, log, explanations, and a sketch in letters."""
