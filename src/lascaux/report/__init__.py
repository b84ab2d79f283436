"""Reports: findings as one HTML page with plots, which opens without a network."""
