"""The laws of pictures: valid SVG in parts that can be told apart, and what is said can be seen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from xml.etree import ElementTree

from lascaux.engine.game import Game
from lascaux.engine.picture import Part, Picture
from lascaux.testing.walk import sample, watchers


def check_drawings(game: Game, players: int, seed: str = "law") -> None:
    """A view is drawn as a valid SVG document, the same each time, and as text."""
    for state in sample(game, players, f"draw {seed}", every=60):
        view = game.view(state, state.to_move)
        picture = game.draw(view)
        tag = nodes(picture)[0].tag
        assert tag == "{http://www.w3.org/2000/svg}svg", f"the drawing is no SVG, but {tag}"
        assert game.draw(view) == picture, "one view is drawn in two ways"
        assert game.sketch(view), "the view as text is empty"


def check_parts(game: Game, players: int, seed: str = "law") -> None:
    """A picture's parts can be told apart, and only what is legal can be chosen in it."""
    definitions = game.picture(game.view(game.new(players, f"parts {seed}"))).definitions
    for state in sample(game, players, f"parts {seed}", every=40):
        picture = game.picture(game.view(state, state.to_move))
        assert picture.definitions == definitions, "the definitions change in the course of a game"
        check_unique("layers", (layer.name for layer in picture.layers))
        for layer in picture.layers:
            check_unique(f"parts of the layer {layer.name}", (part.key for part in layer.parts))
        legal = {str(action) for action in state.legal()}
        for part in (part for layer in picture.layers for part in layer.parts):
            _check_clicks(part, legal)
        layers = [layer.parts for layer in picture.layers if layer.name == "previews"]
        shown = {part.key for parts in layers for part in parts}
        assert shown <= legal, f"what is not legal has a preview: {sorted(shown - legal)}"


def _check_clicks(part: Part, legal: set[str]) -> None:
    clicks = " ".join(re.findall(r'data-actions="([^"]*)"', part.svg)).split()
    stated = [str(action) for action in part.actions]
    assert clicks == stated, f"{part.key} states the actions {stated}, and its SVG {clicks}"
    assert set(clicks) <= legal, f"what is not legal can be clicked: {sorted(set(clicks) - legal)}"


def check_regions(game: Game, players: int, seed: str = "law") -> None:
    """What is said of a picture can be seen in it: regions, symbols of facts, lights of the log.

    And the rule that is asked about is one of the game's.
    """
    rules = game.rules()
    for state in sample(game, players, f"seen {seed}", every=40, log=True):
        view = game.view(state)
        picture = game.picture(view)
        parts = set(attributes(picture, "data-part"))
        for region in game.regions(view):
            assert region.text, f"nothing is said of the region {region.parts}"
            missing = set(region.parts) - parts
            assert not missing, f"parts of a region that are not there: {sorted(missing)}"
        symbols = {"", *attributes(picture, "id")}
        for seat in range(players):
            facts = game.facts(view, seat)
            check_unique("facts", ((fact.group, fact.name) for fact in facts))
            missing = {fact.symbol for fact in facts} - symbols
            assert not missing, f"symbols of facts that are not there: {sorted(missing)}"
        rule = game.rule_now(state, state.to_move)
        assert not rule or f"**{rule}**" in rules, f"{rule} is asked about, and is no rule"
    for seat in watchers(state):
        parts = set(attributes(game.picture(game.view(state, seat)), "data-part"))
        for event in state.log:
            missing = set(game.lights(event, seat)) - parts
            assert not missing, f"lights of {event} that are not there: {sorted(missing)}"


def check_unique(what: str, names: Iterable[object]) -> None:
    """Nothing is there twice."""
    repeated = [name for name, times in Counter(names).items() if times > 1]
    assert not repeated, f"{what} that cannot be told apart: {repeated}"


def attributes(picture: Picture, name: str) -> list[str]:
    """All values of an attribute in a picture."""
    return [value for node in nodes(picture.svg()) if (value := node.get(name)) is not None]


def nodes(svg: str) -> list[ElementTree.Element]:
    """All elements of a drawing, from the outermost on."""
    try:
        return list(ElementTree.fromstring(svg).iter())
    except ElementTree.ParseError as error:
        raise AssertionError(f"the drawing is no valid XML: {error}") from None
