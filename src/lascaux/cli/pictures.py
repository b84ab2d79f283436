"""Pictures on disk: SVG as it is, PNG through an extra."""

from __future__ import annotations

from pathlib import Path

from lascaux.engine.errors import LascauxError


def write_picture(svg: str, path: Path, width: int | None = None) -> Path:
    """Write a drawing; the ending of the file's name says in which format.

    The width is a PNG's, in pixels; without it, the drawing's own.
    """
    if path.suffix == ".svg":
        path.write_text(svg, encoding="utf-8")
    elif path.suffix == ".png":
        path.write_bytes(_png(svg, width))
    else:
        raise LascauxError(f"{path}: a picture's name ends in .svg or .png")
    return path


def _png(svg: str, width: int | None) -> bytes:
    try:
        import resvg_py
    except ImportError:
        raise LascauxError("PNG needs resvg_py: pip install 'lascaux[png]'") from None
    return resvg_py.svg_to_bytes(svg_string=svg, width=width)
