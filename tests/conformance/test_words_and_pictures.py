"""Notation, labels, facts, rules pages and drawings of every registered game."""

import re
from xml.etree import ElementTree

import pytest

import lascaux
from lascaux import NotationError, Rng
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
            labels = [game.label(state, action) for action in state.legal()]
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


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_game_states_its_facts(game_id: str) -> None:
    game = lascaux.game(game_id)
    assert game.id == game_id
    assert game.title
    assert game.designers
    assert len(game.description.splitlines()) == 2
    assert 1 <= game.least_players <= game.most_players <= len(game.seat_names)
    assert all(re.fullmatch(r"\w+", name) for name in game.seat_names)
    assert game.minutes > 0
    assert game.sources
    assert re.findall(r"^- \*\*[A-Z]+\d+\*\* ", game.rules(), re.MULTILINE)
    for component in game.components():
        assert component.summary
        assert component.source
        assert component.provenance in ("rulebook", "public", "reconstructed")
