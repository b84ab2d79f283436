"""The people of the tribes, their huts and the marks of the seats, drawn round (0, 0)."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.palette import SEATS, Pigment
from lascaux.art.svg import Element, circle, element, group, path

_TUNIC = (
    "M-9 -19C-15 -17 -21 -8 -26 4L-19 9L-11 -1C-12 14 -15 30 -18 46L-4 46L0 24L4 46L18 46"
    "C15 30 12 14 11 -1L19 9L26 4C21 -8 15 -17 9 -19Z"
)
_HUT = "M-40 40C-38 12 -24 -22 -5 -38L-10 -48L-3 -47L0 -41L4 -48L10 -47L6 -37C24 -21 38 12 40 40Z"
_DOOR = "M-12 40C-11 24 -6 14 0 8C6 14 11 24 12 40Z"

# A mark above the head or over the door: the shape that tells the seats apart.
_MARKS = (
    "M0 -4C-7 -10 -6 -18 0 -24C6 -18 7 -10 0 -4Z",
    "M0 -3L-12 -17L-4 -13L0 -24L4 -13L12 -17Z",
    "M-8 -12A8 8 0 1 0 8 -12A8 8 0 1 0 -8 -12Z",
    "M-15 -24C-18 -10 -9 -3 0 -3C9 -3 18 -10 15 -24C11 -14 6 -12 0 -12C-6 -12 -11 -14 -15 -24Z",
    "M-12 -4L0 -26L12 -4Z",
)

_HORNS = (
    "M-9 -36C-20 -38 -26 -46 -24 -58C-17 -52 -12 -48 -5 -45C-2 -44 2 -44 5 -45C12 -48 17 -52 24 -58"
    "C26 -46 20 -38 9 -36Z"
)
_ANTLERS = (
    "M-6 -38C-16 -42 -24 -50 -24 -64M-16 -45C-22 -45 -28 -46 -32 -50M-22 -54L-14 -60"
    "M6 -38C16 -42 24 -50 24 -64M16 -45C22 -45 28 -46 32 -50M22 -54L14 -60"
)
_CLOAK = "M-9 -20C-22 -14 -28 14 -30 44C-12 50 12 50 30 44C28 14 22 -14 9 -20Z"
_STRANGER = Pigment("bone", "#cdbfa4", "#8f3320", "seat-striped")
_NOBODY = Pigment("grey", "#a3937d", "#5b4d3f", "seat-faded")


def seat_patterns() -> list[Element]:
    """What is painted over a seat's colour: nothing, hatches, dots, a grid or rings."""
    marks: list[list[Element]] = [
        [],
        [path("M-3 9L9 -3M-3 21L21 -3M9 21L21 9", fill="none", stroke_width=3.4)],
        [circle(4.5, 4.5, 2.6, stroke_width=0), circle(13.5, 13.5, 2.6, stroke_width=0)],
        [path("M-2 4L20 4M-2 13L20 13M4 -2L4 20M13 -2L13 20", fill="none", stroke_width=2)],
        [circle(9, 9, 5, fill="none", stroke_width=2.8)],
    ]
    return [
        element(
            "pattern",
            group(*shapes, fill=pigment.ink, stroke=pigment.ink),
            id=pigment.pattern,
            width=18,
            height=18,
            patternUnits="userSpaceOnUse",
        )
        for pigment, shapes in zip(SEATS, marks, strict=True)
    ]


def _figure(name: str, pigment: Pigment, outline: list[Element], tools: list[Element]) -> Element:
    """A shape in a seat's paint and pattern with a charcoal contour, on a halo of chalk."""
    halo = [
        _with(shape, stroke=palette.CHALK, stroke_width=_width(shape) + 11, fill=palette.CHALK)
        for shape in [*tools, *outline]
    ]
    return group(
        group(*halo),
        group(*tools, stroke=palette.CHARCOAL, stroke_width=2.6),
        group(*outline, fill=pigment.paint),
        group(*outline, fill=f"url(#{pigment.pattern})", stroke=palette.CHARCOAL, stroke_width=3.4),
        stroke_linejoin="round",
        stroke_linecap="round",
        id=name,
    )


def _with(shape: Element, **changed: str | float) -> Element:
    more = {key.replace("_", "-"): value for key, value in changed.items()}
    if shape.attributes.get("fill") == "none":
        more["fill"] = "none"
    return Element(shape.name, {**shape.attributes, **more}, shape.children)


def _width(shape: Element) -> float:
    return float(shape.attributes.get("stroke-width", 3.4))


def _person(seat: int, pigment: Pigment, place: str | None = None) -> list[Element]:
    return [
        path(_MARKS[seat], fill=pigment.paint, transform=f"{place or ''}translate(0 -39)"),
        path(_TUNIC, transform=place),
        circle(0, -31, 10.5, fill=pigment.paint, transform=place),
    ]


def _pieces_of(seat: int, pigment: Pigment) -> list[Element]:
    standing = _person(seat, pigment)
    lying = _person(seat, pigment, "translate(5 -3)rotate(-90)")
    mark = path(_MARKS[seat], fill=pigment.paint, transform="translate(0 -42)scale(.9)")
    door = path(_DOOR, fill=palette.CHALK if pigment.name == "black" else palette.CHARCOAL)
    rod = path("M25 6L40 -44M40 -44C50 -30 48 -8 47 8", fill="none", stroke_width=3.6)
    lure = circle(47, 12, 3.4, fill=palette.CHALK, stroke_width=2)
    basket = path(
        "M14 12L42 12L37 34L19 34ZM17 12C19 -4 37 -4 39 12",
        fill=palette.OCHRE_DEEP,
        stroke_width=3,
    )
    weave = path("M16 19L40 19M18 27L38 27", fill="none", stroke_width=2)
    shaft = path("M-40 27L52 21", fill="none", stroke_width=3.6)
    flint = path("M-58 29C-52 22 -46 21 -38 25C-45 32 -51 33 -58 29Z", fill=palette.BONE)
    return [
        _figure(f"gatherer-{seat}", pigment, standing, [basket, weave]),
        _figure(f"fisherman-{seat}", pigment, standing, [rod, lure]),
        _figure(f"hunter-{seat}", pigment, lying, [shaft, flint]),
        _figure(f"hut-{seat}", pigment, [mark, path(_HUT), door], []),
    ]


def _tribe_of(seat: int, pigment: Pigment) -> list[Element]:
    beard = path("M-8 -28C-7 -16 -3 -12 0 -8C3 -12 7 -16 8 -28C4 -23 -4 -23 -8 -28Z")
    beard.attributes["fill"] = palette.CHALK
    cloak = path(_CLOAK)
    rod = path("M30 46L30 -40C30 -52 14 -52 16 -40", fill="none", stroke_width=4.4)
    head = _person(seat, pigment)
    return [
        _figure(f"member-{seat}", pigment, head, []),
        _figure(f"elder-{seat}", pigment, [head[0], cloak, head[2], beard], [rod]),
    ]


def strangers() -> list[Element]:
    """Those who belong to no seat: `invader`, `chieftain` and `hut-empty`, with their patterns."""
    stripes = path("M-2 5L20 5M-2 14L20 14", fill="none", stroke_width=4)
    cracks = path("M2 4L8 8L6 14M12 2L14 8", fill="none", stroke_width=1.8)
    spear = path("M31 46L31 -50", fill="none", stroke_width=4)
    point = path("M31 -66C36 -58 37 -52 31 -46C25 -52 26 -58 31 -66Z", fill=palette.BONE)
    antlers = path(_ANTLERS, fill="none", stroke_width=5)
    red = Pigment("chief", "#9a3c20", palette.GOLD, "seat-striped")
    door = path(_DOOR, fill=palette.CHARCOAL)
    rift = path("M-22 6L-14 14L-18 26M18 -8L24 4L20 12", fill="none", stroke_width=3)
    return [
        *(
            element(
                "pattern",
                group(shape, stroke=pigment.ink),
                id=pigment.pattern,
                width=18,
                height=18,
                patternUnits="userSpaceOnUse",
            )
            for shape, pigment in ((stripes, _STRANGER), (cracks, _NOBODY))
        ),
        _figure(
            "invader",
            _STRANGER,
            [
                path(_HORNS, fill=palette.CHALK),
                path(_TUNIC),
                circle(0, -31, 10.5, fill=palette.CHARCOAL),
            ],
            [spear, point],
        ),
        _figure(
            "chieftain",
            red,
            [path(_CLOAK), circle(0, -30, 10.5, fill=palette.OCHRE)],
            [antlers],
        ),
        _figure("hut-empty", _NOBODY, [path(_HUT), door, rift], []),
    ]


def tribes() -> list[Element]:
    """Member and elder of every seat, as `member-0` and `elder-0`, and those without a seat."""
    people = [piece for seat, pigment in enumerate(SEATS) for piece in _tribe_of(seat, pigment)]
    return [*people, *strangers()]


def pieces() -> list[Element]:
    """Gatherer, fisherman, hunter and hut of every seat, as `gatherer-0` and so on."""
    return [piece for seat, pigment in enumerate(SEATS) for piece in _pieces_of(seat, pigment)]
