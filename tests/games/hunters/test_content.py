"""The tiles: their totals, their side patterns, and how a broken content file is refused."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

import lascaux
from lascaux.engine.errors import ContentError
from lascaux.games.hunters.content import reader
from lascaux.games.hunters.content.reader import counts, load, standard
from lascaux.games.hunters.content.tiles import Tile
from tests.games.hunters.scenario import Story, game_with

TEXT = Path(reader.__file__).with_name("content.toml").read_text(encoding="utf-8")
LAND = tuple(tile for tile in standard().tiles if tile.kind != "bonus")
BONUS = tuple(tile for tile in standard().tiles if tile.kind == "bonus")

# Totals


def test_totals_of_the_land_tiles() -> None:
    assert counts(LAND) == {
        "tiles": 79,
        "meadow_sides": 106,
        "forest_sides": 104,
        "river_sides": 106,
        "meadow_zones": 160,
        "forest_zones": 71,
        "river_zones": 79,
        "lake_zones": 22,
        "river_ends_in_lake": 45,
        "river_mouths": 7,
        "fish": 30,
        "deer": 29,
        "mammoth": 13,
        "tiger": 11,
        "aurochs": 0,
        "gold": 30,
        "mushrooms": 0,
        "shrine": 0,
        "fire": 0,
    }


def test_totals_of_the_bonus_tiles() -> None:
    assert counts(BONUS) == {
        "tiles": 12,
        "meadow_sides": 19,
        "forest_sides": 13,
        "river_sides": 16,
        "meadow_zones": 24,
        "forest_zones": 8,
        "river_zones": 15,
        "lake_zones": 7,
        "river_ends_in_lake": 13,
        "river_mouths": 1,
        "fish": 14,
        "deer": 3,
        "mammoth": 1,
        "tiger": 3,
        "aurochs": 4,
        "gold": 1,
        "mushrooms": 3,
        "shrine": 1,
        "fire": 1,
    }


@pytest.mark.parametrize(
    ("tiles", "crossing", "lakes"),
    [(LAND, 27, {1: 15, 2: 6, 3: 1}), (BONUS, 1, {1: 2, 2: 4, 4: 1})],
)
def test_rivers_that_cross_and_lakes_by_their_fish(
    tiles: tuple[Tile, ...], crossing: int, lakes: dict[int, int]
) -> None:
    zones = [zone for tile in tiles for zone in tile.zones]
    rivers = [zone for zone in zones if zone.kind == "river"]
    assert sum(not zone.lake and not zone.mouth for zone in rivers) == crossing
    assert Counter(zone.fish for zone in zones if zone.kind == "lake") == lakes


def test_on_land_tiles_just_the_forests_of_two_or_more_sides_have_gold() -> None:
    for tile in LAND:
        for zone in tile.zones:
            if zone.kind == "forest":
                assert zone.gold == (sum(zone.name in side for side in tile.sides) > 1)


def test_every_tile_has_an_id_of_its_kind() -> None:
    ids = ["S00", *(f"L{n:02}" for n in range(1, 79)), *(f"B{n:02}" for n in range(1, 13))]
    assert [tile.id for tile in standard().tiles] == ids
    letter = {"start": "S", "land": "L", "bonus": "B"}
    assert all(tile.id[0] == letter[tile.kind] for tile in standard().tiles)


# Side patterns: the letters of the four sides, turned until they come first in the alphabet.

PATTERNS = {
    "FFFM": "L44 L45 L63 L64 L65",
    "FFFR": "L15 L56 L57 L58",
    "FFMM": "L31 L32 L33 L34 L43 L67 L75 L76 L77 L78 B01 B03",
    "FFMR": "L03",
    "FFRM": "S00 L01 L66 B08",
    "FFRR": "L24 L27 L30 L55 L69 L70 B06",
    "FMFM": "L39 L40 L41 L42 L60",
    "FMFR": "B07",
    "FMMM": "L35 L36 L37 L38 B12",
    "FMRM": "L59 L68",
    "FMRR": "L21 L26 L28 B05",
    "FRFR": "L46 L71 L72 L73 L74",
    "FRMM": "L05 B09",
    "FRMR": "L02 L47 L48",
    "FRRM": "L23 L25 L29",
    "FRRR": "L12",
    "MMMM": "L61 L62 B02",
    "MMMR": "L09",
    "MMRR": "L16 L17 L19 L20 L22 B04",
    "MRMR": "L49 L50 L51 L52 L53 L54",
    "MRRR": "L04 L06 L07 L08 L10 L11 L13 B11",
    "RRRR": "L14 L18 B10",
}


def test_side_patterns() -> None:
    found = defaultdict(list)
    for tile in standard().tiles:
        letters = "".join(tile.side_kind(side)[0].upper() for side in range(4))
        found[min(letters[turn:] + letters[:turn] for turn in range(4))].append(tile.id)
    assert {pattern: " ".join(ids) for pattern, ids in found.items()} == PATTERNS


def picture(tile: Tile, turns: int) -> tuple[object, ...]:
    """What is drawn, whatever the zones are called."""
    names: list[str] = []
    drawn: list[object] = []
    for side in range(4):
        for name in tile.sides[(side - turns) % 4]:
            zone = tile.zone(name)
            for called in (name, zone.lake):
                if called and called not in names:
                    names.append(called)
            fish = tile.zone(zone.lake).fish if zone.lake else 0
            lake = names.index(zone.lake) if zone.lake else -1
            held = (sorted(zone.animals), zone.power, zone.gold, zone.mushrooms, zone.mouth)
            drawn.append((side, zone.kind, names.index(name), lake, fish, held))
    return tuple(drawn)


def test_tiles_that_are_equal_up_to_rotation() -> None:
    groups: list[list[Tile]] = []
    for tile in standard().tiles:
        mine = [picture(tile, turns) for turns in range(4)]
        for group in groups:
            if picture(group[0], 0) in mine:
                group.append(tile)
                break
        else:
            groups.append([tile])
    assert len(groups) == 77
    assert ["=".join(tile.id for tile in group) for group in groups if len(group) > 1] == [
        *("L04=L06", "L07=L11", "L16=L20", "L26=L28", "L30=L69", "L31=L78", "L32=L33"),
        *("L34=L75=L77", "L36=L37", "L39=L60", "L40=L41", "L51=L53", "L52=L54"),
    ]


# Broken files


def changed(*changes: tuple[str, str]) -> str:
    """The content file with each first text replaced, once, by the second."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def of(tile_id: str, old: str, new: str) -> tuple[str, str]:
    """A change within the table of one tile."""
    (table,) = re.findall(rf'id = "{tile_id}"\n(?:.+\n)+', TEXT)
    assert old in table, f"{tile_id} has no {old}"
    return table, table.replace(old, new, 1)


EXTRA = "".join(
    f'[[tile]]\nid = "X{n}"\nkind = "land"\nnorth = "m0"\neast = "m0"\nsouth = "m0"\nwest = "m0"\n'
    'provenance = "public"\nsource = "none"\n\n'
    for n in range(37)
)

DAMAGE = {
    "no TOML": (("edition = ", "edition == "), "not a TOML file"),
    "no edition": (('edition = "2014"', ""), "edition: must be text"),
    "unknown section": (("[totals.land]", "[sums]\n[totals.land]"), "sums: no such section"),
    "id missing": (of("L01", 'id = "L01"\n', ""), "tile number 2: id:"),
    "id no text": (of("L01", '"L01"', "1"), "tile 1: id:"),
    "id with a dot": (of("L01", '"L01"', '"L.1"'), "tile L.1: id:"),
    "id twice": (of("L02", '"L02"', '"L01"'), "tile L01: id: given to 2 tiles"),
    "unknown kind": (of("L01", '"land"', '"sea"'), "tile L01: kind: 'sea'"),
    "second start tile": (of("L01", '"land"', '"start"'), "tile S00: kind: the one start tile"),
    "no start tile": (of("S00", '"start"', '"land"'), "tile S00: kind: the one start tile"),
    "side missing": (of("L01", 'east = "m2"\n', ""), "tile L01: east:"),
    "side no text": (of("L01", 'east = "m2"', "east = 2"), "tile L01: east:"),
    "side with no zone": (of("L01", '"m0 r1 m2"', '"m0 x1 m2"'), "tile L01: north: 'x1'"),
    "side with half a river": (of("L01", '"m0 r1 m2"', '"m0 r1"'), "tile L01: north: 'm0 r1'"),
    "lake on a side": (of("L01", 'east = "m2"', 'east = "l8"'), "tile L01: east: 'l8'"),
    "digit twice": (of("L01", 'south = "f3"', 'south = "f0"'), "tile L01: sides: two zones share"),
    "zones that cross": (of("L39", 'south = "m2"', 'south = "m0"'), "tile L39: sides: f1 and m0"),
    "river with one end": (
        of("L01", 'l8 = { fish = 2, rivers = ["r1"] }\n', ""),
        "tile L01: r1: a river has two ends, this one has 1",
    ),
    "river with three ends": (
        of("L53", "provenance", 'mouths = ["r1"]\nprovenance'),
        "tile L53: r1: a river has two ends, this one has 3",
    ),
    "lake without a river": (of("L01", '["r1"]', "[]"), "tile L01: l8: no river flows into it"),
    "lake with a strange river": (of("L01", '["r1"]', '["r5"]'), "tile L01: l8: 'r5' is no river"),
    "lake with a meadow": (of("L01", '["r1"]', '["m0"]'), "tile L01: l8: 'm0' is no river"),
    "lake with a list of lists": (of("L01", '["r1"]', '[["r1"]]'), "tile L01: l8: ['r1'] is no"),
    "lake without fish": (of("L01", "fish = 2, ", ""), "tile L01: l8: must be { fish"),
    "fish no number": (of("L01", "fish = 2", 'fish = "two"'), "tile L01: l8: fish must be"),
    "fish below zero": (of("L01", "fish = 2", "fish = -2"), "tile L01: l8: fish must be"),
    "river with two lakes": (
        of("L01", "provenance", 'l9 = { fish = 1, rivers = ["r1"] }\nprovenance'),
        "tile L01: l9: river r1 has another end already",
    ),
    "unknown animal": (of("L61", "mammoth", "elephant"), "tile L61: animals: 'elephant'"),
    "animal in no meadow": (of("L61", "m0 = [", "m9 = ["), "tile L61: animals: 'm9'"),
    "animals no list": (of("L61", '["mammoth"]', '"mammoth"'), "tile L61: animals: m0"),
    "animals no table": (of("L61", '{ m0 = ["mammoth"] }', '["mammoth"]'), "tile L61: animals:"),
    "gold in no forest": (of("S00", '["f1"]', '["f7"]'), "tile S00: gold: 'f7' is no forest"),
    "gold in a meadow": (of("S00", '["f1"]', '["m0"]'), "tile S00: gold: 'm0' is no forest"),
    "gold twice": (of("S00", '["f1"]', '["f1", "f1"]'), "tile S00: gold: names a zone twice"),
    "gold no name": (of("S00", '["f1"]', "1"), "tile S00: gold: must be a zone name"),
    "gold a list of lists": (of("S00", '["f1"]', '[["f1"]]'), "tile S00: gold: ['f1'] is no"),
    "volcano no flag": (of("S00", "true", '"yes"'), "tile S00: volcano: must be true or false"),
    "unknown field": (of("L01", "kind", 'colour = "red"\nkind'), "tile L01: colour: no such field"),
    "unknown provenance": (of("L01", '"public"', '"heard"'), "tile L01: provenance:"),
    "source missing": (of("L01", "source", "note"), "tile L01: source:"),
    "too many tiles": (("[totals.land]", EXTRA + "[totals.land]"), "tile X36: id: more than 127"),
    "no totals": ((TEXT[TEXT.index("[totals.land]") :], ""), "totals: must have the two tables"),
    "unknown total": (("[totals.land]", "[totals.land]\nbears = 1"), "totals.land.bears: no such"),
    "total missing": (("deer = 29\n", ""), "totals.land.deer: is missing, but the tiles have 29"),
    "wrong total": (("deer = 29", "deer = 30"), "totals.land.deer: says 30, but the tiles have 29"),
    "wrong tile": (of("L62", "deer", "tiger"), "totals.land.deer: says 29, but the tiles have 28"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_broken_file_is_refused_with_the_place_named(damage: str, tmp_path: Path) -> None:
    change, complaint = DAMAGE[damage]
    path = tmp_path / "tiles.toml"
    path.write_text(changed(change), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        load(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("power", "tile", "total"), [("shrine", "B12", "shrine = 1"), ("fire", "B12", "fire = 1")]
)
def test_a_second_shrine_or_fire_is_refused(
    power: str, tile: str, total: str, tmp_path: Path
) -> None:
    second = of(tile, "provenance", f'{power} = ["m0"]\nprovenance')
    path = tmp_path / "tiles.toml"
    path.write_text(changed(second, (total, total.replace("1", "2"))), encoding="utf-8")
    with pytest.raises(ContentError, match=f"totals: {power}: at most one in all"):
        load(path)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load(tmp_path / "none.toml")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match="not a TOML file"):
        load(tmp_path / "noise.toml")


# Corrected files


def test_a_corrected_file_has_another_version_and_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "corrected.toml"
    path.write_text(
        changed(
            of("L61", "mammoth", "deer"),
            ("deer = 29", "deer = 30"),
            ("mammoth = 13", "mammoth = 12"),
        ),
        encoding="utf-8",
    )
    corrected = lascaux.game("hunters", path)
    assert corrected.content_version != standard().version
    state = corrected.new(3, "spring")
    lascaux.playout(state, lascaux.Rng("mine"))
    assert state.over
    row = ("L32 -1,0", "L61 0,0")  # a tiger beside what used to be a mammoth
    hunter = ["Red hunter L61.m0"]
    assert Story(*row, pieces=hunter).end().scores == {"Red": 2}
    assert Story(*row, pieces=hunter, game=game_with(load(path))).end().scores == {}


def test_a_note_does_not_make_another_version(tmp_path: Path) -> None:
    path = tmp_path / "noted.toml"
    path.write_text(changed(of("L01", "kind", 'note = "seen"\nkind')), encoding="utf-8")
    assert load(path).version == standard().version
