"""Static files: packed once, at addresses that change with their contents, kept for ever."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from lascaux.table.web.packing import pack, takes_gzip

FOLDER = Path(__file__).with_name("static")
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
IMPORT = re.compile(r'^(?:import|export) .*?"\./([^"]+)";$', re.MULTILINE)
# Comments that have lines of their own; those with a licence begin with an exclamation mark.
COMMENT = re.compile(
    r"^[ \t]*(?://(?!!)[^\n]*|/\*(?!!)(?:(?!\*/).)*\*/)[ \t]*\n", re.MULTILINE | re.DOTALL
)
# Those at the end of a line; not in a string.
REMARK = re.compile(r"[ \t]+(?:// [^\"'`\n]*|/\* [^\"'`*\n]* \*/)$", re.MULTILINE)
# In a line: of what type something is.
TYPE = re.compile(r"/\*\* @[^*\n]*\*/ ?")
# Round what separates the parts of a style sheet, and before values; not in a string.
ROOM = re.compile(r"(?<![\"'])\s*([{};,>])\s*(?![\"'])|(?<=:) (?![\"'])")
INDENT = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    media_type: str
    body: bytes
    packed: bytes


@dataclass(frozen=True)
class Assets:
    """All files by name. `mark` stands for the contents of all of them.

    It is part of every address, before the name, so that one module finds another beside itself.
    """

    mark: str
    files: dict[str, File]

    def address(self, name: str) -> str:
        """Where a page finds a file."""
        if name not in self.files:
            raise KeyError(f"there is no static file {name!r}")
        return f"/static/{self.mark}/{name}"

    def imported(self, name: str) -> list[str]:
        """The addresses of all modules that a module needs, for a page to ask for at once."""
        found, wanted = {name: None}, [name]
        while wanted:
            for other in IMPORT.findall(self.files[wanted.pop()].body.decode()):
                if other not in found:
                    found[other] = None
                    wanted.append(other)
        return [self.address(each) for each in found if each != name]


@cache
def assets() -> Assets:
    """The files of this version. Read once: a server sees changes when it is started again."""
    mark, files = hashlib.sha256(), {}
    for path in sorted(each for each in FOLDER.rglob("*") if each.is_file()):
        name, body = path.relative_to(FOLDER).as_posix(), _lean(path)
        mark.update(f"{name} {len(body)} ".encode() + body)
        media_type = TYPES.get(path.suffix, "text/plain; charset=utf-8")
        files[name] = File(media_type, body, pack(body))
    return Assets(mark.hexdigest()[:12], files)


def _lean(path: Path) -> bytes:
    """A file without the comments, indents and spaces that are for those who read it here."""
    if path.suffix not in (".css", ".js"):
        return path.read_bytes()
    text = REMARK.sub("", COMMENT.sub("", path.read_text(encoding="utf-8")))
    is_style = path.suffix == ".css"
    return (ROOM.sub(r"\1", text) if is_style else INDENT.sub("", TYPE.sub("", text))).encode()


@router.api_route("/static/{path:path}", methods=["GET", "HEAD"])
async def static(request: Request, path: str) -> Response:
    """A file of this version; those of others are not there."""
    mark, _, name = path.partition("/")
    found = assets().files.get(name)
    if found is None or mark != assets().mark:
        raise HTTPException(404, "There is no such file in this version. Load the page again.")
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    body = found.body
    if takes_gzip(request.headers.get("accept-encoding", "")) and len(found.packed) < len(body):
        headers["content-encoding"], body = "gzip", found.packed
    return Response(body, headers=headers, media_type=found.media_type)


@router.api_route("/favicon.ico", methods=["GET", "HEAD"])
async def favicon() -> Response:
    """Where the icon is, for browsers that ask before they have read a page that names it."""
    return RedirectResponse(assets().address("icon.svg"))
