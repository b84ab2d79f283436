"""The events: what lies in the slots, what lies on them, and the deck they come from."""

from __future__ import annotations

from functools import cache, lru_cache

from lascaux.art import palette
from lascaux.art.lettering import FONT, fitted, paragraph, text
from lascaux.art.surfaces import hide, ragged, slab
from lascaux.art.svg import Element, attributes, group, path, rect, stamp
from lascaux.engine.picture import Layer, Part
from lascaux.games.rise.content.parts import RESOURCES
from lascaux.games.rise.drawing.layout import deck_box, event_box
from lascaux.games.rise.view import EventView, RiseView

_WRITTEN = attributes(font_family=FONT, pointer_events="none")

# The sign of each event and its size.
SIGNS = {
    "discovery": ("shell", 0.6),
    "drought": ("drought", 0.62),
    "invaders": ("invader", 0.5),
    "mild_winter": ("snow", 0.62),
    "plentiful_wood": ("wood", 0.6),
    "plentiful_stone": ("stone", 0.6),
    "plentiful_food": ("food", 0.66),
    "shared_knowledge": ("hands", 0.6),
    "mammoth": ("mammoth", 0.62),
    "sabertooth": ("tiger", 0.64),
    "volcano": ("volcano", 0.58),
    "walls": ("palisade", 0.58),
    "canoe": ("canoe", 0.6),
    "altar": ("shrine", 0.62),
    "abandoned_village": ("hut-empty", 0.54),
    "chieftain": ("chieftain", 0.5),
}


def events(view: RiseView) -> Layer:
    """The slots and the deck."""
    found = view["events"]
    count = found["slot_count"]
    parts = []
    for slot in range(count):
        box = event_box(slot, count)
        tiles = found["slots"]
        drawn = _tile(count, *_facts(tiles[slot])) if slot < len(tiles) else _free_slot(slot, count)
        parts.append(Part(f"slot-{slot}", drawn, box.place))
    aside = (len(found["set_aside"]), found["start_village"])
    parts.append(
        Part("deck", _deck(found["deck"], len(found["discard"]), *aside), deck_box().place)
    )
    return Layer("events", tuple(parts), _WRITTEN)


_Facts = tuple[str, str, str, tuple[int, ...], int | None, tuple[int, ...]]


def _facts(tile: EventView) -> _Facts:
    goods = tuple([tile["goods"][name] for name in RESOURCES])
    return tile["id"], tile["name"], tile["text"], goods, tile["price"], tuple(tile["captured"])


@lru_cache(maxsize=1024)
def _tile(
    slots: int,
    event: str,
    name: str,
    words: str,
    goods: tuple[int, int, int],
    price: int | None,
    captured: tuple[int, ...],
) -> str:
    box = event_box(0, slots)
    sign, size = SIGNS.get(event, ("hand", 0.5))
    below = _counters(goods, captured)
    high = box.height - 84 - (34 if below or price is not None else 4)
    shapes = [
        *hide(box.width, box.height, event),
        stamp(sign, 46, 42, size, color=palette.RED_OCHRE),
        *_heading(name, box.width - 96),
        paragraph(17, 80, 19, words, box.width - 34, high, fill=palette.CHARCOAL),
        group(*below, transform=f"translate(0 {box.height - 26})"),
    ]
    if price is not None:
        shapes.append(_price(price, box.width, box.height))
    return group(*shapes).render()


def _heading(name: str, width: float) -> list[Element]:
    """The name beside the sign, in two lines if it is long."""
    first, _, second = name.partition(" ")
    lines = [(65, second), (38, first)] if second else [(52, first)]
    return [
        fitted(84, y, 27, words, width, fill=palette.CHARCOAL, font_weight="bold")
        for y, words in lines
    ]


def _counters(goods: tuple[int, int, int], captured: tuple[int, ...]) -> list[Element]:
    """What lies on the tile: resources and captives, with their numbers."""
    found = [(name, 0.3, number) for name, number in zip(RESOURCES, goods, strict=True) if number]
    found += [(f"member-{seat}", 0.32, number) for seat, number in enumerate(captured) if number]
    shapes = []
    for index, (name, size, number) in enumerate(found):
        x = 32 + index * 60
        shapes.append(stamp(name, x, 0, size))
        shapes.append(text(x + 18, 9, 25, str(number), fill=palette.CHARCOAL, font_weight="bold"))
    return shapes


def _price(price: int, width: float, height: float) -> Element:
    return group(
        rect(
            -92,
            -21,
            100,
            34,
            rx=15,
            fill=palette.CHALK,
            stroke=palette.CHARCOAL,
            stroke_width=2.4,
        ),
        text(-42, 4, 20, f"price {price}", "middle", fill=palette.CHARCOAL, font_weight="bold"),
        transform=f"translate({width - 22} {height - 22})",
    )


@cache
def _free_slot(slot: int, slots: int) -> str:
    box = event_box(slot, slots)
    return group(
        path(
            ragged(box.width, box.height, 4, slot),
            fill=palette.CHARCOAL,
            fill_opacity=0.25,
            stroke=palette.CHALK,
            stroke_width=2.4,
            stroke_opacity=0.45,
            stroke_dasharray="10 8",
        ),
        text(box.width / 2, box.height / 2 - 2, 22, "no event", "middle", fill_opacity=0.75),
        text(
            box.width / 2,
            box.height / 2 + 24,
            17,
            "doubles bring one",
            "middle",
            fill_opacity=0.6,
            font_style="italic",
        ),
    ).render()


@lru_cache(maxsize=512)
def _deck(left: int, gone: int, aside: int, village: int | None) -> str:
    box = deck_box()
    stack = [
        path(
            ragged(54, 46, 0, layer),
            fill="#8a6a45",
            stroke=palette.CHARCOAL,
            stroke_width=2.4,
            transform=f"translate({18 + 3 * layer} {18 - 5 * layer})",
        )
        for layer in range(min(3, left))
    ]
    shapes = [
        *slab(box.width, box.height, "deck"),
        *stack,
        text(51, 42, 27, str(left), "middle", font_weight="bold"),
        fitted(92, 32, 20, "events to come", box.width - 104),
        fitted(92, 58, 18, _rest(gone, aside, village), box.width - 104, fill_opacity=0.75),
    ]
    return group(*shapes).render()


def _rest(gone: int, aside: int, village: int | None) -> str:
    if village is not None:
        return f"{aside} wait for a village"
    return f"{gone} discarded" if gone else "none discarded"
