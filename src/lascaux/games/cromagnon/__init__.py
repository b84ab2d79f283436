"""Cro-Magnon."""
