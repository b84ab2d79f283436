"""The law of panes: what is handed over to be shown has roles, names and symbols that are there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import get_args

from lascaux.art.badges import badges
from lascaux.engine.game import Game
from lascaux.engine.pane import ROLES, Card, CardState, Chip, Pane
from lascaux.engine.picture import Layer, Picture
from lascaux.engine.state import SPECTATOR, State
from lascaux.testing.option_sets import both_ends
from lascaux.testing.pictures import check_unique, nodes
from lascaux.testing.walk import sample, watchers

MOST_WORDS = 3  # that are drawn in a row; sentences are set as text
STATES = get_args(CardState)
BADGES = {str(badge.attributes["id"]) for badge in badges()}  # which every page has
PEOPLE = ("Ana", "Ben", "Chi", "Dov", "Eve", "Fay", "Gil", "Hao", "Ida", "Jan")


def check_panes(game: Game, players: int, seed: str = "law") -> None:
    """What everybody is shown has roles, keys and titles; what it names is there, and only once."""
    definitions = set[str]()
    for options in both_ends(game):
        for state in sample(game, players, f"panes {seed}", 30, options):
            for seat in watchers(state):
                panes = game.panes(game.view(state, seat))
                check_screen(panes, state)
                definitions |= {board.definitions for board in boards(panes)}
                same = len(definitions) <= 1
                assert same, "the definitions change from board to board or in the course of a game"
                _check_people(game, state, seat, panes)


def check_screen(panes: tuple[Pane, ...], state: State) -> None:
    """The panes of one view fit together."""
    for pane in panes:
        _check_pane(pane)
    assert any(pane.role == "stage" for pane in panes), "no pane is a stage"
    check_unique("keys of panes", (pane.key for pane in panes))
    symbols = symbols_of(panes)
    for form in forms(panes):
        check_unique("names in the panes", chain.from_iterable(pane.names() for pane in form))
        names = {name for pane in form for name in pane.names()}
        previews = {part.key for layer in layers_of(form, "previews") for part in layer.parts}
        for pane in form:
            _check_shelf(pane, names, symbols, state)
            for card in pane.cards:
                shown = not card.shows or card.shows in previews
                assert shown, f"the card {card.key} shows {card.shows!r}, which is no preview"
            if pane.board:
                _check_board(pane.key, pane.board)


def names_in(panes: Iterable[Pane]) -> set[str]:
    """All that can be pointed at."""
    return {name for pane in panes for name in pane.names()}


def boards(panes: Iterable[Pane]) -> Iterator[Picture]:
    """The boards, in both forms of panes that have two."""
    for pane in panes:
        for form in filter(None, (pane, pane.compact)):
            if form.board:
                yield form.board


def layers_of(panes: Iterable[Pane], name: str = "") -> list[Layer]:
    """The layers of all boards, or those with a name."""
    found = [layer for board in boards(panes) for layer in board.layers]
    return [layer for layer in found if name in ("", layer.name)]


def symbols_of(panes: Iterable[Pane]) -> set[str]:
    """The ids of what chips and drawings may use: definitions, and those on the boards."""
    found = set(BADGES)
    for board in boards(panes):
        parts = (part.svg for layer in board.layers for part in layer.parts if "id=" in part.svg)
        for svg in (board.definitions, *parts):
            found |= _ids_in(svg)
    return found


@lru_cache(maxsize=256)
def _ids_in(svg: str) -> frozenset[str]:
    """Definitions are long, and the same in every position."""
    return frozenset(re.findall(r'\bid="([^"]*)"', svg))


def check_chips(where: str, chips: Iterable[Chip], symbols: set[str]) -> None:
    """Chips show symbols that are there."""
    for chip in chips:
        known = not chip.symbol or chip.symbol in symbols
        assert known, f"a chip of {where} shows the symbol {chip.symbol!r}, which is not defined"
        assert chip.symbol or chip.text, f"a chip of {where} shows nothing"


def forms(panes: tuple[Pane, ...]) -> Iterator[tuple[Pane, ...]]:
    """The panes as they are shown where there is room, and where there is little."""
    yield panes
    if any(pane.compact for pane in panes):
        yield tuple(pane.compact or pane for pane in panes)


def _check_pane(pane: Pane) -> None:
    assert pane.key, f"a pane without a key: {pane.title!r}"
    assert pane.role, f"the pane {pane.key} has no role"
    assert pane.role in ROLES, f"the pane {pane.key} has a role {pane.role!r}, which there is not"
    assert pane.title, f"the pane {pane.key} has no title"
    assert pane.ratio > 0, f"the pane {pane.key} has a ratio of {pane.ratio}"
    if pane.compact:
        same = pane.compact.role == pane.role
        assert same, f"the compact form of {pane.key} has the role {pane.compact.role!r}"
        _check_pane(pane.compact)


def _check_shelf(pane: Pane, names: set[str], symbols: set[str], state: State) -> None:
    for card in pane.cards:
        _check_card(card, f"the shelf {pane.key}", state)
        about = f"the card {card.key}"
        check_chips(about, card.chips, symbols)
        missing = set(card.parts) - names
        assert not missing, f"{about} lights up what no pane has: {sorted(missing)}"
        missing = {chip.thing for chip in card.chips if chip.thing} - names
        assert not missing, f"{about} has chips that bring what no pane has: {sorted(missing)}"
        if card.drawing:
            used = set(re.findall(r'href="#([^"]*)"', card.drawing))
            unknown = used - symbols - _ids(card.drawing, about)
            assert not unknown, f"{about} is drawn with what is not defined: {sorted(unknown)}"
    check_chips(f"the pane {pane.key}", pane.peek, symbols)
    keys = {card.key for card in pane.cards}
    for link in pane.links:
        missing = {link.start, link.end} - keys
        assert not missing, f"a link in {pane.key} to cards that are not there: {sorted(missing)}"


def _check_card(card: Card, where: str, state: State) -> None:
    assert card.key, f"a card without a key in {where}: {card.title!r}"
    assert card.title, f"a card without a title in {where}: {card.key}"
    assert card.state in STATES, f"the card {card.key} has a state {card.state!r}"
    there = -1 <= card.seat < state.sides
    assert there, f"the card {card.key} is about seat {card.seat}, of {state.sides} sides"
    assert min(card.frame[2:]) > 0, f"nothing is seen of the drawing of {card.key}: {card.frame}"


def _ids(drawing: str, about: str) -> set[str]:
    try:
        found = nodes(f'<g xmlns="http://www.w3.org/2000/svg">{drawing}</g>')
    except AssertionError as error:
        raise AssertionError(f"{about}: {error}") from None
    return {id for node in found if (id := node.get("id"))}


def _check_board(key: str, board: Picture) -> None:
    assert min(board.box[2:]) > 0, f"the board {key} has the box {board.box}"
    check_unique(f"layers of the board {key}", (layer.name for layer in board.layers))
    for layer in board.layers:
        keys = [part.key for part in layer.parts]
        assert all(keys), f"a part without a key in the layer {layer.name} of the board {key}"
        check_unique(f"parts of the layer {layer.name} of the board {key}", keys)
    for node in nodes(board.svg()):
        if node.tag.endswith("}text"):
            words = " ".join(node.itertext()).split()
            drawn = len(words) <= MOST_WORDS
            assert drawn, f"a sentence is drawn on the board {key}: {' '.join(words)!r}"


def _check_people(game: Game, state: State, seat: int, panes: tuple[Pane, ...]) -> None:
    """Spectators own nothing. Where people have names, all is there, and they are called so."""
    mine = [pane.key for pane in panes if pane.role == "mine"]
    assert seat != SPECTATOR or not mine, f"a spectator has panes of their own: {mine}"
    people = PEOPLE[: state.players]
    named = game.panes(game.view(state, seat), people)
    same = names_in(named) == names_in(panes)
    assert same, "what can be pointed at depends on what people are called"
    for card in (card for pane in named for card in pane.cards):
        if 0 <= card.seat < len(people):
            own = game.seat_names[card.seat]
            called = not re.search(rf"\b{own}\b", card.title)
            assert called, f"{people[card.seat]} is called {own} on the card {card.key}"
