"""Families of actions: codes without gaps, texts that lead back, data, and what stays secret."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lascaux
from lascaux.engine.actions import ActionSpace, Family, family, together
from lascaux.engine.errors import LascauxError, NotationError

PASS, BID, PAY, MOVE, END = 0, 1, 5, 9, 18
AREAS = ("sava", "Nile", "far coast")
TILES = together(
    type=("amber", "amber", "jade", "shell"), back=("relocate", "value", "relocate", "grow")
)


def space(*changed: Family) -> ActionSpace:
    """A space like that of a game in which tiles have secret backs; changed families last."""
    return ActionSpace(
        family(PASS, "pass"),
        family(BID, "bid {type}/{back}", TILES, public="bid {type}"),
        family(PAY, "pay {back} under {type}", TILES, public="pay a tile"),
        family(MOVE, "move to {target} from {source}", source=AREAS, target=AREAS),
        *changed,
    )


SPACE = space()
RISE, HUNTERS = lascaux.game("rise").actions, lascaux.game("hunters").actions


def test_codes_follow_from_the_order_of_arguments_the_last_the_fastest() -> None:
    assert SPACE.size == END
    assert [SPACE.text(action) for action in range(MOVE, MOVE + 4)] == [
        "move to sava from sava",
        "move to Nile from sava",
        "move to far coast from sava",
        "move to sava from Nile",
    ]
    assert SPACE.family_of(MOVE + 8).template == "move to {target} from {source}"


def test_arguments_that_vary_together_make_one_action_for_each_row() -> None:
    bids = [SPACE.text(action) for action in range(BID, PAY)]
    assert bids == ["bid amber/relocate", "bid amber/value", "bid jade/relocate", "bid shell/grow"]
    with pytest.raises(NotationError):
        SPACE.parse("bid jade/grow")


def test_data_has_the_arguments_in_the_order_of_the_text() -> None:
    data = SPACE.data(MOVE + 5)
    assert list(data.items()) == [("kind", "move"), ("target", "far coast"), ("source", "Nile")]
    assert SPACE.data(PASS) == {"kind": "pass"}
    assert SPACE.data(BID + 2) == {"kind": "bid", "type": "jade", "back": "relocate"}


def test_an_action_is_found_by_its_data() -> None:
    assert SPACE.code("pass") == PASS
    assert SPACE.code("bid", type="jade", back="relocate") == BID + 2
    assert SPACE.code("move", source="Nile", target="far coast") == MOVE + 5
    assert RISE.text(RISE.code("trade", give=["food", "wood"], resource="stone")) == (
        "trade food wood for stone"
    )
    assert RISE.text(RISE.code("strike", tribe=4)) == "strike invaders"
    for kind, arguments in (("bid", {"type": "jade", "back": "grow"}), ("bid", {}), ("fly", {})):
        with pytest.raises(NotationError, match=f"no action '{kind}' with"):
            SPACE.code(kind, **arguments)


def test_data_that_is_handed_out_is_the_callers_own() -> None:
    action = RISE.parse("trade food wood for stone")
    RISE.data(action)["give"].append("stone")
    RISE.data(RISE.parse("pay 2 food"))["pay"]["food"] = 9
    assert RISE.data(action)["give"] == ["food", "wood"]
    assert RISE.data(RISE.parse("pay 2 food"))["pay"]["food"] == 2


def test_a_public_text_leaves_out_what_is_secret() -> None:
    assert SPACE.public_text(BID + 1) == "bid amber"
    assert {SPACE.public_text(action) for action in range(PAY, MOVE)} == {"pay a tile"}
    assert SPACE.public_text(MOVE) == SPACE.text(MOVE)
    pebbles = lascaux.game("pebbles")
    public = [pebbles.public_notation(action) for action in range(pebbles.action_space)]
    assert public == ["take", "roll", "answer", "answer"]


@pytest.mark.parametrize("game_id", ["hunters", "rise", "tribes"])
def test_where_nothing_is_secret_both_texts_are_the_same(game_id: str) -> None:
    game = lascaux.game(game_id)
    for each in game.actions.families:
        for action in each.samples():
            assert game.public_notation(action) == game.notation(action)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (family(END - 1, "end"), "'end' begin at 17, but those before them end before 18"),
        (family(END + 1, "end"), "'end' begin at 19, but those before them end before 18"),
        (family(END, "pass"), "actions 0 and 18 are both 'pass'"),
        (family(END, "PASS"), "actions 0 and 18 are both 'PASS'"),
        (family(END, "move to Nile from sava"), "actions 10 and 18 are both"),
        (family(END, "bid {tile}", tile=["jade/grow", "amber/value"]), "actions 2 and 19 are both"),
        (family(END, "end {how}", how=["well", "badly", "well"]), "both 'end well'"),
        (family(END, "end {how}", how=["well  done"]), "18 is 'end well  done', which cannot be"),
        (family(END, "end {a} {b}", a=AREAS, b=["here"]), "20 is 'end far coast here', which"),
    ],
)
def test_a_gap_or_a_repeated_code_or_text_is_refused(wrong: Family, said: str) -> None:
    with pytest.raises(LascauxError, match=said):
        space(wrong)


@pytest.mark.parametrize(
    ("template", "arguments", "public", "said"),
    [
        ("go {to}", {}, "", "must name each of its arguments once"),
        ("go", {"to": AREAS}, "", "must name each of its arguments once"),
        ("go {to} {to}", {"to": AREAS}, "", "must name each of its arguments once"),
        ("{to}", {"to": AREAS}, "", "must begin with a word"),
        ("go  {to}", {"to": AREAS}, "", "single spaces only"),
        ("", {}, "", "must begin with a word"),
        ("go {to}", {"to": ()}, "", "to need as many values as each other, and some"),
        ("go {to}", {"to": AREAS}, "go {from}", "its public text 'go {from}' names what it has no"),
    ],
)
def test_a_family_that_cannot_be_written_is_refused(
    template: str, arguments: dict[str, tuple[str, ...]], public: str, said: str
) -> None:
    with pytest.raises(LascauxError, match=said):
        family(0, template, public=public, **arguments)


def test_rows_of_unequal_length_are_refused() -> None:
    with pytest.raises(LascauxError, match="type, back need as many values as each other"):
        family(0, "bid {type}/{back}", together(type=["amber"], back=["grow", "value"]))
    with pytest.raises(LascauxError, match="one of type, back is there twice"):
        family(0, "bid {type}/{back}", TILES, type=["jade"])


def test_an_example_that_a_content_does_not_have_is_not_given() -> None:
    actions = ActionSpace(
        family(0, "pass"), family(1, "go {to}", to=AREAS), examples=["go x", "go nile"]
    )
    with pytest.raises(NotationError, match=r"write for example 'go nile'$"):
        actions.parse("fly")


def test_every_action_of_rise_leads_back_from_text_and_data() -> None:
    for action in range(RISE.size):
        data = RISE.data(action)
        assert RISE.parse(RISE.text(action)) == RISE.code(**data) == action
        assert RISE.family_of(action).kind == data["kind"]


@given(st.integers(0, HUNTERS.size - 1))
def test_every_action_of_hunters_leads_back_from_text_and_data(action: int) -> None:
    assert HUNTERS.parse(HUNTERS.text(action)) == HUNTERS.code(**HUNTERS.data(action)) == action


@given(st.integers(0, END - 1), st.data())
def test_neither_case_nor_spaces_matter(action: int, data: st.DataObject) -> None:
    words = SPACE.text(action).split()
    spaces = [data.draw(st.sampled_from([" ", "   ", "\t", "\n "])) for _ in words]
    text = "".join(map("".join, zip(spaces, words, strict=True))) + " "
    assert SPACE.parse(text.upper()) == SPACE.parse(text) == action


def test_a_number_may_be_written_in_any_way() -> None:
    assert HUNTERS.parse("lay 03,-00 r01") == HUNTERS.parse("lay 3,0 r1")


@pytest.mark.parametrize(
    ("actions", "text", "said"),
    [
        (SPACE, "fly", "write for example 'pass', 'bid amber/relocate',"),
        (SPACE, "", "write for example 'pass', 'bid amber/relocate',"),
        (SPACE, "bid", "write for example 'bid amber/relocate'$"),
        (SPACE, "bid jade/grow", "write for example 'bid amber/relocate'$"),
        (SPACE, "bid gold/grow", "type can be amber, jade, shell$"),
        (RISE, "place star on grow", "die can be sun, moon, blank$"),
        (RISE, "move z9 b2", "source can be a1, a2, a3, and so on$"),
        (RISE, "move", "write for example 'move b2 c3'$"),
        (RISE, "wander far", "write for example 'wander'$"),
        (RISE, "hop", "'place sun on grow', 'grow b2', 'move b2 c3', .* or 'end turn'$"),
        (HUNTERS, "lay 91,0 r1", "x goes from -90 to 90$"),
        (HUNTERS, "lay 1,0", "write for example 'lay 3,-2 r1'$"),
        (HUNTERS, "hunter f3", "zone can be m0, m1, m2, m3, m4, m5, m6, m7$"),
        (HUNTERS, "lay " + "9" * 190, "write for example"),
        (HUNTERS, "jump", "write for example 'lay 3,-2 r1', 'hunter m0', .* or 'skip'$"),
    ],
)
def test_whoever_writes_what_is_no_move_is_told_what_to_write(
    actions: ActionSpace, text: str, said: str
) -> None:
    with pytest.raises(NotationError, match=said) as refusal:
        actions.parse(text)
    assert str(refusal.value).startswith(f"{text[:40]!r} is no move: ")


@pytest.mark.parametrize("action", [-1, END, 2**70])
def test_a_number_outside_has_neither_text_nor_data(action: int) -> None:
    for ask in (SPACE.text, SPACE.public_text, SPACE.data, SPACE.family_of):
        with pytest.raises(NotationError, match=f"{action} is no action of this game"):
            ask(action)
