"""Compiles the rules where that is possible: all of them or none, and says so if none.

mypyc makes a C file of each module, and all of them become one library, so that calls between
modules are direct. The C files are compiled on all cores, and only those that have changed.
"""

import hashlib
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WORKSHOP = "build/rules"  # C files, and the object files made of them
EXTERN = re.compile(r"extern [^(;\[]*?(\w+)[(;\[]")  # declares this name


def modules_to_compile() -> list[str]:
    """What runs inside a playout or a search uses native integers: that asks for compiling."""
    sources = sorted(Path("src/lascaux").rglob("*.py"))
    return [str(file) for file in sources if "from mypy_extensions" in file.read_text("utf-8")]


def extensions_in_c() -> list[Extension]:
    """Let mypyc write the C files: those of one library, and one per module that opens it."""
    from mypyc.build import mypycify

    return mypycify(
        # What the compiled modules import is only read for its types.
        ["--follow-imports=silent", *modules_to_compile()],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="lascaux",  # the library's name, which lascaux.pure looks for
        target_dir=WORKSHOP,
    )


class CFile:
    """A C file, what it is made of, and the object file that becomes of it."""

    def __init__(self, source: str, extension: Extension, compiler) -> None:
        self._source = source
        self._extension, self._compiler = extension, compiler
        [self.object] = compiler.object_filenames([source])
        self._flags = list(extension.extra_compile_args)
        if compiler.compiler_type == "unix":
            # Without it a call from one C file to another takes a detour.
            self._flags.append("-fvisibility=hidden")
        self.text = Path(source).read_text("utf-8")
        self._fingerprint = Path(self.object).with_suffix(".sha256")

    def is_compiled(self) -> bool:
        """Is its object file made of just this?"""
        return (
            Path(self.object).is_file()
            and self._fingerprint.is_file()
            and self._fingerprint.read_text() == self._made_of()
        )

    def compile(self) -> None:
        self._fingerprint.unlink(missing_ok=True)  # whoever is interrupted begins anew
        self._compiler.compile(
            [self._source],
            output_dir="",
            include_dirs=self._extension.include_dirs,
            extra_postargs=self._flags,
        )
        self._fingerprint.write_text(self._made_of())

    def _made_of(self) -> str:
        from mypy.version import __version__ as mypyc_version

        command = [*getattr(self._compiler, "compiler_so", []), *self._flags]
        parts = [sys.version, mypyc_version, *command, self.text, *self._declarations()]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def _declarations(self) -> Iterator[str]:
        """What it includes, without what other files declare and this one never names."""
        names = set(re.findall(r"\w+", self.text))
        for header in map(Path, self._extension.depends):
            if header.name in self.text:
                for line in header.read_text("utf-8").splitlines():
                    extern = EXTERN.match(line)
                    if not extern or extern[1] in names:
                        yield line


class BuildRules(build_ext):
    """Builds all compiled modules, or leaves none."""

    def run(self) -> None:
        self.remove_libraries()  # one of an earlier build would win over a newer source
        if os.environ.get("LASCAUX_PURE"):
            self.stay_plain("LASCAUX_PURE is set")
            return
        compiler = "mypyc"
        try:
            self.extensions = extensions_in_c()
            for extension in self.extensions:
                extension._needs_stub = False  # setuptools says so to those it knows from the start
            compiler = "the C compiler"
            super().run()
        except (Exception, SystemExit) as error:
            reason = "see above" if isinstance(error, SystemExit) else shorten(str(error), 80)
            self.stay_plain(f"{compiler} fails at the rules: {reason}")
        except KeyboardInterrupt:
            self.remove_libraries()
            raise

    def build_extensions(self) -> None:
        """Compile what has changed, then link everything."""
        files = []
        for extension in self.extensions:
            made_of = [CFile(source, extension, self.compiler) for source in extension.sources]
            files.extend(made_of)
            extension.extra_objects = [file.object for file in made_of]
            extension.sources = []
        compile_in_parallel(files)
        self.force = self.parallel = True
        super().build_extensions()

    def stay_plain(self, why: str) -> None:
        self.remove_libraries()
        self.extensions = []
        print(f"lascaux: {why}; installing plain Python, which is slower", file=sys.stderr)

    def remove_libraries(self) -> None:
        for folder in [self.build_lib, *(["src"] if self.inplace else [])]:
            for file in Path(folder).rglob("*"):
                if file.suffix in (".so", ".pyd"):
                    file.unlink()


def compile_in_parallel(files: list[CFile]) -> None:
    """Compile those that have changed on all cores, until one fails."""
    changed = [file for file in files if not file.is_compiled()]
    changed.sort(key=lambda file: len(file.text), reverse=True)  # so that no long one is left
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        try:
            jobs = [cores.submit(file.compile) for file in changed]
            for done, job in enumerate(as_completed(jobs), start=1):
                job.result()
                if sys.stderr.isatty():
                    end = "\n" if done == len(jobs) else ""
                    print(f"\rcompiled {done} of {len(jobs)}", end=end, file=sys.stderr, flush=True)
        finally:
            cores.shutdown(cancel_futures=True)


# What the extensions are is known once mypyc has run, which it does only if they are to be built.
setup(
    ext_modules=[Extension("lascaux", sources=[])],
    cmdclass={"build_ext": BuildRules},
)
