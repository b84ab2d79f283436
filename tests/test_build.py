"""The build: all modules are compiled or none, and only what has changed.

A package of three small modules is built by the real `setup.py` with the real compilers.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from textwrap import dedent

import pytest

SETUP = Path(__file__).parents[1] / "setup.py"
COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]
PROJECT = '[project]\nname = "lascaux"\nversion = "1"\n[tool.mypy]\nmypy_path = "src"\n'
MODULES = {
    "__init__": "",
    "plain": "LETTERS = 26\n",
    "one": """
        from mypy_extensions import i64

        def one() -> i64:
            return 1
        """,
    "deep.two": """
        from mypy_extensions import i64
        from lascaux.one import one

        def two() -> i64:
            return one() + one()
        """,
    "deep.three": """
        from mypy_extensions import i64
        from lascaux.deep.two import two
        from lascaux.one import one

        def three() -> i64:
            return two() + one()
        """,
}

pytestmark = pytest.mark.skipif(not shutil.which(COMPILER), reason="there is no C compiler")
THREE = "import lascaux.deep.three as it; print(it.three())"
NOTING_COMPILER = f"""#!/bin/sh
echo "$@" >> calls.txt
case "$*" in *"$FAILS_AT"*) exit 1;; esac
exec {COMPILER} "$@"
"""


class Tree:
    """A small package with the `setup.py` of this one, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.compiler = folder / "compiler"

    def source(self, name: str) -> Path:
        return self.folder / "src/lascaux" / (name.replace(".", "/") + ".py")

    def edit(self, name: str, old: str, new: str) -> None:
        text = self.source(name).read_text()
        assert old in text
        self.source(name).write_text(text.replace(old, new))

    def build(self, fails_at: str = "nothing", **environment: str) -> str:
        """Build with a compiler that notes what it is asked for; what was said on stderr."""
        (self.folder / "calls.txt").write_text("")
        settings = {"CC": str(self.compiler), "FAILS_AT": fails_at, "LASCAUX_PURE": ""}
        done = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
            cwd=self.folder,
            env={**os.environ, **settings, **environment},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stderr

    def compiled(self) -> set[str]:
        """The C files that went through the compiler in the last build."""
        calls = [call.partition(" -c ")[2].split() for call in self.calls().splitlines()]
        return {Path(call[0]).name for call in calls if call}

    def calls(self) -> str:
        return (self.folder / "calls.txt").read_text()

    def libraries(self) -> set[str]:
        """What would win over the sources: beside them, or in a wheel."""
        return {file.name.partition(".")[0] for file in self.folder.rglob("*.so")}

    def run(self, script: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": str(self.folder / "src")},
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Sources, and one library that an earlier build has left."""
    tree = Tree(tmp_path)
    tree.compiler.write_text(NOTING_COMPILER)
    tree.compiler.chmod(0o755)
    shutil.copy(SETUP, tmp_path)
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    for name, text in MODULES.items():
        tree.source(name).parent.mkdir(parents=True, exist_ok=True)
        tree.source(name).write_text(dedent(text))
    tree.source("plain").with_suffix(sysconfig.get_config_var("EXT_SUFFIX")).touch()
    assert tree.libraries() == {"plain"}
    return tree


def test_all_modules_with_native_integers_are_compiled_and_later_those_that_change(
    tree: Tree,
) -> None:
    assert tree.build() == ""
    assert tree.libraries() == {"one", "two", "three", "lascaux__mypyc"}
    assert tree.run(f"{THREE}; print(it.__file__.endswith('.so'))") == "3\nTrue\n"

    tree.edit("deep.two", "one() + one()", "6 - one()")
    assert tree.build() == ""
    assert tree.compiled() == {"__native_lascaux___deep___two.c"}
    assert tree.run(THREE) == "6\n"

    tree.edit("plain", "26", "27")
    assert tree.build() == ""
    assert tree.compiled() == set()
    assert tree.run(THREE) == "6\n"


def test_one_c_file_that_fails_leaves_nothing_compiled(tree: Tree) -> None:
    said = tree.build(fails_at="deep___two.c")
    assert len(tree.compiled()) > 1
    assert tree.libraries() == set()
    assert said.startswith("lascaux: the C compiler fails at the rules: ")
    assert said.endswith("; installing plain Python, which is slower\n")
    assert said.count("\n") == 1


def test_without_a_c_compiler_nothing_is_compiled(tree: Tree) -> None:
    assert "; installing plain Python" in tree.build(CC="/bin/false")
    assert tree.libraries() == set()
    assert tree.run(THREE) == "3\n"


def test_nothing_is_compiled_on_request(tree: Tree) -> None:
    said = tree.build(LASCAUX_PURE="1")
    assert said == "lascaux: LASCAUX_PURE is set; installing plain Python, which is slower\n"
    assert tree.libraries() == set()


@pytest.mark.slow
def test_a_library_that_cannot_be_linked_leaves_nothing_compiled(tree: Tree) -> None:
    assert "; installing plain Python" in tree.build(fails_at="/two.cpython")
    assert "-shared" in tree.calls()
    assert tree.libraries() == set()


@pytest.mark.slow
def test_a_type_error_leaves_nothing_compiled(tree: Tree) -> None:
    tree.edit("deep.two", "one() + one()", "'two'")
    assert "lascaux: mypyc fails at the rules: see above; installing" in tree.build()
    assert tree.libraries() == set()
