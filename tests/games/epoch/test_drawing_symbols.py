"""The symbols, cards, cover and poster: each symbol there once, and one for whatever there is."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET

import pytest

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.games.epoch import EpochGame
from lascaux.games.epoch.content.parts import ABILITIES, LANDSCAPES, MATERIALS, SITES
from lascaux.games.epoch.drawing.cards import drawings
from lascaux.games.epoch.drawing.cover import cover
from lascaux.games.epoch.drawing.panes import stage
from lascaux.games.epoch.drawing.poster import draw
from lascaux.games.epoch.drawing.symbols import definitions, symbols
from tests.games.epoch.answers import GAME
from tests.games.epoch.pictures import fresh, walk

SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {str(symbol.attributes["id"]): symbol for symbol in symbols()}
WANTED = (*MATERIALS, *ABILITIES, *SITES, *LANDSCAPES, "food", "status", "power")
ACTIONS = ("work", "gather", "fish", "hunt", "butcher", "explore", "develop", "offer", "make")


def used_in(svg: str) -> set[str]:
    return {*re.findall(r'href="#([^"]+)"', svg), *re.findall(r"url\(#([^)]+)\)", svg)}


def test_every_id_is_there_once_and_comes_after_those_that_it_is_made_of() -> None:
    before: list[str] = []
    for symbol in symbols():
        svg = symbol.render()
        assert used_in(svg) <= set(before), symbol.attributes["id"]
        before += re.findall(r'\bid="([^"]+)"', svg)
    assert len(set(before)) == len(before)


def test_symbols_are_light() -> None:
    assert len(gzip.compress(definitions().encode())) < 20_000


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_is_a_drawing_without_words(name: str) -> None:
    nodes = list(ET.fromstring(SYMBOLS[name].render()).iter())
    assert not [node for node in nodes if node.tag == "text"]
    assert len(nodes) <= 20


def test_each_is_told_from_all_others_without_colour() -> None:
    for names in (MATERIALS, ABILITIES, SITES, LANDSCAPES, ACTIONS):
        assert len({colourless(name) for name in names}) == len(names)
    for piece in ("clan", "leader", "hut"):
        assert len({colourless(f"{piece}-{seat}") for seat in range(4)}) == 4


def colourless(name: str) -> str:
    drawn = SYMBOLS[name].render()
    drawn += "".join(SYMBOLS[each].render() for each in sorted(used_in(drawn)))
    return re.sub(r'#[0-9a-f]{6}|id="[^"]+"|href="[^"]+"', "", drawn)


# Cards


@pytest.mark.parametrize("players", [1, 2, 4])
def test_there_is_a_drawing_for_whatever_stands_on_a_card(players: int) -> None:
    found = drawings(fresh(players))
    clans = [f"clan-{side}" for side in range(max(players, 2))]
    assert {*WANTED, *ACTIONS, *clans} <= found.keys()
    assert all(used_in(drawn) == {name} for name, drawn in found.items())
    assert found.keys() <= SYMBOLS.keys()


# The cover


def test_the_cover_is_always_the_same_light_picture_without_words() -> None:
    assert cover() == cover()
    assert len(gzip.compress(cover().encode())) < 15_000
    root = ET.fromstring(cover())
    assert root.attrib["viewBox"] == "0 0 600 400"
    assert not list(root.iter(f"{SVG}text"))


def test_the_cover_has_what_it_shows() -> None:
    known = re.findall(r'\bid="([^"]+)"', cover())
    assert len(set(known)) == len(known)
    assert used_in(cover()) <= set(known)


# The poster


def test_a_poster_has_the_map_with_its_key_in_the_middle_of_all_panes() -> None:
    game, (*_, state) = EpochGame(), walk(3, "poster", 120)
    view = game.view(state, 0)
    svg = game.draw(view)
    assert svg == game.draw(view)
    known = re.findall(r'\bid="([^"]+)"', svg)
    assert len(set(known)) == len(known)
    assert used_in(svg) <= set(known)
    assert place(svg, "Sites")[0] < place(svg, "Others")[0]
    assert place(svg, "Actions")[1] > place(svg, "Sites")[1]
    assert 'data-key="key"' in svg and "data-named" not in svg


def test_a_poster_has_only_aims_that_are_sites_and_abilities_that_somebody_has() -> None:
    view = fresh(3)
    boots = Card("aim-R1-01", "Boots to develop", parts=("R1-01",))
    site = Card("aim-NE", "Some site", parts=("NE",), group="Later")
    known = Card("ability-axe", "Axe known", chips=(Chip("", "badge-0"),))
    panes = (
        stage(view, GAME.content),
        Pane("aims", "common", "Aims", cards=(boots, site)),
        Pane("abilities", "common", "Abilities", cards=(known, Card("ability-bow", "Bow to come"))),
    )
    svg = draw("Epoch", view, panes)
    assert "Some site" in svg and "Axe known" in svg
    assert not {word for word in ("Boots to develop", "Bow to come", "Later") if word in svg}


def place(svg: str, heading: str) -> tuple[float, float]:
    """Where the pane with a heading stands."""
    before = svg[: svg.index(f">{heading}</text>")]
    x, y = re.findall(r"translate\(([-\d.]+) ([-\d.]+)\)", before)[-1]
    return float(x), float(y)


def test_a_poster_says_how_far_the_game_is() -> None:
    view = fresh(2)
    assert "<desc" in draw("Epoch", view, (stage(view, GAME.content),))
    assert "Round 1. Red has" in draw("Epoch", view, (stage(view, GAME.content),))
    view["over"] = True
    assert "The game is over." in draw("Epoch", view, (stage(view, GAME.content),))
