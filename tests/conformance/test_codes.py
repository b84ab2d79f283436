"""A position's code that is damaged, or of other content, is refused."""

import pytest

import lascaux
from lascaux import LascauxError


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
