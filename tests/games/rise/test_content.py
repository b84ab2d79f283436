"""The components: their counts and totals, and how a broken content file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux.engine.bits import count_bits
from lascaux.engine.errors import ContentError
from lascaux.games.rise import RiseGame
from lascaux.games.rise.content import reader
from lascaux.games.rise.content.reader import load, standard

TEXT = Path(reader.__file__).with_name("content.toml").read_text(encoding="utf-8")


@pytest.mark.rule("R168")
@pytest.mark.rule("R169")
def test_what_is_in_the_box() -> None:
    found = standard()
    assert [len(part) for part in (found.events, found.goals, found.tribes)] == [16, 15, 8]
    assert [len(part) for part in (found.powers, found.specials)] == [16, 8]
    assert (found.constants.members, found.constants.villages) == (20, 12)
    assert max(outline.tiles for outline in found.maps) == 5


@pytest.mark.rule("R77")
@pytest.mark.rule("R78")
def test_goals_are_worth_27_points_and_favour_no_terrain() -> None:
    goals = standard().goals
    developments = [goal for goal in goals if goal.is_development]
    achievements = [goal for goal in goals if not goal.is_development]
    assert [goal.points for goal in developments] == [1] * 8
    assert [goal.points for goal in achievements] == [4, 2, 2, 2, 3, 3, 3]
    assert [sum(goal.cost[kind] for goal in developments) for kind in range(3)] == [8, 8, 8]


@pytest.mark.parametrize(
    ("players", "edges", "volcano_cells"), [(2, 16, 8), (3, 24, 9), (4, 30, 8)]
)
def test_maps_hang_together(players: int, edges: int, volcano_cells: int) -> None:
    outline = RiseGame().tables.outline(players)
    neighbours = [count_bits(outline.near[h]) for h in range(outline.hexes)]
    assert sum(neighbours) == 2 * edges
    assert len(outline.volcano_cells) == volcano_cells
    assert all(count_bits(hexes) >= 2 for hexes in outline.by_volcano)


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """A content file that differs from the printed one."""
    assert old in TEXT
    path = tmp_path / "content.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "bow"', 'id = "crossbow"', "development crossbow: id: the rules know no such"),
        ("target = 15", 'target = "15"', "constants: target: must be a number from 1 to 99"),
        ("players = 2\n", "players = 3\n", "map: there must be one each for 2, 3 and 4"),
        ("[0,0],[1,0]", "[9,9],[1,0]", "map number 1: cells: the map falls into pieces"),
        ("[0,0],[1,0]", "[1,0],[1,0]", "must be a list of different"),
        ('name = "Daba"', 'title = "Daba"', "tribe daba: name: is missing"),
        ('name = "Daba"', 'name = "Daba"\nhat = 1', "tribe daba: hat: no such field"),
        ('"sun", "sun", "moon"', '"sun", "star", "moon"', "dice: faces: 'star' is none of"),
        ('counter = "stone"', 'counter = "gold"', "event walls: counter: 'gold' is none of"),
        ('provenance = "rulebook"', 'provenance = "guess"', "provenance: 'guess' is none of"),
        ("razed = true", "razed = false", "achievement raiders: hexes: it asks for nothing"),
        ('tribe = "daba"', 'tribe = "kaha"', "power trader: tribe: must be daba"),
        ("[constants]", "[constants", "not a TOML file"),
        ('edition = "2018"', "edition = 2018", "edition: must be text"),
        ('[[tribe]]\nid = "tunga"', '[[clan]]\nid = "tunga"', "tribe tunga: is missing"),
    ],
)
def test_a_broken_file_is_refused_with_entry_and_field(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ContentError) as refused:
        load(changed(tmp_path, old, new))
    assert complaint in str(refused.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load(tmp_path / "nothing.toml")


def test_the_version_changes_with_what_the_rules_use_and_only_then(tmp_path: Path) -> None:
    printed = standard().version
    assert load(changed(tmp_path, 'name = "Daba"', 'name = "Dabba"')).version == printed
    assert load(changed(tmp_path, "target = 15", "target = 16")).version != printed


def test_corrected_values_are_played_with(tmp_path: Path) -> None:
    game = RiseGame(changed(tmp_path, "target = 15", "target = 3"))
    assert game.view(game.new(2, "short"))["target"] == 3


def test_every_component_says_where_it_comes_from() -> None:
    listed = list(RiseGame().components())
    assert len({component.id for component in listed}) == len(listed) == 79
    assert all(component.source and component.summary for component in listed)
