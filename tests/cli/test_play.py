import os
import shlex
import signal
import sys
from pathlib import Path

import pytest

from lascaux.engine import record as records
from tests.cli.command import begin, complaint, run

ALWAYS_FIRST = "1\n" * 300


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def notations(save: Path) -> list[str]:
    return [move.notation for move in records.load(save).moves]


@pytest.mark.parametrize("game", ["hunters", "pebbles"])
def test_a_whole_game(save: Path, game: str) -> None:
    result = run("play", "--terminal", game, "--bots", "random", "--save", save, typed=ALWAYS_FIRST)
    assert result.exit_code == 0
    record = records.load(save)
    assert record.seats == ["human", "random"]
    assert record.check
    assert run("verify", save).exit_code == 0
    assert "winner" in result.stdout
    assert result.stdout.endswith(f"Record: {save}\n")


def test_the_same_seed_and_answers_give_the_same_game(save: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    for file in (save, other):
        run("play", "--terminal", "pebbles", "--seed", "s", "--save", file, typed=ALWAYS_FIRST)
    assert save.read_text() == other.read_text()


def test_quit_and_resume_with_the_command_that_is_printed(save: Path) -> None:
    left = run("play", "--terminal", "pebbles", "--rounds", 2, "--save", save, typed="1\nq\n")
    assert left.exit_code == 0
    assert notations(save)[0] == "take"
    command = left.stdout.splitlines()[-1].removeprefix("The game is saved. To go on: ")
    resumed = run(*shlex.split(command)[1:], typed=ALWAYS_FIRST)
    assert resumed.exit_code == 0
    assert records.load(save).options == {"rounds": "2"}
    assert records.load(save).check
    assert run("verify", save).exit_code == 0


def test_resume_into_another_file(save: Path, tmp_path: Path) -> None:
    run("play", "--terminal", "pebbles", "--save", save, typed="1\nq\n")
    before = save.read_text()
    run("play", "--resume", save, "--save", tmp_path / "b.txt", typed=ALWAYS_FIRST)
    assert save.read_text() == before
    assert records.load(tmp_path / "b.txt").check


def test_a_game_that_is_over_shows_its_result_again(save: Path) -> None:
    run("play", "--terminal", "pebbles", "--save", save, typed=ALWAYS_FIRST)
    before = save.read_text()
    assert "The last round is over." in run("play", "--resume", save).stdout
    assert save.read_text() == before


def test_resume_takes_nothing_but_the_file(save: Path) -> None:
    run("play", "--terminal", "pebbles", "--save", save, typed="q\n")
    for extra in (["pebbles"], ["--players", "3"], ["--seed", "x"], ["--rounds", "3"]):
        assert "--resume takes the game" in complaint(
            "play", "--terminal", "--resume", save, *extra
        )


def test_a_seat_that_nobody_here_can_play(save: Path) -> None:
    run("play", "--terminal", "pebbles", "--save", save, typed="q\n")
    save.write_text(save.read_text().replace("seat 1: greedy", "seat 1: Ana"))
    assert "seat 1 is neither human nor a bot" in complaint("play", "--terminal", "--resume", save)


def test_a_named_human_stays_human(save: Path) -> None:
    run("play", "--terminal", "pebbles", "--humans", 2, "--save", save, typed="\nq\n")
    save.write_text(save.read_text().replace("seat 1: human", "seat 1: human Ana"))
    resumed = run("play", "--resume", save, typed="\n1\n\nq\n")
    assert "Ochre (human Ana)" in resumed.stdout
    assert notations(save) == ["take"]


def test_an_existing_file_is_not_overwritten(save: Path) -> None:
    save.write_text("precious")
    assert "exists: go on with --resume" in complaint(
        "play", "--terminal", "pebbles", "--save", save
    )
    assert save.read_text() == "precious"


def test_games_are_saved_in_the_users_folder(tmp_path: Path) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("other systems have no variable that moves the folder")
    env = {"XDG_DATA_HOME": str(tmp_path)}
    for _ in range(2):
        run("play", "--terminal", "pebbles", typed="q\n", env=env)
    saved = list((tmp_path / "lascaux" / "saves").glob("pebbles-*.txt"))
    assert len(saved) == 2, "two games in one second do not share a file"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in complaint(
        "play", "--terminal", "pebbles", "--save", tmp_path / "file" / "game.txt"
    )


def test_undo_strikes_the_record(save: Path) -> None:
    result = run(
        "play", "--terminal", "hunters", "--save", save, "--seed", "u", typed="1\nu\n2\nq\n"
    )
    assert "Taken back." in result.stdout
    assert len(notations(save)) == 1
    again = save.with_name("again.txt")
    run("play", "--terminal", "hunters", "--save", again, "--seed", "u", typed="2\nq\n")
    assert notations(again) == notations(save)


def test_undo_works_after_resuming(save: Path) -> None:
    run("play", "--terminal", "hunters", "--save", save, typed="1\nq\n")
    run("play", "--resume", save, typed="u\nq\n")
    assert notations(save) == []


def test_undo_says_why_not(save: Path) -> None:
    result = run("play", "--terminal", "pebbles", "--save", save, typed="u\n1\nu\nq\n")
    assert "cannot be undone: nothing has been decided yet." in result.stdout
    assert "cannot be undone: since your last decision somebody else decided" in result.stdout


def test_moves_by_notation(save: Path) -> None:
    typed = "\nroll\n\ndouble\nq\n"  # and Enter wherever the keyboard is handed over
    run("play", "--terminal", "pebbles", "--humans", 2, "--save", save, typed=typed)
    assert notations(save) == ["roll", "double"]


@pytest.mark.parametrize(
    "nonsense", ["", "0", "3", "-1", "9" * 5000, "x", "²", "\x07", "take that", "🦣"]
)
def test_nonsense_is_answered_in_one_line_and_asked_again(save: Path, nonsense: str) -> None:
    result = run("play", "--terminal", "pebbles", "--save", save, typed=f"{nonsense}\nq\n")
    assert result.exit_code == 0
    assert "> Type 1 to 2, or a move such as 'take', or h for help.\n> " in result.stdout
    assert notations(save) == []


def test_bytes_that_are_no_text(save: Path) -> None:
    playing = begin(
        "play",
        "--terminal",
        "pebbles",
        "--save",
        save,
        stdin=-1,
        stderr=-1,
        errors="surrogateescape",
    )
    out, complaints = playing.communicate("\udcff\udcfe\nq\n")
    assert "> Type 1 to 2" in out
    assert complaints == ""
    assert playing.returncode == 0


def test_a_move_with_a_huge_number(save: Path) -> None:
    typed = f"lay {'9' * 5000},0 r0\nlay 0,0 r{'9' * 5000}\nq\n"
    assert run("play", "--terminal", "hunters", "--save", save, typed=typed).exit_code == 0


def test_an_illegal_move_is_refused_with_its_rule(save: Path) -> None:
    result = run("play", "--terminal", "pebbles", "--save", save, typed="double\nq\n")
    assert "> Not possible: that is not asked now (rule P2).\n> " in result.stdout


def test_what_else_can_be_typed(save: Path) -> None:
    result = run(
        "play", "--terminal", "hunters", "--save", save, typed="?\nh\ns\nl\nb\nd\n1\nd\nQ\n"
    )
    assert result.exit_code == 0
    assert result.stdout.count("quit; the game is saved") == 2
    assert result.stdout.count("Red (human) 0   Green (greedy) 0") == 3
    assert f"lascaux replay {save}" in result.stdout
    for moves in (0, 1):
        picture = save.with_name(f"game-{moves}.svg")
        assert f"Drawn: {picture}" in result.stdout
        assert picture.read_text().startswith("<svg")


def test_the_news_since_the_last_decision(save: Path) -> None:
    first = run(
        "play", "--terminal", "pebbles", "--bots", "stubborn", "--save", save, typed="1\nq\n"
    ).stdout
    asked = first.split("move 3")[1].split("> ")[0]
    for text in ("Chalk took", "Ochre rolled", "Ochre took"):
        assert asked.count(text) == 1
    resumed = run("play", "--resume", save, typed="q\n").stdout
    assert resumed.split("move 3")[1].split("> ")[0] == asked


def test_a_wide_board_is_shown_in_parts(save: Path) -> None:
    env = {"COLUMNS": "40"}
    result = run(
        "play", "--terminal", "hunters", "--seed", "a", "--save", save, typed="b\nq\n", env=env
    )
    assert "(part 1 of 2" in result.stdout
    assert "(part 2 of 2" in result.stdout


def test_the_game_is_asked_for_when_there_are_several(save: Path) -> None:
    result = run("play", "--terminal", "--save", save, typed="pebbles\nq\n")
    assert "hunters: Hunters & Gatherers" in result.stdout
    assert records.load(save).game == "pebbles"


def test_no_answer_to_which_game() -> None:
    result = run("play", "--terminal", typed="")
    assert result.exit_code == 1
    assert result.stderr == "lascaux: the input has ended\n"


def test_seats(save: Path) -> None:
    run(
        "play",
        "--terminal",
        "hunters",
        "--players",
        4,
        "--bots",
        "greedy,random",
        "--save",
        save,
        typed="q\n",
    )
    assert records.load(save).seats == ["human", "greedy", "random", "random"]
    assert "--humans goes from 0 to the 2 players, not 3" in complaint(
        "play", "--terminal", "hunters", "--players", 2, "--humans", 3
    )


def test_bots_alone(save: Path) -> None:
    result = run("play", "--terminal", "pebbles", "--humans", 0, "--save", save)
    assert result.exit_code == 0
    assert records.load(save).seats == ["greedy", "greedy"]
    assert records.load(save).check


def test_the_end_of_input_saves(save: Path) -> None:
    result = run("play", "--terminal", "pebbles", "--save", save, typed="1\n")
    assert result.exit_code == 1
    assert f"To go on: lascaux play --resume {save}" in result.stdout
    assert notations(save)[0] == "take"


@pytest.mark.skipif(os.name == "nt", reason="signals work otherwise there")
def test_an_interrupt_saves(save: Path) -> None:
    playing = begin("play", "--terminal", "pebbles", "--save", save, stdin=-1, stderr=-1)
    assert playing.stdout is not None
    assert playing.stdin is not None
    seen = ""
    for decisions in range(2):
        while seen.count("> ") <= decisions:
            seen += playing.stdout.read(1)
        if decisions == 0:
            playing.stdin.write("1\n")
            playing.stdin.flush()
    os.killpg(playing.pid, signal.SIGINT)
    rest, complaints = playing.communicate()
    assert playing.returncode == 130
    assert complaints == ""
    assert rest == f"\nThe game is saved. To go on: lascaux play --resume {save}\n"
    assert run("verify", save).exit_code == 0
    assert notations(save)[0] == "take"


# Private hands at one keyboard


def private(save: Path, typed: str) -> list[str]:
    """What was on the screen from each time that the keyboard was handed over to the next."""
    command = ("play", "--terminal", "whisper", "--humans", 2, "--seed", "w", "--save", save)
    return run(*command, typed=typed).stdout.split("press Enter.")


def test_nobody_reads_the_screen_of_another(save: Path) -> None:
    before, flint, amber, *_ = private(save, "\n1\n\nl\ns\nq\n")
    assert before == "Flint (human) decides. When nobody else looks at the screen, "
    first = records.load(save).moves[0].notation.split()[1]
    assert f"put {first} under the deck and draw" in flint
    assert "Flint is dealt three cards." not in flint
    assert "Amber is dealt three cards." in flint
    assert "Flint puts a card under the deck." in amber
    assert "Flint draws a card." in amber
    assert "Flint: ? ? ?" in amber
    assert "Flint (human) ?   Amber (human) " in amber
    assert "Amber (human) ?" not in amber


def test_the_end_tells_several_people_no_more_than_is_turned_up(save: Path) -> None:
    *_, last = private(save, "\n1\n" * 6)
    end = last[last.index("> ") :]
    assert "Amber draws a card." in end
    assert "Flint turns up" in end
    assert records.load(save).check


def test_one_person_alone_is_not_asked_to_look_away(save: Path) -> None:
    told = run("play", "--terminal", "whisper", "--save", save, typed="1\nq\n").stdout
    assert "press Enter" not in told
    assert "Amber (greedy) ?" in told
    assert "Flint puts a card under the deck." not in told


def test_open_games_are_not_handed_over(save: Path) -> None:
    typed = "1\n1\n1\nq\n"
    told = run("play", "--terminal", "hunters", "--humans", 2, "--save", save, typed=typed).stdout
    assert "press Enter" not in told
    assert len(notations(save)) == 3


@pytest.mark.skipif(os.name == "nt", reason="has no pseudo-terminals")
def test_a_screen_that_is_handed_over_is_erased(save: Path) -> None:
    ours, theirs = os.openpty()
    command = ("play", "--terminal", "whisper", "--humans", 2, "--save", save)
    playing = begin(*command, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    shown = b""
    erased = b"\x1b[H\x1b[2J\x1b[3J"
    for sign, typed in ((b"Flint", b"\n"), (b"> ", b"1\n"), (b"Amber (human) decides", b"\x04")):
        shown = b""
        while sign not in shown:
            shown += os.read(ours, 1000)
        os.write(ours, typed)
    assert erased in shown
    assert b"Amber (human) decides" in shown.split(erased)[-1]
    playing.wait()
    os.close(ours)
