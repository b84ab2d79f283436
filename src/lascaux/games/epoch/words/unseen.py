"""What may lie on a face-down tile, as everybody can tell by what lies open."""

from __future__ import annotations

from lascaux.games.epoch.content.parts import ABILITIES, Content
from lascaux.games.epoch.rules.codes import RING_ONE
from lascaux.games.epoch.view import CellView, EpochView


def abilities_under(view: EpochView, content: Content, cell: CellView) -> list[str]:
    """The inventions whose tiles nobody has seen and that fit a back; start tiles are inside."""
    seen = {each["tile"] for each in view["cells"]}
    inside = content.cell_ids.index(cell["id"]) < RING_ONE
    fits = {
        tile.ability
        for tile in content.tiles
        if tile.id not in seen
        and tile.start == inside
        and cell["landscape"] in (None, tile.landscape)
    }
    return [each for each in ABILITIES if each in fits]
