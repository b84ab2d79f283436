"""Every game has the same rooms, and the contracts about who may import whom name every game."""

import tomllib
from pathlib import Path

import lascaux

ROOT = Path(__file__).parents[1]
GAMES = sorted(
    folder for folder in (ROOT / "src/lascaux/games").iterdir() if (folder / "__init__.py").exists()
)
ROOMS = {"content", "rules", "words", "drawing"}
MODULES = {"__init__.py", "RULES.md", "LESSON.toml"}
EITHER = ("view", "insight")  # one module, or a room of its own where there is much of it


def test_the_contract_about_rooms_names_every_game() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {each["name"]: each for each in settings["tool"]["importlinter"]["contracts"]}
    named = contracts["The rooms of a game"]["containers"]
    assert named == [f"lascaux.games.{folder.name}" for folder in GAMES]


def test_every_game_has_the_same_rooms() -> None:
    for folder in GAMES:
        built = ("__pycache__", ".so", ".pyd")
        found = {each.name for each in folder.iterdir() if not each.name.endswith(built)}
        assert found >= ROOMS | MODULES, folder.name
        rest = sorted(name.removesuffix(".py") for name in found - ROOMS - MODULES)
        assert rest == sorted(EITHER), folder.name


def test_a_game_is_registered_under_its_folders_name() -> None:
    ours = {folder.name for folder in GAMES}
    assert ours <= set(lascaux.game_ids())
