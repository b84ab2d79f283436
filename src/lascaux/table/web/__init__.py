"""The web: pages, API and WebSockets, and the guard in front of them."""
