"""The version of Lascaux, stated once."""

VERSION = "0.1.0"
