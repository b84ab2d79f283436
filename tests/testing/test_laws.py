"""Every law catches the fault that it is there for, and says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from pebbles import PebblesGame

from lascaux import testing
from lascaux.testing import GAME_LAWS, TABLE_LAWS, check_game
from tests.testing import faults, test_laws_of_the_table
from tests.testing.faults import with_insight, with_positions

CAUGHT: list[tuple[Any, PebblesGame, str]] = [
    (testing.check_games_end, with_positions(faults.Endless), "goes on after 20000 decisions"),
    (testing.check_games_end, with_positions(faults.UnknownEnding), "there is no ending 7"),
    (testing.check_games_end, with_positions(faults.NobodyWins), "nobody has won"),
    (testing.check_sides, faults.OneSideTooMany(), "2 sides, not 3"),
    (testing.check_sides, with_positions(faults.AsksNobody), "seat 2 decides, of 2 players"),
    (testing.check_legal_actions, with_positions(faults.OffersTwice), "offered twice"),
    (
        testing.check_refusals,
        with_positions(faults.RefusesWithATrace),
        "a refusal has changed the position",
    ),
    (testing.check_refusals, with_positions(faults.RefusesByNoRule), "rule 'P99', which is not"),
    (
        testing.check_fields_declared,
        with_positions(faults.Undeclared),
        "attributes that no declaration names: mood",
    ),
    (
        testing.check_fields_declared,
        with_positions(faults.CopyForgets),
        "a copy has another turns_left",
    ),
    (
        testing.check_fields_declared,
        with_positions(faults.CopyForgetsWhatIsRare),
        "a copy forgets omen",
    ),
    (
        testing.check_fields_declared,
        faults.RestoreForgets(),
        "a restored position has another asked",
    ),
    (testing.check_copies, with_positions(faults.CopyForgets), "a copy is not equal"),
    (
        testing.check_copies,
        with_positions(faults.CopyShares),
        "a decision in a copy has changed the original",
    ),
    (testing.check_restoring, faults.RestoreForgets(), "a restored position is not equal"),
    (testing.check_codes, faults.CodeForgets(), "a code gives another position"),
    (testing.check_codes, with_positions(faults.Nameless), "repr does not name the game"),
    (
        testing.check_nothing_is_shared,
        with_positions(faults.CopyShares),
        r"writing into copy\(\) has changed .*pebbles",
    ),
    (
        testing.check_nothing_is_shared,
        with_positions(faults.HandsOutItsOwn),
        r"writing into legal\(\) has changed choices\(\)",
    ),
    (testing.check_forgers, with_positions(faults.HandsOutItsOwn), "writes into its choices"),
    (
        testing.check_tables,
        with_positions(faults.WritesIntoTheTables),
        "written into the tables of the rules",
    ),
    (testing.check_log, with_positions(faults.LogDraws), "with a log the game goes another way"),
    (testing.check_options, faults.FailsAtTheEndOfAnOption(), "goes on after 20000 decisions"),
    (testing.check_undo, with_positions(faults.UndoLeavesATrace), "taken back has left a trace"),
    (
        testing.check_what_is_taken_back,
        with_positions(faults.RollsInSecret),
        "'roll' tells something hidden",
    ),
    (testing.check_held_twins, with_positions(faults.HeldRollsOn), "chance has spoken"),
    (
        testing.check_held_twins,
        with_positions(faults.HeldAsksOn),
        "has gone on to another seat's decision",
    ),
    (
        testing.check_redraws_look_the_same,
        with_positions(faults.RedrawsItsOwnSecret),
        "redrawn for Chalk looks different",
    ),
    (
        testing.check_redraws_are_blind,
        with_positions(faults.RedrawPeeks),
        "depends on what is hidden",
    ),
    (
        testing.check_redraws_differ,
        with_positions(faults.RedrawsNothing),
        "every redraw is the same",
    ),
    (
        testing.check_sights,
        with_positions(faults.RedrawKeepsTheLog),
        "the log is in a sight",
    ),
    (
        testing.check_surprises,
        with_positions(faults.RedrawKeepsTheDice),
        "known before it does",
    ),
    (testing.check_views_are_plain, faults.ViewHasATuple(), "is not plain data"),
    (testing.check_questions, faults.PromptTells(), "the prompt tells .* what is hidden"),
    (testing.check_questions, faults.LabelTells(), "a label or remark tells .* what is hidden"),
    (
        testing.check_questions,
        with_positions(faults.RefusalTells),
        "a refusal tells what is hidden",
    ),
    (testing.check_questions, faults.TellsPlayersAllScores(), "has a score of its own"),
    (testing.check_deciders, faults.ChoicesForAll(), "a spectator has the choices"),
    (testing.check_deciders, faults.KeepsTheScore(), "in the end a spectator is shown"),
    (
        testing.check_deciders,
        faults.SaysBeforehandWhatIsNotAllowed(),
        "may say beforehand what is not allowed",
    ),
    (
        testing.check_questions,
        faults.StandingAnswerTells(),
        "the standing answer tells .* what is hidden",
    ),
    (testing.check_deals, faults.SentenceTells(), "a spectator is told what is hidden"),
    (testing.check_deals, faults.EntryTells(), "a spectator is told what is hidden"),
    (
        testing.check_sentences,
        with_positions(faults.LogTells),
        "a spectator is told what is hidden",
    ),
    (
        testing.check_unseen_decisions,
        with_positions(faults.HidesARollHalfway),
        "traces of a decision that .* does not see yet: .*prompt",
    ),
    (
        testing.check_unseen_decisions,
        with_positions(faults.TellsOfAHiddenRoll),
        "something is told of a decision that .* does not see yet",
    ),
    (
        testing.check_unseen_decisions,
        faults.AsksAnotherUnseen(),
        "another is asked, or chance speaks, as part of a decision",
    ),
    (
        testing.check_unseen_decisions,
        with_positions(faults.HidesARollFromPlayersOnly),
        "a spectator knows of a decision that .* does not see yet",
    ),
    (testing.check_secrets, faults.DeniesItsSecrets(), "hear different things"),
    (testing.check_labels, faults.OneLabelForAll(), "two choices have one label"),
    (testing.check_notation, faults.OneTextForTwo(), "actions 2 and 3 have one text: 'double'"),
    (testing.check_nonsense, faults.UnderstandsAnything(), "means 0, which is written 'take'"),
    (testing.check_lesson, faults.Mistaught(), "beat 'both': 'double': "),
    (testing.check_box, faults.DescribedInALine(), "the description has 1 lines"),
    (testing.check_drawings, faults.DrawnAnew(), "one view is drawn in two ways"),
    (testing.check_drawings, faults.NotDrawnToTheEnd(), "no valid XML"),
    (testing.check_regions, faults.SpeaksOfWhatIsNotThere(), "not there: .*pond"),
    (testing.check_regions, faults.LightsWhatIsNotThere(), r"lights of \(\d.* not there: .*pond"),
    (testing.check_chances, with_insight(faults.TooHopeful()), "chances that are not 1"),
    (
        testing.check_landmarks,
        with_insight(faults.LandmarkPeeks()),
        "a landmark of .* depends on what is hidden",
    ),
    (testing.check_landmarks, with_insight(faults.LandmarkForAll()), "one landmark for two"),
    (testing.check_landmarks, with_insight(faults.LandmarkByTheWay()), "have another landmark"),
]


@pytest.mark.parametrize(
    ("law", "game", "said"), CAUGHT, ids=[f"{law.__name__}: {said}" for law, _, said in CAUGHT]
)
def test_a_planted_fault_is_caught(law: Any, game: PebblesGame, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        law(game) if law in GAME_LAWS else law(game, 2, "law")


def test_every_law_has_caught_something() -> None:
    caught = {law for law, _, _ in [*CAUGHT, *test_laws_of_the_table.CAUGHT]}
    assert caught == {*GAME_LAWS, *TABLE_LAWS}


@pytest.mark.parametrize("law", TABLE_LAWS)
def test_without_the_fault_the_law_is_kept(law: Any) -> None:
    law(with_positions(faults.DoublesAlone), 2, "law")


def test_checking_a_game_names_the_broken_law() -> None:
    with pytest.raises(AssertionError, match="offered twice") as broken:
        check_game(with_positions(faults.OffersTwice), seed="any")
    note = "check_legal_actions: pebbles with 2 players, seed 'any'"
    assert broken.value.__notes__ == [note]


def test_an_installed_game_is_checked_by_its_id() -> None:
    check_game("pebbles")
