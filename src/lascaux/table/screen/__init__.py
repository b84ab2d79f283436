"""Screens: what one person may see of a table, ready for a template."""
