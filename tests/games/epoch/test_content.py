"""The components: their counts and totals, and how a broken content file is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lascaux.engine.errors import ContentError
from lascaux.engine.hexes import distance
from lascaux.games.epoch.content import reader
from lascaux.games.epoch.content.checklist import components
from lascaux.games.epoch.content.parts import ABILITIES, QUADRANTS
from lascaux.games.epoch.content.reader import load, standard

TEXT = Path(reader.__file__).with_name("content.toml").read_text(encoding="utf-8")


@pytest.mark.rule("E1")
@pytest.mark.rule("E2")
def test_what_is_in_the_box() -> None:
    found = standard()
    assert (found.constants.huts, found.constants.offer_tokens) == (11, 4)
    parts = (found.tiles, found.villages, found.sites)
    assert [len(part) for part in parts] == [42, 2, 6]
    extensions = [site for site in found.sites if site.three and site.four]
    assert len(extensions) == 6


@pytest.mark.rule("E13")
def test_a_carrier_board_has_two_sides() -> None:
    numbers = standard().constants
    places = (numbers.resource_places, numbers.most_places, numbers.food_places)
    assert places == (5, 7, 16)


@pytest.mark.rule("E84")
@pytest.mark.rule("E19")
def test_every_ability_is_on_two_tiles_of_six_landscapes() -> None:
    tiles = standard().tiles
    assert Counter(tile.ability for tile in tiles) == dict.fromkeys(ABILITIES, 2)
    landscapes = Counter(tile.landscape for tile in tiles)
    assert landscapes == {
        "grasslands": 8,
        "forest": 8,
        "mountain": 6,
        "marshes": 7,
        "drift_sand": 7,
        "water": 6,
    }
    assert sum(tile.status for tile in tiles) == 2 * 49


@pytest.mark.rule("E7")
@pytest.mark.rule("E21")
@pytest.mark.rule("E22")
def test_t1_the_pottery_tile() -> None:
    tile = standard().tile("pottery_a")
    assert (tile.landscape, tile.start, tile.status) == ("grasslands", True, 2)
    assert tile.price == ((("bronze", 1), ("stone", 3), ("clay", 3)),)


@pytest.mark.rule("A38")
def test_t46_the_price_of_the_pick() -> None:
    price = ((("wood", 1),), (("antler", 2), ("flint", 3), ("stone", 3)))
    assert {standard().tile(tile).price for tile in ("pick_a", "pick_b")} == {price}


def test_every_part_of_a_price_can_be_paid_without_what_may_never_be_made() -> None:
    rare = {"bronze", "rope", "leather"}
    for tile in standard().tiles:
        assert all(any(material not in rare for material, _ in part) for part in tile.price)


@pytest.mark.rule("E97")
def test_thirteen_tiles_belong_to_each_quadrant_and_ten_to_two() -> None:
    cells = standard().cells
    for quadrant in QUADRANTS:
        own = [cell for cell in cells if quadrant in cell.quadrants]
        assert len(own) == 13
        assert sum(len(cell.quadrants) == 1 for cell in own) == 8
    assert sum(len(cell.quadrants) == 2 for cell in cells) == 10


def test_every_site_touches_two_tiles_of_its_quadrant() -> None:
    found = standard()
    for slot in found.slots:
        beside = [cell for cell in found.cells if distance(cell.at, slot.at) == 1]
        assert len(beside) == 2
        assert all(set(cell.quadrants) & set(slot.quadrants) for cell in beside)


@pytest.mark.rule("E9")
@pytest.mark.rule("E10")
def test_there_are_as_many_segments_as_players_and_two_for_one() -> None:
    for site in standard().sites:
        assert [len(site.segments(players)) for players in (1, 2, 3, 4)] == [2, 2, 3, 4]


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """A content file that differs from the printed one."""
    assert old in TEXT
    path = tmp_path / "content.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


AXE = "price = [{ wood = 1 }, { bronze = 1, flint = 3, stone = 3 }]"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("huts = 11", "huts = 0", "constants: huts: must be a number from 1 to 42"),
        ("huts = 11", "huts = 10", "constants: huts: too few for the last rounds"),
        ("[0, 2, 5, 10, 15]", "[0, 2]", "constants: offer_bonus: too short"),
        ("most_places = 7", "most_places = 4", "constants: most_places: below resource_places"),
        ("food = 12", "food = -1", "start: food: must be a number from 0 to 99"),
        ("efforts = 2", 'efforts = "two"', "actions: efforts: must be a number from 0 to 5"),
        ('id = "wood"', 'id = "timber"', "material timber: id: the rules know no such material"),
        (
            'name = "Wood"\nkind = "raw"',
            'name = "Wood"\nkind = "processed"',
            "material wood: kind: is no processed material",
        ),
        ("village = true", "village = false", "landscape: village: villages count as exactly one"),
        ("work = { wood = 2", "work = { hide = 2", "landscape grasslands: work: 'hide' is none of"),
        ("work = { wood = 2", "work = { wood = 0", "landscape grasslands: work: wood must be"),
        ("gather = 1\nfish = 0", "gather = 0\nfish = 0", "landscape drift_sand: gather: a clan"),
        ("at = [0, -1]", "at = [0, 0]", "cell: at: two of them lie on one place"),
        ("at = [0, -1]\nring = 1", "at = [0, -1]\nring = 2", "cell: ring: there must be"),
        ('id = "NE"\nat = [3, -4]', 'id = "NE"\nat = [5, -4]', "slot NE: at: touches no tile"),
        (
            'at = [3, -4]\nquadrants = ["NE"]',
            'at = [3, -4]\nquadrants = ["SW"]',
            "slot NE: quadrants: it touches R3-03 of another",
        ),
        (
            'path = ["R1-02", "R2-03", "R3-04"]',
            'path = ["R1-02", "R3-04"]',
            "slot NE: path: does not lead from a village to it",
        ),
        ('tiles = ["bow_a"', 'tiles = ["bow_b"', "place: tiles: two start tiles each"),
        ('cells = ["R1-01"', 'cells = ["R2-01"', "place: cells: two of the first ring each"),
        ('half = ["wood"]', 'half = ["flax"]', "ability: half: flax is halved by 2 abilities"),
        ("takes = { ore = 2 }\n", "", "ability casting_bronze: batches: only"),
        ("paddle = true", "paddle = false", "ability canoe: paddle: only the canoe"),
        ("rope = 1, tendon = 2, flax = 4", "rope = 1", "ability bow: two_strings: are of rope"),
        ('ability = "axe"', 'ability = "saw"', "tile axe_a: ability: 'saw' is none of"),
        ('ability = "axe"', 'ability = "bow"', "tile: ability: 1 with axe, not 2"),
        ('landscape = "forest"', 'landscape = "sea"', "tile axe_a: landscape: 'sea' is none of"),
        ('landscape = "forest"', 'landscape = "water"', "tile axe_a: landscape: a start tile"),
        ("start = true", "start = false", "tile: start: 7 start tiles, not 8"),
        (AXE, "price = []", "tile axe_a: price: must ask for something"),
        (AXE, "price = [{ wood = 1 }, { wood = 2 }]", "tile axe_a: price: names a material in two"),
        (AXE, "price = [{ gold = 1 }]", "tile axe_a: price: part: 'gold' is none of"),
        ('counts = "tiles"', 'counts = "huts"', "site carnac: counts: 'huts' is none of"),
        ("three = [{ raw = 6 }]", "three = []", "site carnac: three: must be 1 segments"),
        ("shared = [8, 8, 12, 16]", "shared = [8]", "site stonehenge: shared: must be 4 numbers"),
        ('"leather", "hide", "wood"', '"hide", "hide", "wood"', "two_of: must be three different"),
        ('name = "Carnac"', 'title = "Carnac"', "site carnac: name: is missing"),
        ('edition = "2017"', "edition = 2017", "edition: must be text"),
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
    assert load(changed(tmp_path, 'name = "Carnac"', 'name = "The stones"')).version == printed
    assert load(changed(tmp_path, "food = 12", "food = 11")).version != printed


def test_every_component_says_where_it_comes_from() -> None:
    listed = list(components(standard()))
    assert len({component.id for component in listed}) == len(listed) == 145
    assert all(component.source and component.summary for component in listed)
