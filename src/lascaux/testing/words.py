"""The laws of words: notation, labels, and what a game states about itself."""

from __future__ import annotations

import re

from lascaux.engine.errors import NotationError
from lascaux.engine.game import Game
from lascaux.engine.rng import Rng
from lascaux.testing.walk import sample, watchers

NONSENSE = ("", "xyzzy", "lay", "1", "\N{SNOWMAN}", "a" * 10_000, "\0")


def check_box(game: Game) -> None:
    """A game states its facts: names, numbers, rules with numbers, components with sources."""
    for fact in ("id", "title", "designers", "publisher", "sources", "endings"):
        assert getattr(game, fact), f"the game does not state its {fact}"
    lines = game.description.splitlines()
    assert len(lines) == 2, f"the description has {len(lines)} lines, not two"
    usual = 1 <= game.least_players <= game.usual_players <= game.most_players
    assert usual, f"for {game.players_text}, and usually {game.usual_players}"
    for players in game.player_counts:
        named, sides = len(game.side_names(players)), players + game.rule_sides(players)
        assert named == sides, f"{sides} sides with {players} players, and {game.seat_names}"
    for name in game.seat_names:
        assert re.fullmatch(r"\w+", name), f"a seat's name is one word, not {name!r}"
    assert game.minutes > 0, "the game does not state how many minutes it takes"
    rules = re.findall(r"^- \*\*[A-Z]+\d+\*\* ", game.rules(), re.MULTILINE)
    assert rules, "RULES.md has no numbered rule, such as '- **P1** Everybody draws.'"
    for component in game.components():
        assert component.summary, f"{component.id} has no summary"
        assert component.source, f"{component.id} does not say where it comes from"
        known = component.provenance in ("rulebook", "public", "reconstructed")
        assert known, f"{component.id} has a provenance {component.provenance!r}"


def check_notation(game: Game) -> None:
    """Every action has a text of its own, on one line, that means it; other ints have none."""
    texts: dict[str, int] = {}
    for action in _some_actions(game):
        text = game.notation(action)
        other = texts.setdefault(text, action)
        assert other == action, f"actions {other} and {action} have one text: {text!r}"
        assert game.parse(text) == action, f"{text!r} is the text of {action} and means another"
        clean = text == text.strip() and "#" not in text and "\n" not in text
        assert clean, f"no text for a line of a record: {text!r}"
    for action in (-1, game.action_space, 2**70):
        try:
            text = game.notation(action)
        except NotationError:
            continue
        raise AssertionError(f"{action} is no action of this game, and has a text: {text!r}")


def _some_actions(game: Game) -> list[int]:
    space = game.action_space
    rng = Rng("notation")
    some = range(space) if space <= 3000 else [rng.below(space) for _ in range(2000)]
    return sorted({*some, *range(max(0, space - 100), space)})


def check_nonsense(game: Game) -> None:
    """Text that is no action's notation raises NotationError."""
    for text in NONSENSE:
        try:
            action = game.parse(text)
        except NotationError:
            continue
        shown = f"{text[:20]!r} means {action}"
        assert game.notation(action) == text, f"{shown}, which is written {game.notation(action)!r}"


def check_labels(game: Game, players: int, seed: str = "law") -> None:
    """There is always a prompt; choices can be told apart by labels, and asking changes nothing."""
    for step, state in enumerate(sample(game, players, f"label {seed}")):
        for seat in watchers(state):
            assert game.prompt(state, seat), "there is no prompt"
        if step % 10:
            continue
        before = state.to_ints()
        labels = [game.label(state, action, state.to_move) for action in state.legal()]
        assert all(labels), "a choice has no label"
        assert len(set(labels)) == len(labels), f"two choices have one label: {labels}"
        assert state.to_ints() == before, "asking for labels has changed the position"
