"""The stage: the map."""

from __future__ import annotations

from lascaux.engine.pane import Pane
from lascaux.engine.picture import Layer, Part, Picture
from lascaux.games.epoch.content.parts import ABILITIES, MATERIALS, SITES, Content
from lascaux.games.epoch.view import EpochView

DEFINED = (*MATERIALS, *ABILITIES, *SITES, "food", "status", "power")
DEFINITIONS = "<defs>" + "".join([f'<g id="{name}"/>' for name in DEFINED]) + "</defs>"
HEX = "M1 0L.5 .87H-.5L-1 0L-.5 -.87H.5Z"


def stage(view: EpochView, content: Content) -> Pane:
    """A bare map: outlines that can be pointed at."""
    at = {cell.id: cell.at for cell in content.cells}
    at |= {village.id: village.at for village in content.villages}
    slots = {slot.id: slot.at for slot in content.slots}
    names = [(cell["id"], at[cell["id"]]) for cell in view["cells"]]
    for site in view["sites"]:
        names.append((site["slot"], slots[site["slot"]]))
        for number in range(len(site["tokens"])):
            names.append((f"{site['slot']}-{number + 1}", slots[site["slot"]]))
    for side, each in enumerate(view["sides"]):
        if each["leader"]:
            names.append((f"leader-{side}", at[each["leader"]]))
    parts = tuple(
        [
            Part(name, f'<path d="{HEX}"/>', f"translate({1.5 * q:g} {1.73 * (r + q / 2):.2f})")
            for name, (q, r) in names
        ]
    )
    board = Picture(
        "Map", "The land.", (-10, -10, 20, 20), DEFINITIONS, (Layer("places", parts, "", True),)
    )
    return Pane("map", "stage", "The land", "Map", board=board, ratio=1.05, least=(330, 330))
