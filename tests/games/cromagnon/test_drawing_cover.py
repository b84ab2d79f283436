"""The cover: a light picture without words that has all that it is made of."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET

from lascaux.art.palette import SEATS
from lascaux.games.cromagnon.drawing.cover import cover
from lascaux.games.cromagnon.drawing.earth import PIGMENTS

SVG = "{http://www.w3.org/2000/svg}"


def test_the_cover_is_always_the_same_light_picture() -> None:
    assert cover() == cover()
    assert len(gzip.compress(cover().encode())) < 15_000
    root = ET.fromstring(cover())
    assert root.attrib["viewBox"] == "0 0 600 400"
    assert not list(root.iter(f"{SVG}text"))


def test_the_cover_has_what_it_shows() -> None:
    drawn = cover()
    known = re.findall(r'\bid="([^"]+)"', drawn)
    used = {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"url\(#([^)]+)\)", drawn)}
    assert len(set(known)) == len(known)
    assert used <= set(known)


def test_the_whole_earth_and_every_seat_is_on_the_cover() -> None:
    drawn = cover()
    lands = [pigment.paint for area, pigment in enumerate(PIGMENTS) if area != 13]
    assert all(f'fill="{paint}"' in drawn for paint in lands)
    assert all(f'fill="{seat.paint}"' in drawn for seat in SEATS)
    assert drawn.count('href="#footprint"') > 20
