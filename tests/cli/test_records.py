import json
from pathlib import Path

import pytest

import lascaux
from lascaux.engine import record as records
from lascaux.engine.record import Record
from tests.cli.command import begin, complaint, run


def write_game(path: Path, id: str = "hunters", decisions: int | None = None) -> Path:
    """A random game, whole or only begun, saved as a file."""
    game, rng = lascaux.game(id), lascaux.Rng("moves")
    state, record = game.new(2, "saved"), Record.begin(game, 2, "saved", seats=["human", "greedy"])
    while not state.over and len(record.moves) != decisions:
        actions = state.legal()
        action = actions[rng.below(len(actions))]
        record.add(game, state, action)
        state.apply(action)
    if state.over:
        record.finish(game, state)
    record.save(path)
    return path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(tmp_path_factory.mktemp("saved") / "whole.txt")


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    return write_game(tmp_path / "begun.txt", decisions=12)


def test_replay_tells_every_decision(whole: Path) -> None:
    story = run("replay", whole).stdout
    record = Record.load(whole)
    assert story.startswith("Hunters & Gatherers, seed 'saved': Red (human), Green (greedy)\n")
    first = record.moves[0]
    assert f"\n1 Red {first.notation}  # {first.note}\n" in story
    assert story.endswith(f"Result: {record.result}\n")


def test_replay_of_a_game_not_over(begun: Path) -> None:
    assert run("replay", begun).stdout.endswith("The game is not over.\n")


def test_replay_tells_a_secret_decision_only_once_the_game_is_over(tmp_path: Path) -> None:
    whole = write_game(tmp_path / "whole.txt", "pebbles")
    moves = Record.load(whole).moves
    secret = [move.notation in ("double", "single") for move in moves]
    begun = write_game(tmp_path / "begun.txt", "pebbles", decisions=secret.index(True) + 1)
    last = moves[secret.index(True)].notation
    assert f" {last}\n" in run("replay", whole).stdout
    story = run("replay", begun).stdout
    assert " answer\n" in story
    assert last not in story
    told = json.loads(run("replay", begun, "--json").stdout.splitlines()[-1])
    assert (told["notation"], told["action"]) == ("answer", None)
    told = json.loads(run("replay", whole, "--json").stdout.splitlines()[1 + secret.index(True)])
    assert (told["notation"], told["action"]) == (last, lascaux.game("pebbles").parse(last))


def test_replay_as_json_has_a_line_for_each_decision(whole: Path) -> None:
    steps = [json.loads(line) for line in run("replay", whole, "--json").stdout.splitlines()]
    assert [step["number"] for step in steps] == list(range(len(Record.load(whole).moves) + 1))
    seen = {"events", "view", "views", "points"}
    assert set(steps[0]) == {"number"} | seen
    keys = {"number", "seat", "name", "notation", "action", "data", "note"} | seen
    assert all(set(step) == keys for step in steps[1:])
    assert not steps[-2]["view"]["over"]
    assert steps[-1]["view"]["over"]


def test_a_reader_who_has_had_enough_is_no_error(whole: Path) -> None:
    reading = begin("replay", whole, "--json", stderr=-1)
    assert reading.stdout is not None
    assert reading.stderr is not None
    reading.stdout.readline()
    reading.stdout.close()
    assert reading.stderr.read() == ""
    reading.stderr.close()
    reading.wait()


def test_verify_states_the_result(whole: Path, begun: Path) -> None:
    record = Record.load(whole)
    assert run("verify", whole).stdout == f"ok: {len(record.moves)} decisions; {record.result}\n"
    assert run("verify", begun).stdout == "ok: 12 decisions; the game is not over\n"


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("1 Chalk", "1 Soot", "line 11: 'take': Chalk decides, not Soot"),
        ("1 Chalk", "7 Chalk", "line 11: move 1 expected, not 7"),
        ("1 Chalk take", "1 Chalk steal", "line 11: 'steal': "),
        ("1 Chalk take", "1 Chalk double", "(rule P2)"),
        ("players: 2", "players: two", "players is not a number"),
        ("content: ", "content: f", "--content FILE"),
        ("game: pebbles", "game: chess", "there is no game 'chess'"),
        ("Lascaux record 1", "Dear diary", "line 1: not a record"),
    ],
)
def test_damage_is_named(tmp_path: Path, old: str, new: str, text: str) -> None:
    file = write_game(tmp_path / "damaged.txt", "pebbles", decisions=3)
    assert old in file.read_text()
    damaged = file.read_text().replace(old, new, 1)
    file.write_text(damaged)
    for command in ("verify", "draw"):
        assert text in complaint(command, file)
    assert text in run("replay", file).stderr, "after the story so far"
    assert text in complaint("play", "--terminal", "--resume", file)
    assert file.read_text() == damaged, "a broken record is left as it is"


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    assert "cannot be read" in complaint("verify", tmp_path / "nothing.txt")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in complaint("verify", tmp_path / "bytes.txt")


def test_draw_writes_beside_the_record(begun: Path) -> None:
    assert run("draw", begun).stdout == f"{begun.with_suffix('.svg')}\n"
    assert begun.with_suffix(".svg").read_text().startswith("<svg")


def test_draw_an_earlier_position_as_a_seat_sees_it(begun: Path, tmp_path: Path) -> None:
    pictures = []
    for move in (0, 5, 12):
        file = tmp_path / f"{move}.svg"
        assert run("draw", begun, "--move", move, "--seat", 1, "-o", file).exit_code == 0
        pictures.append(file.read_text())
    assert len(set(pictures)) == 3


def test_draw_a_png(begun: Path, tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    run("draw", begun, "-o", tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--move", "13"], "--move goes from 0 to 12, not 13"),
        (["--seat", "2"], "--seat goes from 0 to 1, not 2"),
        (["-o", "board.gif"], "board.gif: a picture's name ends in .svg or .png"),
        (["-o", "/nowhere/board.svg"], "/nowhere/board.svg: No such file or directory"),
    ],
)
def test_pictures_that_cannot_be(begun: Path, arguments: list[str], text: str) -> None:
    assert text in complaint("draw", begun, *arguments)


def test_a_seed_is_checked_against_the_hash_that_was_shown(whole: Path) -> None:
    right = records.seed_hash("saved")
    assert run("verify", whole, "--seed-hash", right).stdout.startswith("ok: ")
    assert f"the seed's hash is {right}, not 1234" in complaint(
        "verify", whole, "--seed-hash", "1234"
    )


def test_show_draws_a_position_of_a_saved_game_or_of_a_code(begun: Path) -> None:
    record = Record.load(begun)
    state = record.final_state(lascaux.game("hunters"))
    shown = run("show", begun).stdout
    assert shown.startswith(f"Hunters & Gatherers, {state!r}\n")
    assert ". meadow  F forest" in shown
    assert run("show", state.code()).stdout == shown
    view = json.loads(run("show", begun, "--move", "0", "--json").stdout)
    assert len(view["tiles"]) == 1


def test_show_hides_points_as_the_game_does() -> None:
    code = lascaux.game("tribes").new(2, "points").code()
    shown = [run("show", code, *more).stdout for more in ([], ["--seat", "0"])]
    assert all("Green: ?" in text for text in shown)
    assert ["Red: ?" in text for text in shown] == [True, False]


def test_show_says_what_it_cannot_show(begun: Path) -> None:
    assert "neither a saved game nor a position's code" in complaint("show", "nowhere")
    assert "--seat goes from 0 to 1" in complaint("show", begun, "--seat", "7")
    assert "damaged" in complaint("show", "rise.none.0000.AAAA")
    assert "no game 'chess'" in complaint("show", "chess.none.0000.eJwDAAAAAAE")


def test_a_game_that_goes_on_keeps_its_secrets_in_a_replay(tmp_path: Path) -> None:
    begun = write_game(tmp_path / "begun.txt", "whisper", decisions=5)
    moves = [move.notation for move in Record.load(begun).moves]
    told = run("replay", begun).stdout
    first, *steps = [
        json.loads(line) for line in run("replay", begun, "--json").stdout.splitlines()
    ]
    assert set(first) == {"number", "events", "view"}, "what others know is nobody's business"
    game = lascaux.game("whisper")
    assert any(len(move.split()) > 1 for move in moves)
    for step, move in zip(steps, moves, strict=True):
        public = game.public_notation(game.parse(move))
        assert step["notation"] == public
        assert step["action"] == (game.parse(move) if move == public else None)
        assert (step["data"] is None) == (move != public)
        assert "views" not in step
        assert f"\n{step['number']} {step['name']} {public}\n" in told
    assert not [line for line in told.splitlines()[1:] if line[-2:-1].isdigit()]


def test_a_game_that_is_over_tells_all_its_moves(tmp_path: Path) -> None:
    whole = write_game(tmp_path / "whole.txt", "whisper")
    told = run("replay", whole).stdout
    for number, move in enumerate(Record.load(whole).moves, 1):
        assert f"\n{number} {('Amber', 'Flint')[number % 2]} {move.notation}\n" in told
