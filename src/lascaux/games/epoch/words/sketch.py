"""A view in letters, for terminals."""

from __future__ import annotations

from lascaux.games.epoch.content.parts import Content
from lascaux.games.epoch.view import CellView, EpochView, SideView, SiteView
from lascaux.games.epoch.words.names import amounts, short_name

LETTERS = "RGKYD"  # of the sides
LANDS = {
    "grasslands": "gr",
    "forest": "fo",
    "mountain": "mo",
    "marshes": "ma",
    "drift_sand": "sa",
    "water": "wa",
}
HALF, WIDE = 6, 12  # columns of half a step and of a step eastwards


def sketch(view: EpochView, content: Content) -> str:
    """The map, north up, then a line for each site and each side."""
    return "\n".join(
        [
            f"round {view['round']}",
            *_map(view, content),
            *[_site(site, content) for site in view["sites"]],
            *[_side(side, number, view) for number, side in enumerate(view["sides"])],
        ]
    )


def _map(view: EpochView, content: Content) -> list[str]:
    """Columns of hexes, each half a step lower than the one before."""
    at = {cell.id: cell.at for cell in content.cells}
    at |= {village.id: village.at for village in content.villages}
    rows: dict[int, dict[int, str]] = {}
    for cell in view["cells"]:
        east, south = at[cell["id"]]
        rows.setdefault(2 * south + east, {})[east] = _cell(cell, view, content)
    left = min(east for row in rows.values() for east in row)
    lines = []
    for row in sorted(rows):
        line = ""
        for east in sorted(rows[row]):
            line = line.ljust((east - left) * HALF) + rows[row][east]
        lines.append(line.rstrip())
    return lines


def _cell(cell: CellView, view: EpochView, content: Content) -> str:
    """Landscape and name, whose hut, whose leader: 'fo Axe *R'."""
    leaders = [
        LETTERS[_letter(side, view)]
        for side, each in enumerate(view["sides"])
        if each["leader"] == cell["id"]
    ]
    land = LANDS[cell["landscape"]] if cell["landscape"] else "??"
    name = "Village" if cell["id"].startswith("V") else "."
    if cell["tile"]:
        name = short_name(content, content.tile(cell["tile"]).ability)[:7]
    hut = "" if cell["hut"] is None else LETTERS[_letter(cell["hut"], view)].lower()
    return f"{land} {name}{'^' + hut if hut else ''}{''.join(leaders)}"[: WIDE - 1]


def _letter(side: int, view: EpochView) -> int:
    return side if side < view["players"] else len(LETTERS) - 1


def _site(site: SiteView, content: Content) -> str:
    name = next(each.name for each in content.sites if each.id == site["site"])
    tokens = " ".join(["-" if token is None else LETTERS[token] for token in site["tokens"]])
    return f"{site['slot']:2} {name}: {tokens}{'' if site['discovered'] else ' (3 to find)'}"


def _side(side: SideView, number: int, view: EpochView) -> str:
    goods = amounts(side["goods"]) or "no goods"
    abilities = ", ".join(side["abilities"]) or "no ability"
    shown = view["over"] or view["open_points"] or number == view["seat"]
    status = f", {side['status']} status" if shown else ""
    return f"{side['name']}: {side['food']} food, {goods}{status}; {abilities}"
