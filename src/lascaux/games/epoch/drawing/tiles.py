"""What is drawn and written on a hex: an invention, its name, its status or whose hut is there."""

from __future__ import annotations

from functools import cache, lru_cache

from lascaux.art import palette
from lascaux.art.lettering import text
from lascaux.art.svg import Element, group, stamp
from lascaux.games.epoch.content.parts import Ability, Site

NAME, SITE_NAME = 21.0, 13.0  # sizes of letters; a site's whole name where there is room for it
SMALLEST_LETTERS = 11.0  # pixels
READ = SMALLEST_LETTERS / NAME  # pixels to a unit, from which on names and numbers are drawn
READ_WHOLE = SMALLEST_LETTERS / SITE_NAME

MOTIF_AT, MOTIF = -22.0, 0.29
NAME_AT, ROW_AT = 11.0, 28.0
STAR, HUT, SACK = 0.165, 0.25, 0.165
ICON, DIGIT = 20.0, 12.5  # how wide a star is, and a digit

# What is too long for a tile; everything else is called by its first word.
_SHORT = {"casting_bronze": "Bronze", "fishing_pole": "Pole", "hoop_net": "Net"}
_SHORT_SITES = {"valcamonica": "Valcam", "stonehenge": "Henge"}


def short(ability: Ability) -> str:
    """A name of an invention that fits a tile."""
    return _SHORT.get(ability.id, ability.name.split()[0])


def short_site(site: Site) -> str:
    """A name of a site for a small map."""
    return _SHORT_SITES.get(site.id, whole_site(site))


def whole_site(site: Site) -> str:
    """The first word of its name."""
    return site.name.replace("-", " ").split()[0]


@lru_cache(maxsize=1024)
def letters(x: float, y: float, size: float, words: str, bold: bool = True) -> Element:
    """Charcoal letters with a breath of chalk round them; their layer puts x in their middle."""
    weight = {"font_weight": "bold"} if bold else {}
    return text(
        x,
        y,
        size,
        words,
        fill=palette.CHARCOAL,
        stroke=palette.CHALK,
        stroke_width=3.4,
        stroke_opacity=0.5,
        paint_order="stroke",
        **weight,
    )


@lru_cache(maxsize=512)
def motif(symbol: str, hut: int, loose: bool) -> str:
    """The drawing of an invention and the hut below it; nobody's is -1."""
    shapes = [stamp(symbol, 0, MOTIF_AT + 6 * MOTIF, MOTIF)]
    if hut >= 0:
        shapes.append(stamp(f"hut-{hut}", _aside(loose), ROW_AT + 2, HUT))
    return group(*shapes).render()


def _aside(loose: bool) -> float:
    """The middle of what stands below a name, beside a bundle if there is one."""
    return -16.0 if loose else 0.0


@lru_cache(maxsize=1024)
def named(name: str, status: int, loose: bool, bold: bool) -> str:
    """The name of an invention, and the status that it brings, if it is still to be had."""
    shapes = [letters(0, NAME_AT, NAME, name, bold)]
    if status:
        shapes += _stars(status, _aside(loose))
    return group(*shapes).render()


def _stars(status: int, x: float) -> list[Element]:
    return [
        stamp("status", x - 7, ROW_AT + 1, STAR),
        letters(x + 9, ROW_AT + 7, NAME, str(status)),
    ]


@cache
def owned(name: str) -> str:
    """An invention that the viewer has already."""
    return group(
        letters(0, NAME_AT, NAME, name, False), letters(0, ROW_AT + 6, NAME, "yours", False)
    ).render()


@cache
def hidden(status: int) -> str:
    """What lies on a tile that nobody has turned up."""
    return group(
        stamp("status", -9, ROW_AT, STAR),
        text(9, ROW_AT + 7, NAME, str(status), font_weight="bold"),
    ).render()


@cache
def bundle() -> str:
    """Goods that somebody left."""
    return stamp("bundle", 9, ROW_AT + 2, SACK).render()


@cache
def bundle_of(number: int) -> str:
    """How many they are."""
    return letters(25, ROW_AT + 7, NAME, str(number)).render()


# Sites


@cache
def monument(id: str, discovered: bool) -> str:
    """A site on its plinth, paler while nobody has found it."""
    x, faint = (0, None) if discovered else (-13, 0.6)
    return group(stamp("plinth", 0, 0), stamp(id, x, -20, 0.29, opacity=faint)).render()


@lru_cache(maxsize=64)
def site_named(name: str, size: float) -> str:
    """The name of a site."""
    return letters(0, NAME_AT, size, name).render()


@cache
def to_find(status: int) -> str:
    """What the first who finds a site gets, at its upper right."""
    return group(stamp("status", 14, -20, STAR), letters(31, -14, NAME, str(status))).render()


@lru_cache(maxsize=64)
def scores(counts: str, told: str) -> str:
    """What a site brings: a number of stars, or a part of the tiles or stars that one has."""
    symbol = "develop" if counts == "tiles" else "status"
    wide = DIGIT * len(told)
    first = counts in ("tiles", "collected")  # what is divided stands before the number
    left = -(wide + ICON) / 2
    at_symbol, at_words = (left, left + ICON) if first else (left + wide, left)
    return group(
        stamp(symbol, at_symbol + ICON / 2, ROW_AT + 1, STAR),
        letters(at_words + wide / 2, ROW_AT + 7, NAME, told),
    ).render()


def scored(site: Site, players: int) -> str:
    """The same in a few letters: '5', '4-8', '÷2'."""
    if site.counts in ("tiles", "collected"):
        return f"÷{site.per}"
    if site.counts == "shared":
        return f"{site.shared[players - 1]}÷"
    if site.counts == "segment":
        found = [segment.status for segment in site.segments(players)]
        return f"{min(found)}-{max(found)}"
    return str(site.status)
