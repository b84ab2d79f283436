"""The components: their counts and totals, and how a broken content file is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lascaux.engine.errors import ContentError
from lascaux.games.tribes import TribesGame
from lascaux.games.tribes.content import reader
from lascaux.games.tribes.content.parts import EPOCHS, RESOURCES, TRACKS
from lascaux.games.tribes.content.reader import load, standard

TEXT = Path(reader.__file__).with_name("content.toml").read_text(encoding="utf-8")


@pytest.mark.rule("T4")
@pytest.mark.rule("T5")
def test_what_is_in_the_box() -> None:
    found = standard()
    numbers = found.constants
    assert (numbers.members, numbers.stones, len(found.tracks)) == (15, 12, 4)
    assert [len(part) for part in (found.boards, found.events, found.tiles)] == [15, 24, 6]
    assert 4 * numbers.shells == 20
    assert sum(tooth.copies for tooth in found.teeth) == 89


@pytest.mark.rule("T3")
def test_every_epoch_has_five_boards_and_eight_events() -> None:
    found = standard()
    assert EPOCHS == ("Paleolithic", "Neolithic", "Bronze Age")
    assert [board.epoch for board in found.boards] == [1] * 5 + [2] * 5 + [3] * 5
    assert [event.epoch for event in found.events] == [1] * 8 + [2] * 8 + [3] * 8


@pytest.mark.rule("T6")
def test_there_are_ten_lands_of_each_of_five_kinds() -> None:
    lands = {land.id: land.copies for land in standard().lands}
    assert lands == {"goat": 10, "horse": 10, "wheat": 10, "gold": 10, "incense": 10}


@pytest.mark.rule("T8")
def test_four_tracks_of_which_three_pay() -> None:
    tracks = {track.id: track.end_points for track in standard().tracks}
    paying = (0, 0, 1, 3, 6)
    assert tracks == {
        "procreation": paying,
        "exploration": paying,
        "movement": paying,
        "strength": (0, 0, 0, 0, 0),
    }


@pytest.mark.rule("T42")
@pytest.mark.rule("T43")
def test_each_action_is_there_once_without_a_hand_and_once_with() -> None:
    tiles = sorted((tile.action, tile.hand) for tile in standard().tiles)
    actions = ("explore", "move", "procreate")
    assert tiles == [(action, hand) for action in actions for hand in (False, True)]


def test_boards_ask_for_each_resource_once_in_an_epoch_and_raise_every_track() -> None:
    boards = standard().boards
    for epoch in (1, 2, 3):
        of_epoch = [board for board in boards if board.epoch == epoch]
        assert {board.resource for board in of_epoch} == set(RESOURCES)
        assert {board.count for board in of_epoch} == {epoch}
        assert {board.progress for board in of_epoch} == set(TRACKS)
    raised = Counter(board.progress for board in boards)
    assert raised == {"procreation": 4, "exploration": 4, "movement": 4, "strength": 3}


def test_what_the_rulebook_says_of_single_boards() -> None:
    boards = {board.id: board for board in standard().boards}
    hunting, cooking = boards["hunting"], boards["cooking"]
    assert (hunting.epoch, hunting.progress, hunting.points[0]) == (1, "exploration", 2)
    assert 1 in hunting.bolts
    assert (cooking.epoch, cooking.progress, cooking.points[2]) == (1, "procreation", 1)
    assert 3 not in cooking.bolts
    assert (boards["cheese_making"].epoch, boards["cheese_making"].resource) == (2, "goat")
    assert boards["smelting"].epoch == 2
    assert (boards["weaving"].epoch, boards["weaving"].resource) == (3, "goat")
    assert 6 in boards["weaving"].points


@pytest.mark.rule("T95")
def test_most_events_look_at_strength() -> None:
    conditions = Counter(event.condition for event in standard().events)
    assert conditions == {"taker_strongest": 7, "taker_weakest": 8, "always": 9}
    assert conditions["taker_strongest"] + conditions["taker_weakest"] > conditions["always"]


@pytest.mark.rule("A39")
def test_there_are_enough_stones_and_teeth() -> None:
    found = standard()
    assert found.constants.stones == 3 * 4, "one for each board in play"
    assert sum(tooth.value * tooth.copies for tooth in found.teeth) == 235


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """A content file that differs from the printed one."""
    assert old in TEXT
    path = tmp_path / "content.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


BEAR = '[{ target = "self", op = "lose_vp", n = 1 }]'


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("members = 15", "members = 0", "constants: members: must be a number from 1 to 60"),
        ("stones = 12", "stones = 11", "constants: stones: too few to complete every board"),
        (
            "players = 3\nstart_points = [0, 0, 1]",
            "players = 2\nstart_points = [0, 1]",
            "table: there must be one each for 2, 3 and 4 players",
        ),
        ("start_points = [0, 1]", "start_points = [1]", "start_points: must be 2 numbers"),
        ('id = "goat"', 'id = "sheep"', "land sheep: id: the rules know no such land"),
        ("copies = 10", "copies = 11", "land: copies: 51 lands in all, and at most 50 fit"),
        ("copies = 10", "copies = 3", "land goat: copies: must be a number from 4 to 50"),
        ('action = "move"\nhand', 'action = "run"\nhand', "tile move_hand: action: 'run' is none"),
        ("hand = true", "hand = false", "tile: there must be one for each action and three"),
        ("values = [1, 2, 3, 4, 5]", "values = [1, 2, 3, 4]", "end_points: must be as many"),
        (
            "values = [1, 2, 3, 4, 5]\nend_points = [0, 0, 1, 3, 6]",
            "values = [1, 2, 3, 4]\nend_points = [0, 0, 1, 3]",
            "track procreation: values: 4 boards raise it above its top",
        ),
        ("epoch = 1\nresource", "epoch = 2\nresource", "board: 4 of the Paleolithic, not 5"),
        ("points = [2, 2, 1, 1]", "points = [2, 2, 1]", "board hunting: points: must be 4 numbers"),
        ("bolts = [1, 2]", "bolts = [1, 1]", "board hunting: bolts: names a space twice"),
        ("bolts = [1, 2]", "bolts = [1, 2, 3]", "more than 8 bolts on boards of the Paleolithic"),
        ("bolts = [1, 2]", "bolts = [5]", "bolts: must be a list of numbers from 1 to 4"),
        ("epoch = 1\ncondition", "epoch = 3\ncondition", "event: 7 of the Paleolithic, not 8"),
        (BEAR, BEAR.replace("self", "others"), "event cave_bear: effects: none of them touches"),
        (BEAR, BEAR.replace("lose_vp", "give_shell_to_taker"), "only others can give_shell"),
        (BEAR, BEAR.replace("1", "16"), "event cave_bear: effects: n: must be a number from 0"),
        ('tone = "good"', 'tone = "fine"', "tone: 'fine' is none of good, bad, bad_all"),
        ('name = "Hunting"', 'title = "Hunting"', "board hunting: name: is missing"),
        ('edition = "2019"', "edition = 2019", "edition: must be text"),
    ],
)
def test_a_broken_file_is_refused_with_entry_and_field(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ContentError) as refused:
        load(changed(tmp_path, old, new))
    assert complaint in str(refused.value)


def test_the_version_changes_with_what_the_rules_use_and_only_then(tmp_path: Path) -> None:
    printed = standard().version
    assert load(changed(tmp_path, 'name = "Hunting"', 'name = "The Hunt"')).version == printed
    assert load(changed(tmp_path, "value = 6", "value = 5")).version == printed
    assert load(changed(tmp_path, "shells = 5", "shells = 6")).version != printed


def test_an_event_may_do_nothing_or_the_same_as_another(tmp_path: Path) -> None:
    found = load(changed(tmp_path, BEAR, BEAR.replace("1", "0")))
    assert next(event for event in found.events if event.id == "cave_bear").effects[0].n == 0
    twin = BEAR.replace("lose_vp", "lose_members")
    assert load(changed(tmp_path, BEAR, twin)).version != standard().version


def test_corrected_values_are_played_with(tmp_path: Path) -> None:
    game = TribesGame(changed(tmp_path, "shells = 5", "shells = 7"))
    assert [seat["shells"] for seat in game.view(game.new(2, "rich"))["seats"]] == [7, 7]


def test_every_component_says_where_it_comes_from() -> None:
    listed = list(TribesGame().components())
    assert len({component.id for component in listed}) == len(listed) == 63
    assert all(component.source and component.summary for component in listed)
