"""Layout: long lists and wide pictures, made to fit a terminal."""

from __future__ import annotations

import re
from itertools import pairwise

GAP = 3  # between two columns


def in_columns(items: list[str], width: int) -> list[str]:
    """Lines that show the items in as many columns as fit, each column read downwards.

    >>> in_columns(["a", "bb", "c", "d", "e"], 12)
    ['a    c   e', 'bb   d']
    """
    for rows in range(1, len(items) + 1):
        columns = [items[start : start + rows] for start in range(0, len(items), rows)]
        widths = [max(map(len, column)) for column in columns]
        if sum(widths) + GAP * (len(columns) - 1) <= width:
            break
    else:
        return items
    return [
        (" " * GAP)
        .join(
            f"{column[row]:{size}}"
            for column, size in zip(columns, widths, strict=True)
            if row < len(column)
        )
        .rstrip()
        for row in range(rows)
    ]


def natural_key(text: str) -> list[tuple[int, int, str]]:
    """A sorting key by which numbers inside a text count as numbers.

    >>> sorted(["lay 10,0", "lay -2,0", "lay 9,0"], key=natural_key)
    ['lay -2,0', 'lay 9,0', 'lay 10,0']
    """
    ends = [0, *(end for found in re.finditer(r"-?\d+", text) for end in found.span()), len(text)]
    parts = [text[start:end] for start, end in pairwise(ends)]
    return [(0, int(part), "") if i % 2 else (1, 0, part) for i, part in enumerate(parts)]


def parts_of(text: str, width: int) -> int:
    """How many parts a picture of letters must be cut into to fit a width."""
    widest = max((len(line) for line in text.splitlines()), default=0)
    return max(1, -(-widest // width))


def part_of(text: str, width: int, part: int) -> str:
    """One part of a picture of letters, counted from the left; the last ends with its edge."""
    lines = text.splitlines()
    widest = max((len(line) for line in lines), default=0)
    left = max(0, min(part * width, widest - width))
    return "\n".join(line[left : left + width].rstrip() for line in lines)
