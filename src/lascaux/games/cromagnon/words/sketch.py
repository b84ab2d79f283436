"""A view in letters, for terminals."""

from __future__ import annotations

from lascaux.games.cromagnon.view import AreaView, CroMagnonView, SeatView, TypeView

LETTERS = "RGKYB"  # of the seats


def sketch(view: CroMagnonView) -> str:
    """A line for each area, each type and each seat."""
    return "\n".join(
        [
            f"turn {view['turn']}, {view['types_scored']} of {view['types_to_end']} types scored",
            *[_area(area) for area in view["areas"]],
            *[_type(each) for each in view["types"]],
            *[_seat(seat) for seat in view["seats"]],
        ]
    )


def _area(area: AreaView) -> str:
    tribes = " ".join(f"{LETTERS[seat]}{n}" for seat, n in enumerate(area["tribes"]) if n)
    tiles = " ".join(
        f"({tile['type']})" if tile["state"] == "flipped" else f"{tile['type']}"
        for tile in area["resources"]
        if tile["state"] != "gone"
    )
    pay = f" pay {'+'.join(area['cost'])}" if area["cost_due"] else ""
    value = f"{area['first']}/{area['second']}"
    return f"{area['number']:2} {area['name']:16}{value:6}{tribes:14}{tiles}{pay}"


def _type(each: TypeView) -> str:
    left = "scored" if each["scored"] else f"{each['left']} left"
    return f"{each['name']}: {left}"


def _seat(seat: SeatView) -> str:
    hand = ", ".join(
        tile["type"] + (f"/{tile['action']}" if tile["action"] else "") for tile in seat["hand"]
    )
    return f"{seat['name']}: {seat['score']} points, {seat['stock']} in stock; {hand or 'no tiles'}"
