"""The components: their counts and totals, and how a broken content file is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lascaux.engine.errors import ContentError
from lascaux.games.cromagnon.content import reader
from lascaux.games.cromagnon.content.checklist import components
from lascaux.games.cromagnon.content.parts import CATEGORIES
from lascaux.games.cromagnon.content.reader import load, standard

TEXT = Path(reader.__file__).with_name("content.toml").read_text(encoding="utf-8")


@pytest.mark.rule("C2")
@pytest.mark.rule("C4")
def test_sixteen_areas_and_fifteen_tribes_each() -> None:
    found = standard()
    assert len(found.areas) == 1 + 15
    assert (found.areas[0].name, found.areas[0].cost) == ("East Africa", ())
    assert (found.constants.tribes, found.constants.starting_tribes) == (15, 4)


@pytest.mark.rule("C7")
@pytest.mark.rule("C8")
@pytest.mark.rule("A1")
@pytest.mark.rule("A44")
def test_twelve_types_in_three_categories() -> None:
    types = standard().types
    assert CATEGORIES == ("gods", "trade_goods", "tools")
    found = Counter(each.category for each in types)
    assert found == {"gods": 3, "trade_goods": 4, "tools": 5}
    tiles = Counter({each.category: 0 for each in types})
    for each in types:
        tiles[each.category] += len(each.actions)
    assert tiles == {"gods": 15, "trade_goods": 16, "tools": 15}


@pytest.mark.rule("A2")
@pytest.mark.rule("C102")
@pytest.mark.rule("C103")
@pytest.mark.rule("C104")
def test_the_rarer_a_type_the_more_its_tiles_pay() -> None:
    charts = {category.id: category.chart for category in standard().categories}
    assert charts == {
        "gods": (3, 6, 10, 15, 21),
        "trade_goods": (4, 8, 13, 19),
        "tools": (5, 10, 16),
    }


@pytest.mark.rule("A10")
def test_a_value_tile_for_each_area_and_another_for_each_icon() -> None:
    found = standard()
    assert sum(value.copies for value in found.initial_values) == 15
    icons = sum(action == "value" for _, action in found.tiles)
    assert sum(value.copies for value in found.additional_values) == icons == 10
    values = found.values
    assert sum(first for first, _ in values[:15]) / 15 == pytest.approx(5.2)
    assert sum(second for _, second in values[:15]) / 15 == 2
    assert sum(first for first, _ in values[15:]) / 10 == 2.3
    assert sum(second for _, second in values[15:]) / 10 == 0.8


@pytest.mark.rule("A19")
def test_five_areas_show_two_symbols_of_each_category() -> None:
    costs = {area.id: area.cost for area in standard().areas if area.cost}
    assert costs == {
        "western_europe": ("gods",),
        "siberia": ("tools",),
        "australia": ("tools",),
        "oceania": ("trade_goods",),
        "north_america": ("gods", "trade_goods"),
    }


def test_the_map_is_as_far_as_the_rules_say() -> None:
    found = standard()
    ways = [(link.source, link.target) for link in found.links]
    ways += [(target, source) for source, target in ways]
    assert len(ways) == 2 * 27
    assert min(Counter(source for source, _ in ways).values()) == 2
    steps = {found.areas[0].id: 0}
    for step in range(1, 7):
        beside = {target for source, target in ways if source in steps}
        steps |= dict.fromkeys(beside - set(steps), step)
    assert [steps[area] for area in found.area_ids] == [0, *[1] * 4, *[2] * 4, *[3] * 3, 4, 4, 4, 5]


RULES = (Path(reader.__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")


def table(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading of RULES.md, without daggers."""
    lines = RULES.split(f"\n## {heading}\n")[1].split("\n## ")[0].splitlines()
    rows = [line for line in lines if line.startswith("|")][2:]
    return [[cell.strip(" \u2020") for cell in row.strip("|").split("|")] for row in rows]


def test_the_rules_list_the_areas_as_they_are() -> None:
    found = standard()
    names = {category.id: category.one for category in found.categories}
    areas = found.area_ids
    for number, (area, row) in enumerate(zip(found.areas, table("The areas"), strict=True)):
        ways = [{link.source, link.target} for link in found.links]
        ends = {each for way in ways if area.id in way for each in way - {area.id}}
        beside = sorted(areas.index(each) for each in ends)
        cost = " and ".join(f"a {names[each]}" for each in area.cost)
        assert row == [str(number), area.name, ", ".join(map(str, beside)), cost]


def test_the_rules_list_what_is_under_the_tiles() -> None:
    found = standard()
    names = {action.id: action.name.lower() for action in found.actions}
    rows = table("The tiles")
    told = [(name, under.split(", ")) for _, name, under in rows]
    assert told == [(each.name, [names[a] for a in each.actions]) for each in found.types]
    categories = [row[0] for row in rows if row[0]]
    assert categories == [category.name.lower() for category in found.categories]


def test_how_often_each_action_is_there() -> None:
    found = Counter(action for _, action in standard().tiles)
    movement = {"own_2": 4, "own_3": 2, "foreign_2": 3, "foreign_3": 2, "relocate": 4}
    growth = {"value": 10, "grow_2": 3, "grow_3": 2, "temple": 4}
    others = {"pay_all": 3, "half": 4, "vp_by_hand": 3, "set_bonus": 2}
    assert found == movement | growth | others


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """A content file that differs from the printed one."""
    assert old in TEXT
    path = tmp_path / "content.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


MOTHER = 'actions = ["value", "value", "temple", "grow_3", "set_bonus"]'
FIRST_LINK = 'from = "east_africa"\nto = "southern_africa"'
LAST_AREA = """[[area]]
id = "south_america"
name = "South America"
provenance = "reconstructed"
source = "that there are 15 such areas: rulebook; name and cost designed"
"""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("tribes = 15", "tribes = 16", "constants: tribes: must be a number from 1 to 15"),
        ("tribes = 15 ", "tribes = 3 ", "constants: starting_tribes: a player has only 3 tribes"),
        ("most_steps = 3", "most_steps = 4", "constants: most_steps: must be a number from 1 to 3"),
        ("spaces = 3", "spaces = 4", "constants: spaces: must be a number from 1 to 3"),
        ('id = "gods"', 'id = "ghosts"', "category ghosts: id: the rules know no such category"),
        ("chart = [3, 6, 10, 15, 21]", "chart = [3, 6]", "category gods: chart: must be 5 numbers"),
        ("chart = [5, 10, 16]", 'chart = [5, 10, "16"]', "chart: must be a list of numbers from"),
        ("types = 4\ncopies = 4", "types = 5\ncopies = 4", "copies: must make 16 tiles with 5"),
        ('cost = ["gods"]', 'cost = ["god"]', "area western_europe: cost: 'god' is none of gods"),
        ('name = "East Africa"', 'name = "East Africa"\ncost = ["gods"]', "area east_africa: cost"),
        (LAST_AREA, "", "'south_america' is none of east_africa"),
        (LAST_AREA, LAST_AREA + LAST_AREA.replace("south_a", "inner_a"), "17 areas, not 16"),
        (FIRST_LINK, 'from = "east_africa"\nto = "narnia"', "link number 1: to: 'narnia' is none"),
        (FIRST_LINK, 'from = "east_africa"\nto = "east_africa"', "leads back to the same area"),
        (FIRST_LINK, 'from = "west_africa"\nto = "east_africa"', "link number 1: to: east_africa"),
        ('kind = "land_bridge"', 'kind = "tunnel"', "link number 24: kind: 'tunnel' is none of"),
        ('kind = "own_move"\nn = 2', 'kind = "own_move"\nn = 4', "action own_2: n: must be a"),
        ('kind = "relocate"', 'kind = "relocate"\nn = 2', "action relocate: n: no such field"),
        ('kind = "relocate"', 'kind = "teleport"', "action relocate: kind: 'teleport' is none of"),
        (MOTHER, MOTHER.replace("grow_3", "fly"), "type earth_mother: actions: 'fly' is none of"),
        (MOTHER, MOTHER.replace('"temple", ', ""), "type earth_mother: actions: must be 5"),
        ('category = "gods"', 'category = "tools"', "type: 2 gods, not 3"),
        (MOTHER, MOTHER.replace("set_bonus", "value"), "10 tiles for 11 value icons"),
        ("first = 4\nsecond = 1\ncopies = 3", "first = 4\nsecond = 1\ncopies = 2", "14 tiles, not"),
        ('name = "Siberia"', 'title = "Siberia"', "area siberia: name: is missing"),
        ('edition = "2016"', "edition = 2016", "edition: must be text"),
    ],
)
def test_a_broken_file_is_refused_with_entry_and_field(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ContentError) as refused:
        load(changed(tmp_path, old, new))
    assert complaint in str(refused.value)


def test_areas_must_hang_together(tmp_path: Path) -> None:
    path = changed(tmp_path, 'to = "south_america"', 'to = "east_africa"')
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('to = "south_america"', 'to = "west_africa"'), encoding="utf-8")
    with pytest.raises(ContentError, match=r"link: only 15 of 16 areas hang together"):
        load(path)


def test_an_action_that_is_under_no_tile_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "content.toml"
    text = TEXT.replace('"own_3", "foreign_2"', '"own_2", "foreign_2"')
    path.write_text(text.replace('"own_3", "pay_all"', '"own_2", "pay_all"'), encoding="utf-8")
    with pytest.raises(ContentError, match=r"action own_3: id: is under no tile"):
        load(path)


def test_the_version_changes_with_what_the_rules_use_and_only_then(tmp_path: Path) -> None:
    printed = standard().version
    assert load(changed(tmp_path, 'name = "Siberia"', 'name = "The Taiga"')).version == printed
    assert load(changed(tmp_path, 'kind = "strait"', 'kind = "land"')).version == printed
    assert load(changed(tmp_path, "set_bonus = 4", "set_bonus = 5")).version != printed
    assert load(changed(tmp_path, 'cost = ["gods"]', 'cost = ["tools"]')).version != printed


def test_every_component_says_where_it_comes_from() -> None:
    listed = list(components(standard()))
    assert len({component.id for component in listed}) == len(listed) == 1 + 3 + 16 + 27 + 36
    assert all(component.source and component.summary for component in listed)
