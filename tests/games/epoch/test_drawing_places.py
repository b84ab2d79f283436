"""What can be pointed at on the map, and what would appear there."""

from __future__ import annotations

import math
import re

import pytest

from lascaux.art.curves import inside
from lascaux.engine.hexes import DIRECTIONS
from lascaux.engine.rng import Rng
from lascaux.games.epoch import EpochOptions
from lascaux.games.epoch.drawing import tiles
from lascaux.games.epoch.drawing.places import BOX, HEX, WIDE_BOX, middle
from lascaux.games.epoch.view import WayView
from tests.games.epoch.answers import CELLS, GAME
from tests.games.epoch.pictures import (
    draw,
    everything,
    fresh,
    parts,
    symbols,
    walk,
    words,
)


def test_cells_sites_segments_and_leaders_have_names() -> None:
    view = fresh()
    view["sides"][2]["leader"] = "V-N"
    names = list(draw(view).names())
    assert len(set(names)) == len(names)
    slots = [site["slot"] for site in view["sites"]]
    segments = [f"{slot}.{number}" for slot in slots for number in (1, 2, 3, 4)]
    leaders = [f"leader-{seat}" for seat in range(4) if view["sides"][seat]["leader"]]
    assert names == [*CELLS, *slots, *segments, *leaders]
    assert "leader-2" in leaders


def test_one_takes_hold_of_ones_own_leader_beside_the_middle_of_every_cell() -> None:
    view = fresh()
    for seat in (0, 1):
        view["sides"][seat]["leader"] = "R1-03"
        found = parts(draw(view), "places")[f"leader-{seat}"]
        assert ("<circle" in found) == (seat == 0)
    hold = parts(draw(view), "places")["leader-0"]
    x, y, reach = (float(value) for value in re.findall(r'(?:cx|cy|r)="([-\d.]+)"', hold))
    assert reach * 2 * tiles.READ >= 39
    for near in ((0, 0), *DIRECTIONS):
        assert math.dist((x, y), middle(near)) > reach


@pytest.mark.parametrize(("players", "segments"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_a_site_has_as_many_segments_as_are_in_play(players: int, segments: int) -> None:
    names = [name for name in draw(fresh(players)).names() if name.startswith("NE.")]
    assert names == [f"NE.{number + 1}" for number in range(segments)]


@pytest.mark.parametrize("six", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_plates_lie_in_the_picture_and_over_nothing_else(players: int, six: bool) -> None:
    view = fresh(players, options=EpochOptions(six_sites=six))
    left, top, width, height = draw(view).box
    assert (left, top, width, height) == (WIDE_BOX if six else BOX)
    targets = parts(draw(view), "places")
    boxes = {name: box_of(svg) for name, svg in targets.items() if "<rect" in svg}
    assert len(boxes) == len(view["sites"]) * len(view["sites"][0]["tokens"])
    content = GAME.content
    used = {site["slot"] for site in view["sites"]}
    cells = [each.at for each in content.cells] + [each.at for each in content.villages]
    cells += [slot.at for slot in content.slots if slot.id in used]
    for name, (x, y, wide, high) in boxes.items():
        assert left <= x and x + wide <= left + width
        assert top <= y and y + high <= top + height + 0.01
        for corner_x, corner_y in ((x, y), (x + wide, y), (x, y + high), (x + wide, y + high)):
            assert not any(covered(corner_x, corner_y, at) for at in cells), name
        for other, (ox, oy, owide, ohigh) in boxes.items():
            apart = x >= ox + owide or ox >= x + wide or y >= oy + ohigh or oy >= y + high
            assert other == name or apart


def box_of(svg: str) -> tuple[float, float, float, float]:
    """Where a rectangle lies."""
    x, y, wide, high = re.findall(r' (?:x|y|width|height)="([-\d.]+)"', svg)
    return float(x), float(y), float(wide), float(high)


def covered(x: float, y: float, at: tuple[int, int]) -> bool:
    """Whether a point lies on a hex."""
    dx, dy = abs(x - middle(at)[0]), abs(y - middle(at)[1])
    return dy < HEX * 0.866 and dx + dy / 1.732 < HEX


def test_what_would_be_built_or_stand_there_is_shown_to_who_plays_alone() -> None:
    view = fresh()
    assert symbols(parts(draw(view), "previews")["hut"]) == ["hut-0"]
    assert symbols(parts(draw(view), "previews")["leader"]) == ["leader-0"]
    view["seat"] = -1
    assert {"hut", "leader"}.isdisjoint(parts(draw(view), "previews"))


def test_a_way_goes_over_its_tiles_from_the_leader_and_tells_its_price() -> None:
    view = fresh()
    view["sides"][0]["leader"] = "V-N"
    steps = ["V-S", "R1-05"]
    way: WayView = {
        "cell": "R1-05",
        "food": 4,
        "steps": steps,
        "prices": [1, 3],
        "by_canoe": False,
    }
    view["reach"] = [way]
    drawn = parts(draw(view), "previews")["way-R1-05"]
    (line,) = {*re.findall(r' d="M([^"]+)"', drawn)}
    assert line.split("L") == ["0 0", "0 86.6", "0 173.2"]
    assert words(drawn) == ["1", "3", "4"] and symbols(drawn) == ["fare"]
    view["seat"] = -1
    assert "way-R1-05" not in parts(draw(view), "previews")


def test_a_line_goes_round_each_quadrant() -> None:
    previews = parts(draw(fresh()), "previews")
    for slot in GAME.content.slots:
        line = re.findall(r' d="M([^"]+)Z"', previews[f"quadrant-{slot.id}"])[0]
        corners = [(float(x), float(y)) for x, y in map(str.split, line.split("L"))]
        for place in GAME.content.cells:
            within = bool({*place.quadrants} & {*slot.quadrants})
            assert inside(middle(place.at), corners) == within


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_picture_tells_no_secret(seat: int) -> None:
    rng = Rng("secret")
    for number, state in enumerate(walk(2, "secret", 200)):
        if number % 10 == 0:
            one = draw(GAME.view(state, seat))
            other = draw(GAME.view(state.determinize(seat, rng), seat))
            assert everything(one) == everything(other)
