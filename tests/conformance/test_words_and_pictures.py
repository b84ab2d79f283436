"""Notation, labels, facts, rules pages and drawings of every registered game."""

import re
from collections import Counter
from collections.abc import Iterable
from xml.etree import ElementTree

import pytest

import lascaux
from lascaux import NotationError, Rng
from lascaux.engine.picture import Picture
from tests.conformance.walk import start, tables, walk

TABLES = tables()


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_notation_round_trips_and_is_unique(game_id: str) -> None:
    game = lascaux.game(game_id)
    space = game.action_space
    rng = Rng("notation")
    sample = range(space) if space <= 3000 else [rng.below(space) for _ in range(2000)]
    actions = {*sample, *range(max(0, space - 100), space)}
    texts = {game.notation(action) for action in actions}
    assert len(texts) == len(actions)
    assert all(game.parse(game.notation(action)) == action for action in actions)
    assert all(text == text.strip() and "#" not in text and "\n" not in text for text in texts)


@pytest.mark.parametrize("game_id", lascaux.game_ids())
@pytest.mark.parametrize("nonsense", ["", "xyzzy", "lay", "1", "\N{SNOWMAN}", "a" * 10_000, "\0"])
def test_nonsense_is_no_notation(game_id: str, nonsense: str) -> None:
    with pytest.raises(NotationError):
        lascaux.game(game_id).parse(nonsense)


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_ints_outside_the_action_space_have_no_notation(game_id: str) -> None:
    game = lascaux.game(game_id)
    for action in (-1, game.action_space, 2**70):
        with pytest.raises(NotationError):
            game.notation(action)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_choices_can_be_told_apart_by_their_labels(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "label"), "label")):
        assert game.prompt(state)
        if step % 10 == 0:
            before = state.to_ints()
            labels = [game.label(state, action, state.to_move) for action in state.legal()]
            assert len(set(labels)) == len(labels)
            assert all(labels)
            assert state.to_ints() == before


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_drawings_are_valid_svg_and_the_same_each_time(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "draw"), "draw")):
        if step % 60 == 0 or state.over:
            view = game.view(state, state.to_move)
            picture = game.draw(view)
            assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
            assert game.draw(view) == picture
            assert game.sketch(view)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_pictures_come_in_parts_that_can_be_told_apart(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    definitions = game.picture(game.view(start(game_id, players, "parts"))).definitions
    for step, state in enumerate(walk(start(game_id, players, "parts"), "parts")):
        if step % 40 == 0 or state.over:
            picture = game.picture(game.view(state, state.to_move))
            ElementTree.fromstring(picture.svg())
            assert picture.definitions == definitions
            assert unique(layer.name for layer in picture.layers)
            assert all(unique(part.key for part in layer.parts) for layer in picture.layers)
            legal = {str(action) for action in state.legal()}
            for part in (part for layer in picture.layers for part in layer.parts):
                codes = " ".join(re.findall(r'data-actions="([^"]*)"', part.svg)).split()
                assert codes == [str(action) for action in part.actions]
                assert set(codes) <= legal
            previews = [layer.parts for layer in picture.layers if layer.name == "previews"]
            assert {part.key for parts in previews for part in parts} <= legal


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_is_said_of_a_picture_can_be_seen_in_it(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "seen", log=True), "seen")):
        if step % 40 == 0 or state.over:
            view = game.view(state)
            picture = game.picture(view)
            parts = set(attributes(picture, "data-part"))
            for region in game.regions(view):
                assert region.text
                assert set(region.parts) <= parts
            symbols = {"", *attributes(picture, "id")}
            for seat in range(players):
                facts = game.facts(view, seat)
                assert unique((fact.group, fact.name) for fact in facts)
                assert {fact.symbol for fact in facts} <= symbols
            rule = game.rule_now(state)
            assert not rule or f"**{rule}**" in game.rules()
    assert all(set(game.lights(event)) <= parts for event in state.log)


def unique(names: Iterable[object]) -> bool:
    return max(Counter(names).values(), default=1) == 1


def attributes(picture: Picture, name: str) -> list[str]:
    nodes = ElementTree.fromstring(picture.svg()).iter()
    return [value for node in nodes if (value := node.get(name)) is not None]


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_game_states_its_facts(game_id: str) -> None:
    game = lascaux.game(game_id)
    assert game.id == game_id
    assert game.title
    assert game.designers
    assert len(game.description.splitlines()) == 2
    assert 1 <= game.least_players <= game.usual_players <= game.most_players
    assert len(game.seat_names) >= game.most_players + game.rule_sides
    assert all(re.fullmatch(r"\w+", name) for name in game.seat_names)
    assert game.minutes > 0
    assert game.sources
    assert re.findall(r"^- \*\*[A-Z]+\d+\*\* ", game.rules(), re.MULTILINE)
    for component in game.components():
        assert component.summary
        assert component.source
        assert component.provenance in ("rulebook", "public", "reconstructed")
