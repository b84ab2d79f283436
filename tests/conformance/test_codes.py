"""Any position as a line that one can paste, and back."""

import pytest

import lascaux
from lascaux import LascauxError
from lascaux.testing.codes import check_code
from tests.conformance.walk import start, tables, walk


@pytest.mark.parametrize(("game_id", "players"), tables())
def test_a_code_gives_the_position_again(game_id: str, players: int) -> None:
    game = lascaux.game(game_id)
    for step, state in enumerate(walk(start(game_id, players, "code"), "code")):
        if step % 13 == 0 or state.over:
            check_code(game, state)


@pytest.mark.parametrize("game_id", lascaux.game_ids())
def test_a_damaged_code_is_refused_in_one_sentence(game_id: str) -> None:
    game = lascaux.game(game_id)
    code = game.new(seed="damage").code()
    head, _, packed = code.rpartition(".")
    for damaged in ("", "nonsense", code[:-4], f"{head}.", f"{head}.{packed[:20]}", f"x{code}"):
        with pytest.raises(LascauxError, match=r"code|position of"):
            game.position(damaged)
    for at in range(len(head) + 1, len(code), 7):
        swapped = "A" if code[at] != "A" else "B"
        with pytest.raises(LascauxError, match="damaged"):
            game.position(code[:at] + swapped + code[at + 1 :])


def test_a_code_of_other_content_or_another_layout_is_refused() -> None:
    game = lascaux.game("rise")
    code = game.new(seed="other").code()
    _, content, fields, _ = code.split(".")
    with pytest.raises(LascauxError, match="content 000000"):
        game.position(code.replace(content, "000000"))
    with pytest.raises(LascauxError, match="another version"):
        game.position(code.replace(f".{fields}.", ".0000."))
