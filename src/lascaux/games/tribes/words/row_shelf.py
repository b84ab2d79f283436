"""The row: each tile with its price for whoever looks, and what it would do for them now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from lascaux.engine.pane import Card, Chip, Pane
from lascaux.engine.people import People
from lascaux.engine.words import count, sentence
from lascaux.games.tribes.content.parts import ACTIONS, EPOCHS, TRACKS, Content
from lascaux.games.tribes.view import TileView, TribesView
from lascaux.games.tribes.words import worth
from lascaux.games.tribes.words.briefly import briefly

Frame: TypeAlias = tuple[float, float, float, float]
Drawings: TypeAlias = Mapping[str, tuple[str, Frame]]  # of cards, by key

RULES = {"procreate": "T48", "explore": "T56", "move": "T52"}
BRONZE = len(EPOCHS)
LAST_ROUND = "last round"
BRIEF = {"Procreate": "Pro\u00adcreate"}  # where it may be broken in the compact form,
BROKEN = {"Earthquake": "Earth\u00adquake"}  # and in both


def row(view: TribesView, eyes: int, people: People, drawings: Drawings, content: Content) -> Pane:
    """Lands to be laid and the tile in use come first, then the row from its cheap end."""
    texts = {event.id: briefly(event) for event in content.events}
    now = [*_drawn(view, drawings), *_in_use(view, people, drawings, content, texts)]
    tiles = [_tile(view, tile, eyes, people, drawings, texts) for tile in view["row"]]
    brief = [_brief(view, tile, eyes, card) for tile, card in zip(view["row"], tiles, strict=True)]
    title = "Row of tiles"
    broken = [replace(card, title=BRIEF.get(card.title, card.title)) for card in now]
    compact = Pane("row", "rail", title, cards=(*broken, *brief), rail="full")
    return Pane("row", "rail", title, "Row", cards=(*now, *tiles), rail="full", compact=compact)


# What is being done


def _drawn(view: TribesView, drawings: Drawings) -> list[Card]:
    """A card for each kind of land that is to be laid."""
    return [
        Card(
            f"drawn-{resource}",
            resource.title(),
            *drawings[f"drawn-{resource}"],
            badge=str(number) if number > 1 else "",
            note="to lay",
            text="A land out of the bag; it goes anywhere beside the land, and stays there.",
            rule="T58",
        )
        for resource, number in view["drawn"].items()
        if number
    ]


def _in_use(
    view: TribesView, people: People, drawings: Drawings, content: Content, texts: dict[str, str]
) -> list[Card]:
    """The tile that is being carried out, which has left the row."""
    selected = view["selected"]
    if not selected:
        return []
    names = dict(zip(content.tile_ids, content.tile_names, strict=True))
    who = people.who(view["active"])
    return [
        Card(
            f"tile-{selected}",
            names[selected].removesuffix(" with a hand"),
            *drawings[f"tile-{selected}"],
            lines=(texts[selected],) if selected in texts else (),
            note="in use",
            text=sentence(f"{who} {people.verb(view['active'], 'use')} this tile"),
            rule="T34",
        )
    ]


# Tiles of the row


def _tile(
    view: TribesView,
    tile: TileView,
    eyes: int,
    people: People,
    drawings: Drawings,
    texts: dict[str, str],
) -> Card:
    left = worth.shells_left(view, tile, eyes)
    mine = not view["over"] and not (view["selected"] and view["active"] == eyes)
    note = f"{left} left" if left >= 0 else f"{-left} short"
    return Card(
        f"tile-{tile['id']}",
        BROKEN.get(title(tile), title(tile)),
        *drawings[f"tile-{tile['id']}"],
        lines=(texts[tile["id"]],) if tile["event"] else (),
        chips=(*([] if view["over"] else _does(view, tile, eyes, people)), *_shells(tile)),
        badge=_price(view, tile, eyes),
        state=("payable" if left >= 0 else "missing") if mine else "open",
        note=note if mine else "",
        text=tile_text(view, tile, people),
        rule="T93" if tile["event"] else "T44" if tile["hand"] else RULES[tile["id"]],
    )


def title(tile: TileView) -> str:
    """What a tile is called; a hand on it is shown."""
    return tile["name"].removesuffix(" with a hand")


def _price(view: TribesView, tile: TileView, eyes: int) -> str:
    if view["over"]:
        return ""
    if tile["price"]:
        return count(tile["price"], "shell")
    forced = view["current"]["forced"] and view["to_move"] == eyes
    return "free, forced" if forced else "free"


def _brief(view: TribesView, tile: TileView, eyes: int, card: Card) -> Card:
    """A tile where there is little room: its price and what it does, in signs."""
    if tile["event"]:
        signs = [*_members(tile, eyes), *_all_but_members(tile, eyes), _bolt(tile)]
    else:
        track = TRACKS[ACTIONS.index(tile["id"].removesuffix("_hand"))]
        does, number = worth.of_tile(tile, eyes), worth.number(tile["brings"][eyes])
        signs = [Chip(str(number), f"track-{track}", does), *_hand(view, tile, eyes, "", "0")]
    over = view["over"]
    return replace(
        card,
        title=BRIEF.get(card.title, card.title),
        drawing="",
        lines=(),
        chips=(*([] if over else signs), *_shells(tile)),
        badge=str(tile["price"]) if tile["price"] and not over else card.badge,
    )


def _members(tile: TileView, eyes: int) -> list[Chip]:
    """How many members an event brings or takes; the word is too long for a narrow tile."""
    brings = tile["brings"][eyes]
    number = brings["members"]
    if not number:
        return []
    told = f"{'+' if number > 0 else '−'}{abs(number)}"
    return [Chip(told, f"figure-{eyes}", worth.signed(number, "member"), worth.tone(brings))]


def _all_but_members(tile: TileView, eyes: int) -> list[Chip]:
    brings = tile["brings"][eyes]
    said = worth.of_event({**brings, "members": 0})
    told = said != worth.NOTHING or not brings["members"]
    return [Chip(said, tone=worth.tone(brings))] if told else []


def _does(view: TribesView, tile: TileView, eyes: int, people: People) -> list[Chip]:
    """What the tile would do for whoever looks."""
    said = worth.of_tile(tile, eyes)
    if not tile["event"]:
        chip = Chip(said, tone="quiet" if said == worth.NO_EFFECT else "")
        return [chip, *_hand(view, tile, eyes, " possible", "none yet")]
    whom = "You" if people.you == eyes else people.name(eyes)
    clock = bronze_clock(view, tile, eyes)
    return [
        Chip(f"{whom}: {said}", tone=worth.tone(tile["brings"][eyes])),
        *([Chip(clock, name="events of the Bronze Age")] if clock else []),
    ]


def _bolt(tile: TileView) -> Chip:
    epoch = tile["epoch"] or 1
    return Chip(str(epoch), "token-bolt", f"event of the {EPOCHS[epoch - 1]}, epoch")


def _hand(view: TribesView, tile: TileView, eyes: int, some: str, none: str) -> list[Chip]:
    """How many boards a tile with a hand could complete."""
    if not tile["hand"]:
        return []
    number = worth.possible_boards(view, eyes)
    words, tone = (f"{number}{some}", "") if number else (none, "quiet")
    return [Chip(words, "token-hand", "or complete a board,", tone)]


def bronze_clock(view: TribesView, tile: TileView, seat: int) -> str:
    """How far the end would be if a seat took this event; nothing for events of other epochs."""
    idle = not tile["event"] or not tile["concerns"][seat]
    counts = view["options"]["bronze_event_without_effect_counts"] or not idle
    if tile["epoch"] != BRONZE or not counts or not view["bronze_left"]:
        return ""
    taken = len(view["displayed"]) + 1
    left = view["bronze_left"] - 1
    return f"bronze {taken}/{taken + left}" if left > 0 else LAST_ROUND


def _shells(tile: TileView) -> list[Chip]:
    return [Chip(f"+{tile['shells']}", "token-shell", "shells on it")] if tile["shells"] else []


def tile_text(view: TribesView, tile: TileView, people: People) -> str:
    """All there is to say of a tile, and what it would bring each tribe that took it."""
    price = f"It costs {count(tile['price'], 'shell')}, one on each tile before it"
    said = [tile["text"]] if tile["event"] else []
    said.append(
        f"{price if tile['price'] else 'It is free'}; {count(tile['shells'], 'shell')} on it."
    )
    for seat in range(view["players"]):
        who = "you take" if seat == people.you else f"{people.name(seat)} takes"
        said.append(f"If {who} it: {worth.of_tile(tile, seat)}.")
    if tile["hand"]:
        said.append("The action, or one board to complete; never both.")
    return " ".join(said)
