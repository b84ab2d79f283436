"""The sites on the map: what they score and ask for, and who gave."""

from __future__ import annotations

import re

import pytest

from lascaux.games.epoch.drawing import plates
from tests.games.epoch.answers import GAME
from tests.games.epoch.pictures import (
    draw,
    fresh,
    parts,
    symbols,
    words,
)


def test_an_undiscovered_site_tells_what_the_first_who_finds_it_gets() -> None:
    view = fresh()
    site = view["sites"][0]
    site["discovered"] = False
    assert words(parts(draw(view), "names")[f"{site['slot']}-to-find"]) == ["3"]
    site["discovered"] = True
    assert f"{site['slot']}-to-find" not in parts(draw(view), "names")


SCORES = {
    "carnac": ("÷2", "develop"),
    "valcamonica": ("÷3", "status"),
    "egtved": ("5", "status"),
    "barger": ("4-8", "status"),
    "varna": ("4", "status"),
    "stonehenge": ("16÷", "status"),
}


@pytest.mark.parametrize("site", SCORES)
def test_a_site_tells_what_it_scores(site: str) -> None:
    view = fresh()
    view["sites"][0]["site"] = site
    drawn = parts(draw(view), "names")[f"{view['sites'][0]['slot']}-scores"]
    assert (words(drawn)[0], symbols(drawn)[0]) == SCORES[site]


PRICES = {
    "carnac": "4 raw + made",
    "valcamonica": "4 different any",
    "egtved": "skin string any",
    "barger": "2 different made",
    "varna": "2+2 leather hide wood",
    "stonehenge": "4 stone + 2 wood",
}


@pytest.mark.parametrize("site", PRICES)
def test_a_plate_tells_what_its_segment_asks_for(site: str) -> None:
    (found,) = [each for each in GAME.content.sites if each.id == site]
    told = " ".join(letters or symbol for letters, symbol in plates.price(found.base[0]))
    assert told == PRICES[site]


def test_a_plate_lets_one_choose_between_two_materials() -> None:
    (egtved,) = [each for each in GAME.content.sites if each.id == "egtved"]
    told = " ".join(letters or symbol for letters, symbol in plates.price(egtved.four[0]))
    assert told == "bronze / antler skin any"


def test_a_segment_that_was_given_to_shows_the_token_and_what_it_brings() -> None:
    view = fresh()
    site = view["sites"][0]
    site["site"], slot = "barger", site["slot"]
    site["tokens"][1] = 3
    drawn = parts(draw(view), "plates")
    assert symbols(drawn[f"{slot}.2"]) == ["token-3", "status"]
    assert words(drawn[f"{slot}.2"]) == ["8"]
    assert symbols(drawn[f"{slot}.2-pip"]) == ["token-3"]
    assert not symbols(drawn[f"{slot}.1-pip"])


def test_what_a_token_brings_is_shown_once_that_is_certain() -> None:
    view = fresh()
    site = view["sites"][0]
    site["site"], site["tokens"][0], site["brings"][0] = "stonehenge", 1, 8
    name = f"{site['slot']}.1"
    assert words(parts(draw(view), "plates")[name]) == []
    view["over"] = True
    assert words(parts(draw(view), "plates")[name]) == ["8"]


def test_nothing_on_a_plate_is_wider_than_it() -> None:
    for view in (fresh(players) for players in (2, 3, 4)):
        for site in view["sites"]:
            for name, drawn in parts(draw(view), "plates").items():
                if name.startswith(f"{site['slot']}.") and "pip" not in name:
                    left, width = map(
                        float, re.findall(r'x="([-\d.]+)".*?width="([\d.]+)"', drawn)[0]
                    )
                    spots = re.findall(r'(?:translate\(|<text x=")([-\d.]+)', drawn)
                    assert all(left + 5 < float(x) < left + width - 5 for x in spots)
