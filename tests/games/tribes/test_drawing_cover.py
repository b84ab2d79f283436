"""The cover: a light picture without words that has all that it is made of."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET

from lascaux.games.tribes.drawing.cover import CLIMBERS, TIERS, cover

SVG = "{http://www.w3.org/2000/svg}"


def test_the_cover_is_always_the_same_light_picture() -> None:
    assert cover() == cover()
    assert len(gzip.compress(cover().encode())) < 15_000
    root = ET.fromstring(cover())
    assert root.attrib["viewBox"] == "0 0 600 400"
    assert not list(root.iter(f"{SVG}text"))


def test_the_cover_has_what_it_shows_and_nothing_else() -> None:
    drawn = cover()
    known = re.findall(r'\bid="([^"]+)"', drawn)
    used = {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"url\(#([^)]+)\)", drawn)}
    assert len(set(known)) == len(known)
    assert used <= set(known)
    symbols = {name for name in known if name.startswith(("board-", "figure-", "achievement-"))}
    assert symbols <= used


def test_every_epoch_and_every_seat_is_on_the_cover() -> None:
    boards = [name for tier in TIERS for name in tier.boards]
    shown = re.findall(r'href="#([^"]+)"', cover())
    assert len(TIERS) == 3 and len(set(boards)) == len(boards)
    assert {f"board-{name}" for name in boards} <= set(shown)
    climbing = {name for name, *_ in CLIMBERS if name.startswith("figure")}
    assert climbing == {f"figure-{seat}" for seat in range(4)} <= set(shown)
