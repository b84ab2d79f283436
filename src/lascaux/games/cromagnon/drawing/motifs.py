"""What resource tiles show: gods, trade goods and tools, each drawn round (0, 0), 45 to a side.

A motif has two paints only, so that it can be shown dark on a bright tile and pale on a dark one:
its ink is the current colour, the rest is whatever fill and stroke it is copied with.
"""

from __future__ import annotations

from lascaux.art.svg import Element, circle, group, path

INK = "currentColor"


def _ink(data: str) -> Element:
    return path(data, fill=INK, stroke="none")


def _ink_line(data: str, width: float) -> Element:
    return path(data, fill="none", stroke=INK, stroke_width=width)


def _wash(data: str, edge: float = 0.0) -> Element:
    """A patch of the second paint, perhaps with an edge of ink."""
    return path(data, stroke=INK if edge else "none", stroke_width=edge or None)


def _wash_line(data: str, width: float) -> Element:
    return path(data, fill="none", stroke_width=width)


def _earth_mother() -> list[Element]:
    """A round figurine."""
    return [
        circle(0, -35, 9.5, fill=INK, stroke="none"),
        _ink(
            "M-5 -26H5C20 -25 25 -14 21 -5C31 4 32 20 20 27C17 35 11 44 4 45L0 34L-4 45"
            "C-11 44 -17 35 -20 27C-32 20 -31 4 -21 -5C-25 -14 -20 -25 -5 -26Z"
        ),
        _wash_line("M0 7C2 3 7 6 5 11C2 17 -9 15 -9 6C-9 -4 6 -7 12 1C18 10 11 22 0 22", 3.6),
        _wash_line("M-13 -17C-8 -13 -4 -13 0 -17C4 -13 8 -13 13 -17", 3),
    ]


def _sky_father() -> list[Element]:
    """A sun with rays, that looks at you."""
    return [
        _ink_line(
            "M0 -31V-43M15.5 -26.8L21.5 -37.2M26.8 -15.5L37.2 -21.5M31 0H43M26.8 15.5L37.2 21.5"
            "M15.5 26.8L21.5 37.2M0 31V43M-15.5 26.8L-21.5 37.2M-26.8 15.5L-37.2 21.5M-31 0H-43"
            "M-26.8 -15.5L-37.2 -21.5M-15.5 -26.8L-21.5 -37.2",
            6.4,
        ),
        circle(0, 0, 24, fill=INK, stroke="none"),
        _wash(
            "M-15 -4C-12 -11 -5 -11 -3 -4C-6 0 -12 0 -15 -4ZM15 -4C12 -11 5 -11 3 -4"
            "C6 0 12 0 15 -4Z"
        ),
        circle(-9, -4.5, 2.4, fill=INK, stroke="none"),
        circle(9, -4.5, 2.4, fill=INK, stroke="none"),
        _wash_line("M-9 10C-4 15 4 15 9 10", 3.8),
    ]


def _beast_spirit() -> list[Element]:
    """A head with antlers."""
    return [
        _ink(
            "M-13 -12C-6 -17 6 -17 13 -12L24 -13C24 -6 18 -2 14 -2C13 14 9 30 0 43"
            "C-9 30 -13 14 -14 -2C-18 -2 -24 -6 -24 -13Z"
        ),
        _ink_line(
            "M-8 -14C-20 -18 -32 -24 -34 -42M-27 -24C-34 -23 -40 -25 -44 -31M-19 -19"
            "C-20 -28 -18 -36 -15 -42M8 -14C20 -18 32 -24 34 -42M27 -24C34 -23 40 -25 44 -31"
            "M19 -19C20 -28 18 -36 15 -42",
            6,
        ),
        _wash("M-9 -1L-2 4L-8 6ZM9 -1L2 4L8 6Z"),
        circle(-3, 32, 2.1, stroke="none"),
        circle(3, 32, 2.1, stroke="none"),
    ]


def _ochre() -> list[Element]:
    """A bowl with a heap of red earth."""
    return [
        _wash("M-32 4C-26 -12 -16 -30 -4 -33C8 -36 24 -16 32 4Z", 5),
        _ink_line("M-12 -12L-16 -5M2 -22L-2 -14M12 -10L8 -4", 4),
        _ink("M-42 2H42C42 24 28 38 12 40H-12C-28 38 -42 24 -42 2Z"),
        _wash_line("M-28 16L-19 24L-10 16L0 24L10 16L19 24L28 16", 4),
    ]


def _shells() -> list[Element]:
    """A ribbed fan."""
    return [
        _wash(
            "M-10 38L-9 30C-26 20 -42 0 -40 -14C-36 -22 -30 -22 -26 -20C-24 -30 -16 -34 -9 -30"
            "C-6 -38 6 -38 9 -30C16 -34 24 -30 26 -20C30 -22 36 -22 40 -14C42 0 26 20 9 30L10 38Z",
            5.6,
        ),
        _ink_line(
            "M-5 29C-14 12 -22 -4 -25 -19M-2 28C-6 8 -8 -12 -9 -29M5 29C14 12 22 -4 25 -19"
            "M2 28C6 8 8 -12 9 -29",
            4.2,
        ),
        _ink_line("M-8 31H8", 5),
    ]


def _amber() -> list[Element]:
    """A drop with an insect in it."""
    legs = "M-6 2L-15 -4M-6 9H-17M-6 15L-14 22M6 2L15 -4M6 9H17M6 15L14 22M-3 -6L-8 -14M3 -6L8 -14"
    return [
        _wash(
            "M0 -44C10 -26 32 -8 32 13C32 31 17 42 0 42C-17 42 -32 31 -32 13C-32 -8 -10 -26 0 -44Z",
            5.6,
        ),
        _ink("M0 -8C6 -8 7 -2 5 1C10 6 9 24 0 26C-9 24 -10 6 -5 1C-7 -2 -6 -8 0 -8Z"),
        _ink_line(legs, 3.4),
    ]


def _obsidian() -> list[Element]:
    """A black shard with facets."""
    return [
        _ink("M-6 -44L22 -32L36 2L24 34L-4 44L-32 26L-34 -12Z"),
        _wash_line("M-6 -44L-8 -4L36 2M-8 -4L-34 -12M-8 -4L-4 44M22 -32L14 0L24 34", 3.6),
        _wash("M-11 -31L-28 -10L-12 -6Z"),
    ]


def _hand_axe() -> list[Element]:
    """An almond of flint with scars."""
    return [
        _wash(
            "M0 -45C15 -28 29 -2 27 18C25 36 14 44 0 44C-14 44 -25 36 -27 18C-29 -2 -15 -28 0 -45Z",
            5.6,
        ),
        _ink_line(
            "M0 -40L-6 -16L4 2L-4 20L2 40M-6 -16L-19 -6M4 2L22 -4M-4 20L-24 14M-1 27L18 30"
            "M2 -28L12 -18",
            4.2,
        ),
    ]


def _spear_thrower() -> list[Element]:
    """A rod with a hook, under a spear."""
    return [
        _ink_line("M-42 24L24 -26", 7),
        _ink("M42 -41L31 -18L17 -36Z"),
        _ink_line("M-30 43L30 3", 10),
        _wash_line("M-26 40L26 6", 3.4),
        _ink("M-38 36L-26 46L-23 40L-34 28Z"),
        _ink_line("M-34 34L-40 26", 6),
        _ink_line("M8 8L14 19M17 2L23 13", 3.4),
    ]


def _bone_needle() -> list[Element]:
    """A needle with its eye, and a thread."""
    return [
        _ink_line("M27 -27C38 -42 46 -22 30 -12C8 2 -2 -30 -22 -24C-42 -18 -36 4 -24 8", 4),
        _wash("M-42 42L16 -32C22 -40 38 -40 38 -30C38 -24 34 -20 30 -17Z", 5),
        path(
            "M22 -28C25 -31 31 -32 31 -28C30 -25 27 -22 24 -22C21 -23 20 -25 22 -28Z",
            fill=INK,
            stroke="none",
        ),
    ]


def _fish_hook() -> list[Element]:
    """A barbed hook."""
    return [
        _ink_line("M14 -26V14C14 32 0 42 -13 38C-26 34 -31 20 -27 6", 14),
        _wash_line("M14 -26V14C14 32 0 42 -13 38C-26 34 -31 20 -27 6", 5.4),
        _ink("M-24 -12L-38 10L-27 8L-16 16Z"),
        path(
            "M14 -45A10 10 0 0 1 14 -23A10 10 0 0 1 14 -45Z",
            fill="none",
            stroke=INK,
            stroke_width=6.4,
        ),
        _ink_line("M7 -18H21M7 -10H21", 4),
    ]


def _fire_drill() -> list[Element]:
    """A stick in its bow, a board, a flame."""
    return [
        _ink_line("M-6 -44V26", 8),
        _ink_line("M-40 -18C-24 -34 14 -34 30 -18M-40 -18L30 -12", 5),
        _ink("M-42 26H42V40H-42Z"),
        _wash("M22 24C10 20 10 8 18 0C18 6 22 6 24 -8C34 0 40 16 28 24Z", 4.4),
        _ink_line("M-14 -14C-12 -8 0 -8 2 -14", 4),
    ]


def _unknown() -> list[Element]:
    """A spiral, for what is new to us."""
    return [
        _ink_line(
            "M0 0C4 -6 12 2 6 10C-2 18 -18 10 -16 -4C-14 -22 12 -28 24 -12C36 6 24 32 0 34"
            "C-18 35 -34 22 -37 4",
            7,
        )
    ]


DRAWN = {
    "earth_mother": _earth_mother,
    "sky_father": _sky_father,
    "beast_spirit": _beast_spirit,
    "ochre": _ochre,
    "shells": _shells,
    "amber": _amber,
    "obsidian": _obsidian,
    "hand_axe": _hand_axe,
    "spear_thrower": _spear_thrower,
    "bone_needle": _bone_needle,
    "fish_hook": _fish_hook,
    "fire_drill": _fire_drill,
}
# The second paint on a bright tile; chalk if nothing is said.
WASHES = {"ochre": "#a8331c", "amber": "#e9812a", "obsidian": "#b9c4c9", "fire_drill": "#e0521e"}


def motif(id: str) -> Element:
    """The motif of a type, `motif-amber`."""
    return group(
        *DRAWN.get(id, _unknown)(),
        stroke_linecap="round",
        stroke_linejoin="round",
        id=f"motif-{id}",
    )
