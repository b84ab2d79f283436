"""Reports: what the arena and the lab have found, as one HTML page that needs no network."""
