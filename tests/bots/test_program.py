"""A program in any language plays; and whatever it does wrong, it does not hold up a match."""

import gc
import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import lascaux
from lascaux import Game, OptionError, Rng, Sight
from lascaux.bots import Bot, bot, kind, read_spec
from lascaux.bots.failure import BotFailed
from lascaux.bots.match import play_match
from lascaux.bots.program import question
from tests.cli.command import begin

ROOT = Path(__file__).parents[2]
POSIX = pytest.mark.skipif(os.name == "nt", reason="needs process groups, pipes with names, sh")
EXAMPLES = {
    "Python": shlex.join([sys.executable, str(ROOT / "examples" / "random_bot.py")]),
    "shell": str(ROOT / "examples" / "last_bot.sh"),
}
QUICK = ",seconds=0.3"

READ = "import json, os, sys, time\nhello, told = (json.loads(input()) for _ in range(2))\n"
ANSWER = 'print(json.dumps({"position": 1, "action": told["legal"][0]["action"]}), flush=True)\n'


def written(folder: Path, source: str) -> str:
    """The spec of a Python program with this source."""
    path = folder / "bot.py"
    path.write_text(source)
    return f"program:command={shlex.join([sys.executable, str(path)])}"


def first_sight(game: Game) -> Sight:
    return Sight(game.new(2, "s"), 0, Rng("sight"))


def seated(spec: str, game: str = "pebbles") -> tuple[Bot, Sight]:
    played = lascaux.game(game)
    return bot(spec, played, Rng("mine")), first_sight(played)


def played(game: Game, spec: str) -> list[int]:
    state = game.new(seed="s")
    others = [bot("random", game, Rng(f"seat {seat}")) for seat in range(1, state.players)]
    bots = [bot(spec, game, Rng("one")), *others]
    match = play_match(state, bots, Rng("sight"))
    assert state.over
    return match.actions


@pytest.mark.parametrize(
    "language", ["Python", pytest.param("shell", marks=POSIX)], ids=["Python", "shell"]
)
@pytest.mark.parametrize("game", lascaux.engine.game.game_ids())
def test_the_examples_play_every_game_to_its_end(game: str, language: str) -> None:
    played(lascaux.game(game), f"program:command={EXAMPLES[language]}")


def test_a_program_that_uses_its_seed_plays_the_same_match_again() -> None:
    game = lascaux.game("hunters")
    spec = f"program:command={EXAMPLES['Python']}"
    assert played(game, spec) == played(game, spec)


def test_the_description_shows_the_example() -> None:
    example = (ROOT / "examples" / "random_bot.py").read_text()
    assert example in (ROOT / "docs" / "bot-programs.md").read_text()


def test_what_a_program_is_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    keep = f"open({str(heard)!r}, 'w').write(json.dumps([hello, told]))\n"
    player, sight = seated(written(tmp_path, READ + keep + ANSWER) + ",seconds=7.5")
    game = lascaux.game("pebbles")
    assert player.choose(sight) == sight.legal()[0]
    hello, told = json.loads(heard.read_text())
    assert 0 <= hello.pop("seed") < 1 << 30
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "pebbles",
        "content": "none",
        "players": 2,
        "seat": 0,
        "seat_names": ["Chalk", "Ochre"],
        "action_space": 4,
        "seconds": 7.5,
    }
    assert told == {
        "type": "decide",
        "position": 1,
        "seat": 0,
        "prompt": "Chalk: what now?",
        "rule": "P2",
        "scores": [0, 0],
        "view": game.view(sight.state, 0),
        "legal": [
            {"action": 0, "notation": "take", "label": "take"},
            {"action": 1, "notation": "roll", "label": "roll"},
        ],
    }


@pytest.mark.parametrize("game", lascaux.engine.game.game_ids())
def test_a_program_is_told_nothing_that_its_seat_does_not_know(game: str) -> None:
    played = lascaux.game(game)
    state, chance = played.new(seed="s"), Rng("moves")
    for number in range(60):
        if state.over:
            break
        seat = state.to_move
        another = state.determinize(seat, Rng(f"another {number}"))
        for_truth, for_another = (
            question(played, Sight(truth, seat, Rng(f"sight {name}")), number)
            for name, truth in (("one", state), ("two", another))
        )
        assert for_truth == for_another
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))])


def test_a_program_may_answer_in_notation(tmp_path: Path) -> None:
    answer = 'print(json.dumps({"position": 1, "notation": "roll"}), flush=True)\n'
    player, sight = seated(written(tmp_path, READ + answer))
    assert player.choose(sight) == lascaux.game("pebbles").parse("roll")


def test_a_program_may_print_any_amount_of_remarks(tmp_path: Path) -> None:
    remarks = 'sys.stderr.write("hm\\n" * 1_000_000)\n'
    player, sight = seated(written(tmp_path, READ + remarks + ANSWER))
    assert player.choose(sight) == sight.legal()[0]


def said(text: str) -> str:
    return READ + f"print({text!r}, flush=True)\n"


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (READ + "sys.exit(3)", "has ended with exit code 3"),
        (READ + "sys.exit('no idea')", "has ended with exit code 1; it last printed: no idea"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("pass", "has ended with exit code 0"),
        (said("to be or not to be"), "a line that is not JSON; it last printed: to be or"),
        (said(""), "a line that is not JSON"),
        (READ + "os.write(1, b'\\xff\\xfe\\n')", "a line that is not JSON"),
        (said("[" * 50_000), "a line that is not JSON"),
        (READ + "os.write(1, b'[' * 1_000_000)", "a line that is not JSON"),
        (said("[1, 0]"), "a line that is no JSON object"),
        (said('{"action": 0}'), "has answered for position null, not 1"),
        (said('{"position": 2, "action": 0}'), "has answered for position 2, not 1"),
        (said('{"position": 1}'), "must answer with either an action"),
        (said('{"position": 1, "action": "0"}'), "must answer with either an action"),
        (said('{"position": 1, "action": true}'), "must answer with either an action"),
        (said('{"position": 1, "action": 0, "notation": "take"}'), "must answer with either"),
        (said('{"position": 1, "action": 2}'), "chosen what it may not: that is not asked now"),
        (said('{"position": 1, "action": -1}'), "-1 is no action of this game"),
        (said('{"position": 1, "action": 99999999999999999999}'), "is no action of this game"),
        (
            said('{"position": 1, "notation": "fly"}'),
            "chosen what it may not: 'fly' is no move: write for example 'take',",
        ),
    ],
)
def test_a_program_that_does_not_decide_fails_and_its_output_is_kept(
    tmp_path: Path, source: str, text: str
) -> None:
    player, sight = seated(written(tmp_path, source))
    with pytest.raises(BotFailed) as failed:
        player.choose(sight)
    assert text in str(failed.value)
    assert "\n" not in str(failed.value)
    assert len(str(failed.value)) < 1000
    assert failed.value.seat == 0


def test_the_latest_output_is_kept_but_not_all_of_it(tmp_path: Path) -> None:
    lines = "for number in range(10_000): print('thought', number, file=sys.stderr)\nsys.exit(1)"
    player, sight = seated(written(tmp_path, READ + lines))
    with pytest.raises(BotFailed, match=r"thought 9998 \| thought 9999$") as failed:
        player.choose(sight)
    assert 1000 < len(failed.value.output) < 10_000


@pytest.mark.parametrize(
    "source",
    [
        READ + "time.sleep(600)",
        "while True: pass",
        READ + "print('{\"position\": 1, ', end='', flush=True); time.sleep(600)",
        READ + "os.close(0); time.sleep(600)",
    ],
    ids=["sleeps", "never listens", "stops in the middle of a line", "stops listening"],
)
def test_a_program_that_hangs_fails_when_its_time_is_over(tmp_path: Path, source: str) -> None:
    player, sight = seated(written(tmp_path, source) + QUICK)
    with pytest.raises(BotFailed, match=r"the program has not answered within 0.3 s"):
        player.choose(sight)


def test_the_beginning_of_a_line_is_kept_too(tmp_path: Path) -> None:
    source = READ + "print('{\"position\": 1, ', end='', flush=True)"
    player, sight = seated(written(tmp_path, source))
    with pytest.raises(BotFailed) as failed:
        player.choose(sight)
    assert failed.value.output == '{"position": 1, '


def test_a_program_that_never_reads_is_asked_more_than_a_pipe_holds(tmp_path: Path) -> None:
    answer = 'print(f\'{{"position": {position}, "notation": "take"}}\', flush=True)'
    slowly = f"    {answer}\n    time.sleep(0.001)\n"  # a flood of answers would be cut off
    source = f"import time\nfor position in range(1, 251):\n{slowly}time.sleep(600)"
    player, sight = seated(written(tmp_path, source))
    for _ in range(250):
        player.choose(sight)


def test_a_program_that_answers_twice_is_not_taken_at_its_word(tmp_path: Path) -> None:
    player, sight = seated(written(tmp_path, READ + ANSWER + ANSWER + "time.sleep(600)"))
    player.choose(sight)
    with pytest.raises(BotFailed, match="has answered for position 1, not 2"):
        player.choose(sight)


@POSIX
def test_a_program_that_was_killed(tmp_path: Path) -> None:
    player, sight = seated(written(tmp_path, READ + "os.kill(os.getpid(), 9)"))
    with pytest.raises(BotFailed, match="the program was ended by signal 9"):
        player.choose(sight)


# Who lives holds a pipe with a name open; its end is the end of everybody.

HOLD = "\nimport os\nheld = os.open({pipe!r}, os.O_WRONLY)\n"


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "life"
    os.mkfifo(path)
    return path


@POSIX
def test_a_dropped_bot_ends_its_program(tmp_path: Path, pipe: Path) -> None:
    source = READ + HOLD.format(pipe=str(pipe)) + ANSWER + "time.sleep(600)"
    player, sight = seated(written(tmp_path, source))
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    player.choose(sight)
    with pytest.raises(BlockingIOError):  # it lives
        os.read(reader, 1)
    del player
    gc.collect()
    assert os.read(reader, 1) == b""
    os.close(reader)


@POSIX
def test_all_that_a_program_has_started_ends_with_it(tmp_path: Path, pipe: Path) -> None:
    source = READ + HOLD.format(pipe=str(pipe)) + "os.set_inheritable(held, True)\n"
    source += "os.spawnlp(os.P_NOWAIT, 'sleep', 'sleep', '600')\n" + ANSWER
    player, sight = seated(written(tmp_path, source))
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    player.choose(sight)
    with pytest.raises(BlockingIOError):  # the sleeper lives
        os.read(reader, 1)
    del player
    gc.collect()
    os.set_blocking(reader, True)
    assert os.read(reader, 1) == b""
    os.close(reader)


@POSIX
@pytest.mark.parametrize(
    ("how", "jobs"), [(signal.SIGINT, 1), (signal.SIGINT, 2), (signal.SIGKILL, 1)]
)
def test_a_program_that_hangs_ends_when_whoever_asks_is_stopped(
    tmp_path: Path, pipe: Path, how: signal.Signals, jobs: int
) -> None:
    source = HOLD.format(pipe=str(pipe)) + "import time\ntime.sleep(600)"
    spec = written(tmp_path, source) + ",seconds=600"
    asking = begin(
        *("simulate", "pebbles", "--bots", spec, "-n", 2, "--jobs", jobs),
        stderr=subprocess.DEVNULL,
    )
    with pipe.open("rb") as life:  # waits until a program is there
        os.killpg(asking.pid, how)
        assert life.read() == b""
    asking.communicate()


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("program", "say which program decides: program:command=./my_bot"),
        ("program:command=", "say which program decides"),
        ("program:command=./nobody -v", "there is no program './nobody' that can be run"),
        ("program:command='open", "cannot be read: No closing quotation"),
        ("program:command=a,b", "the bot program has no setting 'b'; it has: command, seconds"),
        ("program:command=a,seconds=0", "program:seconds takes a number from 0.1 to 3600"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(spec: str, text: str) -> None:
    with pytest.raises(OptionError, match=text):
        bot(spec, lascaux.game("pebbles"), Rng(""))


@POSIX
def test_a_file_that_the_system_cannot_run(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x00\x01\x02")
    broken.chmod(0o755)
    player, sight = seated(f"program:command={broken}")
    with pytest.raises(BotFailed, match="the program cannot be run: "):
        player.choose(sight)


def test_a_program_has_no_seat_at_a_table() -> None:
    _, settings = read_spec("program:command=rm")
    assert "shell only" in kind("program").why_not_at_table(settings)


def test_a_program_is_told_how_the_game_ended(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    source = f"""import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        answer = {{"position": told["position"], "action": told["legal"][0]["action"]}}
        print(json.dumps(answer), flush=True)
    elif told["type"] == "end":
        open({str(heard)!r}, "w").write(line)
"""
    game = lascaux.game("pebbles")
    state = game.new(2, "s")
    bots = [bot(written(tmp_path, source), game, Rng("one")), bot("random", game, Rng("two"))]
    play_match(state, bots, Rng("sight"))
    del bots
    gc.collect()  # which waits for the program to end
    told = json.loads(heard.read_text())
    assert told["scores"] == state.scores()
    assert told["winners"] == state.winners()
    assert told["view"] == game.view(state, 0)
