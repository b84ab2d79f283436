"""The store: tables as event logs in a database, and the history of its schema."""
