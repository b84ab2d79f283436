"""The pieces that are shown beside the rules that speak of them."""

from __future__ import annotations

from lascaux.art import illustrations as art
from lascaux.engine.rulebook import Illustrations
from lascaux.games.cromagnon.content.parts import Content
from lascaux.games.cromagnon.drawing.symbols import definitions

# By rule, chapter, or what stands first in an item or in a cell: the names of symbols.
PIECES = {
    "Strongest in an area": "action-value",
    "Second strongest": "action-value",
    "Points by hand": "action-vp_by_hand",
    "Gods of one type": "category-gods",
    "Trade goods of one type": "category-trade_goods",
    "Tools of one type": "category-tools",
    "Set bonus": "action-set_bonus",
    "C4": "token-0",
    "C8": "category-gods category-trade_goods category-tools",
    "C9": "taken-amber",
    "C22": "action-unknown",
    "C32": "action-temple",
    "Step 2: take a tile": "type-amber",
    "C57": "taken-amber",
    "C60": "action-value",
    "C68": "action-value",
    "C69": "action-own_2",
    "C70": "action-foreign_2",
    "C71": "action-relocate",
    "C72": "action-pay_all",
    "C73": "action-grow_2",
    "C74": "action-temple",
    "C75": "action-half",
    "C76": "action-vp_by_hand",
    "C77": "action-set_bonus",
    "C102": "category-gods",
    "C103": "category-trade_goods",
    "C104": "category-tools",
    "a god": "category-gods",
    "a tool": "category-tools",
    "a trade good": "category-trade_goods",
    "a god and a trade good": "category-gods category-trade_goods",
    "Earth Mother": "type-earth_mother",
    "Sky Father": "type-sky_father",
    "Beast Spirit": "type-beast_spirit",
    "Ochre": "type-ochre",
    "Shells": "type-shells",
    "Amber": "type-amber",
    "Obsidian": "type-obsidian",
    "Hand Axe": "type-hand_axe",
    "Spear-Thrower": "type-spear_thrower",
    "Bone Needle": "type-bone_needle",
    "Fish Hook": "type-fish_hook",
    "Fire Drill": "type-fire_drill",
}

# What each of them shows.
WORDS = {
    "action-value": "two numbers, for the first and the second",
    "action-vp_by_hand": "a hand",
    "category-gods": "a circle, for gods",
    "category-trade_goods": "a hexagon, for trade goods",
    "category-tools": "a square, for tools",
    "action-set_bonus": "a circle, a hexagon and a square",
    "token-0": "a tribe",
    "taken-amber": "a tile that has been taken, dark",
    "type-amber": "an open tile: Amber",
    "action-unknown": "an action tile that nobody has seen",
    "action-temple": "a temple",
    "action-own_2": "two feet and a 2",
    "action-foreign_2": "two empty feet and a 2",
    "action-relocate": "a leap from one circle to others",
    "action-pay_all": "a purse",
    "action-grow_2": "a person with raised arms and a 2",
    "action-half": "one half",
    "type-earth_mother": "Earth Mother",
    "type-sky_father": "Sky Father",
    "type-beast_spirit": "Beast Spirit",
    "type-ochre": "Ochre",
    "type-shells": "Shells",
    "type-obsidian": "Obsidian",
    "type-hand_axe": "Hand Axe",
    "type-spear_thrower": "Spear-Thrower",
    "type-bone_needle": "Bone Needle",
    "type-fish_hook": "Fish Hook",
    "type-fire_drill": "Fire Drill",
}


def illustrations(content: Content) -> Illustrations:
    """The symbols, where they stand, and what they show."""
    return art.illustrations(PIECES, WORDS, definitions(content))
