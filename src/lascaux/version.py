"""The version of Lascaux, stated once."""

VERSION = "0.2.0"
