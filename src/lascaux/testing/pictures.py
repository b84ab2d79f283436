"""The laws of pictures: a drawing is valid and the same each time, and what is said can be seen."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from xml.etree import ElementTree

from lascaux.engine.game import Game
from lascaux.engine.picture import Picture
from lascaux.engine.state import SPECTATOR, State
from lascaux.testing.walk import SMALL_GAME, sample, walk, watchers

LOOK = 20  # decisions, of which one is looked at


def check_drawings(game: Game, players: int, seed: str = "law") -> None:
    """A view is drawn as a valid SVG document, the same each time, and as text."""
    for state in sample(game, players, f"draw {seed}", every=60):
        view = game.view(state, state.to_move)
        picture = game.draw(view)
        tag = nodes(picture)[0].tag
        assert tag == "{http://www.w3.org/2000/svg}svg", f"the drawing is no SVG, but {tag}"
        assert game.draw(view) == picture, "one view is drawn in two ways"
        assert game.sketch(view), "the view as text is empty"


def check_regions(game: Game, players: int, seed: str = "law") -> None:
    """What is said can be seen: regions and lights of the log name what is in the panes.

    And the rule that is asked about is one of the game's.
    """
    rules = game.rules()
    for state in sample(game, players, f"seen {seed}", every=40):
        view = game.view(state)
        names = _names(game, state, SPECTATOR)
        for region in game.regions(view):
            assert region.text, f"nothing is said of the region {region.parts}"
            missing = set(region.parts) - names
            assert not missing, f"parts of a region that are not there: {sorted(missing)}"
        rule = game.rule_now(state, state.to_move)
        assert not rule or f"**{rule}**" in rules, f"{rule} is asked about, and is no rule"
    _check_lights(game, players, f"lit {seed}")


def _check_lights(game: Game, players: int, seed: str) -> None:
    """What a line of the log lights is in the panes when it is told, or was there before."""
    seen: dict[int, set[str]] = defaultdict(set)
    told = 0
    for step, state in enumerate(walk(game.new(players, seed, log=True), seed)):
        look = step < SMALL_GAME or step % LOOK < 2  # two in a row: before and after a decision
        for seat in watchers(state) if look else ():
            seen[seat] |= _names(game, state, seat)
            for event in state.log[told:]:
                missing = set(game.lights(event, seat)) - seen[seat]
                assert not missing, f"lights of {event} that are not there: {sorted(missing)}"
        told = len(state.log)


def _names(game: Game, state: State, seat: int) -> set[str]:
    """What a seat can point at, and what parts of it are named after."""
    names = {name for pane in game.panes(game.view(state, seat)) for name in pane.names()}
    return names | {name.split(".")[0] for name in names}


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
