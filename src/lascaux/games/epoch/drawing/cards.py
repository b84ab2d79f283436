"""The small drawings of cards and chips, by name."""

from __future__ import annotations

from functools import cache

from lascaux.art.svg import use
from lascaux.games.epoch.content.parts import ABILITIES, LANDSCAPES, MATERIALS, SITES
from lascaux.games.epoch.view import EpochView

ACTIONS = ("work", "gather", "fish", "hunt", "butcher", "explore")
EXTRAS = ("develop", "offer", "make", "walk", "paddle")
SIGNS = ("any", "raw", "made", "different", "string", "skin", "bundle", "village")
COUNTED = ("food", "status", "power")
OF_CLANS = ("clan", "leader", "hut")


def drawings(view: EpochView) -> dict[str, str]:
    """Materials `wood`, abilities `axe`, actions `work`, clans `clan-0`, sites `carnac`, `food`.

    Each is also the id of a symbol, and fills what an icon shows.
    """
    return dict(_drawings(len(view["sides"])))


@cache
def _drawings(sides: int) -> dict[str, str]:
    names = [*MATERIALS, *ABILITIES, *ACTIONS, *EXTRAS, *SITES, *COUNTED, *SIGNS, *LANDSCAPES]
    names += [f"{piece}-{side}" for piece in OF_CLANS for side in range(sides)]
    return {name: use(name).render() for name in names}
