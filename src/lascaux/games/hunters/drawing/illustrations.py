"""The pieces that are shown beside the rules that speak of them."""

from __future__ import annotations

from lascaux.art import illustrations as art
from lascaux.engine.rulebook import Illustrations
from lascaux.games.hunters.drawing.stage import shapes

# By rule, chapter, or what stands first in an item or in a cell: the names of symbols.
PIECES = {
    "Forest with gatherers": "gatherer-0",
    "River with fishermen": "fisherman-0",
    "River system with huts": "hut-0",
    "Meadow with hunters": "hunter-0",
    "H1": "volcano",
    "H3": "gatherer-0 hut-0",
    "H4": "deer mammoth tiger aurochs",
    "H30": "gatherer-0",
    "H31": "fisherman-0",
    "H32": "hunter-0",
    "H33": "hut-0",
    "A finished river": "fisherman-0",
    "H45": "fish",
    "A finished forest": "gatherer-0",
    "H56": "mushrooms",
    "H57": "gold",
    "Gold and the bonus tile": "gold",
    "Huts and river systems": "hut-0",
    "Meadows": "hunter-0",
    "Final scoring: huts": "hut-0",
    "H99": "fish",
    "Final scoring: hunters": "hunter-0",
    "H105": "mammoth aurochs deer",
    "H106": "tiger",
    "H116": "shrine",
    "H118": "fire",
    "H119": "mushrooms",
    "H120": "aurochs",
}

# What each of them shows.
WORDS = {
    "gatherer-0": "a gatherer, standing with a basket",
    "fisherman-0": "a fisherman with a rod",
    "hunter-0": "a hunter, lying down with a spear",
    "hut-0": "a hut",
    "volcano": "the volcano",
    "deer": "a deer",
    "mammoth": "a mammoth",
    "tiger": "a tiger",
    "aurochs": "an aurochs",
    "fish": "a fish",
    "mushrooms": "mushrooms",
    "gold": "a nugget of gold",
    "shrine": "the shrine",
    "fire": "the fire",
}


def illustrations() -> Illustrations:
    """The symbols, where they stand, and what they show."""
    return art.illustrations(PIECES, WORDS, shapes())
